"""A whole game is played by the pages of its seats, each in its own language, and a page tells what was shown."""

from __future__ import annotations

import msgspec
import pytest

from game.hands.messages import Page, encoded
from tests.games.playing import GAMES, sizes
from tests.hands.playing import Phones, touchable

BIGGEST = 20_000  # bytes of a page


def texts(page: Page) -> list[str]:
    """Everything on it that is read."""
    found: list[str] = []

    def walk(part: object) -> None:
        if isinstance(part, str):
            found.append(part)
        elif isinstance(part, dict):
            for one in part.values():
                walk(one)
        elif isinstance(part, (list, tuple)):
            for one in part:
                walk(one)

    walk(msgspec.to_builtins(page))
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_by_touches_alone(game: str) -> None:
    phones = Phones(game, people=min(3, sizes(game)[-1]))
    for page in phones.play():
        assert page.ask is not None
        assert page.waiting is None
        assert len(encoded(page)) <= BIGGEST
    assert phones.flow.match.over
    for pages in [*phones.pages, phones.nobody]:
        page = pages.page(1)
        assert page.over
        assert page.ask is None
        assert page.waiting is None
        scores = next(area for area in page.areas if area.name == "scores")
        assert sorted(one.number for one in scores.things) == sorted(phones.flow.match.scores)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_but_the_one_who_is_asked_can_touch_anything(game: str) -> None:
    phones = Phones(game, people=2)
    page = phones.asked.page(1)
    other = phones.pages[1 - page.seat]
    assert other.page(1).ask is None
    answered = phones.flow.match.answered
    for touch in touchable(page):
        assert phones.touch(other, touch)
        assert phones.touch(phones.nobody, touch)
    assert phones.flow.match.answered == answered


@pytest.mark.parametrize("game", GAMES)
def test_a_thing_that_is_not_there_is_refused_with_a_sentence(game: str) -> None:
    phones = Phones(game, people=2)
    page = phones.asked.page(1)
    for place in {one[1] for one in touchable(page)} | {"nowhere", "hand", "seat"}:
        for thing in (-1, 997, 10**9):
            assert phones.asked.pick(place, thing)
    assert phones.asked.press("nonsense")
    assert phones.asked.page(1) == page
