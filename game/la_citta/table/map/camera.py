"""Which part of the map is seen: how large a hex is, and where. No pygame here."""

from __future__ import annotations

import math
from dataclasses import dataclass

from game.la_citta.hands.geometry import TILT, Geometry, Point
from game.ui.draw.geometry import Box

STEPS = (45.0, 61.5, 84.0)  # radii of a hex in units, beyond that at which the whole map is seen
MARGIN_X, MARGIN_TOP, MARGIN_BOTTOM = 0.55, 1.35, 0.55  # radii left free round the map when all of it is seen
NARROWEST = 36.0  # pixels: a hex is never narrower, so in small windows not all of the map is seen
ROWS = 4.0  # radii that are seen at least from top to bottom
APART = 1.12  # steps are larger than the one before by this much at least


@dataclass
class Framing:
    """How the map is seen: `s` is the radius of a hex in units, `x` and `y` the place (in radii) in the middle."""

    s: float
    x: float
    y: float

    def between(self, other: Framing, t: float) -> Framing:
        """On the way to another look; sizes grow evenly to the eye."""
        s = self.s * (other.s / self.s) ** t
        share = t if abs(other.s - self.s) < 1e-6 else (1 / self.s - 1 / s) / (1 / self.s - 1 / other.s)
        return Framing(s, self.x + (other.x - self.x) * share, self.y + (other.y - self.y) * share)


