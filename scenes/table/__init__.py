"""The people at the table: who may see what, what is waited for, and how it is shown."""
