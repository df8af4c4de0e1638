"""The Prison."""

from __future__ import annotations

from art.citadels.catalogue import district
from art.kit.drawing.colour import mix
from art.kit.drawing.paint import PLUS, fill, linear, radial, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import arch, circle, oval, path, polygon, rect
from art.kit.scene.scene import Scene
from art.kit.scene.stage import Stage


@district("military", seed=26)
def prison(s: Scene) -> None:
    """From inside a cell: between the bars a vaulted passage, the jailer goes off; one of us sits in irons."""
    s.area(0, 0, 400, 480, fill("#2a1018"))
    passage = Stage(s, (-0.5, 1.6, -1.4), turn=7, tilt=1, focal=330, centre=(214, 232))
    _passage(s, passage)
    _cells(s, passage)
    _jailer(s, passage)
    _shadow(s)
    _bars(s)
    _lock(s)
    _prisoner(s)
    s.finish(0.4)


def _passage(s: Scene, passage: Stage) -> None:
    """Floor, walls, the sunset in the far window, ribs of the vault."""
    passage.floor(-2.4, 2.4, 0.2, 15, "#b86a4c", 0.8, 0.25)
    passage.wall((-2.4, 0.4), (-2.4, 15), 0, 3.6, "#b8705a", "stone", -0.15, 26)
    passage.wall((2.4, 15), (2.4, 0.4), 0, 3.6, "#c07a60", "stone", 0.2, 26)
    passage.wall((-2.4, 15), (2.4, 15), 0, 5, "#8a5a4a", "stone", -0.2, 20)
    passage.paint([(-2.4, 3.6, 0.4), (-2.4, 3.6, 15), (2.4, 3.6, 15), (2.4, 3.6, 0.4)], "#7a4a40", -0.5, 0.2)
    with passage.plane((-1.3, 3.5, 14.9), (1.3, 3.5, 14.9), (-1.3, 0.4, 14.9), 60, 72):
        s.inked(arch(0, 0, 60, 72, False), linear(0, 0, 0, 72, [(0, "#d8402a"), (0.6, "#ff9a48"), (1, "#ffd890")]), 2.4)
        for x in (15.0, 30, 45):
            s.line(x, 0, x, 72, stroke(s.ink, 5))
        s.line(0, 40, 60, 40, stroke(s.ink, 4))
    x, y = passage.at(0, 2, 15)
    s.glow(x, y, 120, "#ff6a34", 0.8)
    sheen = passage.face((-0.9, 0.01, 1.0), (-1.2, 0.01, 15), (1.2, 0.01, 15), (0.7, 0.01, 1.0))
    s.draw(sheen, linear(0, 250, 0, 480, [(0, "#ff9050", 0.5), (1, "#ff6030", 0.08)], PLUS))
    for z in (13, 10.4, 7.8, 5.2, 2.8):
        k = passage.size(0, 3, z)
        bow = path("M-2.4,2 Q-2.4,-1.4 0,-1.4 Q2.4,-1.4 2.4,2", *passage.at(0, 2.2, z), sx=k, sy=k)
        s.pipe(bow, s.tone("stone", -0.35), 0.3 * k, 0.3 * k + 3)


def _cells(s: Scene, passage: Stage) -> None:
    """Barred doors on both sides; a face of light or a hand behind some, torches between them."""
    for side in (-1, 1):
        x = side * 2.38
        for number, z in enumerate((9.6, 7.0, 4.4, 2.0)):
            near, far = (z, z + 1.5) if side > 0 else (z + 1.5, z)
            with passage.plane((x, 2.5, far), (x, 2.5, near), (x, 0, far), 60, 100):
                s.inked(arch(-5, -6, 70, 110, False), fill(s.tone("stone", 0.1 if side > 0 else -0.3)), 2)
                lit = (number + side) % 3 == 0
                s.draw(arch(0, 0, 60, 100, False), fill("#e8863a" if lit else "#1c0a12"))
                if lit:
                    s.draw(
                        path("M18,100 V66 Q18,52 27,50 Q22,30 30,30 Q38,30 33,50 Q42,52 42,66 V100 Z"), fill("#2a0f18")
                    )
                for bar in range(1, 6):
                    s.rod((bar * 10, 0), (bar * 10, 100), s.tone("dark", 0.1), 2.4, 4.6)
                s.rod((0, 52), (60, 52), s.tone("dark", 0.1), 3, 5.6)
                s.inked(rect(46, 48, 12, 12, 2), fill(s.tone("gold", 0.1)), 1.4)
    for side, z in ((-1, 6.4), (1, 6.4), (1, 3.8)):
        a, b = passage.at(side * 2.2, 2.2, z)
        k = passage.size(side * 2.2, 2.2, z)
        s.glow(a, b, 0.9 * k, "#ff9a48", 0.8)
        s.rod((a, b + 0.6 * k), (a, b), s.tone("wood", 0), 0.1 * k, 0.16 * k)
        s.draw(
            path(
                f"M{a - 0.13 * k},{b} Q{a - 0.16 * k},{b - 0.3 * k} {a},{b - 0.6 * k} Q{a + 0.18 * k},{b - 0.3 * k} "
                f"{a + 0.13 * k},{b} Z"
            ),
            fill("#ffe08a"),
        )


