"""The Tax Collector."""

from __future__ import annotations

import math

from art.citadels.catalogue import character
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import oval, path, rect
from art.kit.portrait import hair
from art.kit.portrait.body import tapered
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look
from art.kit.portrait.hands import Arm, Hand
from art.kit.portrait.head import Head
from art.kit.portrait.things import coin, quill


@character(9, seed=121)
def tax_collector(s: Bust) -> None:
    """A lean bald man who looks over narrow glasses, a quill behind his ear; a ledger, and a chest on a chain."""
    s.back(150, 194)
    s.neck(202, 272, 54, 66, "#dcb494", 2)
    s.shoulders("#4a2c5c", 356, 62, (34, 414), (372, 414))
    for side in (-1, 1):
        fur = path(
            f"M{202 + side * 44},346 C{202 + side * 84},352 {202 + side * 104},380 {202 + side * 96},500 "
            f"L{202 + side * 34},500 C{202 + side * 40},440 {202 + side * 40},400 {202 + side * 20},366 Z"
        )
        s.cloth(fur, "#d8c8b0", (100, 304), (0.5, 0, -0.7), hatched=False)
        with s.clipped(fur):
            for _ in range(26):
                x, y = 202 + side * s.random.uniform(26, 100), s.random.uniform(352, 480)
                s.draw(path(f"M{x - 3},{y} L{x},{y + 11} L{x + 3},{y} Q{x},{y - 5} {x - 3},{y} Z"), fill("#2a1c2c"))
    look = Look(
        skin="#f0caa6", brow="#6a5a50", eye="#5a7a3a", lips="#a05a50", anger=0.3, lids=0.28, mouth=-0.25, smirk=0.5,
        glance=-2, gaze=-2, age=0.6, jaw=0.9, cheek=0.97, chin=0.9, length=1.08,
        nose=0.95, long=5, hook=6, hollow=0.7, bushy=1.3, blush=0.24, shade=0.36,
    )  # fmt: skip
    with s.tilted(200, 300, -6):
        head = s.head(look, 202, 208, 1.16, -16, 7)
        s.draw(head.on("M-36,-72 C-22,-86 -2,-86 2,-74 C-8,-64 -28,-60 -36,-72 Z"), fill("#ffffff", 0.55, 4))
        side_hair = "M48,-44 C62,-50 72,-20 66,6 C62,18 58,22 54,18 C56,4 50,-14 46,-26 Z"
        hair.on_head(s, head, side_hair, "#8a7666", ("M49,-38 Q58,-12 56,14", "M56,-42 Q66,-14 61,14"), 6)
        for line in ("M-34,-84 Q0,-106 44,-70", "M-26,-90 Q6,-108 48,-62", "M-14,-94 Q14,-106 52,-54"):
            s.draw(tapered(head.on(line, 3), 3, 0.5), fill("#6a5a50", 0.9))
        _narrow_glasses(s, head)
        x, y = head.at(54, -16, 8)
        with s.moved(x - 10, y + 4, 56):
            quill(s, "#e8f0f2", 104)
    _millstone(s)
    _ledger(s)
    _chest(s)
    s.finish(0.5)


def _millstone(s: Bust) -> None:
    """A pleated ruff as wide as a plate."""
    ruff = path(
        "M112,344 C112,320 150,312 202,324 C254,312 292,320 292,344 C292,374 250,392 202,392 C154,392 112,374 112,344 Z"
    )
    s.cloth(ruff, "#f2eade", (112, 292), (0.5, 0.15, -0.55), hatched=False)
    with s.clipped(ruff):
        for index in range(27):
            turn = math.pi * (0.02 + 0.96 * index / 26)
            x, y = 202 - 96 * math.cos(turn), 344 + 50 * math.sin(turn)
            x0, y0 = 202 - 40 * math.cos(turn), 332 + 10 * math.sin(turn)
            s.draw(tapered(path(f"M{x0},{y0} L{x},{y}"), 4.4, 0.9), fill(s.ink, 0.5))
            s.draw(tapered(path(f"M{x0 - 3},{y0} L{x - 4},{y}"), 3, 0.9), fill("#ffffff", 0.8))
    s.draw(ruff, stroke(s.ink, 2.6))


