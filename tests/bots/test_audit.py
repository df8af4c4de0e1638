"""The detectors of blunders: exact rules on positions set up for them, and none in games of the computer players."""

from __future__ import annotations

from typing import Any

import pytest

from game.citadels.bot.last_turn import acts_last
from game.citadels.rules.citadels import to_plain
from game.citadels.rules.state import BLANK, REAL, Game
from game.citadels.rules.words import BUILD, END, RANK
from game.kernel.options import PASS, option
from game.kernel.steps import Seat
from tests.bots.test_normal_tactics import GAME, a_turn, card, seen
from tools.audit.citadels import DETECTORS, Endings, Finding, Moment, at_the_end_of_a_turn, named, reaction
from tools.audit.watching import watch

UNSEEN = {"easy": ("lost_end",)}  # by level: it does not look who is ahead, and says so (game/citadels/bot/easy.py)
SIX = ["tavern", "market", "docks", "temple", "church", "watchtower"]


def moment(g: Game, chosen: str, **asked: Any) -> Moment:
    """The pending ask of seat 0, or another one, answered so."""
    pending = g.pending
    assert pending is not None
    ask = pending._replace(**asked)
    return Moment(g, seen(g), ask, chosen)


def left(g: Game) -> list[str]:
    """What the detectors find when the turn is ended now."""
    return [found.detector for found in at_the_end_of_a_turn(moment(g, END))]


def opened(g: Game, *used: str) -> Game:
    """The same menu, with only these things used up."""
    g.used = list(used)
    g.stack.pop()
    from game.citadels.rules import turn

    g.do(Seat(0), turn.menu)
    g.run()
    return g


# -- naming ----------------------------------------------------------------------------------------------------------
def naming(step: str, chosen: int, *, roles: list[list[int]], up: list[int], down: list[int]) -> str | None:
    """Seat 0 holds the first of the roles and saw all that were passed on after it."""
    g = a_turn(GAME.preset(4), "assassin" if step == "assassin.kill" else "thief", [], [], 2)
    g.roles, g.face_up, g.face_down = roles, up, down
    g.order = [1, 0, 2, 3]
    g.seen[0] = [sorted([roles[0][0], *roles[2], *roles[3], down[-1]])]
    found = named(moment(g, RANK[chosen], step=step, options=[RANK[rank] for rank in range(1, 9)]))
    return found.detector if found else None


@pytest.mark.parametrize(("chosen", "detector"), [
    (5, "impossible"),  # lies open
    (6, "impossible"),  # lies open
    (1, "oneself"), (2, None), (3, None), (4, None), (7, None), (8, None),
])  # fmt: skip
def test_murder_of_whom_nobody_can_be(chosen: int, detector: str | None) -> None:
    roles = [[1], [2], [3], [4]]
    assert naming("assassin.kill", chosen, roles=roles, up=[5, 6], down=[7, 8]) == detector


def test_whom_the_draft_has_shown_to_be_absent_is_impossible() -> None:
    """The first chooser saw all but one character; that one lies face down."""
    g = a_turn(GAME.preset(4), "assassin", [], [], 2)
    g.roles, g.face_up, g.face_down, g.order = [[1], [2], [3], [4]], [5, 6], [7, 8], [0, 1, 2, 3]
    g.seen[0] = [[1, 2, 3, 4, 8]]
    options = [RANK[rank] for rank in range(2, 9)]
    found = named(moment(g, RANK[7], step="assassin.kill", options=options))
    assert found is not None
    assert found.detector == "impossible"
    assert named(moment(g, RANK[8], step="assassin.kill", options=options)) is None
    assert named(moment(g, RANK[7], step="assassin.kill", options=[RANK[7], RANK[5]])) is None, "nothing better to name"


# -- the end of a turn -----------------------------------------------------------------------------------------------
def test_a_district_that_could_be_built() -> None:
    assert left(a_turn(GAME.preset(4), "king", ["tavern"], [], 1)) == ["idle_build"]
    assert left(a_turn(GAME.preset(4), "king", ["tavern"], [], 0)) == [], "no gold"
    assert left(a_turn(GAME.preset(4), "king", ["tavern"], ["tavern"], 1)) == [], "a duplicate"
    assert left(a_turn(GAME.preset(4), "king", ["palace"], SIX, 9)) == [], "to end the game is a choice of its own"


def test_income_and_what_is_free() -> None:
    assert left(opened(a_turn(GAME.preset(4), "king", [], ["manor"], 0), "ability")) == ["idle_income"]
    assert left(opened(a_turn(GAME.preset(4), "king", [], ["tavern"], 0), "ability")) == []
    assert left(opened(a_turn(GAME.preset(4), "merchant", [], [], 0), "income")) == ["idle_ability"]
    assert left(opened(a_turn(GAME.preset(4), "architect", [], [], 0), "income")) == ["idle_ability"]
    assert left(opened(a_turn(GAME.preset(4), "king", [], [], 0), "income")) == [], "the crown comes by itself"


