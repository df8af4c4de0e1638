"""Scenarios in which words were exchanged: each is read, refused in a sentence or played; none breaks anything, and no
position comes about that could not be saved."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from pathlib import Path

import pytest

from game.cli.scenario import FAILED, OK, WRONG, check_file
from game.kernel.rng import Rng
from game.kernel.rules import of
from game.kernel.saving import to_json
from game.rattus_cartus.deals import rattus_cartus
from game.rattus_cartus.rules.setups import to_plain
from game.rattus_cartus.rules.state import Game
from game.scenario import Broken, Refused, read_file
from game.scenario.language import scenario_language
from tests.helpers.scenarios import FOLDER

WORD = re.compile(r"[A-Za-z_]+|\d+")
ALIKE = """\
peasantry bourgeoisie church chivalry magic royalty joker sword flute pass gold
farm brewery marketplace office monastery hospital castle guard_tower treasury palace
A B C D E
reveal supply enter scoring last
use decline done look
top only rest discard bottom
rats markers hand looked
0 1 2 3 4 5 6 9 12 15 99
"""
SORTS = [line.split() for line in ALIKE.splitlines()]
EACH = 120  # of them


def texts() -> list[str]:
    """All scenarios there are, one by one."""
    parts = [re.split(r"(?m)^(?=- name:)", file.read_text("utf-8")) for file in sorted(FOLDER.glob("rattus_cartus/*"))]
    return [part for file in parts for part in file if part.startswith("- name:")]


def exchanged(text: str, rng: Rng) -> str:
    """The scenario with one to three words exchanged for others, rather of the same sort; never in its name."""
    head, _, body = text.partition("\n")
    for _ in range(1 + rng.below(3)):
        place = rng.choice(list(WORD.finditer(body)))
        sort = next((words for words in SORTS if place.group() in words), rng.choice(SORTS))
        body = body[: place.start()] + rng.choice(sort) + body[place.end() :]
    return f"{head}\n{body}"


@pytest.mark.long
@pytest.mark.parametrize("seed", range(5))
def test_exchanged_words_break_nothing(tmp_path: Path, seed: int) -> None:
    rng, whole, file = Rng(seed), texts(), tmp_path / "story.yaml"
    rules = rattus_cartus()
    codes = set()
    for _ in range(EACH):
        file.write_text(exchanged(rng.choice(whole), rng), encoding="utf-8")
        reports = list(check_file(file))
        codes |= {report.code for report in reports}
        assert all(report.lines for report in reports if report.code != OK)
        for entry in read_file(file):
            if not isinstance(entry, Broken):
                with suppress(Refused):
                    g = of(Game, scenario_language(entry.game).set_up(entry.setting)[0])
                    rules.load(to_plain(g.box.setup), json.loads(json.dumps(to_json(g))))
    assert codes == {OK, FAILED, WRONG}
