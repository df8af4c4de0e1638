"""The hospital, of the church."""

from __future__ import annotations

from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import circle, path
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Stage
from art.rattus_cartus.catalogue import building
from art.rattus_cartus.parts.rats import rat
from art.rattus_cartus.parts.vault import vault

BLANKETS = ("#3d6fb0", "#a8442f", "#5f7f4a", "#7a4a8a")


@building("church", seed=40)
def hospital(s: Scene) -> None:
    """A vaulted hall of beds; a doctor in a beaked mask walks between them with his lamp, nuns tend the sick."""
    hall = Stage(s, (0, 2.5, -7), tilt=-5, focal=400, centre=(200, 206))
    _hall(s, hall)
    for z in (5.2, 3.2, 1.2, -0.8):
        for side in (-1, 1):
            _bed(s, hall, side, z)
    hall.figure(-2.0, 3.1, "#2c3050", 1.75, dress="gown", head="veil", hat="#f6f0e4", pose="bow", facing=-1)
    hall.figure(2.0, 1.0, "#2c3050", 1.75, dress="gown", head="veil", hat="#f6f0e4", pose="carry", facing=1)
    _doctor(s, hall)
    x, y = hall.at(-1.3, 0, -2.2)
    rat(s.canvas, x, y, 46, "#4a4450", "#ff5a3a", False, 5)
    s.finish(0.5)


def _hall(s: Scene, hall: Stage) -> None:
    """Floor, walls with lit windows, the ribs of the vault, the rose at its end."""
    s.area(0, 0, 400, 480, linear(0, 0, 0, 480, [(0, "#0d1433"), (1, "#2a3a68")]))
    hall.floor(-4, 4, -6, 9, "#9aa0b0", 1)
    hall.wall((-4, 9), (4, 9), 0, 6.5, "pale", "stone", -0.05)
    hall.wall((-4, -6.8), (-4, 9), 0, 4.2, "pale", "stone", -0.25)
    hall.wall((4, 9), (4, -6.8), 0, 4.2, "pale", "stone", -0.05)
    with hall.plane((-2, 6.2, 9), (2, 6.2, 9), (-2, 0.2, 9), 120, 180):
        s.rose_window(60, 52, 38, 12)
        s.door(44, 116, 32, 60, True)
    for z in (7.6, 5.2, 3.2, 1.2, -0.8, -2.8):
        for corner, right, down in (
            ((-4, 3.9, z - 0.6), (-4, 3.9, z + 0.6), (-4, 2.1, z - 0.6)),
            ((4, 3.9, z + 0.6), (4, 3.9, z - 0.6), (4, 2.1, z + 0.6)),
        ):
            with hall.plane(corner, right, down, 30, 46):
                s.window(3, 2, 24, 42, True, "gothic")
    vault(s, hall, 4, (3.9, 6.6), (9, 6.2, 4.2, 2.2, 0.2, -1.8, -3.8), "pale", -0.35)


def _bed(s: Scene, hall: Stage, side: int, z: float) -> None:
    """A bed with its head to the wall, somebody in it, a lamp above."""
    near, far = 1.75, 3.9
    x0, x1 = (-far, -near) if side < 0 else (near, far)
    hall.block((x0, 0.15, z - 0.65), (x1, 0.62, z + 0.65), "wood", None)
    colour = BLANKETS[(int(z) + side) % 4]
    hall.block((x0, 0.62, z - 0.62), (x1, 0.8, z + 0.62), "white", None)
    inner, outer = (near, far - 0.8) if side > 0 else (-near, -far + 0.8)
    hall.paint(
        [(inner, 0.84, z - 0.66), (inner, 0.84, z + 0.66), (outer, 0.84, z + 0.66), (outer, 0.84, z - 0.66)],
        colour,
        0.2,
    )
    hall.paint(
        [(inner, 0.84, z - 0.66), (outer, 0.84, z - 0.66), (outer, 0.4, z - 0.66), (inner, 0.4, z - 0.66)], colour, -0.3
    )
    x, y = hall.at(side * 3.45, 0.95, z)
    k = hall.size(3.4, 1, z)
    s.ellipse(x - k * 0.36, y - k * 0.16, k * 0.72, k * 0.34, fill("#fdf8ec"))
    s.inked(circle(x, y - k * 0.06, k * 0.15), fill(("#e6b58c", "#c98d62", "#f0c8a4")[int(z * 2 + side) % 3]), 1.4)
    lx, ly = hall.at(side * 3.9, 1.9, z + 0.9)
    s.glow(lx, ly, k * 1.1, "#ffc85a", 0.55)
    s.disc(lx, ly, k * 0.07, fill("#fff2b8"))


def _doctor(s: Scene, hall: Stage) -> None:
    """The plague doctor: black coat and hat, a beak, a lamp in his hand."""
    x, y = hall.at(0.15, 0, -1.6)
    h = 2.15 * hall.size(0, 0, -1.6)
    s.glow(x - 44, y - h * 0.44, 150, "#ffd27a", 0.8)
    s.figure(x, y, h, "#1b1822", dress="cloak", head="wide", hat="#1a161f", pose="carry", facing=-1)
    k = h / 100
    beak = path("M-2,-97 C-14,-99 -34,-92 -44,-78 C-28,-84 -12,-81 -2,-82 Z", x, y, k)
    s.inked(beak, linear(x - 44 * k, 0, x, 0, [(0, "#e8d4a8"), (1, "#a8824a")]), 2)
    s.disc(x - 5 * k, y - 92 * k, 3.4 * k, fill(s.ink))
    s.disc(x - 5.4 * k, y - 92.4 * k, 2.2 * k, fill("#9fd8e8"))
    s.line(x - 22 * k, y - 60 * k, x - 22 * k, y - 50 * k, stroke(s.ink, 2))
    s.lantern(x - 22 * k, y - 44 * k)
