"""Where keys go at a table: what the number keys pick, and what has the focus."""

from __future__ import annotations

from game.table.asking.spots import BUTTON, Spot
from game.table.board import Table
from game.table.pieces import Spot as Thing
from game.ui.widgets import Widget


def numbered(table: Table) -> list[Spot]:
    """What the number keys pick, in their order."""
    spots = [spot for spot in table.offers.by_spot if spot[0] != BUTTON] if table.offers is not None else []
    return table.board.numbers(spots) if spots else []


def keep_focus(table: Table) -> None:
    """A focused thing that left the table hands the focus to its successor of the same name. What got it while nobody
    was asked hands it on as soon as somebody is."""
    focus, root = table.ui.focus, table.root
    if focus is None or root is None:
        return
    if table.layers and any(focus.within(layer) for layer in table.layers):
        return
    stays = focus.within(root) and focus in root.reachables()
    if stays and (table.offers is None or focus is not table.led):
        return
    same = [] if stays else [w for w in root.reachables() if w.name == focus.name]
    wanted = table.ui.ring_visible or table.ui.ears.listening
    table.ui.focus = same[0] if same else first_thing(table) if wanted else None
    table.led = table.ui.focus if table.offers is None and not same else None


def to_selected(table: Table) -> None:
    """What has just been selected by its number has the focus, so that Enter confirms it."""
    if table.selected is None or table.root is None:
        return
    for widget in table.root.reachables():
        if isinstance(widget, Thing) and (widget.place, widget.thing) == table.selected:
            table.ui.focus = widget
            return


def first_thing(table: Table) -> Widget | None:
    """Where somebody with keys or a gamepad begins: at the buttons of the prompt, else at what can be chosen, and only
    then at a button that says why it cannot be pressed."""
    widgets = table.root.focusables() if table.root is not None else []
    buttons = [w for w in table.prompt.children if w.interactive]
    legal = [w for w in widgets if isinstance(w, Thing) and w.mark.state in ("legal", "target")]
    return next(iter([*(w for w in buttons if w.enabled), *legal, *buttons, *widgets]), None)
