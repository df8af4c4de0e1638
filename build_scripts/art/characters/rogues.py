"""Characters of rank 2: Thief, Spy, Blackmailer."""

from __future__ import annotations

from art import hair
from art.bust import Bust
from art.catalogue import character
from art.face import Look
from art.hands import Hand
from art.head import Head
from art.paint import fill, stroke
from art.palette import GOLD
from art.shapes import difference, path, union
from art.things import coin, paper, wax


@character(2, seed=11)
def thief(s: Bust) -> None:
    """A grinning young man, hood pushed back from tousled hair, domino mask, a purse, coins in the air."""
    s.back(150, 196, rays=False)
    back = path("M104,336 C84,260 94,150 150,104 C200,68 270,92 296,160 C320,230 318,300 300,344 Z")
    s.cloth(back, "#55682c", (90, 312), (0.45, -0.1, -0.85), ("M120,320 Q104,220 150,130", "M286,330 Q304,230 262,130"))
    s.neck(204, 276, 52, 76, "#cf9468", 4)
    s.shoulders("#6a4526", 350, 64, (34, 420), (384, 412), ("M90,490 Q110,430 140,384", "M320,490 Q300,430 270,384"))
    look = Look(
        skin="#d99e70", brow="#3a2214", eye="#c8963a", lips="#a8564a", anger=0.1, lids=0.25, mouth=1, smirk=0.9, gaze=4,
        jaw=0.92, nose=0.95, stubble=0.5, ears=False, length=0.98,
    )  # fmt: skip
    with s.tilted(200, 300, -7):
        head = s.head(look, 200, 214, 1.1, 21, 0)
        _domino(s, head)
        tousle = path(
            "M138,214 C126,170 136,122 176,108 C176,98 190,92 202,96 C216,84 250,92 256,110 C276,120 280,150 272,178 "
            "C268,166 262,158 256,154 C250,164 240,168 232,158 C226,172 208,174 200,160 C192,178 172,178 "
            "166,166 C156,176 144,192 138,214 Z"
        )
        lines = (
            "M146,190 Q146,140 190,112",
            "M170,164 Q178,126 214,104",
            "M204,160 Q208,130 240,112",
            "M236,158 Q246,134 256,122",
        )
        hair.mass(s, tousle, "#5a3218", [path(line) for line in lines], 2.2)
    _thief_collar(s)
    _purse(s)
    s.finish(0.55)


def _domino(s: Bust, head: Head) -> None:
    band = head.on(
        "M-56,-22 C-44,-32 -18,-30 -6,-22 Q0,-18 6,-22 C18,-30 44,-32 56,-22 C58,-6 46,10 28,10 C14,10 8,2 0,-2 "
        "C-8,2 -14,10 -28,10 C-46,10 -58,-6 -56,-22 Z", 3)  # fmt: skip
    holes = union(*[head.on("M7,-8 C14,-22 32,-22 40,-10 C32,4 16,4 7,-8 Z", 0, side) for side in (True, False)])
    s.cloth(difference(band, holes), "#26221c", (140, 270), (0.5, 0, -0.5), hatched=False)
    s.draw(holes, stroke(s.ink, 2))
    knot = path("M140,196 L112,184 L118,202 L106,212 L140,208 Z")
    s.cloth(knot, "#26221c", (106, 140), hatched=False, outline=2)


def _thief_collar(s: Bust) -> None:
    front = path(
        "M104,330 C130,352 160,372 204,374 C246,372 278,352 300,338 C312,366 296,398 262,412 C222,428 "
        "176,424 140,408 C108,394 96,360 104,330 Z"
    )
    s.cloth(front, "#7a8a38", (100, 304), (0.5, 0, -0.8), ("M116,352 Q200,408 292,358", "M120,374 Q200,424 286,378"))
    scarf = path("M160,344 Q204,372 248,344 L254,362 Q204,394 154,362 Z")
    s.cloth(scarf, "#a33c22", (154, 254), (0.4, 0, -0.7), ("M168,356 Q204,378 240,356",))


def _purse(s: Bust) -> None:
    for x, y, r, squeeze in ((72, 312, 23, 0.85), (110, 252, 18, 1), (52, 238, 16, 0.6), (86, 180, 13, 0.9)):
        coin(s, x, y, r, squeeze)
    s.sleeve((334, 348), (350, 500), "#6a4526", "#3a2a16", (40, 110))
    purse = path("M306,306 C276,330 264,370 286,392 C310,408 346,404 358,382 C370,356 358,326 332,304 Z")
    s.cloth(purse, "#b27c40", (266, 366), (0.5, 0, -0.8), ("M308,320 Q290,352 298,392", "M328,318 Q346,350 338,396"))
    s.draw(path("M300,312 Q320,324 342,308"), stroke(s.ink, 8))
    s.draw(path("M300,312 Q320,324 342,308"), stroke(GOLD, 4.4))
    Hand(s, "#d09566").grip(322, 296, -6, 0.92)


