"""The time line of a film: rounds, big events and everybody's points, to be dragged on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.table.film.story import Mark, Story, when
from game.table.pieces import draw_seal
from game.ui.draw import shapes, theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style
from game.ui.lang import _
from game.ui.widgets import Widget

HEAD, NO_HEAD = 18.0, 4.0  # units above the curves, with and without room for the numbers of rounds
LOW = 50.0  # units of a line without
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
        self.on_tell = self.told

    @property
    def value(self) -> str:
        film = self.story.film
        where = _("{at} of {count}").format(at=self.at, count=film.length)
        return f"{when(film, self.story.words, self.at)}: {where}"

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
        head = HEAD if self.box.h > LOW else NO_HEAD
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

    def told(self) -> str:
        """What lies below the pointer, as marked-up text."""
        film = self.story.film
        lines = ["[b|" + escape(when(film, self.story.words, self.at)) + "]"]
        lines += [escape(one.text) for one in self.story.marks if one.at == self.at]
        return "\n".join(lines)

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        room, film = self._room, self.story.film
        canvas.rounded(self.box, theme.WELL, 245, 8, theme.HAIRLINE, 120, 1.2)
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
            if self.box.h > LOW and x >= free and x + wide + 8 < self.box.right:
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
