"""The games side by side at the foot of the title. The chosen one gives the title its picture, its line and its words.
Shown where there is more than one game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from game import catalog
from game.content import ContentError
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.game_words import name_of, pitch_of, players_of
from game.ui.input.actions import NUMBERS
from game.ui.input.keynames import draw_input
from game.ui.widgets import Button, Widget

# Which game? One poster for each.

GAME_NAME = theme.Style("title", 44, theme.GOLD)
GAMES_GAP = 28.0
WIDEST = 460.0
SHARE = 0.72  # of a poster is its picture
NARROWEST, LYING = 236.0, 1.15  # units; how much broader than high a poster is whose picture lies beside its words
UPRIGHT = 864 / 932  # the width of a picture in its height


def trouble(game: str, *, thorough: bool = True) -> str:
    """Why a game cannot be played, in one sentence; "" if it can be. Without being `thorough`, only whether its pack is
    there: its rules are not read."""
    try:
        catalog.pack(game)
        if thorough:
            catalog.rules(game)
    except (catalog.PackFault, ContentError) as fault:
        return str(fault).splitlines()[0]
    return ""


class Poster(Button):
    """A game: its picture, its name, and how many can play."""

    def __init__(self, game: str, on_click: Callable[[], None]) -> None:
        super().__init__(name_of(game), on_click, name=f"game:{game}")
        self.game, self.height = game, None
        why = trouble(game)
        self.line = "" if why else players_of(game)
        self.pitch = "" if why else pitch_of(game)
        if why:
            self.disable(why)

    @property
    def value(self) -> str:
        said = self.line or self.why_not
        return f"{self.text}: {self.pitch} {said}" if self.pitch else f"{self.text}, {said}"

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        canvas.skin("wood", box)
        if self.hovered:
            canvas.rounded(box, theme.GOLD_PALE, 14, 9, theme.FOCUS, 200, 2.0)
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
        style = GAME_NAME.at(min(44.0, top.h * 0.7)).of(ink)
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


NAME = theme.Style("title", 24, theme.GOLD)
PITCH = theme.Style("it", 21, theme.ON_GHOST)
PLAYERS = theme.BODY.of(theme.TEXT_DIM)
GAP, PLATE_WIDE, PLATE_HIGH, ROW_HIGH = 18.0, 321.0, 168.0, 72.0
CAP = 34.0


def emblem(canvas: Canvas, game: str, box: Box) -> None:
    """The sign of a game, a crown where it has none."""
    name = f"{game}/ui/emblem"
    canvas.picture(name if canvas.pens.assets.has(name) else "ui/crown", box)


CASTLE = 0.73  # where it stands in the picture of the title, as a share of the width


class Plate(Button):
    """A game: emblem, name, what it is about, how many can play, and its key. A row of few units shows emblem and name
    only."""

    def __init__(self, game: str, number: int, on_click: Callable[[], None], *, chosen: bool, why_not: str) -> None:
        super().__init__(name_of(game), on_click, name=f"shelf:{game}", action=NUMBERS[number])
        self.game, self.chosen = game, chosen
        self.pitch, self.players = ("", "") if why_not else (pitch_of(game), players_of(game))
        if why_not:
            self.disable(why_not)

    @property
    def value(self) -> str:
        return f"{self.text}: {self.pitch} {self.players or self.why_not}"

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        canvas.skin("wood", box)
        if self.chosen:
            canvas.rounded(box, theme.GOLD_PALE, 14, 9, theme.GOLD, 255, 3.0)
        elif self.hovered and self.enabled:
            canvas.rounded(box, theme.GOLD_PALE, 14, 9, theme.HAIRLINE, 255, 2.0)
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
    """A plate for each game, the last one at the right edge of the room it is given. `faults` says of some why they
    cannot be played."""

    def __init__(self, chosen: str, choose: Callable[[str], None], faults: Mapping[str, str]) -> None:
        plates = [
            Plate(game, i, partial(choose, game), chosen=game == chosen, why_not=faults.get(game, ""))
            for i, game in enumerate(catalog.games())
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
        self.game, self.pitch = game, pitch_of(game)

    @property
    def value(self) -> str:
        return f"{name_of(self.game)}: {self.pitch}"

    def draw(self, canvas: Canvas) -> None:
        sign, words = self.box.cut_left(self.box.h, 18)
        emblem(canvas, self.game, sign)
        name, said = words.cut_top(words.h * 0.5)
        canvas.text_in(name_of(self.game), name, theme.Style("title", 29, theme.GOLD))
        canvas.text_in(self.pitch, said, theme.Style("it", 27, theme.ON_GHOST, (0, 0, 0)))
