"""A `game.bots.network.Network` while it learns, in floats: one hidden layer, improving upon chances that are given."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from game.bots.learnt import VERSION, Lesson
from tools.training.games import FINE, Piece

Array: TypeAlias = "np.ndarray[Any, Any]"
SCALE, LARGEST = 1 << 10, 1 << 15
BATCH = 512
HELD_BACK = 10  # every tenth game is not learnt from


@dataclass(frozen=True)
class Effort:
    """How it learns."""

    units: int = 32
    epochs: int = 10
    rate: float = 2e-3
    decay: float = 0.3  # of every weight, beside the steps (AdamW)


@dataclass
class Examples:
    """Positions by row, padded to the most seats; behind them, where `nobody` may win, one seat more without inputs."""

    x: Array  # (positions, seats, inputs)
    seats: Array  # which there are
    shared: Array
    before: Array
    shares: Array
    held: Array
    players: Array


def examples(lesson: Lesson[Any], pieces: list[Piece]) -> Examples:
    """What the pieces hold, in their order."""
    games = [(piece.task.players, played) for piece in pieces for played in piece.played]
    count = sum(len(played.positions) for _, played in games)
    nobody = any(len(one.before) > players for players, played in games for one in played.positions)
    most = max(players for players, _ in games) + nobody
    place = {name: at for at, name in enumerate(lesson.shared)}
    x = np.zeros((count, most, len(lesson.names)), np.float32)
    seats, held = np.zeros((count, most), bool), np.zeros(count, bool)
    before, shares = np.zeros((count, most), np.float32), np.zeros((count, most), np.float32)
    shared, many = np.zeros((count, len(place)), np.float32), np.zeros(count, int)
    row = 0
    for number, (players, played) in enumerate(games):
        for one in played.positions:
            x[row, :players], many[row] = one.rows, players
            seats[row, :players] = True
            before[row, : len(one.before)] = np.array(one.before) / FINE
            seats[row, players : len(one.before)] = True
            shared[row, [place[name] for name in one.shared if name in place]] = 1
            for seat in played.winners:
                shares[row, seat] = 1 / len(played.winners)
            if not played.winners:
                shares[row, players] = 1
            held[row] = number % HELD_BACK == 0
            row += 1
    return Examples(x, seats, shared, before, shares, held, many)


class Net:
    """The weights, and what Adam remembers of them (Kingma, Ba 2015; decay beside it: Loshchilov, Hutter 2019)."""

    def __init__(self, inputs: int, shared: int, effort: Effort) -> None:
        rng, units = np.random.default_rng(1), effort.units
        self.effort = effort
        self.parts: dict[str, Array] = {
            "columns": rng.normal(0, inputs**-0.5, (inputs, units)), "shared": np.zeros((shared, units)),
            "out": np.zeros(units), "direct": np.zeros(inputs),
        }  # fmt: skip
        self.means = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.squares = {name: np.zeros_like(part) for name, part in self.parts.items()}

    def forward(self, x: Array, seats: Array, shared: Array, before: Array) -> tuple[Array, Array]:
        """What the hidden units show, and the chances."""
        hidden = np.maximum(x @ self.parts["columns"] + (shared @ self.parts["shared"])[:, None, :], 0)
        there = x.any(2)
        more = np.where(there, hidden @ self.parts["out"] + x @ self.parts["direct"], 0)
        s = np.where(seats, before + more, -1e9)
        e = np.exp(s - s.max(1, keepdims=True))
        return hidden * there[:, :, None], e / e.sum(1, keepdims=True)

    def learn(self, seen: tuple[Array, Array, Array, Array], shares: Array, rate: float, step: int) -> None:
        """One step; what is `seen` is as for `forward`."""
        hidden, chances = self.forward(*seen)
        x, _, shared, _ = seen
        miss = (chances - shares) / len(x) * x.any(2)
        back = miss[:, :, None] * self.parts["out"] * (hidden > 0)
        gradients = {
            "out": np.einsum("ns,nsu->u", miss, hidden), "direct": np.einsum("ns,nsi->i", miss, x),
            "columns": np.tensordot(x, back, ([0, 1], [0, 1])), "shared": shared.T @ back.sum(1),
        }  # fmt: skip
        for name, part in self.parts.items():
            gradient = gradients[name]
            self.means[name] = 0.9 * self.means[name] + 0.1 * gradient
            self.squares[name] = 0.999 * self.squares[name] + 0.001 * gradient * gradient
            mean, square = self.means[name] / (1 - 0.9**step), self.squares[name] / (1 - 0.999**step)
            part -= rate * (mean / (np.sqrt(square) + 1e-8) + self.effort.decay * part)


def learnt(lesson: Lesson[Any], found: Examples, effort: Effort) -> tuple[dict[str, Any], list[str]]:
    """The network as it is written, and for each number of players how well it foretells what was held back; where that
    is no better than before, it knows nothing of that number."""
    there = found.x.any(2)
    middle, spread = found.x[there].mean(0), found.x[there].std(0) + 1e-3
    x = ((found.x - middle) / spread * there[:, :, None]).astype(np.float32)
    net, rng = Net(x.shape[2], found.shared.shape[1], effort), np.random.default_rng(2)
    rows = np.flatnonzero(~found.held)
    steps, step = effort.epochs * (len(rows) // BATCH), 0
    for _ in range(effort.epochs):
        rng.shuffle(rows)
        for at in range(0, len(rows) - BATCH + 1, BATCH):
            step += 1
            some = rows[at : at + BATCH]
            rate = effort.rate * 0.5 * (1 + np.cos(np.pi * step / steps))
            parts = (x[some], found.seats[some], found.shared[some], found.before[some])
            net.learn(parts, found.shares[some], rate, step)
    written, lines = _written(lesson, net, middle, spread), []
    for players, (old, new, count) in _losses(net, x, found).items():
        gains = new < old
        if not gains:
            del written["shared"][f"{players} players"]
        told = "" if gains else ": no better, and left out"
        lines.append(f"{players} players: {count} positions held back, loss {old:.4f} before, {new:.4f} learnt{told}")
    return written, lines


def _losses(net: Net, x: Array, found: Examples) -> dict[int, tuple[float, float, int]]:
    """By number of players the mean logarithmic loss on what was held back, before and with what was learnt, and on how
    many positions; nothing for those of which nothing was held back."""
    losses = {}
    for players in sorted(set(found.players[found.held].tolist())):
        which = np.flatnonzero(found.held & (found.players == players))
        shares, seats, before = found.shares[which], found.seats[which], found.before[which]
        _, after = net.forward(x[which], seats, found.shared[which], before)
        s = np.where(seats, before, -1e9)
        e = np.exp(s - s.max(1, keepdims=True))
        old, new = (float(-(shares * np.log(p + 1e-12)).sum(1).mean()) for p in (e / e.sum(1, keepdims=True), after))
        losses[players] = old, new, len(which)
    return losses


def _written(lesson: Lesson[Any], net: Net, middle: Array, spread: Array) -> dict[str, Any]:
    """The network in whole numbers, for inputs as they are."""
    columns, direct = net.parts["columns"] / spread[:, None], net.parts["direct"] / spread
    offset = -(middle / spread) @ net.parts["columns"]
    many = np.array([name.endswith(" players") for name in lesson.shared])[:, None]

    def whole(numbers: Array) -> Any:
        return np.clip(np.rint(numbers * SCALE), -LARGEST, LARGEST).astype(int).tolist()

    shared = whole(net.parts["shared"] + many * offset)  # every position has one number of players
    return {
        "version": VERSION, "names": list(lesson.names), "scale": SCALE, "columns": whole(columns),
        "direct": whole(direct), "shared": dict(zip(lesson.shared, shared, strict=True)),
        "out": whole(net.parts["out"]),
    }  # fmt: skip
