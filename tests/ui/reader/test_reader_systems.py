"""The ways to the readers of Windows and macOS: chosen by the system, called in the order that AccessKit asks for.

Their classes are not here, so that they are played by ones that write down what is called. The trees are made by the
real library.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import accesskit
import pygame
import pytest

from game.ui.reader import adapters
from game.ui.reader.adapters import Answering, open_adapter
from game.ui.reader.hearing import PLAIN, State
from game.ui.reader.tree import WINDOW, Node

NODES = {
    WINDOW: Node("WINDOW", "Crown & Coin", "", PLAIN, (0, 0, 100, 50), (10, 11)),
    10: Node("SLIDER", "Music", "", State(number=3, low=0, high=10, text="quiet"), (0, 0, 10, 10), (), ("FOCUS",)),
    11: Node("TEXT_INPUT", "Your name", "", State(text="Ada"), (0, 0, 10, 10), (), ("FOCUS", "SET_VALUE")),
}


class System:
    """A system with a window, which keeps what is called, and has a reader or none."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
        self.calls: list[str] = []
        self.updates: list[accesskit.TreeUpdate] = []
        self.handle, self.reader = 77, True
        monkeypatch.delenv(adapters.ENV_OFF, raising=False)
        monkeypatch.setattr(sys, "platform", platform)
        monkeypatch.setattr(pygame.display, "get_driver", lambda: "windows")
        monkeypatch.setattr(pygame.display, "get_wm_info", lambda: {"window": self.handle})
        window = SimpleNamespace(hide=self._called("hide"), show=self._called("show"))
        monkeypatch.setattr(pygame, "Window", SimpleNamespace(from_display_module=lambda: window))
        monkeypatch.setattr(accesskit, "windows", SimpleNamespace(SubclassingAdapter=self._adapter), raising=False)
        kind = SimpleNamespace(for_window=self._adapter)
        forward = SimpleNamespace(
            SubclassingAdapter=kind,
            add_focus_forwarder_to_window_class=lambda name: self.calls.append(f"forward {name}"),
        )
        monkeypatch.setattr(accesskit, "macos", forward, raising=False)
        self.asked: list[bool] = []
        self.answering = Answering(self.asked.append, lambda _request: None)

    def _called(self, name: str) -> Callable[[], None]:
        return lambda: self.calls.append(name)

    def _adapter(self, handle: int, activate: Callable[[], Any], act: Callable[[Any], None]) -> SimpleNamespace:
        assert act == self.answering.act
        self.calls.append(f"adapter {handle}")
        self.activate = activate
        return SimpleNamespace(update_if_active=self._update, update_view_focus_state=self._attend)

    def _update(self, factory: Callable[[], accesskit.TreeUpdate]) -> SimpleNamespace | None:
        if not self.reader:
            return None
        self.updates.append(factory())
        return SimpleNamespace(raise_events=self._called("raise"))

    def _attend(self, on: bool) -> SimpleNamespace:
        self.calls.append(f"focus {on}")
        return SimpleNamespace(raise_events=self._called("raise"))


def test_on_windows_the_adapter_is_there_before_the_window_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    system = System(monkeypatch, "win32")
    assert open_adapter(system.answering) is not None
    assert system.calls == ["hide", "adapter 77", "show"]


def test_on_macos_the_window_hands_its_focus_on_before_the_adapter_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    system = System(monkeypatch, "darwin")
    adapter = open_adapter(system.answering)
    assert adapter is not None
    adapter.attend(True)
    assert system.calls == ["forward SDLWindow", "adapter 77", "focus True", "raise"]


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_what_is_sent_raises_its_events_and_nothing_is_made_while_nobody_reads(
    monkeypatch: pytest.MonkeyPatch, platform: str
) -> None:
    system = System(monkeypatch, platform)
    adapter = open_adapter(system.answering)
    assert adapter is not None
    system.calls.clear()
    system.reader = False
    adapter.send(NODES, 10)
    assert not system.calls
    assert not system.updates
    system.reader = True
    adapter.send(NODES, 10)
    assert system.calls == ["raise"]
    nodes = dict(system.updates[0].nodes)
    assert system.updates[0].focus == 10
    assert system.updates[0].tree is not None
    assert nodes[10].label == "Music"  # these systems have words for the value
    assert nodes[10].value == "quiet"
    assert nodes[11].children == [11 + adapters.RUN]
    assert nodes[11 + adapters.RUN].value == "Ada"


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_another_window_gets_an_adapter_of_its_own(monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    system = System(monkeypatch, platform)
    adapter = open_adapter(system.answering)
    assert adapter is not None
    adapter.follow()
    assert [one for one in system.calls if one.startswith("adapter")] == ["adapter 77"]
    system.handle = 78
    adapter.follow()
    assert [one for one in system.calls if one.startswith("adapter")] == ["adapter 77", "adapter 78"]


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_a_reader_that_comes_gets_the_bare_window_at_once(monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    system = System(monkeypatch, platform)
    open_adapter(system.answering)
    update = system.activate()
    assert [number for number, _node in update.nodes] == [WINDOW]
    assert system.asked == [True]


@pytest.mark.parametrize("platform", ["win32", "darwin", "linux"])
def test_a_broken_library_is_one_sentence_in_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, platform: str
) -> None:
    system = System(monkeypatch, platform)
    monkeypatch.setitem(sys.modules, "accesskit", None)  # importing it raises ImportError
    assert open_adapter(system.answering) is None
    assert len(caplog.records) == 1
    assert "the game goes on without" in caplog.text


@pytest.mark.parametrize("fault", ["raise OSError('half a file')", "raise SystemError('another Python')", "x ="])
def test_a_library_that_fails_while_it_is_read_is_one_sentence_in_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path, fault: str
) -> None:
    system = System(monkeypatch, "linux")
    (tmp_path / "accesskit.py").write_text(fault + "\n", encoding="utf-8")
    monkeypatch.delitem(sys.modules, "accesskit")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert open_adapter(system.answering) is None
    assert [one.message for one in caplog.records if "the game goes on without" in one.message] == caplog.messages
    assert len(caplog.records) == 1


@pytest.mark.parametrize("platform", ["win32", "darwin", "linux"])
def test_an_adapter_that_cannot_be_made_is_one_sentence_in_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, platform: str
) -> None:
    def refuse(*_words: object) -> None:
        raise RuntimeError("no such window")

    system = System(monkeypatch, platform)
    monkeypatch.setattr(system, "_adapter", refuse)
    broken = SimpleNamespace(SubclassingAdapter=refuse, Adapter=refuse)
    forward = SimpleNamespace(
        SubclassingAdapter=SimpleNamespace(for_window=refuse), add_focus_forwarder_to_window_class=lambda _name: None
    )
    for name, kind in (("windows", broken), ("unix", broken), ("macos", forward)):
        monkeypatch.setattr(accesskit, name, kind, raising=False)
    assert open_adapter(system.answering) is None
    assert len(caplog.records) == 1
    assert "no such window" in caplog.text
