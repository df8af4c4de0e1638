"""The Trading Post."""

from __future__ import annotations

from art.citadels.catalogue import district
from art.kit.drawing.colour import Colour, mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import oval, path, polygon, rect
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Stage


@district("trade", seed=34)
def trading_post(s: Scene) -> None:
    """From a raft on the river: a log house with its open counter, bales on the hoist, camels on the bank."""
    s.sky((20, 214, 40), 5, stars=10, clouds=7, horizon=290)
    s.birds(250, 70, 6, 34, "#f4f4e0")
    s.ridge(250, 44, 0.66, 2, True)
    s.ridge(286, 20, 0.46, 6)
    s.ground(300, base=mix("#7a8a46", s.ink, 0.3))
    for x, h in ((14, 120), (44, 84), (72, 104), (396, 96)):
        s.tree(x, 322, h, h * 0.4, "#2f6a54", "cypress")
    bank = Stage(s, (11.0, 2.4, -12.5), turn=-27, tilt=4, focal=410, centre=(236, 256))
    _palisade(s, bank)
    _house(s, bank)
    _landing(s, bank)
    _caravan(s)
    _river(s)
    _traders(s, bank)
    _raft(s)
    s.finish(0.45)


def _palisade(s: Scene, bank: Stage) -> None:
    """Stakes behind the house."""
    for i in range(26):
        x = -14 + i * 0.9
        (px, foot), (_, top) = bank.at(x, 0, 8.6), bank.at(x, 3.0 + (i * 7) % 5 * 0.12, 8.6)
        w = 0.84 * bank.size(x, 1, 8.6)
        stake = polygon((px, foot), (px, top + w * 0.7), (px + w / 2, top), (px + w, top + w * 0.7), (px + w, foot))
        s.inked(stake, linear(px, 0, px + w, 0, [(0, s.tone("wood", 0.25)), (1, s.tone("wood", -0.7))]), 1.3)


def _logs(s: Scene, w: float, h: float, rows: int) -> None:
    """Round logs on w x h units."""
    step = h / rows
    for i in range(rows):
        y = i * step
        s.inked(
            rect(0, y, w, step),
            linear(
                0,
                y,
                0,
                y + step,
                [(0, s.tone("#a8744a", 0.2)), (0.4, s.tone("#b8844e", 0.5)), (1, s.tone("#6a4428", -0.5))],
            ),
            1.2,
        )


