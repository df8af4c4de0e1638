"""Rich Harvest: one field feeds twice as many this year."""

from __future__ import annotations

from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import circle, path, polygon
from art.kit.scene.riding import wheel
from art.la_citta.catalogue import Panel, card
from art.la_citta.parts.fields import sheaf

OX = (
    "M-70,-74 C-40,-84 10,-78 36,-88 C50,-94 62,-92 70,-82 C84,-84 96,-70 98,-52 C100,-44 92,-38 84,-40 "
    "C76,-38 70,-44 66,-52 C60,-40 54,-34 48,-32 C20,-24 -40,-24 -62,-32 C-78,-40 -80,-66 -70,-74 Z"
)
SHEAVES = (
    (40, 188, 84), (84, 176, 88), (130, 172, 90), (176, 180, 86), (62, 206, 84), (108, 200, 92), (154, 204, 88),
    (198, 208, 80),
)  # foot and height, from the back to the front  # fmt: skip


@card("golden", seed=29)
def rich_harvest(s: Panel) -> None:
    """An ox draws a cart that is heaped with sheaves through golden fields."""
    s.sky((300, 96, 44), 4, 0, 4, 220)
    s.ridge(176, 18, 0.65, 1)
    s.ridge(196, 12, 0.45, 2)
    s.tree(356, 210, 60, 18, "#4f7a48", "cypress")
    s.tree(376, 214, 48, 15, "#4f7a48", "cypress")
    _fields(s)
    with s.moved(-14, 52, -1, 0.92):
        _cart(s)
    with s.moved(288, 296, 0, 1.06):
        _ox(s)
    s.figure(214, 326, 84, "#6a7a3a", dress="tunic", head="wide", hat="#e6c07a", pose="point", facing=1)
    sheaf(s, 22, 332, 60, 0.6)
    s.finish(0.4)


def _fields(s: Panel) -> None:
    s.area(0, 204, s.W, s.H, linear(0, 204, 0, s.H, [(0, "#ffe08a"), (0.4, "#e0a63e"), (1, "#6e4418")]))
    for index in range(-16, 30):
        row = path(f"M{200 + index * 14},204 Q{200 + index * 34},250 {200 + index * 70},340")
        s.draw(row, stroke("#fff0b0" if index % 3 else "#8a9a3a", 4, 0.4))
        s.draw(row, stroke(s.ink, 1.2, 0.25))
    track = path("M-10,318 C120,286 280,282 410,300 L410,340 L-10,340 Z")
    s.draw(track, linear(0, 286, 0, 336, [(0, "#d8ae6c"), (1, "#6a4628")]))


def _cart(s: Panel) -> None:
    """Its ladders, its load, its wheels."""
    s.ellipse(10, 262, 250, 22, fill(s.ink, 0.4, blur=4))
    s.rod((214, 214), (330, 218), s.tone("wood", 0.1), 8, 12)
    for x, y, h in SHEAVES[:4]:
        sheaf(s, x, y, h, 0.6)
    for x, y, h in SHEAVES[4:]:
        sheaf(s, x, y, h, 0.6)
    side = polygon((14, 186), (232, 192), (216, 232), (34, 232))
    s.inked(side, linear(0, 186, 0, 232, [(0, s.tone("wood", 0.35)), (1, s.tone("wood", -0.6))]), 2.8)
    s.texture(side, 14, 186, 220, 46, "wood", 0.8)
    for x in range(40, 220, 30):
        s.line(x - 4, 184, x, 232, stroke(s.ink, 4))
        s.line(x - 4, 184, x, 232, stroke(s.tone("wood", 0.5), 2))
    for x in (74, 178):
        wheel(s, x, 240, 34, 10)


def _ox(s: Panel) -> None:
    """A white ox of the Chiana under its yoke."""
    s.ellipse(-76, -6, 160, 14, fill(s.ink, 0.4, blur=3))
    coat = "#f0e4d0"
    for x, lean in ((-48, -4), (34, 6)):
        leg = polygon((x - 9, -44), (x + 9, -44), (x + 6 + lean, 0), (x - 6 + lean, 0))
        s.inked(leg, fill(s.tone(coat, -0.6)), 2)
    s.draw(path("M-72,-70 C-88,-60 -86,-30 -82,-16"), stroke(s.ink, 8))
    s.draw(path("M-72,-70 C-88,-60 -86,-30 -82,-16"), stroke(s.tone(coat, -0.2), 4.6))
    shape = path(OX)
    s.inked(
        shape, linear(0, -92, 0, -24, [(0, s.tone(coat, 0.6)), (0.5, s.tone(coat, 0)), (1, s.tone(coat, -0.7))]), 2.6
    )
    for x, lean in ((-62, -10), (48, 10)):
        leg = polygon((x - 10, -42), (x + 12, -42), (x + 8 + lean, 0), (x - 6 + lean, 0))
        s.inked(leg, linear(x - 10, 0, x + 12, 0, [(0, s.tone(coat, 0.4)), (1, s.tone(coat, -0.5))]), 2.2)
        s.inked(polygon((x - 7 + lean, -7), (x + 9 + lean, -7), (x + 10 + lean, 1), (x - 8 + lean, 1)), fill(s.ink), 1)
    for tip in ("M66,-86 C58,-100 60,-112 70,-118", "M80,-84 C86,-96 96,-102 106,-100"):
        s.pipe(path(tip), "#fff6e0", 5, 9)
    s.inked(path("M62,-80 C52,-84 46,-80 44,-72 C52,-70 60,-72 64,-76 Z"), fill(s.tone(coat, -0.1)), 2)
    s.inked(circle(78, -64, 3.4), fill(s.ink), 1)
    s.inked(path("M86,-50 C92,-56 100,-52 98,-44 C94,-38 86,-42 86,-50 Z"), fill("#d8a090"), 1.8)
    s.pipe(path("M44,-96 C34,-70 40,-40 56,-28"), s.tone("wood", 0.2), 8, 12)
    s.pipe(path("M30,-96 L62,-100"), s.tone("wood", 0.4), 9, 13)
