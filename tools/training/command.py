"""`python -m tools train_value`: learn from games how likely each seat is to win, for any game that has a lesson."""

from __future__ import annotations

import argparse
import json
import sys
from datetime import UTC, datetime
from pathlib import Path

from game import catalog
from tools.arena.spread import ClusterError, usual_workers, workers
from tools.training.games import Piece, gathered, lesson_of, tasks

GAMES = 250
LOG = Path(__file__).resolve().parents[2] / "docs" / "training" / "log.txt"


def main(arguments: list[str]) -> int:
    """Play, learn, write; the exit code."""
    options = _options(arguments)
    try:
        lesson = lesson_of(options.game)
        pieces = _pieces(options)
    except (ValueError, ClusterError) as error:
        print(f"train_value: {error}", file=sys.stderr)
        return 2
    if options.positions:
        return 0
    from tools.training.network import Effort, examples, learnt

    effort = Effort(units=options.units, epochs=options.epochs, decay=options.decay)
    found, lines = learnt(lesson, examples(lesson, pieces), effort)
    found["made_by"] = (
        f"train_value --game {options.game} --level {options.level} --games {options.games} "
        f"--more {options.more} --units {options.units} --epochs {options.epochs} --decay {options.decay}"
    )
    path = options.out or lesson.path
    path.write_text(json.dumps(found, separators=(",", ":")) + "\n", encoding="utf-8")
    print("\n".join(lines))
    if options.out is None:
        with LOG.open("a", encoding="utf-8") as log:
            log.write(f"{datetime.now(UTC):%Y-%m-%d} {found['made_by']}\n")
            log.writelines(f"  {line}\n" for line in lines)
    return 0


def _pieces(options: argparse.Namespace) -> list[Piece]:
    """All games, in their order, whoever was done first."""
    more = dict([_pair(one) for one in options.more.split(",") if one])
    wanted = tasks(options.game, options.level, options.games, more)
    found = []
    with workers(options.workers, options.dask) as hands:
        for piece in gathered(wanted, hands, options.journal):
            found.append(piece)
            if sys.stderr.isatty():
                print(f"\r{len(found)} of {len(wanted)} pieces", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    found.sort(key=lambda piece: piece.task)
    if options.positions:
        import msgspec

        options.positions.write_bytes(b"".join(msgspec.json.encode(piece) + b"\n" for piece in found))
    return found


def _pair(word: str) -> tuple[int, int]:
    players, _, times = word.partition("=")
    if not players.isdigit() or not times.isdigit():
        raise ValueError(f"--more wants PLAYERS=TIMES, not '{word}'.")
    return int(players), int(times)


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="train_value", description="Learn from games of computer players how likely each seat is to win."
    )
    parser.add_argument("--game", default=catalog.USUAL, choices=catalog.games(), help="default %(default)s")
    parser.add_argument(
        "--games", type=int, default=GAMES, metavar="G", help="of each number of players (default %(default)s)"
    )
    parser.add_argument("--more", default="4=5", metavar="P=T,...", help="T times as many of P players (default 4=5)")
    parser.add_argument("--level", default="normal", metavar="BOT", help="who plays (default normal)")
    parser.add_argument("--units", type=int, default=32, metavar="U", help="hidden units (default 32)")
    parser.add_argument("--epochs", type=int, default=10, metavar="E", help="times each position is seen (default 10)")
    parser.add_argument("--decay", type=float, default=0.3, metavar="D", help="of the weights (default 0.3)")
    parser.add_argument("--journal", type=Path, metavar="FILE", help="keep finished games there, and go on with them")
    parser.add_argument("--positions", type=Path, metavar="FILE", help="write what was played there, and learn nothing")
    parser.add_argument("--out", type=Path, metavar="FILE", help="the network goes there, and not to the game's assets")
    parser.add_argument("--workers", type=int, default=usual_workers(), metavar="W", help="default: all cores")
    parser.add_argument("--dask", metavar="ADDRESS", help="play on the Dask cluster with this scheduler")
    return parser.parse_args(arguments)
