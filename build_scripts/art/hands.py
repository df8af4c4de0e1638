"""Hands: fingers are thick strokes with an ink edge, so every pose is a list of finger lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import skia

from art.board import Board
from art.colour import Colour, mix
from art.paint import fill, linear, stroke
from art.shapes import path


class Hand:
    """One hand of about 60 units; `slim` below 1 makes it finer, `ringed` gives its ring finger a ring."""

    def __init__(self, board: Board, skin: Colour, slim: float = 1, ringed: Colour | None = None) -> None:
        self.board, self.skin, self.slim, self.ringed = board, skin, slim, ringed

    @contextmanager
    def _placed(self, x: float, y: float, turn: float, scale: float, mirrored: bool) -> Iterator[None]:
        with self.board.moved(x, y, turn, scale):
            if mirrored:
                self.board.canvas.scale(-1, 1)
            yield

    def grip(self, x: float, y: float, turn: float = 0, scale: float = 1, mirrored: bool = False) -> None:
        """Fingers closed round a shaft that passes behind them, the thumb on top."""
        with self._placed(x, y, turn, scale, mirrored):
            self._palm("M-6,-28 C10,-34 28,-26 30,-8 C32,12 28,28 14,32 C2,34 -10,30 -12,20 Z")
            for index, (y0, reach) in enumerate(((-15, -19), (-3, -22), (9, -21), (20, -16))):
                self._finger(f"M17,{y0 - 1} Q0,{y0 - 5} {reach + 4},{y0 + 1}", 12.5 - index * 0.6)
                if self.ringed and index == 1:
                    self._ring(-4, y0 - 3)
            self._finger("M22,-16 Q14,-30 -9,-27", 12.5, nail=(-11, -27, 0))

    def cup(self, x: float, y: float, turn: float = 0, scale: float = 1, mirrored: bool = False) -> None:
        """An open hand that carries something above it; draw the thing first, then the fingers stand before it."""
        with self._placed(x, y, turn, scale, mirrored):
            self._palm("M-32,-10 C-20,4 20,4 34,-12 C36,10 24,30 8,34 L-12,34 C-26,28 -36,10 -32,-10 Z")
            for x0, x1, y1 in ((-20, -35, -24), (-7, -15, -31), (7, 5, -32), (19, 24, -27)):
                self._finger(f"M{x0},6 Q{x0 * 1.25},-12 {x1},{y1}", 11.5, nail=(x1, y1, 0))
            self._finger("M28,8 Q40,0 43,-16", 12.5, nail=(43, -16, 15))

    def pinch(self, x: float, y: float, turn: float = 0, scale: float = 1, mirrored: bool = False) -> None:
        """Thumb and forefinger hold something thin at (x, y); the others are spread."""
        with self._placed(x, y, turn, scale, mirrored):
            for x0, y0, x1, y1 in ((50, 14, 58, -14), (42, 6, 46, -26), (32, 2, 32, -32)):
                self._finger(f"M{x0},{y0 + 8} Q{(x0 + x1) / 2 + 4},{(y0 + y1) / 2} {x1},{y1}", 10.5, nail=(x1, y1, 8))
            self._palm("M20,4 C30,-6 48,0 54,12 C60,30 52,50 44,60 L22,58 C12,46 10,16 20,4 Z")
            if self.ringed:
                self._ring(43, -2)
            self._finger("M28,12 Q12,-16 1,-3", 11.5)
            self._finger("M26,40 Q12,26 1,5", 12, nail=(2, 6, -55))

    def over(self, x: float, y: float, turn: float = 0, scale: float = 1, mirrored: bool = False) -> None:
        """Fingers that come from below and lie upright on the front of a thing held against the body."""
        with self._placed(x, y, turn, scale, mirrored):
            self._palm("M-24,4 C-20,-4 20,-6 26,0 C32,16 24,34 12,38 L-12,38 C-24,32 -28,18 -24,4 Z")
            for x0, top, width in ((-17, -24, 11.5), (-5.5, -31, 12), (6.5, -29, 12), (18, -20, 11)):
                self._finger(f"M{x0 * 0.9},12 Q{x0 * 1.05},-8 {x0 * 1.02},{top}", width, nail=(x0 * 1.02, top + 1, 0))
            if self.ringed:
                self._ring(6.5, -4)

    def raised(self, x: float, y: float, turn: float = 0, scale: float = 1, mirrored: bool = False) -> None:
        """Palm to the viewer, fore and middle finger up: a blessing or a word of advice."""
        with self._placed(x, y, turn, scale, mirrored):
            self._palm("M-22,-6 C-10,-14 14,-14 22,-6 C28,14 20,34 10,40 L-12,40 C-22,32 -28,12 -22,-6 Z")
            self._finger("M-12,-4 Q-12,-28 -8,-48", 12)
            self._finger("M1,-6 Q4,-32 4,-54", 12)
            for x0, y0 in ((11, 2), (20, 8)):
                self._finger(f"M{x0},{y0 - 8} Q{x0 + 2},{y0 - 18} {x0 - 4},{y0 + 2}", 11)
            self._finger("M-22,20 Q-10,22 10,8", 12.5, nail=(10, 8, 60))

    def _palm(self, text: str) -> None:
        board, shape = self.board, path(text, sx=self.slim)
        stops = [(0, board.tone(self.skin, 0.25)), (0.5, self.skin), (1, board.tone(self.skin, -0.55))]
        board.draw(shape, linear(-26, -10, 34, 20, stops))
        board.draw(shape, stroke(board.ink, 2.3))

    def _finger(self, text: str, width: float, nail: Sequence[float] | None = None) -> None:
        board, line, thick = self.board, path(text), width * (0.55 + 0.45 * self.slim)
        lit = mix(self.skin, "#fff2d8", 0.5)
        board.draw(line, stroke(board.ink, thick + 3.8))
        board.draw(line, stroke(mix(self.skin, board.ink, 0.22), thick))
        board.draw(path(text, -0.8, -1), stroke(self.skin, thick * 0.72, blur=0.8))
        board.draw(path(text, -1.6, -thick * 0.2), stroke(lit, thick * 0.2, 0.7, blur=0.8))
        if nail:
            with board.moved(nail[0], nail[1], nail[2]):
                board.ellipse(-2.6, -4.6, 5.2, 6.4, fill(mix(self.skin, "#ffe8e0", 0.55)))
                board.ellipse(-2.6, -4.6, 5.2, 6.4, stroke(board.ink, 0.9, 0.5))

    def _ring(self, x: float, y: float) -> None:
        board = self.board
        band = skia.Path()
        band.addRoundRect(skia.Rect.MakeXYWH(x - 3, y - 7.5, 6, 15), 3, 3)
        board.draw(band, fill("#f0c85a"))
        board.draw(band, stroke(board.ink, 1.4))
        board.disc(x, y, 5.4, fill("#7a4a14"))
        board.disc(x, y, 4.2, fill(self.ringed or "#c8302f"))
        board.disc(x - 1.3, y - 1.4, 1.4, fill("#ffffff", 0.9))
