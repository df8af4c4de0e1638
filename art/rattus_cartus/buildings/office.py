"""The office, of the bourgeoisie."""

from __future__ import annotations

from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import path, polygon, rect
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Stage
from art.rattus_cartus.catalogue import building
from art.rattus_cartus.parts.rats import rat


@building("bourgeoisie", seed=38)
def office(s: Scene) -> None:
    """A counting hall: a clerk on his platform stamps letters, pigeonholes behind him, a queue to the door."""
    room = Stage(s, (0.3, 2.0, -6.4), turn=-4, tilt=-2, focal=400, centre=(200, 214))
    _walls(s, room)
    _shelves(s, room)
    _desk(s, room)
    _queue(s, room)
    s.area(0, 0, 400, 130, linear(0, 0, 0, 130, [(0, s.ink, 0.4), (1, s.ink, 0)]))
    s.finish(0.46)


def _walls(s: Scene, room: Stage) -> None:
    """Floor, panelled walls, beams, and the window on the harbour."""
    s.area(0, 0, 400, 480, fill(s.tone("wood", -0.8)))
    room.floor(-4, 4, -5.6, 4, "sand", 0.9)
    room.wall((-4, 4), (4, 4), 0, 4.4, "plaster", "plaster", 0.35)
    room.wall((-4, -6), (-4, 4), 0, 4.4, "plaster", "plaster", 0.1)
    room.wall((4, 4), (4, -6), 0, 4.4, "plaster", "plaster", -0.5)
    for side in (-4, 4):
        room.paint([(side, 0, -6), (side, 0, 4), (side, 1.1, 4), (side, 1.1, -6)], "wood", -0.35)
    room.paint([(-4, 0, 4), (4, 0, 4), (4, 1.1, 4), (-4, 1.1, 4)], "wood", -0.15)
    for z in (3.6, 1.6, -0.4, -2.4):
        room.block((-4, 4.1, z), (4, 4.5, z + 0.35), "wood", None)
    with room.plane((0.7, 3.7, 4), (3.3, 3.7, 4), (0.7, 1.4, 4), 130, 115):
        s.window(8, 4, 52, 106, True, "arch")
        s.window(70, 4, 52, 106, True, "arch")
    for z in (-0.6, 2.0):
        beam = room.face((1, 0, z), (3.4, 0, z - 0.5), (1.2, 0, z - 2.2), (-0.8, 0, z - 1.4))
        s.draw(beam, fill("#fff0b8", 0.18, blur=5))


def _shelves(s: Scene, room: Stage) -> None:
    """Pigeonholes full of scrolls on the back wall."""
    with room.plane((-3.7, 3.8, 3.98), (0.3, 3.8, 3.98), (-3.7, 1.2, 3.98), 200, 130):
        s.draw(rect(0, 0, 200, 130), fill(s.tone("wood", -0.55)))
        for row in range(5):
            for column in range(8):
                x, y = 4 + column * 24.4, 4 + row * 25
                s.draw(rect(x, y, 21, 21), fill(s.ink, 0.75))
                for roll in range((column * 3 + row * 5) % 4):
                    place = x + 5 + roll * 5.6, y + 16 - (roll % 2) * 5
                    s.disc(*place, 3.6, fill("#f3e2b8"))
                    s.disc(*place, 1.4, fill("#a8854a"))
                if (column + row) % 5 == 0:
                    s.draw(rect(x + 3, y + 6, 15, 12), fill(("#b8302c", "#2f6fa0", "#3f8a5a")[row % 3]))
        s.draw(rect(0, 0, 200, 130), stroke(s.ink, 3))


def _desk(s: Scene, room: Stage) -> None:
    """The high desk, letters in heaps, the clerk with his stamp."""
    room.block((-3.1, 0, 1.0), (-0.2, 0.35, 3.0), "wood", "wood")
    cx, cy = room.at(-1.75, 0.9, 2.4)
    s.glow(cx, cy - 60, 90, "#ffca6a", 0.6)
    s.figure(cx, cy, 118, "#b5402f", dress="robe", head="cap", hat="#7a1f1c", pose="raise", facing=1)
    x, y = cx + 27, cy - 134
    s.rod((x, y), (x + 2, y + 12), "#7a4a2c", 6, 9)
    s.inked(rect(x - 7, y + 10, 16, 8, 2), fill("#c8a04a"), 1.6)
    room.block((-2.9, 0.35, 1.3), (-0.3, 1.45, 1.9), "wood", "wood")
    with room.plane((-2.9, 1.4, 1.3), (-0.3, 1.4, 1.3), (-2.9, 0.45, 1.3), 130, 48):
        for panel in range(3):
            s.draw(rect(6 + panel * 42, 6, 34, 38, 2), stroke(s.ink, 2, 0.7))
            s.draw(rect(8 + panel * 42, 8, 30, 34, 2), stroke(s.theme.light, 1, 0.4))
    for px, pz, sheets in ((-2.6, 1.6, 6), (-2.0, 1.5, 3), (-0.75, 1.6, 8)):
        for sheet in range(sheets):
            left, foot = room.at(px, 1.45 + sheet * 0.035, pz)
            s.inked(
                polygon((left, foot), (left + 26, foot - 1), (left + 30, foot - 7), (left + 5, foot - 6)),
                fill("#f8edd0"),
                1.2,
            )
    left, foot = room.at(-1.3, 1.45, 1.5)
    s.inked(
        polygon((left - 8, foot), (left + 22, foot), (left + 26, foot - 10), (left - 3, foot - 10)),
        fill("#fff6e0"),
        1.4,
    )
    s.disc(left + 12, foot - 4, 4, fill("#c8322a"))
    x, y = room.at(-0.45, 1.45, 1.5)
    s.glow(x, y - 20, 74, "#ffca6a", 0.75)
    s.rod((x, y - 2), (x, y - 18), "#fff2d0", 6, 9)
    s.inked(path(f"M{x},{y - 34} q6,8 0,14 q-6,-6 0,-14 Z"), fill("#ffc544"), 1.4)


def _queue(s: Scene, room: Stage) -> None:
    """Who waits for a pass: from the desk to the door."""
    people = (
        (0.35, 1.2, "#7a2e3a", "gown", "veil", "#f3ead2", "carry"),
        (1.15, 0.5, "#4a5a8e", "tunic", "hat", "#c88a2c", "stand"),
        (2.0, -0.3, "#6a5a3a", "cloak", "hood", "#6a5a3a", "stand"),
        (1.3, -1.9, "#3f6a4a", "tunic", "wide", "#5a3a22", "walk"),
    )
    for x, z, robe, dress, head, hat, pose in people:
        room.figure(x, z, robe, dress=dress, head=head, hat=hat, pose=pose, facing=-1)
    x, y = room.at(-1.6, 0, -0.9)
    s.inked(
        rect(x - 40, y - 34, 74, 36, 3),
        linear(x - 40, 0, x + 34, 0, [(0, s.tone("wood", 0.4)), (1, s.tone("wood", -0.6))]),
    )
    for dx in (-24, 16):
        s.draw(rect(x + dx, y - 34, 8, 36), fill("#7f889a"))
    s.outline(rect(x - 40, y - 34, 74, 36, 3))
    rat(s.canvas, x + 70, y - 4, 44, "#4a3c44", "#ff5a3a", True, 5)
