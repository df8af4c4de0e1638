"""Trade districts by the water."""

from __future__ import annotations

import skia

from art.catalogue import district
from art.colour import mix
from art.paint import SCREEN, fill, linear, radial, stroke
from art.scene import Scene
from art.shapes import arch, circle, oval, path, polygon, rect


@district("trade", seed=12)
def harbor(s: Scene) -> None:
    """A cog with a striped sail, lighthouse and crane."""
    s.sky((282, 196, 44), 5, clouds=6, horizon=300)
    s.birds(120, 90, 6, 26, "#ffffff")
    s.ridge(296, 12, 0.66, 3)
    s.far_city(300, 0.6, 7, x0=-10, x1=150, hmax=40)
    s.water(304, (282, 64))
    _harbor_lighthouse(s)
    _harbor_quay(s)
    _harbor_crane(s)
    s.finish()


def _harbor_lighthouse(s: Scene) -> None:
    s.inked(path("M300,330 C330,316 380,312 410,314 L410,344 L300,344 Z"), fill(s.tone("stone", -0.6)))
    lighthouse = polygon((338, 180), (374, 180), (384, 320), (328, 320))
    s.wall(328, 180, 56, 140, "white", "stone", True, lighthouse)
    for y2 in (206, 258):
        with s.clipped(lighthouse):
            s.draw(rect(320, y2, 70, 24), fill("#c8402f", 0.85))
            s.draw(rect(356, y2, 40, 24), fill(s.ink, 0.35))
    s.outline(lighthouse)
    s.wall(332, 170, 48, 12, "dark", None)
    s.disc(356, 154, 60, radial(356, 154, 60, [(0, "#fff2b0", 0.9), (1, "#ffd060", 0)], SCREEN))
    s.inked(rect(342, 142, 28, 28), fill("#fff0b0"))
    s.line(351, 142, 351, 170, stroke(s.ink, 1.5))
    s.line(361, 142, 361, 170, stroke(s.ink, 1.5))
    s.cone(340, 142, 32, 26, "tile", 5, False)
    s.draw(
        polygon((342, 150), (150, 112), (150, 176)), linear(342, 0, 150, 0, [(0, "#fff6c8", 0.5), (1, "#fff6c8", 0)])
    )
    _ship(s, 228, 318, 0.42, "#7d4f2c", "#2f6f8e")
    _ship(s, 170, 386, 1.06, "#8a5530", "#c8402f")


def _harbor_quay(s: Scene) -> None:
    for i in range(12):
        s.draw(path(f"M{70 + i * 17},{414 + i % 3 * 5} q8,-5 16,0"), stroke("#ffffff", 2, 0.5))
    q = polygon((-10, 432), (120, 440), (410, 420), (410, 490), (-10, 490))
    s.draw(
        q,
        linear(0, 425, 0, 485, [(0, s.tone("stone", 0.25)), (0.25, s.tone("stone", -0.2)), (1, s.tone("stone", -0.8))]),
    )
    s.texture(q, -10, 436, 420, 60, "stone")
    s.outline(q)


def _harbor_crane(s: Scene) -> None:
    s.rod((352, 430), (352, 300), s.tone("wood", 0.2), 7, 11)
    s.rod((362, 318), (268, 276), s.tone("wood", 0.3), 5.6, 9)
    s.line(352, 372, 306, 294, stroke(s.ink, 5))
    s.line(270, 278, 270, 352, stroke(s.ink, 1.8))
    s.crate(256, 374, 28, 20)
    s.barrel(24, 452, 26, 32)
    s.barrel(54, 458, 26, 32)
    s.barrel(38, 430, 24, 28)
    s.crate(300, 448, 34, 26, "#e8b93c")
    s.crate(338, 452, 34, 26, "#c8402f")
    s.person(112, 462, 50, "#a8402e", hat="#f0d9a0")
    s.person(246, 458, 50, "#2f5d6e", hat="#7a3b1f")


