"""Characters of ranks 1 to 3: Assassin, Thief, Magician."""

from __future__ import annotations

from art.bust import Bust
from art.catalogue import character
from art.colour import mix
from art.face import Look
from art.paint import SCREEN, fill, gold_leaf, linear, radial, stroke
from art.palette import GOLD
from art.shapes import circle, difference, path, rect, star, union


@character(1, seed=3)
def assassin(s: Bust) -> None:
    """Deep hood and red mask, a crescent in the halo, a dagger."""
    s.back(150, 190, rays=False)
    s.draw(difference(circle(200, 190, 128), circle(226, 178, 116)), fill("#fff6d6", 0.55))
    _assassin_cloak(s)
    _assassin_face(s)
    _assassin_hood_rim(s)
    _assassin_collar(s)
    _assassin_dagger(s)
    s.finish(0.6)


def _assassin_cloak(s: Bust) -> None:
    hood = "#39435c"
    p = path("M-10,490 C0,400 40,360 120,338 L280,338 C360,360 400,400 410,490 Z")
    s.cloth(
        p,
        "#2a3146",
        (0, 400),
        folds=(
            "M70,480 Q86,410 128,352",
            "M330,480 Q318,410 276,352",
            "M150,490 Q160,420 170,372",
            "M250,490 Q240,420 232,372",
        ),
    )
    h = path(
        "M200,34 C150,40 104,96 96,180 C90,250 104,320 138,366 L262,366 C296,320 310,250 304,180 C296,96 250,40 "
        "200,34 Z"
    )
    s.cloth(h, hood, (96, 304), (0.55, -0.05, -0.9))


def _assassin_face(s: Bust) -> None:
    opening = path(
        "M200,82 C160,92 134,146 132,206 C131,262 150,318 200,338 C250,318 269,262 268,206 C266,146 240,92 200,82 Z"
    )
    s.draw(opening, fill("#0b0d16"))
    with s.clipped(opening):
        s.face(
            Look(skin="#d9a684", brow="#241a1c", eye="#9fe0d8", anger=0.9, lids=0.45, ears=False, shade=0.7, gaze=-2),
            200,
            218,
            0.98,
        )
        m = path("M128,226 C160,238 184,226 200,224 C216,226 240,238 272,226 L272,350 L128,350 Z")
        s.cloth(
            m,
            "#7a1f2c",
            (140, 262),
            (0.4, -0.1, -0.85),
            (
                "M150,240 Q176,262 196,300",
                "M250,240 Q226,262 206,300",
                "M146,262 Q170,286 190,326",
                "M254,262 Q232,286 212,326",
            ),
        )
        s.draw(path("M186,226 C192,240 196,250 200,254 C204,250 210,240 216,227"), stroke(s.ink, 1.8, 0.5))
        s.area(
            100,
            60,
            300,
            360,
            linear(
                0, 82, 0, 222, [(0, "#06070d", 1), (0.66, "#06070d", 0.97), (0.82, "#06070d", 0.42), (1, "#06070d", 0)]
            ),
        )
        s.area(100, 60, 300, 360, linear(200, 0, 270, 0, [(0, "#06070d", 0), (1, "#06070d", 0.85)]))
        s.area(100, 60, 300, 360, linear(132, 0, 156, 0, [(0, "#06070d", 0.8), (1, "#06070d", 0)]))
        for side in (-1, 1):
            s.disc(
                200 + side * 22.5 - 2,
                209,
                15,
                radial(200 + side * 22.5 - 2, 209, 15, [(0, "#aef5ea", 0.5), (1, "#7fe0d4", 0)], SCREEN),
            )


