"""Tokens that lie on characters and districts, 256 x 256 units each. Told apart by outline before colour:

dagger, sack, star, disc (out), scroll and sheets (warrants), envelopes (threats), chest (tax), coin with a brush
(beautified), hanging frame (below a Museum), gavel (confiscated).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import cos, pi, sin

import skia

from art.icons import card_back
from art.marks import SHINE, coin
from art.paint import fill, gold_leaf, linear, radial, stroke, textured
from art.palette import INK
from art.shapes import circle, oval, path, polygon, rect, star, union
from art.textures import parchment_texture

EDGE = 13.0  # of the dark line round every token: it must hold at 16 pixels
WAX = ("#ff8a72", "#c02a2e", "#6a0d1a")
STEEL = [(0, "#ffffff"), (0.48, "#e4eaf4"), (0.52, "#8f9bb2"), (1, "#b7c2d4")]
PLUM = ("#a65a9e", "#6b2a69", "#341236")
PAPER_INK = "#6b4420"
Draw = Callable[[skia.Canvas], None]


@contextmanager
def _turned(canvas: skia.Canvas, x: float, y: float, degrees: float) -> Iterator[None]:
    """Whatever is drawn inside has its origin at (x, y) and is turned."""
    canvas.save()
    canvas.translate(x, y)
    canvas.rotate(degrees)
    yield
    canvas.restore()


def _body(canvas: skia.Canvas, shape: skia.Path, edge: float = EDGE) -> None:
    """Shadow and dark line of a token or a part of it; its paint comes on top."""
    canvas.save()
    canvas.translate(3, 7)
    canvas.drawPath(shape, stroke("#000000", edge, 0.5, blur=5))
    canvas.restore()
    canvas.drawPath(shape, stroke(INK, edge))


def _solid(canvas: skia.Canvas, shape: skia.Path, *paints: skia.Paint, edge: float = EDGE) -> None:
    """A part with its dark line and any number of paints."""
    _body(canvas, shape, edge)
    for paint in paints:
        canvas.drawPath(shape, paint)


def _gold(canvas: skia.Canvas, shape: skia.Path, edge: float = EDGE, scale: float = 0.5) -> None:
    box = shape.getBounds()
    light = linear(box.left(), box.top(), box.right(), box.bottom(), SHINE)
    _solid(canvas, shape, gold_leaf(scale=scale), light, edge=edge)


# -- murder, theft, spell, out -----------------------------------------------------------------------------------------
def token_killed(canvas: skia.Canvas) -> None:
    """A dagger through a blood-red drop: this rank was murdered."""
    drop = _drop(124, 140, 82)
    _solid(canvas, drop, radial(96, 108, 150, [(0, "#f0574a"), (0.5, "#a81c26"), (1, "#4a0610")]))
    canvas.drawPath(path("M84,150 C80,120 96,98 112,80", 0, 0), stroke("#ffc0b0", 7, 0.55))
    with _turned(canvas, 128, 128, 40):
        blade = path("M-19,-32 L-19,74 L0,124 L19,74 L19,-32 Z")
        _solid(canvas, blade, linear(-19, 0, 19, 0, STEEL))
        canvas.drawLine(0, -26, 0, 96, stroke("#5c6880", 3, 0.7))
        grip = rect(-11, -92, 22, 58, 8)
        _solid(canvas, grip, linear(-11, 0, 11, 0, [(0, "#7a4a2e"), (0.4, "#5a3020"), (1, "#2a120c")]))
        for y in (-82, -68, -54):
            canvas.drawLine(-11, y + 5, 11, y - 3, stroke("#d9a24a", 4))
        _gold(canvas, path("M-56,-48 Q-50,-30 -40,-34 L40,-34 Q50,-30 56,-48 Q30,-40 0,-42 Q-30,-40 -56,-48 Z"))
        _gold(canvas, circle(0, -102, 17))
        canvas.drawCircle(0, -102, 8, fill("#c02a2e"))


def _drop(cx: float, cy: float, r: float) -> skia.Path:
    return path("M0,-1.22 C.3,-.7 .96,-.3 .96,.24 C.96,.78 .52,1.1 0,1.1 C-.52,1.1 -.96,.78 -.96,.24 "
                "C-.96,-.3 -.3,-.7 0,-1.22 Z", cx, cy, r)  # fmt: skip


def token_robbed(canvas: skia.Canvas) -> None:
    """A full sack behind a thief's mask: this rank will be robbed."""
    bag = path("M-26,-62 C-86,-20 -108,54 -84,92 Q-74,108 -48,108 L48,108 Q74,108 84,92 C108,54 86,-20 26,-62 Z",
               122, 132, 1.0)  # fmt: skip
    leather = [(0, "#e9bf84"), (0.45, "#b8803f"), (1, "#5a3416")]
    _solid(canvas, bag, linear(30, 90, 220, 200, leather))
    ruff = "M-30,-58 L-52,-104 Q-26,-92 -16,-108 Q0,-94 16,-108 Q26,-92 52,-104 L30,-58 Q0,-46 -30,-58 Z"
    _solid(canvas, path(ruff, 122, 132), linear(60, 30, 180, 90, leather))
    _gold(canvas, path("M-36,-64 Q0,-46 36,-64 L36,-50 Q0,-32 -36,-50 Z", 122, 132), edge=9)
    for x in (-10, 14):
        canvas.drawPath(path(f"M{122 + x},104 q{-x * 0.6},14 {-x},30", 0, 0), stroke("#5a3416", 4, 0.7))
    mask = path("M-92,10 Q-52,-18 0,4 Q52,-18 92,10 Q94,52 52,58 Q16,58 0,34 Q-16,58 -52,58 Q-94,52 -92,10 Z", 122, 142)
    _solid(canvas, mask, linear(0, 140, 0, 205, [(0, "#4b4565"), (1, "#17131f")]), edge=7)
    for x in (-44, 44):
        canvas.drawPath(path("M-24,2 Q0,-22 24,2 Q0,18 -24,2 Z", 122 + x, 170), fill("#fff3c8"))
        canvas.drawCircle(122 + x + 5, 169, 8, fill(INK))
    coin(canvas, 196, 204, 38, shadow=True, crowned=True)


