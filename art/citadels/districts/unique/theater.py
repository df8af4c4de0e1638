"""The Theater."""

from __future__ import annotations

import math

import skia

from art.citadels.catalogue import district
from art.kit.drawing.colour import Colour
from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, difference, oval, path, polygon, rect
from art.kit.scene.people import HAIRS, SKINS
from art.kit.scene.scene import Scene

CENTRE = (200.0, 214.0)
SQUASH = 0.56  # height of a circle on the ground, as a share of its width
COATS = ("#b8402f", "#2f5d8e", "#3f7a5c", "#e0a52e", "#7a2e6e", "#c8683a", "#4a3a8a", "#8a2a3a")


@district("unique", seed=75)
def theater(s: Scene) -> None:
    """From the roofs: the round playhouse open to the night, the lit stage, a crowd with lanterns in the pit."""
    s.area(0, 0, 400, 480, linear(0, 0, 0, 480, [(0, "#1a1450"), (0.5, "#3a2470"), (1, "#1c1240")]))
    _roofs_around(s)
    _plaza(s)
    _outer_wall(s)
    _inside(s)
    _pit(s)
    _playhouse(s)
    _players(s)
    _thatch(s)
    _flags(s)
    _queue(s)
    _free_seats(s)
    s.finish(0.5)


def _spot(angle: float, radius: float, height: float = 0) -> tuple[float, float]:
    """A place on a ring: angle in degrees, 0 right, 90 towards us; radius and height in units."""
    a = math.radians(angle)
    return CENTRE[0] + radius * math.cos(a), CENTRE[1] + radius * SQUASH * math.sin(a) - height


def _ring(radius: float, height: float = 0) -> skia.Path:
    x, y = CENTRE
    return oval(x - radius, y - radius * SQUASH - height, 2 * radius, 2 * radius * SQUASH)


def _roofs_around(s: Scene) -> None:
    """The town far below, smaller towards the top, some windows lit, two church towers among the roofs."""
    dice = s.random
    y, row = -6.0, 0
    while y < 470:
        k = 0.5 + 0.75 * max(0.0, y) / 480
        x = -30.0 - 20 * (row % 2)
        while x < 410:
            w, tint = dice.uniform(34, 58) * k, dice.choice(("#4a3a8a", "#6a3a7e", "#3a3a7e", "#7a4070"))
            _town_house(s, x, y + dice.uniform(-3, 3), w, k, tint)
            x += w + dice.uniform(2, 14) * k
        if row in (4, 5):
            _church_tower(s, (38, 366)[row - 4], y + 22, 0.6 + 0.1 * row)
        y, row = y + 34 * k, row + 1
    s.area(0, 0, 400, 150, linear(0, 0, 0, 150, [(0, "#8a5ac8", 0.4), (1, "#8a5ac8", 0)]))


def _town_house(s: Scene, x: float, y: float, w: float, k: float, tint: str) -> None:
    """A house below us: its roof, the wall under it, up to three windows."""
    s.draw(rect(x, y + 12 * k, w, 26 * k), fill(s.tone(tint, -0.6)))
    roof = polygon((x - 3, y + 15 * k), (x + w * 0.2, y - 7 * k), (x + w * 0.8, y - 7 * k), (x + w + 3, y + 15 * k))
    s.inked(roof, linear(x, 0, x + w, 0, [(0, s.tone(tint, 0.3)), (1, s.tone(tint, -0.5))]), 1.2, 0.7)
    for i in range(3):
        if s.random.random() < 0.5:
            s.box(x + w * (0.14 + i * 0.28), y + 20 * k, 5 * k, 8 * k, fill("#ffd98a", 0.85))


def _church_tower(s: Scene, x: float, foot: float, k: float) -> None:
    s.inked(rect(x - 9 * k, foot - 44 * k, 18 * k, 46 * k), fill(s.tone("#6a5a9a", -0.2)), 1.4)
    spire = polygon((x - 11 * k, foot - 43 * k), (x, foot - 80 * k), (x + 11 * k, foot - 43 * k))
    s.inked(spire, linear(x - 11, 0, x + 11, 0, [(0, "#7a6ac0"), (1, "#2f2460")]), 1.4)
    s.box(x - 3 * k, foot - 36 * k, 6 * k, 12 * k, fill("#ffd98a"))


def _plaza(s: Scene) -> None:
    """The open ground round the playhouse, lit by its door."""
    ground = path("M-10,300 Q40,210 200,200 Q360,210 410,300 V490 H-10 Z")
    s.draw(ground, radial(200, 420, 230, [(0, "#ffc890"), (0.35, "#a8709a"), (1, "#2f2260")]))
    with s.clipped(ground):
        for _ in range(90):
            x, y = s.random.uniform(0, 400), s.random.uniform(320, 480)
            s.ellipse(x, y, s.random.uniform(8, 20), 3.4, fill(s.ink if s.random.random() < 0.6 else "#ffe0c0", 0.16))
    s.ellipse(14, 220, 380, 216, fill(s.ink, 0.45, blur=9))