def _ship(s: Scene, x: float, y: float, k: float, colour: str, stripe: str) -> None:
    """A cog under sail; (x, y) is the middle of its waterline, k its scale."""

    def place(text: str) -> skia.Path:
        return path(text, x, y, k)

    s.draw(place("M0,-10 L0,-150"), stroke(s.ink, 5 * k))
    s.draw(place("M-62,-136 L62,-136"), stroke(s.ink, 4 * k))
    sail = place("M-58,-134 Q-2,-120 58,-134 Q74,-84 54,-42 Q0,-24 -54,-42 Q-36,-84 -58,-134 Z")
    s.draw(sail, linear(x - 60 * k, 0, x + 60 * k, 0, [(0, "#fffaf0"), (0.5, "#f2e6c8"), (1, "#b9a98a")]))
    with s.clipped(sail):
        for i in range(-3, 4):
            s.draw(
                place(
                    f"M{i * 24 - 6},-140 Q{i * 24 + 8},-84 {i * 24 - 6},-20 L{i * 24 + 6},-20 Q{i * 24 + 20},-84 "
                    f"{i * 24 + 6},-140 Z"
                ),
                fill(stripe, 0.9),
            )
        s.draw(sail, linear(x + 10 * k, 0, x + 66 * k, 0, [(0, s.ink, 0), (1, s.ink, 0.4)]))
    s.outline(sail, 2)
    for q in (-58, 58):
        s.draw(place(f"M0,-152 L{q * 1.35},-22"), stroke(s.ink, 1.4 * k + 0.4, 0.7))
    hull = place(
        "M-108,-70 L-70,-64 L-66,-40 Q-54,-20 0,-20 Q48,-20 62,-46 L66,-74 L112,-84 Q102,10 56,24 L-50,24 "
        "Q-94,14 -108,-70 Z"
    )
    s.draw(
        hull,
        linear(
            0,
            y - 50 * k,
            0,
            y + 26 * k,
            [(0, s.tone(colour, 0.4)), (0.45, s.tone(colour, -0.1)), (1, s.tone(colour, -0.85))],
        ),
    )
    with s.clipped(hull):
        for j in range(5):
            s.draw(place(f"M-100,{-30 + j * 12} Q0,{-4 + j * 12} 100,{-34 + j * 12}"), stroke(s.ink, 1.3, 0.45))
    s.outline(hull, 2.2)
    for i in range(5):
        s.inked(circle(x + (-40 + i * 20) * k, y - 1 * k, 4.2 * k), fill("#e6b24a"), 1)
    for rail in ("M-107,-58 L-68,-52", "M66,-62 L110,-72"):
        s.pipe(place(rail), "#e6b24a", 3 * k, 5 * k + 1)
    s.flag(x, y - 150 * k, 16 * k + 4, 26 * k, "#c8402f")
    s.draw(oval(x - 90 * k, y + 18 * k, 180 * k, 14 * k), fill(s.ink, 0.3))


@district("trade", seed=33)
def docks(s: Scene) -> None:
    """Boathouses on piles at low tide, nets hung out to dry, two fishing boats with lamps."""
    s.sky((92, 206, 38), 5, stars=10, clouds=5, horizon=320)
    s.birds(240, 80, 6, 24, "#ffffff")
    s.ridge(306, 10, 0.66, 2)
    s.water(314, (92, 50))
    _docks_mud(s)
    for x, y, w, wall, roof in ((300, 236, 84, "#9a7a5a", "slate"), (206, 222, 92, "#c8855a", "tile")):
        _boathouse(s, (x, y, w), wall, roof)
    _boathouse(s, (96, 206, 106), "#d8b078", "slate")
    _docks_jetty(s)
    _fishing_boat(s, 108, 424, 1.0, "#2f6f8e")
    _fishing_boat(s, 308, 440, 1.12, "#a8402e", -1)
    s.finish(0.45)


def _docks_mud(s: Scene) -> None:
    mud = path("M-10,402 C60,392 150,404 220,396 C290,388 350,400 410,392 L410,490 L-10,490 Z")
    s.draw(mud, linear(0, 390, 0, 480, [(0, s.tone("#8a8060", 0.2)), (0.4, s.tone("#6a6450", -0.3)), (1, s.ink)]))
    for x, y, w in ((20, 424, 90), (170, 412, 70), (220, 456, 120), (330, 420, 66), (60, 462, 80)):
        s.ellipse(x, y, w, 7, fill(s.theme.sky[2], 0.55))
        s.ellipse(x + 8, y + 1, w * 0.5, 2.4, fill("#ffffff", 0.4))


