"""Playing with one switch, with a pointer that rests, and by the system's voice."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game.ui import lang
from game.ui.draw import theme
from game.ui.reader import voice as speaking
from game.ui.reader.aloud import ReadAloud, is_old
from game.ui.reader.voice import Voice
from game.ui.screens.settings import SettingsScreen
from game.ui.widgets import Widget
from tests.helpers.clock import NEVER
from tests.ui.driver import Driver, make_driver


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    made = make_driver(tmp_path / "settings.json", (1280, 720))
    made.show(SettingsScreen(made.ui))
    yield made
    lang.set_language("en")


# -- switches ----------------------------------------------------------------------------------------------------------
def test_the_focus_goes_on_by_itself_and_one_press_takes_what_it_is_on(driver: Driver) -> None:
    driver.ui.settings.values.scan_seconds, driver.ui.settings.values.scan_groups = 1.0, False
    seen: list[str] = []
    for _step in range(60):
        driver.frame(0.25)
        if driver.ui.focus is not None and driver.ui.focus.name not in seen[-1:]:
            seen.append(driver.ui.focus.name)
    order = [widget.name for widget in driver.screen.root.focusables()] if driver.screen.root else []
    assert len(seen) > 5
    assert order.index(seen[2]) == order.index(seen[1]) + 1
    assert driver.ui.ring_visible
    while driver.ui.focus is None or driver.ui.focus.name != "hints":
        driver.frame(0.25)
    before = driver.ui.settings.values.hints
    driver.press(pygame.K_RETURN)
    assert driver.ui.settings.values.hints != before


def until(driver: Driver, there: Callable[[], bool]) -> None:
    """Lets the ring go on until that is so."""
    for _step in range(400):
        if there():
            return
        driver.frame(0.25)
    raise AssertionError(f"the ring does not come there: {driver.ui.focus}, {driver.ui.ringed}")


def test_where_there_is_much_the_ring_goes_by_groups_and_a_press_leads_into_one(driver: Driver) -> None:
    values = driver.ui.settings.values
    values.scan_seconds = 1.0
    wanted = driver.find("hints")
    groups: list[list[Widget]] = []
    for _step in range(400):
        driver.frame(0.25)
        if driver.ui.ringed and driver.ui.ringed not in groups:
            groups.append(driver.ui.ringed)
    assert driver.screen.scope is not None
    many = [one for one in driver.screen.scope.focusables() if one.box.w > 0]
    assert 1 < len(groups) < len(many) / 2
    assert len([one for group in groups for one in group]) == len({id(one) for group in groups for one in group})
    until(driver, lambda: wanted in driver.ui.ringed)
    before, group = values.hints, list(driver.ui.ringed)
    driver.press(pygame.K_RETURN)
    assert values.hints == before, "it only leads into the group"
    assert not driver.ui.ringed
    until(driver, lambda: driver.ui.focus is wanted)
    driver.press(pygame.K_RETURN)
    assert values.hints != before
    until(driver, lambda: bool(driver.ui.ringed) and driver.ui.ringed != group)  # nothing is taken: it goes on


def test_what_stands_alone_is_pressed_at_once(driver: Driver) -> None:
    driver.click("access")
    driver.ui.settings.values.scan_seconds = 1.0
    until(driver, lambda: driver.ui.focus is not None and driver.ui.focus.name == "back")
    assert not driver.ui.ringed
    driver.press(pygame.K_RETURN)
    assert driver.screen.name == "settings"


def ring(driver: Driver) -> int:
    """How many pixels near the pointer have the colour of the ring."""
    assert driver.ui.mouse.place is not None
    k = driver.ui.scale.k
    x, y = (round(one * k) for one in driver.ui.mouse.place)
    near = pygame.Rect(x - 24, y - 24, 48, 48).clip(driver.surface.get_rect())
    colours = (driver.surface.get_at((x, y))[:3] for x in range(*_ends(near, 0)) for y in range(*_ends(near, 1)))
    return sum(colour == theme.FOCUS for colour in colours)


def _ends(rect: pygame.Rect, axis: int) -> tuple[int, int]:
    return rect.topleft[axis], rect.bottomright[axis]


def test_a_ring_closes_round_a_pointer_that_rests_and_is_gone_after_the_press(driver: Driver) -> None:
    driver.ui.settings.values.dwell_seconds = 2.0
    before = driver.ui.settings.values.hints
    driver.hover("hints")
    seen = []
    while driver.ui.settings.values.hints == before:
        seen.append(ring(driver))
        driver.frame(0.25)
    assert seen[2] < seen[4] < seen[-1]
    driver.frame(0.25)
    assert ring(driver) == 0
    assert driver.ui.dwelling is None


def test_nothing_goes_on_by_itself_unless_it_is_wanted(driver: Driver) -> None:
    for _step in range(20):
        driver.frame(0.5)
    assert driver.ui.focus is None or not driver.ui.ring_visible


def test_a_pointer_that_rests_presses_once(driver: Driver) -> None:
    driver.ui.settings.values.dwell_seconds = 1.0
    before = driver.ui.settings.values.hints
    driver.hover("hints")
    for _step in range(12):
        driver.frame(0.2)
    assert driver.ui.settings.values.hints != before
    for _step in range(20):
        driver.frame(0.2)
    assert driver.ui.settings.values.hints != before, "it rests there still"
    driver.hover("ask_end")
    driver.frame(0.2)
    driver.hover("hints")
    for _step in range(12):
        driver.frame(0.2)
    assert driver.ui.settings.values.hints == before


def test_a_pointer_that_only_passes_presses_nothing(driver: Driver) -> None:
    driver.ui.settings.values.dwell_seconds = 1.0
    values = driver.ui.settings.values
    before = (values.hints, values.ask_end, values.own_pointer)
    for _round in range(6):
        for name in ("hints", "ask_end", "own_pointer"):
            driver.hover(name)
            driver.frame(0.5)
    assert (values.hints, values.ask_end, values.own_pointer) == before


# -- the voice ---------------------------------------------------------------------------------------------------------
def speaker(tmp_path: Path, seconds: float = 0.0) -> tuple[str, Path]:
    """A program that speaks into a file, and the file."""
    said, program = tmp_path / "said.txt", tmp_path / "speak"
    program.write_text(
        f"#!{sys.executable}\nimport sys, time\ntime.sleep({seconds})\n"
        f"open({str(said)!r}, 'a').write(sys.argv[-1] + '\\n')\n"
    )
    program.chmod(0o755)
    return str(program), said


def lines(said: Path, count: int) -> list[str]:
    """What was said, as soon as it is so much."""
    end = time.monotonic() + NEVER
    while time.monotonic() < end:
        found = said.read_text().splitlines() if said.exists() else []
        if len(found) >= count:
            return found
        time.sleep(0.02)
    raise AssertionError(f"not enough was said: {found}")


@pytest.mark.skipif(sys.platform == "win32", reason="a script is no program there")
def test_sentences_are_spoken_in_their_order_and_nobody_waits(tmp_path: Path) -> None:
    program, said = speaker(tmp_path, seconds=0.3)
    voice = Voice(lambda: program, "linux")
    for sentence in ("One.", "-Two.", "Drei, ä."):
        voice.say(sentence, "en")
    assert not said.exists()
    assert lines(said, 3) == ["One.", "-Two.", "Drei, ä."]


@pytest.mark.skipif(sys.platform == "win32", reason="a script is no program there")
def test_what_is_urgent_takes_the_place_of_what_waits(tmp_path: Path) -> None:
    program, said = speaker(tmp_path, seconds=0.3)
    voice = Voice(lambda: program, "linux")
    for number in range(5):
        voice.say(f"Waits {number}.", "en")
    voice.say("Your turn.", "en", urgent=True)
    found = lines(said, 1)
    while found[-1] != "Your turn.":
        found = lines(said, len(found) + 1)
    assert len(found) < 5


@pytest.mark.skipif(sys.platform == "win32", reason="a script is no program there")
def test_a_sentence_that_takes_too_long_is_ended_and_leaves_no_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speaking, "LONGEST", 0.2)
    stuck, _said = speaker(tmp_path, seconds=600.0)
    voice = Voice(lambda: stuck, "linux")
    voice.say("One.", "en")
    voice.say("Two.", "en")
    end = time.monotonic() + NEVER
    seen: set[int] = set()
    while len(seen) < 2 and time.monotonic() < end:
        process = voice._process
        seen |= {process.pid} if process is not None else set()
    assert len(seen) == 2, "the second is spoken after the first"
    while voice._process is not None and time.monotonic() < end:
        time.sleep(0.01)
    for one in seen:
        with pytest.raises(ProcessLookupError):
            os.kill(one, 0)


def test_without_a_program_that_speaks_nothing_happens(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    voice = Voice(lambda: "", "linux")
    voice.say("One.", "en")
    voice.say("Two.", "en")
    assert not voice.there
    assert len([one for one in caplog.records if "speaks" in one.message]) == 1
    broken = tmp_path / "broken"
    broken.write_text("no program")
    other = Voice(lambda: str(broken), "linux")
    other.say("One.", "en")
    end = time.monotonic() + NEVER
    while other.there and time.monotonic() < end:
        time.sleep(0.01)
    assert not other.there


def test_a_program_that_is_not_to_speak_never_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """So all tests but these are silent on a machine that can speak."""
    found, said = speaker(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path))
    Path(found).rename(tmp_path / speaking.PREFERENCE["linux"])
    assert speaking.program("linux") == Voice().found == ""
    monkeypatch.delenv(speaking.ENV_OFF)
    assert Path(speaking.program("linux")).parent == tmp_path
    assert not said.exists()


def test_each_system_has_its_program() -> None:
    assert speaking.command("spd-say", "-a", "de", "linux") == (["spd-say", "-w", "-l", "de", "--", "-a"], "")
    assert speaking.command("say", "a", "de", "darwin") == (["say", "-f", "-"], "a")
    windows, typed = speaking.command("powershell", "a; exit", "de", "win32")
    assert typed == "a; exit", "what is said is never part of what is run"
    assert "a; exit" not in " ".join(windows)


class Kept(Voice):
    """Keeps what it would speak."""

    def __init__(self) -> None:
        super().__init__(lambda: "voice", "linux")
        self.said: list[tuple[str, bool]] = []

    def say(self, sentence: str, language: str, *, urgent: bool = False) -> None:
        del language
        self.said.append((sentence, urgent))


def test_without_a_reader_the_focus_is_told(driver: Driver) -> None:
    voice = Kept()
    reading = ReadAloud(driver.ui, voice)
    driver.ui.settings.values.read_aloud = True
    reading.update()
    assert driver.ui.ears.listening
    driver.press(pygame.K_TAB)
    reading.update()
    driver.press(pygame.K_TAB)
    reading.update()
    assert len(voice.said) >= 2
    assert all(words for words, _urgent in voice.said)
    driver.ui.ears.say("A sentence.")
    assert voice.said[-1] == ("A sentence.", False)
    driver.ui.settings.values.read_aloud = False
    reading.update()
    driver.ui.ears.say("Another.")
    assert voice.said[-1] == ("A sentence.", False)


def test_with_a_reader_only_what_happens_is_told(driver: Driver) -> None:
    voice = Kept()
    reading = ReadAloud(driver.ui, voice)
    driver.ui.settings.values.read_aloud = driver.ui.settings.values.voice_offered = True
    driver.ui.ears.reader = True
    reading.update()
    driver.press(pygame.K_TAB)
    reading.update()
    assert not voice.said


def test_which_readers_are_old() -> None:
    assert is_old("43.1")
    assert not is_old("46.2")
    assert not is_old("orca")
