"""Every screen as it is heard: nothing without a name, nothing raw, nothing twice, no focus on what is unheard, and Tab
goes once round all of it. Drawn for that, each is measured for little sight as well."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game import catalog
from game.ui import lang
from tests.helpers.heard_trees import faults, strays
from tests.helpers.quick import first_at_once, proofs
from tests.ui.contrast import Run, Runs, measured
from tests.ui.driver import Driver, make_driver
from tools.shots import command

# one of each kind of screen; all others are the same with other contents
SHORT = (
    "title", "title_welcome", "new_game", "new_game_faces", "load", "settings", "pause", "players", "about", "keys",
    "keys_keyboard", "writing", "dialog_confirm", "dialog_text", "crash", "challenges", "daily", "deal_code",
    "achievements", "gallery", "card_character", "rules_game", "rules_found", "history", "figures", "ratings",
)  # fmt: skip


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    yield make_driver(tmp_path / "settings.json", (1280, 720), "en")
    lang.set_language("en")


def heard(driver: Driver, names: tuple[str, ...]) -> dict[str, list[str]]:
    """The faults of these screens, without those that have none."""
    found: dict[str, list[str]] = {}
    made = command.factories(names)
    driver.ui.ears.reader = True
    for name in names:
        with measured() as pages:
            driver.show(made[name](driver.ui))
        if told := [*faults(driver.ui), *strays(driver.shell), *map(str, weak(pages.runs))]:
            found[name] = told
    return found


def weak(runs: Runs) -> set[Run]:
    """Lines that cannot be read well."""
    return {run for run in runs if not run.readable}


@pytest.mark.parametrize("language", first_at_once(["en", "de"]))
def test_every_kind_of_screen_can_be_heard(driver: Driver, language: str) -> None:
    lang.set_language(language)
    assert heard(driver, SHORT) == {}


# -- all of them -------------------------------------------------------------------------------------------------------
GAMES = dict(catalog.GAMES)
SOURCES = tuple(names for names in command.SOURCES.values() if names)


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("names", SOURCES, ids=lambda names: names[0])
def test_every_screen_of_the_pictures_can_be_heard(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, names: tuple[str, ...], language: str
) -> None:
    """Every other one in English as it is painted and the rest in German in high contrast; all of them in both before
    a release."""
    monkeypatch.setattr(catalog, "GAMES", GAMES)
    driver = make_driver(tmp_path / "settings.json", (1280, 720), language)
    driver.ui.settings.values.voice_offered = True
    driver.ui.settings.values.high_contrast = language == "de"  # the one and the other in a single walk
    driver.ui.use_sight()
    assert heard(driver, names if proofs() else names[language == "de" :: 2]) == {}
    lang.set_language("en")
