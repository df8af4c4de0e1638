"""The page in a real browser: who comes in, plays by taps, and comes back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.playing import GAMES
from tests.hands.table import opened
from tests.hands.tapping import Tapped
from tests.helpers.browser import Browser, missing_browser, running_browser

SIZES = [(390, 844), (844, 390), (820, 1180)]
LANGS = ["en", "de", "en"]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if sentence := missing_browser():
        pytest.skip(sentence)
    with running_browser() as one:
        yield one


@pytest.mark.parametrize("game", GAMES)
def test_people_come_in_and_answer_by_taps(browser: Browser, game: str, tmp_path: Path) -> None:
    with opened(tmp_path, game=game, people=2, bots=1) as table:
        tapped = Tapped(table, browser, SIZES, LANGS)
        begun = table.flow.match.answered
        while table.flow.match.answered < begun + 8 and tapped.asked >= 0:
            tapped.step()
        assert browser.errors == []
        for phone in tapped.phones:
            phone.close()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_taps_on_three_phones(browser: Browser, game: str, tmp_path: Path) -> None:
    with opened(tmp_path, game=game, people=3, bots=1) as table:
        tapped = Tapped(table, browser, SIZES, LANGS)
        assert tapped.play() > 0
        for seat, phone in enumerate(tapped.phones):
            tapped.settle(phone, seat)
            assert table.phones._streams[seat, ""].pages.page(1).over
        assert browser.errors == []
        for phone in tapped.phones:
            phone.close()
