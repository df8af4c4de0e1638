"""The key art: a hill town before the evening sun, people on the way up with their bundles."""

from __future__ import annotations

import skia

from art.kit.drawing.paint import OVERLAY, SCREEN, fill, linear, radial, textured
from art.kit.drawing.shapes import circle, regular
from art.kit.drawing.textures import grain_texture
from art.kit.poster import emblem_ground, framed
from art.kit.scene.scene import Scene
from art.la_citta.catalogue import raised
from art.la_citta.parts.arches import gem
from art.la_citta.parts.town import evening, hill, town

WIDTH, HEIGHT, SKY = 1612.5, 675, 225  # units: a scene of 16:9 is 1200 wide; the rest is for wide and for high windows
PIXELS = 1.6  # per unit
SUN = (924.0, 196.0, 150.0)
FOLK = (
    (700, 548, 24, "#8a2f3a", "gown", "veil"), (676, 574, 27, "#2f6f8a", "tunic", "wide"),
    (640, 598, 30, "#7a5a2a", "cloak", "cap"), (604, 618, 33, "#5a7a3a", "gown", "veil"),
    (566, 646, 37, "#8a4a9a", "tunic", "hat"),
)  # place, height, robe, dress, head  # fmt: skip


CLOUDS = (
    (560, 70, 230, 0.24), (1060, 60, 250, 0.3), (690, 196, 200, 0.34), (1150, 200, 230, 0.3), (380, 150, 180, 0.2),
    (1380, 120, 220, 0.24), (860, -60, 240, 0.16), (1290, -120, 220, 0.14),
)  # left, top, width, strength  # fmt: skip


class Panorama(Scene):
    """A scene whose left 1200 units fill a window of 16:9; sky reaches up to -SKY."""

    W = WIDTH
    H = HEIGHT


def title(canvas: skia.Canvas) -> None:
    """2580 x 1440, dark on the left and at the foot."""
    canvas.save()
    canvas.scale(PIXELS, PIXELS)
    canvas.translate(0, SKY)
    s = Panorama(canvas, "golden", 9)
    _sky(s)
    hill(s)
    town(s)
    _folk(s)
    evening(s, 0, -SKY, WIDTH, HEIGHT)
    s.bushes(672, 3, h=34, x0=-20, x1=WIDTH + 20)
    s.area(0, -SKY, WIDTH, HEIGHT, textured(grain_texture(), 0.28, 0.6, OVERLAY))
    canvas.restore()
    _calm(canvas)


def _sky(s: Panorama) -> None:
    """Violet to gold, the great sun in its rings, ridges and a far town."""
    s.area(0, -SKY, WIDTH, 1, linear(0, -SKY, 0, 0, [(0, "#140c2a"), (1, s.theme.sky[0])]))
    s.sky(None, 0, 60, 0, 520)
    for _ in range(40):
        s.disc(
            s.random.uniform(0, WIDTH), s.random.uniform(-SKY, 20), s.random.choice((0.8, 1, 1.4)), fill("#ffffff", 0.6)
        )
    sun(s, *SUN)
    for x, y, w, alpha in CLOUDS:
        s.cloud(x, y, w, alpha)
    s.birds(700, 120, 6, 30)
    s.ridge(372, 40, 0.72, 1, True)
    s.ridge(418, 26, 0.58, 2)
    s.far_city(450, 0.5, 4, 300, 640, 50)
    s.far_city(454, 0.5, 6, 1240, WIDTH + 10, 44)
    s.mist(452, 40, 0.34)
    s.ridge(476, 14, 0.36, 3)