def _assassin_hood_rim(s: Bust) -> None:
    hood = "#39435c"
    opening = path(
        "M200,82 C160,92 134,146 132,206 C131,262 150,318 200,338 C250,318 269,262 268,206 C266,146 240,92 200,82 Z"
    )
    rim = difference(
        path(
            "M200,66 C150,76 118,140 117,206 C116,272 140,330 200,354 C260,330 284,272 283,206 C282,140 250,76 200,66 Z"
        ),
        opening,
    )
    s.cloth(rim, mix(hood, "#ffffff", 0.12), (117, 283), (0.75, 0.1, -0.7), hatched=False)
    for d in (
        "M186,46 Q150,84 130,130",
        "M112,190 Q108,260 132,330",
        "M290,190 Q292,260 268,330",
        "M216,46 Q254,84 272,130",
    ):
        s.draw(path(d), stroke(s.ink, 2, 0.6))
        s.draw(path(d, -3, 1), stroke("#cfe0ff", 1.6, 0.25))


def _assassin_collar(s: Bust) -> None:
    col = path("M110,352 Q160,330 200,372 Q240,330 290,352 L310,400 Q240,372 200,418 Q160,372 90,400 Z")
    s.cloth(col, "#4a556f", (100, 300), (0.5, 0, -0.8), ("M120,370 Q160,350 196,392", "M280,370 Q240,350 204,392"))
    s.gem(200, 396, 10, "#c8302f")


def _assassin_dagger(s: Bust) -> None:
    with s.moved(308, 330, 18):
        blade = path("M-11,-20 L-11,-150 L0,-184 L11,-150 L11,-20 Z")
        s.draw(blade, linear(-11, 0, 11, 0, [(0, "#ffffff"), (0.48, "#c9d6e6"), (0.52, "#6f7f9a"), (1, "#39435c")]))
        s.draw(blade, stroke(s.ink, 2.6))
        s.line(0, -24, 0, -160, stroke(s.ink, 1.6, 0.6))
        s.draw(path("M-7,-60 L-7,-146"), stroke("#ffffff", 2, 0.9))
        g = path("M-44,-26 Q-40,-34 -30,-28 L30,-28 Q40,-34 44,-26 Q40,-14 30,-16 L-30,-16 Q-40,-14 -44,-26 Z")
        s.gilded(g, -44, 44)
        s.draw(rect(-7, -16, 14, 64, 3), fill("#5a2a22"))
        s.draw(rect(-7, -16, 14, 64, 3), stroke(s.ink, 2))
        s.gem(0, 54, 8, "#c8302f")
    s.fist(303, 352, 1.02, "#4a4f63", 18)
    cuff = path("M270,372 Q300,392 336,378 L352,430 Q300,450 256,424 Z")
    s.cloth(cuff, "#2a3146", (256, 352))
    s.draw(path("M268,384 Q300,402 338,388"), stroke(GOLD, 3.2))
    s.draw(path("M262,400 Q300,420 344,404"), stroke(GOLD, 2, 0.8))


@character(2, seed=11)
def thief(s: Bust) -> None:
    """Green hood and domino mask, a purse, coins in the air."""
    s.back(150, 190, rays=False)
    p = path("M-10,490 C0,410 50,372 126,346 L274,346 C350,372 400,410 410,490 Z")
    s.cloth(
        p,
        "#4a4226",
        (0, 400),
        folds=("M60,490 Q80,420 116,370", "M340,490 Q320,420 284,370", "M150,490 Q160,440 168,392"),
    )
    h = path(
        "M200,50 C140,50 100,110 104,196 C106,260 116,310 140,350 L260,350 C284,310 294,260 296,196 C300,110 "
        "260,50 200,50 Z"
    )
    s.cloth(h, "#5f5630", (104, 296), (0.5, 0, -0.85), ("M150,70 Q118,130 122,240", "M250,70 Q282,130 278,240"))
    s.draw(
        path(
            "M200,92 C158,94 132,140 134,200 C134,260 156,316 200,330 C244,316 266,260 266,200 C268,140 242,94 200,92 Z"
        ),
        fill("#171308"),
    )
    _thief_face(s)
    _thief_mask(s)
    _thief_hood_rim(s)
    _thief_purse(s)
    s.finish(0.55)


