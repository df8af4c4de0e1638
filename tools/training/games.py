"""Games to learn from: who plays, by how much chance, and what a network sees of each position that it is asked about.

A piece is a few games in a row. It is the same wherever and whenever it is played, so pieces may be spread over
processes and computers, kept in a journal and gone on with.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from game import catalog
from game.bots.ai import ai
from game.bots.learnt import Lesson
from game.kernel.rng import Rng
from game.kernel.steps import StackState
from tools.arena.games import RANDOM_CAST, deals_of
from tools.arena.spread import Workers, spread
from tools.arena.versions import bots_hash
from tools.sparring import make_bot

PIECE = 25  # games
BY_CHANCE = (0.0, 0.0, 0.05, 0.15)  # of the answers in every fourth game: positions nobody aims at are seen, too
FIRST = 100_000_000  # seeds of two players begin here, of three at twice as much, and so on


class Task(msgspec.Struct, frozen=True, order=True):
    """So many games of this level, from this seed on."""

    game: str
    level: str
    players: int
    first: int
    games: int


class Position(msgspec.Struct, frozen=True):
    """What was seen: see `game.bots.learnt.Sight`. Chances in millionths of a step of e, so that files are equal."""

    shared: tuple[str, ...]
    rows: list[list[int]]
    before: list[int]


class Played(msgspec.Struct, frozen=True):
    """One game: its positions, and the shares of the win by seat; none if nobody won."""

    positions: list[Position]
    winners: list[int]


class Piece(msgspec.Struct, frozen=True):
    """What came of a task, and which bots played it."""

    task: Task
    bots: str
    played: list[Played]


FINE = 1_000_000


def lesson_of(game: str) -> Lesson[StackState]:
    """What there is to learn in a game. Raises ValueError with a sentence if there is nothing."""
    found = ai(game).lesson()
    if found is None:
        raise ValueError(f"In the game '{game}' there is nothing to learn: its players judge positions by rule alone.")
    return found


def tasks(game: str, level: str, games: int, more: dict[int, int]) -> list[Task]:
    """So many games for every number of players, in pieces; `more` times as many where it says so."""
    found = []
    for players in catalog.rules(game).seats:
        first, whole = FIRST * players, games * more.get(players, 1)
        pieces = range(0, whole, PIECE)
        found += [Task(game, level, players, first + at, min(PIECE, whole - at)) for at in pieces]
    return found


def play(task: Task) -> Piece:
    """The games of one task."""
    games = [_game(task, seed) for seed in range(task.first, task.first + task.games)]
    return Piece(task, played_by(task), games)


def played_by(task: Task) -> str:
    """A short name of who plays and by which rules."""
    return bots_hash([task.level], task.game)


def _game(task: Task, seed: int) -> Played:
    rules, lesson = catalog.rules(task.game), lesson_of(task.game)
    g = rules.new(deals_of(task.game, task.players, RANDOM_CAST, seed).setup(seed), seed)
    g.log = None
    rng, share = Rng(seed + 1), BY_CHANCE[seed % len(BY_CHANCE)]
    bots = [make_bot(task.level, seed * 8 + seat, task.game) for seat in range(task.players)]
    positions, last = [], 0
    while (ask := g.pending) is not None:
        moment = lesson.moment(g)
        if moment > last:
            last, seen = moment, lesson.see(g)
            before = [round(one * FINE) for one in seen.before]
            positions.append(Position(seen.shared, seen.rows, before))
        if share and rng.random() < share:
            g.choose(rng.choice(ask.options))
        else:
            g.choose(bots[ask.seat].decide(rules.observe(g, ask.seat), ask))
    return Played(positions, [int(seat) for seat in rules.winners(g)])


def gathered(wanted: list[Task], found: Workers, journal: Path | None = None) -> Iterator[Piece]:
    """The pieces as they are done, those of the journal first; new ones are written to it."""
    done: set[Task] = set()
    if journal is not None and journal.exists():
        for piece in _kept(journal):
            if piece.task in wanted and piece.task not in done and piece.bots == played_by(piece.task):
                done.add(piece.task)
                yield piece
    for _, piece in spread(found, play, [task for task in wanted if task not in done]):
        if journal is not None:
            with journal.open("ab") as file:
                file.write(msgspec.json.encode(piece) + b"\n")
        yield piece


def _kept(journal: Path) -> Iterator[Piece]:
    """Whole lines; one that an interruption cut off is played again."""
    with journal.open("rb") as file:
        for line in file:
            try:
                yield msgspec.json.decode(line, type=Piece)
            except msgspec.DecodeError:
                continue
