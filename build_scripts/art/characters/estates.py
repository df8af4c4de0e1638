"""Characters of ranks 5 and 6: Bishop, Merchant."""

from __future__ import annotations

from art.bust import Bust
from art.catalogue import character
from art.face import Look
from art.paint import fill, gold_leaf, stroke
from art.palette import GOLD
from art.shapes import difference, oval, path, polygon, rect


@character(5, seed=7)
def bishop(s: Bust) -> None:
    """Mitre, white beard, crosier."""
    s.back(152, 196)
    p = path("M-10,490 C0,414 50,378 130,352 L270,352 C350,378 400,414 410,490 Z")
    s.cloth(p, "#2f5fae", (0, 400), folds=("M50,490 Q70,430 110,384", "M350,490 Q330,430 290,384"))
    s.neck(200, 272, 58, 90, "#dca680")
    amice = path("M156,312 Q200,352 244,312 L268,362 Q200,408 132,362 Z")
    s.cloth(amice, "#f6efe0", (132, 268), (0.5, 0.1, -0.55), ("M164,330 Q180,356 196,376", "M236,330 Q220,356 204,376"))
    s.face(
        Look(skin="#dca680", brow="#d9d2c8", eye="#6a8a5a", anger=-0.35, lids=0.3, age=1, mouth=0.35), 200, 216, 1.02
    )
    _bishop_beard(s)
    _bishop_mitre(s)
    _bishop_vestments(s)
    _bishop_crozier(s)
    s.finish(0.5)


def _bishop_beard(s: Bust) -> None:
    white = "#efe8dc"
    b = path(
        "M148,226 C144,270 152,318 178,342 C190,352 210,352 222,342 C248,318 256,270 252,226 C248,248 240,258 "
        "228,262 C216,254 208,256 200,258 C192,256 184,254 172,262 C160,258 152,248 148,226 Z"
    )
    hole = path("M178,265 C188,260 194,259 200,261 C206,259 212,260 222,265 C216,277 184,277 178,265 Z")
    beard = difference(b, hole)
    s.cloth(beard, white, (148, 252), (0.5, 0.05, -0.55))
    s.strands(
        beard,
        (
            "M156,252 Q160,300 182,338",
            "M168,266 Q172,310 192,344",
            "M186,280 L194,346",
            "M200,282 L200,346",
            "M214,280 L206,346",
            "M232,266 Q228,310 208,344",
            "M244,252 Q240,300 218,338",
        ),
        "#ffffff",
        2,
    )
    for side in (-1, 1):
        lock = path(
            "M-58,-40 C-66,-16 -62,16 -54,30 C-50,26 -48,12 -50,-2 Z",
            200,
            216,
            sx=1.04 * (-side if side > 0 else 1),
            sy=1.04,
        )
        s.cloth(lock, white, (136, 264), (0.3, 0, -0.6), hatched=False)


def _bishop_mitre(s: Bust) -> None:
    mitre = path("M138,176 C128,130 146,74 200,14 C254,74 272,130 262,176 Q200,196 138,176 Z")
    s.cloth(mitre, "#f6efe0", (134, 266), (0.6, 0.15, -0.6))
    with s.clipped(mitre):
        s.gilded(path("M186,10 L214,10 L214,190 L186,190 Z"), 150, 250)
    band = path("M138,176 C136,164 136,156 136,148 Q200,168 264,148 C264,156 264,164 262,176 Q200,196 138,176 Z")
    s.gilded(band, 136, 264)
    for x, y, q, tint in (
        (152, 166, 5, "#2f6fc0"),
        (176, 172, 5, "#c8302f"),
        (224, 172, 5, "#c8302f"),
        (248, 166, 5, "#2f6fc0"),
        (200, 176, 7.5, "#3e9b5b"),
        (200, 124, 8, "#2f6fc0"),
        (200, 74, 6, "#c8302f"),
    ):
        s.gem(x, y, q, tint)
    for side in (-1, 1):
        x = 200 + side * 37
        s.pipe(path(f"M{x},108 L{x},142 M{x - 10},120 L{x + 10},120"), "#e6b24a", 4.6, 8)
    s.draw(mitre, stroke(s.ink, 2.6))


