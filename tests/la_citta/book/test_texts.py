"""What players read of La Città: complete, tidy, in both languages, about cards that exist, with links that lead
somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pygame.font
import pytest

from game.content import INLINE, Text
from game.content import OCCASIONS as EVERYWHERE
from game.content.room import width_of
from game.content.rules import references
from game.la_citta.book import LaCittaBook
from game.la_citta.content import own_cards
from game.la_citta.content.card_checks import NAME_LENGTH, SHORT
from game.la_citta.content.files import OCCASIONS, SYMBOLS
from game.paths import assets_dir
from game.ui.draw import markup

BOOK = LaCittaBook("la_citta")

ROOT = Path(__file__).resolve().parents[3]
NUMBERED = re.compile(r'<a id="citta-(\d+)"></a>\*\*CITTA-\d+\*\* (.*) \[[SR, ]+\]')
TOPICS = {
    "game", "setup", "map", "placing", "year", "income", "growth", "politics", "actions", "buildings", "palazzi",
    "great_builder", "bread", "golden", "harvest", "closeness", "drawing", "voices", "wishes", "migration",
    "neighbours", "demolition", "feeding", "penalty", "scoring", "shortage", "options",
}  # fmt: skip


def cards() -> list[tuple[str, Text, Text, Text]]:
    """Everything that is read as a card: name, what is on it, its rules."""
    known = own_cards()
    sections = (known.buildings, known.politics, known.wishes, known.actions, known.landscapes)
    return [(one.id, one.name, one.short, one.rules) for section in sections for one in section.values()]


def read() -> list[tuple[str, Text]]:
    """All longer texts, with where they stand."""
    rulings = BOOK.rulings()
    found = [(f"CITTA-{one.number}", one.text) for one in rulings.rulings.values()]
    found += [(f"topic {one.id}", one.text) for one in rulings.topics.values()]
    found += [(f"word {one.id}", one.text) for one in BOOK.glossary().words.values()]
    return [*found, *((f"card {name}", rules) for name, _name, _short, rules in cards())]


# -- rulings -----------------------------------------------------------------------------------------------------------
def test_every_ruling_is_there_for_players_and_in_the_reference() -> None:
    page = (ROOT / "docs" / "rules" / "la_citta.md").read_text(encoding="utf-8")
    found = {int(number): said for number, said in NUMBERED.findall(page)}
    rulings = BOOK.rulings().rulings
    assert sorted(found) == sorted(rulings) == list(range(1, 71))
    for number, said in found.items():
        assert said.startswith(" ".join(rulings[number].text.en.split())), f"CITTA-{number}"


def test_a_ruling_names_the_politics_cards_it_concerns() -> None:
    """A text that speaks of such a card is found at that card."""
    for one in BOOK.rulings().rulings.values():
        for card in own_cards().politics.values():
            if re.search(rf"\b{re.escape(card.name.en)}\b", one.text.en):
                assert card.id in one.cards, f"CITTA-{one.number} speaks of {card.name.en}"


def test_the_topics_that_screens_open_are_there_with_sections_and_rulings() -> None:
    rules, rulings = BOOK.rules(), BOOK.rulings()
    assert set(rulings.topics) == TOPICS
    for topic in sorted(TOPICS):
        assert rules.of_topic(topic), topic
        assert rulings.about_topic(topic), topic


# -- rules -------------------------------------------------------------------------------------------------------------
def test_every_card_is_spoken_of_and_nearly_every_ruling_is_cited() -> None:
    told = BOOK.rules()
    assert [name for name in own_cards().ids if not told.about_card(name)] == []
    cited = {ref.target for one in told.sections.values() for ref in references(one.text.en, "CITTA")
             if ref.kind == "ruling"}  # fmt: skip
    assert len(cited) >= 55


def test_symbols_can_be_drawn() -> None:
    used = {ref.target for one in BOOK.rules().sections.values() for ref in references(one.text.en, "CITTA")
            if ref.kind == "symbol"}  # fmt: skip
    assert used <= set(SYMBOLS)
    assert all((assets_dir() / f"{picture}.webp").exists() for picture in SYMBOLS.values())
    assert {run.icon for run in markup.parse("{citizen} {food} {culture} {nonsense}") if run.icon} == {
        "citizen", "food", "culture",
    }  # fmt: skip


def test_our_proposals_are_said_to_be_ours() -> None:
    said = {one.id: one.text.en for one in BOOK.rules().sections.values()}
    assert all("our choice" in said[name] for name in ("landscape_laid", "ten_kinds"))


# -- words -------------------------------------------------------------------------------------------------------------
def test_every_word_means_the_same_as_in_the_glossary_of_the_project() -> None:
    text = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    part = text.split("## Words of La Città")[1].split("\n## ")[0]
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
    assert {"citizen", "castello", "site", "landscape", "food", "voice", "wish", "politics_card", "action_card", "arch",
            "migration", "demolition", "feeding", "growth", "income", "supply", "display", "figure", "penalty",
            "neighbour"} <= marked  # fmt: skip


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
    wrong = re.compile(r"\b(Sie haben|Ihnen|Spieler\w*|Einwohner\w*|bzw\.|Kastell\w*|Feld|Felder)\b")
    sections = [(f"section {one.id}", one.text) for one in BOOK.rules().sections.values()]
    for where, text in [*read(), *sections]:
        found = wrong.search(text.de)
        assert found is None, (where, found)


def test_everybody_says_something_on_every_occasion() -> None:
    spoken = BOOK.spoken().lines
    assert len(spoken) == 8
    assert all(set(one.lines) == {*EVERYWHERE, *OCCASIONS} and all(one.lines.values()) for one in spoken.values())


# -- room --------------------------------------------------------------------------------------------------------------
SIZE, LETTERS = 4, 23.5  # measured four times as large as on the card: whole pixels are too coarse


@pytest.mark.parametrize("code", INLINE)
def test_what_stands_on_a_card_fits_by_the_font_itself(code: str) -> None:
    pygame.font.init()
    font = pygame.font.Font(assets_dir() / "fonts" / "Alegreya-Medium.otf", round(LETTERS * SIZE))
    for card, name, short, _rules in cards():
        words, limit = short.get(code), SHORT.width / 100 * LETTERS * SIZE
        lines = [""]
        for word in words.split():
            longer = f"{lines[-1]} {word}".strip()
            lines = [*lines[:-1], longer] if font.size(longer)[0] <= limit else [*lines, word]
        assert len(lines) <= SHORT.lines, card
        assert font.size(words)[0] / SIZE < 1.06 * width_of(words) * LETTERS / 100, card
        assert len(name.get(code)) <= NAME_LENGTH
