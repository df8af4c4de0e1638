"""The rules in full and the words of the game: complete, in both languages, with links that lead somewhere; and what
the loader says of faults."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.citadels.book import CitadelsBook
from game.citadels.content import own_cards
from game.citadels.content.loading import SYMBOLS
from game.content import INLINE, ContentError
from game.content.rules import references
from game.paths import data_dir
from game.ui.draw.markup import ICONS
from tests.content.helpers import HERE, changed, line_of

BOOK = CitadelsBook("citadels")

ROOT = Path(__file__).resolve().parents[2]
RULES = (data_dir() / "citadels" / "rules.yaml").read_text(encoding="utf-8")
WORDS = (data_dir() / "citadels" / "glossary.yaml").read_text(encoding="utf-8")


# -- the rules ---------------------------------------------------------------------------------------------------------
def test_every_topic_has_sections() -> None:
    for topic in BOOK.rulings().topics:
        assert BOOK.rules().of_topic(topic), topic


def test_every_card_and_most_rulings_are_spoken_of() -> None:
    cards, told = own_cards().box, BOOK.rules()
    missing = [name for name in (*cards.characters, *cards.districts) if not told.about_card(name)]
    assert missing == []
    cited = {
        ref.target for one in told.sections.values() for ref in references(one.text.en, "CIT") if ref.kind == "ruling"
    }
    assert len(cited) >= 50


def test_texts_are_tidy_in_both_languages() -> None:
    for one in BOOK.rules().sections.values():
        for code in INLINE:
            text = re.sub(r"\[\[[^\]]*\]\]|\{\w+\}", "x", one.text.get(code))
            assert "  " not in text, one.id
            assert not set(text) & set("{}[]|\\*<>"), one.id
            for part in filter(None, text.split("\n")):
                assert part[-1] in ".:;?x" or part.startswith("- ") or part[-1].isdigit(), (one.id, part)


def test_symbols_are_those_that_can_be_drawn() -> None:
    assert set(SYMBOLS) <= set(ICONS)


def test_german_uses_the_words_of_the_game() -> None:
    wrong = re.compile(r"\b(Condottiere|Händler|Distrikt|Rang|Rolle|Gebäudekosten|Ihr|Ihnen)\b")
    texts = {one.id: one.text.de for one in BOOK.rules().sections.values()}
    texts |= {one.id: one.text.de for one in BOOK.glossary().words.values()}
    for name, text in texts.items():
        found = wrong.search(text)
        assert found is None or name in ("role", "character"), (name, found)


RULE_FAULTS = {
    # name: (old, new with § in the line at fault, entry, message, suggestion)
    "unknown card": ("- 2 {gold} from the bank, with a [[gold_mine]] 3; or", "- [[gold_mein]]", "gather",
                     "'gold_mein' is an unknown card", "'gold_mine'?"),
    "unknown place": ("see [[#scoring|Scoring]].", "see [[#scorings|Scoring]].", "aim",
                      "'scorings' is an unknown topic or section", "'scoring'?"),
    "unknown ruling": ("there is. CIT-98", "there is. CIT-998", "words", "'998' is an unknown ruling", ""),
    "unknown symbol": ("- {gold} is gold,", "- {golds} is gold,", "words", "'golds' is an unknown symbol", "'gold'?"),
    "unknown topic": ("- id: aim\n  topic: game", "- id: aim\n  topic: gaem§", "aim", "unknown topic", "'game'?"),
    "id twice": ("- id: words\n", "- id: aim§\n", "aim", "duplicate id; the first is in line", "rename"),
    "id of a topic": ("- id: aim\n", "- id: scoring§\n", "scoring", "a topic has this id already", "another one"),
    "no name": ("  name: {en: Ties, de: Gleichstand}\n", "", "ties", "`name` is missing", ""),
    "no sections": ("sections:\n", "section:§\n", "'section'", "unknown key", "'sections'?"),
}  # fmt: skip


@pytest.mark.parametrize("name", RULE_FAULTS)
def test_a_fault_of_the_rules_is_named_with_its_line(name: str, tmp_path: Path) -> None:
    old, new, entry, message, suggestion = RULE_FAULTS[name]
    marked = changed(old, new, RULES)
    path = tmp_path / "rules.yaml"
    path.write_text(marked.replace(HERE, ""), encoding="utf-8")
    with pytest.raises(ContentError) as raised:
        BOOK.rules(path)
    faults = [one for one in raised.value.faults
              if one.entry == entry and message in one.message and suggestion in one.suggestion]  # fmt: skip
    assert faults, str(raised.value)
    assert faults[0].line > 0
    if HERE in marked:
        assert faults[0].line == line_of(HERE, marked)


def test_a_link_that_one_language_lacks_is_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "rules.yaml"
    path.write_text(changed("ein [[theater]] hat", "ein Theater hat", RULES), encoding="utf-8")
    with pytest.raises(ContentError, match="'theater' stands in one language only"):
        BOOK.rules(path)


# -- the words ---------------------------------------------------------------------------------------------------------
def table_of_the_glossary() -> dict[str, tuple[str, str]]:
    """English word -> German word and meaning, as docs/glossary.md has them."""
    page = (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8")
    part = page.split("## Words of the table")[1].split("\n## ")[0]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in part.splitlines() if line.startswith("| ")
    ]
    return {english: (german, meaning) for english, german, meaning in rows[1:]}


def test_every_word_means_the_same_as_in_the_glossary_of_the_project() -> None:
    told = {one.name.en: (one.name.de, " ".join(one.text.en.split())) for one in BOOK.glossary().words.values()}
    assert told == table_of_the_glossary()


def test_the_words_of_the_cards_can_be_explained() -> None:
    marked = {one.id for one in BOOK.glossary().words.values() if one.forms is not None}
    assert {"gather", "build", "crown", "rank", "killed", "bewitched", "warrant", "threat", "bank", "unique_district",
            "complete", "robbed", "tax", "bribe", "reveal", "destroy", "discard", "cost", "type"} <= marked  # fmt: skip


def test_meanings_are_one_or_two_short_sentences() -> None:
    for one in BOOK.glossary().words.values():
        for code in INLINE:
            text = one.text.get(code)
            assert text[-1] == ".", one.id
            assert len(text) <= 150, (one.id, code)


WORD_FAULTS = {
    "form twice": (
        "en: bribe, bribes",
        "en: bribe, crown§",
        "crown",
        "the form 'crown' belongs to 'bribe' already",
        "one",
    ),
    "see nothing": (
        "  see: stash\n",
        "  see: stache§\n",
        "bank",
        "'stache' is an unknown topic or section",
        "'stash'?",
    ),
    "no German forms": ("    de: Bank\n", "", "bank", "`forms.de` is missing", ""),
    "unknown key": ("  see: stash\n", "  sea: stash§\n", "bank", "unknown key 'sea'", "'see'?"),
}


@pytest.mark.parametrize("name", WORD_FAULTS)
def test_a_fault_of_the_words_is_named(name: str, tmp_path: Path) -> None:
    old, new, entry, message, suggestion = WORD_FAULTS[name]
    marked = changed(old, new, WORDS)
    path = tmp_path / "glossary.yaml"
    path.write_text(marked.replace(HERE, ""), encoding="utf-8")
    with pytest.raises(ContentError) as raised:
        BOOK.glossary(path)
    assert [one for one in raised.value.faults
            if one.entry == entry and message in one.message and suggestion in one.suggestion and one.line], str(
        raised.value
    )  # fmt: skip


@pytest.mark.parametrize("text", ["", "[]", "sections: 3", "words: []", "words: {a: 1}", "sections:\n- 3\n", "a: &x 1"])
def test_what_is_no_such_file(text: str, tmp_path: Path) -> None:
    path = tmp_path / "file.yaml"
    path.write_text(text, encoding="utf-8")
    for load in (BOOK.rules, BOOK.glossary):
        with pytest.raises(ContentError):
            load(path)
