"""Rulings about what players may know, or cannot do at all: what a scenario of the open table cannot show."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from game.citadels.rules import Game
from game.citadels.rules.determinize import determinize
from game.citadels.rules.observe import observe
from game.citadels.rules.state import BLANK, NO_MARK, REAL, UNKNOWN
from game.citadels.scenario.setting import set_up
from game.citadels.words.names import Names
from game.citadels.words.telling.narrate import marks
from game.kernel.options import kind
from game.kernel.rng import Rng
from game.kernel.steps import Seat
from game.scenario import Scenario, read_file
from tests.citadels.tables import box_rules, house_setups, random_answers, rules
from tests.helpers.rulings import CITADELS

A, B, C, D = (Seat(n) for n in range(4))


def game(tmp_path: Path, text: str) -> Game:
    """The position of a scenario, with a log."""
    file = tmp_path / "story.yaml"
    file.write_text(f"- name: x\n{text}\n  then: {{round: 1}}\n", encoding="utf-8")
    (entry,) = read_file(file)
    assert isinstance(entry, Scenario), [str(fault) for fault in entry.faults]
    return set_up(rules(), entry.setting)[0]


def same_for(one: Game, other: Game, *seats: Seat) -> bool:
    return all(observe(one, seat).same(observe(other, seat)) for seat in seats)


def answer_both(one: Game, other: Game, word: str) -> None:
    one.choose(word)
    other.choose(word)


# -- who is killed, who is absent ------------------------------------------------------------------------------------
KILLED = """\
  table: {{players: 4, crown: C, cast: first_game, face_up: [bishop, merchant], face_down: [thief, {absent}]}}
  seats:
    A: {{role: assassin, gold: 2, hand: []}}
    B: {{role: {held}, gold: 2, hand: [], city: [{city}]}}
    C: {{role: architect, gold: 2, hand: []}}
    D: {{role: warlord, gold: 2, hand: []}}
  marks: {{killed: magician}}
  now: {{seat: A, gathered: true, used: [ability]}}
"""


@pytest.mark.parametrize("city", ["tavern", "hospital"])
@CITADELS.ruling(3, 113)
def test_a_killed_player_who_stays_silent_looks_like_one_with_another_character(tmp_path: Path, city: str) -> None:
    """Those who chose before could have passed on both. The owner of a Hospital is asked in either case."""
    killed = game(tmp_path, KILLED.format(held="magician", absent="king", city=city))
    absent = game(tmp_path, KILLED.format(held="king", absent="magician", city=city))
    answer_both(killed, absent, "end")
    if city == "hospital":
        assert killed.pending is not None
        assert absent.pending is not None
        assert (killed.pending.seat, killed.pending.options) == (B, ["pass", "reveal"])
        assert (absent.pending.seat, absent.pending.options) == (B, ["pass"])
        assert same_for(killed, absent, A, C, D)
        answer_both(killed, absent, "pass")
        assert killed.shown[3] == -1
    assert killed.pending is not None
    assert killed.pending.seat == C
    assert absent.pending is not None
    assert absent.pending.seat == B  # only now: the King is called


@CITADELS.ruling(113)
def test_a_reveal_by_the_hospital_is_a_revealed_character(tmp_path: Path) -> None:
    g = game(tmp_path, KILLED.format(held="magician", absent="king", city="hospital"))
    for word in ("end", "reveal", "gold"):
        g.choose(word)
    assert g.shown[3] == B  # which is what a tie looks at
    assert g.gold[B] == 4
    assert g.pending is not None
    assert g.pending.seat == C


# -- warrants and threats --------------------------------------------------------------------------------------------
WARRANTS = """\
  table: {{players: 4, crown: D}}
  seats:
    A: {{role: magistrate, gold: 2, hand: []}}
    B: {{role: king, gold: 9, hand: [docks]}}
    C: {{role: thief, gold: 2, hand: []}}
    D: {{role: warlord, gold: 2, hand: []}}
  marks: {{warrants: {{signed: {signed}, blank: [{blank}, bishop]}}}}
  now: {{seat: B, gathered: true}}
