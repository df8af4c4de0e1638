"""What an answer leads to: told from the rules themselves, and nothing of it from what is hidden."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.cli.advise import position, positions
from game.kernel.options import option
from game.kernel.rng import Rng
from game.kernel.rules import some
from game.kernel.steps import Seat
from game.rattus_cartus.content import ESTATES
from game.rattus_cartus.deals import rattus_cartus
from game.rattus_cartus.words.outlook import Consequences, Plan
from game.table.words import words

GAME = "rattus_cartus"
RULES, SAID = rattus_cartus(), words(GAME)
PEOPLE = ("Ada", "Bo", "Cleo", "Dov", "Eva")
CHURCH = 2


def outlook(g: Any) -> Consequences:
    """As the one who is asked has it."""
    ask = g.pending
    view = RULES.observe(g, ask.seat)
    made = SAID.outlook(ask, view, SAID.names(PEOPLE[: g.box.players], view), some(RULES))
    assert isinstance(made, Consequences)
    return made


POSITION = """
- name: A position
  table: {game: rattus_cartus, players: 4, start: A, round: 3}
  row: [palace, monastery, farm]
  seats: {A: {hand: [HAND]}}
  now: {phase: enter}
"""
TOWER = """
- name: A Guard Tower asks everybody outside with as many cards for three of them
  table: {game: rattus_cartus, players: 4, start: A, round: 3}
  row: [guard_tower, monastery, farm]
  seats:
    A: {hand: [magic, church]}
    B: {hand: [magic x2, church x2]}
    C: {hand: [joker]}
    D: {hand: [church x3]}
  now: {phase: enter}
  play: [{A: [enter 1, 0]}, {B: [enter 2, 0]}, {C: [enter 3, 0]}, {D: [enter 3, 0]}]
"""


def entering(hand: str, folder: Path) -> Any:
    """The start player has these cards and is to enter a building: a Palace, a Monastery or a Farm."""
    file = folder / "position.yaml"
    file.write_text(POSITION.replace("HAND", hand), encoding="utf-8")
    return position(positions(file)[0])[0]


def cards(g: Any, *kinds: str) -> list[int]:
    """Cards of the start player's hand, by estate or kind."""
    left, found = list(g.hand[0]), []
    for kind in kinds:
        found.append(next(card for card in left if kind in (g.box.kind[card], ESTATES[g.box.estate[card]])))
        left.remove(found[-1])
    return found


def test_what_a_plan_brings_is_what_happens() -> None:
    """In many moments of whole games: influence and rats come as they were told, whatever was hidden."""
    compared = 0
    for seed in range(4):
        g = RULES.new(RULES.setup(2 + seed, {"buildings": "random"}, seed), seed)
        rng = Rng(seed)
        while (ask := g.pending) is not None:
            if ask.step != "enter.chosen" or "play_pass" in ask.options:
                g.choose(rng.choice(ask.options))
                continue
            slot = len(g.row) - 1 if seed % 2 else 0
            laid = [card for card in g.hand[ask.seat] if card < 123][:3]
            plan = outlook(g).plan(slot, laid)
            assert plan is not None
            g.log = []
            for word in (option("enter", slot), option("number", len(laid)), *(option("card", one) for one in laid)):
                g.choose(word)
            me, estate, round_now = ask.seat, plan.estate, g.round
            while (after := g.pending) is not None and g.round == round_now:
                g.choose(rng.choice(after.options))
            compared += compare(plan, g.log, me, estate)
    assert compared > 20


def compare(plan: Plan, log: list[Any], me: Seat, estate: int) -> int:
    """The first influence of the seat is that of its cards; rats by cards come only once a round."""
    mine = [event for event in log if event.public.get("seat") == me]
    first = next((event.public for event in mine if event.word == "influence"), {"estate": estate, "amount": 0})
    gained = [event.public["change"] for event in mine if event.word == "rats" and event.public["why"] == "cards"]
    assert sum(gained[:1]) == plan.rats
    if plan.influence:
        assert (first["estate"], first["amount"]) == (estate, plan.influence)
    return 1


def test_nobody_else_in_the_building_leaves_the_premium_to_oneself(tmp_path: Path) -> None:
    g = entering("church x2, magic", tmp_path)
    assert outlook(g).plan(1, g.hand[0]) == Plan(CHURCH, 3, 1, premium=True)
    assert outlook(g).plan_words(1, g.hand[0]) == "+3 Church, 1 rat, premium so far"


def test_swords_bring_no_influence_and_jokers_no_rat(tmp_path: Path) -> None:
    g = entering("church, magic, sword, joker", tmp_path)
    assert outlook(g).plan(1, cards(g, "sword")) == Plan(CHURCH, 0, 0, premium=True)
    assert outlook(g).plan(1, cards(g, "joker")) == Plan(CHURCH, 1, 0, premium=True)
    assert outlook(g).plan_words(1, cards(g, "sword")) == "no influence, no rats, premium so far"


def test_cards_that_one_does_not_have_lead_to_nothing(tmp_path: Path) -> None:
    g = entering("church, magic", tmp_path)
    assert outlook(g).plan(1, g.hand[1][:1]) is None
    assert outlook(g).plan_words(1, g.hand[1][:1]) == ""


def test_entering_tells_what_fits_and_a_number_the_best_of_it(tmp_path: Path) -> None:
    g = entering("church x2, magic", tmp_path)
    (witch,) = cards(g, "magic")
    assert outlook(g).words("enter:1") == "With the 2 cards that fit: +2 Church, no rats, premium so far."
    assert outlook(g).words("enter:0") == "No card of your hand fits."
    g.choose("enter:1")
    assert outlook(g).words("number:3") == "At best: +3 Church, 1 rat, premium so far."
    assert outlook(g).words("number:0") == "No influence, no rats, premium so far."
    g.choose("number:1")
    assert outlook(g).words(option("card", witch)) == "+1 Church, 1 rat, premium so far."


def test_a_supply_tells_cards_and_rats() -> None:
    g = RULES.new(RULES.setup(4, {}, 5), 5)
    for slot, card in enumerate(g.row):
        draw, rats, _look = g.box.supply[card]
        told = outlook(g).words(option("supply", slot))
        assert (f"{5 + draw} cards in hand" in told) == bool(draw)
        assert (f"{10 - rats} rats" in told) == bool(rats)


def test_swords_and_guard_towers_tell_how_many_cards_change_hands(tmp_path: Path) -> None:
    file = tmp_path / "position.yaml"
    file.write_text(TOWER, encoding="utf-8")
    g = position(positions(file)[0])[0]
    told = outlook(g).words("use")
    assert told == "Afterwards: 8 cards in hand; Bo: 1 card in hand; Dov: no cards in hand."


@pytest.mark.parametrize("players", [2, 5])
def test_nothing_hidden_shows(players: int) -> None:
    """In every world that fits what the seat sees, the same is told."""
    g = RULES.new(RULES.setup(players, {"buildings": "mixed"}, 8), 8)
    rng = Rng(8)
    number = 0
    while (ask := g.pending) is not None and g.round < 5:
        number += 1
        if number % 5 == 0:
            world = RULES.determinize(RULES.observe(g, ask.seat), Rng(number))
            told, same = outlook(g), outlook(world)
            assert [told.words(one) for one in ask.options] == [same.words(one) for one in ask.options]
        g.choose(rng.choice(ask.options))
    assert number > 30
