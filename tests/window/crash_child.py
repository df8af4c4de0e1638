"""The whole program, with one fault put in from outside: F9 at the table breaks it, once."""

from __future__ import annotations

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
    import pygame

    from game.__main__ import main
    from game.table import keys
    from game.table.served_table import ServedTable

    whole = keys.before_widgets
    broken: list[pygame.event.Event] = []

    def before_widgets(table: ServedTable, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_F9 and not broken:
            broken.append(event)
            raise ZeroDivisionError("the table broke under Matilda")
        return bool(whole(table, event))

    keys.before_widgets = before_widgets
    sys.exit(main(sys.argv[1:]))
