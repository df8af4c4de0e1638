"""What happens in the second half of a year, shown step by step."""