def token_bewitched(canvas: skia.Canvas) -> None:
    """A star with an open eye: this rank is under a spell."""
    canvas.drawPath(star(128, 134, 124, 5, 0.56), stroke("#b98cff", 22, 0.4, blur=9))
    shape = star(128, 134, 118, 5, 0.56)
    _solid(canvas, shape, radial(104, 100, 150, [(0, "#b98cff"), (0.5, "#6a35b0"), (1, "#2c0f5c")]))
    canvas.drawPath(star(128, 134, 98, 5, 0.56), stroke("#e8d6ff", 4.5, 0.85))
    eye = path("M-62,2 Q0,-56 62,2 Q0,56 -62,2 Z", 128, 138)
    _solid(canvas, eye, radial(128, 130, 70, [(0, "#ffffff"), (1, "#e2d4f6")]), edge=9)
    canvas.drawCircle(128, 139, 27, radial(120, 130, 40, [(0, "#c6f36a"), (0.6, "#4f9a2c"), (1, "#12400f")]))
    canvas.drawPath(path("M0,-24 Q11,0 0,24 Q-11,0 0,-24 Z", 128, 139), fill(INK))
    canvas.drawCircle(119, 130, 6, fill("#ffffff"))
    for x, y, r in ((128, 34, 7), (226, 112, 6), (30, 112, 6)):
        canvas.drawPath(star(x, y, r * 1.8, 4, 0.3), fill("#fff6cf"))


def token_out(canvas: skia.Canvas) -> None:
    """Crossed bars on an iron disc: this rank lies face up and takes no part in the round."""
    disc = circle(128, 128, 108)
    _solid(canvas, disc, radial(92, 84, 190, [(0, "#8d879c"), (0.5, "#4e495c"), (1, "#211d2b")]))
    canvas.drawCircle(128, 128, 92, stroke("#1b1823", 8))
    canvas.drawCircle(128, 128, 100, stroke("#c4bfd2", 3, 0.7))
    for turn in range(8):
        angle = pi / 8 + turn * pi / 4
        canvas.drawCircle(128 + 100 * cos(angle), 128 + 100 * sin(angle), 5.5, fill("#d8d3e2"))
    cross = union(*(_bar(turn) for turn in (45, -45)))
    _solid(canvas, cross, linear(60, 60, 196, 196, [(0, "#ffffff"), (0.5, "#e4dfec"), (1, "#a29bb2")]), edge=15)


def _bar(turn: float) -> skia.Path:
    shape = rect(-72, -16, 144, 32, 10)
    shape.transform(skia.Matrix().setRotate(turn))
    shape.offset(128, 128)
    return shape


