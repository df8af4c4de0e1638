"""Hands: jointed fingers that taper, wrap what they hold and oppose the thumb; with their wrist and sleeve."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import skia

from art.kit.drawing.colour import Colour, mix
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.shapes import path, rect, union
from art.kit.portrait.bust import Bust
from art.kit.portrait.fingers import Joint, Light, draw_finger, draw_palm, tube

Place = tuple[float, float, float, float, bool]  # x, y, turn, scale, mirrored


class Arm(NamedTuple):
    """A sleeve that goes with a hand: where its elbow lies, its cloth, its cuff, its width at wrist and elbow."""

    elbow: tuple[float, float]
    colour: Colour
    trim: Colour | None = None
    width: tuple[float, float] = (50, 108)
    wrist: float = 12  # units of bare wrist between hand and cuff


class Hand:
    """A hand as tall as a face from chin to brow when open, a fist of about 80 units.

    `slim` below 1 makes it finer, `ringed` gives its ring finger a ring, `gloved` takes its nails away. An `arm` given
    to a pose adds the wrist and draws the sleeve over it. All poses are those of the hand on the right of the picture.
    """

    def __init__(
        self, board: Bust, skin: Colour, slim: float = 1, ringed: Colour | None = None, gloved: bool = False
    ) -> None:
        self.board, self.skin, self.ringed, self.gloved = board, skin, ringed, gloved
        self.slim = 0.55 + 0.45 * slim

    def grip(
        self, x: float, y: float, turn: float = 0, scale: float = 1, mirrored: bool = False, arm: Arm | None = None
    ) -> None:
        """Fingers closed round a shaft that passes behind them at (x, y), the thumb on top."""
        fingers = (
            ((30, 24, 16), (6, 22, 15.5), (-11, 23, 14.5), (-16, 27, 13)),
            ((34, 9, 17.5), (8, 6, 17.5), (-15, 8, 16.5), (-21, 13, 14.5)),
            ((36, -8, 18), (10, -12, 18), (-17, -9, 17), (-24, -3, 15)),
            ((34, -25, 18), (10, -30, 17.5), (-14, -26, 16.5), (-22, -19, 14.5)),
        )
        thumb = ((34, -16, 19), (24, -40, 18.5), (0, -44, 17), (-15, -38, 13.5))
        back = "M10,-38 C28,-44 45,-32 47,-12 C49,10 43,30 32,44 C20,52 2,48 -6,37 C-4,10 0,-20 10,-38 Z"
        self._pose((x, y, turn, scale, mirrored), (24, 44), arm, back, fingers, thumb, nails=False, ring=(4, 6, 82))

    def clasp(
        self,
        x: float,
        y: float,
        turn: float = 0,
        scale: float = 1,
        mirrored: bool = False,
        arm: Arm | None = None,
        width: float = 40,
    ) -> None:
        """A hand round an upright thing of that width: palm behind it, thumb in front, the fingertips beyond."""
        w = width / 2
        tips = tuple(
            ((-w - 5, y0 + 3, size), (-w + 3, y0 - 1, size), (-w + 14 + reach, y0, size - 2.5))
            for y0, size, reach in ((24, 14.5, -3), (9, 16, 2), (-8, 16.5, 4), (-25, 16, 1))
        )
        thumb = ((w + 18, 26, 23), (w + 6, 4, 20), (w - 10, -14, 17.5), (w - 24, -26, 13.5))
        back = (
            f"M{w - 4},-26 C{w + 14},-36 {w + 36},-22 {w + 37},4 C{w + 36},28 {w + 28},42 {w + 18},54 L{w - 16},53 "
            f"C{w - 22},40 {w - 16},20 {w - 5},6 Z"
        )
        self._pose(
            (x, y, turn, scale, mirrored), (w + 1, 50), arm, back, tips, thumb, closed=True, ring=(-w - 1, 9, 80)
        )

    def cup(
        self, x: float, y: float, turn: float = 0, scale: float = 1, mirrored: bool = False, arm: Arm | None = None
    ) -> None:
        """An open hand that carries something above it; draw the thing first, then the fingers stand before it."""
        fingers = (
            ((-18, 30, 15), (-40, 12, 15), (-48, -6, 12.5)),
            ((22, 22, 17), (30, 2, 16.5), (31, -18, 13.5)),
            ((-9, 21, 16.5), (-21, -2, 16), (-25, -22, 13)),
            ((7, 21, 17), (5, -5, 17), (3, -27, 13.5)),
        )
        thumb = ((24, 36, 22), (50, 16, 19), (62, -6, 14.5))
        palm = "M-38,10 C-28,16 28,14 48,10 C52,24 38,42 18,51 L-12,51 C-32,43 -48,26 -38,10 Z"
        self._pose((x, y, turn, scale, mirrored), (3, 46), arm, palm, fingers, thumb, ring=(-12, -2, 14))

    def pinch(
        self, x: float, y: float, turn: float = 0, scale: float = 1, mirrored: bool = False, arm: Arm | None = None
    ) -> None:
        """Thumb and forefinger hold something thin at (x, y); the others curl behind it, each a little more."""
        behind = (
            ((62, 22, 14), (72, 0, 13.5), (64, -17, 11)),
            ((55, 14, 15.5), (61, -14, 15), (48, -29, 12)),
            ((45, 12, 16.5), (45, -20, 16), (27, -31, 13)),
        )
        index = ((35, 16, 18), (26, -12, 17), (10, -16, 15), (1, -3, 11.5))
        thumb = ((38, 50, 22), (22, 32, 19), (9, 19, 16.5), (1, 5, 12.5))
        back = "M28,8 C38,-2 58,0 68,16 C76,34 70,62 62,78 L34,76 C22,58 18,26 28,8 Z"
        place = x, y, turn, scale, mirrored
        self._pose(place, (48, 74), arm, back, (*behind, index), thumb, first=3, ring=(54, 4, -4))

    def over(
        self, x: float, y: float, turn: float = 0, scale: float = 1, mirrored: bool = False, arm: Arm | None = None
    ) -> None:
        """Fingers that come from below and lie on the front of a thing held against the body."""
        fingers = (
            ((24, 18, 16), (28, -6, 15.5), (30, -24, 12.5)),
            ((-22, 18, 15), (-24, -8, 14.5), (-24, -25, 12)),
            ((8, 16, 16.5), (10, -14, 16), (12, -35, 13)),
            ((-7, 16, 16.5), (-8, -16, 16), (-7, -38, 13)),
        )
        palm = "M-30,8 C-26,-2 26,-4 33,6 C40,22 30,42 17,52 L-14,52 C-30,42 -36,24 -30,8 Z"
        self._pose((x, y, turn, scale, mirrored), (1, 48), arm, palm, fingers, None, ring=(9, -2, 4))

    def sheet(
        self,
        x: float,
        y: float,
        turn: float = 0,
        scale: float = 1,
        mirrored: bool = False,
        arm: Arm | None = None,
        thumb: bool = True,
    ) -> None:
        """The thumb on the front of a flat thing whose lower edge runs through (x, y); the fingers are behind it."""
        palm = "M-22,-40 L34,-40 L35,2 C38,18 32,40 20,52 L-12,52 C-26,40 -28,20 -22,-2 Z"
        index = ((-16, 34, 17), (-23, 14, 17), (-25, -8, 16), (-25, -30, 15))
        shown = ((18, 42, 24), (13, 16, 22), (0, -6, 19.5), (-14, -23, 15)) if thumb else None
        self._pose((x, y, turn, scale, mirrored), (4, 50), arm, palm, (index,), shown, below=True)

    def rest(
        self, x: float, y: float, turn: float = 0, scale: float = 1, mirrored: bool = False, arm: Arm | None = None
    ) -> None:
        """A hand laid flat, its back to the viewer, its fingers to the left; (x, y) lies between the knuckles."""
        fingers = (
            ((17, 20, 15), (-17, 27, 14), (-36, 29, 11.5)),
            ((16, 9, 16.5), (-29, 13, 15.5), (-53, 16, 12.5)),
            ((18, -14, 16.5), (-25, -21, 16), (-48, -17, 13)),
            ((16, -3, 17), (-33, -5, 16), (-59, 0, 13)),
        )
        thumb = ((40, -12, 21), (12, -36, 17.5), (-10, -45, 13.5))
        back = "M2,-24 C20,-34 44,-26 62,-15 L64,18 C46,30 20,34 4,27 C-6,12 -6,-10 2,-24 Z"
        self._pose((x, y, turn, scale, mirrored), (60, 1), arm, back, fingers, thumb, ring=(-13, 12, 94))

    def raised(
        self,
        x: float,
        y: float,
        turn: float = 0,
        scale: float = 1,
        mirrored: bool = False,
        arm: Arm | None = None,
        fingers: int = 2,
    ) -> None:
        """Palm to the viewer, one or two fingers up: a word of advice or a blessing."""
        folded = [
            ((20, -18, 14.5), (20, 0, 14), (16, 12, 11.5)),
            ((8, -24, 16), (8, -3, 15.5), (4, 11, 12.5)),
        ]
        index, middle = (
            ((-19, -10, 17), (-22, -44, 16), (-21, -74, 12.5)),
            ((-4, -14, 17), (-5, -50, 16.5), (-3, -83, 13)),
        )
        if fingers == 1:
            folded.append(((-5, -27, 16.5), (-5, -4, 16), (-6, 10, 13)))
        palm = "M-30,-10 C-20,-24 18,-24 28,-14 C36,8 30,36 14,50 L-16,50 C-28,36 -36,14 -30,-10 Z"
        thumb = ((-14, 36, 23), (-27, 10, 19), (-12, 0, 17), (4, 6, 13.5))
        place = x, y, turn, scale, mirrored
        up = (index,) if fingers == 1 else (index, middle)
        self._pose(place, (-1, 46), arm, palm, (*up, *folded), thumb, closed=True, nails=len(up), ring=(8, -10, 4))

    def _pose(
        self,
        place: Place,
        wrist: tuple[float, float],
        arm: Arm | None,
        palm: str,
        fingers: Sequence[Sequence[Joint]],
        thumb: Sequence[Joint] | None,
        closed: bool = False,
        nails: bool | int = True,
        first: int = 0,
        ring: tuple[float, float, float] | None = None,
        below: bool = False,
    ) -> None:
        """Wrist, palm, fingers, thumb and sleeve.

        `closed` fingers come from behind what they hold. `nails`: True for all, or from which finger on; `first`: how
        many fingers the palm covers; `ring`: where it sits and its turn in degrees; `below`: whether all but the thumb
        ends at the middle line of the hand.
        """
        x, y, turn, scale, mirrored = place
        board = self.board
        light = Light.from_left(turn, mirrored)
        shape = path(palm, sx=self.slim)
        if arm:
            shape = union(shape, self._wrist(place, wrist, arm))
        with board.moved(x, y, turn, scale):
            if mirrored:
                board.canvas.scale(-1, 1)
            board.canvas.save()
            if below:
                board.canvas.clipPath(rect(-400, 0.6, 800, 400), True)
            for number, joints in enumerate((*fingers, *((thumb,) if thumb else ()))):
                if number == first:
                    draw_palm(board, shape, self.skin, light)
                is_thumb = number == len(fingers)
                if is_thumb:
                    board.canvas.restore()
                shown = not self.gloved and (is_thumb or (nails is True or (nails is not False and number >= nails)))
                round_end = closed and not is_thumb and (nails is True or number >= nails)
                slimmed = [(px, py, size * self.slim) for px, py, size in joints]
                draw_finger(board, slimmed, self.skin, light, shown, round_end, not self.gloved)
                if self.ringed and ring and number == len(fingers) - 1:
                    self._ring(*ring)
            if not thumb:
                board.canvas.restore()
        if arm:
            start, _ = self._cuff(place, wrist, arm)
            board.sleeve(start, arm.elbow, arm.colour, arm.trim, arm.width)

    def _seen(self, place: Place, spot: tuple[float, float]) -> tuple[float, float]:
        """Where a spot of the hand lies in the picture."""
        x, y, turn, scale, mirrored = place
        across, down = spot[0] * scale * (-1 if mirrored else 1), spot[1] * scale
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        return x + across * cos - down * sin, y + across * sin + down * cos

    def _felt(self, place: Place, spot: tuple[float, float]) -> tuple[float, float]:
        """Where a spot of the picture lies in the hand."""
        x, y, turn, scale, mirrored = place
        cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        across, down = spot[0] - x, spot[1] - y
        along = (across * cos + down * sin) / scale
        return -along if mirrored else along, (down * cos - across * sin) / scale

    def _cuff(self, place: Place, wrist: tuple[float, float], arm: Arm) -> tuple[tuple[float, float], float]:
        """Where the sleeve begins, and the turn of the forearm in degrees."""
        x, y = self._seen(place, wrist)
        dx, dy = arm.elbow[0] - x, arm.elbow[1] - y
        length = math.hypot(dx, dy) or 1
        return (x + dx / length * arm.wrist, y + dy / length * arm.wrist), math.degrees(math.atan2(dy, dx)) - 90

    def _wrist(self, place: Place, wrist: tuple[float, float], arm: Arm) -> skia.Path:
        """Draws the opening of the sleeve; the wrist that comes out of it, in the units of the hand."""
        board, half = self.board, arm.width[0] / 2
        start, turn = self._cuff(place, wrist, arm)
        with board.moved(*start, turn):
            opening = path(f"M-{half},0 Q0,-13 {half},0 Q0,15 -{half},0 Z")
            board.inked(opening, fill(mix(board.tone(arm.colour, -1), board.ink, 0.5)), 2.4)
        thick = min(38 * self.slim, (arm.width[0] - 6) / place[3])
        cuff = self._felt(place, start)
        foot = cuff[0] + (cuff[0] - wrist[0]) * 0.6, cuff[1] + (cuff[1] - wrist[1]) * 0.6
        return tube([(wrist[0] * 0.55, wrist[1] * 0.55, thick * 1.02), (*wrist, thick * 0.96), (*foot, thick)])

    def _ring(self, x: float, y: float, turn: float) -> None:
        board = self.board
        with board.moved(x, y, turn):
            band = path("M-9,-3 Q0,1 9,-3 L9,2 Q0,6 -9,2 Z")
            board.draw(band, linear(-9, 0, 9, 0, [(0, "#fff0b0"), (0.5, "#e6b24a"), (1, "#8a5a18")]))
            board.draw(band, stroke(board.ink, 1.4))
            board.disc(0, 0, 5.6, fill("#7a4a14"))
            board.disc(0, 0, 4.4, fill(self.ringed or "#c8302f"))
            board.disc(-1.4, -1.4, 1.5, fill("#ffffff", 0.9))
