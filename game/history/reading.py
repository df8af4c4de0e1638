"""What lists and figures ask of the database. Every question is answered from an index or from a table of sums."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator

import msgspec

from game.history import rows
from game.history.played import PlayedGame, Real, Wanted, strength
from game.history.reckoning import ALL_PEOPLE, MONTH, SOURCE, USED, WHOLE
from game.kernel.events import Json
from game.kernel.rules import Plain

# What is told of many games.


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


Asked = tuple[str, list[Json]]  # the end of a question, and its values
_TALLY = "SUM(seats), SUM(wins), SUM(points), SUM(chance), SUM(times), SUM(brought)"
_COUNTED = "counted IS NOT NULL"


# -- lists -----------------------------------------------------------------------------------------------------------
def games(made: sqlite3.Connection, wanted: Wanted, offset: int, limit: int) -> list[PlayedGame]:
    """The newest first."""
    if wanted.person:
        of_person, values = _of_person(wanted)
        asked = f"SELECT game_id {of_person} ORDER BY played_at DESC, game_id DESC LIMIT ? OFFSET ?"
    else:
        where, values = _of_games(wanted)
        asked = f"SELECT id FROM game {where} ORDER BY played_at DESC, id DESC LIMIT ? OFFSET ?"
    numbers = [number for (number,) in made.execute(asked, [*values, limit, offset])]
    found: list[PlayedGame] = []
    for part in rows.parts(numbers):
        where = f"WHERE id IN ({', '.join('?' * len(part))}) ORDER BY played_at DESC, id DESC"
        found += rows.games_of(made, where, part)
    return found


def count(made: sqlite3.Connection, wanted: Wanted) -> int:
    """How many there are."""
    if wanted.person:
        of_person, values = _of_person(wanted)
        return int(made.execute(f"SELECT COUNT(*) FROM (SELECT 1 {of_person})", values).fetchone()[0])
    where, values = _of_games(wanted)
    return int(made.execute(f"SELECT COUNT(*) FROM game {where}", values).fetchone()[0])


def _of_person(wanted: Wanted) -> Asked:
    """The games in which somebody played, read off one index in the order of their dates."""
    parts, values = _filters(wanted)
    end = f"FROM seat WHERE {' AND '.join(['person = ?', *parts])}"
    values = [wanted.person, *values]
    if wanted.text:
        end += " AND EXISTS (SELECT 1 FROM game WHERE id = game_id AND instr(search, ?) > 0)"
        values.append(wanted.text.casefold())
    end += " GROUP BY played_at, game_id"
    return (end, values) if wanted.won is None else (f"{end} HAVING MAX(won) = ?", [*values, int(wanted.won)])


def seats(made: sqlite3.Connection, wanted: Wanted) -> Iterator[tuple[Json, ...]]:
    """A row for each seat of these games, in the order in which the games were recorded: what `table.COLUMNS` has."""
    where, values = _of_games(wanted)
    asked = (
        'SELECT g.id, g.played_at, g.game, g.players, g.level, g.origin, g.seed, g."cast", g.length, g.rounds, '
        "g.seconds, g.program, g.rules_version, s.seat, s.name, s.player, s.points, s.place, s.won, s.changed, "
        f"s.sources FROM (SELECT * FROM game {where} ORDER BY id) AS g JOIN seat AS s ON s.game_id = g.id "
        "ORDER BY g.id, s.seat"
    )
    yield from made.execute(asked, values)


def _of_games(wanted: Wanted) -> Asked:
    parts, values = _filters(wanted)
    if wanted.person:
        of_person, more = _of_person(wanted)
        parts.append(f"id IN (SELECT game_id {of_person})")
        values += more
    elif wanted.won is not None:
        parts.append("people > 0 AND people_won = ?")
        values.append(int(wanted.won))
    if wanted.text and not wanted.person:
        parts.append("instr(search, ?) > 0")
        values.append(wanted.text.casefold())
    return (f"WHERE {' AND '.join(parts)}" if parts else ""), values


def _filters(wanted: Wanted) -> tuple[list[str], list[Json]]:
    """The conditions on columns that games, seats and sums have in common."""
    found: list[tuple[str, Json]] = []
    if wanted.game:
        found.append(("game", wanted.game))
    if wanted.players:
        found.append(("players", wanted.players))
    if wanted.level:
        found.append(("level", wanted.level))
    if wanted.origin is not None:
        found.append(("kind", wanted.origin))
    return [f"{column} = ?" for column, _value in found], [value for _column, value in found]


# -- figures ---------------------------------------------------------------------------------------------------------
def figures(made: sqlite3.Connection, wanted: Wanted) -> Figures:
    """Everything told of the counted seats of these games."""
    try:
        return rows.sound(msgspec.to_builtins(_figures(made, wanted)), Figures)
    except (TypeError, ValueError) as error:  # words where numbers were: only damage brings that
        raise sqlite3.DatabaseError(f"a sum is malformed: {error}") from error


def _figures(made: sqlite3.Connection, wanted: Wanted) -> Figures:
    whole = _whole(made, wanted)
    if not whole["seats"]:
        return Figures()
    streak, longest = _streaks(made, wanted)
    one_game = bool(wanted.game)
    by_person = _by_person(made, wanted)
    return Figures(
        **whole,
        sources=_sources(made, wanted) if one_game else {},
        by_person=by_person,
        sources_of=_sources_of(made, wanted, by_person) if one_game else {},
        chosen=_chosen(made, wanted) if one_game else {},
        by_players=tuple(sorted(_by(made, wanted, "CAST(players AS TEXT)"), key=lambda one: int(one.key))),
        by_level=tuple(sorted(_by(made, wanted, "level"), key=lambda one: strength(one.key))),
        by_game=tuple(sorted(_by(made, wanted, "game"), key=lambda one: (-one.games, one.key))),
        best=_best(made, wanted),
        streak=streak,
        longest=longest,
        lately=_lately(made, wanted),
        months=_months(made, wanted),
    )


def people(made: sqlite3.Connection) -> list[str]:
    """All people who have played, who played most first."""
    asked = "SELECT person FROM tally WHERE what = ? AND person <> ? GROUP BY person ORDER BY SUM(seats) DESC, person"
    return rows.sound([name for (name,) in made.execute(asked, (WHOLE, ALL_PEOPLE))], list[str])


def _of_sums(wanted: Wanted, what: str, person: str | None = None) -> Asked:
    parts, values = _filters(wanted)
    who = wanted.person or ALL_PEOPLE if person is None else person
    return f"FROM tally WHERE {' AND '.join(['what = ?', 'person = ?', *parts])}", [what, who, *values]


def _whole(made: sqlite3.Connection, wanted: Wanted) -> Plain:
    end, values = _of_sums(wanted, WHOLE)
    named = ("games", "seats", "wins", "points", "chance", "seconds", "rounds")
    asked = ", ".join(f"COALESCE(SUM({name}), 0)" for name in named)
    return dict(zip(named, made.execute(f"SELECT {asked} {end}", values).fetchone(), strict=True))


def _by(made: sqlite3.Connection, wanted: Wanted, column: str) -> list[Tally]:
    end, values = _of_sums(wanted, WHOLE)
    return [Tally(*row) for row in made.execute(f"SELECT {column}, {_TALLY} {end} GROUP BY {column}", values)]


def _by_person(made: sqlite3.Connection, wanted: Wanted) -> tuple[Tally, ...]:
    parts, values = _filters(wanted)
    parts.append("person = ?" if wanted.person else "person <> ?")
    asked = (
        f"SELECT person, {_TALLY} FROM tally WHERE what = ? AND {' AND '.join(parts)} "
        "GROUP BY person ORDER BY SUM(seats) DESC, person LIMIT ?"
    )
    found = made.execute(asked, [WHOLE, *values, wanted.person or ALL_PEOPLE, MOST_PEOPLE])
    return tuple(Tally(*row) for row in found)


def _sources(made: sqlite3.Connection, wanted: Wanted, person: str | None = None) -> dict[str, int]:
    end, values = _of_sums(wanted, SOURCE, person)
    asked = f"SELECT thing, SUM(points) {end} GROUP BY thing ORDER BY SUM(points) DESC, thing"
    return dict(made.execute(asked, values).fetchall())


def _sources_of(made: sqlite3.Connection, wanted: Wanted, of: tuple[Tally, ...]) -> dict[str, dict[str, int]]:
    return {one.key: _sources(made, wanted, one.key) for one in of}


def _chosen(made: sqlite3.Connection, wanted: Wanted) -> dict[str, tuple[Tally, ...]]:
    parts, values = _filters(wanted)
    asked = (
        f"SELECT what, thing, {_TALLY} FROM tally WHERE what >= ? AND what < ? AND person = ? AND "
        f"{' AND '.join(parts)} GROUP BY what, thing ORDER BY what, SUM(times) DESC, thing"
    )
    found: dict[str, list[Tally]] = {}
    for row in made.execute(asked, [USED, USED[:-1] + ";", wanted.person or ALL_PEOPLE, *values]):
        found.setdefault(row[0].removeprefix(USED), []).append(Tally(*row[1:]))
    return {kind: tuple(cards) for kind, cards in found.items()}


def _months(made: sqlite3.Connection, wanted: Wanted) -> tuple[Month, ...]:
    end, values = _of_sums(wanted, MONTH)
    asked = f"SELECT thing, SUM(games), SUM(wins) {end} GROUP BY thing ORDER BY thing"
    return tuple(Month(*row) for row in made.execute(asked, values))


def _of_seats(wanted: Wanted) -> Asked:
    parts, values = _filters(wanted)
    who = _COUNTED
    if wanted.person:
        who, values = f"person = ? AND {who}", [wanted.person, *values]
    return f"FROM seat WHERE {' AND '.join([who, *parts])}", values


def _best(made: sqlite3.Connection, wanted: Wanted) -> tuple[Best, ...]:
    end, values = _of_seats(wanted)
    end = end.replace("person = ?", "counted = ?")  # so its index is the one in the order of points
    asked = f"SELECT game_id, game, counted, points, players {end} ORDER BY points DESC, game_id DESC LIMIT {MOST_BEST}"
    date = "SELECT played_at FROM game WHERE id = ?"
    return tuple(
        Best(number, game, key, points, players, made.execute(date, (number,)).fetchone()[0])
        for number, game, key, points, players in made.execute(asked, values).fetchall()
    )


def _lately(made: sqlite3.Connection, wanted: Wanted) -> tuple[Late, ...]:
    end, values = _of_seats(wanted)
    order = f"ORDER BY played_at DESC, game_id DESC, seat DESC LIMIT {MOST_LATE}"
    found = made.execute(f"SELECT played_at, game_id, place, players, points {end} {order}", values).fetchall()
    return tuple(Late(*row) for row in reversed(found))


def _streaks(made: sqlite3.Connection, wanted: Wanted) -> tuple[int, int]:
    """Wins in a row, up to now and the most."""
    end, values = _of_seats(wanted)
    asked = f"SELECT group_concat(won, '') FROM (SELECT won {end} ORDER BY played_at, game_id, seat)"
    course = made.execute(asked, values).fetchone()[0] or ""
    rows_of_wins = course.split("0")
    return len(rows_of_wins[-1]), max(map(len, rows_of_wins))


# -- ratings ---------------------------------------------------------------------------------------------------------
def ratings(made: sqlite3.Connection, game: str) -> list[Rated]:
    """Everybody who was rated in that game, the strongest first; of many people those who played most."""
    try:
        return rows.sound(msgspec.to_builtins(_ratings(made, game)), list[Rated])
    except (TypeError, ValueError) as error:
        raise sqlite3.DatabaseError(f"a rating is malformed: {error}") from error


def _ratings(made: sqlite3.Connection, game: str) -> list[Rated]:
    asked = "SELECT key, bot, mu, sigma, games FROM rated WHERE game = ? ORDER BY bot DESC, games DESC, key LIMIT ?"
    found = [
        Rated(key, bool(bot), mu, sigma, number, _course(made, game, bot, key, number))
        for key, bot, mu, sigma, number in made.execute(asked, (game, 2 * MOST_PEOPLE)).fetchall()
    ]
    return sorted(found, key=lambda one: (-one.sure, one.bot, one.key))


def _course(made: sqlite3.Connection, game: str, bot: int, key: str, last: int) -> tuple[Moment, ...]:
    """At most so many moments, evenly spread, the last one among them."""
    count = min(last, MOST_MOMENTS)
    numbers = sorted({last - (last - 1) * at // max(1, count - 1) for at in range(count)})
    asked = (
        "SELECT played_at, mu, sigma FROM rating WHERE game = ? AND bot = ? AND key = ? "
        f"AND number IN ({', '.join('?' * len(numbers))}) ORDER BY number"
    )
    return tuple(Moment(*row) for row in made.execute(asked, (game, bot, key, *numbers)))
