"""Choosing who plays a bot's seat: level, person, name; by mouse and keys; remembered; drawn from the seed."""

from __future__ import annotations

import msgspec
import pygame
import pytest

from game import catalog
from game.bots import make_bot
from game.ui import lang, opponents
from game.ui.deals import match_setup
from game.ui.screens import faces
from game.ui.screens.new_game import NewGameScreen
from game.ui.screens.seats import first_seats, named_by_us, new_seat, problem_with
from game.ui.services import GameOptions, SeatOptions
from tests.ui.driver import Driver


def by_chance(count: int, seed: int) -> GameOptions:
    seats = [SeatOptions("Matilda", True, 0)]
    seats += [SeatOptions("", False, i, personality=opponents.ANY) for i in range(1, count)]
    return GameOptions(seats, seed=seed)


def bots_of(driver: Driver) -> list[SeatOptions]:
    screen = driver.screen
    assert isinstance(screen, NewGameScreen)
    return screen.seats


# -- without a window --------------------------------------------------------------------------------------------------
def test_levels_on_offer_are_those_that_can_be_made() -> None:
    assert "normal" in opponents.levels()
    assert "random" not in opponents.levels()
    for level in opponents.levels():
        assert make_bot(level, 1).needs_view
        assert opponents.level_words(level)


def test_a_new_table_has_different_people_under_their_own_names() -> None:
    seats = first_seats(8, "Matilda")
    bots = seats[1:]
    assert len({seat.personality for seat in bots}) == 7
    for seat in bots:
        assert seat.name == opponents.people()[seat.personality].name
    assert problem_with(seats) == ""
    assert len({seat.crest for seat in seats}) == 8


def test_nobody_bears_the_name_of_a_person_at_the_table() -> None:
    seats = [SeatOptions("Gundula", True, 0)]
    seats.append(new_seat(seats))
    assert seats[1].name == "Melchior"
    assert not named_by_us("Erna")
    assert named_by_us("Livia")


@pytest.mark.parametrize("seed", [1, 2, 77, 2**52])
def test_people_by_chance_follow_from_the_seed_and_nobody_plays_twice(seed: int) -> None:
    first, again = match_setup(by_chance(5, seed)), match_setup(by_chance(5, seed))
    assert first == again
    players = [seat.player for seat in first.seats]
    assert players[0] == "human"
    assert len(set(players)) == 5
    for seat in first.seats[1:]:
        level, _, personality = seat.player.partition(":")
        assert level == "normal"
        assert seat.name == opponents.people()[personality].name
        assert make_bot(seat.player, 1).needs_view


def test_other_seeds_bring_other_people() -> None:
    found = {tuple(seat.player for seat in match_setup(by_chance(5, seed)).seats) for seed in range(12)}
    assert len(found) > 8


def test_a_typed_name_stays_and_a_seat_without_a_person_is_its_level() -> None:
    options = by_chance(4, 3)
    options.seats[1].name = "Erna"
    options.seats[2].personality, options.seats[2].name = "", "Odo"
    seats = match_setup(options).seats
    assert seats[1].name == "Erna"
    assert ":" in seats[1].player
    assert (seats[2].name, seats[2].player) == ("Odo", "normal")


def test_words_for_who_plays() -> None:
    assert opponents.kind_words("human") == "Human"
    assert opponents.kind_words("normal:miser") == "Money-changer, normal"
    assert opponents.kind_words("normal:nobody") == "Computer: normal"
    assert opponents.introduction("hard:gambler", "citadels").startswith("[b|Jocelin], Dice player\nTrusts his luck")
    assert opponents.introduction("normal", "citadels") == ""
    lang.set_language("de")
    try:
        assert opponents.kind_words("easy:aggressor") == "Söldnerhauptfrau, leicht"
    finally:
        lang.set_language("en")


def test_every_person_has_words_in_both_languages() -> None:
    for language in lang.languages():
        lang.set_language(language)
        told = [faces.told(name, game) for game in catalog.games() for name in opponents.people()]
        assert len(set(told)) == len(told)  # everybody plays each game in a way of their own
    lang.set_language("en")


