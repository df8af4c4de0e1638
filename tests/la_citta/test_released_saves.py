"""Saves of La Città of every format and version of its rules still load, go on and replay."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import catalog
from game.bots.inline import InlineBots
from game.kernel.saving import digest
from game.session import save
from game.session.replay import begin, replay
from tests.saves.make import HERE
from tests.session.helpers import play_on

FILES = sorted((HERE / "la_citta").glob("*.json"))


def test_today_s_format_and_rules_have_a_file() -> None:
    newest = f"format_{save.FORMAT}_rules_{catalog.rules('la_citta').version}.json"
    assert newest in {path.name for path in FILES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_an_old_save_goes_on(path: Path) -> None:
    """In a round of politics; the last card can be taken back."""
    file = save.decode(save.read_bytes(path), path.name)
    match = save.resume(file, catalog.rules, InlineBots())
    assert match.whole.phase == "politics"
    assert match.can_undo(match.undoing.points[-1].seat)
    assert sum(1 for _ in replay(begin(file, catalog.rules, path.name), file)) == len(file.journal)
    before = digest(match.whole)
    assert match.undo(match.undoing.points[-1].seat)
    assert digest(match.whole) != before
    assert play_on(match).over
