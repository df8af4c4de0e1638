"""A face in profile, as on a coin."""

from __future__ import annotations

from typing import Any

import skia

from art.kit.drawing.colour import darken, mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import path
from art.kit.portrait.bust import Bust
from art.kit.portrait.face import Look


class Profile:
    """A head seen from the side, looking to the left (`side` -1) or right; (cx, cy) is above its ear, at the eyes."""

    def __init__(self, s: Bust, look: Look, cx: float, cy: float, scale: float, side: int) -> None:
        self.s, self.look, self.cx, self.cy, self.scale, self.side = s, look, cx, cy, scale, side
        self.shadow = mix(mix(darken(look.skin, 0.5), "#7a2a1a", 0.22), s.ink, 0.14)
        self.light = mix(look.skin, "#fff2d8", 0.55)

    def place(self, text: str) -> skia.Path:
        """A path written for a head that looks to the right."""
        return path(text, self.cx, self.cy, sx=self.scale * self.side, sy=self.scale)

    def draw(self) -> skia.Path:
        """Skull, face and ear; the outline."""
        s, look, k = self.s, self.look, self.scale
        h, n = look.hook, look.long
        shape = self.place(
            f"M-10,-94 C26,-96 46,-80 49,-56 C51,-44 50,-38 54,-31 C56,-24 51,-18 51,-12 C{54 + h * 0.6},-6 {58 + h},4 "
            f"{68 + h * 0.4},{18 + n} C{72 + h * 0.2},{26 + n} 64,{31 + n} 55,31 C53,35 55,38 57,43 C60,47 56,49 52,50 "
            "C58,52 58,58 53,61 C49,64 52,70 54,75 C55,86 44,92 34,90 C18,88 2,80 -12,66 C-20,58 -20,44 -22,30 "
            "C-40,40 -58,26 -66,-4 C-74,-60 -50,-94 -10,-94 Z"
        )
        stops = [(0, mix(look.skin, self.light, 0.5)), (0.45, look.skin), (1, mix(look.skin, self.shadow, 0.7))]
        s.draw(shape, linear(self.cx - 60 * k, 0, self.cx + 60 * k, 0, stops))
        with s.clipped(shape):
            self._modelling()
            self._eye()
            self._mouth()
        s.draw(shape, stroke(s.ink, 2.6 * k, 0.95))
        self._ear()
        return shape

    def _tint(self, text: str, colour: Any, alpha: float, blur: float = 3) -> None:
        self.s.draw(self.place(text), fill(colour, alpha, blur * self.scale))

    def _pen(self, text: str, width: float, alpha: float = 1) -> None:
        self.s.draw(self.place(text), stroke(self.s.ink, width * self.scale, alpha))

    def _modelling(self) -> None:
        self._tint("M-24,30 C-14,60 10,78 36,84 L30,100 L-40,90 Z", self.shadow, 0.55)
        self._tint("M22,-22 C34,-26 48,-24 52,-14 C46,-2 30,2 22,-8 Z", self.shadow, 0.5)
        self._tint("M4,10 C18,6 30,12 32,22 C24,44 8,44 2,30 Z", "#d8604a", self.look.blush, 6)
        self._tint("M0,26 C14,28 24,40 22,58 C10,60 -4,48 0,26 Z", self.shadow, 0.16 + 0.3 * self.look.hollow, 4)
        self._tint("M16,2 C28,-4 42,2 46,12 C38,18 22,16 16,2 Z", self.light, 0.5, 5)
        self._tint("M-20,-60 C-4,-64 10,-50 14,-28 C4,-18 -12,-24 -20,-60 Z", self.shadow, 0.3, 7)
        self._tint("M-12,40 C2,52 10,66 26,78 L10,88 L-20,66 Z", self.shadow, 0.4, 6)
        self._tint("M40,60 C48,62 52,72 50,80 C44,84 38,78 36,70 Z", self.light, 0.45, 3.5)
        self._tint("M40,33 L56,31 L52,40 Z", self.shadow, 0.5, 1.5)
        self._tint("M44,62 L54,62 L50,68 L40,66 Z", self.shadow, 0.5, 1.5)
        self._tint("M20,-70 C36,-74 46,-60 46,-42 C36,-40 22,-50 20,-70 Z", self.light, 0.4, 4)
        self._tint("M52,-8 L66,18 L60,22 L48,0 Z", self.light, 0.6, 2)
        self._pen("M48,16 C42,18 42,28 50,31", 1.9, 0.8)
        self._tint("M55,27.5 C58,25 63,25.5 64,28 C61,30 57,30 55,27.5 Z", self.s.ink, 0.7, 0.7)
        if self.look.age:
            for wrinkle in (
                "M43,30 Q36,38 38,52",
                "M34,58 Q33,66 38,72",
                "M20,30 Q18,44 24,56",
                "M24,-6 q8,6 18,3",
                "M20,-8 q-6,2 -9,8",
                "M20,-4 q-4,5 -5,11",
                "M28,4 q8,4 14,0",
                "M24,-56 Q38,-60 47,-54",
                "M26,-46 Q38,-50 48,-44",
            ):
                self._pen(wrinkle, 1.5, 0.16 + 0.32 * self.look.age)

    def _eye(self) -> None:
        s, k, look = self.s, self.scale, self.look
        eye = self.place("M25,-7 C30,-15 38,-17 43,-13 C44,-10 43,-7 41,-4 C35,-2 29,-3 25,-7 Z")
        s.draw(eye, fill("#eee4d4"))
        with s.clipped(eye):
            x, y = self.cx + 39.5 * k * self.side, self.cy - 9.6 * k
            s.ellipse(x - 4 * k, y - 6.6 * k, 8 * k, 13.2 * k, fill(darken(look.eye, 0.5)))
            s.ellipse(x - 3 * k, y - 5.4 * k, 6.4 * k, 10.8 * k, fill(look.eye))
            s.ellipse(x - 1 * k, y - 3.4 * k, 3.8 * k, 6.8 * k, fill("#120a10"))
            self._tint("M22,-10 C28,-20 38,-20 45,-15 L44,-9 C38,-14 30,-13 24,-5 Z", s.ink, 0.35, 1)
            s.disc(x - 1.5 * k, y - 2.6 * k, 1.5 * k, fill("#ffffff", 0.95))
        self._tint("M20,-9 C27,-24 40,-24 46,-17 C40,-18 30,-17 22,-6 Z", self.shadow, 0.5, 0.8)
        self._pen("M22,-5 C29,-16 38,-18 44,-14", 3.2)
        self._pen("M27,-4 C32,-1 38,-1 41,-4", 1.3, 0.6)
        self._pen("M21,-14 C28,-24 38,-25 46,-20", 1.3, 0.45)
        a = look.anger
        brow = self.place(f"M18,{-27 - 3 * a} C28,-38 42,-38 54,{-30 + 5 * a} C46,-30 34,-31 19,{-23 - 3 * a} Z")
        s.draw(brow, fill(look.brow))
        s.draw(brow, stroke(s.ink, 1.2 * k, 0.7))

    def _mouth(self) -> None:
        lips, y = self.look.lips, 50 - self.look.mouth * 4
        self._tint(f"M36,{y} C44,45 52,43 62,46 L60,50 Z", darken(lips, 0.78), 1, 0.3)
        self._tint(f"M38,{y} C44,54 50,62 60,58 L58,50 Z", lips, 1, 0.3)
        self._pen(f"M34,{y} C42,50 48,49 57,49.5", 2.1)

    def _ear(self) -> None:
        s, k = self.s, self.scale
        ear = self.place("M-14,-12 C-22,-30 -44,-22 -38,2 C-36,14 -28,28 -20,28 C-14,26 -14,16 -12,8 Z")
        s.draw(ear, fill(mix(self.look.skin, self.shadow, 0.25)))
        s.draw(self.place("M-20,-10 C-30,-18 -36,-6 -30,6 C-26,12 -24,6 -20,4"), stroke(s.ink, 1.8 * k, 0.6))
        s.draw(ear, stroke(s.ink, 2.3 * k, 0.95))
