"""A building of the map in its landscape, as large as a card: the hour says what it gives to its city."""

from __future__ import annotations

import random
from typing import NamedTuple

from art.kit.drawing.colour import Colour, mix
from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import oval, path, polygon
from art.kit.scene.people import HAIRS, SKINS
from art.la_citta.catalogue import Panel, raised
from art.la_citta.parts.houses import house

Folk = tuple[float, float, float, str, str, str, str]  # right of and below the building's middle, height, robe ..


class Setting(NamedTuple):
    """Where a building stands: hour, place of the sun, what lies behind it, what it stands on, who is there."""

    hour: str
    sun: tuple[float, float, float]  # shares of the width and the height, radius
    back: str  # hills, city, crags, lake
    soil: str  # piazza, meadow, field, rock
    scale: float
    lift: float = 0  # how far above the usual place
    folk: tuple[Folk, ...] = ()


SETTINGS = {
    "castello": Setting("golden", (0.8, 0.3, 40), "hills", "meadow", 1.42, 4, (
        (-92, 84, 34, "#2f5f8a", "tunic", "cap", "walk"), (104, 78, 34, "#8a2f3a", "gown", "veil", "stand"),
        (120, 82, 24, "#d99a2e", "robe", "hair", "walk"))),
    "farm": Setting("rural", (0.2, 0.28, 34), "hills", "field", 1.5, 6, (
        (-118, 66, 40, "#6a7a3a", "tunic", "wide", "carry"), (116, 92, 38, "#8a4a2f", "gown", "veil", "bow"))),
    "quarry": Setting("rural", (0.84, 0.27, 28), "crags", "rock", 1.5, -4, (
        (-112, 70, 40, "#7a5a3a", "tunic", "cap", "carry"), (100, 88, 40, "#4a6a7a", "tunic", "hair", "raise"))),
    "convent_school": Setting("blue", (0.78, 0.22, 30), "city", "meadow", 1.42, 6, (
        (-106, 82, 40, "#2a2a3a", "robe", "veil", "stand"), (-80, 86, 26, "#3d7fd6", "tunic", "hair", "walk"),
        (-60, 90, 25, "#d99a2e", "tunic", "cap", "raise"), (112, 84, 38, "#efe6d2", "robe", "hood", "walk"))),
    "statue": Setting("golden", (0.26, 0.34, 44), "city", "piazza", 1.34, -30, (
        (-108, 66, 44, "#7a2e6e", "gown", "veil", "point"), (104, 60, 42, "#2f6f5a", "cloak", "hat", "stand"),
        (-84, 70, 27, "#d99a2e", "tunic", "hair", "cheer"))),
    "marketplace": Setting("golden", (0.7, 0.27, 34), "city", "piazza", 1.5, 2, (
        (-118, 58, 42, "#2f6f8a", "gown", "veil", "carry"), (-20, 96, 44, "#8a2f3a", "tunic", "wide", "walk"),
        (110, 66, 42, "#6a4a8a", "robe", "hat", "point"), (60, 92, 28, "#d99a2e", "tunic", "cap", "walk"))),
    "well": Setting("morning", (0.24, 0.26, 36), "hills", "piazza", 1.55, -14, (
        (-112, 56, 46, "#c8603a", "gown", "veil", "carry"), (108, 66, 46, "#3f6a8a", "gown", "long", "stand"),
        (84, 76, 28, "#e0b84a", "tunic", "hair", "point"))),
    "palazzo": Setting("golden", (0.76, 0.4, 46), "hills", "piazza", 1.24, -6, (
        (-92, 46, 30, "#7a2e6e", "gown", "veil", "walk"), (84, 52, 32, "#2f5f8a", "cloak", "hat", "stand"))),
    "cathedral": Setting("sunset", (0.2, 0.36, 42), "city", "piazza", 1.14, -16, (
        (-84, 52, 28, "#8a2f3a", "robe", "hood", "walk"), (70, 60, 30, "#e6d9be", "robe", "hair", "raise"),
        (90, 60, 28, "#3d5a9a", "gown", "veil", "stand"))),
    "university": Setting("blue", (0.8, 0.3, 30), "city", "meadow", 1.2, -12, (
        (-94, 50, 30, "#2a2a4a", "robe", "cap", "carry"), (-76, 54, 30, "#8a2f3a", "robe", "cap", "point"),
        (88, 56, 30, "#3a5a4a", "robe", "hat", "walk"))),
    "hospital": Setting("morning", (0.2, 0.3, 34), "hills", "meadow", 1.3, 4, (
        (-98, 44, 31, "#efe6d2", "robe", "veil", "carry"), (94, 48, 32, "#2f5f8a", "robe", "hood", "bow"))),
    "bathhouse": Setting("morning", (0.78, 0.26, 34), "lake", "piazza", 1.3, 6, (
        (-100, 30, 30, "#e6a0a0", "gown", "long", "walk"), (92, 48, 31, "#f0e6d0", "cloak", "hair", "stand"))),
}  # fmt: skip


