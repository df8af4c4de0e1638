"""What is said in the middle of the table: losses, the summary before one's turn, who plays a seat, long choices."""

from __future__ import annotations

from functools import partial

from game.session.match import Shown
from game.session.setup import HUMAN
from game.table.asking.picking import Picking
from game.table.board import Table
from game.table.elsewhere.elsewhere import Elsewhere
from game.table.faces import Introduced
from game.table.log import chronicle
from game.table.log.chronicle import Line
from game.table.log.recap import last_turn_end, recap
from game.table.panels.message import Pictured
from game.ui.draw import theme
from game.ui.draw.markup import escape
from game.ui.glossary import with_words
from game.ui.lang import _
from game.ui.opponents import introduction, kind_words, usual_level
from game.ui.screens.pin import ask_pin
from game.ui.widgets import Button, Column, Label, Layer, RichText, Row, Spacer, Widget
from game.ui.widgets.modal import Dialog, open_dialog


def announce(table: Table, news: list[Shown], eyes: int | None) -> None:
    """A loss is shown to its owner at once, if the owner is looking."""
    if eyes is None or table.root is None:
        return
    news = [event for event in news if is_announced(table, event, eyes)]
    lost = chronicle.losses(news, table.marked, eyes, table.flow.view)
    if lost:
        lines = [Line(text, loss=True) for text in dict.fromkeys(lost)]
        is_loss = any(chronicle.is_loss(table.words, event.word, event.facts, eyes) for event in news)
        table.message.open(_("You have lost something") if is_loss else _("Bad news"), lines, table.ui.now + 6.0)


def is_announced(table: Table, event: Shown, eyes: int | None) -> bool:
    """Whether a message tells that to whoever looks, so that nothing else needs to."""
    if eyes is None or table.board.tells(event.word):
        return False
    return bool(chronicle.losses([event], table.marked, eyes, table.flow.view))


def open_summary(table: Table) -> None:
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
        table.message.open(_("Since your last turn"), lines, aside=True, pictures=partial(_picture_of, table))


def _picture_of(table: Table, line: Line) -> Pictured:
    """The moment that a line tells of, as it was seen; the file with the picture of its card where none was."""
    seen = table.album.of(line.events)
    if seen is not None:
        return seen
    subject = table.board.named(line.about)
    return table.ui.cards.picture(subject.id) if subject is not None else ""


def open_seats(table: Table, elsewhere: Elsewhere) -> None:
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

    for seat in sorted(flow.owners | flow.away) or range(len(flow.seats)):
        info = flow.seats[seat]
        human = info.player == HUMAN
        words = _("Let the computer play") if human else _("Play myself")
        to = usual_level(flow.match.setup.game) if human else HUMAN
        button = Button(words, partial(change, seat, to), "ghost", f"hand_over:{seat}")
        kind = kind_words(info.player) if info.hand == "screen" else _("on a phone")
        name = Label(f"{info.name} · {kind}", theme.ON_PARCHMENT_STRONG)
        rows.append(Row([name.sized(grow=1), button], align="middle").called(info.name, "together"))
    rows += [
        Introduced(seat, info)
        for seat, info in enumerate(flow.seats)
        if seat not in flow.owners and introduction(info.player, info.game)
    ]

    def all_players() -> None:
        from game.ui.screens.players import PlayersScreen

        table.ui.stack.push(PlayersScreen(table.ui))

    def phones() -> None:
        table.ui.stack.close_layer(layer[0])
        elsewhere.invite()

    close = Button(_("Back"), lambda: table.ui.stack.close_layer(layer[0]), "gold", "close")
    more: list[Widget] = [Button(_("Levels and characters …"), all_players, name="players")]
    if elsewhere.possible:
        more.append(Button(_("Hands on phones …"), phones, name="phones"))
    dialog = Dialog(_("Who plays?"), Column(rows, gap=10), [*more, close, Spacer()], 860)
    layer.append(open_dialog(table.ui, dialog, first=close))


def open_options(table: Table, picking: Picking) -> None:
    """Everything that can be answered now, in one list; while others are asked, whose turn it is."""
    offers, prompt = table.offers, table.prompt.prompt
    if offers is None:
        table.ui.toasts.show(escape(f"{prompt.title} {prompt.why}"))
        return
    layer: list[Layer] = []

    def choose(option: str) -> None:
        table.ui.stack.close_layer(layer[0])
        picking.choose(option)

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


def _besides(table: Table) -> list[tuple[str, str, str]]:
    """What can be done besides answering: button of the table, words, action."""
    hint = [("hint", _("Hint"), "hint")] if table.ui.settings.values.hints else []
    return [*hint, *([("undo", _("Take back"), "undo")] if table.flow.can_undo else [])]
