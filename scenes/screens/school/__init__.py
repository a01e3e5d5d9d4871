"""What can be learned: hands worth a look."""
