"""The second half of a year at the table: driven by events, behind which the state never waits, and skipped as one
likes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pygame
import pytest

from game.bots.inline import InlineBots
from game.kernel.rules import of
from game.la_citta.rules.event_shapes import SHAPES
from game.la_citta.rules.state import View
from game.la_citta.table.board import CittaBoard, board_of
from game.la_citta.table.details import DetailsPanel
from game.la_citta.table.motions import moves
from game.la_citta.table.scenes.course import BEGINS, MIGRATION, last_draws
from game.la_citta.table.sounds import OWN
from game.la_citta.words.about import cities
from game.session.match import Match
from game.table.asking.mark import Subject
from game.table.flow import Flow
from game.table.screen import TableScreen
from game.table.words import words
from tests.la_citta.scenes.test_seen import facts
from tests.ui.driver import Driver, make_driver
from tools.shots.la_citta.positions import rules, setup

STEP = 1 / 10
FAST = "random"  # computers that cost no time


@cache
def moment(players: int, seed: int, humans: tuple[int, ...], hungry: bool) -> tuple[int, int]:
    """A seed, and how many answers are given before that of a person leads through a migration, or to hunger."""
    for each in range(seed, seed + 60):
        match = Match.new(rules(), setup(players, each, (), FAST), InlineBots())
        while not match.over:
            ask, before = match.pending, match.event_count
            assert ask is not None
            match.step()
            told = [event.word for event in match.events_since(before, None)]
            wanted = "starved" in told if hungry else told.count("moved") >= 3 and "revealed" in told
            if wanted and ask.seat in humans and match.whole.year > 2:
                return each, match.answered - 1
    raise LookupError


def last_in_politics(
    players: int = 3, seed: int = 1, humans: tuple[int, ...] = (0,), *, hungry: bool = False
) -> tuple[Match, str]:
    """A match at that moment, and the answer that leads on."""
    each, answers = moment(players, seed, humans, hungry)
    match = Match.new(rules(), setup(players, each, (), FAST), InlineBots())
    while match.answered < answers:
        match.step()
    ask = match.pending
    assert ask is not None
    option = _next_answer(players, each, answers)
    assert option in ask.options
    for seat in humans:
        match.hand_over(seat, "human")
    match.seatings.clear()
    return match, option


def _next_answer(players: int, seed: int, answers: int) -> str:
    match = Match.new(rules(), setup(players, seed, (), FAST), InlineBots())
    while match.answered <= answers:
        match.step()
    return match.journal[answers].split()[1]


def sit(tmp_path: Path, *, pace: str = "fast", reduced: bool = False, hungry: bool = False) -> tuple[
    Driver, TableScreen, CittaBoard, str
]:  # fmt: skip
    match, option = last_in_politics(hungry=hungry)
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    driver.ui.settings.values.animation = 4.0
    driver.ui.settings.values.reduced_motion = reduced
    driver.ui.apply_settings()
    table = TableScreen(driver.ui, Flow(match, lambda: pace))
    table.summed = "seen"
    driver.ui.stack.reset(table)
    driver.ui.motion.finish_all()
    return driver, table, board_of(table), option


def frames(driver: Driver, most: int = 900) -> Iterator[int]:
    for count in range(most):
        driver.shell.step(STEP)
        yield count


def at_rest(table: TableScreen, board: CittaBoard) -> None:
    """Nothing is in the air, and the board shows what is."""
    assert not [sprite for sprite in table.stage.sprites if sprite.visible]
    assert table.lag.empty
    assert board.following.until is None
    assert facts(board.view) == facts(of(View, table.flow.view))


# -- every event -----------------------------------------------------------------------------------------------------
def test_every_event_moves() -> None:
    assert set(moves.MAKERS) == set(SHAPES)


def test_every_own_sound_of_an_event_is_there() -> None:
    said = words("la_citta")
    plain = {"building": "farm", "wishes": [0], "why": "income", "kept": True, "site": 1, "city": 1}
    heard = {said.cue(word, plain) for word in SHAPES} - {""}
    own = {name.partition("/")[2] for name in heard if name.startswith("la_citta/")}
    assert own <= set(OWN)


# -- telling ---------------------------------------------------------------------------------------------------------
def _the_table_comes_last(board: CittaBoard, chapter: str) -> None:
    """Who moved where stands in a table only when no other city will draw; before, the cord shows whose turn it is."""
    scene = board.scene
    assert scene.cord.visible == (chapter == "migration")
    if chapter == "migration":
        assert scene.ledger.visible == last_draws(board.view, scene.course)
    elif chapter in ("voices", "feeding"):
        assert scene.ledger.visible == (chapter == "feeding" and bool(scene.course.turns))


def test_the_state_is_ahead_and_the_pictures_follow_city_by_city(tmp_path: Path) -> None:
    driver, table, board, option = sit(tmp_path)
    before = of(View, table.flow.view)
    table.choose(option)
    now = of(View, table.flow.match.view(0))
    assert facts(board.view)["people"] == facts(before)["people"] != facts(now)["people"]
    chapters, until = list[str](), 0
    for _frame in frames(driver):
        if board.following.until is None:
            break
        assert board.following.until >= until  # nothing is taken back
        until = board.following.until
        chapter = board.scene.chapter
        if chapter and (not chapters or chapters[-1] != chapter):
            chapters.append(chapter)
        if board.scene.live and board.following.now >= 0:
            _the_table_comes_last(board, chapter)
            assert table.prompt.names == ("next_step", "see_whole")
    assert chapters[:2] == ["voices", "migration"]
    at_rest(table, board)


def test_all_that_is_gone_over_leaves_the_table_as_it_was(tmp_path: Path) -> None:
    driver, table, board, option = sit(tmp_path)
    table.choose(option)
    for _frame in frames(driver, 40):
        if board.scene.chapter == "migration":
            break
    driver.see()
    driver.shell.process(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_s, mod=0, unicode="s", scancode=0))
    at_rest(table, board)
    for _frame in frames(driver, 30):
        if of(View, table.flow.view).phase == "politics":
            break
        assert table.flow.rushing or not table.flow.bots_turn  # nobody is waited for until the year is over
    assert of(View, table.flow.view).phase == "politics" or table.offers is not None


def test_space_completes_one_city_after_the_other(tmp_path: Path) -> None:
    driver, table, board, option = sit(tmp_path, pace="relaxed")
    table.choose(option)
    seen: list[int] = []
    for _press in range(60):
        if board.following.until is None:
            break
        turn = board.following.course.turn
        if board.scene.chapter == "migration" and turn is not None and turn.city not in seen:
            seen.append(turn.city)
        driver.shell.process(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_SPACE, mod=0, unicode=" ", scancode=0))
        driver.shell.step(0.02)
    assert len(seen) >= 1
    at_rest(table, board)


@pytest.mark.parametrize("reduced", [False, True])
def test_hunger_is_told_and_ends_in_what_is(tmp_path: Path, reduced: bool) -> None:
    driver, table, board, option = sit(tmp_path, hungry=True, reduced=reduced)
    table.choose(option)
    fed: set[str] = set()
    for _frame in frames(driver):
        if board.following.until is None:
            break
        if board.scene.chapter == "feeding":
            fed.add(table.prompt.prompt.title)
            assert board.scene.below.fed
            assert not board.scene.below.cities
    assert fed
    at_rest(table, board)


def test_without_movements_nothing_is_held_back(tmp_path: Path) -> None:
    driver, table, board, option = sit(tmp_path)
    driver.ui.settings.values.animation = 0
    driver.ui.apply_settings()
    table.choose(option)
    assert board.following.until is None
    assert facts(board.view) == facts(of(View, table.flow.view))


def test_what_the_scene_says_neither_the_herald_nor_a_message_says_besides(tmp_path: Path) -> None:
    driver, table, board, option = sit(tmp_path)
    table.choose(option)
    for _frame in frames(driver):
        if board.following.until is None:
            break
        if board.scene.chapter == "migration" and board.following.now >= 0:
            assert not table.message.visible
    assert set(BEGINS) == {word for word in SHAPES if board.scene.tells(word)} or board.following.until is None


def test_an_undo_shows_what_was(tmp_path: Path) -> None:
    """Within politics a play may be taken back while it is still on its way."""
    match, _option = last_in_politics()
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    driver.ui.settings.values.animation = 1.0
    driver.ui.apply_settings()
    fresh = Match.new(rules(), setup(3, 2, (0,), FAST), InlineBots())
    table = TableScreen(driver.ui, Flow(fresh, lambda: "normal"))
    table.summed = "seen"
    driver.ui.stack.reset(table)
    driver.ui.motion.finish_all()
    board, ask = board_of(table), fresh.pending
    assert ask is not None
    before = facts(of(View, table.flow.view))
    table.choose(next(option for option in ask.options if option.startswith("farm:")))
    driver.shell.step(0.1)
    if table.flow.can_undo:
        table.take_back()
        assert facts(board.view) == before
        at_rest(table, board)
    assert match.answered


def test_other_eyes_see_no_voice_that_was_looked_at(tmp_path: Path) -> None:
    """Two people at one screen: when the first has decided, what follows is told to both, without secrets."""
    match, option = last_in_politics(humans=(0, 1))
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    driver.ui.settings.values.animation = 4.0
    driver.ui.apply_settings()
    asked = match.pending
    assert asked is not None
    flow = Flow(match, lambda: "fast")
    flow.lift(int(asked.seat))
    table = TableScreen(driver.ui, flow)
    table.summed = "seen"
    driver.ui.stack.reset(table)
    driver.ui.motion.finish_all()
    board = board_of(table)
    table.choose(option)
    assert board.following.until is not None
    for _frame in frames(driver, 60):
        if driver.screen is not table or board.following.until is None:
            break
        if not flow.private and not board.view.wishes:
            assert all(wish < 0 for wish in board.view.voice[1:])


def test_what_is_read_of_a_city_goes_with_the_map(tmp_path: Path) -> None:
    """Beside the map stands no figure of before: at every frame it is that of the city that is drawn."""
    driver, table, board, option = sit(tmp_path)
    city = max((city[0] for city in board.view.cities[0]), key=lambda one: board.view.people[one])
    table.choose(option)
    table.looking.read(Subject("city", city, "castello", place="city"))
    table.show_zoom()
    seen = set()
    for _ in frames(driver):
        found = cities.city(board.view, city, board.names)
        if found is not None and table.subject is not None:
            assert isinstance(table.zoom, DetailsPanel)
            assert table.zoom.city == found
            seen.add(found.text)
    assert len(seen) > 1


def test_the_beam_of_the_year_keeps_up_with_what_is_told(tmp_path: Path) -> None:
    """While cities draw it says so, although the state before the first of them is that of the voices."""
    driver, table, board, option = sit(tmp_path)
    table.choose(option)
    seen = set()
    for _frame in frames(driver):
        if board.scene.telling and board.scene.chapter == MIGRATION:
            seen.add(board.time.phase)
        elif seen:
            break
    assert seen == {"Migration"}
