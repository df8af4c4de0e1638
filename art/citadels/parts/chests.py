"""Treasure as it lies about: loose coins, open chests."""

from __future__ import annotations

from art.kit.drawing.paint import fill
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import path, rect
from art.kit.scene.scene import Scene


def loose_coin(s: Scene, x: float, y: float) -> None:
    s.ellipse(x, y, 11, 5.4, fill("#7a4210", 0.8))
    s.ellipse(x, y - 1.4, 11, 5, fill(s.random.choice(["#ffe9a0", "#f6cc5a", "#fff6cf", "#e0a830"])))


def open_chest(s: Scene, x: float, y: float, w: float, h: float) -> None:
    lid = path(
        f"M{x},{y - h} Q{x + 2},{y - h * 1.8} {x + w / 2},{y - h * 1.85} Q{x + w - 2},{y - h * 1.8} {x + w},{y - h} Z"
    )
    s.inked(lid, fill(s.tone("wood", -0.5)), 1.8)
    for _ in range(26):
        loose_coin(s, x + s.random.uniform(0, w - 12), y - h - s.random.uniform(-4, 9))
    s.wall(x, y - h, w, h, "wood", "wood")
    for dx in (0.14, 0.78):
        s.inked(rect(x + w * dx, y - h, w * 0.1, h), fill(s.tone("gold", 0.1)), 1.4)
    s.inked(rect(x + w / 2 - 5, y - h + 3, 10, 12, 2), fill(GOLD), 1.5)
