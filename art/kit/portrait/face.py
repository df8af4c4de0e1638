"""A face made of a few parameters, seen from the front or turned up to three quarters."""

from __future__ import annotations

from dataclasses import dataclass

import skia

from art.kit.drawing.board import Board
from art.kit.drawing.colour import Colour, darken, mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import oval, path, polygon
from art.kit.portrait.head import Head

SIDES = (-1, 1)  # left half, right half
TURNED = 9  # degrees from which on the nose shows its ridge
WRINKLES = (
    "M-30,-60 Q0,-66 30,-60",
    "M-26,-50 Q0,-55 26,-50",
    "M-18,26 Q-28,36 -26,50",
    "M18,26 Q28,36 26,50",
    "M-44,-8 q-5,2 -7,7",
    "M-44,-4 q-4,4 -5,9",
    "M44,-8 q5,2 7,7",
    "M44,-4 q4,4 5,9",
    "M-34,5 q10,5 21,1",
    "M34,5 q-10,5 -21,1",
)


@dataclass(frozen=True)
class Look:
    """What makes one face differ from another.

    anger: brows -0.5 raised .. 1 drawn together. lids: 0 wide open .. 0.6 sleepy, 1 closed. mouth: -1 grim ..
    1 smiling; smirk lifts its right corner. gaze, glance: units the eyes look right and down. age: 0 smooth ..
    1 wrinkled. cheek, jaw, chin, length: widths of the face and length of its lower half, 1 is average.
    nose: its width; long, hook: units its tip reaches down and its bridge out. slant: units the outer corners
    of the eyes rise. size: of the eyes, apart: units they stand wider. full: of the lips, wide: width of the mouth,
    grin: 0..1 how far it opens. bushy: of the brows. hollow, stubble, blush: 0..1.
    """

    skin: Colour = "#e3ae86"
    brow: Colour = "#4a2c1a"
    eye: Colour = "#4f7a9a"
    lips: Colour = "#9a4a40"
    anger: float = 0
    lids: float = 0
    mouth: float = 0
    smirk: float = 0
    gaze: float = 0
    glance: float = 0
    age: float = 0
    cheek: float = 1.0
    jaw: float = 1.0
    chin: float = 1.0
    length: float = 1.0
    nose: float = 1.0
    long: float = 0
    hook: float = 0
    slant: float = 0
    size: float = 1.0
    apart: float = 0
    full: float = 1.0
    wide: float = 1.0
    grin: float = 0
    bushy: float = 1.0
    hollow: float = 0
    stubble: float = 0
    blush: float = 0.22
    feminine: bool = False
    ears: bool = True
    shade: float = 0.5


