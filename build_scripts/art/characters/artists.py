"""Characters of rank 9 beside the Queen: Artist."""

from __future__ import annotations

from art.bust import Bust
from art.catalogue import character
from art.colour import mix
from art.face import Look
from art.paint import fill, linear, stroke
from art.palette import GOLD
from art.shapes import circle, difference, oval, path, rect, union

SKIN = "#a8683f"
HAIR = "#2a1a1e"
PAINTS = ("#d8453a", "#e8b93c", "#3fa05e", "#3d7fd6", "#f6efe0", "#9457c4")


@character(9, seed=16)
def artist(s: Bust) -> None:
    """A young woman in a slanting beret, curls, paint on her cheek, with palette and brush."""
    s.back(152, 196)
    _artist_smock(s)
    with s.tilted(200, 300, -7):
        _artist_curls(s)
        s.neck(200, 266, 48, 94, SKIN)
        s.face(
            Look(
                skin=SKIN,
                brow="#24141a",
                eye="#5a7a3a",
                lips="#a83a44",
                anger=-0.25,
                lids=0.08,
                mouth=0.9,
                gaze=4,
                feminine=True,
                jaw=0.96,
                ears=False,
                shade=0.42,
            ),
            200,
            212,
            1.0,
        )
        _artist_smudges(s)
        _artist_beret(s)
    _artist_scarf(s)
    with s.moved(2, -62):
        _artist_palette(s)
    _artist_brush(s)
    s.finish(0.5)


def _artist_smock(s: Bust) -> None:
    smock = path("M-10,490 C10,400 62,362 138,334 L262,334 C338,362 390,400 410,490 Z")
    folds = (
        "M74,490 Q92,440 122,402",
        "M326,490 Q308,440 278,402",
        "M160,490 Q168,440 172,400",
        "M240,490 Q234,440 228,400",
    )
    s.cloth(smock, "#e8dcc4", (0, 400), (0.35, -0.05, -0.75), folds)
    for x, y, r, colour in (
        (96, 440, 7, 0),
        (120, 462, 5, 3),
        (268, 424, 6, 1),
        (292, 452, 8, 5),
        (150, 436, 4, 2),
        (246, 458, 5, 0),
    ):
        s.draw(circle(x, y, r), fill(PAINTS[colour], 0.9))
        s.draw(circle(x + r * 1.2, y + r * 0.9, r * 0.4), fill(PAINTS[colour], 0.9))


def _artist_curls(s: Bust) -> None:
    spots = (
        (136, 176, 24), (126, 206, 26), (124, 240, 27), (132, 274, 26), (146, 300, 22),
        (264, 176, 24), (274, 206, 26), (276, 240, 27), (268, 274, 26), (254, 300, 22),
    )  # fmt: skip
    hair = union(rect(136, 150, 128, 150), *[circle(*spot) for spot in spots])
    s.cloth(hair, HAIR, (98, 302), (0.5, -0.05, -0.8))
    with s.clipped(hair):
        for x, y, r in spots:
            for share in (0.8, 0.45):
                curl = (
                    f"M{x - r * share},{y} Q{x - r * share},{y - r * share} {x},{y - r * share} "
                    f"Q{x + r * share},{y - r * share} {x + r * share},{y + 3}"
                )
                s.draw(path(curl), stroke(mix(HAIR, "#e8a878", 0.5), 1.8, 0.55))


def _artist_smudges(s: Bust) -> None:
    for text, colour in (
        ("M156,236 Q170,228 186,234 Q182,242 170,243 Q160,244 156,236 Z", "#3d7fd6"),
        ("M154,248 Q164,244 174,248 Q168,254 158,254 Z", "#e8b93c"),
    ):
        s.draw(path(text), fill(colour, 0.85))
    fringe = path(
        "M146,196 C142,160 158,134 204,134 C244,134 262,160 256,198 C250,184 244,174 234,168 C226,180 214,172 "
        "208,166 C200,178 188,176 180,168 C172,180 154,180 146,196 Z"
    )
    s.cloth(fringe, HAIR, (144, 258), (0.5, 0, -0.7))
    for x in (166, 192, 222, 244):
        s.draw(path(f"M{x - 8},168 Q{x - 4},150 {x + 8},146"), stroke(mix(HAIR, "#e8a878", 0.5), 1.8, 0.6))


