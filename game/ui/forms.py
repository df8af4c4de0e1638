"""What can be chosen for a new game, as a form: each field is said once, for the window and for the text game.

`game/ui/screens/form.py` makes widgets of fields, `game/cli/text/form.py` lines and questions. What follows from a
choice stands in the field that is made anew of the options after it. No pygame here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from game.ui.lang import _, listed
from game.ui.services import StoredChoice

STORED = "stored:"  # before the key of what somebody kept under a name, in the word of an entry


class Entry(NamedTuple):
    """One of the things that a field can be: its word, what it is called, and what it means in a line."""

    word: str
    text: str
    meaning: str = ""
    elsewhere: bool = False  # made by other fields, or by clicking on cards: the text game does not offer it

    @property
    def kept(self) -> bool:
        """Whether somebody kept it under this name."""
        return self.word.startswith(STORED)


@dataclass(frozen=True)
class OneOf:
    """A list with one entry in force. `name` is that of its widget; `line` is how it stands in the text game, without a
    full stop, where that is not its title and the entry."""

    name: str
    title: str
    question: str  # which of them? In the text game
    entries: Sequence[Entry]
    chosen: str  # the word that is in force
    choose: Callable[[str], None]
    line: str = ""
    said: Sequence[str] = ()  # what follows from the choice
    further: Sequence[OneOf] = ()  # asked next where cards cannot be clicked
    draw: Callable[[], None] | None = None  # draws anew what chance decides: choosing does it where no button can
    blocked: Mapping[str, str] = field(default_factory=dict)  # word -> why it cannot be chosen

    @property
    def meaning(self) -> str:
        """What is in force means."""
        return next((one.meaning for one in self.entries if one.word == self.chosen), "")

    @property
    def told(self) -> str:
        """How it stands, without a full stop."""
        text = next((one.text for one in self.entries if one.word == self.chosen), "")
        return self.line or _("{title}: {chosen}").format(title=self.title, chosen=text)


@dataclass(frozen=True)
class YesNo:
    """A switch of its own; `why_not` says why nothing can be chosen."""

    name: str
    title: str
    on: bool
    turn: Callable[[bool], None]
    line: str
    said: Sequence[str] = ()
    why_not: str = ""

    @property
    def told(self) -> str:
        """How it stands, without a full stop."""
        return self.line


@dataclass(frozen=True)
class Switches:
    """Switches of the rules, each explained in a line. `notes` say more about single ones, `fixed` why they are on
    whatever is chosen."""

    name: str
    entries: Sequence[Entry]
    on: Sequence[str]
    turn: Callable[[str, bool], None]
    line: str = ""
    notes: Mapping[str, str] = field(default_factory=dict)
    fixed: Mapping[str, str] = field(default_factory=dict)

    @property
    def told(self) -> str:
        """Those that are on, without a full stop."""
        names = listed([one.text for one in self.entries if one.word in self.on])
        return self.line or _("Switches: {switches}").format(switches=names or _("none"))


Field: TypeAlias = OneOf | YesNo | Switches


def stored_entries(stored: Sequence[StoredChoice]) -> list[Entry]:
    """What the players kept under names."""
    return [Entry(f"{STORED}{one.key}", one.name) for one in stored]


def in_force(saved: str, otherwise: str, stored: Sequence[StoredChoice]) -> str:
    """The word of the kept choice with the key `saved`, if there is one, or else that of the usual way."""
    return f"{STORED}{saved}" if any(one.key == saved for one in stored) else otherwise


def stored_one(word: str, stored: Sequence[StoredChoice]) -> StoredChoice | None:
    """What the word of an entry names, if that is a kept one."""
    key = word.removeprefix(STORED)
    return next((one for one in stored if one.key == key), None) if word.startswith(STORED) else None
