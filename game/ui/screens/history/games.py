"""The page with the list of games, fifty at a time, and the chosen one beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.history.played import PlayedGame, Wanted
from game.history.store import History
from game.session.notices import SaveFault
from game.session.save import SaveFile
from game.ui.deals import code_of
from game.ui.doors import open_door, there
from game.ui.draw import theme
from game.ui.lang import _
from game.ui.screens.challenges.sharing import open_code
from game.ui.screens.history.details import game_details
from game.ui.screens.history.exports import write_game
from game.ui.screens.history.filters import OF_GAMES, count_of
from game.ui.screens.history.nothing import no_games, none_fits
from game.ui.screens.history.rows import GameRow
from game.ui.screens.history.words import count_words, prepare
from game.ui.screens.page import roomy
from game.ui.services import SaveRefused, ToldCode
from game.ui.widgets import Column, IconButton, Label, Panel, Row, ScrollArea, Spacer, Widget
from game.ui.widgets.modal import confirm, tell

if TYPE_CHECKING:
    from game.ui.screens.history.screen import HistoryScreen

SIZE = 50  # games on a page


class Found:
    """An answer of the history: how many games there are of those, and one page of them."""

    def __init__(self, history: History, wanted: Wanted, offset: int) -> None:
        self.count = history.count(wanted)
        self.offset = min(offset, max(0, self.count - 1) // SIZE * SIZE)
        self.games = history.games(wanted, self.offset, SIZE)


class GamesPage:
    """What the screen keeps of the list: the page that is shown and the game that is chosen."""

    def __init__(self, screen: HistoryScreen) -> None:
        self.screen = screen
        self.offset, self.count = 0, 0
        self.games: list[PlayedGame] = []
        self.chosen = 0
        self.known = False  # whether the history has answered
        self._place = 0.0  # how far the list is scrolled
        self.list = ScrollArea(Column([]), "games")
        self.beside = Widget()
        self._prepared: set[str] = set()  # games whose words are at hand
        self._built: object = None  # what the list shows

    # -- asking ----------------------------------------------------------------------------------------------------
    def ask(self) -> None:
        """Asks for the page anew."""
        history, wanted, offset = self.screen.history, self.screen.wanted, self.offset
        self.screen.asking.ask("games", lambda: Found(history, wanted, offset), self._show)

    def _show(self, found: Found) -> None:
        self.known = True
        self.offset, self.count, self.games = found.offset, found.count, found.games
        for game in sorted({one.game for one in self.games}):
            self._prepare(game)
        if not any(one.id == self.chosen for one in self.games):
            self.chosen = self.games[0].id if self.games else 0

    def turn_to(self, offset: int) -> None:
        """Another page of the list."""
        self.offset, self.chosen = max(0, offset), 0
        self.ask()

    def show_only(self, game: PlayedGame) -> None:
        """This game alone, until something else is asked for."""
        self.known, self.offset, self.count, self.games = True, 0, 1, [game]
        self.chosen = game.id

    @property
    def game(self) -> PlayedGame | None:
        return next((one for one in self.games if one.id == self.chosen), None)

    def choose(self, number: int) -> None:
        if number == self.chosen:
            return
        self.chosen = number
        if self.game is not None:  # the list stays as it is
            self.list.invalidate()
            self.beside.replace([self._details(self.game)])

    # -- acting ----------------------------------------------------------------------------------------------------
    def watch(self) -> None:
        """The game as a film."""
        if there("film"):
            self._with_save(lambda save: open_door("film", self.screen.ui, save))

    def play_again(self) -> None:
        """The same people, the same deal."""

        def start(save: SaveFile) -> None:
            try:
                self.screen.ui.host.games.deal(save.setup.rematch(rotate=False, seed=save.setup.seed))
            except SaveRefused as refused:
                tell(self.screen.ui, _("That did not work"), str(refused))

        self._with_save(start)

    def tell_code(self) -> None:
        """The deal as a code for somebody else."""
        self._with_save(lambda save: open_code(self.screen.ui, lambda: ToldCode(code_of(save.setup))))

    def export(self) -> None:
        """The game as a file that somebody else can open."""
        game = self.game
        if game is not None:
            self._with_save(lambda save: write_game(self.screen.ui, self.screen.asking, game, save))

    def _with_save(self, act: Callable[[SaveFile], None]) -> None:
        """Does something with the whole game, once it is read."""
        history, number = self.screen.history, self.chosen

        def read() -> SaveFile | SaveFault:
            try:
                return history.save(number)
            except SaveFault as fault:
                return fault

        def take(found: SaveFile | SaveFault) -> None:
            if isinstance(found, SaveFile):
                act(found)
            else:
                tell(self.screen.ui, _("That did not work"), found.notice.text(_))

        self.screen.asking.ask("save", read, take)

    def delete(self) -> None:
        """Forgets one game, after asking."""
        game = self.game
        if game is None:
            return

        def forget() -> None:
            self.screen.asking.ask("delete", lambda: self.screen.history.delete(game.id), lambda _none: self.again())

        question = _("It leaves the list, and the figures are told without it.")
        confirm(self.screen.ui, _("Delete this game?"), question, _("Delete"), _("Keep it"), forget)

    def again(self) -> None:
        """Something was deleted: everything is asked anew."""
        self.screen.ask_all()

    # -- the tree --------------------------------------------------------------------------------------------------
    def remember(self) -> None:
        """The tree is built anew: the list stays where it is."""
        self._place = self.list.offset if self._built == (self.offset, self.screen.wanted) else 0.0

    def build(self) -> Widget:
        """The list and the chosen game, or what stands there without any."""
        screen, bounds = self.screen, self.screen.ui.scale.bounds
        if not self.known:
            return Panel(Label(_("The games are being looked up …"), theme.LEAD, "center"), name="looking")
        game = self.game
        if game is None:
            return none_fits(screen) if count_of(screen.wanted, OF_GAMES) else no_games(screen)
        wide = roomy(bounds)
        rows = [GameRow(one, self, 96.0 if wide else 88.0) for one in self.games]
        self.list, self._built = ScrollArea(Column(rows, gap=9), "games"), (self.offset, screen.wanted)
        self.list.offset = self._place
        column = Column([self.list.sized(grow=1), self._pager()], gap=10)
        share = min(640.0, bounds.w * 0.34) if wide else bounds.w * 0.42
        self.beside = Widget("beside", [self._details(game)])
        self.beside.bleed = Panel.bleed
        return Row([Panel(column, padding=16).sized(grow=1), self.beside.sized(width=share)], gap=16)

    def _details(self, game: PlayedGame) -> Widget:
        """The chosen game, as soon as it is known what its game says."""
        if game.game in self._prepared:
            return game_details(game, self, wide=roomy(self.screen.ui.scale.bounds))
        self._prepare(game.game)
        return Panel(Label("…", theme.LEAD, "center"))

    def _prepare(self, game: str) -> None:
        """Has read what a game says, in the thread, once."""
        if game not in self._prepared:
            self.screen.asking.ask(f"words:{game}", lambda: prepare(game), lambda _none: self._prepared.add(game))

    def _pager(self) -> Widget:
        """Which games these are, and the ways to the others."""
        last = max(0, self.count - 1) // SIZE * SIZE
        said = _("{first} to {last} of {count} games").format(
            first=count_words(self.offset + 1), last=count_words(self.offset + len(self.games)),
            count=count_words(self.count),
        )  # fmt: skip
        label = Label(said, theme.ASIDE, name="which_games")
        if self.count <= SIZE:
            return Row([label.sized(grow=1)]).sized(height=34)
        newer, older = self.offset - SIZE, self.offset + SIZE
        buttons = [
            self._turn("«", _("The newest games"), 0, "newest", self.offset > 0),
            self._turn("‹", _("Newer games"), newer, "newer", self.offset > 0),
            self._turn("›", _("Older games"), older, "older", self.offset < last),
            self._turn("»", _("The oldest games"), last, "oldest", self.offset < last),
        ]  # fmt: skip
        return Row([label, Spacer(), *buttons], gap=8, align="middle").sized(height=46)

    def _turn(self, sign: str, label: str, offset: int, name: str, there_is: bool) -> Widget:
        button = IconButton(sign, label, lambda: self.turn_to(offset), name)
        return button if there_is else button.disable(_("There are no more in this direction."))
