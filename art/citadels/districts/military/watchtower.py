"""The Watchtower."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import skia

from art.citadels.catalogue import district
from art.kit.drawing.paint import SCREEN, fill, linear, radial, stroke
from art.kit.drawing.shapes import path, polygon
from art.kit.scene.riding import rider
from art.kit.scene.scene import Scene


@district("military", seed=7)
def watchtower(s: Scene) -> None:
    """A beacon tower on a crag, palisade and guard."""
    s.sky((88, 236, 44), 5, clouds=6, horizon=370)
    s.birds(300, 150, 6, 26)
    s.ridge(322, 40, 0.55, 3, True)
    s.ridge(356, 30, 0.3, 8, True)
    _watchtower_crag(s)
    with _looked_up(s):
        _watchtower_shaft(s)
        _watchtower_beacon(s)
        _watchtower_gallery(s)
    _watchtower_palisade(s)
    _watch_fire(s)
    s.finish()


@contextmanager
def _looked_up(s: Scene) -> Iterator[None]:
    """The tower as it is seen from its foot: it narrows and leans into the sky."""
    matrix = skia.Matrix()
    box = [skia.Point(100, 0), skia.Point(300, 0), skia.Point(300, 404), skia.Point(100, 404)]
    seen = [skia.Point(152, 20), skia.Point(294, 10), skia.Point(306, 408), skia.Point(88, 404)]
    matrix.setPolyToPoly(box, seen)
    s.canvas.save()
    s.canvas.concat(matrix)
    yield
    s.canvas.restore()


def _watchtower_crag(s: Scene) -> None:
    crag = path("M-10,490 L40,446 L96,430 L128,392 L170,384 L232,380 L276,390 L300,420 L352,436 L410,474 L410,490 Z")
    s.draw(
        crag,
        linear(
            60, 0, 360, 0, [(0, s.tone("#8a6a62", 0.25)), (0.5, s.tone("#6a4a4a", -0.3)), (1, s.tone("#4a3038", -0.9))]
        ),
    )
    with s.clipped(crag):
        for i in range(26):
            x = s.random.uniform(0, 400)
            y = s.random.uniform(390, 480)
            s.draw(
                polygon((x, y), (x + 26, y + 8), (x + 20, y + 36), (x - 4, y + 24)),
                fill(s.ink if i % 3 else s.theme.light, 0.16),
            )
    s.outline(crag)


def _watchtower_shaft(s: Scene) -> None:
    x, w = (146, 108)
    _castle_tower = path(
        f"M{x + 8},170 L{x + w - 8},170 L{x + w - 4},300 L{x + w + 10},394 Q{x + w / 2},404 {x - 10},394 L{x + 4},300 Z"
    )
    s.wall(x - 10, 170, w + 20, 226, "stone", "stone", True, _castle_tower)
    for y2 in (236, 312):
        s.draw(path(f"M{x},{y2} Q{x + w / 2},{y2 - 13} {x + w},{y2}"), stroke(s.ink, 6, 0.8))
        s.draw(path(f"M{x},{y2} Q{x + w / 2},{y2 - 13} {x + w},{y2}"), stroke(s.tone("stone", 0.35), 3.4, 1))


def _watchtower_gallery(s: Scene) -> None:
    x, w = (146, 108)
    for i in range(9):
        q = x - 10 + i * 16
        s.inked(polygon((q, 176), (q + 9, 176), (q + 6, 190), (q + 2, 190)), fill(s.tone("stone", 0.2 - 0.1 * i)), 1.2)
    drum = path(f"M{x - 16},120 Q{x + w / 2},100 {x + w + 16},120 V176 Q{x + w / 2},156 {x - 16},176 Z")
    s.wall(x - 16, 106, w + 32, 72, "wood", "wood", True, drum)
    floor = path(f"M{x - 16},176 Q{x + w / 2},156 {x + w + 16},176 L{x + w - 4},192 Q{x + w / 2},180 {x + 4},192 Z")
    s.inked(floor, linear(0, 164, 0, 192, [(0, s.tone("wood", -0.85)), (1, s.tone("wood", -0.4))]))
    for y2 in (120, 146, 174):
        s.draw(path(f"M{x - 18},{y2} Q{x + w / 2},{y2 - 20} {x + w + 18},{y2}"), stroke(s.ink, 6, 0.9))
        s.draw(path(f"M{x - 18},{y2} Q{x + w / 2},{y2 - 20} {x + w + 18},{y2}"), stroke(s.tone("wood", 0.35), 3.5))
    for k in (166, 196, 226):
        s.window(k, 128, 12, 14, False, "rect", False, False)


def _watchtower_beacon(s: Scene) -> None:
    for k in (152, 176, 224, 246):
        s.rod((k, 120), (k, 66), s.tone("wood", 0.2), 4.4, 7)
    s.disc(200, 92, 96, radial(200, 92, 96, [(0, "#ffdf7a", 0.95), (0.35, "#ff9a3a", 0.45), (1, "#ff6a20", 0)], SCREEN))
    flame = path("M174,116 C160,96 182,88 178,66 C194,74 194,84 200,58 C212,74 208,84 222,72 C218,92 240,96 226,116 Z")
    s.inked(flame, linear(0, 58, 0, 118, [(0, "#ff5a1f"), (0.6, "#ffae3a"), (1, "#fff0a8")]), 1.6, 0.5)
    s.draw(path("M186,116 C180,104 194,98 196,84 C204,94 208,96 206,104 C214,102 214,112 210,116 Z"), fill("#fff6c8"))
    s.inked(polygon((168, 112), (232, 112), (224, 124), (176, 124)), fill(s.tone("dark", -0.3)))
    s.cone(144, 66, 112, 52, "tile", 12)
    s.flag(200, 14, 0, 0)
    s.line(200, 16, 200, -2, stroke(s.ink, 2.4))
    s.flag(200, 26, 26, 44, "#c8302a")
    s.window(190, 252, 18, 32, True, "gothic")
    s.slit(170, 204, 20)
    s.slit(230, 206, 20)
    s.slit(166, 336, 18)
    s.door(182, 346, 34, 48, False, True)
    s.banner(160, 254, 18, 44, "#c8302a")
    s.banner(222, 254, 18, 44, "#c8302a")


def _watchtower_palisade(s: Scene) -> None:
    for i in range(9):
        q = 282 + i * 13
        h = 40 + (-1) ** i * 3 - i
        y2 = 436 + i * 5
        part = polygon((q, y2), (q, y2 - h), (q + 6, y2 - h - 10), (q + 12, y2 - h), (q + 12, y2))
        s.inked(part, linear(q, 0, q + 12, 0, [(0, s.tone("wood", 0.3)), (1, s.tone("wood", -0.7))]), 1.5)
    for x, y, k in ((36, 310, 1.0), (376, 318, 0.7)):
        s.glow(x, y - 8, 34 * k, "#ffa848", 0.95)
        s.draw(path("M-6,0 Q-8,-10 0,-20 Q8,-10 6,0 Z", x, y, k), fill("#ffe08a"))
        s.smoke(x, y - 22, 7, "#4a1a24")


def _watch_fire(s: Scene) -> None:
    """Close to us: the watch round its fire, spears stacked, a messenger gallops off with the news."""
    s.draw(
        path("M-10,490 V438 Q60,424 130,446 Q220,470 410,466 V490 Z"),
        linear(0, 430, 0, 490, [(0, s.tone("#5a3a3a", -0.1)), (1, s.tone("#2a1820", -0.8))]),
    )
    for x, lean in ((20, 10), (34, 2), (48, -8)):
        s.rod((x, 452), (34 + lean * 0.4, 352), s.tone("wood", 0.2), 3, 5.6)
        s.inked(
            polygon((34 + lean * 0.4 - 4, 354), (34 + lean * 0.9, 334), (34 + lean * 0.4 + 5, 354)),
            fill("#f0e0d8"),
            1.4,
        )
    s.glow(112, 444, 120, "#ff9a40", 0.75)
    for a in (-16, 0, 16):
        s.rod((112 - a, 458), (112 + a, 444), s.tone("wood", -0.3), 5, 8)
    s.draw(
        path(
            "M94,452 C88,434 102,430 100,412 C110,420 112,430 116,410 C126,424 122,432 130,426 C130,440 136,444 "
            "130,452 Z"
        ),
        linear(0, 410, 0, 452, [(0, "#ff5a24"), (1, "#fff0a0")]),
    )
    s.figure(64, 466, 92, "#8a2a2a", dress="cloak", head="helm", hat="#c8b8b0", pose="sit", facing=1)
    s.figure(166, 464, 88, "#5a3a4a", dress="tunic", head="hood", hat="#5a3a4a", pose="kneel", facing=-1)
    s.figure(18, 472, 100, "#6a4a34", dress="tunic", head="helm", hat="#c8b8b0", pose="point", facing=1)
    with s.moved(286, 472, scale=0.9):
        rider(s, "#b8825a", "#c8402f", "gallop", head="hood", hat="#c8402f", pose="point")
    for x, y, r in ((212, 470, 12), (196, 474, 9), (224, 476, 8)):
        s.disc(x, y, r, fill("#e8a878", 0.3, blur=3))
