"""Draws frames: the screen's tree is cached in `base`; sprites, layers, tips and the focus ring go above it.

A large part of the base is drawn in strips, over several frames if one is not enough: what is on the screen stays
until the whole part is ready, so nothing stutters and nobody sees a half drawn table. A strip whose widgets take longer
than a turn leaves the others to the next one. What begins to move meanwhile is seen with it, never over what it
replaces. A turn in which much happened draws nothing: the next one does. The first frame of all is drawn at once: until
then there is nothing that could stutter.
"""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.ui import lang
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas, Parts
from game.ui.draw.geometry import Box
from game.ui.input.switches import ring_box
from game.ui.ui import Ui
from game.ui.widgets.base import Shown

STRIPS = 3  # a whole window is drawn in so many at least, of no more pixels than these
STRIP_PIXELS = 1_400_000
PART_SECONDS = 0.002  # a turn that draws strips at all spends as much on it, however long it has been
MOVING = 2  # what was damaged anew so often changes all the time
LONG = 1.5  # times the patience after which a turn draws nothing large at all, once
MOST_WAITS = 2  # turns in a row in which what happened leaves no time to draw
SMALL = 8  # what is damaged is drawn at once if all of it is below this part of the window, and below so many pixels
SMALL_PIXELS = 500_000


class _Half(NamedTuple):
    """A strip that is drawn in part; `drawn`: what was drawn at once meanwhile, and is right as it is."""

    strip: pygame.Rect
    parts: Parts
    drawn: list[pygame.Rect]


