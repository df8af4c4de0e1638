"""The herald's cloth, in the colour of whoever acts: says in one sentence what somebody else is doing while it is seen.
The pointer goes through.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.table.log.marked import uncoloured
from game.table.pieces import draw_crest
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import NOWHERE, Box
from game.ui.draw.markup import plain
from game.ui.draw.places import Wish
from game.ui.draw.sprites import Sprite, Stage
from game.ui.draw.theme import Style
from game.ui.widgets import Widget
from game.ui.widgets.floating import Floating

STAYS_SECONDS = 2.4  # after the last thing it said
WORDS = Style("med", 22, theme.TEXT, leading=1.12)
HIGH, MARGIN, SHADOW = 46.0, 26.0, 16.0
OVERLAP = 9.0  # how far it lies over the edge of the parchment, whose words begin and end within it


class Herald(Widget):
    """Lies over the edge of the prompt, between it and what it speaks of, above all that moves."""

    role = "herald"

    def __init__(self, stage: Stage, floating: Floating) -> None:
        super().__init__("herald")
        self.stage, self._floating = stage, floating
        self.visible = False
        self.text = ""
        self.crest = -1
        self.until = 0.0
        self.prompt = Box(0, 0, 0, 0)
        self.buttons: Callable[[], tuple[Box, ...]] = tuple  # of the prompt
        self.below = False  # of the prompt: where there is more room, in the draft and behind tabs

    @property
    def value(self) -> str:
        return plain(self.text)

    def say(self, text: str, crest: int, seconds: float = STAYS_SECONDS) -> None:
        """Shows a sentence with the shield of whoever acts (-1: none); the one before it goes."""
        self.text, self.crest, self.visible = text, crest, True
        self.until = self.ui.now + seconds
        self.box = NOWHERE
        self._floating.anew(self)

    def hush(self) -> None:
        """Nothing is said any more."""
        if self.visible:
            self.visible = False
            self.box = NOWHERE
            self.stage.put_over(None)

    def update(self) -> None:
        """Time has passed."""
        if self.visible and self.ui.now > self.until:
            self.hush()

    @property
    def _left(self) -> float:
        return MARGIN + (32.0 if self.crest >= 0 else 0.0)

    def arrange(self, box: Box) -> None:
        """The owner of all that floats gives it its place (`put`)."""
        if not self.visible or self.layer is None:
            self.box = NOWHERE

    @property
    def strip(self) -> Box:
        """Where it speaks: over the edge of the prompt."""
        top = self.prompt.bottom - OVERLAP if self.below else self.prompt.y + OVERLAP - HIGH
        return Box(self.prompt.x, top, self.prompt.w, HIGH)

    def wish(self) -> Wish | None:
        if not self.visible or self.layer is None:
            return None
        room = self.prompt.w - 40
        made = self.ui.text.paragraph(self.text, WORDS, room - self._left - MARGIN)
        k = self.ui.scale.k
        wide = min(room, made.width / k + 4 + self._left + MARGIN)
        high = max(HIGH, made.height / k + 18)
        above, below = self.prompt.y + OVERLAP - high, self.prompt.bottom - OVERLAP
        middle, left = self.prompt.cx - wide / 2, self.prompt.x + 20
        places = [Box(x, y, wide, high) for y in ((below, above) if self.below else (above, below))
                  for x in (middle, left, self.prompt.right - 20 - wide)]  # fmt: skip
        return Wish(((wide, high),), first=tuple(places), over=(self.prompt,), clear=self.buttons(), roams=False)

    def put(self, box: Box) -> None:
        self.box = box
        if box.w > 0:
            self.stage.put_over(Sprite(self._picture(), box.cx, box.cy, self.ui.scale.k))
        else:
            self.stage.put_over(None)

    def _picture(self) -> pygame.Surface:
        """The ribbon with room for its shadow."""
        size = (self.ui.px(self.box.w + 2 * SHADOW), self.ui.px(self.box.h + 2 * SHADOW))
        made = pygame.Surface(size, pygame.SRCALPHA)
        self._paint(self.ui.canvas(made), Box(SHADOW, SHADOW, self.box.w, self.box.h))
        return made

    def _paint(self, canvas: Canvas, box: Box) -> None:
        canvas.skin(f"cloth_{self.crest % len(theme.SEATS)}" if self.crest >= 0 else "cloth", box)
        if self.crest >= 0:
            draw_crest(canvas, box.x + MARGIN + 8, box.cy, 12.5, self.crest)
        words = Box(box.x + self._left, box.y, box.w - self._left - MARGIN + 6, box.h)
        canvas.paragraph(uncoloured(self.text), words, WORDS, "left", "middle")
