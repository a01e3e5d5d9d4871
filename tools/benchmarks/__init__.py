"""What `tools.bench` measures, a file a subject."""
