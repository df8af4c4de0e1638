"""Action cards and buildings: the rulebook's own city, distances, water, markets, shortages."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from game.la_citta.rules.box import NO_LIMIT
from game.la_citta.rules.state import Game
from tests.helpers.rulings import LA_CITTA
from tests.la_citta.rules.tables import A, B, answer, at_politics, offered, run, site, table, told, why_not

ruling = LA_CITTA.ruling
NEAR_BOOK = {"R10": "F3", "R11": "F1", "R03": "M", "R12": "W"}
BOOK_DISPLAY = ("palazzo", "palazzo", "hospital", "bathhouse", "cathedral", "university", "great_builder")


@ruling(11, 28)
def test_the_city_of_the_rulebook_is_built_card_by_card() -> None:
    g = table({A: [("H082", 3, {})]}, landscape=NEAR_BOOK, display=BOOK_DISPLAY)
    run(g, "growth")
    (city,) = g.cities[A]
    assert (g.food(A), g.people[city[0]], g.spare(city)) == (4, 4, 3)
    answer(g, "farm at H073", "gold", "quarry at H058", "gold", "marketplace at H091", "gold")
    assert {"bathhouse at H074", "palazzo at H100"} <= {*offered(g)}
    assert why_not(g, "statue at H100") == "no_action_card"
    assert why_not(g, "cathedral at H100") == "gold_short"
    assert why_not(g, "bathhouse at H100") == "no_water"
    answer(g, "bathhouse at H074")
    while g.year == 1:
        g.choose(g.stack[-1][2][0])
    (city,) = g.cities[A]
    assert (g.start, g.gold[A], g.food(A)) == (B, 1, 8)
    assert (g.people[city[0]], g.spare(city), g.limit(city)) == (6, 1, NO_LIMIT)
    assert [event["seat"] for event in told(g, "drew")].count(A) == 1


@ruling(3, 6, 33)
def test_a_new_city_keeps_three_free_sites_and_a_building_one() -> None:
    g = at_politics(
        table({A: [("H082", 5, {"H091": "farm", "H100": "farm"})], B: [("H113", 3, {})]}),
    )
    assert {"farm at H111", "new_city at H056 from H082"} <= {*offered(g)}
    assert why_not(g, "farm at H112") == "too_near"
    assert why_not(g, "new_city at H090 from H082") == "too_near"
    assert why_not(g, "farm at H114") == "not_adjacent"
    answer(g, "new_city at H056 from H082")
    assert (g.people[site("H082")], g.people[site("H056")], g.citizens) == (4, 3, 130 - 10)
    answer(g, "gold")
    assert why_not(g, "new_city at H056 from H082") == "one_new_city"


@ruling(7, 15, 32)
def test_own_cities_never_join_and_only_a_spare_citizen_builds() -> None:
    g = at_politics(table({A: [("H082", 3, {"H091": "farm", "H100": "farm"}), ("H113", 3, {})]}))
    assert why_not(g, "farm at H112") == "too_near"
    assert why_not(g, "farm at H073") == "no_citizen"
    assert why_not(g, "new_city at H027 from H082") == "no_citizen"
    assert why_not(g, "new_city at H027 from H091") == "not_yours"
    assert "farm at H114" in offered(g)
    assert "new_city at H027 from H113" in offered(g)


@ruling(12, 31, 34, 35)
def test_a_market_takes_its_citizen_from_the_supply_and_stands_once_in_a_city() -> None:
    g = at_politics(table({A: [("H082", 2, {"H091": "farm"})]}))
    answer(g, "marketplace at H100")
    assert (g.people[site("H082")], g.citizens) == (3, 127)
    answer(g, "gold")  # B, who has no city
    assert why_not(g, "marketplace at H073") == "has_market"
    g = at_politics(table({A: [("H082", 3, {})]}, citizens=0))
    assert why_not(g, "marketplace at H091") == "supply_empty"
    assert why_not(g, "new_city at H027 from H082") == "supply_empty"


@ruling(35)
def test_two_sides_of_a_chip_run_out_together() -> None:
    g = table({A: [("H082", 4, {})]}, gold={A: 9}, display=("palazzo", "hospital"))
    g.chips[g.box.stacks.index("houses")] = 0
    at_politics(g)
    assert why_not(g, "palazzo at H091") == "stack_empty"
    assert why_not(g, "hospital at H091") == "stack_empty"
    assert not any(text.startswith(("palazzo", "hospital", "great_builder at H091: palazzo")) for text in offered(g))


@ruling(41)
def test_with_two_players_only_the_inner_zone_is_built_on() -> None:
    g = at_politics(table({A: [("H027", 4, {})]}))
    assert why_not(g, "farm at H018") == "outside"
    assert why_not(g, "new_city at H001 from H027") == "outside"
    zone = g.box.zone
    assert all(zone >> site(text.split(" at ")[1][:4]) & 1 for text in offered(g) if " at " in text)


@ruling(14, 53)
def test_pointless_farms_and_quarries_are_allowed() -> None:
    g = at_politics(table({A: [("H082", 4, {})]}, landscape={"R10": "W", "R11": "W"}))
    assert "farm at H091" in offered(g)
    assert "quarry at H091" in offered(g)
    assert g.food(A) == 0


# -- income and growth -----------------------------------------------------------------------------------------------
@ruling(67)
@pytest.mark.parametrize(("lands", "gold"), [(("M", "M"), 2), (("M", "F1"), 1), (("F3", "W"), 0)])
def test_a_quarry_brings_a_gold_for_each_mountain(lands: tuple[str, str], gold: int) -> None:
    g = table({A: [("H082", 2, {"H073": "quarry"})]}, landscape=dict(zip(borders("H073"), lands, strict=True)))
    run(g, "income", "growth")
    assert g.gold[A] == 1 + gold


def borders(name: str) -> list[str]:
    """The areas that a site of the usual map touches."""
    board = table({}).box.board
    return [board.areas[area] for area in board.borders[site(name)]]


def grown(people: int, buildings: Mapping[str, str]) -> int:
    """Citizens of a city after growth."""
    g = table({A: [("H082", people, buildings)]}, landscape=NEAR_BOOK)
    run(g, "growth", "politics")
    return g.people[site("H082")]


@ruling(9, 13)
def test_a_city_grows_to_five_to_eight_or_without_end() -> None:
    market, well = {"H091": "marketplace"}, {"H074": "well", "H073": "farm"}
    assert grown(4, {}) == 5
    assert grown(5, {}) == 5
    assert grown(5, market) == 6
    assert grown(8, market) == 8
    assert grown(8, {**market, **well}) == 9
    assert grown(8, well) == 8
    assert grown(8, {**market, "H073": "hospital"}) == 8


@ruling(31, 39, 63)
def test_the_last_citizens_go_in_turn_order_and_then_by_age_of_the_city() -> None:
    g = table({A: [("H082", 3, {}), ("H027", 3, {})], B: [("H113", 3, {})]})
    g.citizens = 1
    run(g, "growth", "politics")
    assert [g.people[site(name)] for name in ("H082", "H027", "H113")] == [4, 3, 3]
    assert [event["city"] for event in told(g, "supply_short")] == [site("H027"), site("H113")]


def test_food_of_a_castello_comes_of_both_areas() -> None:
    g: Game = table({A: [("H082", 3, {})]}, landscape=NEAR_BOOK)
    assert g.food(A) == 4


def test_a_city_founded_where_another_one_stood_gets_a_name_of_its_own() -> None:
    g = table({A: [("H082", 3, {}), ("H056", 3, {})]})
    assert [g.town(site("H082")), g.town(site("H056")), g.town(site("H001"))] == [0, 1, -1]
    g.people[site("H082")] = 0
    g.remove(site("H082"))
    g.found(A, site("H082"))
    assert [g.town(site("H082")), g.town(site("H056"))] == [2, 1]
