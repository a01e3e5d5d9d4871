"""The same boards in several homes: an event as a line to send, what a home made of it, and the sheet that compares."""
