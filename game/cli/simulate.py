"""`python -m game simulate`: bots play many games; who wins how often, and how fast it goes."""

from __future__ import annotations

import json
import sys
import time
from argparse import Namespace

from game import catalog
from game.arguments import Parser
from game.bots import LEVELS, SEARCH, check_name, make_bot, split
from game.bots import levels as levels_of
from game.bots.ai import check_parts
from game.bots.simulation import Deals, Tally, seats_of, simulate
from game.cli.choices import add_choice_options, add_game_option, choice_of
from game.content import ContentError
from game.kernel.rules import SetupError

BAR_WIDTH = 30
RANDOM = "random"
USUAL_LEVEL = "normal"


def main(argv: list[str]) -> int:
    """Play the games and print the result; the exit code."""
    options = _parser(argv).parse_args(argv)
    levels = options.bots.split(",") if options.bots else [usual_level(options.game)]
    try:
        _check(options, levels)
        table = _table(options)
    except (SetupError, ContentError, ValueError) as error:
        print(f"simulate: {error}", file=sys.stderr)
        return 2
    tally, seconds = _play(options, table, seats_of(levels, options.players))
    print(_as_json(tally, seconds) if options.json else _as_text(tally, seconds, seats_of(levels, options.players)))
    return 0


def usual_level(game: str) -> str:
    """`normal`, or what comes nearest to it in a game without."""
    found = levels_of(game)
    return USUAL_LEVEL if USUAL_LEVEL in found else found[-1]


def _parser(argv: list[str]) -> Parser:
    parser = Parser(prog="python -m game simulate", description="Let bots play many games and count who wins.")
    parser.add_argument("--players", type=int, default=4, metavar="N", help="how many play (default 4)")
    add_game_option(parser)
    parser.add_argument("--bots", metavar="LEVEL[,LEVEL...]", help="levels repeat around the table (default: normal)")
    parser.add_argument("--games", type=int, default=100, metavar="G", help="how many games (default 100)")
    parser.add_argument(
        "--seed", type=int, default=1, metavar="S", help="seed of the first game; each next has one more"
    )
    add_choice_options(parser, argv)
    parser.add_argument(
        "--workers", type=int, default=1, metavar="W", help="processes (default 1); same result for any"
    )
    parser.add_argument("--json", action="store_true", help="print the result as one line of JSON")
    return parser


def _check(options: Namespace, levels: list[str]) -> None:
    """Raise ValueError with a sentence for what cannot be played."""
    for level in levels:
        check_name(split(level)[0], (*LEVELS, SEARCH))
        make_bot(level, 1, options.game)
        check_parts(level, options.game)
    if options.games < 1 or options.workers < 1:
        raise ValueError("--games and --workers need a number of at least 1.")


def _table(options: Namespace) -> Deals:
    """What is played in every game. Raises SetupError."""
    rules = catalog.rules(options.game)
    choice = choice_of(options)
    plain = rules.setup(options.players, choice, options.seed)
    rules.new(plain, options.seed)
    return Deals(options.game, options.players, choice, None if options.cast == RANDOM else plain)


def _play(options: Namespace, table: Deals, levels: list[str]) -> tuple[Tally, float]:
    total, start = Tally(), time.perf_counter()
    show = sys.stderr.isatty()
    for piece in simulate(table, levels, options.games, options.seed, options.workers):
        total.add(piece)
        if show:
            done = total.games * BAR_WIDTH // options.games
            bar = "#" * done + "." * (BAR_WIDTH - done)
            print(f"\r[{bar}] {total.games}/{options.games} games", end="", file=sys.stderr, flush=True)
    if show:
        print(file=sys.stderr)
    return total, time.perf_counter() - start


def _as_json(tally: Tally, seconds: float) -> str:
    return json.dumps({
        "games": tally.games,
        "seconds": round(seconds, 3),
        "games_per_second": round(tally.games / seconds, 1),
        "decisions": tally.decisions,
        "wins": [round(share, 4) for share in tally.wins],
        "mean_rounds": round(tally.rounds / tally.games, 3),
        "mean_scores": [round(points / tally.games, 3) for points in tally.points],
    })  # fmt: skip


def _as_text(tally: Tally, seconds: float, levels: list[str]) -> str:
    speed, decisions = tally.games / seconds, tally.decisions / tally.games
    first = f"{tally.games} games in {seconds:.1f} s: {speed:.0f} games per second"
    lines = [f"{first}, {decisions:.0f} decisions and {tally.rounds / tally.games:.1f} rounds a game"]
    for seat, level in enumerate(levels):
        share, points = tally.wins[seat] / tally.games, tally.points[seat] / tally.games
        lines.append(f"  seat {seat + 1}  {level:<8}  wins {share:6.1%}   {points:5.1f} points on average")
    return "\n".join(lines)
