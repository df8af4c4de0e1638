"""Positions in which a computer player was once seen to do something silly."""

from __future__ import annotations

import pytest

from game.bots import make_bot
from game.kernel.options import value
from game.rattus_cartus.bot.last_round import Ending
from game.rattus_cartus.bot.normal import NormalBot
from game.rattus_cartus.bot.nuns import row_chances, survival
from game.rattus_cartus.bot.standing import Outlook
from game.rattus_cartus.rules.state import Game
from tests.rattus_cartus.rules.tables import A, B, enters, rules, say, table, word_for
from tools.audit import Moment
from tools.audit.rattus_cartus import watcher

ROW = ["farm", "castle", "rat_catchers_hut"]


def robbed(gold: int, elsewhere: int = 0) -> Game:
    """B must give one of its cards to A: a follower, or Gold, of which others hold so much."""
    hands = {"A": "sword", "B": f"gold x{gold}, church, church, magic", "C": f"gold x{elsewhere}" if elsewhere else ""}
    g = table([*ROW[:2], "treasury"], hands)
    enters(g, 1, "sword")
    enters(g, 1, "magic")
    enters(g, 2)
    enters(g, 2)
    return g


@pytest.mark.parametrize("level", ["normal", "hard"])
@pytest.mark.parametrize("gold", [2, 3])
def test_gold_that_leads_is_not_given_away(level: str, gold: int) -> None:
    for seed in range(5):
        g = robbed(gold)
        ask = g.pending
        assert ask is not None
        assert (ask.seat, ask.step) == (B, "sword.given")
        chosen = make_bot(level, seed, "rattus_cartus").decide(rules().observe(g, B), ask)
        assert g.box.kind[value(chosen)] != "gold"


def test_leading_gold_given_away_is_found() -> None:
    def found(g: Game, card: str) -> list[str]:
        assert g.pending is not None
        moment = Moment(g, rules().observe(g, B), g.pending, word_for(g, card))
        return [one.detector for one in watcher()(moment)]

    assert found(robbed(2), "gold") == found(robbed(3, elsewhere=2), "gold") == ["gold_given"]
    assert found(robbed(2), "church") == []
    assert found(robbed(2, elsewhere=4), "gold") == [], "others may have more of it"


def last_round(rats: int) -> Game:
    """A announces in the last round, with people that match nothing and so many rats; everybody else has none."""
    g = table(ROW, {"A": "magic x3, church x2", "B": "", "C": "", "D": ""}, last=True, rats={"A": rats})
    g.building_deck = []
    return g


def test_a_rich_death_is_found_when_the_game_is_over() -> None:
    """A leads by far, knows all nuns, and lays two people that bring the rats too many."""
    g = last_round(0)
    nuns = sum(g.box.nuns[card] for card in g.nun_row)
    g.rats, g.looked = [nuns - 1, 0, 0, 0], [[0, 1, 2, 3, 4], [], [], []]
    for card in g.nun_row:
        g.knows[card] |= 1
    g.points = [[9, 0, 0, 0] for _ in g.points]
    look, found = watcher(), []
    slot = next(at for at in range(len(g.row)) if g.box.building_estate[g.building(at)] not in _held(g))
    for word in (f"enter:{slot}", "number:2", "card:a", "card:a"):
        assert g.pending is not None
        chosen = word if word in g.pending.options else g.pending.options[0]
        found += look(Moment(g, rules().observe(g, g.pending.seat), g.pending, chosen))
        say(g, chosen)
    while g.stack:
        assert g.pending is not None
        found += look(Moment(g, rules().observe(g, g.pending.seat), g.pending, g.pending.options[0]))
        g.choose(g.pending.options[0])
    assert g.scores[0]["dead"]
    assert found[-1].detector == "rich_death"


def _held(g: Game) -> set[int]:
    """The estates of A's people."""
    return {g.box.estate[card] for card in g.hand[0]}


@pytest.mark.parametrize("seed", range(5))
def test_a_sure_win_takes_no_rats_in_the_last_round(seed: int) -> None:
    """A leads everywhere, and would die of one rat more every other time."""
    g = last_round(0)
    g.points, g.rats = [[9, 0, 0, 0] for _ in g.points], [8, 0, 0, 0]
    chances = row_chances(rules().observe(g, A), A)
    assert 0.2 < survival(chances, 9) < 0.8
    assert NormalBot(seed).plans(Outlook(g, A, chances), None)[0].rats == 0


def test_the_chance_to_win_grows_with_points_and_falls_with_rats() -> None:
    g = last_round(0)
    g.points, g.rats = [[4, 5, 0, 0] for _ in g.points], [8, 0, 0, 0]
    ending = Ending(g, A, row_chances(rules().observe(g, A), A), g.points, 3)
    assert ending.worth(5, 8) > ending.worth(0, 8) > ending.worth(0, 10) > 0
    assert ending.worth(100, 8) > ending.worth(10, 8)
    assert ending.worth(100, 21) == 0
