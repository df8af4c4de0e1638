"""`python -m game text --phones`: the terminal is the table, and every person's hand is on a phone."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from queue import Empty, SimpleQueue

from game.cli.text.choices import Named, matching
from game.cli.text.console import Ended, is_one_of
from game.cli.text.playing import Outcome, Terminal
from game.cli.text.services import Services
from game.hands.at_table import phones_at
from game.session.match import Match
from game.table.elsewhere.service import Knock, Place
from game.table.flow import Flow
from game.ui.lang import N_, _

REST = 0.1  # seconds between two looks at the keyboard while nothing happens
SHORTEST = 0.02  # seconds between two looks at the phones while bots think
DARK, UPPER, LOWER, LIGHT = "█", "▀", "▄", " "
WHERE = {
    "phone": N_("on a phone"),
    "lost": N_("no phone yet"),
    "screen": N_("at the screen"),
    "computer": N_("computer"),
}
INVITE, PICTURE, LET_IN, TURN_AWAY = N_("invite, i"), N_("picture, p"), N_("let in, in"), N_("turn away, no")
LET_GO, DOOR, QUIT = N_("let go, go"), N_("door, d"), N_("quit, q, exit")


class PhoneTable:
    """One match: told here as everybody may know it, asked on phones."""

    def __init__(self, match: Match, services: Services, address: str, stands: Callable[[], None]) -> None:
        """`address`: of this computer, "" for the likeliest one. `stands` is called when the game can be kept."""
        self.match, self.services, self.address, self._stands = match, services, address, stands
        self.console = services.console
        self.terminal = Terminal(match, services)
        self.terminal.seating.people, self.terminal.seating.eyes = [], None  # nobody's secrets are told here
        self.flow = Flow(match, lambda: services.settings.values.bot_pace)
        self.phones = phones_at(self.flow)
        self._typed: SimpleQueue[str | None] = SimpleQueue()
        self._wanted: SimpleQueue[bool] = SimpleQueue()  # whether one more line is to be read, or no more of them
        self._seen: tuple[list[Place], list[Knock]] = ([], [])
        self._revision = match.revision

    def play(self) -> Outcome:
        """To the end, or until somebody leaves."""
        trouble = self.phones.open(self.address)
        if trouble:
            self.console.say(trouble)
            return Outcome.LEFT
        try:
            for seat in range(len(self.match.setup.seats)):
                if self.match.is_human(seat):
                    self.phones.offer(seat)
            self._invite()
            self._stands()
            self._wanted.put(True)
            threading.Thread(target=self._listen, name="keyboard", daemon=True).start()
            return self._turns()
        finally:
            self._wanted.put(False)
            self.phones.close()

    def _turns(self) -> Outcome:
        last = time.monotonic()
        while True:
            now = time.monotonic()
            self.flow.advance(now - last, busy=False)
            last = now
            self.phones.turn()
            self._tell()
            if self.match.over:
                return self._end()
            if self._leaves():
                return Outcome.LEFT
            self.phones.wait(SHORTEST if self.flow.bots_turn else REST)

    def _end(self) -> Outcome:
        """The points here and on the phones, until somebody presses Enter."""
        self.terminal.scores()
        self.console.say(_("Press Enter to close the table."))
        while True:
            self.phones.turn()
            if not self.phones.busy and not self._typed.empty():
                return Outcome.OVER
            self.phones.wait(REST)

    # -- telling -----------------------------------------------------------------------------------------------------
    def _tell(self) -> None:
        if self.match.revision != self._revision:
            self._revision = self.match.revision
            self.console.say(_("Taken back."))
        self.terminal.tell()
        places = [one._replace(gone_for=0.0) for one in self.phones.places]
        knocking = list(self.phones.knocking)
        before, self._seen = self._seen, (places, knocking)
        for one in places:
            if before[0] and one.where != before[0][one.seat].where:
                self.console.say(self._place(one))
        for knock in knocking:
            if knock not in before[1]:
                said = _("A phone at {address} wants to come in. Type let in, or turn away.")
                self.console.say(said.format(address=knock.address))

    @staticmethod
    def _place(one: Place) -> str:
        return _("{name}: {where}.").format(name=one.name, where=_(WHERE[one.where]))

    def _invite(self) -> None:
        """How phones come in, and who is where."""
        told = self.phones.invitation
        self.console.say(
            _("Phones in the same network come in at {url}").format(url=told.shown),
            _("The code is {code}. Or type picture, and scan it.").format(code=" ".join(told.code)),
            _("Whoever shares this network could read along if they tried: play with friends."),
            *(self._place(one) for one in self.phones.places),
            _("Type help to hear what you can type."),
        )

    # -- the keyboard ------------------------------------------------------------------------------------------------
    def _listen(self) -> None:
        """In a thread of its own: a line whenever one is wanted, None at their end."""
        while self._wanted.get():
            try:
                self._typed.put(self.console.listen())
            except (Ended, BrokenPipeError):
                self._typed.put(None)
                return

    def _leaves(self) -> bool:
        """What was typed is done; whether somebody leaves. Raises Ended when nobody types any more."""
        try:
            typed = self._typed.get_nowait()
        except Empty:
            return False
        if typed is None:
            raise Ended
        if is_one_of(typed, _(QUIT)):
            return True
        self._does(typed)
        self._wanted.put(True)
        return False

    def _does(self, typed: str) -> None:
        acts: dict[str, Callable[[], None]] = {
            INVITE: self._invite, PICTURE: self._picture, DOOR: self._door,
            LET_IN: lambda: self._answer_knock(let=True), TURN_AWAY: lambda: self._answer_knock(let=False),
        }  # fmt: skip
        act = next((act for words, act in acts.items() if is_one_of(typed, _(words))), None)
        if act is not None:
            act()
        elif typed and not self._lets_go(typed):
            self._help()

    def _picture(self) -> None:
        self.console.picture(pictured(self.phones.invitation.qr))

    def _door(self) -> None:
        if self.phones.invitation.door_open:
            self.phones.close_door()
            self.console.say(_("The door is closed: nobody else comes in."))
        else:
            self.phones.open_door()
            self.console.say(_("The door is open."))

    def _answer_knock(self, *, let: bool) -> None:
        knocking = self.phones.knocking
        if not knocking:
            self.console.say(_("Nobody waits at the door."))
        elif let:
            self.phones.let_in(knocking[0])
        else:
            self.phones.turn_away(knocking[0])

    def _lets_go(self, typed: str) -> bool:
        """Whether it was "let go" and the name of somebody."""
        form = next((one for one in _(LET_GO).split(", ") if typed.casefold().startswith(f"{one} ")), None)
        if form is None:
            return False
        named = [Named(str(one.seat), (one.name,)) for one in self.phones.places]
        found = matching(typed[len(form) :].strip(), named)
        for seat in found if len(found) == 1 else []:
            self.phones.let_go(int(seat))
        return len(found) == 1

    def _help(self) -> None:
        self.console.say(
            _("invite: the address and the code once more."),
            _("picture: what phones scan, drawn in squares."),
            _("let in, turn away: a phone from which the code was typed."),
            _("let go, with a name behind it: that phone goes, and another one may take the seat."),
            _("door: nobody else comes in, or phones come in again."),
            _("quit: leave; the game is kept."),
        )


def pictured(rows: tuple[tuple[bool, ...], ...]) -> list[str]:
    """The square picture in lines of text, two rows in one. Light is drawn and dark is left out, as terminals are
    dark."""
    rows = rows if len(rows) % 2 == 0 else (*rows, tuple(False for _one in rows[0]))
    letters = {(False, False): DARK, (False, True): UPPER, (True, False): LOWER, (True, True): LIGHT}
    return ["".join(letters[pair] for pair in zip(*rows[at : at + 2], strict=True)) for at in range(0, len(rows), 2)]
