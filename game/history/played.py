"""A game that was played, as lists and figures need it; what was wished to see of them."""

from __future__ import annotations

from typing import Annotated

import msgspec

from game.bots import LEVELS
from game.session.ledger import Used
from game.session.setup import HUMAN

AGAIN = "again"  # of a match that had come to its end before: whoever loads a save of it knows what comes
UNCOUNTED = ("film", AGAIN)  # kept, but in no figure and no rating; "film" was played on from a replay


Real = Annotated[float, msgspec.Meta(ge=-1e12, le=1e12)]  # of a database: what is beyond was not written by us


class PlayedSeat(msgspec.Struct, frozen=True):
    """One seat of it. `player` is "human", or LEVEL[:PERSONALITY] of a computer player; `place` 1 has won, perhaps
    with others. `changed`: another player sat here when it began, so nobody is rated for it."""

    seat: int
    name: str
    player: str
    points: int
    place: int
    won: bool
    sources: dict[str, int] = {}
    changed: bool = False

    @property
    def human(self) -> bool:
        return self.player == HUMAN

    @property
    def level(self) -> str:
        """The level of a computer player; "" of a person."""
        return "" if self.human else self.player.partition(":")[0]

    @property
    def key(self) -> str:
        """Who is rated: a person by name, a computer player by level."""
        return self.name.strip() if self.human else self.level


class PlayedGame(msgspec.Struct, frozen=True):
    """`played_at` is when it ended, seconds since 1970; `cast` with what it was played (`Ledger.cast`); `length` in
    answers, `rounds` in what the game counts, `seconds` at the table as far as that is known."""

    id: int
    played_at: Real
    game: str
    players: int
    seats: tuple[PlayedSeat, ...]
    origin: str = ""
    seed: int = 0
    cast: str = ""
    length: int = 0
    rounds: int = 0
    seconds: Real = 0.0
    program: str = ""
    rules_version: int = 0

    @property
    def level(self) -> str:
        """The strongest computer player in it; "" for people alone."""
        return max((one.level for one in self.seats), key=strength, default="")

    @property
    def counted(self) -> bool:
        """Whether it counts for figures, best games and ratings."""
        return self.origin.partition(":")[0] not in UNCOUNTED


class Wanted(msgspec.Struct, frozen=True):
    """Which games: "", 0 and None are all. `person` played in it, `level` is the strongest computer player in it,
    `origin` the word before the colon ("daily"; "" is a usual game), `won` whether the person (or any person) has won,
    `text` occurs in a name, the game, the cast or the origin."""

    game: str = ""
    person: str = ""
    players: int = 0
    level: str = ""
    origin: str | None = None
    won: bool | None = None
    text: str = ""


Chosen = tuple[tuple[Used, ...], ...]  # per seat
ALL = Wanted()


def strength(level: str) -> tuple[int, str]:
    """The order of levels, the weakest first; "" before all, one that is not known between."""
    return (LEVELS.index(level) + 1 if level in LEVELS else 0, level)