class Face:
    """Draws one face on a head."""

    def __init__(self, board: Board, look: Look, head: Head) -> None:
        self.board, self.look, self.head, self.scale = board, look, head, head.scale
        head.shaped(look.cheek, look.jaw, look.chin, look.length)
        self.shadow = mix(mix(darken(look.skin, 0.5), "#7a2a1a", 0.22), board.ink, 0.14)
        self.light = mix(look.skin, "#fff2d8", 0.55)
        self.turned = abs(head.yaw) >= TURNED
        self.outline = head.outline()

    def draw(self) -> skia.Path:
        """All of it, back to front; the outline of the head."""
        board = self.board
        if self.look.ears and not self.turned:
            for side in SIDES:
                self._ear(side)
        self._ground()
        with board.clipped(self.outline):
            self._shading()
            self._age()
            for side in SIDES:
                self._eye(side)
            for side in SIDES:
                self._brow(side)
            self._mouth()
        if self.turned:
            self._turned_nose()
        else:
            with board.clipped(self.outline):
                self._front_nose()
        board.draw(self.outline, stroke(board.ink, 2.6 * self.scale, 0.95))
        if self.look.ears and self.turned:
            self._ear(-self.head.side)
        return self.outline

    def _pen(self, text: str, width: float, alpha: float = 1) -> None:
        self.board.draw(self.head.on(text), stroke(self.board.ink, width * self.scale, alpha))

    def _tint(self, text: str, colour: Colour, alpha: float, blur: float = 2.5) -> None:
        self.board.draw(self.head.on(text), fill(colour, alpha, blur * self.scale))

    def _ear(self, side: int) -> None:
        k, board = self.scale, self.board
        x, y = self.head.point(side * 55, 4, -6)
        width = 9 if not self.turned else 15
        ear = f"M0,-22 C{side * width},-34 {side * width * 1.5},-8 {side * width * 0.9},10 "
        ear += f"C{side * width * 0.6},24 {-side * 3},26 {-side * 4},14 Z"
        with board.moved(x, y, 0, k):
            shape = path(ear)
            colour = mix(self.look.skin, self.shadow, 0.1 if side < 0 else 0.5)
            board.draw(shape, fill(colour))
            if self.turned:
                inner = f"M{side * 3},-14 C{side * width},-20 {side * width},-4 {side * 5},6"
                board.draw(path(inner), stroke(board.ink, 1.8, 0.6))
            board.draw(shape, stroke(board.ink, 2.2, 0.95))

    def _ground(self) -> None:
        skin, k, cx = self.look.skin, self.scale, self.head.cx
        stops = [(0, mix(skin, self.light, 0.3)), (0.3, mix(skin, self.light, 0.35)), (0.58, skin)]
        stops.append((1, mix(skin, self.shadow, 0.5)))
        self.board.draw(self.outline, linear(cx - 60 * k, 0, cx + 60 * k, 0, stops))

    def _shading(self) -> None:
        """Light falls softly from the left: planes turn into shade, sockets, cheeks and forehead are modelled."""
        look, board, k = self.look, self.board, self.scale
        if self.head.yaw <= -TURNED:  # the light falls on the face: its side plane is dark
            dark = "M38,-95 L42,-42 C36,-26 46,-8 42,8 C38,26 34,44 20,92 L80,92 L80,-95 Z"
        else:
            dark = "M28,-95 L34,-40 C26,-26 34,-8 31,8 C28,26 24,46 14,92 L80,92 L80,-95 Z"
        self._tint(dark, self.shadow, look.shade * 0.9, 9)
        x, y = self.head.cx, self.head.cy - 100 * k
        board.hatch(self.head.on("M50,-95 L80,-95 L80,92 L36,92 C46,60 52,20 50,-95 Z"), x, y, 80 * k, 200 * k, 0.1, 4)
        with board.moved(-3 * k, -4 * k):  # what turns away at the edge
            board.draw(self.outline, stroke(self.shadow, 17 * k, 0.5, blur=6 * k))
        for side in SIDES:
            self._cheek(side)
        self._tint("M-38,-60 C-24,-76 0,-78 8,-64 C0,-48 -28,-44 -38,-60 Z", self.light, 0.5, 7)
        self._tint("M-13,70 C-8,62 8,62 10,70 C6,80 -9,80 -13,70 Z", self.light, 0.42, 4)
        drop = 87 * (look.length - 1) * 0.6 + look.long * 0.3
        self._tint(f"M-15,{58 + drop} Q0,{65 + drop} 15,{58 + drop} Q0,{73 + drop} -15,{58 + drop} Z", self.shadow, 0.6)
        self._tint(f"M-4,{34 + drop} L4,{34 + drop} L3,{42 + drop} L-3,{42 + drop} Z", self.shadow, 0.35, 1.6)
        if look.stubble:
            jaw = "M-50,24 C-36,34 -30,38 -18,34 C-6,28 6,28 18,34 C30,38 36,34 50,24 L46,92 L-46,92 Z"
            self._tint(jaw, mix(look.brow, self.board.ink, 0.3), 0.42 * look.stubble, 4)

    def _cheek(self, side: int) -> None:
        """Socket, temple, cheekbone and the hollow below it on one half of the face."""
        look, lit = self.look, side < 0
        for text, colour, alpha, blur in (
            ("M-48,-14 C-42,-32 -14,-34 -3,-16 C-8,2 -38,4 -48,-14 Z", self.shadow, 0.5, 4),
            ("M-14,-24 C-8,-26 -2,-22 -4,-10 C-8,-4 -12,-8 -14,-24 Z", self.shadow, 0.4, 2.5),
            ("M-60,-50 C-50,-54 -44,-40 -48,-18 L-62,-14 Z", self.shadow, 0.38, 5),
            ("M-60,16 C-42,18 -30,36 -24,58 C-34,66 -48,64 -60,54 Z", self.shadow, 0.26 + 0.4 * look.hollow, 7),
            ("M-45,16 C-36,8 -22,12 -17,22 C-24,34 -38,32 -45,16 Z", "#e2553f", look.blush, 6),
            ("M-44,6 C-36,0 -24,4 -18,12 C-26,18 -38,18 -44,6 Z", self.light, 0.55 if lit else 0.16, 4.5),
            ("M-42,-38 C-32,-46 -16,-44 -10,-36 C-18,-34 -34,-34 -42,-38 Z", self.light, 0.4 if lit else 0.14, 4),
        ):
            self.board.draw(self.head.on(text, mirrored=not lit), fill(colour, alpha, blur * self.scale))

    def _age(self) -> None:
        if self.look.age:
            for wrinkle in WRINKLES:
                self._pen(wrinkle, 1.5, 0.12 + 0.34 * self.look.age)
        elif not self.look.feminine:
            for fold in ("M-17,28 Q-24,36 -24,42", "M17,28 Q24,36 24,42"):
                self._pen(fold, 1.4, 0.16)

    def _front_nose(self) -> None:
        look, board, k = self.look, self.board, self.scale
        w, tip = look.nose * (0.8 if look.feminine else 1), 19 + look.long
        self._tint(
            f"M-6,-24 C-4,-10 -6,8 -{8 * w},{tip} C-5,{tip + 6} 2,{tip + 6} 3,{tip} C5,8 3,-12 4,-24 Z",
            self.light,
            0.55,
            1.5,
        )
        self._tint(f"M5,-22 C8,-10 9,4 {15 * w},{tip} C{17 * w},{tip + 10} 4,{tip + 8} 5,-22 Z", self.shadow, 0.5, 3.5)
        under = f"M-{14 * w},{tip} C-11,{tip + 6} -5,{tip + 5} 0,{tip + 9} C6,{tip + 5} 12,{tip + 6} {15 * w},{tip} "
        board.draw(
            self.head.on(
                under + f"C{15 * w},{tip + 12} 8,{tip + 14} 1,{tip + 14} C-7,{tip + 14} -{13 * w},"
                f"{tip + 12} -{14 * w},{tip} Z"
            ),
            fill(self.shadow, 0.8, 0.8 * k),
        )
        self._pen(f"M-{13 * w},{tip + 5} C-{17 * w},{tip - 4} -{12 * w},{tip - 9} -{9 * w},{tip - 7}", 1.6, 0.6)
        self._pen(f"M{13 * w},{tip + 5} C{18 * w},{tip - 4} {13 * w},{tip - 10} {9 * w},{tip - 7}", 1.8, 0.75)
        self._pen(f"M-7,{tip + 7} Q0,{tip + 13} 7,{tip + 7}", 1.8, 0.7)
        self._pen(f"M6,-20 C4,-8 7,4 {7 * w},{tip - 10}", 1.3, 0.28)

    def _turned_nose(self) -> None:
        """The ridge stands against the far cheek; the near plane is lit or in shade."""
        look, board, k, f = self.look, self.board, self.scale, self.head.side
        w, tip, hook = look.nose * (0.85 if look.feminine else 1), 17 + look.long, look.hook
        p = self.head.point
        ridge = [p(f * 4, -24, 49), p(f * 3, -13, 50), p(f * 3, -2, 56 + hook), p(f * 3, tip * 0.45, 61 + hook)]
        nib = [p(f * 4 * w, tip - 6, 66), p(f * 6 * w, tip + 1, 72), p(f * 3 * w, tip + 9, 70)]
        base = [p(f * 2, tip + 13, 64), p(f * 1, tip + 13, 58), p(0, tip + 14, 53)]
        wing = [p(-f * 10 * w, tip + 16, 50), p(-f * 20 * w, tip + 10, 46), p(-f * 14 * w, tip - 4, 47)]
        back = [p(-f * 9, 6, 48), p(-f * 8, -8, 46), p(-f * 6, -24, 48)]
        nose = skia.Path()
        nose.moveTo(*ridge[0])
        for curve in (ridge[1:], nib, base, wing, back):
            nose.cubicTo(*curve[0], *curve[1], *curve[2])
        nose.close()
        lit = mix(look.skin, self.light, 0.3) if f > 0 else mix(look.skin, self.shadow, 0.12)
        ground = linear(*back[0], *ridge[3], [(0, look.skin, 0), (0.55, lit, 0.9), (1, mix(lit, self.light, 0.5))])
        cast = polygon(p(f * 2, -14, 46), p(f * 14, tip + 4, 46), p(f * 12, tip + 18, 42), p(-f * 12, tip + 20, 44))
        with board.clipped(self.outline):
            board.draw(cast, fill(self.shadow, 0.5 if f > 0 else 0.3, 3.5 * k))
        board.draw(nose, ground)
        with board.clipped(nose):
            if f < 0:
                side = polygon(p(f * 1, -20, 52), p(f * 0, tip, 70), p(0, tip + 18, 56), wing[1], back[0])
                board.draw(side, fill(self.shadow, 0.42, 4 * k))
            low = polygon(
                p(f * 6, tip + 5, 72),
                p(-f * 4, tip + 7, 60),
                p(-f * 16, tip + 9, 46),
                p(-f * 16, tip + 26, 46),
                p(f * 4, tip + 26, 60),
            )
            board.draw(low, fill(self.shadow, 0.6, 1.4 * k))
            board.disc(*p(f * 2, tip - 1, 71), 3.4 * k, fill(self.light, 0.6, 1.6 * k))
        line = skia.Path()
        line.moveTo(*ridge[2])
        line.lineTo(*ridge[3])
        line.cubicTo(*nib[0], *nib[1], *nib[2])
        line.cubicTo(*base[0], *base[1], *base[2])
        board.draw(line, stroke(board.ink, 2.1 * k, 0.85))
        alar = skia.Path()
        alar.moveTo(*p(-f * 8 * w, tip + 14, 51))
        alar.cubicTo(*p(-f * 18 * w, tip + 15, 47), *p(-f * 17 * w, tip - 2, 46), *p(-f * 10 * w, tip - 2, 51))
        board.draw(alar, stroke(board.ink, 1.7 * k, 0.7))
        board.draw(_oval(*p(-f * 4 * w, tip + 11.5, 56), 4 * k, 1.9 * k), fill(board.ink, 0.75))

    def _lid(self, side: int, text: str) -> skia.Path:
        return self.head.on(text, mirrored=side < 0)

    def _eye(self, side: int) -> None:
        board, look, k = self.board, self.look, self.scale
        z, up = look.size, look.slant
        if look.lids >= 1:
            self._closed_eye(side)
            return
        top = -7 - (11.8 - 8.4 * look.lids) * z
        far = self.turned and side == self.head.side
        mid = 23 + look.apart
        inner, outer, low = mid - 13.5 * z, mid + (11.5 if far else 13.5) * z, -2 + 2.4 * z
        eye = self._lid(
            side,
            f"M{inner},-5 C{inner + 5},{top} {outer - 8},{top - up} {outer},{-7 - up} "
            f"C{outer - 8},{low} {inner + 8},{low + 1} {inner},-5 Z",
        )
        x, y = self.head.at(side * mid + look.gaze, -8.5 + look.glance - up * 0.4)
        narrow = 0.84 if far else 1
        board.draw(eye, fill("#f1e8da" if side < 0 else "#d8cabb"))
        r = k * (7.8 if look.feminine else 7.3) * (0.6 + 0.4 * z)
        with board.clipped(eye):
            for radius, paint in (
                (r, fill(darken(look.eye, 0.45))),
                (r * 0.82, fill(look.eye)),
                (r * 0.42, fill("#120a10")),
            ):
                board.draw(_oval(x, y, radius * narrow, radius), paint)
            board.draw(_oval(x + r * 0.2, y + r * 0.42, r * 0.4 * narrow, r * 0.28), fill("#ffffff", 0.28, 1))
            shade = self._lid(
                side,
                f"M{inner - 4},-6 C{inner + 5},{top - 3} {outer - 8},{top - 3 - up} {outer + 3},{-9 - up} "
                f"L{outer + 3},{top + 8} L{inner - 4},{top + 9} Z",
            )
            board.draw(shade, fill(board.ink, 0.3, 1))
        lid = f"M{inner - 1},-4 C{inner + 5},{top - 7} {outer - 8},{top - 8 - up} {outer + 3},{-9 - up} "
        lid += f"C{outer - 8},{top - up} {inner + 5},{top} {inner - 1},-4 Z"
        tone = mix(look.skin, self.shadow, 0.25 if side < 0 else 0.5)
        board.draw(self._lid(side, lid), fill(tone, 0.9, 0.6 * k))
        board.disc(x - 2.3 * k, y - 2.6 * k, 1.8 * k, fill("#ffffff", 0.95))
        lash = f"M{inner - 2},-3.5 C{inner + 5},{top - 1} {outer - 8},{top - 1 - up} {outer + 2},{-8 - up}"
        board.draw(self._lid(side, lash), stroke(board.ink, (3.5 if look.feminine else 2.9) * k))
        lower = f"M{inner + 5},{low - 1.5} C{inner + 9},{low + 1} {outer - 8},{low} {outer - 2},{-5 - up}"
        board.draw(self._lid(side, lower), stroke(board.ink, 1.2 * k, 0.55))
        crease = f"M{inner + 1},{top + 3} C{inner + 6},{top - 5} {outer - 8},{top - 6 - up} {outer + 2},{top + 4 - up}"
        board.draw(self._lid(side, crease), stroke(board.ink, 1.3 * k, 0.42))
        if look.feminine:
            board.draw(self._lid(side, f"M{outer},{-7 - up} L{outer + 6},{-12 - up}"), stroke(board.ink, 2.6 * k))

    def _closed_eye(self, side: int) -> None:
        board, k = self.board, self.scale
        lid = self._lid(side, "M8,-6 C14,-18 30,-18 38,-8 C30,2 16,2 8,-6 Z")
        board.draw(lid, fill(mix(self.look.skin, self.shadow, 0.3 if side < 0 else 0.6)))
        board.draw(self._lid(side, "M7,-6 C15,3 30,3 39,-8"), stroke(board.ink, 3.4 * k))
        board.draw(self._lid(side, "M9,-9 C15,-19 30,-19 37,-11"), stroke(board.ink, 1.3 * k, 0.4))
        for lash in ("M18,0 l-2,5", "M24,1 l0,5", "M30,-1 l3,5", "M36,-5 l5,4"):
            board.draw(self._lid(side, lash), stroke(board.ink, 1.8 * k))

    def _brow(self, side: int) -> None:
        look, fine = self.look, self.look.feminine
        anger, up = look.anger, look.slant
        top, thick = (-33, 3.4 * look.bushy) if fine else (-30, 5.6 * look.bushy)
        inner = top + 9 * anger + 4
        brow = self._lid(
            side,
            f"M6,{inner} C16,{top - 5 + 2 * anger} 30,{top - 8 - 3 * anger - up} 45,{top + 5 - 5 * anger - up} "
            f"C32,{top + thick * 0.2 - 3 * anger - up} 18,{top + thick + 2 * anger} 7,{inner + thick * 1.1} Z",
        )
        self.board.draw(brow, fill(look.brow))
        self.board.draw(brow, stroke(self.board.ink, 1.1 * self.scale, 0.55))

    def _mouth(self) -> None:
        look, k, board = self.look, self.scale, self.board
        drop = 87 * (look.length - 1) * 0.6 + look.long * 0.3
        y = 48 + drop
        left, right = y - look.mouth * 6, y - look.mouth * 6 - look.smirk * 7
        h = look.full * (1.15 if look.feminine else 0.9)
        half = (18 if look.feminine else 20) * look.wide
        upper = (
            f"M-{half},{left} C-12,{y - 4 * h} -5,{y - 7 * h} 0,{y - 4 * h} C5,{y - 7 * h} 12,{y - 4 * h} "
            f"{half},{right} "
        )
        board.draw(self.head.on(upper + f"C12,{y + 2} -12,{y + 2} -{half},{left} Z"), fill(darken(look.lips, 0.74)))
        if look.grin:
            self._teeth(half, left, right, y)
        low = y + 8 * look.grin
        lower = (
            f"M-{half - 4},{y + 0.5} C-8,{low + 11 * h} 8,{low + 11 * h} {half - 4},{y + 0.5} "
            f"C8,{low + 3} -8,{low + 3} -{half - 4},{y + 0.5} Z"
        )
        shape = self.head.on(lower)
        board.draw(shape, fill(look.lips))
        board.draw(shape, stroke(board.ink, 1 * k, 0.3))
        self._pen(
            f"M-{half + 1},{left} C-10,{y + 2} -4,{y - 1.5} 0,{y} C4,{y - 1.5} 10,{y + 2} {half + 1},{right}", 2.1
        )
        board.draw(self.head.on(f"M-8,{low + 5} Q-3,{low + 7} 2,{low + 5}"), stroke("#ffffff", 1.8 * k, 0.35))

    def _teeth(self, half: float, left: float, right: float, y: float) -> None:
        """The upper teeth in an open mouth."""
        board, low = self.board, y + 8 * self.look.grin
        text = (
            f"M-{half - 2},{left + 2} C-10,{y} 10,{y} {half - 2},{right + 2} "
            f"C8,{low + 6} -8,{low + 6} -{half - 2},{left + 2} Z"
        )
        mouth = self.head.on(text)
        board.draw(mouth, fill("#3a1018"))
        with board.clipped(mouth):
            row = f"M-{half},{y - 8} L{half},{y - 8} L{half},{y} Q0,{y + 11 * self.look.grin} -{half},{y} Z"
            board.draw(self.head.on(row), fill("#f6eedd"))
            for x in (-11, -6, -1, 4, 9):
                self._pen(f"M{x},{y - 6} L{x},{y + 8}", 0.8, 0.3)


def _oval(x: float, y: float, rx: float, ry: float) -> skia.Path:
    return oval(x - rx, y - ry, 2 * rx, 2 * ry)
