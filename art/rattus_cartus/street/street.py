"""The street by night, 1720 x 960 units of 1.5 pixels: a window of 16:9 shows 1280 x 720 of it, the middle of its upper
part. Houses, shelf and cards are laid over it by the game."""

from __future__ import annotations

import random
from dataclasses import dataclass

import skia

from art.kit.drawing.colour import mix
from art.kit.drawing.paint import OVERLAY, SCREEN, fill, linear, radial, stroke, textured
from art.kit.drawing.shapes import path, polygon, rect
from art.kit.drawing.textures import grain_texture
from art.kit.scene.scene import Scene
from art.rattus_cartus.parts.abbey import PLAGUE, abbey

WIDTH, HEIGHT, PIXELS = 1720.0, 960.0, 1.5
TOWN, PAVED = 352.0, 366.0  # where the far houses stand, and where the stones begin
VANISHING = (900.0, 214.0)
STONE = 96.0  # width of the nearest stones
MOON = (908.0, 176.0, 104.0)
NIGHT, SICK, LAMP = "#050d12", "#c8d87a", "#ffc860"
WALLS = ("#5f6e62", "#4f5c56", "#6f7058", "#465650", "#6a6048")
ROOFS = ("#2c4048", "#3a4a44", "#4a3f38", "#34424a")


@dataclass(frozen=True)
class Light:
    """How far the plague has come: colours of the sky from above, how sick the moon is, fog, and lit windows (0..1)."""

    sky: tuple[str, str, str, str]
    moon: tuple[str, str, str]
    haze: str
    fog: float
    lit: float


LIGHTS = (
    Light(("#050d1c", "#0f2638", "#234a52", "#7c9468"), ("#fffff0", "#e9edc0", "#a7b478"), "#a8c098", 0.10, 0.62),
    Light(("#050f1a", "#0d2a34", "#28504c", "#8a9a62"), ("#fdfdda", "#e2e6a6", "#9cab68"), "#b2c486", 0.30, 0.50),
    Light(("#041216", "#0d3030", "#305840", "#98a256"), ("#f6f6bc", "#d4da88", "#8c9c54"), "#b8c676", 0.52, 0.40),
    Light(("#03140e", "#0c3a22", "#3a6a2c", "#a6b03e"), ("#eef29a", "#c2d060", "#7c903c"), "#b4cc56", 0.66, 0.24),
)


class Street(Scene):
    """The canvas of the street."""

    W, H = WIDTH, HEIGHT


def street(canvas: skia.Canvas, stage: int) -> None:
    """The street at a stage of the plague, 0 to 3; the last one is the night in which the bell will toll."""
    light = LIGHTS[stage]
    canvas.scale(PIXELS, PIXELS)
    s = Street(canvas, "night", 6)
    s.theme, s.ink = PLAGUE, PLAGUE.ink
    _sky(s, light)
    _far(s, light)
    _town(s, light)
    _stones(s, light)
    _fog(s, light)
    s.area(0, 0, WIDTH, HEIGHT, textured(grain_texture(), 0.22, 0.6, OVERLAY))
    edge = radial(WIDTH / 2, 330, 900, [(0.45, NIGHT, 0), (1, NIGHT, 0.62)])
    s.area(0, 0, WIDTH, HEIGHT, edge)


def _sky(s: Street, light: Light) -> None:
    high, upper, lower, low = light.sky
    s.area(0, 0, WIDTH, PAVED + 60, linear(0, 0, 0, TOWN + 10, [(0, high), (0.4, upper), (0.72, lower), (1, low)]))
    dice = random.Random(9)
    for _star in range(190):
        x, y = dice.uniform(0, WIDTH), dice.uniform(0, 220)
        s.disc(x, y, dice.uniform(0.5, 1.4), fill("#f2f8d8", dice.uniform(0.2, 0.8) * (1 - light.fog * 0.7)))
    x, y, r = MOON
    for grow, alpha in ((5.2, 0.1), (3.6, 0.14), (2.4, 0.18), (1.6, 0.22)):
        s.disc(x, y, r * grow, radial(x, y, r * grow, [(0.15, light.moon[1], alpha), (1, light.moon[1], 0)], SCREEN))
    s.disc(x, y, r, radial(x - 30, y - 32, r * 1.7, [(0, light.moon[0]), (0.55, light.moon[1]), (1, light.moon[2])]))
    for dx, dy, size in ((-0.42, 0.3, 0.2), (0.36, -0.42, 0.15), (0.46, 0.36, 0.12), (-0.1, -0.3, 0.09),
                         (-0.5, -0.3, 0.1), (0.05, 0.58, 0.14)):  # fmt: skip
        s.disc(x + dx * r, y + dy * r, size * r, fill(mix(light.moon[2], NIGHT, 0.1), 0.42))
        s.disc(x + dx * r - 2, y + dy * r - 2, size * r * 0.8, fill(light.moon[1], 0.34))
    for _streak in range(26):
        left, top, long = dice.uniform(-100, WIDTH), dice.uniform(30, 250), dice.uniform(120, 420)
        s.ellipse(left, top, long, dice.uniform(4, 11), fill(light.haze, dice.uniform(0.05, 0.14), blur=4))
    s.birds(520, 84, 6, 30, "#0a1413")


def _far(s: Street, light: Light) -> None:
    """Hills, the far town, and the abbey that will toll."""
    s.ridge(TOWN - 76, 34, 0.62, 1, True)
    with s.moved(1210 - 892 * 0.62, TOWN - 20 - 404 * 0.62, scale=0.62):
        hill = path("M560,520 C640,430 700,408 900,396 C1100,400 1180,440 1300,520 Z")
        s.draw(hill, linear(0, 390, 0, 520, [(0, "#1c3430"), (1, "#0c1a1a")]))
        abbey(s)
    veil = [(0, light.haze, 0), (0.7, light.haze, 0.22 + light.fog * 0.3), (1, light.haze, 0.1)]
    s.area(0, TOWN - 190, WIDTH, TOWN + 10, linear(0, TOWN - 190, 0, TOWN, veil))


