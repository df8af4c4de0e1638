"""Positions that nobody looked at while silly moves were mended: what was mended holds here with every seed, too.
Those on which it was mended are in `test_mended.py`.
"""

from __future__ import annotations

import pytest

from game.bots import make_bot
from game.kernel.options import value
from game.rattus_cartus.bot.nuns import row_chances, survival
from game.rattus_cartus.rules.state import Game
from tests.rattus_cartus.rules.tables import A, B, asked, enters, rules, say, table
from tools.audit.rattus_cartus.rats import brings_rat

SEEDS = range(5)
LEVELS = ("normal", "hard")
SEARCHING = ("normal", "hard", "expert")
ROW = ["farm", "castle", "rat_catchers_hut"]


# -- Gold that leads ---------------------------------------------------------------------------------------------------
def taxed(gold: int, elsewhere: int) -> Game:
    """A has the premium of the Guard Tower, and B, who holds Gold and three people, gives cards."""
    others = f", gold x{elsewhere}" if elsewhere else ""
    hands = {"A": "joker", "B": f"gold x{gold}, church, magic, chivalry", "C": f"church{others}", "D": "royalty x2"}
    g = table(["guard_tower", "castle", "treasury"], hands)
    enters(g, 1, "joker")
    for _ in range(3):
        enters(g, 2)
    say(g, "use")
    assert asked(g) == (B, "guard_tower.given")
    return g


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize(("gold", "elsewhere"), [(2, 1), (3, 2), (4, 0)])
def test_no_guard_tower_gets_gold_that_leads(level: str, gold: int, elsewhere: int) -> None:
    g = taxed(gold, elsewhere)
    ask = g.pending
    assert ask is not None
    for seed in SEEDS:
        chosen = make_bot(level, seed, "rattus_cartus").decide(rules().observe(g, B), ask)
        assert g.box.kind[value(chosen)] == "follower"


# -- dying rich --------------------------------------------------------------------------------------------------------
def ahead(hand: str, lead: int, rats: int, players: int) -> Game:
    """The last round: A leads by so much in every estate, has so many rats, and places first."""
    row = ROW[: 2 if players == 3 else 3]
    others = dict.fromkeys("BCDE"[: players - 1], 2)
    g = table(row, {"A": hand}, players=players, last=True, rats={"A": rats, **others})
    g.building_deck = []
    g.points = [[lead] + [0] * (players - 1) for _ in g.points]
    return g


def rats_taken(g: Game, level: str, seed: int) -> int:
    """Those that A takes by the cards it lays."""
    bot, taken = make_bot(level, seed, "rattus_cartus"), 0
    while (ask := g.pending) is not None and ask.seat == A and ask.step.startswith("enter."):
        view = rules().observe(g, A)
        chosen = bot.decide(view, ask)
        if ask.step == "enter.laid":
            taken += brings_rat(view, value(chosen), view.slot_of(A))
        g.choose(chosen)
    return taken


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize(("hand", "lead", "rats"), [
    ("church x4, magic x2", 6, 7), ("bourgeoisie x2, church x3", 4, 9), ("royalty x2, magic x3, joker", 6, 8),
])  # fmt: skip
def test_whoever_wins_alive_lays_nothing_that_brings_rats(
    level: str, players: int, hand: str, lead: int, rats: int
) -> None:
    for seed in SEEDS:
        g = ahead(hand, lead, rats, players)
        chances = row_chances(rules().observe(g, A), A)
        assert survival(chances, rats) - survival(chances, rats + 2) > 0.1, "each rat is dear"
        assert rats_taken(g, level, seed) == 0
