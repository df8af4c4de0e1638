"""Where the keyboard goes: in order with Tab, by direction with the arrows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.ui.draw.geometry import Box
from game.ui.draw.markup import WORD
from game.ui.widgets.base import Layer, Widget
from game.ui.widgets.layout import Panel

WIDEST = 2.0  # what lies further beside the direction than this many times its way along is not that way


def next_in_order(widgets: Sequence[Widget], current: Widget | None, backwards: bool) -> Widget | None:
    """The neighbour in reading order, around the ends."""
    if not widgets:
        return None
    if current not in widgets:
        return widgets[-1 if backwards else 0]
    return widgets[(widgets.index(current) + (-1 if backwards else 1)) % len(widgets)]


def next_in_direction(widgets: Sequence[Widget], current: Widget, direction: tuple[int, int]) -> Widget | None:
    """The nearest widget that way; None at the edge."""
    best: tuple[float, Widget] | None = None
    for widget in widgets:
        if widget is current:
            continue
        cost = _cost(current.focus_box, widget.focus_box, direction)
        if cost is not None and (best is None or cost < best[0]):
            best = (cost, widget)
    return best[1] if best else None


def next_area(scope: Layer, areas: Sequence[Widget], current: Widget | None, step: int) -> Widget | None:
    """The first thing of the next area (or the one before), around the ends. Areas are `areas` in their order, else the
    panels, and what lies in none of them."""
    known = areas or [widget for widget in scope.walk() if isinstance(widget, Panel)]
    groups: dict[Widget, Widget] = {}  # the area, and the first thing in it
    for widget in scope.reachables() if scope.services.ears.listening else scope.focusables():
        groups.setdefault(_area_of(widget, known) or scope, widget)
    if not groups:
        return None
    order = [*(area for area in areas if area in groups), *(area for area in groups if area not in areas)]
    here = (_area_of(current, known) or scope) if current is not None else None
    if here not in groups:
        return groups[order[0 if step > 0 else -1]]
    return groups[order[(order.index(here) + step) % len(order)]]


MOST_IN_A_GROUP = 6  # what is more is gone through by its rows


def groups_of(widgets: Sequence[Widget], areas: Sequence[Widget]) -> list[list[Widget]]:
    """What belongs together, for whoever goes by groups: the things of an area (else of a panel), in the order of the
    areas, and of a large one by rows as they lie, small ones together."""
    found: dict[Widget | None, list[Widget]] = {area: [] for area in areas}
    for widget in widgets:
        area = _area_of(widget, areas) if areas else _panel_of(widget)
        found.setdefault(area, []).append(widget)
    return [row for group in found.values() if group for row in _rows(group)]


def _panel_of(widget: Widget | None) -> Widget | None:
    while widget is not None and not isinstance(widget, Panel):
        widget = widget.parent
    return widget


def _rows(group: list[Widget]) -> list[list[Widget]]:
    """Those whose middle lies beside the first of a row are in it."""
    if len(group) <= MOST_IN_A_GROUP:
        return [group]
    rows: list[list[Widget]] = []
    for widget in sorted(group, key=lambda one: one.focus_box.cy):
        first = rows[-1][0].focus_box if rows else None
        if first is not None and first.y <= widget.focus_box.cy <= first.bottom:
            rows[-1].append(widget)
        else:
            rows.append([widget])
    groups: list[list[Widget]] = []
    for row in rows:
        in_order = sorted(row, key=lambda one: one.focus_box.x)
        if groups and len(groups[-1]) + len(row) <= MOST_IN_A_GROUP:
            groups[-1] += in_order
        else:
            groups.append(in_order)
    return groups


def _area_of(widget: Widget | None, areas: Sequence[Widget]) -> Widget | None:
    while widget is not None and widget not in areas:
        found = next((area for area in areas if widget in area.members), None)
        if found is not None:
            return found
        widget = widget.parent
    return widget


def _cost(start: Box, end: Box, direction: tuple[int, int]) -> float | None:
    """Way along the direction plus four times what lies beside it; None if it is not that way."""
    dx, dy = direction
    if dx:
        along = end.x - start.right if dx > 0 else start.x - end.right
        centre = (end.cx - start.cx) * dx
        beside = _apart(start.y, start.bottom, end.y, end.bottom)
        off = abs(end.cy - start.cy)
    else:
        along = end.y - start.bottom if dy > 0 else start.y - end.bottom
        centre = (end.cy - start.cy) * dy
        beside = _apart(start.x, start.right, end.x, end.right)
        off = abs(end.cx - start.cx)
    if centre <= 1 or along < -0.5 * (start.w if dx else start.h) or beside > WIDEST * centre:
        return None
    return max(0.0, along) + 4 * beside + 0.15 * off


def _apart(a0: float, a1: float, b0: float, b1: float) -> float:
    """How far two spans are apart; 0 when they overlap."""
    return max(0.0, b0 - a1, a0 - b1)


# What lies under the pointer and can be explained.


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
