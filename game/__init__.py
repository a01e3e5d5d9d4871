"""The engine: rules, deals, records, sentences, bots. No window, no clock, no printing."""

__version__ = "0.1.0"