# -- in the window -----------------------------------------------------------------------------------------------------
def test_a_person_is_chosen_on_the_page_and_gives_the_seat_a_name(driver: Driver) -> None:
    driver.click("new_game")
    assert "Master builder" in driver.find("face_1").tip
    driver.click("face_1")
    driver.click("face:gambler")
    assert not driver.screen.layers
    assert (bots_of(driver)[1].personality, bots_of(driver)[1].name) == ("gambler", "Jocelin")
    assert driver.find("name_1").value == "Jocelin"
    assert "Dice player" in driver.find("face_1").tip
    driver.click("face_1")
    driver.click("face:any")
    assert driver.find("name_1").value == ""
    driver.click("face_2")
    driver.click("face:none")
    assert bots_of(driver)[2].personality == ""
    assert bots_of(driver)[2].name
    driver.click("start")
    assert driver.host.games.calls[-1][0] == "start"


def test_keys_change_the_person_too(driver: Driver) -> None:
    driver.click("new_game")
    driver.ui.focus = driver.find("face_1")
    driver.press(pygame.K_RIGHT)
    assert bots_of(driver)[1].personality == "miser"
    driver.press(pygame.K_LEFT)
    driver.press(pygame.K_LEFT)
    assert bots_of(driver)[1].personality == ""
    driver.press(pygame.K_RETURN)
    assert driver.find("face:none").interactive
    driver.press(pygame.K_ESCAPE)
    assert not driver.screen.layers


def test_a_typed_name_is_kept_when_the_person_changes(driver: Driver) -> None:
    driver.click("new_game")
    driver.click("name_1")
    driver.press(pygame.K_END)
    driver.type("x")
    driver.click("face_1")
    driver.click("face:dreamer")
    assert bots_of(driver)[1].name == "Gundulax"


def test_a_seat_goes_to_a_person_and_back(driver: Driver) -> None:
    driver.click("new_game")
    driver.click("player_1")
    driver.click("option:human")
    assert bots_of(driver)[1].human
    assert bots_of(driver)[1].name not in opponents.names()
    with pytest.raises(KeyError):
        driver.find("face_1")
    driver.click("player_1")
    driver.click("option:normal")
    assert driver.find("face_1").interactive
    assert bots_of(driver)[1].name == opponents.people()[bots_of(driver)[1].personality].name


def test_people_are_remembered_and_those_that_are_gone_forgotten(driver: Driver) -> None:
    driver.click("new_game")
    driver.click("face_1")
    driver.click("face:avenger")
    driver.click("start")
    kept = driver.ui.settings.values.last_games["citadels"]
    assert kept["seats"][1]["personality"] == "avenger"
    assert NewGameScreen(driver.ui).seats[1].personality == "avenger"
    kept["seats"][1]["personality"], kept["seats"][2]["level"] = "hermit", "godlike"
    again = NewGameScreen(driver.ui).seats
    assert (again[1].personality, again[2].level) == ("", "normal")
    older = msgspec.to_builtins(GameOptions(first_seats(4)))
    for seat in older["seats"]:
        del seat["personality"]
    driver.ui.settings.values.last_games["citadels"] = older
    assert [seat.personality for seat in NewGameScreen(driver.ui).seats] == [""] * 4


def test_a_level_a_game_has_is_kept_and_another_word_means_the_usual_one() -> None:
    assert opponents.nearest_level("master", "citadels") == "master"
    assert opponents.nearest_level("random", "citadels") == opponents.nearest_level("clever", "citadels") == "normal"


def test_the_strongest_level_says_that_it_is_for_those_who_beat_the_one_below() -> None:
    assert opponents.levels("citadels")[-1] == "master"
    assert "expert" in opponents.level_told("master")
    assert all(opponents.level_told(level).endswith(".") for level in opponents.levels("citadels"))
