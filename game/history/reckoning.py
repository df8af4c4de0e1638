"""From a finished match to the game as it is kept. The answers are played once more, quickly and by the rules alone:
a match that was loaded has forgotten what was told at its beginning.
"""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Sequence

import msgspec

from game.history.clock import wall_clock
from game.history.played import Chosen, PlayedGame, PlayedSeat
from game.history.waiting import breathe
from game.kernel.events import Event
from game.kernel.rules import SomeRules
from game.kernel.steps import StackState
from game.session import journal, save
from game.session.ledger import ledger
from game.session.match import Seating
from game.session.save import SaveFile, Snapshot
from game.session.setup import MatchSetup

IN_A_BREATH = 25  # answers: a millisecond of a large game


def identity(found: SaveFile | Snapshot) -> str:
    """One and the same for one and the same match, whenever it is recorded; another for the same deal played anew."""
    setup = found.setup
    named = f"{setup.game}\n{setup.seed}\n{setup.salt}\n" + "\n".join(found.journal)
    return hashlib.sha256(named.encode()).hexdigest()[:32]


class _Dealt(msgspec.Struct):
    """What of a save says which match it is of."""

    setup: MatchSetup
    seatings: tuple[Seating, ...] = ()


def match_of(found: SaveFile | Snapshot | _Dealt) -> str:
    """One and the same for one match, however it is played on and ends: its set-up, seed and salt. Where there is no
    salt, whoever sat there when it began tells it from the same deal for others."""
    setup = found.setup
    for one in reversed(found.seatings):
        setup = setup.seated(one.seat, one.before)
    players = [] if setup.salt else [(one.name, one.player) for one in setup.seats]
    plain = msgspec.json.encode((setup.game, setup.rules_setup, setup.seed, setup.salt, players), order="sorted")
    return "match " + hashlib.sha256(plain).hexdigest()[:32]


def match_in(content: bytes) -> str:
    """The same of a save that was kept; "" where that cannot be said."""
    try:
        return match_of(msgspec.json.decode(content, type=_Dealt))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, IndexError):
        return ""


def as_kept(found: SaveFile) -> bytes:
    """The bytes of the save that is kept: without what a finished game needs no more."""
    return save.encode(msgspec.structs.replace(found, undo=(), events=()))


def reckon(
    found: SaveFile, rules: SomeRules, played_at: float, seconds: float, state: StackState | None = None
) -> tuple[PlayedGame, Chosen]:
    """The game and what its seats chose; its id is not known yet. `state` is the state of the save, where somebody has
    it. Raises whatever rules that do not fit the save raise."""
    setup = found.setup
    if state is None:
        state = rules.load(setup.rules_setup, found.state)
    books = ledger(setup.game)
    sources, scores, winners = books.sources(state), rules.scores(state), rules.winners(state)
    standing = books.standing(state)
    changed = {one.seat for one in found.seatings if one.player != one.before}
    seats = tuple(
        PlayedSeat(
            seat=seat,
            name=one.name,
            player=one.player,
            points=scores[seat],
            place=place_of(seat, standing, winners),
            won=seat in winners,
            sources={name: points for name, points in sources[seat].items() if points},
            changed=seat in changed,
        )
        for seat, one in enumerate(setup.seats)
    )
    game = PlayedGame(
        id=0,
        played_at=played_at,
        game=setup.game,
        players=len(seats),
        seats=seats,
        origin=setup.origin,
        seed=setup.seed,
        cast=books.cast(setup.rules_setup),
        length=len(found.journal),
        rounds=found.round,
        seconds=round(seconds, 1),
        program=found.program_version,
        rules_version=found.rules_version,
    )
    return game, books.chosen(state, found.journal, told(rules, setup, found.journal))


def place_of(seat: int, standing: Sequence[tuple[int, ...]], winners: Sequence[int]) -> int:
    """1 for winners; behind them equals share a place. Where nobody has won there is no first place."""
    if seat in winners:
        return 1
    better: int = sum(other in winners or standing[other] > standing[seat] for other in range(len(standing)))
    return 1 + better + (0 if winners else 1)


