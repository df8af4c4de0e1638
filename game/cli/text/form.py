"""The form of a new game in words: each field is a line, and picking a line asks (`game.ui.forms`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, Protocol, TypeVar

from game.ui.forms import Entry, Field, OneOf, Switches, YesNo
from game.ui.lang import _

F = TypeVar("F", OneOf, YesNo, Switches)


class Picks(Protocol):
    """What asks: the place of the text that was picked, or None to go back."""

    def pick(self, question: str, choices: Sequence[str], /) -> int | None: ...


class Line(NamedTuple):
    """A line of the form, and what changes it."""

    text: str
    act: Callable[[], None]


class Form:
    """The fields of a game, made anew of the options after each choice."""

    def __init__(self, fields: Callable[[], Sequence[Field]], dialogs: Picks, say: Callable[..., None]) -> None:
        self.fields, self.dialogs, self.say = fields, dialogs, say

    def lines(self) -> list[Line]:
        """How each field stands, and what asks for another."""
        return [Line(one.told, partial(self.change, place)) for place, one in enumerate(self.fields())]

    def change(self, place: int) -> None:
        """Asks for the field at this place, and says what has been chosen."""
        found = self.fields()[place]
        if isinstance(found, YesNo):
            self._turn(found, place)
        elif isinstance(found, Switches):
            self._switch(found, place)
        else:
            self._one_of(found, place)

    def _one_of(self, found: OneOf, place: int) -> None:
        chosen = self._choose(found)
        if chosen is None:
            return
        new = self._anew(OneOf, place)
        for further in new.further:
            if self._choose(further) is None:
                break
        if new.draw is not None and not chosen.kept:
            new.draw()
        new = self._anew(OneOf, place)
        self.say(new.told + ".", *new.said)

    def _choose(self, found: OneOf) -> Entry | None:
        """The entry that was chosen; what is made elsewhere is not offered."""
        entries = [one for one in found.entries if not one.elsewhere]
        place = self.dialogs.pick(found.question, [one.text for one in entries])
        if place is None:
            return None
        found.choose(entries[place].word)
        return entries[place]

    def _anew(self, kind: type[F], place: int) -> F:
        """The same field as it stands after a choice."""
        found = self.fields()[place]
        assert isinstance(found, kind)
        return found

    def _turn(self, found: YesNo, place: int) -> None:
        if found.why_not:
            self.say(found.why_not)
            return
        found.turn(not found.on)
        self.say(*self._anew(YesNo, place).said)

    def _switch(self, found: Switches, place: int) -> None:
        """One switch after the other, until somebody goes back."""
        while True:
            states = [_("on") if one.word in found.on else _("off") for one in found.entries]
            lines = [f"{one.text}: {state}" for one, state in zip(found.entries, states, strict=True)]
            picked = self.dialogs.pick(_("Which switch do you want to turn?"), lines)
            if picked is None:
                return
            entry = found.entries[picked]
            on = entry.word not in found.on
            found.turn(entry.word, on)
            self.say(entry.meaning, _("It is on now.") if on else _("It is off now."))
            found = self._anew(Switches, place)
