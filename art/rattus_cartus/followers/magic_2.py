"""The star-gazer: the second follower of the estate `magic`."""

from __future__ import annotations

import math

from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import circle, oval, path, star
from art.kit.portrait import hair
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.rattus_cartus.catalogue import follower
from art.rattus_cartus.parts.niche import Niche


@follower("magic", seed=12)
def magic_2(s: Niche) -> None:
    """A bald star-gazer with a long beard, an owl on his shoulder, a ring of the heavens in his hand."""
    s.niche()
    s.neck(200, 284, 64, 62, "#c9946e")
    s.shoulders("#3a2470", 354, 80, (2, 408), (400, 408), ("M110,430 Q126,462 118,500", "M300,430 Q286,462 292,500"))
    collar = path("M110,362 Q200,452 292,362 L318,402 Q204,500 84,402 Z")
    s.cloth(collar, "#6a44b8", (84, 318), (0.5, 0, -0.85), ("M112,386 Q204,470 292,386",))
    for x, y, r in ((70, 440, 10), (116, 470, 8), (330, 450, 10), (286, 474, 8), (40, 478, 7), (366, 486, 7)):
        s.draw(star(x, y, r, 5, 0.42), fill("#f3d27a"))
    _head(s)
    _owl(s)
    _rings(s)
    s.sill_rat(336)
    s.finish(0.5)


def _head(s: Niche) -> None:
    """A high, bald forehead, a beard down to the breast."""
    look = Look(
        skin="#e0b088",
        brow="#d8d2dc",
        eye="#6a5ac8",
        lips="#8a4a4a",
        anger=-0.2,
        lids=0.3,
        mouth=0.3,
        age=0.9,
        jaw=0.94,
        chin=0.9,
        cheek=0.98,
        nose=1.15,
        long=5,
        hook=3,
        gaze=-7,
        glance=-6,
        hollow=0.4,
        bushy=1.7,
    )
    with s.tilted(200, 300, -3, 6):
        for line in ("M148,190 C118,220 128,262 116,300", "M256,190 C286,220 276,262 290,300"):
            hair.lock(s, line, "#cfc8d4", 22, tail=0.4)
        head = s.head(look, 202, 210, 1.1, -10, 0)
        s.disc(*head.at(-16, -66, 8), 22, radial(*head.at(-16, -66, 8), 22, [(0, "#ffffff", 0.5), (1, "#ffffff", 0)]))
        hair.beard(s, head, "#d8d2dc", 92, 0.98, 0.9)
        hair.moustache(s, head, "#e6e0ea", 34, 16, 11)


def _owl(s: Niche) -> None:
    """The owl that sees more than he does."""
    body = path(
        "M300,372 C272,340 274,276 304,262 C310,254 306,246 300,240 C316,244 322,250 330,252 "
        "C340,250 346,244 362,240 "
        "C356,246 352,254 358,262 C386,278 388,340 358,372 Q330,388 300,372 Z"
    )
    s.inked(body, linear(276, 250, 386, 370, [(0, "#c9a878"), (0.5, "#8a6440"), (1, "#4a3020")]), 2.8)
    for row in range(5):
        for column in range(5):
            x, y = 300 + column * 15 + (row % 2) * 7, 314 + row * 12
            s.draw(path(f"M{x - 6},{y} q6,9 12,0"), stroke("#3a2416", 2.4, 0.7))
    for side in (-1, 1):
        x = 330 + side * 18
        s.inked(circle(x, 284, 17), fill("#f0dcb0"))
        s.inked(circle(x, 284, 11), fill("#ffb52e"), 1.6)
        s.disc(x - 2, 284, 6, fill(s.ink))
        s.disc(x - 4, 281, 2, fill("#ffffff"))
    s.inked(path("M330,288 l8,8 l-8,14 l-8,-14 Z"), fill("#e0a02c"), 1.6)


def _rings(s: Niche) -> None:
    """An armillary sphere: rings of gold round a blue globe."""
    s.glow(84, 330, 80, "#c8a0ff", 0.7)
    s.inked(circle(84, 330, 16), radial(78, 322, 26, [(0, "#d0f0ff"), (1, "#3a4ab0")]))
    for wide, high, turn in ((50, 50, 0), (50, 14, -24), (13, 50, 14)):
        with s.moved(84, 330, turn):
            ring = oval(-wide, -high, 2 * wide, 2 * high)
            s.draw(ring, stroke(s.ink, 9))
            s.draw(ring, stroke("#e6b24a", 5))
    s.rod((84, 380), (84, 396), "#e6b24a", 7, 11)
    for i in range(3):
        angle = i * 2.1 + 0.5
        s.draw(star(84 + 50 * math.cos(angle), 330 + 40 * math.sin(angle), 7, 5, 0.42), fill("#fff6d0"))
    Hand(s, "#d9a880", 0.9).cup(88, 404, -4, 0.9, True, arm=Arm((30, 560), "#3a2470", "#8a5ac8", (60, 116)))
