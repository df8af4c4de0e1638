"""Who looks at a staged moment, whom it concerns, and what it says to them. No pygame here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, NamedTuple

from game.kernel.rules import ViewData
from game.table.names import Names

Show = Callable[[float], None]  # puts everything where it is at that share of the moment, 0 to 1
Size = Literal["large", "middle", "small"]


class Eyes(NamedTuple):
    """Who looks: the View of the moment, what everything is called, and the seat; None where several people share the
    screen, so that nobody is "me"."""

    view: ViewData
    names: Names
    me: int | None


@dataclass(frozen=True)
class Whom:
    """Whom a moment concerns: the seats that lose and gain by it, or everybody."""

    loses: tuple[int, ...] = ()
    gains: tuple[int, ...] = ()
    everybody: bool = False


@dataclass(frozen=True)
class Said:
    """A moment in words: the large line, and the smaller one below it. Together they are the sentence for ears."""

    title: str
    line: str = ""

    @property
    def sentence(self) -> str:
        return f"{self.title} {self.line}".strip()


EVERYBODY = Whom(everybody=True)


def mood(whom: Whom, me: int | None) -> Literal["", "loss", "gain"]:
    """What it is to somebody."""
    if me is None:
        return ""
    return "loss" if me in whom.loses else "gain" if me in whom.gains else ""
