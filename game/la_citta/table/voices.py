"""The four voices of the people: open ones, those that the viewer has peeked at, and backs."""

from __future__ import annotations

from collections.abc import Callable

from game.la_citta.cards import tones
from game.la_citta.lang import _, ngettext
from game.la_citta.rules.box import WISHES
from game.la_citta.table.models import Placing, VoiceModel
from game.la_citta.table.signs import sign
from game.la_citta.table.spots import VOICE
from game.table.asking.mark import Subject
from game.table.flow import SeatInfo
from game.table.pieces import Picks, Spot, draw_crest
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.lang import joined
from game.ui.people import in_sentences
from game.ui.widgets import Widget

TITLE, ASIDE = Style("bold", 20.6, theme.INK_HEAD), Style("it", 20.3, theme.INK_DIM)
NAIL = 14.0  # units beside the title that the nails take
CHOSEN = 5.0  # units by which a chosen card is raised: not onto the title
NIGHT = tones.NIGHT
Name = Callable[[int], str]


class VoiceCard(Spot):
    """One of them."""

    role = "voice"
    heard_as = "option"
    bleed = 16.0

    def __init__(self, table: Picks, model: VoiceModel, row: Voices) -> None:
        super().__init__(f"voice:{model.place}", table, VOICE, model.place)
        self.model, self.row = model, row
        self._take()

    def _take(self) -> None:
        known = self.model.wish >= 0
        self.subject = Subject("voice", self.model.place, WISHES[self.model.wish], place=VOICE) if known else None

    @property
    def value(self) -> str:
        one = self.model
        what = self.row.wish_name(one.wish) if one.wish >= 0 else _("hidden")
        seen = [in_sentences(self.row.seats[seat].name) for seat in one.seats]
        looked = _("seen by {names}").format(names=joined(seen)) if seen else ""
        return joined([part for part in (_("voice {place}").format(place=one.place + 1), what, looked) if part])

    @property
    def interactive(self) -> bool:
        return super().interactive and bool(self.mark.state)

    @property
    def takes_pointer(self) -> bool:
        return True

    def show(self, model: VoiceModel) -> None:
        if model != self.model:
            self.model = model
            self._take()
            self.invalidate()
        self.update()

    @property
    def shown(self) -> Box:
        return self.box.moved(0, -CHOSEN) if self.mark.state == "chosen" else self.box

    def draw(self, canvas: Canvas) -> None:
        box, one = self.shown, self.model
        if box.w < 10:
            return
        hidden = one.wish < 0 or ("voice", one.place) in self.table.lag.things
        if hidden:
            self._back(canvas)
        else:
            self._face(canvas, WISHES[one.wish])
        if one.peeked and not hidden:
            sign(canvas, "eye", Box(box.cx - 12, box.y - 13, 24, 24), symbol="peeked")
        for at, seat in enumerate(one.seats):
            draw_crest(canvas, box.x + 9 + at * 15, box.bottom - 6, 7.5, self.row.seats[seat].crest)
        if self.mark.line or (one.wins and not hidden):
            canvas.skin(f"glow_{self.mark.line or 'focus'}", box)

    def _back(self, canvas: Canvas) -> None:
        if canvas.pens.assets.has("la_citta/ui/back_voice"):
            canvas.picture("la_citta/ui/back_voice", self.shown)
        else:
            canvas.rounded(self.shown, NIGHT, 255, 6, theme.HAIRLINE, 220, 1.8)
            canvas.text("?", self.shown.cx, self.shown.cy, Style("black", 28, theme.GOLD_LIGHT), "center")
        canvas.explain("voice", self.box)

    def _face(self, canvas: Canvas, wish: str) -> None:
        self.ui.cards.draw(canvas, wish, "small", self.box)
        canvas.explain(f"wish_{wish}", self.box)


