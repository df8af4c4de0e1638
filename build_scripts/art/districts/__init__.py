"""District pictures, by type; importing a module enters its pictures in the catalogue."""
