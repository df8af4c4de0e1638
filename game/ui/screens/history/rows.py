"""A game in the list: which, when, who, how many points, in which places."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.history.played import PlayedGame, PlayedSeat
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.game_words import name_of
from game.ui.lang import _, joined
from game.ui.screens.history.words import in_order, kind_words, place_words
from game.ui.screens.save_words import moment
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.ui.screens.history.games import GamesPage

EMBLEM = 60.0
NAMED = 118.0  # units that a player needs to be named
POINTS = Style("xb", 19, theme.TEXT)
TITLE = theme.STRONG.at(22)
NAME = Style("text", 18, theme.TEXT_LOG)


def own_seat(game: PlayedGame, person: str) -> PlayedSeat | None:
    """Where the person sat, or the best of the people; None where only computer players sat."""
    return next((one for one in in_order(game) if one.human and person in ("", one.key)), None)


def title_of(game: PlayedGame) -> str:
    """Who won, in the fewest words."""
    winners = joined([one.name for one in in_order(game) if one.won])
    return _("{names} won").format(names=winners) if winners else _("Nobody won")


class GameRow(Widget):
    """One game; the first click chooses it, the next one watches it."""

    role = "row"
    focusable = True
    bleed = 4.0

    def __init__(self, game: PlayedGame, page: GamesPage, height: float) -> None:
        super().__init__(f"game:{game.id}")
        self.game, self.page = game, page
        self.height = height

    @property
    def value(self) -> str:
        seats = joined([f"{one.name} {one.points}" for one in in_order(self.game)])
        return f"{name_of(self.game.game)}, {moment(self.game.played_at)}: {seats}"

    def activate(self) -> None:
        if self.page.chosen == self.game.id:
            self.page.watch()
        else:
            self.page.choose(self.game.id)

    def attention(self, on: bool) -> None:
        super().attention(on)
        if on and self.ui.ring_visible and self.ui.focus is self:
            self.page.choose(self.game.id)

    def draw(self, canvas: Canvas) -> None:
        chosen = self.page.chosen == self.game.id
        line = theme.FOCUS if chosen else theme.GOLD_PALE if self.hovered else theme.HAIRLINE
        ground = theme.INDIGO_LIGHT if chosen else theme.WELL
        ground = theme.mix(ground, theme.GOLD_PALE, 0.05) if self.hovered else ground
        canvas.rounded(self.box, ground, 235, 9, line, 255 if chosen else 110, 2.2 if chosen else 1.2)
        left, room = self.box.inset(14, 8).cut_left(EMBLEM, 16)
        canvas.picture(f"{self.game.game}/ui/emblem", left.centered(EMBLEM, EMBLEM))
        upper, lower = room.cut_top(room.h * 0.48)
        self._first_line(canvas, upper)
        self._players(canvas, lower)

    def _first_line(self, canvas: Canvas, room: Box) -> None:
        """How it went for the person, where it came from, and when."""
        when = moment(self.game.played_at)
        wide = min(canvas.pens.text.width(when, theme.ASIDE) + 4, room.w * 0.4)
        right, room = room.cut_right(wide, 14)
        canvas.text_in(when, right, theme.ASIDE, "right")
        origin = kind_words(self.game.origin) if self.game.origin else ""
        if origin and room.w > 420:
            wide = canvas.pens.text.width(origin, theme.LABEL) + 4
            right, room = room.cut_right(min(wide, room.w * 0.45), 14)
            canvas.text_in(origin, right, theme.LABEL.of(theme.TEXT_HEAD), "right")
        own = own_seat(self.game, self.page.screen.wanted.person)
        if own is not None and own.won:
            crown, room = room.cut_left(28, 8)
            canvas.picture("ui/crown", crown.centered(28, 28))
        title = title_of(self.game)
        wide = min(room.w, canvas.pens.text.width(title, TITLE) + 4)
        canvas.text_in(title, room.cut_left(wide)[0], TITLE)
        beside = room.cut_left(wide, 14)[1]
        if own is not None and not own.won and beside.w > 120:
            said = _("{name}: {place}").format(name=own.name, place=place_words(own.place))
            canvas.text_in(said, beside, theme.ASIDE)

    def _players(self, canvas: Canvas, room: Box) -> None:
        """The players by place: shield, name and points; without names where there is no room for them."""
        seats = in_order(self.game)
        step = min(230.0, room.w / max(1, len(seats)))
        for i, seat in enumerate(seats):
            self._player(canvas, seat, Box(room.x + i * step, room.y, step - 6, room.h), named=step >= NAMED)

    @staticmethod
    def _player(canvas: Canvas, seat: PlayedSeat, box: Box, *, named: bool) -> None:
        shield, room = box.cut_left(28, 6)
        canvas.picture(f"ui/crest_{seat.seat % 8}", shield.centered(30, 30))
        points = str(seat.points)
        figures, rest = room.cut_left(canvas.pens.text.width(points, POINTS) + 2, 8)
        canvas.text_in(points, figures, POINTS.of(theme.TEXT_HEAD if seat.won else theme.TEXT))
        if named:
            canvas.text_in(seat.name, rest, NAME.of(theme.TEXT if seat.human else theme.TEXT_DIM))
