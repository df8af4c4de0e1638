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
from game.la_citta.deals import la_citta
from game.la_citta.rules.setups import to_plain
from game.la_citta.rules.state import Game
from game.scenario import Broken, Refused, read_file
from game.scenario.language import scenario_language
from tests.helpers.scenarios import FOLDER, stopped

WORD = re.compile(r"[A-Za-z_]+[0-9]*|\d+")
ALIKE = """\
farm quarry convent_school statue marketplace well palazzo hospital bathhouse cathedral university castello
great_builder bread_and_games golden_times rich_harvest closeness palazzo cathedral unseen
A B C
placement new_year voice income growth politics reveal migration demolition feeding year_end scoring over
culture education health
H082 H091 H100 H073 H099 H090 H111 H112 H058 H001 H174 H900
F1 F2 F3 M W
display top only discard cards out
gold actions used founded penalty peeked citizens buildings figures
true false
0 1 2 3 4 5 6 9 30 140
"""
SORTS = [line.split() for line in ALIKE.splitlines()]
EACH = 100  # of them


def texts() -> list[str]:
    """All scenarios there are, one by one."""
    parts = [re.split(r"(?m)^(?=- name:)", file.read_text("utf-8")) for file in sorted(FOLDER.glob("la_citta/*"))]
    return [part for file in parts for part in file if part.startswith("- name:")]


def exchanged(text: str, rng: Rng) -> str:
    """The scenario with one to three words exchanged for others, rather of the same sort; never in its name."""
    head, _, body = text.partition("\n")
    for _ in range(1 + rng.below(3)):
        place = rng.choice(list(WORD.finditer(body)))
        sort = next((words for words in SORTS if place.group() in words), rng.choice(SORTS))
        body = body[: place.start()] + rng.choice(sort) + body[place.end() :]
    return f"{head}\n{body}".replace("game: citadels", "game: la_citta")


@pytest.mark.parametrize("seed", range(3))
def test_exchanged_words_break_nothing(tmp_path: Path, seed: int) -> None:
    rng, whole, file = Rng(seed), texts(), tmp_path / "story.yaml"
    rules = la_citta()
    codes = set()
    for _ in range(EACH):
        file.write_text(exchanged(rng.choice(whole), rng), encoding="utf-8")
        reports = list(check_file(file))
        codes |= {report.code for report in reports}
        assert all(report.lines for report in reports if report.code != OK)
        for entry in read_file(file):
            if not isinstance(entry, Broken) and entry.game == "la_citta":
                with suppress(Refused):
                    g = of(Game, scenario_language(entry.game).set_up(entry.setting)[0])
                    if not stopped(g):
                        rules.load(to_plain(g.box.setup), json.loads(json.dumps(to_json(g))))
    assert codes == {OK, FAILED, WRONG}
