"""Characters of rank 8: Warlord."""

from __future__ import annotations

import skia

from art.bust import Bust
from art.catalogue import character
from art.face import Look
from art.paint import fill, linear, stroke
from art.palette import GOLD
from art.shapes import difference, intersection, path, rect, star


@character(8, seed=9)
def warlord(s: Bust) -> None:
    """Helm with nasal and plume, mail, an axe."""
    s.back(152, 196)
    _warlord_spears(s)
    _warlord_coif(s)
    _warlord_face(s)
    _warlord_helm(s)
    _warlord_plume(s)
    _warlord_armour(s)
    _warlord_axe(s)
    s.finish(0.5)


def _warlord_spears(s: Bust) -> None:
    for x, a in ((46, -8), (92, -3), (356, 8)):
        with s.moved(x, 480, a):
            s.rod((0, 0), (0, -400), "#7d4f2c", 4.6, 8)
            s.draw(
                path("M0,-450 L10,-404 L0,-392 L-10,-404 Z"), linear(-10, 0, 10, 0, [(0, "#ffffff"), (1, "#6f7480")])
            )
            s.draw(path("M0,-450 L10,-404 L0,-392 L-10,-404 Z"), stroke(s.ink, 2))
    p = path("M-10,490 C-10,400 40,356 130,338 L270,338 C360,356 410,400 410,490 Z")
    s.cloth(p, "#a3242a", (0, 400), folds=("M20,480 Q50,420 90,386", "M380,480 Q350,420 310,386"))


def _warlord_coif(s: Bust) -> None:
    cuff = path("M132,150 C120,226 128,290 108,360 L292,360 C272,290 280,226 268,150 Z")
    s.cloth(cuff, "#8d8f9c", (104, 296), (0.3, -0.25, -0.9), hatched=False)
    with s.clipped(cuff):
        for j in range(34):
            for i in range(28):
                x = 100 + i * 7.6 + (3.8 if j % 2 else 0)
                y = 150 + j * 6.8
                s.canvas.drawArc(skia.Rect.MakeXYWH(x - 3.6, y - 3, 7.2, 7), 20, 140, False, stroke(s.ink, 1.5, 0.55))
                s.canvas.drawArc(skia.Rect.MakeXYWH(x - 3.6, y - 4, 7.2, 7), 200, 80, False, stroke("#ffffff", 1, 0.28))
        s.area(90, 140, 310, 400, linear(104, 0, 296, 0, [(0, s.ink, 0), (0.45, s.ink, 0.2), (1, s.ink, 0.75)]))
    s.draw(cuff, stroke(s.ink, 2.6))


def _warlord_face(s: Bust) -> None:
    face_opening = path("M148,160 C142,210 144,262 166,296 C184,316 216,316 234,296 C256,262 258,210 252,160 Z")
    s.draw(
        path("M143,156 C136,212 138,268 162,303 C182,324 218,324 238,303 C262,268 264,212 257,156 Z"), fill(s.ink, 0.7)
    )
    with s.clipped(face_opening):
        s.face(
            Look(
                skin="#d99a72",
                brow="#3a1f14",
                eye="#6a7a86",
                anger=1.0,
                lids=0.42,
                age=0.55,
                mouth=-0.5,
                ears=False,
                jaw=1.08,
            ),
            200,
            216,
            1.02,
        )
        band = path(
            "M146,232 C150,280 170,316 200,322 C230,316 250,280 254,232 C248,252 238,256 226,252 C216,246 "
            "208,250 200,250 C192,250 184,246 174,252 C162,256 152,252 146,232 Z"
        )
        hole = path("M178,262 C188,257 194,256 200,258 C206,256 212,257 222,262 C216,274 184,274 178,262 Z")
        beard = difference(band, hole)
        s.cloth(beard, "#4a2a1a", (146, 254), (0.5, 0, -0.8))
        s.strands(
            beard,
            (
                "M156,254 Q164,290 184,316",
                "M172,264 Q178,296 194,320",
                "M200,278 L200,320",
                "M228,264 Q222,296 206,320",
                "M244,254 Q236,290 216,316",
            ),
            "#a0603a",
            2,
        )
        s.draw(path("M232,176 L222,206 L230,232"), stroke("#f0c0a0", 3.4, 0.9))
        s.draw(path("M234,176 L224,206 L232,232"), stroke("#7a2a20", 1.6, 0.8))
        s.area(130, 150, 270, 330, linear(0, 158, 0, 208, [(0, s.ink, 0.85), (1, s.ink, 0)]))
    s.draw(face_opening, stroke(s.ink, 2.4))