def _thief_face(s: Bust) -> None:
    s.neck(200, 276, 54, 70, "#e0a87c")
    hair = path(
        "M146,190 C138,140 160,106 200,106 C240,106 262,140 254,190 C244,160 232,150 214,156 C190,166 160,160 146,190 Z"
    )
    s.face(
        Look(
            skin="#e0a87c", brow="#5a2f16", eye="#b8863a", anger=0.3, lids=0.35, ears=False, gaze=4, mouth=0.9, jaw=0.92
        ),
        200,
        214,
        0.98,
    )
    s.cloth(hair, "#8a4a22", (140, 260), (0.5, 0, -0.7))
    s.strands(hair, ("M160,170 Q176,130 206,112", "M186,160 Q206,130 226,116", "M236,156 Q246,140 240,124"), "#c07a3a")


def _thief_mask(s: Bust) -> None:
    m = path(
        "M142,196 C150,182 180,184 194,198 Q200,202 206,198 C220,184 250,182 258,196 C262,214 252,228 232,228 "
        "C216,228 208,216 200,212 C192,216 184,228 168,228 C148,228 138,214 142,196 Z"
    )
    eyes = union(
        path("M158,208 C164,196 182,196 190,208 C182,216 166,216 158,208 Z"),
        path("M242,208 C236,196 218,196 210,208 C218,216 234,216 242,208 Z"),
    )
    mask = difference(m, eyes)
    s.cloth(mask, "#2a2620", (142, 258), (0.5, 0, -0.6), hatched=False)
    s.draw(eyes, stroke(s.ink, 1.8))
    for d in ("M170,266 q3,10 0,14", "M231,266 q-3,10 0,14"):
        s.draw(path(d), stroke(s.ink, 1.4, 0.4))


def _thief_hood_rim(s: Bust) -> None:
    rim = difference(
        path(
            "M200,78 C150,80 118,132 120,200 C120,268 148,332 200,348 C252,332 280,268 280,200 C282,132 250,80 200,78 Z"
        ),
        path(
            "M200,96 C160,98 136,142 138,200 C138,260 160,310 200,322 C240,310 262,260 262,200 C264,142 240,98 200,96 Z"
        ),
    )
    s.cloth(rim, "#7a7040", (118, 282), (0.6, 0.1, -0.7), hatched=False)
    scarf = path("M132,330 Q200,380 268,330 L284,372 Q200,436 116,372 Z")
    s.cloth(scarf, "#8a3a22", (116, 284), (0.4, 0, -0.7), ("M150,350 Q200,388 250,350", "M140,366 Q200,410 262,366"))


def _thief_purse(s: Bust) -> None:
    purse = path("M316,372 C290,398 284,440 306,460 C326,474 356,470 366,450 C376,424 366,396 340,372 Z")
    s.cloth(purse, "#a8743a", (290, 370), (0.5, 0, -0.8), ("M318,384 Q304,420 312,456", "M338,384 Q352,420 346,458"))
    s.draw(path("M310,376 Q328,386 348,374"), stroke(GOLD, 5))
    for x, y, r in ((92, 330, 20), (66, 372, 15), (112, 286, 13)):
        s.disc(x, y, r * 1.1, fill(s.ink))
        s.disc(x, y, r, gold_leaf())
        s.disc(x, y, r * 0.72, stroke("#6a3a0c", 1.6, 0.8))
        s.draw(star(x, y, r * 0.42, 5), fill("#7a4a12", 0.85))
    s.fist(328, 362, 0.9, "#5a4630", -8)


@character(3, seed=12)
def magician(s: Bust) -> None:
    """Star-spangled hat, long beard, a glowing orb."""
    s.back(152, 200)
    p = path("M-10,490 C0,414 50,376 130,350 L270,350 C350,376 400,414 410,490 Z")
    s.cloth(p, "#4a3aa0", (0, 400), folds=("M60,490 Q80,420 116,376", "M340,490 Q320,420 284,376"))
    for x, y in ((60, 440), (92, 470), (330, 430), (300, 466), (110, 410)):
        s.draw(star(x, y, 7, 5), fill(GOLD, 0.9))
    _magician_face(s)
    _magician_hat(s)
    _magician_orb(s)
    s.finish(0.55)


