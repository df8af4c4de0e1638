"""What every screen is made of."""

from __future__ import annotations

from game.ui.ui import Ui
from game.ui.widgets.base import Shown


class Screen(Shown):
    """One full screen. Override `build`; keep what the player has entered on the screen object, because `build` is
    called again whenever language, scale or window change."""

    ui: Ui

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)

    def back(self) -> None:
        """Esc: by default back to the screen below."""
        if len(self.ui.stack.screens) > 1:
            self.ui.stack.pop()
