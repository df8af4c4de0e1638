"""The review after a game: the moments in which it turned, and what the searching player would have done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.kernel.options import PASS
from game.table.advice.lookback import Moment, Review
from game.table.film.story import Note
from game.table.film.telling import chosen
from game.table.flow import Flow
from game.table.log.marked import MarkedNames
from game.table.log.recap import recap
from game.table.panels.hint_panel import percent
from game.table.pieces import draw_seal
from game.table.routes import decision_picture, look_back
from game.table.words import words
from game.ui.draw import shapes, theme
from game.ui.draw.backdrops import title_picture
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Colour, Style
from game.ui.input.actions import Line
from game.ui.keepsakes import draw_keepsake
from game.ui.lang import _
from game.ui.screens.reading import back_page, roomy
from game.ui.ui import Ui
from game.ui.widgets import Button, Column, Panel, RichText, Row, ScrollArea, Spacer, TabBar, Widget
from game.ui.window.screen import Screen

# The course of a game as a line.

RISE, FALL = theme.RISE, theme.FALL
SCALES = (0.25, 0.5, 0.75, 1.0)


class Curve(Widget):
    """`parts` has how far the game was at each moment, as a number and in words; `chosen` is the number of the turning
    point that is looked at."""

    role = "curve"
    bleed = 30.0

    def __init__(
        self, moments: Sequence[Moment], turning: Sequence[Moment], parts: Sequence[tuple[int, str]], chosen: int
    ) -> None:
        super().__init__("curve")
        self.moments, self.turning, self.parts, self.chosen = moments, turning, parts, chosen
        self.heights = [one.before for one in moments] + [one.after for one in moments[-1:]]
        self.top = next((scale for scale in SCALES if scale >= max(self.heights, default=0.0)), 1.0)

    @property
    def value(self) -> str:
        return " ".join(percent(height) for height in self.heights)

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("parchment", self.box)
        room = Box(self.box.x + 92, self.box.y + 30, self.box.w - 130, self.box.h - 78)
        for part in range(5):
            y = room.bottom - room.h * part / 4
            canvas.line(room.x, y, room.right, y, theme.GOLD_DARK, 130 if part == 0 else 70, 1.4 if part == 0 else 1.0)
            canvas.text(percent(self.top * part / 4), room.x - 12, y, Style("med", 17, theme.INK_DIM), "right")
        if len(self.heights) < 2:
            return

        def at(place: int) -> tuple[float, float]:
            return (room.x + 26 + (room.w - 26) * place / (len(self.heights) - 1),
                    room.bottom - room.h * min(1.0, self.heights[place] / self.top))  # fmt: skip

        self._begins(canvas, room, at)
        rect = canvas.scale.rect(self.box)
        key = ("curve", tuple(self.heights), len(self.turning), rect.size)
        drawn = canvas.pens.assets.keep(key, lambda: self._line(rect.size, canvas.k, at))
        canvas.surface_at(drawn, self.box.x, self.box.y)
        for number, moment in enumerate(self.turning, start=1):
            x, y = at(self.moments.index(moment))
            if number - 1 == self.chosen:
                canvas.rounded(Box(x - 23, y - 23, 46, 46), theme.GOLD, 150, 23, theme.INK_HEAD, 220, 1.6)
            draw_seal(canvas, x, y, 15.0, number)

    def _line(self, size: tuple[int, int], k: float, at: Callable[[int], tuple[float, float]]) -> pygame.Surface:
        """The smooth line on a ground of its own."""

        def draw(surface: pygame.Surface, factor: int) -> None:
            points = [((x - self.box.x) * k * factor, (y - self.box.y) * k * factor)
                      for x, y in (at(place) for place in range(len(self.heights)))]  # fmt: skip
            wide = max(2, round(3.2 * k * factor))
            for place in range(len(points) - 1):
                ink = self._ink(place)
                pygame.draw.line(surface, ink, points[place], points[place + 1], wide)
                for end in points[place : place + 2]:
                    pygame.draw.circle(surface, ink, end, wide * 0.5)

        return shapes.supersampled(size[0], size[1], draw)

    def _ink(self, place: int) -> Colour:
        moment = self.moments[place]
        if moment not in self.turning:
            return theme.INK_HEAD
        return RISE if moment.swing > 0 else FALL

    def _begins(self, canvas: Canvas, room: Box, at: Callable[[int], tuple[float, float]]) -> None:
        """A fine line where each part of the game begins."""
        last, free = 0, 0.0
        for place, (number, said) in enumerate(self.parts):
            if number == last:
                continue
            last, x = number, at(place)[0]
            canvas.line(x, room.y, x, room.bottom, theme.GOLD_DARK, 60, 1.0)
            if x >= free:
                text = said if not free else str(number)
                canvas.text(text, x, room.bottom + 22, Style("med", 17, theme.INK_DIM))
                free = x + (96 if len(text) > 3 else 30)


SHAPE = 16 / 9  # of pictures of tables
FRAME = 5.0  # units of wood around a picture


class Pictured(Widget):
    """The table at a moment, for the eye; a dark pane while it is not drawn yet."""

    role = "picture"
    bleed = 12.0

    def __init__(self, made: Callable[[], pygame.Surface | None]) -> None:
        super().__init__("pictured")
        self.made = made

    def natural(self, width: float) -> tuple[float, float]:
        return width, width / SHAPE

    def draw(self, canvas: Canvas) -> None:
        wide = min(self.box.w, self.box.h * SHAPE)
        box = self.box.centered(wide, wide / SHAPE)
        canvas.rounded(box, theme.INK, 235, 7, theme.GOLD_DARK, 255, 1.6)
        made = self.made()
        if made is not None:
            draw_keepsake(canvas, made, box.inset(FRAME))


TOLD = 5  # lines about what happened until the next decision


class Reviews:
    """The reviews of the people of one match: what was found stays while the scoring screen lives."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow
        self.found: dict[int, Review] = {}

    def of(self, seat: int) -> Review:
        if seat not in self.found:
            self.found[seat] = Review(self.flow.match, seat)
        return self.found[seat]


