"""What a reader of the system is told of the window, and what it may ask for."""

from __future__ import annotations

import math
import socket
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from game.ui import lang
from game.ui.reader.adapters import Adapter, Answering, BusWatch, Request, bus_lines, hung_up, trouble
from game.ui.reader.bridge import MOST_A_TURN, MOST_WAITING, Bridge
from game.ui.reader.tree import WINDOW, Node
from game.ui.widgets.modal import confirm
from tests.ui.driver import Driver, make_driver
from tools.shots.around import SHOTS


class Recorder:
    """Keeps what was sent, as a system's own way to its readers would."""

    def __init__(self) -> None:
        self.nodes: dict[int, Node] = {}
        self.sent: list[Mapping[int, Node]] = []
        self.focus = 0
        self.gone = self.greeted = False

    def greet(self, on: bool) -> None:
        self.greeted = on

    def send(self, nodes: Mapping[int, Node], focus: int) -> None:
        assert self.greeted, "nothing is sent before the first call of a reader is over"
        self.sent.append(dict(nodes))
        self.nodes.update(nodes)
        self.focus = focus

    def attend(self, on: bool) -> None:
        """Nothing to keep."""

    def follow(self) -> None:
        """Nothing to keep."""

    def lost(self) -> bool:
        return self.gone


