"""Wrong scenario files get file, line and reason, and the command its exit code; never a traceback."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.cli.scenario import main
from game.scenario import Broken, read_file

GOOD = "- name: Gold is gathered\n  seats: {A: {role: king, gold: 1}}\n  now: {seat: A}\n  play: [{A: gold}]\n"
FAILS = GOOD.replace("Gold is", "Too much gold is") + "  then: {A: {gold: 4}}\n"
GOOD += "  then: {A: {gold: 3}}\n"


def written(tmp_path: Path, text: str, name: str = "story.yaml") -> Path:
    file = tmp_path / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def entry(*lines: str) -> str:
    return "\n".join(["- name: x", *(f"  {line}" for line in lines)]) + "\n"


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        (entry("seats: {A: {hand: [tavernn]}}", "then: {round: 1}"), 2, "did you mean 'tavern'"),
        (entry("seats:", "  A:", "    hnad: [tavern]", "then: {round: 1}"), 4, "did you mean 'hand'"),
        (entry("then: {A: {gold: many}}"), 2, "must be a whole number"),
        (entry("then: {E: {gold: 1}}", "table: {players: 4}"), 2, "must be a seat from A to D"),
        (entry("table: {players: 9}", "then: {round: 1}"), 2, "`players`"),
        (entry("table: {cast: first_gmae}", "then: {round: 1}"), 2, "did you mean 'first_game'"),
        (entry("table: {colour: red}", "then: {round: 1}"), 2, "no word of `table`"),
        (entry("plya: []", "then: {round: 1}"), 2, "did you mean 'play'"),
        (entry("then: {wniner: A}"), 2, "did you mean 'winner'"),
        (entry("then: {A: {score: {colors: 3}}}"), 2, "did you mean 'colours'"),
        (entry("then: {phase: end}"), 2, "`phase`"),
        (entry("play: [{A: bulid tavern}]"), 2, "is no choice"),
        (entry("play: [{A: build tavernn}]"), 2, "did you mean 'tavern'"),
        (entry("play: [{A: build tavern with gold}]"), 2, "is no way to build"),
        (entry("play: [{A: tavern of E}]", "table: {players: 4}"), 2, "no seat 'E'"),
        (entry("play:", "  - A: gold", "    offred: [gold]"), 4, "did you mean 'offered'"),
        (entry("play:", "  - offered: [gold]"), 3, "a step needs a choice"),
        (entry("play:", "  - A: gold", "    B: gold"), 4, "one choice"),
        (entry("play: {A: gold}"), 2, "must be a list of steps"),
        (entry("play: [{check: {refused: king}}]"), 2, "write it below `then`"),
        (entry("seats: {A: {city: [{manor: {gold: 2}}]}}", "then: {round: 1}"), 2, "the gold on 'manor'"),
        (entry("deck: {only: []}", "then: {round: 1}"), 2, "`only` needs `rest`"),
        (entry("deck: {rest: A}", "then: {round: 1}"), 2, "`rest` needs `only`"),
        (entry("now: {gathered: true}", "then: {round: 1}"), 2, "add `seat: SEAT`"),
        (entry("rulings: [64]", "then: {round: 1}"), 2, "CIT-64"),
        (entry("rulings: [CIT-64]"), 1, "nothing is played and nothing is expected"),
        ("- then: {round: 1}\n", 1, "has no name"),
        ("- just text\n", 1, "begins with 'name:'"),
        ("name: x\nthen: {round: 1}\n", 1, "a scenario file is a list"),
        ("[]\n", 1, "a scenario file is a list"),
        ("", 0, "empty"),
        ("- name: [x\n", 0, ""),
        ("- name: &a x\n  then: {round: 1}\n", 1, "anchors"),
        ("- name: x\n  name: y\n  then: {round: 1}\n", 2, "duplicate key"),
        ("[" * 100_000, 1, "nested"),
    ],
)
def test_a_wrong_file_gets_its_line_and_a_reason(tmp_path: Path, text: str, line: int, message: str) -> None:
    (broken,) = read_file(written(tmp_path, text))
    assert isinstance(broken, Broken)
    assert message in str(broken.faults[0])
    if line:
        assert broken.faults[0].line == line


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("seats: {A: {city: [{manor: {cards: 2}}]}}", "no cards lie under 'manor'"),
        ("seats: {A: {city: [{museum: {cards: many}}]}}", "the cards under the museum"),
        ("seats: {A: {city: [{museum: {cards: [tavernn]}}]}}", "did you mean 'tavern'"),
        ("seats: {A: {roles: [king, theif]}}", "did you mean 'thief'"),
        ("seats: {A: {roles: [king], revealed: [thief]}}", "thief is not this seat's character"),
        ("table: {cast: vicious_noble}", "did you mean 'vicious_nobles'"),
        ("table: {options: [clasic]}", "did you mean 'classic'"),
        ("marks: {bewitched: kign}", "did you mean 'king'"),
        ("marks: {warrants: {real: king}}", "no word of `warrants`"),
        ("marks: {threats: {flower: king, blank: [thief]}}", "must be a name"),
        ("marks: {tax: some}", "`tax` must be a whole number"),
        ("play: [{A: build manor with frame}]", "is no way to build"),
        ("play: [{A: discard kign}]", "did you mean 'king'"),
        ("play: [{A: ability dance}]", "the ability 'dance' does not exist"),
    ],
)
def test_wrong_words_about_the_other_cards_get_a_reason(tmp_path: Path, line: str, message: str) -> None:
    (broken,) = read_file(written(tmp_path, entry(line, "then: {round: 1}")))
    assert isinstance(broken, Broken)
    assert message in str(broken.faults[0])


@pytest.mark.parametrize(
    "choice", ["keep", "reveal", "bribe", "refuse", "use graveyard", "discard king", "ability crown", "military", "3"]
)
def test_choices_of_later_questions_can_be_left_optional(tmp_path: Path, choice: str) -> None:
    text = entry("play:", f"  - A: {choice}", "    optional: true", "then: {round: 1}")
    assert main([str(written(tmp_path, text))]) == 0


def test_all_faults_of_a_file_are_named_and_the_rest_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = entry("seats: {A: {hand: [tavernn, palase]}}", "then: {asked: Z}")
    assert main([str(written(tmp_path, wrong + FAILS + GOOD))]) == 2
    shown = capsys.readouterr().out
    assert "'tavernn'" in shown
    assert "'palase'" in shown
    assert "'Z'" in shown
    assert "Too much gold" in shown
    assert "3 scenarios in 1 file: 1 ok, 1 came out differently, 1 cannot be read or played." in shown


def test_exit_codes(tmp_path: Path) -> None:
    good, fails = written(tmp_path, GOOD, "good.yaml"), written(tmp_path, FAILS, "deep/er/fails.yaml")
    assert main([str(good)]) == 0
    assert main([str(fails)]) == 1
    assert main([str(good), str(tmp_path / "deep")]) == 1
    assert main([str(good), str(tmp_path / "absent.yaml")]) == 2
    empty = tmp_path / "empty"
    empty.mkdir()
    assert main([str(empty)]) == 2
    assert main([str(tmp_path)]) == 1
    with pytest.raises(SystemExit) as ended:
        main([])
    assert ended.value.code == 2


def test_a_failure_shows_line_and_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, FAILS)
    assert main([str(file)]) == 1
    shown = capsys.readouterr().out
    assert f"{file}:5: Too much gold is gathered: expected A gold 4, found A gold 3" in shown
    assert "seat" in shown
    assert "A is asked: income" in shown


def test_json_has_one_record_on_a_line_for_each_scenario(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = written(tmp_path, GOOD + FAILS + entry("then: {A: {gold: x}}"))
    assert main([str(file), "--json"]) == 2
    good, fails, wrong = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert good == {"name": "Gold is gathered", "ok": True, "file": str(file), "line": 1}
    assert fails == {
        "name": "Too much gold is gathered", "ok": False, "file": str(file), "line": 10,
        "expected": "A gold 4", "found": "A gold 3",
    }  # fmt: skip
    assert wrong["ok"] is False
    assert wrong["line"] == 12
    assert "`gold` must be a whole number" in wrong["found"]


def test_files_that_are_no_text_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "noise.yaml"
    file.write_bytes(bytes(range(256)) * 50)
    assert main([str(file), "--json"]) == 2
    record = json.loads(capsys.readouterr().out)
    assert record["ok"] is False
    assert record["file"] == str(file)
