#!/usr/bin/env python3
"""What guessing the characters is worth: `python3 build_scripts/gap.py --games 400`.

    --games G       deals times seats, played by each of the three searching players below (default 400)
    --samples N     their budget (default 160, as `hard`)
    --seed S        another seed, other deals (default 1)
    --workers W     processes (default: one per processor); the result is the same for any number
    --out FILE      finished games, one line of JSON each, which the next sitting goes on with
    --json          print the result as one line of JSON

Three players with the same search meet three `normal` in the same deals: one deals the hidden characters evenly, one
infers them as in play, one is told the truth. The result is the share of the gap between the first and the last that
inference recovers, with a 95 % interval from resampled deals (bootstrap). A player that is told exists here alone.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
from _venv import enter

PLAYERS = 4
KINDS = ("uniform", "inferred", "told")
RESAMPLED = 4000
Job = tuple[str, int, int, int, int]  # kind, seed, deal, seat, samples


def main(arguments: list[str]) -> int:
    """Play what is missing, and print the share."""
    options = _options(arguments)
    done = _known(options.out)
    jobs = [
        (kind, options.seed, number // PLAYERS, number % PLAYERS, options.samples)
        for number in range(options.games)
        for kind in KINDS
    ]
    for number, (job, share) in enumerate(_played([job for job in jobs if job not in done], options), 1):
        done[job] = share
        if sys.stderr.isatty():
            print(f"\r{number} games", end="", file=sys.stderr, flush=True)
    result = recovered({job: done[job] for job in jobs})
    print(json.dumps(result) if options.json else as_text(result))
    return 0


def play_one(job: Job) -> float:
    """The share of the win of one searching player in one game."""
    from game.bots.arena.games import MOST_DEALS, citadels, setup_of
    from game.citadels.bot.normal import NormalBot
    from game.citadels.bot.search.flat import Effort
    from game.citadels.bot.search.player import SearchBot
    from game.kernel.steps import Seat

    kind, seed, deal, seat, samples = job
    rules, number = citadels(), seed * MOST_DEALS + deal
    g = rules.start(setup_of(PLAYERS, "random", number, deal), number)
    searcher = SearchBot(number * 8 + seat, Effort(samples))
    searcher.dealer = {"uniform": evenly, "inferred": None, "told": told_of(g)}[kind]
    others = [NormalBot(number * 8 + other) for other in range(PLAYERS)]
    while (ask := g.pending) is not None:
        bot = searcher if ask.seat == seat else others[ask.seat]
        g.choose(bot.decide(rules.observe(g, Seat(ask.seat)), ask))
    winners = rules.winners(g)
    return 1 / len(winners) if Seat(seat) in winners else 0.0


def evenly(view: Any, rng: Any, count: int) -> list[Any]:
    """Distributions the View allows, none likelier than another."""
    from game.citadels.bot.search.posterior import Roles

    return Roles(view, None, rng, count).drawn(count, rng)


def told_of(g: Any) -> Any:
    """A dealer that knows the characters of this very game."""
    from game.citadels.rules.guess_roles import Deal

    def told(view: Any, rng: Any, count: int) -> list[Any]:
        deal = Deal()
        deal.roles = [ranks[:] for ranks in g.roles]
        deal.pool, deal.face_down, deal.exchanged = g.pool[:], g.face_down[:], g.exchanged[:]
        deal.aside, deal.seen = [ranks[:] for ranks in g.aside], [seen[:] for seen in g.seen]
        return [deal] * count

    return told


def recovered(done: dict[Job, float]) -> dict[str, Any]:
    """The win rates, and the share of the gap with its interval."""
    deals: dict[int, dict[str, list[float]]] = {}
    for (kind, _, deal, _, _), share in done.items():
        deals.setdefault(deal, {name: [] for name in KINDS})[kind].append(share)
    every = [deals[deal] for deal in sorted(deals)]
    chance = random.Random(1)
    shares = sorted(_share(chance.choices(every, k=len(every))) for _ in range(RESAMPLED))
    rates = {kind: _rate(every, kind) for kind in KINDS}
    low, high = shares[int(0.025 * RESAMPLED)], shares[int(0.975 * RESAMPLED)]
    return {**rates, "games": len(done) // len(KINDS), "recovered": _share(every), "low": low, "high": high}


def _rate(deals: list[dict[str, list[float]]], kind: str) -> float:
    found = [share for deal in deals for share in deal[kind]]
    return sum(found) / len(found)


def _share(deals: list[dict[str, list[float]]]) -> float:
    uniform, inferred, told = (_rate(deals, kind) for kind in KINDS)
    return (inferred - uniform) / (told - uniform) if told != uniform else 0.0


def as_text(found: dict[str, Any]) -> str:
    """The result in words."""
    rates = ", ".join(f"{kind} {found[kind]:.1%}" for kind in KINDS)
    share = f"{found['recovered']:.0%} of the gap recovered (95 %: {found['low']:.0%} to {found['high']:.0%})"
    return f"{found['games']} games each: {rates}; {share}"


def _played(jobs: list[Job], options: argparse.Namespace) -> Iterator[tuple[Job, float]]:
    """Each finished game, written down first."""
    from game.bots.arena.spread import spread, workers

    with workers(options.workers) as found:
        for job, share in spread(found, play_one, jobs):
            if options.out:
                with options.out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([*job, share]) + "\n")
            yield job, share


def _known(file: Path | None) -> dict[Job, float]:
    if file is None or not file.exists():
        return {}
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines() if line.endswith("]")]
    return {(kind, seed, deal, seat, samples): share for kind, seed, deal, seat, samples, share in lines}


def _options(arguments: list[str]) -> argparse.Namespace:
    from game.bots.arena.spread import usual_workers

    parser = argparse.ArgumentParser(description="What guessing the characters is worth to the search.")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--samples", type=int, default=160)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=usual_workers())
    parser.add_argument("--out", type=Path)
    parser.add_argument("--json", action="store_true")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    enter(__file__, "run")
    raise SystemExit(main(sys.argv[1:]))
