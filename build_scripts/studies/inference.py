#!/usr/bin/env python3
"""How well computer players guess what they do not see: `python3 build_scripts/studies/inference.py --games 40`.

    --game GAME           one game (default: every game with levels of its own)
    --bots BOT[,BOT...]   who plays; they repeat around the table (default hard)
    --levels L[,L...]     whose guesses are compared with those of somebody who keeps no account (default hard,expert)
    --games N             how many games of each (default 40), another deal in each
    --players N           how many sit there (default 4)
    --every N             asked at every so many-th answer that is a choice (default 3)
    --seed S              another seed, other deals (default 1)
    --compiled            from the compiled copy of `accelerate.py` instead of this checkout
    --json                print one line of JSON

Of everything hidden from the seat that is asked, each level says how likely it is to be what. The loss is the negative
logarithm of the chance it gave to the truth, in nats: 0 for whoever is sure and right, ln 6 for six equal chances.
Before: all that is possible is equally likely (the level `easy`). A hundredth of that is mixed into every guess, so
that nobody who is wrong and sure loses without end. Where an answer names somebody hidden it is told how often it hits,
and how often an answer by chance would, of those that the seat cannot rule out. Intervals (95 %) take the guesses of a
game together. What is guessed, and what it really is, says each game (`AI.guesses`, `AI.hidden`, `AI.aims`).
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where what all scripts share lies

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
from _compiled import use_copy
from _venv import enter

BEFORE = "easy"  # the level that keeps no account
MIXED = 0.01  # of what everybody may think, in every guess
Z = 1.96
Sums = dict[tuple[str, ...], list[float]]  # of one game, by what is counted: how many, and sums


def main(arguments: list[str]) -> int:
    """Play, ask, and print the table; 2 for what cannot be played."""
    options = _options(arguments)
    if options.compiled:
        use_copy()
    from game import catalog
    from game.bots.ai import ai

    found: list[dict[str, Any]] = []
    try:
        for game in [options.game] if options.game else [one for one in catalog.games() if ai(one).players]:
            found += rows(game, _games(game, options))
    except ValueError as error:
        print(f"inference: {error}", file=sys.stderr)
        return 2
    print(json.dumps(found) if options.json else as_text(found))
    return 0


def _games(game: str, options: argparse.Namespace) -> list[Sums]:
    """The games as far as they were played until Ctrl-C."""
    found: list[Sums] = []
    with suppress(KeyboardInterrupt):
        for number in range(options.games):
            found.append(one_game(game, number, options))
            if not found[0]:
                break  # a game that tells nothing
            print(f"{game}: {number + 1} of {options.games} games", file=sys.stderr)
    return found


def one_game(game: str, number: int, options: argparse.Namespace) -> Sums:
    """The guesses of one game: by sort and level how many, and their losses before and after; by bot how many hits were
    tried, how many would have been made by chance, and were."""
    from game import catalog
    from game.bots.ai import ai
    from game.bots.simulation import seats_of
    from game.kernel.steps import Seat
    from tools.arena.games import RANDOM_CAST, deals_of
    from tools.sparring import make_bot

    rules, seed, known = catalog.rules(game), options.seed * 1000 + number, ai(game)
    names = seats_of(options.bots.split(","), options.players)
    bots = [make_bot(name, seed * 8 + seat, game) for seat, name in enumerate(names)]
    state = rules.new(deals_of(game, options.players, RANDOM_CAST, number).setup(seed), seed)
    state.log = None
    sums: Sums = {}
    choices = 0
    while (ask := state.pending) is not None:
        view = rules.observe(state, Seat(ask.seat))
        chosen = bots[ask.seat].decide(view, ask)
        if len(ask.options) > 1:
            choices += 1
            aims = known.aims(state, view, ask)
            if chosen in aims:
                _add(sums, ("hits", names[ask.seat]), sum(aims.values()) / len(aims), float(aims[chosen]))
            if choices % options.every == 0:
                for level in options.levels.split(","):
                    _guessed(sums, known, state, view, ask, seed, level)
        state.choose(chosen)
    return sums


def _guessed(sums: Sums, known: Any, state: Any, view: Any, ask: Any, seed: int, level: str) -> None:
    """What this level loses by its guesses about one View."""
    before, truth = known.guesses(view, ask, seed, BEFORE), known.hidden(state)
    after = known.guesses(view, ask, seed, level) if before else {}
    for thing, chances in before.items():
        right = truth[thing]
        usual = chances.get(right, 0.0)
        mixed = (1 - MIXED) * after[thing].get(right, 0.0) + MIXED * usual
        _add(sums, ("loss", thing.sort, level), -math.log(max(usual, 1e-9)), -math.log(max(mixed, 1e-9)))


def _add(sums: Sums, key: tuple[str, ...], before: float, after: float) -> None:
    row = sums.setdefault(key, [0.0, 0.0, 0.0])
    for place, more in enumerate((1.0, before, after)):
        row[place] += more


def rows(game: str, games: list[Sums]) -> list[dict[str, Any]]:
    """For each thing that was counted the means before and after, and the difference with its interval."""
    keys = dict.fromkeys(key for sums in games for key in sums)
    found = []
    for key in keys:
        parts = [sums[key] for sums in games if key in sums]
        count = math.fsum(part[0] for part in parts)
        before, after = (math.fsum(part[place] for part in parts) / count for place in (1, 2))
        half = Z * _spread([(part[0], part[2] - part[1]) for part in parts])
        found.append({
            "game": game, "what": " by ".join(key[1:]) if key[0] == "loss" else f"hits by {key[1]}", "kind": key[0],
            "games": len(games), "count": int(count), "before": before, "after": after,
            "low": after - before - half, "high": after - before + half,
        })  # fmt: skip
    return found


def _spread(parts: list[tuple[float, float]]) -> float:
    """The standard error of a sum divided by a count, both by game."""
    count, groups = math.fsum(many for many, _ in parts), len(parts)
    mean = math.fsum(whole for _, whole in parts) / count
    squares = math.fsum((whole - mean * many) ** 2 for many, whole in parts)
    return math.sqrt(squares * groups / max(1, groups - 1)) / count


def as_text(found: list[dict[str, Any]]) -> str:
    """A table in Markdown."""
    lines = ["| Game | What | Games | Count | Before, or by chance | After | Difference |", "|---" * 7 + "|"]
    for one in found:
        form = "{:.3f}" if one["kind"] == "loss" else "{:.1%}"
        before, after, low, high = (form.format(one[name]) for name in ("before", "after", "low", "high"))
        gap = form.format(one["after"] - one["before"])
        cells = [one["game"], one["what"], str(one["games"]), str(one["count"]), before, after]
        lines.append("| " + " | ".join([*cells, f"{gap} ({low} to {high})"]) + " |")
    return "\n".join(lines)


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="inference.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", default="", help="one game (default: every one with levels of its own)")
    parser.add_argument("--bots", default="hard", metavar="BOT[,BOT...]", help="who plays (default hard)")
    parser.add_argument("--levels", default="hard,expert", metavar="L[,L...]", help="whose guesses are compared")
    parser.add_argument("--games", type=int, default=40, metavar="N", help="how many games of each (default 40)")
    parser.add_argument("--players", type=int, default=4, metavar="N", help="how many sit there (default 4)")
    parser.add_argument("--every", type=int, default=3, metavar="N", help="asked at every N-th choice (default 3)")
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="another seed, other deals (default 1)")
    parser.add_argument("--compiled", action="store_true", help="from build/accelerated instead of this checkout")
    parser.add_argument("--json", action="store_true", help="print one line of JSON")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    if not {"--help", "-h"} & set(sys.argv[1:]):
        enter(__file__, "run")
    sys.exit(main(sys.argv[1:]))
