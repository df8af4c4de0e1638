"""Every staged moment of every game: its record is whole, told in every language, and plays, is cut and fails well."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.kernel.rng import Rng
from game.session.match import Match, Shown
from game.session.setup import HUMAN
from game.table.board_theme import board_theme
from game.table.flow import Flow
from game.table.motion.album import HIGH, WIDE
from game.table.motion.scene import Scene, eyes_of
from game.table.motion.staged import (
    LONGEST,
    MY_STILL_MS,
    STILL_MS,
    Ration,
    Staged,
    moment_of,
    most_in_a_round,
    with_those_that_follow,
)
from game.table.motion.staging import Played
from game.table.motion.whom import Eyes, Said, Whom
from game.table.screen import TableScreen
from game.table.words import words
from game.ui import lang, people
from game.ui.window.settings import Person, Settings
from tests.games.playing import GAMES, match_of, play
from tests.helpers.quick import first_at_once
from tests.ui.driver import Driver, make_driver

pytestmark = pytest.mark.usefixtures("display")

RECORDS = [(game, moment) for game in GAMES for moment in with_those_that_follow(board_theme(game).moments)]
NAMES = [f"{game}:{moment.name}" for game, moment in RECORDS]
STEP = 1 / 30
MOST_FRAMES = 20_000


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    lang.set_language("en")


# -- the records -------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("game", "moment"), RECORDS, ids=NAMES)
def test_a_record_is_whole(game: str, moment: Staged) -> None:
    """Its events are told by the game, its times lie within bounds, and its still is a share of it."""
    told = words(game).events
    assert moment.name.isidentifier()
    assert moment.words
    assert set(moment.words) <= set(told), "no such event"
    assert 0 < moment.still <= 1
    for full in (moment.full, moment.first or moment.full, moment.lasts("small"), moment.lasts("middle")):
        assert 100 <= full <= LONGEST
    for size in ("large", "middle", "small"):
        assert 50 <= moment.lasts(size, short=True) <= moment.lasts(size)
    assert moment.lasts("small") <= moment.lasts("large")


@pytest.mark.parametrize("game", GAMES)
def test_no_two_moments_of_a_game_have_one_name(game: str) -> None:
    names = [moment.name for moment in with_those_that_follow(board_theme(game).moments)]
    assert len(set(names)) == len(names)


@cache
def played_out(game: str, seed: int) -> Match:
    return play(match_of(game, HUMAN, *["random"] * 3, seed=seed))


@pytest.mark.parametrize("game", [game for game in GAMES if board_theme(game).moments])
def test_the_words_of_a_moment_are_a_sentence_in_every_language(game: str, tmp_path: Path) -> None:
    """For each event of some games that has a moment, as the person before the screen may know it."""
    found: set[str] = set()
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    for seed in (1, 2, 3):
        table = TableScreen(driver.ui, Flow(played_out(game, seed), lambda: "fast"))
        eyes = eyes_of(table.motions)
        for event in table.flow.match.events_since(0, table.flow.eyes):
            moment = moment_of(board_theme(game).moments, event, eyes)
            if moment is None or moment.name in found:
                continue
            found.add(moment.name)
            said = {}
            for language in ("en", "de"):
                lang.set_language(language)
                said[language] = moment.said(event.facts, eyes).sentence
                assert said[language][-1:] in ".!?…”“", said
                assert "{" not in said[language]
                assert "  " not in said[language]
            assert said["en"] != said["de"], "it is not translated"
            whom = moment.whom(event.facts, eyes)
            assert whom.everybody or {*whom.loses, *whom.gains} <= set(range(-1, 4))
    assert found


# -- how they play -----------------------------------------------------------------------------------------------------
def table_of(tmp_path: Path, match: Match, **values: object) -> tuple[Driver, TableScreen]:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    for name, value in {"animation": 1.0, "opponents_speak": False, **values}.items():
        setattr(driver.ui.settings.values, name, value)
    driver.ui.apply_settings()
    table = TableScreen(driver.ui, Flow(match, lambda: "fast"))
    driver.ui.stack.reset(table)
    return driver, table


def frames(driver: Driver, table: TableScreen, *, seconds: float = STEP) -> Iterator[None]:
    """The game goes on; whoever is asked answers by chance."""
    rng = Rng(9)
    for _frame in range(MOST_FRAMES):
        if driver.screen is not table:
            return
        if table.offers is not None and not driver.ui.motion.busy:
            table.message.close()
            table.choose(rng.choice(table.offers.ask.options))
        driver.shell.step(seconds)
        yield


def first_moment(driver: Driver, table: TableScreen) -> Played:
    """The first moment of the game, at its beginning."""
    seen: list[Played] = []
    table.motions.staging.watch = seen.append
    for _frame in frames(driver, table):
        if seen:
            return seen[0]
    raise AssertionError("nothing is staged in a whole game")


STAGED = [game for game in GAMES if board_theme(game).moments]


@pytest.mark.long
@pytest.mark.parametrize("reduced", [False, True], ids=["moving", "reduced"])
@pytest.mark.parametrize("game", STAGED)
def test_all_moments_of_a_game_play_to_their_end(
    game: str, reduced: bool, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """None of them fails, none is longer than it may be, all leave the stage, and no round has more than its share."""
    seen: list[Played] = []
    rounds: dict[object, float] = {}
    driver, table = table_of(tmp_path, match_of(game, HUMAN, *["random"] * 3, seed=5), reduced_motion=reduced)

    def look_at(played: Played) -> None:
        seen.append(played)
        number = table.motions.staging.ration.round
        rounds[number] = rounds.get(number, 0.0) + played.ms

    table.motions.staging.watch = look_at
    for _frame in frames(driver, table, seconds=0.1):
        pass
    assert seen
    assert not [record for record in caplog.records if "cannot be shown" in record.message]
    for played in seen:
        assert played.share == 1.0
        assert played.ms <= (MY_STILL_MS if reduced else LONGEST)
        assert not reduced or played.ms in (STILL_MS, MY_STILL_MS)
    assert all(used <= most_in_a_round(4) for used in rounds.values())


@pytest.mark.parametrize("reduced", [False, True], ids=["moving", "reduced"])
@pytest.mark.parametrize("game", STAGED)
def test_a_moment_leaves_a_small_picture_for_those_who_saw_it(game: str, reduced: bool, tmp_path: Path) -> None:
    match = match_of(game, HUMAN, *["random"] * 3, seed=1)
    driver, table = table_of(tmp_path, match, reduced_motion=reduced)
    seen: list[Played] = []
    table.motions.staging.watch = seen.append
    for _frame in frames(driver, table):
        driver.frame()
        if len(seen) > 3:
            break
    pictures = [table.album.of([played.scene.events[0].number]) for played in seen[:3]]
    assert any(pictures)
    event, size = seen[0].scene.events[0], (driver.ui.px(WIDE), driver.ui.px(HIGH))
    assert {picture.get_size() for picture in pictures if picture is not None} == {size}
    secret = pygame.Surface(size)
    table.album.keep([event], 2, secret)
    assert table.album.of([event.number]) is None, "other eyes saw that"
    table.album.keep([event._replace(word="taken back")], None, secret)
    assert table.album.of([event.number]) is None, "it never happened"


@pytest.mark.parametrize("game", STAGED)
def test_space_ends_a_moment_and_all_of_it_is_released(game: str, tmp_path: Path) -> None:
    driver, table = table_of(tmp_path, match_of(game, HUMAN, *["random"] * 3, seed=1))
    played = first_moment(driver, table)
    told = table.flow.told
    assert played.share < 1
    assert table.flow.released > told
    driver.press(pygame.K_SPACE)
    assert played.share == 1.0
    assert table.flow.told > told


@pytest.mark.parametrize("key", first_at_once(["s", "f"]))
@pytest.mark.parametrize("game", STAGED)
def test_s_and_f_lead_past_all_that_is_told(game: str, key: str, tmp_path: Path) -> None:
    """All of it is released, and nobody waits for the others until whoever is before the screen is asked."""
    driver, table = table_of(tmp_path, match_of(game, HUMAN, *["random"] * 3, seed=1))
    played = first_moment(driver, table)
    released = table.flow.released
    driver.press(pygame.key.key_code(key))
    assert played.share == 1.0
    assert table.flow.told >= released
    assert table.flow.delay == 0 or not table.flow.bots_turn


@pytest.mark.parametrize("game", STAGED)
def test_without_moments_the_same_game_is_told(game: str, tmp_path: Path) -> None:
    driver, table = table_of(tmp_path, match_of(game, HUMAN, *["random"] * 3, seed=1), moments="none")
    seen: list[Played] = []
    table.motions.staging.watch = seen.append
    for _at, _frame in zip(range(600), frames(driver, table), strict=False):
        pass
    assert not seen
    assert table.flow.match.answered > 4


@pytest.mark.parametrize("game", STAGED)
def test_a_moment_that_fails_is_over_at_once(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The log says which one, and the table goes on."""
    driver, table = table_of(tmp_path, match_of(game, HUMAN, *["random"] * 3, seed=1))

    def fails(_self: Scene[Any], _t: float) -> None:
        raise ValueError("no picture")

    monkeypatch.setattr(Scene, "show", fails)
    with caplog.at_level(logging.WARNING):
        played = first_moment(driver, table)
    told = table.flow.told
    assert played.share == 1.0
    assert f"the moment {played.moment.name} of {game} cannot be shown (ValueError: no picture)" in caplog.text
    for _frame in frames(driver, table):
        if table.flow.told > told:
            return
    raise AssertionError("the table stands still")