"""


def build_docks(g: Game) -> str:
    offered: list[str] = g.stack[-1][2]
    return next(word for word in offered if kind(word) == "build")


@CITADELS.ruling(9, 108, 110)
def test_where_warrants_lie_everybody_sees_and_which_one_is_signed_only_the_magistrate(tmp_path: Path) -> None:
    signed = game(tmp_path, WARRANTS.format(signed="king", blank="warlord"))
    blank = game(tmp_path, WARRANTS.format(signed="warlord", blank="king"))
    assert [observe(signed, A).warrants[rank] for rank in (4, 5, 8, 6)] == [REAL, BLANK, BLANK, NO_MARK]
    for seat in (B, C, D):
        assert [observe(signed, seat).warrants[rank] for rank in (4, 5, 8, 6)] == [UNKNOWN, UNKNOWN, UNKNOWN, NO_MARK]
    assert same_for(signed, blank, B, C, D)
    answer_both(signed, blank, build_docks(signed))
    for g, options in ((signed, ["pass", "reveal"]), (blank, ["pass"])):
        assert g.pending is not None
        assert (g.pending.seat, g.pending.options) == (A, options)
    assert same_for(signed, blank, B, C, D)
    answer_both(signed, blank, "pass")
    assert same_for(signed, blank, B, C, D)


@CITADELS.ruling(136)
def test_once_the_signed_warrant_was_shown_everybody_knows_that_the_others_are_blank(tmp_path: Path) -> None:
    g = game(tmp_path, WARRANTS.format(signed="king", blank="warlord"))
    g.choose(build_docks(g))
    g.choose("reveal")
    for seat in (A, B, C, D):
        view = observe(g, seat)
        assert [view.warrants[rank] for rank in (4, 5, 8, 6)] == [NO_MARK, BLANK, BLANK, NO_MARK]
        assert observe(determinize(view, Rng(1)), seat).same(view)
        assert observe(g, None).warrants == view.warrants
        told = marks(view, Names("ABCD", view.box))
        assert told == ["Warrants: Bishop (blank) and Warlord (blank)."]


THREATS = """\
  table: {{players: 4, crown: D}}
  seats:
    A: {{role: blackmailer, gold: 2, hand: []}}
    B: {{role: king, gold: 9, hand: []}}
    C: {{role: assassin, gold: 2, hand: []}}
    D: {{role: warlord, gold: 2, hand: []}}
  marks: {{threats: {{flower: {flower}, blank: {blank}}}}}
  now: {{seat: B}}
