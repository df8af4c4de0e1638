"""How a thing of the table stands to the ask of the moment, and what is read of it. No pygame here."""

from __future__ import annotations

from dataclasses import dataclass

from game.table.asking.things import Action


@dataclass(frozen=True)
class Mark:
    """How a thing stands to the ask: `state` is "", legal, target, chosen or focus (selected); `price` its cost."""

    state: str = ""
    price: int | None = None
    reason: str = ""

    @property
    def line(self) -> str:
        return {"legal": "legal", "target": "target", "chosen": "focus", "focus": "focus"}.get(self.state, "")


PLAIN = Mark()


@dataclass(frozen=True)
class Subject:
    """What the zoom shows: a card ("card", number), or what else a game has such a picture of; `seat` whose it is."""

    kind: str
    number: int
    id: str
    seat: int = -1
    place: str = ""


@dataclass(frozen=True)
class ZoomModel:
    """What the zoom shows. `note` says what the first action leads to, or why there is none."""

    subject: Subject
    title: str
    text: str
    note: str = ""
    actions: tuple[Action, ...] = ()

    @property
    def buttons(self) -> tuple[Action, ...]:
        """The actions that can be taken; without any those that cannot, if something is to be said about them."""
        possible = tuple(action for action in self.actions if not action.why_not)
        return possible or (self.actions if self.note else ())