def vista(s: Panel, name: str) -> None:
    """The whole picture."""
    setting = SETTINGS[name]
    _distance(s, setting)
    cx, cy = s.W / 2, s.H * (0.71 if s.H < 400 else 0.66) - setting.lift
    _hill(s, setting, cx, cy)
    s.canvas.save()
    s.canvas.translate(cx, cy)
    s.canvas.scale(setting.scale, setting.scale)
    raised(s.canvas, name, setting.hour, 0.85 / setting.scale)
    s.canvas.restore()
    s.glow(cx - 30, cy + 20, 90, "#ffc85a", 0.2)
    for index, (dx, dy, h, robe, dress, head, pose) in enumerate(sorted(setting.folk, key=lambda one: one[1])):
        skin, hair = SKINS[(index + len(name)) % len(SKINS)], HAIRS[(index * 2 + len(name)) % len(HAIRS)]
        turned = 1 if dx < 0 else -1
        s.figure(
            cx + dx, cy + dy, h, robe, dress=dress, head=head, hat=mix(robe, "#fff3d6", 0.6), pose=pose,
            facing=turned, skin=skin, hair=hair,
        )  # fmt: skip
    s.bushes(s.H - 8, 2, h=26)
    s.finish(0.42)


def _distance(s: Panel, setting: Setting) -> None:
    x, y, r = setting.sun
    horizon = s.H * 0.6
    s.sky((s.W * x, s.H * y, r), 4, 24 if setting.hour in ("blue", "sunset") else 0, 4, horizon)
    s.birds(s.W * (1 - x), s.H * 0.2, 4)
    if setting.back == "crags":
        s.ridge(s.H * 0.3, 44, 0.62, 1, True, "#6a5a5a")
        s.ridge(s.H * 0.42, 40, 0.4, 2, True, "#5a4a4a")
    else:
        s.ridge(s.H * 0.46, 22, 0.72, 1)
        s.ridge(s.H * 0.52, 16, 0.55, 2)
    if setting.back == "city":
        s.far_city(s.H * 0.6, 0.5, 1, hmax=s.H * 0.2)
    if setting.back == "lake":
        s.water(s.H * 0.55, (s.W * x, 46))
    s.mist(s.H * 0.6, 30, 0.4)


SOILS: dict[str, Colour] = {"piazza": "#c8a878", "meadow": "#7f9450", "field": "#b8a04a", "rock": "#8a7460"}


def _hill(s: Panel, setting: Setting, cx: float, cy: float) -> None:
    """The rise it stands on: rows of vines, a road, trees at both sides, the ground below it."""
    top = cy - 54 * setting.scale
    base: Colour = SOILS["rock" if setting.soil == "rock" else "meadow"]
    hill = path(
        f"M-20,{s.H + 10} L-20,{top + 62} C{s.W * 0.2},{top + 16} {s.W * 0.34},{top} {cx},{top} "
        f"C{s.W * 0.68},{top} {s.W * 0.82},{top + 14} {s.W + 20},{top + 58} L{s.W + 20},{s.H + 10} Z"
    )
    s.draw(
        hill, linear(0, top, 0, s.H, [(0, s.tone(base, 0.1, 0.2)), (0.5, s.tone(base, -0.2)), (1, s.tone(base, -0.7))])
    )
    with s.clipped(hill):
        _furrows(s, setting, cx, top)
        s.glow(s.W * setting.sun[0], top, 240, s.theme.light, 0.24)
    s.draw(hill, stroke(s.ink, 2, 0.5))
    dice = random.Random(s.seed)
    for side in (-1, 1):
        for index in range(4):
            x = cx + side * (112 + index * 24 + dice.uniform(-6, 6)) * (1 if s.H < 400 else 1.02)
            y = top + 30 + index * 7 + dice.uniform(-4, 8)
            kind = "cypress" if dice.random() < 0.6 else "round"
            tall = dice.uniform(46, 72) if kind == "cypress" else dice.uniform(30, 40)
            s.tree(x, y, tall, tall * 0.3 if kind == "cypress" else None, "#4f7a48", kind)
    if setting.soil in ("piazza", "meadow"):
        _houses(s, setting, cx, top)
    _plot(s, setting, cx, cy)


