"""The screens, by subject: no screen imports another; they lead to each other by routes."""
