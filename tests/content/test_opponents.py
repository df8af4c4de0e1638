"""The named opponents: complete, in both languages, with a portrait and a style each; and what is said of faults."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.citadels.book import CitadelsBook
from game.citadels.bot.style import STYLES
from game.citadels.content import loading
from game.citadels.validated_cards import checked_opponents
from game.content import OCCASIONS, ContentError, Opponents, load_opponents
from game.content.opponents import check_styles
from game.paths import assets_dir, data_dir
from game.ui.opponents import speakers
from tests.content.helpers import HERE, changed, line_of

BOOK = CitadelsBook("citadels")

TEXT = (data_dir() / "opponents.yaml").read_text(encoding="utf-8")
SPOKEN = (data_dir() / "citadels" / "lines.yaml").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def opponents() -> Opponents:
    """With what they say in Citadels."""
    return Opponents(speakers("citadels"))


def test_at_least_eight_have_a_face_a_style_and_lines(opponents: Opponents) -> None:
    assert len(opponents.opponents) >= 8
    assert list(opponents.opponents) == list(STYLES)
    for name, one in opponents.opponents.items():
        assert (assets_dir() / "ui" / f"portrait_{name}.webp").is_file()
        assert set(one.lines) == {*OCCASIONS, *loading.OCCASIONS}
        for occasion in one.lines:
            said = [one.line(occasion, number) for number in range(len(one.lines[occasion]))]
            assert len({text.en for text in said}) == len(said) >= 2
            assert len({text.de for text in said}) == len(said)


def test_texts_are_tidy(opponents: Opponents) -> None:
    for one in opponents.opponents.values():
        for text in [one.text, *(line for said in one.lines.values() for line in said)]:
            for language in ("en", "de"):
                words = text.get(language)
                assert words == words.strip()
                assert words[-1] in ".!?"
                assert '"' not in words


def test_code_and_file_speak_of_the_same_people(opponents: Opponents) -> None:
    assert list(checked_opponents().opponents) == list(opponents.opponents)
    faults = check_styles(opponents, [*list(STYLES)[1:], "hermit"])
    assert [(fault.entry, fault.message) for fault in faults] == [
        ("builder", "there is no style of this id"),
        ("hermit", "this style has no opponent"),
    ]


CASES = {
    # name: (old, new with § in the line at fault, entry, message, suggestion)
    "id": ("- id: miser", "- id: Miser!§", "Miser!", "is not a short English name", "two_three"),
    "id twice": ("- id: miser", "- id: builder§", "builder", "duplicate id; the first is in line", "rename"),
    "name missing": ("- id: miser\n  name: Melchior", "- id: miser§", "miser", "`name` is missing", "add a line"),
    "name twice": ("name: Melchior", "name: Gundula§", "miser", "'builder' has the same name", "rename one"),
    "name long": ("name: Melchior", "name: Melchior of the Bank§", "miser", "has 20 letters", "room for 16"),
    "title": ("de: Geldwechsler}", "de: Money-changer}§", "miser", "`title` is the same in two", "translate it"),
    "German missing": ("{en: Money-changer, de: Geldwechsler}", "{en: A}§", "miser", "the German text", "German"),
    "sign": ("Time is interest.", "§[b|Time].", "miser", "`lines.greeting.en` has the sign '['", "to the page"),
    "line long": ("Shall we begin? Time is interest.", "§" + "Finders keepers " * 4, "miser", "has 63 letters", "44"),
    "occasion": ('    greeting:\n    - {en: "I have', '    greting:§\n    - {en: "I have', "miser",
                 "unknown occasion 'greting'", "did you mean 'greeting'?"),
    "one variant": ('    - {en: "Shall we begin? Time is interest.", de: "Fangen wir an? Zeit ist Zins."}\n', "",
                    "miser",
                    "`lines.greeting` has 1 variant", "write 2 or 3"),
    "key": ("name: Melchior", "nmae: Melchior§", "miser", "unknown key 'nmae'", "did you mean 'name'?"),
    "section": ("\nopponents:\n", "\nopponent:§\n", "'opponent'", "unknown key", "did you mean 'opponents'?"),
}  # fmt: skip


@pytest.mark.parametrize("name", CASES)
def test_a_fault_is_named_with_its_line(name: str, tmp_path: Path) -> None:
    old, new, entry, message, suggestion = CASES[name]
    marked = changed(old, new, TEXT)
    line = line_of(HERE, marked) if HERE in marked else line_of('    greeting:\n    - {en: "I have', marked)
    path = tmp_path / "opponents.yaml"
    path.write_text(marked.replace(HERE, ""), encoding="utf-8")
    with pytest.raises(ContentError) as raised:
        load_opponents(path)
    assert [
        fault
        for fault in raised.value.faults
        if (fault.line, fault.entry) == (line, entry) and message in fault.message and suggestion in fault.suggestion
    ], str(raised.value)


@pytest.mark.parametrize("text", ["", "[]", "opponents: 3", "opponents: []", "a: &x 1\nopponents: *x"])
def test_what_is_no_file_of_opponents(text: str, tmp_path: Path) -> None:
    path = tmp_path / "opponents.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError):
        load_opponents(path)


@pytest.mark.parametrize(
    ("old", "new", "entry", "message", "suggestion"),
    [
        ("- id: miser", "- id: misser§", "misser", "'misser' is an unknown opponent", "did you mean 'miser'?"),
        ("\nlines:\n- id: builder", "\nlines:§\n- id: bilder", "builder", "says nothing in this game", "add an entry"),
        ('  robbed:\n  - {en: "My', '  robed:§\n  - {en: "My', "miser", "unknown occasion 'robed'", "'robbed'?"),
        ("Nothing personal.", "§[b|Nothing].", "miser", "`lines.murdering.en` has the sign '['", "to the page"),
        ("\nlines:\n", "\nline:§\n", "'line'", "unknown key", "did you mean 'lines'?"),
    ],
)  # fmt: skip
def test_a_fault_in_what_they_say_in_a_game_is_named_with_its_line(
    old: str, new: str, entry: str, message: str, suggestion: str, tmp_path: Path
) -> None:
    marked = changed(old, new, SPOKEN)
    path = tmp_path / "lines.yaml"
    path.write_text(marked.replace(HERE, ""), encoding="utf-8")
    with pytest.raises(ContentError) as raised:
        BOOK.spoken(path)
    said = [(fault.line, fault.entry, fault.message, fault.suggestion) for fault in raised.value.faults]
    wanted = [one for one in said if one[:2] == (line_of(HERE, marked), entry)]
    assert any(message in one[2] and suggestion in one[3] for one in wanted), said


def test_everybody_plays_and_speaks_in_each_game_in_a_way_of_their_own() -> None:
    """No line of one game is said in another one, and what the house has of somebody speaks of no game at all."""
    games = ("citadels", "rattus_cartus", "la_citta")
    for name, one in load_opponents().opponents.items():
        played = [speakers(game)[name] for game in games]
        assert len({other.text.en for other in played}) == len(games)
        for occasion in OCCASIONS:
            said = [text.en for other in played for text in other.lines[occasion]]
            assert len(set(said)) == len(said), (name, occasion)
        for text in (one.text, *(line for lines in one.lines.values() for line in lines)):
            found = OF_A_GAME.search(f"{text.en} {text.de}")
            assert found is None, (name, found)


OF_A_GAME = re.compile(
    r"\b(cit(y|ies)|districts?|crown|walls?|palaces?|architect|mortar|rats?|nuns?|plague|estates?|citizens?|castello"
    r"|Städte|Stadt|Krone|Mauern?|Paläste?|Mörtel|Ratten?|Nonnen?|Pest|Stände|Bürger)\b"
)


@pytest.mark.parametrize("game", ["citadels", "rattus_cartus", "la_citta"])
def test_every_game_has_words_for_both_motives_in_its_own_voice(game: str) -> None:
    for person in speakers(game).values():
        for occasion in ("again", "revenge"):
            for line in person.lines[occasion]:
                assert all("{name}" in line.get(code) for code in ("en", "de"))
    if game != "citadels":
        elsewhere = speakers("citadels")
        assert all(one.lines["again"] != elsewhere[name].lines["again"] for name, one in speakers(game).items())
