"""What the tests are played with: a real window, a pad, a scripted player."""