def _boathouse(s: Scene, box: tuple[float, float, float], wall: str, roof: str) -> None:
    """A gabled boathouse on piles; box is left, eaves and width."""
    x, eaves, w = box
    for i in range(4):
        pile = x + 6 + i * (w - 12) / 3
        s.rod((pile, eaves + 76), (pile + (i - 1.5) * 2, 408), s.tone("wood", -0.35), 6, 9)
    s.rod((x + 4, 346), (x + w - 4, 392), s.tone("wood", -0.5), 3.4, 5.4)
    s.wall(x, eaves, w, 82, wall, "wood")
    s.gable(x, eaves, w, w * 0.56, wall, roof, 8, "wood", 8)
    gate = arch(x + w * 0.2, eaves + 22, w * 0.6, 60, False)
    s.inked(gate, linear(0, eaves + 22, 0, eaves + 82, [(0, "#3a1c10"), (0.55, "#c86a24"), (1, "#ffd27a")]))
    with s.clipped(gate):
        hull = path("M-22,-14 L22,-14 Q20,10 0,22 Q-20,10 -22,-14 Z", x + w / 2, eaves + 62, w / 100)
        s.inked(hull, linear(x, 0, x + w, 0, [(0, s.tone("#c8402f", 0.2)), (1, s.tone("#7a2a2a", -0.7))]))
        s.pipe(path("M-24,-15 L24,-15", x + w / 2, eaves + 62, w / 100), "#f0dca8", 2.6, 4.8)
    s.glow(x + w / 2, eaves + 74, w * 0.5, "#ffb84a", 0.4)
    s.window(x + w / 2 - 8, eaves - w * 0.26, 16, 18, True, "arch")
    s.box(x - 6, eaves + 80, w + 12, 7, fill(s.tone("wood", 0.1)))
    s.outline(rect(x - 6, eaves + 80, w + 12, 7), 1.6)


def _docks_jetty(s: Scene) -> None:
    deck = polygon((-10, 322), (96, 322), (104, 332), (-10, 334))
    s.inked(deck, fill(s.tone("wood", 0.25)))
    for x in (10, 48, 86):
        s.rod((x, 330), (x, 408), s.tone("wood", -0.4), 6, 9)
    for x in (18, 76):
        s.rod((x, 322), (x, 238), s.tone("wood", 0.1), 4.4, 7)
    net = path("M18,242 Q47,258 76,242 L76,306 Q62,322 47,312 Q32,322 18,306 Z")
    s.draw(net, fill("#e8dcb0", 0.28))
    with s.clipped(net):
        for i in range(-12, 16):
            s.line(18 + i * 8, 236, 60 + i * 8, 326, stroke("#f0e4c0", 1.1, 0.75))
            s.line(76 - i * 8, 236, 34 - i * 8, 326, stroke("#f0e4c0", 1.1, 0.75))
    s.outline(net, 1.6)
    for x in (24, 36, 48, 60, 70):
        s.disc(x, 248 + 6 * (1 - abs(x - 47) / 29), 3.4, fill("#c8402f"))
    s.person(60, 322, 40, "#2f5d6e", hat="#e8c26a")
    s.barrel(2, 322, 15, 22)


def _fishing_boat(s: Scene, x: float, y: float, scale: float, colour: str, facing: int = 1) -> None:
    """A boat lying on the mud, its lamp lit; (x, y) is the middle of the hull."""

    def place(text: str) -> skia.Path:
        return path(text, x, y, sx=facing * scale, sy=scale)

    s.ellipse(x - 66 * scale, y + 22 * scale, 132 * scale, 12 * scale, fill(s.ink, 0.4))
    s.pipe(place("M-8,-6 L-4,-104"), s.tone("wood", 0.3), 4 * scale, 6.4 * scale)
    s.pipe(place("M-44,-66 L44,-88"), s.tone("wood", 0.3), 3 * scale, 5.4 * scale)
    furled = place(
        "M-40,-68 Q-44,-56 -34,-58 Q-26,-50 -20,-61 Q-10,-52 -4,-65 Q6,-56 12,-70 Q22,-62 28,-75 Q40,-72 40,-86 Z"
    )
    s.inked(furled, linear(x - 46, 0, x + 46, 0, [(0, "#fff0d8"), (0.5, "#d8805a"), (1, "#8a4436")]), 1.8)
    for text in ("M-4,-104 L62,-14", "M-4,-104 L-62,-8"):
        s.draw(place(text), stroke(s.ink, 1.4, 0.8))
    hull = place("M-70,-14 Q0,4 74,-22 Q68,20 44,28 L-38,28 Q-62,18 -70,-14 Z")
    s.draw(hull, linear(0, y - 20 * scale, 0, y + 28 * scale, [(0, s.tone(colour, 0.4)), (1, s.tone(colour, -0.8))]))
    with s.clipped(hull):
        s.draw(place("M-70,0 Q0,16 74,-8"), stroke(s.ink, 1.6, 0.6))
        s.draw(place("M-70,12 Q0,28 74,6"), stroke(s.ink, 1.6, 0.5))
    s.outline(hull, 2.2)
    s.pipe(place("M-72,-15 Q0,4 76,-23"), "#f0dca8", 3.4 * scale, 6 * scale)
    lamp = x - 66 * facing * scale, y - 34 * scale
    s.rod((lamp[0] + 2 * facing, y - 14 * scale), (lamp[0], lamp[1] - 8), s.tone("wood", 0.2), 2.6, 4.6)
    s.glow(*lamp, 44 * scale, "#ffd070", 0.7)
    s.lantern(*lamp)