class Camera:
    """`box` is the window of the map in units, `k` pixels per unit. `look` is what is seen now, `goal` what is glided
    to; `whole` is the rectangle (left, top, right, bottom in radii) that is seen when the map fits."""

    def __init__(self, found: Geometry) -> None:
        self.found = found
        self.box = Box(0, 0, 0, 0)
        self.k = 1.0
        self.fitting = 1.0  # the radius at which the whole map is seen
        self.steps: list[float] = [1.0]
        self.look = self.goal = Framing(1.0, 0.0, 0.0)
        self.whole = (0.0, 0.0, 1.0, 1.0)

    def use(self, box: Box, k: float) -> None:
        """A window of another size: what was in the middle stays there, and the step is kept."""
        if (box, k) == (self.box, self.k):
            return
        step, first = self.step, self.box.w == 0
        self.box, self.k = box, k
        found = self.found
        wide, high = found.width + 2 * MARGIN_X, found.height + MARGIN_TOP + MARGIN_BOTTOM
        self.fitting = max(1.0, min(box.w / wide, box.h / high))
        least = NARROWEST / math.sqrt(3) / k
        self.steps = [self.fitting]
        for wanted in (least * 1.05, *STEPS):
            if wanted > self.steps[-1] * APART and (wanted <= box.h / ROWS or wanted < least * APART):
                self.steps.append(wanted)
        if len(self.steps) == 1:
            self.steps.append(self.fitting * 1.6)
        cx = (found.left + found.right) / 2
        cy = (found.top - MARGIN_TOP + found.bottom + MARGIN_BOTTOM) / 2
        half_w, half_h = box.w / self.fitting / 2, box.h / self.fitting / 2
        self.whole = (cx - half_w, cy - half_h, cx + half_w, cy + half_h)
        if first:
            step = 0 if self.fitting >= least else 1
            self.look = Framing(self.steps[step], cx, cy)
        self.look = self.goal = self.clamped(
            Framing(self.steps[min(step, len(self.steps) - 1)], self.look.x, self.look.y)
        )

    @property
    def step(self) -> int:
        """The number of the step that is glided to; 0 shows the whole map."""
        return min(range(len(self.steps)), key=lambda at: abs(self.steps[at] - self.goal.s))

    @property
    def fits(self) -> bool:
        """Whether the whole map is seen, and stays so."""
        return abs(self.goal.s - self.fitting) < 1e-6 and abs(self.look.s - self.fitting) < 1e-6

    def clamped(self, look: Framing) -> Framing:
        """The same look, but nothing beyond what is seen when the map fits."""
        left, top, right, bottom = self.whole
        half_w, half_h = self.box.w / look.s / 2, self.box.h / look.s / 2
        x = (left + right) / 2 if 2 * half_w >= right - left else min(max(look.x, left + half_w), right - half_w)
        y = (top + bottom) / 2 if 2 * half_h >= bottom - top else min(max(look.y, top + half_h), bottom - half_h)
        return Framing(look.s, x, y)

    # -- there and back --------------------------------------------------------------------------------------------
    def at(self, place: Point, look: Framing | None = None) -> Point:
        """Where a place of the map lies in the window, in units."""
        look = look or self.look
        return self.box.cx + (place[0] - look.x) * look.s, self.box.cy + (place[1] - look.y) * look.s

    def place(self, x: float, y: float) -> Point:
        """Which place of the map lies there."""
        return self.look.x + (x - self.box.cx) / self.look.s, self.look.y + (y - self.box.cy) / self.look.s

    def hex_box(self, middle: Point) -> Box:
        """The box round a hex."""
        return self.hex_box_at(self.at(middle), self.look.s)

    @staticmethod
    def hex_box_at(place: Point, s: float) -> Box:
        """The box round a hex of that radius whose middle lies there, in units."""
        wide, high = math.sqrt(3) * s, 2 * TILT * s
        return Box(place[0] - wide / 2, place[1] - high / 2, wide, high)

    # -- looks to glide to -----------------------------------------------------------------------------------------
    def zoomed(self, step: int, about: Point | None = None) -> Framing:
        """So many steps nearer (or farther); the place under `about` (in units) stays where it is."""
        wanted = min(max(0, self.step + step), len(self.steps) - 1)
        s = self.steps[wanted]
        if about is None or not self.box.contains(*about):
            return self.clamped(Framing(s, self.goal.x, self.goal.y))
        x, y = self.place(*about)
        return self.clamped(Framing(s, x - (about[0] - self.box.cx) / s, y - (about[1] - self.box.cy) / s))

    def panned(self, dx: float, dy: float, start: Framing | None = None) -> Framing:
        """The map moved by so many units."""
        start = start or self.goal
        return self.clamped(Framing(start.s, start.x - dx / start.s, start.y - dy / start.s))

    def fitted(self) -> Framing:
        """The whole map."""
        return self.clamped(Framing(self.fitting, 0.0, 0.0))

    def showing(self, places: list[Point], free: float = 2.2) -> Framing:
        """These places with some radii free round them: as it is if they are in sight, else moved, and farther away
        if they do not fit."""
        left, right = min(x for x, _ in places) - free, max(x for x, _ in places) + free
        top, bottom = min(y for _, y in places) - free, max(y for _, y in places) + free * 0.7
        s = self.goal.s
        while (right - left > self.box.w / s or bottom - top > self.box.h / s) and s > self.fitting:
            s = max((one for one in self.steps if one < s - 1e-6), default=self.fitting)
        half_w, half_h = self.box.w / s / 2, self.box.h / s / 2
        x = _shifted(self.goal.x, left, right, half_w)
        y = _shifted(self.goal.y, top, bottom, half_h)
        return self.clamped(Framing(s, x, y))

    def near(self, places: list[Point], free: float = 2.2) -> Framing:
        """The largest step but the last at which these places are seen, in its middle."""
        left, right = min(x for x, _ in places) - free, max(x for x, _ in places) + free
        top, bottom = min(y for _, y in places) - free, max(y for _, y in places) + free
        wide, high = self.box.w / (right - left), self.box.h / (bottom - top)
        steps = self.steps[: max(2, len(self.steps) - 1)]
        s = max((one for one in steps if one <= min(wide, high)), default=self.fitting)
        return self.clamped(Framing(s, (left + right) / 2, (top + bottom) / 2))


def _shifted(at: float, low: float, high: float, half: float) -> float:
    """The nearest middle from which all between `low` and `high` is seen."""
    if high - low >= 2 * half:
        return (low + high) / 2
    return min(max(at, high - half), low + half)
