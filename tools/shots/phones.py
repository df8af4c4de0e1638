"""Hands on phones in fixed positions: the invitation over a table, and who chooses on a phone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import segno

from game.bots.inline import InlineBots
from game.catalog import USUAL, rules
from game.session.match import Match
from game.session.setup import HUMAN, MatchSetup, SeatSetup
from game.table.elsewhere.invitation import open_invitation
from game.table.elsewhere.service import Invitation, Knock, Place, Where
from game.table.flow import Flow
from game.table.screen import TableScreen
from game.ui.ui import Ui
from game.ui.window.screen import Screen
from tools.shots.around import new_game
from tools.shots.then import then

NAMES = ("Matilda", "Isabeau", "Odo", "Ysolde")
SHOWN, SECRET = "http://192.168.1.20:47621/", "4KX7M2QPWTEHA"
ANSWERS = 40  # after which the pictures are taken, at the next question of a person


class DemoPhones:
    """Phones that nobody holds (`game.table.elsewhere.service.Service`): each seat is where the picture wants it."""

    is_open, busy = True, False

    def __init__(
        self, flow: Flow, where: Sequence[Where], gone_for: float = 0.0, *, knocks: int = 0, addresses: int = 1,
        door: bool = True, free: Sequence[int] = (),
    ) -> None:  # fmt: skip
        made = segno.make(f"{SHOWN}#{SECRET}", micro=False, error="m").matrix_iter(border=4)
        rows = tuple(tuple(bool(one) for one in row) for row in made)
        every = ("192.168.1.20", "10.8.0.3")[:addresses]
        self.invitation = Invitation(f"{SHOWN}#{SECRET}", SHOWN, "4KX7", rows, every[0], every, door)
        self.knocking = [Knock(at, f"192.168.1.{34 + at}") for at in range(knocks)]
        self.places = [
            Place(seat, flow.seats[seat].name, one, gone_for if one == "lost" else 0.0, seat in free,
                  ("de" if seat % 2 else "en") if one == "phone" else "")
            for seat, one in enumerate(where)
        ]  # fmt: skip
        for seat, one in enumerate(where):
            if one in ("phone", "lost"):
                flow.take_away(seat)

    def open(self, address: str = "") -> str:
        return ""

    def nothing(self, *_what: object) -> None:
        """Nobody is there."""

    def tell(self) -> bool:
        return False

    close = hear = let_in = turn_away = offer = let_go = to_screen = sit_in = close_door = open_door = nothing


def _match(game: str) -> Match:
    """Four people, in the middle of the game."""
    found = rules(game)
    seats = tuple(SeatSetup(name, seat, HUMAN) for seat, name in enumerate(NAMES))
    match = Match.new(found, MatchSetup(game, found.setup(len(seats), {}, 3), 3, seats), InlineBots())
    for _answer in range(ANSWERS):
        ask = match.pending
        if ask is None or not match.answer(ask.number, ask.options[len(ask.options) // 2]) or not match.step():
            break
    return match


def _table(ui: Ui, make: Callable[[Flow], DemoPhones], game: str = USUAL) -> TableScreen:
    flow = Flow(_match(game), lambda: "normal")
    table = TableScreen(ui, flow)
    service = make(flow)
    table.elsewhere.make = lambda: service
    table.elsewhere.listen()
    return table


def _all(where: Where, gone_for: float = 0.0, free: Sequence[int] = ()) -> Callable[[Flow], DemoPhones]:
    return lambda flow: DemoPhones(flow, [where] * len(NAMES), gone_for, free=free)


def _invitation(
    ui: Ui, where: Sequence[Where] = ("screen", "phone", "lost", "lost"), knocks: int = 1, addresses: int = 1,
    door: bool = True, act: str = "",
) -> Screen:  # fmt: skip
    def make(flow: Flow) -> DemoPhones:
        return DemoPhones(flow, where, 8.0, knocks=knocks, addresses=addresses, door=door, free=(3,))

    table = _table(ui, make)

    def opened() -> None:
        layer = open_invitation(table.elsewhere)
        if act:
            layer.find(act).activate()

    return then(table, opened)


def _new_game(ui: Ui) -> Screen:
    """Two of the people have phones."""
    screen = new_game(ui)
    for seat in screen.seats[:2]:
        seat.human = seat.phone = True
    return screen


def _seats(ui: Ui) -> Screen:
    """Who plays, in a running game."""
    table = _table(ui, lambda flow: DemoPhones(flow, ["screen", "phone", "lost", "screen"], 8.0))
    return then(table, lambda: table.open("seats"))


SHOTS: dict[str, Callable[[Ui], Screen]] = {
    "new_game_phones": _new_game,
    "seats_phones": _seats,
    "invitation": _invitation,
    "invitation_begun": partial(_invitation, where=["lost"] * 4, knocks=0, addresses=2),
    "invitation_closed": partial(_invitation, door=False, knocks=0),
    "invitation_no_way": partial(_invitation, act="no_way"),
    "phone_chooses": lambda ui: _table(ui, _all("phone")),
    "phone_chooses_rattus": lambda ui: _table(ui, _all("phone"), "rattus_cartus"),
    "phone_chooses_citta": lambda ui: _table(ui, _all("phone"), "la_citta"),
    "phone_lost": lambda ui: _table(ui, _all("lost", 8.0)),
    "phone_lost_long": lambda ui: _table(ui, _all("lost", 90.0)),
    "phone_free": lambda ui: _table(ui, _all("lost", 90.0, range(4))),
}