@character(2, seed=41)
def spy(s: Bust) -> None:
    """Half a face behind a fan of letters, an eyeglass on a ribbon, black hair, the collar turned up."""
    s.back(150, 190)
    s.closer(1.1, 80, 330)
    s.neck(190, 270, 54, 84, "#d8b080", -6)
    s.shoulders("#4b3452", 352, 70, (14, 432), (396, 416), ("M60,490 Q84,430 124,384", "M340,490 Q330,430 290,384"))
    collar = path(
        "M96,380 C92,330 100,290 112,262 C130,300 150,330 200,346 C250,326 274,290 286,250 C302,290 312,330 "
        "306,384 Q200,430 96,380 Z"
    )
    s.cloth(
        collar, "#64466c", (94, 308), (0.55, -0.05, -0.85), ("M112,300 Q128,340 168,366", "M284,296 Q276,336 234,366")
    )
    look = Look(
        skin="#e6bf8e", brow="#14121a", eye="#3a2a20", lips="#a05a50", anger=0.35, lids=0.36, mouth=0.2, gaze=7,
        glance=-1, slant=3,
        size=0.92, jaw=0.9, nose=0.9, age=0.15, bushy=0.8, ears=True, blush=0.12,
    )  # fmt: skip
    head = s.head(look, 200, 204, 1.12, -22, -2)
    sleek = (
        "M-57,-6 C-62,-60 -40,-98 0,-99 C40,-98 62,-60 57,-6 C54,-30 50,-48 40,-60 C20,-70 -6,-66 -30,-52 "
        "C-46,-40 -54,-24 -57,-6 Z"
    )
    lines = ("M-50,-40 Q-20,-84 30,-90", "M-34,-54 Q0,-80 46,-72", "M-10,-64 Q24,-76 52,-48", "M50,-20 Q56,-50 40,-76")
    hair.on_head(s, head, sleek, "#1d1b26", lines, 5, 2.2)
    x, y = head.at(23, -8, 4)
    s.disc(x, y, 23, fill("#d8f0ff", 0.16))
    s.disc(x, y, 23, stroke(s.ink, 7))
    s.disc(x, y, 23, stroke("#f0cc6a", 3.6))
    s.draw(
        path(f"M{x - 12},{y + 4} L{x + 2},{y - 14} M{x - 3},{y + 10} L{x + 10},{y - 6}"), stroke("#ffffff", 2.4, 0.5)
    )
    s.draw(path(f"M{x + 20},{y + 14} C{x + 44},{y + 70} {x + 24},{y + 130} 250,392"), stroke("#8a2a30", 3))
    _letter_fan(s)
    s.finish(0.55)


def _letter_fan(s: Bust) -> None:
    """Five letters held before mouth and cheek."""
    for index, turn in enumerate((-58, -36, -14, 8, 30)):
        with s.moved(134, 372, turn), s.moved(0, -92):
            paper(s, 52, 112, 0 if index % 2 else 6, "#f6e6c0" if index % 2 else "#e4cfa0")
            if index % 2:
                s.draw(path("M-26,-56 L0,-22 L26,-56"), stroke(s.ink, 2, 0.8))
                wax(s, 0, -20, 10, "#8a2a6a" if index == 1 else "#b8262c", ribbon=False)
    s.sleeve((122, 396), (60, 510), "#4b3452", "#8a2a30", (44, 110))
    Hand(s, "#2e2a30").grip(130, 368, -10, 1.0)