def _bishop_vestments(s: Bust) -> None:
    alb = path("M150,352 Q200,396 250,352 L262,490 L138,490 Z")
    s.cloth(
        alb, "#f6efe0", (138, 262), (0.5, 0.1, -0.5), ("M176,378 L172,490", "M200,386 L200,490", "M226,378 L228,490")
    )
    for side in (-1, 1):
        border = [(200 + side * x, y) for x, y in ((58, 340), (34, 362), (56, 490), (100, 490))]
        s.gilded(polygon(*border), 120, 280)
        for i in range(4):
            s.gem(200 + side * (54 + i * 9.5), 382 + i * 30, 6, ["#c8302f", "#2f6fc0"][i % 2])
    s.pipe(path("M166,366 Q200,420 234,366"), "#e6b24a", 3, 6)
    cross = path(
        "M193,398 L207,398 L207,410 L220,410 L220,423 L207,423 L207,450 L193,450 L193,423 L180,423 L180,410 L193,410 Z"
    )
    s.gilded(cross, 180, 220)
    s.gem(200, 416, 6, "#c8302f")


def _bishop_crozier(s: Bust) -> None:
    stairs = path("M338,490 L338,150")
    s.draw(stairs, stroke(s.ink, 14, cap=False))
    s.draw(stairs, stroke("#a86f2a", 9.5, cap=False))
    s.draw(path("M335.5,490 L335.5,150"), stroke("#f6d88a", 2.6, cap=False))
    crook = path("M338,156 C338,110 330,72 352,58 C376,46 394,66 386,88 C380,104 358,104 356,90 C355,80 364,76 370,82")
    s.pipe(crook, "#d9a441", 10, 15)
    s.draw(path("M335,150 C335,110 328,74 350,60"), stroke("#fff0b8", 2.6))
    s.gilded(oval(324, 146, 28, 20), 324, 352)
    s.gem(338, 156, 6, "#2f6fc0")
    s.gilded(rect(328, 250, 20, 10, 4), 328, 348)
    s.fist(336, 366, 0.98, "#e8e0d4", 0)
    cuff = path("M300,380 Q334,402 372,386 L390,446 Q334,466 286,436 Z")
    s.cloth(cuff, "#2f5fae", (286, 390))
    s.draw(path("M300,392 Q334,412 374,398"), stroke(GOLD, 5))
    s.draw(path("M300,392 Q334,412 374,398"), stroke(s.ink, 1.2, 0.5))


@character(6, seed=13)
def merchant(s: Bust) -> None:
    """Feathered turban, moustache, fur and scales."""
    s.back(152, 196)
    p = path("M-10,490 C0,410 50,372 130,348 L270,348 C350,372 400,410 410,490 Z")
    s.cloth(p, "#1f6a4a", (0, 400), folds=("M60,490 Q80,430 110,392", "M340,490 Q320,430 290,392"))
    _merchant_face(s)
    _merchant_hat(s)
    _merchant_fur(s)
    _merchant_scales(s)
    s.finish(0.5)


def _merchant_face(s: Bust) -> None:
    s.neck(200, 274, 62, 80, "#e8b088")
    back_hair = path("M138,170 C126,220 130,270 146,296 L254,296 C270,270 274,220 262,170 Z")
    s.cloth(back_hair, "#3a2218", (130, 270), (0.4, -0.2, -0.9))
    s.strands(back_hair, ("M142,210 Q138,260 150,290", "M258,210 Q262,260 250,290"), "#7a4a30")
    s.face(
        Look(skin="#e8b088", brow="#3a2218", eye="#5a7a3a", anger=-0.2, lids=0.25, age=0.3, mouth=0.8, jaw=1.14),
        200,
        216,
        1.06,
    )
    moustache = path(
        "M200,258 C186,244 160,246 140,262 C134,254 138,246 146,246 C136,240 126,250 130,262 C136,278 176,276 "
        "200,266 C224,276 264,278 270,262 C274,250 264,240 254,246 C262,246 266,254 260,262 C240,246 214,244 "
        "200,258 Z"
    )
    s.cloth(moustache, "#4a2a1a", (130, 270), (0.5, 0.1, -0.6), hatched=False)
    goatee = path("M186,284 Q200,278 214,284 Q212,312 200,324 Q188,312 186,284 Z")
    s.cloth(goatee, "#4a2a1a", (186, 214), (0.5, 0.1, -0.6), hatched=False)


