"""The hands of a table that are on phones: how they come, where each is, and how they go. What is seen of it at the
table is above (`elsewhere`, `invitation`)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from game.session.setup import HUMAN
from game.table.board import Table
from game.table.curtain import CurtainScreen
from game.table.elsewhere.service import Invitation, Knock, Place, Service, Where
from game.ui.draw.markup import escape
from game.ui.opponents import usual_level
from game.ui.screens.pin import ask_pin
from game.ui.ui import Beside


class Hands:
    """`make` brings them; without it there are none at this table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.make: Callable[[], Service] | None = None
        self.service: Service | None = None
        self.changed: Callable[[], None] | None = None  # the invitation that is open is told what is different
        self.seen: object = None  # of them, at the last turn

    # -- opening and closing -----------------------------------------------------------------------------------------
    @property
    def possible(self) -> bool:
        """Whether hands of this table can be on phones."""
        return self.make is not None and not self.table.flow.was_over

    @property
    def open(self) -> bool:
        """Whether phones may come in now, or are in."""
        return self.service is not None and self.service.is_open

    def listen(self, address: str = "") -> str:
        """Let phones come in; "" or a sentence why that cannot be. Does nothing while they may."""
        assert self.make is not None
        if self.service is None:
            self.service = self.make()
        trouble = "" if self.open and not address else self.service.open(address)
        beside = Beside(self.turn, lambda: self.open and self._service.busy, self.tell)
        self.table.ui.beside = None if trouble else beside
        self.seen = None
        return trouble

    def go_on(self) -> None:
        """A game that was kept goes on, or another one with the same people: its phones find their seats again."""
        if trouble := self.listen():
            self.table.ui.toasts.show(escape(trouble), "danger")

    def close(self) -> None:
        """The table goes: nothing listens any more."""
        if self.service is not None:
            self.service.close()
            self.service = None
            self.table.flow.at_rest = False
            self.table.ui.beside = None

    @property
    def _service(self) -> Service:
        assert self.service is not None
        return self.service

    # -- at every turn -----------------------------------------------------------------------------------------------
    def turn(self) -> None:
        """Whatever the screen on top: phones are heard and answered."""
        self.table.flow.at_rest = self._rests
        self._service.hear()

    def tell(self) -> bool:
        """One of the pages that are due is made and sent; whether there was one."""
        return self.open and self._service.tell()

    @property
    def _rests(self) -> bool:
        """Whether the table cannot be seen: another screen, or the invitation, lies over it. Then everybody waits.
        (Behind a curtain nobody is asked but the one who is to lift it.)"""
        top = self.table.ui.stack.top
        return self.changed is not None or not (top is self.table or isinstance(top, CurtainScreen))

    @property
    def places(self) -> list[Place]:
        """All seats; before anybody asked for phones those of people are here."""
        if self.service is not None:
            return list(self.service.places)
        flow = self.table.flow
        here: list[Where] = ["screen" if one.player == HUMAN else "computer" for one in flow.seats]
        return [Place(seat, one.name, here[seat]) for seat, one in enumerate(flow.seats)]

    def place(self, seat: int) -> Place:
        """Where the hand of this seat is."""
        return self.places[seat]

    # -- moving a hand -----------------------------------------------------------------------------------------------
    def offer(self, seat: int) -> None:
        """The hand of this seat goes to a phone, once its person has said so where there is a PIN."""
        ask_pin(self.table.ui, self.table.flow.seats[seat].name, partial(self.offered, [seat]))

    def offered(self, seats: Iterable[int]) -> None:
        """The hands of these seats wait for phones."""
        for seat in seats:
            self._service.offer(seat)

    def let_go(self, seat: int) -> None:
        """The phone of this seat goes; another one may take the seat."""
        ask_pin(self.table.ui, self.table.flow.seats[seat].name, partial(self._service.let_go, seat))

    def to_screen(self, seat: int) -> None:
        """The hand of this seat comes to this screen, where a curtain waits for its person."""
        if self.table.flow.seats[seat].player != HUMAN:
            self.table.flow.hand_over(seat, HUMAN)
        if self.service is None:
            self.table.flow.bring_back(seat)
        else:
            self.service.to_screen(seat)

    @property
    def invitation(self) -> Invitation:
        """How phones come in now."""
        return self._service.invitation

    @property
    def knocking(self) -> Sequence[Knock]:
        """The phones that wait to be let in."""
        return self._service.knocking

    def let_in(self, knock: Knock) -> None:
        """That phone may choose a seat."""
        self._service.let_in(knock)

    def turn_away(self, knock: Knock) -> None:
        """That phone may not come in."""
        self._service.turn_away(knock)

    def let_door(self, open_: bool) -> None:
        """Whether somebody else may come in."""
        (self._service.open_door if open_ else self._service.close_door)()

    def move_to(self, address: str) -> None:
        """Listen at another address of this computer."""
        if trouble := self.listen(address):
            self.table.ui.toasts.show(escape(trouble), "danger")
            self.listen()

    def end(self) -> None:
        """All hands come to this screen, and nothing listens any more."""
        for seat in sorted(self.table.flow.away):
            self.to_screen(seat)
        self.close()
        self.table.flow.lost = set()
        self.table.refresh()

    def sit_in(self, seat: int) -> None:
        """A computer player plays until the phone is back."""
        self._service.sit_in(seat, usual_level(self.table.flow.match.setup.game))
        self.table.refresh()
