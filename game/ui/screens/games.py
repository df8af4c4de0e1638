"""Which game? One poster for each: the way from the set-up of one game to that of another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game import catalog
from game.content import ContentError
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.game_words import name_of
from game.ui.lang import _
from game.ui.screens.page import back_page
from game.ui.screens.remembered import last_game
from game.ui.set_up import set_up
from game.ui.widgets import Button, Widget
from game.ui.window.screen import Screen

NAME = theme.Style("title", 44, theme.GOLD)
GAP = 28.0
WIDEST = 460.0
SHARE = 0.72  # of a poster is its picture
NARROWEST, LYING = 236.0, 1.15  # units; how much broader than high a poster is whose picture lies beside its words
UPRIGHT = 864 / 932  # the width of a picture in its height


def trouble(game: str) -> str:
    """Why a game cannot be played, in one sentence; "" if it can be."""
    try:
        catalog.pack(game)
        catalog.rules(game)
    except (catalog.PackFault, ContentError) as fault:
        return str(fault).splitlines()[0]
    return ""


def players_of(game: str) -> str:
    """How many can play, in words."""
    seats = set_up(game).seats
    return _("{fewest} to {most} players").format(fewest=seats[0], most=seats[-1])


class Poster(Button):
    """A game: its picture, its name, and how many can play."""

    def __init__(self, game: str, on_click: Callable[[], None]) -> None:
        super().__init__(name_of(game), on_click, name=f"game:{game}")
        self.game, self.height = game, None
        why = trouble(game)
        self.line = "" if why else players_of(game)
        self.pitch = "" if why else set_up(game).pitch
        if why:
            self.disable(why)

    @property
    def value(self) -> str:
        said = self.line or self.why_not
        return f"{self.text}: {self.pitch} {said}" if self.pitch else f"{self.text}, {said}"

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        ground, edge = (theme.GOLD_PALE, theme.FOCUS) if self.hovered else (theme.INK, theme.HAIRLINE)
        canvas.rounded(box, ground, 40 if self.hovered else 150, 14, edge, 200, 2.0)
        room = box.inset(14)
        lies = box.w > box.h * LYING  # the picture beside the words
        picture, words = room.cut_left(room.w * 0.4, 12) if lies else room.cut_top(room.h * SHARE)
        name = f"{self.game}/ui/poster"
        if canvas.pens.assets.has(name):
            wide = min(picture.w, picture.h * UPRIGHT)
            canvas.picture(name, picture.centered(wide, wide / UPRIGHT))
        else:
            side = min(picture.w, picture.h) * 0.6
            canvas.picture("ui/crown", picture.centered(side, side))
        pitch, text = theme.BODY.of(theme.TEXT_LOG), canvas.pens.text
        long = text.width(self.pitch, pitch) > words.w  # it takes two lines
        top, low = words.cut_top(words.h * (0.6 if not self.pitch else 0.4 if long else 0.5))
        ink = theme.GOLD if self.enabled else theme.ON_OFF
        style = NAME.at(min(44.0, top.h * 0.7)).of(ink)
        if text.width(self.text, style.at(theme.SMALLEST)) > top.w:
            canvas.paragraph(escape(self.text), top, style.at(theme.SMALLEST), "center", "middle")
        else:
            canvas.text_in(self.text, top, text.fit(self.text, style, top.w), "center")
        if self.pitch:
            said, low = low.cut_top(low.h * (0.64 if long else 0.5))
            canvas.paragraph(escape(self.pitch), said, pitch, "center", "middle")
        canvas.text_in(self.line or self.why_not, low, theme.BODY.of(theme.TEXT_DIM), "center")


class PosterRow(Widget):
    """Posters side by side, as large as there is room: at most `widest` units broad, and `shape` times as high. In up
    to so many `rows` where they would be too narrow for their names."""

    def __init__(
        self, posters: Sequence[Widget], name: str, gap: float, widest: float, shape: float, rows: int = 1
    ) -> None:
        super().__init__(name, posters)
        self.gap, self.widest, self.shape, self.rows = gap, widest, shape, rows

    def arrange(self, box: Box) -> None:
        self.box = box
        rows = self.rows if self._wide(box, len(self.children)) < NARROWEST else 1
        across = -(-len(self.children) // rows)
        wide = self._wide(box, across)
        high = min((box.h - 8 - self.gap * (rows - 1)) / rows, wide * self.shape)
        top = box.cy - (high * rows + self.gap * (rows - 1)) / 2
        for i, child in enumerate(self.children):
            row, column = divmod(i, across)
            here = min(across, len(self.children) - row * across)  # the last row may have fewer, in its middle
            left = box.cx - (wide * here + self.gap * (here - 1)) / 2
            child.arrange(Box(left + column * (wide + self.gap), top + row * (high + self.gap), wide, high))

    def _wide(self, box: Box, across: int) -> float:
        """How wide each is of so many side by side."""
        return min(self.widest, (box.w - self.gap * (across - 1)) / across)


class GamesScreen(Screen):
    """A click goes on to the set-up of that game; the one that was played last has the focus."""

    name = "games"
    rules_at = "topic:game"

    def build(self) -> Widget:
        posters = [Poster(game, partial(self._open, game)) for game in catalog.games()]
        self.numbered = [*posters]
        return back_page(self, _("Which game?"), PosterRow(posters, "games", GAP, WIDEST, 1.5, rows=2))

    def first_focus(self) -> Widget | None:
        return self.find(f"game:{last_game(self.ui)}")

    def _open(self, game: str) -> None:
        from game.ui.screens.new_game import NewGameScreen

        self.ui.stack.push(NewGameScreen(self.ui, game))
