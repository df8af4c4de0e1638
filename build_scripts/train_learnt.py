#!/usr/bin/env python3
"""Learn from self-play how likely each seat is to win: `python3 build_scripts/train_learnt.py [--games G]`.

Writes `assets/citadels/models/citadels_learnt.json`, the small network of whole numbers that `search/learnt.py` thinks
with, and appends to `docs/training.log` how well it predicts. In half of the games every seat sometimes answers by
chance, so that positions are seen, too, which nobody aims at. The same options give the same file.
"""

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
from _venv import ROOT, enter

if TYPE_CHECKING:
    import numpy as np

PLAYERS = range(2, 9)
SHARES = {4: 4}  # times as many games of four
CHUNK = 25
BY_CHANCE = (0.0, 0.0, 0.05, 0.15)  # of the answers in every fourth game
FIRST = 100_000_000  # seeds
UNITS, SCALE = 16, 1 << 10
EPOCHS, BATCH, RATE, DECAY = 14, 512, 2e-3, 1e-4
HELD_BACK = 10  # every tenth game

Game = tuple[int, list[str], list[list[int]], list[float]]  # players, cast, inputs of each seat, shares of the win


# -- self-play -------------------------------------------------------------------------------------------------------
def play(level: str, players: int, first: int, games: int) -> list[Game]:
    """Games of one level among themselves over random casts: what the network sees as each round begins."""
    from game.bots import make_bot
    from game.citadels.bot.search.learnt import inputs
    from game.citadels.content import own_cards
    from game.citadels.rules import Citadels
    from game.kernel.rng import Rng
    from game.kernel.steps import Seat

    rules = Citadels(own_cards())
    found: list[Game] = []
    for seed in range(first, first + games):
        setup = rules.random_setup(players, seed, nine=bool(seed & 1) and 3 < players < 8)
        g, rng, by_chance = rules.start(setup, seed), Rng(seed + 1), BY_CHANCE[seed % len(BY_CHANCE)]
        bots = [make_bot(level, seed * 8 + seat) for seat in range(players)]
        seen: list[list[list[int]]] = []
        while (ask := g.pending) is not None:
            if g.phase == "draft" and g.picked == 0 and g.round > 1 and ask.step == "draft.keep":
                seen.append(inputs(g))
            if by_chance and rng.random() < by_chance:
                g.choose(rng.choice(ask.options))
            else:
                g.choose(bots[ask.seat].decide(rules.observe(g, Seat(ask.seat)), ask))
        winners = rules.winners(g)
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
        found += [(players, list(setup.cast), rows, shares) for rows in seen]
    return found


