"""The Keep."""

from __future__ import annotations

import math

from art.citadels.catalogue import district
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import path, polygon
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Place, Stage


@district("unique", seed=28)
def keep(s: Scene) -> None:
    """A square keep on a crag in the sea: storm, breakers, lightning; a rider with a torch gallops over the bridge."""
    s.hour("#120c34", "#3a2880", "#8a5ab8", "#f0b0cc", horizon=420)
    _storm(s)
    rock = Stage(s, (-6.4, 1.4, -9.2), turn=36, tilt=24, focal=330, centre=(206, 292))
    _sea(s)
    _crag(s)
    rock.block((-0.5, 2.4, -0.5), (6.5, 4.4, 6.5), "grey", "stone", 9)
    rock.block((0, 4.0, 0), (6, 13.4, 6), "stone", "stone", 9)
    _parapet(s, rock, ((0, 0), (6, 6)), 13.4, 7)
    _keep_openings(s, rock)
    for x, z in ((6.0, 6.0), (6.0, 0.0), (0.0, 6.0), (0.0, 0.0)):
        rock.block((x - 0.75, 3.4, z - 0.75), (x + 0.75, 15.4, z + 0.75), "stone", "stone", 9)
        _parapet(s, rock, ((x - 0.95, z - 0.95), (x + 0.95, z + 0.95)), 15.4, 3)
    for (x, z), length in (((0.0, 0.0), 40), ((6.0, 0.0), 30), ((0.0, 6.0), 30)):
        px, py = rock.at(x, 16.6, z)
        s.flag(px, py + 4, length, length * 0.85, "#c8385a")
    _boulders(s)
    _causeway(s)
    _breakers(s)
    _rain(s)
    s.finish(0.55)


def _storm(s: Scene) -> None:
    s.glow(240, 220, 230, "#ffd0e8", 0.55)
    for x, y, w in ((-40, 60, 200), (150, 40, 240), (40, 120, 180), (240, 150, 190), (-20, 200, 150), (260, 250, 170)):
        s.cloud(x, y, w, 0.6, "#2f2260")
    bolt = path("M86,150 L62,208 L80,210 L54,268 L70,270 L40,340")
    s.draw(bolt, stroke("#e8c8ff", 12, 0.5, blur=6))
    s.draw(bolt, stroke("#fff6ff", 3.4))
    s.draw(path("M70,270 L92,312 M62,208 L40,236"), stroke("#fff0ff", 1.8, 0.9))
    s.glow(62, 240, 130, "#d8b0ff", 0.7)


def _sea(s: Scene) -> None:
    s.area(0, 366, 400, 480, linear(0, 366, 0, 480, [(0, "#c88ac0"), (0.25, "#5a4aa0"), (1, "#14103c")]))
    for i in range(26):
        y = 370 + (i * 29) % 106
        x = (i * 67) % 430 - 40
        w = 30 + y - 360
        s.draw(
            path(f"M{x},{y} Q{x + w * 0.3},{y - 7} {x + w * 0.5},{y} Q{x + w * 0.7},{y + 5} {x + w},{y - 1}"),
            stroke("#e8d8ff", 1.8, 0.5),
        )


def _crag(s: Scene) -> None:
    rock = path(
        "M92,424 L100,392 L92,372 L116,350 L128,338 L170,330 L250,332 L310,338 L346,352 L358,380 L384,392 L392,420 "
        "L404,450 L330,470 L190,462 L120,452 Z"
    )
    s.inked(
        rock,
        linear(
            92,
            330,
            390,
            470,
            [(0, s.tone("#9a88b8", 0.25)), (0.5, s.tone("#5a4c86", -0.3)), (1, s.tone("#2f2560", -0.8))],
        ),
        2.6,
    )
    with s.clipped(rock):
        for a, b, c in (
            ((128, 338), (96, 440), (150, 470)),
            ((210, 331), (186, 470), (252, 470)),
            ((310, 338), (286, 470), (352, 470)),
        ):
            s.draw(polygon(a, b, c), fill(s.ink, 0.35))
            s.line(*a, *b, stroke("#ffe0f0", 1.8, 0.5))


