"""La Città at the table: its board and all that lies on it."""