def _warlord_helm(s: Bust) -> None:
    helm = path(
        "M132,180 C126,110 150,52 200,46 C250,52 274,110 268,180 Q236,166 214,170 L210,228 Q200,240 190,228 "
        "L186,170 Q164,166 132,180 Z"
    )
    s.draw(
        helm,
        linear(128, 0, 272, 0, [(0, "#b9c0cc"), (0.2, "#f6f9ff"), (0.42, "#a9b2c2"), (0.7, "#5b6272"), (1, "#2b2c3a")]),
    )
    s.hatch(intersection(helm, rect(226, 40, 60, 150)), 200, 40, 90, 190, 0.25, 5)
    s.draw(helm, stroke(s.ink, 2.8))
    s.gilded(path("M192,46 L208,46 L211,226 Q200,240 189,226 Z"), 186, 214)
    brow_band = path(
        "M130,178 C130,168 130,162 130,156 Q162,142 200,146 Q238,142 270,156 C270,162 270,168 268,180 Q236,164 "
        "200,166 Q164,164 132,180 Z"
    )
    s.gilded(brow_band, 130, 270)
    for x, y in ((142, 165), (160, 158), (178, 155), (222, 155), (240, 158), (258, 165)):
        s.disc(x, y, 3.2, fill("#5f330c"))
        s.disc(x - 0.8, y - 0.8, 1.6, fill("#fff4c8"))
    s.gem(200, 156, 8, "#c8302f")
    s.draw(path("M150,140 C148,104 164,72 190,62"), stroke("#ffffff", 3.4, 0.7))


def _warlord_plume(s: Bust) -> None:
    plume = path(
        "M200,50 C176,30 190,4 226,2 C276,0 322,30 330,96 C334,130 326,150 316,168 C316,140 306,112 288,92 "
        "C268,72 236,66 212,62 Z"
    )
    s.cloth(plume, "#c8302f", (190, 332), (0.5, 0.1, -0.75))
    s.strands(
        plume,
        ("M204,48 Q250,14 300,60", "M206,52 Q262,34 312,100", "M210,56 Q268,54 318,150", "M202,40 Q230,6 280,28"),
        "#ffb08a",
        2.4,
    )
    s.gilded(path("M190,54 L194,36 L208,36 L212,54 Z"), 190, 212)


def _warlord_armour(s: Bust) -> None:
    breastplate = path("M116,344 Q200,386 284,344 L300,490 L100,490 Z")
    s.draw(
        breastplate,
        linear(100, 0, 300, 0, [(0, "#8e95a4"), (0.3, "#eef3fa"), (0.5, "#9aa2b2"), (0.52, "#6b7282"), (1, "#2f303e")]),
    )
    s.draw(breastplate, stroke(s.ink, 2.6))
    s.draw(path("M200,370 L200,490"), stroke(s.ink, 2, 0.7))
    for side in (-1, 1):
        for y, spread in ((426, 0), (390, 4), (350, 8)):
            _pauldron(s, side, y, spread)
    lion = star(200, 440, 24, 8, 0.55)
    s.gilded(lion, 176, 224)
    s.gem(200, 440, 8, "#c8302f")


def _pauldron(s: Bust, side: int, y: float, spread: float) -> None:
    """One plate of a shoulder, lit on the left side of the body."""

    def across(x: float) -> float:
        return 200 + side * x

    plate = path(
        f"M{across(82)},{y - 14} C{across(112)},{y - 40} {across(170 + spread)},{y - 24} "
        f"{across(186 + spread * 0.6)},{y + 40} C{across(150)},{y + 20} {across(110)},{y + 22} {across(76)},{y + 38} Z"
    )
    tints = ("#8e95a4", "#f3f7fd", "#4b5060") if side < 0 else ("#6f7686", "#a9b2c2", "#24242f")
    near, far = sorted((across(76), across(190)))
    s.draw(plate, linear(near, 0, far, 0, list(zip((0, 0.35, 1), tints, strict=True))))
    s.draw(plate, stroke(s.ink, 2.6))
    rim = f"M{across(84)},{y + 26} C{across(112)},{y + 12} {across(148)},{y + 11} {across(180 + spread * 0.6)},{y + 30}"
    s.draw(path(rim), stroke(GOLD, 4))
    s.disc(across(96), y + 2, 3.4, fill(GOLD))
    s.disc(across(96), y + 2, 3.4, stroke(s.ink, 1.4))


def _warlord_axe(s: Bust) -> None:
    with s.moved(346, 410, 14):
        s.draw(rect(-6, -230, 12, 330, 3), linear(-6, 0, 6, 0, [(0, "#a86f3a"), (1, "#4a2a18")]))
        s.draw(rect(-6, -230, 12, 330, 3), stroke(s.ink, 2.4))
        axe = path("M-8,-222 C-40,-216 -58,-240 -66,-250 C-74,-214 -72,-170 -58,-140 C-50,-156 -32,-166 -8,-164 Z")
        s.draw(axe, linear(-74, 0, -6, 0, [(0, "#ffffff"), (0.3, "#c3ccd8"), (1, "#596070")]))
        s.draw(axe, stroke(s.ink, 2.6))
        s.draw(path("M-60,-240 C-66,-210 -64,-176 -55,-152"), stroke("#ffffff", 3, 0.9))
        s.draw(path("M-36,-214 C-40,-196 -40,-184 -36,-172"), stroke(s.ink, 1.6, 0.5))
        s.gilded(rect(-10, -226, 20, 66, 3), -10, 10)
    s.fist(352, 402, 1.0, "#6a4632", 14)