def _keep_openings(s: Scene, rock: Stage) -> None:
    """The lit door on the left face, slits and a few windows on both."""
    faces: tuple[tuple[Place, Place, Place], ...] = (
        ((-0.02, 13.4, 6), (-0.02, 13.4, 0), (-0.02, 4.4, 6)),
        ((0, 13.4, -0.02), (6, 13.4, -0.02), (0, 4.4, -0.02)),
    )
    for number, corners in enumerate(faces):
        with rock.plane(*corners, 80, 120):
            for y in (16.0, 46.0):
                for x in (22.0, 52.0):
                    s.window(x - 4, y, 9, 18, (x + y + number) % 3 != 1, "arch")
            for x in (28.0, 52.0):
                s.slit(x, 80, 15)
    _keep_banner(s, rock, 1.9, (11.4, 6.2), False)
    _keep_banner(s, rock, 4.1, (11.4, 7.6), True)
    with rock.plane((-0.52, 7.4, 4.5), (-0.52, 7.4, 1.9), (-0.52, 3.2, 4.5), 40, 66):
        s.door(8, 8, 24, 58, lit=True)
    x, y = rock.at(-0.5, 4.4, 3.2)
    s.glow(x, y, 90, "#ffc060", 0.7)


def _keep_banner(s: Scene, rock: Stage, edge: float, span: tuple[float, float], left: bool) -> None:
    """A long banner down the middle of the left or of the right face."""
    top, low = span
    if left:
        corners: tuple[Place, Place, Place] = ((-0.04, top, edge), (-0.04, top, edge - 2.2), (-0.04, low, edge))
    else:
        corners = ((edge, top, -0.04), (edge + 2.2, top, -0.04), (edge, low, -0.04))
    with rock.plane(*corners, 40, 100):
        s.banner(2, 0, 36, 98, "#7a2fb0" if left else "#5a2390")
        s.draw(path("M10,58 V38 H14 V43 H18 V38 H22 V43 H26 V38 H30 V58 Z"), fill("#ffe9a8"))


def _boulders(s: Scene) -> None:
    """Rocks in front of the feet of the towers."""
    near = path(
        "M112,392 L132,372 L150,380 L168,366 L196,372 L212,360 L236,374 L262,366 L282,376 L306,364 L330,374 L352,370 "
        "L372,392 L392,424 L350,440 L240,446 L130,440 L100,424 Z"
    )
    s.inked(near, linear(100, 360, 390, 450, [(0, "#c8a8d0"), (0.4, "#7a68a4"), (1, "#332a66")]), 2.6)
    with s.clipped(near):
        for x, top, foot in ((168, 366, 440), (212, 360, 446), (262, 366, 446), (306, 364, 440), (352, 370, 440)):
            s.draw(
                polygon((x, top), (x + 10, top + 30), (x - 4, foot), (x + 44, foot), (x + 26, top + 14)),
                fill(s.ink, 0.32),
            )
            s.line(x, top, x - 8, top + 40, stroke("#ffe0f0", 1.6, 0.6))


def _causeway(s: Scene) -> None:
    """The bridge from the shore at the left, two arches over the surf; a rider on it, guards at the door."""
    side = path("M-10,410 L118,372 L118,396 Q104,402 100,452 H84 Q78,420 56,424 Q34,430 30,490 H-10 Z")
    s.inked(side, linear(-10, 0, 118, 0, [(0, s.tone("stone", 0.25)), (1, s.tone("grey", -0.4))]), 2.6)
    s.texture(side, -10, 370, 130, 120, "stone")
    deck = polygon((-10, 410), (-10, 396), (128, 362), (136, 372), (118, 374))
    s.inked(deck, fill(s.tone("sand", 0.3)), 2)
    for i in range(7):
        x, y = -4 + i * 18, 406 - i * 5.4
        s.inked(polygon((x, y), (x + 9, y - 2.7), (x + 9, y - 13), (x, y - 10)), fill(s.tone("stone", 0.35)), 1.6)
    s.glow(122, 346, 80, "#ffc060", 0.7)
    with s.moved(70, 386, -14, 0.72):
        _rider(s)
    s.figure(122, 372, 34, "#7a2e6e", dress="cloak", head="helm", hat="#b4b8d0")
    s.figure(140, 372, 34, "#4a3a7a", dress="cloak", head="helm", hat="#b4b8d0", pose="raise", facing=-1)