"""


@pytest.mark.parametrize("answers", [("bribe",), ("refuse", "pass")])
@CITADELS.ruling(23, 108, 110)
def test_a_threat_that_was_not_turned_up_tells_nobody_what_it_was(tmp_path: Path, answers: tuple[str, ...]) -> None:
    real = game(tmp_path, THREATS.format(flower="king", blank="warlord"))
    empty = game(tmp_path, THREATS.format(flower="warlord", blank="king"))
    assert observe(real, A).threats[4] == REAL
    for word in ("gold", *answers):
        assert same_for(real, empty, B, C, D)
        assert real.pending is not None
        assert empty.pending is not None
        assert real.pending.options == empty.pending.options
        answer_both(real, empty, word)
    assert same_for(real, empty, B, C, D)
    assert real.threats[4] == NO_MARK


@CITADELS.ruling(23)
def test_a_threat_that_was_turned_up_tells_everybody_what_the_other_is(tmp_path: Path) -> None:
    g = game(tmp_path, THREATS.format(flower="warlord", blank="king"))
    assert observe(g, C).threats[8] == UNKNOWN
    for word in ("gold", "refuse", "reveal"):
        g.choose(word)
    assert observe(g, C).threats[8] == REAL


# -- cards -----------------------------------------------------------------------------------------------------------
@CITADELS.ruling(57)
def test_cards_put_under_the_deck_lie_in_the_order_given_and_only_their_owner_knows_it(tmp_path: Path) -> None:
    g = game(
        tmp_path,
        "  seats: {A: {role: magician, hand: [tavern, palace, docks]}, B: {hand: []}, C: {hand: []}, D: {hand: []}}\n"
        "  now: {seat: A}",
    )
    g.choose("ability")
    palace, tavern = (next(c for c in g.hand[A] if g.box.kind[c] == name) for name in ("palace", "tavern"))
    for word in (f"card:{palace}", f"card:{tavern}", "done"):
        g.choose(word)
    assert g.deck[:2] == [tavern, palace]  # the first one lies higher
    assert observe(g, A).deck[:2] == [tavern, palace]
    for seat in (B, C, D):
        assert observe(g, seat).deck[:2] == [UNKNOWN, UNKNOWN]
    assert g.log is not None
    put = next(event for event in g.log if event.word == "put_under")
    assert put.public == {"seat": A, "count": 2, "why": "magician"}


@CITADELS.ruling(122)
def test_after_a_theater_swap_the_two_know_each_others_characters_and_nobody_else_does(tmp_path: Path) -> None:
    g = game(
        tmp_path,
        "  table: {players: 4, crown: A, face_up: [merchant, bishop], face_down: [king]}\n"
        "  seats: {A: {role: assassin}, B: {role: thief}, C: {role: magician, city: [theater]}}\n"
        "  now: {phase: draft, seat: D}",
    )
    g.choose("rank:8")
    g.choose("seat:1")
    assert (g.roles[B], g.roles[C]) == ([3], [2])
    for seat in (B, C):
        assert observe(g, seat).exchanged == [C, B, 3, 2]
    for seat in (A, D):
        assert observe(g, seat).exchanged == [C, B, UNKNOWN, UNKNOWN]


CARD_MOVES = {"wizard", "seer", "emperor", "loan"}
GOLD_BETWEEN_SEATS = {
    "robbed", "spy", "bribe", "blackmail", "emperor", "abbot", "loan", "diplomat", "marshal",
}  # fmt: skip


def told_games() -> Iterator[Game]:
    """Random games of random casts and of each card of the house, each with all its events."""
    casts = [box_rules().random_setup(2 + n % 7, n, nine=n % 2 == 0 and n % 7 > 0) for n in range(24)]
    for seed, chosen in enumerate([*casts, *house_setups(5, 24)]):
        g = rules().start(chosen, seed, watched=True)
        list(random_answers(g, Rng(seed)))
        yield g


@CITADELS.ruling(98, 100)
def test_cards_and_gold_go_from_player_to_player_by_abilities_only(tmp_path: Path) -> None:
    """Players can neither trade nor show cards: no such word is ever offered, no such thing ever happens."""
    seen, of_the_house = set(), {*rules().cards.ids} - {*rules().cards.box.ids}
    for g in told_games():
        assert g.log is not None
        for event in g.log:
            facts = event.public
            if event.word == "card_moved":
                assert facts["why"] in {*CARD_MOVES, *of_the_house}
                seen.add(facts["why"])
            if event.word == "gold" and min(facts["source"], facts["target"]) >= 0:
                assert facts["why"] in {*GOLD_BETWEEN_SEATS, *of_the_house}
                assert facts["source"] != facts["target"]
                seen.add(facts["why"])
        assert min(g.gold) >= 0
    assert {"wizard", "seer", "robbed", "spy"} <= seen


@CITADELS.ruling(101)
def test_nobody_gathers_twice_in_a_turn_or_ends_a_turn_without() -> None:
    turns = 0
    for g in told_games():
        assert g.log is not None
        gathered = 0
        for event in g.log:
            if event.word == "revealed":
                gathered = 0
            gathered += event.public.get("why") == "gather" and event.word in ("gold", "drew")
            if event.word == "turn_ended":
                assert gathered == 1
                turns += 1
    assert turns > 1000


@CITADELS.ruling(95, 70)
def test_a_city_is_completed_once_and_the_first_one_stays_first() -> None:
    for g in told_games():
        assert g.log is not None
        completed = [event.public for event in g.log if event.word == "completed"]
        assert [facts["seat"] for facts in completed] == g.completed
        assert [facts["first"] for facts in completed] == [True, *[False] * (len(completed) - 1)]
        assert all(one["seat"] != two["seat"] for one, two in pairwise(completed))
