"""The words of the game in texts: marked in all their forms, explained by pointer, by key and in tips."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.citadels.book import CitadelsBook
from game.citadels.content import own_cards
from game.ui import glossary, lang
from game.ui.draw.markup import WORD, parse, plain
from game.ui.glossary import with_words
from game.ui.screens.reference import ReferenceScreen
from tests.ui.driver import Driver

GAME = "citadels"


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    lang.set_language("en")


def words(text: str) -> list[tuple[str, str]]:
    """(word, how it stands there) of everything that is marked."""
    return [
        (run.link.removeprefix(WORD), run.text) for run in parse(with_words(text, GAME)) if run.link.startswith(WORD)
    ]


# -- in a text ---------------------------------------------------------------------------------------------------------
def test_a_word_is_marked_where_it_stands_first() -> None:
    assert words("Take the crown. Crowns are no crown.") == [("crown", "crown")]
    assert words("Ranks 1 and 2, then rank 3.") == [("rank", "Ranks")]


def test_the_longest_word_is_meant() -> None:
    assert words("The build limit lets you build.") == [("build_limit", "build limit"), ("build", "build")]
    assert words("A unique district has a type.") == [("unique_district", "unique district"), ("type", "type")]


def test_names_of_cards_are_no_words() -> None:
    assert words("The Tax Collector takes the tax.") == [("tax", "tax")]


def test_other_marks_stay_and_headings_and_links_have_no_words() -> None:
    source = r"[h|The crown] {gold} [@card:king|crown of the King] [b|crown] \[bank\]"
    marked = with_words(source, GAME)
    assert plain(marked) == plain(source)
    assert words(source) == [("crown", "crown"), ("bank", "bank")]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Baust du zwei Gebäude?", "build"), ("ein getöteter König", "killed"), ("die Verhexten", "bewitched"),
        ("in abgeschlossenen Städten", "complete"), ("ein Zug mit Enteignungen", "warrant"),
        ("Wer erpresst wird", "threat"),
        ("mit einzigartigen Gebäuden", "unique_district"), ("je Nummern", "rank"), ("nach dem Einkommen", "gather"),
        ("verschönertes Gebäude", "beautified"), ("in der Auswahlphase", "draft"), ("aus dem Vorrat", "stash"),
        ("ein Baulimit", "build_limit"), ("bestohlenen Charakter", "robbed"),
    ],
)  # fmt: skip
def test_inflected_german_words_are_found(text: str, found: str) -> None:
    lang.set_language("de")
    assert found in [word for word, _form in words(text)]


def test_parts_of_german_compounds_are_no_words() -> None:
    lang.set_language("de")
    assert words("Steuereintreiber, Bankett, Kronen") == []


def test_most_cards_have_a_word_in_both_languages() -> None:
    cards = own_cards()
    for code in ("en", "de"):
        lang.set_language(code)
        texts = {one.id: one.rules for one in cards.characters.values()}
        texts |= {one.id: one.rules for one in cards.districts.values() if one.short is not None}
        without = [name for name, text in texts.items() if not words(text.get(code))]
        assert len(without) < 12, (code, without)


# -- pop-ups -----------------------------------------------------------------------------------------------------------
@pytest.fixture
def rules(driver: Driver) -> Driver:
    driver.show(ReferenceScreen(driver.ui, place="section:killed"))
    driver.frame()
    return driver


def spot(driver: Driver, word: str) -> tuple[int, int]:
    """Where the word stands, in pixels."""
    assert driver.screen.scope is not None
    box = next(box for widget in driver.screen.scope.walk() for link, box in widget.links if link == f"{WORD}{word}"
               and widget.uncovered(box.cx, box.cy))  # fmt: skip
    return round(box.cx * driver.ui.scale.k), round(box.cy * driver.ui.scale.k)


def point(driver: Driver, at: tuple[int, int]) -> None:
    driver.shell.process(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))


def test_a_word_that_is_pointed_at_is_explained_after_a_moment(rules: Driver) -> None:
    point(rules, spot(rules, "killed"))
    rules.frame(0.1)
    assert rules.ui.popups.words.shown == ()
    rules.frame(0.5)
    assert rules.ui.popups.words.word == "killed"
    assert rules.ui.scale.bounds.holds(rules.ui.popups.words.box)
    point(rules, (5, 5))
    rules.frame(0.1)
    assert rules.ui.popups.words.shown == ()


def test_a_key_steps_through_the_words_and_esc_puts_them_away(rules: Driver) -> None:
    steps = []
    for _step in range(3):
        rules.press(pygame.K_F2)
        steps.append(rules.ui.popups.words.word)
    assert len(set(steps)) == 3
    assert steps[0] == "killed"
    rules.press(pygame.K_F2, pygame.KMOD_SHIFT)
    assert rules.ui.popups.words.word == steps[1]
    rules.press(pygame.K_ESCAPE)
    assert rules.ui.popups.words.shown == ()
    assert rules.screen.name == "reference"


def test_any_other_key_does_what_it_does_everywhere(rules: Driver) -> None:
    rules.press(pygame.K_F2)
    rules.press(pygame.K_DOWN)
    assert rules.ui.popups.words.shown == ()
    assert rules.find("topic").value == "The Witch"


def test_a_key_that_comes_too_soon_to_be_used_puts_a_word_away_as_well(
    rules: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules.press(pygame.K_F2)
    assert rules.ui.popups.words.shown
    topic = rules.find("topic").value
    monkeypatch.setattr(rules.ui.presses, "too_soon", lambda *_press: True)
    rules.press(pygame.K_DOWN)
    assert rules.find("topic").value == topic
    assert rules.ui.popups.words.shown == ()


def test_the_rules_open_at_the_word_that_is_explained(rules: Driver) -> None:
    rules.press(pygame.K_F2)
    rules.press(pygame.K_F1)
    screen = rules.screen
    assert isinstance(screen, ReferenceScreen)
    assert screen.trail.here == "word:killed"
    assert rules.ui.popups.words.shown == ()


def test_the_words_of_a_tip_are_explained_to_those_who_stay(driver: Driver) -> None:
    driver.find("load").tip = "Whoever has the crown calls the ranks."
    driver.hover("load")
    driver.frame(1.0)
    assert not driver.ui.popups.words.shown
    driver.frame(2.0)
    assert [*driver.ui.popups.words.shown] == ["crown", "rank"]
    driver.press(pygame.K_F2)
    assert driver.ui.popups.words.word == "crown"


def test_without_a_word_one_is_told(driver: Driver) -> None:
    driver.press(pygame.K_F2)
    assert driver.toasts() == ["No word is underlined here."]


def test_a_damaged_file_of_words_is_named_and_texts_stay_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    real = CitadelsBook.glossary
    monkeypatch.setattr(CitadelsBook, "glossary", lambda book: real(book, tmp_path / "none.yaml"))
    glossary.forget()
    try:
        assert with_words("The crown", GAME) == "The crown"
        assert "none.yaml" in caplog.text
    finally:
        glossary.forget()
