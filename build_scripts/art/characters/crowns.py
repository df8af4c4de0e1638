"""Characters of ranks 4 and 9: King, Queen."""

from __future__ import annotations

import math

from art.bust import Bust
from art.catalogue import character
from art.colour import darken, mix
from art.face import Look
from art.paint import fill, linear, radial, stroke
from art.palette import GOLD
from art.shapes import circle, difference, path, rect, union


@character(4, seed=5)
def king(s: Bust) -> None:
    """Beard, five-point crown, ermine and sceptre."""
    s.back(152, 190)
    p = path("M-10,490 C0,414 50,374 130,352 L270,352 C350,374 400,414 410,490 Z")
    s.cloth(p, "#7a1f34", (0, 400), folds=("M40,490 Q60,430 100,392", "M360,490 Q340,430 300,392"))
    _king_hair(s)
    _king_beard(s)
    _king_ermine(s)
    _king_chain(s)
    _king_sceptre(s)
    s.finish(0.5)


def _king_hair(s: Bust) -> None:
    hair = "#9a6a3a"
    back_hair = path("M132,150 C104,200 108,290 124,336 C150,352 250,352 276,336 C292,290 296,200 268,150 Z")
    s.cloth(back_hair, hair, (108, 292), (0.4, -0.25, -0.9))
    s.strands(
        back_hair,
        (
            "M126,200 Q116,270 132,330",
            "M140,190 Q126,270 146,338",
            "M274,200 Q284,270 268,330",
            "M262,190 Q274,270 254,338",
        ),
        hair,
    )
    s.neck(200, 268, 60, 90, "#e6b48e")
    s.face(Look(skin="#e6b48e", brow="#7a5230", eye="#5a86a8", anger=0.28, lids=0.22, age=0.7), 200, 206, 1.04)


def _king_beard(s: Bust) -> None:
    hair = "#9a6a3a"
    b = path(
        "M146,222 C142,262 144,300 160,330 C176,362 190,380 200,394 C210,380 224,362 240,330 C256,300 258,262 "
        "254,222 C250,240 240,250 228,250 C216,240 208,246 200,248 C192,246 184,240 172,250 C160,250 150,240 "
        "146,222 Z"
    )
    hole = path("M178,256 C188,251 194,250 200,252 C206,250 212,251 222,256 C216,268 184,268 178,256 Z")
    beard = difference(b, hole)
    s.cloth(beard, hair, (146, 256), (0.55, 0, -0.8))
    s.strands(
        beard,
        (
            "M152,244 Q156,300 180,350",
            "M164,256 Q168,310 192,370",
            "M178,270 Q182,320 198,384",
            "M200,276 L200,388",
            "M222,270 Q218,320 203,384",
            "M236,256 Q232,310 208,370",
            "M248,244 Q244,300 220,350",
        ),
        hair,
        2.2,
    )
    moustache = path(
        "M200,246 C186,236 164,240 152,262 C168,262 186,264 200,254 C214,264 232,262 248,262 C236,240 214,236 200,246 Z"
    )
    s.cloth(moustache, mix(hair, "#ffffff", 0.1), (152, 248), (0.6, 0.1, -0.6), hatched=False)
    for side in (-1, 1):
        lock = path(
            "M-66,-62 C-74,-20 -72,40 -60,86 C-54,90 -46,80 -50,62 C-56,20 -56,-20 -46,-56 Z",
            200,
            206,
            sx=side * 1.04 * -1 if side > 0 else 1.04,
            sy=1.04,
        )
        s.cloth(lock, hair, (124 if side < 0 else 246, 150 if side < 0 else 272), (0.5, 0.1, -0.6), hatched=False)
    s.crown(200, 150, 146, 92, 10)


def _king_ermine(s: Bust) -> None:
    ermine = path(
        "M58,470 C64,400 104,362 150,350 Q176,372 200,412 Q224,372 250,350 C296,362 336,400 342,470 C300,452 "
        "240,440 200,490 C160,440 100,452 58,470 Z"
    )
    s.draw(ermine, linear(60, 0, 340, 0, [(0, "#fffdf4"), (0.5, "#f3ead8"), (1, "#a89a8a")]))
    with s.clipped(ermine):
        for x, y in (
            (92, 420),
            (118, 392),
            (146, 376),
            (112, 440),
            (142, 416),
            (168, 392),
            (150, 446),
            (176, 424),
            (308, 420),
            (282, 392),
            (254, 376),
            (288, 440),
            (258, 416),
            (232, 392),
            (250, 446),
            (224, 424),
        ):
            s.draw(path("M0,-8 C4,-2 5,4 3,11 C1,8 -1,8 -3,11 C-5,4 -4,-2 0,-8 Z", x, y), fill("#1d1418", 0.9))
    s.draw(ermine, stroke(s.ink, 2.6))


def _king_chain(s: Bust) -> None:
    s.pipe(path("M112,372 Q150,440 200,452 Q250,440 288,372"), "#e6b24a", 5.6, 9)
    for side in (-1, 1):
        for dx, y in ((34, 444), (64, 420)):
            s.gem(200 + side * dx, y, 5, "#2f6fc0")
    s.gem(200, 456, 12, "#c8302f")


