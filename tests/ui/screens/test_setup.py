"""Casts, districts and switches of a new game: what is chosen, what is refused and why, the ways out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from game.citadels.content import own_cards
from game.citadels.rules.casting import OPTIONS
from game.citadels.setup import choice
from game.citadels.setup.options import CastChoice, CitadelsOptions, Wish
from game.citadels.setup.words import draft_text, explain, problem_with_cast, switch_texts
from game.kernel.rules import SetupError
from game.ui import lang
from game.ui.cards import CardState
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.screens.new_game import NewGameScreen
from game.ui.screens.seats import first_seats
from game.ui.services import StoredChoice
from tests.ui.driver import Driver, make_driver
from tests.ui.test_fit import inside
from tools.shots.around import SHOTS
from tools.shots.citadels.new_game import with_kept_cast

PRESETS = tuple(choice.cards().presets)


def options(players: int = 4, **facts: Any) -> CitadelsOptions:
    return CitadelsOptions(first_seats(players), **facts)


def own(players: int = 4, **facts: Any) -> CitadelsOptions:
    """The first game as a choice of one's own."""
    chosen = options(players, **facts)
    choice.make_own(chosen)
    return chosen


def wishing(players: int, **wishes: Wish) -> CitadelsOptions:
    return options(players, cast=CastChoice("wishes", wishes=wishes))


def mended_by_each_way_out(chosen: CitadelsOptions) -> None:
    """Every way out that is offered leads to a set-up without this problem."""
    problem = problem_with_cast(chosen)
    assert problem is not None
    for i in range(len(problem.fixes)):
        again = msgspec.convert(msgspec.to_builtins(chosen), CitadelsOptions)
        found = problem_with_cast(again)
        assert found is not None
        found.fixes[i].act(again)
        after = problem_with_cast(again)
        assert after is None or after.sentence != problem.sentence


# -- without a window --------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("nine", [False, True])
def test_every_named_set_up_is_played_as_it_is_shown(players: int, preset: str, nine: bool) -> None:
    chosen = options(players, nine=nine, cast=CastChoice(preset=preset))
    shown = choice.shown(chosen)
    if preset == "classic" and players == 8:
        mended_by_each_way_out(chosen)
        return
    setup = choice.resolve(chosen)
    assert setup.cast == shown.characters[: len(setup.cast)]
    assert setup.uniques == shown.uniques
    assert (len(setup.cast) == 9) == choice.nine_plays(chosen)
    assert choice.rules().box(setup).players == players


@pytest.mark.parametrize("players", range(2, 9))
def test_rank_nine_follows_the_number_of_players(players: int) -> None:
    for wanted in (False, True):
        chosen = options(players, nine=wanted)
        assert choice.nine_plays(chosen) == {2: False, 3: True, 8: True}.get(players, wanted)
        assert bool(choice.nine_is_fixed(chosen)) == (players in (2, 3, 8))
        assert draft_text(chosen)


def test_stand_ins_are_named() -> None:
    chosen = options(3, cast=CastChoice(preset="devious_dignitaries"))
    assert choice.resolve(chosen).cast[-1] == "artist"
    assert "Artist takes part instead of Queen" in draft_text(chosen)
    assert "8 districts" in draft_text(chosen)


def test_chance_draws_the_same_for_the_same_number() -> None:
    one = options(5, cast=CastChoice("random", drawn=7))
    assert choice.resolve(one) == choice.resolve(options(5, cast=CastChoice("random", drawn=7)))
    assert choice.resolve(one) != choice.resolve(options(5, cast=CastChoice("random", drawn=8)))
    one.seed = 8
    assert choice.resolve(one) == choice.resolve(options(5, cast=CastChoice("random", drawn=8)))


def test_own_choice_says_what_is_missing_and_fills_up() -> None:
    chosen = own()
    for card in ("library", "keep"):
        choice.pick_unique(chosen, card)
    problem = problem_with_cast(chosen)
    assert problem is not None
    assert "2 unique districts are missing" in problem.sentence
    mended_by_each_way_out(chosen)
    for card in ("library", "keep", "armory"):
        choice.pick_unique(chosen, card)
    problem = problem_with_cast(chosen)
    assert problem is not None
    assert "1 unique district too many" in problem.sentence
    mended_by_each_way_out(chosen)


