"""The cards of Rattus Cartus in the gallery."""

from __future__ import annotations

import pytest

from game.content.book import Filters, book
from game.rattus_cartus.content import own_cards
from game.ui import lang
from game.ui.screens.gallery.entries import matching

GAME = "rattus_cartus"


def test_all_cards_stand_in_their_kinds() -> None:
    cards = book(GAME).cards()
    counts = {kind: sum(one.kind == kind for one in cards.values()) for kind in book(GAME).shelf().kinds()}
    assert counts == {"building": 12, "follower": 12, "special": 5}
    assert list(cards)[:2] == ["farm", "brewery"]


def test_cards_are_asked_for_by_kind_estate_and_words() -> None:
    assert matching(Filters(by={"estate": "church"}), GAME) == ["monastery", "hospital", "monk", "abbess"]
    assert matching(Filters(by={"kind": "special"}), GAME) == ["joker", "sword", "flute", "pass", "gold"]
    assert matching(Filters(set="first_game", by={"kind": "building"}), GAME) == [
        "farm", "marketplace", "monastery", "castle", "fortune_tellers_tent", "palace",
    ]  # fmt: skip
    assert matching(Filters(text="wahrsager"), GAME)[0] == "fortune_tellers_tent"


def test_a_special_card_has_no_estate() -> None:
    shelf = book(GAME).shelf()
    chosen = shelf.chosen(Filters(by={"estate": "magic"}), "kind", "special")
    assert chosen.by == {"kind": "special"}
    assert shelf.chosen(chosen, "estate", "magic").by == {"estate": "magic"}
    assert shelf.chosen(Filters(by={"kind": "building"}), "estate", "magic").by == {
        "kind": "building", "estate": "magic",
    }  # fmt: skip


def test_a_building_leads_to_what_it_gives_and_a_special_card_to_its_building() -> None:
    shelf = book(GAME).shelf()
    assert shelf.relatives("castle") == ["sword", "guard_tower", "knight", "squire"]
    assert shelf.relatives("gold")[0] == "treasury"
    assert shelf.relatives("witch") == ["rat_catchers_hut", "fortune_tellers_tent", "star_gazer"]


@pytest.mark.parametrize("code", ["en", "de"])
def test_everything_is_told_in_sentences(code: str) -> None:
    lang.set_language(code)
    shelf = book(GAME).shelf()
    for card in own_cards().ids:
        told = shelf.told(card)
        assert all(part[0] == part[0].upper() and part[-1] == "." for part in told), told
        assert shelf.facts(card)
        assert shelf.sets_told(card)
    assert "4 " in shelf.facts("farm")


def test_the_lists_of_the_rules_have_every_card_once() -> None:
    shelf = book(GAME).shelf()
    listed = [card for page in shelf.lists() for _head, cards in shelf.listed(page) for card in cards]
    assert sorted(listed) == sorted(own_cards().ids)