def _narrow_glasses(s: Bust, head: Head) -> None:
    for side in (-1, 1):
        x, y = head.at(side * 21, 9, 8)
        lens = rect(x - 18, y - 9, 36, 18, 8)
        s.draw(lens, fill("#e0f4ff", 0.3))
        s.draw(lens, stroke(s.ink, 5.2))
        s.draw(lens, stroke("#c9ccd6", 2.4))
        s.draw(path(f"M{x - 9},{y + 4} L{x},{y - 6}"), stroke("#ffffff", 2.4, 0.8))
        edge, ear = head.at(side * 40, 8, 8), head.at(side * 56, -8, 2)
        if side != head.side:
            s.rod(edge, ear, "#c9ccd6", 2.4, 5)


def _ledger(s: Bust) -> None:
    with s.moved(76, 318, -14):
        s.canvas.scale(1.06, 1.06)
        cover = path("M-66,-54 L0,-46 L66,-54 L66,50 L0,60 L-66,50 Z")
        s.draw(cover, fill("#6a2a2a"))
        s.draw(cover, stroke(s.ink, 2.6))
        for side in (-1, 1):
            page = path(
                f"M0,-42 C{side * 20},-54 {side * 44},-54 {side * 60},-50 L{side * 60},42 C{side * 44},40 "
                f"{side * 20},42 0,54 Z"
            )
            s.draw(page, linear(-60, 0, 60, 0, [(0, "#fff8e2"), (0.5, "#f3e4bd"), (1, "#c8b080")]))
            for row in range(6):
                y = -36 + row * 13
                s.draw(path(f"M{side * 8},{y + 4} Q{side * 26},{y - 3} {side * 38},{y - 2}"), stroke(s.ink, 1.6, 0.5))
                s.disc(side * 50, y - 2, 3.4, fill("#b8862c") if row % 3 else fill("#a8242a"))
            s.draw(path(f"M{side * 43},-50 L{side * 43},40"), stroke("#a8242a", 1.6, 0.6))
            s.draw(page, stroke(s.ink, 2.2))
    Hand(s, "#ecc6a2", 0.86).sheet(88, 372, -14, 0.98, True, Arm((34, 540), "#4a2c5c", "#f2eade", (52, 114), 4))


def _chest(s: Bust) -> None:
    """A coin dropped into the strongbox that is chained to his wrist."""
    Hand(s, "#ecc6a2", 0.86).pinch(306, 246, -6, 0.96, arm=Arm((424, 430), "#4a2c5c", "#f2eade", (52, 120), 4))
    coin(s, 302, 244, 14, 0.9)
    lid = path("M254,330 L262,296 Q320,280 378,296 L390,330 Z")
    s.draw(lid, linear(254, 0, 390, 0, [(0, "#6a3e1e"), (1, "#2e180c")]))
    s.draw(lid, stroke(s.ink, 2.6))
    for x, y, r in (
        (276, 330, 14), (300, 324, 15), (326, 322, 15), (350, 326, 15), (370, 332, 13), (288, 338, 14), (314, 334, 15),
        (340, 336, 15), (362, 342, 13),
    ):  # fmt: skip
        coin(s, x, y, r, 1)
    box = rect(254, 342, 138, 90, 5)
    s.draw(box, linear(254, 342, 392, 432, [(0, "#c08446"), (0.5, "#8a5428"), (1, "#3a2010")]))
    for y in (366, 392, 414):
        s.line(254, y, 392, y, stroke(s.ink, 1.6, 0.5))
        s.line(256, y + 2, 390, y + 2, stroke("#f0c890", 1, 0.35))
    s.draw(box, stroke(s.ink, 2.8))
    for x in (264, 366):
        s.gilded(rect(x, 339, 16, 96, 2), x, x + 16)
        for y in (350, 380, 410):
            s.disc(x + 8, y, 2.6, fill("#5f330c"))
    s.gilded(path("M306,340 L340,340 L340,372 Q323,388 306,372 Z"), 306, 340)
    s.disc(323, 356, 5, fill(s.ink))
    s.draw(path("M323,356 L319,371 L327,371 Z"), fill(s.ink))
    for index in range(6):
        left = 380 - 1.5 * index - (4 if index % 2 else 7)
        link = oval(left, 306 + index * 11, 8 if index % 2 else 14, 15)
        s.draw(link, stroke(s.ink, 6.4))
        s.draw(link, stroke("#d9dce6", 3))
