"""What a saved game looks like: every field of the state with its shape and range (`check` then asks whether they fit).

The ranges here are those of any game; what depends on the players and the map of one game is checked against its Box.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from game.kernel import reading
from game.kernel.events import Json
from game.kernel.reading import saved_fields
from game.kernel.rules import Plain
from game.la_citta.rules.state import Game
from game.la_citta.rules.words import MOST_SITES

MOST_PLAYERS, MOST_CARDS, MOST = 5, 200, 1000
Site = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SITES)]
SiteOrNone = Annotated[int, msgspec.Meta(ge=-1, lt=MOST_SITES)]
Count = Annotated[int, msgspec.Meta(ge=0, lt=MOST)]
Flag = Annotated[int, msgspec.Meta(ge=0, le=1)]
Card = Annotated[int, msgspec.Meta(ge=0, lt=MOST_CARDS)]
Wish = Annotated[int, msgspec.Meta(ge=0, le=2)]
Points = Annotated[int, msgspec.Meta(gt=-MOST, lt=MOST)]
Word = Annotated[str, msgspec.Meta(max_length=40, pattern="^[a-z_]+$")]

PerSeat = msgspec.Meta(min_length=2, max_length=MOST_PLAYERS)
PerSite = msgspec.Meta(max_length=MOST_SITES)
Cards = Annotated[list[Card], msgspec.Meta(max_length=MOST_CARDS)]
Drawn = Annotated[list[Count], msgspec.Meta(min_length=2, max_length=2)]
Voices = Annotated[list[Wish], msgspec.Meta(max_length=100)]
City = Annotated[list[Site], msgspec.Meta(min_length=1, max_length=MOST_SITES)]
Figure = Annotated[list[Count], msgspec.Meta(min_length=3, max_length=3)]


class SavedGame(msgspec.Struct, forbid_unknown_fields=True):
    """The fields of `state.Game`, as they lie in a save."""

    stack: Annotated[list[list[Json]], msgspec.Meta(max_length=16)]  # `check_stack` looks into the frames
    answered: Annotated[int, msgspec.Meta(ge=0, lt=2**31)]
    rng: int
    phase: Word
    year: Count
    round: Count
    start: Annotated[int, msgspec.Meta(ge=0, lt=MOST_PLAYERS)]
    building: Annotated[list[Annotated[int, msgspec.Meta(ge=-1, lt=100)]], PerSite]
    city: Annotated[list[SiteOrNone], PerSite]
    owner: Annotated[list[Annotated[int, msgspec.Meta(ge=-1, lt=MOST_PLAYERS)]], PerSite]
    people: Annotated[list[Count], PerSite]
    cities: Annotated[list[Annotated[list[City], msgspec.Meta(max_length=4)]], PerSeat]
    towns: Annotated[list[Site], msgspec.Meta(max_length=100)]
    gold: Annotated[list[Annotated[int, msgspec.Meta(ge=0, lt=100_000)]], PerSeat]
    actions: Annotated[list[Count], PerSeat]
    played: Annotated[list[Cards], PerSeat]
    blind: Annotated[list[Annotated[list[Drawn], msgspec.Meta(max_length=5)]], PerSeat]
    founded: Annotated[list[Flag], PerSeat]
    penalty: Annotated[list[Flag], PerSeat]
    figures: Annotated[list[Figure], msgspec.Meta(max_length=100)]
    chips: Annotated[list[Count], msgspec.Meta(max_length=100)]
    citizens: Count
    display: Cards
    deck: Cards
    discard: Cards
    buried: Annotated[list[Drawn], msgspec.Meta(max_length=MOST_CARDS)]
    era: Count
    shuffled: Cards
    voice: Annotated[list[Wish], msgspec.Meta(max_length=4)]
    voice_deck: Voices
    voice_out: Voices
    wishes: Annotated[list[Wish], msgspec.Meta(max_length=2)]
    looked: Annotated[
        list[Annotated[list[Annotated[int, msgspec.Meta(ge=1, le=3)]], msgspec.Meta(max_length=3)]], PerSeat
    ]
    done: Annotated[list[Site], msgspec.Meta(max_length=100)]
    scores: Annotated[list[Annotated[dict[Word, Points], msgspec.Meta(max_length=4)]], msgspec.Meta(max_length=5)]


FIELDS = saved_fields(Game)


def read(g: Game, saved: Plain) -> None:
    """Fill in a game from saved data, whose lists are copied. Raises DamagedState for a wrong shape or range."""
    reading.read(g, saved, SavedGame, FIELDS)
