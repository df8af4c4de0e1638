"""The witch: the first follower of the estate `magic`."""

from __future__ import annotations

from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import circle, path, star
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.kit.portrait.head import Head
from art.kit.portrait.locks import locks
from art.rattus_cartus.catalogue import follower
from art.rattus_cartus.parts.niche import Niche


@follower("magic", seed=11)
def magic_1(s: Niche) -> None:
    """An old hedge witch in a violet kerchief, a toad-stool and a green flame in her palm."""
    _clothes(s)
    _head(s)
    _hands(s)


def _clothes(s: Niche) -> None:
    """What stands behind, and what is worn."""
    s.niche()
    s.cloth(
        path("M96,180 C70,270 74,340 96,400 L312,400 C332,340 330,260 306,180 Z"),
        "#5a3a8a",
        (74, 332),
        (0.35, -0.1, -0.9),
        ("M104,220 Q86,310 110,392", "M300,220 Q318,310 292,392"),
    )
    s.neck(204, 286, 58, 60, "#b98a68")
    s.shoulders("#4a2c74", 356, 80, (4, 410), (398, 410), ("M120,430 Q140,460 128,500", "M290,430 Q276,460 286,500"))
    rows = (
        ("M146,150 C100,190 140,230 104,280 C90,312 108,330 96,350", 26),
        ("M150,180 C120,220 150,260 126,310 C116,332 128,346 118,362", 22),
        ("M258,150 C302,190 262,230 298,280 C312,312 294,330 306,350", 24),
        ("M254,180 C284,220 254,260 278,310 C288,332 276,346 286,362", 20),
    )
    locks(s, rows, "#b9b2be")


def _head(s: Niche) -> None:
    """Head, hair and what is on it."""
    look = Look(
        skin="#d8ac84",
        brow="#cfc8d0",
        eye="#7ac04a",
        lips="#8a4a52",
        anger=0.1,
        lids=0.2,
        mouth=0.9,
        smirk=6,
        age=1.0,
        feminine=True,
        jaw=0.94,
        chin=0.8,
        cheek=1.02,
        nose=1.35,
        long=9,
        hook=7,
        gaze=-6,
        hollow=0.5,
        size=1.12,
        slant=3,
        ears=False,
        blush=0.35,
    )
    with s.tilted(200, 300, 5, 8):
        head = s.head(look, 200, 212, 1.08, -22, 2)
        _covering(s, head)


def _covering(s: Niche, head: Head) -> None:
    """What covers the hair."""
    s.disc(*head.at(26, 30, 4), 5, fill("#8a4a3a"))
    s.disc(*head.at(26, 30, 4), 5, stroke(s.ink, 1.6))
    kerchief = path(
        "M98,178 C84,96 140,40 206,40 C272,40 322,94 308,176 C300,140 270,112 206,112 C146,112 112,138 98,178 Z"
    )
    s.cloth(
        kerchief,
        "#7a4ab8",
        (88, 316),
        (0.6, 0.05, -0.85),
        (
            "M112,150 Q130,80 196,52",
            "M156,116 Q180,80 206,48",
            "M296,146 Q280,84 218,52",
            "M252,116 Q236,80 212,48",
        ),
    )
    for x, y in ((140, 96), (196, 70), (252, 92), (176, 100), (226, 98)):
        s.draw(star(x, y, 9, 5, 0.42), fill("#f3d27a"))
        s.draw(star(x, y, 9, 5, 0.42), stroke(s.ink, 1.2))
    s.cloth(
        path("M296,130 C330,140 344,170 338,204 C322,196 306,186 292,172 Z"),
        "#6a3aa8",
        (290, 344),
        (0.4, 0, -0.8),
        (),
    )


def _hands(s: Niche) -> None:
    """Hands, what they hold, and the rat."""
    s.cloth(
        path("M104,372 Q200,440 300,372 L330,412 Q204,500 74,412 Z"),
        "#8a5ac8",
        (74, 330),
        (0.5, 0, -0.85),
        ("M110,392 Q204,456 296,392", "M92,404 Q204,480 314,404"),
    )
    s.gilded(circle(204, 428, 16), 188, 220)
    s.gem(204, 428, 10, "#4fc04a")
    s.glow(96, 300, 90, "#9cff7a", 0.75)
    f = path("M96,244 C128,286 130,318 96,340 C62,318 70,286 96,244 Z")
    s.draw(f, linear(0, 244, 0, 340, [(0, "#f4ffd0"), (0.5, "#8ae85a"), (1, "#2a8a3a")]))
    s.draw(f, stroke("#1a5a2a", 2.4))
    s.draw(path("M96,284 C110,304 110,322 96,332 C82,322 84,304 96,284 Z"), fill("#fbffe0"))
    Hand(s, "#d2a67e", 0.85).cup(98, 352, -4, 0.9, True, arm=Arm((36, 540), "#4a2c74", "#8a5ac8", (56, 116)))
    s.sill_rat(330)
    s.finish(0.5)