def _jailer(s: Scene, passage: Stage) -> None:
    """The jailer from behind, a ring of keys at his hip, a lantern in his hand; a guard stands at the end."""
    passage.figure(1.2, 11.5, "#8a2424", dress="tunic", head="helm", hat="#c8b4a8")
    x, y = passage.at(-0.62, 0, 3.3)
    h = 1.85 * passage.size(-0.62, 0, 3.3)
    s.draw(
        polygon((x - h * 0.2, y), (x + h * 0.2, y), (x + h * 0.1, y + 90), (x - h * 0.7, y + 90)),
        fill(s.ink, 0.35, blur=4),
    )
    s.figure(x, y, h, "#8a2a2e", dress="tunic", head="cap", hat="#3a1a20", pose="walk", back=True, hair="#2a1a1e")
    s.lantern(x + h * 0.22, y - h * 0.4)
    s.glow(x + h * 0.22, y - h * 0.4, 44, "#ffc060", 0.5)
    kx, ky = x - h * 0.17, y - h * 0.44
    s.draw(circle(kx, ky, h * 0.09), stroke(s.ink, 5.4))
    s.draw(circle(kx, ky, h * 0.09), stroke(GOLD, 3))
    for turn in (-34, -4, 26):
        with s.moved(kx, ky + h * 0.08, turn):
            s.rod((0, 0), (0, h * 0.17), GOLD, 2.6, 5)
            s.rod((0, h * 0.15), (h * 0.05, h * 0.15), GOLD, 2.6, 5)


def _shadow(s: Scene) -> None:
    """Our own cell: dark stone to the left and above, straw on the floor with the shadows of the bars."""
    wall = path("M-10,-10 H96 L84,120 L90,300 L70,490 H-10 Z")
    s.draw(wall, linear(0, 0, 96, 0, [(0, "#12060e"), (1, "#4a2a2a")]))
    s.texture(wall, -10, -10, 110, 500, "stone", 1.4)
    s.outline(wall, 2.4)
    s.area(-10, -10, 410, 52, linear(0, 0, 0, 52, [(0, "#12060e"), (1, "#3a1c1e")]))
    s.line(-10, 52, 410, 52, stroke(s.ink, 3))
    floor = path("M60,490 L72,434 H410 V490 Z")
    s.draw(floor, linear(0, 434, 0, 480, [(0, "#7a4a34"), (1, "#241018")]))
    for bar in range(96, 420, 44):
        s.draw(polygon((bar, 434), (bar + 12, 434), (bar - 8, 490), (bar - 30, 490)), fill(s.ink, 0.5))
    for _ in range(70):
        x, y = s.random.uniform(70, 400), s.random.uniform(440, 480)
        s.line(
            x,
            y,
            x + s.random.uniform(-18, 18),
            y + s.random.uniform(-4, 4),
            stroke(s.tone("thatch", s.random.uniform(-0.5, 0.4)), 1.8),
        )


def _bars(s: Scene) -> None:
    """The grille of our cell."""
    for x in range(104, 420, 44):
        s.draw(
            rect(x - 9, 48, 18, 390),
            linear(x - 9, 0, x + 9, 0, [(0, "#ffb070"), (0.16, "#8a7a84"), (0.5, "#4a3e4c"), (1, "#140a14")]),
        )
        s.outline(rect(x - 9, 48, 18, 390), 2.4)
    for y in (96.0, 350):
        s.inked(rect(84, y, 330, 16), linear(0, y, 0, y + 16, [(0, "#a8949a"), (0.4, "#5a4c58"), (1, "#1c1018")]), 2.4)
        for x in range(104, 420, 44):
            s.inked(circle(x, y + 8, 5), radial(x - 2, y + 6, 8, [(0, "#d8c4c8"), (1, "#3a2c38")]), 1.5)


