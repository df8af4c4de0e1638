"""Character pictures, by rank; importing a module enters its pictures in the catalogue."""