# -- how much of them --------------------------------------------------------------------------------------------------
def _moment(**values: object) -> Staged:
    usual: dict[str, Any] = {
        "name": "one", "words": ("one",), "seen": lambda _scene, _event: None, "still": 0.5, "full": 1000.0,
        "said": lambda _facts, _eyes: Said("One."),
    }  # fmt: skip
    return Staged(**{**usual, **values})


def test_the_third_of_its_kind_is_short_and_the_fourth_a_cut() -> None:
    ration, moment = Ration(), _moment()
    ration.enter(1)
    grant = partial(ration.grant, moment, 1000.0, 400.0, 8000.0)
    assert [grant(mine=False) for _time in range(5)] == [1000, 1000, 400, 0, 0]
    ration.enter(2)
    assert grant(mine=False) == 1000


def test_what_is_mine_weighty_or_the_heart_of_the_round_is_never_cut_for_its_number() -> None:
    beating, weighty = _moment(beats=True), _moment(weighty=True)
    for ration, moment, mine in ((Ration(), _moment(), True), (Ration(), beating, False), (Ration(), weighty, False)):
        granted = [ration.grant(moment, 1000.0, 400.0, 8000.0, mine=mine) for _time in range(5)]
        assert granted == [1000, 1000, 400, 400, 400]


