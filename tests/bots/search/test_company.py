"""How searching players treat each other: what they never try, what they do in a lost game, and how it is counted."""

from __future__ import annotations

from typing import Any

import pytest

from game.bots.search import Effort
from game.citadels.bot.search.flat import fruitful
from game.citadels.bot.search.naming import with_a_point
from game.citadels.bot.search.player import SearchBot
from game.citadels.rules.state import Game
from game.citadels.rules.words import ABILITY, BUILD, DISTRICT, END, RANK, SEAT
from game.kernel.options import PASS, value
from game.kernel.rng import Rng
from game.kernel.steps import Ask, Seat
from tests.bots.test_audit import SIX, moment, opened
from tests.bots.test_normal_tactics import GAME, a_turn, decided, seen
from tools.audit.citadels import own_strike
from tools.audit.citadels.company import Case, ended_by, looked_at

SMALL = Effort(16)


def asked(g: Game) -> Ask:
    ask = g.pending
    assert ask is not None
    return ask


def drafted(g: Game) -> Game:
    """As if seat 0 had been the first to choose a character; whoever was called before it has shown itself."""
    ranks, left = range(1, 9), g.face_down
    g.face_up, g.face_down, g.order = left[:2], left[2:], [0, 1, 2, 3]
    g.seen[0] = [[rank for rank in ranks if rank not in left[:3]]]
    for seat, [rank] in enumerate(g.roles):
        if rank < g.rank:
            g.shown[rank] = seat
    return g


def striking(gold: int, own: list[str], *cities: list[str]) -> Game:
    """Seat 0 is the Warlord before its strike; it built nothing this turn."""
    return opened(drafted(a_turn(GAME.preset(4), "warlord", [], own, gold, cities=[*cities])), "income")


# -- what is never tried -----------------------------------------------------------------------------------------------
def test_the_warlord_never_thinks_of_its_own_city() -> None:
    g = striking(3, ["tavern", "manor"], ["watchtower", "temple"])
    g.choose(ABILITY)
    own = [DISTRICT[c] for c in g.city[0]]
    assert set(own) <= set(asked(g).options), "the rules would let it"
    judged = SearchBot(1, SMALL).judged(seen(g), asked(g))
    assert not {one.option for one in judged} & set(own)
    assert with_a_point(seen(g), "actions.raze", [PASS, *own]) == [PASS], "nor does the Armory hit it"
    found = [own_strike(moment(g, word)) for word in (own[0], DISTRICT[g.city[1][0]], PASS)]
    assert [one and one.detector for one in found] == ["own_strike", None, None]


def test_a_strike_that_could_only_hit_its_own_city_is_not_begun() -> None:
    g = striking(0, ["tavern"], ["palace"])
    assert ABILITY in asked(g).options
    assert ABILITY not in fruitful(seen(g), asked(g).options, Rng(1))
    assert ABILITY in fruitful(seen(striking(0, ["tavern"], ["temple"])), [ABILITY, END], Rng(1))


@pytest.mark.parametrize("step", ["assassin.kill", "thief.rob"])
def test_only_characters_that_somebody_can_hold_are_named(step: str) -> None:
    g = drafted(a_turn(GAME.preset(4), "assassin", [], [], 2))
    assert (g.face_up, g.face_down[0]) == ([2, 3], 4)
    options = [RANK[rank] for rank in range(2, 9)]
    assert with_a_point(seen(g), step, options) == [RANK[rank] for rank in (5, 6, 7, 8)]
    assert with_a_point(seen(g), step, [RANK[3], RANK[4]]) == [RANK[3], RANK[4]], "nobody else can be named"


# -- a lost game -------------------------------------------------------------------------------------------------------
def test_in_a_lost_last_round_it_still_plays_for_points() -> None:
    rich = [*SIX[:4], "palace", "cathedral", "fortress"]
    g = drafted(a_turn(GAME.preset(4), "king", ["temple", "manor"], ["tavern"], 3, cities=[rich]))
    g.completed = [1]
    judged = SearchBot(1, SMALL).judged(seen(g), asked(g))
    assert not any(one.chance for one in judged)
    assert SearchBot(1, SMALL).decide(seen(g), asked(g)) == decided(g) == BUILD[g.hand[0][1]]


# -- counting ----------------------------------------------------------------------------------------------------------
def counted(g: Game, chosen: str, **asked: Any) -> list[tuple[str, bool]]:
    return [(case.kind, case.hit) for case in looked_at(moment(g, chosen, **asked))]


def test_strikes_are_counted_by_whom_they_hit() -> None:
    g = striking(9, ["tavern"], SIX, ["palace"])
    g.choose(ABILITY)
    assert counted(g, DISTRICT[g.city[1][0]]) == [("own_city", False), ("strike", True)]
    assert counted(g, DISTRICT[g.city[2][0]]) == [("own_city", False), ("strike", False)]
    assert counted(g, DISTRICT[g.city[0][0]]) == [("own_city", True), ("strike", False)]
    assert counted(g, PASS) == []
    g.completed = [3]
    leader, other = DISTRICT[g.city[1][0]], DISTRICT[g.city[2][0]]
    assert counted(g, leader) == [("own_city", False), ("last_strike", True), ("open_leader", True)]
    assert counted(g, other) == [("own_city", False), ("last_strike", False), ("open_leader", False)]


def test_stoppers_murders_and_crowns_count_while_somebody_is_one_district_short() -> None:
    g = a_turn(GAME.preset(4), "assassin", [], [], 2, cities=[SIX])
    offered = {"step": "draft.keep", "options": [RANK[1], RANK[4]]}
    assert counted(g, RANK[1], **offered) == [("stopper", True)]
    assert counted(g, RANK[4], **offered) == [("stopper", False)]
    named = {"step": "assassin.kill", "options": [RANK[rank] for rank in range(2, 9)]}
    held = {seat: RANK[g.roles[seat][0]] for seat in (1, 2)}
    assert counted(g, held[1], **named) == [("unheld", False), ("murder", True)]
    assert counted(g, held[2], **named) == [("unheld", False), ("murder", False)]
    given = {"step": "emperor.give_crown", "options": [SEAT[1], SEAT[2]]}
    assert counted(g, SEAT[1], **given) == [("gift", True), ("crown", True)]
    assert counted(g, SEAT[2], **given) == [("gift", False), ("crown", False)]
    g.city[1].pop()
    assert counted(g, RANK[4], **offered) == []
    assert counted(g, SEAT[1], **given) == [("gift", False)]


def test_gold_left_lying_and_games_ended_for_somebody_else() -> None:
    g = a_turn(GAME.preset(4), "king", ["temple"], [], 4)
    assert counted(g, END) == [("idle", True)]
    assert counted(g, BUILD[value(asked(g).options[0])]) == []
    assert counted(a_turn(GAME.preset(4), "king", ["palace"], [], 4), END) == [("idle", False)]
    g.completed, g.scores = [1], [{"total": points} for points in (20, 14, 3, 2)]
    assert ended_by(g) == [Case("ender", True, Seat(1), "lost")]
