"""Buttons and switches."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import plain
from game.ui.draw.theme import SMALLEST, Colour
from game.ui.input.keynames import draw_input, width_of
from game.ui.reader.hearing import PLAIN, State
from game.ui.widgets.base import SMALLEST_TARGET, Widget

INKS: dict[str, Colour] = {
    "gold": theme.ON_GOLD,
    "ghost": theme.ON_GHOST,
    "danger": theme.ON_DANGER,
    "off": theme.ON_OFF,
}
HEIGHTS = {"prompt": 54.0, "screen": 66.0, "chip": 42.0}


class Button(Widget):
    """`kind` is gold (the one that matters), ghost or danger. A disabled button shows `why_not` as its tip and says it
    when clicked. `action` is the one that presses it; its key is drawn on a cap."""

    role = "button"
    focusable = True
    bleed = 14.0

    def __init__(
        self, text: str, on_click: Callable[[], None], kind: str = "ghost", name: str = "", action: str = "",
        icon: str = "", height: float = 54.0, style: theme.Style | None = None,
    ) -> None:  # fmt: skip
        super().__init__(name)
        self.text, self.on_click, self.kind, self.shortcut, self.icon = text, on_click, kind, action, icon
        self.height = max(SMALLEST_TARGET, height)
        self.style = style or theme.BUTTON.at(max(18.0, min(28.0, height * 0.42)))
        self.note = ""  # a second, smaller line
        self.why_not = ""
        self.chosen = False  # for tabs and chips: drawn gold
        self.bare = False  # no cap with its key: where there is no room

    @property
    def value(self) -> str:
        return self.text

    @property
    def described(self) -> str:
        """Why it cannot be pressed, else its second line and its tip."""
        said = plain(self.explanation())
        if not self.enabled and self.why_not:
            return plain(self.why_not)
        return " ".join(one for one in (plain(self.note), "" if said == self.spoken else said) if one)

    @property
    def heard_state(self) -> State:
        return State(selected=True) if self.chosen else PLAIN

    @property
    def interactive(self) -> bool:
        """A disabled button can still be reached, so that it can say why."""
        return self.visible and (self.enabled or bool(self.why_not))

    def disable(self, why_not: str) -> Button:
        """Greys it out; an empty reason enables it."""
        self.enabled, self.why_not = not why_not, why_not
        self.tip = why_not or self.tip
        return self

    def natural(self, width: float) -> tuple[float, float]:
        extra = (self._cap + 14 if self._key else 0.0) + (40.0 if self.icon else 0.0)
        return self.ui.text.width(self.text, self.style) + 56 + extra, self.height or 54.0

    @property
    def least(self) -> float:
        """How wide it must be for its words in the smallest letters that can be read."""
        extra = (self._cap + 8 if self._key else 0.0) + (42.0 if self.icon else 0.0)
        return self.ui.text.width(self.text, self.style.at(SMALLEST)) + 30 + extra

    def activate(self) -> None:
        if not self.enabled:
            if self.why_not:
                self.ui.say(self.why_not, self.box)
                self.ui.sound.play("error")
            return
        self.ui.sound.play("press")
        self.on_click()

    @property
    def _key(self) -> str:
        """The key or button of the gamepad that presses it, "" if none does."""
        return self.ui.keys.shown(self.shortcut) if self.shortcut and not self.bare else ""

    @property
    def _cap(self) -> float:
        return width_of(self.ui.text, self._key, pad=self.ui.keys.pad_used)

    @property
    def _look(self) -> str:
        return "off" if not self.enabled else "gold" if self.chosen else self.kind

    def draw(self, canvas: Canvas) -> None:
        look = self._look
        canvas.skin(f"button_{look}", self.box)
        if self.enabled and (self.hovered or self.held):
            canvas.rounded(self.box.inset(1.5), (0, 0, 0) if self.held else theme.WHITE, 40 if self.held else 26, 7)
        if not self.enabled and self.hovered:
            canvas.rounded(self.box.inset(1.5), theme.WHITE, 14, 7)
        ink = INKS[look]
        room = self.box.inset(14, 2)
        if self._key:
            cap, room = room.cut_right(self._cap, 8)
            draw_input(canvas, cap, self._key, ink, pad=self.ui.keys.pad_used)
        if self.icon:
            cell, room = room.cut_left(34, 8)
            canvas.picture(self.icon, cell.centered(30, 30))
        if self.note:
            upper, lower = room.inset(0, self.box.h * 0.12).cut_top(self.box.h * 0.42)
            canvas.text_in(self.text, upper, self.style.of(ink), "center")
            canvas.text_in(self.note, lower, theme.ASIDE.of(ink), "center")
            return
        canvas.text_in(self.text, room, self.style.of(ink), "center")


class IconButton(Button):
    """A square button with a sign ("×") or a picture; `label` is read out and shown as its tip."""

    def __init__(self, sign: str, label: str, on_click: Callable[[], None], name: str = "", size: float = 44.0) -> None:
        super().__init__(sign, on_click, "ghost", name, height=size)
        self.width = size
        self.tip = self.label = label

    @property
    def value(self) -> str:
        return self.tip

    @property
    def spoken(self) -> str:
        return self.caption or self.label

    def draw(self, canvas: Canvas) -> None:
        canvas.skin(f"button_{self._look}", self.box)
        if self.enabled and self.hovered:
            canvas.rounded(self.box.inset(1.5), theme.WHITE, 30, 7)
        canvas.text(self.text, self.box.cx, self.box.cy, theme.Style("bold", 26, INKS[self._look]), "center")


class Toggle(Widget):
    """A switch with its label to the left."""

    role = "switch"
    focusable = True
    bleed = 4.0

    def __init__(self, text: str, on: bool, on_change: Callable[[bool], None], name: str = "") -> None:
        super().__init__(name)
        self.text, self.on, self.on_change = text, on, on_change
        self.why_not = ""
        self.height = 48.0

    @property
    def value(self) -> str:
        return "on" if self.on else "off"

    @property
    def spoken(self) -> str:
        return self.caption or self.text

    @property
    def described(self) -> str:
        return plain(self.why_not or self.explanation())

    @property
    def heard_state(self) -> State:
        return State(toggled=self.on)

    def natural(self, width: float) -> tuple[float, float]:
        return self.ui.text.width(self.text, theme.LEAD) + 92, 48.0

    def activate(self) -> None:
        if self.why_not:
            self.ui.say(self.why_not, self.box)
            return
        self.on = not self.on
        self.ui.sound.play("press")
        self.invalidate()
        self.on_change(self.on)

    def key(self, event: pygame.event.Event) -> bool:
        asked = self.ui.keys.means(event, "left", "right")
        if asked and (asked == "right") != self.on:
            self.activate()
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        track, label = self.box.cut_right(64, 12)
        colour = theme.TEXT if not self.why_not else theme.TEXT_DIM
        canvas.text_in(self.text, label, theme.LEAD.of(colour))
        track = track.centered(60, 32)
        fill = theme.GOLD_DEEP if self.on else theme.WELL
        line = theme.GOLD_PALE if self.hovered else theme.HAIRLINE
        canvas.rounded(track, fill, 255 if not self.why_not else 140, 16, line, 200, 1.6)
        knob = Box(track.right - 30 if self.on else track.x + 4, track.y + 3, 26, 26)
        canvas.rounded(knob, theme.GOLD_PALE if self.on else theme.TEXT_DIM, 255, 13)
