"""What happens for the first time is explained at its place on the table."""
