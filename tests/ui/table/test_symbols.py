"""Every symbol on the table says in a sentence what it stands for: to the pointer, and to the focus of the keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.citadels.table import badges
from game.citadels.words import symbols
from game.table.screen import TableScreen
from game.ui import lang
from game.ui.draw.canvas import Canvas, Owner
from game.ui.draw.geometry import Box
from game.ui.draw.markup import plain
from game.ui.widgets import Widget
from game.ui.widgets.popups import DELAY_SECONDS
from tests.ui.driver import Driver, make_driver
from tools.shots.citadels.shots import SHOTS

SMALL = (
    "ui/crown",
    "ui/crest_",
    "ui/coin",
    *(f"citadels/ui/{one}_" for one in ("seal", "gem", "stat", "token", "back")),
)
PLAIN_PLACES = 50  # alpha up to which a picture is only the ground of an empty place
TABLES = ["table_2", "table_3", "table_4", "table_6", "table_8", "table_marks", "table_marks_full", "table_killed",
          "table_bewitched", "table_signs", "table_reminders", "draft", "draft_2_aside", "draft_wait",
          "pick_warlord"]  # fmt: skip
Drawn = list[tuple[str, Owner | None, Box]]


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    lang.set_language("en")


@contextmanager
def watching(monkeypatch: pytest.MonkeyPatch) -> Iterator[Drawn]:
    """Collects the small pictures that are drawn: names, by whom, where."""
    drawn: Drawn = []
    picture, surface_at, token = Canvas.picture, Canvas.surface_at, badges.token
    names: dict[int, str] = {}

    def spy_picture(self: Canvas, name: str, box: Box, alpha: int = 255) -> None:
        if name.startswith(SMALL) and alpha > PLAIN_PLACES:
            drawn.append((name, self.owner, box))
        picture(self, name, box, alpha)

    def spy_token(assets: Any, name: str, side: int) -> pygame.Surface:
        made = token(assets, name, side)
        names[id(made)] = f"citadels/ui/token_{name}"
        return made

    def spy_surface(self: Canvas, made: pygame.Surface, x: float, y: float, alpha: int = 255) -> None:
        if id(made) in names:
            drawn.append(
                (names[id(made)], self.owner, Box(x, y, made.get_width() / self.k, made.get_height() / self.k))
            )
        surface_at(self, made, x, y, alpha)

    with monkeypatch.context() as patched:
        patched.setattr(Canvas, "picture", spy_picture)
        patched.setattr(Canvas, "surface_at", spy_surface)
        patched.setattr(badges, "token", spy_token)
        yield drawn


def table(driver: Driver, name: str) -> TableScreen:
    driver.show(SHOTS[name](driver.ui))
    for _frame in range(3):
        driver.frame(0.3)
    screen = driver.screen
    assert isinstance(screen, TableScreen)
    screen.update = lambda seconds: None  # type: ignore[method-assign]  # nobody plays on meanwhile
    return screen


def with_symbols(screen: TableScreen) -> list[Widget]:
    assert screen.root is not None
    return [one for one in screen.root.walk() if one.symbols]


@pytest.mark.long
@pytest.mark.parametrize("scale", [100, 200])
def test_every_symbol_that_is_drawn_is_explained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, scale: int) -> None:
    """Crowns, shields, seals, coins, gems, stars, signs and backs: each lies in something that has a sentence."""
    driver = make_driver(tmp_path / "settings.json", (1280, 720), scale=scale)
    found, missing = set(), []
    for name in TABLES:
        table(driver, name)
        with watching(monkeypatch) as drawn:
            driver.ui.base.all()
            driver.frame(0.1)
        assert drawn, name
        for picture, owner, box in drawn:
            known = [key for key, place in getattr(owner, "symbols", ()) if place.inset(-2).contains(*box.center)]
            if owner is not None and isinstance(owner, Widget) and owner.layer is not None:
                found.add(picture.rstrip("0123456789"))
                missing += [] if any(map(symbols.sentence, known)) else [f"{name}: {picture} of {owner.name}"]
    assert not missing, missing
    assert {"ui/crown", "ui/crest_", "ui/coin", "citadels/ui/stat_points", "citadels/ui/token_killed"} <= found


@pytest.mark.long
@pytest.mark.parametrize(("language", "scale"), [("en", 100), ("de", 200)])
def test_the_pointer_on_a_symbol_is_told(tmp_path: Path, language: str, scale: int) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720), language, scale)
    shown, hidden = 0, []
    for name in ("table_5", "table_signs", "table_marks"):
        screen = table(driver, name)
        kinds = {key: (one, box) for one in with_symbols(screen) for key, box in one.symbols}
        for key, (owner, box) in kinds.items():
            if not owner.uncovered(*box.center):
                continue
            told = told_at(driver, box)
            shown += plain(symbols.sentence(key)) in told
            hidden += [] if plain(symbols.sentence(key)) in told else [f"{name}: {key} of {owner.name}: {told}"]
    assert not hidden, hidden
    assert shown > 15


def told_at(driver: Driver, box: Box) -> str:
    """What the pop-up says while the pointer rests there."""
    k = driver.ui.scale.k
    for at in ((2, 2), (round(box.cx * k), round(box.cy * k))):
        driver.shell.process(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0)))
        driver.frame(0.05)
    driver.frame(DELAY_SECONDS + 0.2)
    return plain(driver.ui.popups.tip.text)


def test_the_focus_comes_to_every_symbol_and_is_told(tmp_path: Path) -> None:
    """With the Tab key alone."""
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    screen = table(driver, "table_marks")
    wanted = {plain(symbols.sentence(key)) for one in with_symbols(screen) for key in one.symbol_keys()}
    assert len(wanted) > 10
    told = ""
    assert screen.root is not None
    for _press in range(len(screen.root.reachables()) + 1):
        driver.press(pygame.K_TAB)
        driver.frame(DELAY_SECONDS)
        told += plain(driver.ui.popups.tip.text) + "\n"
    assert not {one for one in wanted if one not in told}


def test_enter_on_something_that_only_explains_does_nothing(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    screen = table(driver, "table_4")
    assert screen.root is not None
    only = next(one for one in screen.root.reachables() if not one.interactive and one.name.startswith("seat:"))
    driver.press(pygame.K_TAB)
    driver.shell.router.focus(only)
    before = screen.flow.match.whole.answered, screen.selected
    driver.press(pygame.K_RETURN)
    assert (screen.flow.match.whole.answered, screen.selected) == before
    assert driver.ui.focus is only


def test_every_sentence_is_short_and_german_too() -> None:
    for code in ("en", "de"):
        lang.set_language(code)
        for key in symbols.SENTENCES:
            said = symbols.sentence(key)
            assert said.endswith("."), key
            assert len(said) < 100, key
            assert code == "en" or said != symbols.SENTENCES[key], key
