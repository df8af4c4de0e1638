"""The cards below the map: the three action cards with their rows, and the seven politics cards of the display."""

from __future__ import annotations

from collections.abc import Callable

from game.la_citta.cards import tones
from game.la_citta.cards.names import politics_face
from game.la_citta.lang import N_, _, ngettext
from game.la_citta.rules.box import ACTIONS
from game.la_citta.table.models import CardModel, PlayerModel
from game.la_citta.table.signs import sign
from game.la_citta.table.spots import ACTION, POLITICS
from game.table.asking.mark import Subject
from game.table.pieces import Picks, Spot, draw_crest
from game.ui.cards import CardState
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style
from game.ui.widgets import Widget

ROWS = (("gold", N_("2 gold")), ("castello", N_("New city")), ("build", N_("Build")))
ROW = Style("bold", 18.5, theme.TEXT)
USED = Style("it", 18, theme.TEXT_DIM)
LIFT = 10.0


class ActionRow(Spot):
    """One of the three things an action card does."""

    role = "button"
    bleed = 12.0

    def __init__(self, table: Picks, row: int) -> None:
        super().__init__(f"action:{row}", table, ACTION, row, Subject("action", row, "action", place=ACTION))
        self.bare = False

    @property
    def value(self) -> str:
        return _(ROWS[self.thing][1])

    @property
    def heard_name(self) -> str:
        return self.value

    @property
    def interactive(self) -> bool:
        return super().interactive and bool(self.mark.state or self.mark.reason) and self.box.w > 8

    def draw(self, canvas: Canvas) -> None:
        if self.box.w < 8:
            return
        state, veiled = self.mark.state, bool(self.mark.reason)
        ground = tones.CHOSEN if state == "focus" else theme.WELL
        line = theme.FOCUS if state == "focus" else theme.SELECTABLE if state == "legal" else theme.HAIRLINE
        canvas.rounded(self.box, ground, 240, 6, line, 255 if state else 90, 2.2 if state == "focus" else 1.4)
        if self.hovered and not veiled:
            canvas.rounded(self.box.inset(1.5), theme.WHITE, 26, 6)
        side = min(24.0, self.box.h - 6)
        sign(
            canvas, ROWS[self.thing][0], Box(self.box.x + 5, self.box.cy - side / 2, side, side), 110 if veiled else 255
        )
        room = Box(self.box.x + side + 9, self.box.y, self.box.w - side - 13, self.box.h)
        canvas.text_in(self.value, room, ROW.of(theme.ON_OFF) if veiled else ROW)


class Actions(Widget):
    """The viewer's action cards: those that lie open, the first of them with its rows, and the used ones."""

    role = "actions"
    heard_as = "part"
    bleed = 16.0

    def __init__(self, table: Picks, model: PlayerModel) -> None:
        self.table, self.model = table, model
        self.rows = [ActionRow(table, row) for row in range(len(ROWS))]
        super().__init__("actions", list(self.rows))

    @property
    def value(self) -> str:
        count = self.model.actions
        return ngettext("{count} action card", "{count} action cards", count).format(count=count)

    def show(self, model: PlayerModel) -> None:
        if model != self.model:
            self.model = model
            self.arrange(self.box)
            self.invalidate()
        for row in self.rows:
            row.update()

    # -- places ----------------------------------------------------------------------------------------------------
    def card(self, at: int) -> Box:
        """A card: the first open one is broader, for its rows are read."""
        inner = self.box.inset(9, 7)
        gap, open_ = 7.0, self.model.actions > 0
        wide = min(150.0, inner.w * 0.46) if open_ else (inner.w - 2 * gap) / 3
        rest = (inner.w - wide - 2 * gap) / 2 if open_ else wide
        x = inner.x + (0 if not at else wide + gap + (at - 1) * (rest + gap))
        return Box(x, inner.y, rest if at else wide, inner.h)

    def arrange(self, box: Box) -> None:
        self.box = box
        if not self.model.actions:
            for row in self.rows:
                row.arrange(Box(box.x, box.y, 0, 0))
            return
        card = self.card(0)
        head = 42.0 if card.h > 130 else 6.0
        cells = Box(card.x + 6, card.y + head, card.w - 12, card.h - head - 6).rows(len(ROWS), 4)
        for row, cell in zip(self.rows, cells, strict=True):
            row.arrange(cell)

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        if self.box.w < 40:
            return
        for at in range(ACTIONS):
            if at < self.model.actions:
                self._open(canvas, self.card(at), first=not at)
            else:
                self._used(canvas, self.card(at))

    def _open(self, canvas: Canvas, box: Box, *, first: bool) -> None:
        colour = theme.SEATS[self.model.info.crest % 8]
        canvas.rounded(box, theme.mix(colour, theme.INK, 0.35), 255, 9, theme.mix(colour, theme.WHITE, 0.4), 255, 2.0)
        canvas.rounded(box.inset(4), None, 0, 6, theme.INK, 120, 1.2)
        head = 22.0 if box.h > 130 else 0.0
        if first:
            if head:
                draw_crest(canvas, box.cx, box.y + head, 13, self.model.info.crest)
        else:
            draw_crest(canvas, box.cx, box.cy, min(24.0, box.w * 0.26), self.model.info.crest)
        canvas.explain("action", box)

    def _used(self, canvas: Canvas, box: Box) -> None:
        canvas.picture("la_citta/ui/back_action", box)
        canvas.rounded(box, theme.INK, 110, 7)
        canvas.text_in(_("used"), Box(box.x + 4, box.bottom - 34, box.w - 8, 24), USED, "center")
        canvas.explain("used", box)