def _house(s: Scene, bank: Stage) -> None:
    """The log house: store below, loft under a shingled roof, the hoist out of its gable on the right."""
    bank.block((-7, 0, 0), (3, 4.2, 6), "#a8744a", None)
    with bank.plane((-7, 4.2, -0.01), (3, 4.2, -0.01), (-7, 0, -0.01), 200, 84):
        _logs(s, 200, 84, 8)
        s.inked(rect(52, 22, 84, 36), linear(0, 22, 0, 58, [(0, "#b8541f"), (1, "#ffdc92")]), 2)
        for x, tint in ((58.0, "#c8402f"), (74, "#2f8f83"), (90, "#e0a52e"), (106, "#6a3a6e"), (120, "#3a6a9a")):
            s.inked(rect(x, 28, 11, 14, 2), fill(tint), 1.2)
        s.line(54, 43, 134, 43, stroke(s.ink, 2.4))
        s.window(14, 26, 24, 26, True, "rect")
        s.door(154, 26, 30, 58, lit=True, pointed=False)
    s.glow(*bank.at(-2.2, 2.2, -0.2), 90, "#ffc060", 0.6)
    with bank.plane((3.01, 4.2, 0), (3.01, 4.2, 6), (3.01, 0, 0), 120, 84):
        _logs(s, 120, 84, 8)
        s.window(44, 26, 30, 30, True, "rect")
    bank.roof((-7, 0), (3, 6), 4.2, 3.4, "thatch", along="x", over=0.6, gable="#b8844e")
    with bank.plane((3.02, 7.6, 0), (3.02, 7.6, 6), (3.02, 4.2, 0), 120, 68):
        s.inked(rect(42, 26, 36, 42), linear(0, 26, 0, 68, [(0, "#c8641f"), (1, "#ffe0a0")]), 2)
        s.line(60, 26, 60, 68, stroke(s.ink, 2))
    awning = [(-4.6, 3.9, -0.1), (0.0, 3.9, -0.1), (0.3, 2.9, -2.0), (-4.9, 2.9, -2.0)]
    bank.paint(awning, "#c8402f", 0.3)
    for share in (0.125, 0.375, 0.625, 0.875):
        a, b = -4.6 + 4.6 * (share - 0.06), -4.6 + 4.6 * (share + 0.06)
        c, d = -4.9 + 5.2 * (share - 0.06), -4.9 + 5.2 * (share + 0.06)
        s.draw(bank.face((a, 3.9, -0.1), (b, 3.9, -0.1), (d, 2.9, -2.0), (c, 2.9, -2.0)), fill("#f6ecd2"))
    for x in (-4.8, 0.2):
        s.rod(bank.at(x, 0.4, -2.0), bank.at(x, 2.9, -2.0), s.tone("wood", 0.1), 4, 6.6)
    bank.block((-4.6, 0.4, -1.6), (0, 1.4, -0.9), "wood", "wood")
    for i, tint in enumerate(("#e8b93c", "#c8402f", "#6aa84f", "#e07b2a", "#f0e0c0")):
        x, y = bank.at(-4.1 + i * 0.9, 1.45, -1.4)
        s.inked(
            path(f"M{x - 9},{y} Q{x - 8},{y - 15} {x},{y - 15} Q{x + 8},{y - 15} {x + 9},{y} Z"),
            fill(s.tone(tint, 0.2)),
            1.5,
        )
    (ax, ay), (bx, by) = bank.at(3.0, 7.3, 3.0), bank.at(6.0, 7.5, 3.0)
    s.rod((ax, ay), (bx, by), s.tone("wood", 0.3), 6, 9)
    s.line(bx - 4, by, bx - 4, by + 84, stroke(s.ink, 2))
    s.inked(
        path("M-16,0 Q-20,14 -15,30 H15 Q20,14 16,0 Z", bx - 4, by + 84),
        linear(bx - 20, 0, bx + 14, 0, [(0, "#f6e4bc"), (1, "#a8844a")]),
        2,
    )
    s.draw(path("M-16,9 H16 M-16,21 H16 M0,0 V30", bx - 4, by + 84), stroke("#8a2a2a", 2.2))
    s.rod(bank.at(-3.4, 7.4, 3), bank.at(-3.4, 10.6, 3), s.tone("wood", 0.1), 3, 5)
    s.flag(*bank.at(-3.4, 8.8, 3), 48, 40, "#3fa05e")


def _landing(s: Scene, bank: Stage) -> None:
    """The deck on piles along the water."""
    for x in (-8.0, -5, -2, 1, 4, 6.6):
        s.rod(bank.at(x, 0.3, -3.6), bank.at(x, -1.6, -3.6), s.tone("wood", -0.4), 6, 9.4)
    bank.block((-9, 0, -3.6), (7, 0.4, -0.1), "wood", None)
    for i in range(28):
        x = -9 + i * 0.58
        s.draw(bank.track([(x, 0.41, -3.6), (x, 0.41, -0.1)]), stroke(s.ink, 1, 0.4))
    for x, z in ((4.2, -1.4), (5.2, -1.0), (4.7, -2.0)):
        px, py = bank.at(x, 0.4, z)
        k = bank.size(x, 0.4, z)
        s.barrel(px - 0.4 * k, py, 0.8 * k, 1.1 * k)
    px, py = bank.at(2.0, 0.4, -2.6)
    s.crate(px, py, 32, 24, "#e8b93c")


def _caravan(s: Scene) -> None:
    """Camels come down the bank on the right."""
    for x, y, k, load in ((386.0, 352.0, 0.6, "#e0a52e"), (352, 366, 0.78, "#c8402f")):
        with s.moved(x, y, scale=k):
            s.canvas.scale(-1, 1)
            _camel(s, load)
    s.figure(304, 380, 58, "#e0d0b0", dress="robe", head="veil", hat="#c8402f", pose="walk", facing=-1)


