"""What `tools.dev.bench` measures, a file a subject."""
