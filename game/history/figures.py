"""What is told of many games: sums and lists. Nothing here is in words; names of sources, kinds and cards are the
game's (`game.session.ledger`)."""

from __future__ import annotations

import msgspec

from game.history.played import Real


class Tally(msgspec.Struct, frozen=True):
    """Counted seats that have something in common: `key` says what. `chance` is how many of them would have won by luck
    alone, the sum of one in so many players. `times` and `brought` are of cards: how often, and what for."""

    key: str
    games: int = 0
    wins: int = 0
    points: int = 0
    chance: Real = 0.0
    times: int = 0
    brought: int = 0

    @property
    def average(self) -> float:
        """Points a game."""
        return self.points / self.games if self.games else 0.0


class Best(msgspec.Struct, frozen=True):
    """One of the games with most points."""

    id: int
    game: str
    name: str
    points: int
    players: int
    played_at: Real


class Late(msgspec.Struct, frozen=True):
    """How somebody did in one of the last games."""

    played_at: Real
    id: int
    place: int
    players: int
    points: int


class Month(msgspec.Struct, frozen=True):
    """A month with games: "2026-11"."""

    month: str
    games: int
    wins: int


class Figures(msgspec.Struct, frozen=True):
    """The counted seats are those of the wished person, or of all people; `games` are those in which they sat, each
    once, and `seconds` and `rounds` of these. Sources and what was chosen are there for one game only
    (`Wanted.game`); `streak` is wins in a row up to now, `longest` the most there ever were."""

    games: int = 0
    seats: int = 0
    wins: int = 0
    points: int = 0
    chance: Real = 0.0
    seconds: Real = 0.0
    rounds: int = 0
    sources: dict[str, int] = {}  # points over all counted seats
    by_person: tuple[Tally, ...] = ()  # who played most first
    sources_of: dict[str, dict[str, int]] = {}  # person -> source -> points
    chosen: dict[str, tuple[Tally, ...]] = {}  # kind -> cards, the most chosen first
    by_players: tuple[Tally, ...] = ()  # "2" to "8"
    by_level: tuple[Tally, ...] = ()  # the strongest computer player in it, weakest first; "": people alone
    by_game: tuple[Tally, ...] = ()
    best: tuple[Best, ...] = ()
    streak: int = 0
    longest: int = 0
    lately: tuple[Late, ...] = ()  # the newest last
    months: tuple[Month, ...] = ()  # the newest last


class Moment(msgspec.Struct, frozen=True):
    """A rating after a game."""

    played_at: Real
    mu: Real
    sigma: Real


class Rated(msgspec.Struct, frozen=True):
    """A person (by name) or computer players (by level) of one game: a strength and how unsure it is, and its course,
    thinned where it is long."""

    key: str
    bot: bool
    mu: Real
    sigma: Real
    games: int
    course: tuple[Moment, ...] = ()

    @property
    def sure(self) -> float:
        """What the strength very probably is at least: the order of lists."""
        return self.mu - 3 * self.sigma


MOST_BEST, MOST_LATE, MOST_PEOPLE, MOST_MOMENTS = 10, 60, 50, 120
