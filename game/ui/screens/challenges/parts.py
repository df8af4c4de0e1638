"""A deal before it is played: who sits where, and with what."""

from __future__ import annotations

from collections.abc import Sequence

from game.session.setup import HUMAN, MatchSetup, SeatSetup
from game.ui import opponents
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.screens.challenges.words import seat_words
from game.ui.widgets import Grid, Widget

HIGH = 54.0


class SeatLine(Widget):
    """One player: shield, face, name and who that is."""

    role = "row"

    def __init__(self, seat: SeatSetup, seats: Sequence[SeatSetup]) -> None:
        super().__init__()
        self.seat, self.said = seat, seat_words(seat, seats)
        self.height = HIGH

    @property
    def value(self) -> str:
        return f"{self.seat.name}, {self.said}"

    def draw(self, canvas: Canvas) -> None:
        ground, own = theme.SEATS[self.seat.shield % 8], self.seat.player == HUMAN
        canvas.rounded(self.box, ground, 44 if own else 26, 7, theme.FOCUS if own else ground, 200 if own else 60, 1.4)
        left, rest = self.box.inset(8, 0).cut_left(38, 8)
        canvas.picture(f"ui/crest_{self.seat.shield % 8}", left.centered(36, 36).moved(0, 2))
        face = opponents.person(self.seat.player)
        if face is not None:
            picture, rest = rest.cut_left(44, 10)
            canvas.picture(opponents.portrait(face.id), picture.centered(44, 44))
        upper, lower = rest.inset(4, 5).rows(2, 0)
        canvas.text_in(self.seat.name, upper, theme.STRONG)
        canvas.text_in(self.said, lower, theme.ASIDE.of(theme.GOLD_LIGHT) if own else theme.ASIDE)


def seat_grid(setup: MatchSetup, columns: int = 2) -> Grid:
    """Everybody at the table."""
    return Grid([SeatLine(seat, setup.seats) for seat in setup.seats], columns, gap=8)


class Entry(Widget):
    """A line of a table: a sign, who, and figures in columns from the right. A strong one stands out."""

    role = "row"

    def __init__(self, who: str, figures: Sequence[str], *, strong: bool = False, picture: str = "") -> None:
        super().__init__()
        self.who, self.figures, self.strong, self.picture = who, figures, strong, picture
        self.height = 46.0

    @property
    def value(self) -> str:
        return ", ".join([self.who, *filter(None, self.figures)])

    def draw(self, canvas: Canvas) -> None:
        edge = theme.FOCUS if self.strong else theme.HAIRLINE
        ground = theme.INDIGO_LIGHT if self.strong else theme.WELL
        canvas.rounded(self.box, ground, 235, 8, edge, 200 if self.strong else 70, 1.4)
        room = self.box.inset(14, 4)
        if self.picture:
            sign, room = room.cut_left(30, 10)
            canvas.picture(self.picture, sign.centered(30, 30))
        share = room.w * 0.6 / max(1, len(self.figures))
        for figure in reversed(self.figures):
            cell, room = room.cut_right(share, 8)
            canvas.text_in(figure, cell, theme.STRONG if self.strong else theme.BODY, "right")
        canvas.text_in(self.who, room, theme.STRONG)
