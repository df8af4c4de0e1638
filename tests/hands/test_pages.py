"""A whole game is played by the pages of its seats, each in its own language, and a page tells what was shown."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from game.hands.messages import Page, Thing, encoded
from game.hands.pages import MANY, STAY
from game.table.asking.spots import BUTTON
from game.ui.lang import language, set_language
from tests.games.playing import GAMES, sizes
from tests.hands.playing import Phones, touchable
from tests.helpers.quick import second_and_last

BIGGEST = 20_000  # bytes of a page
TOUCHES, UNDONE = 60, 4
MEANT = ("focus", "target")


def texts(page: Page) -> list[str]:
    """Everything on it that is read."""
    return re.findall(r'"(?:name|text|more|leads|why_not|title|why|words)":"([^"]*)"', encoded(page).decode())


@pytest.mark.parametrize("game", second_and_last(GAMES))
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


@pytest.mark.parametrize("game", GAMES)
def test_each_page_is_in_its_own_language_alone(game: str) -> None:
    """Side by side with the other language, a page is what it is where the whole program speaks its own."""
    people = min(3, sizes(game)[-1])
    mixed = pages_in(game, people, ("de", "en"), "en")
    for place, code in enumerate(("de", "en")):
        alone = pages_in(game, people, (code,), code)
        assert [pages[place] for pages in mixed] == [pages[place] for pages in alone]
    assert any(pages[0] != pages[1] for pages in mixed)


def pages_in(game: str, people: int, languages: Sequence[str], program: str) -> list[list[Page]]:
    """The pages of all seats before each touch of a game, while the program itself speaks a language."""
    phones = Phones(game, people, languages=languages, seed=4)
    before = language()
    set_language(program)
    try:
        return [
            [one.page(1) for one in phones.pages] for _page, _touch in zip(phones.play(), range(TOUCHES), strict=False)
        ]
    finally:
        set_language(before)


@pytest.mark.parametrize("game", GAMES)
def test_another_language_takes_what_is_selected_along(game: str) -> None:
    phones = Phones(game, people=2)
    for page, _touch in zip(phones.play(), range(TOUCHES), strict=False):
        pages = phones.asked
        before, code = page.lang, "en" if page.lang == "de" else "de"
        pages.speak(code)
        other = pages.page(1)
        pages.speak(before)
        assert pages.page(page.page) == page
        assert [(thing.place, thing.thing, thing.state) for area in other.areas for thing in area.things] == [
            (thing.place, thing.thing, thing.state) for area in page.areas for thing in area.things
        ]


@pytest.mark.parametrize("game", GAMES)
def test_what_was_taken_back_is_asked_again_as_it_was(game: str) -> None:
    """And a page that comes anew finds what was selected."""
    phones, undone = Phones(game, people=2), 0
    for page in phones.play():
        pages, answered, asked = phones.asked, phones.flow.match.answered, phones.flow.match.pending
        assert pages.page(page.page) == page
        touch = phones.chosen(page)
        assert phones.touch(pages, touch) == "" or phones.flow.match.answered == answered
        if phones.flow.match.answered > answered and pages.page(2).undo:
            undone += 1
            assert pages.undo() == ""
            again = pages.page(page.page)
            assert again.undo == page.undo
            assert phones.flow.match.pending == asked
        if undone >= UNDONE:
            break
    assert undone
    assert phones.nobody.undo()


@pytest.mark.parametrize("game", second_and_last(GAMES))
def test_every_answer_can_be_touched(game: str) -> None:
    """Each option of a question that is not put together has its button, or a thing that is selected first."""
    phones = Phones(game, people=min(3, sizes(game)[-1]), seed=3)
    for page in phones.play():
        pages = phones.asked
        ask, desk = pages.desk.ask, pages.desk
        if ask is None or desk.offers is None or desk.plan.said() is not None or page.ask is None:
            continue
        lying = {(thing.place, thing.thing) for area in page.areas for thing in area.things if thing.state}
        buttons = {one.press for one in page.ask.buttons}
        if STAY in buttons:  # it is asked once more whether the turn ends
            continue
        worth = {choice.name for choice in desk.marks.choices()}
        for at, offer in enumerate(desk.offers.offers):
            if offer.place == BUTTON and not worth & {offer.option, MANY}:  # a game leaves out what brings nothing
                continue
            spots = {(offer.place, offer.thing), (BUTTON, at), *(("pile", one.thing) for one in piles_of(page))}
            assert offer.option in buttons or spots & lying, f"{ask.step}: {offer}"


def piles_of(page: Page) -> list[Thing]:
    """The piles that a hand lies in."""
    return [thing for area in page.areas if area.kind == "piles" for thing in area.things]


@pytest.mark.parametrize("game", GAMES)
def test_a_second_touch_lets_go_and_answers_nothing(game: str) -> None:
    """Two taps in a row confirm nothing: that is what the button is for."""
    phones, tried = Phones(game, people=2, seed=2), 0
    for page in phones.play():
        pages, answered = phones.asked, phones.flow.match.answered
        for what, place, thing in touchable(page):
            if what == "pick" and pages.pick(place, thing) == "" and phones.flow.match.answered == answered:
                again = pages.page(2)
                selected = [(one.place, one.thing) for area in again.areas for one in area.things if one.state in MEANT]
                pages.pick(place, thing)
                assert phones.flow.match.answered == answered
                tried += (place, thing) in selected
                break
        if tried >= TOUCHES:
            break
    assert tried
