"""The rules to read: every topic with its sections and rulings, cards, words, search, the way back and forward."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.citadels.book import CitadelsBook
from game.citadels.content import own_cards
from game.ui import lang
from game.ui.screens.gallery import places
from game.ui.screens.gallery.places import Trail
from game.ui.screens.gallery.rules_page import RulesPage, contents
from game.ui.screens.reference import ReferenceScreen
from tests.ui.driver import Driver, make_driver
from tests.ui.test_fit import check

BOOK = CitadelsBook("citadels")

KINDS = ("topic:draft", "section:what_is_safe", "ruling:62", "card:witch", "word:bewitched", "list:characters",
         "list:districts", "list:words", "find:crown", "find:dragon bishop")  # fmt: skip


@pytest.fixture
def rules(driver: Driver) -> Driver:
    driver.show(ReferenceScreen(driver.ui, place="topic:game"))
    return driver


def page(driver: Driver) -> RulesPage:
    screen = driver.screen
    assert isinstance(screen, ReferenceScreen)
    assert screen.rules is not None
    return screen.rules


def here(driver: Driver) -> str:
    return page(driver).trail.here


def entry(driver: Driver, place: str) -> None:
    """Clicks a page in the list, scrolled to it if need be."""
    found = driver.find(place)
    found.reveal(found)
    driver.frame()
    driver.click(place)


def in_sight(driver: Driver, name: str) -> bool:
    """Whether the thing stands in the upper half of the page."""
    box, text = driver.find(name).box, page(driver).page.texts[0].box
    return text.y - 1 <= box.y <= text.cy


# -- what there is -----------------------------------------------------------------------------------------------------
@pytest.mark.long
def test_every_topic_is_a_page_with_all_its_sections_and_rulings(rules: Driver) -> None:
    seen: set[str] = set()
    for topic in BOOK.rulings().topics.values():
        entry(rules, f"topic:{topic.id}")
        assert rules.find("topic").value == topic.name.en
        assert rules.find("topic_text").value.startswith(topic.text.en[:20])
        assert rules.screen.root is not None
        seen |= {widget.name for widget in rules.screen.root.walk()}
    assert {f"section:{name}" for name in BOOK.rules().sections} <= seen
    assert {f"ruling:{number}" for number in BOOK.rulings().rulings} <= seen


def test_every_link_of_every_page_leads_somewhere() -> None:
    cards = own_cards()
    addresses = [*contents("citadels"), *(f"card:{card}" for card in (*cards.characters, *cards.districts)),
                 *(f"section:{name}" for name in BOOK.rules().sections),
                 *(f"word:{name}" for name in BOOK.glossary().words)]  # fmt: skip
    for address in addresses:
        shown, anchor = places.page_of(address, "citadels")
        assert places.is_page(shown, "citadels"), address
        assert places.title(address, "citadels"), address
        assert anchor or shown == address, address


@pytest.mark.parametrize(
    "place", ["topic:nothing", "section:nothing", "ruling:999", "card:nobody", "word:x", "list:", ""]
)
def test_an_address_that_does_not_exist_opens_the_beginning(rules: Driver, place: str) -> None:
    page(rules).open(place)
    rules.frame()
    assert rules.find("topic").value == "What it is about"


def test_a_section_a_ruling_and_a_word_are_in_sight_when_opened(rules: Driver) -> None:
    for place in ("section:other_destruction", "ruling:62", "word:stash"):
        rules.show(ReferenceScreen(rules.ui, place=place))
        rules.frame()
        assert in_sight(rules, place), place


# -- links -------------------------------------------------------------------------------------------------------------
def test_a_link_in_a_text_leads_to_a_card_and_back_to_where_one_had_read(rules: Driver) -> None:
    page(rules).open("section:what_is_safe")
    rules.frame()
    offset = page(rules).offset
    rules.click("to:card:bishop")
    assert rules.find("topic").value == "Bishop"
    rules.click("page_back")
    assert here(rules) == "section:what_is_safe"
    assert page(rules).offset == pytest.approx(offset)
    rules.click("page_forward")
    assert here(rules) == "card:bishop"


def test_links_are_reached_with_the_keyboard(rules: Driver) -> None:
    page(rules).open("section:ties")
    rules.frame()
    rules.ui.focus = rules.find("to:ruling:96")
    rules.press(pygame.K_RETURN)
    assert here(rules) == "ruling:96"
    assert rules.ui.focus is rules.find("page_back"), "Enter again leads back"
    assert in_sight(rules, "ruling:96")


@pytest.mark.long
def test_back_and_forward_by_keys_and_by_the_side_buttons_of_the_mouse(rules: Driver) -> None:
    for place in ("topic:crown", "card:king", "word:crown"):
        page(rules).open(place)
    rules.press(pygame.K_LEFT, pygame.KMOD_ALT)
    assert here(rules) == "card:king"
    rules.press(pygame.K_BACKSPACE)
    assert here(rules) == "topic:crown"
    rules.press(pygame.K_RIGHT, pygame.KMOD_ALT)
    assert here(rules) == "card:king"
    rules.click_at(900, 500, pygame.BUTTON_X1)
    assert here(rules) == "topic:crown"
    rules.click_at(900, 500, pygame.BUTTON_X2)
    assert here(rules) == "card:king"


def test_the_card_on_its_page_opens_large(rules: Driver) -> None:
    page(rules).open("card:keep")
    rules.frame()
    rules.click("card:keep")
    assert rules.screen.name == "card"
    rules.press(pygame.K_ESCAPE)
    assert here(rules) == "card:keep"


def test_topics_by_keyboard(rules: Driver) -> None:
    assert rules.ui.focus is rules.find("topic:game")
    rules.press(pygame.K_DOWN)
    assert rules.find("topic").value == "Set-up and casts"


def test_new_steps_forget_what_lay_ahead() -> None:
    trail = Trail(["topic:game"])
    for place in ("topic:turn", "topic:crown"):
        trail.go(place, 10.0)
    assert trail.step(-1)
    trail.go("card:king", 7.0)
    assert (trail.places, trail.offsets) == (["topic:game", "topic:turn", "card:king"], [10.0, 7.0, 0.0])
    assert not trail.step(1)


# -- search ------------------------------------------------------------------------------------------------------------
def test_typing_searches_and_enter_leads_to_the_first_place(rules: Driver) -> None:
    rules.type("graveyard")
    assert here(rules) == "find:graveyard"
    assert page(rules).trail.places == ["topic:game", "find:graveyard"], "letters in between leave no trace"
    rules.press(pygame.K_RETURN)
    rules.press(pygame.K_RETURN)
    assert here(rules) == "section:other_destruction"
    rules.press(pygame.K_BACKSPACE)
    assert here(rules) == "find:graveyard"


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("krone", "topic:crown"), ("baulimit", "word:build_limit"), ("CIT-81", "ruling:81"), ("hexe", "topic:witch"),
        ("geisterstadt", "card:haunted_quarter"), ("Stallungen", "card:stables"), ("end round", "section:end_of_round"),
    ],
)  # fmt: skip
def test_search_finds_titles_first_in_both_languages(text: str, place: str) -> None:
    assert place in [found.place for found in places.find(text, "citadels")][:5]


def test_a_search_without_result_says_so_and_emptied_leads_back(rules: Driver) -> None:
    rules.type("xyzzy")
    assert rules.find("found").value == "Nothing is like that."
    for _letter in "xyzzy":
        rules.press(pygame.K_BACKSPACE)
    assert here(rules) == "topic:game"


def test_what_was_found_is_shown_around_the_words() -> None:
    found = next(one for one in places.find("graveyard", "citadels") if one.place == "section:other_destruction")
    assert "The Graveyard lets" in found.near("graveyard")[:60]


# -- everywhere --------------------------------------------------------------------------------------------------------
@pytest.mark.long
@pytest.mark.parametrize(
    ("size", "language", "scale"),
    [((1280, 720), "en", 100), ((1280, 720), "de", 100), ((1920, 1080), "de", 200), ((640, 360), "de", 100)],
)
def test_everything_fits(tmp_path: Path, size: tuple[int, int], language: str, scale: int) -> None:
    driver = make_driver(tmp_path / "settings.json", size, language, scale)
    driver.ui.text.overflows.clear()  # those of the title are not meant here
    try:
        for place in KINDS:
            driver.show(ReferenceScreen(driver.ui, place=place))
            check(driver.screen, driver.ui.scale.bounds)
            assert driver.ui.text.overflows == [], place
    finally:
        lang.set_language("en")


def test_a_section_shows_the_cards_it_speaks_of_and_each_leads_to_its_page(rules: Driver) -> None:
    page(rules).open("section:what_is_safe")
    rules.frame()
    shown = [one.name for one in page(rules).page.walk() if one.name.startswith("pictured:what_is_safe:")]
    assert shown == [f"pictured:what_is_safe:{card}" for card in ("bishop", "keep", "great_wall")]
    rules.screen.find(shown[1]).activate()
    rules.frame()
    assert here(rules) == "card:keep"
