"""The script that made the sound files."""
