"""The list of all puzzles, by game, theme and difficulty, with what is solved."""

from __future__ import annotations

import contextlib
import threading
from functools import partial

from game import catalog
from game.content import ContentError
from game.puzzles.puzzle import OTHERS, Puzzle, PuzzleFault, file_of, in_words, is_read, own_puzzles
from game.table.puzzles.run import Run
from game.table.puzzles.table import draw_pips, draw_solved
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.game_words import name_of
from game.ui.lang import _, language
from game.ui.puzzle_words import difficulty_words, state_words
from game.ui.screens.reading import back_page, roomy, under_tabs
from game.ui.ui import Ui
from game.ui.widgets import Button, Column, Grid, Label, Panel, RichText, Row, ScrollArea, Spacer, Widget
from game.ui.window.screen import Screen

TILE_HIGH = 74.0
NAME = theme.Style("bold", 21, theme.TEXT, leading=1.1)
SMALL = theme.Style("it", 17, theme.TEXT_DIM)


def with_puzzles() -> list[str]:
    """The games that bring puzzles along."""
    return [game for game in catalog.games() if file_of(game).is_file()]


class Reading:
    """The file of a game, read beside the window: it takes longer than a frame has."""

    def __init__(self, game: str) -> None:
        self.game = game
        self._thread = threading.Thread(target=self._read, name="puzzles", daemon=True)
        if not is_read(game):
            self._thread.start()

    def _read(self) -> None:
        with contextlib.suppress(ContentError):  # whoever wants the puzzles is told
            own_puzzles(self.game)

    @property
    def done(self) -> bool:
        """Whether there is nothing to wait for."""
        return not self._thread.is_alive()


class PuzzleTile(Button):
    """A puzzle of the list: its title, how hard it is, whether it is solved."""

    def __init__(self, screen: PuzzlesScreen, puzzle: Puzzle, title: str) -> None:
        super().__init__(title, partial(screen.open, puzzle), name=f"puzzle:{puzzle.id}", height=TILE_HIGH)
        self.difficulty = puzzle.told.difficulty
        found = screen.run.noted(puzzle) if screen.run is not None else {}
        self.solved, self.state = bool(found.get("solved")), state_words(found, self.difficulty)

    @property
    def value(self) -> str:
        return ", ".join(dict.fromkeys([self.text, difficulty_words(self.difficulty), self.state]))

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        lit = self.hovered or self.ui.focus is self
        edge = theme.FOCUS if lit else theme.GOLD_DEEP if self.solved else theme.HAIRLINE
        canvas.rounded(box, theme.GOLD_PALE if lit else theme.INK, 34 if lit else 140, 10, edge, 220, 1.8)
        mark, words = box.inset(14, 8).cut_left(40, 12)
        self._mark(canvas, mark.centered(36, 36))
        pips, words = words.cut_right(60, 8)
        draw_pips(canvas, pips.right, pips.cy, self.difficulty, theme.GOLD)
        upper, low = words.cut_top(words.h * 0.56)
        canvas.text_in(self.text, upper, NAME)
        canvas.text_in(self.state, low, SMALL)

    def _mark(self, canvas: Canvas, box: Box) -> None:
        """A coin of gold for what is solved, its empty place for what is not."""
        if self.solved:
            draw_solved(canvas, box)
        else:
            canvas.rounded(box.inset(3), theme.WELL, 160, 15, theme.HAIRLINE, 150, 1.6)