def _king_sceptre(s: Bust) -> None:
    with s.moved(344, 330, 10):
        s.gilded(rect(-6, -120, 12, 300, 4), -6, 6)
        s.gilded(circle(0, -132, 20), -20, 20)
        s.draw(path("M-20,-132 h40"), stroke(s.ink, 2))
        s.gilded(
            path(
                "M-5,-150 L-5,-162 L-14,-162 L-14,-171 L-5,-171 L-5,-182 L5,-182 L5,-171 L14,-171 L14,-162 "
                "L5,-162 L5,-150 Z"
            ),
            -14,
            14,
        )
        s.gem(0, -132, 7, "#3e9b5b")
    s.fist(338, 376, 0.98, "#e0b080", 10)
    cuff = path("M304,392 Q338,412 374,398 L388,452 Q336,470 292,444 Z")
    s.cloth(cuff, "#7a1f34", (292, 388))
    trim = path("M302,390 Q338,410 376,396 L378,412 Q338,428 300,406 Z")
    s.draw(trim, fill("#f6efe0"))
    s.draw(trim, stroke(s.ink, 2))


@character(9, seed=15)
def queen(s: Bust) -> None:
    """Veil and open crown, pearls, a rose."""
    s.back(152, 196)
    p = path("M-10,490 C10,396 60,360 140,332 L260,332 C340,360 390,396 410,490 Z")
    s.cloth(p, "#8a2f62", (0, 400), folds=("M80,490 Q96,440 124,404", "M320,490 Q304,440 276,404"))
    veil = path(
        "M200,70 C130,72 112,150 108,230 C104,300 92,350 76,400 Q140,372 150,340 L250,340 Q260,372 324,400 "
        "C308,350 296,300 292,230 C288,150 270,72 200,70 Z"
    )
    s.cloth(
        veil,
        "#f2e6ee",
        (80, 320),
        (0.5, 0.05, -0.6),
        (
            "M130,140 Q118,260 104,380",
            "M150,130 Q136,260 130,370",
            "M270,140 Q282,260 296,380",
            "M250,130 Q264,260 270,370",
        ),
    )
    _queen_face(s)
    _queen_crown(s)
    _queen_bodice(s)
    _queen_rose(s)
    s.finish(0.5)


def _queen_face(s: Bust) -> None:
    s.neck(200, 270, 46, 100, "#f2cbb0")
    back_hair = path("M146,150 C132,210 138,260 152,290 L248,290 C262,260 268,210 254,150 Z")
    s.cloth(back_hair, "#3a1c14", (132, 268), (0.35, -0.2, -0.9))
    s.face(
        Look(
            skin="#f2cbb0",
            brow="#3a1c14",
            eye="#5a4a9a",
            anger=-0.05,
            lids=0.12,
            feminine=True,
            mouth=0.25,
            jaw=0.95,
            lips="#c03a4a",
            shade=0.36,
            ears=False,
        ),
        200,
        212,
        0.98,
    )
    for side in (-1, 1):
        lock = path(
            "M0,-76 C-30,-76 -56,-56 -58,-10 C-58,10 -54,24 -50,34 C-46,14 -46,-12 -38,-34 C-28,-52 -12,-58 0,-60 Z",
            200,
            212,
            sx=-side if side > 0 else 1,
            sy=1,
        )
        s.cloth(lock, "#4a2418", (142, 258), (0.5, 0.05, -0.6), hatched=False)
    for side in (-1, 1):
        s.gem(200 + side * 54, 250, 5, "#f4eeff")
        s.gem(200 + side * 54, 262, 4, "#c8302f")


def _queen_crown(s: Bust) -> None:
    s.crown(200, 146, 118, 74, 8, gems=("#c03a7a", "#f4eeff", "#8a55d8"))
    s.gem(200, 166, 5, "#c03a7a")


def _queen_bodice(s: Bust) -> None:
    bodice = path("M140,344 Q200,324 260,344 L286,490 L114,490 Z")
    s.cloth(bodice, "#a83a74", (114, 286), (0.5, 0, -0.7), ("M176,372 L164,490", "M224,372 L236,490"))
    s.gilded(path("M138,344 Q200,322 262,344 L264,358 Q200,338 136,358 Z"), 136, 264)
    s.gilded(path("M192,344 L208,344 L212,490 L188,490 Z"), 186, 214)
    for i in range(3):
        s.gem(200, 366 + i * 30, 6, ["#f4eeff", "#c03a7a"][i % 2])
    for i in range(9):
        a = math.radians(20 + i * 17.5)
        s.gem(200 - 48 * math.cos(a), 300 + 24 * math.sin(a), 4.6, "#f6f0fa")
    s.gem(200, 334, 8, "#8a55d8")


def _queen_rose(s: Bust) -> None:
    stairs = path("M330,470 Q322,400 330,340")
    s.pipe(stairs, "#4a8a4a", 4.8, 8)
    leaf = path("M326,420 Q296,416 290,392 Q318,392 326,420 Z")
    s.cloth(leaf, "#4a8a4a", (290, 326))
    for r, tint in ((30, "#b8284a"), (22, "#d8446a"), (13, "#f07a92")):
        q = union(
            *[
                circle(
                    330 + r * 0.42 * math.cos(math.radians(72 * i - 90 + r)),
                    312 + r * 0.42 * math.sin(math.radians(72 * i - 90 + r)),
                    r * 0.66,
                )
                for i in range(5)
            ]
        )
        s.draw(q, radial(320, 300, r * 1.6, [(0, mix(tint, "#ffffff", 0.35)), (1, darken(tint, 0.75))]))
        s.draw(q, stroke(s.ink, 2))
    s.fist(328, 402, 0.82, "#f2cbb0", -4)
    cuff = path("M300,418 Q328,434 358,418 L376,490 L284,490 Z")
    s.cloth(cuff, "#8a2f62", (284, 376))
    s.draw(path("M298,424 Q328,442 360,424"), stroke(GOLD, 5))