class Reader:
    """A window with a reader, which asks from outside."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.heard = Recorder()
        self.bridge = Bridge(driver.shell, self._open)
        self.now = 0.0
        self.bridge.open()

    def _open(self, answering: Answering) -> Adapter:
        self.answering = answering
        return self.heard

    def come(self) -> None:
        self.bridge._ask(True)
        self.turn()

    def turn(self, count: int = 3) -> None:
        for _turn in range(count):
            self.now += 0.5
            if self.driver.frame():
                self.bridge.touch()
            self.bridge.turn(self.now)

    def ask(self, *requests: Request) -> None:
        for request in requests:
            self.bridge._requests.append(request)
        self.turn()

    def number(self, name: str, role: str = "") -> int:
        """The thing of that name that is there now."""
        there = self.bridge.builder.build().nodes
        return next(n for n, one in there.items() if one.name == name and (not role or one.role == role))

    def press(self, name: str) -> None:
        self.ask(("CLICK", self.number(name), None))

    @property
    def names(self) -> list[str]:
        return [one.name for one in self.bridge.builder.build().nodes.values()]


@pytest.fixture
def reader(tmp_path: Path) -> Iterator[Reader]:
    driver = make_driver(tmp_path / "settings.json", (1280, 720), "en")
    driver.show(SHOTS["title"](driver.ui))
    driver.ui.settings.values.voice_offered = True
    driver.frame(1.0)
    yield Reader(driver)
    lang.set_language("en")


def test_nothing_is_built_while_nobody_reads(reader: Reader) -> None:
    reader.turn()
    assert reader.heard.sent == []
    assert not reader.driver.ui.ears.listening


def test_a_reader_is_told_the_screen_and_where_the_focus_is(reader: Reader) -> None:
    reader.come()
    assert "Play at once" in reader.names
    assert reader.heard.focus != WINDOW
    assert reader.driver.ui.ring_visible


def test_only_what_differs_is_sent(reader: Reader) -> None:
    reader.come()
    before = len(reader.heard.sent)
    reader.turn(4)
    assert len(reader.heard.sent) == before
    reader.ask(("FOCUS", reader.number("Settings"), None))
    assert len(reader.heard.sent) == before + 1
    assert len(reader.heard.sent[-1]) < 4
    assert reader.heard.focus == reader.number("Settings")


def test_a_press_goes_the_way_of_enter(reader: Reader) -> None:
    reader.come()
    reader.press("Settings")
    assert reader.driver.screen.name == "settings"
    assert "Display" in reader.names


def test_what_lies_below_a_dialog_is_neither_told_nor_pressed(reader: Reader) -> None:
    reader.come()
    below = reader.number("Settings")
    said: list[str] = []
    confirm(reader.driver.ui, "Leave?", "Nothing is lost.", "Leave", "Stay", lambda: said.append("left"))
    reader.turn()
    assert "Settings" not in reader.names
    reader.ask(("CLICK", below, None), ("FOCUS", below, None))
    assert reader.driver.screen.layers
    assert reader.driver.screen.name == "title"
    reader.press("Leave")
    assert said == ["left"]


def test_a_press_that_was_meant_for_what_was_there_before_is_refused(reader: Reader) -> None:
    reader.come()
    heard: list[str] = []
    reader.driver.ui.ears.listeners.append(lambda sentence, urgent: heard.append(sentence))
    confirm(reader.driver.ui, "Leave?", "Nothing is lost.", "Leave", "Stay", lambda: heard.append("left"))
    number = reader.number("Leave", "BUTTON")
    reader.bridge._requests.append(("CLICK", number, None))
    reader.bridge.turn(reader.now)
    assert heard == ["Something else is there now. Please choose again."]


def test_a_thing_that_is_gone_is_asked_for_in_vain(reader: Reader) -> None:
    reader.come()
    old = reader.number("Play at once")
    reader.press("Settings")
    reader.ask(("CLICK", old, None), ("FOCUS", 123_456, None), ("SET_VALUE", old, 3.0), ("CLICK", -1, None))
    assert reader.driver.screen.name == "settings"


def test_values_are_kept_within_their_range(reader: Reader) -> None:
    reader.come()
    reader.press("Settings")
    values = reader.driver.ui.settings.values
    for asked, given in ((1e9, 100), (-5.0, 0), (math.nan, 0), (math.inf, 0), (30.0, 30)):
        reader.ask(("SET_VALUE", reader.number("Music"), asked))
        assert values.music_volume == given
    reader.ask(("INCREMENT", reader.number("Music"), None))
    assert 30 < values.music_volume <= 40


def test_a_switch_tells_what_it_is(reader: Reader) -> None:
    reader.come()
    reader.press("Settings")
    number = reader.number("Silence", "SWITCH")
    assert reader.heard.nodes[number].state.toggled is False
    reader.ask(("CLICK", number, None))
    assert reader.heard.nodes[number].state.toggled is True


def test_a_name_is_written_as_if_typed(reader: Reader) -> None:
    reader.come()
    reader.press("Settings")
    reader.ask(("SET_VALUE", reader.number("Your name", "TEXT_INPUT"), "Ada" + "x" * 500))
    node = reader.heard.nodes[reader.number("Your name", "TEXT_INPUT")]
    assert node.state.text.startswith("Ada")
    assert len(node.state.text) < 40


def test_a_thousand_requests_are_taken_a_few_at_a_time(reader: Reader) -> None:
    reader.come()
    number = reader.number("Settings")
    for _request in range(1000):
        reader.bridge._requests.append(("FOCUS", number, None))
    assert len(reader.bridge._requests) == MOST_WAITING
    reader.bridge.turn(reader.now)
    assert len(reader.bridge._requests) == MOST_WAITING - MOST_A_TURN


def test_what_happens_is_told_once_and_again_if_it_happens_again(reader: Reader) -> None:
    reader.come()
    told = []
    for _time in range(2):
        reader.driver.ui.ears.say("Ada takes 2 gold.")
        reader.turn()
        told.append(next(one.state.text for one in reader.heard.nodes.values() if one.state.live == "polite"))
    assert [one.strip() for one in told] == ["Ada takes 2 gold."] * 2
    assert told[0] != told[1]


def test_a_reader_that_goes_is_told_nothing_more(reader: Reader) -> None:
    reader.come()
    reader.bridge._ask(False)
    reader.turn()
    before = len(reader.heard.sent)
    reader.driver.show(SHOTS["settings"](reader.driver.ui))
    reader.turn()
    assert len(reader.heard.sent) == before
    reader.come()
    assert "Display" in [one.name for one in reader.heard.sent[-1].values()]


def test_without_a_way_to_a_reader_the_window_opens(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720), "en")
    driver.show(SHOTS["title"](driver.ui))
    bridge = Bridge(driver.shell, lambda _answering: None)
    bridge.open()
    bridge.turn(1.0)
    assert not driver.ui.ears.listening


def test_a_bus_that_is_gone_is_one_sentence_in_the_log_and_trees_are_built_for_nobody(
    reader: Reader, caplog: pytest.LogCaptureFixture
) -> None:
    reader.come()
    reader.heard.gone = True
    for _time in range(60):
        reader.turn()
    assert caplog.text.count("the accessibility bus is gone") == 1
    assert not reader.driver.ui.ears.listening
    reader.heard.gone = False
    reader.come()
    assert reader.driver.ui.ears.listening, "one that comes after that is heard"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is no bus")
def test_a_line_to_a_bus_is_found_and_whether_it_is_hung_up(tmp_path: Path) -> None:
    there = tmp_path / "at-spi-bus_0"
    with socket.socket(socket.AF_UNIX) as bus:
        bus.bind(str(there))
        bus.listen()
        with socket.socket(socket.AF_UNIX) as line, socket.socket(socket.AF_UNIX) as other:
            line.connect(str(there))
            taken, _address = bus.accept()
            assert (line.fileno(), str(there)) in list(bus_lines())
            assert other.fileno() not in dict(bus_lines())
            assert not hung_up(line.fileno())
            taken.close()
            assert hung_up(line.fileno())


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is no bus")
def test_a_bus_is_gone_where_no_line_to_it_lives_for_a_while_and_is_told_of_once(tmp_path: Path) -> None:
    watch = BusWatch()
    with socket.socket(socket.AF_UNIX) as bus:
        bus.bind(str(tmp_path / "at-spi-bus_0"))
        bus.listen()
        with socket.socket(socket.AF_UNIX) as first, socket.socket(socket.AF_UNIX) as second:
            for line in (first, second):
                line.connect(str(tmp_path / "at-spi-bus_0"))
            taken = [bus.accept()[0] for _line in range(2)]
            taken[0].close()
            assert [watch.lost() for _look in range(3)] == [False] * 3, "another line to it lives"
            taken[1].close()
            assert [watch.lost() for _look in range(4)] == [False, True, False, False]


class Panic(BaseException):
    """As the library panics: nothing that `except Exception` catches."""


@pytest.mark.parametrize("fault", [RuntimeError, Panic])
@pytest.mark.parametrize("broken", ["send", "attend", "follow"])
def test_a_way_that_breaks_is_one_sentence_in_the_log_and_the_game_goes_on(
    reader: Reader,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    broken: str,
    fault: type[BaseException],
) -> None:
    def fail(*_words: object) -> None:
        raise fault("the bus is gone")

    reader.come()
    number = reader.number("Settings")
    monkeypatch.setattr(reader.heard, broken, fail)
    for _time in range(3):
        reader.bridge.attend(True)
        reader.bridge.follow()
        reader.ask(("FOCUS", number, None))
    assert caplog.text.count("the game goes on without") == 1
    assert not reader.driver.ui.ears.listening
    reader.bridge._ask(True)  # a thread of the library that has not heard of it
    assert not reader.bridge.called
    reader.turn()
    reader.driver.click("settings")
    assert reader.driver.screen.name == "settings"


@pytest.mark.parametrize("end", [KeyboardInterrupt, SystemExit])
def test_who_ends_the_program_while_something_is_told_ends_it(
    reader: Reader, monkeypatch: pytest.MonkeyPatch, end: type[BaseException]
) -> None:
    def stop(*_words: object) -> None:
        raise end

    reader.come()
    monkeypatch.setattr(reader.heard, "attend", stop)
    with pytest.raises(end):
        reader.bridge.attend(True)


def test_the_library_can_make_what_is_told() -> None:
    assert trouble() == ""
