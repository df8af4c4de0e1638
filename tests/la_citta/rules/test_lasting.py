"""What stays and what goes when buildings and citizens are lost, and what lies between the cities."""

from __future__ import annotations

import pytest

from game.kernel.rng import Rng
from game.kernel.rules import Impossible
from game.la_citta.rules import neighbours
from game.la_citta.rules.box import LIMITS
from game.la_citta.rules.state import Game
from tests.helpers.rulings import LA_CITTA
from tests.la_citta.rules.tables import (
    A,
    B,
    C,
    Cities,
    answer,
    at_politics,
    begun,
    offered,
    rules,
    run,
    site,
    table,
    told,
    why_not,
)  # fmt: skip

ruling = LA_CITTA.ruling
CULTURE = ("culture", "culture", "culture", "health")


def after_the_voices(g: Game) -> Game:
    """The position after its migration."""
    run(g, "voice", "income")
    g.stack.clear()
    return run(g, "reveal", "demolition")


@ruling(12, 13)
def test_a_city_that_loses_its_marketplace_keeps_its_citizens_and_stops_growing() -> None:
    g = table({A: [("H082", 7, {"H091": "marketplace"})]})
    g.remove(site("H091"))
    run(g, "growth", "politics")
    (city,) = g.cities[A]
    assert (g.people[site("H082")], g.limit(city)) == (7, LIMITS[0])


@ruling(11, 34, 56)
def test_a_marketplace_is_built_whatever_the_size_of_the_city() -> None:
    for people in (5, 9):
        g = at_politics(table({A: [("H082", people, {})]}))
        assert "marketplace at H091" in offered(g)
        answer(g, "marketplace at H091")
        assert g.people[site("H082")] == people + 1


@ruling(20, 46)
@pytest.mark.parametrize(("building", "moved", "left"), [("cathedral", 0, (4, 0)), ("farm", 1, (3, 1))])
def test_an_emptied_city_gives_nobody_and_still_draws_citizens(
    building: str, moved: int, left: tuple[int, int]
) -> None:
    g = table({A: [("H082", 4, {"H091": building})], B: [("H113", 2, {"H114": "statue"})]}, voice=CULTURE)
    g.people[site("H113")], g.citizens = 0, g.citizens + 2
    after_the_voices(g)
    assert (len(told(g, "moved")), offered(g)) == (moved, [])
    assert (g.people[site("H082")], g.people[site("H113")]) == left


@ruling(8, 9)
def test_the_limit_is_looked_at_for_each_citizen_who_comes() -> None:
    cities: Cities = {A: [("H082", 4, {"H091": "cathedral"})], B: [("H113", 3, {}), ("H090", 3, {})]}
    g = after_the_voices(table(cities, voice=CULTURE))
    assert [event["kept"] for event in told(g, "moved")] == [True, False]
    assert [g.people[site(name)] for name in ("H082", "H113", "H090")] == [5, 2, 2]


@ruling(5)
def test_three_empty_sites_are_too_many_for_neighbours() -> None:
    """Between H082 and H113 lie H091, H100 and H112; with a building at H091 two empty sites are left."""
    apart = table({A: [("H082", 3, {})], B: [("H113", 3, {})]})
    near = table({A: [("H082", 3, {"H091": "farm"})], B: [("H113", 3, {})]})
    assert neighbours.of_all(apart)[site("H082")] == []
    assert neighbours.of_all(near)[site("H082")] == [site("H113")]


@ruling(65)
def test_a_crossing_is_an_empty_site_between_cities() -> None:
    g = table({A: [("H082", 3, {"H091": "farm", "H100": "farm"})], B: [("H090", 3, {})]})
    assert neighbours.of_all(g)[site("H090")] == [site("H082")]
    crossing = [one for one, borders in enumerate(g.box.board.borders) if not borders]
    assert len(crossing) == 18
    assert all(g.box.food[one] == g.box.gold[one] == 0 for one in crossing)


@ruling(38)
def test_only_hunger_of_the_last_year_costs_points() -> None:
    g = table({B: [("H113", 3, {})]}, year=6, landscape={"R11": "F3", "R18": "F3"})
    run(g, "feeding")
    assert [line["total"] for line in g.scores] == [0, 3]


@ruling(29, 60)
def test_a_card_drawn_face_down_before_the_shuffle_is_none_of_the_cards_shuffled_openly() -> None:
    g, rng, proved = begun(5, 11), Rng(11), 0
    while g.stack:
        old = [entry for cards in (*g.blind, g.buried) for entry in cards if entry[1] < g.era]
        if old:
            proved += 1
            world = rules().determinize(rules().observe(g, A), rng)
            drawn = [card for cards in (*world.blind, world.buried) for card, era in cards if era < world.era]
            assert not {*drawn} & {*g.shuffled}
        options = g.stack[-1][2]
        g.choose(options[rng.below(len(options))])
    assert proved


def test_a_view_that_no_game_fits_raises() -> None:
    view = rules().observe(begun(), A)
    view.voice_out = [0] * 9 + [1]
    with pytest.raises(Impossible):
        rules().determinize(view, Rng(1))


def test_a_look_and_a_card_from_the_display_cannot_be_taken_back() -> None:
    g = at_politics(table({A: [("H082", 4, {})]}, gold={A: 2}, display=("closeness", "palazzo")))
    built, looked, gold = g.clone(), g.clone(), g.clone()
    answer(built, "palazzo at H091")
    answer(looked, "closeness:23")
    answer(gold, "gold")
    assert rules().learnt(g, built)
    assert rules().learnt(g, looked)
    assert not rules().learnt(g, gold)


@pytest.mark.parametrize("text", ["flip", "end", "farm", "farm at H999", "new_city at H056", "golden_times at H082: x"])
def test_words_without_sense_have_a_reason_and_break_nothing(text: str) -> None:
    g = at_politics(table({A: [("H082", 4, {})]}, display=("golden_times",)))
    assert why_not(g, text) in ("not_now", None)
    assert text not in offered(g)


@ruling(27)
def test_equal_points_move_nobody() -> None:
    cities: Cities = {A: [("H082", 4, {"H091": "palazzo"})], B: [("H113", 4, {"H114": "palazzo"})]}
    g = after_the_voices(table(cities, voice=CULTURE))
    assert neighbours.of_all(g)[site("H082")] == [site("H113")]
    assert told(g, "moved") == []


@ruling(4)
def test_a_path_over_buildings_of_a_third_city_makes_no_neighbours() -> None:
    """One empty site on either side of the city in the middle, at H100 and H114."""
    cities: Cities = {
        A: [("H082", 3, {"H091": "farm"})],
        B: [("H113", 3, {"H112": "farm"})],
        C: [("H092", 3, {"H101": "farm", "H115": "farm"})],
    }
    near = neighbours.of_all(table(cities, players=3))
    assert near == {
        site("H082"): [site("H113")],
        site("H113"): [site("H082"), site("H092")],
        site("H092"): [site("H113")],
    }


@ruling(30)
def test_hunger_of_an_earlier_year_costs_a_card_and_no_points() -> None:
    g = table({A: [("H082", 3, {})]}, landscape={"R10": "F3", "R11": "F3"}, year=5)
    g.penalty[A] = 1
    g.phase = "feeding"
    assert rules().scores(g)[A] == 3
