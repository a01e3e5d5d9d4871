"""Phones as private hands: a page and a socket in the house's own network, for the people at this table alone."""