def test_a_round_has_no_more_than_its_share() -> None:
    ration = Ration()
    kinds = [_moment(name=f"kind_{at}") for at in range(12)]
    most = most_in_a_round(4)
    granted = [ration.grant(moment, 1000.0, 400.0, most, mine=False) for moment in kinds]
    assert granted == [1000.0] * 5 + [400.0] + [0.0] * 6
    mine = [ration.grant(moment, 1500.0, 600.0, most, mine=True) for moment in kinds]
    assert mine == [600.0, 600.0, *[0.0] * 10], "some of it is kept for what is mine"
    weighty = [ration.grant(_moment(name=name, weighty=True), 1500.0, 600.0, most, mine=False) for name in "ab"]
    assert weighty == [600.0, 600.0], "and some for what nobody may miss"
    assert ration.used <= most
    assert most_in_a_round(7) == pytest.approx(12_000)


@cache
def looking(me: int | None) -> Eyes:
    """Somebody before a table."""
    view = match_of(GAMES[0], HUMAN, *["random"] * 3).view(0)
    return Eyes(view, words(GAMES[0]).names(("Ann", "Bo", "Cleo", "Dan"), view), me)


def test_what_hits_two_others_is_small_and_nobody_is_me_at_a_shared_screen() -> None:
    moment = _moment(whom=lambda facts, _eyes: Whom(loses=(facts["seat"],)), others=500.0)
    assert moment.size({"seat": 1}, looking(1)) == "large"
    assert moment.size({"seat": 1}, looking(0)) == "small"
    assert moment.size({"seat": 1}, looking(None)) == "middle"
    assert moment.lasts("small") == 500
    assert _moment().size({}, looking(0)) == "large"  # everybody's


def test_after_the_first_games_short_moments_are_usual_unless_something_else_is_set() -> None:
    values = Settings(people={"Ada": Person(finished=people.BEGINNERS_GAMES - 1)})
    assert people.moments(values, "Ada") == "full"
    values.people["Ada"].finished += 1
    assert people.moments(values, "Ada") == "short"
    values.moments = "none"
    assert people.moments(values, "Ada") == "none"


def shown(word: str, facts: dict[str, Any]) -> Shown:
    return Shown(0, word, facts)


def test_the_first_record_that_takes_an_event_is_its_moment() -> None:
    small = _moment(name="small", when=lambda facts, _eyes: facts["amount"] < 3)
    large, eyes = _moment(name="large"), looking(0)
    assert moment_of((small, large), shown("one", {"amount": 2}), eyes) is small
    assert moment_of((small, large), shown("one", {"amount": 5}), eyes) is large
    assert moment_of((small, large), shown("other", {"amount": 5}), eyes) is None