class PuzzlesScreen(Screen):
    """A tab for each game that has puzzles; a press on one opens it at the table."""

    name = "puzzles"
    background = "ui/title"
    veil = 150

    def __init__(self, ui: Ui, game: str = "") -> None:
        super().__init__(ui)
        self.games = with_puzzles()
        self.run: Run | None = None
        self.trouble = ""
        self._offset = 0.0
        self._reading: Reading | None = None
        self.last = ""  # the puzzle of this game that was opened
        self._use(game if game in self.games else next(iter(self.games), ""))

    def _use(self, game: str) -> None:
        if self.run is not None:
            self.run.close()
        self.game, self.trouble, self._offset, self.run, self.last = game, "", 0.0, None, ""
        self._reading = Reading(game) if game else None
        self._take()

    def _take(self) -> bool:
        """The puzzles, once they are read; whether they have just come."""
        if self._reading is None or not self._reading.done:
            return False
        self._reading = None
        try:
            self.run = Run(self.ui, self.game)
        except ContentError as fault:
            self.trouble = str(fault).splitlines()[0]
        return True

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._take():
            self.rebuild()
            self.ui.focus = self.first_focus() if self.ui.ring_visible else None

    @property
    def still(self) -> bool:
        return self._reading is None

    def show_game(self, game: str) -> None:
        """The puzzles of another game."""
        self._use(game)
        self.rebuild()

    def open(self, puzzle: Puzzle) -> None:
        """This one, at the table."""
        from game.table.puzzles.table import PuzzleTable

        if self.run is None:
            return
        self.last, self._offset = puzzle.id, self.list.offset
        try:
            with self.ui.about(self.game):
                table = PuzzleTable(self.ui, self.run, puzzle)
                pictures = table.pictures()
            self.ui.stack.push_after(pictures, table)
        except PuzzleFault as fault:
            self.ui.toasts.show(escape(str(fault)), "danger")

    def back(self) -> None:
        if self.run is not None:
            self.run.close()
        super().back()

    # -- the tree --------------------------------------------------------------------------------------------------
    def build(self) -> Widget:
        self.list = ScrollArea(Column(self._rows(), gap=18), "puzzles")
        self.list.offset = self._offset
        body: Widget = Panel(self.list, padding=18)
        if len(self.games) > 1:
            body = under_tabs([(game, name_of(game)) for game in self.games], self.game, self.show_game, body)
        return back_page(self, _("Puzzles"), body, self._foot())

    def _foot(self) -> list[Widget]:
        if self.run is None:
            return [Spacer()]
        all_of = self.run.puzzles.puzzles
        count = sum(self.run.solved(one) for one in all_of)
        said = _("{solved} of {all} solved").format(solved=count, all=len(all_of))
        return [Label(said, theme.LEAD, name="solved"), Spacer()]

    def _rows(self) -> list[Widget]:
        if self.run is None:
            said = self.trouble or (_("One moment …") if self._reading else _("No game brings puzzles along."))
            return [RichText(escape(said), theme.LEAD, "center")]
        bounds = self.ui.scale.bounds
        columns = 3 if roomy(bounds) or bounds.w >= 1500 else 2 if bounds.w >= 900 else 1
        found: list[Widget] = []
        for theme_id, one in self.run.puzzles.themes.items():
            tiles: list[Widget] = [
                PuzzleTile(self, puzzle, in_words(puzzle.told.title, language(), [self.run.person, *OTHERS]))
                for puzzle in self.run.puzzles.of_theme(theme_id)
            ]
            name = Label(one.name.get(language()), theme.PANEL_TITLE, name=f"theme:{theme_id}")
            about = RichText(escape(one.about.get(language())), theme.ASIDE, "left", "middle")
            found.append(
                Column([Row([name, about.sized(grow=1)], gap=18, align="middle"), Grid(tiles, columns)], gap=10)
            )
        return found

    def first_focus(self) -> Widget | None:
        if self.run is None:
            return None
        order = self.run.puzzles.in_order()
        fresh = next((one.id for one in order if not self.run.solved(one)), order[0].id if order else "")
        return self.find(f"puzzle:{self.last or fresh}") if order else None


def open_puzzles(ui: Ui, game: str = "") -> None:
    """The list of puzzles, of this game first (`game.ui.doors`)."""
    ui.stack.push(PuzzlesScreen(ui, game))
