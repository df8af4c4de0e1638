"""Full-screen pictures: decoded in the background at the size that is needed, cut to the shape of the window.

A picture is larger than a window of 16:9 shows: a wide window sees more of it at the sides, a high one more above or
below. It exists twice, as NAME (one pixel per unit) and as NAME_2x for windows above 1920 x 1080.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.ui.draw.geometry import REFERENCE_HEIGHT, REFERENCE_WIDTH
from game.ui.draw.scaling import smoothscale

FULL_WIDTH, FULL_HEIGHT = 2580, 1440  # units: 21:9 and 4:3 both find enough
LARGER_FROM = 1.05  # pixels per unit from which the larger file is worth its time
KEPT = 3
PLAIN_GROUND = "ui/table"
_ONE_AT_A_TIME = threading.Lock()
Size = tuple[int, int]
Load = Callable[[str], "pygame.Surface | None"]


@dataclass(frozen=True)
class Anchor:
    """Which part stays where the window is narrower or wider: 0 left or top, 1 right or bottom."""

    x: float
    y: float


ANCHORS = {
    "ui/title": Anchor(0, 1), "ui/table": Anchor(0, 0), "ui/curtain": Anchor(0.5, 0), "ui/victory": Anchor(0, 1),
}  # fmt: skip


GROUND = Anchor(0.5, 0)  # sky above, more of the ground below where a window is higher


def is_ground(name: str) -> bool:
    """Whether a picture is the place where a game is played ("citadels/grounds/dawn"), or the plain table."""
    return name == PLAIN_GROUND or "/grounds/" in name


def anchor(name: str) -> Anchor | None:
    """How a full-screen picture is cut, also where it is a game's own ("citadels/ui/title"); None: it is none."""
    found = ANCHORS.get(name) or ANCHORS.get(name.partition("/")[2])
    return GROUND if found is None and is_ground(name) else found


def title_picture(has: Callable[[str], bool], game: str) -> str:
    """The picture behind the title while this game is chosen: its own, or that of the program."""
    own = f"{game}/ui/title"
    return own if has(own) else "ui/title"


def files_of(name: str, size: Size) -> tuple[str, str]:
    """The files of a picture, the one first that a window of that size wants; either may be missing."""
    larger = min(size[0] / REFERENCE_WIDTH, size[1] / REFERENCE_HEIGHT) > LARGER_FROM
    return (f"{name}_2x", name) if larger else (name, f"{name}_2x")


def view(name: str, size: Size) -> tuple[float, float, float, float]:
    """What a window of that size shows: left, top, width and height as shares of the picture."""
    k = min(size[0] / REFERENCE_WIDTH, size[1] / REFERENCE_HEIGHT)
    wide, high = size[0] / k, size[1] / k
    shrink = min(1.0, FULL_WIDTH / wide, FULL_HEIGHT / high)
    wide, high, fixed = wide * shrink / FULL_WIDTH, high * shrink / FULL_HEIGHT, anchor(name) or Anchor(0.5, 0.5)
    return (1 - wide) * fixed.x, (1 - high) * fixed.y, wide, high


def home(name: str, size: Size) -> pygame.Rect:
    """Where the part that a window of 16:9 shows lies in a surface of that size."""
    outer, inner = view(name, size), view(name, (REFERENCE_WIDTH, REFERENCE_HEIGHT))
    left, top = (inner[0] - outer[0]) / outer[2] * size[0], (inner[1] - outer[1]) / outer[3] * size[1]
    wide, high = inner[2] / outer[2] * size[0], inner[3] / outer[3] * size[1]
    return pygame.Rect(round(left), round(top), round(wide), round(high)).clip(pygame.Rect(0, 0, *size))


class _Work:
    """One picture on its way; `made` is None until then, and when there is none."""

    def __init__(self, make: Callable[[], pygame.Surface | None], size: Size) -> None:
        self.size = size
        self.made: pygame.Surface | None = None
        self._make = make
        self._thread = threading.Thread(target=self._run, name="backdrop", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        with _ONE_AT_A_TIME:  # more of them would take the processor from the thread that draws
            self.made = self._make()

    @property
    def done(self) -> bool:
        return not self._thread.is_alive()

    def wait(self) -> pygame.Surface | None:
        self._thread.join()
        return self.made


class Backdrops:
    """`load` opens a picture by name. Everything but the threads' work happens in the thread that draws."""

    def __init__(self, load: Load) -> None:
        self._load = load
        self._ready: OrderedDict[str, pygame.Surface | None] = OrderedDict()
        self._work: dict[str, _Work] = {}
        self._shown_early: set[str] = set()

    def ahead(self, name: str, size: Size) -> None:
        """Begins to make a picture ready, if that is not done and not under way."""
        if anchor(name) is None or self._fits(name, size):
            return
        work = self._work.get(name)
        if work is None or work.size != size:
            self._work[name] = _Work(lambda: self._made(name, size), size)

    def get(self, name: str, size: Size) -> pygame.Surface | None:
        """The picture for a window of that size; None when it cannot be used. Until a resized window has its own, the
        one before is stretched; the first one is waited for."""
        self.collect()
        if not self._fits(name, size):
            self.ahead(name, size)
            before = self._ready.get(name)
            if before is not None and not self._work[name].done:
                self._shown_early.add(name)
                return pygame.transform.scale(before, size)
            self._keep(name, self._work.pop(name).wait())
        self._ready.move_to_end(name)
        return self._ready[name]

    def ready(self, name: str, size: Size) -> bool:
        """Whether it is there at once, or known not to be usable."""
        self.collect()
        return self._fits(name, size)

    def collect(self) -> bool:
        """Takes over what is finished; whether something better than what is shown was among it."""
        better = False
        for name in [name for name, work in self._work.items() if work.done]:
            self._keep(name, self._work.pop(name).wait())
            better = better or name in self._shown_early
            self._shown_early.discard(name)
        return better

    def _fits(self, name: str, size: Size) -> bool:
        made = self._ready.get(name)
        return name in self._ready and (made is None or made.get_size() == size)

    def _keep(self, name: str, made: pygame.Surface | None) -> None:
        self._ready[name] = made
        self._ready.move_to_end(name)
        while len(self._ready) > KEPT:
            self._ready.popitem(last=False)

    # -- in the thread -----------------------------------------------------------------------------------------------
    def _made(self, name: str, size: Size) -> pygame.Surface | None:
        for file in files_of(name, size):
            source = self._load(file)
            if source is not None:
                return cut(source, name, size)
        return None


def cut(source: pygame.Surface, name: str, size: Size) -> pygame.Surface:
    """The part of a picture that a window of that size shows, at that size and in the format drawn fastest."""
    left, top, wide, high = view(name, size)
    full_w, full_h = source.get_size()
    extent = max(1, round(wide * full_w)), max(1, round(high * full_h))
    part = pygame.Rect(round(left * full_w), round(top * full_h), *extent)
    seen = source.subsurface(part.clip(source.get_rect()))
    if source.get_bitsize() == 24:  # four bytes a pixel are scaled three times as fast
        plain = pygame.Surface(seen.get_size(), 0, 32)
        plain.blit(seen, (0, 0))
        seen = plain
    made = seen if seen.get_size() == size else smoothscale(seen, size)
    window = pygame.display.get_surface() if pygame.display.get_init() else None
    if window is None or (made is seen and made.get_parent() is None and made.get_masks() == window.get_masks()):
        return made
    return made.convert()
