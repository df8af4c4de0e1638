"""The bar below a film: back, play, forward, the time line, whose eyes, and what else can be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.table.film.story import Mark, Story, when
from game.table.pieces import draw_crest, draw_seal
from game.table.side import SpeedButton
from game.ui.draw import shapes, theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Colour, Style
from game.ui.lang import _
from game.ui.reader.hearing import State
from game.ui.widgets import Button, IconButton, Widget

# The time line of a film.

HEAD, NO_HEAD = 18.0, 4.0  # units above the curves, with and without room for the numbers of rounds
TIME_LINE_LOW = 50.0  # units of a line without
NUMBER = Style("med", 16, theme.TEXT_DIM)
DOT = 4.5  # radius of a big event
NEAR = 7.0  # units from which something big is meant


class _Event(Widget):
    """Something big on the time line: pointing at it says what it was."""

    role = "mark"

    def __init__(self, line: TimeLine, mark: Mark) -> None:
        super().__init__()
        self.line, self.mark = line, mark
        self.tip = "[b|" + escape(when(line.story.film, line.story.words, mark.at)) + "]\n" + escape(mark.text)

    def press(self, x: float, y: float) -> None:
        self.line.go(self.mark.at)

    def drag(self, x: float, y: float) -> None:
        self.line.drag(x, y)


class TimeLine(Widget):
    """A press or a drag shows that moment; with the focus left and right step, Enter plays."""

    role = "slider"
    focusable = True
    bleed = 8.0

    def __init__(
        self, story: Story, crests: Sequence[int], go: Callable[[int], None], play: Callable[[], None]
    ) -> None:
        super().__init__("time_line")
        self.story, self.crests, self.go, self.play = story, crests, go, play
        self.at = story.film.at
        self._version: tuple[object, ...] = ()
        self.on_tell = self.pointed_at

    @property
    def value(self) -> str:
        film = self.story.film
        where = _("{at} of {count}").format(at=self.at, count=film.length)
        return f"{when(film, self.story.words, self.at)}: {where}"

    @property
    def spoken(self) -> str:
        return _("Time line")

    @property
    def described(self) -> str:
        return ". ".join(one.text for one in self.story.marks if one.at == self.at)

    @property
    def heard_state(self) -> State:
        return State(number=self.at, low=0, high=self.story.film.length, step=1, text=self.value)

    def adjust(self, number: float) -> None:
        self.go(round(number))

    def show(self, at: int) -> None:
        """Another moment, or something new that is drawn."""
        if (at, self.story.version) != (self.at, self._version):
            if len(self.children) != len(self.story.marks):
                self.replace([_Event(self, mark) for mark in self.story.marks])
            self.at, self._version = at, self.story.version
            self.invalidate()

    def arrange(self, box: Box) -> None:
        self.box = box
        for event in self.children:
            assert isinstance(event, _Event)
            event.arrange(Box(self.x(event.mark.at), self._room.bottom + 2, 0, 0).inset(-NEAR, -9))

    # -- places ----------------------------------------------------------------------------------------------------
    @property
    def _room(self) -> Box:
        head = HEAD if self.box.h > TIME_LINE_LOW else NO_HEAD
        return Box(self.box.x + 12, self.box.y + head, self.box.w - 24, self.box.h - head - 9)

    def x(self, at: int) -> float:
        """Where a moment lies."""
        return self._room.x + self._room.w * at / max(1, self.story.film.length)

    def moment_at(self, x: float) -> int:
        """The moment that lies there."""
        room = self._room
        at = round((x - room.x) / max(1.0, room.w) * self.story.film.length)
        return max(0, min(self.story.film.length, at))

    # -- input -----------------------------------------------------------------------------------------------------
    def press(self, x: float, y: float) -> None:
        self.go(self.moment_at(x))

    def drag(self, x: float, y: float) -> None:
        self.go(self.moment_at(x))

    def activate(self) -> None:
        if self.ui.ring_visible:  # no click: that has shown its moment already
            self.play()

    def key(self, event: pygame.event.Event) -> bool:
        way = {"left": -1, "right": 1}.get(self.ui.keys.means(event, "left", "right"), 0)
        if way:
            self.go(self.at + way)
        return bool(way)

    def pointed_at(self) -> str:
        """What lies below the pointer, as marked-up text."""
        film = self.story.film
        lines = ["[b|" + escape(when(film, self.story.words, self.at)) + "]"]
        lines += [escape(one.text) for one in self.story.marks if one.at == self.at]
        return "\n".join(lines)

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        room, film = self._room, self.story.film
        canvas.rounded(self.box, theme.SLATE, 255, 8, theme.GOLD_DEEP, 200, 1.4)
        self._draw_rounds(canvas, room)
        rect = canvas.scale.rect(room)
        key = ("film", id(self.story), self.story.version, rect.size, tuple(self.crests))
        canvas.surface_at(canvas.pens.assets.keep(key, lambda: self._curves(rect.size)), room.x, room.y)
        done = self.x(self.at)
        canvas.line(room.x, room.bottom + 4, room.right, room.bottom + 4, theme.GOLD_DARK, 150, 3.0)
        canvas.line(room.x, room.bottom + 4, done, room.bottom + 4, theme.GOLD, 255, 3.0)
        for mark in self.story.marks:
            ink = theme.SEATS[self.crests[mark.seat]] if mark.seat >= 0 else theme.GOLD
            dot = Box(self.x(mark.at), room.bottom + 4, 0, 0).inset(-DOT)
            canvas.rounded(dot, ink, 255, DOT, theme.TEXT, 230, 1.2)
        for number, note in enumerate(self.story.notes, start=1):
            draw_seal(canvas, self.x(note.at), room.y + 10, 10.0, number)
        if film.trouble is not None:
            canvas.line(room.right, room.y, room.right, room.bottom, theme.TARGET, 255, 2.4)
        canvas.line(done, self.box.y + 3, done, room.bottom + 4, theme.FOCUS, 255, 2.4)
        canvas.rounded(Box(done, room.bottom + 4, 0, 0).inset(-7), theme.FOCUS, 255, 7, theme.INK, 255, 1.6)

    def _draw_rounds(self, canvas: Canvas, room: Box) -> None:
        """A fine line where each begins, and its number where there is room for it."""
        free = 0.0
        for at, number in self.story.film.rounds():
            x = self.x(at)
            canvas.line(x, self.box.y + 4, x, room.bottom, theme.HAIRLINE, 60, 1.0)
            wide = canvas.pens.text.width(str(number), NUMBER)
            if self.box.h > TIME_LINE_LOW and x >= free and x + wide + 8 < self.box.right:
                canvas.text(str(number), x + 4, self.box.y + 11, NUMBER)
                free = x + wide + 16

    def _curves(self, size: tuple[int, int]) -> pygame.Surface:
        """Everybody's points from moment to moment, in their colours."""
        points, film = self.story.points, self.story.film
        top = max(1, self.story.most)

        def draw(surface: pygame.Surface, factor: int) -> None:
            wide, high = surface.get_width() - 1, surface.get_height() - 1
            for seat, crest in reversed(list(enumerate(self.crests))):
                course = [one[seat] if seat < len(one) else 0 for one in points]
                last = len(course) - 1
                bends = [at for at, value in enumerate(course)
                         if at in (0, last) or value != course[at - 1] or value != course[at + 1]]  # fmt: skip
                line = [(wide * at / max(1, film.length), high * (1 - 0.94 * course[at] / top) - 2) for at in bends]
                if len(line) > 1:
                    ink = theme.mix(theme.SEATS[crest], theme.WHITE, 0.25)
                    pygame.draw.lines(surface, ink, False, line, max(2, round(1.9 * factor * self.ui.scale.k)))

        return shapes.supersampled(size[0], size[1], draw)


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
            canvas.rounded(self.box.inset(1.5), theme.WHITE, 30, 7)
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
            canvas.rounded(self.box.inset(1.5), theme.WHITE, 26, 7)
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
    bleed = 26.0

    def __init__(self, press: Press, line: TimeLine) -> None:
        self.line = line
        self.round_before = FilmButton("|<<", _("To the previous round ({key:page_up})"), "film_round_before", press)
        self.turn_before = FilmButton(
            "<<", _("To the previous turn ({key:film_turn_before})"), "film_turn_before", press
        )
        self.step_back = FilmButton("<", _("One step back ({key:film_back})"), "film_back", press)
        self.play = FilmButton("play", _("Play or pause ({key:film_play})"), "film_play", press)
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
        canvas.skin("shelf", self.box)


def height(bounds: Box) -> float:
    """How high the bar is in a window of these units."""
    return next(high for least, high in HEIGHTS if bounds.h >= least)
