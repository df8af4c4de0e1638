"""The Statue."""

from __future__ import annotations

import math

import skia

from art.citadels.catalogue import district
from art.kit.drawing.colour import mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, path, polygon
from art.kit.scene.scene import Scene


@district("unique", seed=53)
def statue(s: Scene) -> None:
    """A rider of bronze on a high plinth, seen from below: the moon behind his head, a flock of birds."""
    s.sky(None, 0, stars=46, clouds=4, horizon=400)
    for i in range(4):
        s.disc(232, 130, 92 + i * 30, fill("#ffe9f6", 0.06))
    s.moon(232, 130, 74)
    for x, y, n in ((96, 116, 6), (120, 70, 4), (330, 96, 5)):
        s.birds(x, y, n, 24)
    s.far_city(398, 0.46, 3, hmax=110)
    s.ground(420, base=mix("#6a5a7a", s.ink, 0.35))
    _plinth(s)
    _rider_behind(s)
    _horse(s)
    _rider(s)
    s.figure(64, 462, 96, "#7a2a5a", dress="gown", head="veil", hat="#e8d9f0", pose="point", facing=1)
    s.figure(104, 466, 60, "#e0904a", dress="tunic", head="hair", pose="cheer", back=True, hair="#b8823a")
    s.figure(316, 446, 70, "#2f6a5a", dress="robe", head="bald", pose="bow", facing=-1)
    for i, tint in enumerate(("#ff8ab0", "#fff0f4", "#ffd36a", "#c88aff", "#ff8ab0", "#fff0f4")):
        s.inked(circle(176 + i * 11, 438 - (i % 2) * 5, 6), fill(tint), 1.4)
        s.draw(circle(176 + i * 11, 438 - (i % 2) * 5, 2), fill("#c8742a"))
    s.figure(358, 536, 206, "#3a3f8a", dress="cloak", head="helm", hat="#a8acc8", pose="raise", back=True, facing=-1)
    s.finish(0.5)


def _plinth(s: Scene) -> None:
    shaft = polygon((122, 322), (286, 322), (300, 424), (108, 424))
    s.wall(108, 322, 192, 102, "pale", "stone", shape=shaft)
    s.wall(108, 300, 192, 24, "white", None, shaded=False)
    s.wall(116, 290, 176, 12, "white", None, shaded=False)
    for i in range(3):
        s.wall(92 - i * 16, 422 + i * 11, 224 + i * 32, 12, "pale", None, shaded=False)
    wreath = circle(204, 368, 27)
    s.draw(wreath, stroke(s.ink, 12))
    s.draw(wreath, stroke(s.tone("gold", 0.2), 8))
    for i in range(16):
        angle = 2 * math.pi * i / 16
        s.line(
            204 + 23 * math.cos(angle),
            368 + 23 * math.sin(angle),
            204 + 31 * math.cos(angle + 0.2),
            368 + 31 * math.sin(angle + 0.2),
            stroke(s.ink, 1.4, 0.7),
        )
    crown = path("M-12,9 L-14,-7 L-6,1 L0,-12 L6,1 L14,-7 L12,9 Z", 204, 368)
    s.inked(crown, fill(GOLD), 1.6)
    for x in (126, 282):
        s.lantern(x, 412)


def _bronze(s: Scene, shape: skia.Path, x0: float = 110, x1: float = 300, dark: float = 0) -> None:
    """Bronze with a green bloom, lit from the left and rimmed by the moon."""
    stops = [
        (0, mix("#a8e0c0", s.ink, 0.1 + dark)),
        (0.35, mix("#4f9a84", s.ink, 0.15 + dark)),
        (0.75, mix("#23505a", s.ink, 0.3 + dark)),
    ]
    s.inked(shape, linear(x0, 120, x1, 260, [*stops, (1, mix("#1a2a4a", s.ink, 0.4))]), 2.4, 0.95)


