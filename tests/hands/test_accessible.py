"""The page is laid out for screen readers: axe finds nothing serious at the door, in questions, while others are asked,
in what is read, and when the hand is covered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.games.playing import GAMES
from tests.hands.table import opened
from tests.hands.tapping import PAGE, Tapped
from tests.helpers.browser import Browser, Phone, missing_browser, running_browser

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "build" / "npm" / "node_modules" / "axe-core" / "axe.min.js"
KINDS = 8  # of questions that are looked at in each game


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if sentence := missing_browser():
        pytest.skip(sentence)
    if not AXE.exists():
        pytest.skip("No axe-core: npm install --prefix build/npm axe-core")
    with running_browser() as one:
        yield one


def faults(phone: Phone) -> list[Any]:
    """What axe finds serious."""
    phone.value("document.fonts.ready.then(() => true)")
    if not phone.value("typeof axe === 'object'"):
        phone.value(AXE.read_text(encoding="utf-8") + ";true")
    found: list[Any] = phone.value(
        """axe.run(document, {resultTypes: ["violations"]}).then((made) => made.violations
          .filter((one) => ["serious", "critical"].includes(one.impact))
          .map((one) => [one.id, one.nodes.map((node) => node.html.slice(0, 160) + " " + node.failureSummary)]))"""
    )
    return found


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_nothing_serious_is_found_on_any_page(browser: Browser, game: str, tmp_path: Path) -> None:
    with opened(tmp_path, game=game, people=2, bots=1) as table:
        door = browser.phone()
        door.open(table.phones.invitation.url)
        door.wait(lambda: door.shows(".seats button"), table.turn, "the door")
        assert faults(door) == []
        door.close()
        tapped = Tapped(table, browser, [(390, 844), (844, 390)], ["en", "de"])
        seen = 0
        while seen < KINDS and tapped.asked >= 0:
            kinds = len(tapped.kinds)
            tapped.step()
            if len(tapped.kinds) > kinds:
                seen += 1
                for phone in tapped.phones:
                    assert faults(phone) == [], phone.text()
            elif sum(tapped.kinds.values()) > 25 * KINDS:
                break
        phone = tapped.phones[0]
        for act in ("chronicle", "cards"):
            phone.tap(f'[data-act="{act}"]')
            tapped.wait(phone, "dialog[open]")
            assert faults(phone) == []
            if act == "cards" and phone.shows('dialog [data-act="read"]'):
                phone.tap('dialog [data-act="read"]')
                tapped.wait(phone, "dialog.card")
                assert faults(phone) == []
            while phone.shows("dialog[open]"):
                phone.tap('dialog [data-act="close"]')
        phone.tap('[data-act="cover"]')
        assert faults(phone) == []
        screen = browser.phone(1280, 720)
        screen.open(table.phones.invitation.url)
        screen.wait(lambda: screen.shows('[data-act="watch"]'), table.turn, "the door")
        screen.tap('[data-act="watch"]')
        screen.wait(lambda: screen.shows(PAGE), table.turn, "the table")
        assert faults(screen) == []
        for one in (*tapped.phones, screen):
            one.close()
