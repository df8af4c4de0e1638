"""The cards of La Città in the gallery."""

from __future__ import annotations

import pytest

from game.content.book import Filters, book
from game.la_citta.content import own_cards
from game.ui import lang
from game.ui.screens.gallery.entries import matching

GAME = "la_citta"


def test_all_cards_stand_in_their_kinds() -> None:
    cards = book(GAME).cards()
    counts = {kind: sum(one.kind == kind for one in cards.values()) for kind in book(GAME).shelf().kinds()}
    assert counts == {"building": 12, "politics": 10, "voice": 3, "action": 1, "landscape": 5}
    assert list(cards) == own_cards().ids


def test_cards_are_asked_for_by_kind_wish_size_and_words() -> None:
    assert matching(Filters(by={"wish": "health"}), GAME) == [
        "well", "bathhouse", "bathhouse_card", "health",
    ]  # fmt: skip
    assert matching(Filters(by={"kind": "landscape"}), GAME) == ["F1", "F2", "F3", "M", "W"]
    assert matching(Filters(by={"size": "large", "kind": "politics"}), GAME) == ["cathedral_card", "university_card"]
    assert matching(Filters(text="badhaus"), GAME)[0] == "bathhouse"


def test_a_landscape_has_neither_wish_nor_size() -> None:
    shelf = book(GAME).shelf()
    asked = Filters(by={"wish": "culture", "size": "large"})
    assert shelf.chosen(asked, "kind", "landscape").by == {"kind": "landscape"}
    assert shelf.chosen(Filters(by={"kind": "landscape"}), "wish", "culture").by == {"wish": "culture"}
    assert shelf.chosen(Filters(by={"kind": "voice"}), "size", "large").by == {"size": "large"}
    assert shelf.chosen(Filters(by={"kind": "building"}), "wish", "health").by == {"kind": "building", "wish": "health"}


def test_a_building_leads_to_its_card_its_twin_and_what_serves_the_same_wish() -> None:
    shelf = book(GAME).shelf()
    assert shelf.relatives("palazzo")[:4] == ["palazzo_card", "hospital", "statue", "cathedral"]
    assert shelf.relatives("palazzo_card")[0] == "palazzo"
    assert shelf.relatives("health") == ["well", "hospital", "bathhouse", "culture", "education"]
    assert shelf.relatives("castello") == ["action"]
    assert shelf.relatives("action")[:2] == ["castello", "farm"]
    assert all(card not in shelf.relatives(card) for card in own_cards().ids)


@pytest.mark.parametrize("code", ["en", "de"])
def test_everything_is_told_in_sentences(code: str) -> None:
    lang.set_language(code)
    shelf = book(GAME).shelf()
    for card in own_cards().ids:
        told = shelf.told(card)
        assert all(part[0] == part[0].upper() and part[-1] == "." for part in told), told
        assert shelf.facts(card)
        assert shelf.sets_told(card) == ""


def test_the_facts_of_a_building_are_arches_price_water_and_how_many_there_are() -> None:
    shelf = book(GAME).shelf()
    assert shelf.facts("bathhouse").splitlines()[1] == "{health} 2 · {gold} 1 · at water · 15 chips"
    assert shelf.facts("bathhouse_card").splitlines()[1] == "{health} 2 · {gold} 1 · at water · 2 cards"
    assert "0 / 2 / 5" in shelf.facts("golden_times")


def test_the_lists_of_the_rules_have_every_card_once() -> None:
    shelf = book(GAME).shelf()
    listed = [card for page in shelf.lists() for _head, cards in shelf.listed(page) for card in cards]
    assert sorted(listed) == sorted(own_cards().ids)
