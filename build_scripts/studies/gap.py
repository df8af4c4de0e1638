#!/usr/bin/env python3
"""What guessing the characters is worth: `python3 build_scripts/studies/gap.py --games 400`.

    --games G       deals times seats (default 400)
    --by WHAT       `decisions` (the default) or `games`, see below
    --samples N     the budget of the searching players (default: that of `hard`)
    --seed S        another seed, other deals (default 1)
    --workers W     processes (default: one per processor); the result is the same for any number
    --out FILE      finished games, one line of JSON each, which the next sitting goes on with
    --json          print the result as one line of JSON

Three players search alike against three `normal`: one deals the hidden characters evenly, one infers them as in play,
one is told the truth. The result is the share of the gap between the first and the last that inference recovers, with a
95 % interval from resampled deals (bootstrap). A player that is told exists here alone.

`games`: each of the three plays the same deals; the gap is one of win rates, and luck of the cards makes it rough.
`decisions`: the one that infers plays, all three are asked at each of its choices, and where they differ a fourth
search, told the truth and with more samples of its own, says how much likelier to win the other answers are than the
first one's. The gap is the sum of these differences in a game; it is as true as that search, and needs far fewer games.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where what all scripts share lies

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
from _venv import enter

PLAYERS = 4
KINDS = ("uniform", "inferred", "told")
RESAMPLED = 4000
WORLDS, JUDGED = 19, 12  # of the fourth search: so few at once that no option leaves, and how often
Job = tuple[str, int, int, int, int]  # decisions or games, seed, deal, seat, samples


def main(arguments: list[str]) -> int:
    """Play what is missing, and print the share."""
    options = _options(arguments)
    done = _known(options.out)
    jobs = [
        (options.by, options.seed, number // PLAYERS, number % PLAYERS, options.samples)
        for number in range(options.games)
    ]
    for number, (job, found) in enumerate(_played([job for job in jobs if job not in done], options), 1):
        done[job] = found
        if sys.stderr.isatty():
            print(f"\r{number} games", end="", file=sys.stderr, flush=True)
    result = recovered({job: done[job] for job in jobs})
    print(json.dumps(result) if options.json else as_text(result))
    return 0


def play_one(job: Job) -> list[float]:
    """What the three came to in one game: shares of the win, or by how much their decisions are better than the
    first one's."""
    by, seed, deal, seat, samples = job
    if by == "decisions":
        return _Game(seed, deal, seat, samples).decisions()
    return [_Game(seed, deal, seat, samples).won(kind) for kind in KINDS]


class _Game:
    """One deal, with a searching player in one seat and `normal` in the others."""

    def __init__(self, seed: int, deal: int, seat: int, samples: int) -> None:
        from game.bots.search import Effort
        from game.citadels.bot.normal import NormalBot
        from game.citadels.bot.search.player import SearchBot
        from game.citadels.deals import citadels, setup_of
        from tools.arena.games import MOST_DEALS

        number = seed * MOST_DEALS + deal
        self.rules, self.seat = citadels(), seat
        self.state = self.rules.start(setup_of(PLAYERS, "random", number, deal), number)
        self.others = [NormalBot(number * 8 + other) for other in range(PLAYERS)]
        self.players = {kind: SearchBot(number * 8 + seat, Effort(samples)) for kind in KINDS}
        self.players["uniform"].dealer, self.players["told"].dealer = evenly, told_of(self.state)

    def won(self, kind: str) -> float:
        """The share of the win, if this one plays."""
        for view, ask in self._asked():
            self.state.choose(self.players[kind].decide(view, ask))
        winners = self.rules.winners(self.state)
        return 1 / len(winners) if self.seat in winners else 0.0

    def decisions(self) -> list[float]:
        """The sums of what their decisions gain, while the one that infers plays."""
        gained = [0.0] * len(KINDS)
        for view, ask in self._asked():
            answers = [self.players[kind].decide(view, ask) for kind in KINDS]
            gains = {answer: self._gain(view, ask, answer, answers[0]) for answer in sorted(set(answers))}
            gained = [so_far + gains[answer] for so_far, answer in zip(gained, answers, strict=True)]
            self.state.choose(answers[KINDS.index("inferred")])
        return gained

    def _asked(self) -> Iterator[tuple[Any, Any]]:
        """What the seat is asked, each time until it is answered."""
        from game.kernel.steps import Seat

        while (ask := self.state.pending) is not None:
            view = self.rules.observe(self.state, Seat(ask.seat))
            if ask.seat == self.seat:
                yield view, ask
            else:
                self.state.choose(self.others[ask.seat].decide(view, ask))

    def _gain(self, view: Any, ask: Any, answer: str, usual: str) -> float:
        """How much likelier to win an answer is than the usual one, for one who knows the characters."""
        from game.bots.search import Effort
        from game.citadels.bot.search.flat import judge
        from game.kernel.rng import Rng

        if answer == usual:
            return 0.0
        told = self.players["told"]
        mind, effort = told.mind(view, ask), Effort(2 * WORLDS)
        found = [
            judge(view, ask, [usual, answer], usual, effort, mind, Rng(ask.number * JUDGED + time))
            for time in range(JUDGED)
        ]
        return sum(one.gain for judged in found for one in judged if one.option == answer) / JUDGED


