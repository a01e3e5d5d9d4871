"""Commands for who works on Tranque; the wheel leaves them out."""