def _magician_face(s: Bust) -> None:
    hair = "#dcd8e4"
    back_hair = path("M140,180 C112,240 112,310 128,366 L272,366 C288,310 288,240 260,180 Z")
    s.cloth(back_hair, hair, (112, 288), (0.3, -0.2, -0.8))
    s.strands(back_hair, ("M132,220 Q122,300 138,360", "M268,220 Q278,300 262,360"), hair)
    s.face(Look(skin="#e2b492", brow="#cfcbd8", eye="#7a5ac8", anger=0.1, lids=0.2, age=1, mouth=0.4), 200, 222, 1.0)
    b = path(
        "M148,236 C142,290 150,350 176,400 C186,424 196,446 204,470 C214,446 222,420 230,396 C252,350 258,290 "
        "252,236 C248,258 240,264 228,264 C216,258 208,260 200,262 C192,260 184,258 172,264 C160,264 152,258 "
        "148,236 Z"
    )
    beard = difference(b, path("M180,270 C189,265 194,264 200,266 C206,264 211,265 220,270 C214,281 186,281 180,270 Z"))
    s.cloth(beard, hair, (146, 254), (0.5, 0.05, -0.6))
    s.strands(
        beard,
        (
            "M156,262 Q156,330 190,420",
            "M170,274 Q172,340 198,446",
            "M186,288 Q188,360 204,460",
            "M214,288 Q216,360 208,450",
            "M230,274 Q232,340 214,430",
            "M244,262 Q246,330 222,410",
        ),
        "#ffffff",
        2.2,
    )
    moustache = path(
        "M200,262 C184,252 162,258 146,286 C166,278 186,280 200,270 C214,280 234,278 254,286 C238,258 216,252 200,262 Z"
    )
    s.cloth(moustache, "#f2eef8", (146, 254), (0.5, 0.1, -0.5), hatched=False)


def _magician_hat(s: Bust) -> None:
    hat = path(
        "M104,182 C120,160 136,152 150,148 C160,90 176,40 230,4 C222,30 228,44 244,62 C240,90 244,120 250,148 "
        "C264,152 282,160 296,182 C260,164 240,170 200,170 C160,170 140,164 104,182 Z"
    )
    s.cloth(hat, "#3a2a8a", (104, 296), (0.5, 0.05, -0.8), ("M176,150 Q186,80 226,20", "M226,150 Q222,100 236,66"))
    band = path("M148,150 Q200,168 252,150 L250,130 Q200,148 152,130 Z")
    s.gilded(band, 148, 252)
    s.gem(200, 148, 8, "#8a55d8")
    for x, y, r in ((180, 104, 8), (212, 72, 7), (222, 112, 6), (192, 56, 5)):
        s.draw(star(x, y, r, 5), fill("#ffe9a0"))
    s.draw(difference(circle(232, 36, 9), circle(236, 33, 8)), fill("#ffe9a0"))


def _magician_orb(s: Bust) -> None:
    s.disc(
        326, 352, 110, radial(326, 352, 110, [(0, "#c8f0ff", 0.8), (0.35, "#8a7aff", 0.4), (1, "#6a4aff", 0)], SCREEN)
    )
    s.draw(
        circle(326, 352, 38),
        radial(312, 338, 60, [(0, "#ffffff"), (0.35, "#a8d8ff"), (0.7, "#6a4ad8"), (1, "#22105a")]),
    )
    s.draw(circle(326, 352, 38), stroke(s.ink, 2.6))
    s.draw(star(326, 352, 15, 4, 0.28), fill("#ffffff"))
    s.draw(path("M300,338 Q304,322 320,318"), stroke("#ffffff", 4, 0.8))
    hand = path("M286,380 C296,398 356,398 368,378 C374,400 366,424 350,430 L304,430 C290,424 280,402 286,380 Z")
    s.cloth(
        hand, "#e2b492", (286, 368), (0.4, 0, -0.7), ("M306,396 L308,410", "M326,398 L326,414", "M346,396 L344,410")
    )
    cuff = path("M290,424 Q326,440 366,424 L384,480 Q326,500 276,478 Z")
    s.cloth(cuff, "#3a2a8a", (276, 384))
    s.draw(path("M290,432 Q326,448 368,432"), stroke(GOLD, 4.5))
