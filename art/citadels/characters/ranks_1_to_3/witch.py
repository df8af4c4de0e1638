"""The Witch."""

from __future__ import annotations

from art.citadels.catalogue import character
from art.kit.drawing.colour import mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import circle, path, rect
from art.kit.portrait.body import tapered
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.kit.portrait.hair import lock
from art.kit.portrait.hands import Arm, Hand
from art.kit.portrait.head import Head
from art.kit.portrait.locks import locks
from art.kit.portrait.things import flask

COPPER = "#c0642a"


@character(1, seed=31)
def witch(s: Bust) -> None:
    """A haggard old woman, nose like a beak, under a wide bent hat; wild copper hair, a raven, a green vial."""
    s.back(150, 200)
    behind = path(
        "M140,160 C92,210 92,280 72,340 C84,390 120,404 150,400 L262,400 C300,380 312,352 298,300 "
        "C300,250 286,200 262,160 Z"
    )
    s.draw(behind, fill(mix(COPPER, s.ink, 0.62)))
    s.draw(behind, stroke(s.ink, 2.4))
    back = (
        ("M146,170 C90,210 136,260 84,300 C66,320 88,340 60,366", 30),
        ("M150,180 C104,240 150,290 104,330 C84,352 104,376 78,398", 30),
        ("M156,200 C124,260 160,300 126,346 C108,370 128,392 104,414", 28),
        ("M268,180 C304,226 262,262 300,300 C312,322 292,340 306,360", 28),
        ("M262,200 C290,250 250,290 284,330 C296,356 270,376 286,398", 26),
        ("M158,240 C140,290 168,330 146,366 C136,384 150,396 140,410", 22),
        ("M266,176 C288,200 276,226 296,246", 18),
    )
    locks(s, back, COPPER)
    s.neck(200, 288, 44, 70, "#d2ad84")
    s.shoulders("#3a2a4a", 362, 50, (46, 424), (366, 424), ("M176,500 Q186,460 180,430",))
    _witch_shawl(s)
    look = Look(
        skin="#e2bf96", brow="#8a4a20", eye="#8fc63a", lips="#8a4048", anger=0.5, lids=0.42, mouth=0.75, smirk=0.7,
        gaze=4, age=1, cheek=1.08, jaw=0.82, chin=0.78, length=1.04, nose=1.3, long=11, hook=9, bushy=1.5, hollow=1,
        feminine=True, ears=False, blush=0.3, size=0.9, slant=2, wide=1.2, full=0.7,
    )  # fmt: skip
    with s.tilted(200, 300, 4, 10):
        head = s.head(look, 196, 206, 1.1, 22, 3)
        _witch_marks(s, head)
        front = (
            ("M150,152 C110,180 152,214 118,250 C102,270 124,288 104,306", 26),
            ("M146,158 C126,190 158,220 134,250 C126,264 138,276 128,290", 17),
            ("M262,160 C290,186 262,210 284,236 C290,250 276,260 284,274", 17),
        )
        locks(s, front, mix(COPPER, "#ffd0a0", 0.14))
        _witch_hat(s)
    _raven(s)
    with s.moved(84, 304):
        flask(s, 33, "#5fe06a", 0.4)
    arm = Arm((64, 520), "#3a2a4a", "#4d6a3a", (44, 112))
    Hand(s, "#dcb890", 0.5).cup(84, 336, 4, 0.74, True, arm)
    s.finish(0.55)


def _witch_marks(s: Bust, head: Head) -> None:
    """Warts and a single tooth."""
    for x, y, r in ((-16, 72, 3.4), (20, 14, 2.4), (-34, 34, 2)):
        place = head.at(x, y)
        s.disc(*place, r, fill("#8a4a3c"))
        s.disc(place[0] - r * 0.3, place[1] - r * 0.3, r * 0.4, fill("#e8b89a", 0.9))
        s.disc(*place, r, stroke(s.ink, 1, 0.5))
    tooth = head.on("M8,49 L14,48 L12,55 L9,55 Z")
    s.draw(tooth, fill("#f4ead0"))
    s.draw(tooth, stroke(s.ink, 1.1))


def _witch_shawl(s: Bust) -> None:
    """A ragged shawl, crossed and pinned over the breast."""
    right = path("M262,352 C304,372 330,392 340,424 C300,412 240,424 190,470 L166,450 C196,410 236,384 262,352 Z")
    s.cloth(right, "#42602f", (160, 340), (0.4, 0, -0.8), ("M276,370 Q232,412 184,460", "M306,392 Q252,414 204,452"))
    left = path("M136,352 C108,366 84,388 70,426 C120,414 176,428 236,476 L250,448 C206,416 160,392 136,352 Z")
    folds = ("M126,366 Q170,418 236,462", "M104,386 Q160,408 214,448", "M84,410 Q120,404 160,420")
    s.cloth(left, "#587a3c", (70, 250), (0.5, 0, -0.7), folds)
    for x, y in ((100, 420), (128, 420), (156, 428), (184, 444), (212, 460)):
        s.pipe(path(f"M{x},{y} q-4,12 -1,20"), "#7a9a4c", 2.4, 5)
    s.gilded(circle(208, 440, 13), 194, 222)
    s.gem(208, 440, 7.5, "#5fe06a")