@district("trade", seed=34)
def trading_post(s: Scene) -> None:
    """A timber warehouse at a ford: a crate on the hoist, laden mules, a palisade gate."""
    s.sky((300, 150, 38), 5, stars=10, clouds=5, horizon=350)
    s.ridge(296, 30, 0.6, 2, True)
    s.ridge(330, 18, 0.42, 6)
    s.ground(352, base=mix("#7a7a46", s.ink, 0.25))
    for x, h in ((18, 96), (52, 74), (382, 110), (352, 84)):
        s.tree(x, 366, h, h * 0.4, "#2f6a54", "cypress")
    _trading_post_gate(s)
    _trading_post_warehouse(s)
    _trading_post_hoist(s)
    _trading_post_ford(s)
    _mule(s, 92, 446, 1.0, "#8a6a4a", "#c8402f")
    _mule(s, 322, 456, 1.14, "#6a5a52", "#2f8f83", -1)
    s.person(176, 440, 50, "#a8402e", hat="#f0d9a0")
    s.person(232, 436, 48, "#2f5d6e", hood=True)
    s.finish(0.45)


def _trading_post_gate(s: Scene) -> None:
    """The palisade behind the house with its gate on the right."""
    for i in range(34):
        x, h = -6 + i * 12.4, 60 + (i * 7) % 5 * 2
        if 286 < x < 348:
            continue
        stake = polygon((x, 372), (x, 372 - h), (x + 6, 362 - h), (x + 12, 372 - h), (x + 12, 372))
        s.inked(stake, linear(x, 0, x + 12, 0, [(0, s.tone("wood", 0.25)), (1, s.tone("wood", -0.7))]), 1.4)
    for x in (282, 346):
        s.wall(x, 268, 16, 106, "wood", "wood")
        s.cone(x, 268, 16, 18, "thatch", 4, finial=False)
    s.box(278, 284, 88, 12, fill(s.tone("wood", 0.3)))
    s.outline(rect(278, 284, 88, 12), 1.8)
    s.draw(polygon((298, 296), (346, 296), (346, 374), (298, 374)), fill(s.theme.haze, 0.75))
    s.banner(313, 292, 18, 34, "#c8402f")


def _trading_post_warehouse(s: Scene) -> None:
    x, w = 66, 172
    s.roof_side(x + w / 2, 214, 108, x + w, 46, "thatch", 12, 12)
    s.side(x + w, 214, 42, 168, 8, "#e0b07a", "wood")
    s.wall(x - 6, 296, w + 12, 88, "stone", "stone")
    s.wall(x, 214, w, 86, "#a8744a", "wood")
    s.gable(x, 214, w, 108, "#a8744a", "thatch", 16, "wood", 11)
    for x0 in (x, x + 56, x + w - 56, x + w):
        s.rod((x0, 216), (x0, 298), s.tone("wood", 0.1), 5, 8)
    s.rod((x - 4, 216), (x + w + 4, 216), s.tone("wood", 0.2), 6, 9)
    s.rod((x - 6, 298), (x + w + 6, 298), s.tone("wood", 0.2), 6, 9)
    loft = rect(x + 66, 132, 40, 52)
    s.inked(loft, linear(0, 132, 0, 184, [(0, "#c8641f"), (1, "#ffd98a")]))
    s.glow(x + 86, 160, 60, alpha=0.5)
    for x0 in (x + 14, x + w - 38):
        s.window(x0, 240, 24, 30, True, "rect")
    gate = rect(x + 60, 236, 54, 60)
    s.inked(gate, linear(0, 236, 0, 296, [(0, "#8a3a14"), (1, "#ffc46a")]))
    s.crate(x + 66, 296, 26, 22, "#e8b93c")
    s.door(x + 70, 322, 38, 62, True, False)
    s.window(x + 16, 326, 28, 28, True, "rect")
    s.window(x + w - 44, 326, 28, 28, True, "rect")


