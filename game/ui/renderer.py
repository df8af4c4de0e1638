"""Draws frames: the screen's tree is cached in `base`; sprites, layers, tips and the focus ring go above it."""

from __future__ import annotations

import pygame

from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.screen import Screen
from game.ui.tooltip import Tooltip
from game.ui.ui import Ui


class Renderer:
    """One per window. `frame` gives back the rectangles that changed; nothing changed means nothing was drawn."""

    def __init__(self, ui: Ui, tooltip: Tooltip) -> None:
        self.ui = ui
        self.tooltip = tooltip
        self.base = pygame.Surface((1, 1))
        self.frames = 0

    def frame(self, target: pygame.Surface) -> list[pygame.Rect]:
        """Brings the target up to date."""
        screen = self.ui.stack.top
        if screen is None or screen.root is None:
            return []
        if self.base.get_size() != target.get_size():
            self.base = pygame.Surface(target.get_size())
            self.ui.base.all()
        for rect in screen.stage.damage():
            self.ui.top.add(rect)
        if not self.ui.base and not self.ui.top:
            return []
        for rect in self.ui.base.take():
            self._draw_base(screen, rect)
            self.ui.top.add(rect)
        changed = self.ui.top.take()
        for rect in changed:
            self._compose(screen, target, rect)
        self.frames += 1
        return changed

    def _draw_base(self, screen: Screen, rect: pygame.Rect) -> None:
        assert screen.root is not None
        self.base.set_clip(rect)
        canvas = self.ui.canvas(self.base)
        canvas.cover(screen.background, self.ui.scale.bounds)
        if screen.veil:
            canvas.veil(self.ui.scale.bounds, theme.INK, screen.veil)
        screen.root.paint(canvas)
        self.base.set_clip(None)

    def _compose(self, screen: Screen, target: pygame.Surface, rect: pygame.Rect) -> None:
        target.set_clip(rect)
        target.blit(self.base, rect, rect)
        for sprite in screen.stage.sprites:
            sprite.draw(target)
        canvas = self.ui.canvas(target)
        for layer in screen.layers:
            layer.paint(canvas)
        self._ring(screen, canvas)
        self.tooltip.paint(canvas)
        self.ui.toasts.paint(canvas)
        if self.ui.stack.fade > 0:
            canvas.veil(self.ui.scale.bounds, theme.INK, round(255 * self.ui.stack.fade))
        target.set_clip(None)

    def _ring(self, screen: Screen, canvas: Canvas) -> None:
        focus = self.ui.focus
        if not self.ui.ring_visible or focus is None or screen.scope is None or not focus.within(screen.scope):
            return
        box = focus.box.inset(-5)
        view = _visible_part(focus.box, focus)
        if view is not None:
            canvas.dashes(box)


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
