"""What people choose for a game of Rattus Cartus: what is shown is what is played, and what cannot be has a reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import pytest

from game import catalog
from game.cli.text.form import Form
from game.kernel.rules import of
from game.rattus_cartus.content import ESTATES, own_cards
from game.rattus_cartus.rules.box import OPTIONS
from game.rattus_cartus.rules.setups import FIRST_GAME
from game.rattus_cartus.setup import choice
from game.rattus_cartus.setup.choice import Buildings, RattusOptions
from game.rattus_cartus.setup.fields import building_field
from game.rattus_cartus.setup.words import (
    advice,
    explain,
    game_text,
    problem_with,
    rounds_text,
    switch_effect,
    switch_texts,
)
from game.ui import lang
from game.ui.screens.seats import first_seats
from game.ui.services import StoredChoice
from game.ui.set_up import BY_LOT, set_up, starter

GAME = "rattus_cartus"


def options(players: int = 4, **facts: Any) -> RattusOptions:
    return RattusOptions(first_seats(players), game=GAME, **facts)


def of_estates(shown: dict[str, int]) -> dict[str, int]:
    """How many cards of each estate take part."""
    counts = dict.fromkeys(ESTATES, 0)
    for name, count in shown.items():
        counts[own_cards().buildings[name].estate] += count
    return counts


# -- ways --------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("way", ["first_game", "random", "mixed", "own"])
def test_every_way_gives_thirty_cards_five_of_each_estate(players: int, way: Any) -> None:
    for drawn in range(20):
        chosen = options(players, buildings=Buildings(way, list(FIRST_GAME), drawn))
        assert problem_with(chosen) is None
        assert set(of_estates(choice.shown(chosen)).values()) == {5}


@pytest.mark.parametrize("way", ["first_game", "random", "mixed", "own"])
def test_what_is_shown_is_what_is_played(way: Any) -> None:
    chosen = options(3, buildings=Buildings(way, [*FIRST_GAME, "brewery", "hospital"], 77), start=2)
    told = set_up(GAME).choice(chosen)
    setup: Any = catalog.rules(GAME).setup(3, told, seed=5)
    assert {name: len(copies) for name, copies in setup["buildings"]} == choice.shown(chosen)
    assert setup["start"] == 2
    again: Any = catalog.rules(GAME).setup(3, told, seed=6)
    assert again["buildings"] == setup["buildings"], "the seed of the deal changes nothing in it"


def test_the_first_game_has_its_six_buildings() -> None:
    assert choice.shown(options()) == dict.fromkeys(FIRST_GAME, 5)


def test_chance_draws_the_same_for_the_same_number_and_a_seed_decides() -> None:
    draws = [options(buildings=Buildings("mixed", drawn=drawn)) for drawn in (1, 1, 2)]
    one, same, other = map(choice.shown, draws)
    assert one == same != other
    seeded = [options(buildings=Buildings("mixed", drawn=drawn), seed=9) for drawn in (1, 2)]
    assert choice.shown(seeded[0]) == choice.shown(seeded[1])


@pytest.mark.parametrize("way", ["random", "mixed"])
def test_chance_leaves_the_guard_tower_out_for_two(way: Any) -> None:
    """RAT-66: it may be chosen, but chance does not take it."""
    draws = [choice.shown(options(2, buildings=Buildings(way, drawn=drawn))) for drawn in range(60)]
    assert all("guard_tower" not in shown for shown in draws)
    four = [choice.shown(options(4, buildings=Buildings(way, drawn=drawn))) for drawn in range(60)]
    assert any("guard_tower" in shown for shown in four)


def test_both_buildings_of_an_estate_are_mixed_in_a_choice_of_ones_own() -> None:
    chosen = options(buildings=Buildings("own", [*FIRST_GAME, "brewery"], 4))
    shown = choice.shown(chosen)
    assert shown["farm"] + shown["brewery"] == 5
    assert shown["palace"] == 5
    splits = {choice.shown(options(buildings=Buildings("own", [*FIRST_GAME, "brewery"], drawn))).get("brewery", 0)
              for drawn in range(50)}  # fmt: skip
    assert len(splits) >= 4
    assert choice.by_chance(chosen)
    assert not choice.by_chance(options(buildings=Buildings("own", list(FIRST_GAME))))


# -- a choice of one's own -----------------------------------------------------------------------------------------
def test_choosing_a_building_makes_it_a_choice_of_ones_own() -> None:
    chosen = options()
    assert choice.pick(chosen, "brewery")
    assert chosen.buildings.way == "own"
    assert set(chosen.buildings.own) == {*FIRST_GAME, "brewery"}
    assert choice.pick(chosen, "farm")
    assert set(chosen.buildings.own) == {*FIRST_GAME, "brewery"} - {"farm"}


def test_the_only_building_of_an_estate_stays_or_gives_way_to_the_other() -> None:
    chosen = options()
    assert not choice.pick(chosen, "farm")
    assert "farm" in chosen.buildings.own
    choice.instead(chosen, "farm")
    assert "brewery" in chosen.buildings.own
    assert "farm" not in chosen.buildings.own
    assert problem_with(chosen) is None


def test_the_guard_tower_is_advised_against_for_two_only() -> None:
    own = [name for name in FIRST_GAME if name != "castle"] + ["guard_tower"]
    two, three = (options(n, buildings=Buildings("own", own)) for n in (2, 3))
    assert problem_with(two) is None, "it is allowed"
    assert advice(two) == "Not recommended for two players: Guard Tower."
    assert advice(two) in game_text(two)
    assert advice(three) == ""


# -- what is wrong -----------------------------------------------------------------------------------------------------
def test_an_estate_without_a_building_is_named_and_can_be_mended() -> None:
    chosen = options(buildings=Buildings("own", [name for name in FIRST_GAME if name != "monastery"]))
    problem = problem_with(chosen)
    assert problem is not None
    assert problem.sentence == "No building of the estate Church was chosen: each estate needs one."
    for fix in problem.fixes:
        again = msgspec.convert(msgspec.to_builtins(chosen), RattusOptions)
        fix.act(again)
        assert problem_with(again) is None, fix.text


def test_a_switch_that_is_not_there_is_left_out() -> None:
    assert problem_with(options(rules=["no_such_switch", "open_rats"])) is None
    assert set_up(GAME).choice(options(rules=["no_such_switch", "open_rats"]))["options"] == ["open_rats"]


def test_whoever_begins_and_is_gone_leaves_it_to_the_lot() -> None:
    chosen = options(4, start=3)
    assert starter(chosen) == 3
    del chosen.seats[3]
    assert starter(chosen) == BY_LOT
    assert problem_with(chosen) is None


@pytest.mark.parametrize("word", ["players", "church", "start", "options", "buildings", "farm", "castello"])
def test_every_reason_is_a_sentence_in_both_languages(word: str) -> None:
    english = explain(options(), word).sentence
    lang.set_language("de")
    german = explain(options(), word).sentence
    assert english != german
    assert english[-1] == german[-1] == "."


# -- switches and words ------------------------------------------------------------------------------------------------
def test_all_switches_are_explained_and_say_when_they_do_nothing() -> None:
    assert list(switch_texts()) == list(OPTIONS)
    assert "only for two" in switch_effect(options(3), "gold_tie_2p_9")
    assert "Treasury" in switch_effect(options(2), "gold_tie_2p_9")
    rich = options(2, buildings=Buildings("own", [*FIRST_GAME[:5], "treasury"]))
    assert switch_effect(rich, "gold_tie_2p_9") == ""
    assert switch_effect(options(), "open_rats") == ""


def test_the_length_of_the_game_is_told() -> None:
    assert rounds_text(options(2)).startswith("10 rounds, 2 buildings")
    assert rounds_text(options(3)).startswith("9 rounds, 2 buildings")
    assert rounds_text(options(5)).startswith("8 rounds, 3 buildings")
    assert "Special cards in this game: Sword." in game_text(options())


# -- remembered and kept -----------------------------------------------------------------------------------------------
def test_the_last_choice_comes_back_without_its_draw() -> None:
    part = set_up(GAME)
    chosen = options(5, buildings=Buildings("own", [*FIRST_GAME, "office"], 11), start=4, rules=["open_rats"], seed=3)
    found = of(RattusOptions, part.remembered(msgspec.to_builtins(chosen)))
    assert set(found.buildings.own) == set(chosen.buildings.own)
    assert (found.start, found.rules, found.seed) == (4, ["open_rats"], None)
    assert found.buildings.drawn != 11


def test_what_is_remembered_is_mended() -> None:
    part = set_up(GAME)
    kept = msgspec.to_builtins(options(2, buildings=Buildings("own", ["farm", "old_mill"]), start=7, rules=["gone"]))
    found = of(RattusOptions, part.remembered(kept))
    assert found.start == BY_LOT
    assert found.rules == []
    assert set(found.buildings.own) == set(FIRST_GAME)
    assert problem_with(found) is None
    kept["buildings"]["way"] = "guess"
    assert part.remembered(kept) is None


def test_a_kept_choice_is_played_again() -> None:
    part = set_up(GAME)
    chosen = options(buildings=Buildings("own", [*FIRST_GAME, "treasury"]), rules=["lowest_rats_survive"])
    stored = StoredChoice("evening", "Evening", part.to_keep(chosen))
    assert part.fault(stored.choice) == ""
    other = options()
    part.use(other, stored)
    assert (other.buildings.own, other.rules) == (chosen.buildings.own, ["lowest_rats_survive"])
    assert building_field(other, [stored]).chosen == "stored:evening"
    assert part.fault({"way": "guess"})
    assert part.fault({"buildings": []})


# -- in words ----------------------------------------------------------------------------------------------------------
class Typist:
    """Picks these places of the lists it is shown, one after the other."""

    def __init__(self, *places: int | None) -> None:
        self.places, self.asked = list(places), list[str]()

    def pick(self, question: str, texts: Sequence[str]) -> int | None:
        self.asked.append(question)
        place = self.places.pop(0)
        assert place is None or place < len(texts)
        return place


def spoken(chosen: RattusOptions, typist: Typist, line: int, stored: list[StoredChoice] | None = None) -> str:
    """What is said when a line of the text game is chosen."""
    said: list[str] = []
    form = Form(
        lambda: set_up(GAME).fields(chosen, stored or []), typist, lambda *words: said.extend(filter(None, words))
    )  # fmt: skip
    form.change(line)
    return " ".join(said)


def test_buildings_are_chosen_in_words() -> None:
    chosen = options()
    assert spoken(chosen, Typist(2), 0) == "Buildings: Both mixed."
    assert chosen.buildings.way == "mixed"
    assert spoken(chosen, Typist(None), 0) == ""
    typist = Typist(3, 2, 1, 0, 1, 0, 0)  # own choice, then estate by estate
    assert "Own choice" in spoken(chosen, typist, 0)
    assert typist.asked[1] == "Peasantry: which building?"
    assert chosen.buildings.own == [
        "farm", "brewery", "office", "monastery", "guard_tower", "fortune_tellers_tent", "palace",
    ]  # fmt: skip


def test_advice_kept_choices_who_begins_and_switches_are_spoken() -> None:
    chosen = options(2, seed=3)  # it deals a Guard Tower, whatever is drawn anew
    tower = Typist(3, None)
    chosen.buildings = Buildings("own", [*FIRST_GAME, "guard_tower"])
    assert "Not recommended for two players" in spoken(chosen, tower, 0)
    stored = [StoredChoice("e", "Evening", set_up(GAME).to_keep(options()))]
    assert spoken(chosen, Typist(4), 0, stored) == "Buildings: Evening."
    assert spoken(chosen, Typist(2), 1) == f"Start: {chosen.seats[1].name}."
    assert chosen.start == 1
    assert "It is on now." in spoken(chosen, Typist(0, None), 2)
    assert chosen.rules == ["lowest_rats_survive"]
    assert "It is off now." in spoken(chosen, Typist(0, None), 2)
    assert chosen.rules == []


def test_everything_that_was_chosen_is_told() -> None:
    chosen = options(2, buildings=Buildings("own", [*FIRST_GAME, "brewery"], 3), start=0, rules=["open_rats"])
    told = set_up(GAME).told(chosen, [])
    shown = choice.shown(chosen)
    assert told[0] == "Buildings: Own choice."
    assert f"Farm ({shown['farm']} cards)" in told[1] or "Farm (1 card)" in told[1]
    assert "Church: Monastery." in told
    assert "Open rats." in told
    assert f"Start: {chosen.seats[0].name}." in told