def _rider_behind(s: Scene) -> None:
    cloak = path(
        "M238,138 C262,150 286,172 302,214 C312,236 330,240 344,236 C326,258 296,262 276,246 C262,236 250,226 236,222 Z"
    )
    _bronze(s, cloak, 230, 350, 0.2)
    for fold in ("M246,156 Q276,186 292,232", "M242,172 Q262,206 276,238"):
        s.draw(path(fold), stroke(s.ink, 1.8, 0.6))


def _horse(s: Scene) -> None:
    tail = path("M276,214 C306,214 316,242 308,282 C304,272 296,262 288,258 C290,240 284,230 272,228 Z")
    _bronze(s, tail, 260, 330, 0.15)
    for leg in (
        "M256,236 C272,246 276,258 268,272 L272,290 L258,290 L252,268 C248,258 244,250 240,246 Z",
        (
            "M150,230 C136,236 118,236 106,226 C100,234 98,244 102,254 L92,256 C86,240 90,222 102,212 C118,214 "
            "134,212 146,208 Z"
        ),
    ):
        _bronze(s, path(leg), 90, 290, 0.2)
    body = path(
        "M118,122 L126,102 L134,118 C146,122 154,132 160,144 C170,164 186,176 206,180 C236,178 264,184 276,206 "
        "C284,222 276,242 262,250 C256,264 250,272 246,290 L228,290 C232,272 230,258 226,250 C206,256 186,254 170,246 "
        "C168,258 160,266 148,268 C136,272 132,282 130,290 L116,290 C118,270 128,256 140,250 C146,240 140,222 136,206 "
        "C130,190 128,178 126,170 C116,174 104,188 90,186 C80,184 78,174 86,164 C98,150 108,136 118,122 Z"
    )
    _bronze(s, body)
    mane = path(
        "M128,112 C150,112 168,136 176,168 C164,166 160,158 156,150 C154,158 150,154 146,142 C142,148 138,140 136,130 Z"
    )
    _bronze(s, mane, 120, 190, 0.25)
    s.disc(118, 144, 2.4, fill(s.ink))
    s.draw(path("M85,179 L96,175 M90,166 Q86,168 87,171"), stroke(s.ink, 1.6))
    s.draw(path("M98,154 L116,172 M108,164 L190,188"), stroke(s.ink, 2.4))
    s.draw(
        path("M186,196 Q206,214 230,204 M170,246 Q164,226 172,210 M244,248 Q236,232 242,216"), stroke(s.ink, 1.8, 0.6)
    )
    s.draw(path("M117,126 C107,141 97,153 87,165"), stroke("#d8fff0", 1.8, 0.7))


def _rider(s: Scene) -> None:
    leg = path(
        "M198,180 C214,176 228,184 226,198 C222,214 206,222 200,238 L206,248 L186,248 L184,240 C184,222 186,198 "
        "198,180 Z"
    )
    _bronze(s, leg, 180, 240)
    torso = path("M196,186 C190,164 192,144 206,132 C218,126 234,130 240,142 C244,160 240,178 236,190 Z")
    _bronze(s, torso, 186, 250)
    arm = path("M206,136 C192,132 176,122 166,104 L158,88 L168,82 L180,100 C190,112 204,118 216,126 Z")
    _bronze(s, arm, 156, 220)
    sword = polygon((158, 88), (128, 24), (124, 16), (134, 22), (168, 82))
    s.inked(sword, linear(124, 0, 168, 0, [(0, "#fffbe8"), (1, "#8ac0b0")]), 1.8)
    s.rod((150, 92), (174, 80), s.tone("gold", 0.2), 4, 7)
    _bronze(s, circle(222, 110, 18), 204, 240)
    helmet = path("M202,108 C200,88 214,80 226,82 C240,84 246,98 242,112 C232,104 216,102 202,108 Z")
    _bronze(s, helmet, 200, 244)
    plume = path("M216,84 C222,66 246,62 262,78 C270,88 268,104 262,112 C262,98 254,88 240,90 Z")
    s.inked(plume, linear(216, 0, 266, 0, [(0, "#c8e8c8"), (1, "#2f6a64")]), 2)
    s.draw(path("M204,110 L238,118"), stroke(s.ink, 2))
    s.draw(path("M200,160 Q218,170 240,160"), stroke(s.ink, 1.8, 0.7))
