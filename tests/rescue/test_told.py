"""How an unexpected error is told, with more and more of the program broken."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game import crash, rescue
from game.crash import NoWindowError
from game.ui import lang
from game.ui.draw import theme
from game.ui.screens import crash as crash_screen
from game.ui.screens.crash import CrashScreen, broken
from game.ui.window import crash_window
from game.ui.window.opener import outside
from game.ui.window.renderer import Renderer
from game.ui.window.trouble import LABELS, Trouble, sentence
from tests.helpers.hand import Hand, break_update, once, reports
from tests.ui.driver import make_driver


@pytest.mark.long
def test_a_screen_that_cannot_be_drawn_at_all_leaves_plain_boxes(
    hand: Hand, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every frame of the toolkit breaks: the choice is made in bare pygame, twice."""
    pages: list[crash_window.BarePage] = []
    draw = crash_window.BarePage.draw

    def then_press(page: crash_window.BarePage) -> None:
        draw(page)
        if page not in pages:
            pages.append(page)
            name = "continue" if len(pages) == 1 else "quit"
            at = page.boxes[name].center
            pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1))

    monkeypatch.setattr(crash_window.BarePage, "draw", then_press)

    def script(me: Hand) -> Iterator[None]:
        yield from me.asked()
        once(monkeypatch, Renderer, "frame", times=9999)
        me.screen.ui.base.all()
        yield

    assert hand.play(script) == rescue.CRASHED
    assert [list(page.labels) for page in pages] == [
        ["continue", "title", "folder", "quit"],
        ["earlier", "title", "folder", "quit"],
    ]


def test_without_any_drawing_a_box_of_the_system_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[Any, ...]] = []
    once(monkeypatch, crash_window, "ask_on_screen")
    once(monkeypatch, crash_window, "ask_bare")

    def box(*arguments: Any, **words: Any) -> int:
        shown.append((*arguments, words))
        return 1

    monkeypatch.setattr(pygame.display, "message_box", box, raising=False)
    told = Trouble("KeyError: 1", Path("/logs/crash-1.txt"), ("continue", "title", "quit"))
    assert crash_window.ask(told) == "title"
    assert shown[0][0] == "Something went wrong"
    assert "/logs/crash-1.txt" in shown[0][1].replace("\\", "/")
    assert shown[0][4] == ("Continue from the autosave", "Main menu", "Quit")


def test_where_nobody_can_be_asked_the_program_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    for way in ("ask_on_screen", "ask_bare", "ask_in_box"):
        once(monkeypatch, crash_window, way)
    assert crash_window.ask(Trouble("KeyError: 1", None, ("title", "quit"))) == "quit"


def test_what_is_offered() -> None:
    assert rescue.offered((5, 12), 1, True) == ("continue", "title", "quit")
    assert rescue.offered((5, 12), 2, True) == ("earlier", "title", "quit")
    assert rescue.offered((5, 12), 2, False) == ("title", "quit")
    assert rescue.offered(rescue.NOWHERE, 2, True) == ("title", "continue", "quit"), "no game was open"


def test_what_others_explain_passes_by(home: Path) -> None:
    def make() -> rescue.Program:
        raise NoWindowError

    with pytest.raises(NoWindowError):
        rescue.Guard(make).run()
    assert reports(home) == []


def test_a_broken_thread_is_told_at_the_table(hand: Hand, home: Path) -> None:
    def work() -> None:
        raise LookupError("no picture")

    def script(me: Hand) -> Iterator[None]:
        yield from me.asked()
        threading.Thread(target=work, name="pictures").start()
        while not any("background" in toast.text for toast in me.screen.ui.toasts.shown):
            yield

    assert hand.play(script) is None
    (text,) = reports(home)
    assert "thread pictures:" in text
    assert crash.GAME_FOLLOWS in text


@pytest.mark.long
def test_folder_and_sentence(hand: Hand, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[Path] = []
    copied: list[str] = []

    def open_folder(folder: Path) -> bool:
        opened.append(folder)
        return False

    monkeypatch.setattr(crash_screen, "open_folder", open_folder)
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)

    def script(me: Hand) -> Iterator[None]:
        yield from me.asked()
        break_update(monkeypatch)
        yield from me.until("crash")
        yield from me.click("folder")
        yield from me.click("copy")
        yield
        said = [toast.text for toast in me.screen.ui.toasts.shown]
        assert "This system cannot open the folder; its path stands on this page." in said
        assert "Copied." in said

    assert hand.play(script) is None
    assert opened == [home / "logs"]
    assert copied[0].startswith("Crown & Coin ")
    assert "RuntimeError: update broke" in copied[0]
    assert str(home / "logs") in copied[0]


def test_programs_of_the_system_get_their_own_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.frozen", True, raising=False)
    ours = {"LD_LIBRARY_PATH": "/game", "LD_LIBRARY_PATH_ORIG": "/theirs", "HOME": "/h"}
    assert outside(ours)["LD_LIBRARY_PATH"] == "/theirs"
    assert "LD_LIBRARY_PATH" not in outside({"LD_LIBRARY_PATH": "/game"})


def test_every_choice_has_words_in_german() -> None:
    lang.set_language("de")
    try:
        assert all(lang._(text) != text for text in LABELS.values())
        assert "kein" in sentence(Trouble("X", None, ("quit",)))
    finally:
        lang.set_language("en")


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 100), ((1280, 720), 200), ((1920, 1080), 150)])
def test_long_errors_and_long_paths_stay_in_their_box(tmp_path: Path, size: tuple[int, int], scale: int) -> None:
    pygame.display.init()
    driver = make_driver(tmp_path / "settings.json", size, "de", scale)
    report = Path("/", *["a_folder_with_a_long_name"] * 7, "crash-20261121-201500-123456.txt")
    told = Trouble("KeyError: " + "somewhere/" * 25, report, ("earlier", "title", "quit"))
    try:
        screen = driver.show(CrashScreen(driver.ui, told, lambda _choice: None))
        assert driver.ui.text.overflows == []
        assert isinstance(screen, CrashScreen)
        facts = screen.find("facts")
        lines = screen._facts(lambda line: driver.ui.text.width(line, theme.ON_PARCHMENT) <= facts.box.w)
        assert "".join(lines.split("\n")).endswith(str(report))
        assert screen.panel.box.bottom <= driver.ui.scale.bounds.bottom
    finally:
        lang.set_language("en")


def test_a_text_is_broken_behind_separators_and_nothing_is_lost() -> None:
    def fits(line: str) -> bool:
        return len(line) <= 12

    assert broken("/home/odo/log/crash.txt", fits) == ["/home/odo/", "log/", "crash.txt"]
    for text in ("/home/odo/log/crash.txt", "C:\\Users\\Odo\\crash.txt", "x" * 40, "short", ""):
        lines = broken(text, fits)
        assert "".join(lines) == text
        assert all(fits(line) for line in lines)
