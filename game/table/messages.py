"""What is said in the middle of the table: losses, the summary before one's turn, who plays a seat, long choices."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.session.match import Shown
from game.session.setup import HUMAN
from game.table.faces import Introduced
from game.table.log import chronicle
from game.table.log.chronicle import Line
from game.table.log.log_panel import HEADING_HEIGHT, draw_heading
from game.table.log.recap import fitted, last_turn_end, recap
from game.table.pieces import draw_crest
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.draw.theme import Style
from game.ui.glossary import with_words
from game.ui.lang import _
from game.ui.opponents import introduction, kind_words, usual_level
from game.ui.screens.pin import ask_pin
from game.ui.widgets import Button, Column, Label, Layer, RichText, Row, Spacer, Widget
from game.ui.widgets.base import NOWHERE
from game.ui.widgets.floating import Wish
from game.ui.widgets.modal import Dialog, open_dialog

if TYPE_CHECKING:
    from game.table.screen import TableScreen

HEAD, FOOT = 70.0, 22.0  # units above and below the lines
WIDTHS = (900.0, 640.0, 460.0, 1400.0)  # units: the usual one first
NARROW, BESIDE = (360.0, 280.0), 86.0  # the last widths that are tried; what lies beside the words
BRIEF = 2  # lines: rather no summary than a shorter one
BODY = Style("text", 19, theme.INK_BODY, leading=1.2)
LOSS = Style("bold", 20, theme.DANGER_DARK, leading=1.2)


class Message(Widget):
    """A parchment over the table: losses in red, then what else happened. A click or the next act puts it away."""

    role = "message"
    covers = True
    bleed = 40.0
    focusable = False

    def __init__(self) -> None:
        super().__init__("message")
        self.visible = False
        self.title = ""
        self.told: list[Line] = []
        self.lines: list[Line] = []  # those of them for which there is room
        self.until = self.stays = 0.0  # when it goes, and how long it is read
        self.middle = self.side = Box(0, 0, 0, 0)  # where losses and where summaries are shown
        self.aside = False

    @property
    def takes_pointer(self) -> bool:
        return True

    @property
    def value(self) -> str:
        from game.ui.draw.markup import plain

        return "\n".join([self.title, *(plain(line.text) for line in self.lines)])

    def open(self, title: str, lines: list[Line], until: float = 0.0, *, aside: bool = False) -> None:
        """Shows a message: in the middle of the table until a moment, or aside until it is put away."""
        self.close()
        self.title, self.told, self.lines, self.until, self.aside = title, lines, lines, until, aside
        self.visible = True
        self.stays = until - self.ui.now if until else 0.0
        self.box = NOWHERE
        if self.layer is not None:
            self.ui.floating.anew(self)

    def wait(self) -> None:
        """While there is no room for it, its time does not pass."""
        if self.visible and self.until and not self.box.w:
            self.until = self.ui.now + self.stays

    def close(self) -> None:
        if self.visible:
            self.invalidate()
            self.visible = False

    def activate(self) -> None:
        self.ui.presses.uncovered()
        self.close()

    weighty = True

    def arrange(self, box: Box) -> None:
        """The owner of all that floats gives it its place (`put`)."""
        if not self.visible or self.layer is None:
            self.box = NOWHERE
            return
        self.put(self.box)

    def wish(self) -> Wish | None:
        if not self.visible or self.layer is None:
            return None
        bounds = self.ui.scale.bounds
        if self.aside:  # it fills that place: above it stand the newest lines of the log
            high = min(self.side.h, self._high(self.told, self.side.w))
            brief = fitted(self.told, lambda lines: sum(not line.heading for line in lines) <= BRIEF)
            least = [(wide, self._high(brief, wide)) for wide in NARROW]
            return Wish(((self.side.w, high), *least), self.side.centered(1, 1), within=self.side)
        widths = dict.fromkeys(min(wide, bounds.w - 40, self.middle.w - 60) for wide in WIDTHS)
        whole = [(wide, self._high(self.told, wide)) for wide in widths]
        folded = [(wide, self._folded(wide)) for wide in (*widths, *NARROW)]
        middle = self.middle.centered(*whole[0])
        return Wish((*whole, *folded), middle.centered(1, 1), (middle,))

    def _folded(self, wide: float) -> float:
        """How high it is without its title."""
        return sum(self._heights(self.told, wide - BESIDE)) + FOOT

    def put(self, box: Box) -> None:
        self.invalidate()
        self.box = box
        if self.aside and box.w > 0:
            self.lines = fitted(self.told, lambda lines: self._high(lines, box.w) <= box.h)
        else:
            self.lines = self.told
        self.invalidate()

    def _high(self, lines: Sequence[Line], wide: float) -> float:
        return HEAD + sum(self._heights(lines, wide - BESIDE)) + FOOT

    def _heights(self, lines: Sequence[Line], wide: float) -> list[float]:
        text, k = self.ui.text, self.ui.scale.k
        return [
            HEADING_HEIGHT if line.heading else text.paragraph(line.text, self._style(line), wide).height / k + 5
            for line in lines
        ]

    def _style(self, line: Line) -> Style:
        return LOSS if line.loss else BODY

    def draw(self, canvas: Canvas) -> None:
        if self.box.w <= 0:
            return
        canvas.skin("notice", self.box)
        y = self.box.y + FOOT / 2
        if self.aside or self.box.h >= self._high(self.lines, self.box.w) - 1:
            head = Box(self.box.x + 24, self.box.y + 16, self.box.w - 48, 34)
            canvas.text_in(self.title, head, Style("head", 25, theme.INK_HEAD), "center")
            canvas.ornament(self.box.cx, self.box.y + 56, min(320, self.box.w - 60), theme.GOLD_DEEP)
            y = self.box.y + HEAD
        for line, high in zip(self.lines, self._heights(self.lines, self.box.w - BESIDE), strict=True):
            if line.heading:
                draw_heading(canvas, line.text, Box(self.box.x + 24, y, self.box.w - 48, high), theme.INK_HEAD)
                y += high
                continue
            if line.crest >= 0:
                draw_crest(canvas, self.box.x + 38, y + 12, 9, line.crest)
            row = Box(self.box.x + 60, y, self.box.w - BESIDE, high + 4)
            canvas.paragraph(line.text, row, self._style(line))
            y += high


def announce(table: TableScreen, news: list[Shown], eyes: int | None) -> None:
    """A loss is shown to its owner at once, if the owner is looking."""
    if eyes is None or table.root is None:
        return
    news = [event for event in news if is_announced(table, event, eyes)]
    lost = chronicle.losses(news, table.marked, eyes, table.flow.view)
    if lost:
        lines = [Line(text, loss=True) for text in dict.fromkeys(lost)]
        is_loss = any(chronicle.is_loss(table.words, event.word, event.facts, eyes) for event in news)
        table.message.open(_("You have lost something") if is_loss else _("Bad news"), lines, table.ui.now + 6.0)


def is_announced(table: TableScreen, event: Shown, eyes: int | None) -> bool:
    """Whether a message tells that to whoever looks, so that nothing else needs to."""
    if eyes is None or table.board.tells(event.word):
        return False
    return bool(chronicle.losses([event], table.marked, eyes, table.flow.view))


def open_summary(table: TableScreen) -> None:
    """At the beginning of a turn, or where a game wants it: what happened since the last own turn."""
    flow = table.flow
    if table.offers is None:
        return
    moment = table.words.recap_due(flow.view, flow.log, small=table.small)
    if not moment or table.summed == moment:
        return
    table.summed = moment
    log = flow.log()
    lines = recap(log, table.marked, flow.viewer, last_turn_end(table.words, log, flow.viewer))
    if lines:
        table.message.open(_("Since your last turn"), lines, aside=True)


def open_seats(table: TableScreen) -> None:
    """Who plays the seats of the people at this screen: a seat can be given to a bot, and taken back."""
    flow = table.flow
    rows: list[Widget] = []
    layer: list[Layer] = []

    def change(seat: int, player: str) -> None:
        table.ui.stack.close_layer(layer[0])
        if flow.match.is_human(seat):
            ask_pin(table.ui, flow.seats[seat].name, partial(hand_over, seat, player))
        else:
            hand_over(seat, player)

    def hand_over(seat: int, player: str) -> None:
        flow.hand_over(seat, player)
        table.refresh()

    for seat in sorted(flow.owners) or range(len(flow.seats)):
        info = flow.seats[seat]
        human = info.player == HUMAN
        words = _("Let the computer play") if human else _("Play myself")
        to = usual_level(flow.match.setup.game) if human else HUMAN
        button = Button(words, partial(change, seat, to), "ghost", f"hand_over:{seat}")
        name = Label(f"{info.name} · {kind_words(info.player)}", theme.ON_PARCHMENT_STRONG)
        rows.append(Row([name.sized(grow=1), button], align="middle"))
    rows += [
        Introduced(seat, info)
        for seat, info in enumerate(flow.seats)
        if seat not in flow.owners and introduction(info.player, info.game)
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
        table.picking.choose(option)

    def press(name: str) -> None:
        table.ui.stack.close_layer(layer[0])
        table.press(name)

    buttons: list[Widget] = [
        Button(offer.label, partial(choose, offer.option), "ghost", f"option:{offer.option}", height=46)
        for offer in offers.offers
        if not table.marks.outlook.dead_end(offer.option)
    ]
    more = [Button(words, partial(press, name), "ghost", name, action) for name, words, action in _besides(table)]
    content = Column([RichText(with_words(prompt.why, table.ui.game), theme.ON_PARCHMENT, "center"), *buttons], gap=8)
    back = Button(_("Back"), lambda: table.ui.stack.close_layer(layer[0]), name="close")
    dialog = Dialog(prompt.title, content, [back, *more, Spacer()], 640)
    layer.append(open_dialog(table.ui, dialog, first=buttons[0] if buttons else None))


def _besides(table: TableScreen) -> list[tuple[str, str, str]]:
    """What can be done besides answering: button of the table, words, action."""
    hint = [("hint", _("Hint"), "hint")] if table.ui.settings.values.hints else []
    return [*hint, *([("undo", _("Take back"), "undo")] if table.flow.can_undo else [])]
