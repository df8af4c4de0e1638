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
    formats = {int(path.stem.split("_")[1]) for path in FILES}
    assert formats >= set(range(1, save.FORMAT + 1))
    newest = f"format_{save.FORMAT}_rules_{catalog.rules('citadels').version}.json"
    assert newest in {path.name for path in FILES}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_an_old_save_goes_on(path: Path) -> None:
    file = save.decode(save.read_bytes(path), path.name)
    if file.rules_version != catalog.rules(file.game).version:
        with pytest.raises(SaveFault, match="was played by other rules"):
            save.resume(file, catalog.rules, InlineBots())
        return
    # Rules that changed say so by their version, and tests/saves/make.py writes a file for it.
    match = save.resume(file, catalog.rules, InlineBots())
    assert match.state.round >= 3
    assert match.can_undo(int(file.journal[-1].split()[0]))
    assert sum(1 for _ in replay(begin(file, catalog.rules, path.name), file)) == len(file.journal)
    assert play_on(match).over
