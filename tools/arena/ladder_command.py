"""`python -m tools ladder`: many computer players at tables drawn by chance, and the ratings that follow."""

from __future__ import annotations

import json
import sys
import time
from argparse import Namespace

from game.arguments import Parser
from game.bots.ai import check_parts
from game.cli.display import Progress
from tools.arena import ladder
from tools.arena.command import STOPPED, add_work_options, more_words
from tools.arena.games import Fixture, Outcome
from tools.arena.records import Results, ResultsError, default_file
from tools.arena.spread import ClusterError, workers
from tools.sparring import make_bot

POOL_HELP = "who takes part, at least two (default: every level, personality and sparring partner)"


def main(argv: list[str]) -> int:
    """Play what is missing and print the ladder; the exit code."""
    options = _parser().parse_args(argv)
    try:
        pool = _pool(options)
        fixtures = ladder.tables(pool, options.games, options.seed, game=options.game)
        file = options.out or default_file("ladder", *more_words(options.game))
        done, seconds, stopped = _play(fixtures, Results(file), options)
    except (ValueError, ResultsError, ClusterError) as error:
        print(f"ladder: {error}", file=sys.stderr)
        return 2
    lines = ladder.standings(pool, fixtures, done)
    if options.json:
        found = [line.as_dict() for line in lines]
        print(json.dumps({"games": len(done), "seconds": round(seconds, 3), "ladder": found, "file": str(file)}))
    else:
        print(_as_text(lines), f"{len(done)} games, {seconds:.1f} s in this sitting; games in {file}", sep="\n")
    if stopped:
        print("ladder: stopped; the same command goes on where this one ended.", file=sys.stderr)
    return STOPPED if stopped else 0


def _parser() -> Parser:
    description = "Rate computer players by games at tables of 4 drawn by chance from a pool (Plackett-Luce, Bayesian)."
    parser = Parser(prog="python -m tools ladder", description=description)
    parser.add_argument("--games", type=int, default=400, metavar="G", help="how many games in all (default 400)")
    parser.add_argument("--pool", metavar="BOT[,BOT...]", help=POOL_HELP)
    add_work_options(parser)
    return parser


def _pool(options: Namespace) -> tuple[str, ...]:
    """Who takes part. Raises ValueError with a sentence for what cannot be."""
    if options.games < 1 or options.workers < 1:
        raise ValueError("--games and --workers need a number of at least 1.")
    pool = tuple(dict.fromkeys(options.pool.split(","))) if options.pool else ladder.usual_pool(options.game)
    for name in pool:
        make_bot(name, 1, options.game)
        check_parts(name, options.game)
    if len(pool) < 2:
        raise ValueError("a ladder needs at least two different players.")
    return pool


def _play(fixtures: list[Fixture], results: Results, options: Namespace) -> tuple[dict[Fixture, Outcome], float, bool]:
    """The games that are over, the seconds of this sitting, and whether it was stopped."""
    done, start, stopped = ladder.known(fixtures, results), time.perf_counter(), False
    progress = Progress(len(done), len(fixtures), "games")
    try:
        if len(done) < len(fixtures):
            with workers(options.workers, options.dask) as found:
                for _ in ladder.play_on(fixtures, done, results, found):
                    progress.step()
    except KeyboardInterrupt:
        stopped = True
    progress.end()
    return done, time.perf_counter() - start, stopped


def _as_text(lines: list[ladder.Standing]) -> str:
    width = max(len(line.name) for line in lines)
    head = f"    {'':<{width}}  rating     mu  sigma  games    wins  points"
    rows = []
    for place, line in enumerate(lines, 1):
        games, rating = max(1, line.games), line.rating
        figures = f"{rating.conservative:6.2f}  {rating.mu:5.2f}  {rating.sigma:5.2f}  {line.games:5}"
        rows.append(f"{place:2}. {line.name:<{width}}  {figures}  {line.wins / games:6.1%}  {line.points / games:6.1f}")
    return "\n".join([head, *rows])