def _houses(s: Panel, setting: Setting, cx: float, top: float) -> None:
    """Houses at both sides, behind the square."""
    dice = random.Random(s.seed + 1)
    many = 5 if setting.soil == "piazza" else 3
    for row in range(2):
        for side in (-1, 1):
            for index in range(many):
                x = cx + side * (64 + index * 36 + row * 16 + dice.uniform(-5, 5))
                y = top + 6 + row * 24 + index * (6 + row * 4) + dice.uniform(-3, 3)
                s.canvas.save()
                s.canvas.translate(x, y)
                k = 0.62 + row * 0.12
                s.canvas.scale(k, k)
                house(s.canvas, setting.hour, dice.randrange(999), 0.9, dice.random() < 0.14)
                s.canvas.restore()


def _furrows(s: Panel, setting: Setting, cx: float, top: float) -> None:
    """Rows that meet at a far point: vines in the meadow, ears in the field, strata in the rock."""
    tint = s.tone({"field": "#e6bc4c", "rock": "#c2a684"}.get(setting.soil, "#5f7f3c"), 0.1)
    for index in range(-22, 23):
        line = path(f"M{cx + index * 20},{top - 6} Q{cx + index * 46},{top + 90} {cx + index * 92},{s.H + 30}")
        s.draw(line, stroke(tint, 7 if setting.soil == "field" else 5, 0.5))
        s.draw(line, stroke(s.ink, 1.4, 0.3))


def _plot(s: Panel, setting: Setting, cx: float, cy: float) -> None:
    """What the building stands on: a paved square, trodden earth."""
    k = setting.scale
    if setting.soil in ("field", "rock"):
        ground = oval(cx - 104 * k, cy - 56 * k, 208 * k, 128 * k)
        tint = s.tone("#b89668" if setting.soil == "field" else "#6a5444", 0)
        s.draw(ground, radial(cx, cy, 110 * k, [(0, tint), (0.7, tint, 0.7), (1, tint, 0)]))
        return
    angles = ((-98, -6), (4, -66), (104, -4), (2, 70))
    square = polygon(*[(cx + x * k, cy + y * k) for x, y in angles])
    stone: Colour = SOILS["piazza"] if setting.soil == "piazza" else "#b8a070"
    s.draw(square, stroke(s.ink, 6, 0.3, blur=4))
    shade = [(0, s.tone(stone, 0.35)), (1, s.tone(stone, -0.5))]
    s.draw(square, linear(cx - 98 * k, cy - 60 * k, cx + 98 * k, cy + 60 * k, shade))
    with s.clipped(square):
        for index in range(-9, 10):
            shift = index * 14 * k
            s.line(cx - 100 * k + shift, cy, cx + shift, cy + 62 * k, stroke(s.ink, 1, 0.22))
            s.line(cx + 100 * k + shift, cy, cx + shift, cy + 62 * k, stroke(s.ink, 1, 0.18))
            s.line(cx - 100 * k + shift, cy, cx + shift, cy - 62 * k, stroke(s.ink, 1, 0.18))
            s.line(cx + 100 * k + shift, cy, cx + shift, cy - 62 * k, stroke(s.ink, 1, 0.22))
    s.draw(square, stroke(s.tone("pale", 0.3), 3, 0.7))
    s.draw(square, stroke(s.ink, 1.6, 0.6))
    road = path(
        f"M{cx - 14 * k},{cy + 58 * k} C{cx - 40},{s.H - 30} {cx - 90},{s.H - 24} {cx - 120},{s.H + 8} "
        f"L{cx - 30},{s.H + 8} C{cx - 20},{s.H - 16} {cx + 10 * k},{cy + 74 * k} {cx + 18 * k},{cy + 58 * k} Z"
    )
    s.draw(road, linear(0, cy + 58 * k, 0, s.H, [(0, s.tone(stone, 0.1)), (1, s.tone(stone, -0.5))]))
    s.draw(road, stroke(s.ink, 1.4, 0.4))
    s.draw(road, fill(s.theme.light, 0.06))
