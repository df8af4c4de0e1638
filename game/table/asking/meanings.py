"""What every press at the table would do now, so that none is taken for something that came a moment later."""

from __future__ import annotations

from collections.abc import Iterator

from game.table.asking.focus import numbered
from game.table.board import Table
from game.ui.draw.geometry import Box
from game.ui.input.actions import NUMBERS
from game.ui.input.presses import Answers
from game.ui.widgets import Button, Widget


def meanings(table: Table) -> Answers:
    """For whoever is asked; while others are, no press of the table answers anything."""
    if table.flow.unseen:
        return Answers(tuple((button.box, button.name) for button in _buttons(table)), {}, "")
    if table.offers is None or table.root is None:
        return Answers()
    above = [(widget.box, "") for widget in (table.message, table.hint_panel) if widget.visible]
    things = [(thing, does) for thing in table.spots() if (does := _of_spot(table, thing.place, thing.thing))]
    buttons = [(button, _of_button(table, button)) for button in _buttons(table)]
    focus = next((does for widget, does in (*buttons, *things) if widget is table.ui.focus), "")
    actions = {button.shortcut: does for button, does in buttons if button.shortcut}
    places: list[tuple[Box, str]] = [*above, *((widget.box, does) for widget, does in (*buttons, *reversed(things)))]
    return Answers(tuple(places), {**actions, **_numbers(table)}, focus)


def _buttons(table: Table) -> Iterator[Button]:
    parts: list[Widget] = [*table.prompt.children, *table.zoom.children]
    yield from (part for part in parts if isinstance(part, Button))


def _of_button(table: Table, button: Button) -> str:
    """A button of the same words under another question is another button; in a group, and in the menu of one's own
    turn, it is the same."""
    assert table.offers is not None
    ask = table.offers.ask
    question = ask.step if ask.group or table.marks.own_turn else f"{ask.step} {ask.number}"
    return (
        f"{question} {table.words.own_turn(table.flow.view)} {button.name} {button.text} {button.kind} {button.enabled}"
    )


def _of_spot(table: Table, place: str, number: int) -> str:
    """The first press selects and the second answers: they are not the same."""
    assert table.offers is not None
    if (planned := table.board.plan.does(place, number)) is not None:
        return planned
    if number in table.offers.chosen and table.mark(place, number).state == "chosen":
        return f"put back {number}"
    spot, found = table.marks.found(place, number)
    if not found:
        return ""
    words = " | ".join(offer.label for offer in found)
    return f"{words} {spot == table.selected}"


def _numbers(table: Table) -> dict[str, str]:
    """The number keys pick things in their order."""
    spots = numbered(table)
    if not spots and table.offers is not None and table.offers.buttons:
        return dict.fromkeys(NUMBERS, f"{table.offers.ask.number}")
    return {action: _of_spot(table, *spot) for action, spot in zip(NUMBERS, spots, strict=False)}
