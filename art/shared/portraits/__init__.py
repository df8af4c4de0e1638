"""The named opponents, a file each; importing it enters its portrait."""
