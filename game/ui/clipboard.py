"""What is copied to others, and pasted from them."""

from __future__ import annotations

import pygame

from game.ui.lang import _
from game.ui.ui import Ui

NONE = (pygame.error, AttributeError, ValueError, TypeError)


def copy(ui: Ui, text: str, said: str) -> None:
    """Gives the text to the clipboard, and says so; or says that there is none."""
    try:
        pygame.scrap.put_text(text)
    except NONE:
        ui.toasts.show(_("There is no clipboard here."))
    else:
        ui.toasts.show(said)


def pasted() -> str:
    """The text of the clipboard; nothing where there is none."""
    try:
        return pygame.scrap.get_text() if pygame.scrap.has_text() else ""
    except NONE:
        return ""
