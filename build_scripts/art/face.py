"""A face seen from the front, made of a few parameters."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import skia

from art.board import Board
from art.colour import Colour, darken, mix
from art.paint import fill, linear, stroke
from art.shapes import path

FRONT_OF_LIGHT = (-1, 1)  # left half, right half
WRINKLES = (
    "M-28,-58 Q0,-64 28,-58",
    "M-24,-48 Q0,-53 24,-48",
    "M-18,24 Q-28,34 -27,46",
    "M21,24 Q30,34 28,46",
    "M-50,-8 q-6,2 -9,7",
    "M-50,-4 q-4,4 -6,10",
    "M-36,3 q10,6 22,2",
    "M36,3 q-10,6 -22,2",
)


@dataclass(frozen=True)
class Look:
    """What makes one face differ from another.

    anger: brows -0.5 raised .. 1 drawn together. lids: 0 wide open .. 0.6 sleepy. mouth: -1 grim .. 1 smiling.
    gaze: units the eyes look to the right. age: 0 smooth .. 1 wrinkled. jaw: width of the jaw, 1 is average.
    """

    skin: Colour = "#e3ae86"
    brow: Colour = "#4a2c1a"
    eye: Colour = "#4f7a9a"
    lips: Colour = "#9a4a40"
    anger: float = 0
    lids: float = 0
    mouth: float = 0
    gaze: float = 0
    age: float = 0
    jaw: float = 1.0
    feminine: bool = False
    ears: bool = True
    shade: float = 0.5


class Face:
    """Draws one face; (cx, cy) is the bridge of the nose, a face of scale 1 is 110 wide and 180 high."""

    def __init__(self, board: Board, look: Look, cx: float, cy: float, scale: float) -> None:
        self.board, self.look = board, look
        self.cx, self.cy, self.scale = cx, cy, scale
        self.shadow = mix(darken(look.skin, 0.5), board.ink, 0.28)
        self.light = mix(look.skin, "#fff2d8", 0.55)

    def draw(self) -> skia.Path:
        """All of it, back to front; the outline of the head."""
        if self.look.ears:
            self._ears()
        head = self._head()
        with self.board.clipped(head):
            self._shading()
            self._nose()
            if self.look.age:
                for wrinkle in WRINKLES:
                    self._pen(wrinkle, 1.5, 0.16 + 0.22 * self.look.age)
        for side in FRONT_OF_LIGHT:
            self._eye(side)
            self._brow(side)
        self._mouth()
        self.board.draw(head, stroke(self.board.ink, 2.6 * self.scale, 0.95))
        return head

    def _place(self, text: str) -> skia.Path:
        return path(text, self.cx, self.cy, self.scale)

    def _narrow(self, text: str) -> skia.Path:
        """The middle of the face: finer on women."""
        fine = self.look.feminine
        return path(
            text, self.cx, self.cy, sx=self.scale * (0.74 if fine else 1), sy=self.scale * (0.95 if fine else 1)
        )

    def _half(self, side: int) -> Callable[[str], skia.Path]:
        """Places paths on one half of the face; they are written for the right one."""
        return lambda text: path(text, self.cx, self.cy, sx=side * self.scale, sy=self.scale)

    def _pen(self, text: str, width: float, alpha: float = 1) -> None:
        self.board.draw(self._place(text), stroke(self.board.ink, width, alpha))

    def _ears(self) -> None:
        for side in FRONT_OF_LIGHT:
            ear = self._place(
                f"M{side * 52},-14 C{side * 66},-24 {side * 68},4 {side * 58},22 "
                f"C{side * 54},26 {side * 51},20 {side * 50},12 Z"
            )
            self.board.draw(ear, fill(mix(self.look.skin, self.shadow, 0.15 if side < 0 else 0.55)))
            self.board.draw(ear, stroke(self.board.ink, 2 * self.scale, 0.9))

    def _head(self) -> skia.Path:
        jaw, skin = 42 * self.look.jaw, self.look.skin
        cheek = 52 * self.look.jaw
        head = self._place(
            f"M-54,-38 C-60,-94 60,-94 54,-38 C57,-8 {cheek:.1f},26 {jaw:.1f},48 C{jaw * 0.76:.1f},70 15,86 0,86 "
            f"C-15,86 -{jaw * 0.76:.1f},70 -{jaw:.1f},48 C-{cheek:.1f},26 -57,-8 -54,-38 Z"
        )
        stops = [(0, mix(skin, self.light, 0.55)), (0.4, skin), (1, mix(skin, self.shadow, 0.35))]
        self.board.draw(head, linear(self.cx - 54 * self.scale, 0, self.cx + 54 * self.scale, 0, stops))
        return head

    def _shading(self) -> None:
        """The right half lies in shade; sockets, cheeks and forehead are modelled."""
        k, board = self.scale, self.board
        half = (
            "M6,-95 L8,-34 C4,-24 12,-16 12,-6 L21,20 C20,29 12,32 6,31 L5,40 C9,43 8,47 6,51 "
            "C11,57 8,63 5,67 C9,74 8,80 6,92 L110,92 L110,-95 Z"
        )
        board.draw(self._narrow(half) if self.look.feminine else self._place(half), fill(self.shadow, self.look.shade))
        temple = self._place("M26,-95 L80,-95 L80,92 L20,92 C34,60 44,20 26,-95 Z")
        board.hatch(temple, self.cx, self.cy - 100 * k, 70 * k, 200 * k, 0.22, 4.5)
        for text, colour, alpha in (
            ("M-46,-14 C-38,-30 -14,-30 -5,-12 C-10,2 -36,2 -46,-14 Z", self.shadow, 0.42),
            ("M46,-14 C38,-30 14,-30 5,-12 C10,2 36,2 46,-14 Z", self.shadow, 0.4),
            ("M-54,4 C-40,20 -32,36 -28,62 L-58,60 Z", self.shadow, 0.26),
            ("M-40,12 C-32,8 -20,12 -16,20 C-24,26 -36,24 -40,12 Z", "#e8735a", 0.15 if self.look.age else 0.22),
            ("M-40,8 C-34,2 -20,4 -14,12 C-24,10 -34,12 -40,8 Z", self.light, 0.55),
        ):
            board.draw(self._place(text), fill(colour, alpha))

    def _nose(self) -> None:
        board, k = self.board, self.scale
        ridge = self._narrow("M-6,-26 C-4,-10 -7,8 -9,18 C-7,25 0,27 3,24 C5,10 3,-12 5,-26 Z")
        board.draw(ridge, fill(self.light, 0.6))
        forehead = self._place("M-34,-62 C-22,-74 -2,-74 2,-60 C-6,-48 -26,-48 -34,-62 Z")
        board.draw(forehead, fill(self.light, 0.4))
        tip = self._narrow("M-15,19 C-12,25 -5,24 0,29 C6,24 13,26 19,18 C18,31 8,34 1,34 C-7,34 -14,31 -15,19 Z")
        board.draw(tip, fill(self.shadow, 0.85))
        board.draw(self._narrow("M-15,20 C-17,12 -12,9 -9,10"), stroke(board.ink, 1.6 * k, 0.5))
        board.draw(self._narrow("M19,19 C22,12 17,8 13,10"), stroke(board.ink, 1.6 * k, 0.6))

    def _eye(self, side: int) -> None:
        board, look, k, half = self.board, self.look, self.scale, self._half(side)
        upper = -19 + 9 * look.lids
        eye = half(f"M9,-6 C15,{upper} 30,{upper} 38,-9 C30,0 17,1 9,-6 Z")
        x, y = self.cx + side * 23 * k + look.gaze * k, self.cy - 9 * k
        board.draw(eye, fill("#f6efe2" if side < 0 else "#d9cdbf"))
        with board.clipped(eye):
            board.disc(x, y, 8 * k, fill(darken(look.eye, 0.55)))
            board.disc(x, y, 6.4 * k, fill(look.eye))
            board.disc(x, y, 3.4 * k, fill("#120a10"))
            lid = f"M5,-6 C15,{upper - 3} 30,{upper - 3} 40,-9 L40,{upper + 9} C28,{upper + 3} 16,{upper + 3} 5,-2 Z"
            board.draw(half(lid), fill(board.ink, 0.35))
        board.disc(x - 2.4 * k, y - 2.6 * k, 1.7 * k, fill("#ffffff", 0.95))
        lashes = stroke(board.ink, (3.6 if look.feminine else 3.0) * k)
        board.draw(half(f"M7,-4 C14,{upper - 1} 30,{upper - 2} 40,-10"), lashes)
        board.draw(half("M14,-1 C20,2 30,0 36,-6"), stroke(board.ink, 1.2 * k, 0.6))
        crease = f"M10,{upper + 3} C16,{upper - 7} 30,{upper - 8} 39,{upper + 4}"
        board.draw(half(crease), stroke(board.ink, 1.3 * k, 0.45))
        if look.feminine:
            board.draw(half("M38,-9 L45,-14"), stroke(board.ink, 2.6 * k))

    def _brow(self, side: int) -> None:
        anger, fine = self.look.anger, self.look.feminine
        top, thickness = (-33, 3.2) if fine else (-30, 5.4)
        inner = top + 9 * anger + 4
        brow = self._half(side)(
            f"M6,{inner} C16,{top - 5 + 2 * anger} 30,{top - 8 - 3 * anger} 46,{top + 5 - 5 * anger} "
            f"C32,{top + thickness * 0.2 - 3 * anger} 18,{top + thickness + 2 * anger} 7,{inner + thickness * 1.1} Z"
        )
        self.board.draw(brow, fill(self.look.brow))
        self.board.draw(brow, stroke(self.board.ink, 1.1 * self.scale, 0.7))

    def _mouth(self) -> None:
        board, lips, k = self.board, self.look.lips, self.scale
        corner = 47 - self.look.mouth * 6
        upper = f"M-20,{corner} C-12,44 -5,41 0,44 C5,41 12,44 20,{corner} C12,50 -12,50 -20,{corner} Z"
        board.draw(self._place(upper), fill(darken(lips, 0.75)))
        board.draw(self._place("M-15,48.5 C-8,59 8,59 15,48.5 C8,51 -8,51 -15,48.5 Z"), fill(lips))
        board.draw(self._place("M-8,53 Q-2,56 4,53"), stroke("#ffffff", 1.6 * k, 0.35))
        self._pen(f"M-21,{corner} C-10,50 -4,46.5 0,48 C4,46.5 10,50 21,{corner}", 2.1 * k)
        self._pen("M-9,62 Q0,66 10,61", 1.6 * k, 0.4)
