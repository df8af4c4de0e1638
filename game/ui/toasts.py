"""Short messages that come, stay long enough to be read, and go by themselves."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.geometry import Box

if TYPE_CHECKING:
    from game.ui.ui import Ui

STAY_SECONDS = 4.0
SECONDS_PER_LETTER = 0.05
WIDTH = 620.0


@dataclass
class Toast:
    """`kind` is "note" or "danger"."""

    text: str
    kind: str
    until: float
    box: Box = Box(0, 0, 0, 0)


class Toasts:
    """The newest three are shown, newest lowest."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self.shown: deque[Toast] = deque()

    def show(self, text: str, kind: str = "note") -> None:
        """Shows a message once; the same text again only stays longer."""
        until = self._ui.now + STAY_SECONDS + SECONDS_PER_LETTER * len(text)
        for toast in self.shown:
            if toast.text == text:
                toast.until = until
                return
        self.shown.append(Toast(text, kind, until))
        while len(self.shown) > 3:
            self._forget(self.shown.popleft())
        self.arrange()

    def update(self) -> None:
        for toast in [toast for toast in self.shown if toast.until <= self._ui.now]:
            self._remove(toast)

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
        """Stacks them at the lower middle of the window."""
        bounds = self._ui.scale.bounds
        bottom = bounds.bottom - 40
        width = min(WIDTH, bounds.w - 80)
        for toast in reversed(self.shown):
            self._forget(toast)
            made = self._ui.text.paragraph(toast.text, theme.ON_PARCHMENT, width - 56)
            height = made.height / self._ui.scale.k + 32
            toast.box = Box(bounds.cx - width / 2, bottom - height, width, height)
            bottom -= height + 12
            self._forget(toast)

    def _forget(self, toast: Toast) -> None:
        self._ui.top.add(self._ui.scale.rect(toast.box.inset(-24)))

    def paint(self, canvas: Canvas) -> None:
        for toast in self.shown:
            canvas.skin("parchment", toast.box)
            colour = theme.DANGER_DARK if toast.kind == "danger" else theme.INK_BODY
            canvas.paragraph(toast.text, toast.box.inset(28, 14), theme.ON_PARCHMENT.of(colour), "center", "middle")
