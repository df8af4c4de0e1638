"""What lies on characters and districts, a file each; importing it enters the token."""
