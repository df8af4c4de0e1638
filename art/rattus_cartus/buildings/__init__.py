"""The twelve buildings, a file each."""