# -- warrants ----------------------------------------------------------------------------------------------------------
def _paper(canvas: skia.Canvas, shape: skia.Path, light: bool = True) -> None:
    box = shape.getBounds()
    shade = [(0, "#ffffff", 0.35 if light else 0), (0.6, "#ffffff", 0), (1, "#6a3e10", 0.5)]
    across = linear(box.left(), box.top(), box.right(), box.bottom(), shade)
    _solid(canvas, shape, textured(parchment_texture(), 1, 0.6), across)


def _seal(canvas: skia.Canvas, cx: float, cy: float, r: float) -> None:
    """Red wax with an impression of a crown."""
    bumps = [(cx + r * (1 + 0.09 * sin(5 * a)) * cos(a), cy + r * (1 + 0.09 * sin(5 * a)) * sin(a))
             for a in (i * pi / 24 for i in range(48))]  # fmt: skip
    _solid(canvas, polygon(*bumps), radial(cx - r * 0.4, cy - r * 0.5, r * 1.9, [(0, WAX[0]), (0.45, WAX[1]),
                                                                                 (1, WAX[2])]), edge=9)  # fmt: skip
    canvas.drawCircle(cx, cy, r * 0.72, stroke(WAX[2], r * 0.1, 0.8))
    crown = "M-.44,.32 L-.52,-.24 L-.22,.02 L0,-.42 L.22,.02 L.52,-.24 L.44,.32 Z"
    canvas.drawPath(path(crown, cx + r * 0.03, cy + r * 0.06, r), fill(WAX[2]))
    canvas.drawPath(path(crown, cx, cy, r), fill("#ffb4a0"))


def token_warrant_hidden(canvas: skia.Canvas) -> None:
    """A rolled and sealed scroll: a warrant whose face is not known."""
    with _turned(canvas, 128, 128, -38):
        roll = rect(-108, -36, 216, 72, 14)
        _solid(canvas, roll, textured(parchment_texture(), 1, 0.6),
               linear(0, -36, 0, 36, [(0, "#ffffff", 0.45), (0.45, "#ffffff", 0), (1, "#5a3410", 0.75)]))  # fmt: skip
        canvas.drawLine(-98, 8, 98, 8, stroke(PAPER_INK, 3, 0.55))
        for x in (-108, 108):
            end = oval(x - 15, -40, 30, 80)
            _solid(canvas, end, radial(x - 3, -10, 50, [(0, "#fff4d4"), (1, "#c79a5a")]), edge=10)
            canvas.drawPath(oval(x - 6, -20, 12, 40), stroke(PAPER_INK, 4, 0.8))
        for x, tilt in ((-16, 14), (14, -10)):
            tail = path(f"M{x - 11},20 L{x - 13 - tilt},88 L{x - tilt},74 L{x + 13 - tilt},88 L{x + 11},20 Z")
            _solid(canvas, tail, linear(0, 20, 0, 88, [(0, WAX[1]), (1, WAX[2])]), edge=8)
        _solid(canvas, rect(-15, -38, 30, 76, 3), linear(0, -38, 0, 38, [(0, WAX[0]), (0.5, WAX[1]), (1, WAX[2])]),
               edge=8)  # fmt: skip
        _seal(canvas, 0, 2, 33)


def _sheet(canvas: skia.Canvas) -> None:
    """An open sheet whose ends roll up."""
    _paper(canvas, path("M60,34 L196,34 Q190,120 198,216 L58,216 Q66,120 60,34 Z"))
    for y, x0, x1 in ((20, 48, 208), (206, 44, 212)):
        roll = rect(x0, y, x1 - x0, 30, 14)
        shade = [(0, "#fff8e0"), (0.5, "#e3c88e"), (1, "#8a5e2a")]
        _solid(canvas, roll, linear(0, y, 0, y + 30, shade), edge=10)


def token_warrant_real(canvas: skia.Canvas) -> None:
    """The signed warrant: writing, a bold signature, and a seal across the foot."""
    _sheet(canvas)
    for y, end in ((68, 176), (84, 168)):
        canvas.drawLine(80, y, end, y, stroke(PAPER_INK, 6, 0.8))
    name = "M74,128 C88,96 100,100 92,124 C86,142 80,132 98,112 C114,94 118,122 112,128 C128,104 138,108 134,126 "
    canvas.drawPath(path(name + "C152,100 160,132 184,106", 0, 0), stroke("#2a1a50", 8.5))
    for x, tilt in ((112, 12), (146, -12)):
        tail = path(f"M{x - 13},176 L{x - 16 - tilt},240 L{x - tilt},226 L{x + 14 - tilt},242 L{x + 13},176 Z")
        _solid(canvas, tail, linear(0, 176, 0, 240, [(0, WAX[1]), (1, WAX[2])]), edge=9)
    _seal(canvas, 128, 176, 45)