def _trading_post_hoist(s: Scene) -> None:
    s.rod((152, 126), (44, 118), s.tone("wood", 0.35), 6, 9.6)
    s.rod((98, 122), (128, 166), s.tone("wood", 0.1), 4, 6.6)
    s.disc(50, 124, 6, fill(s.tone("dark", -0.3)))
    s.line(50, 124, 50, 204, stroke(s.ink, 2.2))
    s.draw(path("M50,196 L34,214 M50,196 L66,214"), stroke(s.ink, 1.8))
    s.wall(30, 212, 40, 32, "wood", "wood")
    s.rod((30, 228), (70, 228), s.tone("gold", 0.1), 3, 5.4)
    s.rod((50, 212), (50, 244), s.tone("gold", 0.1), 3, 5.4)
    for x, y in ((20, 392), (44, 396), (32, 372)):
        s.barrel(x, y, 22, 26)
    s.crate(252, 398, 34, 26, "#c8402f")


def _trading_post_ford(s: Scene) -> None:
    river = path("M-10,412 C80,396 160,420 250,404 C310,394 360,404 410,398 L410,490 L-10,490 Z")
    sky = s.theme.sky
    s.draw(river, linear(0, 396, 0, 480, [(0, mix(sky[2], sky[3], 0.5)), (0.4, sky[1]), (1, sky[0])]))
    with s.clipped(river):
        for _ in range(40):
            x, y = s.random.uniform(-10, 400), s.random.uniform(406, 478)
            s.ellipse(x, y, s.random.uniform(14, 44), 2, fill("#ffffff" if s.random.random() < 0.6 else s.ink, 0.25))
    s.draw(river, stroke("#f4ecd0", 2.4, 0.7))
    for x, y, w in ((196, 424, 30), (214, 446, 38), (176, 462, 44), (250, 470, 36)):
        stone = oval(x, y, w, 12)
        s.inked(stone, linear(0, y, 0, y + 12, [(0, s.tone("stone", 0.3)), (1, s.tone("stone", -0.7))]), 1.6)


def _mule(s: Scene, x: float, y: float, scale: float, hide: str, load: str, facing: int = 1) -> None:
    """A laden mule standing on y, x is the middle of its back."""

    def place(text: str) -> skia.Path:
        return path(text, x, y, sx=facing * scale, sy=scale)

    s.ellipse(x - 36 * scale, y - 4, 72 * scale, 8, fill(s.ink, 0.35))
    for leg in ("M-24,-30 L-26,0", "M-16,-28 L-14,0", "M18,-30 L16,0", "M26,-30 L29,0"):
        s.pipe(place(leg), s.tone(hide, -0.45), 5 * scale, 7.6 * scale)
    s.draw(place("M-32,-44 Q-42,-34 -38,-18"), stroke(s.ink, 3 * scale))
    body = place(
        "M-32,-48 Q-6,-54 20,-50 Q32,-56 38,-76 L36,-90 L41,-80 L46,-91 L46,-79 Q52,-74 58,-62 Q60,-54 54,-53 "
        "Q48,-54 44,-60 Q40,-42 30,-30 Q0,-20 -26,-28 Q-38,-36 -32,-48 Z"
    )
    stops = [(0, s.tone(hide, 0.5)), (0.6, s.tone(hide, -0.1)), (1, s.tone(hide, -0.75))]
    s.inked(body, linear(0, y - 84 * scale, 0, y - 22 * scale, stops), 1.9)
    s.disc(x + facing * 48 * scale, y - 70 * scale, 1.7 * scale, fill(s.ink))
    s.draw(place("M38,-76 Q48,-62 44,-58"), stroke(s.ink, 1.6))
    for text, colour in (
        ("M-22,-66 Q-6,-74 10,-66 L12,-38 Q-6,-30 -24,-38 Z", load),
        ("M-16,-84 Q-4,-90 8,-82 Q10,-68 4,-66 L-14,-66 Q-20,-74 -16,-84 Z", "#e8d9b0"),
    ):
        pack = place(text)
        s.inked(
            pack,
            linear(0, y - 88 * scale, 0, y - 34 * scale, [(0, s.tone(colour, 0.5)), (1, s.tone(colour, -0.6))]),
            1.8,
        )
    s.draw(place("M-22,-54 Q-6,-46 12,-54 M-6,-72 L-6,-34"), stroke(s.ink, 1.6, 0.8))