def evenly(view: Any, rng: Any, count: int) -> list[Any]:
    """Distributions the View allows, none likelier than another."""
    from game.citadels.bot.search.posterior import Roles

    return Roles(view, [], rng, count).drawn(count, rng)


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


def recovered(done: dict[Job, list[float]]) -> dict[str, Any]:
    """What the three came to in the mean, and the share of the gap with its interval."""
    deals: dict[int, list[list[float]]] = {}
    for (_, _, deal, _, _), found in done.items():
        deals.setdefault(deal, []).append(found)
    every = [deals[deal] for deal in sorted(deals)]
    chance = random.Random(1)
    shares = sorted(_share(chance.choices(every, k=len(every))) for _ in range(RESAMPLED))
    low, high = shares[int(0.025 * RESAMPLED)], shares[int(0.975 * RESAMPLED)]
    means = dict(zip(KINDS, _means(every), strict=True))
    return {**means, "games": len(done), "recovered": _share(every), "low": low, "high": high}


def _means(deals: list[list[list[float]]]) -> list[float]:
    games = [game for deal in deals for game in deal]
    return [sum(game[place] for game in games) / len(games) for place in range(len(KINDS))]


def _share(deals: list[list[list[float]]]) -> float:
    uniform, inferred, told = _means(deals)
    return (inferred - uniform) / (told - uniform) if told != uniform else 0.0


def as_text(found: dict[str, Any]) -> str:
    """The result in words."""
    rates = ", ".join(f"{kind} {found[kind]:.1%}" for kind in KINDS)
    share = f"{found['recovered']:.0%} of the gap recovered (95 %: {found['low']:.0%} to {found['high']:.0%})"
    return f"{found['games']} games: {rates}; {share}"


def _played(jobs: list[Job], options: argparse.Namespace) -> Iterator[tuple[Job, list[float]]]:
    """Each finished game, written down first."""
    from tools.arena.spread import spread, workers

    with workers(options.workers) as found:
        for job, result in spread(found, play_one, jobs):
            if options.out:
                with options.out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps([*job, result]) + "\n")
            yield job, result


def _known(file: Path | None) -> dict[Job, list[float]]:
    if file is None or not file.exists():
        return {}
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines() if line.endswith("]")]
    return {(by, seed, deal, seat, samples): found for by, seed, deal, seat, samples, found in lines}


def _options(arguments: list[str]) -> argparse.Namespace:
    from game.citadels.bot.search.player import HARD
    from tools.arena.spread import usual_workers

    parser = argparse.ArgumentParser(description="What guessing the characters is worth to the search.")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--by", choices=("decisions", "games"), default="decisions")
    parser.add_argument("--samples", type=int, default=HARD.samples)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=usual_workers())
    parser.add_argument("--out", type=Path)
    parser.add_argument("--json", action="store_true")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    enter(__file__, "run")
    raise SystemExit(main(sys.argv[1:]))
