"""What a saved game looks like: every field of the state with its shape and range (`check` then asks whether they fit).

The ranges here are those of any game; what depends on the players and the cards of one game is checked against its Box.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from game.kernel import reading
from game.kernel.events import Json
from game.kernel.reading import saved_fields
from game.kernel.rules import Plain
from game.rattus_cartus.rules.box import BUILDINGS_DEALT, CARDS, ESTATES, FOLLOWERS_END, NUN_ROW
from game.rattus_cartus.rules.state import Game

MOST_PLAYERS, MOST_ROW, MOST_BUILDING_CARDS, MOST = 5, 3, 500, 1000
Seat = Annotated[int, msgspec.Meta(ge=0, lt=MOST_PLAYERS)]
SeatOrNobody = Annotated[int, msgspec.Meta(ge=-1, lt=MOST_PLAYERS)]
Slot = Annotated[int, msgspec.Meta(ge=0, lt=MOST_ROW)]
SlotOrNone = Annotated[int, msgspec.Meta(ge=-1, lt=MOST_ROW)]
Position = Annotated[int, msgspec.Meta(ge=0, lt=NUN_ROW)]
Card = Annotated[int, msgspec.Meta(ge=0, lt=CARDS)]
Follower = Annotated[int, msgspec.Meta(ge=0, lt=FOLLOWERS_END)]
BuildingCard = Annotated[int, msgspec.Meta(ge=0, lt=MOST_BUILDING_CARDS)]
Count = Annotated[int, msgspec.Meta(ge=0, lt=MOST)]
Points = Annotated[int, msgspec.Meta(ge=0, lt=10_000)]
Bits = Annotated[int, msgspec.Meta(ge=0, lt=1 << MOST_PLAYERS)]
Word = Annotated[str, msgspec.Meta(max_length=40, pattern="^[a-z_]+$")]

PerSeat = msgspec.Meta(min_length=2, max_length=MOST_PLAYERS)
PerEstate = msgspec.Meta(min_length=len(ESTATES), max_length=len(ESTATES))
Cards = Annotated[list[Card], msgspec.Meta(max_length=CARDS)]
Followers = Annotated[list[Follower], msgspec.Meta(max_length=FOLLOWERS_END)]
BuildingCards = Annotated[list[BuildingCard], msgspec.Meta(max_length=BUILDINGS_DEALT)]
Seats = Annotated[list[Seat], msgspec.Meta(max_length=MOST_PLAYERS)]
CountPerSeat = Annotated[list[Count], PerSeat]
Lost = Annotated[list[Annotated[int, msgspec.Meta(ge=0, lt=CARDS)]], msgspec.Meta(min_length=3, max_length=3)]


class SavedGame(msgspec.Struct, forbid_unknown_fields=True):
    """The fields of `state.Game`, as they lie in a save."""

    stack: Annotated[list[list[Json]], msgspec.Meta(max_length=12)]  # `check_stack` looks into the frames
    answered: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
    rng: int
    phase: Word
    round: Count
    start: Seat
    row: BuildingCards
    building_deck: BuildingCards
    replacement: BuildingCards
    tucked: Count
    spent: BuildingCards
    points: Annotated[list[CountPerSeat], PerEstate]
    arrived: Annotated[list[Seats], PerEstate]
    rats: CountPerSeat
    markers: CountPerSeat
    hand: Annotated[list[Cards], PerSeat]
    deck: Followers
    discard: Followers
    nun_row: Annotated[list[Follower], msgspec.Meta(min_length=NUN_ROW, max_length=NUN_ROW)]
    stock: Annotated[dict[Word, Cards], msgspec.Meta(max_length=5)]
    markers_left: Count
    supplied: Annotated[list[SlotOrNone], PerSeat]
    waiting: Seats
    entered: Annotated[list[Seats], msgspec.Meta(max_length=MOST_ROW)]
    first_in: Seats
    numbers: Annotated[list[Annotated[int, msgspec.Meta(ge=-1, le=CARDS)]], PerSeat]
    laid: Annotated[list[Cards], PerSeat]
    revealed: Annotated[list[Slot], msgspec.Meta(max_length=MOST_ROW)]
    slot: SlotOrNone
    premium: SeatOrNobody
    gained: CountPerSeat
    looked: Annotated[list[Annotated[list[Position], msgspec.Meta(max_length=NUN_ROW)]], PerSeat]
    left: Annotated[int, msgspec.Meta(ge=0, le=CARDS)]
    barred: Annotated[int, msgspec.Meta(ge=-1, lt=NUN_ROW)]
    knows: Annotated[list[Bits], msgspec.Meta(min_length=CARDS, max_length=CARDS)]
    lost: Annotated[list[Lost], msgspec.Meta(max_length=CARDS * MOST_PLAYERS)]
    seen: Annotated[list[Bits], msgspec.Meta(min_length=FOLLOWERS_END, max_length=FOLLOWERS_END)]
    cycle: Annotated[list[Count], msgspec.Meta(min_length=FOLLOWERS_END, max_length=FOLLOWERS_END)]
    reshuffles: Count
    scores: Annotated[list[Annotated[dict[Word, Points], msgspec.Meta(max_length=20)]], msgspec.Meta(max_length=5)]


FIELDS = saved_fields(Game)


def read(g: Game, saved: Plain) -> None:
    """Fill in a game from saved data, whose lists are copied. Raises DamagedState for a wrong shape or range."""
    reading.read(g, saved, SavedGame, FIELDS)
