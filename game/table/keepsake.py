"""A small picture of a table as everybody may see it: what lists of games show, so that one is known again."""

from __future__ import annotations

import pygame

from game import catalog
from game.bots.inline import InlineBots
from game.kernel.rules import ViewData
from game.kernel.steps import Ask
from game.session.film import NobodyThinks
from game.session.ledger import Decision
from game.session.match import Match
from game.session.save import SaveFile, resume
from game.table.flow import Flow
from game.table.puzzles.still import StillTable
from game.ui.draw.scaling import smoothscale
from game.ui.ui import Ui

SIZE = (384, 216)  # pixels
LARGE = (768, 432)  # of one that is looked at alone


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


class Witness(Onlooker):
    """Somebody who sees what one seat may see, and what it is asked."""

    def __init__(self, match: Match, seat: int) -> None:
        super().__init__(match)
        self._seat = seat

    @property
    def viewer(self) -> int:
        return self._seat

    @property
    def private(self) -> bool:
        return True

    @property
    def view(self) -> ViewData:
        return self.match.view(self._seat)

    @property
    def my_ask(self) -> Ask | None:
        ask = self.match.pending
        return ask if ask is not None and ask.seat == self._seat else None


def witness(match: Match, one: Decision) -> Witness:
    """Whoever made a decision of a finished match, before it."""
    then = Match(match.rules, match.setup, one.state.clone(), NobodyThinks())
    then.journal, then.events = list(match.journal[: one.ask.number]), list(match.events[: one.told])
    return Witness(then, one.ask.seat)


def decision_picture(ui: Ui, match: Match, one: Decision) -> pygame.Surface:
    """The table as it was before a decision of a finished match, with the eyes of whoever made it, in `LARGE`."""
    return _drawn(ui, witness(match, one), LARGE)


def keepsake_of(ui: Ui, save: SaveFile) -> pygame.Surface:
    """The same of a game that is kept, finished or not. Raises SaveFault where it cannot be used."""
    return keepsake(ui, resume(save, catalog.rules, InlineBots()))


def keepsake(ui: Ui, match: Match) -> pygame.Surface:
    """The table of a match in a picture of `SIZE`, cut to its shape: some hundredths of a second of drawing."""
    return _drawn(ui, Onlooker(match), SIZE)


def _drawn(ui: Ui, flow: Flow, size: tuple[int, int]) -> pygame.Surface:
    whole = pygame.Surface((ui.scale.width, ui.scale.height))
    with ui.about(flow.match.setup.game):
        screen = StillTable(ui, flow)
        screen.rebuild()
        assert screen.root is not None
        canvas = ui.canvas(whole)
        if not screen.covered:
            canvas.cover(screen.background, ui.scale.bounds)
        screen.root.paint(canvas)
    wide, high = whole.get_size()
    share = max(size[0] / wide, size[1] / high)
    seen = pygame.Rect(0, 0, min(wide, round(size[0] / share)), min(high, round(size[1] / share)))
    return smoothscale(whole.subsurface(seen), size)