@character(2, seed=42)
def blackmailer(s: Bust) -> None:
    """A lady with a sly smile under a plumed wide hat, a ring, a letter tied with black ribbon."""
    s.back(150, 200)
    curls = path(
        "M150,150 C120,200 126,250 112,290 C100,330 118,372 150,366 L170,300 L250,290 C262,330 280,340 "
        "292,320 C300,290 284,260 284,220 C282,180 270,160 256,150 Z"
    )
    hair.mass(
        s,
        curls,
        "#3a1418",
        [
            path(line)
            for line in (
                "M146,170 C126,230 146,280 120,350",
                "M162,190 C140,250 164,300 136,360",
                "M268,180 C272,230 262,270 284,318",
            )
        ],
        2.2,
    )
    s.neck(198, 274, 47, 84, "#ecc8b0", -4)
    s.shoulders("#5a1f3a", 364, 62, (66, 430), (358, 430), ("M120,490 Q132,440 156,396", "M290,490 Q282,440 256,396"))
    ruff = path(
        "M130,360 C140,336 164,330 196,344 C230,330 258,336 270,360 C290,366 292,390 268,394 C250,410 "
        "226,402 200,408 C172,402 150,410 132,394 C108,390 110,366 130,360 Z"
    )
    s.cloth(ruff, "#efe6da", (110, 290), (0.5, 0.1, -0.6), hatched=False)
    for x in range(128, 280, 15):
        s.draw(
            path(f"M{x},{398 - abs(x - 200) * 0.1} Q{x - (x - 200) * 0.2},376 {200 + (x - 200) * 0.5},352"),
            stroke(s.ink, 1.8, 0.5),
        )
    look = Look(
        skin="#f0ceb6", brow="#2e1216", eye="#4a7a52", lips="#a81f34", anger=0.25, lids=0.4, mouth=0.6, smirk=1,
        gaze=-6, slant=2,
        jaw=0.9, chin=0.86, nose=0.9, full=1.1, feminine=True, ears=False, age=0.1, shade=0.4,
    )  # fmt: skip
    with s.tilted(200, 300, 6, 5):
        head = s.head(look, 202, 214, 1.06, -24, 2)
        s.disc(*head.at(27, 26), 2.4, fill(s.ink))
        lock = path("M258,150 C278,190 270,230 280,262 C262,256 250,230 252,200 C250,180 244,166 236,156 Z")
        hair.mass(s, lock, "#4a1a20", [path("M256,164 Q268,210 270,250")])
        _plumed_hat(s)
    s.gem(258, 268, 5, "#3aa07a")
    _threat(s)
    s.finish(0.55)


def _plumed_hat(s: Bust) -> None:
    crown = path("M140,152 C138,104 156,76 204,74 C252,74 272,102 272,150 Q206,128 140,152 Z")
    s.cloth(crown, "#2a2430", (138, 272), (0.5, 0, -0.85), ("M164,136 Q168,100 200,84",))
    band = path("M139,152 Q206,126 273,150 L272,132 Q206,108 141,134 Z")
    s.cloth(band, "#a83a2a", (139, 273), (0.5, 0, -0.7), hatched=False)
    brim = path(
        "M58,150 C74,128 120,140 204,132 C286,128 342,150 352,194 C330,178 300,170 270,164 C220,152 180,152 "
        "140,162 C104,172 70,172 58,150 Z"
    )
    s.cloth(brim, "#332c3a", (58, 352), (0.5, 0, -0.8), ("M76,154 Q200,136 336,180",))
    plume = path("M256,136 C300,120 352,84 340,30 C326,8 300,4 286,20 C262,22 236,42 240,76 C232,92 236,116 256,136 Z")
    s.cloth(plume, "#e8dcc8", (236, 344), (0.55, 0.1, -0.7))
    s.strands(
        plume,
        [f"M258,130 Q{300 + i * 5},{96 - i * 6} {246 + i * 18},{70 - i * 12}" for i in range(5)]
        + ["M262,130 Q330,90 330,40"],
        "#ffffff",
        2,
    )
    s.gem(252, 138, 8, "#c8302f")


def _threat(s: Bust) -> None:
    with s.moved(98, 314, -14):
        paper(s, 92, 66, 0, "#e9d7a8")
        s.draw(path("M-46,-33 L0,8 L46,-33"), stroke(s.ink, 2.2, 0.8))
        s.draw(path("M-46,33 L-8,0 M46,33 L8,0"), stroke(s.ink, 1.6, 0.5))
        for line in ("M-46,4 L46,4", "M18,-33 L18,33"):
            s.draw(path(line), stroke("#1d1822", 6))
        for side in (-1, 1):
            s.cloth(
                path(
                    f"M18,4 C{18 + side * 10},-14 {18 + side * 30},-12 {18 + side * 26},4 C{18 + side * 24},14 "
                    f"{18 + side * 8},10 18,4 Z"
                ),
                "#322a3c",
                (-10, 46),
                hatched=False,
                outline=2,
            )
        s.disc(18, 4, 5, fill("#4a4056"))
    s.sleeve((104, 392), (60, 510), "#5a1f3a", "#efe6da", (40, 104))
    Hand(s, "#ecc8b0", 0.72, "#3e9b5b").over(104, 370, -10, 0.88)