def _witch_hat(s: Bust) -> None:
    cone = path(
        "M126,142 C142,92 150,42 206,22 C244,8 274,20 306,54 C274,42 254,50 250,70 C262,96 272,116 280,140 "
        "Q204,168 126,142 Z"
    )
    folds = (
        "M160,140 C158,100 182,60 226,34", "M236,146 Q220,104 236,66", "M206,30 Q236,36 252,62",
        "M140,120 Q176,128 196,112", "M262,110 Q236,116 226,104",
    )  # fmt: skip
    s.cloth(cone, "#3c2f54", (126, 300), (0.6, 0, -0.85), folds)
    brim = path(
        "M44,172 C84,126 132,122 200,126 C276,118 334,112 370,140 C340,160 312,166 284,166 Q206,142 122,174 "
        "C92,184 64,182 44,172 Z"
    )
    s.cloth(brim, "#463763", (48, 366), (0.6, 0.05, -0.8), ("M64,168 Q190,126 350,142", "M96,176 Q130,150 180,140"))
    band = path("M125,142 Q204,166 281,138 L273,116 Q204,144 132,120 Z")
    s.cloth(band, "#8a3a5a", (128, 276), (0.5, 0, -0.7), hatched=False)
    s.draw(rect(184, 126, 28, 24, 4), stroke(s.ink, 9))
    s.draw(rect(184, 126, 28, 24, 4), stroke(GOLD, 5))
    s.gem(158, 138, 5, "#5fe06a")


RAVEN = "#323a56"


def _raven(s: Bust) -> None:
    """Perched on her shoulder, its heavy beak at her ear: ruffled throat, folded wing, tail, claws in the cloth."""
    for text in ("M344,350 Q366,400 372,452", "M352,346 Q380,400 392,446", "M336,356 Q348,410 352,456"):
        lock(s, text, mix(RAVEN, s.ink, 0.3), 22, tail=0.75)
    body = path(
        "M300,262 C296,240 320,224 342,240 C356,254 354,276 362,298 C378,330 378,364 352,386 C328,400 302,390 "
        "298,354 C296,320 308,296 300,262 Z"
    )
    s.cloth(body, RAVEN, (290, 380), (0.75, 0, -0.7))
    with s.clipped(body):
        for row in range(6):
            for column in range(3):
                x, y = 304 + column * 11 + (5 if row % 2 else 0), 300 + row * 14
                lock(s, f"M{x},{y} q2,10 5,20", mix(RAVEN, "#6a7ab0", 0.14 * (row % 2)), 12, tail=0.5)
    s.draw(body, stroke(s.ink, 2.4))
    wing = path("M338,280 C368,290 392,344 386,414 C358,402 334,376 326,344 C320,314 324,292 338,280 Z")
    s.cloth(wing, mix(RAVEN, s.ink, 0.3), (318, 388), (0.6, -0.05, -0.7), hatched=False)
    with s.clipped(wing):
        for row, (y, reach) in enumerate(((284, 26), (308, 34), (336, 46))):
            for column in range(5):
                x = 324 + column * 13 + row * 3
                feather = f"M{x},{y + column * 3} q{10 + row * 3},{reach * 0.5} {13 + row * 4},{reach + row * 16}"
                lock(s, feather, mix(RAVEN, "#6a7ab0", 0.22 if row == 1 else 0.06), 13, tail=0.55)
    s.draw(wing, stroke(s.ink, 2.6))
    for rim in ("M350,250 Q360,274 368,296 Q384,330 388,402", "M300,300 Q296,330 300,362"):
        s.draw(tapered(path(rim), 4.5, 0.5), fill("#b8c8f4", 0.6, 1))
    _raven_head(s)
    for x in (312, 334):
        s.pipe(path(f"M{x},384 L{x - 1},398"), "#8a8fa0", 5, 9)
        for dx, dy in ((-13, 8), (-2, 13), (10, 10)):
            s.pipe(path(f"M{x},396 q{dx * 0.7},0 {dx},{dy}"), "#aab0c4", 4.4, 8.4)
            s.draw(tapered(path(f"M{x + dx},{394 + dy} l{dx * 0.2},8"), 5, 0.2), fill(s.ink))


def _raven_head(s: Bust) -> None:
    for index in range(5):
        x = 296 + index * 9
        lock(s, f"M{x + 4},{264 - index} Q{x - 2},{280 + index} {x + 2},{298 + index * 2}", RAVEN, 13, tail=0.5)
    head = path("M292,272 C286,254 294,230 320,226 C344,226 356,246 350,266 C342,286 306,290 292,272 Z")
    s.cloth(head, RAVEN, (288, 348), (0.85, 0, -0.7), ("M342,262 Q330,276 312,280", "M330,236 Q344,246 342,258"))
    s.draw(tapered(path("M298,238 Q318,222 344,240"), 4.5, 0.5), fill("#c8d4fa", 0.7, 1))
    beak = path("M248,274 C252,256 272,242 298,242 L304,268 C292,276 276,268 262,270 Q254,272 250,280 Z")
    stops = [(0, "#b4bace"), (0.4, "#5a6076"), (1, "#1a1e2e")]
    s.draw(beak, linear(262, 242, 290, 276, stops))
    s.draw(path("M256,268 Q280,260 302,260"), stroke(s.ink, 1.8))
    s.draw(path("M264,256 Q280,247 296,247"), stroke("#f0f4ff", 1.8, 0.6))
    s.draw(beak, stroke(s.ink, 2.4))
    for y in (244, 248, 253):
        s.draw(tapered(path(f"M304,{y} Q292,{y} 280,{y + 3}"), 4, 0.3), fill(s.ink, 0.9))
    s.disc(314, 248, 4.8, fill("#ffb93a"))
    s.disc(314, 248, 2.8, fill("#0c0a10"))
    s.disc(312.8, 246.8, 1.3, fill("#ffffff"))
    s.disc(314, 248, 4.8, stroke(s.ink, 1.8))
