"""Short messages that come, stay long enough to be read, and go by themselves."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box

if TYPE_CHECKING:
    from game.ui.ui import Ui
    from game.ui.window.screen import Screen

STAY_SECONDS = 4.0
SECONDS_PER_LETTER = 0.05
WIDTH, BESIDE_WIDTH, GAP = 620.0, 420.0, 12.0


@dataclass
class Toast:
    """`kind` is "note" or "danger"; `at` the thing on `screen` it speaks of, if it stands beside that."""

    text: str
    kind: str
    until: float
    at: Box | None = None
    screen: Screen | None = None
    box: Box = Box(0, 0, 0, 0)


class Toasts:
    """The newest three are shown, newest lowest."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self.shown: deque[Toast] = deque()
        self._high = False  # where the screen wants them, when they were laid last

    def show(self, text: str, kind: str = "note", at: Box | None = None) -> None:
        """Shows a message once; the same text again only stays longer. `at`: beside this thing, one at a time."""
        until = self._ui.now + STAY_SECONDS + SECONDS_PER_LETTER * len(text)
        for toast in self.shown:
            if toast.text == text and toast.at == at:
                toast.until = until
                return
        for toast in [toast for toast in self.shown if toast.text == text or (at is not None and toast.at is not None)]:
            self._remove(toast)
        self.shown.append(Toast(text, kind, until, at, self._ui.stack.top))
        while len(self.shown) > 3:
            self._forget(self.shown.popleft())
        self.arrange()

    def update(self) -> None:
        top = self._ui.stack.top
        for toast in [
            one for one in self.shown if one.until <= self._ui.now or (one.at is not None and one.screen is not top)
        ]:
            self._remove(toast)
        if self.shown and self._high != self._wanted_high:
            self.arrange()

    @property
    def _wanted_high(self) -> bool:
        top = self._ui.stack.top
        return top is not None and top.messages_high

    def withdraw(self, text: str) -> None:
        """This message is true no more."""
        for toast in [toast for toast in self.shown if toast.text == text]:
            self._remove(toast)

    def _remove(self, toast: Toast) -> None:
        self.shown.remove(toast)
        self._forget(toast)
        self.arrange()

    def dismiss_at(self, x: float, y: float) -> bool:
        """A click on a message puts it away."""
        for toast in list(self.shown):
            if toast.box.contains(x, y):
                self._remove(toast)
                return True
        return False

    def arrange(self) -> None:
        """Stacks them at the lower middle of the window, or at the upper one where the screen has its buttons below;
        what speaks of a thing stands above or below that."""
        bounds, self._high = self._ui.scale.bounds, self._wanted_high
        width = min(WIDTH, bounds.w - 80)
        stacked: list[tuple[Toast, float]] = []
        for toast in self.shown:
            self._forget(toast)
            if toast.at is not None:
                self._place_beside(toast, toast.at)
                continue
            made = self._ui.text.paragraph(toast.text, theme.ON_PARCHMENT, width - 56)
            stacked.append((toast, made.height / self._ui.scale.k + 32))
        y = bounds.y + 24 if self._high else bounds.bottom - 40 + GAP - sum(high + GAP for _toast, high in stacked)
        for toast, high in stacked:
            toast.box = Box(bounds.cx - width / 2, y, width, high)
            y += high + GAP
            self._forget(toast)

    def _place_beside(self, toast: Toast, at: Box) -> None:
        bounds, k = self._ui.scale.bounds, self._ui.scale.k
        made = self._ui.text.paragraph(toast.text, theme.ON_PARCHMENT, BESIDE_WIDTH - 44)
        wide, high = min(BESIDE_WIDTH, made.width / k + 46), made.height / k + 26
        x = min(max(bounds.x + 12, at.cx - wide / 2), bounds.right - wide - 12)
        y = at.y - high - 8
        toast.box = Box(x, y if y >= bounds.y + 8 else min(at.bottom + 8, bounds.bottom - high - 8), wide, high)
        self._forget(toast)

    def _forget(self, toast: Toast) -> None:
        self._ui.top.add(self._ui.scale.rect(toast.box.inset(-24)))

    def paint(self, canvas: Canvas) -> None:
        for toast in self.shown:
            canvas.skin("parchment", toast.box)
            colour = theme.DANGER_DARK if toast.kind == "danger" else theme.INK_BODY
            room = toast.box.inset(28, 14) if toast.at is None else toast.box.inset(20, 11)
            canvas.paragraph(toast.text, room, theme.ON_PARCHMENT.of(colour), "center", "middle")
