"""The merchant: the first follower of the estate `bourgeoisie`."""

from __future__ import annotations

from art.kit.drawing.paint import stroke
from art.kit.drawing.shapes import circle, difference, path
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.kit.portrait.head import Head
from art.rattus_cartus.catalogue import follower
from art.rattus_cartus.parts.niche import Niche


@follower("bourgeoisie", seed=11)
def bourgeoisie_1(s: Niche) -> None:
    """A merchant woman in wimple and chaperon, weighing a coin."""
    _clothes(s)
    _head(s)
    _hands(s)


def _clothes(s: Niche) -> None:
    """What stands behind, and what is worn."""
    s.niche()
    back = path("M118,130 C84,210 92,300 112,372 L290,372 C308,300 312,210 282,130 Z")
    s.cloth(back, "#f3ead6", (92, 308), (0.4, 0, -0.7), ("M116,180 Q104,280 120,368", "M286,180 Q298,280 280,368"))
    s.neck(200, 284, 60, 60, "#e9b890")
    s.shoulders("#1f6a4c", 352, 72, (6, 410), (396, 410), ("M110,430 Q126,460 120,500",))
    s.cloth(
        path("M140,352 Q200,432 262,352 L280,500 L120,500 Z"),
        "#7a2e3a",
        (120, 280),
        (0.4, 0, -0.7),
        ("M170,390 Q170,450 158,500", "M232,390 Q234,450 246,500"),
    )
    s.cloth(
        path("M116,346 Q196,468 286,346 L300,372 Q200,500 100,372 Z"),
        "#6a4a30",
        (100, 300),
        (0.5, 0, -0.7),
        hatched=False,
    )


def _head(s: Niche) -> None:
    """Head, hair and what is on it."""
    look = Look(
        skin="#f0c09a",
        brow="#6a4428",
        eye="#3f7a5a",
        lips="#b8424a",
        anger=-0.15,
        lids=0.3,
        mouth=0.5,
        smirk=4,
        feminine=True,
        jaw=0.96,
        cheek=1.0,
        nose=0.95,
        blush=0.5,
        gaze=-5,
        size=1.06,
        ears=False,
    )
    with s.tilted(200, 300, -4, 6):
        head = s.head(look, 200, 212, 1.06, -17, 2)
        _covering(s, head)


def _covering(s: Niche, head: Head) -> None:
    """What covers the hair."""
    wimple = difference(
        path(
            "M200,84 C128,84 112,160 116,230 C118,300 150,356 200,362 C252,356 286,300 288,230 C290,160 272,84 200,84 Z"
        ),
        head.on("M-46,-44 C-24,-58 24,-58 46,-44 C54,0 44,50 0,78 C-44,50 -54,0 -46,-44 Z", 2),
    )
    s.cloth(wimple, "#fbf5e6", (112, 290), (0.5, 0.1, -0.6), ("M128,150 Q118,240 150,330", "M276,150 Q286,240 254,330"))
    roll = path("M104,150 C92,92 150,44 204,46 C262,44 314,92 300,150 C292,110 250,96 202,98 C152,98 112,112 104,150 Z")
    s.cloth(
        roll,
        "#2c8a60",
        (96, 306),
        (0.6, 0.05, -0.8),
        (
            "M112,136 Q130,80 190,58",
            "M150,104 Q170,70 210,52",
            "M294,130 Q276,78 220,58",
            "M256,104 Q240,72 214,54",
        ),
    )
    s.cloth(
        path("M286,96 C330,110 346,160 336,240 C326,250 314,248 306,240 C314,180 306,140 276,124 Z"),
        "#247452",
        (276, 346),
        (0.4, 0, -0.8),
        ("M300,120 Q326,160 320,236",),
    )
    s.gem(200, 74, 9, "#d0432f")


def _hands(s: Niche) -> None:
    """Hands, what they hold, and the rat."""
    with s.moved(86, 300):
        s.rod((0, -14), (0, -70), "#c89a3a", 4, 7)
        s.rod((-46, -66), (46, -66), "#e6b24a", 5, 9)
        for side in (-1, 1):
            for dx in (-18, 18):
                s.line(side * 44, -64, side * 44 + dx, -18, stroke(s.ink, 2))
            s.gilded(
                path(f"M{side * 44 - 24},-18 Q{side * 44},12 {side * 44 + 24},-18 Z"), side * 44 - 24, side * 44 + 24
            )
        s.gilded(circle(-44, -24, 9), -54, -34)
    Hand(s, "#ecb88e", 0.9, "#3d7fd6").pinch(
        98, 338, -6, 0.86, True, arm=Arm((40, 520), "#1f6a4c", "#d9b25a", (54, 110))
    )
    s.sill_rat(334)
    s.finish(0.45)
