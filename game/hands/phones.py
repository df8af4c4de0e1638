"""Hands on phones, on the side of the match: who is let in, who sits where, what is sent to whom.

Everything here happens in the thread of the match, at the turns of whoever shows the table (`Phones.turn`). The window
and the text game ask for phones, show the invitation, and let somebody in or go.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from hmac import compare_digest
from pathlib import Path
from typing import Literal, NamedTuple

from game.content.book import book
from game.hands.addresses import own_addresses
from game.hands.files import Files
from game.hands.kept import Kept, hashed
from game.hands.messages import (
    VERSION,
    Come,
    Door,
    Down,
    Leave,
    Pick,
    Press,
    Read,
    Refused,
    Sat,
    Seat,
    Sit,
    Speak,
    Undo,
    Up,
    Where,
    encoded,
)  # fmt: skip
from game.hands.page_words import page_words, understood
from game.hands.pages import NOBODY, TOPIC, SeatPages
from game.hands.server import Busy, Came, Heard, Left, Server
from game.hands.stream import Stream
from game.session.setup import HUMAN
from game.table.elsewhere.service import Invitation, Knock, Place
from game.table.flow import Flow
from game.ui.lang import N_, _, language, languages, native_name, speaking
from game.ui.screens.gallery.source import rulings

PORTS = tuple(range(47_621, 47_629))  # the usual ones, for whoever opens one in a firewall
SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that is taken for another
CODE_SIGNS = 4
MOST_WRONG = 5  # secrets, codes and tokens from an address, before it has to wait
WAIT_SECONDS = 60.0
GRACE_SECONDS = 2.0  # a page that is loaded again is not told to be gone
MOST_HEARD = 64  # at one turn

_REFUSED = {
    "too much": N_("This phone said too much at once. Load the page again."),
    "not understood": N_("That was not understood."),
}


def _languages() -> tuple[tuple[str, str], ...]:
    return tuple((code, native_name(code)) for code in languages())


class Paintings(NamedTuple):
    """What makes the pictures of a table. `find` gives the bytes of one by its name, from any thread; `turn` makes one
    where `busy` says that one is wanted, and says whether it did; `told` grows whenever pages have others to name."""

    find: Callable[[str], bytes | None]
    busy: Callable[[], bool]
    turn: Callable[[], bool]
    told: Callable[[], int]


NO_PAINTINGS = Paintings(lambda _name: None, lambda: False, lambda: False, lambda: 0)


class _Guest:
    """A connection, and how far it has come."""

    def __init__(self, phone: int, address: str, lang: str) -> None:
        self.phone, self.address, self.lang = phone, address, lang
        self.stage: Literal["came", "knocks", "door", "sat", "watches"] = "came"
        self.seat = NOBODY
        self.token = ""
        self.door = b""  # what it was shown of the door last


class Phones:
    """The phones of one table. Nothing listens before `open`, nor after `close`."""

    def __init__(
        self, flow: Flow, lang: Callable[[], str], make: Callable[[int, str], SeatPages],
        paintings: Paintings = NO_PAINTINGS, kept: Path | None = None, clock: Callable[[], float] = time.monotonic,
    ) -> None:  # fmt: skip
        """`lang`: of the table. `make` gives the pages of a seat (-1: nobody) in a language, which ask `where`. `kept`:
        the file in which seats are kept."""
        self.flow, self._lang, self._make, self._clock = flow, lang, make, clock
        self._kept = Kept(flow.match.first_setup, kept)
        self._server = Server(Files(flow.match.setup.game, paintings.find).find, self._sentences().__getitem__)
        self._guests: dict[int, _Guest] = {}
        self._streams: dict[tuple[int, str], Stream] = {}  # of a seat under "", of nobody by language
        self._gone: dict[int, float] = {}  # since when nobody holds a seat that is meant to be on a phone
        self._wrong: dict[str, tuple[int, float]] = {}  # by address: how many, and until when it has to wait
        self._invitation: Invitation | None = None
        self._secret = self._code = ""
        self._door_open = True
        self._turns = 0
        self._turned: object = None  # how far the match was when the last turn had nothing left to do
        self._paintings = paintings
        self.touches = 0  # of all phones

    # -- opening and closing ---------------------------------------------------------------------------------------
    def open(self, address: str = "") -> str:
        """Listen at this address, or at the likeliest one; "" or a sentence why that cannot be. Phones that have a seat
        at this very game come back to it by themselves."""
        self.close()
        addresses = own_addresses()
        if not address and not addresses:
            return _("This computer is in no network that a phone could be in.")
        address = address or addresses[0]
        kept = (self._kept.port,) if self._kept.port else ()
        try:
            self._server.open(address, (*kept, *PORTS, 0))
        except Busy:
            return _("Phones cannot come in at {address}: the address has gone, or is taken.").format(address=address)
        self._secret = "".join(secrets.choice(SIGNS) for _sign in range(13))  # 64 bits
        self._code = "".join(secrets.choice(SIGNS) for _sign in range(CODE_SIGNS))
        self._door_open = True
        for seat in self._kept.seats:
            if self.flow.match.is_human(seat):
                self.flow.take_away(seat)
        self._kept.keep(self._server.port)
        self._invite(address, tuple(dict.fromkeys((address, *addresses))))
        return ""

    def close(self) -> None:
        """Nothing listens any more. Seats whose hands were on phones stay as they are."""
        self._server.close()
        self._guests.clear()
        self._streams.clear()
        self._invitation = None

    @property
    def is_open(self) -> bool:
        return self._server.is_open

    @property
    def invitation(self) -> Invitation:
        """How phones come in now. Raises RuntimeError while nothing listens."""
        if self._invitation is None:
            raise RuntimeError("nothing listens")
        return self._invitation

    def _invite(self, address: str, addresses: tuple[str, ...]) -> None:
        import segno

        shown = f"http://{self._server.address}:{self._server.port}/"
        url = f"{shown}#{self._secret}"
        qr = segno.make(url, micro=False, error="m").matrix_iter(border=4)
        rows = tuple(tuple(bool(one) for one in row) for row in qr)
        self._invitation = Invitation(url, shown, self._code, rows, address, addresses, self._door_open)

    # -- who is where ----------------------------------------------------------------------------------------------
    def where(self, seat: int) -> Where:
        """Where the hand of a seat is. One that is meant to be on a phone is lost while no phone has it."""
        if not self.flow.match.is_human(seat):
            return "computer"
        if seat not in self.flow.away:
            return "screen"
        return "lost" if self._gone_for(seat) > GRACE_SECONDS or seat not in self._kept.seats else "phone"

    @property
    def places(self) -> Sequence[Place]:
        """All seats."""
        return [
            Place(seat, one.name, self.where(seat), self._gone_for(seat), self._is_free(seat), self._lang_of(seat))
            for seat, one in enumerate(self.flow.seats)
        ]

    def _is_free(self, seat: int) -> bool:
        return self.flow.match.is_human(seat) and seat in self.flow.away and seat not in self._kept.seats

    def _lang_of(self, seat: int) -> str:
        holder = self._holder(seat)
        return holder.lang if holder is not None else ""

    def _gone_for(self, seat: int) -> float:
        if seat not in self.flow.away or self._holder(seat) is not None:
            self._gone.pop(seat, None)
            return 0.0
        return self._clock() - self._gone.setdefault(seat, self._clock())

    def _holder(self, seat: int) -> _Guest | None:
        return next((one for one in self._guests.values() if one.stage == "sat" and one.seat == seat), None)

    # -- what the table decides --------------------------------------------------------------------------------------
    @property
    def knocking(self) -> Sequence[Knock]:
        """The phones that wait to be let in, in the order in which they came."""
        return [Knock(one.phone, one.address) for one in self._guests.values() if one.stage == "knocks"]

    def let_in(self, knock: Knock) -> None:
        """It may choose a seat. One that has gone meanwhile is none."""
        guest = self._guests.get(knock.phone)
        if guest is not None and guest.stage == "knocks":
            guest.stage = "door"
            self._show_door(guest)

    def turn_away(self, knock: Knock) -> None:
        """It may not come in."""
        guest = self._guests.get(knock.phone)
        if guest is not None and guest.stage == "knocks":
            self._dismiss(guest, N_("The table has not let you in."))

    def offer(self, seat: int) -> None:
        """The hand of this seat goes to a phone: one that comes may take it."""
        self.flow.take_away(seat)

    def let_go(self, seat: int) -> None:
        """The phone that has this seat has it no more, and is sent away; another one may take it."""
        self._free(seat)
        guest = self._holder(seat)
        if guest is not None:
            self._dismiss(guest, N_("The table has let this phone go."))

    def to_screen(self, seat: int) -> None:
        """The hand of this seat comes to the screen; its phone goes back to the door."""
        self._free(seat)
        guest = self._holder(seat)
        if guest is not None:
            guest.stage, guest.seat, guest.token = "door", NOBODY, ""
            self._refuse(guest, N_("Your hand is at the big screen now."))
            self._show_door(guest)
        self.flow.bring_back(seat)

    def sit_in(self, seat: int, player: str) -> None:
        """A computer player of this kind plays for a phone that is gone, until it comes back. Raises KeyError for an
        unknown level."""
        self.flow.hand_over(seat, player)

    def close_door(self) -> None:
        """Nobody else comes in; who is in stays, and may come back."""
        self._let_door(open_=False)

    def open_door(self) -> None:
        self._let_door(open_=True)

    def _let_door(self, *, open_: bool) -> None:
        self._door_open = open_
        if self._invitation is not None:
            self._invitation = self._invitation._replace(door_open=open_)

    def _free(self, seat: int) -> None:
        self._turned = None
        if self._kept.seats.pop(seat, None) is not None:
            self._kept.keep(self._server.port)

    # -- turns -------------------------------------------------------------------------------------------------------
    def turn(self) -> None:
        """Take in what phones have said, and send what has changed: at most one page is made."""
        self.hear()
        self.tell()

    def hear(self) -> None:
        """Take in what phones have said, and show the door to those who stand there."""
        if not self.is_open:
            return
        for _count in range(MOST_HEARD):
            if self._server.heard.empty():
                break
            self._take(self._server.heard.get())
        for guest in self._guests.values():
            if guest.stage == "door":
                self._show_door(guest)

    def tell(self) -> bool:
        """Make and send one page that has changed, or else one picture; whether there was any."""
        if not self.is_open:
            return False
        moment = self._moment()
        due = [key for key, stream in self._streams.items() if stream.due(moment)]
        self._turned = self._course() if len(due) <= 1 else None
        if due:
            self._turns += 1
            self._make_page(self._most_urgent(due), moment)
            return True
        return bool(self._guests) and self._paintings.turn()

    def wait(self, seconds: float) -> None:
        """Until a phone says something or leaves, at most so long, for whoever has nothing else to do."""
        if not self.busy:
            self._server.stirred.wait(seconds)
        self._server.stirred.clear()

    @property
    def busy(self) -> bool:
        """Whether the next turn has something to do. (It is asked many times a second while nothing happens: that a
        phone is missed, which time alone brings about, is found at the turns that come anyhow.)"""
        if not self.is_open:
            return False
        return (
            not self._server.heard.empty()
            or self._turned != self._course()
            or any(one.touched for one in self._streams.values())
            or (bool(self._guests) and self._paintings.busy())
        )

    def _course(self) -> object:
        """How far the match and what is shown of it have come, and the pictures."""
        flow, match = self.flow, self.flow.match
        return (match.revision, match.answered, match.event_count, flow.released, flow.told, flow.over, flow.at_rest,
                flow.away.copy(), len(match.seatings), self._paintings.told())  # fmt: skip

    def _moment(self) -> object:
        """Is another one where a page can be another one."""
        return self._course(), tuple(self.where(seat) for seat in range(len(self.flow.match.setup.seats)))

    def _most_urgent(self, due: list[tuple[int, str]]) -> tuple[int, str]:
        """Whose touch waits, then who is asked, then everybody in turn."""
        asked = self.flow.asked
        seat = int(asked[0]) if asked is not None else NOBODY
        later = self._turns % len(due)
        return min([*due[later:], *due[:later]], key=lambda key: (not self._streams[key].touched, key[0] != seat))

    def _make_page(self, key: tuple[int, str], moment: object) -> None:
        stream = self._streams[key]
        if not stream.make(moment):
            return
        for guest in self._guests.values():
            if self._key(guest) == key:
                self._server.send(guest.phone, stream.content)

    def _key(self, guest: _Guest) -> tuple[int, str] | None:
        if guest.stage == "sat":
            return guest.seat, ""
        return (NOBODY, guest.lang) if guest.stage == "watches" else None

    # -- what phones say ---------------------------------------------------------------------------------------------
    def _take(self, heard: Heard) -> None:
        if isinstance(heard, Came):
            self._guests[heard.phone] = _Guest(heard.phone, heard.address, self._lang())
            return
        guest = self._guests.get(heard.phone)
        if guest is None:
            return
        if isinstance(heard, Left):
            del self._guests[heard.phone]
            self._drop_streams()
        else:
            self._said(guest, heard.message)

    def _said(self, guest: _Guest, message: Up) -> None:
        if isinstance(message, Come):
            if guest.stage == "came":
                self._come(guest, message)
        elif isinstance(message, Speak):
            self._speak(guest, message.lang)
        elif isinstance(message, Sit):
            self._sit(guest, message.seat)
        elif isinstance(message, Leave):
            self._leave(guest)
        elif guest.stage in ("sat", "watches"):
            self._touch(guest, message)

    def _come(self, guest: _Guest, come: Come) -> None:
        guest.lang = understood(come.lang, self._lang())
        if come.version != VERSION:
            self._dismiss(guest, N_("This page is of another version of the game. Load it again."))
        elif self._has_to_wait(guest.address):
            self._dismiss(guest, N_("Too many wrong ones came from here. Wait a minute, then try again."))
        elif come.token:
            self._come_back(guest, come.token)
        elif not self._door_open:
            self._dismiss(guest, N_("The door is closed: nobody else comes in now."))
        elif come.watch and not come.secret and not come.code:
            self._watch(guest)
        elif come.secret:
            if compare_digest(come.secret.encode(), self._secret.encode()):
                self._enter(guest, watch=come.watch)
            else:
                self._was_wrong(guest, N_("This invitation is an old one. Scan the picture at the table again."))
        elif come.code.strip():
            if compare_digest(come.code.strip().upper().encode(), self._code.encode()):
                guest.stage = "knocks"
                self._show_door(guest)
            else:
                self._was_wrong(guest, N_("That is not the code at the table."))
        else:
            self._dismiss(guest, N_("Scan the picture at the table, or type the code that the table shows."))

    def _enter(self, guest: _Guest, *, watch: bool) -> None:
        if watch:
            self._watch(guest)
            return
        guest.stage = "door"
        self._show_door(guest)

    def _come_back(self, guest: _Guest, token: str) -> None:
        known = hashed(token.encode())
        seat = next((seat for seat, kept in self._kept.seats.items() if compare_digest(kept, known)), None)
        if seat is None:
            self._was_wrong(guest, N_("This phone has this seat no more. Scan the picture at the table again."))
            return
        before = self._holder(seat)
        if before is not None:
            self._dismiss(before, N_("Your hand was opened somewhere else."))
        if not self.flow.match.is_human(seat):
            self.flow.hand_over(seat, HUMAN)
        self.flow.take_away(seat)
        self._seat(guest, seat, token)

    def _sit(self, guest: _Guest, seat: int) -> None:
        if guest.stage != "door":
            return
        if not self._door_open or not (0 <= seat < len(self.flow.seats) and self._is_free(seat)):
            self._refuse(guest, N_("This seat is not free any more."))
            guest.door = b""
            self._show_door(guest)
            return
        token = secrets.token_urlsafe(16)
        self._kept.seats[seat] = hashed(token.encode())
        self._kept.keep(self._server.port)
        self._seat(guest, seat, token)

    def _seat(self, guest: _Guest, seat: int, token: str) -> None:
        guest.stage, guest.seat, guest.token = "sat", seat, token
        self._gone.pop(seat, None)
        stream = self._streams.get((seat, ""))
        if stream is None:
            self._streams[seat, ""] = stream = Stream(self._make(seat, guest.lang))
        elif stream.pages.lang != guest.lang:
            stream.pages.speak(guest.lang)
        self._greet(guest)
        stream.touched = True  # it is sent, whether or not it is another one

    def _leave(self, guest: _Guest) -> None:
        """Its seat is free for another phone; this one has to come in anew."""
        if guest.stage == "sat":
            self._free(guest.seat)
            guest.stage, guest.seat, guest.token = "came", NOBODY, ""

    def _watch(self, guest: _Guest) -> None:
        guest.stage = "watches"
        key = (NOBODY, guest.lang)
        if key not in self._streams:
            self._streams[key] = Stream(self._make(*key))
        self._greet(guest)
        self._streams[key].touched = True

    def _greet(self, guest: _Guest) -> None:
        cards = book(self.flow.match.setup.game).cards()
        named = tuple((card, one.name.get(guest.lang)) for card, one in cards.items())
        words = page_words(guest.lang)
        topics = rulings(self.flow.match.setup.game).topics
        rules = tuple((f"{TOPIC}{topic}", one.name.get(guest.lang)) for topic, one in topics.items())
        self._send(guest, Sat(guest.seat, guest.token, words, named, rules, _languages()))

    def _speak(self, guest: _Guest, lang: str) -> None:
        if lang not in languages():
            return
        guest.lang = lang
        if guest.stage == "sat":
            self._seat(guest, guest.seat, guest.token)
        elif guest.stage == "watches":
            self._watch(guest)
            self._drop_streams()
        elif guest.stage in ("door", "knocks"):
            self._show_door(guest)

    def _drop_streams(self) -> None:
        """What nobody watches any more is made no more. A seat keeps its pages, and what was half planned."""
        for key in [key for key in self._streams if key[0] == NOBODY]:
            if all(self._key(guest) != key for guest in self._guests.values()):
                del self._streams[key]

    def _touch(self, guest: _Guest, message: Pick | Press | Undo | Read) -> None:
        key = self._key(guest)
        assert key is not None
        self.touches += 1
        stream = self._streams[key]
        if isinstance(message, Read):
            self._send(guest, stream.pages.read(message.card))
            return
        if guest.stage == "watches":
            return
        if stream.is_of_before(moment := self._moment()):  # what it was meant for may not be asked any more
            self._make_page(key, moment)
        stream.touched = True
        if not stream.means(message.page):
            self._refuse(guest, N_("The table has moved on meanwhile. Look again."))
            return
        if isinstance(message, Pick):
            why = stream.pages.pick(message.place, message.thing, message.all)
        elif isinstance(message, Press):
            why = stream.pages.press(message.press)
        else:
            why = stream.pages.undo()
        if why:
            self._send(guest, Refused(why))

    # -- wrong ones --------------------------------------------------------------------------------------------------
    def _has_to_wait(self, address: str) -> bool:
        return self._wrong.get(address, (0, 0.0))[1] > self._clock()

    def _was_wrong(self, guest: _Guest, why: str) -> None:
        count = self._wrong.get(guest.address, (0, 0.0))[0] + 1
        self._wrong[guest.address] = count, self._clock() + WAIT_SECONDS if count >= MOST_WRONG else 0.0
        self._dismiss(guest, why)

    # -- sending -------------------------------------------------------------------------------------------------------
    def _send(self, guest: _Guest, message: Down) -> None:
        self._server.send(guest.phone, encoded(message))

    def _refuse(self, guest: _Guest, why: str) -> None:
        with speaking(guest.lang):
            self._send(guest, Refused(_(why)))

    def _dismiss(self, guest: _Guest, why: str) -> None:
        """Say why, for good, and close. Whatever else it says is not listened to."""
        with speaking(guest.lang):
            content = encoded(Refused(_(why), fatal=True))
        self._guests.pop(guest.phone, None)
        self._server.dismiss(guest.phone, content)

    def _show_door(self, guest: _Guest) -> None:
        """What whoever is at the door sees, where it is another thing than before."""
        seats = [] if guest.stage == "knocks" else [
            Seat(one.seat, one.name, self.flow.seats[one.seat].crest, one.free and self._door_open, one.where)
            for one in self.places if one.where != "computer"
        ]  # fmt: skip
        words = page_words(guest.lang)
        door = Door(self.flow.match.setup.game, guest.lang, _languages(), tuple(seats), words, guest.stage == "knocks")
        content = encoded(door)
        if content != guest.door:
            guest.door = content
            self._server.send(guest.phone, content)

    def _sentences(self) -> dict[str, str]:
        with speaking(language()):
            return {key: _(text) for key, text in _REFUSED.items()}
