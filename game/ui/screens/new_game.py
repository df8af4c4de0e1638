"""A new game: who plays, and what the game itself lets people choose. Says why something cannot be, and offers the way
out.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec
import pygame

from game import catalog
from game.ui import deals, opponents, people, set_up
from game.ui.draw import theme
from game.ui.draw.markup import escape
from game.ui.game_words import name_of
from game.ui.input.actions import Line
from game.ui.lang import _, ngettext
from game.ui.last_set_ups import keep, kept, last_game
from game.ui.screens.player import own_name
from game.ui.screens.reading import back_page, page_keys, roomy, tight
from game.ui.screens.reference import open_reference
from game.ui.screens.seats import Table, first_seats, new_seat, problem_with, seat_rows
from game.ui.screens.shelf import GAMES_GAP, WIDEST, Poster, PosterRow
from game.ui.services import GameOptions, SaveRefused, SeatOptions, ToldCode
from game.ui.set_up import USUAL_SEATS, Fix, Problem
from game.ui.ui import Ui
from game.ui.widgets import (
    Button,
    Column,
    Grid,
    Padding,
    Panel,
    RichText,
    Row,
    ScreenTitle,
    ScrollArea,
    Spacer,
    TabBar,
    TextField,
    Widget,
)
from game.ui.window.screen import Screen

WRONG = theme.code_of(theme.REASON_TEXT)


class NewGameScreen(Screen):
    """Keeps what was entered in `options`; `start` hands it to the application. What is the game's own stands in
    `page`."""

    name = "new_game"
    rules_at = "topic:setup"

    def __init__(self, ui: Ui, game: str = "") -> None:
        super().__init__(ui)
        self.game = game or last_game(ui.settings.values)
        self.set_up = set_up.set_up(self.game)
        self.levels = opponents.levels(self.game)
        level, limits = opponents.usual_level(self.game), self.set_up.seats
        count = min(max(USUAL_SEATS, limits[0]), limits[-1])
        usual = self.set_up.usual(first_seats(count, own_name(ui), level))
        self.options: GameOptions = kept(ui.settings.values, self.game) or usual
        self.page = page_of(self.game)(self)
        self.tab = "players"

    def use_demo(self) -> None:
        """Five seats, two of them people, for screenshots."""
        self.options.seats = first_seats(5)
        self.options.seats[1].human, self.options.seats[1].name = True, "Isabeau"
        self.options.seats[4].personality, self.options.seats[4].name = opponents.ANY, ""
        self.options.seats[3].level = self.levels[0]

    def resume(self) -> None:
        self.page.resume()

    # -- players ---------------------------------------------------------------------------------------------------
    @property
    def seats(self) -> list[SeatOptions]:
        seats: list[SeatOptions] = self.options.seats
        return seats

    @property
    def table(self) -> Table:
        """The seats as their rows need them."""
        return Table(self.seats, self.set_up.seats, self.levels, self.game)

    def add_seat(self) -> None:
        self.seats.append(new_seat(self.seats, opponents.usual_level(self.game)))
        self.rebuild()
        self.ui.focus = self.find(f"name_{len(self.seats) - 1}")

    def remove_seat(self, index: int) -> None:
        del self.seats[index]
        self.rebuild()

    def players_title(self) -> str:
        return _("Players: {count} of {most}").format(count=len(self.seats), most=self.set_up.seats[-1])

    def changed(self) -> None:
        """A seat changed: only what is said about it is set anew, so that typing goes on."""
        said = self._said()
        self.start_button.disable(self._wrong())
        self.note.set(said)
        self.start_button.invalidate()

    def _wrong(self) -> str:
        problem = self.page.problem
        return problem_with(self.seats) or (problem.sentence if problem is not None else "")

    def _said(self) -> str:
        wrong = self._wrong()
        if wrong:
            return f"[{WRONG}|{escape(wrong)}]"
        return self.page.overview() or people_text(self.options)

    def mend(self, fix: Fix) -> None:
        """A way out was chosen."""
        fix.act(self.options)
        self.rebuild()

    # -- reading ---------------------------------------------------------------------------------------------------
    def key(self, event: pygame.event.Event) -> bool:
        return self.page.key(event)

    def keys(self) -> list[Line]:
        return page_keys()

    def reference_cards(self) -> Sequence[str]:
        return self.page.reference_cards()

    def help_place(self) -> str:
        return self.page.help_place(self.tab)

    # -- starting --------------------------------------------------------------------------------------------------
    def start(self) -> None:
        """Hands the options over."""
        options = msgspec.convert(msgspec.to_builtins(self.options), type(self.options))
        for seat in options.seats:
            seat.name = seat.name.strip()
        self._remember(options)
        try:
            self.ui.host.games.start(options)
        except SaveRefused as refused:
            self.ui.toasts.show(str(refused), "danger")

    def _remember(self, options: GameOptions) -> None:
        values, names = self.ui.settings.values, [seat.name for seat in options.seats if seat.human]
        if names and values.player_name not in names:
            values.player_name = names[0]
        people.met(values, names)
        keep(values, self.options)
        self.ui.apply_settings()

    # -- the tree --------------------------------------------------------------------------------------------------
    def build(self) -> Widget:
        wide = roomy(self.ui.scale.bounds)
        self.page.examine()
        rows = [*self._head(wide), self.page.page(self.tab).sized(grow=1), *self._foot(wide)]
        return Padding(Column(rows, gap=12 if wide else 8), 32 if wide else 16, 24 if wide else 10)

    def _head(self, wide: bool) -> list[Widget]:
        chooser, actions = self.page.chooser(), self.page.actions()
        own = self.page.tabs()
        choosing = [] if chooser is None else [chooser]
        title: list[Widget] = [ScreenTitle(_("New game")).sized(grow=1), *self._which()]
        if not own:
            return [] if tight(self.ui.scale.bounds) else [Row([*title, *actions, *choosing], gap=14, align="middle")]
        tabs = [("players", _("Players") if wide else self.players_title()), *own]
        bar = TabBar(tabs, self.tab, self.open_tab, "tabs")
        if tight(self.ui.scale.bounds):
            row = [bar.sized(grow=1), *(one.sized(width=290) for one in choosing)]
            return [Row(row, gap=12, align="middle")]
        if not wide:
            return [
                Row([*title, *(one.sized(width=360) for one in choosing)], gap=16, align="middle"),
                Row([bar.sized(grow=1), *actions], gap=10, align="middle"),
            ]
        return [Row([*title, *actions, *(one.sized(width=400) for one in choosing)], gap=14, align="middle"), bar]

    def _which(self) -> list[Widget]:
        """The code of the deal, and which game it is with the way to another one."""
        code = Button(_("Code …"), self._code, name="deal_code")
        code.tip = _("Give this very deal to friends, or enter theirs")
        if len(catalog.games()) < 2:
            return [code]
        button = Button(name_of(self.game), self._other_game, name="games")
        button.tip = _("Choose another game")
        return [code, button]

    def _code(self) -> None:
        """A code is of one deal: the seed is fixed from now on."""
        from game.ui.screens.challenges.sharing import open_code

        def told() -> ToldCode:
            if self.options.seed is not None:
                return self.ui.host.games.code(self.options)
            options = msgspec.structs.replace(self.options, seed=deals.new_seed())
            found = self.ui.host.games.code(options)
            self.options.seed = options.seed
            self.rebuild()
            return found

        open_code(self.ui, told, other=True)

    def _other_game(self) -> None:
        self.ui.stack.replace(GamesScreen(self.ui))

    def open_tab(self, tab: str) -> None:
        self.tab = tab
        self.rebuild()

    def _foot(self, wide: bool) -> list[Widget]:
        high = 76.0 if wide else 58.0
        self.start_button = Button(_("Start the game"), self.start, "gold", "start", height=high)
        self.start_button.disable(self._wrong())
        self.note = RichText(self._said(), theme.ASIDE.at(20), "center", "middle", name="note")
        back = Button(_("Back"), self.back, "ghost", "back", height=high - 10)
        fixes = self._fixes(wide)
        row: list[Widget] = [back.sized(width=200 if wide else 140)]
        if wide:
            cards = Button(_("Cards and rules"), partial(open_reference, self.ui), name="reference", height=high - 10)
            row.append(cards.sized(width=250))
        start = self.start_button.sized(width=360 if wide else 250)
        if wide or not fixes:
            return [Row([*row, self.note.sized(grow=1), *fixes, start], gap=16, align="middle").sized(height=high)]
        self.note.align = "left"
        problem = Row([self.note.sized(grow=1), *fixes], gap=10, align="middle")
        return [problem, Row([*row, Spacer(), start], gap=16, align="middle").sized(height=high)]

    def _fixes(self, wide: bool) -> list[Widget]:
        problem = self.page.problem
        if problem is None:
            return []
        high = 56.0 if wide else 44.0
        return [
            Button(fix.text, partial(self.mend, fix), name=f"fix_{i}", height=high)
            for i, fix in enumerate(problem.fixes)
        ]


class GamesScreen(Screen):
    """A click goes on to the set-up of that game; the one that was played last has the focus."""

    name = "games"
    rules_at = "topic:game"

    def build(self) -> Widget:
        posters = [Poster(game, partial(self._open, game)) for game in catalog.games()]
        self.numbered = [*posters]
        return back_page(self, _("Which game?"), PosterRow(posters, "games", GAMES_GAP, WIDEST, 1.5, rows=2))

    def first_focus(self) -> Widget | None:
        return self.find(f"game:{last_game(self.ui.settings.values)}")

    def _open(self, game: str) -> None:
        self.ui.stack.push(NewGameScreen(self.ui, game))


def people_text(options: GameOptions) -> str:
    """Whether a curtain is needed."""
    phones = len(options.phones)
    humans = options.humans - phones
    told = []
    if phones:
        told.append(
            ngettext(
                "{count} hand is on a phone: an invitation comes with the table.",
                "{count} hands are on phones: an invitation comes with the table.",
                phones,
            ).format(count=phones)
        )
    if phones and humans:
        told.append(_("At this computer a curtain hides the cards."))
    elif humans > 1:
        told.append(
            ngettext(
                "{count} person uses this computer: a curtain hides the cards when the seat changes.",
                "{count} people share this computer: a curtain hides the cards when the seat changes.",
                humans,
            ).format(count=humans)
        )
    return " ".join(told) or _("One person against bots: no curtain is needed.")


# A game's part of the new-game screen.

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
    def options(self) -> GameOptions:
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


def page_of(game: str) -> type[SetupPage]:
    """A game's part of the new-game screen; that of a game which brings none asks for the players and the seed."""
    found: type[SetupPage] | None = catalog.part(game, "set_up_page")
    return SetupPage if found is None else found
