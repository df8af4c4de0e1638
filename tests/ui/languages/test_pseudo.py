"""Every screen in the pseudo-language: its texts are longer than any real one's, and everything is accented.

Nothing leaves its place, nothing lies on something else, what is cut has a tip with all of it, and no English is left.
The usual run looks at a sample; EVERY_PICTURE=1 has all screens drawn in all sizes and scales (some minutes).
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pygame
import pytest

from game.catalog import games
from game.la_citta.content import own_towns
from game.ui.draw import theme
from game.ui.draw.fonts import SetFont
from game.ui.game_words import author_of
from game.ui.widgets import Column, Label, RichText
from game.ui.widgets.popups import DELAY_SECONDS
from game.ui.window.settings import SettingsFile
from tests.ui.driver import Driver, make_driver
from tests.ui.languages.looking import Looker, still_english
from tools.shots.command import ORDER, factories

EVERY = bool(os.environ.get("EVERY_PICTURE"))
SIZES, SCALES = ((1280, 720), (1920, 1080), (3440, 1440)), (80, 100, 150, 200)
ALL = tuple(product(SIZES, SCALES))
SAMPLE = (((1280, 720), 100), ((1280, 720), 200), ((1280, 720), 150), ((1920, 1080), 200), ((3440, 1440), 80))
SHARE = 6  # one screen of so many is looked at in the usual run, in one of the windows
SLOW = ("review", "table_hint", "knowledge")  # computer players think about these
PROPER = {
    "Crown", "Coin", "Citadels", "Rattus", "Cartus", "La", "Città", "CIT", "RAT", "CITTA", "Cinzel", "II", "III", "SHA",
    "Deutsch",  # each language has its own name for itself
    *own_towns(), *(word for game in games() for word in author_of(game).split()),
}  # fmt: skip  # names, which stay as they are
FOREIGN = (
    "about_licence",  # licences are quoted as they are
    "fairness",  # the sealed line is checked letter by letter
    "crash", "dialog_error", "load", "toasts", "writing",  # what the system says, paths, names of saves
    "gallery_search", "gallery_nothing", "rules_found", "rules_not_found", "dialog_confirm",  # what somebody has typed
    "deal_code_wrong",  # ... or mistyped
    "deal_code",  # letters of a code
    "history_trouble",  # the name of a file
    "keys_pad",  # what is printed on gamepads
)  # fmt: skip


def shots_for(number: int) -> list[str]:
    """The screens of one window: all, or its part of the sample."""
    if EVERY:
        return list(ORDER)
    quick = [name for name in ORDER if not name.startswith(SLOW)]
    return quick[number * SHARE :: SHARE * len(SAMPLE)]


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Every stretch of text that letters were made for."""
    seen: set[str] = set()
    render = SetFont.render

    def noting(self: SetFont, text: str, antialias: bool, colour: tuple[int, int, int]) -> pygame.Surface:
        seen.add(text)
        return render(self, text, antialias, colour)

    monkeypatch.setattr(SetFont, "render", noting)
    return seen


@pytest.mark.long
@pytest.mark.parametrize(("number", "window"), list(enumerate(ALL if EVERY else SAMPLE)))
def test_everything_fits_and_is_translated(
    number: int, window: tuple[tuple[int, int], int], pseudo: Path, tmp_path: Path, drawn: set[str]
) -> None:
    faults: list[str] = []
    names = shots_for(number)
    made = factories(names)
    for name, looker in _lookers(names, window, tmp_path):
        drawn.clear()
        written = looker.look(lambda name=name, ui=looker.driver.ui: made[name](ui))  # type: ignore[misc]
        faults += [f"{name}: {fault}" for fault in looker.faults(written)]
        if not name.startswith(FOREIGN):
            faults += [f"{name}: {word!r} is still English" for word in still_english(drawn, PROPER | _names(looker))]
    assert faults == [], "\n".join(faults)


def _lookers(names: list[str], window: tuple[tuple[int, int], int], folder: Path) -> Iterator[tuple[str, Looker]]:
    """One window for all screens; a new one where a screen has changed the settings."""
    looker = None
    for name in names:
        if looker is None or name.startswith("keys"):
            looker = Looker(_driver(folder / "none" / "settings.json", *window))
        yield name, looker


def _driver(path: Path, size: tuple[int, int], scale: int) -> Driver:
    settings = SettingsFile(path)
    values = settings.values
    values.language, values.ui_scale, values.animation, values.tell_first_times = "xx", scale, 0, False
    return Driver(size, settings)


def _names(looker: Looker) -> set[str]:
    """What people are called, and the letters on keys."""
    from game.content import people as of_the_house
    from game.ui.services import SEAT_NAMES
    from tools.shots.la_citta import positions as citta
    from tools.shots.rattus_cartus import positions as rattus

    people = {*SEAT_NAMES, *rattus.NAMES, *citta.NAMES, *(one.name for one in of_the_house().opponents.values())}
    casts = {word for cast in looker.driver.host.choices.entries for word in cast.name.split()}
    return people | casts | set("ABCDEFGHIJKLMNOPQRSTUVWXYZ")


# -- what the tests above rely on --------------------------------------------------------------------------------------
@pytest.mark.long
def test_a_text_that_leaves_its_place_is_noticed(pseudo: Path, tmp_path: Path) -> None:
    looker = Looker(_driver(tmp_path / "settings.json", (1280, 720), 100))

    class Broken(Label):
        def draw(self, canvas: object) -> None:
            canvas.text("beyond", self.box.right, self.box.cy, theme.BODY)  # type: ignore[attr-defined]
            canvas.text("above", self.box.right, self.box.cy + 3, theme.BODY)  # type: ignore[attr-defined]

    made = factories(["title"])["title"](looker.driver.ui)
    made.build = lambda: Column([Broken("x").sized(height=40.0)])
    said = looker.faults(looker.look(lambda: made))
    assert any("'beyond' leaves its widget" in one for one in said)
    assert any("'beyond' leaves the window" in one for one in said)
    assert any("'above' lies on 'beyond'" in one for one in said)


def test_english_is_noticed() -> None:
    assert still_english({"«Ñéw ğáméó»", "Open", "Matilda", "12 %"}, {"Matilda"}) == ["Open"]


@pytest.mark.parametrize("marked", [False, True])
def test_a_text_that_is_cut_can_be_read_in_its_tip(tmp_path: Path, marked: bool) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720))
    words = "Everything that does not fit on a line of this width must be read somewhere else"
    label = RichText(words, theme.BODY, name="cut") if marked else Label(words, theme.BODY, name="cut")
    screen = factories(["title"])["title"](driver.ui)
    screen.build = lambda: Column([label.sized(height=24.0)])
    driver.ui.stack.reset(screen)
    screen.root.arrange(driver.ui.scale.bounds.cut_left(200)[0])
    driver.frame()
    assert label.cut == [words]
    driver.hover("cut")
    driver.frame(DELAY_SECONDS + 0.1)
    assert driver.ui.popups.tip.text == words
