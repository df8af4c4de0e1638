"""`python -m game check-data`: what is printed where, and the exit code."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from game import lessons
from game.citadels.book import CitadelsBook
from game.citadels.content import own_cards
from game.cli.check_data import main
from game.la_citta.book import LaCittaBook
from game.rattus_cartus.book import RattusCartusBook
from tests.content.helpers import changed, line_of

BOOK = CitadelsBook("citadels")

ROOT = Path(__file__).resolve().parents[2]
CARDS = own_cards()
UNIQUES = [one for one in CARDS.districts.values() if one.type == "unique"]
SOUND = (
    f"is sound: {len(CARDS.characters)} characters, 54 basic districts of 17 names, {len(UNIQUES)} unique districts, "
    f"{len(CARDS.presets)} presets."
)
OPPONENTS_SOUND = "is sound: 8 opponents, 48 things they say."
LINES_SOUND = "is sound: 160 things the opponents say."
FIRSTS_SOUND = f"is sound: {len(BOOK.first_times().entries)} things told when they happen first."
RULINGS_SOUND = f"is sound: {len(BOOK.rulings().rulings)} rulings under 22 topics."
RULES_SOUND = f"is sound: {len(BOOK.rules().sections)} sections of the rules."
GLOSSARY_SOUND = f"is sound: {len(BOOK.glossary().words)} words."


@cache
def after_those() -> list[str]:
    """The lines about files of which each game has its own."""
    tutorials = {game: lessons.check(game) for game in ("citadels", "rattus_cartus", "la_citta")}
    checked = (
        *tutorials["citadels"],
        *RattusCartusBook("rattus_cartus").check(),
        *tutorials["rattus_cartus"],
        *LaCittaBook("la_citta").check(),
        *tutorials["la_citta"],
    )
    return [f"{one.file} is sound: {one.sentence}" for one in checked]


@pytest.fixture
def faulty(tmp_path: Path) -> Path:
    path = tmp_path / "cards.yaml"
    path.write_text(changed("id: keep", "id: kepe", changed("rank: 2", "rnak: 2")), encoding="utf-8")
    return path


def test_sound(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    cards, rulings, rules, glossary, opponents, lines, firsts, *others = capsys.readouterr().out.splitlines()
    assert cards.endswith(SOUND)
    assert rulings.endswith(RULINGS_SOUND)
    assert rules.endswith(RULES_SOUND)
    assert glossary.endswith(GLOSSARY_SOUND)
    assert opponents.endswith(OPPONENTS_SOUND)
    assert lines.endswith(LINES_SOUND)
    assert firsts.endswith(FIRSTS_SOUND)
    assert others[: len(after_those())] == after_those()


def test_a_file_of_rulings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.yaml"
    text = (ROOT / "data" / "citadels" / "rulings.yaml").read_text(encoding="utf-8")
    path.write_text(text, encoding="utf-8")
    assert main([str(path)]) == 0
    assert capsys.readouterr().out == f"{path} {RULINGS_SOUND}\n"
    path.write_text(text.replace("cards: [thief]", "cards: [thieff]", 1), encoding="utf-8")
    assert main([str(path)]) == 2
    out = capsys.readouterr().out
    assert out.startswith(f"{path}:")
    assert "CIT-4: 'thieff' is an unknown card (did you mean 'thief'?)" in out


@pytest.mark.parametrize(
    ("file", "sound", "old", "new", "fault"),
    [
        ("rules.yaml", RULES_SOUND, "[[gold_mine]]", "[[gold_mein]]", "gather: 'gold_mein' is an unknown card"),
        ("glossary.yaml", GLOSSARY_SOUND, "see: stash", "see: stache", "bank: 'stache' is an unknown topic or section"),
    ],
)
def test_a_file_of_rules_or_words(
    file: str, sound: str, old: str, new: str, fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / file
    text = (ROOT / "data" / "citadels" / file).read_text(encoding="utf-8")
    path.write_text(text, encoding="utf-8")
    assert main([str(path)]) == 0
    assert capsys.readouterr().out == f"{path} {sound}\n"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert main([str(path)]) == 2
    assert fault in capsys.readouterr().out


def test_every_fault_is_printed_those_of_the_code_too(faulty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(faulty)]) == 2
    out, err = capsys.readouterr()
    keep, thief, districts = map(line_of, ("- id: keep", "rank: 2", "districts:\n"))
    lines = (ROOT / "data" / "cards.yaml").read_text(encoding="utf-8").splitlines()
    in_presets = [number for number, line in enumerate(lines, start=1) if line == "  - keep"]
    casts = [preset.id for preset in own_cards().presets.values() if "keep" in preset.uniques]
    hint = "'keep' is an unknown unique district (did you mean 'kepe'?)"
    assert out.splitlines() == [
        f"{faulty}:{thief}: thief: unknown key 'rnak' (did you mean 'rank'?)",
        f"{faulty}:{districts}: keep: the code of a unique district has no entry (did you mean 'kepe'?)",
        f"{faulty}:{keep}: kepe: this unique district has no code (did you mean 'keep'?)",
        *(f"{faulty}:{line}: {cast}: {hint}" for line, cast in zip(in_presets, casts, strict=True)),
    ]
    assert err == f"{faulty} has {3 + len(casts)} faults.\n"


def test_json(faulty: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["faults"], report["characters"], report["rulings"]) == (
        [],
        len(CARDS.characters),
        len(BOOK.rulings().rulings),
    )
    assert main(["--json", str(faulty)]) == 2
    out, err = capsys.readouterr()
    assert err == ""
    report = json.loads(out)
    assert report["file"] == str(faulty)
    assert report["faults"][0] == {
        "file": str(faulty),
        "line": line_of("rank: 2"),
        "entry": "thief",
        "message": "unknown key 'rnak'",
        "suggestion": "did you mean 'rank'?",
    }


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path / "none.yaml")]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert "the file cannot be read: No such file or directory" in err


@pytest.mark.parametrize("arguments", [["--jsn"], ["a", "b"]])
def test_wrong_use(arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as raised:
        main(arguments)
    assert raised.value.code == 2


def test_as_a_command(faulty: Path) -> None:
    command = [sys.executable, "-m", "game", "check-data"]
    sound = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    files = {
        "cards": SOUND, "citadels/rulings": RULINGS_SOUND, "citadels/rules": RULES_SOUND,
        "citadels/glossary": GLOSSARY_SOUND, "opponents": OPPONENTS_SOUND, "citadels/lines": LINES_SOUND,
            "citadels/first_times": FIRSTS_SOUND,
    }  # fmt: skip
    said = "".join(f"data/{name}.yaml {what}\n" for name, what in files.items())
    assert sound.returncode == 0
    assert sound.stdout.startswith(said + "".join(f"{line}\n" for line in after_those()))
    wrong = subprocess.run([*command, str(faulty)], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (wrong.returncode, "Traceback" in wrong.stderr) == (2, False)
