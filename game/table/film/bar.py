"""The bar below a film: back, play, forward, the time line, whose eyes, and what else can be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.table.film.time_line import TimeLine
from game.table.pieces import draw_crest
from game.table.side import SpeedButton
from game.ui.draw import shapes, theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Colour, Style
from game.ui.lang import _
from game.ui.widgets import Button, IconButton, Widget

HEIGHTS = ((900.0, 80.0), (700.0, 62.0), (0.0, 42.0))  # units of a window, and of the bar in one at least so high
BROAD = 1500.0  # units of a window that has room for all buttons
SIDE, LOW = 44.0, 50.0
NAME = Style("bold", 19, theme.ON_GHOST)
NOTE = Style("it", 16, theme.TEXT_DIM)
Press = Callable[[str], None]


class FilmButton(IconButton):
    """A square button with a drawn sign: one triangle for each step it takes, and a bar at its end."""

    def __init__(self, sign: str, label: str, name: str, press: Press) -> None:
        super().__init__(sign, label, lambda: press(name), name, SIDE)

    def draw(self, canvas: Canvas) -> None:
        canvas.skin(f"button_{self._look}", self.box)
        if self.enabled and self.hovered:
            canvas.rounded(self.box.inset(1.5), (255, 255, 255), 30, 7)
        ink = theme.ON_GOLD if self.chosen else theme.ON_GHOST
        side = canvas.scale.px(24)
        made = canvas.pens.assets.keep(("film_sign", self.text, side, ink), lambda: sign(self.text, side, ink))
        canvas.surface_at(made, self.box.cx - 12, self.box.cy - 12)


def sign(name: str, side: int, ink: Colour) -> pygame.Surface:
    """ ">" forward, ">>" by turns, ">>|" by rounds, "<" and so on back, "play", "stop", on a square of that many
    pixels."""

    def draw(surface: pygame.Surface, _factor: int) -> None:
        s = surface.get_width() / 24
        if name == "stop":
            for x in (5.0, 14.0):
                pygame.draw.rect(surface, ink, pygame.Rect(x * s, 4 * s, 5 * s, 16 * s), border_radius=round(1.4 * s))
            return
        shapes_of = {"play": ((5.0, 17.0),), ">": ((7.0, 12.0),), ">>": ((3.0, 10.0), (12.0, 10.0)),
                     ">>|": ((2.0, 8.5), (10.0, 8.5))}  # fmt: skip
        key = name.replace("<", ">").removeprefix("|")
        key = ">>|" if name.startswith("|") else key
        points = [[(x, 4.0), (x + wide, 12.0), (x, 20.0)] for x, wide in shapes_of[key]]
        if key in (">", ">>|"):
            x = 18.5 if key == ">>|" else 4.0
            points.append([(x, 4.0), (x + 2.6, 4.0), (x + 2.6, 20.0), (x, 20.0)])
        for corners in points:
            turned = [((24 - x if "<" in name else x) * s, y * s) for x, y in corners]
            pygame.draw.polygon(surface, ink, turned)

    return shapes.supersampled(side, side, draw)


@dataclass(frozen=True)
class Eyes:
    """Through whose eyes the film is seen: crest and name, and in a word how much."""

    crest: int
    name: str
    note: str


class EyesButton(Button):
    """Says whose eyes; opens the choice."""

    def __init__(self, press: Press) -> None:
        super().__init__("", lambda: press("film_eyes"), "ghost", "film_eyes", height=SIDE)
        self.eyes = Eyes(0, "", "")
        self.tip = _("Through whose eyes the game is seen ({key:film_eyes})")

    @property
    def value(self) -> str:
        return f"{self.eyes.name}, {self.eyes.note}"

    def natural(self, width: float) -> tuple[float, float]:
        return 196.0, SIDE

    def show(self, eyes: Eyes) -> None:
        if eyes != self.eyes:
            self.eyes = eyes
            self.invalidate()

    def draw(self, canvas: Canvas) -> None:
        canvas.skin(f"button_{self._look}", self.box)
        if self.hovered:
            canvas.rounded(self.box.inset(1.5), (255, 255, 255), 26, 7)
        room = self.box.inset(8, 3)
        draw_crest(canvas, room.x + 15 if room.w > 60 else room.cx, room.cy, 13, self.eyes.crest)
        if room.w <= 60:
            return
        upper, lower = room.cut_left(36)[1].cut_top(room.h * 0.54)
        canvas.text_in(canvas.shortened(self.eyes.name, NAME, upper.w), upper, NAME)
        canvas.text_in(canvas.shortened(self.eyes.note, NOTE, lower.w), lower, NOTE)


class FilmBar(Widget):
    """Lies along the lower edge. In a small window only the most needed buttons are there; keys do the rest."""

    role = "panel"

    def __init__(self, press: Press, line: TimeLine) -> None:
        self.line = line
        self.round_before = FilmButton("|<<", _("To the round before ({key:page_up})"), "film_round_before", press)
        self.turn_before = FilmButton("<<", _("To the turn before ({key:film_turn_before})"), "film_turn_before", press)
        self.step_back = FilmButton("<", _("One step back ({key:film_back})"), "film_back", press)
        self.play = FilmButton("play", _("Play, or stand still ({key:film_play})"), "film_play", press)
        self.step = FilmButton(">", _("One step on ({key:film_step})"), "film_step", press)
        self.turn = FilmButton(">>", _("To the next turn ({key:film_turn})"), "film_turn", press)
        self.round = FilmButton(">>|", _("To the next round ({key:page_down})"), "film_round", press)
        self.speed = SpeedButton(lambda: press("speed"))
        self.eyes = EyesButton(press)
        words = Style("bold", 19, theme.ON_GOLD)
        self.join = Button(
            _("Play on from here"), lambda: press("film_join"), "gold", "film_join", height=SIDE, style=words
        )
        self.more = IconButton("…", _("More ({key:film_more})"), lambda: press("film_more"), "film_more", SIDE)
        self.ways: Sequence[Widget] = (
            self.round_before, self.turn_before, self.step_back, self.play, self.step, self.turn, self.round,
        )  # fmt: skip
        super().__init__("film_bar", [*self.ways, self.speed, line, self.eyes, self.join, self.more])

    def show(self, at: int, eyes: Eyes, *, playing: bool, ends: bool) -> None:
        """The moment, whose eyes, whether it plays, and whether the game is over there."""
        self.line.show(at)
        self.eyes.show(eyes)
        wanted = "stop" if playing else "play"
        if self.play.text != wanted:
            self.play.text, self.play.chosen = wanted, playing
            self.play.invalidate()
        if self.join.enabled == ends:
            self.join.disable(_("The game is over here: go back to a moment before.") if ends else "")
            self.join.invalidate()

    def arrange(self, box: Box) -> None:
        self.box = box
        broad = box.w >= BROAD
        room, side = box.inset(14, 0), min(SIDE, box.h - 2)
        for way in (self.round_before, self.turn_before, self.turn, self.round):
            way.visible = broad
        self.join.visible = box.w >= BROAD
        x = room.x
        buttons: list[Widget] = [*self.ways, self.speed]
        for button in buttons:
            if button.visible:
                button.arrange(Box(x, room.cy - side / 2, SIDE, side))
                x += SIDE + 5
        right = room.right
        widths: tuple[tuple[Widget, float], ...] = (
            (self.more, SIDE),
            (self.join, 230.0),
            (self.eyes, 200.0 if broad else 58.0),
        )
        for one, wide in widths:
            if one.visible:
                one.arrange(Box(right - wide, room.cy - side / 2, wide, side))
                right -= wide + 8
        gap = 4 if box.h > LOW else 1
        self.line.arrange(Box(x + 5, box.y + gap, right - x - 8, box.h - 2 * gap))

    def draw(self, canvas: Canvas) -> None:
        canvas.rounded(self.box, theme.PANEL, 250, 0)
        canvas.line(self.box.x, self.box.y, self.box.right, self.box.y, theme.HAIRLINE, 150, 1.4)


def height(bounds: Box) -> float:
    """How high the bar is in a window of these units."""
    return next(high for least, high in HEIGHTS if bounds.h >= least)
