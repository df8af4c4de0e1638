"""What the map shows of a View: who lives where, what warns, and what the pictures have not told yet."""

from __future__ import annotations

from game.la_citta.rules.state import Game, View
from game.la_citta.table.map.labels import changes
from game.la_citta.table.map.model import NOW, SOON, Missing, map_model
from game.la_citta.table.map.overlays import food_of
from tests.la_citta.rules.tables import A, begun, rules, site, table

CITY = {"H073": "farm", "H058": "quarry", "H091": "marketplace"}


def seen(g: Game) -> View:
    return rules().observe(g, None)


def test_one_citizen_lives_in_each_building_and_the_others_on_the_castello() -> None:
    model = map_model(seen(table({A: [("H082", 7, CITY)]})))
    people = {house.site: house.people for house in model.houses}
    assert people == {site("H082"): 4, site("H073"): 1, site("H058"): 1, site("H091"): 1}
    assert not any(house.empty for house in model.houses)


def test_the_newest_outer_building_is_emptied_first() -> None:
    g = table({A: [("H082", 4, CITY)]})
    g.people[site("H082")] = 2
    model = map_model(seen(g))
    empty = {house.site for house in model.houses if house.empty}
    assert len(empty) == 2
    assert site("H082") not in empty


def test_a_city_without_citizens_stands_empty() -> None:
    g = table({A: [("H082", 4, CITY)]})
    g.people[site("H082")] = 0
    assert all(house.empty for house in map_model(seen(g)).houses)


def test_the_badge_shows_the_limit_and_the_food_of_the_city() -> None:
    view = seen(table({A: [("H082", 5, {"H073": "farm"})]}))
    town = map_model(view).towns[0]
    assert (town.people, town.limit, town.food) == (5, 5, view.food(A))
    assert town.full


def test_hunger_is_a_matter_of_the_whole_seat() -> None:
    g = begun(2)
    first, second = (city[0] for city in g.cities[A])
    food = g.food(A)
    for people, alarm in ((food - 3, SOON), (food - 2, NOW)):
        g.people[first], g.people[second] = people, 3
        alarms = {town.city: town.alarm for town in map_model(seen(g)).towns}
        assert alarm in (alarms[first], alarms[second])
        assert {alarms[first], alarms[second]} <= {"", alarm}
    g.year = 6
    g.people[first] = food - 3
    assert not any(town.alarm for town in map_model(seen(g)).towns if town.seat == A)  # nobody grows any more


def test_what_is_not_told_yet_is_not_drawn() -> None:
    view = seen(table({A: [("H082", 7, CITY)]}))
    castello, farm = site("H082"), site("H073")
    model = map_model(view, Missing(people={castello: 2}, standing={farm: 1}))
    assert farm not in {house.site for house in model.houses}
    assert farm not in model.paved[0][1]
    town = model.town(castello)
    assert town is not None
    assert town.people == 5
    whole = model.house(castello)
    assert whole is not None
    assert whole.people == 3


def test_a_city_that_is_not_told_yet_is_not_there_at_all() -> None:
    view = seen(table({A: [("H082", 3, {})]}))
    model = map_model(view, Missing(standing={site("H082"): 1}))
    assert (len(model.houses), len(model.paved), len(model.towns)) == (0, 0, 0)


def test_what_is_gone_still_stands_as_a_ghost() -> None:
    view = seen(table({A: [("H082", 7, CITY)]}))
    beside = site("H090")
    model = map_model(view, Missing(ghosts={beside: (view.box.building_ids.index("well"), A)}))
    ghost = model.house(beside)
    assert ghost is not None
    assert ghost.ghost
    assert any(beside in sites and site("H082") in sites for _seat, sites in model.paved) or (
        A, (beside,)
    ) in model.paved  # fmt: skip


def test_a_figure_counts_where_it_stands() -> None:
    g = table({A: [("H082", 7, CITY)]})
    g.figures = [[site("H073"), 3, 1]]
    before = map_model(seen(table({A: [("H082", 7, CITY)]}))).towns[0].food
    model = map_model(seen(g))
    house = model.house(site("H073"))
    assert house is not None
    assert house.guests == ((3, 1),)
    assert model.towns[0].food > before
    hidden = map_model(seen(g), Missing(figures={site("H073"): 1})).house(site("H073"))
    assert hidden is not None
    assert hidden.guests == ()


def test_neighbours_tell_who_would_take_from_whom() -> None:
    view = seen(begun(4))
    for cities in view.cities:
        for city in cities:
            for other, change in changes(view, city[0]).items():
                back = changes(view, other)[city[0]]
                assert [-one for one in change] == list(back)


def test_fields_know_who_eats_from_them() -> None:
    view = seen(table({A: [("H082", 7, CITY)]}))
    eaters = {found for some in food_of(view).values() for found in some}
    assert eaters
    assert {seat for _site, seat in eaters} == {A}
    assert all(view.box.feeds[view.building[one]] for one, _seat in eaters)


def test_equal_views_give_equal_models() -> None:
    g = begun(3)
    assert map_model(seen(g)) == map_model(seen(g.clone()))
