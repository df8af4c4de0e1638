"""The Harbor."""

from __future__ import annotations

from art.citadels.catalogue import district
from art.kit.drawing.colour import mix
from art.kit.drawing.paint import SCREEN, fill, linear, radial, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, path, polygon, rect
from art.kit.scene.scene import Scene


@district("trade", seed=12)
def harbor(s: Scene) -> None:
    """From the quay: a cog comes in under full sail, bow towards us; the light burns on the mole, gulls wait."""
    s.sky((112, 150, 40), 5, clouds=6, horizon=300)
    s.birds(80, 70, 6, 26, "#ffffff")
    s.ridge(292, 12, 0.66, 3)
    s.far_city(298, 0.6, 7, x0=-10, x1=120, hmax=40)
    s.water(300, (112, 70))
    _lighthouse(s)
    _far_sail(s, 78, 306, 0.5)
    _far_sail(s, 30, 312, 0.34)
    with s.moved(20, 36, scale=0.92):
        _cog(s)
    _quay(s)
    s.finish(0.45)


def _lighthouse(s: Scene) -> None:
    s.inked(path("M318,318 C340,306 380,304 414,302 L414,334 L310,332 Z"), fill(s.tone("stone", -0.6)))
    tower = polygon((352, 178), (382, 178), (392, 312), (342, 312))
    s.wall(342, 178, 50, 134, "white", "stone", True, tower)
    with s.clipped(tower):
        for y in (204.0, 254):
            s.draw(rect(336, y, 60, 24), fill("#c8402f", 0.85))
            s.draw(rect(368, y, 40, 24), fill(s.ink, 0.35))
    s.outline(tower)
    s.wall(346, 168, 42, 12, "dark", None)
    s.disc(367, 152, 60, radial(367, 152, 60, [(0, "#fff2b0", 0.9), (1, "#ffd060", 0)], SCREEN))
    s.inked(rect(354, 140, 26, 28), fill("#fff0b0"))
    s.cone(352, 140, 30, 26, "tile", 5, False)
    s.draw(
        polygon((354, 148), (120, 84), (120, 150)), linear(354, 0, 120, 0, [(0, "#fff6c8", 0.55), (1, "#fff6c8", 0)])
    )


def _far_sail(s: Scene, x: float, y: float, k: float) -> None:
    with s.moved(x, y, scale=k):
        s.inked(path("M-50,-14 Q0,6 54,-20 L44,14 Q0,22 -38,14 Z"), fill(s.tone("wood", -0.2)), 2)
        s.line(0, -10, 0, -96, stroke(s.ink, 3.4))
        s.inked(
            path("M-32,-90 Q4,-80 34,-92 Q46,-56 34,-28 Q2,-16 -30,-28 Q-20,-58 -32,-90 Z"),
            linear(-30, 0, 40, 0, [(0, "#fff6e0"), (1, "#c8a878")]),
            2,
        )


def _cog(s: Scene) -> None:
    """The ship from its bow: stem, both cheeks of the hull, castle, bellied sail, shrouds, a lookout."""
    for y, w in ((398.0, 150), (410, 210), (424, 170)):
        s.ellipse(216 - w * 0.45, y, w, 9, fill("#ffffff", 0.35))
    s.draw(path("M150,404 Q200,440 320,420 L330,460 Q220,476 140,446 Z"), fill(s.ink, 0.35, blur=5))
    s.line(238, 330, 232, 34, stroke(s.ink, 8))
    s.line(238, 330, 232, 34, stroke(s.tone("wood", 0.2), 4.6))
    for x, y in ((132.0, 296.0), (318, 280), (342, 268)):
        s.line(232, 44, x, y, stroke(s.ink, 1.8, 0.8))
    for i in range(7):
        share = (i + 1) / 8
        s.line(
            232 + (318 - 232) * share,
            44 + 236 * share,
            232 + (342 - 232) * share,
            44 + 224 * share,
            stroke(s.ink, 1.3, 0.7),
        )
    stern = path("M296,264 L362,240 L372,300 L362,352 L300,360 Z")
    s.inked(stern, linear(296, 0, 372, 0, [(0, s.tone("#8a5530", 0.1)), (1, s.tone("#8a5530", -0.8))]))
    for i in range(5):
        s.wall(298 + i * 13, 252 - i * 4.8, 8, 14, "#a86a3a", None, shaded=False)
    _sail(s)
    _hull(s)
    for i in range(9):
        x = 128 + i * 12
        s.draw(path(f"M{x},{414 + (i % 3) * 4} q8,-10 16,0"), stroke("#ffffff", 2.6, 0.8))
    s.figure(206, 306, 44, "#b8703a", dress="tunic", head="hair", pose="cheer", facing=-1)
    s.figure(270, 296, 42, "#6a3a6e", dress="cloak", head="hat", hat="#2a2444", pose="raise", facing=-1)


def _sail(s: Scene) -> None:
    """The bellied sail on its yard, the top with the lookout."""
    sail = path("M124,76 Q226,52 338,66 Q356,130 336,206 Q236,262 126,222 Q96,150 124,76 Z")
    s.draw(sail, radial(190, 130, 190, [(0, "#ffffff"), (0.5, "#f6ecd2"), (1, "#b09a78")]))
    with s.clipped(sail):
        for i in range(6):
            x = 132 + i * 38
            bow = (x - 228) * 0.34
            s.draw(
                path(f"M{x},50 Q{x + bow},150 {x},270 L{x + 18},270 Q{x + 18 + bow},150 {x + 18},50 Z"),
                fill("#c8402f", 0.9),
            )
        s.draw(sail, linear(230, 0, 350, 0, [(0, s.ink, 0), (1, s.ink, 0.45)]))
        s.draw(path("M126,222 Q236,262 336,206 L336,190 Q236,240 126,204 Z"), fill(s.ink, 0.22))
    s.outline(sail, 2.4)
    s.rod((112, 76), (350, 62), s.tone("wood", 0.3), 6, 9.6)
    s.inked(
        path("M214,44 H252 L246,20 H220 Z"),
        linear(214, 0, 252, 0, [(0, s.tone("wood", 0.4)), (1, s.tone("wood", -0.6))]),
        2,
    )
    s.flag(233, 20, 18, 40, "#2f8f63")
    s.figure(236, 40, 40, "#2f5d6e", dress="tunic", head="cap", hat="#c8402f", pose="point", facing=-1)


