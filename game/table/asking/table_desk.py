"""The table in the window as a plan sees it (`game.table.asking.plan.Desk`). No pygame here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.kernel.steps import Ask
from game.table.asking.marks import Marks
from game.table.asking.spots import Offers, Spot
from game.table.names import Names

if TYPE_CHECKING:
    from game.table.board import Table


class TableDesk:
    """What the person before the screen is asked."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def offers(self) -> Offers | None:
        return self.table.offers

    @property
    def ask(self) -> Ask | None:
        return self.table.flow.my_ask

    @property
    def selected(self) -> Spot | None:
        return self.table.selected

    @property
    def marks(self) -> Marks:
        return self.table.marks

    @property
    def names(self) -> Names:
        return self.table.names

    def refuse(self, place: str, thing: int, why: str) -> None:
        self.table.refuse(place, thing, why)

    def give(self, option: str) -> bool:
        return self.table.flow.answer(option)

    def act(self, act: Callable[[], bool]) -> None:
        self.table.act(act)