def _camel(s: Scene, load: Colour) -> None:
    """A laden camel 100 units high, looking right."""
    hide = "#c8964e"
    s.ellipse(-40, -4, 84, 8, fill(s.ink, 0.35))
    for line, light in (
        ("M-24,-44 L-28,0", -0.5),
        ("M18,-44 L22,0", -0.5),
        ("M-18,-42 L-16,0", -0.1),
        ("M24,-44 L32,-2", -0.1),
    ):
        s.pipe(path(line), s.tone(hide, light), 5, 8)
    body = path(
        "M-32,-60 C-26,-74 -18,-76 -12,-66 C-6,-58 0,-60 4,-68 C10,-80 20,-78 24,-64 C34,-58 38,-66 40,-82 "
        "C42,-94 50,-100 60,-94 L70,-90 C72,-86 68,-82 62,-83 L54,-84 C52,-66 46,-48 32,-44 C20,-38 -10,-36 -26,-42 "
        "C-36,-46 -36,-54 -32,-60 Z"
    )
    s.inked(
        body, linear(0, -96, 0, -38, [(0, s.tone(hide, 0.6)), (0.6, s.tone(hide, 0.1)), (1, s.tone(hide, -0.7))]), 2
    )
    s.inked(
        path("M-22,-72 Q-2,-84 16,-74 L18,-50 Q0,-44 -22,-50 Z"),
        linear(0, -78, 0, -46, [(0, s.tone(load, 0.5)), (1, s.tone(load, -0.6))]),
        1.8,
    )
    s.inked(path("M-14,-92 Q-2,-98 10,-90 Q12,-78 8,-74 H-14 Q-20,-84 -14,-92 Z"), fill(s.tone("pale", 0.1)), 1.8)
    s.disc(56, -90, 1.8, fill(s.ink))


def _river(s: Scene) -> None:
    """Slow water with the light of the house on it."""
    river = path("M-10,404 C60,376 120,392 190,398 C270,404 330,384 410,372 V490 H-10 Z")
    sky = s.theme.sky
    s.draw(river, linear(0, 376, 0, 480, [(0, mix(sky[2], sky[3], 0.5)), (0.4, sky[1]), (1, sky[0])]))
    with s.clipped(river):
        for _ in range(60):
            x, y = s.random.uniform(-10, 400), s.random.uniform(388, 478)
            s.ellipse(x, y, s.random.uniform(14, 44), 2.2, fill("#ffffff" if s.random.random() < 0.6 else s.ink, 0.25))
        for _ in range(24):
            x, y = s.random.uniform(190, 300), s.random.uniform(400, 450)
            s.ellipse(x, y, s.random.uniform(12, 30), 2.4, fill("#ffd98a", 0.6))
    s.draw(river, stroke("#f4ecd0", 2.4, 0.7))


def _traders(s: Scene, bank: Stage) -> None:
    wear = (
        (-3.2, -2.6, "#2f5d6e", "cloak", "hat", "point"),
        (-1.4, -2.8, "#a8402e", "gown", "veil", "carry"),
        (0.6, -2.0, "#6a3a6e", "robe", "wide", "stand"),
        (3.2, -1.2, "#7a5a3a", "tunic", "cap", "raise"),
        (-6.4, -2.2, "#3f7a5c", "tunic", "wide", "carry"),
    )
    bank.figure(-2.6, -0.5, "#e8d9b0", y=0.6, dress="robe", head="bald", pose="point")
    for i, (x, z, coat, dress, head, pose) in enumerate(wear):
        bank.figure(x, z, coat, y=0.4, dress=dress, head=head, hat="#e0c080", pose=pose, facing=1 if i % 2 else -1)


def _raft(s: Scene) -> None:
    """The raft under our feet: logs, furs, a steersman with his pole."""
    logs: list[tuple[float, float, float]] = [(20, 452, 300), (4, 466, 330), (-20, 480, 370)]
    for x, y, w in logs:
        s.inked(
            rect(x, y, w, 17, 8),
            linear(0, y, 0, y + 17, [(0, s.tone("#a8744a", 0.5)), (1, s.tone("#5a3a24", -0.6))]),
            2.2,
        )
        s.inked(oval(x + w - 14, y, 16, 17), fill(s.tone("#e8c080", 0.3)), 1.8)
    s.draw(path("M70,452 q-8,16 -20,40 M264,452 q10,16 24,40"), stroke("#d8c090", 4))
    for x, tint in ((150, "#7a4a2e"), (190, "#a8683a"), (232, "#5a3a2e")):
        fur = path(f"M{x - 30},458 C{x - 34},436 {x - 14},424 {x},428 C{x + 20},424 {x + 34},440 {x + 28},458 Z")
        s.inked(fur, linear(0, 426, 0, 458, [(0, s.tone(tint, 0.5)), (1, s.tone(tint, -0.6))]), 2)
        for i in range(7):
            s.draw(path(f"M{x - 22 + i * 7},{440 + i % 3 * 4} l3,7"), stroke(s.ink, 1.4, 0.5))
    s.figure(84, 466, 118, "#2f6d5e", dress="tunic", head="wide", hat="#e8c878", pose="carry", facing=1)
    s.rod((128, 330), (84, 490), s.tone("wood", 0.3), 4.4, 7.6)
