"""Files made to do harm: refused in a moment and in a sentence, each in a process of its own that may die."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DEEP = 200_000
LONG = 1_900_000
SECONDS = 20  # for the start of Python and the reading, on a busy machine; the reading alone takes under half a second

HARM = {
    "brackets": lambda: "[" * DEEP,
    "closed brackets": lambda: "[" * DEEP + "]" * DEEP,
    "braces": lambda: "{" * DEEP,
    "flow mappings": lambda: "{a: " * DEEP,
    "keys of lists": lambda: "? - " * DEEP,
    "dashes": lambda: "- " * DEEP,
    "questions": lambda: "? " * DEEP,
    "colons": lambda: ": " * DEEP,
    "block levels": lambda: "".join(" " * level + "a:\n" for level in range(1900)),
    "list in list in text": lambda: "characters:\n- id: a\n  name: " + "[" * DEEP,
    "billion laughs": lambda: "a: &a [x,x]\n" + "".join(f"b{i}: &b{i} [*a,*a,*a,*a]\n" for i in range(9)),
    "anchors": lambda: "- &a b\n" * (LONG // 8),
    "references": lambda: "- *a\n" * (LONG // 5),
    "tags": lambda: "- !!python/name:os.system\n" * (LONG // 28),
    "tag directives": lambda: "".join(f"%TAG !{i}! tag:x\n" for i in range(LONG // 22)) + "---\na",
    "documents": lambda: "---\n" * (LONG // 4),
    "duplicate keys": lambda: "a: 1\n" * (LONG // 5),
    "many keys": lambda: "".join(f"k{i}: 1\n" for i in range(150_000)),
    "many values": lambda: "[" + "1," * (LONG // 2) + "]",
    "unknown keys": lambda: "characters:\n- " + "".join(f"  rnk{i}: 1\n" for i in range(40_000)).strip(),
    "entries of nothing": lambda: "characters:\n" + "- {}\n" * 90_000,
    "long word": lambda: "a" * LONG,
    "long key": lambda: "a" * LONG + ": 1",
    "long id": lambda: "characters: [{id: " + "a" * LONG + "}]",
    "long number": lambda: "characters: [{id: a, rank: " + "9" * LONG + "}]",
    "open quote": lambda: '"' + "a" * LONG,
    "escapes": lambda: '"' + "\\u0041" * (LONG // 6) + '"',
    "comments": lambda: "#\n" * (LONG // 2),
    "line ends": lambda: "\n" * LONG,
    "exclamation marks": lambda: "!" * LONG,
    "percent signs": lambda: "%" * LONG,
    "zeros": lambda: "\0" * LONG,
    "too big": lambda: "a" * 3_000_000,
}


@pytest.mark.long
@pytest.mark.parametrize("make", HARM.values(), ids=HARM.keys())
def test_harm_is_refused_at_once(make: object, tmp_path: Path) -> None:
    assert callable(make)
    path = tmp_path / "cards.yaml"
    path.write_text(make(), encoding="utf-8")
    command = [sys.executable, "-m", "game", "check-data", str(path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=SECONDS, check=False)
    assert done.returncode == 2, done.stderr[-500:]
    assert "Traceback" not in done.stdout + done.stderr
    assert str(path) in done.stdout + done.stderr
    assert len(done.stdout) < 100_000
