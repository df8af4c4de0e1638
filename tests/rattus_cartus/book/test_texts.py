"""What players read of Rattus Cartus: complete, tidy, in both languages, about cards that exist, with links that lead
somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pygame.font
import pytest

from game.content import INLINE, Text
from game.content import OCCASIONS as EVERYWHERE
from game.content.room import Room, width_of
from game.content.rules import references
from game.paths import assets_dir
from game.rattus_cartus.book import RattusCartusBook
from game.rattus_cartus.content import card_checks, own_cards
from game.rattus_cartus.content.loading import OCCASIONS, SYMBOLS
from game.ui.draw import markup

BOOK = RattusCartusBook("rattus_cartus")

ROOT = Path(__file__).resolve().parents[3]
NUMBERED = re.compile(r'<a id="rat-(\d+)"></a>\*\*RAT-\d+\*\* (.*) \[[SR, ]+\]')


def page() -> str:
    return (ROOT / "docs" / "rules" / "rattus_cartus.md").read_text(encoding="utf-8")


def read() -> list[tuple[str, Text]]:
    """All longer texts, with where they stand."""
    rulings, cards = BOOK.rulings(), own_cards()
    found = [(f"RAT-{one.number}", one.text) for one in rulings.rulings.values()]
    found += [(f"topic {one.id}", one.text) for one in rulings.topics.values()]
    found += [(f"word {one.id}", one.text) for one in BOOK.glossary().words.values()]
    rules = {name: one.rules for name, one in cards.followers.items()}
    rules |= {name: one.rules for name, one in cards.specials.items()}
    rules |= {name: one.rules for name, one in cards.buildings.items()}
    return [*found, *((f"card {name}", text) for name, text in rules.items())]


# -- rulings -----------------------------------------------------------------------------------------------------------
def test_every_ruling_is_there_for_players_and_in_the_reference() -> None:
    found = {int(number): said for number, said in NUMBERED.findall(page())}
    rulings = BOOK.rulings().rulings
    assert sorted(found) == sorted(rulings) == list(range(1, 67))
    for number, said in found.items():
        assert said.startswith(" ".join(rulings[number].text.en.split())), f"RAT-{number}"


def test_a_ruling_names_the_cards_it_concerns() -> None:
    """A text that speaks of a building is found at that building."""
    for one in BOOK.rulings().rulings.values():
        for building in own_cards().buildings.values():
            if re.search(rf"\b{re.escape(building.name.en)}\b", one.text.en):
                assert building.id in one.cards, f"RAT-{one.number} speaks of {building.name.en}"


def test_every_topic_has_sections_and_rulings_or_is_about_the_game() -> None:
    for topic in BOOK.rulings().topics:
        assert BOOK.rules().of_topic(topic), topic
        assert BOOK.rulings().about_topic(topic) or topic in ("game", "round"), topic


# -- rules -------------------------------------------------------------------------------------------------------------
def test_every_card_is_spoken_of_and_nearly_every_ruling_is_cited() -> None:
    told = BOOK.rules()
    assert [name for name in own_cards().ids if not told.about_card(name)] == []
    cited = {ref.target for one in told.sections.values() for ref in references(one.text.en, "RAT")
             if ref.kind == "ruling"}  # fmt: skip
    assert len(cited) >= 55


def test_symbols_can_be_drawn() -> None:
    used = {ref.target for one in BOOK.rules().sections.values() for ref in references(one.text.en, "RAT")
            if ref.kind == "symbol"}  # fmt: skip
    assert used <= set(SYMBOLS)
    assert {run.icon for run in markup.parse("{rat} {nun} {magic} {nonsense}") if run.icon} == {"rat", "nun", "magic"}


# -- words -------------------------------------------------------------------------------------------------------------
def test_every_word_means_the_same_as_in_the_glossary_of_the_project() -> None:
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    part = text.split("## Words of Rattus Cartus")[1].split("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if line[:2] == "| "]
    table = {english: (german, meaning) for english, german, meaning in rows[1:]}
    assert table == {
        one.name.en: (one.name.de, " ".join(one.text.en.split())) for one in BOOK.glossary().words.values()
    }


def test_meanings_are_one_or_two_short_sentences() -> None:
    for one in BOOK.glossary().words.values():
        for code in INLINE:
            assert one.text.get(code)[-1] == ".", one.id
            assert len(one.text.get(code)) <= 150, (one.id, code)


def test_words_of_the_game_are_explained_where_they_stand() -> None:
    marked = {one.id for one in BOOK.glossary().words.values() if one.forms is not None}
    assert {"rat", "nun", "nun_row", "influence", "follower", "estate", "premium_action", "normal_action", "supply",
            "track", "disc", "plague", "stock", "special_card", "announce", "enter", "resolve"} <= marked  # fmt: skip


# -- all of it ---------------------------------------------------------------------------------------------------------
def test_texts_are_tidy_in_both_languages() -> None:
    for where, text in read():
        assert text.en != text.de, where
        for code in INLINE:
            words = text.get(code)
            assert words[-1] in ".?", (where, code)
            assert "  " not in words, (where, code)
            assert not set(words) & set("{}[]|\\*<>"), (where, code)
        assert '"' not in text.de, f"{where}: German quotes are „…“"


def test_german_speaks_to_one_person_and_uses_the_words_of_the_game() -> None:
    wrong = re.compile(r"\b(Sie haben|Ihnen|Spieler\w*|Bevölkerungskarte\w*|bzw\.|Strand|Karteikarte)\b")
    sections = [(f"section {one.id}", one.text) for one in BOOK.rules().sections.values()]
    for where, text in [*read(), *sections]:
        found = wrong.search(text.de)
        assert found is None, (where, found)


def test_our_proposals_are_said_to_be_ours() -> None:
    cards = (ROOT / "data" / "rattus_cartus" / "cards.yaml").read_text(encoding="utf-8")
    head, rest = cards.split("# OUR PROPOSALS")[1].split("# End of our proposals.")
    assert all(section in head for section in ("\nnuns:", "\nmarkers:", "\nsupplies:"))
    assert "\nestates:" in rest
    said = {one.id: one.text.en for one in BOOK.rules().sections.values()}
    assert all("our choice" in said[name] for name in ("odds", "five_supplies", "what_scores"))


def test_everybody_says_something_on_every_occasion() -> None:
    spoken = BOOK.spoken().lines
    assert len(spoken) == 8
    assert all(set(one.lines) == {*EVERYWHERE, *OCCASIONS} and all(one.lines.values()) for one in spoken.values())


# -- room --------------------------------------------------------------------------------------------------------------
SIZE = 4  # measured four times as large as on the card: whole pixels are too coarse
FONTS = {"Alegreya-Medium.otf": 23.5, "Alegreya-Bold.otf": 16.0, "Alegreya-Regular.otf": 16.0}


def short_texts() -> list[tuple[str, Room, Text]]:
    cards = own_cards()
    found = [("Alegreya-Medium.otf", card_checks.SHORT, one.short) for one in cards.specials.values()]
    found += [("Alegreya-Bold.otf", card_checks.PREMIUM, one.premium_short) for one in cards.buildings.values()]
    found += [("Alegreya-Regular.otf", card_checks.NORMAL, one.normal_short) for one in cards.buildings.values()]
    return found


@pytest.mark.parametrize("code", INLINE)
def test_what_stands_on_a_card_fits_by_the_fonts_themselves(code: str) -> None:
    pygame.font.init()
    fonts = {name: pygame.font.Font(assets_dir() / "fonts" / name, round(size * SIZE)) for name, size in FONTS.items()}
    for name, room, text in short_texts():
        words, limit = text.get(code), room.width / 100 * FONTS[name] * SIZE
        lines = [""]
        for word in words.split():
            longer = f"{lines[-1]} {word}".strip()
            lines = [*lines[:-1], longer] if fonts[name].size(longer)[0] <= limit else [*lines, word]
        assert len(lines) <= room.lines, words
        assert fonts[name].size(words)[0] / SIZE < 1.06 * width_of(words) * FONTS[name] / 100, words


def test_lines_break_at_spaces() -> None:
    room = Room(3, 1000)
    assert room.needed("") == 0
    assert room.needed("Draw 4 cards") == 1
    assert room.needed("word " * 20) == 5
    assert room.needed("W" * 30) == 2, "a word wider than a line"
