"""Hands that are not at this screen but on phones: what the window says of them, and how they are invited.

`game.hands` makes the phones themselves and lies above this package; whoever opens a table hands them in.
"""
