"""A game's part of the new-game screen: pages beside the players', and what is said about the whole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pygame

from game.ui.draw import theme
from game.ui.lang import _
from game.ui.screens.page import roomy
from game.ui.screens.seats import seat_rows
from game.ui.set_up import Problem
from game.ui.ui import Ui
from game.ui.widgets import Column, Grid, Panel, RichText, Row, ScrollArea, Spacer, TextField, Widget

if TYPE_CHECKING:
    from game.ui.screens.new_game import NewGameScreen

LONGEST_SEED = 18


class SetupPage:
    """That of a game with nothing to choose: the seats and the seed; to be overridden."""

    about = "topic:setup"  # the place in the rules that F1 opens

    def __init__(self, screen: NewGameScreen) -> None:
        self.screen = screen

    @property
    def ui(self) -> Ui:
        return self.screen.ui

    @property
    def options(self) -> Any:
        return self.screen.options

    @property
    def problem(self) -> Problem | None:
        """What is wrong with what was chosen."""
        return self.screen.set_up.problem(self.options)

    def resume(self) -> None:
        """The screen is shown (again)."""

    def examine(self) -> None:
        """Called before the screen is built: what follows from the options."""

    # -- the tree --------------------------------------------------------------------------------------------------
    def tabs(self) -> list[tuple[str, str]]:
        """The pages beside that of the players: (name, title)."""
        return []

    def page(self, tab: str) -> Widget:
        """The page of that name; "players" is the first."""
        return self.players()

    def players(self) -> Widget:
        """Who plays, and the seed."""
        bounds, rows = self.ui.scale.bounds, self.seat_rows()
        if not roomy(bounds):
            cells = Grid([*rows, self.seed()], 2 if bounds.w > 1150 else 1, gap=10, fill=True)
            return Panel(ScrollArea(cells, "seats"), padding=14)
        seats = Panel(Grid(rows, 1, gap=9, fill=True), self.screen.players_title(), padding=18)
        said = RichText(self.said(), theme.BODY, name="said")
        side = Panel(Column([self.seed(), said, Spacer()], gap=14), _("Options"), padding=20)
        return Row([seats.sized(grow=1), side.sized(width=bounds.w * 0.4)], gap=16)

    def said(self) -> str:
        """What is to be said about a game of these options, as marked-up text."""
        return ""

    def seat_rows(self) -> list[Widget]:
        screen = self.screen
        return seat_rows(screen.table, screen.changed, screen.add_seat, screen.remove_seat)

    def seed(self) -> TextField:
        """The field for the seed."""
        seed = "" if self.options.seed is None else str(self.options.seed)
        return TextField(
            _("Random seed"), seed, self.set_seed, "seed", LONGEST_SEED, _("a new one each game"),
            lambda letter: letter in "0123456789",
        )  # fmt: skip

    def set_seed(self, text: str) -> None:
        self.options.seed = int(text) if text else None

    def chooser(self) -> Widget | None:
        """The list at the top by which the usual ways to play are chosen."""
        return None

    def actions(self) -> Sequence[Widget]:
        """Buttons beside it."""
        return []

    def overview(self) -> str:
        """What is said below while nothing is wrong; "": whether a curtain is needed."""
        return ""

    # -- the rest --------------------------------------------------------------------------------------------------
    def key(self, event: pygame.event.Event) -> bool:
        """A key that the page takes; False for others."""
        return False

    def reference_cards(self) -> Sequence[str]:
        """The cards, by id, that are in this game, if those are some of all there are."""
        return ()

    def help_place(self, tab: str) -> str:
        return self.about
