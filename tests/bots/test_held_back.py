"""Positions of Citadels that nobody looked at while silly moves were mended: what was mended holds here, too.

Those on which it was mended are in `test_mended.py`.
"""

from __future__ import annotations

import pytest

from game.bots import make_bot
from game.citadels.rules import queries, scoring, turn
from game.citadels.rules.state import Game
from game.citadels.rules.words import END, INCOME
from game.kernel.options import kind
from game.kernel.steps import Seat
from tests.bots.test_normal_tactics import GAME, a_turn, seen

SEEDS = range(6)
LEVELS = ("normal", "hard", "expert")
SIX = ["harbor", "market", "docks", "monastery", "church", "watchtower"]
RIVALS = {
    "far ahead": ["palace", "fortress", "town_hall", "cathedral", "harbor", "castle"],
    "ahead": ["palace", "town_hall", "cathedral", "fortress", "castle"],
}
POOR = ["tavern"]


def decided(g: Game, level: str, seed: int) -> str:
    """The answer of that level to what seat 0 is asked."""
    ask = g.pending
    assert ask is not None
    return make_bot(level, seed).decide(seen(g), ask)


def after_the_draft(g: Game) -> Game:
    """Seat 0 chose first, and the others hold characters that are called after its own."""
    (mine,) = g.roles[0]
    rest = [rank for rank in range(8, 0, -1) if rank != mine]
    later, earlier = rest[:3], rest[3:]
    g.face_up = [rank for rank in earlier if rank != 4][-2:]
    g.face_down = [rank for rank in earlier if rank not in g.face_up]
    g.roles, g.order = [[mine], *([rank] for rank in later)], [0, 1, 2, 3]
    g.seen[0] = [sorted([mine, *later, g.face_down[-1]])]
    return g


# -- nothing free is left lying ----------------------------------------------------------------------------------------
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("character", "hand", "city", "gold"), [
    ("king", ["palace"], ["manor", "castle"], 1),
    ("bishop", ["cathedral"], ["temple", "monastery", "church"], 0),
    ("warlord", ["fortress"], ["watchtower", "prison"], 0),
    ("merchant", ["town_hall"], ["harbor", "market"], 2),
])  # fmt: skip
def test_no_turn_ends_with_an_income_left(
    level: str, character: str, hand: list[str], city: list[str], gold: int
) -> None:
    g = a_turn(GAME.preset(4), character, hand, city, gold)
    g.used = ["ability"]
    g.stack.pop()
    g.do(Seat(0), turn.menu)
    g.run()
    view = seen(g)
    assert queries.income(view, Seat(0), view.acting().income) == len(city)
    for seed in SEEDS:
        assert decided(g, level, seed) == INCOME


# -- a sure loss is not preferred --------------------------------------------------------------------------------------
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("character", "hand", "gold"), [("bishop", "prison", 2), ("king", "manor", 3)])
@pytest.mark.parametrize("rival", [*RIVALS, "poor"])
def test_the_last_district_is_built_by_whoever_wins_by_it(
    level: str, character: str, hand: str, gold: int, rival: str
) -> None:
    g = after_the_draft(a_turn(GAME.preset(4), character, [hand], SIX, gold, cities=[RIVALS.get(rival, POOR), [], []]))
    for seed in SEEDS if level == "normal" else SEEDS[:3]:
        assert (kind(decided(g, level, seed)) == "build") == (rival == "poor")


# -- a won last turn ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("hand", "gold", "more"), [("town_hall", 5, 5), ("harbor", 4, 4), ("palace", 8, 5 + 3)])
def test_what_can_be_built_in_the_last_turn_is_built(seed: int, hand: str, gold: int, more: int) -> None:
    """The gold comes back to the Alchemist; a fifth type brings three points besides."""
    setup = GAME.chosen_setup(4, {"alchemist": "always", "secret_vault": "never"}, 3)
    city = ["tavern", "market", "docks", "temple", "watchtower"]
    g = a_turn(setup, "alchemist", [hand], city, gold, cities=[["palace" if hand != "palace" else "castle"], [], []])
    g.completed = [1]
    before = scoring.lines(g, Seat(0))["total"]
    chosen = decided(g, "normal", seed)
    assert kind(chosen) == "build"
    g.choose(chosen)
    g.choose(END)
    assert scoring.lines(g, Seat(0))["total"] >= before + min(more, 5)