def gathered(level: str, players: int, games: int, workers: int) -> list[Game]:
    """Games in pieces; the same for any number of workers."""
    starts = range(FIRST * players, FIRST * players + games, CHUNK)
    found: list[Game] = []
    with ProcessPoolExecutor(workers) as pool:
        count = len(starts)
        for part in pool.map(play, [level] * count, [players] * count, starts, [CHUNK] * count):
            found += part
            print(f"\r{players} players: {len(found)} positions", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


# -- learning --------------------------------------------------------------------------------------------------------
class Net:
    """The network while it learns: one hidden layer, in floats. `forward` takes inputs (positions, seats, inputs), a
    mask of the seats that there are, and the shared part (positions, characters and numbers of players)."""

    def __init__(self, inputs: int, shared: int) -> None:
        import numpy as np

        rng = np.random.default_rng(1)
        self.parts: dict[str, Any] = {
            "columns": rng.normal(0, inputs**-0.5, (inputs, UNITS)), "shared": np.zeros((shared, UNITS)),
            "out": rng.normal(0, UNITS**-0.5, UNITS), "direct": np.zeros(inputs),
        }  # fmt: skip
        self.means = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.squares = {name: np.zeros_like(part) for name, part in self.parts.items()}

    def forward(self, x: Any, seats: Any, shared: Any) -> tuple[Any, Any]:
        """What the hidden units show, and the chances of the seats."""
        import numpy as np

        hidden = np.maximum(x @ self.parts["columns"] + (shared @ self.parts["shared"])[:, None, :], 0)
        s = np.where(seats, hidden @ self.parts["out"] + x @ self.parts["direct"], -1e9)
        e = np.exp(s - s.max(1, keepdims=True))
        return hidden, e / e.sum(1, keepdims=True)

    def learn(self, x: Any, seats: Any, shared: Any, shares: Any, rate: float, step: int) -> None:
        """One step of Adam (Kingma, Ba 2015)."""
        import numpy as np

        hidden, chances = self.forward(x, seats, shared)
        miss = (chances - shares) / len(x)
        back = miss[:, :, None] * self.parts["out"] * (hidden > 0)
        gradients = {
            "out": np.einsum("ns,nsu->u", miss, hidden), "direct": np.einsum("ns,nsi->i", miss, x),
            "columns": np.tensordot(x, back, ([0, 1], [0, 1])), "shared": shared.T @ back.sum(1),
        }  # fmt: skip
        for name, part in self.parts.items():
            gradient = gradients[name] + DECAY * part
            self.means[name] = 0.9 * self.means[name] + 0.1 * gradient
            self.squares[name] = 0.999 * self.squares[name] + 0.001 * gradient * gradient
            mean, square = self.means[name] / (1 - 0.9**step), self.squares[name] / (1 - 0.999**step)
            part -= rate * mean / (np.sqrt(square) + 1e-8)


def learnt(games: list[Game], names: list[str]) -> tuple[dict[str, Any], dict[int, float]]:
    """The network as it is written, and by number of players the mean logarithmic loss on what was held back."""
    import numpy as np

    most, count = max(PLAYERS), len(games[0][2][0])
    x = np.zeros((len(games), most, count), np.float32)
    shares = np.zeros((len(games), most), np.float32)
    shared = np.zeros((len(games), len(names) + len(PLAYERS)), np.float32)
    for row, (players, cast, inputs, won) in enumerate(games):
        x[row, :players], shares[row, :players] = inputs, won
        shared[row, [names.index(name) for name in cast]] = 1
        shared[row, len(names) + players - PLAYERS[0]] = 1
    many = np.array([game[0] for game in games])
    seats = np.arange(most)[None, :] < many[:, None]
    middle, spread = x[seats].mean(0), x[seats].std(0) + 1e-3
    x = (x - middle) / spread * seats[:, :, None]
    held = np.array(_held(games))
    net, rng = Net(count, shared.shape[1]), np.random.default_rng(2)
    rows = np.flatnonzero(~held)
    steps, step = EPOCHS * (len(rows) // BATCH), 0
    for _ in range(EPOCHS):
        rng.shuffle(rows)
        for at in range(0, len(rows) - BATCH + 1, BATCH):
            step += 1
            some = rows[at : at + BATCH]
            rate = RATE * 0.5 * (1 + np.cos(np.pi * step / steps))
            net.learn(x[some], seats[some], shared[some], shares[some], rate, step)
    losses = {}
    for players in PLAYERS:
        which = np.flatnonzero(held & (many == players))
        _, chances = net.forward(x[which], seats[which], shared[which])
        losses[players] = float(-(shares[which] * np.log(chances + 1e-12)).sum(1).mean())
    return written(net, middle, spread, names), losses


def _held(games: list[Game]) -> list[bool]:
    """Every so many games in a row are held back; positions of one game follow each other and have one outcome."""
    number, before, found = 0, None, []
    for game in games:
        if before is not None and (game[1] != before[1] or game[3] != before[3]):
            number += 1
        before = game
        found.append(number % HELD_BACK == 0)
    return found


def written(
    net: Net, middle: "np.ndarray[Any, Any]", spread: "np.ndarray[Any, Any]", names: list[str]
) -> dict[str, Any]:
    """The network in whole numbers, for inputs as they are."""
    import numpy as np

    columns, direct = net.parts["columns"] / spread[:, None], net.parts["direct"] / spread
    offset = -(middle / spread) @ net.parts["columns"]

    def whole(numbers: Any) -> Any:
        return np.rint(numbers * SCALE).astype(int).tolist()

    shared = net.parts["shared"]
    return {
        "scale": SCALE, "columns": whole(columns), "direct": whole(direct), "out": whole(net.parts["out"]),
        "players": {str(n): whole(shared[len(names) + n - PLAYERS[0]] + offset) for n in PLAYERS},
        "cast": {name: whole(row) for name, row in zip(names, shared, strict=False)},
    }  # fmt: skip


# -- all of it -------------------------------------------------------------------------------------------------------
def train(options: argparse.Namespace) -> list[str]:
    """Learn and write; lines for the log."""
    from game.citadels.bot.search.learnt import AROUND, OWN
    from game.citadels.bot.search.models import LEARNT_FILE, VERSION
    from game.citadels.content import own_cards
    from train import write

    games: list[Game] = []
    for players in PLAYERS:
        games += gathered(options.level, players, options.games * SHARES.get(players, 1), options.workers)
    found, losses = learnt(games, sorted(own_cards().characters))
    made_by = f"{options.games} games each ({SHARES} times) of 2 to 8 players of level {options.level}, random casts"
    write(LEARNT_FILE, {"version": VERSION, "names": (*OWN, *AROUND), **found, "made_by": made_by})
    return [f"{players} players: loss {loss:.4f}" for players, loss in losses.items()]


def main() -> int:
    """Learn, write, log; the exit code."""
    parser = argparse.ArgumentParser(description="Learn from self-play how likely each seat is to win.")
    parser.add_argument("--games", type=int, default=4000, metavar="G", help="of each number of players (default 4000)")
    parser.add_argument("--level", default="normal", help="who plays (default normal)")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="W", help="default: all cores")
    options = parser.parse_args()
    sys.path.insert(0, ROOT)
    lines = train(options)
    with (Path(ROOT) / "docs" / "training.log").open("a", encoding="utf-8") as log:
        log.write(f"{datetime.now(UTC):%Y-%m-%d} learnt value, level {options.level}, {options.games} games each\n")
        log.writelines(f"  {line}\n" for line in lines)
    print("\n".join(lines))
    return 0


if __name__ == "__main__":
    enter(__file__, "build")
    sys.exit(main())
