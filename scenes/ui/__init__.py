"""Controls under one focus, and the scenes that are made of them: a panel, a card, a page to read."""
