"""The twelve buildings of the map, a file each."""
