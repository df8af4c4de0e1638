"""Hands that are not at this screen but on phones: what the window says of them, and how they are invited.

`hands` knows where each hand is, `invitation` leads phones to their seats, and `elsewhere` says it at the table.
`game.hands` makes the phones themselves and lies above this package; whoever opens a table hands them in.
"""
