"""With what a deal is played: the cards that everybody sees before the game, or the picture of the game."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from game.content.book import book
from game.session.setup import MatchSetup
from game.ui.cards import CardState
from game.ui.draw import theme
from game.ui.draw.backdrops import title_picture
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.screens.reference import open_reference
from game.ui.screens.shelf import CASTLE
from game.ui.ui import Ui
from game.ui.widgets import Widget

RATIO, GAP, WIDEST, LEAST = 1.4, 8.0, 150.0, 52.0
LAYOUT = "small"


def cards_of(setup: MatchSetup) -> list[str]:
    """The cards that its set-up names once, in their order: characters, districts, buildings."""
    known = book(setup.game).cards()
    named = Counter(word for word in _words(setup.rules) if word in known)
    return [word for word, times in named.items() if times == 1]


def _words(found: Any) -> Iterator[str]:
    if isinstance(found, str):
        yield found
    elif isinstance(found, dict):
        for value in found.values():
            yield from _words(value)
    elif isinstance(found, list | tuple):
        for value in found:
            yield from _words(value)


class _Card(Widget):
    """A card that explains itself; a press opens all that is said about it."""

    role = "card"
    focusable = True
    bleed = 6.0

    def __init__(self, services: Ui, game: str, card: str) -> None:
        super().__init__(f"card:{card}")
        self._services = services
        self.game, self.card = game, card
        self._asked = False

    @property
    def value(self) -> str:
        return self.ui.cards_of(self.game).face(self.card).name

    def activate(self) -> None:
        open_reference(self._services, f"card:{self.card}")

    def draw(self, canvas: Canvas) -> None:
        cards = self.ui.cards_of(self.game)
        self.tip = self.tip or escape(cards.face(self.card).short)
        if self.ui.assets.pictures.patient or cards.ready(self.card, LAYOUT, self.box.w):
            cards.draw(canvas, self.card, LAYOUT, self.box, CardState("focus" if self.hovered else ""))
            return
        canvas.rounded(self.box, theme.WELL, 235, 8, theme.HAIRLINE, 90, 1.2)
        if not self._asked:
            self._asked = True
            if (screen := self.ui.stack.showing(self)) is not None:
                self.ui.jobs.add(screen, [partial(self._compose, self.box.w)], first=True)

    def _compose(self, width: float) -> None:
        self.ui.cards_of(self.game).surface(self.card, LAYOUT, width)
        if self.layer is not None:
            self.invalidate()


class Picture(Widget):
    """A game, or the whole program, for the eye; nothing where there is no room for it."""

    role = "picture"

    def __init__(self, game: str = "") -> None:
        super().__init__()
        self.game = game

    def natural(self, width: float) -> tuple[float, float]:
        return width, 0.0

    def draw(self, canvas: Canvas) -> None:
        if self.box.h >= 90:
            canvas.cover(title_picture(canvas.pens.assets.has, self.game), self.box, CASTLE)
            canvas.veil(self.box, theme.INK, 40)
            canvas.rounded(self.box, None, 0, 4, theme.HAIRLINE, 130, 1.4)


class Table(Widget):
    """All of them, as large as there is room."""

    role = "picture"

    def __init__(self, ui: Ui, setup: MatchSetup) -> None:
        self.game = setup.game
        super().__init__("table_of_deal", [_Card(ui, setup.game, card) for card in cards_of(setup)])

    @property
    def value(self) -> str:
        return ", ".join(child.value for child in self.children)

    def natural(self, width: float) -> tuple[float, float]:
        return width, 0.0

    def arrange(self, box: Box) -> None:
        self.box = box
        places = _places(box, len(self.children))
        for child, place in zip(self.children, places, strict=False):
            child.visible = True
            child.arrange(place)
        for child in self.children[len(places) :]:
            child.visible = False


def table_of(ui: Ui, setup: MatchSetup) -> Widget:
    """The cards of a deal; a game that names none shows its picture."""
    return Table(ui, setup) if cards_of(setup) else Picture(setup.game)


def _places(box: Box, count: int) -> Sequence[Box]:
    """Rows of equal cards in the middle, none where they would be too small."""
    if not count:
        return ()

    def width(columns: int) -> float:
        rows = math.ceil(count / columns)
        high = (box.h - GAP * (rows - 1)) / rows
        return min(WIDEST, (box.w - GAP * (columns - 1)) / columns, high / RATIO)

    columns = max(range(1, count + 1), key=width)
    wide, rows = width(columns), math.ceil(count / columns)
    if wide < LEAST:
        return ()
    columns = math.ceil(count / rows)
    high = wide * RATIO
    top = box.cy - (high * rows + GAP * (rows - 1)) / 2
    found = []
    for i in range(count):
        row, column = divmod(i, columns)
        here = min(columns, count - row * columns)
        left = box.cx - (wide * here + GAP * (here - 1)) / 2
        found.append(Box(left + column * (wide + GAP), top + row * (high + GAP), wide, high))
    return found
