"""While nobody clicks: the pictures of the new-game screen are made ready."""

from __future__ import annotations

from functools import partial

import pygame

from game.ui.screens.new_game import NewGameScreen
from game.ui.ui import Ui
from game.ui.widgets import Layer


def prepare(ui: Ui) -> None:
    """Queues the composing of every card this screen shows, one at a time."""
    tabs = [name for name, _title in NewGameScreen(ui).page.tabs()]
    for tab in ("players", *tabs):
        ui.jobs.append(partial(_queue, ui, tab))


def _queue(ui: Ui, tab: str) -> None:
    nowhere = ui.canvas(pygame.Surface((1, 1)))
    screen = NewGameScreen(ui)
    screen.tab = tab
    layer = Layer(ui, screen.build(), cached=True)
    layer.arrange(ui.scale.bounds)
    for widget in layer.walk():
        if widget.composed:
            ui.jobs.append(partial(widget.draw, nowhere))
