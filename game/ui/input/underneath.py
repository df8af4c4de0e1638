"""What lies under the pointer and can be explained: a word, a symbol, a text that is cut, a thing with a tip."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.ui.draw.breaking import WORD
from game.ui.draw.geometry import Box
from game.ui.widgets.base import Layer, Widget


class Spot(NamedTuple):
    """A word on the screen, where it is, and the text it stands in (none: in a tip)."""

    word: str
    box: Box
    widget: Widget | None = None


class Symbol(NamedTuple):
    """A symbol on the screen (`canvas.explain`), where it is, and who drew it."""

    key: str
    box: Box
    widget: Widget


class Under(NamedTuple):
    """What is there, each the topmost of its kind."""

    word: Spot | None = None
    symbol: Symbol | None = None
    cut: Widget | None = None  # the innermost widget with a text that is cut


NOTHING = Under()


def under(scope: Layer, x: float, y: float) -> Under:
    """What lies at this position in units; nothing that something else covers there."""
    found = NOTHING
    for widget in scope.walk():
        if widget.covers and widget.box.contains(x, y):
            found = NOTHING
        if not (widget.cut or widget.links or widget.symbols) or not widget.uncovered(x, y):
            continue
        word = next((spot for spot in _words(widget) if spot.box.contains(x, y)), found.word)
        signs = [Symbol(key, box, widget) for key, box in widget.symbols if box.contains(x, y)]
        found = Under(word, signs[-1] if signs else found.symbol, widget if widget.cut else found.cut)
    return found


def words_in(scope: Layer, bounds: Box) -> list[Spot]:
    """The words that can be seen, in reading order of the tree."""
    found: list[Spot] = []
    for widget in scope.walk():
        if widget.covers:
            found = [spot for spot in found if not widget.box.contains(*spot.box.center)]
        found += [spot for spot in _words(widget) if bounds.holds(spot.box) and widget.uncovered(*spot.box.center)]
    return found


def _words(widget: Widget) -> Iterator[Spot]:
    return (Spot(link.removeprefix(WORD), box, widget) for link, box in widget.links if link.startswith(WORD))
