#!/usr/bin/env python3
"""How long computer players think: `python3 build_scripts/studies/thinking.py --bots hard,expert,master --games 3`.

    --bots BOT[,BOT...]   who plays; they repeat around the table (default hard,expert,master,normal)
    --players N           how many sit there (default 4)
    --games N             how many games (default 3), another cast and other districts in each
    --rounds N            end each game after so many rounds (default: none)
    --seed S              another seed, other games (default 1)
    --game GAME           which game (default citadels)
    --compiled            from the compiled copy of `accelerate.py` instead of this checkout
    --json                print one line of JSON

Prints of each bot the mean, the slow end (95 % take no longer) and the slowest of its answers that were a choice, and
of all the thinking of a round its mean, least and most. The latter is what a person
waits for while a table of bots plays a round at a fast pace. Six of a level: `--bots master --players 6 --games 1`.

Times are those of the processor alone, scaled to the reference machine (48 million steps a second of a bare loop) by
loops that run between the games' rounds, so others who compute at the same time disturb little. Ctrl-C ends it and
prints what was measured.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where what all scripts share lies

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
from _compiled import COPY, use_copy
from _venv import enter

REFERENCE_LOOP = 48.0  # million steps a second, as in bench.py
BOTS = "hard,expert,master,normal"


@dataclass
class Times:
    """Scaled milliseconds: by bot its answers, and all the thinking of each round."""

    answers: dict[str, list[float]] = field(default_factory=dict)
    rounds: list[float] = field(default_factory=list)
    loops: list[float] = field(default_factory=list)  # million steps a second, as measured


def loop_speed(steps: int = 2_000_000) -> float:
    """Million steps of a bare loop in a second of the processor's time."""
    start, total = time.process_time(), 0
    for i in range(steps):
        total += i
    return steps / (time.process_time() - start) / 1e6


def measure(options: argparse.Namespace, times: Times) -> None:
    """Fills in the times game by game, so that they can be read when it is stopped."""
    for number in range(options.games):
        _play(options, number, times)


def _play(options: argparse.Namespace, number: int, times: Times) -> None:
    from game import catalog
    from game.bots.simulation import seats_of
    from game.kernel.steps import Seat
    from tools.arena.games import RANDOM_CAST, deals_of
    from tools.sparring import make_bot

    rules, seed = catalog.rules(options.game), options.seed * 1000 + number
    names = seats_of(options.bots.split(","), options.players)
    bots = [make_bot(name, seed * 8 + seat, options.game) for seat, name in enumerate(names)]
    state = rules.new(deals_of(options.game, options.players, RANDOM_CAST, number).setup(seed), seed)
    state.log = None
    at, thought, loop = rules.progress(state)[1], list[tuple[str, float]](), loop_speed()
    while (ask := state.pending) is not None:
        bot = bots[ask.seat]
        view = rules.observe(state, Seat(ask.seat)) if bot.needs_view else None
        start = time.process_time()
        chosen = bot.decide(view, ask)
        if len(ask.options) > 1:
            thought.append((names[ask.seat], time.process_time() - start))
        state.choose(chosen)
        now = rules.progress(state)[1]
        if now != at or state.pending is None:
            before, loop = loop, loop_speed()
            _note(times, thought, (before + loop) / 2)
            at, thought = now, []
            print(f"game {number + 1}, round {len(times.rounds)}: {times.rounds[-1] / 1000:.1f} s", file=sys.stderr)
            if options.rounds and now > options.rounds:
                return


def _note(times: Times, thought: list[tuple[str, float]], loop: float) -> None:
    scaled = [(name, seconds * 1000 * loop / REFERENCE_LOOP) for name, seconds in thought]
    for name, ms in scaled:
        times.answers.setdefault(name, []).append(ms)
    times.rounds.append(sum(ms for _, ms in scaled))
    times.loops.append(loop)


def summary(times: Times) -> dict[str, Any]:
    """Plain figures: milliseconds by bot, seconds of a round."""
    from tools.arena.numbers import mean, percentile

    return {
        "bots": {
            name: {"answers": len(found), "mean_ms": round(mean(found), 2),
                   "p95_ms": round(percentile(found, 0.95), 2), "most_ms": round(max(found), 2)}
            for name, found in sorted(times.answers.items())
        },
        "rounds": len(times.rounds), "round_mean_s": round(mean(times.rounds) / 1000, 2),
        "round_least_s": round(min(times.rounds, default=0.0) / 1000, 2),
        "round_most_s": round(max(times.rounds, default=0.0) / 1000, 2),
        "loop_msteps_per_second": round(mean(times.loops), 1),
    }  # fmt: skip


def as_text(found: dict[str, Any]) -> str:
    """The same in lines."""
    lines = [
        f"{name:<16}{one['answers']:>6} choices, mean {one['mean_ms']:.1f} ms, 95 % within {one['p95_ms']:.1f} ms, "
        f"the slowest {one['most_ms']:.1f} ms"
        for name, one in found["bots"].items()
    ]
    lines.append(
        f"{'a round':<16}{found['rounds']:>6} rounds, mean {found['round_mean_s']:.2f} s of thinking, "
        f"from {found['round_least_s']:.2f} to {found['round_most_s']:.2f} s"
    )
    return "\n".join([*lines, f"scaled from a loop of {found['loop_msteps_per_second']} million steps a second"])


def main(arguments: list[str]) -> int:
    """0: measured; 2: who should play cannot."""
    options = _options(arguments)
    if options.compiled and not COPY.is_dir():
        print(f"thinking: there is no {COPY}; run build_scripts/accelerate.py first.", file=sys.stderr)
        return 2
    if options.compiled:
        use_copy()
    times = Times()
    try:
        with suppress(KeyboardInterrupt):
            measure(options, times)
    except ValueError as error:
        print(f"thinking: {error}", file=sys.stderr)
        return 2
    found = {**summary(times), "compiled": options.compiled, "players": options.players}
    print(json.dumps(found) if options.json else as_text(found))
    return 0


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="thinking.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--bots", default=BOTS, metavar="BOT[,BOT...]", help=f"who plays (default {BOTS})")
    parser.add_argument("--players", type=int, default=4, metavar="N", help="how many sit there (default 4)")
    parser.add_argument("--games", type=int, default=3, metavar="N", help="how many games (default 3)")
    parser.add_argument("--rounds", type=int, default=0, metavar="N", help="end each game after so many rounds")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="another seed, other games (default 1)")
    parser.add_argument("--game", default="citadels", metavar="GAME", help="which game (default citadels)")
    parser.add_argument("--compiled", action="store_true", help="from build/accelerated instead of this checkout")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    if not {"--help", "-h"} & set(sys.argv[1:]):
        enter(__file__, "run")
    sys.exit(main(sys.argv[1:]))