def _breakers(s: Scene) -> None:
    """Surf at the foot of the rock and one great wave in front."""
    for x, y, size in ((108, 448, 15), (150, 458, 18), (206, 462, 16), (262, 466, 19), (322, 464, 17), (384, 446, 20)):
        for i in range(9):
            a = math.radians(180 + i * 22)
            reach = size * (0.9 + 0.5 * ((i * 7) % 5) / 4)
            s.disc(x + reach * math.cos(a), y + reach * 1.1 * math.sin(a), size * 0.34, fill("#f6f0ff", 0.85))
        s.ellipse(x - size * 1.6, y - 6, size * 3.2, 13, fill("#ffffff", 0.8))
    wave = path(
        "M-10,490 V452 Q40,470 96,462 Q170,450 214,470 Q250,484 286,452 Q318,420 368,426 Q340,434 346,450 Q362,470 "
        "410,456 V490 Z"
    )
    s.inked(wave, linear(0, 424, 0, 486, [(0, "#a89af0"), (0.5, "#4a3aa0"), (1, "#1a1450")]), 2.6)
    s.draw(
        path("M-10,454 Q40,472 96,464 Q170,452 214,472 Q250,486 286,454 Q318,422 366,427"), stroke("#ffffff", 5, 0.9)
    )
    for i in range(16):
        s.disc(372 - i * 5.2, 422 - (i * 37) % 26, 2 + (i % 3), fill("#ffffff", 0.9))


def _rain(s: Scene) -> None:
    for i in range(70):
        x, y = (i * 97) % 440, (i * 61) % 470
        s.line(x, y, x - 7, y + 20, stroke("#d8c8ff", 1.1, 0.32))


def _rider(s: Scene) -> None:
    """A horse at a walk, its rider lifts a torch; 100 units high, looking right."""
    coat = linear(-40, -60, 40, 0, [(0, s.tone("#8a6a7a", 0.3)), (1, s.tone("#3a2a4a", -0.5))])
    for line in (
        "M-30,-34 L-38,-16 L-34,0",
        "M-22,-34 L-20,-16 L-28,0",
        "M20,-34 L30,-20 L28,0",
        "M26,-36 L16,-18 L18,0",
    ):
        s.pipe(path(line), s.tone("#4a3a4a", -0.3), 6, 9)
    s.draw(path("M-38,-52 C-52,-50 -50,-30 -56,-20"), stroke(s.ink, 8))
    body = path(
        "M-38,-54 C-20,-62 10,-58 22,-62 L34,-86 L38,-94 L43,-86 C52,-78 58,-68 60,-62 L50,-56 L42,-64 "
        "C40,-48 34,-36 22,-32 C0,-26 -22,-28 -36,-34 Z"
    )
    s.inked(body, coat, 2)
    s.draw(path("M36,-88 C26,-80 24,-70 20,-60"), stroke(s.ink, 6))
    with s.moved(-4, -28):
        s.figure(0, 8, 82, "#9457c4", dress="cloak", head="hood", hat="#6a2fa0", pose="raise")
    s.glow(14, -108, 60, "#ffb050", 0.9)
    s.draw(path("M9,-102 Q8,-114 15,-124 Q22,-114 20,-102 Z"), fill("#ffe08a"))


def _parapet(
    s: Scene, stage: Stage, plot: tuple[tuple[float, float], tuple[float, float]], high: float, count: int
) -> None:
    """A parapet on brackets with `count` merlons on each of the two faces we see."""
    (x0, z0), (x1, z1) = plot
    out, tall = 0.18, 0.5
    x0, z0, x1, z1 = x0 - out, z0 - out, x1 + out, z1 + out
    ledge, low = "grey", high - 0.3
    inner_x, inner_z = x0 + out, z0 + out
    stage.paint([(x0, low, z1), (x0, low, z0), (inner_x, low, inner_z), (inner_x, low, z1)], ledge, -0.8)
    stage.paint([(x0, low, z0), (x1, low, z0), (x1, low, inner_z), (inner_x, low, inner_z)], ledge, -0.9)
    stage.wall((x0, z1), (x0, z0), low, high + tall, ledge, None, 0.4)
    stage.wall((x0, z0), (x1, z0), low, high + tall, ledge, None, 0.0)
    for index in range(count):
        near, far = (index + 0.1) / count, (index + 0.66) / count
        for a, b in (((x0, z1), (x0, z0)), ((x0, z0), (x1, z0))):
            start = a[0] + (b[0] - a[0]) * near, a[1] + (b[1] - a[1]) * near
            end = a[0] + (b[0] - a[0]) * far, a[1] + (b[1] - a[1]) * far
            stage.wall(start, end, high + tall, high + tall + 0.7, "grey", None, 0.35 if a[0] == b[0] else -0.1)
            stage.wall(start, end, high - 0.75, high - 0.3, "grey", None, -0.5)
