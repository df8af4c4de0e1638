"""Takes events to widgets: pointer, wheel, keys, text. Acts on events only, never on the state of the devices."""

from __future__ import annotations

import pygame

from game.ui.focus import DIRECTIONS, next_in_direction, next_in_order
from game.ui.screen import Screen
from game.ui.ui import Ui
from game.ui.widgets.base import Layer, Widget

NUMBERS = {getattr(pygame, f"K_{pad}{digit}"): digit - 1 for pad in ("", "KP") for digit in range(1, 10)}
ACCEPT = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class Router:
    """One per window."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.hovered: Widget | None = None
        self.held: Widget | None = None
        self.pointer: tuple[float, float] | None = None
        self.hover_since = 0.0

    def process(self, event: pygame.event.Event) -> bool:
        """Whether somebody used the event."""
        screen = self.ui.stack.top
        if screen is None or screen.process_event(event):
            return screen is not None
        if event.type == pygame.MOUSEMOTION:
            return self._move(screen, *self.ui.scale.units(event.pos))
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._down(screen, event.button, *self.ui.scale.units(event.pos))
        if event.type == pygame.MOUSEBUTTONUP:
            return self._up(screen, event.button, *self.ui.scale.units(event.pos))
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(screen, float(getattr(event, "precise_y", event.y)))
        if event.type == pygame.KEYDOWN:
            return self._key(screen, event)
        if event.type == pygame.TEXTINPUT:
            return self.ui.focus is not None and self.ui.focus.typed(event.text)
        if event.type == pygame.WINDOWLEAVE:
            self._hover(None)
        return False

    # -- pointer ---------------------------------------------------------------------------------------------------
    def _target(self, screen: Screen, x: float, y: float) -> Widget | None:
        for layer in reversed(screen.layers):
            found = layer.hit(x, y)
            if found is not None or layer.modal:
                return found
        return screen.root.hit(x, y) if screen.root is not None else None

    def _hover(self, widget: Widget | None) -> None:
        if widget is self.hovered:
            return
        old, self.hovered = self.hovered, widget
        self.hover_since = self.ui.now
        for each, on in ((old, False), (widget, True)):
            if each is not None:
                each.hovered = on
                each.invalidate()
                each.attention(on)

    def refresh_hover(self) -> None:
        """The tree under a resting pointer changed."""
        screen = self.ui.stack.top
        if self.hovered is not None and self.hovered.layer not in _live(screen):
            self.hovered.hovered = False
            self.hovered = None
        if self.held is not None and self.held.layer not in _live(screen):
            self.held = None

    def _move(self, screen: Screen, x: float, y: float) -> bool:
        self.pointer = (x, y)
        if self.held is not None:
            self.held.drag(x, y)
            return True
        self._hover(self._target(screen, x, y))
        return self.hovered is not None

    def _down(self, screen: Screen, button: int, x: float, y: float) -> bool:
        self.pointer = (x, y)
        self.show_ring(False)
        if self.ui.toasts.dismiss_at(x, y):
            return True
        widget = self._target(screen, x, y)
        self._hover(widget)
        if widget is None or button not in (1, 3):
            return False
        if button == 1:
            self.held = widget
            widget.held = True
            if widget.focusable and widget.interactive:
                self.focus(widget)
            widget.press(x, y)
            widget.invalidate()
        return True

    def _up(self, screen: Screen, button: int, x: float, y: float) -> bool:
        self.pointer = (x, y)
        widget = self._target(screen, x, y)
        if button == 3 and widget is not None:
            widget.activate_secondary()
            return True
        held, self.held = self.held, None
        if button != 1 or held is None:
            return False
        held.held = False
        held.invalidate()
        held.release()
        if held is widget:
            held.activate()
        self.refresh_hover()
        return True

    def _wheel(self, screen: Screen, steps: float) -> bool:
        widget = self._target(screen, *self.pointer) if self.pointer else None
        while widget is not None:
            if widget.wheel(steps):
                self._hover(self._target(screen, *self.pointer) if self.pointer else None)
                return True
            widget = widget.parent
        return False

    # -- keyboard --------------------------------------------------------------------------------------------------
    def focus(self, widget: Widget | None) -> None:
        """Moves the keyboard focus."""
        old, self.ui.focus = self.ui.focus, widget
        for each, on in ((old, False), (widget, True)):
            if each is not None and old is not widget:
                each.attention(on)
                self._damage_ring(each)
        if widget is not None:
            widget.reveal(widget)
            self._damage_ring(widget)
        self.hover_since = self.ui.now

    def show_ring(self, on: bool) -> None:
        if on != self.ui.ring_visible:
            self.ui.ring_visible = on
            if self.ui.focus is not None:
                self._damage_ring(self.ui.focus)

    def _damage_ring(self, widget: Widget) -> None:
        self.ui.top.add(self.ui.scale.rect(widget.box.inset(-10)))

    def _key(self, screen: Screen, event: pygame.event.Event) -> bool:
        scope = screen.scope
        focus = self.ui.focus
        if focus is not None and (scope is None or not focus.within(scope) or not focus.interactive):
            focus = None
        if event.key == pygame.K_ESCAPE:
            return self._escape(screen)
        if focus is not None and self._focused_key(focus, event):
            self.show_ring(True)
            return True
        if scope is not None and (self._pressed(scope, event) or self._navigate(scope, focus, event)):
            return True
        return not screen.layers and (screen.key(event) or self._help(screen, event))

    def _help(self, screen: Screen, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_F1:
            from game.ui.screens.reference import open_reference

            open_reference(self.ui, self.hovered)
            return True
        if event.key != pygame.K_h or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return False
        from game.ui.widgets.keys import open_keys

        open_keys(self.ui, screen.keys())
        return True

    def _focused_key(self, focus: Widget, event: pygame.event.Event) -> bool:
        widget: Widget | None = focus
        while widget is not None:
            if widget.key(event):
                return True
            widget = widget.parent
        if event.key in ACCEPT and not event.mod & (pygame.KMOD_ALT | pygame.KMOD_CTRL):
            focus.activate()
            return True
        return False

    def _escape(self, screen: Screen) -> bool:
        if screen.layers:
            layer = screen.layers[-1]
            if layer.on_escape is not None:
                layer.on_escape()
        else:
            screen.back()
        return True

    def _pressed(self, scope: Layer, event: pygame.event.Event) -> bool:
        return self._shortcut(scope, event) or self._number(scope, event)

    def _number(self, scope: Layer, event: pygame.event.Event) -> bool:
        """1 to 9 press the entries of a menu or list."""
        index = NUMBERS.get(event.key, 99)
        if index >= len(scope.numbered) or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return False
        if scope.numbered[index].interactive:
            scope.numbered[index].activate()
        return True

    def _shortcut(self, scope: Layer, event: pygame.event.Event) -> bool:
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return False
        for widget in scope.walk():
            if getattr(widget, "shortcut", None) == event.key and widget.interactive:
                widget.activate()
                return True
        return False

    def _navigate(self, scope: Layer, focus: Widget | None, event: pygame.event.Event) -> bool:
        widgets = scope.focusables()
        if event.key == pygame.K_TAB:
            target = next_in_order(widgets, focus, bool(event.mod & pygame.KMOD_SHIFT))
        elif event.key in DIRECTIONS:
            target = (
                next_in_direction(widgets, focus, DIRECTIONS[event.key])
                if focus
                else next_in_order(widgets, None, False)
            )
        else:
            return False
        self.show_ring(True)
        if target is not None:
            self.focus(target)
        return True


def _live(screen: Screen | None) -> list[Layer]:
    return [] if screen is None else [*screen.layers, *([screen.root] if screen.root else [])]
