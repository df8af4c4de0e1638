"""The light over the square and the houses behind it follow what is built, from round to round, and never go back."""

from __future__ import annotations

import pytest

from game.citadels.rules import View
from game.citadels.rules.box import TYPES
from game.citadels.rules.observe import observe
from game.citadels.table.daylight import DEAR, DENSITIES, HOURS, PLACES, Daylight, density_of, hour_of
from game.citadels.table.place import ACROSS
from game.paths import assets_dir
from tests.citadels.tables import start


def moment(round_: int, *cities: int, completed: tuple[int, ...] = ()) -> View:
    """A View with that many districts in the cities of four players."""
    game = start(4)
    game.round, game.completed = round_, list(completed)
    deck = iter(range(100))
    game.city = [[next(deck) for _ in range(count)] for count in cities]
    return observe(game, None)


@pytest.mark.parametrize(
    ("most", "hour"),
    [(0, "dawn"), (1, "dawn"), (2, "noon"), (3, "noon"), (4, "evening"), (5, "evening"), (6, "night"), (7, "night")],
)
def test_the_hour_follows_the_largest_city(most: int, hour: str) -> None:
    assert hour_of(moment(3, 0, most, 1, 0)) == hour


def test_the_last_round_is_night() -> None:
    assert hour_of(moment(3, 1, 0, 0, 0, completed=(1,))) == "night"


def test_the_hour_changes_between_rounds_only() -> None:
    light = Daylight()
    light.follow(moment(2, 1, 1, 0, 0))
    assert light.hour == "dawn"
    light.follow(moment(2, 4, 1, 0, 0))
    assert light.hour == "dawn"
    light.follow(moment(3, 4, 1, 0, 0))
    assert light.hour == "evening"


def test_the_hour_never_goes_back_when_a_district_is_destroyed() -> None:
    light = Daylight()
    light.follow(moment(3, 4, 4, 4, 4))
    dense = light.density
    light.follow(moment(4, 3, 1, 0, 0))
    assert (light.hour, light.density) == ("evening", dense)


def test_night_falls_at_once_when_a_city_is_complete() -> None:
    light = Daylight()
    light.follow(moment(3, 5, 1, 0, 0))
    light.follow(moment(3, 7, 1, 0, 0, completed=(0,)))
    assert light.hour == "night"


def test_an_earlier_round_has_its_own_light_again() -> None:
    light = Daylight()
    light.follow(moment(5, 5, 1, 0, 0))
    light.follow(moment(2, 1, 1, 0, 0))
    assert light.hour == "dawn"


def test_the_city_grows_with_all_that_is_built() -> None:
    grown = [density_of(moment(3, count, count, count, count), "evening") for count in range(8)]
    assert grown == sorted(grown)
    assert grown[0] < grown[-1]


def dear(view: View) -> list[int]:
    """Every card of this box that has a great building."""
    return [card for card, cost in enumerate(view.box.cost) if cost >= DEAR]


def with_city(*cards: int) -> View:
    game = start(4)
    game.city = [list(cards), [], [], []]
    return observe(game, None)


def test_every_dear_district_has_a_great_building_that_falls_with_it() -> None:
    light = Daylight()
    first, second, third, *_rest = dear(with_city())
    light.follow(with_city(first, second))
    places = dict(light.landmarks)
    assert sorted(places) == [first, second]
    light.follow(with_city(second, third))
    assert light.landmarks[second] == places[second], "nothing moves that stands"
    assert light.landmarks[third] == places[first], "what fell makes room"


def test_the_horizon_has_room_for_ten() -> None:
    light = Daylight()
    light.follow(with_city(*dear(with_city())[: PLACES + 3]))
    assert sorted(light.landmarks.values()) == list(range(PLACES)) == list(range(len(ACROSS)))


def test_a_cheap_district_is_one_house_among_many() -> None:
    light = Daylight()
    cheap = next(card for card, cost in enumerate(with_city().box.cost) if cost < DEAR)
    light.follow(with_city(cheap))
    assert not light.landmarks


def test_every_great_building_is_painted_at_every_hour() -> None:
    wanted = {f"landmark_{kind}_{hour}" for kind in TYPES for hour in HOURS}
    assert {file.stem for file in (assets_dir() / "citadels" / "ui").glob("landmark_*.webp")} == wanted


def test_every_ground_is_painted() -> None:
    wanted = {f"{hour}_{at}" for hour in HOURS for at in range(DENSITIES[hour][0], DENSITIES[hour][1] + 1)}
    assert {file.stem for file in (assets_dir() / "citadels" / "grounds").glob("*.webp")} == wanted
