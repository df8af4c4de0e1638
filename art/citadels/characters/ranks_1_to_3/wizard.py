"""The Wizard."""

from __future__ import annotations

from art.citadels.catalogue import character
from art.kit.drawing.colour import mix
from art.kit.drawing.paint import SCREEN, Stop, fill, linear, radial, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, path, polygon, star
from art.kit.portrait.body import tapered
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.kit.portrait.head import Head


@character(3, seed=52)
def wizard(s: Bust) -> None:
    """A stern young man with shaved, tattooed head and jutting jaw, a crystal staff and a tome that shines."""
    s.back(150, 192)
    skin = "#d8a878"
    s.neck(202, 276, 66, 72, skin, 2)
    s.shoulders("#24467e", 346, 84, (-4, 402), (404, 404))
    _wizard_robe(s)
    look = Look(
        skin=skin, brow="#1a1418", eye="#3ad0e8", lips="#a8645a", anger=0.6, lids=0.26, mouth=-0.15, gaze=-4, slant=2,
        cheek=1.03, jaw=1.05, chin=1.0, length=0.98, nose=1.2, long=1, hook=3, full=1.1, bushy=1.2, stubble=0.35,
        hollow=0.3, size=0.95,
    )  # fmt: skip
    with s.tilted(200, 300, 3, 14):
        head = s.head(look, 200, 200, 1.12, -21, 5)
        _tattoo(s, head)
        shine = [(0, "#8af0ff", 0.34), (1, "#8af0ff", 0)]
        with s.clipped(head.outline()):
            s.disc(300, 150, 120, radial(300, 150, 120, shine, SCREEN))
            s.disc(120, 330, 130, radial(120, 330, 130, shine, SCREEN))
    _crystal_staff(s, skin)
    _tome(s, skin)
    s.finish(0.5)


def _wizard_robe(s: Bust) -> None:
    """A high stiff collar open in front over a wrapped blue robe with gold borders."""
    for side, colour in ((1, "#2a5a9c"), (-1, "#3670b8")):
        flap = path(
            f"M{202 + side * 58},344 C{202 + side * 86},370 {202 + side * 100},430 {202 + side * 96},500 "
            f"L{202 - side * 50},500 C{202 - side * 24},462 {202 - side * 6},440 {202 - side * 10},424 Z"
        )
        folds = (
            f"M{202 + side * 64},370 Q{202 + side * 50},440 {202 + side * 4},500",
            f"M{202 + side * 84},400 Q{202 + side * 76},450 {202 + side * 50},500",
        )
        s.cloth(flap, colour, (106, 300), (0.5, 0, -0.8), folds)
        border = path(
            f"M{202 + side * 58},344 L{202 - side * 10},424 C{202 - side * 6},440 {202 - side * 24},462 "
            f"{202 - side * 50},500 "
            f"L{202 - side * 30},500 C{202 - side * 4},466 {202 + side * 10},440 {202 + side * 8},426 "
            f"L{202 + side * 68},356 Z"
        )
        s.gilded(border, 142, 262, 2)
    for side in (-1, 1):
        collar = path(
            f"M{202 + side * 50},366 C{202 + side * 62},340 {202 + side * 72},320 {202 + side * 82},296 "
            f"C{202 + side * 104},316 {202 + side * 122},340 {202 + side * 128},372 "
            f"C{202 + side * 104},366 {202 + side * 70},370 {202 + side * 50},366 Z"
        )
        fold = f"M{202 + side * 84},310 Q{202 + side * 88},340 {202 + side * 72},362"
        s.cloth(collar, "#1c3766", (80, 330), (0.5, 0, -0.6), (fold,))
        s.draw(
            path(f"M{202 + side * 82},298 C{202 + side * 104},316 {202 + side * 122},340 {202 + side * 128},370"),
            stroke(GOLD, 3),
        )


def _tattoo(s: Bust, head: Head) -> None:
    """Lines that run over the skull like the branches of a tree, and a sign under the near eye."""
    blue = "#1f5ab0"
    lines = (
        "M0,-36 L0,-92", "M-6,-44 C-28,-48 -34,-70 -14,-86", "M6,-44 C28,-48 34,-70 14,-86",
        "M-16,-48 C-42,-50 -52,-70 -36,-82", "M16,-48 C42,-50 52,-70 36,-82", "M40,-52 C52,-46 58,-34 56,-20",
        "M28,6 C40,14 42,26 36,36", "M22,10 C33,18 34,28 30,37", "M34,3 C48,12 50,24 44,34",
    )  # fmt: skip
    for line in lines:
        s.draw(tapered(head.on(line), 5.4, 0.35), fill(blue, 0.9))
    for x, y, r in ((0, -38, 5), (-22, -64, 3.6), (22, -64, 3.6), (0, -64, 3), (46, -40, 3), (-42, -46, 3)):
        s.draw(circle(*head.at(x, y), r), fill(blue, 0.9))