def _town(s: Street, light: Light) -> None:
    """Two rows of gables; the mist between them."""
    dice = random.Random(12)
    for base, scale, haze in ((TOWN - 26, 0.85, 0.5), (TOWN + 14, 1.35, 0.2)):
        x = -30.0
        while x < WIDTH + 30:
            w, h = dice.uniform(36, 56) * scale, dice.uniform(40, 84) * scale
            seen = not (haze > 0.4 and 1110 < x < 1320)  # the abbey stands there
            if seen and not (haze < 0.4 and 860 < x + w / 2 < 950):  # the street goes on there
                _house(s, dice, (x, base - h, w, h + 30), scale, haze, light.lit)
            x += w * dice.uniform(0.86, 1.0)
        s.mist(base - 4, 30, 0.1 + light.fog * 0.35, light.haze)


def _house(
    s: Street, dice: random.Random, box: tuple[float, float, float, float], scale: float, haze: float, lit: float
) -> None:
    x, y, w, h = box
    wall, roof = mix(dice.choice(WALLS), NIGHT, 0.25), mix(dice.choice(ROOFS), NIGHT, 0.2)
    s.wall(x, y, w, h, wall, "plaster", haze=haze)
    if dice.random() < 0.75:
        s.gable(x, y, w, w * dice.uniform(0.8, 1.25), wall, roof, 3.2 * scale, "plaster", 5 * scale)
        s.window(x + w * 0.42, y - w * 0.26, w * 0.16, w * 0.22, dice.random() < lit, "arch", False, False, 0.7)
    else:
        s.hip(x, y, w, w * 0.62, roof, 3 * scale, 0.16)
    for column in range(2):
        for floor in range(int(h // (24 * scale))):
            if dice.random() < 0.8:
                left, top = x + w * (0.2 + 0.38 * column), y + (8 + floor * 22) * scale
                s.window(left, top, 8 * scale, 12 * scale, dice.random() < lit, "arch", scale > 0.9, False, 0.7)


def _stones(s: Street, light: Light) -> None:
    """Paving stones in perspective, wet where the moon lies on them, with a gutter along the houses."""
    canvas, whole = s.canvas, rect(0, PAVED, WIDTH, HEIGHT - PAVED)
    canvas.save()
    canvas.clipPath(whole)
    far = mix("#41586a", light.haze, 0.3)
    canvas.drawPath(whole, linear(0, PAVED, 0, HEIGHT, [(0, far), (0.2, "#334a56"), (0.5, "#22333e"), (1, "#101a22")]))
    _laid(s)
    wet = mix(light.moon[1], "#9ab8c0", 0.4)
    for wide, alpha in ((420, 0.14), (210, 0.16), (90, 0.16)):
        s.ellipse(MOON[0] - wide, PAVED - 20, wide * 2, 330, fill(wet, alpha, blur=26, mode=SCREEN))
    s.area(0, PAVED - 4, WIDTH, PAVED + 26, linear(0, PAVED - 4, 0, PAVED + 26, [(0, NIGHT, 0.6), (1, NIGHT, 0)]))
    s.area(0, 540, WIDTH, HEIGHT, linear(0, 540, 0, HEIGHT, [(0, NIGHT, 0), (1, NIGHT, 0.66)]))
    canvas.restore()


def _laid(s: Street) -> None:
    """The stones one by one: each a little lighter or darker than its neighbour, its upper edge wet."""
    dice, (cx, horizon) = random.Random(4), VANISHING
    y, row, reach = PAVED, 0, HEIGHT - horizon
    while y < HEIGHT:
        high = 6 + 26 * (y - PAVED) / (HEIGHT - PAVED)
        below, shift = y + high, 0.5 * (row % 2)
        many = int(cx / (STONE * (y - horizon) / reach)) + 3
        for at in range(-many, 2 * many):
            upper = [cx + (at + shift + edge) * STONE * (y - horizon) / reach for edge in (0.02, 0.98)]
            lower = [cx + (at + shift + edge) * STONE * (below - horizon) / reach for edge in (0.02, 0.98)]
            if upper[1] < -60 or upper[0] > WIDTH + 60:
                continue
            stone = polygon((upper[0], y + 0.7), (upper[1], y + 0.7), (lower[1], below - 0.7), (lower[0], below - 0.7))
            tone = dice.uniform(-0.2, 0.14)
            s.draw(stone, fill("#a8c4bc" if tone > 0 else "#04080c", abs(tone)))
            s.draw(stone, stroke("#060c10", 1.3, 0.55))
            s.line(upper[0] + 2, y + 1.6, upper[1] - 2, y + 1.6, stroke("#d6e8c8", 0.9, 0.16))
        y, row = below, row + 1


def _fog(s: Street, light: Light) -> None:
    """Banks of fog over the stones and before the far houses."""
    dice = random.Random(31)
    for _bank in range(round(34 * light.fog) + 2):
        y = dice.uniform(TOWN - 60, TOWN + 190)
        wide, high = dice.uniform(240, 640), dice.uniform(16, 44)
        s.ellipse(dice.uniform(-200, WIDTH), y, wide, high, fill(light.haze, 0.04 + 0.1 * light.fog, blur=14))
    veil = [(0, light.haze, 0), (0.45, light.haze, 0.06 + 0.2 * light.fog), (1, light.haze, 0)]
    s.area(0, TOWN - 110, WIDTH, TOWN + 150, linear(0, TOWN - 110, 0, TOWN + 150, veil))
