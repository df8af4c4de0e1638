"""Colours, pens, shapes, textures, and the board all of it is drawn on."""
