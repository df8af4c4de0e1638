"""The fields of a form (`game.ui.forms`) as widgets of the new-game screen; a page puts them where it likes."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.ui.draw import theme
from game.ui.forms import OneOf, Switches, YesNo
from game.ui.lang import _
from game.ui.widgets import Button, Choice, Divider, RichText, Toggle, Widget

Then = Callable[[], None]  # what follows when something was chosen


def choice(found: OneOf, then: Then) -> Choice:
    """The list of a field."""
    entries = [(one.word, _("“{name}”").format(name=one.text) if one.kept else one.text) for one in found.entries]
    return Choice(found.title, entries, found.chosen, partial(_chosen, found, then), found.name, dict(found.blocked))


def explained(found: OneOf, then: Then, size: float) -> list[Widget]:
    """The list, and a line about what is chosen."""
    meaning = [RichText(found.meaning, theme.BODY.at(size).of(theme.TEXT_DIM))] if found.meaning else []
    return [choice(found, then), *meaning]


def toggle(found: YesNo, then: Then) -> Toggle:
    """A switch of its own."""
    made = Toggle(found.title, found.on, partial(_turned, found, then), found.name)
    made.why_not = found.why_not
    return made


def switches(found: Switches, then: Then, size: float) -> list[Widget]:
    """Each switch with its line, and a stroke between them."""
    rows: list[Widget] = []
    for one in found.entries:
        made = Toggle(one.text, one.word in found.on, partial(_switched, found, then, one.word), f"rule:{one.word}")
        if one.word in found.fixed:
            made.on, made.why_not = True, found.fixed[one.word]
        note = found.notes.get(one.word, "")
        said = f"{one.meaning} [i|{note}]" if note else one.meaning
        rows += [Divider(), made, RichText(said, theme.BODY.at(size).of(theme.TEXT_DIM))]
    return rows[1:]


def draw_again(found: OneOf, seeded: bool, then: Then, height: float) -> list[Widget]:
    """The button that draws anew what chance decides, where it decides anything."""
    if found.draw is None:
        return []
    draw = found.draw

    def act() -> None:
        draw()
        then()

    made = Button(_("Draw again"), act, name="draw_again", height=height)
    if seeded:
        made.disable(_("The seed decides what is drawn: empty that field first."))
    return [made]


def _chosen(found: OneOf, then: Then, word: str) -> None:
    found.choose(word)
    then()


def _turned(found: YesNo, then: Then, on: bool) -> None:
    found.turn(on)
    then()


def _switched(found: Switches, then: Then, word: str, on: bool) -> None:
    found.turn(word, on)
    then()