def told(rules: SomeRules, setup: MatchSetup, lines: tuple[str, ...]) -> list[Event]:
    """Every event of the match from its first. Raises ValueError where the answers do not fit the rules."""
    state = rules.new(setup.rules_setup, setup.seed)
    events: list[Event] = list(state.log or [])
    state.log = []
    for number, line in enumerate(lines):
        state.answer(state.answered, journal.parse(line).option)
        events += state.log
        state.log.clear()
        if number % IN_A_BREATH == 0:
            breathe()
    return events


# The sums that are kept while recording.

WHOLE, MONTH, SOURCE, USED = "whole", "month", "source", "used:"  # what is summed up; USED and a kind of cards
ALL_PEOPLE = ""
_AMOUNTS = ("games", "seats", "wins", "points", "chance", "times", "brought", "seconds", "rounds")
_CHANGE = ", ".join(f"{name} = {name} + excluded.{name}" for name in _AMOUNTS)
_ADD = (
    f"INSERT INTO tally (what, person, game, players, level, kind, thing, {', '.join(_AMOUNTS)}) "
    f"VALUES (?, ?, ?, ?, ?, ?, ?{', ?' * len(_AMOUNTS)}) ON CONFLICT DO UPDATE SET {_CHANGE}"
)


class Amounts(msgspec.Struct):
    """What is added to one sum, in the order of the table."""

    games: int = 0
    seats: int = 0
    wins: int = 0
    points: int = 0
    chance: float = 0.0
    times: int = 0
    brought: int = 0
    seconds: float = 0.0
    rounds: int = 0


Sums = dict[tuple[str, str, str], Amounts]  # what, person, thing


def month_of(played_at: float) -> str:
    """The month in which that was, here: "2026-11"."""
    when = wall_clock(played_at)
    return f"{when.year:04}-{when.month:02}"


def of_game(game: PlayedGame, chosen: Chosen) -> Sums:
    """Everything one game adds; nothing if it does not count."""
    found: Sums = {}
    if not game.counted:
        return found
    month = month_of(game.played_at)
    for place, seat in enumerate(game.seats):
        if seat.human:
            for person in {ALL_PEOPLE, seat.key}:
                _seat(found, game, seat, person, month)
                for one in chosen[place] if place < len(chosen) else ():
                    card = _won(found, game, seat, (USED + one.kind, person, one.card))
                    card.points += seat.points
                    card.times += one.times
                    card.brought += one.brought
    for (what, _person, _thing), amounts in found.items():
        if what in (WHOLE, MONTH):
            amounts.games, amounts.seconds, amounts.rounds = 1, game.seconds, game.rounds
    return found


def _seat(found: Sums, game: PlayedGame, seat: PlayedSeat, person: str, month: str) -> None:
    for what, thing in ((WHOLE, ""), (MONTH, month)):
        _won(found, game, seat, (what, person, thing)).points += seat.points
    for name, points in seat.sources.items():
        _won(found, game, seat, (SOURCE, person, name)).points += points


def _won(found: Sums, game: PlayedGame, seat: PlayedSeat, which: tuple[str, str, str]) -> Amounts:
    amounts = found.setdefault(which, Amounts())
    amounts.seats += 1
    amounts.wins += seat.won
    amounts.chance += 1 / game.players
    return amounts


def add(made: sqlite3.Connection, game: PlayedGame, chosen: Chosen, sign: int = 1) -> None:
    """Add a game to the sums, or with the sign -1 take it away."""
    kind = game.origin.partition(":")[0]
    rows = []
    for (what, person, thing), amounts in of_game(game, chosen).items():
        dims = (what, person, game.game, game.players, game.level, kind, thing)
        rows.append((*dims, *(sign * one for one in msgspec.structs.astuple(amounts))))
    made.executemany(_ADD, rows)
    if sign < 0:
        made.execute("DELETE FROM tally WHERE seats <= 0 AND game = ?", (game.game,))
