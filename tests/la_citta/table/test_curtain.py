"""Several people at one screen: the curtain falls only where somebody has peeked at voices."""

from __future__ import annotations

from pathlib import Path

from game.la_citta.table.board import board_of
from game.table.curtain import CurtainScreen
from tests.la_citta.table.tables import new_match, sit_down


def test_nobody_hides_anything_before_somebody_peeks(tmp_path: Path) -> None:
    driver, screen, _board = sit_down(tmp_path, new_match(2, humans=(0, 1)))
    for seat in (0, 1, 0):
        driver.frame(1.0)
        assert driver.screen is screen
        assert screen.flow.viewer == seat
        assert screen.offers is not None
        screen.choose("gold")


def test_whoever_peeked_is_alone_with_it(tmp_path: Path) -> None:
    match = new_match(2, humans=(0, 1))
    state = match.whole
    state.looked[0] = [1]
    driver, screen, _board = sit_down(tmp_path, match)
    driver.frame(1.0)
    assert isinstance(driver.screen, CurtainScreen)
    driver.find("lift").activate()
    driver.frame(1.0)
    voices = board_of(screen).model.voices
    assert [voice.wish >= 0 for voice in voices] == [True, True, False, False]
    screen.choose("gold")
    driver.frame(1.0)
    assert isinstance(driver.screen, CurtainScreen)
    assert [voice.wish >= 0 for voice in board_of(screen).model.voices] == [True, False, False, False]