class PoliticsCard(Spot):
    """A card of the display."""

    role = "card"
    heard_as = "option"
    bleed = 24.0

    def __init__(self, table: Picks, model: CardModel, name: Callable[[str], str], place: int) -> None:
        subject = Subject("card", model.card, politics_face(model.kind), place=POLITICS)
        super().__init__(f"politics:{place}", table, POLITICS, model.card, subject)
        self.model, self.name_of, self.place_in_row = model, name, place
        self.aside = False  # another play is being put together

    @property
    def title(self) -> str:
        return self.name_of(self.model.kind)

    @property
    def value(self) -> str:
        return f"{self.title} {self.mark.reason}".strip()

    def put(self, aside: bool) -> None:
        """Whether it steps back behind another one."""
        if aside != self.aside:
            self.aside = aside
            self.invalidate()

    @property
    def interactive(self) -> bool:
        return super().interactive and self.box.w > 8

    @property
    def shown(self) -> Box:
        return self.box.moved(0, -LIFT) if self.mark.state == "focus" else self.box

    def draw(self, canvas: Canvas) -> None:
        if self.box.w < 8 or ("politics", self.thing) in self.table.lag.things or self.subject is None:
            return
        mark = self.mark
        reason = "" if self.aside else mark.reason
        look = CardState(mark.line, reason, 130 if reason else 0)
        self.ui.cards.draw(canvas, self.subject.id, "small", self.shown, look)
        if self.aside:
            canvas.rounded(self.shown, theme.INK, 165, 8)
        if self.hovered and not mark.reason:
            canvas.rounded(self.shown.inset(1), theme.WHITE, 22, 7)


class Display(Widget):
    """The seven politics cards."""

    role = "politics"
    heard_as = "list"
    bleed = 24.0

    def __init__(self, table: Picks, model: tuple[CardModel, ...], name: Callable[[str], str]) -> None:
        self.table, self.name_of = table, name
        super().__init__("politics")
        self.cards: list[PoliticsCard] = []
        self._fill(model)

    def _fill(self, model: tuple[CardModel, ...]) -> None:
        known = {(card.thing, card.place_in_row): card for card in self.cards}
        self.cards = [
            known.get((one.card, place)) or PoliticsCard(self.table, one, self.name_of, place)
            for place, one in enumerate(model)
        ]
        self.children = []
        for card in self.cards:
            self.add(card)

    def show(self, model: tuple[CardModel, ...], chosen: bool) -> None:
        """`chosen`: a play is being put together, the others step back."""
        if [card.model for card in self.cards] != [*model]:
            self._fill(model)
            self.arrange(self.box)
            self.invalidate()
        for card in self.cards:
            card.update()
            card.put(chosen and card.mark.state != "focus")

    def slot(self, place: int) -> Box:
        """Where a card of the display lies."""
        inner = self.box.inset(9, 7)
        return inner.columns(max(7, len(self.cards)), 7)[place]

    def arrange(self, box: Box) -> None:
        self.box = box
        for place, card in enumerate(self.cards):
            card.arrange(self.slot(place))

    def draw(self, canvas: Canvas) -> None:
        if not self.cards and self.box.w >= 60:
            canvas.text_in(_("The display is laid when politics begin."), self.box.inset(20, 0), USED.at(20), "center")
