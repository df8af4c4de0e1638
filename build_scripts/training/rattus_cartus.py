#!/usr/bin/env python3
"""Fit the value of Rattus Cartus from self-play: `python3 build_scripts/training/rattus_cartus.py --games 1000`.

Plays games of `normal` for 2 to 5 players, notes every position between two rounds and who won, and moves the numbers
of `assets/rattus_cartus/models/rattus_cartus_value.json` one after the other as long as they foretell the winners
better. The same options give the same file. `--positions FOLDER` keeps what was played, and uses what is there.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where what all scripts share lies

from _venv import ROOT, enter

MODEL = Path(ROOT) / "assets" / "rattus_cartus" / "models" / "rattus_cartus_value.json"
SCALARS = (
    "estates", "marker", "card", "usual", "look", "rat", "aim", "towards", "doubt", "width", "widens",
)  # fmt: skip
STEPS = (0.25, 0.1, 0.04)  # share by which a number is moved, round after round
LEAST = 1e-4  # chance of whatever happened
DRAWN = 0.002  # for each e-fold a number lies from where it began: few games cannot tell it


def main(arguments: list[str]) -> int:
    """Play, fit, write."""
    options = _options(arguments)
    model = json.loads(MODEL.read_text())
    for players in options.players:
        positions = _positions(options, players)
        before = model["weights"][str(players)]
        after = _fitted(before, positions)
        print(f"{players} players: {len(positions)} positions, "
              f"log loss {_loss(before, positions):.4f} -> {_loss(after, positions):.4f}", flush=True)  # fmt: skip
        model["weights"][str(players)] = after
    model["made_by"] = f"training/rattus_cartus.py --games {options.games} --seed {options.seed}"
    MODEL.write_text(json.dumps(model, indent=1) + "\n")
    return 0


# -- games ---------------------------------------------------------------------------------------------------------
def _positions(options: argparse.Namespace, players: int) -> list[Any]:
    """Every position between two rounds: figures, nuns, shares of the win."""
    kept = Path(options.positions) / f"{players}.jsonl" if options.positions else None
    if kept and kept.exists():
        lines = kept.read_text().splitlines()
    else:
        lines = [json.dumps(_game(players, options.seed + number)) for number in range(options.games)]
        if kept:
            kept.parent.mkdir(parents=True, exist_ok=True)
            kept.write_text("\n".join(lines) + "\n")
    found = []
    for line in lines:
        game = json.loads(line)
        found += [(figures, tuple(nuns), game["winners"]) for figures, nuns in game["positions"]]
    return found


def _game(players: int, seed: int) -> dict[str, Any]:
    from game.bots.simulation import chooser
    from game.rattus_cartus.bot.nuns import public_chances
    from game.rattus_cartus.bot.search.player import features
    from game.rattus_cartus.deals import deals_of, rattus_cartus

    rules = rattus_cartus()
    g = rules.new(deals_of(players, "random", seed).setup(seed), seed)
    g.log = None
    choose, positions, last = chooser(rules, ["normal"] * players, seed), [], 1
    while g.stack:
        if g.round != last:
            last = g.round
            positions.append([list(features(g.clone())), list(public_chances(g))])
        g.choose(choose(g))
    return {"positions": positions, "winners": [int(seat) for seat in rules.winners(g)]}


# -- fitting -------------------------------------------------------------------------------------------------------
def _loss(plain: dict[str, Any], positions: list[Any]) -> float:
    """The mean of -log of the chance that was given to what happened; nobody's win is an outcome, too."""
    from math import log

    from game.rattus_cartus.bot.search.models import Weights
    from game.rattus_cartus.bot.search.player import Features, chances_of

    weights, lost = Weights(**plain), 0.0
    for figures, nuns, winners in positions:
        found = chances_of(Features(*figures), nuns, weights)
        if winners:
            lost -= sum(log(max(LEAST, found[seat])) for seat in winners) / len(winners)
        else:
            lost -= log(max(LEAST, 1.0 - sum(found)))
    return lost / max(1, len(positions))


def _fitted(start: dict[str, Any], positions: list[Any]) -> dict[str, Any]:
    """One number after the other, up and down, as long as that foretells better."""
    from math import log

    def loss(plain: dict[str, Any]) -> float:
        away = sum(log(_get(plain, name) / _get(start, name)) ** 2 for name in names)
        return _loss(plain, positions) + DRAWN * away

    names = [*SCALARS, *(f"kinds.{kind}" for kind in start["kinds"])]
    best, least = start, loss(start)
    for step in STEPS:
        for _ in range(2):
            for name in names:
                for factor in (1 + step, 1 / (1 + step)):
                    tried = _with(best, name, round(_get(best, name) * factor, 4))
                    found = loss(tried)
                    while found < least:
                        best, least = tried, found
                        tried = _with(best, name, round(_get(best, name) * factor, 4))
                        found = loss(tried)
    return best


def _get(plain: dict[str, Any], name: str) -> float:
    first, _, kind = name.partition(".")
    return float(plain[first][kind] if kind else plain[first])


def _with(plain: dict[str, Any], name: str, number: float) -> dict[str, Any]:
    first, _, kind = name.partition(".")
    return {**plain, first: {**plain[first], kind: number} if kind else number}


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="rattus_cartus.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=600, metavar="N", help="for each number of players (default 600)")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5], metavar="P", help="which (default all)")
    parser.add_argument("--seed", type=int, default=1_000_000, metavar="S", help="seed of the first game")
    parser.add_argument("--positions", default="", metavar="FOLDER", help="where what was played is kept")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    if not {"--help", "-h"} & set(sys.argv[1:]):
        enter(__file__, "run")
    sys.exit(main(sys.argv[1:]))
