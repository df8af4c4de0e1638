"""Two games with cards of the same ids: each has its own names, faces, words, places and pictures."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game import catalog
from game.content import Glossary, Text, Word
from game.content.book import Book, CardText, Filters
from game.ui import glossary
from game.ui.screens.gallery import places
from game.ui.screens.gallery.entries import entries, matching
from game.ui.screens.gallery.zoom import CardScreen
from game.ui.screens.reference import ReferenceScreen, open_reference
from tests.games.hidden_numbers.game import HiddenNumbersPack
from tests.ui.driver import Driver

BURGS, TOY = "burgs", "hidden_numbers"


class BurgsBook(Book):
    """Three cards, one of them called as one of Citadels is."""

    prefix = "BUR"

    def cards(self) -> dict[str, CardText]:
        told = Text("Cats keep rats away.", "Katzen halten Ratten fern.")
        names = {"castle": "Burg", "witch": "Kräuterfrau", "rat": "Ratte"}
        return {one: CardText(one, "place", Text(one.title(), name), told, told) for one, name in names.items()}

    def glossary(self) -> Glossary:
        told = Text("They bring the plague.", "Sie bringen die Pest.")
        return Glossary({"rats": Word("rats", Text("rats", "Ratten"), told, "rats", Text("rats", "Ratten"))})


class BurgsPack(HiddenNumbersPack):
    """A game of somebody else."""

    id = BURGS
    name = "Burgs"

    def book(self) -> BurgsBook:
        return BurgsBook(self.id)


@pytest.fixture(autouse=True)
def two_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    line = f"{BURGS}=tests.ui.test_two_books:BurgsPack"
    monkeypatch.setenv(catalog.ELSEWHERE, f"{TOY}=tests.games.hidden_numbers.game:HiddenNumbersPack,{line}")
    yield
    glossary.forget()


def test_a_card_has_the_name_of_its_game(driver: Driver) -> None:
    assert places.title("card:castle", "citadels") == "Castle"
    assert [one.card.name.de for one in entries(BURGS)] == ["Burg", "Kräuterfrau", "Ratte"]
    assert matching(Filters(text="burg"), BURGS) == ["castle"]
    assert matching(Filters(text="burg"), "citadels") != ["castle"]
    assert places.of_game("burgs/card:castle") == (BURGS, "card:castle")
    assert places.of_game("card:castle") == ("citadels", "card:castle"), "addresses of before mean Citadels"


def test_faces_of_the_same_id_are_kept_apart(driver: Driver) -> None:
    own, other = (driver.ui.cards_of(game).surface("castle", "small", 110) for game in ("citadels", BURGS))
    assert pygame.image.tobytes(own, "RGBA") != pygame.image.tobytes(other, "RGBA")
    assert driver.ui.cards_of("citadels").surface("castle", "small", 110) is own


def test_words_are_those_of_the_game(driver: Driver) -> None:
    assert "word:rats" in glossary.with_words("Cats eat rats and take gold.", BURGS)
    assert "word:rats" not in glossary.with_words("Cats eat rats and take gold.", "citadels")


def test_the_gallery_of_a_game_without_filters_and_rules(driver: Driver) -> None:
    driver.show(ReferenceScreen(driver.ui, game=BURGS))
    assert driver.find("count").value == "3 cards"
    driver.type("rat")
    assert driver.find("count").value in ("1 of 3 cards", "3 cards")
    assert driver.find("card:rat").value == "Rat"
    driver.ui.stack.push(CardScreen(driver.ui, "castle"))
    driver.frame()
    assert driver.find("card_name").value == "Castle"
    assert "Cats keep" in driver.find("rules").value
    driver.press(pygame.K_F1)
    assert isinstance(driver.screen, ReferenceScreen)
    assert (driver.screen.game, driver.screen.trail.here) == (BURGS, "card:castle")
    assert driver.ui.text.overflows == []


@pytest.mark.parametrize("game", [TOY, BURGS])
def test_the_rules_of_a_game_that_has_none_are_an_empty_page(game: str, driver: Driver) -> None:
    driver.show(ReferenceScreen(driver.ui, game=game))
    driver.click("tab:rules")
    assert driver.ui.text.overflows == []


def test_an_address_opens_the_rules_of_its_game(driver: Driver) -> None:
    open_reference(driver.ui, "burgs/card:witch")
    driver.frame()
    assert isinstance(driver.screen, ReferenceScreen)
    assert driver.screen.game == BURGS
    assert driver.ui.game == BURGS, "also for what is drawn and explained there"
