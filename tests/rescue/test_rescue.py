"""An unexpected error anywhere in the window: the game is kept, a report written, the player asked; it goes on."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from game import app as program
from game import crash, rescue
from game.table.screen import TableScreen
from game.ui.widgets import Button
from game.ui.window.renderer import Renderer
from tests.helpers.hand import OPTIONS, Hand, autosave, break_update, once, reports


def break_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    once(monkeypatch, Renderer, "frame", when=lambda painter, _target: painter.ui.stack.top.name == "table")


def break_event(monkeypatch: pytest.MonkeyPatch) -> None:
    once(monkeypatch, TableScreen, "process_event")


def break_callback(monkeypatch: pytest.MonkeyPatch) -> None:
    once(monkeypatch, Button, "activate")


def break_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    from game.bots.remote import RemoteAgent

    once(monkeypatch, RemoteAgent, "poll")


@pytest.mark.long
@pytest.mark.parametrize("breaks", [break_draw, break_event, break_callback, break_update, break_bot])
def test_the_game_goes_on_from_the_autosave(
    hand: Hand, home: Path, monkeypatch: pytest.MonkeyPatch, breaks: Callable[[pytest.MonkeyPatch], None]
) -> None:
    kept: list[int] = []

    def script(me: Hand) -> Iterator[None]:
        yield from me.asked()
        breaks(monkeypatch)
        me.screen.ui.base.all()
        if breaks in (break_event, break_callback):
            yield from me.click("pause")
        if breaks is break_bot:
            me.press_answer()
        yield from me.until("crash")
        kept.append(len(autosave(home)["journal"]))  # on disk before the window shows
        yield from me.click("continue")
        yield from me.asked()
        assert me.answered >= kept[0]
        before = me.answered
        me.answer()
        yield from me.asked()
        assert me.answered > before
        yield from me.click("pause")
        yield from me.until("pause")
        yield from me.click("quit")
        yield from me.until("nothing")

    assert hand.play(script) == 0
    (text,) = reports(home)
    assert " broke" in text
    assert "Traceback" in text
    assert crash.GAME_FOLLOWS in text


def break_rules(monkeypatch: pytest.MonkeyPatch, table: TableScreen) -> None:
    """The rules stumble over every answer to this question, when half of it is done."""
    owner = type(table.flow.match.whole)
    whole, number = owner.answer, table.flow.match.whole.answered

    def answer(state: Any, ask: int, option: str) -> None:
        if state.answered == number and state.log is not None and not replaying():
            state.stack.clear()  # looks like the end of the game
            raise ZeroDivisionError("the crown")
        whole(state, ask, option)

    def replaying() -> bool:
        import sys

        frame = sys._getframe()
        return any(name == "_again" for name in iter_names(frame))

    monkeypatch.setattr(owner, "answer", answer)


def iter_names(frame: Any) -> Iterator[str]:
    while frame is not None:
        yield frame.f_code.co_name
        frame = frame.f_back


@pytest.mark.long
def test_rules_that_break_at_the_same_answer_offer_an_earlier_one(
    hand: Hand, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    met: list[list[str]] = []

    def script(me: Hand) -> Iterator[None]:
        yield from me.asked()
        for _answer in range(3):
            me.answer()
            yield from me.asked()
        at = me.answered
        break_rules(monkeypatch, me.table)
        for _time in range(2):
            me.press_answer()
            yield from me.until("crash")
            met.append([widget.name for widget in me.screen.numbered])
            yield from me.click(met[-1][0])
            yield from me.asked()
        assert me.answered < at
        assert len(autosave(home)["journal"]) <= at
        assert not autosave(home)["over"]

    assert hand.play(script) is None
    assert met[0][0] == "continue"
    assert met[1][0] == "earlier"
    assert "continue" not in met[1]
    first, second = reports(home)
    assert "answer taking effect (seat, option): 0 " in first
    assert first.partition(crash.GAME_FOLLOWS)[2].strip() == second.partition(crash.GAME_FOLLOWS)[2].strip()


@pytest.mark.long
def test_an_autosave_that_breaks_the_program_is_no_endless_loop(
    hand: Hand, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def before(me: Hand) -> Iterator[None]:
        yield from me.asked()
        me.answer()
        yield from me.asked()

    assert hand.play(before) is None
    once(monkeypatch, __import__("game.session.save", fromlist=["resume"]), "resume", times=99)

    def script(me: Hand) -> Iterator[None]:
        yield from me.until("title")
        yield from me.click("continue")
        yield from me.until("crash")
        yield from me.click("continue")
        while me.screen.name != "crash" or "earlier" not in [widget.name for widget in me.screen.numbered]:
            yield
        yield from me.click("earlier")
        yield from me.asked()

    assert hand.play(script, OPTIONS) is None
    assert len(reports(home)) == 2


def test_an_error_before_the_window_opens_is_shown_in_a_window(
    hand: Hand, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    once(monkeypatch, program, "_open")

    def script(me: Hand) -> Iterator[None]:
        yield from me.until("crash")
        assert [widget.name for widget in me.screen.numbered] == ["title", "folder", "copy", "quit"]
        yield from me.click("title")
        yield from me.until("title")

    assert hand.play(script, OPTIONS) is None
    assert len(reports(home)) == 1


@pytest.mark.long
def test_quit_leaves_with_the_code_of_a_failure_and_keeps_the_game(
    hand: Hand, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = threading.excepthook

    def script(me: Hand) -> Iterator[None]:
        yield from me.asked()
        break_update(monkeypatch)
        yield from me.until("crash")
        yield from me.click("quit")
        yield from me.until("nothing")

    assert hand.play(script) == rescue.CRASHED
    assert autosave(home)["journal"] is not None
    assert threading.excepthook is before
