"""What a saved game looks like: every field of the state with its shape and range (`check` then asks whether they fit).

The ranges here are those of any game; what depends on the players and the cards of one game is checked against its Box.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from game.citadels.rules.state import Game
from game.kernel import reading
from game.kernel.events import Json
from game.kernel.reading import saved_fields
from game.kernel.rules import Plain

MOST_PLAYERS, MOST_RANKS, MOST_CARDS = 8, 9, 90
Seat = Annotated[int, msgspec.Meta(ge=0, lt=MOST_PLAYERS)]
SeatOrNobody = Annotated[int, msgspec.Meta(ge=-1, lt=MOST_PLAYERS)]
Rank = Annotated[int, msgspec.Meta(ge=1, le=MOST_RANKS)]
RankOrNone = Annotated[int, msgspec.Meta(ge=0, le=MOST_RANKS)]
Card = Annotated[int, msgspec.Meta(ge=0, lt=MOST_CARDS)]
CardOrNone = Annotated[int, msgspec.Meta(ge=-1, lt=MOST_CARDS)]
Mark = Annotated[int, msgspec.Meta(ge=0, le=2)]
Gold = Annotated[int, msgspec.Meta(ge=0, lt=1000)]
Points = Annotated[int, msgspec.Meta(ge=0, lt=10_000)]
Known = Annotated[int, msgspec.Meta(ge=0, lt=1 << MOST_PLAYERS)]
Word = Annotated[str, msgspec.Meta(max_length=40, pattern="^[a-z_]+$")]

Row = msgspec.Meta(max_length=MOST_CARDS)
PerSeat = msgspec.Meta(min_length=2, max_length=MOST_PLAYERS)
Cards = Annotated[list[Card], Row]
Ranks = Annotated[list[Rank], msgspec.Meta(max_length=MOST_RANKS)]
Seats = Annotated[list[Seat], msgspec.Meta(max_length=MOST_PLAYERS)]
PerRank = msgspec.Meta(max_length=MOST_RANKS + 1)


class SavedGame(msgspec.Struct, forbid_unknown_fields=True):
    """The fields of `state.Game`, as they lie in a save."""

    stack: Annotated[list[list[Json]], msgspec.Meta(max_length=8)]  # `check_stack` looks into the frames
    answered: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
    rng: int
    phase: Word
    round: Annotated[int, msgspec.Meta(ge=0, lt=10_000)]
    crown: Seat
    order: Seats
    picked: Annotated[int, msgspec.Meta(ge=0, lt=20)]
    pool: Ranks
    roles: Annotated[list[Ranks], PerSeat]
    shown: Annotated[list[SeatOrNobody], PerRank]
    face_up: Ranks
    face_down: Ranks
    rank: RankOrNone
    killed: RankOrNone
    robbed: RankOrNone
    thief: SeatOrNobody
    safe: Seats
    gold: Annotated[list[Gold], PerSeat]
    hand: Annotated[list[Cards], PerSeat]
    city: Annotated[list[Cards], PerSeat]
    beautified: Cards
    deck: Cards
    seen: Annotated[list[Annotated[list[Ranks], msgspec.Meta(max_length=8)]], PerSeat]
    knows: Annotated[list[Known], Row]
    seat: SeatOrNobody
    gathered: bool
    builds: Annotated[int, msgspec.Meta(gt=-10, lt=10)]
    used: Annotated[list[Word], msgspec.Meta(max_length=30)]
    completed: Seats
    scores: Annotated[list[Annotated[dict[Word, Points], msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=8)]
    aside: Annotated[list[Ranks], PerSeat]
    bewitched: RankOrNone
    resumed: bool
    warrants: Annotated[list[Mark], PerRank]
    threats: Annotated[list[Mark], PerRank]
    threats_open: Mark
    blackmailer: SeatOrNobody
    tax: Gold
    museum: Cards
    exchanged: Annotated[list[Annotated[int, msgspec.Meta(ge=0, le=MOST_RANKS)]], msgspec.Meta(max_length=4)]
    spent: Gold
    paid_builds: Gold
    site: CardOrNone
    site_price: Gold
    fresh: Cards


FIELDS = saved_fields(Game)


def read(g: Game, saved: Plain) -> None:
    """Fill in a game from saved data, whose lists are copied. Raises DamagedState for a wrong shape or range."""
    reading.read(g, saved, SavedGame, FIELDS)
