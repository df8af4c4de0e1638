"""La Città in fixed positions, for pictures and tests."""
