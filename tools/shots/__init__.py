"""The screens around the table in fixed positions, for pictures and tests, and the made-up program they live in."""
