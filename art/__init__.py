"""Pictures as code: every picture of the game is drawn here, none is painted by hand.

`python3 build_scripts/draw.py [NAME...]` draws all pictures, or the named ones, into `assets/`. The same source
gives the same pixels. `README.md` beside this file tells what is where and how to draw the next card.
"""
