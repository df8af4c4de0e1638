"""What the fixed positions share: a table of a match at rest, and positions set up by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from game.bots.inline import InlineBots
from game.citadels.content import own_cards
from game.citadels.rules import Citadels
from game.citadels.rules.citadels import to_plain
from game.citadels.scenario.setting import set_up
from game.citadels.scenario.story import Built, Marks, Now, SeatSetting, Setting, TableSetting
from game.citadels.table.board import board_of
from game.citadels.words.names import Names
from game.kernel.rules import of, some
from game.session.match import Match
from game.session.setup import HUMAN, MatchSetup, SeatSetup
from game.table.asking.mark import Subject
from game.table.asking.spots import HAND
from game.table.flow import Flow
from game.table.screen import TableScreen
from game.ui.ui import Ui
from game.ui.window.screen import Screen
from tools.shots.citadels.positions import NAMES

Shot = Callable[[Ui], Screen]
Seats = Mapping[int, SeatSetting]


@cache
def _rules() -> Citadels:
    return Citadels(own_cards())


def flow_of(match: Match) -> Flow:
    """A flow at the pace of the pictures."""
    return Flow(match, lambda: "normal")


def table(ui: Ui, match: Match) -> TableScreen:
    """The table of a match, without the message that begins a turn."""
    screen = TableScreen(ui, flow_of(match))
    screen.summed = f"{match.whole.round} {match.whole.rank}"
    return screen


def select(screen: TableScreen, place: str = HAND) -> TableScreen:
    """Chooses the dearest thing of that place that can be chosen."""
    found = [offer for offer in screen.offers.offers if offer.place == place] if screen.offers else []
    if found:
        state = screen.flow.match.whole
        own = state.city[board_of(screen).model.viewer] if len(found) > 1 and screen.marks.harmful else ()
        best = max(found, key=lambda offer: (offer.thing not in own, offer.price or 0))
        screen.selected = (best.place, best.thing)
        if place == "track":
            screen.subject = Subject("rank", best.thing, of(Names, screen.names).character(best.thing).id)
        elif place != "seat":
            owner = int(state.owner_or_nobody(best.thing))
            screen.subject = Subject("card", best.thing, state.box.kind[best.thing], owner, place)
    return screen


class Opened(TableScreen):
    """A table over which something is opened as soon as it is shown."""

    def __init__(self, ui: Ui, match: Match, then: Callable[[TableScreen], None]) -> None:
        super().__init__(ui, flow_of(match))
        self.summed = f"{match.whole.round} {match.whole.rank}"
        self._then: Callable[[TableScreen], None] | None = then

    def update(self, seconds: float) -> None:
        then, self._then = self._then, None
        if then is not None:
            then(self)
        super().update(seconds)


def seat(
    role: str | Sequence[str] = (), *, gold: int = 2, hand: Sequence[str] | None = None,
    city: Sequence[str | Built] = (), revealed: bool | None = None,
) -> SeatSetting:  # fmt: skip
    """What one player has: character(s), gold, hand (dealt if left out) and city."""
    roles = [role] if isinstance(role, str) else list(role)
    built = [one if isinstance(one, Built) else Built(one) for one in city]
    return SeatSetting(roles=roles, revealed=revealed, gold=gold, hand=None if hand is None else list(hand), city=built)


def staged(  # noqa: PLR0913  a position has that many facts, most of them with a default
    players: int, seats: Seats, now: Now, *, cast: Sequence[str] = (), marks: Marks | None = None, round_: int = 6,
    crown: int = 1, humans: Sequence[int] = (0,), face_up: Sequence[str] = (), nine: bool | None = None,
) -> Match:  # fmt: skip
    """A match that begins in a position set up by hand; whatever is not said is dealt. Raises Refused."""
    setting = TableSetting(players=players, crown=crown, round=round_, nine=nine, seed=4, face_up=list(face_up))
    if cast:
        setting.cast = list(cast)
    names = {name for one in seats.values() for name in (*(one.hand or ()), *(built.name for built in one.city))}
    position = Setting(table=setting, seats=dict(seats), marks=marks or Marks(), now=now, named=names)
    game, log = set_up(_rules(), position)
    game.log = log
    people = tuple(SeatSetup(NAMES[index], index, HUMAN if index in humans else "normal") for index in range(players))
    return Match(some(_rules()), MatchSetup("citadels", to_plain(game.box.setup), 4, people), game, InlineBots())
