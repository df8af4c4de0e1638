"""`python -m game text`: the whole game in lines of text, for terminals and screen readers (docs/text_mode.md).

`start` reads the command line, `program` is the menu and what it leads to, `playing` one open game, `answering` what
a typed line does; `commands` and `choosing` understand what was typed, and `speech` makes lines for ears.
"""

from __future__ import annotations

from game.cli.text.start import main

__all__ = ["main"]
