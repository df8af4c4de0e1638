"""Signs and tokens of 256 pixels, a file each; read at 14."""
