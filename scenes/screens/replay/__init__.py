"""What the scenes of finished hands are made of."""