def test_cards_that_need_another_card_or_more_players() -> None:
    chosen = own(2)
    choice.pick_character(chosen, "emperor")
    problem = problem_with_cast(chosen)
    assert problem is not None
    assert (problem.sentence, problem.fixes[0].text) == ("Emperor needs at least 3 players.", "Take Patrician")
    mended_by_each_way_out(chosen)
    chosen = own()
    choice.pick_unique(chosen, "keep")
    choice.pick_unique(chosen, "hospital")
    assert problem_with_cast(chosen) is None
    choice.pick_character(chosen, "witch")
    problem = problem_with_cast(chosen)
    assert problem is not None
    assert problem.sentence == "Hospital can only take part together with Assassin."
    assert [fix.text for fix in problem.fixes] == ["Take Assassin", "Leave out Hospital"]
    mended_by_each_way_out(chosen)


UNIQUE = [one.id for one in choice.unique_districts(options())]
TOO_MANY: dict[str, Wish] = dict.fromkeys(UNIQUE[:15], "always")
TOO_FEW: dict[str, Wish] = dict.fromkeys(UNIQUE[13:], "never")
NOBODY_4: dict[str, Wish] = {one.id: "never" for one in choice.of_rank(4)}
IMPOSSIBLE: list[tuple[CitadelsOptions, str]] = [
    (wishing(4, king="always", emperor="always"), "King and Emperor cannot both"),
    (wishing(4, **NOBODY_4), "Nobody is left for rank 4"),
    (wishing(2, **NOBODY_4 | {"emperor": "sometimes"}), "Nobody is left for rank 4"),
    (wishing(4, queen="always"), "Queen needs at least 5"),
    (wishing(5, queen="always"), "this game has no rank 9"),
    (wishing(2, artist="always"), "this game has no rank 9"),
    (wishing(4, hospital="always", assassin="never"), "Hospital can only take part together with Assassin"),
    (wishing(4, hospital="always", witch="always"), "Hospital always needs Assassin, but Witch"),
    (wishing(4, **TOO_MANY), "15 unique"),
    (wishing(4, **TOO_FEW), "Too few"),
]


@pytest.mark.parametrize(("chosen", "said"), IMPOSSIBLE)
def test_wishes_that_cannot_come_true(chosen: CitadelsOptions, said: str) -> None:
    problem = problem_with_cast(chosen)
    assert problem is not None
    assert said in problem.sentence
    assert problem.fixes
    mended_by_each_way_out(chosen)


def test_no_english_reason_reaches_a_german_player() -> None:
    lang.set_language("de")
    try:
        for chosen, _said in IMPOSSIBLE:
            with pytest.raises(SetupError) as refused:
                choice.resolve(chosen)
            sentence = explain(chosen, refused.value.word).sentence
            assert sentence != str(refused.value)
            assert " the " not in f" {sentence} "
    finally:
        lang.set_language("en")


def test_all_switches_of_the_rules_are_explained() -> None:
    assert {*switch_texts(), "classic"} == {*OPTIONS}
    chosen = options(3, rules=["gather_first", "random_middle_discard"])
    assert set(choice.resolve(chosen).options) == {"gather_first", "random_middle_discard"}
    classic = options(3, cast=CastChoice(preset="classic"))
    assert choice.resolve(classic).options == ("classic",)
    choice.make_own(classic)
    assert "university" not in classic.cast.uniques


def test_what_is_stored_is_mended() -> None:
    bad = CastChoice("own", "nonsense", ["king", "dragon"], ["library", "tavern", "library"], {"dragon": "never"})
    good = choice.mended(bad)
    assert good.preset == "first_game"
    assert len(good.characters) == 9
    assert (good.characters[3], good.uniques, good.wishes) == ("king", ["library"], {})


# -- on the screen -----------------------------------------------------------------------------------------------------
def opened(driver: Driver, tab: str = "characters") -> CitadelsOptions:
    driver.click("new_game")
    driver.click(f"tab:{tab}")
    found = driver.screen.options  # type: ignore[attr-defined]  # every screen has a class of its own
    assert isinstance(found, CitadelsOptions)
    return found


def choose(driver: Driver, way: str) -> None:
    """By keyboard: the list may be higher than the window."""
    driver.click("cast_choice")
    driver.ui.focus = driver.find(f"option:{way}")
    driver.press(pygame.K_RETURN)


