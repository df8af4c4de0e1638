"""The Palace."""

from __future__ import annotations

from art.kit.drawing.colour import mix
from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import circle, oval, path, polygon, rect
from art.kit.scene.scene import Scene
from art.rattus_cartus.catalogue import building
from art.rattus_cartus.parts.rats import rat


@building("royalty", seed=41)
def palace(s: Scene) -> None:
    """The garden front at the golden hour: terraces, a fountain, courtiers with ribbons of mourning."""
    s.sky((312, 120, 40), 4, clouds=5, horizon=300)
    s.birds(90, 80, 5, 22)
    s.far_city(300, 0.6, 3, hmax=50)
    _front(s)
    _garden(s)
    for x, y, h, robe, head, facing in (
        (92, 436, 92, "#7a2e3a", "crown", 1),
        (136, 440, 86, "#3a3a5a", "veil", -1),
        (306, 430, 84, "#2f5a4a", "hat", -1),
    ):
        s.figure(x, y, h, robe, dress="gown" if head == "veil" else "cloak", head=head, facing=facing)
        s.draw(path(f"M{x - 7},{y - h * 0.66} L{x + 8},{y - h * 0.4}"), stroke("#15111c", 4))
    rat(s.canvas, 352, 458, 40, "#4a3c44", "#ff5a3a", True, 5)
    s.finish()


def _front(s: Scene) -> None:
    """Two storeys of windows between pavilions, a pediment over the door."""
    s.wall(20, 182, 360, 150, "pale", "stone")
    for x in (20, 316):
        s.wall(x, 156, 64, 176, "pale", "stone")
        s.hip(x, 156, 64, 44, "slate")
        s.flag(x + 32, 108, 26, 22, "#15111c")
    s.hip(84, 182, 232, 34, "slate", rows=True)
    for x in (98, 130, 248, 280):
        s.window(x, 204, 18, 36, True)
        s.window(x, 266, 18, 40, True)
    for x in (34, 58, 330, 354):
        s.window(x, 186, 14, 30, True)
        s.window(x, 250, 14, 36, x % 4 == 2)
    s.wall(158, 168, 84, 164, "white", "plaster")
    s.gable(152, 172, 96, 30, "white", "slate", 6, "plaster", 5)
    s.inked(circle(200, 160, 8), fill("#e6b24a"))
    for x in (162, 184, 208, 230):
        s.rod((x, 186), (x, 328), s.tone("white", 0.3), 7, 10)
    s.door(188, 262, 24, 68, lit=True)
    s.window(190, 206, 20, 34, True)
    s.inked(polygon((146, 332), (254, 332), (270, 350), (130, 350)), fill(s.tone("white", 0.1)))


def _garden(s: Scene) -> None:
    """Hedges cut to patterns, gravel, and the fountain."""
    s.ground(346, "#a8945a", path_to=(200, 60))
    for side in (-1, 1):
        for near, far in ((0.0, 0.42), (0.52, 1.0)):
            y0, y1 = 356 + near * 110, 356 + far * 110
            inner0, inner1 = 44 + near * 50, 44 + far * 50
            outer0, outer1 = 150 + near * 70, 150 + far * 70
            bed = polygon((200 + side * inner0, y0), (200 + side * outer0, y0), (200 + side * outer1, y1),
                          (200 + side * inner1, y1))  # fmt: skip
            s.inked(bed, fill(s.tone("#4f7a44", -0.1)), 3)
            middle_x, middle_y = 200 + side * (inner0 + outer1) / 2, (y0 + y1) / 2
            s.inked(oval(middle_x - 22, middle_y - 8, 44, 16), fill(s.tone("#b8504a" if near else "#d9b04a", 0.1)))
    s.inked(oval(150, 366, 100, 30), linear(150, 0, 250, 0, [(0, s.tone("white", 0.4)), (1, s.tone("stone", -0.5))]))
    s.draw(oval(158, 369, 84, 22), radial(200, 376, 60, [(0, "#e8f4f6"), (1, "#5a90a8")]))
    s.inked(rect(194, 330, 12, 48, 3), fill(s.tone("white", 0.1)))
    s.inked(oval(172, 326, 56, 12), fill(s.tone("white", 0.2)))
    for dx in (-40, -22, -8, 8, 22, 40):
        spray = path(f"M200,320 Q{200 + dx * 0.5},{284 + abs(dx) * 0.5} {200 + dx},{372 - abs(dx) * 0.2}")
        s.draw(spray, stroke(mix("#ffffff", s.theme.light, 0.3), 2.4, 0.8))
