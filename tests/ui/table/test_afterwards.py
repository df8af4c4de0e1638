"""After the game: turning points, what the computer players knew, and the opened seed."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pygame
import pytest

from game import catalog
from game.bots.inline import InlineBots
from game.citadels.rules.state import Game, View
from game.citadels.table.afterwards.final import ScoringScreen
from game.citadels.table.afterwards.knowledge import KnowledgeScreen
from game.citadels.table.board import board_of
from game.kernel.rules import of
from game.session.fairness import seal, with_salt
from game.session.match import Match
from game.table.advice.look_back_table import LookBackTable
from game.table.advice.lookback import Known, Moment, Review, course, turning_points
from game.table.advice.review import ReviewScreen
from game.table.film.screen import FilmTable
from game.table.flow import Flow
from game.table.keepsake import LARGE, witness
from game.table.screen import TableScreen
from game.table.words import words
from tests.ui.driver import Driver, make_driver
from tools.shots.citadels.positions import play_until, setup
from tools.shots.citadels.shot_names import AFTERWARDS
from tools.shots.citadels.shots import SHOTS
from tools.shots.moments import the_end


def over(players: int = 2) -> Match:
    return play_until(with_salt(setup(players, 4)), the_end)


@cache
def reviewed() -> Review:
    review = Review(over(), 0)
    while not review.done:
        review.update()
    return review


def scoring(tmp_path: Path, match: Match, **window: object) -> tuple[Driver, ScoringScreen]:
    driver = make_driver(tmp_path / "settings.json", **window)  # type: ignore[arg-type]  # size, language, scale
    screen = ScoringScreen(driver.ui, Flow(match, lambda: "instant"))
    driver.show(screen)
    return driver, screen


# -- the review ----------------------------------------------------------------
def test_turning_points_are_the_largest_swings() -> None:
    review = reviewed()
    decisions = [one for one in review.back.decisions if one.ask.seat == 0]
    assert decisions == review.back.decisions
    assert 1 <= len(review.turning) <= 5
    smallest = min(abs(one.swing) for one in review.turning)
    assert all(abs(one.swing) <= smallest + 1e-9 for one in review.moments if one not in review.turning)
    assert [one.place for one in review.turning] == sorted(one.place for one in review.turning)
    for one in review.moments:
        options = review.back.decisions[one.place].ask.options
        assert one.better == "" or one.better in options
        assert one.better != review.back.decisions[one.place].option
        assert 0 <= one.before <= 1
    share = 1 / len(review.back.match.winners) if 0 in review.back.match.winners else 0
    assert review.moments[-1].after == share


def test_a_course_by_hand() -> None:
    def answer(best: float, duel: list[float] | None = None) -> dict[str, object]:
        return {"judged": [["gold", best, 100, 0.0, 0.0]], "duel": duel or []}

    nothing_to_choose = {"judged": [["gold", 0.0, 0, 0.0, 0.0]]}
    answers = [answer(0.5, [0.5, 0.4]), nothing_to_choose, answer(0.45), answer(0.2), {}]
    found = course([], answers, 1.0)  # type: ignore[arg-type]
    assert [(one.place, one.before, one.after) for one in found] == [(0, 0.5, 0.45), (2, 0.45, 0.2), (3, 0.2, 1.0)]
    assert [one.better for one in found] == ["gold", "", ""]
    assert found[0].cost == pytest.approx(0.1)
    assert turning_points(found, 1) == [found[2]]
    assert turning_points([Moment(0, 0.5, 0.5, 0.51, "")]) == []


def test_what_happened_between_is_told_for_that_seat_alone() -> None:
    back = reviewed().back
    told = [event for place in range(len(back.decisions)) for event in back.between(place)]
    assert told == back.again.events_since(back.decisions[0].told, 0)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_review_on_screen(tmp_path: Path, language: str) -> None:
    driver, screen = scoring(tmp_path, over(), language=language)
    screen.reviews.found[0] = reviewed()
    driver.click("look_back")
    driver.click("review")
    review = driver.screen
    assert isinstance(review, ReviewScreen)
    first = driver.find("story").value
    driver.press(pygame.K_PAGEDOWN)
    if len(reviewed().turning) > 1:
        assert driver.find("story").value != first
    driver.click("see")
    table = driver.screen
    assert isinstance(table, LookBackTable)
    moment = reviewed().turning[review.chosen]
    state = of(Game, reviewed().back.decisions[moment.place].state)
    assert board_of(table).model.round == state.round
    assert list(board_of(table).model.own_hand) == state.hand[0]
    assert driver.ui.text.overflows == []
    driver.frame(5.0)
    assert table.flow.match.whole.answered == state.answered, "nothing goes on there"
    assert state.pending is not None
    table.choose(state.pending.options[0])
    assert table.flow.match.whole.answered == state.answered, "and nothing can be done"
    driver.press(pygame.K_ESCAPE)
    assert driver.screen == review
    driver.press(pygame.K_ESCAPE)
    assert driver.screen.name == screen.name


def test_a_turning_point_shows_the_table_as_its_person_saw_it_then() -> None:
    review, match = reviewed(), over()
    one = review.back.decisions[review.turning[0].place]
    flow = witness(match, one)
    assert of(View, flow.view).same(of(View, one.view))
    assert flow.my_ask == one.ask
    assert flow.log() == review.back.again.events_since(0, 0)[: one.told]
    assert match.over, "the finished game stays as it is"


def test_every_turning_point_has_a_picture_of_its_own(tmp_path: Path) -> None:
    driver, screen = scoring(tmp_path, over())
    screen.reviews.found[0] = reviewed()
    driver.show(ReviewScreen(driver.ui, screen.reviews))
    review = driver.screen
    assert isinstance(review, ReviewScreen)
    seen = []
    for number in range(len(reviewed().turning)):
        review.look_at(number)
        while not review.still:
            driver.frame(0.02)
        picture = driver.find("pictured").made()  # type: ignore[attr-defined]  # the widget that shows it
        assert picture.get_size() == LARGE
        seen.append(pygame.image.tobytes(picture, "RGB"))
    assert len(set(seen)) == len(seen)


def test_the_review_shows_progress_and_can_be_cancelled(tmp_path: Path) -> None:
    driver, screen = scoring(tmp_path, over())
    driver.click("look_back")
    driver.click("review")
    review = screen.reviews.of(0)
    while review.progress == 0:
        driver.frame(0.02)
    assert 0 < review.progress < 1
    driver.click("cancel")
    assert driver.screen is screen
    assert not review.adviser.busy
    assert review.progress == 0


@pytest.mark.long
def test_the_film_of_a_game_tells_what_a_computer_player_believed(tmp_path: Path) -> None:
    driver, screen = scoring(tmp_path, over(4))
    driver.click("look_back")
    driver.click("film")
    table = driver.screen
    assert isinstance(table, FilmTable)
    assert (table.film.at, table.flow.viewer) == (0, 0)
    while (ask := table.flow.match.pending) is None or ask.seat != 2 or not table.words.question(ask.step).believes:
        table.go(table.film.decision(1, 2))
    at = table.film.at
    driver.press(pygame.K_q)
    known = driver.screen
    assert isinstance(known, KnowledgeScreen)
    driver.frame(1.0)
    assert known.seat == 2
    assert known.decision is not None
    assert known.decision.ask.number == at
    driver.press(pygame.K_ESCAPE)
    driver.press(pygame.K_t)
    assert table.flow.viewer == 2, "a hint is for whoever decides"
    assert table.hinting.number == at
    driver.press(pygame.K_ESCAPE)
    driver.press(pygame.K_ESCAPE)
    assert driver.screen.name == screen.name


# -- what they knew ----------------------------------------------------------------
def test_every_secret_decision_of_a_bot_is_there() -> None:
    match = over(4)
    known = Known(match, 2)
    while not known.back.ready:
        known.update(0)
    assert known.back.decisions
    assert all(words("citadels").question(one.ask.step).believes for one in known.back.decisions)
    assert all(one.ask.seat == 2 and one.view.viewer == 2 for one in known.back.decisions)
    while 3 not in known.beliefs:
        known.update(3)
    assert known.beliefs[3]["how"] == "heuristic"


@pytest.mark.parametrize("language", ["en", "de"])
def test_stepping_through_what_they_knew(tmp_path: Path, language: str) -> None:
    match = over(4)
    match.hand_over(1, "hard")
    driver, _screen = scoring(tmp_path, match, language=language)
    driver.click("look_back")
    driver.click("knowledge")
    screen = driver.screen
    assert isinstance(screen, KnowledgeScreen)
    for _frame in range(100):
        driver.frame(0.05)
        if screen.now.beliefs:
            break
    decision = screen.decision
    assert decision is not None
    table = driver.find("beliefs")
    assert "own" not in table.value
    driver.press(pygame.K_PAGEDOWN)
    driver.frame(0.1)
    assert screen.place == 1
    driver.click("after")
    assert screen.place == 2
    driver.click("decision:0")
    assert screen.place == 0
    driver.click("tab:3")
    assert screen.seat == 3
    driver.frame(0.5)
    assert driver.ui.text.overflows == []
    driver.press(pygame.K_ESCAPE)
    assert isinstance(driver.screen, ScoringScreen)


# -- the seed ----------------------------------------------------------------
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_seed_is_opened_and_checked(tmp_path: Path, language: str) -> None:
    match = over()
    driver, screen = scoring(tmp_path, match, language=language)
    driver.click("look_back")
    driver.click("fairness")
    for _frame in range(100):
        driver.frame(0.05)
        if screen.check.state != "running":
            break
    assert screen.check.state == "same"
    text = driver.find("fairness").value
    assert match.setup.salt in text
    assert str(match.setup.seed) in text
    assert seal(match.rules, match.setup) in text.replace(" ", "")
    assert driver.ui.text.overflows == []


def test_the_seal_can_be_seen_from_the_start_behind_its_question_and_nowhere_else(tmp_path: Path) -> None:
    match = Match.new(catalog.rules("citadels"), with_salt(setup(4, 3)), InlineBots())
    shown = seal(match.rules, match.setup)
    driver = make_driver(tmp_path / "settings.json")
    table = TableScreen(driver.ui, Flow(match, lambda: "instant"))
    driver.show(table)
    assert shown not in table.log.lines.value.replace(" ", "")
    driver.host.games.match = match
    table.back()
    seal_now = driver.host.games.seal()
    assert seal_now.replace(" ", "") == shown
    assert driver.screen.root is not None
    assert not [one for one in driver.screen.root.walk() if seal_now in str(getattr(one, "value", ""))]
    driver.click("fairness")
    told = driver.find("seal").value
    assert seal_now in told
    assert str(match.setup.seed) not in told.split()
    assert match.setup.salt not in told
    assert driver.ui.text.overflows == []


def test_people_alone_have_nobody_to_ask_what_they_knew(tmp_path: Path) -> None:
    match = over()
    match.hand_over(1, "human")
    driver, _screen = scoring(tmp_path, match)
    driver.click("look_back")
    assert driver.find("review").visible
    with pytest.raises(KeyError):
        driver.find("knowledge")


@pytest.mark.long
@pytest.mark.parametrize(
    ("size", "language", "scale"),
    [((1280, 720), "en", 100), ((1280, 720), "de", 200), ((1920, 1080), "de", 150)],
)
def test_everything_fits(tmp_path: Path, size: tuple[int, int], language: str, scale: int) -> None:
    driver = make_driver(tmp_path / "settings.json", size, language, scale)
    driver.ui.text.overflows.clear()
    for name in (*AFTERWARDS, "table_hint", "table_hint_draft"):
        driver.show(SHOTS[name](driver.ui))
        driver.frame()
        assert driver.ui.text.overflows == [], name
    driver.show(SHOTS["scoring"](driver.ui))
    assert not driver.ui.settings.values.hints
