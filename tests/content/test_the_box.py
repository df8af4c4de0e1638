"""The card file against the box of the game: counts, costs and names."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from game.citadels.content import Cards, Character, District, load_cards, own_cards
from game.citadels.rules import wishes
from game.citadels.validated_cards import checked_cards, coded_ids
from game.content import ContentError, Text
from game.paths import data_dir

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
    "armory": (3, "Waffenkammer"),
    "basilica": (4, "Basilika"),
    "capitol": (5, "Kapitol"),
    "dragon_gate": (6, "Drachenhort"),
    "factory": (5, "Fabrik"),
    "framework": (3, "Gerüst"),
    "gold_mine": (6, "Goldmine"),
    "graveyard": (5, "Friedhof"),
    "great_wall": (6, "Große Mauer"),
    "haunted_quarter": (2, "Geisterstadt"),
    "hospital": (6, "Hospital"),
    "imperial_treasury": (5, "Schatzkammer"),
    "ivory_tower": (5, "Elfenbeinturm"),
    "keep": (3, "Zitadelle"),
    "laboratory": (5, "Laboratorium"),
    "library": (6, "Bibliothek"),
    "map_room": (5, "Kartenraum"),
    "monument": (4, "Monument"),
    "museum": (4, "Museum"),
    "necropolis": (5, "Totenstadt"),
    "observatory": (4, "Sternwarte"),
    "park": (6, "Park"),
    "poor_house": (4, "Armenhaus"),
    "quarry": (5, "Steinbruch"),
    "school_of_magic": (6, "Zauberschule"),
    "secret_vault": (None, "Geheimkammer"),
    "smithy": (5, "Schmiede"),
    "stables": (2, "Stallungen"),
    "statue": (3, "Statue"),
    "theater": (6, "Theater"),
    "thieves_den": (6, "Spelunke"),
    "throne_room": (6, "Thronsaal"),
    "wishing_well": (5, "Wunschbrunnen"),
}
CHARACTERS = {  # id: (rank, type of income, German name)
    "assassin": (1, None, "Assassine"),
    "witch": (1, None, "Hexe"),
    "magistrate": (1, None, "Magistrat"),
    "thief": (2, None, "Dieb"),
    "spy": (2, None, "Spion"),
    "blackmailer": (2, None, "Erpresserin"),
    "magician": (3, None, "Magierin"),
    "wizard": (3, None, "Zauberer"),
    "seer": (3, None, "Seherin"),
    "king": (4, "noble", "König"),
    "emperor": (4, "noble", "Kaiser"),
    "patrician": (4, "noble", "Patrizier"),
    "bishop": (5, "religious", "Bischof"),
    "abbot": (5, "religious", "Ablassprediger"),
    "cardinal": (5, "religious", "Kardinal"),
    "merchant": (6, "trade", "Händlerin"),
    "alchemist": (6, None, "Alchemistin"),
    "trader": (6, "trade", "Kaufmann"),
    "architect": (7, None, "Baumeisterin"),
    "navigator": (7, None, "Kapitänin"),
    "scholar": (7, None, "Gelehrte"),
    "warlord": (8, "military", "Söldner"),
    "diplomat": (8, "military", "Diplomatin"),
    "marshal": (8, "military", "Marschall"),
    "artist": (9, None, "Künstlerin"),
    "queen": (9, None, "Königin"),
    "tax_collector": (9, None, "Steuereintreiber"),
}


HOUSE_CARD = """
- id: bath_house
  cost: 3
  type: unique
  copies: 1
  edition: house
  name: {en: Bath House, de: Badehaus}
  short: {en: Everybody is clean., de: Alle sind sauber.}
  rules: {en: Everybody is clean., de: Alle sind sauber.}
