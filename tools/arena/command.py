"""`python -m tools arena`: one computer player among copies of another, in every seat of the same deals."""

from __future__ import annotations

import json
import sys
import time
from argparse import Namespace
from pathlib import Path
from typing import Any

from game import catalog
from game.arguments import Parser
from game.bots.ai import check_parts
from game.cli.choices import add_game_option
from game.cli.display import Progress
from game.content import ContentError
from game.kernel.rules import SetupError
from tools.arena import duel
from tools.arena.games import RANDOM_CAST, deals_of
from tools.arena.numbers import wilson
from tools.arena.records import Results, ResultsError, default_file
from tools.arena.spread import ClusterError, usual_workers, workers
from tools.sparring import make_bot

STOPPED = 130  # the code of a program that Ctrl-C ended
BOT_HELP = "LEVEL or LEVEL:PERSONALITY, or rule:NAME for a sparring partner"
REFERENCE_HELP = "who plays in all other seats; several, with commas between them, take the seats in turn"
CAST_HELP = f"a named set-up of the game, or '{RANDOM_CAST}' (default): by chance, another one in each deal"
OUT_HELP = "file of finished games, which the next sitting goes on with (default: one of your own per row)"


def main(argv: list[str]) -> int:
    """Play what is missing of the row and print its figures; the exit code."""
    options = _parser().parse_args(argv)
    try:
        row = _row(options)
        file = options.out or default_file(
            "arena", row.candidate, row.reference, str(row.players), row.cast, *more_words(row.game)
        )
        results = Results(file)
        standing, seconds, stopped = _play(row, results, options)
    except (SetupError, ContentError, ValueError, ResultsError, ClusterError) as error:
        print(f"arena: {error}", file=sys.stderr)
        return 2
    if not standing.done:
        print("arena: stopped before the first game was over.", file=sys.stderr)
        return STOPPED
    summary = {**standing.summary(), "seconds": round(seconds, 3), "file": str(file)}
    print(json.dumps(summary) if options.json else _as_text(summary))
    if stopped:
        print("arena: stopped; the same command goes on where this one ended.", file=sys.stderr)
    return STOPPED if stopped else 0


def more_words(game: str) -> tuple[str, ...]:
    """What the file of results is called besides, if it is not the usual game's."""
    return () if game == catalog.USUAL else (game,)


def add_work_options(parser: Parser) -> None:
    """The options of every command that has many games played."""
    add_game_option(parser)
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="another seed, other deals (default 1)")
    hint = "processes (default: one per processor); the result is the same for any number"
    parser.add_argument("--workers", type=int, default=usual_workers(), metavar="W", help=hint)
    parser.add_argument("--dask", metavar="ADDRESS", help="a Dask scheduler whose workers play, e.g. tcp://host:8786")
    parser.add_argument("--out", type=Path, metavar="FILE", help=OUT_HELP)
    parser.add_argument("--json", action="store_true", help="print the result as one line of JSON")


def _parser() -> Parser:
    description = "Measure a computer player among copies of another: every seat of the same deals, win rate with its "
    description += "95 % interval. Finished games are kept, so a row can be made in several sittings."
    parser = Parser(prog="python -m tools arena", description=description)
    parser.add_argument("--candidate", required=True, metavar="BOT", help=BOT_HELP)
    parser.add_argument("--reference", required=True, metavar="BOT", help=REFERENCE_HELP)
    parser.add_argument("--players", type=int, default=4, metavar="N", help="how many play (default 4)")
    parser.add_argument("--games", type=int, default=400, metavar="G", help="how many games in all (default 400)")
    parser.add_argument("--cast", default=RANDOM_CAST, metavar="ID", help=CAST_HELP)
    add_work_options(parser)
    return parser


def _row(options: Namespace) -> duel.Row:
    """What is to be measured. Raises ValueError or SetupError with a sentence for what cannot be."""
    if options.games < 1 or options.workers < 1:
        raise ValueError("--games and --workers need a number of at least 1.")
    row = duel.Row(
        options.candidate, options.reference, options.players, options.games, options.cast, options.seed, options.game
    )
    for name in (row.candidate, *row.others):
        make_bot(name, 1, row.game)
        check_parts(name, row.game)
    catalog.rules(row.game).new(deals_of(row.game, row.players, row.cast, 0).setup(1), 1)
    return row


def _play(row: duel.Row, results: Results, options: Namespace) -> tuple[duel.Standing, float, bool]:
    """The row as far as it came, the seconds of this sitting, and whether it was stopped."""
    standing, start = duel.known(row, results), time.perf_counter()
    progress = Progress(len(standing.done), row.games, "games")
    wins = sum(outcome.shares[fixture.watched] for fixture, outcome in standing.done.items())
    stopped = False
    try:
        if len(standing.done) < row.games:
            with workers(options.workers, options.dask) as found:
                for fixture in duel.play_on(standing, results, found):
                    wins += standing.done[fixture].shares[fixture.watched]
                    progress.step(_so_far(wins, len(standing.done)))
    except KeyboardInterrupt:
        stopped = True
    progress.end()
    return standing, time.perf_counter() - start, stopped


def _so_far(wins: float, games: int) -> str:
    low, high = wilson(wins, games)
    return f"{wins / games:.1%} won ({low:.1%} to {high:.1%})"


def _as_text(found: dict[str, Any]) -> str:
    others = f"{found['players'] - 1} x {found['reference']}".replace(",", " and ")
    rate = f"wins {found['win_rate']:.1%} (95 %: {found['low']:.1%} to {found['high']:.1%}"
    by_deals = f"{found['deals']} deals, taken together by deals {found['deal_low']:.1%} to {found['deal_high']:.1%}"
    length = f"{found['mean_rounds']:.1f} rounds, {found['mean_points']:.1f} points"
    times = f"{found['mean_ms']:.2f} ms on average, 95 % within {found['p95_ms']:.2f} ms"
    return "\n".join([
        f"{found['candidate']} against {others}: {rate}; expected of an equal {1 / found['players']:.1%})",
        f"  {found['games']} games of {by_deals}; {length}",
        f"  {found['decisions']} choices, {times}; safety net {found['safety_nets']} times",
        f"  {found['seconds']:.1f} s in this sitting; games in {found['file']}",
    ])  # fmt: skip
