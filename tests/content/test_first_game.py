"""The card file against the box of the game: counts, costs and names."""

from __future__ import annotations

from collections import Counter

import pytest

from game.catalog import checked_cards, coded_ids
from game.content import Cards, Character, District, Text, default_cards

BASICS = {  # id: (type, cost, copies, German name)
    "manor": ("noble", 3, 5, "Landsitz"),
    "castle": ("noble", 4, 4, "Schloss"),
    "palace": ("noble", 5, 3, "Palast"),
    "temple": ("religious", 1, 3, "Tempel"),
    "church": ("religious", 2, 3, "Kirche"),
    "monastery": ("religious", 3, 3, "Kloster"),
    "cathedral": ("religious", 5, 2, "Kathedrale"),
    "tavern": ("trade", 1, 5, "Taverne"),
    "market": ("trade", 2, 4, "Markt"),
    "trading_post": ("trade", 2, 3, "Laden"),
    "docks": ("trade", 3, 3, "Kontor"),
    "harbor": ("trade", 4, 3, "Hafen"),
    "town_hall": ("trade", 5, 2, "Rathaus"),
    "watchtower": ("military", 1, 3, "Wachturm"),
    "prison": ("military", 2, 3, "Kerker"),
    "barracks": ("military", 3, 3, "Kaserne"),
    "fortress": ("military", 5, 2, "Festung"),
}
UNIQUES = {  # id: (cost, German name)
    "dragon_gate": (6, "Drachenhort"),
    "factory": (5, "Fabrik"),
    "haunted_quarter": (2, "Geisterstadt"),
    "imperial_treasury": (5, "Schatzkammer"),
    "keep": (3, "Zitadelle"),
    "laboratory": (5, "Laboratorium"),
    "library": (6, "Bibliothek"),
    "map_room": (5, "Kartenraum"),
    "quarry": (5, "Steinbruch"),
    "school_of_magic": (6, "Zauberschule"),
    "smithy": (5, "Schmiede"),
    "statue": (3, "Statue"),
    "thieves_den": (6, "Spelunke"),
    "wishing_well": (5, "Wunschbrunnen"),
}
CHARACTERS = {  # id: (rank, type of income, German name)
    "assassin": (1, None, "Assassine"),
    "thief": (2, None, "Dieb"),
    "magician": (3, None, "Magierin"),
    "king": (4, "noble", "König"),
    "bishop": (5, "religious", "Bischof"),
    "merchant": (6, "trade", "Händlerin"),
    "architect": (7, None, "Baumeisterin"),
    "warlord": (8, "military", "Söldner"),
    "artist": (9, None, "Künstlerin"),
}


@pytest.fixture(scope="module")
def cards() -> Cards:
    return default_cards()


def test_the_basic_districts_are_those_of_the_box(cards: Cards) -> None:
    basics = {d.id: (d.type, d.cost, d.copies, d.name.de) for d in cards.districts.values() if d.type != "unique"}
    assert basics == BASICS
    assert list(basics) == list(BASICS), "the order numbers the physical cards"


def test_54_basic_districts_12_noble_11_religious_20_trade_11_military(cards: Cards) -> None:
    copies: Counter[str] = Counter()
    for district in cards.districts.values():
        copies[district.type] += district.copies
    assert copies == {"noble": 12, "religious": 11, "trade": 20, "military": 11, "unique": 14}


def test_the_unique_districts_are_those_of_the_first_game(cards: Cards) -> None:
    uniques = {d.id: (d.cost, d.name.de) for d in cards.districts.values() if d.type == "unique"}
    assert uniques == UNIQUES
    assert set(cards.presets["first_game"].uniques) == set(UNIQUES)


def test_the_characters_are_those_of_the_first_game(cards: Cards) -> None:
    assert {c.id: (c.rank, c.type, c.name.de) for c in cards.characters.values()} == CHARACTERS
    assert cards.presets["first_game"].characters == tuple(CHARACTERS)


def test_ids_are_the_english_names(cards: Cards) -> None:
    for card in all_of(cards):
        assert card.id == card.name.en.lower().replace(" ", "_").replace("'", "")


def test_data_and_rules_speak_of_the_same_cards(cards: Cards) -> None:
    assert checked_cards() is cards
    assert coded_ids() == (set(CHARACTERS), set(UNIQUES))


def all_of(cards: Cards) -> list[Character | District]:
    return [*cards.characters.values(), *cards.districts.values()]


def texts(cards: Cards) -> list[tuple[str, Text]]:
    found = []
    for card in all_of(cards):
        found.append((card.id + ".rules", card.rules))
        if card.short is not None:
            found.append((card.id + ".short", card.short))
    return found


def test_texts_are_tidy_sentences_in_two_languages(cards: Cards) -> None:
    for where, text in texts(cards):
        assert text.en != text.de, where
        for language in ("en", "de"):
            words = text.get(language)
            assert words == words.strip(), where
            assert words.endswith("."), where
            assert "  " not in words, where
            assert "\n\n" not in words, where
            assert not set(words) & set("{}[]|\\*<>"), f"{where}: these mean something to the table"


def test_text_knows_its_languages_only() -> None:
    text = Text(en="Keep", de="Zitadelle")
    assert (text.get("en"), text.get("de")) == ("Keep", "Zitadelle")
    with pytest.raises(KeyError):
        text.get("fr")
