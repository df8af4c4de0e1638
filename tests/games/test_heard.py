"""The table of every game for somebody who hears it: everything that can be chosen is there, in words, in an order;
nothing is told that this seat may not know, and nothing before it is shown."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import catalog
from game.kernel.rng import Rng
from game.kernel.steps import Seat
from game.lessons import Course, tutorials
from game.session.match import Match, Shown
from game.session.setup import HUMAN
from game.table.aloud.called import Called
from game.table.asking.spots import BUTTON
from game.table.flow import Flow
from game.table.lessons.screen import lay
from game.table.lessons.table import LessonTable
from game.table.log.chronicle import Line, losses
from game.table.log.news import News
from game.table.pieces import Spot
from game.table.screen import TableScreen
from game.ui import lang
from game.ui.draw.markup import plain
from game.ui.reader.order import stops
from game.ui.reader.tree import TreeBuilder
from game.ui.speech import speakable
from tests.games.playing import GAMES, match_of
from tests.helpers.heard import Told, told, tree
from tests.helpers.heard_trees import misplaced
from tests.helpers.quick import first_at_once, second_and_last
from tests.ui.driver import Driver, make_driver

pytestmark = pytest.mark.usefixtures("display")

TYPED = re.compile(r"\b[Cc]lick|\bType \w+ to\b|\b[Kk]lick|„warum“")  # for other hands than those that press keys
MOST_NODES = 120
RAW = re.compile(r"\{|\}|\[b\||\w_\w|^$")  # keys, markup, names of widgets
MOST_MOMENTS = 6_000  # of a tenth of a second
ROUNDS = 25  # questions of the person that are looked at


@pytest.fixture(autouse=True)
def _language() -> Iterator[None]:
    yield
    lang.set_language("en")


def sit_down(tmp_path: Path, match: Match, language: str = "en") -> tuple[Driver, TableScreen]:
    """Somebody listens at the table of this match."""
    driver = make_driver(tmp_path / "settings.json", (1280, 720), language)
    driver.ui.settings.values.wait_for_words, driver.ui.settings.values.voice_offered = False, True
    driver.ui.ears.reader = True
    table = TableScreen(driver.ui, Flow(match, lambda: "instant"))
    driver.show(table)
    return driver, table


def asked(driver: Driver) -> TableScreen | None:
    """The table as soon as the person is asked; None at the end of the game."""
    for _moment in range(300):
        table = driver.screen
        if not isinstance(table, TableScreen):
            return None
        if table.offers is not None:
            return table
        driver.wait()
    raise AssertionError("nobody is asked")


def questions(driver: Driver, seed: int, count: int = ROUNDS) -> Iterator[TableScreen]:
    """The table at each of the next questions, answered by chance."""
    rng = Rng(seed)
    for _question in range(count):
        table = asked(driver)
        if table is None:
            return
        table.message.close()
        yield table
        assert table.offers is not None
        table.choose(rng.choice(table.offers.ask.options))
        driver.wait()


# -- the tree ----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("language", first_at_once(["en", "de"]))
@pytest.mark.parametrize("game", second_and_last(GAMES))
def test_every_table_is_told_in_words(tmp_path: Path, game: str, language: str) -> None:
    driver, _table = sit_down(tmp_path, match_of(game, HUMAN, "random", "random"), language)
    for table in questions(driver, 3):
        assert misplaced(TreeBuilder(driver.ui).build()) == []
        heard = tree(table)
        assert len(heard) <= MOST_NODES
        corner = {id(one) for one in table.corner.walk()} | {id(one) for one in table.log.walk()}
        raw = [one.name for one in heard if RAW.search(one.name) and id(one.widget) not in corner]
        assert not raw
        assert not [one.words for one in heard if TYPED.search(f"{one.name} {one.words}")]
        regions = [one.name for one in heard if one.role == "REGION"]
        assert regions[0] in ("Question", "Frage")
        assert len(set(regions)) == len(regions)


@pytest.mark.parametrize("game", second_and_last(GAMES))
def test_whatever_is_offered_on_the_table_can_be_heard_and_says_that_it_can_be_chosen(
    tmp_path: Path, game: str
) -> None:
    driver, _table = sit_down(tmp_path, match_of(game, HUMAN, "random", "random"))
    seen: Counter[str] = Counter()
    for table in questions(driver, 5):
        assert table.offers is not None
        heard = tree(table)
        spots: dict[tuple[str, int], Told] = {}
        for one in heard:
            if isinstance(one.widget, Spot):
                spots.setdefault((one.widget.place, one.widget.thing), one)
        for place, thing in table.offers.by_spot:
            if place == BUTTON or table.board.plan.said() is not None:
                continue
            found = spots[place, thing]
            assert found.selected or "can be chosen" in found.name.lower() or "price" in found.name, found.name
            seen[place] += 1
    assert seen or game == "la_citta", "there it is put together step by step"


@pytest.mark.parametrize("game", second_and_last(GAMES))
def test_what_is_kept_for_the_next_walk_is_what_would_be_told_anew(tmp_path: Path, game: str) -> None:
    driver, _table = sit_down(tmp_path, match_of(game, HUMAN, "random", "random"))
    rng = Rng(2)
    for table in questions(driver, 5, 10):
        for _press in range(3):
            tree(table)
            spots = [one for one in table.spots() if table.mark(one.place, one.thing).state]
            if spots:
                rng.choice(spots).activate()
                driver.wait()
            if asked(driver) is not table:
                return
            kept = [one.words for one in tree(table)]
            table.called = Called(table.flow, driver.ui.ears)
            assert kept == [one.words for one in tree(table)]


@pytest.mark.parametrize("game", GAMES)
def test_whoever_is_asked_has_the_focus_on_what_can_be_answered(tmp_path: Path, game: str) -> None:
    """Unless it lies where somebody has put it."""
    driver, table = sit_down(tmp_path, match_of(game, HUMAN, "random", "random"))
    table.flow.pace = lambda: "normal"
    driver.frame()
    driver.shell.router.show_ring(True)
    driver.shell.router.focus(table.first_focus())
    for now in questions(driver, 7, 6):
        focus = driver.ui.focus
        assert focus is not None
        assert focus.enabled, focus.spoken
        if isinstance(focus, Spot):
            assert now.mark(focus.place, focus.thing).state in ("legal", "target"), focus.spoken
        else:
            assert focus in now.prompt.children, focus.spoken


@pytest.mark.parametrize("game", GAMES)
def test_enter_on_what_cannot_be_chosen_says_why(tmp_path: Path, game: str) -> None:
    driver, _table = sit_down(tmp_path, match_of(game, HUMAN, "random", "random"))
    said: list[tuple[str, bool]] = []
    driver.ui.ears.listeners.append(lambda sentence, urgent: said.append((sentence, urgent)))
    refused = 0
    for table in questions(driver, 11, 6):
        assert table.root is not None
        for thing in [one for one in stops(table.root) if one.described and not (one.interactive and one.enabled)][:3]:
            driver.frame(1.0)
            driver.shell.router.focus(thing)
            said.clear()
            driver.press(pygame.K_RETURN)
            driver.frame()
            assert any(sentence and urgent for sentence, urgent in said), thing.spoken
            refused += 1
    assert refused


def test_enter_is_for_what_has_the_focus_though_a_message_is_shown(tmp_path: Path) -> None:
    """It was heard already."""
    driver, table = sit_down(tmp_path, match_of("citadels", HUMAN, "random", "random"))
    assert asked(driver) is table
    table.message.open("Since your last turn", [Line("Nothing happened.")], aside=True)
    driver.wait()
    assert table.message.visible
    driver.shell.router.show_ring(True)
    driver.shell.router.focus(table.first_focus())
    driver.press(pygame.K_RETURN)
    assert table.selected is not None


def test_a_short_message_is_said_each_time_it_is_shown(tmp_path: Path) -> None:
    driver, _table = sit_down(tmp_path, match_of(GAMES[0], HUMAN, "random", "random"))
    said: list[tuple[str, bool]] = []
    driver.ui.ears.listeners.append(lambda sentence, urgent: said.append((sentence, urgent)))
    for kind in ("note", "note", "danger"):
        driver.ui.toasts.show("[b|Saved] as “Ada”.", kind)
    assert said == [("Saved as “Ada”.", False), ("Saved as “Ada”.", False), ("Saved as “Ada”.", True)]


@pytest.mark.parametrize("game", GAMES)
def test_all_of_it_is_reached_by_keys_in_the_order_of_hearing(tmp_path: Path, game: str) -> None:
    driver, _table = sit_down(tmp_path, match_of(game, HUMAN, "random", "random"))
    table = asked(driver)
    assert table is not None
    table.message.close()
    assert table.root is not None
    order = table.root.reachables()
    found = [table.aloud.area_of(widget) for widget in order]
    areas = list(dict.fromkeys(region.title for region in found if region is not None))
    assert areas == [region.title for region in table.aloud.regions if region.title in areas]
    driver.press(pygame.K_F6)
    first = table.aloud.area_of(driver.ui.focus)
    stops = set()
    for _area in range(len(areas) + 1):
        driver.press(pygame.K_F6)
        here = table.aloud.area_of(driver.ui.focus)
        assert here is not None
        stops.add(here.title)
    assert first is not None
    assert stops == set(areas)


# -- secrets -----------------------------------------------------------------------------------------------------------
def fields(state: Any) -> list[str]:
    """What a state is made of, but what is no secret: who waits for which answer, what was told."""
    every = [*getattr(state, "__slots__", ()), *getattr(state, "__dict__", {})]
    return [name for name in every if name not in ("log", "stack", "rng", "box")]


def other_world(match: Match, seat: int, seed: int) -> None:
    """Another game that this seat could not tell from the real one takes its place."""
    state: Any = match.whole
    rules: Any = catalog.rules(match.setup.game)
    world = rules.determinize(rules.observe(state, Seat(seat)), Rng(seed))
    for name in fields(state):
        setattr(state, name, getattr(world, name))
    match._views.clear()
    match._public.clear()


def words(table: TableScreen) -> list[tuple[str, str, str, bool | None]]:
    return [one.words for one in tree(table)]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_is_heard_in_every_world_that_a_seat_cannot_tell_apart(tmp_path: Path, game: str) -> None:
    driver, _table = sit_down(tmp_path, match_of(game, HUMAN, "random", "random"))
    for at, table in enumerate(questions(driver, 7, 12)):
        if at % 4 != 3:
            continue
        before = words(table)
        whole = table.flow.match.whole
        kept = {name: getattr(whole, name) for name in fields(whole)}
        for seed in (1, 2):
            other_world(table.flow.match, 0, seed)
            table.refresh()
            assert words(table) == before
        for name, value in kept.items():
            setattr(whole, name, value)
        table.flow.match._views.clear()
        table.flow.match._public.clear()
        table.refresh()


@pytest.mark.parametrize("game", GAMES)
def test_a_covered_table_tells_nothing_private(tmp_path: Path, game: str) -> None:
    driver, table = sit_down(tmp_path, match_of(game, HUMAN, HUMAN, "random"))
    match = table.flow.match
    for _moment in range(200):
        if match.pending is not None and match.is_human(match.pending.seat):
            break
        driver.wait()
    table.cover()
    assert not table.flow.private
    before = words(table)
    for seed in (1, 2):  # what nobody may know is another: not even the seat that comes next
        state: Any = match.whole
        rules: Any = catalog.rules(game)
        world = rules.determinize(rules.observe(state, None), Rng(seed))
        for name in fields(state):
            setattr(state, name, getattr(world, name))
        match._views.clear()
        match._public.clear()
        table.refresh()
        assert words(table) == before


def test_the_curtain_is_a_dialog_that_says_whose_turn_it_is(tmp_path: Path) -> None:
    driver, _table = sit_down(tmp_path, match_of(GAMES[0], HUMAN, HUMAN, "random"))
    for _moment in range(200):
        if driver.screen.name == "curtain":
            break
        driver.wait()
    assert driver.screen.name == "curtain"
    assert driver.screen.root is not None
    heard = list(told(driver.screen.root))
    dialog = next(one for one in heard if one.role == "DIALOG")
    assert dialog.widget.heard_state.modal
    assert "Ann" in dialog.name or "Bo" in dialog.name
    assert "look away" in dialog.more
    assert [one.role for one in heard if one.widget.interactive] == ["BUTTON"]


# -- news --------------------------------------------------------------------------------------------------------------
def heard_while_shown(table: TableScreen) -> list[tuple[int, str]]:
    """What is said from now on, with how many events were shown then."""
    said: list[tuple[int, str]] = []
    table.ui.ears.listeners.append(lambda sentence, _urgent: said.append((table.flow.released, sentence)))
    return said


def words_of(table: TableScreen, events: Sequence[Shown]) -> list[str]:
    """What these events are in words: of what several tell together one sentence, of what the seat has lost another."""
    told = News(table.flow.match, table.words)
    told.names.learn(table.flow.view)
    lost = [(event, losses([event], table.marked, 0, table.flow.view)) for event in events]
    found = [one for _event, sentences in lost for one in sentences]
    rest = told.runs(event for event, sentences in lost if not sentences)
    return [speakable(plain(one)) for one in (*found, *map(told.sentence_of, rest)) if one]


@pytest.mark.parametrize("game", second_and_last(GAMES))
def test_a_whole_game_is_said_each_event_once_and_none_before_it_is_shown(tmp_path: Path, game: str) -> None:
    driver, table = sit_down(tmp_path, match_of(game, HUMAN, "random", "random"))
    said = heard_while_shown(table)
    done, last, rng = table.flow.released, 0, Rng(9)
    expected: Counter[str] = Counter()
    questions: set[str] = set()
    table.ui.ears.listeners.append(lambda *_said: questions.add(speakable(plain(table.prompt.prompt.title))))
    for _moment in range(MOST_MOMENTS):
        before, shown, last = len(said), table.flow.released, table.flow.last_here
        driver.shell.step(0.1)
        until = said[-1][0] if len(said) > before else shown  # what was shown when it was said
        now = words_of(table, table.flow.match.events_since(done, 0)[: until - done])
        assert until >= shown
        assert not Counter(now) - Counter(sentence for _shown, sentence in said[before:]), "not said when it was shown"
        done = until
        expected.update(now)
        if driver.screen is not table:
            break
        if table.offers is not None:
            table.message.close()
            table.choose(rng.choice(table.offers.ask.options))
    assert table.flow.match.over
    assert done == last, "the end is told by a screen of its own"
    heard = Counter(sentence for _shown, sentence in said)
    assert not expected - heard, "something is missing"
    more = [one for one in heard - expected if not one.startswith(tuple(questions - {""}))]
    assert not more, "said twice, or said of nothing that is shown"


@pytest.mark.parametrize("game", second_and_last(GAMES))
@pytest.mark.parametrize("wait", [True, False])
def test_computer_players_wait_for_a_sentence_if_that_is_wished(tmp_path: Path, game: str, wait: bool) -> None:
    driver, table = sit_down(tmp_path, match_of(game, HUMAN, "random", "random"))
    driver.ui.settings.values.wait_for_words = wait
    table.flow.pace = lambda: "fast"
    said = heard_while_shown(table)
    rng, held, moved = Rng(9), 0, 0
    for _moment in range(1500):
        answered = table.flow.match.answered
        speaking = table.aloud.news._until > driver.ui.now + 0.1  # at the end of this step, too
        mine = table.offers is not None
        driver.shell.step(0.1)
        if driver.screen is not table:
            break
        went_on = table.flow.match.answered > answered
        held += speaking and not mine and not went_on
        moved += speaking and not mine and went_on
        if table.offers is not None:
            table.message.close()
            table.aloud.news.hush()
            table.choose(rng.choice(table.offers.ask.options))
    assert said
    assert held if wait else moved
    if wait:
        assert not moved


@pytest.mark.parametrize("game", second_and_last(GAMES))
def test_readers_say_not_selected_only_where_something_else_is(tmp_path: Path, game: str) -> None:
    driver, _table = sit_down(tmp_path, match_of(game, HUMAN, "random", "random"))
    for table in questions(driver, 4, 12):
        nodes = TreeBuilder(table.ui).build().nodes
        for node in nodes.values():
            if node.role == "LIST_BOX":
                assert any(nodes[one].state.selected for one in node.children)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_said_while_nobody_listens(tmp_path: Path, game: str) -> None:
    driver, _table = sit_down(tmp_path, match_of(game, HUMAN, "random", "random"))
    driver.ui.ears.reader = False
    said: list[str] = []
    driver.ui.ears.listeners.append(lambda sentence, _urgent: said.append(sentence))
    for _question in questions(driver, 9, 3):
        pass
    assert not said


# -- lessons -----------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", [game for game in GAMES if tutorials(game)])
def test_a_lesson_says_its_words_and_where_its_light_is(tmp_path: Path, game: str) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    driver.ui.ears.reader = driver.ui.settings.values.voice_offered = True
    said: list[str] = []
    driver.ui.ears.listeners.append(lambda sentence, _urgent: said.append(sentence))
    driver.show(lay(driver.ui, Course(tutorials(game)[0], "Ada")))
    for _moment in range(60):
        driver.wait()
    table = driver.screen
    assert isinstance(table, LessonTable)
    heard = list(told(table.root)) if table.root is not None else []
    lesson = next(one for one in heard if one.widget is table.panel)
    assert lesson.role == "REGION"
    assert heard.index(lesson) < next(at for at, one in enumerate(heard) if one.name == "Question")
    assert "The light is on" in lesson.more
    assert any("The light is on" in one for one in said)
    assert len(said) == len(set(said))
