"""A small picture of a table as everybody may see it: what lists of games show, so that one is known again."""

from __future__ import annotations

import pygame

from game import catalog
from game.bots.inline import InlineBots
from game.kernel.rules import ViewData
from game.kernel.steps import Ask
from game.session.match import Match
from game.session.save import SaveFile, resume
from game.table.flow import Flow
from game.table.puzzles.still import StillTable
from game.ui.ui import Ui

SIZE = (384, 216)  # pixels


class Onlooker(Flow):
    """Somebody who passes by: sees what everybody may know, is asked nothing, and waits for nobody."""

    def __init__(self, match: Match) -> None:
        super().__init__(match, lambda: "instant")
        self.was_over = True

    @property
    def alone(self) -> bool:
        return False

    @property
    def private(self) -> bool:
        return False

    @property
    def view(self) -> ViewData:
        return self.present

    @property
    def curtain_for(self) -> int | None:
        return None

    @property
    def my_ask(self) -> Ask | None:
        return None


def keepsake_of(ui: Ui, save: SaveFile) -> pygame.Surface:
    """The same of a game that is kept, finished or not. Raises SaveFault where it cannot be used."""
    return keepsake(ui, resume(save, catalog.rules, InlineBots()))


def keepsake(ui: Ui, match: Match) -> pygame.Surface:
    """The table of a match in a picture of `SIZE`, cut to its shape: some hundredths of a second of drawing."""
    whole = pygame.Surface((ui.scale.width, ui.scale.height))
    with ui.about(match.setup.game):
        screen = StillTable(ui, Onlooker(match))
        screen.rebuild()
        assert screen.root is not None
        canvas = ui.canvas(whole)
        if not screen.covered:
            canvas.cover(screen.background, ui.scale.bounds)
        screen.root.paint(canvas)
    wide, high = whole.get_size()
    share = max(SIZE[0] / wide, SIZE[1] / high)
    seen = pygame.Rect(0, 0, min(wide, round(SIZE[0] / share)), min(high, round(SIZE[1] / share)))
    return pygame.transform.smoothscale(whole.subsurface(seen), SIZE)