class Renderer:
    """One per window. `frame` gives back the rectangles that changed; nothing changed means nothing was drawn.

    `patience` is how many seconds a turn may have taken (since `begin`, if that is called) until drawing the base waits
    for the next one; without end at first, so that whoever draws one frame gets all of it.
    """

    def __init__(self, ui: Ui, clock: Callable[[], float] = time.perf_counter) -> None:
        self.ui = ui
        self.patience = math.inf
        self.base = pygame.Surface((1, 1))
        self.frames = 0
        self.clock = clock
        self._next = pygame.Surface((1, 1))  # where the strips go until all of them are there
        self._strips: deque[pygame.Rect] = deque()
        self._renewed: list[pygame.Rect] = []  # what the strips make up
        self._half: _Half | None = None  # the strip that is drawn in part
        self._before: list[pygame.Rect] = []  # the large damage of the frame before
        self._again = 0  # in how many frames in a row such damage came anew
        self._shown: Shown | None = None
        self._begun: float | None = None  # when the turn began
        self._skipped = 0  # turns in a row in which no strip was drawn
        self._waits = 0  # in how many turns in a row drawing was put off
        self._fresh = False  # something that takes long was damaged anew in the last turn that drew

    @property
    def unfinished(self) -> bool:
        """Whether the next frame has more of the base to draw."""
        return self._drawing or self.waits

    @property
    def _drawing(self) -> bool:
        """Whether a part of the base is drawn that is not seen yet."""
        return bool(self._strips or self._renewed)

    @property
    def waits(self) -> bool:
        """Whether drawing was put off: what moves need not go on before it can be seen."""
        return self._waits > 0

    def begin(self) -> None:
        """A turn begins: what happens in it before `frame` counts."""
        self._begun = self.clock()

    def late(self) -> bool:
        """Whether patience is over in this turn."""
        return self._is_late(self._begun)

    def _is_late(self, begun: float | None, times: float = 1.0) -> bool:
        return begun is not None and self.patience < math.inf and self.clock() - begun > self.patience * times

    def frame(self, target: pygame.Surface) -> list[pygame.Rect]:
        """Brings the target up to date, as far as patience reaches."""
        begun, self._begun = self._begun if self.frames else None, None
        screen = self.ui.stack.top
        if screen is None or screen.root is None:
            return []
        stretched = self._fit(target)
        for rect in screen.stage.damage():
            self.ui.top.add(rect)
        if not self.ui.base and not self.ui.top and not self._drawing:
            self._before, self._again, self._waits, self._fresh = [], 0, 0, False
            return []
        start = self.clock() if begun is None else begun
        if self._puts_off(screen, begun):
            return stretched
        taken = self.ui.base.take()
        large = self._large(screen, taken)
        # What changes in frame after frame (something scrolls) is drawn at once: begun anew each time, it never ended.
        self._again = self._again + 1 if any(rect.colliderect(old) for rect in large for old in self._before) else 0
        self._before = large
        moving = self._again >= MOVING or not self.frames
        for rect in taken:
            self._damaged(screen, rect, moving or rect not in large)
        end = math.inf if moving else max(start + self.patience, self.clock() + min(PART_SECONDS, self.patience))
        if self._draw_strips(screen, end, drawn=len(large) < len(taken)):
            if not screen.stage.prepare(self.base, lambda: self.clock() <= end):
                self._waits = 1
                return stretched  # what was there stays until all that comes with the table can be seen
            for rect in screen.stage.release():
                self.ui.top.add(rect)
        elif self._shown is not screen:
            return stretched  # the screen before stays until this one is ready
        self._shown = screen
        changed = self.ui.top.take()
        for rect in changed:
            self._compose(screen, target, rect)
        self.frames += 1
        return changed

    def _puts_off(self, screen: Shown, begun: float | None) -> bool:
        """Whether what is on the screen stays for another turn: something has only half begun, or this turn has been
        long and drawing takes long, too. What changes turn after turn (something scrolls) waits only at its
        beginning."""
        fresh = any(not screen.is_quick(rect) for rect in self.ui.base.rects)
        slow = self._drawing or fresh
        again = fresh and self._fresh
        off = self.ui.motion.breathes or (slow and not again and self._waits < MOST_WAITS and self._is_late(begun))
        calm = self._again < MOVING
        if not off and calm and not self._waits and self._is_late(begun, LONG):  # quick or not, that would be too much
            off = any(rect.w * rect.h > SMALL_PIXELS for rect in self.ui.base.rects)
        self._waits = self._waits + 1 if off else 0
        self._fresh = self._fresh if off else fresh
        return off

    def _fit(self, target: pygame.Surface) -> list[pygame.Rect]:
        """In another size everything is drawn anew; what was there, stretched, stays until then. What that changed."""
        size = target.get_size()
        if self.base.get_size() == size:
            return []
        stretched = bool(self.frames)
        self.base = pygame.transform.scale(self.base, size) if stretched else pygame.Surface(size)
        self._next = self.base  # until something is seen that has to stay
        self._shown = None
        self._strips.clear()
        self._renewed.clear()
        self._half = None
        self.ui.base.all()
        if stretched:
            target.blit(self.base, (0, 0))
        return [target.get_rect()] if stretched else []

    # -- the base --------------------------------------------------------------------------------------------------
    def _damaged(self, screen: Shown, rect: pygame.Rect, at_once: bool) -> None:
        """Small parts, and those that move, are drawn at once; large ones in strips, on the next base."""
        whole = self.base.get_rect()
        here = at_once and self._shown is screen
        kept = [strip for strip in self._strips if not rect.contains(strip)]
        if here:
            self._draw_base(self.base, screen, rect)
            self.ui.top.add(rect)
            if self._drawing:  # what comes shows it, too
                self._next.blit(self.base, rect, rect)
            if self._half is not None and rect.colliderect(self._half.strip):
                self._half.drawn.append(rect)
            self._strips = deque(kept)
            return
        if self._next is self.base and self.frames:
            self._next = pygame.Surface(whole.size)
        self._strips = deque([*kept, *_cut(rect, min(math.ceil(whole.h / STRIPS), STRIP_PIXELS // rect.w))])
        self._renewed = [part for part in self._renewed if not rect.contains(part)] + [rect]

    def _large(self, screen: Shown, rects: list[pygame.Rect]) -> list[pygame.Rect]:
        """Those that take long to draw, alone or because there are so many."""
        slow = [rect for rect in rects if not screen.is_quick(rect)]
        most = min(self.base.get_width() * self.base.get_height() / SMALL, SMALL_PIXELS)
        return slow if sum(rect.w * rect.h for rect in slow) >= most else []

    def _draw_strips(self, screen: Shown, end: float, drawn: bool) -> bool:
        """Strips until that time, and something of one at least; nothing if what else was `drawn` took until then.
        Whether nothing is left to draw, and it was taken over: that comes in a turn of its own if this one was long."""
        skips = drawn and self._skipped < MOST_WAITS and bool(self._strips) and self.clock() > end
        self._skipped = self._skipped + 1 if skips else 0
        if skips:
            return False
        begun = bool(self._strips)
        while self._strips:
            if not self._draw_strip(screen, self._strips[0], end):
                return False
            self._strips.popleft()
            if self._strips and self.clock() > end:
                return False
        if begun and self.clock() > end:
            return False
        self._take_over()
        return True

    def _draw_strip(self, screen: Shown, strip: pygame.Rect, end: float) -> bool:
        """Goes on with it until that time; whether all of it is drawn."""
        if end == math.inf:
            self._half = None
            self._draw_base(self._next, screen, strip)
            return True
        if self._half is None or self._half.strip is not strip:
            self._half = _Half(strip, Parts(self.clock), [])
        half = self._half
        half.parts.go_on(end)
        self._draw_base(self._next, screen, strip, half.parts)
        if half.parts.paused:
            return False
        for rect in half.drawn:  # some of it was drawn over that
            self._next.blit(self.base, rect, rect)
        self._half = None
        return True

    def _take_over(self) -> None:
        if self.base.get_rect() in self._renewed:
            self.base, self._next = self._next, self.base
            self.ui.top.all()
        else:
            for rect in self._renewed:
                self.base.blit(self._next, rect, rect)
                self.ui.top.add(rect)
        self._renewed.clear()

    def _draw_base(
        self, surface: pygame.Surface, screen: Shown, rect: pygame.Rect, parts: Parts | None = None
    ) -> None:  # fmt: skip
        assert screen.root is not None
        surface.set_clip(rect)
        canvas = self.ui.canvas(surface)
        canvas.parts = parts
        if not screen.covered and canvas.begins(screen):
            canvas.cover(screen.background, self.ui.scale.bounds)
            if screen.veil:
                canvas.veil(self.ui.scale.bounds, theme.INK, screen.veil)
        screen.root.paint(canvas)
        surface.set_clip(None)

    def _compose(self, screen: Shown, target: pygame.Surface, rect: pygame.Rect) -> None:
        target.set_clip(rect)
        target.blit(self.base, rect, rect)
        screen.stage.draw(target)
        canvas = self.ui.canvas(target)
        for layer in screen.layers:
            layer.paint(canvas)
        self._ring(screen, canvas)
        self.ui.popups.paint(canvas)
        self.ui.toasts.paint(canvas)
        if self.ui.stack.fade > 0:
            canvas.veil(self.ui.scale.bounds, theme.INK, round(255 * self.ui.stack.fade))
        self._wait(canvas)
        if self.ui.dwelling is not None:
            canvas.closing_ring(ring_box(*self.ui.dwelling[:2]), self.ui.dwelling[2])
        target.set_clip(None)

    def _wait(self, canvas: Canvas) -> None:
        """In the dark, how far the screen that comes is."""
        prepared = self.ui.stack.prepared
        if prepared is None:
            return
        bounds = self.ui.scale.bounds
        width = bounds.w * 0.24
        left, y = bounds.cx - width / 2, bounds.cy
        canvas.text(lang._("The table is being laid …"), bounds.cx, y - 34, theme.WAITING, "center")
        canvas.line(left, y, left + width, y, theme.HAIRLINE, 90, width=3)
        canvas.line(left, y, left + width * prepared, y, theme.GOLD_LIGHT, width=3)

    def _ring(self, screen: Shown, canvas: Canvas) -> None:
        focus = self.ui.focus
        group = [one.focus_box for one in self.ui.ringed if _visible_part(one.focus_box, one) is not None]
        if group and self.ui.ring_visible:
            left, top = min(box.x for box in group), min(box.y for box in group)
            whole = Box(left, top, max(box.right for box in group) - left, max(box.bottom for box in group) - top)
            canvas.dashes(whole.inset(-5))
            return
        if (
            not self.ui.ring_visible
            or focus is None
            or screen.scope is None
            or not focus.within(screen.scope)
            or not focus.hangs
        ):
            return
        box = focus.focus_box.inset(-5)
        view = _visible_part(focus.focus_box, focus)
        if view is not None:
            canvas.dashes(box)


def _cut(rect: pygame.Rect, height: int) -> list[pygame.Rect]:
    """Strips of at most that height, from the top."""
    return [
        pygame.Rect(rect.x, top, rect.w, min(height, rect.bottom - top)) for top in range(rect.y, rect.bottom, height)
    ]


def _visible_part(box: Box, widget: object) -> Box | None:
    """None when a scroll area hides it wholly."""
    from game.ui.widgets.base import Widget
    from game.ui.widgets.scroll import ScrollArea

    at = widget.parent if isinstance(widget, Widget) else None
    while at is not None:
        if isinstance(at, ScrollArea) and not at.box.overlaps(box):
            return None
        at = at.parent
    return box