def _hull(s: Scene) -> None:
    """Both cheeks of the hull, the stem, the anchor, ports."""
    hull = path(
        "M150,268 Q170,300 178,330 Q240,300 302,292 L366,276 Q372,350 330,410 Q252,432 196,424 Q170,360 150,268 Z"
    )
    s.inked(
        hull,
        linear(
            150,
            280,
            366,
            400,
            [(0, s.tone("#a8683a", 0.45)), (0.45, s.tone("#8a5530", -0.1)), (1, s.tone("#5a3420", -0.8))],
        ),
        2.6,
    )
    with s.clipped(hull):
        for i in range(6):
            s.draw(
                path(
                    f"M150,{292 + i * 22} Q182,{330 + i * 19} 200,{334 + i * 18} Q280,{306 + i * 21} 376,{296 + i * 22}"
                ),
                stroke(s.ink, 1.6, 0.5),
            )
        s.draw(path("M140,380 Q200,432 360,396 V440 H140 Z"), fill("#2f6f6a", 0.35))
    cheek = path("M150,268 Q124,284 112,300 Q122,372 196,424 Q172,350 150,268 Z")
    s.inked(cheek, linear(112, 0, 196, 0, [(0, s.tone("#c8864a", 0.6)), (1, s.tone("#a8683a", 0.2))]), 2.6)
    with s.clipped(cheek):
        for i in range(5):
            s.draw(path(f"M108,{318 + i * 20} Q150,{344 + i * 18} 190,{340 + i * 18}"), stroke(s.ink, 1.5, 0.45))
    s.pipe(path("M146,258 Q166,340 197,426"), s.tone("wood", 0.35), 7, 11)
    s.pipe(path("M178,330 Q240,300 302,292 L366,276"), GOLD, 3.6, 6.4)
    s.pipe(path("M150,266 Q124,282 112,300"), GOLD, 3.6, 6.4)
    s.rod((152, 284), (92, 214), s.tone("wood", 0.2), 5, 8.4)
    s.inked(circle(138, 322, 6), fill(s.ink), 1.6)
    s.pipe(path("M138,324 Q150,352 142,388"), s.tone("grey", 0.2), 3, 5.6)
    s.draw(path("M134,388 Q142,400 152,386"), stroke(s.ink, 4))
    for x, y in ((250.0, 330.0), (286, 322), (322, 314)):
        s.inked(circle(x, y, 7), radial(x, y, 8, [(0, "#fff0b0"), (1, GOLD)]), 1.8)


def _quay(s: Scene) -> None:
    """The quay runs off to the right: a bollard with its rope and a gull, a fishwife, a porter, herrings."""
    stone = polygon((-10, 420), (60, 414), (410, 462), (410, 490), (-10, 490))
    s.draw(
        stone,
        linear(0, 414, 0, 490, [(0, s.tone("stone", 0.35)), (0.3, s.tone("stone", -0.1)), (1, s.tone("stone", -0.7))]),
    )
    s.texture(stone, -10, 416, 420, 80, "stone")
    s.outline(stone, 2.4)
    for paint in (stroke(s.ink, 5.4), stroke("#d8b878", 2.8)):
        s.draw(path("M304,452 Q250,430 262,404 M332,462 q26,4 30,16"), paint)
    s.inked(
        path("M306,478 V440 Q302,430 318,430 Q334,430 330,440 V478 Z"),
        linear(304, 0, 334, 0, [(0, s.tone("dark", 0.5)), (1, s.tone("dark", -0.8))]),
        2.2,
    )
    for y in (446.0, 454, 462):
        s.pipe(path(f"M304,{y} Q318,{y + 7} 332,{y}"), "#d8b878", 4.4, 7.4)
    gull = path(
        "M300,430 C296,420 302,410 316,412 C320,402 330,402 332,409 L340,412 L331,415 C330,424 322,430 312,430 Z"
    )
    s.inked(gull, linear(0, 402, 0, 432, [(0, "#ffffff"), (1, "#a8b8b8")]), 1.8)
    s.disc(327, 409, 1.5, fill(s.ink))
    s.draw(path("M302,426 Q312,416 322,422"), stroke("#6a7a80", 3))
    s.figure(52, 484, 118, "#2f5d6e", dress="gown", head="veil", hat="#f0e0c0", pose="carry")
    s.inked(path("M62,430 Q88,440 112,428 L106,454 Q86,462 68,454 Z"), fill(s.tone("thatch", 0.2)), 2)
    for i in range(5):
        x = 70 + i * 8
        s.inked(
            path(f"M{x - 7},{430 - i % 2 * 4} q8,-8 15,0 l5,-4 v8 l-5,-4 q-8,6 -15,0 Z"),
            fill(mix("#8ac0c8", "#ffffff", 0.3)),
            1.2,
        )
    s.figure(116, 476, 92, "#a8402e", dress="tunic", head="wide", hat="#f0d9a0", pose="raise", facing=1)
    s.barrel(150, 482, 30, 36)
    s.crate(366, 492, 40, 30, "#e8b93c")
    with s.moved(20, 486):
        s.barrel(-24, 0, 30, 40)
