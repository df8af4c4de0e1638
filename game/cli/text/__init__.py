"""`python -m game text`: the whole game in lines of text, for terminals and screen readers (docs/text_mode.md).

`start` reads the command line, `program` is the menu and what it leads to, `telling` what is told of an open game,
`answering` what a typed line does, `playing` the game from its start to its end; `console` and `choices` understand
what was typed.
"""

from __future__ import annotations

from game.cli.text.start import main

__all__ = ["main"]