def _merchant_hat(s: Bust) -> None:
    hat = path(
        "M118,158 C104,110 140,60 206,58 C276,56 312,96 296,146 C290,170 270,174 262,168 Q200,140 138,172 "
        "C128,176 120,168 118,158 Z"
    )
    s.cloth(
        hat,
        "#a8322a",
        (110, 300),
        (0.5, 0.05, -0.85),
        ("M150,150 Q150,96 206,74", "M196,144 Q206,100 250,80", "M240,148 Q262,120 286,116"),
    )
    drape = path(
        "M276,110 C310,120 322,170 312,230 C306,262 318,280 308,304 C296,290 290,270 292,240 C292,200 286,176 262,164 Z"
    )
    s.cloth(drape, "#a8322a", (262, 322), (0.35, 0, -0.8), ("M290,140 Q304,190 300,270",))
    band = path("M132,176 Q200,140 268,172 L272,152 Q200,120 126,158 Z")
    s.gilded(band, 126, 274)
    s.gem(200, 144, 9, "#3e9b5b")
    feather = path("M150,130 C120,96 100,60 106,16 C130,30 152,66 164,120 Z")
    s.cloth(feather, "#f2e6c8", (100, 164), (0.4, 0.1, -0.4))
    s.draw(path("M158,126 Q126,80 110,26"), stroke(s.ink, 1.8))
    s.gem(156, 132, 7, "#2f6fc0")


def _merchant_fur(s: Bust) -> None:
    fur = path(
        "M92,372 C110,346 140,336 160,344 Q200,400 240,344 C262,336 290,346 308,372 C296,400 280,440 276,490 "
        "L228,490 Q226,430 200,404 Q174,430 172,490 L124,490 C120,440 104,400 92,372 Z"
    )
    s.cloth(fur, "#6a4630", (92, 308), (0.5, 0, -0.8))
    with s.clipped(fur):
        for _ in range(150):
            x, y = (s.random.uniform(92, 308), s.random.uniform(336, 490))
            s.draw(path(f"M{x},{y} q2,5 -1,10"), stroke(s.ink if s.random.random() < 0.6 else "#d8b088", 1.5, 0.5))
    s.pipe(path("M150,362 Q200,470 250,362"), "#e6b24a", 5.6, 9)
    s.disc(200, 430, 24, fill(s.ink))
    s.disc(200, 430, 22, gold_leaf())
    s.gem(200, 430, 10, "#3e9b5b")


def _merchant_scales(s: Bust) -> None:
    s.rod((334, 250), (334, 300), "#e6b24a", 3.4, 6)
    s.pipe(path("M290,262 Q334,246 378,262"), "#e6b24a", 4.8, 8)
    for x in (292, 376):
        for dx in (-18, 18):
            s.line(x, 262, x + dx, 312, stroke(s.ink, 1.8))
        pan = path(f"M{x - 22},312 Q{x},338 {x + 22},312 Z")
        s.gilded(pan, x - 22, x + 22)
    for i in range(3):
        s.draw(oval(282, 304 - i * 6, 20, 9), gold_leaf())
        s.draw(oval(282, 304 - i * 6, 20, 9), stroke(s.ink, 1.4))
    s.gem(376, 306, 7, "#c8302f")
    s.rod((334, 300), (334, 352), "#e6b24a", 5, 8)
    s.fist(334, 366, 0.94, "#e8b088", 0)
    cuff = path("M300,384 Q334,402 368,384 L386,450 Q334,470 286,446 Z")
    s.cloth(cuff, "#1f6a4a", (286, 386))
    s.draw(path("M298,394 Q334,414 372,394"), stroke("#6a4630", 9))
