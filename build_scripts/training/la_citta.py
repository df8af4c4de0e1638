#!/usr/bin/env python3
"""Fit the value of La Città from self-play: `python3 build_scripts/training/la_citta.py --games 500`.

Plays games of one level for 2 to 5 players, notes every position at the beginning of a year's politics and the points
at the end, and fits the points of a seat, as a sum of weighted features, for each number of players and each year:
`assets/la_citta/models/la_citta_value.json`. The same options give the same file.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where what all scripts share lies

from _venv import ROOT, enter

MODEL = Path(ROOT) / "assets" / "la_citta" / "models" / "la_citta_value.json"
YEARS = range(2, 7)
RIDGE = 4.0  # games' worth of belief that a weight is nothing
WIDTHS = (1.0, 1.3, 1.7, 2.2, 2.8, 3.6, 4.6, 6.0, 8.0)
LEAST = 1e-4  # chance of whatever happened
Row = tuple[list[list[float]], list[float], list[int]]  # features by seat, points at the end, winners


def main(arguments: list[str]) -> int:
    """Play, fit, write."""
    from game.la_citta.bot.search.models import NAMES

    options = _options(arguments)
    model = json.loads(MODEL.read_text()) if MODEL.exists() else {"years": {}}
    for players in options.players:
        games = [_game(players, options.seed + number, options.level) for number in range(options.games)]
        fits = []
        for year in YEARS:
            rows = [(game["years"][year], game["points"], game["winners"]) for game in games if year in game["years"]]
            fits.append(_fit(rows))
            print(f"{players} players, year {year}: {len(rows)} positions, {_told(fits[-1], rows)}", flush=True)
        model["years"][str(players)] = fits
    model |= {"version": 1, "features": NAMES}
    model["made_by"] = f"training/la_citta.py --games {options.games} --seed {options.seed} --level {options.level}"
    MODEL.parent.mkdir(parents=True, exist_ok=True)
    MODEL.write_text(json.dumps(model, indent=1) + "\n")
    return 0


def _game(players: int, seed: int, level: str) -> dict[str, Any]:
    """One game: by year what the features were at its first question, and how it ended."""
    from game.bots.simulation import chooser
    from game.la_citta.bot.search.player import features
    from game.la_citta.deals import deals_of, la_citta

    rules = la_citta()
    g = rules.new(deals_of(players, "random", seed).setup(seed), seed)
    g.log = None
    choose, years = chooser(rules, [level] * players, seed), {}
    while g.stack:
        if g.round == 1 and g.year in YEARS and g.year not in years:
            years[g.year] = features(g)
        g.choose(choose(g))
    return {"years": years, "points": rules.scores(g), "winners": [int(seat) for seat in rules.winners(g)]}


# -- fitting -------------------------------------------------------------------------------------------------------
def _fit(rows: list[Row]) -> dict[str, Any]:
    """Least squares with a ridge, then the width that foretells the winners best."""
    size = len(rows[0][0][0])
    squares = [[0.0] * size for _ in range(size)]
    sums = [0.0] * size
    for figures, points, _ in rows:
        for one, point in zip(figures, points, strict=True):
            for i, a in enumerate(one):
                if a:
                    sums[i] += a * point
                    line = squares[i]
                    for j, b in enumerate(one):
                        line[j] += a * b
    for i in range(1, size):
        squares[i][i] += RIDGE
    weights = [round(one, 4) for one in _solved(squares, sums)]
    width = min(WIDTHS, key=lambda one: _loss({"weights": weights, "width": one}, rows))
    return {"weights": weights, "width": width}


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss, with the largest pivot."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda j: abs(rows[j][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        if abs(rows[i][i]) < 1e-9:
            rows[i][i] = 1e-9
        for j in range(i + 1, size):
            share = rows[j][i] / rows[i][i]
            if share:
                rows[j] = [a - share * b for a, b in zip(rows[j], rows[i], strict=True)]
    found = [0.0] * size
    for i in range(size - 1, -1, -1):
        found[i] = (rows[i][size] - sum(rows[i][j] * found[j] for j in range(i + 1, size))) / rows[i][i]
    return found


def _points(fit: dict[str, Any], figures: list[list[float]]) -> list[float]:
    return [sum(a * b for a, b in zip(fit["weights"], one, strict=True)) for one in figures]


def _loss(fit: dict[str, Any], rows: list[Row]) -> float:
    """The mean of -log of the chance that was given to the winners."""
    from math import log

    from game.bots.search import softmax

    lost = 0.0
    for figures, _, winners in rows:
        found = softmax([one / fit["width"] for one in _points(fit, figures)])
        lost -= sum(log(max(LEAST, found[seat])) for seat in winners) / len(winners)
    return lost / max(1, len(rows))


def _told(fit: dict[str, Any], rows: list[Row]) -> str:
    """How well it foretells: the mean error in points, and the loss."""
    errors = [
        (one - point) ** 2
        for figures, points, _ in rows
        for one, point in zip(_points(fit, figures), points, strict=True)
    ]
    error = (sum(errors) / len(errors)) ** 0.5
    return f"error {error:.2f} points, width {fit['width']}, log loss {_loss(fit, rows):.4f}"


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="la_citta.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=500, metavar="N", help="for each number of players (default 500)")
    parser.add_argument("--players", type=int, nargs="+", default=[2, 3, 4, 5], metavar="P", help="which (default all)")
    parser.add_argument("--level", default="normal", metavar="BOT", help="who plays (default normal)")
    parser.add_argument("--seed", type=int, default=1_000_000, metavar="S", help="seed of the first game")
    return parser.parse_args(arguments)


if __name__ == "__main__":
    enter(__file__, "run")
    sys.exit(main(sys.argv[1:]))
