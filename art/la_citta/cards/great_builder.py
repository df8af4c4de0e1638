"""Great Builder: any one building of the simple ones, a card for who has a plan."""

from __future__ import annotations

from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import path, polygon, rect
from art.kit.portrait import hair
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.kit.portrait.things import scroll
from art.la_citta.catalogue import Panel, card

COAT, LINEN, APRON, HAIR, SKIN = "#5a3a7a", "#f0e2c8", "#8a5a34", "#4a2a1a", "#d9a07a"
LOOK = Look(
    skin="#dfa982", brow="#4a2a1a", eye="#4a6a3a", lips="#a8503c", anger=0.1, lids=0.12, feminine=True, mouth=0.6,
    jaw=1.1, cheek=1.14, chin=1.06, nose=1.15, long=0, ears=False, shade=0.35, gaze=-4, blush=0.7, wide=1.06, age=0.3,
)  # fmt: skip


@card("night", seed=31)
def great_builder(s: Panel) -> None:
    """A broad woman with a measuring rod and a rolled plan, dust on her cap, a scaffold behind her."""
    _site(s)
    s.canvas.save()
    s.canvas.translate(0, -58)
    bust = Bust(s.canvas, 3, 31)
    bust.theme = bust.theme._replace(light="#ffdcb0")
    _clothes(bust)
    _head(bust)
    _plan(bust)
    _rod(bust)
    s.canvas.restore()
    s.finish(0.45)


def _site(s: Panel) -> None:
    """Dusk, a half-built tower with its crane, a dome in its scaffold."""
    s.sky((70, 150, 36), 4, 26, 3, 300)
    s.ridge(238, 16, 0.5, 1)
    s.wall(298, 92, 84, 260, "stone", "stone")
    for index, (x, top) in enumerate(((298, 92), (318, 78), (338, 86), (362, 70))):
        s.wall(x, top, 20, 300, "stone", "stone", rim=index == 0)
    for y in (150, 214):
        s.window(322, y, 18, 30, y > 200)
    for x in (282, 400):
        s.rod((x, 20), (x, 340), s.tone("wood", 0.1), 5, 8)
    for y in (64, 126, 190, 254):
        s.rod((274, y), (404, y), s.tone("wood", 0.3), 5, 8)
    s.line(282, 254, 400, 190, stroke(s.ink, 4))
    s.rod((340, 70), (340, 6), s.tone("wood", -0.2), 6, 9)
    s.rod((262, 26), (396, 6), s.tone("wood", 0.2), 6, 9)
    s.line(266, 26, 266, 70, stroke(s.ink, 2.4))
    s.wall(254, 68, 24, 18, "white", None)
    s.far_city(300, 0.35, 2, -10, 150, 90)
    s.area(0, 0, s.W, s.H, fill("#2a1450", 0.2))


def _clothes(s: Bust) -> None:
    s.disc(200, 210, 170, radial(200, 210, 170, [(0, "#ffd9a0", 0.35), (1, "#ffd9a0", 0)]))
    s.neck(200, 276, 74, 70, "#cf9670")
    s.shoulders(COAT, 348, 78, (2, 408), (398, 408), ("M86,424 Q110,460 100,500", "M314,424 Q292,460 300,500"))
    collar = path("M138,350 L176,332 L202,372 L226,332 L264,350 L240,398 L202,378 L162,398 Z")
    s.cloth(collar, LINEN, (138, 264), (0.5, 0.1, -0.5), hatched=False)
    s.cloth(path("M130,400 Q200,416 272,400 L290,500 L112,500 Z"), APRON, (112, 292), (0.4, 0, -0.7), ())


def _head(s: Bust) -> None:
    """A round face in a builder's cap, a plait at the side."""
    with s.tilted(200, 300, -4, 4):
        for line, width in (("M142,168 C120,210 130,260 120,306", 30), ("M258,164 C276,200 270,232 266,256", 22)):
            hair.lock(s, line, HAIR, width, tail=0.5)
        s.head(LOOK, 200, 210, 1.1, -14, 0)
        fringe = path("M136,200 C130,160 150,130 200,128 C250,128 270,160 266,196 C250,160 170,156 136,200 Z")
        hair.mass(s, fringe, HAIR, [path("M142,186 Q160,146 210,140"), path("M262,186 Q250,150 216,140")], 2)
        with s.moved(0, 13):
            _cap(s)


def _cap(s: Bust) -> None:
    """A cap of ochre felt, stone dust on it."""
    cap = path("M126,164 C112,96 150,62 206,62 C262,62 292,100 276,164 Q202,120 126,164 Z")
    s.cloth(cap, "#c8a45a", (116, 284), (0.5, 0.05, -0.7), ("M160,140 Q158,96 186,70", "M240,140 Q244,96 222,70"))
    s.cloth(path("M122,172 Q202,126 280,172 L278,146 Q202,102 124,146 Z"), LINEN, (122, 280), (0.4, 0, -0.6))
    for x, y, r in ((160, 86, 13), (196, 74, 17), (238, 90, 11), (216, 106, 8)):
        s.disc(x, y, r, fill("#fffaf0", 0.45, blur=4))


def _plan(s: Bust) -> None:
    with s.moved(84, 330, -42):
        scroll(s, 230, 24)
    Hand(s, SKIN, 0.9).clasp(92, 340, -42, 0.96, True, Arm((16, 540), COAT, LINEN, (60, 124), 4), 52)


def _rod(s: Bust) -> None:
    """A measuring rod in black and white, and a plumb line from its top."""
    with s.moved(316, 232, 7):
        s.inked(rect(-8, -178, 16, 400), linear(-8, 0, 8, 0, [(0, "#fff8e6"), (1, "#b8a484")]), 3)
        for index in range(10):
            if index % 2:
                s.draw(rect(-8, -178 + index * 40, 16, 40), fill("#3a1c5c"))
        s.draw(rect(-8, -178, 16, 400), stroke(s.ink, 3))
        s.gilded(polygon((-11, -178), (0, -198), (11, -178)), -11, 11)
    Hand(s, SKIN, 0.9).grip(312, 338, 6, 0.98, arm=Arm((398, 540), COAT, LINEN, (60, 124), 4))