class Voices(Widget):
    """The row of them with its title."""

    role = "voices"
    heard_as = "list"
    bleed = 26.0
    covers = False

    def __init__(self, table: Picks, model: tuple[VoiceModel, ...], seats: list[SeatInfo], wish_name: Name) -> None:
        self.table, self.seats, self.wish_name = table, seats, wish_name
        super().__init__("voices")
        self.cards: list[VoiceCard] = []
        self.order = Placing()
        self._fill(model)

    def _fill(self, model: tuple[VoiceModel, ...]) -> None:
        self.cards = [VoiceCard(self.table, one, self) for one in model]
        self.children = []
        for card in self.cards:
            self.add(card)

    def show(self, model: tuple[VoiceModel, ...], seats: list[SeatInfo], order: Placing) -> None:
        """`order` is who places castellos, before there are voices."""
        self.seats = seats
        if order != self.order:
            self.order = order
            self.invalidate()
        if len(model) != len(self.cards):
            self._fill(model)
            self.arrange(self.box)
            self.invalidate()
        for card, one in zip(self.cards, model, strict=True):
            card.show(one)

    @property
    def value(self) -> str:
        return self.peeked

    @property
    def peeked(self) -> str:
        """How many of them the viewer has looked at."""
        count = sum(card.model.peeked for card in self.cards)
        if not count:
            return ""
        return ngettext("you peeked at {count}", "you peeked at {count}", count).format(count=count)

    def hit(self, x: float, y: float) -> Widget | None:
        """The panel keeps presses from what lies below it."""
        found = super().hit(x, y)
        return found or (self if self.visible and self.box.contains(x, y) else None)

    def card_box(self, place: int) -> Box:
        """Where a voice lies."""
        high = self.box.h - 36 if self.box.h > 90 else self.box.h - 14
        wide = min(high * 0.7, (self.box.w - 18) / 4 - 6)
        high = min(high, wide / 0.66)
        step = (self.box.w - 18) / 4
        top = self.box.bottom - high - 8
        return Box(self.box.x + 9 + step * place + (step - wide) / 2, top, wide, high)

    @property
    def title_box(self) -> Box:
        """The line of the title; without height where there is none."""
        return Box(self.box.x + 12, self.box.y + 4, self.box.w - 24, 25 if self.box.h > 90 else 0)

    def arrange(self, box: Box) -> None:
        self.box = box
        for card in self.cards:
            card.arrange(self.card_box(card.model.place))

    def draw(self, canvas: Canvas) -> None:
        if self.box.w < 60:
            return
        canvas.skin("notice", self.box)
        room = Box(self.box.x + 12, self.box.y + 4, self.box.w - 24, self.box.h - 10)
        row = self.title_box
        if row.h:
            _row, room = room.cut_top(row.h, 2)
            title = _("Castellos in turn") if self.order.seats else _("What they call for")
            canvas.text_in(title, row.inset(NAIL, 0), TITLE, "center")
        if self.order.seats:
            self._placing(canvas, room)
        elif not self.cards:
            canvas.paragraph(_("They are laid when the year begins."), room, ASIDE, "center", "middle")

    def _placing(self, canvas: Canvas, room: Box) -> None:
        """The crests of those who place castellos: to the end of the row, and back."""
        half = len(self.order.seats) // 2
        for row, line in enumerate(room.rows(2, 2)):
            step = min(44.0, line.w / half)
            for at in range(half):
                column = at if not row else half - 1 - at
                number = row * half + at
                self._crest(canvas, line.x + step * (column + 0.5), line.cy, number)

    def _crest(self, canvas: Canvas, cx: float, cy: float, number: int) -> None:
        radius = 13.0
        draw_crest(canvas, cx, cy, radius, self.seats[self.order.seats[number]].crest)
        around = Box(cx - radius - 5, cy - radius - 5, 2 * radius + 10, 2 * radius + 10)
        if number < self.order.placed:
            canvas.rounded(around, theme.PANEL, 150, radius)
        elif number == self.order.placed:
            canvas.rounded(around, None, 0, 8, theme.FOCUS, 255, 2.4)
