"""F1: the rules at the thing in question, from every screen; leaving them leads back to exactly where one was."""

from __future__ import annotations

from collections.abc import Iterator

from game.content.book import book
from game.ui.screens.gallery.places import START, of_game
from game.ui.screens.reference import ReferenceScreen, open_reference
from game.ui.ui import Ui
from game.ui.widgets.base import Widget


def open_help(ui: Ui) -> None:
    """Opens the rules at the explained word, what is pointed at or in focus, or what the screen is about. In the rules
    themselves the same key goes there, or leads back."""
    top = ui.stack.top
    focus = ui.focus if ui.ring_visible else None
    pointed = [ui.mouse.hovered, _under(ui, ui.mouse.place)]
    place = _pointed_place(ui, [*pointed, focus] if ui.mouse.in_use else [focus, *pointed])
    ui.popups.close()
    if isinstance(top, ReferenceScreen) and top.rules is not None:
        here = of_game(place, top.game)
        if place and here == (top.game, here[1]) != (top.game, top.trail.here):
            top.rules.open(here[1])
        else:
            top.back()
        return
    open_reference(ui, place or screen_place(ui))


def screen_place(ui: Ui) -> str:
    """What the screens are about: the top one, or the one below that knows."""
    found = (screen.help_place() for screen in reversed(ui.stack.screens))
    return next(filter(None, found), START)


def _pointed_place(ui: Ui, widgets: list[Widget | None]) -> str:
    """The place of the word that is explained, or of the first of the widgets that has one; "" if they are about
    nothing."""
    if ui.popups.words.word:
        return f"word:{ui.popups.words.word}"
    return next((place for widget in widgets for place in _places(ui, widget)), "")


def _under(ui: Ui, pointer: tuple[float, float] | None) -> Widget | None:
    """What lies there and is about something, though the pointer does nothing with it."""
    scope = ui.stack.top.scope if ui.stack.top is not None else None
    if scope is None or pointer is None:
        return None
    found = [widget for widget in scope.walk() if widget.rules_at and widget.uncovered(*pointer)]
    return found[-1] if found else None


def _places(ui: Ui, widget: Widget | None) -> Iterator[str]:
    """What a widget is about, then what it is part of."""
    cards = book(ui.game).cards()
    while widget is not None:
        card = getattr(widget, "card", "")
        if isinstance(card, str) and card in cards:
            yield f"card:{card}"
        if widget.rules_at:
            yield widget.rules_at
        widget = widget.parent
