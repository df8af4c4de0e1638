"""Asking: what is offered, how each thing stands to it, the prompt, picking and dragging.

A press selects, a second one confirms, on every thing of the table, by mouse, keys and gamepad; a drag is both, and
`Settings.one_press` makes one press do. What a choice leads to ("After building: 2 gold, 19 points") is played by the
rules themselves in a few games that fit the View (`outlook`; a game's own is in its words): only what all of them agree
on is told, so no rule is written twice and nothing hidden shows.
"""
