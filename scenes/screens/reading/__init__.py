"""Pages to read: rules, log, details, help."""
