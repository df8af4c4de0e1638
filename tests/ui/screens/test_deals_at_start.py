"""The program begins with a deal that the command line names, and says what is wrong with a code."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import app as program
from game.session import daily, deal_code
from game.ui import deals


@pytest.mark.parametrize("whole", [True, False])
def test_a_code_on_the_command_line_begins_its_deal_or_says_why_not(home: Path, whole: bool) -> None:
    deal = daily.setup(deals.today(), "citadels")
    code = deal_code.write(deal)
    options = program.parse(["--size", "1280x720", "--lang", "en", "--code", code if whole else code[:-2]])
    app = program.App(options)
    app.open(options)
    try:
        match = app.games.match
        assert (match is not None) is whole
        if match is None:
            assert [toast.text for toast in app.shell.ui.toasts.shown][0].startswith("The code is cut off")
            return
        assert (match.setup.seed, match.setup.origin) == (deal.seed, "code")
        assert app.games.code().code == code
    finally:
        app.games.close()


def test_the_deals_of_today_open_from_the_command_line(home: Path) -> None:
    options = program.parse(["--size", "1280x720", "--lang", "en", "--daily", "citadels"])
    app = program.App(options)
    app.open(options)
    top = app.shell.ui.stack.top
    assert top is not None
    assert top.name == "daily"
    app.games.close()