@pytest.mark.parametrize(("cities", "found"), [
    ([["temple"], [], []], ["idle_strike"]),
    ([["temple"], ["palace"], []], []),  # not the leader's
    ([["church"], [], []], []),  # not for nothing
    ([["keep"], [], []], []),
])  # fmt: skip
def test_a_free_strike_at_the_leader(cities: list[list[str]], found: list[str]) -> None:
    g = opened(a_turn(GAME.preset(4), "warlord", [], [], 0, cities=cities), "income")
    assert left(g) == found


def test_a_card_for_the_museum() -> None:
    setup = GAME.chosen_setup(4, {"museum": "always"}, 0)
    g = a_turn(setup, setup.cast[3], ["palace"], ["tavern", "museum"], 0)
    g = opened(g, "income", "ability")
    assert "idle_museum" not in left(g)
    g.completed = [1]
    assert "idle_museum" in left(g)


# -- answers to others -----------------------------------------------------------------------------------------------
def asked(step: str, options: list[str]) -> dict[str, Any]:
    return {"step": step, "options": options}


def test_answers_that_leave_something_free() -> None:
    g = a_turn(GAME.preset(4, "devious_dignitaries"), "king", [], [], 6)
    bribe, refuse, reveal = option("bribe"), option("refuse"), option("reveal")

    def found(step: str, chosen: str, *options: str) -> str | None:
        made = reaction(moment(g, chosen, **asked(step, [chosen, *options])))
        return made.detector if made else None

    assert found("reactions.recover", PASS, reveal) == "idle_hospital"
    assert found("reactions.recover", PASS) is None
    g.threats[4], g.threats_open = BLANK, BLANK
    assert found("blackmailer.bribe_or_refuse", bribe, refuse) == "empty_bribe"
    assert found("blackmailer.bribe_or_refuse", refuse, bribe) is None
    g.threats[4] = REAL
    assert found("blackmailer.reveal", PASS, reveal) == "idle_threat"
    g.site = card(g, "palace")
    assert found("magistrate.confiscate", PASS, reveal) == "idle_warrant"
    assert found("magistrate.confiscate", PASS) is None


# -- won and lost ends -----------------------------------------------------------------------------------------------
def last_turn(hand: list[str], gold: int, rival: list[str]) -> Game:
    """Seat 0 acts last, as the Warlord, in the last round."""
    g = opened(a_turn(GAME.preset(4), "warlord", hand, SIX, gold, cities=[rival, [], []]), "income", "ability")
    g.completed = [1]
    g.gold[1:] = [0, 0, 0]
    return opened(g, "income", "ability")


def found_at(g: Game, *answers: str) -> list[Finding]:
    """What is found about a turn of these answers."""
    endings, found = Endings(), []
    for chosen in answers:
        made = endings.look(moment(g, chosen))
        found += [made] if made else []
        g.choose(chosen)
    return found


RIVAL = ["palace", "manor", "tavern"]  # 9 points and 4 for being first, against 11 of mine


def test_a_win_left_lying() -> None:
    g = last_turn(["palace"], 5, RIVAL)
    assert acts_last(seen(g))
    (found,) = found_at(g, END)
    assert found.detector == "missed_win"
    g = last_turn(["palace"], 5, RIVAL)
    assert found_at(g, BUILD[card_in_hand(g)], END) == []
    assert found_at(last_turn(["palace"], 4, RIVAL), END) == [], "it cannot be paid"


def card_in_hand(g: Game) -> int:
    return g.hand[0][0]


def test_whoever_does_not_act_last_is_not_judged() -> None:
    g = a_turn(GAME.preset(4), "king", ["palace"], SIX, 5, cities=[RIVAL, [], []])
    g.completed = [1]
    g.face_down = [rank for rank in g.face_down if rank != 5]
    g.roles[1] = [5]
    assert not acts_last(seen(g))
    assert found_at(g, END) == []


@pytest.mark.long
@pytest.mark.parametrize("level", ["easy", "normal"])
def test_the_computer_players_make_no_visible_blunder(level: str) -> None:
    for number in range(14):
        players = 2 + number % 7
        chosen = GAME.random_setup(players, number, nine=3 < players < 8 and number // 7 % 2 == 1)
        seen = watch("citadels", to_plain(chosen), [level] * players, number)
        assert [one for one in seen if one.finding.detector not in UNSEEN.get(level, ())] == []


def test_the_detectors_see_what_rules_of_thumb_overlook() -> None:
    seen_kinds = set()
    for number in range(20, 34):
        setup = GAME.random_setup(4, number, nine=number % 2 == 1)
        seen_kinds |= {
            sighting.finding.detector for sighting in watch("citadels", to_plain(setup), ["rule:matt"] * 4, number)
        }
    assert seen_kinds
    assert seen_kinds <= set(DETECTORS)
