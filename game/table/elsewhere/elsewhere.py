"""What the table says and does while some hands are not at this screen."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.session.setup import HUMAN
from game.table.asking.things import Choice
from game.table.curtain import CurtainScreen
from game.table.elsewhere.service import Invitation, Knock, Place, Service, Where
from game.table.words import Prompt
from game.ui.draw.markup import escape
from game.ui.lang import _
from game.ui.opponents import usual_level
from game.ui.people import in_sentences
from game.ui.screens.pin import ask_pin
from game.ui.ui import Beside

if TYPE_CHECKING:
    from game.table.screen import TableScreen

PATIENCE = 60.0  # seconds after which something can be done about a phone that is gone
STAY, HERE, SIT_IN, INVITE = "phone_wait", "phone_here", "phone_sit_in", "phones"


class Elsewhere:
    """The hands of a table that are on phones. `make` brings them; without it there are none at this table."""

    def __init__(self, table: TableScreen) -> None:
        self.table = table
        self.make: Callable[[], Service] | None = None
        self.service: Service | None = None
        self.changed: Callable[[], None] | None = None  # the invitation that is open is told what is different
        self._seen: object = None
        self._invites = False  # the invitation is opened as soon as the table is on top
        self._heard: set[int] = set()  # phones whose knocking was told of
        self._waits_until: dict[int, float] = {}  # for a phone that is gone: when it is asked again what to do
        flow = table.flow
        flow.went_on, flow.went_back, flow.moved = self._went_on, self._went_back, self._moved

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
        self.table.ui.beside = None if trouble else Beside(self.turn, lambda: self.open and self._service.busy)
        self._seen = None
        return trouble

    def begin(self, seats: Iterable[int]) -> None:
        """A new game in which the hands of these seats are on phones: the invitation comes with the table."""
        if trouble := self.listen():
            self.table.ui.toasts.show(escape(trouble), "danger")
        else:
            self.offered(seats)
            self._invites = True

    def move(self, seat: int, *, to_phone: bool) -> str:
        """The hand of this seat goes to a phone or comes here, from a list over another screen; "" or a sentence why
        not."""
        if not to_phone:
            self.to_screen(seat)
            return ""
        trouble = self.listen()
        if not trouble:
            self.offered([seat])
            self._invites = True
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
        """Whatever the screen on top: phones are heard and answered, and the table shows what became of it."""
        if not self.open:
            return
        table = self.table
        table.flow.at_rest = self._rests
        self._service.turn()
        if self._invites and table.ui.stack.top is table and table.root is not None and not table.layers:
            self._invites = False
            self.invite()
        places = tuple(self._service.places)
        table.flow.lost = {one.seat for one in places if one.where == "lost"}
        asked = table.flow.asked_elsewhere
        seen = (tuple(one._replace(gone_for=0.0) for one in places), tuple(self._service.knocking),
                self._service.invitation, asked is not None and self._may_act(asked))  # fmt: skip
        if seen == self._seen:
            return
        self._seen = seen
        self._answer_the_door()
        if table.root is not None and table in table.ui.stack.screens:  # after the end another screen has its place
            table.refresh()
        if self.changed is not None:
            self.changed()

    @property
    def _rests(self) -> bool:
        """Whether the table cannot be seen: another screen, or the invitation, lies over it. Then everybody waits.
        (Behind a curtain nobody is asked but the one who is to lift it.)"""
        top = self.table.ui.stack.top
        return self.changed is not None or not (top is self.table or isinstance(top, CurtainScreen))

    def _answer_the_door(self) -> None:
        """Whoever knocks is told of once; the invitation opens by itself, unless somebody is choosing here."""
        knocking = {one.phone for one in self.knocking}
        new, self._heard = knocking - self._heard, knocking
        if not new or self.changed is not None:
            return
        self.table.ui.toasts.show(_("Somebody knocks with a phone. “Who plays?” leads to the door."))
        self._invites = self._invites or self.table.flow.my_ask is None

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

    # -- what the prompt says ----------------------------------------------------------------------------------------
    def told(self, waiting: Prompt) -> Prompt:
        """What is said of whoever is asked: if that is on a phone, that it is so."""
        flow = self.table.flow
        seat = flow.asked_elsewhere
        if seat is None:
            return waiting
        name, what = in_sentences(flow.seats[seat].name), ended(waiting.title)
        if self.open and self.place(seat).free:
            title = _("{name} has no phone yet")
            why = _("Scan the picture of the invitation with a phone, and choose this seat there.")
        elif seat in flow.lost:
            title = _("The phone of {name} is gone")
            why = _("It may be asleep: once it is woken up it comes back to its question by itself.")
        else:
            title, why = _("{name} chooses on the phone"), " ".join(one for one in (what, waiting.why) if one)
        gone = self.open and self.place(seat).where != "phone"
        return replace(waiting, title=title.format(name=name), why=why, on_phone=True, lost=gone)

    def choices(self) -> list[Choice]:
        """What can be done about a phone that is waited for."""
        seat = self.table.flow.asked_elsewhere
        if seat is None or not self.open:
            return []
        if self.place(seat).free:
            return [Choice(HERE, _("To this screen")), Choice(INVITE, _("Invitation …"), "gold")]
        if not self._may_act(seat):
            return []
        return [
            Choice(STAY, _("Wait")),
            Choice(HERE, _("To this screen")),
            Choice(SIT_IN, _("Let a computer play meanwhile")),
        ]

    def _may_act(self, seat: int) -> bool:
        """Whether the phone of this seat is gone for so long that something can be done about it."""
        one = self.place(seat)
        if one.where != "lost":
            self._waits_until.pop(seat, None)
            return False
        return one.gone_for >= self._waits_until.get(seat, PATIENCE)

    def press(self, name: str) -> bool:
        """A button of the prompt; whether it was one of these."""
        seat = self.table.flow.asked_elsewhere
        if name == INVITE:
            self.invite()
            return True
        if name not in (STAY, HERE, SIT_IN) or seat is None or not self.open:
            return False
        if name == STAY:
            self._waits_until[seat] = self.place(seat).gone_for + PATIENCE
            self.table.show_prompt()
        elif name == HERE:
            self.to_screen(seat)
        else:
            self.sit_in(seat)
        return True

    def invite(self) -> None:
        """The invitation over the table, or a sentence why no phone can come in."""
        from game.table.elsewhere.invitation import open_invitation

        if trouble := self.listen():
            self.table.ui.toasts.show(escape(trouble), "danger")
            return
        open_invitation(self.table)

    # -- what was done elsewhere -------------------------------------------------------------------------------------
    def _went_on(self, eyes: int | None) -> None:
        """It is shown as if it had been done here; under another screen, at once."""
        table = self.table
        table.message.close()
        if table.ui.stack.top is table:
            table.stepped(eyes)
        else:
            table.shown_anew()

    def _went_back(self) -> None:
        self.table.hinting.close()
        self.table.shown_anew()

    def _moved(self) -> None:
        if self.table.root is not None:  # before it is built it has shown nothing
            self.table.hinting.close()
            self.table.refresh()


def ended(sentence: str) -> str:
    """The sentence with a full stop, if it has no end yet."""
    return sentence if not sentence or sentence[-1] in ".!?…" else f"{sentence}."
