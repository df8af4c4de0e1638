#!/usr/bin/env python3
"""Look for blunders of computer players: `python build_scripts/studies/audit.py --games 200 --level normal`.

Plays games of several copies of a level (all numbers of players in turn with `--players all`), set-ups by chance, and
counts what the detectors of the game (`tools.audit`) find. The exit code is 1 if they find anything.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where what all scripts share lies

from _venv import enter

SHOWN = 5  # examples of each kind


def main(arguments: list[str]) -> int:
    """Play, count, print; 1 if a blunder was seen."""
    options = _options(arguments)
    start = time.monotonic()
    counts, examples = _audit(options)
    if options.json:
        seconds = round(time.monotonic() - start, 1)
        result = {"level": options.level, "games": options.games, "seconds": seconds, "found": counts}
        print(json.dumps({**result, "examples": examples}))
    else:
        _print(counts, examples)
        print(f"{options.games} games of {options.level}, {sum(counts.values())} blunders.")
    return int(any(counts.values()))


def _audit(options: argparse.Namespace) -> tuple[dict[str, int], dict[str, list[str]]]:
    from concurrent.futures import ProcessPoolExecutor

    from tools.audit import detectors

    game = options.game
    counts: Counter[str] = Counter(dict.fromkeys(detectors(game), 0))
    examples: dict[str, list[str]] = {}
    seeds = range(options.seed, options.seed + options.games)
    jobs = [(game, seed, options.players, options.level) for seed in seeds]
    with ProcessPoolExecutor(options.workers) as pool:
        for number, found in enumerate(pool.map(_one, jobs, chunksize=4), 1):
            for detector, example in found:
                counts[detector] += 1
                examples.setdefault(detector, []).append(example)
            if sys.stderr.isatty():
                print(f"\r{number} of {options.games} games, {sum(counts.values())} blunders", end="", file=sys.stderr)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return dict(counts), {name: found[:SHOWN] for name, found in examples.items()}


def _one(job: tuple[str, int, str, str]) -> list[tuple[str, str]]:
    """One game: each blunder with its place."""
    from game import catalog
    from tools.arena.games import RANDOM_CAST, deals_of
    from tools.audit.watching import watch

    game, seed, wanted, level = job
    seats = catalog.rules(game).seats
    players = seats[seed % len(seats)] if wanted == "all" else int(wanted)
    plain = deals_of(game, players, RANDOM_CAST, seed // len(seats)).setup(seed)
    seen: list[Any] = watch(game, plain, [level] * players, seed)
    where = f"seed {seed}, {players} players"
    return [(s.finding.detector, f"{where}, answer {s.answer}, seat {s.seat + 1}: {s.finding.text}") for s in seen]


def _print(counts: dict[str, int], examples: dict[str, list[str]]) -> None:
    for name, count in counts.items():
        print(f"{name:<14}{count:>6}")
        for example in examples.get(name, []):
            print(f"      {example}")


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="audit.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=200, metavar="N", help="how many (default 200)")
    parser.add_argument("--game", default="citadels", metavar="GAME", help="which game (default citadels)")
    parser.add_argument("--players", default="all", metavar="N", help="so many, or 'all' (default) in turn")
    parser.add_argument("--level", default="normal", metavar="BOT", help="who plays in all seats (default normal)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="seed of the first game")
    parser.add_argument("--workers", type=int, default=1, metavar="W", help="processes (default 1)")
    parser.add_argument("--json", action="store_true", help="print one line of JSON instead")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    if not {"--help", "-h"} & set(sys.argv[1:]):
        enter(__file__, "run")
    sys.exit(main(sys.argv[1:]))
