"""Making packages that run without Python: what goes in, whose it is, and how each archive is written."""