def _lock(s: Scene) -> None:
    """The great padlock on its chain."""
    for i in range(5):
        for side in (-1, 1):
            link = oval(258 + side * (26 + i * 16) - 11, 212 - i * 6 - 7, 22, 14)
            s.draw(link, stroke(s.ink, 8))
            s.draw(link, stroke(s.tone("grey", 0.25), 4.2))
    s.pipe(path("M234,226 V196 Q234,166 258,166 Q282,166 282,196 V226"), s.tone("grey", 0.5), 11, 17)
    body = rect(214, 220, 88, 78, 10)
    s.draw(body, fill("#000000", 0.55, blur=7))
    s.inked(body, linear(214, 220, 302, 298, [(0, "#fff6c0"), (0.3, GOLD), (0.7, "#a8701e"), (1, "#5a3210")]), 3)
    s.draw(rect(221, 227, 74, 64, 7), stroke("#7a4a14", 2.4, 0.7))
    s.draw(path("M258,244 C247,244 244,256 252,262 L246,282 H270 L264,262 C272,256 269,244 258,244 Z"), fill(s.ink))
    for x, y in ((224.0, 230.0), (292, 230), (224, 288), (292, 288)):
        s.disc(x, y, 2.6, fill("#6a4010"))


def _prisoner(s: Scene) -> None:
    """A prisoner against the wall, in irons; a hand grips the bar; a bowl, a rat."""
    rag = mix("#8a7a6a", s.ink, 0.15)
    s.ellipse(4, 462, 150, 20, fill(s.ink, 0.5))
    legs = path(
        "M24,440 C44,396 84,382 104,398 C116,410 108,436 124,460 L98,466 C86,446 84,430 80,424 C68,444 62,462 "
        "60,470 L16,470 Z"
    )
    s.inked(legs, linear(20, 380, 110, 460, [(0, s.tone(rag, 0.1)), (1, s.tone(rag, -0.7))]), 2.2)
    body = path("M8,470 C0,410 6,346 36,332 C60,326 76,344 78,372 C80,408 68,440 64,470 Z")
    s.inked(
        body, linear(0, 0, 82, 0, [(0, s.tone(rag, -0.7)), (0.6, s.tone(rag, 0.15)), (1, s.tone("#e8a070", 0.4))]), 2.4
    )
    s.inked(
        path("M28,338 C20,312 26,284 50,282 C72,282 80,302 76,322 C72,338 58,346 44,344 Z"),
        linear(26, 0, 78, 0, [(0, "#6a3a2a"), (1, "#e8a878")]),
        2.2,
    )
    hair = path(
        "M24,336 C12,300 22,270 52,270 C72,270 80,284 78,296 C66,288 58,292 56,304 C54,318 46,322 44,334 C40,346 "
        "30,348 24,336 Z"
    )
    s.inked(hair, linear(20, 0, 80, 0, [(0, "#1c0f14"), (1, "#5a3626")]), 2)
    s.inked(path("M62,330 C76,326 82,322 80,310 C84,330 78,348 62,350 Z"), fill("#4a2c20"), 1.8)
    arm = path("M40,360 Q66,410 98,392")
    s.pipe(arm, s.tone(rag, -0.05), 17, 22)
    s.inked(oval(92, 382, 22, 16), fill("#d89468"), 2)
    s.inked(rect(84, 380, 12, 22, 3), linear(84, 0, 96, 0, [(0, "#a89ca4"), (1, "#2a1e28")]), 2)
    for i in range(5):
        link = oval(80 - i * 14, 404 + i * 11, 15, 10)
        s.draw(link, stroke(s.ink, 5.6))
        s.draw(link, stroke(s.tone("grey", 0.1), 2.8))
    s.inked(
        path("M150,462 H200 Q196,480 175,480 Q154,480 150,462 Z"),
        linear(150, 0, 200, 0, [(0, s.tone("wood", 0.5)), (1, s.tone("wood", -0.6))]),
        2,
    )
    s.inked(path("M322,470 C320,456 334,448 348,452 C358,454 364,460 368,466 L362,470 Z"), fill("#2a1a20"), 1.6)
    s.draw(path("M322,468 Q304,474 292,462"), stroke("#2a1a20", 2.4))
    s.disc(361, 461, 1.6, fill("#ff9a50"))
