"""Takes events to widgets: pointer, wheel, keys, text. Acts on events only, never on the state of the devices."""

from __future__ import annotations

import pygame

from game.ui.input.actions import DIRECTIONS, NUMBERS
from game.ui.input.focus import next_area, next_in_direction, next_in_order
from game.ui.input.keynames import ALONE, CHORD
from game.ui.lang import _
from game.ui.reader.order import stops
from game.ui.ui import Ui
from game.ui.widgets.base import Layer, Shown, Widget
from game.ui.widgets.tabs import TabBar

ASKING = ("rules", "word_next", "word_before")  # about what one looks at: the pointer stays in use with them


class Router:
    """One per window."""

    def __init__(self, ui: Ui) -> None:
        self.ui, self.mouse = ui, ui.mouse
        self.pressed_at = 0.0  # when the left button went down

    def process(self, event: pygame.event.Event) -> bool:
        """Whether somebody used the event."""
        screen = self.ui.stack.top
        self._notice(event)
        if screen is None or self._too_soon(screen, event) or screen.process_event(event):
            return screen is not None
        if event.type == pygame.MOUSEMOTION:
            return self._move(screen, *self.ui.scale.units(event.pos))
        if event.type == pygame.MOUSEBUTTONDOWN:
            return self._down(screen, event.button, *self.ui.scale.units(event.pos))
        if event.type == pygame.MOUSEBUTTONUP:
            return self._up(screen, event)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(screen, float(getattr(event, "precise_y", event.y)))
        if event.type == pygame.KEYDOWN:
            return self._key(screen, event)
        if event.type == pygame.TEXTINPUT:
            return self.ui.focus is not None and self.ui.focus.typed(event.text)
        if event.type == pygame.WINDOWLEAVE:
            self._hover(None)
        return False

    def _notice(self, event: pygame.event.Event) -> None:
        """Which device is used: the pointer hides while it is not, and labels name what is in the hand."""
        if event.type == pygame.MOUSEMOTION:
            self.mouse.in_use |= self.ui.scale.units(event.pos) != self.mouse.place
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            asks = bool(self.ui.keys.means(event, *ASKING))
            self.mouse.in_use = self.mouse.in_use if asks else event.type == pygame.MOUSEBUTTONDOWN
            pad = bool(getattr(event, "pad", ""))
            if pad != self.ui.keys.pad_used:
                self.ui.keys.pad_used = pad
                self.ui.stack.relayout()
            if not self.mouse.in_use and not asks and not self.typing(event) and getattr(event, "key", 0) not in ALONE:
                self.show_ring(True)

    def _too_soon(self, screen: Shown, event: pygame.event.Event) -> bool:
        """Whether a press comes so soon after a change that it was meant for what was there before."""
        if event.type == pygame.KEYDOWN:
            return not self.typing(event) and self.ui.too_soon(event)
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1:
            return False
        widget = self._target(screen, *self.ui.scale.units(event.pos))
        return widget is not None and widget.interactive and self.ui.too_soon(event)

    # -- pointer ---------------------------------------------------------------------------------------------------
    def _target(self, screen: Shown, x: float, y: float) -> Widget | None:
        for layer in reversed(screen.layers):
            found = layer.hit(x, y)
            if found is not None or layer.modal:
                return found
        return screen.root.hit(x, y) if screen.root is not None else None

    def aims(self, event: pygame.event.Event) -> bool:
        """Whether a click is on something that can be pressed now."""
        screen = self.ui.stack.top
        if screen is None:
            return False
        widget = self._target(screen, *self.ui.scale.units(event.pos))
        return widget is not None and widget.interactive and screen.takes_click(widget)

    def _hover(self, widget: Widget | None) -> None:
        if widget is self.mouse.hovered:
            return
        old, self.mouse.hovered = self.mouse.hovered, widget
        for each, on in ((old, False), (widget, True)):
            if each is not None:
                each.hovered = on
                each.invalidate()
                each.attention(on)

    def refresh_hover(self) -> None:
        """The tree under a resting pointer changed."""
        screen = self.ui.stack.top
        if self.mouse.hovered is not None and not (
            self.mouse.hovered.hangs and self.mouse.hovered.layer in _live(screen)
        ):
            self._hover(None)
        if self.mouse.held is not None and self.mouse.held.layer not in _live(screen):
            self.mouse.held = None

    def _move(self, screen: Shown, x: float, y: float) -> bool:
        self.mouse.place = (x, y)
        if self.mouse.held is not None:
            self.mouse.held.drag(x, y)
            return True
        self._hover(self._target(screen, x, y))
        return self.mouse.hovered is not None

    def _down(self, screen: Shown, button: int, x: float, y: float) -> bool:
        self.mouse.place = (x, y)
        self.show_ring(False)
        if self.ui.toasts.dismiss_at(x, y):
            self.ui.presses.uncovered(self.ui.now)
            return True
        widget = self._target(screen, x, y)
        self._hover(widget)
        if widget is None and button == 1:
            screen.click_nothing()
        if widget is None or button not in (1, 3):
            return False
        if button == 1:
            self.mouse.held, self.pressed_at = widget, self.ui.now
            widget.held = True
            if widget.focusable and widget.interactive:
                self.focus(widget)
            widget.press(x, y)
            widget.invalidate()
        return True

    def _up(self, screen: Shown, event: pygame.event.Event) -> bool:
        (x, y), button = self.ui.scale.units(event.pos), event.button
        self.mouse.place = (x, y)
        widget = self._target(screen, x, y)
        if button == 3 and widget is not None:
            widget.activate_secondary()
            return True
        held, self.mouse.held = self.mouse.held, None
        if button != 1 or held is None:
            return False
        held.held = False
        held.invalidate()
        held.release()
        if held is widget and not self.ui.too_soon(event, self.pressed_at):
            held.activate()
        self.refresh_hover()
        return True

    def _wheel(self, screen: Shown, steps: float) -> bool:
        widget = self._target(screen, *self.mouse.place) if self.mouse.place else None
        while widget is not None:
            if widget.wheel(steps):
                self._hover(self._target(screen, *self.mouse.place) if self.mouse.place else None)
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

    def show_ring(self, on: bool) -> None:
        if on != self.ui.ring_visible:
            self.ui.ring_visible = on
            if self.ui.focus is not None:
                self._damage_ring(self.ui.focus)

    def _damage_ring(self, widget: Widget) -> None:
        self.ui.top.add(self.ui.scale.rect(widget.focus_box.inset(-14)))

    def typing(self, event: pygame.event.Event) -> bool:
        """Whether a press writes a letter into the field that has the focus."""
        focus = self.ui.focus
        written = event.unicode.isprintable() and event.unicode and not event.mod & CHORD
        return focus is not None and focus.role == "field" and bool(written)

    def overheard(self, event: pygame.event.Event) -> bool:
        """Whether the top layer wanted this event for itself, whatever it means elsewhere."""
        screen = self.ui.stack.top
        listens = screen.layers[-1].on_event if screen is not None and screen.layers else None
        return listens is not None and listens(event)

    def _key(self, screen: Shown, event: pygame.event.Event) -> bool:
        scope = screen.scope
        focus = self.ui.focus
        if focus is not None and (scope is None or not focus.within(scope) or not focus.reachable):
            focus = None
        if focus is not None and self.typing(event):
            return focus.key(event)
        if self.ui.popups.key(event) or self._rules(event):
            return True
        if self.ui.keys.means(event, "back"):
            return self._escape(screen)
        if focus is not None and self._focused_key(focus, event):
            self.show_ring(True)
            return True
        used = scope is not None and (self._pressed(scope, event) or self._navigate(scope, focus, event))
        used = used or (not screen.layers and (screen.key(event) or self._help(screen, event)))
        return used or self._zoom(focus, event) or self._says_why_not(focus, event)

    def _says_why_not(self, focus: Widget | None, event: pygame.event.Event) -> bool:
        """Whoever listens comes to what cannot be pressed as well, and is told why Enter does nothing there."""
        ears = self.ui.ears
        if focus is None or focus.interactive or not ears.listening or not self.ui.keys.means(event, "confirm"):
            return False
        ears.say(focus.described or _("This cannot be chosen now."), urgent=True)
        return True

    def _zoom(self, focus: Widget | None, event: pygame.event.Event) -> bool:
        """What a right click does, for the thing in focus."""
        if focus is None or not self.ui.keys.means(event, "zoom"):
            return False
        focus.activate_secondary()
        return True

    def _rules(self, event: pygame.event.Event) -> bool:
        if not self.ui.keys.means(event, "rules"):
            return False
        from game.ui.help import open_help

        open_help(self.ui)
        return True

    def _help(self, screen: Shown, event: pygame.event.Event) -> bool:
        if not self.ui.keys.means(event, "help"):
            return False
        from game.ui.screens.keys import open_keys

        open_keys(self.ui, screen.keys())
        return True

    def _focused_key(self, focus: Widget, event: pygame.event.Event) -> bool:
        widget: Widget | None = focus
        while widget is not None:
            if widget.key(event):
                return True
            widget = widget.parent
        if focus.interactive and self.ui.keys.means(event, "confirm"):
            focus.activate()
            return True
        return False

    def _escape(self, screen: Shown) -> bool:
        if screen.layers:
            layer = screen.layers[-1]
            if layer.on_escape is not None:
                layer.on_escape()
        else:
            screen.back()
        return True

    def _pressed(self, scope: Layer, event: pygame.event.Event) -> bool:
        """The button of an action, or the entry of a menu that has this number."""
        for widget in scope.walk():
            action = getattr(widget, "shortcut", "")
            if action and widget.interactive and self.ui.keys.means(event, action):
                widget.activate()
                return True
        number = self.ui.keys.means(event, *NUMBERS[: len(scope.numbered)])
        if not number:
            return False
        entry = scope.numbered[NUMBERS.index(number)]
        if entry.interactive:
            entry.activate()
        return True

    def _navigate(self, scope: Layer, focus: Widget | None, event: pygame.event.Event) -> bool:
        asked = self.ui.keys.means(event, "next", "previous", "area_next", "area_before", *DIRECTIONS)
        if not asked and focus is None:
            asked = self.ui.keys.means(event, "confirm")  # first of all there must be something to press
        if not asked:
            return False
        self._hover(None)
        screen = self.ui.stack.top
        explains = screen is not None and screen.explains and scope is screen.root
        if self.ui.ears.listening:
            widgets = list(stops(scope))
        else:
            widgets = scope.reachables() if explains else scope.focusables()
        if asked in ("area_next", "area_before"):
            step = 1 if asked == "area_next" else -1
            target = self._area(scope, focus, step)
        elif asked in DIRECTIONS and focus is not None:
            target = next_in_direction(widgets, focus, DIRECTIONS[asked])
        else:
            target = next_in_order(widgets, focus, asked == "previous")
        self.show_ring(True)
        if asked == "confirm" and screen is not None and scope is screen.root:
            target = screen.first_focus() or target
        if target is not None:
            self.focus(target)
        return True

    def _area(self, scope: Layer, focus: Widget | None, step: int) -> Widget | None:
        """Another tab where there are tabs; else the first thing of the next area."""
        screen = self.ui.stack.top
        areas = screen.areas() if screen is not None and scope is screen.root else []
        bar = next((widget for widget in scope.walk() if isinstance(widget, TabBar)), None)
        if bar is None or areas:
            return next_area(scope, areas, focus, step)
        bar.step(step)
        changed = screen.scope if screen is not None else scope
        return next((tab for tab in changed.walk() if tab.name == f"tab:{bar.chosen}"), None) if changed else None


def _live(screen: Shown | None) -> list[Layer]:
    return [] if screen is None else [*screen.layers, *([screen.root] if screen.root else [])]
