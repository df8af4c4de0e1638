"""What is wrong with a tutorial is said in a sentence with its line; what is right is played in every way."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.content import ContentError
from game.lessons import checked

ROOT = Path(__file__).resolve().parents[2]


def example() -> str:
    """The one of the guide."""
    text = (ROOT / "docs" / "tutorials.md").read_text(encoding="utf-8")
    found = re.search(r"```yaml\n(tutorials:.*?)```", text, re.DOTALL)
    assert found is not None
    return found[1]


def faults(tmp_path: Path, text: str, game: str = "citadels") -> list[str]:
    file = tmp_path / "tutorial.yaml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as raised:
        checked(file, game)
    return [f"{fault.line}: {fault.message} ({fault.suggestion})" for fault in raised.value.faults]


def test_the_example_of_the_guide_is_sound(tmp_path: Path) -> None:
    file = tmp_path / "tutorial.yaml"
    file.write_text(example(), encoding="utf-8")
    assert checked(file, "citadels").sentence == "1 tutorial, 4 lessons."


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("card market", "card markt", "there is no card 'markt' (did you mean 'market'?)"),
        ("look: gold of B", "look: purse of B", "there is no place 'purse of B'"),
        ("[answer gold, gold]", "[answer gold, seat H]", "a seat must be a seat from A to D"),
        (", de: Ein erster Zug", "", "`title.de` is missing: the German text"),
        ("de: Ein erster Zug", "de: A first turn", "`title` is the same in two languages"),
        ("id: build", "id: gather", "there are two lessons called 'gather'"),
        ("id: build", "id: Build it", "is not a short English name in snake_case"),
        ("Build the Market.", "Build " + "now " * 40, "has 45 words (at most 40)"),
        ("allowed: [build market]", "allowed: [build palace]", "the lesson 'build' can never be done: 'build palace'"),
        ("allowed: [build market]", "allowed: [build marked]", "the card 'marked' does not exist"),
        ("allowed: [build market]", "wrong: {}", "nothing ends this lesson"),
        (
            "look: gold of B",
            "look: gold of B\n    allowed: [gold]",
            "ends with an answer or with a look, not with both",
        ),
        ("B: [gold, end turn]", "C: gold", "C cannot choose 'gold': B is asked: gold, cards"),
        ("B: [gold, end turn]", "B: [gold, build harbor]", "B cannot choose it: 'build harbor' is not offered"),
        (
            "    - B: [gold, end turn]",
            "    - B: [gold, end turn]\n    pauses: [{at: robbed, says: {en: Robbed!, de: Beraubt!}}]",
            "the pause at 'robbed' of the lesson 'end' never comes (events of this lesson are ",
        ),
        (
            "    - B: [gold, end turn]",
            "    - B: [gold, end turn]\n    pauses: [{at: gold, says: {en: Gold!}}]",
            "`says.de` is missing: the German text",
        ),
        ("B: [gold, end turn]", "asked: B", "a tutorial only says what the others choose"),
        (
            "allowed: [gold]",
            "allowed: [gold]\n    all: true\n    until: [gold]",
            "with one answer or with all, not with both",
        ),
        ("allowed: [end turn]", "look: question\n    all: true", "`all` needs `allowed`"),
        ("allowed: [gold]", "allowed: [gold, cards]\n    all: true", "the lesson 'gather' can never be done"),
        ("minutes: 1", "minutes: 900", "`minutes` must be a whole number from 1 to 60"),
        ("names: {B: Vera}", "names: {A: Vera}", "the person has a name of their own"),
        ("lessons:", "lesson:", "is no word of a tutorial"),
        ("role: merchant", "role: marchant", "marchant"),
        ("cast: first_game", "cast: first_gam", "first_gam"),
    ],
)
def test_every_fault_is_named(tmp_path: Path, right: str, wrong: str, said: str) -> None:
    text = example()
    assert right in text
    assert any(said in fault for fault in faults(tmp_path, text.replace(right, wrong, 1))), said


def test_a_fault_says_where_it_is(tmp_path: Path) -> None:
    text = example().replace("card market", "card markt")
    line = next(number for number, line in enumerate(text.splitlines(), 1) if "markt" in line)
    assert faults(tmp_path, text)[0].startswith(f"{line}: ")


def test_two_of_one_id_and_a_file_of_something_else_are_told(tmp_path: Path) -> None:
    twice = example() + example().removeprefix("tutorials:\n")
    assert any("two tutorials of this id" in fault for fault in faults(tmp_path, twice))
    assert "must have the keys tutorials" in faults(tmp_path, "- nothing")[0]
    assert "begins with 'id:'" in " ".join(faults(tmp_path, "tutorials:\n- 3"))


def test_every_way_that_is_allowed_has_to_go_on(tmp_path: Path) -> None:
    """Whoever takes cards cannot build the Market with 1 gold."""
    text = example().replace("allowed: [gold]", "allowed: [gold, cards]")
    assert any("the lesson 'build' can never be done" in fault for fault in faults(tmp_path, text))
