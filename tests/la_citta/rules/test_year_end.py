"""Voices, migration, demolition, feeding and the end."""

from __future__ import annotations

import pytest

from game.kernel.steps import find
from game.la_citta.rules import neighbours
from game.la_citta.rules.state import Game
from tests.helpers.rulings import LA_CITTA
from tests.la_citta.rules.tables import (
    A,
    B,
    C,
    Cities,
    City,
    answer,
    go_on,
    offered,
    run,
    site,
    table,
    told,
    why_not,
    word,
)

ruling = LA_CITTA.ruling
NEIGHBOURS: Cities = {
    A: [("H082", 4, {"H091": "well"})],
    B: [("H090", 4, {"H099": "statue"})],
}
LAND = {"R10": "F3", "R11": "W", "R09": "F2"}
CULTURE = ("culture", "culture", "culture", "health")
BOTH = ("health", "culture", "culture", "health")


def after_the_voices(g: Game, voice_until: str) -> Game:
    """The position with its four voices laid, gone through from the reveal to before this phase."""
    run(g, "voice", "income")
    g.stack.clear()
    return run(g, "reveal", voice_until)


@ruling(26)
@pytest.mark.parametrize(
    ("voice", "wishes"),
    [
        (("culture", "culture", "culture", "culture"), [0]),
        (("health", "culture", "health", "health"), [2]),
        (("education", "culture", "health", "education"), [1]),
        (("culture", "health", "health", "culture"), [0, 2]),
    ],
)
def test_the_most_frequent_wish_counts_or_both(voice: tuple[str, ...], wishes: list[int]) -> None:
    g = after_the_voices(table(NEIGHBOURS, landscape=LAND, voice=voice), "migration")
    assert g.wishes == wishes


@ruling(26, 27)
def test_in_a_year_of_two_wishes_two_neighbours_can_take_from_each_other() -> None:
    g = table(NEIGHBOURS, landscape=LAND, voice=BOTH)
    after_the_voices(g, "demolition")
    assert offered(g) == ["migrate at H082: culture", "migrate at H082: health"]
    answer(g, "migrate at H082: health")
    assert offered(g) == ["migrate at H090: culture", "migrate at H090: health"]
    answer(g, "migrate at H090: culture")
    assert len(told(g, "moved")) == 2
    assert {event["wish"] for event in told(g, "moved")} == {"health", "culture"}


@ruling(5, 8)
def test_a_full_city_draws_a_citizen_who_is_lost() -> None:
    g = table({A: [("H082", 5, {"H091": "statue"})], B: [("H090", 3, {})]}, landscape=LAND, voice=CULTURE)
    after_the_voices(g, "demolition")
    assert (g.people[site("H082")], g.people[site("H090")], g.citizens) == (5, 2, 123)
    assert [event["kept"] for event in told(g, "moved")] == [False]


@ruling(4, 7, 65)
def test_own_cities_and_far_ones_take_nothing() -> None:
    g = table({A: [("H082", 4, {"H091": "statue"}), ("H090", 3, {})]}, landscape=LAND, voice=CULTURE)
    after_the_voices(g, "demolition")
    assert told(g, "moved") == []


@ruling(17, 46, 55, 58)
def test_where_a_neighbour_runs_out_of_citizens_the_player_says_which_city_is_next() -> None:
    mine: list[City] = [("H082", 3, {"H091": "statue"}), ("H092", 3, {"H101": "statue"})]
    g = after_the_voices(table({A: mine, B: [("H113", 1, {})]}, landscape=LAND, voice=CULTURE), "demolition")
    assert offered(g) == ["migrate at H082", "migrate at H092"]
    answered(g, "migrate at H092", "demolition")
    assert [(event["city"], event["source"]) for event in told(g, "moved")] == [(site("H092"), site("H113"))]
    assert [g.people[site(name)] for name in ("H082", "H092", "H113")] == [3, 4, 0]
    enough = after_the_voices(table({A: mine, B: [("H113", 2, {})]}, landscape=LAND, voice=CULTURE), "demolition")
    assert [event["city"] for event in told(enough, "moved")] == [site("H082"), site("H092")]


@ruling(59)
def test_neighbours_have_one_or_two_empty_sites_between_them() -> None:
    mine: City
    near: City
    far: City
    mine, near, far = ("H082", 3, {"H091": "statue"}), ("H113", 3, {}), ("H027", 3, {})
    g = table({A: [mine], B: [near, far]}, landscape=LAND)
    assert neighbours.of_all(g) == {site("H082"): [site("H113")], site("H113"): [site("H082")], site("H027"): []}


# -- demolition and hunger -------------------------------------------------------------------------------------------
HUNGRY: Cities = {A: [("H082", 4, {"H091": "statue", "H100": "convent_school", "H073": "farm"})]}


