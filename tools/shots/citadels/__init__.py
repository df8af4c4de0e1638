"""Fixed positions and scenes of Citadels, for pictures and tests."""
