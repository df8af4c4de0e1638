"""The drawing kit: every picture of the game is drawn by this code, none is painted by hand.

`python3 build_scripts/art/draw.py [NAME...]` draws all pictures, or the named ones, into `assets/`. The same source
gives the same pixels. `README.md` beside this file tells how the kit is built and how to draw the next card.
"""
