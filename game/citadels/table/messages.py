"""What is said in the middle of the table: losses, the summary before one's turn, who plays a seat, long choices."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.citadels.table import chronicle
from game.citadels.table.chronicle import Line
from game.citadels.table.faces import Introduced
from game.citadels.table.pieces import draw_crest
from game.citadels.table.players import player_kind
from game.session.match import Shown
from game.session.setup import HUMAN
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.geometry import Box
from game.ui.glossary import with_words
from game.ui.lang import _
from game.ui.markup import escape
from game.ui.opponents import introduction
from game.ui.theme import Style
from game.ui.widgets import Button, Column, Label, Layer, RichText, Row, Spacer, Widget
from game.ui.widgets.modal import Dialog, open_dialog

if TYPE_CHECKING:
    from game.citadels.table.desk import TableScreen

LINES_SHOWN = 9
BODY = Style("text", 19, theme.INK_BODY, leading=1.2)
LOSS = Style("bold", 20, theme.DANGER_DARK, leading=1.2)


class Message(Widget):
    """A parchment over the table: losses in red, then what else happened. A click or the next act puts it away."""

    role = "message"
    bleed = 40.0
    focusable = False

    def __init__(self) -> None:
        super().__init__("message")
        self.visible = False
        self.title = ""
        self.lines: list[Line] = []
        self.until = 0.0
        self.middle = self.side = Box(0, 0, 0, 0)  # where losses and where summaries are shown
        self.aside = False

    @property
    def takes_pointer(self) -> bool:
        return True

    @property
    def value(self) -> str:
        from game.ui.markup import plain

        return "\n".join([self.title, *(plain(line.text) for line in self.lines)])

    def open(self, title: str, lines: list[Line], until: float = 0.0, *, aside: bool = False) -> None:
        """Shows a message: in the middle of the table until a moment, or aside until it is put away."""
        self.close()
        self.title, self.lines, self.until, self.aside = title, lines, until, aside
        self.visible = True
        self.arrange(self.box)
        self.invalidate()

    def close(self) -> None:
        if self.visible:
            self.invalidate()
            self.visible = False

    def activate(self) -> None:
        self.close()

    def arrange(self, box: Box) -> None:
        if not self.visible or self.layer is None:
            self.box = Box(0, 0, 0, 0)
            return
        area = self.side if self.aside else self.middle
        wide = area.w if self.aside else min(900.0, area.w - 60)
        high = 92 + sum(self._heights(wide - 86))
        if self.aside:
            self.box = self._grown(area, high)  # nothing half covered looks out below it
        else:
            self.box = area.centered(wide, high)

    def _grown(self, area: Box, high: float) -> Box:
        """As high as its lines need, if the window is; a low one shows only as many as it can."""
        bounds = self.ui.scale.bounds
        while len(self.lines) > 1 and high > max(area.h, bounds.h - 16):
            self.lines = self.lines[:-1] if self.lines[0].loss else self.lines[1:]
            high = 92 + sum(self._heights(area.w - 86))
        high = max(high, area.h)
        return Box(area.x, max(bounds.y + 8, min(area.y, bounds.bottom - 8 - high)), area.w, high)

    def _heights(self, wide: float) -> list[float]:
        text, k = self.ui.text, self.ui.scale.k
        return [text.paragraph(line.text, self._style(line), wide).height / k + 5 for line in self.lines]

    def _style(self, line: Line) -> Style:
        return LOSS if line.loss else BODY

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("parchment", self.box)
        head = Box(self.box.x + 24, self.box.y + 16, self.box.w - 48, 34)
        canvas.text_in(self.title, head, Style("head", 25, theme.INK_HEAD), "center")
        canvas.ornament(self.box.cx, self.box.y + 56, min(320, self.box.w - 60), theme.GOLD_DEEP)
        y = self.box.y + 70
        for line, high in zip(self.lines, self._heights(self.box.w - 86), strict=True):
            if line.crest >= 0:
                draw_crest(canvas, self.box.x + 38, y + 12, 9, line.crest)
            row = Box(self.box.x + 60, y, self.box.w - 86, high + 4)
            canvas.paragraph(dark(line.text), row, self._style(line))
            y += high


def dark(text: str) -> str:
    """Seat colours are made for the dark log: on parchment names are only bold."""
    import re

    return re.sub(r"\[#[0-9a-f]{6}\|", "[b|", text)


def announce(table: TableScreen, news: list[Shown], eyes: int | None) -> None:
    """A loss is shown to its owner at once, if the owner is looking."""
    if eyes is None or table.root is None:
        return
    roles = [rank for rank, _card in table.model.me.roles]
    lost = chronicle.losses(news, table.marked, eyes, roles)
    if lost:
        lines = [Line(text, loss=True) for text in lost]
        table.message.open(
            _("You have lost something") if _is_loss(news, eyes) else _("Bad news"), lines, table.ui.now + 6.0
        )


def _is_loss(news: list[Shown], eyes: int) -> bool:
    return any(chronicle.is_loss(event.word, event.facts, eyes) for event in news)


def open_summary(table: TableScreen) -> None:
    """At the beginning of a turn: what happened since the last one."""
    offers, view = table.offers, table.flow.view
    if offers is None or view.seat != table.model.viewer or view.gathered or view.used:
        return
    mark = (view.round, view.rank)
    if table.summed == mark:
        return
    table.summed = mark
    since = chronicle.since_last_turn(table.flow.log(), table.model.viewer)
    lines = chronicle.summary(since, table.marked, table.model.viewer)
    if lines:
        lost = any(line.loss for line in lines)
        table.message.open(_("Since your last turn"), lines[:LINES_SHOWN] if lost else lines[-LINES_SHOWN:], aside=True)


def open_seats(table: TableScreen) -> None:
    """Who plays the seats of the people at this screen: a seat can be given to a bot, and taken back."""
    flow = table.flow
    rows: list[Widget] = []
    layer: list[Layer] = []

    def change(seat: int, player: str) -> None:
        table.ui.stack.close_layer(layer[0])
        flow.hand_over(seat, player)
        table.refresh()

    for seat in sorted(flow.owners) or range(len(flow.seats)):
        info = flow.seats[seat]
        human = info.player == HUMAN
        words = _("Let the computer play") if human else _("Play myself")
        to = "normal" if human else HUMAN
        button = Button(words, partial(change, seat, to), "ghost", f"hand_over:{seat}")
        name = Label(f"{info.name} · {player_kind(info.player)}", theme.ON_PARCHMENT_STRONG)
        rows.append(Row([name.sized(grow=1), button], align="middle"))
    rows += [
        Introduced(seat, info)
        for seat, info in enumerate(flow.seats)
        if seat not in flow.owners and introduction(info.player)
    ]

    def all_players() -> None:
        from game.ui.screens.players import PlayersScreen

        table.ui.stack.push(PlayersScreen(table.ui))

    close = Button(_("Back"), lambda: table.ui.stack.close_layer(layer[0]), "gold", "close")
    more = Button(_("Levels and characters …"), all_players, name="players")
    dialog = Dialog(_("Who plays?"), Column(rows, gap=10), [more, close, Spacer()], 760)
    layer.append(open_dialog(table.ui, dialog, first=close))


def open_options(table: TableScreen) -> None:
    """Everything that can be answered now, in one list; while others are asked, whose turn it is."""
    offers, prompt = table.offers, table.prompt.prompt
    if offers is None:
        table.ui.toasts.show(escape(f"{prompt.title} {prompt.why}"))
        return
    layer: list[Layer] = []

    def choose(option: str) -> None:
        table.ui.stack.close_layer(layer[0])
        table.choose(option)

    def press(name: str) -> None:
        table.ui.stack.close_layer(layer[0])
        table.press(name)

    buttons: list[Widget] = [
        Button(offer.label, partial(choose, offer.option), "ghost", f"option:{offer.option}", height=46)
        for offer in offers.offers
    ]
    more = [Button(words, partial(press, name), "ghost", name, action) for name, words, action in _besides(table)]
    content = Column([RichText(with_words(prompt.why), theme.ON_PARCHMENT, "center"), *buttons], gap=8)
    back = Button(_("Back"), lambda: table.ui.stack.close_layer(layer[0]), name="close")
    dialog = Dialog(prompt.title, content, [back, *more, Spacer()], 640)
    layer.append(open_dialog(table.ui, dialog, first=buttons[0] if buttons else None))


def _besides(table: TableScreen) -> list[tuple[str, str, str]]:
    """What can be done besides answering: button of the table, words, action."""
    hint = [("hint", _("Hint"), "hint")] if table.ui.settings.values.hints else []
    return [*hint, *([("undo", _("Take back"), "undo")] if table.flow.can_undo else [])]
