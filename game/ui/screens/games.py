"""Which game? One poster for each: the way from the set-up of one game to that of another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game import catalog
from game.content import ContentError
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
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
        picture, words = box.inset(14).cut_top((box.h - 28) * SHARE)
        name = f"{self.game}/ui/poster"
        if canvas.pens.assets.has(name):
            wide = min(picture.w, picture.h * UPRIGHT)
            canvas.picture(name, picture.centered(wide, wide / UPRIGHT))
        else:
            side = min(picture.w, picture.h) * 0.6
            canvas.picture("ui/crown", picture.centered(side, side))
        top, low = words.cut_top(words.h * (0.5 if self.pitch else 0.6))
        ink = theme.GOLD if self.enabled else theme.ON_OFF
        canvas.text_in(self.text, top, NAME.at(min(44.0, top.h * 0.7)).of(ink), "center")
        if self.pitch:
            said, low = low.cut_top(low.h * 0.5)
            canvas.text_in(self.pitch, said, theme.BODY.of(theme.TEXT_LOG), "center")
        canvas.text_in(self.line or self.why_not, low, theme.BODY.of(theme.TEXT_DIM), "center")


class PosterRow(Widget):
    """Posters side by side, as large as there is room: at most `widest` units broad, and `shape` times as high."""

    def __init__(self, posters: Sequence[Widget], name: str, gap: float, widest: float, shape: float) -> None:
        super().__init__(name, posters)
        self.gap, self.widest, self.shape = gap, widest, shape

    def arrange(self, box: Box) -> None:
        self.box = box
        count = len(self.children)
        wide = min(self.widest, (box.w - self.gap * (count - 1)) / count)
        high = min(box.h - 8, wide * self.shape)
        left = box.cx - (wide * count + self.gap * (count - 1)) / 2
        for i, child in enumerate(self.children):
            child.arrange(Box(left + i * (wide + self.gap), box.cy - high / 2, wide, high))


class GamesScreen(Screen):
    """A click goes on to the set-up of that game; the one that was played last has the focus."""

    name = "games"
    rules_at = "topic:game"

    def build(self) -> Widget:
        posters = [Poster(game, partial(self._open, game)) for game in catalog.games()]
        self.numbered = [*posters]
        return back_page(self, _("Which game?"), PosterRow(posters, "games", GAP, WIDEST, 1.5))

    def first_focus(self) -> Widget | None:
        return self.find(f"game:{last_game(self.ui)}")

    def _open(self, game: str) -> None:
        from game.ui.screens.new_game import NewGameScreen

        self.ui.stack.push(NewGameScreen(self.ui, game))
