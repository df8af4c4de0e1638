#!/usr/bin/env python3
"""What a learnt part is worth in games: `python3 build_scripts/studies/ablate.py --without prior --games 400`.

    --without WHAT  prior (how searching players choose), picks (both pictures of choices), value (the learnt one: the
                    fitted one judges then) or mixing (of near equals)
    --games G       deals times seats (default 400)
    --samples N     the budget of all players (default 200; they think as `expert` does)
    --seed S        another seed, other deals (default 1)
    --workers W     processes (default: one per processor); the result is the same for any number
    --compiled      from the compiled copy of `accelerate.py` instead of this checkout
    --out FILE      finished games, one line of JSON each, which the next sitting goes on with

A whole searching player against three that do without, four players, random casts, the same deals for each seat. Told
are its share of the wins (an equal one has a quarter) with the 95 % interval (Wilson), and how many murders, spells and
thefts of either found a holder.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where what all scripts share lies

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
from _compiled import use_copy
from _venv import enter

PLAYERS = 4
PARTS = ("prior", "picks", "value", "mixing")
SAMPLES = 200
NAMED = ("assassin.kill", "witch.bewitch", "thief.rob")
Job = tuple[str, int, int, int]  # without what, seed, number, samples
Found = dict[str, Any]  # share of the win; hits and namings of the whole player and of the others


def main(arguments: list[str]) -> int:
    """Play what is missing, and print what came out."""
    options = _options(arguments)
    if options.compiled:
        use_copy()
    jobs: list[Job] = [(options.without, options.seed, number, options.samples) for number in range(options.games)]
    done = _known(options.out)
    from tools.arena.spread import spread, workers

    with workers(options.workers) as found:
        for job, result in spread(found, play_one, [job for job in jobs if job not in done]):
            done[job] = result
            if options.out:
                with options.out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([*job, result]) + "\n")
            if sys.stderr.isatty():
                print(f"\r{len(done)} games", end="", file=sys.stderr, flush=True)
    print(as_text([done[job] for job in jobs]))
    return 0


class Reduced:
    """A searching player that does without one part."""

    needs_view = True

    def __init__(self, seed: int, samples: int, without: str = "") -> None:
        from game.citadels.bot.search.models import LEARNT_FILE, PICKS_FILE, PRIOR_FILE
        from game.citadels.bot.search.player import EVERYTHING, EXPERT, SearchBot

        gone = {"prior": [PRIOR_FILE], "picks": [PRIOR_FILE, PICKS_FILE], "value": [LEARNT_FILE]}.get(without, [])
        parts = tuple(part for part in EVERYTHING if part not in gone)
        self.search, self.mixes = SearchBot(seed, replace(EXPERT, samples=samples), parts=parts), without != "mixing"

    def decide(self, view: Any, ask: Any) -> str:
        """One of the ask's options."""
        return self.search.decide(view, ask) if self.mixes else self.search.judged(view, ask)[0].option


def play_one(job: Job) -> Found:
    """One game, the whole player in the seat of its number."""
    from game.citadels.deals import citadels, setup_of
    from game.kernel.options import PASS, value
    from game.kernel.steps import Seat
    from tools.arena.games import MOST_DEALS

    without, seed, number, samples = job
    deal, seat = divmod(number, PLAYERS)
    start = seed * MOST_DEALS + deal
    rules = citadels()
    g = rules.start(setup_of(PLAYERS, "random", start, deal), start)
    bots = [Reduced(start * 8 + one, samples, "" if one == seat else without) for one in range(PLAYERS)]
    hits = {"whole": [0, 0], "without": [0, 0]}
    while (ask := g.pending) is not None:
        word = bots[ask.seat].decide(rules.observe(g, Seat(ask.seat)), ask)
        if ask.step in NAMED and word != PASS:
            counted = hits["whole" if ask.seat == seat else "without"]
            counted[0] += any(value(word) in ranks for one, ranks in enumerate(g.roles) if one != ask.seat)
            counted[1] += 1
        g.choose(word)
    winners = rules.winners(g)
    return {"share": 1 / len(winners) if seat in winners else 0.0, **hits}


def as_text(games: list[Found]) -> str:
    """The result in words."""
    from tools.arena.numbers import wilson

    won = sum(game["share"] for game in games)
    low, high = wilson(won, len(games))
    text = f"{len(games)} games: {won / max(1, len(games)):.1%} ({low:.1%} to {high:.1%})"
    for who in ("whole", "without"):
        held, named = (sum(game[who][place] for game in games) for place in range(2))
        text += f"; {who}: {held} of {named} named held"
    return text


def _known(file: Path | None) -> dict[Job, Found]:
    if file is None or not file.exists():
        return {}
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines() if line.endswith("]")]
    return {(without, seed, number, samples): found for without, seed, number, samples, found in lines}


def _options(arguments: list[str]) -> argparse.Namespace:
    from tools.arena.spread import usual_workers

    parser = argparse.ArgumentParser(description="What a learnt part of the search is worth in games.")
    parser.add_argument("--without", choices=PARTS, default="prior")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--samples", type=int, default=SAMPLES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=usual_workers())
    parser.add_argument("--compiled", action="store_true")
    parser.add_argument("--out", type=Path)
    return parser.parse_args(arguments)


if __name__ == "__main__":
    enter(__file__, "run")
    raise SystemExit(main(sys.argv[1:]))
