"""From raw events to what a person wants, and the signs that stand for it."""
