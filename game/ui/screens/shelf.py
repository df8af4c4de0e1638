"""The games side by side at the foot of the title. The chosen one gives the title its picture, its line and its words.
Shown where there is more than one game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game import catalog
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.game_words import name_of
from game.ui.input.actions import NUMBERS
from game.ui.input.keycaps import draw_input
from game.ui.screens.games import players_of, trouble
from game.ui.set_up import set_up
from game.ui.widgets import Button, Widget

NAME = theme.Style("title", 24, theme.GOLD)
PITCH = theme.Style("it", 21, theme.ON_GHOST)
PLAYERS = theme.BODY.of(theme.TEXT_DIM)
GAP, PLATE_WIDE, PLATE_HIGH, ROW_HIGH = 18.0, 321.0, 168.0, 72.0
CAP = 34.0


def emblem(canvas: Canvas, game: str, box: Box) -> None:
    """The sign of a game, a crown where it has none."""
    name = f"{game}/ui/emblem"
    canvas.picture(name if canvas.pens.assets.has(name) else "ui/crown", box)


def title_picture(ui_has: Callable[[str], bool], game: str) -> str:
    """The picture behind the title while this game is chosen: its own, or that of the program."""
    own = f"{game}/ui/title"
    return own if ui_has(own) else "ui/title"


class Plate(Button):
    """A game: emblem, name, what it is about, how many can play, and its key. A row of few units shows emblem and name
    only."""

    def __init__(self, game: str, number: int, on_click: Callable[[], None], *, chosen: bool) -> None:
        super().__init__(name_of(game), on_click, name=f"shelf:{game}", action=NUMBERS[number])
        self.game, self.chosen = game, chosen
        why = trouble(game)
        self.pitch, self.players = ("", "") if why else (set_up(game).pitch, players_of(game))
        if why:
            self.disable(why)

    @property
    def value(self) -> str:
        return f"{self.text}: {self.pitch} {self.players or self.why_not}"

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        canvas.skin("panel", box)
        if self.chosen:
            canvas.rounded(box, theme.GOLD_PALE, 30, 12, theme.GOLD, 255, 3.0)
        elif self.hovered and self.enabled:
            canvas.rounded(box, theme.GOLD_PALE, 24, 12, theme.HAIRLINE, 255, 2.0)
        if box.h < PLATE_HIGH:
            self._small(canvas, box.inset(12, 6))
        else:
            self._large(canvas, box.inset(16, 14))

    def _small(self, canvas: Canvas, room: Box) -> None:
        style = NAME.of(self._ink)
        sign, rest = room.cut_left(room.h, 10)
        longest = max(self.ui.text.width(word, style.at(theme.SMALLEST)) for word in self.text.split() or [""])
        if longest > rest.w:  # with many games: rather no emblem than half a name
            rest = room
        else:
            emblem(canvas, self.game, sign)
        if self.ui.text.width(self.text, style.at(theme.SMALLEST)) <= rest.w:
            canvas.text_in(self.text, rest, style)
        else:
            canvas.paragraph(escape(self.text), rest, style.at(theme.SMALLEST), "left", "middle")

    def _large(self, canvas: Canvas, room: Box) -> None:
        top, foot = room.cut_top(room.h - 30)
        sign, words = top.cut_left(84, 10)
        emblem(canvas, self.game, sign.centered(88, 88))
        name, said = words.cut_top(36)
        canvas.text_in(self.text, name, NAME.of(self._ink))
        canvas.paragraph(escape(self.pitch or self.why_not), said, PITCH)
        key = self._key
        if key:
            cap = Box(foot.right - self._cap, foot.y, self._cap, CAP)
            draw_input(canvas, cap, key, theme.TEXT_DIM, pad=self.ui.keys.pad_used)
        canvas.text_in(self.players, foot, PLAYERS)

    @property
    def _ink(self) -> theme.Colour:
        return theme.GOLD if self.enabled else theme.ON_OFF


class Shelf(Widget):
    """A plate for each game, the last one at the right edge of the room it is given."""

    def __init__(self, chosen: str, choose: Callable[[str], None]) -> None:
        plates = [
            Plate(game, i, partial(choose, game), chosen=game == chosen) for i, game in enumerate(catalog.games())
        ]
        super().__init__("shelf", plates)

    @property
    def wide(self) -> float:
        """Of whole plates."""
        return len(self.children) * (PLATE_WIDE + GAP) - GAP

    def arrange(self, box: Box) -> None:
        self.box = box
        for child, place in zip(self.children, box.columns(len(self.children), GAP), strict=True):
            child.arrange(place)


class ChosenGame(Widget):
    """Below the name of the program: emblem and name of the chosen game, and what it is about."""

    role = "text"

    def __init__(self, game: str) -> None:
        super().__init__("chosen_game")
        self.game, self.pitch = game, "" if trouble(game) else set_up(game).pitch

    @property
    def value(self) -> str:
        return f"{name_of(self.game)}: {self.pitch}"

    def draw(self, canvas: Canvas) -> None:
        sign, words = self.box.cut_left(self.box.h, 18)
        emblem(canvas, self.game, sign)
        name, said = words.cut_top(words.h * 0.5)
        canvas.text_in(name_of(self.game), name, theme.Style("title", 29, theme.GOLD))
        canvas.text_in(self.pitch, said, theme.Style("it", 27, theme.ON_GHOST, (0, 0, 0)))