def test_a_rank_may_have_more_characters_than_others(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    """One column for each rank, whatever its length: a character of the house is the fourth of its rank."""
    all_of = choice.of_rank
    monkeypatch.setattr(choice, "of_rank", lambda rank: all_of(rank)[: 2 if rank == 4 else None])
    opened(driver, "characters")
    columns = [[driver.find(f"card:{one.id}").box.x for one in choice.of_rank(rank)] for rank in range(1, 10)]
    assert len(columns[3]) < len(columns[4])
    assert all(len(set(column)) == 1 for column in columns), "one below the other"
    assert columns == sorted(columns)


def test_a_click_on_a_card_makes_a_cast_of_ones_own(driver: Driver) -> None:
    chosen = opened(driver)
    driver.click("card:witch")
    assert driver.toasts() == ["This is now a cast of your own."]
    assert (chosen.cast.way, chosen.cast.characters[0]) == ("own", "witch")
    driver.click("card:queen")
    driver.click("card:queen")
    assert chosen.nine
    assert "Queen needs at least 5" in driver.find("note").value
    driver.click("start")
    assert driver.host.games.calls == []
    driver.click("fix_0")
    assert chosen.cast.characters[8] == "artist"
    driver.click("start")
    assert driver.host.games.calls[-1][0] == "start"


@pytest.mark.long
def test_districts_are_counted(driver: Driver) -> None:
    chosen = opened(driver, "districts")
    driver.click("card:library")
    assert driver.find("said").value.startswith("13 of 14")
    driver.ui.focus = driver.find("card:armory")
    driver.press(pygame.K_RETURN)
    assert driver.find("said").value.startswith("14 of 14")
    assert driver.ui.focus is driver.find("card:armory")
    assert "armory" in chosen.cast.uniques


def test_wishes_go_round_with_both_buttons(driver: Driver) -> None:
    chosen = opened(driver, "districts")
    choose(driver, "wishes")
    driver.click("card:armory")
    assert driver.find("card:armory").value == "Armory, always"
    driver.click("card:armory")
    assert chosen.cast.wishes == {"armory": "never"}
    driver.click("card:armory", 3)
    driver.click("card:armory", 3)
    assert chosen.cast.wishes == {}


def test_another_draw_and_a_seed_that_decides(driver: Driver) -> None:
    chosen = opened(driver, "rules")
    choose(driver, "random")
    before = choice.resolve(chosen)
    driver.click("draw_again")
    assert choice.resolve(chosen) != before
    driver.click("seed")
    driver.type("42")
    assert driver.find("seed").value == "42"
    driver.click("draw_again")
    assert "seed decides" in driver.toasts()[-1]


def test_a_cast_is_kept_found_again_and_deleted(driver: Driver) -> None:
    with_kept_cast(driver.ui)
    chosen = opened(driver)
    driver.click("card:witch")
    driver.click("save_cast")
    driver.type("Witches")
    driver.press(pygame.K_RETURN)
    assert driver.find("cast_choice").value == "“Witches”"
    choose(driver, "preset:first_game")
    assert chosen.cast.way == "preset"
    choose(driver, "stored:Witches")
    assert chosen.cast.characters[0] == "witch"
    driver.click("card:spy")
    assert chosen.cast.saved == ""
    choose(driver, "stored:Witches")
    driver.click("delete_cast")
    driver.click("yes")
    assert [one.name for one in driver.host.choices.list("citadels")] == ["Long evenings"]


def test_a_name_that_is_taken_is_asked_about(driver: Driver) -> None:
    with_kept_cast(driver.ui)
    opened(driver)
    driver.click("card:witch")
    driver.click("save_cast")
    driver.type("Long evenings")
    driver.press(pygame.K_RETURN)
    assert "already a cast" in driver.find("dialog").children[0].children[0].value
    driver.click("yes")
    assert driver.find("cast_choice").value == "“Long evenings”"


def test_switches_are_set_and_say_when_they_do_nothing(driver: Driver) -> None:
    chosen = opened(driver, "rules")
    driver.click("rule:gather_first")
    assert chosen.rules == ["gather_first"]
    choose(driver, "preset:classic")
    driver.click("rule:gather_first")
    assert "Part of the classic edition." in driver.toasts()
    driver.click("nine")
    assert "The classic edition has no rank 9." in driver.toasts()


def test_the_classic_edition_is_not_for_eight(driver: Driver) -> None:
    chosen = opened(driver, "players")
    choose(driver, "preset:classic")
    for _ in range(4):
        driver.click("add_seat")
    assert "2 to 7 players" in driver.find("note").value
    driver.click("fix_0")
    assert chosen.cast.preset == "first_game"
    choose(driver, "preset:classic")
    assert chosen.cast.preset == "first_game"
    assert any("2 to 7" in text for text in driver.toasts())


def test_the_last_set_up_comes_back(driver: Driver) -> None:
    opened(driver)
    driver.click("card:witch")
    driver.click("start")
    driver.show(SHOTS["title"](driver.ui))
    again = opened(driver)
    assert again.cast.characters[0] == "witch"
    driver.ui.settings.values.last_games["citadels"] = {"seats": [{"name": 3}], "cast": "?"}
    driver.show(SHOTS["title"](driver.ui))
    assert opened(driver).cast.way == "preset"


def test_a_damaged_cast_is_named_when_the_screen_opens(driver: Driver) -> None:
    driver.host.choices.entries.append(StoredChoice("x", "x", trouble="The kept set-up x.json is damaged."))
    opened(driver)
    assert driver.toasts() == ["The kept set-up x.json is damaged."]
    driver.click("cast_choice")
    with pytest.raises(KeyError):
        driver.find("option:stored:x")


@pytest.mark.long
@pytest.mark.parametrize("language", lang.languages())
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 200), ((1280, 720), 150), ((1920, 1080), 100)])
def test_every_reason_fits(tmp_path: Path, size: tuple[int, int], scale: int, language: str) -> None:
    driver = make_driver(tmp_path / "settings.json", size, language, scale)
    try:
        for chosen, _said in IMPOSSIBLE:
            for tab in ("players", "characters"):
                screen = NewGameScreen(driver.ui)
                screen.options, screen.tab = msgspec.convert(msgspec.to_builtins(chosen), CitadelsOptions), tab
                driver.show(screen)
                assert driver.ui.text.overflows == [], screen.page.problem
                assert screen.root is not None
                inside(screen.root, driver.ui.scale.bounds)
    finally:
        lang.set_language("en")


