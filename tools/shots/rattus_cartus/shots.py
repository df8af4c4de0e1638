"""The screens of the table in fixed positions, for `python -m tools shots` and the tests."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.kernel.options import value
from game.kernel.rules import of
from game.rattus_cartus.rules.box import LAID_END
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.table.board import board_of
from game.session.match import Match
from game.table.asking.mark import Subject
from game.table.asking.spots import HAND
from game.table.flow import Flow
from game.table.keys import open_sheet
from game.table.screen import TableScreen
from game.ui.ui import Ui
from game.ui.window.screen import Screen
from tools.shots.lessons import begun
from tools.shots.moments import Wanted
from tools.shots.rattus_cartus.endings import ENDINGS
from tools.shots.rattus_cartus.positions import asked_at, play_until, search, setup
from tools.shots.rattus_cartus.reading import READING
from tools.shots.rattus_cartus.shot_names import NAMES

Shot = Callable[[Ui], Screen]


def flow_of(match: Match) -> Flow:
    """A flow at the pace of the pictures."""
    return Flow(match, lambda: "normal")


def table(ui: Ui, match: Match) -> TableScreen:
    """The table of a match, without the message that begins a turn."""
    screen = TableScreen(ui, flow_of(match))
    screen.summed = f"{match.whole.round}"
    return screen


class Opened(TableScreen):
    """A table at which something is done as soon as it is shown."""

    def __init__(self, ui: Ui, match: Match, then: Callable[[TableScreen], None]) -> None:
        super().__init__(ui, flow_of(match))
        self.summed = f"{match.whole.round}"
        self._then: Callable[[TableScreen], None] | None = then

    def update(self, seconds: float) -> None:
        then, self._then = self._then, None
        if then is not None:
            then(self)
        super().update(seconds)


# -- moments ----------------------------------------------------------------------------------------------------------
def at(step: str, players: int = 4, first: int = 1, **more: Any) -> Match:
    """The first seat is asked this."""
    wanted: Wanted = asked_at(step, **more)
    return search(lambda seed: setup(players, seed), wanted, first)


def entering(players: int = 4, *, cards: int = 9, others: int = 2, first: int = 1, since: int = 4) -> Match:
    """The first seat enters, with a hand worth seeing, and after others."""

    def wanted(match: Match) -> bool:
        state = match.whole
        return asked_at("enter.chosen", since=since, cards=cards)(match) and len(state.first_in) >= others

    return search(lambda seed: setup(players, seed), wanted, first)


def _asked(step: str, players: int, since: int, cards: int, ui: Ui) -> Screen:
    return table(ui, at(step, players, since=since, cards=cards))


def _enter(players: int, cards: int, others: int, ui: Ui) -> Screen:
    return table(ui, entering(players, cards=cards, others=others))


# -- what is done there -----------------------------------------------------------------------------------------------
def _plan(screen: TableScreen, slot: int, *, fitting: bool) -> None:
    """Chooses a building, with its own followers or with others, too."""
    plan = board_of(screen).plan
    screen.pick("building", slot)
    plan.take_best()
    if not fitting:
        view = of(View, screen.flow.view)
        others = [card for card in view.hand[0] if card < LAID_END and card not in plan.cards]
        for card in others[:2]:
            screen.pick(HAND, card)


def _planned(fitting: bool, ui: Ui) -> Screen:
    return Opened(ui, entering(), lambda screen: _plan(screen, _best_slot(screen), fitting=fitting))


def _best_slot(screen: TableScreen) -> int:
    """The building with the most followers of the hand."""
    view = of(View, screen.flow.view)
    estates = [view.box.building_estate[view.building(slot)] for slot in range(len(view.row))]
    counts = [sum(view.box.estate[card] == estate for card in view.hand[0]) for estate in estates]
    return counts.index(max(counts))


def _supply_chosen(ui: Ui) -> Screen:
    return Opened(ui, at("supply.chosen", 5, since=3), lambda screen: screen.picking.select(("building", 1)))


def _number(step: str, ui: Ui) -> Screen:
    return table(ui, at(step, cards=6))


def _chosen_cards(screen: TableScreen) -> None:
    """All but one of the cards that must be given."""
    ask = screen.offers.ask if screen.offers is not None else None
    for option in (ask.options if ask is not None else ())[: max(1, ask.memo["left"] - 1 if ask is not None else 1)]:
        screen.pick(HAND, value(option))


def _give_chosen(ui: Ui) -> Screen:
    return Opened(ui, _giving(), _chosen_cards)


def _giving() -> Match:
    def wanted(match: Match) -> bool:
        ask = match.pending
        return asked_at("sword.given", since=2)(match) and ask is not None and ask.memo["left"] >= 3

    return search(lambda seed: setup(4, seed), wanted, 16)


def _give(ui: Ui) -> Screen:
    return table(ui, _giving())


def _passing(ui: Ui) -> Screen:
    def wanted(match: Match) -> bool:
        ask = match.pending
        return asked_at("enter.chosen", since=2)(match) and ask is not None and "play_pass" in ask.options

    return table(ui, search(lambda seed: setup(4, seed), wanted, 1))


def _waiting(ui: Ui) -> Screen:
    def wanted(match: Match) -> bool:
        return asked_at("enter.chosen", 2, since=4)(match)

    return table(ui, search(lambda seed: setup(5, seed), wanted, 5))


def _last_round(ui: Ui) -> Screen:
    def wanted(match: Match) -> bool:
        return asked_at("enter.chosen")(match) and match.whole.last_round()

    return table(ui, search(lambda seed: setup(4, seed), wanted, 1))


def _open_rats(ui: Ui) -> Screen:
    wanted = asked_at("enter.chosen", since=4)
    return table(ui, search(lambda seed: setup(4, seed, options=["open_rats"]), wanted, 1))


def _many(ui: Ui) -> Screen:
    """More cards than computers ever keep."""
    match = entering()
    state = match.whole
    while len(state.hand[0]) < 22 and state.deck:
        state.hand[0].append(state.deck.pop())
    for kind in ("joker", "sword"):
        if kind in state.stock:
            state.hand[0].append(state.stock[kind][-1])
            state.stock[kind] = state.stock[kind][:-1]
    return table(ui, match)


def _no_hand(ui: Ui) -> Screen:
    match = entering(cards=4)
    match.whole.discard += [card for card in match.whole.hand[0] if match.whole.box.kind[card] == "follower"]
    match.whole.hand[0].clear()
    return table(ui, match)


def _stack(ui: Ui) -> Screen:
    """A heap of discs that is pointed at."""

    def then(screen: TableScreen) -> None:
        board = board_of(screen).influence
        stacks = [stack for track in board.model.tracks for stack in board.stacks(track)]
        board.spread(max(stacks, key=lambda stack: (len(stack.seats), stack.number)))

    return Opened(ui, entering(5, cards=4, others=0), then)


def _zoomed(ui: Ui) -> Screen:
    def then(screen: TableScreen) -> None:
        one = board_of(screen).model.hand[0]
        screen.enlarge(Subject("card", one.card, one.face, place=HAND))

    return Opened(ui, entering(), then)


def _curtain(ui: Ui) -> Screen:
    from game.table.curtain import CurtainScreen

    match = play_until(setup(4, 3, (0, 1)), asked_at("supply.chosen", since=2))
    return CurtainScreen(ui, table(ui, match), 0)


_ALL: dict[str, Shot] = {
    "rattus_supply": partial(_asked, "supply.chosen", 4, 3, 5),
    "rattus_supply_chosen": _supply_chosen,
    "rattus_supply_5": partial(_asked, "supply.chosen", 5, 4, 0),
    "rattus_supply_2": partial(_asked, "supply.chosen", 2, 4, 0),
    "rattus_look": partial(_asked, "look.chosen", 4, 3, 0),
    "rattus_enter": partial(_enter, 4, 9, 2),
    "rattus_enter_planned": partial(_planned, True),
    "rattus_enter_rats": partial(_planned, False),
    "rattus_enter_2": partial(_enter, 2, 8, 1),
    "rattus_enter_3": partial(_enter, 3, 8, 2),
    "rattus_enter_5": partial(_enter, 5, 8, 4),
    "rattus_pass": _passing,
    "rattus_number": partial(_number, "enter.announced"),
    "rattus_lay": partial(_number, "enter.laid"),
    "rattus_hand_20": _many,
    "rattus_hand_0": _no_hand,
    "rattus_waiting": _waiting,
    "rattus_last_round": _last_round,
    "rattus_open_rats": _open_rats,
    "rattus_stack": _stack,
    "rattus_give": _give,
    "rattus_give_chosen": _give_chosen,
    "rattus_tower": partial(_asked, "guard_tower.given", 4, 1, 4),
    "rattus_victim": partial(_asked, "sword.victim", 5, 1, 0),
    "rattus_exchange": partial(_asked, "hospital.exchanged", 4, 2, 3),
    "rattus_action": partial(_asked, "action.chosen", 4, 3, 0),
    "rattus_tent": partial(_asked, "look.chosen", 3, 5, 0),
    "rattus_zoomed": _zoomed,
    "rattus_keys": lambda ui: Opened(ui, entering(), open_sheet),
    "rattus_first_time": lambda ui: Opened(ui, entering(), lambda table: table.first_times.show("rats_of_cards")),
    "rattus_lesson": lambda ui: begun(ui, "rattus_cartus", "enter"),
    "rattus_curtain": _curtain,
    **ENDINGS,
    **READING,
}
SHOTS: dict[str, Shot] = {name: _ALL[name] for name in NAMES}