@ruling(19, 30, 47)
def test_hunger_takes_citizens_then_buildings_from_the_outside() -> None:
    g = table(HUNGRY, landscape={"R10": "F1", "R11": "W"}, year=3)
    run(g, "feeding", "year_end")
    assert sorted(offered(g)) == ["demolish at H073", "demolish at H100"]
    assert why_not(g, "demolish at H091") == "inner"
    assert why_not(g, "demolish at H082") == "inner"
    assert why_not(g, "demolish at H113") == "not_yours"
    answered(g, "demolish at H100", "year_end")
    assert sorted(offered(g)) == ["demolish at H073", "demolish at H091"]
    answered(g, "demolish at H091", "year_end")
    assert (g.penalty[A], g.food(A), g.people[site("H082")]) == (1, 2, 2)
    assert g.cities[A] == [[site("H082"), site("H073")]]
    assert len(told(g, "starved")) == 2


def answered(g: Game, text: str, until: str) -> Game:
    """Answers, and stops before this phase."""
    name, seat, options, _, memo = g.stack.pop()
    assert word(text) in options
    find(name)(g, seat, word(text), **memo)
    go_on(g, until)
    return g


@ruling(47, 69)
def test_the_owner_names_the_city_of_each_citizen_who_starves() -> None:
    cities: Cities = {A: [("H082", 3, {}), ("H027", 3, {})]}
    g = table(cities, landscape={"R10": "F1", "R11": "F1", "R02": "F1", "R03": "F1"})
    run(g, "feeding", "year_end")
    assert offered(g) == ["starve at H082", "starve at H027"]
    assert why_not(g, "starve at H113") == "not_yours"
    answered(g, "starve at H027", "year_end")
    answered(g, "starve at H027", "year_end")
    assert (g.people[site("H082")], g.people[site("H027")]) == (3, 1)


@ruling(16, 18, 20)
def test_a_city_without_citizens_disappears_with_its_castello() -> None:
    g = table({A: [("H082", 1, {})], B: [("H113", 3, {})]})
    g.people[site("H082")], g.citizens = 0, g.citizens + 1
    run(g, "demolition", "feeding")
    assert g.cities[A] == []
    assert [event["building"] for event in told(g, "demolished")] == ["castello"]


@ruling(23, 24, 68)
def test_what_is_torn_down_takes_its_food_and_its_figure_along() -> None:
    g = table({A: [("H082", 2, {"H091": "farm"})]}, landscape={"R10": "F3", "R11": "F3"})
    g.figures = [[site("H091"), 3, 1]]
    full = g.food(A)
    g.people[site("H082")], g.citizens = 1, g.citizens + 1
    run(g, "demolition", "feeding")
    assert (g.food(A), g.figures, g.free_figures(A)) == (full // 3, [], 4)
    assert g.chips == g.box.chips


@ruling(21)
@pytest.mark.parametrize(("options", "left"), [([], 2), (["iterate_starvation"], 0)])
def test_hunger_is_looked_at_once_unless_an_option_says_otherwise(options: list[str], left: int) -> None:
    """Three citizens and two food: one leaves, the only outer building is the farm, and with it goes all food."""
    cities: Cities = {A: [("H082", 3, {"H073": "statue", "H074": "farm"})]}
    g = table(cities, landscape={"R10": "W", "R11": "W", "R12": "F2"}, options=options)
    assert g.food(A) == 2
    run(g, "feeding", "year_end")
    assert (g.people_of(A), g.food(A)) == (left, 0)


@ruling(2)
def test_migration_costs_no_card_unless_an_option_says_so() -> None:
    for options, penalty in (([], 0), (["penalty_on_migration"], 1)):
        g = table(
            {A: [("H082", 4, {"H091": "statue"})], B: [("H090", 4, {})]}, landscape=LAND, voice=CULTURE, options=options
        )
        after_the_voices(g, "demolition")
        assert g.penalty == [0, penalty]


# -- the end ---------------------------------------------------------------------------------------------------------
@ruling(1, 40, 70)
def test_citizens_count_one_and_a_complete_city_three() -> None:
    cities: Cities = {
        A: [("H082", 4, {"H091": "hospital", "H073": "statue"})],
        B: [("H113", 3, {"H114": "statue"})],
    }
    g = table(cities, landscape=dict.fromkeys(("R10", "R11", "R12", "R13"), "F3"), year=6)
    run(g, "feeding")
    assert g.phase == "over"
    assert g.scores[A] == {"citizens": 4, "bonus": 3, "penalty": 0, "total": 7}
    assert g.scores[B]["bonus"] == 0


def test_hunger_in_the_last_year_costs_five_points() -> None:
    g = table({A: [("H082", 3, {})]}, landscape={"R10": "F1", "R11": "W"}, year=6)
    run(g, "feeding")
    assert g.scores[A] == {"citizens": 1, "bonus": 0, "penalty": -5, "total": -4}


@ruling(43)
def test_of_equal_totals_more_gold_wins_or_all_share() -> None:
    cities: Cities = {A: [("H082", 3, {})], B: [("H113", 3, {})]}
    rich = dict.fromkeys(("R10", "R11", "R12", "R13"), "F3")
    ends: list[tuple[dict[int, int], list[int]]] = [({A: 2, B: 1}, [A]), ({A: 1, B: 1}, [A, B])]
    for gold, winners in ends:
        g = table(cities, landscape=rich, year=6, gold=gold)
        run(g, "feeding")
        assert told(g, "game_over")[0]["winners"] == winners
    assert C not in winners