class ReviewScreen(Screen):
    """Begins to work when it is opened, in the computer players' process, and stops when it is left."""

    name = "review"
    background = "ui/table"

    def __init__(self, ui: Ui, reviews: Reviews) -> None:
        super().__init__(ui)
        self.reviews, self.flow = reviews, reviews.flow
        self.seat = min(self.flow.owners, default=0)
        self.chosen = 0
        self._pictures: dict[tuple[int, int], pygame.Surface] = {}  # of decisions, by seat and place
        self.words = words(self.flow.match.setup.game)
        self.marked = MarkedNames(self.words, self.flow.seats, self.flow.match.view(self.seat), pictured=True)
        self.names = self.marked.plain

    @property
    def review(self) -> Review:
        return self.reviews.of(self.seat)

    # -- time and keys ---------------------------------------------------------------------------------------------
    @property
    def still(self) -> bool:
        return self.review.done and (not self.review.turning or self._picture() is not None)

    def update(self, seconds: float) -> None:
        review, before = self.review, self.review.done
        if not review.update():
            self._draw_picture()
            return
        if review.done and not before:
            worst = min(review.turning, key=lambda one: (-one.cost, one.swing), default=None)
            self.chosen = review.turning.index(worst) if worst is not None else 0
            self.rebuild()
        elif not review.done:
            self.bar.show(review.progress)

    def _picture(self) -> pygame.Surface | None:
        """The table of the turning point that is looked at, where it was drawn already."""
        return self._pictures.get((self.seat, self.review.turning[self.chosen].place))

    def _draw_picture(self) -> None:
        """One a frame, as it takes some hundredths of a second."""
        review = self.review
        if not review.done or not review.turning or self._picture() is not None:
            return
        place = review.turning[self.chosen].place
        self._pictures[self.seat, place] = decision_picture(self.ui, self.flow.match, review.back.decisions[place])
        self.find("pictured").invalidate()

    def pause(self) -> None:
        self.review.close()

    def key(self, event: pygame.event.Event) -> bool:
        step = {"page_up": -1, "page_down": 1}.get(self.ui.keys.means(event, "page_up", "page_down"), 0)
        if step:
            self.look_at(self.chosen + step)
        return bool(step)

    def keys(self) -> list[Line]:
        return [(("page_up", "page_down"), _("the moment before, the next one"))]

    def look_at(self, number: int) -> None:
        """Another turning point."""
        if 0 <= number < len(self.review.turning):
            self.chosen = number
            self.rebuild()

    def _use_seat(self, key: str) -> None:
        self.review.close()
        self.seat, self.chosen = int(key), 0
        self.rebuild()

    # -- the tree --------------------------------------------------------------------------------------------------
    def build(self) -> Widget:
        self.bar = _Progress()
        self.bar.part = self.review.progress
        body = self._found() if self.review.done else self._working()
        alone = not (self.review.done and self.review.turning)  # a small sheet before the city, as on other pages
        game = self.flow.match.setup.game
        self.background, self.veil = (title_picture(self.ui.assets.has, game), 165) if alone else ("ui/table", 0)
        owners = sorted(self.flow.owners)
        if len(owners) > 1:
            tabs = TabBar([(str(seat), self.names.plain_seat(seat)) for seat in owners], str(self.seat),
                          self._use_seat, "tabs")  # fmt: skip
            body = Column([tabs, body.sized(grow=1)], gap=12)
        return back_page(self, _("Turning points"), body)

    def _working(self) -> Widget:
        text = _("Going over your game, decision by decision …")
        if self.review.adviser.trouble:
            text = _("The review cannot be made: the computer players' process does not answer.")
        cancel = Button(_("Cancel"), self.back, "ghost", "cancel", height=60)
        words = RichText(text, theme.ON_PARCHMENT.at(26), "center", "bottom")
        return self._sheet([words, self.bar, Row([Spacer(), cancel.sized(width=260), Spacer()])])

    def _sheet(self, rows: Sequence[Widget]) -> Widget:
        """A sheet as high as what stands on it, in the middle of the page."""
        wide = min(900.0, self.ui.scale.bounds.w - 60)
        sheet = Panel(Column(rows, gap=26), skin="parchment", padding=50).sized(width=wide)
        return Column([Spacer(), Row([Spacer(), sheet, Spacer()]), Spacer()])

    def _found(self) -> Widget:
        review, wide = self.review, roomy(self.ui.scale.bounds)
        if not review.turning:
            said = _("In this game your chance to win never turned at a single moment.")
            return self._sheet([RichText(said, theme.ON_PARCHMENT.at(26), "center", "middle")])
        parts = [self._progress(one) for one in review.moments]
        curve = Curve(review.moments, review.turning, parts, self.chosen)
        moment = review.turning[self.chosen]
        text = RichText(self._story(moment), theme.ON_PARCHMENT.at(23 if wide else 19), name="story")
        look = Button(_("See the table"), self._see, "gold", "see", "see_table", height=56)
        if not wide:
            return self._narrow(curve, text, look)
        buttons = [
            Button(self._title(number, one), partial(self.look_at, number), _look(number == self.chosen),
                   f"moment:{number}", height=60, style=theme.BUTTON.at(20))
            for number, one in enumerate(review.turning)
        ]  # fmt: skip
        side = Panel(ScrollArea(Column(buttons, gap=10), "moments"), padding=16).sized(width=430)
        scroll = ScrollArea(text, "story_scroll").sized(grow=1)
        words = Column([scroll, Row([look.sized(width=290), Spacer()])], gap=14).sized(grow=1)
        bounds = self.ui.scale.bounds
        seen = Pictured(self._picture).sized(width=min(bounds.h * 0.64, bounds.w * 0.38))
        told = Panel(Row([words, seen], gap=28), skin="parchment", padding=28)
        low = Row([side, told.sized(grow=1)], gap=16)
        return Column([curve.sized(height=bounds.h * 0.36), low.sized(grow=1)], gap=14)

    def _narrow(self, curve: Curve, text: RichText, look: Button) -> Widget:
        """For large user scales: the moments by number, and all else below each other."""
        numbers = [
            Button(str(number + 1), partial(self.look_at, number), _look(number == self.chosen), f"moment:{number}",
                   height=48).sized(width=64)
            for number in range(len(self.review.turning))
        ]  # fmt: skip
        title = RichText(self._title(self.chosen, self.review.turning[self.chosen]), theme.ON_PARCHMENT_STRONG)
        told = Panel(Column([title, text], gap=6), skin="parchment", padding=24)
        rows = ScrollArea(Column([told, Pictured(self._picture), curve.sized(height=260)], gap=12), "story_scroll")
        head = Row([*numbers, Spacer(), look.sized(width=300)], gap=8, align="middle")
        return Column([head, rows.sized(grow=1)], gap=10)

    def _title(self, number: int, one: Moment) -> str:
        text, when = _("{number}.  {when}: {before} → {after}"), self._progress(one)[1]
        return text.format(number=number + 1, when=when, before=percent(one.before), after=percent(one.after))

    def _progress(self, one: Moment) -> tuple[int, str]:
        """How far the game was, as a number and in words."""
        view = self.review.back.decisions[one.place].view
        return self.flow.match.rules.progress(view)[1], self.words.progress(view)

    def _choice(self, option: str, place: int) -> str:
        one = self.review.back.decisions[place]
        return _("Do without") if option == PASS else chosen(self.words.label(option, one.ask, one.view, self.names))

    def _verdict(self, one: Moment) -> str:
        """What the searching player thinks of the choice, in a sentence."""
        if not one.better:
            return _("The searching player would have chosen the same.")
        text = _("The searching player prefers: {choice}. That gives {better} instead of {chosen}.")
        choice = self._choice(one.better, one.place)
        return text.format(choice=choice, better=percent(one.before), chosen=percent(one.chosen))

    def _swing(self, one: Moment) -> str:
        text = (
            _("Until your next decision your chance to win rose from {before} to {after}.")
            if one.swing > 0
            else _("Until your next decision your chance to win fell from {before} to {after}.")
        )
        return text.format(before=percent(one.before), after=percent(one.after))

    def _story(self, one: Moment) -> str:
        chosen = escape(self._choice(self.review.back.decisions[one.place].option, one.place))
        lines = [
            _("[b|You chose: {choice}.]").format(choice=chosen),
            escape(self._swing(one)),
            escape(self._verdict(one)),
        ]
        happened = recap(self.review.back.between(one.place), self.marked, self.seat)
        if happened:
            lines += ["", "[b|" + _("What happened until then") + "]"]
            lines += [line.text for line in happened if not line.heading][:TOLD]
        return "\n".join(lines)

    def _see(self) -> None:
        """The film of the game at this moment; the others are marked in it."""
        decisions, said = self.review.back.decisions, _("You chose: {choice}")
        notes = []
        for one in self.review.turning:
            decision = decisions[one.place]
            title = said.format(choice=self._choice(decision.option, one.place))
            notes.append(Note(decision.ask.number, title, self._verdict(one)))
        look_back(self.ui, self.flow.match, self.seat, notes, self.chosen)


def _look(chosen: bool) -> str:
    return "gold" if chosen else "ghost"


class _Progress(Widget):
    """How far it has come."""

    role = "progress"
    bleed = 4.0

    def __init__(self) -> None:
        super().__init__("progress")
        self.part = 0.0
        self.height = 26.0

    @property
    def value(self) -> str:
        return percent(self.part)

    def show(self, part: float) -> None:
        if part != self.part:
            self.part = part
            self.invalidate()

    def draw(self, canvas: Canvas) -> None:
        canvas.rounded(self.box, theme.GOLD_DARK, 70, 12, theme.GOLD_DARK, 220, 1.6)
        filled = self.box.inset(4)
        if filled.w * self.part >= 12:
            canvas.rounded(filled.cut_left(filled.w * self.part)[0], theme.GOLD_DEEP, 255, 9)
