"""Fonts made from those of `assets/fonts/`: each a script of its own."""
