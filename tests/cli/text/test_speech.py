"""Lines for ears: words in place of signs, short lines, letters that the terminal has."""

from __future__ import annotations

import pytest

from game.table.words import words
from game.ui import speech
from game.ui.lang import set_language


@pytest.mark.parametrize(
    ("shown", "said"),
    [
        ("Kill …", "Kill, then choose"),
        ("Extra gold +1", "Extra gold plus 1"),
        ("29 %", "29 percent"),
        ("Odo gains 1 gold (Merchant).", "Odo gains 1 gold, Merchant."),
        ("“Hello” – said Odo · twice", '"Hello", said Odo, twice'),
        ("Crown & Coin", "Crown and Coin"),
        ("a-b and Odo-Karl", "a-b and Odo-Karl"),
    ],
)
def test_every_sign_becomes_a_word(shown: str, said: str) -> None:
    assert speech.speakable(shown) == said


@pytest.mark.parametrize(
    ("game", "shown", "said"),
    [
        ("citadels", "Build Tavern  −1", "Build Tavern, price 1 gold"),
        ("citadels", "Destroy Tavern  −0, in the city of Odo", "Destroy Tavern, price 0 gold, in the city of Odo"),
        ("la_citta", "Bathhouse in Lucca −1", "Bathhouse in Lucca, price 1 gold"),
        ("rattus_cartus", "Something −2", "Something, price 2"),  # a game in which nothing is paid for
    ],
)
def test_what_something_costs_is_said_in_the_words_of_the_game(game: str, shown: str, said: str) -> None:
    assert speech.speakable(speech.priced(shown, words(game).hearing.price)) == said


def test_signs_become_words_of_the_language() -> None:
    set_language("de")
    try:
        assert speech.speakable("Taverne bauen …") == "Taverne bauen, dann wählen"
        assert speech.speakable("„Ja“") == '"Ja"'
    finally:
        set_language("en")


def test_each_sentence_is_a_line_and_long_ones_are_cut_between_words() -> None:
    long = "One two three four five six seven eight nine ten. " * 2 + "word " * 40
    found = speech.lines(long)
    assert found[:2] == ["One two three four five six seven eight nine ten."] * 2
    assert all(len(line) <= speech.WIDTH for line in found)
    assert " ".join(found).split() == long.split()


@pytest.mark.parametrize(
    ("encoding", "said"),
    [("utf-8", "Wächterturm, König, Łódź ß"), ("latin-1", "Wächterturm, König, Lódz ß"),
     ("ascii", "Waechterturm, Koenig, Lodz ss"), (None, "Wächterturm, König, Łódź ß")],
)  # fmt: skip
def test_letters_that_a_terminal_lacks_are_written_with_those_it_has(encoding: str | None, said: str) -> None:
    assert speech.fitting("Wächterturm, König, Łódź ß", encoding) == said


def test_letters_nobody_can_write_otherwise_become_question_marks() -> None:
    assert speech.fitting("城 a", "ascii") == "? a"


@pytest.mark.parametrize("encoding", ["utf-8", "latin-1"])
def test_bytes_of_another_encoding_are_read_as_what_they_probably_are(encoding: str) -> None:
    typed = "Wächter".encode(encoding).decode("ascii", "surrogateescape")
    assert speech.heard(typed) == "Wächter"


def test_signs_that_nobody_types_are_left_out() -> None:
    assert speech.heard("  a\x00b\t \x1b[31m1\ud800 \n") == "a b [31m1"


def test_names_are_compared_without_accents_in_both_ways_people_type_them() -> None:
    assert speech.spellings("Wächterturm.") == ("waechterturm", "wachterturm")
    assert set(speech.spellings("waechterturm")) & set(speech.spellings("WÄCHTERTURM"))
    assert set(speech.spellings("wachterturm")) & set(speech.spellings("Wächterturm"))
