"""Looking closely: which things are in sight, which card is enlarged, and what a line of the log lights up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.citadels.table.chronicle import About
from game.citadels.table.offers import CITY
from game.citadels.table.pieces import Spot, Subject
from game.citadels.table.zoomed import open_zoomed

if TYPE_CHECKING:
    from game.citadels.table.parts import TableParts


class Looking:
    """What the log and the cards ask of the table when somebody only looks."""

    def __init__(self, table: TableParts) -> None:
        self.table = table

    def spots(self) -> Iterator[Spot]:
        """All things on the table that are in sight."""
        root = self.table.root
        if root is not None:
            yield from (widget for widget in root.walk() if isinstance(widget, Spot))

    def enlarge(self, subject: Subject) -> None:
        """The card as large as there is room, with those that lie beside it."""
        table = self.table
        beside = [spot.subject for spot in self.spots() if spot.subject is not None]
        same = [one for one in dict.fromkeys(beside) if _lies(one) == _lies(subject)]
        if subject not in same:
            same = [subject]
        open_zoomed(table.ui, same, same.index(subject), table.zoom_of, table.choose)

    def enlarge_named(self, about: About) -> None:
        """The first card that stands in a line of the log, else its character."""
        names, view = self.table.names, self.table.flow.view
        if about.cards:
            card = min(about.cards)
            owner = int(view.owner_or_nobody(card))
            self.enlarge(Subject("card", card, names.box.kind[card], owner, CITY if owner >= 0 else ""))
        elif about.ranks:
            rank = min(about.ranks)
            self.enlarge(Subject("rank", rank, names.character(rank).id))

    def light_up(self, about: About | None) -> None:
        """What stands in the line of the log that is pointed at shows it."""
        for spot in self.spots():
            pointed = spot.pointed
            spot.light(about is not None and pointed is not None and about.has(*pointed))

    def press(self, name: str) -> None:
        """A button of the log."""
        self.table.press(name)


def _lies(subject: Subject) -> tuple[str, str, int]:
    """What cards that lie together have in common."""
    return subject.kind, subject.place, subject.seat
