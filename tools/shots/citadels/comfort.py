"""Fixed positions of what makes the table comfortable: a card seen closely, what a choice leads to, reminders, the
log that lights up and is filtered, and the question before a turn is ended for nothing."""

from __future__ import annotations

from functools import partial

from game.citadels.rules.state import View
from game.citadels.scenario.story import Marks, Now
from game.citadels.table.board import board_of
from game.citadels.words.asking.places import CITY, TRACK
from game.citadels.words.names import Names
from game.kernel.rules import of
from game.session.match import Match
from game.table.asking.mark import Subject
from game.table.asking.spots import HAND
from game.table.log.log_panel import LogFilter
from game.table.screen import TableScreen
from game.ui.ui import Ui
from game.ui.window.screen import Screen
from tools.shots.citadels.base import Opened, Shot, seat, staged
from tools.shots.citadels.positions import asked_at, play_until, search, setup
from tools.shots.citadels.questions import QUESTIONS, ask_of
from tools.shots.citadels.tables import building


def _hand_card(table: TableScreen, *, possible: bool) -> Subject:
    """A card of the hand that can be built, or one that cannot."""
    offered = {offer.thing for offer in table.offers.offers if offer.place == HAND} if table.offers else set()
    hand = [card for card in board_of(table).model.own_hand if (card in offered) == possible]
    card = (hand or list(board_of(table).model.own_hand))[0]
    return Subject("card", card, of(Names, table.names).box.kind[card], place=HAND)


def _zoomed(ui: Ui, *, possible: bool) -> Screen:
    return Opened(ui, building(4, 9), lambda table: table.enlarge(_hand_card(table, possible=possible)))


def _zoomed_role(ui: Ui) -> Screen:
    """The own character in the own turn: income and ability from the card."""

    def wanted(match: Match) -> bool:
        state = match.whole
        return asked_at("turn.chosen", since=4, districts=3)(match) and state.rank == 8 and not state.used

    def enlarge(table: TableScreen) -> None:
        rank, card = board_of(table).model.me.roles[0]
        table.enlarge(Subject("rank", rank, card, board_of(table).model.viewer))

    return Opened(ui, search(lambda seed: setup(5, seed), wanted, 4), enlarge)


def _zoomed_target(ui: Ui) -> Screen:
    """A district of somebody else under the eyes of the Warlord."""

    def enlarge(table: TableScreen) -> None:
        assert table.offers is not None
        card = max(offer.thing for offer in table.offers.offers if offer.place == CITY)
        owner = int(of(View, table.flow.view).owner_or_nobody(card))
        table.enlarge(Subject("card", card, of(Names, table.names).box.kind[card], owner, CITY))

    return Opened(ui, ask_of(QUESTIONS["pick_warlord"]), enlarge)


def _told(ui: Ui, *, question: str, place: str) -> Screen:
    """What a choice leads to, beside the thing that has the focus."""

    def look(table: TableScreen) -> None:
        assert table.offers is not None
        things = [offer.thing for offer in table.offers.offers if offer.place == place]
        spot = next((spot for spot in table.spots() if spot.place == place and spot.thing == things[-1]), None)
        if spot is None:  # a low window has no room for the cities of others
            return
        table.ui.focus, table.ui.ring_visible = spot, True
        spot.attention(True)

    return Opened(ui, ask_of(QUESTIONS[question]) if question else building(4, 9), look)


def _reminders(ui: Ui) -> Screen:
    """Robbed, and with a warrant at once."""
    marks = Marks(robbed="merchant", signed="merchant", blank_warrants=["bishop", "warlord"])
    seats = {
        0: seat("merchant", gold=4, hand=("tavern", "castle"), city=("market", "docks")),
        1: seat("magistrate", revealed=True), 2: seat("thief", revealed=True), 3: seat("bishop"), 4: seat("warlord"),
    }  # fmt: skip
    cast = ("magistrate", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord")
    return Opened(ui, staged(5, seats, Now(seat=0), cast=cast, marks=marks), lambda table: None)


def _later(ui: Ui) -> Screen:
    """The own second character is named by the Thief, while the first one plays."""

    def wanted(match: Match) -> bool:
        state = match.whole
        return (
            asked_at("turn.chosen", since=3, districts=2)(match) and state.robbed in state.roles[0]
            and state.robbed > state.rank and state.thief != 0
        )  # fmt: skip

    return Opened(ui, search(lambda seed: setup(3, seed, nine=True), wanted, 8), lambda table: None)


def _lit(ui: Ui) -> Screen:
    """The pointer rests on a line of the log."""

    def point(table: TableScreen) -> None:
        line = next(line for line in reversed(table.log.lines.shown) if line.line.about.of("card"))
        line.hovered = True
        line.attention(True)

    return Opened(ui, building(4, 9), point)


def _lines(ui: Ui) -> Screen:
    """A district is pointed at, and the lines that speak of it light up."""

    def point(table: TableScreen) -> None:
        standing = {spot.thing: spot for spot in table.spots() if spot.place == CITY}
        lines = reversed(table.log.lines.shown)
        found = [standing[card] for line in lines for card in line.line.about.of("card") if card in standing]
        for spot in found[:1]:  # behind tabs there may be none
            spot.hovered = True
            spot.attention(True)

    return Opened(ui, building(4, 9), point)


def _filter(ui: Ui) -> Screen:
    return Opened(ui, building(4, 9), lambda table: table.press("filter"))


def _filtered(ui: Ui) -> Screen:
    def choose(table: TableScreen) -> None:
        table.telling.filter = LogFilter(2, "attacks")
        table.refresh()

    return Opened(ui, play_until(setup(5, 21), asked_at("turn.chosen", since=9, districts=2)), choose)


def _ending(ui: Ui) -> Screen:
    """The turn is about to be ended although there is income to collect."""

    def wanted(match: Match) -> bool:
        ask = match.pending
        return (
            asked_at("turn.chosen", since=3, districts=3)(match) and match.whole.gathered and ask is not None
            and "income" in ask.options and match.whole.rank == 4
        )  # fmt: skip

    return Opened(ui, search(lambda seed: setup(4, seed), wanted, 20), lambda table: table.press("end"))


COMFORT_SHOTS: dict[str, Shot] = {
    "zoomed": partial(_zoomed, possible=True),
    "zoomed_refused": partial(_zoomed, possible=False),
    "zoomed_role": _zoomed_role,
    "zoomed_target": _zoomed_target,
    "told_build": partial(_told, question="", place=HAND),
    "told_theft": partial(_told, question="pick_thief", place=TRACK),
    "told_attack": partial(_told, question="pick_warlord", place=CITY),
    "table_reminders": _reminders,
    "table_robbed_later": _later,
    "log_lit": _lit,
    "log_lines": _lines,
    "log_filter": _filter,
    "log_filtered": _filtered,
    "table_ending": _ending,
}
