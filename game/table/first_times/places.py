"""Where on the table that lies which a sentence speaks of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from game.content.first_times import ME, QUESTION
from game.lessons.first_times import Met
from game.table.asking.spots import HAND
from game.table.pieces import Spot
from game.ui.draw.geometry import Box
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.table.screen import TableScreen


def place_of(table: TableScreen, one: Met) -> Box:
    """Where on the table that lies which a sentence speaks of; the question where it is not in sight."""
    found = _box_of(table, one)
    seen = found is not None and found.w > 1 and table.ui.scale.bounds.holds(found)
    return found if found is not None and seen else table.prompt.box


def _box_of(table: TableScreen, one: Met) -> Box | None:
    at, facts, board = one.entry.at, one.facts, table.board
    if at == QUESTION:
        return table.prompt.box
    if at == ME:
        return board.seat_box(table.flow.viewer)
    if at == HAND:
        return table.hand.box if table.hand.visible else None
    part, _colon, fact = at.partition(":")
    if fact:
        return _thing(table, part, facts.get(fact, -1))
    if at in facts:
        return board.seat_box(int(facts[at])) if at in table.words.who else _thing(table, "", facts[at])
    return next((widget.box for widget in _parts(table) if widget.name == at), None)


def _parts(table: TableScreen) -> Iterator[Widget]:
    return table.root.walk() if table.root is not None else iter(())


def _thing(table: TableScreen, part: str, number: Any) -> Box | None:
    """The thing of this number in a part of the table."""
    for widget in _parts(table):
        named = widget.name == f"{part}:{number}"
        if named or (isinstance(widget, Spot) and widget.thing == number and widget.place == part):
            box = widget.shown if isinstance(widget, Spot) and not named else widget.box
            return Box(*box) if widget.uncovered(*box.center) else None
    return None
