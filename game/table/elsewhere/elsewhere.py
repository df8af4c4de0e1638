"""What the table says and does while some hands are not at this screen."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.table.advice.hinting import Hinting
from game.table.asking.things import Choice
from game.table.board import Table
from game.table.elsewhere.hands import Hands
from game.table.words import Prompt
from game.ui.draw.markup import escape
from game.ui.lang import _
from game.ui.people import in_sentences

PATIENCE = 60.0  # seconds after which something can be done about a phone that is gone
STAY, HERE, SIT_IN, INVITE = "phone_wait", "phone_here", "phone_sit_in", "phones"


class Elsewhere(Hands):
    """What is seen of the hands that are on phones, and what can be done about them at the table."""

    def __init__(self, table: Table, hinting: Hinting) -> None:
        super().__init__(table)
        self.hinting = hinting
        self._invites = False  # the invitation is opened as soon as the table is on top
        self._heard: set[int] = set()  # phones whose knocking was told of
        self._waits_until: dict[int, float] = {}  # for a phone that is gone: when it is asked again what to do
        flow = table.flow
        flow.went_on, flow.went_back, flow.moved = self._went_on, self._went_back, self._moved

    # -- going there -----------------------------------------------------------------------------------------------
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

    # -- at every turn -----------------------------------------------------------------------------------------------
    def turn(self) -> None:
        """Whatever the screen on top: phones are heard and answered, and the table shows what became of it."""
        if not self.open:
            return
        super().turn()
        table = self.table
        if self._invites and table.ui.stack.top is table and table.root is not None and not table.layers:
            self._invites = False
            self.invite()
        places = tuple(self._service.places)
        table.flow.lost = {one.seat for one in places if one.where == "lost"}
        asked = table.flow.asked_elsewhere
        seen = (tuple(one._replace(gone_for=0.0) for one in places), tuple(self._service.knocking),
                self._service.invitation, asked is not None and self._may_act(asked))  # fmt: skip
        if seen == self.seen:
            return
        self.seen = seen
        self._answer_the_door()
        if table.root is not None and table in table.ui.stack.screens:  # after the end another screen has its place
            table.refresh()
        if self.changed is not None:
            self.changed()

    def _answer_the_door(self) -> None:
        """Whoever knocks is told of once; the invitation opens by itself, unless somebody is choosing here."""
        knocking = {one.phone for one in self.knocking}
        new, self._heard = knocking - self._heard, knocking
        if not new or self.changed is not None:
            return
        self.table.ui.toasts.show(_("Somebody knocks with a phone. “Who plays?” leads to the door."))
        self._invites = self._invites or self.table.flow.my_ask is None

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
            title = _("{name}'s phone is gone")
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
            self.table.refresh()
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
        open_invitation(self)

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
        self.hinting.close()
        self.table.shown_anew()

    def _moved(self) -> None:
        if self.table.root is not None:  # before it is built it has shown nothing
            self.hinting.close()
            self.table.refresh()


def ended(sentence: str) -> str:
    """The sentence with a full stop, if it has no end yet."""
    return sentence if not sentence or sentence[-1] in ".!?…" else f"{sentence}."
