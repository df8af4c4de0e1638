"""The Wishing Well."""

from __future__ import annotations

import math

from art.citadels.catalogue import district
from art.kit.drawing.colour import mix
from art.kit.drawing.paint import PLUS, fill, linear, radial, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import arch, circle, difference, oval, path, polygon, star, union
from art.kit.scene.scene import Scene


@district("unique", seed=43)
def wishing_well(s: Scene) -> None:
    """A well under a tiled roof in a courtyard: coins shine in the water, blossom falls."""
    s.sky(None, 0, stars=30, clouds=3, horizon=330)
    s.moon(88, 108, 28)
    _courtyard(s)
    _blossom_tree(s)
    _well(s)
    s.figure(66, 458, 122, "#c8486a", dress="gown", head="long", pose="raise", facing=1, hair="#b8823a")
    s.figure(338, 456, 134, "#3a5a9a", dress="cloak", head="hood", hat="#2f4a8a", pose="bow", facing=-1)
    s.rod((318, 456), (322, 388), s.tone("wood", 0.3), 4, 7)
    _wishes(s)
    _coin_in_flight(s)
    for _ in range(40):
        petal = s.random.uniform(0, 400), s.random.uniform(150, 460)
        s.ellipse(*petal, 5, 3.4, fill(s.random.choice(["#ffd0e4", "#ffb0d0", "#fff0f6"]), 0.9))
    s.finish(0.5)


def _wishes(s: Scene) -> None:
    """Light rises from the water; violets and a kitten in front."""
    shaft = polygon((110, 352), (290, 352), (290, 222), (110, 222))
    s.draw(shaft, radial(200, 356, 128, [(0, "#ffd860", 0.75), (0.5, "#ffd060", 0.3), (1, "#ffd860", 0)], PLUS))
    for i in range(30):
        x, y = s.random.uniform(136, 264), s.random.uniform(228, 346)
        s.draw(star(x, y, s.random.uniform(1.6, 5), 4, 0.3), fill(("#fffbe0", "#ffe08a")[i % 2], 0.9))
    for i in range(46):
        x = (i * 53) % 400
        if 104 < x < 300:
            continue
        y = 462 + (i * 7) % 16
        s.line(x, y + 10, x + (i % 5 - 2), y, stroke("#3f6a5c", 2.6))
        for dx, dy in ((-4, 0), (4, 0), (0, -4), (0, 4)):
            s.disc(x + dx * 0.8, y + dy * 0.8, 2.8, fill(("#b88aff", "#ff9ac8", "#fff0f6")[i % 3]))
        s.disc(x, y, 1.8, fill("#ffe08a"))
    coat = linear(170, 430, 220, 476, [(0, "#fff0dc"), (1, "#b88a9a")])
    s.inked(
        path(
            "M176,476 C170,452 180,440 192,440 L190,426 L198,432 L208,432 L215,425 L215,440 C226,450 224,466 220,476 Z"
        ),
        coat,
        2,
    )
    s.draw(path("M220,472 C238,474 244,458 236,448"), stroke(s.ink, 8))
    s.draw(path("M220,472 C238,474 244,458 236,448"), stroke("#e8c8b0", 4.8))


def _coin_in_flight(s: Scene) -> None:
    """The coin that the girl threw, on its way into the well."""
    for i in range(9):
        share = i / 8
        x, y = 96 + 74 * share, 330 - 62 * math.sin(share * math.pi * 0.8)
        s.draw(star(x, y, 2 + 3 * share, 4, 0.3), fill("#fff6c8", 0.4 + 0.6 * share))
    s.glow(172, 294, 40, "#ffe9a0", 0.9)
    s.inked(oval(164, 286, 17, 15), linear(164, 0, 181, 0, [(0, "#fffbe0"), (1, GOLD)]), 1.8)


def _courtyard(s: Scene) -> None:
    s.wall(-10, 196, 420, 170, "#8a7a9a", "stone")
    s.hip(-10, 200, 420, 34, "slate", 4, 0.02)
    for i in range(6):
        x = -4 + i * 70
        opening = arch(x, 246, 54, 120, False)
        s.inked(opening, linear(0, 246, 0, 366, [(0, "#241238"), (0.5, "#6a3452"), (1, "#f0a860")]), 2.2)
        s.glow(x + 27, 352, 50, alpha=0.35)
        s.wall(x - 10, 288, 10, 80, "white", None, True, shaded=False)
    s.ground(362, base=mix("#7a6a7a", s.ink, 0.3))
    for i in range(8):
        y = 368 + i * i * 1.7
        s.line(0, y, 400, y, stroke(s.ink, 1.2, 0.22))
    for x in range(-700, 1200, 90):
        s.line(200 + (x - 200) * 0.3, 362, x, 490, stroke(s.ink, 1.2, 0.2))


