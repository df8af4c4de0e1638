"""Draws screens and measures every line of text against the pixels that lie under it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from statistics import median
from typing import Any, NamedTuple

import pygame

from game.ui.draw import theme
from game.ui.draw.text import TextSetter
from game.ui.draw.theme import Colour
from tools.shots import command as shots

PAINTED, HIGH = False, True
SIZE = (1920, 1080)
STEP = 3  # pixels: every third one across and down is looked at
MOST_LOOKED_AT = 150  # pixels of a line; of a longer one fewer
LEAST, LEAST_OF_LARGE = 4.5, 3.0  # WCAG 2.1
STROKE = 5  # pixels: what is not wider hides what is under it wherever it is measured
SINGLE = 0.6  # of its height: no line of more than one sign is so narrow
LARGE = 30  # pixels: the height of a line whose letters have 24


class Run(NamedTuple):
    """A line as it was set: `ratio` is that of most of its letters."""

    screen: str
    ink: Colour
    ground: Colour
    ratio: float
    size: tuple[int, int]

    @property
    def readable(self) -> bool:
        """A single figure, as on a disc or a coin, repeats what stands elsewhere: it has to stand out as signs do."""
        wide, high = self.size
        return self.ratio >= (LEAST_OF_LARGE if high >= LARGE or wide < high * SINGLE else LEAST)


Runs = list[Run]


def runs_of(screens: Sequence[str], high: bool) -> Runs:
    """Every line of these fixed positions in English, at the usual scale."""
    target = pygame.display.set_mode(SIZE)
    made = shots.factories(screens)
    with measured() as recorder:
        for recorder.screen in screens:
            shell = shots.draw_one(made[recorder.screen], target, "en", 100, high)
            shell.ui.assets._scaled.clear()
    return recorder.runs


@contextmanager
def measured() -> Iterator[Recorder]:
    """Every line that is drawn meanwhile is measured."""
    recorder = Recorder()
    usual = TextSetter.put
    TextSetter.put = recorder.put(usual)  # type: ignore[method-assign]
    try:
        yield recorder
    finally:
        TextSetter.put = usual  # type: ignore[method-assign]


class Recorder:
    """`screen` is what is drawn now."""

    def __init__(self) -> None:
        self.screen = ""
        self.runs: Runs = []

    def put(self, usual: Any) -> Any:  # stands in for a method
        def put(setter: Any, surface: Any, letters: Any, at: Any, ink: Any, edge: Any = None) -> Any:
            seen = letters.get_rect(topleft=at).clip(surface.get_clip())
            if seen.h >= letters.get_height() * 0.8 and seen.w > STROKE:  # else a strip of the screen cuts it
                ground = edge or _ground(surface, letters, at, seen)
                if ground is not None:
                    ratio = theme.contrast(setter.sight.ink(ink), ground)
                    self.runs.append(Run(self.screen, ink, ground, round(ratio, 2), letters.get_size()))
            usual(setter, surface, letters, at, ink, edge)

        return put


def _ground(surface: pygame.Surface, letters: pygame.Surface, at: tuple[int, int], seen: pygame.Rect) -> Colour | None:
    """The usual colour under the letters; None when they have no pixel in sight."""
    across = max(STEP, seen.w * seen.h // (STEP * MOST_LOOKED_AT))
    under = [
        surface.get_at((x, y))
        for x in range(seen.left, seen.right, across)
        for y in range(seen.top, seen.bottom, STEP)
        if letters.get_at((x - at[0], y - at[1]))[3] > 60
    ]
    if not under:
        return None
    red, green, blue = (round(median(pixel[part] for pixel in under)) for part in range(3))
    return red, green, blue
