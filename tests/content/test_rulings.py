"""The rulings players read: complete, in both languages, about cards that exist; and what the loader says of faults."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.citadels.book import CitadelsBook
from game.citadels.content import own_cards
from game.content import ContentError, Rulings, Text
from game.paths import data_dir
from tests.content.helpers import HERE, changed, line_of

BOOK = CitadelsBook("citadels")

ROOT = Path(__file__).resolve().parents[2]
TEXT = (data_dir() / "citadels" / "rulings.yaml").read_text(encoding="utf-8")
NUMBERED = re.compile(r'<a id="cit-(\d+)"></a>')


@pytest.fixture(scope="module")
def rulings() -> Rulings:
    return BOOK.rulings()


def texts(rulings: Rulings) -> list[tuple[str, Text]]:
    found = [(f"CIT-{one.number}", one.text) for one in rulings.rulings.values()]
    return [*found, *((one.id, one.text) for one in rulings.topics.values())]


# -- what is there -----------------------------------------------------------------------------------------------------
def test_every_ruling_of_the_reference_is_there_for_players(rulings: Rulings) -> None:
    page = (ROOT / "docs" / "rules" / "citadels.md").read_text(encoding="utf-8")
    assert sorted(rulings.rulings) == sorted(int(number) for number in NUMBERED.findall(page))
    assert list(rulings.rulings) == sorted(rulings.rulings), "in the order of their numbers"


def test_every_card_and_topic_is_known(rulings: Rulings) -> None:
    cards = own_cards()
    known = {*cards.characters, *cards.districts}
    for one in rulings.rulings.values():
        assert set(one.cards) <= known, one.number
        assert one.topics, one.number
        assert set(one.topics) <= set(rulings.topics), one.number


def test_a_ruling_names_the_cards_it_concerns(rulings: Rulings) -> None:
    """A text that speaks of a card is found at that card; words that mean something else are left out."""
    cards = own_cards()
    names = {one.id: one.name.en for one in cards.characters.values()}
    names |= {one.id: one.name.en for one in cards.districts.values()}
    several = {"King", "Bishop", "Warlord", "Magistrate", "Tax Collector"}  # named as an example among others
    for one in rulings.rulings.values():
        for card, name in names.items():
            if name in several or not re.search(rf"\b{re.escape(name)}\b", one.text.en):
                continue
            if card in ("market", "park", "castle", "temple", "church", "prison", "manor", "palace"):
                continue
            assert card in one.cards, f"CIT-{one.number} speaks of the {name}"


def test_texts_are_tidy_sentences_in_two_languages(rulings: Rulings) -> None:
    for where, text in texts(rulings):
        assert text.en != text.de, where
        for language in ("en", "de"):
            words = text.get(language)
            assert words == words.strip(), where
            assert words[-1] in ".?", where
            assert "  " not in words, where
            assert not set(words) & set("{}[]|\\*<>"), f"{where}: these mean something to the page"


def test_names_of_topics_are_short_and_different(rulings: Rulings) -> None:
    for language in ("en", "de"):
        names = [topic.name.get(language) for topic in rulings.topics.values()]
        assert len(set(names)) == len(names)
        assert max(map(len, names)) <= 32


def test_german_uses_the_words_of_the_game(rulings: Rulings) -> None:
    """The names of older editions, of English cards, and stiff words have no place in it."""
    wrong = re.compile(
        r"\b(Condottiere|Händler|Distrikt\w*|Bezirk\w*|Rang|Ränge|Warlord|Architekt|Assassin|Sie haben|Ihnen|Ihre?r? "
        r"Stadt|bzw\.|resp\.)\b"
    )
    for where, text in texts(rulings):
        if where == "classic":
            continue
        assert not wrong.search(text.de), f"{where}: {wrong.search(text.de)}"
        assert not re.search(r'"', text.de), f"{where}: German quotes are „…“"


def test_rulings_by_card_and_by_topic(rulings: Rulings) -> None:
    assert [one.number for one in rulings.about_card("throne_room")] == [59, 48, 114, 134]
    assert rulings.about_card("manor") == []
    assert {one.number for one in rulings.about_topic("draft")} == {81, 122}
    first = rulings.about_topic("witch")
    assert first[0].topics[0] == "witch"
    assert first[-1].topics[0] != "witch"


# -- faults ------------------------------------------------------------------------------------------------------------
CASES = {
    # name: (old, new with § in the line at fault, entry, message, suggestion)
    "unknown card": ("cards: [thief]", "cards: [thieff]§", "CIT-4", "'thieff' is an unknown card", "'thief'?"),
    "card twice": ("cards: [thief]", "cards: [thief, thief]§", "CIT-4", "'thief' is named twice", "delete one"),
    "unknown topic": ("[naming, calling]", "[nameing, calling]§", "CIT-3", "unknown topic", "mean 'naming'?"),
    "no topic": ("topics: [naming, calling]", "topics: []§", "CIT-3", "`topics` is empty", "topics are game, setup"),
    "topics missing": ("number: 98\n  topics: [gold]", "number: 98§", "CIT-98", "`topics` is missing", "topics:`"),
    "number twice": ("- number: 3\n", "- number: 2§\n", "CIT-2", "duplicate number; the first is", "renumber it"),
    "number missing": ("- number: 136\n", "- number: 138\n", "rulings", "number 136 is missing", "never given up"),
    "number zero": ("- number: 3\n", "- number: 0§\n", "CIT-0", "`number` 0 does not exist", "from 1"),
    "number a word": ("- number: 3\n", "- number: three§\n", "rulings, entry 3", "must be a whole number", ""),
    "unknown key": ("number: 98", "number: 98\n  §card: [thief]", "CIT-98", "unknown key 'card'", "'cards'?"),
    "unknown section": ("rulings:\n", "ruling:§\n", "'ruling'", "unknown key", "did you mean 'rulings'?"),
    "topic id": ("- id: draft", "- id: Draft!§", "Draft!", "is not a short English name", "two_three"),
    "topic twice": ("- id: draft", "- id: game§", "game", "duplicate id; the first is in line", "rename"),
}


@pytest.mark.parametrize("name", CASES)
def test_a_fault_is_named_with_its_line(name: str, tmp_path: Path) -> None:
    old, new, entry, message, suggestion = CASES[name]
    marked = changed(old, new, TEXT)
    line = line_of(HERE, marked) if HERE in marked else line_of("\nrulings:\n", marked) + 1
    path = tmp_path / "rulings.yaml"
    path.write_text(marked.replace(HERE, ""), encoding="utf-8")
    with pytest.raises(ContentError) as raised:
        BOOK.rulings(path)
    faults = raised.value.faults
    assert [
        fault
        for fault in faults
        if (fault.line, fault.entry) == (line, entry) and message in fault.message and suggestion in fault.suggestion
    ], str(raised.value)


@pytest.mark.parametrize("text", ["", "[]", "rulings: 3", "topics: []\nrulings: []", "a: &x 1\nrulings: *x"])
def test_what_is_no_file_of_rulings(text: str, tmp_path: Path) -> None:
    path = tmp_path / "rulings.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError):
        BOOK.rulings(path)


def test_translations_are_asked_for(tmp_path: Path) -> None:
    text = (
        "topics:\n- id: game\n  name: {en: Game, de: Game}\n  text: {en: A}\nrulings:\n- number: 1\n  topics: [game]\n"
    )
    path = tmp_path / "rulings.yaml"
    path.write_text(text + "  text: {en: Same, de: Same}\n", encoding="utf-8")
    with pytest.raises(ContentError) as raised:
        BOOK.rulings(path)
    said = [(fault.line, fault.entry, fault.message) for fault in raised.value.faults]
    assert (4, "game", "`text.de` is missing: the German text") in said
    assert (8, "CIT-1", "`text` is the same in two languages") in said