def _blossom_tree(s: Scene) -> None:
    branch = path(
        "M412,300 C372,250 340,228 300,170 M352,232 C340,190 344,160 356,128 M392,272 C396,220 392,190 400,150 "
        "M322,198 C300,196 284,186 270,170"
    )
    s.draw(branch, stroke(s.ink, 13))
    s.draw(branch, stroke(s.tone("wood", -0.3), 9))
    puffs = (
        (300, 166, 30),
        (270, 174, 22),
        (332, 138, 32),
        (360, 120, 34),
        (394, 138, 36),
        (352, 178, 28),
        (388, 190, 30),
    )
    crown = union(*[circle(*puff) for puff in puffs], circle(312, 196, 18), circle(340, 112, 20), circle(284, 150, 20))
    s.inked(crown, radial(310, 110, 170, [(0, "#fff0f6"), (0.4, "#f4b0d0"), (1, "#8a3f86")]), 2, 0.7)
    with s.clipped(crown):
        for x, y, r in puffs:
            s.draw(
                path(f"M{x - r * 0.8},{y + r * 0.2} Q{x},{y + r} {x + r * 0.8},{y + r * 0.1}"),
                stroke("#8a3f86", 2, 0.5),
            )
    for _ in range(90):
        petal = s.random.uniform(250, 410), s.random.uniform(92, 222)
        if s.random.random() < 0.7:
            s.disc(*petal, s.random.uniform(1.8, 3.4), fill("#fff4f8", 0.85))


def _well(s: Scene) -> None:
    s.glow(200, 330, 150, "#ffe28a", 0.7)
    s.ellipse(96, 420, 216, 34, fill(s.ink, 0.4))
    for x in (122, 278):
        s.wall(x - 8, 214, 16, 158, "wood", "wood")
    water = oval(120, 332, 160, 40)
    s.inked(water, radial(200, 350, 90, [(0, "#fff6c8"), (0.45, "#ffca5a"), (0.8, "#7a4a9a"), (1, "#241240")]), 2.4)
    with s.clipped(water):
        for _ in range(26):
            left, top = s.random.uniform(132, 264), s.random.uniform(338, 366)
            s.ellipse(left, top, 13, 5.4, fill("#7a4a14"))
            s.ellipse(left, top - 1.4, 13, 5.2, fill(s.random.choice(["#ffe9a0", GOLD, "#fff6cf"])))
    drum = path("M104,352 Q108,436 132,442 Q200,458 268,442 Q292,436 296,352 Q286,386 200,386 Q114,386 104,352 Z")
    s.wall(104, 350, 192, 104, "grey", "stone", True, drum)
    rim = difference(oval(102, 324, 196, 58), oval(120, 332, 160, 40))
    s.inked(
        rim,
        linear(102, 0, 298, 0, [(0, s.tone("pale", 0.6)), (0.5, s.tone("pale", 0)), (1, s.tone("pale", -0.7))]),
        2.2,
    )
    _well_roof(s)


def _well_roof(s: Scene) -> None:
    s.rod((116, 250), (284, 250), s.tone("wood", 0.25), 9, 13)
    s.rod((296, 250), (296, 272), s.tone("dark", 0.2), 4, 7)
    s.rod((296, 272), (310, 272), s.tone("dark", 0.2), 4, 7)
    for x in (194, 200, 206):
        s.line(x, 246, x, 256, stroke(s.ink, 2))
    s.line(200, 256, 200, 292, stroke(s.ink, 2.6))
    bucket = polygon((182, 292), (218, 292), (213, 322), (187, 322))
    s.draw(path("M183,292 Q200,272 217,292"), stroke(s.ink, 2.4))
    s.inked(bucket, linear(182, 0, 218, 0, [(0, s.tone("wood", 0.5)), (1, s.tone("wood", -0.7))]), 2)
    s.rod((184, 302), (216, 302), s.tone("grey", 0.2), 2.6, 4.6)
    roof = polygon((84, 222), (140, 138), (260, 138), (316, 222))
    s.draw(roof, linear(0, 138, 0, 222, [(0, s.tone("#9a3a6a", 0.4)), (1, s.tone("#7a2a5a", -0.4))]))
    s.tiles(roof, 84, 138, 232, 84)
    s.outline(roof, 2.6)
    s.rod((136, 138), (264, 138), s.tone("gold", 0.2), 5, 8.4)
    for x in (136, 264):
        s.disc(x, 136, 5, fill(GOLD))
    for x in (104, 296):
        s.lantern(x, 236)
    s.draw(star(200, 182, 17, 5), fill(GOLD))
    s.outline(star(200, 182, 17, 5), 1.8)
