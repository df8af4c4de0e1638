"""The queen dowager: the second follower of the estate `royalty`."""

from __future__ import annotations

from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import circle, path, rect
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.kit.portrait.locks import locks
from art.rattus_cartus.catalogue import follower
from art.rattus_cartus.parts.niche import Niche


@follower("royalty", seed=12)
def royalty_2(s: Niche) -> None:
    """The queen dowager: a black veil under the crown, a sceptre, pearls."""
    s.niche()
    veil = path(
        "M202,70 C112,74 96,160 96,236 C94,320 74,380 50,440 L354,440 C332,380 312,320 310,236 C310,160 292,74 202,70 Z"
    )
    s.cloth(veil, "#1d1822", (50, 354), (0.35, -0.1, -0.8), ("M112,340 Q96,220 150,104", "M296,340 Q312,220 256,104"))
    s.neck(202, 284, 54, 66, "#f0cdb0")
    s.shoulders("#6a3416", 356, 78, (4, 410), (398, 410), ("M110,430 Q126,462 116,500", "M296,430 Q282,462 290,500"))
    _gown(s)
    _head(s)
    _sceptre(s)
    s.sill_rat(64, False)
    s.finish(0.45)


def _gown(s: Niche) -> None:
    """Brocade, an edge of ermine, pearls in two rows."""
    gown = path("M132,356 Q202,440 272,356 L300,500 L104,500 Z")
    s.cloth(gown, "#a86a1f", (104, 300), (0.45, 0, -0.8), ("M160,410 Q158,455 146,500", "M244,410 Q246,455 258,500"))
    with s.clipped(gown):
        for x, y in ((150, 440), (202, 456), (254, 440), (176, 486), (228, 486)):
            s.draw(path(f"M{x},{y - 14} l9,14 l-9,14 l-9,-14 Z"), fill("#ffe29a", 0.5))
    fur = path("M120,346 Q202,460 284,346 L304,362 Q202,490 100,362 Z")
    s.inked(fur, linear(100, 0, 304, 0, [(0, "#fffdf4"), (0.5, "#f0e6d4"), (1, "#a89a8a")]), 2.4)
    for x, y in ((128, 376), (160, 410), (202, 424), (244, 410), (276, 376)):
        s.draw(path(f"M{x},{y - 7} q5,8 0,16 q-5,-8 0,-16 Z"), fill("#1d1418"))
    for drop in (0, 18):
        for i in range(13):
            t = i / 12
            along, sag = 152 + 100 * t, 338 + drop + (52 + drop * 0.4) * 4 * t * (1 - t)
            s.inked(circle(along, sag, 5.4), radial(along - 2, sag - 2, 8, [(0, "#ffffff"), (1, "#b8aebc")]), 1.4)


def _head(s: Niche) -> None:
    """A proud, tired face; silver hair; the crown upon the veil."""
    locks(s, (("M150,160 C128,190 140,226 128,262", 20), ("M254,160 C276,190 264,226 276,262", 20)), "#c9c2c8")
    look = Look(
        skin="#f3cfae",
        brow="#8a7a78",
        eye="#4a5a8a",
        lips="#a8484a",
        anger=0.05,
        lids=0.4,
        mouth=-0.15,
        feminine=True,
        jaw=0.92,
        cheek=0.96,
        nose=0.98,
        long=2,
        blush=0.3,
        gaze=4,
        age=0.7,
        hollow=0.3,
        ears=False,
        size=1.06,
    )
    with s.tilted(200, 300, 3, 5):
        s.head(look, 202, 214, 1.04, 10, 3)
        band = path(
            "M124,172 C130,120 170,104 204,104 C240,104 276,120 282,172 C262,144 236,134 204,134 "
            "C172,134 146,144 124,172 Z"
        )
        s.cloth(band, "#2a2430", (124, 282), (0.4, 0, -0.7), hatched=False)
        s.crown(204, 128, 132, 78, 9, ("#8a5ac8", "#d0322f", "#8a5ac8"))
    for side in (-1, 1):
        s.inked(
            circle(202 + side * 74, 268, 7), radial(200 + side * 74, 266, 10, [(0, "#ffffff"), (1, "#b8aebc")]), 1.6
        )


def _sceptre(s: Niche) -> None:
    """A sceptre with a lily, upright in her hand."""
    s.rod((334, 500), (334, 214), "#e6b24a", 8, 13)
    for y in (250, 330, 470):
        s.gilded(rect(325, y, 18, 10, 4), 324, 344)
    lily = path(
        "M334,150 C322,170 320,184 328,200 C312,186 298,192 302,210 C306,222 320,222 334,214 "
        "C348,222 362,222 366,210 "
        "C370,192 356,186 340,200 C348,184 346,170 334,150 Z"
    )
    s.gilded(lily, 300, 368)
    s.gem(334, 206, 7, "#d0322f")
    s.draw(path("M326,360 q-30,20 -22,60"), stroke("#15111c", 9))
    Hand(s, "#eec6a4", 0.88, "#d0322f").grip(334, 386, 2, 0.84, arm=Arm((408, 560), "#6a3416", "#f3ead8", (56, 112)))
