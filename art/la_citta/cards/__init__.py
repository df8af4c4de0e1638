"""Politics cards that are no buildings, and the voices of the people, a file each."""
