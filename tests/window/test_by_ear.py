"""The real window for somebody who only hears it: a listener on the accessibility bus reads and presses, no more."""

from __future__ import annotations

import os
import re
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers import by_ear
from tests.helpers.by_ear import Heard, Listener, listening, named
from tests.helpers.clock import NEVER
from tests.helpers.ear_player import Patience, Player, begin, region
from tests.helpers.window import Display, missing_tools, open_display

pytestmark = pytest.mark.window
FLAGS = ("--lang", "en", "--size", "1280x720", "--pace", "instant", "--animation", "0")


@pytest.fixture
def display() -> Iterator[Display]:
    lacking = [*missing_tools(), *([by_ear.missing()] if by_ear.missing() else [])]
    if lacking:
        assert not os.environ.get("CI"), f"these are missing: {lacking}"
        pytest.skip(f"nobody can listen to the window without {', '.join(lacking)}")
    with open_display("1280x720x24") as opened:
        yield opened


def say_no(listener: Listener) -> None:
    """Puts the questions aside that come at the first start."""
    for _question in range(20):
        tree = listener.wait(lambda tree: len(tree) > 3)
        no = named(tree, "No", "I know it", role="button")
        if no is None:
            if not any(one.role == "dialog" for one in tree):
                return
        else:
            listener.press(no)
        time.sleep(0.5)


@pytest.mark.long
def test_the_first_start_is_heard_and_answered(
    display: Display, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    with listening(display, tmp_path) as (listener, process):
        tree = listener.wait(lambda tree: named(tree, "Your name", role="entry"))
        entry = named(tree, "Your name", role="entry")
        assert entry is not None
        assert "focused" in entry.states
        display.press("A", "d", "a")
        tree = listener.wait(lambda tree: any(one.text == "Ada" for one in tree))
        assert named(tree, "Play at once") is None  # it lies below the dialog
        listener.press_until("That is me", lambda tree: named(tree, "Learn the game"))
        listener.press_until("Learn the game", lambda tree: region(tree, "Question"))
        assert process.poll() is None


@pytest.mark.long
def test_every_page_of_the_title_is_told_to_a_reader_and_left(display: Display, tmp_path: Path) -> None:
    """By the library itself, which ends the program where what it is told is no tree."""
    pages = ("New game", "Challenges", "Load a game", "History", "Cards and rules", "Settings", "About")
    with listening(display, tmp_path, FLAGS) as (listener, process):
        say_no(listener)
        for game in ("Citadels", "Rattus Cartus", "La Città"):
            for page in pages:
                listener.press_until(game, lambda tree: named(tree, "Quit"))
                listener.press_until(page, lambda tree: not named(tree, "Quit"))
                assert process.poll() is None, (game, page)
                display.press("Escape")
                listener.wait(lambda tree: named(tree, "Quit"))
                assert process.poll() is None, (game, page)


def play(display: Display, home: Path, game: str, seconds: float) -> str:
    """A whole game of this name; who has won, as it is read then. The replay is opened, and left for the title."""
    with listening(display, home, FLAGS) as (listener, process):
        begin(listener, game)
        player = Player(listener)
        tree = player.play("Play again", seconds)
        winner = named(tree, "Winner: ", role="label")
        assert process.poll() is None
        listener.press_until("Look back", lambda tree: named(tree, "Replay", role="button"))
        listener.press_until("Replay", lambda tree: named(tree, "Time line"))
        return "" if winner is None else winner.name.removeprefix("Winner: ")


@pytest.mark.long
@pytest.mark.parametrize(
    "game",
    [
        "Citadels",
        pytest.param("Rattus Cartus", marks=pytest.mark.proof),
        pytest.param("La Città", marks=pytest.mark.proof),
    ],
)
def test_a_whole_game_is_played_by_ear(display: Display, tmp_path: Path, game: str) -> None:
    assert play(display, tmp_path, game, 3600)  # its player gives up much sooner where nothing new comes


@pytest.mark.long
def test_a_plan_is_put_together_part_by_part_and_says_what_it_comes_to(display: Display, tmp_path: Path) -> None:
    with listening(display, tmp_path, FLAGS) as (listener, _process):
        begin(listener, "Rattus Cartus")
        player, parts = Player(listener), "Part by part"
        player.play(parts, 300)
        tree = listener.press_until(parts, lambda tree: named(tree, "Your plan", role="dialog"))
        buildings = [one for one in tree if one.role == "list item"]
        assert len(buildings) >= 2
        enter = named(tree, "Enter", role="button")
        assert enter is not None
        assert enter.told == "Choose a building first."
        listener.press(buildings[1])
        number = named(tree, "Number of cards", role="slider")
        assert number is not None
        listener.set(number, 2)
        tree = listener.wait(lambda tree: named(tree, "2 cards chosen."))
        assert "influence" in next(one.told for one in tree if one.role in ("switch", "toggle"))
        assert all(one.told for one in tree if one.role == "list item"), "each building says what these bring there"
        told = named(tree, "2 cards chosen.")
        assert told is not None
        assert "Danger of death" in told.name
        listener.press_until("Enter", lambda tree: not any(one.role == "dialog" for one in tree))
        listener.wait(lambda _tree: "announces 2 cards" in " ".join(listener.announced))


MOST_PRESSES = 300  # in one lesson, by somebody who tries everything
LIGHT = re.compile(r"The light is on (.+?)(?:, in .+)?\.(?: |$)")


def lesson_of(tree: list[Heard]) -> str:
    """Which lesson it is; "" where there is none."""
    return next((one.name for one in tree if one.role == "landmark" and one.name.startswith("Lesson ")), "")


def taught(tree: list[Heard], player: Player) -> Heard | None:
    """What goes on in a lesson: its button, or what its light is on, or else what is asked."""
    lesson = lesson_of(tree)
    inside = region(tree, lesson) if lesson else []
    words = " ".join(one.name for one in inside if one.role == "label")
    ways = ("Again", "Back", "Leave")
    for one in inside:
        if one.role == "button" and one.pressable and not one.name.startswith(ways):
            return one
    for light in LIGHT.findall(words):
        lit = named(tree, *light.split(" and "))
        if lit is not None and lit.pressable and player.random.random() < 0.7:
            return lit
    return player.wanted(tree)


@pytest.mark.long
def test_a_whole_lesson_is_gone_through_and_the_program_left_by_ear(display: Display, tmp_path: Path) -> None:
    with listening(display, tmp_path, FLAGS) as (listener, process):
        listener.press_until("Learn the game", lambda tree: named(tree, "Begin", role="button"))
        listener.press_until("Begin", lambda tree: region(tree, "Question"))
        player, patience, presses = Player(listener), Patience(), Counter[str]()
        while named(tree := listener.tree(), "All tutorials", "Main menu", role="button") is None or region(
            tree, "Question"
        ):
            assert patience.lasts(tree), "\n".join(map(str, tree))
            wanted = taught(tree, player)
            if wanted is not None:
                listener.press(wanted)
                presses[lesson_of(tree)] += 1
            assert presses[lesson_of(tree)] < MOST_PRESSES, "\n".join(map(str, tree))
            time.sleep(0.3)
        assert not lesson_of(tree)
        listener.press_until("Main menu", lambda tree: named(tree, "Quit", role="button"))
        quit_ = named(listener.tree(), "Quit", role="button")
        assert quit_ is not None
        listener.press(quit_)
        assert process.wait(timeout=NEVER) == 0
