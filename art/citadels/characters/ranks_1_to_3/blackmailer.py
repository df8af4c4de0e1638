"""The Blackmailer."""

from __future__ import annotations

import math

import skia

from art.citadels.catalogue import character
from art.kit.drawing.colour import Colour, mix
from art.kit.drawing.paint import fill, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import difference, path, polygon, rect
from art.kit.portrait.body import tapered
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.kit.portrait.hair import lock
from art.kit.portrait.hands import Arm, Hand
from art.kit.portrait.locks import locks
from art.kit.portrait.things import paper


@character(2, seed=42)
def blackmailer(s: Bust) -> None:
    """A lady with a sly smile under a plumed wide hat, a ring, a letter tied with black ribbon."""
    s.back(150, 200)
    auburn = "#6a2420"
    behind = path("M150,150 C108,210 116,300 120,360 L170,372 L262,352 L292,330 C304,280 296,200 258,150 Z")
    s.draw(behind, fill(mix(auburn, s.ink, 0.65)))
    s.draw(behind, stroke(s.ink, 2.2))
    curls = (
        ("M150,166 C100,196 152,236 106,270 C84,292 122,318 92,350 C84,364 96,374 88,384", 26),
        ("M158,180 C122,220 168,256 126,294 C106,318 142,340 114,372", 28),
        ("M164,210 C140,246 176,276 144,312 C130,334 156,350 138,372", 24),
        ("M272,184 C310,212 264,244 302,278 C318,300 286,320 306,346", 26),
        ("M262,200 C290,236 250,262 284,298 C296,318 272,334 286,352", 22),
    )
    locks(s, curls, auburn)
    s.neck(198, 284, 44, 70, "#ecc8b0", -4)
    s.shoulders("#6a2244", 368, 62, (50, 428), (358, 428))
    _bodice_and_ruff(s)
    look = Look(
        skin="#f4d4bc", brow="#2e1216", eye="#4a8a58", lips="#b81f38", anger=0.3, lids=0.44, mouth=0.7, smirk=1.2,
        gaze=-6, slant=3.5, cheek=1.1, jaw=0.92, chin=0.8, length=0.95, nose=0.9, long=-1, full=1.2, feminine=True,
        ears=False,  shade=0.4, blush=0.4, size=1.04,
    )  # fmt: skip
    with s.tilted(200, 300, 6, 16):
        head = s.head(look, 202, 214, 1.08, -22, 2)
        s.disc(*head.at(27, 27), 2.6, fill(s.ink))
        front = (
            ("M236,150 C270,172 244,204 270,228 C284,244 262,262 278,284", 19),
            ("M152,156 C130,174 158,196 138,218 C132,230 144,238 138,248", 13),
        )
        locks(s, front, mix(auburn, "#e8905a", 0.2))
        s.gem(*head.at(56, 40, 6), 5, "#3aa07a")
        _plumed_hat(s)
    _threat(s)
    s.finish(0.55)


def _bodice_and_ruff(s: Bust) -> None:
    """Black velvet with gold lacing; a ruff laid in figures of eight."""
    bodice = path("M144,392 L262,392 C276,420 280,460 276,500 L132,500 C128,460 132,420 144,392 Z")
    s.cloth(bodice, "#2c2430", (128, 280), (0.5, 0, -0.7), ("M164,410 Q160,450 164,500", "M244,410 Q250,450 246,500"))
    for y in (424, 444, 464):
        s.pipe(path(f"M186,{y} L222,{y + 16} M222,{y} L186,{y + 16}"), GOLD, 2.6, 5)
    _ruff(s, 200, 360)


def _ruff(s: Bust, cx: float, cy: float) -> None:
    """A starched collar of two pleated rows, seen slanting from above."""
    throat = path(f"M{cx - 33},0 L{cx - 33},{cy} Q{cx},{cy + 18} {cx + 33},{cy} L{cx + 33},0 Z")
    with s.clipped(difference(rect(0, 0, s.W, s.H), throat)):
        for rx, ry, lobes, dim in ((104, 46, 30, 0.22), (86, 34, 26, 0.0)):
            _pleats(s, cx, cy, rx, ry, lobes, mix("#f4ece2", "#8a8294", dim))
    s.draw(path(f"M{cx - 33},{cy} Q{cx},{cy + 18} {cx + 33},{cy}"), stroke(s.ink, 2))


