"""View-models: pure functions from a View to what is shown. Frozen, so that a widget redraws only when its own changed.

No pygame here. A View that is shown while nobody's curtain is lifted is `Match.public_view`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.la_citta.rules import feeding, placement, scoring
from game.la_citta.rules.box import CASTELLOS, NO_LIMIT, WISHES
from game.la_citta.rules.state import View
from game.table.flow import SeatInfo

NOBODY = -1
PHASES = ("income", "growth", "politics", "voices", "migration", "feeding")  # as the time bar has them
AT = {  # phase of the state -> its place there
    "placement": -1, "new_year": 0, "voice": 0, "income": 0, "growth": 1, "politics": 2, "reveal": 3, "migration": 4,
    "demolition": 4, "feeding": 5, "year_end": 5, "scoring": 6, "over": 6,
}  # fmt: skip


@dataclass(frozen=True)
class TimeModel:
    """How far the game is: year, place of the phase in `PHASES` (-1 before the first year), round of politics, what is
    left in the supply and on the draw pile."""

    year: int
    phase: int
    round: int
    citizens: int
    deck: int


@dataclass(frozen=True)
class VoiceModel:
    """A voice card: its wish (-1: hidden), whether the viewer has peeked at it, and the other seats that have."""

    place: int
    wish: int
    peeked: bool
    seats: tuple[int, ...]
    wins: bool


@dataclass(frozen=True)
class CityModel:
    """A city; `limit` 0 is none."""

    castello: int
    people: int
    limit: int
    food: int
    full: bool


@dataclass(frozen=True)
class PlayerModel:
    """What everybody may know of a player. `used` are cards that lie turned, `points` those of this moment;
    `penalty` is when hunger is paid for (`feeding.costs`), "" where nothing is owed."""

    seat: int
    info: SeatInfo
    gold: int
    actions: int
    cards: int
    castelli: int
    figures: int
    penalty: str
    people: int
    food: int
    points: int
    cities: tuple[CityModel, ...]
    arches: tuple[int, ...]
    start: bool
    asked: bool


@dataclass(frozen=True)
class CardModel:
    """A politics card of the display, its kind and the gold it takes at least."""

    card: int
    kind: str
    price: int


@dataclass(frozen=True)
class Placing:
    """Who places castellos before the first year, in their order; `placed` of them stand. Nobody later on."""

    seats: tuple[int, ...] = ()
    placed: int = 0


@dataclass(frozen=True)
class TableModel:
    """Everything beside the map, except the ask and the log."""

    viewer: int
    private: bool
    phase: str
    time: TimeModel
    voices: tuple[VoiceModel, ...]
    display: tuple[CardModel, ...]
    players: tuple[PlayerModel, ...]
    order: Placing

    @property
    def me(self) -> PlayerModel:
        return self.players[self.viewer]


def table_model(view: View, seats: Sequence[SeatInfo], *, private: bool) -> TableModel:
    """The whole table for one viewer. `view` must already be public when `private` is false."""
    points = [line["total"] for line in scoring.lines(view)]
    return TableModel(
        viewer=int(view.viewer),
        private=private,
        phase=view.phase,
        time=TimeModel(view.year, AT[view.phase], view.round, view.citizens, len(view.deck)),
        voices=_voices(view, private=private),
        display=tuple(_card(view, card) for card in view.display),
        players=tuple(_player(view, seat, seats[seat], points[seat]) for seat in range(len(seats))),
        order=_order(view),
    )


def _order(view: View) -> Placing:
    if view.phase != "placement":
        return Placing()
    return Placing(tuple(placement.order(view)), sum(len(cities) for cities in view.cities))


def _voices(view: View, *, private: bool) -> tuple[VoiceModel, ...]:
    viewer = int(view.viewer)
    return tuple(
        VoiceModel(
            place,
            wish,
            private and place in view.looked[viewer],
            tuple(seat for seat, places in enumerate(view.looked) if place in places and seat != viewer),
            wish in view.wishes,
        )
        for place, wish in enumerate(view.voice)
    )


def _card(view: View, card: int) -> CardModel:
    box, kind = view.box, view.box.kind_of[card]
    if kind in box.building_ids:
        return CardModel(card, kind, box.cost[box.building_ids.index(kind)])
    return CardModel(card, kind, min(box.prices.get(kind) or [0]))


def _player(view: View, seat: int, info: SeatInfo, points: int) -> PlayerModel:
    cities = tuple(_city(view, city) for city in view.cities[seat])
    return PlayerModel(
        seat=seat,
        info=info,
        gold=view.gold[seat],
        actions=view.actions[seat],
        cards=len(view.played[seat]) + len(view.blind[seat]),
        castelli=CASTELLOS - len(cities),
        figures=view.free_figures(seat),
        penalty=feeding.costs(view) if view.penalty[seat] else "",
        people=view.people_of(seat),
        food=view.food(seat),
        points=points,
        cities=cities,
        arches=tuple(sum(view.points(city, wish) for city in view.cities[seat]) for wish in range(len(WISHES))),
        start=view.start == seat and view.phase != "placement",
        asked=view.asked == seat,
    )


def _city(view: View, city: list[int]) -> CityModel:
    limit, people = view.limit(city), view.people[city[0]]
    return CityModel(
        city[0], people, 0 if limit == NO_LIMIT else limit, city_food(view, city), limit != NO_LIMIT and people >= limit
    )


def city_food(view: View, city: list[int]) -> int:
    """What grows for one city; all of a seat's cities eat from it together."""
    box, building = view.box, view.building
    grown = sum(box.food[site] for site in city if box.feeds[building[site]])
    return grown + sum(box.food[site] for site, what, _count in view.figures if what >= len(WISHES) and site in city)