def _outer_wall(s: Scene) -> None:
    """The half-timbered front below the eaves."""
    r, foot = 176, 112
    body = skia.Path()
    body.moveTo(*_spot(0, r))
    for angle in range(0, 181, 6):
        body.lineTo(*_spot(angle, r))
    x, y = _spot(180, r)
    body.lineTo(x, y + foot)
    for angle in range(180, -1, -6):
        bx, by = _spot(angle, r)
        body.lineTo(bx, by + foot)
    body.close()
    s.inked(
        body,
        linear(
            24, 0, 376, 0, [(0, s.tone("plaster", 0.4)), (0.5, s.tone("plaster", -0.1)), (1, s.tone("plaster", -0.85))]
        ),
        2.4,
    )
    with s.clipped(body):
        for angle in range(4, 180, 11):
            (x0, y0), (x1, y1) = _spot(angle, r), _spot(angle + 11, r)
            s.line(x0, y0, x0, y0 + foot, stroke(s.tone("wood", -0.5), 5))
            s.line(x0, y0 + 52, x1, y1 + 86, stroke(s.tone("wood", -0.5), 3))
            if (angle // 11) % 3 != 1:
                s.window((x0 + x1) / 2 - 6, (y0 + y1) / 2 + 24, 12, 22, True, "rect")
        for drop in (8, 52, 88, 110):
            s.draw(_arc(r, drop), stroke(s.tone("wood", -0.5), 5))
    s.door(182, 326, 36, 62, lit=True, pointed=False)


def _arc(radius: float, drop: float, first: int = 0, last: int = 180) -> skia.Path:
    line = skia.Path()
    for angle in range(first, last + 1, 5):
        x, y = _spot(angle, radius)
        (line.moveTo if angle == first else line.lineTo)(x, y + drop)
    return line


def _inside(s: Scene) -> None:
    """Three galleries of the far half with spectators, and the pit floor."""
    bowl = _ring(132)
    s.draw(bowl, radial(200, 236, 150, [(0, "#ffcf80"), (0.5, "#b8683a"), (1, "#4a2238")]))
    with s.clipped(skia.Path(bowl)):
        for tier, drop in enumerate((6, 34, 62)):
            s.draw(_arc(132 - tier * 1.5, drop + 14, 180, 360), stroke("#3a1a30", 24))
            for angle in range(186, 356, 8):
                x, y = _spot(angle, 130)
                self_tint = COATS[(angle + tier * 3) % 8]
                s.draw(path(f"M{x - 6},{y + drop + 22} q0,-11 6,-11 q6,0 6,11 Z"), fill(s.tone(self_tint, 0.1)))
                s.disc(x, y + drop + 9, 3.6, fill(SKINS[angle % 5]))
            s.draw(_arc(132 - tier * 1.5, drop + 26, 180, 360), stroke(s.ink, 8))
            s.draw(_arc(132 - tier * 1.5, drop + 26, 180, 360), stroke(s.tone("wood", 0.45), 5))
            for angle in range(190, 356, 24):
                x, y = _spot(angle, 132)
                s.line(x, y + drop - 4, x, y + drop + 26, stroke(s.tone("wood", 0.1), 3))


def _pit(s: Scene) -> None:
    """The crowd from behind, lanterns among it."""
    with s.clipped(_ring(132)):
        s.ellipse(80, 196, 240, 134, radial(200, 226, 130, [(0, "#ffe0a0"), (0.6, "#c8844a"), (1, "#6a3a3a")]))
        dice = s.random
        for row in range(5):
            for i in range(11):
                x, y = 92 + i * 22 + (row % 2) * 10 + dice.uniform(-3, 3), 262 + row * 13
                s.figure(
                    x,
                    y + 12,
                    34,
                    dice.choice(COATS),
                    back=True,
                    head=dice.choice(("hair", "hat", "hood", "veil")),
                    hat=dice.choice(COATS),
                    hair=dice.choice(HAIRS),
                    pose=dice.choice(("stand", "stand", "cheer", "raise")),
                )
        for x, y in ((118, 262), (160, 288), (240, 280), (284, 260), (206, 300)):
            s.glow(x, y, 26, "#ffd070", 0.9)
            s.inked(circle(x, y, 4.4), fill("#fff0b0"), 1.2)


def _playhouse(s: Scene) -> None:
    """The stage: boards, painted back, two columns, the heavens above it."""
    s.glow(200, 200, 130, "#ffd98a", 0.7)
    back = polygon((146, 138), (254, 138), (254, 212), (146, 212))
    s.inked(back, linear(0, 138, 0, 212, [(0, "#7a1a3a"), (1, "#d04a4a")]))
    for i in range(9):
        s.draw(path(f"M{150 + i * 12.5},138 q5,36 0,74"), stroke(s.ink, 1.4, 0.45))
    s.inked(
        polygon((138, 210), (262, 210), (288, 244), (112, 244)),
        linear(0, 210, 0, 244, [(0, "#ffdf9a"), (1, "#c88a4a")]),
    )
    for i in range(1, 10):
        s.line(138 + i * 12.4, 210, 112 + i * 17.6, 244, stroke(s.ink, 1, 0.4))
    s.inked(
        polygon((112, 244), (288, 244), (284, 264), (116, 264)),
        linear(0, 244, 0, 264, [(0, s.tone("wood", 0.2)), (1, s.tone("wood", -0.7))]),
    )
    for x in (144, 248):
        s.inked(rect(x, 146, 9, 82), linear(x, 0, x + 9, 0, [(0, "#fff0c8"), (1, "#a8543a")]), 1.6)
    roof = polygon((130, 146), (156, 104), (244, 104), (270, 146))
    s.inked(roof, linear(0, 104, 0, 146, [(0, s.tone("tile", 0.4)), (1, s.tone("tile", -0.3))]), 2.2)
    s.tiles(roof, 130, 104, 140, 42)
    s.outline(roof, 2.2)
    s.inked(polygon((176, 126), (200, 84), (224, 126)), fill(s.tone("plaster", 0.3)))
    s.inked(circle(200, 112, 8), fill(GOLD), 1.6)
    for x in range(122, 284, 20):
        s.glow(x, 246, 11, "#fff0a0", 0.9)
        s.disc(x, 247, 2.6, fill("#fffbe0"))


def _players(s: Scene) -> None:
    """A king, a lady, a fool."""
    s.figure(178, 236, 50, "#7a2e8e", dress="cloak", head="crown", pose="point", hat=GOLD)
    s.figure(222, 236, 46, "#e8e0f0", dress="gown", head="long", hair="#b8823a", pose="bow", facing=-1)
    s.figure(256, 238, 40, "#3fa05e", dress="tunic", head="hat", hat="#d0432f", pose="cheer", facing=-1)


def _thatch(s: Scene) -> None:
    """The ring of thatch, open in the middle."""
    ring = difference(_ring(186, -8), _ring(134, 10))
    tint = linear(
        20, 0, 380, 0, [(0, s.tone("thatch", 0.5)), (0.45, s.tone("thatch", 0.1)), (1, s.tone("thatch", -0.8))]
    )
    front = difference(ring, union_stage())
    s.draw(front, tint)
    with s.clipped(front):
        for angle in range(0, 360, 3):
            inner, outer = _spot(angle, 132, 10), _spot(angle + 1.5, 190, -8)
            s.line(*inner, *outer, stroke(s.ink, 1.2, 0.32))
        for radius, height in ((148, 5), (166, -1)):
            s.draw(_ring(radius, height), stroke(s.theme.light, 2, 0.3))
    s.outline(front, 2.4)
    s.draw(_ring(160, 1), stroke(s.ink, 0.8, 0.2))


def union_stage() -> skia.Path:
    """What the roof of the stage hides of the ring."""
    return polygon((156, 104), (244, 104), (270, 146), (130, 146))


def _flags(s: Scene) -> None:
    for angle, colour in ((200, "#d0432f"), (232, GOLD), (308, "#3d7fd6"), (340, "#d0432f")):
        x, y = _spot(angle, 160, 1)
        s.flag(x, y, 40, 26, colour)
    s.flag(200, 86, 44, 40, "#c8284a")


def _queue(s: Scene) -> None:
    people: tuple[tuple[float, float, Colour, str, str], ...] = (
        (150, 440, "#7a2e4e", "gown", "veil"),
        (172, 452, "#2f5d6e", "tunic", "hat"),
        (238, 446, "#4a3a8a", "cloak", "wide"),
        (262, 456, "#b8703a", "gown", "long"),
        (96, 452, "#3f7a5c", "robe", "hood"),
    )
    for x, y, coat, dress, head in people:
        s.figure(
            x,
            y,
            56,
            coat,
            dress=dress,
            head=head,
            hat=COATS[int(x) % 8],
            pose="walk",
            facing=1 if x < 200 else -1,
            back=x > 160,
        )
    for x in (120, 290):
        s.lantern(x, 404)
        s.line(x, 410, x, 456, stroke(s.ink, 3))


def _free_seats(s: Scene) -> None:
    """On a roof close to us two children and a cat watch for nothing."""
    roof = polygon((246, 490), (292, 436), (410, 424), (410, 490))
    s.inked(roof, linear(246, 430, 400, 490, [(0, s.tone("#b8607a", 0.2)), (1, s.tone("#5a2a5a", -0.5))]), 2.6)
    s.tiles(roof, 246, 424, 164, 66)
    s.rod((290, 437), (412, 424), s.tone("#d8809a", 0.2), 8, 12)
    s.figure(330, 446, 84, "#d8803a", dress="tunic", head="hair", pose="cheer", back=True, hair="#3a2620")
    s.figure(372, 438, 76, "#3f8a6c", dress="robe", head="long", pose="stand", back=True, hair="#e0a04a")
    s.inked(
        path(
            "M292,440 C286,418 292,408 298,406 L297,396 L302,401 L308,401 L313,396 L312,407 C318,412 318,430 312,438 Z"
        ),
        fill("#1f1634"),
        1.8,
    )
    s.draw(path("M294,438 C280,442 274,432 278,422"), stroke("#1f1634", 5))
