"""While nobody clicks: the pictures of the new-game screen are made ready."""

from __future__ import annotations

from functools import partial

import pygame

from game.ui.screens.new_game import NewGameScreen
from game.ui.screens.shelf import trouble
from game.ui.widgets import Layer
from game.ui.window.screen import Screen


def prepare(screen: Screen) -> None:
    """Queues the composing of every card that the set-up of the screen's game shows, one at a time, for as long as the
    screen is about this game. Nothing is prepared for a game that cannot be played."""
    if trouble(screen.game):
        return
    coming = NewGameScreen(screen.ui, screen.game)
    tabs = [name for name, _title in coming.page.tabs()]
    screen.ui.jobs.add(screen, [partial(_queue, screen, tab) for tab in ("players", *tabs)])


def _queue(screen: Screen, tab: str) -> None:
    ui = screen.ui
    nowhere = ui.canvas(pygame.Surface((1, 1)))
    coming = NewGameScreen(ui, screen.game)
    coming.tab = tab
    layer = Layer(ui, coming.build(), cached=True)
    layer.arrange(ui.scale.bounds)
    ui.jobs.add(screen, [partial(widget.draw, nowhere) for widget in layer.walk() if widget.composed])
