"""District pictures, a folder for each type and a file for each id; importing it enters the picture."""
