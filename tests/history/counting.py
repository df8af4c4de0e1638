"""Figures counted game by game: what the database sums up while recording must come to the same."""

from __future__ import annotations

import time
from collections.abc import Iterable
from itertools import groupby

from game.history.played import Chosen, PlayedGame, PlayedSeat, Wanted, strength
from game.history.reading import MOST_BEST, MOST_LATE, MOST_PEOPLE, Best, Figures, Late, Month, Tally
from game.session.ledger import Used

Record = tuple[PlayedGame, Chosen]


def fits(game: PlayedGame, wanted: Wanted) -> bool:
    """Whether it is one of the wanted games."""
    people = [one for one in game.seats if one.human and wanted.person in ("", one.key)]
    return (
        wanted.game in ("", game.game)
        and (bool(people) or not wanted.person)
        and wanted.players in (0, game.players)
        and wanted.level in ("", game.level)
        and wanted.origin in (None, game.origin.partition(":")[0])
        and (wanted.won is None or (bool(people) and any(one.won for one in people) == wanted.won))
        and wanted.text.casefold() in searched(game)
    )


def searched(game: PlayedGame) -> str:
    """In what a text is looked for."""
    return "\n".join([*(one.name for one in game.seats), game.game, game.cast, game.origin]).casefold()


def month_of(played_at: float) -> str:
    """The month in which that was, here: "2026-11"."""
    return time.strftime("%Y-%m", time.localtime(played_at))


def counted(records: Iterable[Record], wanted: Wanted) -> Figures:
    """The figures of these games, the oldest first."""
    games = [(game, chosen) for game, chosen in records if game.counted and fits(game, wanted)]
    seats = [
        (game, seat) for game, _chosen in games for seat in game.seats if seat.human and wanted.person in ("", seat.key)
    ]
    played = list({game.id: game for game, _seat in seats}.values())
    whole = _sum("", [(game, seat) for game, seat in seats])
    months = groupby(sorted(seats, key=lambda one: one[0].played_at), lambda one: month_of(one[0].played_at))
    in_months = [(month, [*found]) for month, found in months]
    streak, longest = streaks([seat.won for _game, seat in seats])
    best = sorted(seats, key=lambda one: (-one[1].points, -one[0].id))[:MOST_BEST]
    one_game = bool(wanted.game)
    return Figures(
        games=len(played),
        seats=len(seats),
        wins=whole.wins,
        points=whole.points,
        chance=whole.chance,
        seconds=sum(game.seconds for game in played),
        rounds=sum(game.rounds for game in played),
        sources=_sources(seat for _game, seat in seats) if one_game else {},
        by_person=tuple(_by(seats, lambda game, seat: seat.key, most=MOST_PEOPLE)),
        sources_of=_sources_of(seats) if one_game else {},
        chosen=_chosen(games, wanted) if one_game else {},
        by_players=tuple(sorted(_by(seats, lambda game, seat: str(game.players)), key=lambda one: int(one.key))),
        by_level=tuple(sorted(_by(seats, lambda game, seat: game.level), key=lambda one: strength(one.key))),
        by_game=tuple(_by(seats, lambda game, seat: game.game)),
        best=tuple(Best(g.id, g.game, s.key, s.points, g.players, g.played_at) for g, s in best),
        streak=streak,
        longest=longest,
        lately=tuple(Late(g.played_at, g.id, s.place, g.players, s.points) for g, s in seats[-MOST_LATE:]),
        months=tuple(
            Month(month, len({game.id for game, _seat in found}), sum(seat.won for _game, seat in found))
            for month, found in in_months
        ),
    )  # fmt: skip


def streaks(won: Iterable[bool]) -> tuple[int, int]:
    """Wins in a row up to the last game, and the most there ever were."""
    now = longest = 0
    for one in won:
        now = now + 1 if one else 0
        longest = max(longest, now)
    return now, longest


Seats = list[tuple[PlayedGame, PlayedSeat]]


def _sum(key: str, seats: Seats) -> Tally:
    return Tally(
        key,
        games=len(seats),
        wins=sum(seat.won for _game, seat in seats),
        points=sum(seat.points for _game, seat in seats),
        chance=sum(1 / game.players for game, _seat in seats),
    )


def _by(seats: Seats, key, *, most: int = 0) -> list[Tally]:  # type: ignore[no-untyped-def]
    parts: dict[str, Seats] = {}
    for game, seat in seats:
        parts.setdefault(key(game, seat), []).append((game, seat))
    found = sorted((_sum(one, those) for one, those in parts.items()), key=lambda one: (-one.games, one.key))
    return found[:most] if most else found


def _sources(seats: Iterable[PlayedSeat]) -> dict[str, int]:
    found: dict[str, int] = {}
    for seat in seats:
        for name, points in seat.sources.items():
            found[name] = found.get(name, 0) + points
    return dict(sorted(found.items(), key=lambda one: (-one[1], one[0])))


def _sources_of(seats: Seats) -> dict[str, dict[str, int]]:
    names = [one.key for one in _by(seats, lambda game, seat: seat.key, most=MOST_PEOPLE)]
    return {name: _sources(seat for _game, seat in seats if seat.key == name) for name in names}


def _chosen(games: list[Record], wanted: Wanted) -> dict[str, tuple[Tally, ...]]:
    found: dict[str, dict[str, list[tuple[PlayedGame, PlayedSeat, Used]]]] = {}
    for game, chosen in games:
        for seat, used in zip(game.seats, chosen, strict=False):
            if seat.human and wanted.person in ("", seat.key):
                for one in used:
                    found.setdefault(one.kind, {}).setdefault(one.card, []).append((game, seat, one))
    return {
        kind: tuple(
            sorted((_of_card(card, those) for card, those in cards.items()), key=lambda one: (-one.times, one.key))
        )
        for kind, cards in sorted(found.items())
    }


def _of_card(card: str, those: list[tuple[PlayedGame, PlayedSeat, Used]]) -> Tally:
    whole = _sum(card, [(game, seat) for game, seat, _used in those])
    times, brought = sum(one.times for _g, _s, one in those), sum(one.brought for _g, _s, one in those)
    return Tally(card, whole.games, whole.wins, whole.points, whole.chance, times, brought)
