"""Faulty files of La Città: the command names each fault with its line and what to do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.cli.check_data import main
from game.paths import data_dir

FILES = data_dir() / "la_citta"


def test_the_own_files_are_sound(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--game", "la_citta"]) == 0
    out = capsys.readouterr().out
    assert "12 buildings, 32 politics cards, 27 voices, 22 landscapes." in out
    assert "70 rulings under 27 topics." in out
    assert "63 towns." in out


LONG = "Two arches of culture for everybody who walks by and some more for those who stay."
CASES = [
    ("rules.yaml", "[[palazzo_card]], [[hos", "[[palazo_card]], [[hos", "'palazo_card' is an unknown card (did you"),
    ("rules.yaml", "CITTA-38\n", "CITTA-388\n", "'388' is an unknown ruling"),
    ("rules.yaml", "4 {figure}", "4 {figger}", "'figger' is an unknown symbol"),
    ("rules.yaml", "[[#growth|grow]]", "[[#groth|grow]]", "'groth' is an unknown topic or section"),
    ("rulings.yaml", "cards: [hospital]", "cards: [hopsital]", "'hopsital' is an unknown card"),
    ("rulings.yaml", "- number: 3\n", "- number: 2\n", "duplicate number"),
    ("glossary.yaml", "see: limits\n", "see: limit\n", "'limit' is an unknown topic or section"),
    ("lines.yaml", "  gloating:\n", "  gloting:\n", "unknown occasion 'gloting'"),
    ("towns.yaml", "- Lucca\n", "- Montepulciano\n", "a badge has room for 8"),
    ("maps/brick.yaml", "first: M,", "first: X,", "'X'"),
    (
        "cards.yaml",
        "short: {en: Two arches of culture.",
        f"short: {{en: {LONG}",
        "takes 3 lines on the card, 2 fit",
    ),
    ("cards.yaml", "name: {en: Well,", "name: {en: Well in the middle of the square,", "22 fit on the card"),
]


@pytest.mark.parametrize(("file", "old", "new", "fault"), CASES)
def test_a_fault_is_a_sentence_with_its_line(
    file: str, old: str, new: str, fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (FILES / file).read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / Path(file).name
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert main(["--game", "la_citta", str(path)]) == 2
    out = capsys.readouterr().out
    assert fault in out
    lines = [int(number) for number in re.findall(rf"{re.escape(path.name)}:(\d+): ", out)]
    assert lines
    assert min(lines) > 0