# -- the cards ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_veil_lies_on_a_name(tmp_path: Path, size: tuple[int, int]) -> None:
    """A name in two lines begins above the usual plate, and all its letters are as bright as on a card that plays."""
    driver = make_driver(tmp_path / "settings.json", size, "de")
    painter = driver.ui.cards_of("citadels")
    wide, two_lines = 118.0, 0
    for card in own_cards().ids:
        face = painter.surface(card, "small", wide)
        drawn = pygame.Surface(face.get_size())
        canvas = driver.ui.canvas(drawn)
        box = Box(0, 0, face.get_width() / canvas.k, face.get_height() / canvas.k)
        share = painter.veiled(card, "small", face.get_size())
        painter.draw_ready(canvas, face, box, CardState(veil=128, shadow=False), share)
        low = range(round(face.get_height() * 0.7), face.get_height())
        letters = [(x, y) for y in low for x in range(face.get_width()) if face.get_at((x, y))[:3] == theme.ON_CARD]
        assert letters, card
        assert [at for at in letters if drawn.get_at(at)[:3] != theme.ON_CARD] == [], card
        two_lines += min(y for _x, y in letters) < face.get_height() * 0.79
    assert two_lines or size[1] > 720


def test_the_cards_of_this_game_and_all(driver: Driver) -> None:
    opened(driver, "players")
    driver.click("reference")
    assert driver.screen.name == "reference"
    assert len(shown(driver)) == 9 + 17 + 14 - 1  # four play without rank 9
    driver.click("clear")
    assert len(shown(driver)) == len(own_cards().ids)
    driver.press(pygame.K_ESCAPE)
    assert driver.screen.name == "new_game"


def shown(driver: Driver) -> list[str]:
    assert driver.screen.root is not None
    return [widget.name for widget in driver.screen.root.walk() if widget.name.startswith("card:")]


def test_without_a_game_all_cards_are_shown(driver: Driver) -> None:
    driver.click("reference")
    assert len(shown(driver)) == len(own_cards().ids)
