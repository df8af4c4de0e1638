"""The Great Wall."""

from __future__ import annotations

import math
import random

from art.citadels.catalogue import district
from art.kit.drawing.colour import mix
from art.kit.drawing.paint import SCREEN, fill, linear, radial, stroke
from art.kit.drawing.shapes import path, polygon
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Place, Stage

# The walk in metres to the right, up and away.
WALK: tuple[Place, ...] = (
    (-13, 1.0, -8), (-8, 2.6, -2), (-1, 4.2, 5), (7, 6.6, 13), (13, 9.6, 23), (11, 9.0, 34), (-1, 5.5, 45),
    (-15, 7.5, 57), (-22, 13, 70), (-10, 20, 86), (8, 23, 102), (30, 30, 122), (44, 38, 146),
)  # fmt: skip


STEPS = 7
HALF = 2.1  # metres from the middle of the walk to its edge
TOWERS = {3: 1.0, 5: 0.8, 8: 1.0, 11: 1.3}  # bends with a tower, and its size


@district("unique", seed=78)
def great_wall(s: Scene) -> None:
    """From the rampart, before dawn: the wall climbs in a great diagonal; fire answers fire to the last peak."""
    s.hour("#0c0830", "#2c1a66", "#8a2f7a", "#ff8a5a", "#ffd890", horizon=236)
    for _ in range(40):
        s.disc(s.random.uniform(0, 400), s.random.uniform(0, 110), s.random.uniform(0.6, 1.4), fill("#ffffff", 0.8))
    s.glow(84, 232, 210, "#ff9a50", 0.75)
    for x, y, w in ((-50, 120, 190), (60, 96, 220), (230, 66, 190), (180, 150, 170), (-30, 176, 120)):
        s.cloud(x, y, w, 0.5, "#e86a7a" if y > 110 else "#6a3a8a")
    far = Stage(s, (-7.5, 12.2, -19), turn=15, tilt=-4, focal=370, centre=(206, 250))
    _peaks(s)
    spots = _walk()
    for index in range(len(spots) - 2, -1, -1):
        if index % STEPS == 0:
            _ridge(s, far, spots[index], index // STEPS)
        _piece(s, far, spots[index], spots[index + 1])
        if index % STEPS == 0 and index // STEPS in TOWERS:
            _tower(s, far, spots[index], TOWERS[index // STEPS])
    _camp_fires(s)
    _watch(s, far)
    s.finish(0.5)


def _walk() -> list[Place]:
    """The walk in short pieces (Catmull-Rom)."""
    points = [WALK[0], *WALK, WALK[-1]]
    spots: list[Place] = []
    for a, b, c, d in zip(points, points[1:], points[2:], points[3:], strict=False):
        for step in range(STEPS):
            t = step / STEPS
            x, y, z = (
                0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - u) * t * t + (3 * q - p - 3 * r + u) * t**3)
                for p, q, r, u in zip(a, b, c, d, strict=True)
            )
            spots.append((x, y, z))
    return [*spots, WALK[-1]]


def _peaks(s: Scene) -> None:
    """Sharp mountains against the dawn."""
    for points, tint in (
        (
            ((-10, 250), (30, 206), (62, 226), (110, 184), (150, 222), (196, 176), (262, 226), (320, 150), (410, 220)),
            0.62,
        ),
        (((-10, 280), (50, 238), (96, 262), (160, 228), (230, 268), (300, 214), (410, 260)), 0.34),
    ):
        shape = polygon((-10, 490), *points, (410, 490))
        base = mix(s.ink, "#c85a7a", tint)
        s.draw(shape, linear(0, 150, 0, 330, [(0, base), (1, mix(base, "#ff9a6a", 0.35))]))
        with s.clipped(shape):
            for (x, y), (x1, y1) in zip(points[1:], points[2:], strict=False):
                if y < y1:
                    s.draw(polygon((x, y), (x + (x1 - x) * 0.9, y1 + 30), (x - 6, y + 70)), fill(s.ink, 0.28))


def _ridge(s: Scene, far: Stage, spot: Place, order: int) -> None:
    """The mountainside that carries the wall at this bend: lit from the left, dark on its right."""
    x, y, z = spot
    haze = min(0.62, z / 190 + 0.02)
    dice = random.Random(order + 5)
    crest: list[Place] = []
    for step in range(-9, 10):
        reach = abs(step) ** 1.35 * (2.4 + z * 0.03)
        drop = (
            3.4
            + reach * (0.34 + 0.1 * dice.random()) * (1.3 if step > 0 else 1.0)
            + (dice.uniform(-0.8, 0.8) if step else 0)
        )
        crest.append((x + math.copysign(reach, step), y - drop, z))
    outline = [far.at(*place) for place in crest]
    shape = polygon((-30, 520), *outline, (430, 520))
    top = min(b for _, b in outline)
    base = mix(mix("#3a2a5e", "#241a48", 0.3), "#d8688a", haze)
    s.draw(
        shape, linear(0, top, 0, top + 150, [(0, mix(base, "#ff9a6a", 0.16)), (0.4, base), (1, mix(base, s.ink, 0.75))])
    )
    with s.clipped(shape):
        for (ax, ay), (bx, by) in zip(outline[:9], outline[1:10], strict=True):
            s.draw(
                polygon((ax, ay), (bx, by), (bx - 14, by + 70), (ax - 30, ay + 60)),
                fill("#ff9a6a", 0.05 + 0.1 * dice.random()),
            )
        for _ in range(26):
            px, py = dice.uniform(-10, 410), top + 14 + dice.random() * 120
            h = (4 + 120 / (z + 20)) * dice.uniform(0.7, 1.4)
            s.draw(
                polygon((px - h * 0.3, py), (px, py - h * 1.5), (px + h * 0.3, py)), fill(mix(base, s.ink, 0.65), 0.8)
            )
    s.draw(shape, stroke(s.ink, 1.3, 0.5))


def _edge(here: Place, after: Place) -> tuple[float, float]:
    """The way to the right edge of the walk."""
    dx, dz = after[0] - here[0], after[2] - here[2]
    length = math.hypot(dx, dz) or 1
    return dz / length * HALF, -dx / length * HALF


def _piece(s: Scene, far: Stage, here: Place, after: Place) -> None:
    """One piece of the wall: outer faces, paved walk, parapets with merlons."""
    ox, oz = _edge(here, after)
    haze = min(0.5, here[2] / 230)
    warm = mix("#c8a890", "#d8688a", haze)
    sides = []
    for sign in (-1, 1):
        a = (here[0] + sign * ox, here[1], here[2] + sign * oz)
        b = (after[0] + sign * ox, after[1], after[2] + sign * oz)
        facing = (far.eye[0] - a[0]) * sign * ox + (far.eye[2] - a[2]) * sign * oz
        sides.append((sign, a, b, facing))
    for _, a, b, facing in sorted(sides, key=lambda side: side[3]):
        low = [(b[0], b[1] - 5.4, b[2]), (a[0], a[1] - 5.4, a[2])]
        if facing > 0:
            s.draw(far.face(a, b, *low), fill(s.tone(warm, -0.45)))
            for drop in (1.4, 2.8, 4.2):
                s.draw(far.track([(a[0], a[1] - drop, a[2]), (b[0], b[1] - drop, b[2])]), stroke(s.ink, 1, 0.3))
    (_, la, lb, _), (_, ra, rb, _) = sides
    s.draw(far.face(la, lb, rb, ra), fill(s.tone(warm, 0.32)))
    s.draw(far.track([la, ra]), stroke(s.ink, 1, 0.3 if here[2] < 60 else 0.1))
    for _, a, b, facing in sorted(sides, key=lambda side: side[3]):
        high = [(b[0], b[1] + 0.9, b[2]), (a[0], a[1] + 0.9, a[2])]
        light = 0.3 if facing < 0 else -0.25
        s.draw(far.face(a, b, *high), fill(s.tone(warm, light)))
        s.draw(far.track([high[1], high[0]]), stroke("#ffd0a0", 1.1, 0.6))
        count = 1 if here[2] > 40 else 2
        for step in range(count):
            p, q = (step + 0.1) / count, (step + 0.66) / count
            c, d = _between(a, b, p), _between(a, b, q)
            block = far.face(
                (c[0], c[1] + 0.8, c[2]), (d[0], d[1] + 0.8, d[2]), (d[0], d[1] + 1.75, d[2]), (c[0], c[1] + 1.75, c[2])
            )
            s.inked(block, fill(s.tone(warm, light + 0.15)), min(1.7, 0.05 * far.size(*here) + 0.3))


def _between(a: Place, b: Place, share: float) -> Place:
    return (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share)


def _tower(s: Scene, far: Stage, spot: Place, grow: float) -> None:
    """A watchtower astride the wall with its signal fire."""
    x, y, z = spot
    k = far.size(x, y + 3, z)
    px, foot = far.at(x, y - 3.6, z)
    w, h = 6.4 * k * grow, 10.6 * k * grow
    top = foot - h
    with s.moved(px, 0):
        shape = polygon((-w * 0.46, top), (w * 0.46, top), (w * 0.54, foot), (-w * 0.54, foot))
        s.wall(
            -w * 0.54,
            top,
            w * 1.08,
            h,
            "#b89484" if z < 60 else "#c87a8a",
            "stone" if w > 40 else None,
            shape=shape,
            rim=w > 20,
        )
        s.draw(shape, linear(-w * 0.1, 0, w * 0.54, 0, [(0, s.ink, 0), (1, s.ink, 0.55)]))
        s.battlement(-w * 0.46, top, w * 0.92, 5, w * 0.12, "#b89484", w * 0.07, w * 0.15)
        if w > 24:
            for share in (-0.26, 0.08):
                s.window(w * share, top + h * 0.18, w * 0.17, w * 0.3, True, "arch", mullions=False)
            s.door(-w * 0.13, foot - h * 0.5, w * 0.26, w * 0.42, True, False)
    _signal(s, px, top - w * 0.2, w)


def _signal(s: Scene, x: float, y: float, w: float) -> None:
    """A signal fire with its column of smoke, blown to the right."""
    for i in range(9):
        s.disc(
            x + w * (0.1 + i * 0.13 + i * i * 0.012),
            y - w * (0.8 + i * 0.34),
            w * (0.14 + i * 0.05),
            fill("#3a2050", 0.5 - i * 0.045, blur=w * 0.05),
        )
    s.disc(
        x,
        y - w * 0.4,
        w * 2.4,
        radial(x, y - w * 0.4, w * 2.4, [(0, "#ffd070", 0.95), (0.25, "#ff8a3a", 0.5), (1, "#ff5a40", 0)], SCREEN),
    )
    for k, colour in ((1.0, "#ff5a2a"), (0.66, "#ffa83a"), (0.36, "#fff6c0")):
        q = w * 0.36 * k
        flame = path(
            f"M{x - q},{y} C{x - q * 1.5},{y - q * 1.2} {x - q * 0.2},{y - q * 1.4} {x - q * 0.3},{y - q * 3} "
            f"C{x + q * 0.5},{y - q * 2.2} {x + q * 0.3},{y - q * 1.6} {x + q * 0.8},{y - q * 2.1} "
            f"C{x + q * 0.7},{y - q * 1.2} {x + q * 1.6},{y - q} {x + q},{y} Z"
        )
        s.draw(flame, fill(colour))
    if w > 30:
        for _ in range(14):
            a = s.random.uniform(0.2, 1.2)
            s.disc(x + w * a * s.random.uniform(0.2, 1), y - w * a * 1.6, 1.3, fill("#ffe0a0", 0.9))


def _camp_fires(s: Scene) -> None:
    """The fires of the enemy in the dark valley on the right."""
    dice = random.Random(3)
    for _ in range(46):
        x, y = 400 - dice.random() ** 1.6 * 150, dice.uniform(352, 470)
        s.glow(x, y, 7, "#ff7a40", 0.7)
        s.disc(x, y, 1.2, fill("#ffd890"))


def _watch(s: Scene, far: Stage) -> None:
    """Men run up the walk with torches; one leans on the parapet close to us and points at the fires."""
    for x, y, z, pose in ((4.4, 5.6, 10.2, "walk"), (0.8, 4.7, 6.4, "raise"), (-3.2, 3.6, 2.6, "walk")):
        far.figure(x, z, "#8a2f4a", height=2.0, y=y, dress="cloak", head="helm", hat="#c8c0d8", pose=pose, back=True)
        px, py = far.at(x + 0.7, y + 2.1, z)
        k = far.size(x, y, z)
        s.glow(px, py, 2.4 * k, "#ffb050", 0.9)
        s.draw(path(f"M{px - 0.14 * k},{py} Q{px},{py - 0.9 * k} {px + 0.16 * k},{py} Z"), fill("#ffe090"))
    s.figure(116, 512, 190, "#6a2446", dress="cloak", head="helm", hat="#a8a4c4", pose="point", back=True)
    s.rod((62, 500), (72, 300), s.tone("wood", -0.2), 4, 7.4)
    s.inked(polygon((66, 302), (74, 262), (80, 303)), linear(66, 0, 80, 0, [(0, "#ffe8d0"), (1, "#6a5c80")]), 1.8)