"""


@pytest.fixture(scope="module")
def cards() -> Cards:
    """Those of the box: what people add is of the edition house."""
    return own_cards().box


def test_the_basic_districts_are_those_of_the_box(cards: Cards) -> None:
    basics = {d.id: (d.type, d.cost, d.copies, d.name.de) for d in cards.districts.values() if d.type != "unique"}
    assert basics == BASICS
    assert list(basics) == list(BASICS), "the order numbers the physical cards"


def test_54_basic_districts_and_33_unique_ones(cards: Cards) -> None:
    copies: Counter[str] = Counter()
    for district in cards.districts.values():
        copies[district.type] += district.copies if district.edition is None else 0
    assert copies == {"noble": 12, "religious": 11, "trade": 20, "military": 11, "unique": 33}


def test_the_unique_districts_are_those_of_the_box(cards: Cards) -> None:
    uniques = {d.id: (d.cost, d.name.de) for d in cards.districts.values() if d.type == "unique" and d.edition is None}
    assert uniques == UNIQUES


def test_only_the_secret_vault_has_no_cost(cards: Cards) -> None:
    assert [district.id for district in cards.districts.values() if district.cost is None] == ["secret_vault"]


def test_the_university_is_the_only_card_of_another_edition(cards: Cards) -> None:
    others = [(d.id, d.cost, d.edition) for d in cards.districts.values() if d.edition is not None]
    assert others == [("university", 6, "classic")]


def test_27_characters_three_of_each_rank(cards: Cards) -> None:
    assert {c.id: (c.rank, c.type, c.name.de) for c in cards.characters.values()} == CHARACTERS
    assert list(cards.characters) == list(CHARACTERS), "in the order of their ranks"
    assert Counter(character.rank for character in cards.characters.values()) == dict.fromkeys(range(1, 10), 3)


def test_cards_that_cannot_always_take_part(cards: Cards) -> None:
    """Rulebook p. 7 to 9 and 15."""
    limits = {c.id: (c.min_players, c.instead) for c in cards.characters.values() if c.instead or c.min_players != 2}
    assert limits == {"emperor": (3, "patrician"), "queen": (5, "artist")}
    needs = {d.id: d.needs for d in cards.districts.values() if d.needs}
    assert needs == {"graveyard": "warlord", "hospital": "assassin"}


def test_ids_are_the_english_names(cards: Cards) -> None:
    for card in all_of(cards):
        assert card.id == card.name.en.lower().replace(" ", "_").replace("'", "")


def test_data_and_rules_speak_of_the_same_cards(cards: Cards) -> None:
    assert checked_cards().box == cards
    characters, uniques = coded_ids()
    assert set(CHARACTERS) <= characters
    assert {*UNIQUES, "university"} <= uniques


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


def test_every_card_that_a_text_speaks_of_exists(cards: Cards) -> None:
    """A German name of another edition, or a slip of the pen, would send people looking for a card."""
    names = {word.strip("'") for card in all_of(cards) for word in card.name.en.split()}
    for where, text in texts(cards):
        inside = re.findall(r"[a-z,;] ([A-Z][a-z]+)", text.en)  # a capital letter within a sentence
        assert [word for word in inside if word not in names] == [], where


def test_a_text_is_english_in_a_language_nobody_knows() -> None:
    text = Text(en="Keep", de="Zitadelle")
    assert (text.get("en"), text.get("de")) == ("Keep", "Zitadelle")
    assert text.get("tlh") == "Keep"


def test_a_card_of_the_house_is_not_of_the_box(tmp_path: Path) -> None:
    """It takes part by chance and by wishes, and no count of the box minds it."""
    text = (data_dir() / "cards.yaml").read_text(encoding="utf-8")
    before = "\n- id: armory\n"
    assert before in text
    path = tmp_path / "cards.yaml"
    path.write_text(text.replace(before, HOUSE_CARD + before, 1), encoding="utf-8")
    found = load_cards(path)
    assert found.districts["bath_house"].played_by is None
    assert "bath_house" not in found.box.districts
    assert found.box.ids == own_cards().box.ids
    assert "bath_house" in wishes.chosen(found, 5, {"bath_house": "always"}, 1).uniques
    assert any("bath_house" in wishes.chosen(found, 5, {}, seed).uniques for seed in range(20))
    text = path.read_text(encoding="utf-8").replace("  edition: house\n", "  edition: hause\n")
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError, match="`edition` 'hause' is unknown .did you mean 'house'"):
        load_cards(path)