def token_warrant_blank(canvas: skia.Canvas) -> None:
    """A warrant that nobody signed: empty lines, and no seal."""
    _sheet(canvas)
    for y in (78, 108, 138, 168):
        canvas.drawLine(82, y, 174, y, stroke(PAPER_INK, 5, 0.38))


# -- threats -----------------------------------------------------------------------------------------------------------
def _envelope(canvas: skia.Canvas, top: float) -> None:
    """The front of an envelope from `top` down to 218."""
    front = rect(22, top, 212, 218 - top, 10)
    _solid(canvas, front, linear(22, top, 234, 218, [(0, PLUM[0]), (0.5, PLUM[1]), (1, PLUM[2])]))
    for side in (22, 234):
        canvas.drawLine(side, 214, 128, top + 24, stroke("#e7b7dc", 5, 0.5))


def token_threat_hidden(canvas: skia.Canvas) -> None:
    """A letter tied with a ribbon: a threat whose face is not known."""
    _envelope(canvas, 62)
    flap = path("M26,64 L230,64 L134,150 Q128,154 122,150 Z")
    _solid(canvas, flap, linear(0, 62, 0, 150, [(0, "#bd74b4"), (1, "#7b357a")]), edge=9)
    ribbon = [(0, "#ffd0e6"), (0.5, "#f082b4"), (1, "#a83a74")]
    _solid(canvas, rect(112, 60, 32, 158), linear(112, 0, 144, 0, ribbon), edge=8)
    for side in (-1, 1):
        tail = path(f"M0,0 L{side * 20},62 L{side * 40},46 L{side * 58},58 L{side * 20},-4 Z", 128, 128)
        _solid(canvas, tail, linear(70, 120, 190, 190, ribbon), edge=8)
        bow = f"M0,0 C{side * 30},-62 {side * 92},-56 {side * 84},-8 C{side * 80},28 {side * 32},22 0,0 Z"
        _solid(canvas, path(bow, 128, 124), linear(128, 70, 128, 150, ribbon), edge=9)
        crease = path(f"M{side * 20},-6 Q{side * 44},-34 {side * 62},-20", 128, 124)
        canvas.drawPath(crease, stroke("#a83a74", 5, 0.7))
    _solid(canvas, circle(128, 126, 19), radial(120, 118, 30, [(0, "#ffe4f0"), (1, "#d0588e")]), edge=9)


def _open_flap(canvas: skia.Canvas) -> None:
    flap = path("M24,128 L122,52 Q128,48 134,52 L232,128 Z")
    _solid(canvas, flap, linear(0, 50, 0, 130, [(0, "#7b357a"), (1, "#341236")]))


def token_threat_real(canvas: skia.Canvas) -> None:
    """The real threat: a poisonous flower blooms out of the open letter."""
    _open_flap(canvas)
    for turn in (-62, 58, -20, 24):
        with _turned(canvas, 128, 124, turn):
            leaf = path("M0,0 C-26,-30 -20,-78 0,-104 C20,-78 26,-30 0,0 Z")
            _solid(canvas, leaf, linear(-20, 0, 20, 0, [(0, "#8fd46a"), (0.5, "#3f8a3c"), (1, "#123f22")]), edge=9)
            canvas.drawLine(0, -8, 0, -90, stroke("#d8f7a8", 3, 0.7))
    petals = [(0, "#ffe3f0"), (0.5, "#ff6fb0"), (1, "#a8125e")]
    for index in range(5):
        with _turned(canvas, 128, 92, index * 72):
            petal = path("M0,0 C-46,-20 -44,-80 0,-78 C44,-80 46,-20 0,0 Z")
            _solid(canvas, petal, radial(0, -20, 66, petals), edge=10)
            for x in (-9, 0, 9):
                canvas.drawLine(0, -26, x * 1.6, -56, stroke("#6a0f4a", 4, 0.75))
    _solid(canvas, circle(128, 92, 21), radial(121, 85, 32, [(0, "#f4ff9a"), (1, "#7fae1c")]), edge=9)
    _envelope(canvas, 140)


def token_threat_blank(canvas: skia.Canvas) -> None:
    """An empty threat: a white sheet in the open letter."""
    _open_flap(canvas)
    _solid(canvas, rect(58, 40, 140, 150, 6), linear(58, 40, 198, 190, [(0, "#ffffff"), (1, "#d8cbd8")]))
    for y in (66, 88, 110):
        canvas.drawLine(82, y, 174, y, stroke("#a898ac", 5, 0.45))
    _envelope(canvas, 132)


