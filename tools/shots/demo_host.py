"""A program without a window and a folder, for pictures and tests: what is asked about an open game the real code
answers, and what would lead away from the screen is written down."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from game import catalog
from game.history.same_seat import Comparing
from game.history.store import History
from game.open_games import OpenMatch
from game.ui import deals
from game.ui.services import GameOptions, SaveInfo, SeatOptions
from tools.shots.demo import DemoChoices, DemoSaves, demo_seats

if TYPE_CHECKING:
    from game.session.save import SaveFile
    from game.session.setup import MatchSetup

SEED, SALT = 5, "9a7d4433c81b6e02d4a95f170be3962c"


class DemoGames(OpenMatch):
    """`calls` tells what was asked for."""

    def __init__(self, saves: DemoSaves) -> None:
        super().__init__()
        self.saves = saves
        self.calls: list[tuple[str, object]] = []

    def sit(self, game: str = catalog.USUAL) -> None:
        """A game of one person and three people of the city is dealt, with everything as usual."""
        from game.bots.inline import InlineBots
        from game.session.match import Match
        from game.table.flow import Flow

        setup = msgspec.structs.replace(deals.match_setup(GameOptions(demo_seats(), SEED, game)), salt=SALT)
        self.match = Match.new(catalog.rules(game), setup, InlineBots())
        self.flow = Flow(self.match, lambda: "instant")

    def last(self) -> SaveInfo | None:
        return next((entry for entry in self.saves.entries if entry.automatic), None)

    def continue_last(self) -> None:
        self.calls.append(("continue", None))

    def quick_game(self) -> None:
        self.calls.append(("quick", None))

    def start(self, options: GameOptions) -> None:
        self.calls.append(("start", options))

    def load(self, key: str) -> None:
        self.calls.append(("load", key))

    def save_as(self, name: str) -> None:
        self.calls.append(("save_as", name))

    def change_seat(self, index: int, seat: SeatOptions) -> None:
        self.calls.append(("change_seat", index))
        super().change_seat(index, seat)

    def rematch(self, rotate: bool, same_deal: bool = False) -> None:
        self.calls.append(("rematch", "same deal" if same_deal else rotate))

    def deal(self, setup: MatchSetup) -> None:
        self.calls.append(("deal", setup))

    def finished(self) -> None:
        self.calls.append(("finished", None))

    def play_on(self, save: SaveFile, at: int, seat: int = -1) -> None:
        self.calls.append(("play_on", at))

    def leave(self) -> None:
        self.calls.append(("leave", None))


class DemoHost:
    """`game.ui.services.Host`."""

    def __init__(self) -> None:
        self.saves = DemoSaves()
        self.games = DemoGames(self.saves)
        self.choices = DemoChoices()
        self.history = History()
        self.comparing = Comparing()
        self.has_quit = False

    def sit(self) -> None:
        self.games.sit()

    def quit(self) -> None:
        self.has_quit = True
