"""Files of every format ever released still load, go on and replay, or say in a sentence why they cannot."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import catalog
from game.bots.inline import InlineBots
from game.session import save
from game.session.notices import SaveFault
from game.session.replay import begin, replay
from tests.saves.make import HERE
from tests.session.helpers import play_on

FILES = sorted(HERE.glob("*.json"))


def test_every_format_has_a_file() -> None:
    assert {path.name for path in FILES} >= {f"format_{number}.json" for number in range(1, save.FORMAT + 1)}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_an_old_save_goes_on(path: Path) -> None:
    file = save.decode(save.read_bytes(path), path.name)
    if file.rules_version != catalog.rules(file.game).version:
        with pytest.raises(SaveFault, match="was played by other rules"):
            save.resume(file, catalog.rules, InlineBots())
        return
    # Rules that changed say so by their version. Before the first release, make the file anew: tests/saves/make.py
    match = save.resume(file, catalog.rules, InlineBots())
    assert match.state.round >= 3
    assert match.can_undo(int(file.journal[-1].split()[0]))
    assert sum(1 for _ in replay(begin(file, catalog.rules, path.name), file)) == len(file.journal)
    assert play_on(match).over