def _pleats(s: Bust, cx: float, cy: float, rx: float, ry: float, lobes: int, tint: Colour) -> None:
    edge = []
    for step in range(lobes * 6):
        angle = 2 * math.pi * step / (lobes * 6)
        reach = 1 + 0.055 * math.sin(angle * lobes)
        edge.append((cx + rx * reach * math.cos(angle), cy + 8 + ry * reach * math.sin(angle)))
    row = polygon(*edge)
    s.cloth(row, tint, (cx - rx, cx + rx), (0.5, 0.1, -0.55), hatched=False, outline=2.3)
    with s.clipped(row):
        for lobe in range(lobes):
            angle = 2 * math.pi * (lobe + 0.75) / lobes
            x, y = math.cos(angle), math.sin(angle)
            pleat = path(f"M{cx + 34 * x},{cy + 12 * y} L{cx + rx * x},{cy + 8 + ry * y}")
            s.draw(tapered(pleat, 6, 0.8), fill("#4a3a4c", 0.42, 0.8))
            s.draw(tapered(pleat, 2.2, 0.8), fill(s.ink, 0.7))


def _plumed_hat(s: Bust) -> None:
    crown = path("M138,150 C136,100 156,72 204,70 C254,70 276,102 276,150 Q206,128 138,150 Z")
    folds = ("M164,138 Q166,100 206,82", "M250,134 Q250,104 226,86")
    s.cloth(crown, "#332c3c", (138, 272), (0.6, 0, -0.85), folds)
    band = path("M137,152 Q206,126 277,150 L276,130 Q206,106 139,132 Z")
    s.cloth(band, "#b8402c", (139, 273), (0.5, 0, -0.7), hatched=False)
    brim = path(
        "M52,154 C70,126 120,140 204,132 C290,128 348,150 360,200 C336,180 302,172 272,166 C220,152 180,152 "
        "140,162 C104,174 66,178 52,154 Z"
    )
    s.cloth(brim, "#3d3448", (58, 352), (0.6, 0, -0.8), ("M72,158 Q200,136 340,182", "M220,140 Q290,142 330,166"))
    _plume(s)
    s.gem(254, 140, 9, "#c8302f")


def _plume(s: Bust) -> None:
    """One long ostrich feather that curls over at its tip."""
    shaft = path("M254,140 C244,86 270,36 314,40 C342,46 350,76 328,90")
    measure = skia.PathMeasure(shaft, False)
    length = measure.getLength()
    for step in range(26):
        share = 1 - step / 27
        place, way = measure.getPosTan(length * share)
        reach = 34 * math.sin(math.pi * min(1, 0.16 + 0.8 * (1 - share) ** 0.7)) + 6
        for side in (1, -1):
            out_x, out_y = -way.y() * side, way.x() * side
            x, y = place.x(), place.y()
            tip = f"{x + out_x * reach - way.x() * -6},{y + out_y * reach + way.y() * 4 + 6}"
            barb = f"M{x},{y} Q{x + out_x * reach * 0.6 + way.x() * 16},{y + out_y * reach * 0.6 + way.y() * 16} {tip}"
            lock(s, barb, "#f2e8d8" if side < 0 else "#cfc2b4", 12, tail=0.6)
    s.pipe(shaft, "#fff6e4", 1.8, 3.6)


def _threat(s: Bust) -> None:
    """The letter dangles from her fingertips."""
    with s.moved(80, 306, -14):
        paper(s, 96, 66, 0, "#f0dfb2")
        s.draw(path("M-48,-33 L0,8 L48,-33"), stroke(s.ink, 2.2, 0.8))
        s.draw(path("M-48,33 L-8,0 M48,33 L8,0"), stroke(s.ink, 1.6, 0.5))
        for line in ("M-48,-4 L48,-4", "M-20,-33 L-20,33"):
            s.draw(path(line), stroke("#1d1822", 6.5))
        for side in (-1, 1):
            bow = (
                f"M-20,-4 C{-20 + side * 8},-26 {-20 + side * 30},-24 {-20 + side * 26},-5 "
                f"C{-20 + side * 24},6 {-20 + side * 8},2 -20,-4 Z"
            )
            s.cloth(path(bow), "#322a3c", (-48, 8), hatched=False, outline=2)
            s.pipe(path(f"M-20,-2 q{side * 6},14 {side * 14},22"), "#322a3c", 4, 7)
        s.disc(-20, -4, 5.4, fill("#4a4056"))
        s.disc(-20, -4, 5.4, stroke(s.ink, 1.6))
    arm = Arm((66, 530), "#6a2244", "#efe6da", (48, 108))
    Hand(s, "#f0ccb4", 0.5, "#3e9b5b").pinch(122, 330, -10, 0.74, True, arm)
