#!/usr/bin/env python3
"""Fit the numbers of searching players: `python3 build_scripts/training/citadels.py [--games G] [--workers W]`.

They come from self-play. Writes into `assets/citadels/models` citadels_value.json (how likely a seat is to win from
what it has, for 2 to 8 players) and citadels_picks.json (how players choose characters), and appends to
`docs/training/log.txt` how well they foretell. The same options give the same files. About ten minutes on two cores.
"""

import argparse
import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where what all scripts share lies

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
from _venv import ROOT, enter

if TYPE_CHECKING:
    import numpy as np

    from game.citadels.rules import Game

PLAYERS = range(2, 9)
CHUNK = 50
STEPS, RATE, SHRINK = 900, 0.05, 2e-4
MOST_PICKS = 7000  # of each number of players: more take minutes to fit and change nothing
MODELS = Path(ROOT) / "assets" / "citadels" / "models"

Position = tuple[float, list[list[float]], list[float]]  # progress, features of each seat, shares of the win
Pick = tuple[list[str], list[float], int]  # characters on offer, their attraction as another seat sees it, the chosen


# -- self-play -------------------------------------------------------------------------------------------------------
def play(level: str, players: int, first: int, games: int) -> tuple[list[Position], list[Pick]]:
    """Games of one level among themselves over random casts: positions at the start of each round, and picks."""
    from game.bots import make_bot
    from game.citadels.content import own_cards
    from game.citadels.rules import Citadels
    from game.kernel.steps import Seat

    rules = Citadels(own_cards())
    positions: list[Position] = []
    picks: list[Pick] = []
    for seed in range(first, first + games):
        g = rules.start(rules.random_setup(players, seed), seed)
        bots = [make_bot(level, seed * 8 + seat) for seat in range(players)]
        seen: list[tuple[float, list[list[float]]]] = []
        while (ask := g.pending) is not None:
            if g.phase == "draft" and g.picked == 0 and g.round > 1 and ask.step == "draft.keep":
                seen.append(_position(g))
            word = bots[ask.seat].decide(rules.observe(g, Seat(ask.seat)), ask)
            if ask.step == "draft.keep" and len(ask.options) > 1:
                picks.append(_pick(rules, g, ask, word))
            g.choose(word)
        winners = rules.winners(g)
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
        positions += [(late, rows, shares) for late, rows in seen]
    return positions, picks


def _position(g: "Game") -> tuple[float, list[list[float]]]:
    from game.citadels.bot.search.learnt import features, progress

    return progress(g), [[float(x) for x in features(g, seat)] for seat in range(g.box.players)]


def _pick(rules: Any, g: "Game", ask: Any, word: str) -> Pick:
    """What a neighbour would think each character on offer is worth to the picker."""
    from game.citadels.bot.turn import worth_to
    from game.kernel.options import value
    from game.kernel.steps import Seat

    view = rules.observe(g, Seat((ask.seat + 1) % g.box.players))
    ranks = [value(option) for option in ask.options]
    cast = g.box.setup.cast
    return (
        [cast[rank - 1] for rank in ranks],
        [worth_to(view, ask.seat, rank) for rank in ranks],
        ask.options.index(word),
    )


