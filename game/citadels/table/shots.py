"""The screens of the table in fixed positions, for `python -m game shots` and the tests."""

from __future__ import annotations

from collections.abc import Callable

from game.citadels.table.curtain import CurtainScreen
from game.citadels.table.desk import TableScreen
from game.citadels.table.final import ScoringScreen
from game.citadels.table.flow import Flow
from game.citadels.table.offers import CITY, HAND
from game.citadels.table.pieces import Subject
from game.citadels.table.positions import asked_at, play_until, search, setup
from game.citadels.table.shots_choices import CHOICE_SHOTS
from game.session.match import Match
from game.ui.screen import Screen
from game.ui.ui import Ui


def flow_of(match: Match) -> Flow:
    """A flow at the pace of the pictures."""
    return Flow(match, lambda: "normal")


def table(ui: Ui, match: Match) -> TableScreen:
    """The table of a match, without the message that begins a turn."""
    screen = TableScreen(ui, flow_of(match))
    screen.summed = (match.state.round, match.state.rank)
    return screen


def building(players: int, first: int, *, nine: bool = False, hand: int = 3) -> Match:
    """The first seat may build, and can pay for something."""

    def wanted(match: Match) -> bool:
        state, ask = match.state, match.pending
        return (
            asked_at("turn.chosen", since=5, districts=3)(match) and state.gathered and len(state.city[0]) < 7
            and len(state.hand[0]) >= hand and ask is not None
            and sum(word.startswith("build") for word in ask.options) >= 2
        )  # fmt: skip

    return search(lambda seed: setup(players, seed, nine=nine), wanted, first)


def select_build(screen: TableScreen) -> TableScreen:
    """Chooses the dearest card that can be built."""
    if screen.offers is not None:
        builds = [offer for offer in screen.offers.offers if offer.place == HAND]
        best = max(builds, key=lambda offer: offer.price or 0)
        screen.selected = (best.place, best.thing)
        screen.subject = Subject("card", best.thing, screen.flow.match.state.box.kind[best.thing], place=HAND)
    return screen


def _table_4(ui: Ui) -> Screen:
    return select_build(table(ui, building(4, 9, hand=5)))


def _table_5(ui: Ui) -> Screen:
    return select_build(table(ui, building(5, 13)))


def _table_6(ui: Ui) -> Screen:
    return select_build(table(ui, building(6, 14)))


def _table_7(ui: Ui) -> Screen:
    return select_build(table(ui, building(7, 22, nine=True)))


def _table_8(ui: Ui) -> Screen:
    def wanted(match: Match) -> bool:
        return asked_at("turn.chosen", since=5, districts=3)(match) and not match.state.gathered

    return table(ui, search(lambda seed: setup(8, seed, nine=True), wanted, 3))


def _target(ui: Ui) -> Screen:
    """The Warlord looks for a district to destroy."""

    def wanted(match: Match) -> bool:
        state, ask = match.state, match.pending
        return (
            asked_at("turn.chosen", since=5, districts=3)(match) and state.rank == 8 and state.gold[0] >= 4
            and ask is not None and "ability" in ask.options and state.gathered
        )  # fmt: skip

    match = search(lambda seed: setup(7, seed), wanted, 40)
    screen = table(ui, match)
    screen.flow.answer("ability")
    screen.refresh_state()
    own = match.state.city[0]
    others = [o for o in screen.offers.offers if o.place == CITY and o.thing not in own] if screen.offers else []
    if others:
        best = max(others, key=lambda offer: offer.price or 0)
        screen.selected = (best.place, best.thing)
        owner = int(match.state.owner(best.thing))
        screen.subject = Subject("card", best.thing, match.state.box.kind[best.thing], owner, CITY)
    return screen


def _keep(ui: Ui) -> Screen:
    """Two cards were drawn: which one stays?"""

    def wanted(match: Match) -> bool:
        return asked_at("gather.keep", since=3, districts=2)(match) and len(match.state.hand[0]) >= 3

    return table(ui, search(lambda seed: setup(4, seed), wanted, 1))


def _summary(ui: Ui) -> Screen:
    """The first seat's turn begins, and something was lost."""

    def wanted(match: Match) -> bool:
        lost = any(event.word == "destroyed" and event.public["owner"] == 0 for event in match.events[-60:])
        return lost and asked_at("turn.chosen", since=3, districts=2)(match) and not match.state.gathered

    screen = table(ui, search(lambda seed: setup(5, seed), wanted, 1))
    screen.summed = (0, 0)
    return screen


def _draft(ui: Ui) -> Screen:
    screen = table(ui, play_until(setup(4, 21), asked_at("draft.keep", districts=2)))
    if screen.offers is not None:
        rank = screen.offers.offers[min(2, len(screen.offers.offers) - 1)].thing
        screen.selected = ("track", rank)
        screen.subject = Subject("rank", rank, screen.names.character(rank).id)
    return screen


def _table_2(ui: Ui) -> Screen:
    return select_build(table(ui, building(2, 5)))


def _table_3(ui: Ui) -> Screen:
    return select_build(table(ui, building(3, 8, nine=True)))


def _draft_2(ui: Ui) -> Screen:
    """The second pick: one character is kept, one of the others goes face down."""
    return table(ui, search(lambda seed: setup(2, seed), asked_at("draft.put_aside", since=3, districts=2), 4))


def _draft_3(ui: Ui) -> Screen:
    return table(ui, search(lambda seed: setup(3, seed), second_pick, 4))


def second_pick(match: Match) -> bool:
    """The first seat chooses its second character."""
    return asked_at("draft.keep", since=3, districts=2)(match) and len(match.state.roles[0]) == 1


def _curtain(ui: Ui) -> Screen:
    match = play_until(setup(4, 21, humans=(0, 1)), asked_at("draft.keep", 1, since=3, districts=1))
    return CurtainScreen(ui, TableScreen(ui, flow_of(match)), 1)


def _scoring(ui: Ui) -> Screen:
    return ScoringScreen(ui, flow_of(play_until(setup(4, 33), lambda match: match.over)))


CHOICES_SHOWN = ("marks", "choice_type", "choice_amount", "choice_hand")
SHOTS: dict[str, Callable[[Ui], Screen]] = {
    "draft": _draft,
    "draft_2": _draft_2,
    "table_2": _table_2,
    "table_3": _table_3,
    "table_4": _table_4,
    "table_7": _table_7,
    "table_8": _table_8,
    "target": _target,
    **{name: CHOICE_SHOTS[name] for name in CHOICES_SHOWN},
    "curtain": _curtain,
    "scoring": _scoring,
}
MORE_SHOTS: dict[str, Callable[[Ui], Screen]] = {
    **{name: shot for name, shot in CHOICE_SHOTS.items() if name not in CHOICES_SHOWN},
    "draft_3": _draft_3,
    "table_5": _table_5,
    "table_6": _table_6,
    "keep": _keep,
    "summary": _summary,
}