def sun(s: Scene, x: float, y: float, r: float, reach: float = 4) -> None:
    """The great sun; `reach` is how far its light spreads, in its own radii."""
    light = [(0, "#ffdc98", 0.7), (0.42, "#ff8a40", 0.3), (1, "#d04a30", 0)]
    s.disc(x, y, r * reach, radial(x, y, r * reach, light, SCREEN))
    for ring in range(6, 0, -1):
        s.disc(x, y, r + ring * r * 0.34, fill("#ffc070", 0.04))
    s.disc(x, y, r, radial(x - r * 0.2, y - r * 0.3, r * 1.6, [(0, "#ffffff"), (0.5, "#fff0c0"), (1, "#ffb85a")]))


def _folk(s: Panorama) -> None:
    for index, (x, y, h, robe, dress, head) in enumerate(FOLK):
        s.figure(x, y, h, robe, dress=dress, head=head, hat="#e6c07a", pose="walk", facing=1)
        s.glow(x, y - h * 0.5, h, "#ffd890", 0.4)
        s.disc(x - h * 0.2, y - h * 0.86, h * 0.19, fill(s.ink))
        s.disc(x - h * 0.2, y - h * 0.86, h * 0.15, fill(("#e0b070", "#c8603a", "#d8c8a0")[index % 3]))


def _calm(canvas: skia.Canvas) -> None:
    """Dark where the menu and the shelf lie."""
    width, height, night = WIDTH * PIXELS, (HEIGHT + SKY) * PIXELS, "#120a1c"
    whole = skia.Rect(0, 0, width, height)
    canvas.drawRect(whole, linear(0, 0, 1080, 0, [(0, night, 0.9), (0.55, night, 0.56), (1, night, 0)]))
    canvas.drawRect(whole, linear(0, height - 260, 0, height, [(0, night, 0), (1, night, 0.62)]))


class Upright(Scene):
    """A scene of the size of a poster."""

    W, H = 432, 466


def poster(canvas: skia.Canvas) -> None:
    """The same town, upright."""
    s = Upright(canvas, "golden", 9)
    s.sky(None, 0, 30, 0, 330)
    s.area(0, 0, 432, 300, linear(0, 0, 0, 300, [(0, "#1a0e38", 0.7), (1, "#1a0e38", 0)]))
    sun(s, 226, 132, 104, 2.4)
    for x, y, w in ((30, 70, 110), (270, 60, 110), (60, 150, 90), (290, 160, 100)):
        s.cloud(x, y, w, 0.3)
    s.ridge(256, 20, 0.66, 1, True)
    s.ridge(282, 12, 0.5, 2)
    s.mist(290, 26, 0.36)
    with s.moved(214 - 912 * 0.8, 226 - 282 * 0.8, 0, 0.8):
        hill(s)
        town(s)
    s.bushes(462, 3, h=30, x0=-20, x1=460)
    evening(s, 0, 0, 432, 466)
    s.area(0, 0, 432, 466, textured(grain_texture(), 0.28, 0.6, OVERLAY))
    framed(canvas)


def emblem(canvas: skia.Canvas) -> None:
    """The sign of the game, 256 x 256: a castello before the sun in a hexagon, three arches at its foot."""
    outline, inner = regular(128, 126, 122, 6), regular(128, 126, 98, 6)
    emblem_ground(
        canvas,
        outline,
        inner,
        linear(0, 30, 0, 226, [(0, "#4a2350"), (0.45, "#c0603f"), (0.75, "#ffc870"), (1, "#8a6a3a")]),
    )
    canvas.save()
    canvas.clipPath(inner, True)
    canvas.drawPath(circle(150, 96, 50), radial(140, 84, 70, [(0, "#ffffff"), (1, "#ffd88a")]))
    canvas.drawPath(circle(128, 296, 130), linear(0, 166, 0, 226, [(0, "#8a8a4a"), (1, "#3a3a24")]))
    canvas.translate(126, 150)
    canvas.scale(0.98, 0.98)
    raised(canvas, "castello", "golden", 1.15)
    canvas.restore()
    for wish, x in (("culture", 84), ("education", 128), ("health", 172)):
        gem(canvas, wish, x, 222 if wish != "education" else 228, 20)