def _artist_beret(s: Bust) -> None:
    beret = path(
        "M134,160 C108,156 84,138 88,112 C94,76 150,52 208,54 C266,56 300,88 292,126 C288,146 274,160 262,164 "
        "Q200,132 134,160 Z"
    )
    folds = ("M112,130 Q140,84 206,72", "M150,150 Q176,104 242,86", "M226,138 Q256,118 276,112")
    s.cloth(beret, "#b8324a", (86, 296), (0.55, 0.05, -0.85), folds)
    s.pipe(path("M206,54 Q204,40 214,34"), "#8a2438", 6, 10)
    band = path("M132,162 Q200,132 264,166 L264,154 Q200,120 136,150 Z")
    s.cloth(band, "#6a1a2c", (130, 266), (0.4, 0, -0.7), hatched=False)
    s.gem(150, 150, 6, "#3aa0a8")


def _artist_scarf(s: Bust) -> None:
    scarf = path("M146,330 Q200,372 256,328 L272,356 Q236,392 214,392 L226,452 L196,438 L188,392 Q158,386 132,356 Z")
    s.cloth(scarf, "#2f8f83", (132, 272), (0.5, 0, -0.75), ("M150,346 Q200,382 250,344", "M204,392 Q208,420 214,440"))
    for x, y in ((160, 352), (184, 368), (218, 370), (244, 352), (206, 414)):
        s.draw(circle(x, y, 3.4), fill("#f6efe0", 0.9))


def _artist_palette(s: Bust) -> None:
    """The palette on her left arm, a thumb through its hole."""
    board = path(
        "M14,404 C10,356 58,332 112,344 C156,354 170,392 148,416 C136,428 124,420 116,432 C108,448 92,462 62,456 "
        "C32,450 18,430 14,404 Z"
    )
    palette = difference(board, oval(98, 398, 26, 20))
    s.draw(
        palette,
        linear(
            14, 0, 160, 0, [(0, s.tone("#d89a5a", 0.6)), (0.6, s.tone("#b8743a", 0.1)), (1, s.tone("#7a4424", -0.6))]
        ),
    )
    with s.clipped(palette):
        for y in (360, 380, 404, 428, 446):
            s.draw(path(f"M10,{y} Q80,{y - 12} 160,{y + 4}"), stroke(s.ink, 1.1, 0.22))
    s.draw(palette, stroke(s.ink, 2.6))
    for (x, y), colour in zip(((38, 396), (52, 368), (82, 358), (114, 366), (44, 426), (72, 440)), PAINTS, strict=True):
        blob = path("M-12,2 Q-14,-8 -3,-9 Q6,-14 11,-5 Q16,4 6,8 Q-6,14 -12,2 Z", x, y)
        s.draw(
            blob,
            linear(
                x - 12,
                y - 10,
                x + 12,
                y + 10,
                [(0, mix(colour, "#ffffff", 0.4)), (0.5, colour), (1, mix(colour, s.ink, 0.4))],
            ),
        )
        s.draw(blob, stroke(s.ink, 1.8))
        s.draw(path("M-6,-3 Q-3,-7 2,-6", x, y), stroke("#ffffff", 1.8, 0.8))
    thumb = path("M116,444 C100,436 98,412 104,400 C112,394 122,400 122,410 C124,424 134,430 140,440 Z")
    s.draw(thumb, linear(98, 0, 140, 0, [(0, s.tone(SKIN, 0.4)), (1, s.tone(SKIN, -0.6))]))
    s.draw(thumb, stroke(s.ink, 2.2))


def _artist_brush(s: Bust) -> None:
    with s.moved(326, 330, 16):
        handle = path("M-4,86 L-6,-40 L6,-40 L4,86 Z")
        s.draw(handle, linear(-6, 0, 6, 0, [(0, "#d8743a"), (0.5, "#a84a2a"), (1, "#4a1a14")]))
        s.draw(handle, stroke(s.ink, 2.2))
        s.gilded(rect(-8, -74, 16, 36, 2), -8, 8)
        bristles = path("M-9,-74 C-16,-100 -8,-118 2,-140 C10,-118 16,-100 9,-74 Z")
        s.draw(bristles, linear(-12, 0, 12, 0, [(0, "#f0d8a8"), (1, "#8a5a34")]))
        s.draw(path("M-12,-98 C-11,-112 -4,-126 2,-140 C8,-126 14,-112 12,-98 Q0,-92 -12,-98 Z"), fill("#3d7fd6"))
        s.draw(bristles, stroke(s.ink, 2.2))
        s.draw(path("M-5,-100 Q-4,-118 1,-130"), stroke("#ffffff", 2.2, 0.8))
    s.fist(328, 336, 0.86, SKIN, 14)
    cuff = path("M302,354 Q330,370 362,358 L396,476 Q336,498 284,470 Z")
    s.cloth(cuff, "#e8dcc4", (284, 396), (0.4, 0, -0.7), ("M334,368 Q342,420 350,470",))
    s.pipe(path("M302,358 Q330,376 364,362"), GOLD, 4, 7)