def gathered(level: str, players: int, games: int, workers: int) -> tuple[list[Position], list[Pick]]:
    """Games in pieces; the same for any number of workers."""
    first = 10_000_000 * players
    starts = range(first, first + games, CHUNK)
    positions: list[Position] = []
    picks: list[Pick] = []
    with ProcessPoolExecutor(workers) as pool:
        count = len(starts)
        for found, chosen in pool.map(play, [level] * count, [players] * count, starts, [CHUNK] * count):
            positions += found
            picks += chosen
            print(f"\r{players} players: {len(positions)} positions", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return positions, picks


# -- fitting ---------------------------------------------------------------------------------------------------------
def adam(gradient: Any, size: int) -> "np.ndarray[Any, Any]":
    """Weights after a fixed number of steps (Kingma, Ba 2015)."""
    import numpy as np

    w, m, v = np.zeros(size), np.zeros(size), np.zeros(size)
    for t in range(1, STEPS + 1):
        g = gradient(w) + SHRINK * w
        m, v = 0.9 * m + 0.1 * g, 0.99 * v + 0.01 * g * g
        w = w - RATE * (m / (1 - 0.9**t)) / (np.sqrt(v / (1 - 0.99**t)) + 1e-8)
    return w


def fit_value(positions: list[Position]) -> tuple[dict[str, list[float]], float]:
    """Weights early and late in a game, and the mean logarithmic loss on every fifth position, which was held back."""
    import numpy as np

    late = np.array([p[0] for p in positions])
    rows = np.array([p[1] for p in positions])
    shares = np.array([p[2] for p in positions])
    spread = rows.std((0, 1)) + 1e-6
    scaled = rows / spread
    x = np.concatenate([scaled * (1 - late)[:, None, None], scaled * late[:, None, None]], 2)
    held = np.arange(len(positions)) % 5 == 0

    def chances(w: Any, which: Any) -> Any:
        s = x[which] @ w
        e = np.exp(s - s.max(1, keepdims=True))
        return e / e.sum(1, keepdims=True)

    w = adam(lambda w: np.einsum("ns,nsk->k", chances(w, ~held) - shares[~held], x[~held]) / (~held).sum(), x.shape[2])
    loss = float(-(shares[held] * np.log(chances(w, held) + 1e-12)).sum(1).mean())
    half = rows.shape[2]
    return {"early": _short(w[:half] / spread), "late": _short(w[half:] / spread)}, loss


def fit_picks(picks: list[Pick]) -> dict[str, Any]:
    """Sharpness and one bias for each character: a conditional logit."""
    import numpy as np

    names = sorted({name for offered, _, _ in picks for name in offered})
    place = {name: i + 1 for i, name in enumerate(names)}
    most = max(len(offered) for offered, _, _ in picks)
    x = np.zeros((len(picks), most, len(names) + 1))
    open_: Any = np.zeros((len(picks), most), bool)
    y = np.zeros((len(picks), most))
    for row, (offered, worth, chosen) in enumerate(picks):
        for column, name in enumerate(offered):
            x[row, column, 0] = worth[column]
            x[row, column, place[name]] = 1
            open_[row, column] = True
        y[row, chosen] = 1

    def gradient(w: Any) -> Any:
        s = np.where(open_, x @ w, -1e9)
        e = np.exp(s - s.max(1, keepdims=True))
        return np.einsum("ns,nsk->k", e / e.sum(1, keepdims=True) - y, x) / len(picks)

    w = adam(gradient, len(names) + 1)
    return {"sharpness": round(float(w[0]), 4), "bias": {name: round(float(w[place[name]]), 4) for name in names}}


def _short(weights: Any) -> list[float]:
    return [round(float(weight), 5) for weight in weights]


# -- all of it -------------------------------------------------------------------------------------------------------
def write(name: str, content: dict[str, Any]) -> None:
    """Write one model file."""
    MODELS.mkdir(parents=True, exist_ok=True)
    (MODELS / name).write_text(json.dumps(content, indent=1) + "\n", encoding="utf-8")


def train(options: argparse.Namespace) -> list[str]:
    """Fit and write both models; lines for the log."""
    from game.citadels.bot.search.learnt import NAMES
    from game.citadels.bot.search.models import PICKS_FILE, VALUE_FILE, VERSION

    made_by = f"{options.games} games each of 2 to 8 players of level {options.level}, random casts"
    weights, lines = {}, []
    all_picks: list[Pick] = []
    for players in PLAYERS:
        positions, picks = gathered(options.level, players, options.games, options.workers)
        weights[str(players)], loss = fit_value(positions)
        all_picks += picks[:MOST_PICKS]
        lines.append(f"{players} players: {len(positions)} positions, loss {loss:.4f}")
        print(lines[-1], file=sys.stderr)
    write(VALUE_FILE, {"version": VERSION, "names": NAMES, "weights": weights, "made_by": made_by})
    write(PICKS_FILE, {"version": VERSION, **fit_picks(all_picks), "made_by": made_by})
    return lines


def main() -> int:
    """Fit, write, log; the exit code."""
    parser = argparse.ArgumentParser(description="Fit the numbers of the searching players from self-play.")
    parser.add_argument(
        "--games", type=int, default=2500, metavar="G", help="for each number of players (default 2500)"
    )
    parser.add_argument("--level", default="normal", help="who plays (default normal)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="W", help="default: all cores")
    options = parser.parse_args()
    sys.path.insert(0, ROOT)
    lines = train(options)
    with (Path(ROOT) / "docs" / "training" / "log.txt").open("a", encoding="utf-8") as log:
        log.write(f"{datetime.now(UTC):%Y-%m-%d} level {options.level}, {options.games} games each\n")
        log.writelines(f"  {line}\n" for line in lines)
    return 0


if __name__ == "__main__":
    enter(__file__, "build")
    sys.exit(main())
