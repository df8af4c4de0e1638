"""The nameless houses of a hill town: a block under a saddle or a hipped roof, here and there a tower."""

from __future__ import annotations

import random
from functools import partial

import skia

from art.la_citta.parts.iso import Iso

WALLS = ("#efe0c0", "#e8c9a0", "#d9a878", "#e0b890", "#d8a070", "#f0e2c8")
ROOFS = ("tile", "tile", "#a8583a", "#c0603c", "#9a4a38")


def house(canvas: skia.Canvas, theme: str, seed: int, thin: float = 1, tower: bool = False) -> None:
    """One house round the origin, some 50 units wide; the seed decides on the rest."""
    s = Iso(canvas, theme, seed)
    s.thin = thin
    dice = random.Random(seed)
    wall, roof = dice.choice(WALLS), dice.choice(ROOFS)
    if tower:
        high = dice.uniform(84, 124)
        s.cast(0, 0, 26, 26, high * 0.7)
        s.box_on(0, 0, 26, 26, 0, high, wall, tex="stone", top="sand", left=_slit, right=_slit)
        if dice.random() < 0.5:
            s.merlons(0, 0, 28, 28, high, 3, 8, wall)
        else:
            s.hipped(0, 0, 26, 26, high, 16, roof, 4, 0)
        return
    lu, lv, high = dice.uniform(38, 56), dice.uniform(34, 46), dice.choice((26, 34, 46))
    lit = [dice.random() < 0.6 for _ in range(12)]
    s.cast(0, 0, lu, lv, high)
    s.box_on(0, 0, lu, lv, 0, high, wall, left=partial(_front, lit=lit), right=partial(_side, lit=lit))
    kind = dice.random()
    if kind < 0.42:
        s.saddle(0, 0, lu, lv, high, dice.uniform(14, 20), roof, wall=wall, over=4)
    elif kind < 0.8:
        s.saddle(0, 0, lu, lv, high, dice.uniform(14, 20), roof, wall=wall, along="v", over=4)
    else:
        s.hipped(0, 0, lu, lv, high, 15, roof, 4, 0.4)


def _slit(b: Iso, w: float, _h: float) -> None:
    b.slit(w / 2, 14, 12)
    b.slit(w / 2, 46, 12)


def _front(b: Iso, w: float, h: float, lit: list[bool]) -> None:
    b.door(w / 2 - 5, h - 17, 10, 17, lit=lit[0], pointed=False)
    for index, share in enumerate((0.14, 0.68)):
        b.window(w * share, h - 18, 7, 10, lit[1 + index], "rect")
        if h > 40:
            b.window(w * share, h - 38, 7, 10, lit[3 + index], "rect")


def _side(b: Iso, w: float, h: float, lit: list[bool]) -> None:
    for index, share in enumerate((0.18, 0.62)):
        b.window(w * share, h - 20, 7, 10, lit[5 + index], "rect")
        if h > 40:
            b.window(w * share, h - 38, 7, 10, lit[7 + index], "rect")
