"""Phase C: each seat puts a disc into a building, announces a number of cards and lays so many face down (RAT-5).

Which moment counts as entering is when the disc is placed, also after a Pass (RAT-9).
"""

from __future__ import annotations

from collections.abc import Callable

from game.kernel.options import kind, value
from game.kernel.steps import Problem, Seat, named, titled
from game.rattus_cartus.rules import asked
from game.rattus_cartus.rules.box import LAID_END
from game.rattus_cartus.rules.specials import passing
from game.rattus_cartus.rules.state import Game
from game.rattus_cartus.rules.words import CARD, ENTERS, ENTERS_OR_PASS, NUMBERS, PLAY_PASS

WHEN_DONE: list[Callable[[Game], None]] = []  # all have placed and laid (round.py)


def begin(g: Game) -> None:
    """From the start player clockwise."""
    players = g.box.players
    g.phase = "enter"
    g.waiting = [(g.start + i) % players for i in range(players)]
    ask(g, g.start)


def go_on(g: Game) -> None:
    """The next one who has still to place, until all have."""
    if g.waiting:
        ask(g, Seat(g.waiting[0]))
    else:
        for begin in WHEN_DONE:
            begin(g)


# -- a building, or a Pass ---------------------------------------------------------------------------------------------
def ask(g: Game, me: Seat) -> None:
    """Into which building? A Pass card may be played now, at the start of the turn."""
    offers = ENTERS if passing.problem(g, me) else ENTERS_OR_PASS
    g.put(chosen, me, offers[len(g.row)], problem)


@named
def problem(g: Game, me: Seat, wanted: str) -> Problem | None:
    if wanted == PLAY_PASS:
        return passing.problem(g, me)
    if kind(wanted) != "enter":
        return "not_now"
    return None if value(wanted) in range(len(g.row)) else "not_in_row"


@titled("enter")
def chosen(g: Game, me: Seat, choice: str) -> None:
    if choice == PLAY_PASS:
        passing.play(g, me)
        go_on(g)
        return
    slot = value(choice)
    g.waiting.remove(me)
    g.entered[slot] = [*g.entered[slot], int(me)]
    g.first_in.append(int(me))
    if g.log is not None:
        g.tell("entered", seat=me, slot=slot, card=g.row[slot])
    _ask_number(g, me, slot)


# -- the number ----------------------------------------------------------------------------------------------------
def _ask_number(g: Game, me: Seat, slot: int) -> None:
    most = len([card for card in g.hand[me] if card < LAID_END])
    g.put(announced, me, NUMBERS[most], number_problem, slot=slot)


@named
def number_problem(g: Game, me: Seat, wanted: str, slot: int) -> Problem | None:
    if kind(wanted) != "number":
        return "not_now"
    return None if value(wanted) <= len([card for card in g.hand[me] if card < LAID_END]) else "too_many"


@titled("enter")
def announced(g: Game, me: Seat, choice: str, slot: int) -> None:
    """The number is public, and exactly so many are laid; zero is one, too (RAT-5)."""
    count = g.numbers[me] = value(choice)
    if g.log is not None:
        g.tell("announced", seat=me, slot=slot, card=g.row[slot], count=count)
    if count:
        _ask_card(g, me, count)
    else:
        go_on(g)


# -- the cards -----------------------------------------------------------------------------------------------------
def _ask_card(g: Game, me: Seat, left: int) -> None:
    options = [CARD[card] for card in g.hand[me] if card < LAID_END]
    g.put(laid, me, options, lay_problem, left=left, group="lay")


@named
def lay_problem(g: Game, me: Seat, wanted: str, left: int, group: str) -> Problem | None:
    """Gold and Pass cards are not laid (RAT-6)."""
    if kind(wanted) != "card":
        return "not_now"
    if value(wanted) not in g.hand[me]:
        return "not_in_hand"
    return None if value(wanted) < LAID_END else "cannot_be_laid"


@titled("enter")
def laid(g: Game, me: Seat, choice: str, left: int, group: str) -> None:
    card = value(choice)
    g.hand[me].remove(card)
    g.laid[me].append(card)
    if left > 1:
        _ask_card(g, me, left - 1)
        return
    if g.log is not None:
        cards = g.laid[me][:]
        g.tell("laid", {me: {"cards": cards}}, seat=me, slot=g.slot_of(me), card=g.row[g.slot_of(me)], count=len(cards))
    go_on(g)


# -- once more -----------------------------------------------------------------------------------------------------
def _again(g: Game, me: Seat) -> None:
    """Which of the three questions it is, all can see: whether the disc is placed, and whether a number is said."""
    asked.need(g.phase == "enter")
    slot, number = g.slot_of(me), g.numbers[me]
    if slot < 0:
        asked.need(g.waiting[:1] == [me], number < 0)
        ask(g, me)
    elif number < 0:
        asked.need(g.first_in[-1:] == [me], not g.laid[me])
        _ask_number(g, me, slot)
    else:
        asked.need(g.first_in[-1:] == [me], number > len(g.laid[me]))
        _ask_card(g, me, number - len(g.laid[me]))


for _step in (chosen, announced, laid):
    asked.question(_step, _again)