# -- tax, districts ----------------------------------------------------------------------------------------------------
def token_tax(canvas: skia.Canvas) -> None:
    """The tax chest, with a blank coin on its front for the sum."""
    coin(canvas, 128, 50, 34, shadow=True, crowned=True)
    lid = path("M26,118 L26,104 C26,62 62,56 128,56 C194,56 230,62 230,104 L230,118 Z")
    wood = [(0, PLUM[0]), (0.5, PLUM[1]), (1, PLUM[2])]
    _solid(canvas, lid, linear(0, 56, 0, 118, wood))
    _solid(canvas, path("M30,118 L226,118 L218,226 L38,226 Z"), linear(30, 118, 226, 226, wood))
    canvas.drawPath(rect(98, 62, 60, 13, 6), fill(INK))
    for x in (52, 204):
        _gold(canvas, rect(x - 13, 62, 26, 164, 4), edge=7)
        for y in (84, 142, 204):
            canvas.drawCircle(x, y, 5, fill("#6a3a0c"))
    _gold(canvas, rect(24, 110, 208, 18, 5), edge=8)
    coin(canvas, 128, 168, 62, shadow=True)


def token_beautified(canvas: skia.Canvas) -> None:
    """A coin with the Artist's brush behind it; its field is blank for the figure."""
    with _turned(canvas, 128, 128, 42):
        shaft = path("M-9,-134 Q0,-142 9,-134 L13,60 L-13,60 Z")
        _solid(canvas, shaft, linear(-12, 0, 12, 0, [(0, "#f08aa8"), (0.4, "#c0406e"), (1, "#5f1a3e")]))
        _solid(canvas, rect(-17, 60, 34, 30, 4), linear(-17, 0, 17, 0, STEEL), edge=9)
        hair = path("M-17,88 C-24,104 -16,118 0,140 C16,118 24,104 17,88 Z")
        _solid(canvas, hair, linear(-17, 0, 17, 0, [(0, "#9fe4ff"), (0.5, "#3f8fd0"), (1, "#143c7c")]))
    coin(canvas, 128, 128, 84, shadow=True)


def token_under(canvas: skia.Canvas) -> None:
    """A hanging gilt frame round the back of a card, dark in the middle for the figure."""
    canvas.drawPath(path("M66,76 L128,18 L190,76"), stroke(INK, 19))
    canvas.drawPath(path("M66,76 L128,18 L190,76"), stroke("#d9b25a", 7))
    _gold(canvas, circle(128, 20, 13), edge=9)
    _gold(canvas, rect(44, 62, 168, 184, 8))
    canvas.drawPath(rect(62, 80, 132, 148, 4), fill(INK))
    canvas.save()
    canvas.clipPath(rect(66, 84, 124, 140, 3), True)
    canvas.translate(66, 67)
    canvas.scale(124 / 110, 124 / 110)
    card_back(canvas, "district")
    canvas.restore()
    canvas.drawPath(rect(66, 84, 124, 140, 3), fill(INK, 0.62))
    for x, y in ((44, 62), (212, 62), (44, 246), (212, 246)):
        canvas.drawCircle(x + (10 if x < 99 else -10), y + (10 if y < 99 else -10), 6, fill("#6a3a0c", 0.8))


def token_confiscated(canvas: skia.Canvas) -> None:
    """A gavel on its block: a district was confiscated."""
    block = path("M34,206 L222,206 L234,238 L22,238 Z")
    wood = [(0, "#d49a5a"), (0.5, "#8a5226"), (1, "#3c1d0c")]
    _solid(canvas, block, linear(0, 206, 0, 238, wood))
    with _turned(canvas, 128, 112, -36):
        _solid(canvas, rect(-10, 10, 22, 128, 8), linear(-10, 0, 12, 0, wood))
        head = rect(-84, -42, 168, 72, 16)
        _solid(canvas, head, linear(0, -42, 0, 30, wood))
        for x in (-66, 66):
            _gold(canvas, rect(x - 11, -46, 22, 80, 6), edge=9)
        canvas.drawLine(-44, -26, 44, -26, stroke("#ffe0b0", 6, 0.6))
        canvas.drawPath(star(0, -6, 20, 5, 0.45), fill("#f3d27a"))


TOKENS: tuple[Draw, ...] = (
    token_killed, token_robbed, token_bewitched, token_out,
    token_warrant_hidden, token_warrant_real, token_warrant_blank,
    token_threat_hidden, token_threat_real, token_threat_blank,
    token_tax, token_beautified, token_under, token_confiscated,
)  # fmt: skip