def _crystal_staff(s: Bust, skin: str) -> None:
    with s.moved(330, 392, 7):
        s.rod((0, 120), (0, -190), "#6a4a3a", 10, 15)
        s.line(-2.4, 120, -2.4, -190, stroke("#c09a76", 2.2, 0.8))
        for y in (-40, -90, -140):
            s.draw(path(f"M-5,{y} Q0,{y + 6} 5,{y - 2}"), stroke(s.ink, 1.6, 0.6))
        for side in (-1, 1):
            s.pipe(path(f"M0,-186 C{side * 30},-196 {side * 34},-236 {side * 14},-252"), "#8a6248", 6, 11)
        s.glow(0, -240, 96, "#7ae8ff", 0.8)
        facets = (
            (polygon((0, -304), (-22, -258), (-7, -206)), "#f0ffff"),
            (polygon((0, -304), (-7, -206), (9, -206)), "#7ae0f8"),
            (polygon((0, -304), (9, -206), (22, -258)), "#2a7ab8"),
        )
        for facet, colour in facets:
            s.draw(facet, fill(colour))
        s.draw(polygon((0, -304), (-22, -258), (-7, -206), (9, -206), (22, -258)), stroke(s.ink, 2.5))
        s.draw(path("M-7,-206 L0,-304 L9,-206"), stroke(s.ink, 1.2, 0.5))
    arm = Arm((382, 520), "#24467e", GOLD, (54, 120))
    Hand(s, skin).grip(333, 364, 6, 0.86, arm=arm)


def _tome(s: Bust, skin: str) -> None:
    """The book lies open on his forearm; its pages throw light upwards."""
    with s.moved(88, 344, -8):
        s.disc(0, -30, 110, radial(0, -30, 110, [(0, "#a8f0ff", 0.5), (1, "#5ab0ff", 0)], SCREEN))
        cover = path("M-84,-30 L0,-16 L84,-32 L86,38 L0,54 L-86,38 Z")
        s.draw(cover, linear(-84, 0, 84, 0, [(0, "#a83a62"), (0.5, "#7a2a4a"), (1, "#3a1228")]))
        s.draw(cover, stroke(s.ink, 2.6))
        for side in (-1, 1):
            for lift in (6, 0):
                page = path(
                    f"M0,{-16 + lift} C{side * 24},{-40 + lift} {side * 56},{-40 + lift} {side * 78},{-34 + lift} "
                    f"L{side * 80},{24 + lift} C{side * 56},{18 + lift} {side * 24},{20 + lift} 0,{42 + lift} Z"
                )
                near = "#fffbe8" if side < 0 else "#e2cf9c"
                stops: list[Stop] = [(0, "#fffdf0"), (0.5, near), (1, mix(near, s.ink, 0.3))]
                s.draw(page, linear(-78, 0, 78, 0, stops))
                s.draw(page, stroke(s.ink, 2))
            for row in range(4):
                y = -20 + row * 11
                line = f"M{side * 12},{y + 3} C{side * 30},{y - 7} {side * 50},{y - 8} {side * 66},{y - 5}"
                s.draw(path(line), stroke(s.ink, 1.7, 0.45))
        s.draw(star(-44, 0, 12, 8, 0.45), fill("#3a8ad8"))
        s.disc(-10, -20, 64, radial(-10, -20, 64, [(0, "#d8faff", 0.6), (1, "#a8f0ff", 0)], SCREEN))
        for x, y, r in ((-40, -64, 3), (-12, -86, 2.4), (18, -70, 3), (40, -92, 2), (-58, -96, 2)):
            s.draw(star(x, y, r * 2.4, 4, 0.3), fill("#e8ffff", 0.95))
    arm = Arm((40, 524), "#24467e", GOLD, (54, 112))
    Hand(s, skin).sheet(92, 392, -8, 0.84, True, arm)
