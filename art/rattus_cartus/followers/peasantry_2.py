"""The old woman: the second follower of the estate `peasantry`."""

from __future__ import annotations

from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import difference, oval, path
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.kit.portrait.locks import locks
from art.rattus_cartus.catalogue import follower
from art.rattus_cartus.parts.niche import Niche


@follower("peasantry", seed=12)
def peasantry_2(s: Niche) -> None:
    """An old woman in a shawl, a basket of eggs on her arm."""
    s.niche()
    _shawl(s)
    _head(s)
    _basket(s)
    s.sill_rat(66, False)
    s.finish(0.45)


def _shawl(s: Niche) -> None:
    """Neck, dress, and the checked shawl over both shoulders."""
    s.neck(202, 284, 56, 62, "#c99a78")
    s.shoulders("#6a5a48", 354, 74, (12, 412), (390, 412))
    shawl = path(
        "M104,340 C70,372 30,400 12,470 L60,500 L204,420 L346,500 L392,466 C372,400 334,372 302,340 Q204,424 104,340 Z"
    )
    s.cloth(shawl, "#a84a3a", (12, 392), (0.45, 0, -0.8), ("M84,372 Q60,430 40,486", "M322,372 Q346,430 366,486"))
    with s.clipped(shawl):
        for i in range(-2, 14):
            s.draw(path(f"M{i * 34},330 L{i * 34 - 60},510"), stroke("#f0d9a0", 3, 0.35))
            s.draw(path(f"M-10,{330 + i * 20} Q200,{366 + i * 20} 410,{330 + i * 20}"), stroke("#3a1a1a", 3, 0.3))
    s.gilded(oval(190, 404, 30, 22), 188, 222)


def _head(s: Niche) -> None:
    """A kind, creased face under a white kerchief."""
    locks(s, (("M150,170 C124,190 136,220 126,250", 16), ("M256,170 C280,190 268,220 278,250", 16)), "#d8d2cc")
    look = Look(
        skin="#dba27a",
        brow="#cfc4ba",
        eye="#5a6a8a",
        lips="#a8605a",
        anger=-0.3,
        lids=0.3,
        mouth=0.9,
        age=1.0,
        feminine=True,
        jaw=1.0,
        cheek=1.06,
        nose=1.15,
        long=3,
        blush=0.6,
        gaze=-4,
        hollow=0.3,
        ears=False,
    )
    with s.tilted(200, 300, -4, 6):
        head = s.head(look, 202, 214, 1.05, -14, 2)
        locks(s, (("M160,150 C180,130 206,126 222,132", 16), ("M250,152 C240,134 226,128 212,130", 14)), "#e0dad4")
        hole = head.on("M-48,-34 C-26,-50 26,-50 48,-34 C58,4 46,54 0,82 C-46,54 -58,4 -48,-34 Z", 2)
        scarf = path(
            "M204,52 C122,52 92,124 98,214 C102,290 136,352 202,362 C268,352 304,290 308,214 C314,124 284,52 204,52 Z"
        )
        cloth = difference(scarf, hole)
        s.cloth(
            cloth, "#f3ead2", (92, 316), (0.5, 0.05, -0.7), ("M118,200 Q116,110 190,66", "M292,200 Q294,110 220,66")
        )
        with s.clipped(cloth):
            for x, y in ((120, 150), (146, 104), (186, 78), (230, 80), (268, 108), (292, 154), (112, 220), (300, 224),
                         (128, 284), (286, 286), (160, 334), (252, 330)):  # fmt: skip
                s.disc(x, y, 6, fill("#c8503f"))
                s.disc(x, y, 2, fill("#f6e2a0"))
    s.cloth(path("M178,338 Q204,362 230,338 L240,376 Q204,392 168,376 Z"), "#f3ead2", (168, 240), (0.4, 0, -0.6), ())


def _basket(s: Niche) -> None:
    """A basket of eggs, held before her."""
    s.draw(path("M236,440 C236,360 352,360 352,440"), stroke(s.ink, 15))
    s.draw(path("M236,440 C236,360 352,360 352,440"), stroke("#a8743a", 9))
    for x, y in ((262, 424), (292, 416), (322, 424), (276, 434), (308, 434)):
        egg = oval(x - 15, y - 19, 30, 38)
        s.inked(egg, radial(x - 5, y - 8, 26, [(0, "#fffdf4"), (0.6, "#f3e0c4"), (1, "#b89a78")]))
    wicker = path("M226,436 L362,436 L346,500 L242,500 Z")
    s.inked(wicker, linear(226, 0, 362, 0, [(0, "#d9a860"), (0.5, "#b07f40"), (1, "#6a4420")]), 2.6)
    with s.clipped(wicker):
        for row in range(5):
            for column in range(12):
                x = 226 + column * 13 + (row % 2) * 6
                s.draw(path(f"M{x},{440 + row * 13} q6,8 12,0"), stroke("#5a3414", 2.6))
    Hand(s, "#d0966e", 0.9).grip(296, 376, 84, 0.8, arm=Arm((420, 470), "#a84a3a", "#c8705a", (56, 100)))
