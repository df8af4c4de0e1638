"""The page can be read aloud, read with bad eyes, and touched with thumbs: at the door, in questions, while others are
asked, in what is read, and when the hand is covered. Looked at in Chromium by checks of our own, and by axe."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.games.playing import GAMES
from tests.hands.table import opened
from tests.hands.tapping import PAGE, Tapped
from tests.helpers.browser import Browser, Phone, missing_browser, running_browser

ROOT = Path(__file__).resolve().parents[2]
NEWER_AXE = ROOT / "build" / "npm" / "node_modules" / "axe-core" / "axe.min.js"
OWN = Path(__file__).with_name("page_faults.js")
NAMED = ("button", "textbox", "heading", "dialog", "link", "checkbox")  # roles that are nothing without words
WITH_MAP = "la_citta"
KINDS, MOST_STEPS = 24, 150  # pages of another make that are looked at in each game, and touches to come to them
SIGHT = """[...document.querySelectorAll("main > *, footer, footer button, .card, .row, .land")]
  .map((one) => one.className).filter((one, at, all) => all.indexOf(one) === at).sort().join()"""


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if sentence := missing_browser():
        pytest.skip(sentence)
    with running_browser() as one:
        yield one


@cache
def axe() -> str:
    """Its script: what npm brought, else what the packages of the tests did; "" where neither did."""
    found = find_spec("axe_core_python")
    places = [
        NEWER_AXE,
        *(Path(one) / "axe.min.js" for one in (found.submodule_search_locations or () if found else ())),
    ]
    return next((one.read_text(encoding="utf-8") for one in places if one.exists()), "")


def faults(phone: Phone) -> list[Any]:
    """What is wrong with the page of the moment."""
    phone.value("document.fonts.ready.then(() => true)")
    return [*phone.value(OWN.read_text(encoding="utf-8")), *nameless(phone), *found_by_axe(phone)]


def nameless(phone: Phone) -> list[str]:
    """What a screen reader has no words for, in the tree that the browser makes for it."""
    nodes = phone.send("Accessibility.getFullAXTree")["nodes"]
    roles = [(one["role"]["value"], one.get("name", {}).get("value", "")) for one in nodes if not one["ignored"]]
    return [f"a {role} without a name" for role, name in roles if role in NAMED and not name.strip()]


def found_by_axe(phone: Phone) -> list[Any]:
    """What axe finds serious, where it is there."""
    if not axe():
        return []
    if not phone.value("typeof axe === 'object'"):
        phone.value(axe() + ";true")
    found: list[Any] = phone.value(
        """axe.run(document, {resultTypes: ["violations"]}).then((made) => made.violations
          .filter((one) => ["serious", "critical"].includes(one.impact))
          .map((one) => [one.id, one.nodes.map((node) => node.html.slice(0, 160) + " " + node.failureSummary)]))"""
    )
    return found


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_no_page_keeps_anybody_out(browser: Browser, game: str, tmp_path: Path) -> None:
    with opened(tmp_path, game=game, people=2, bots=1, seed=4, pictured=game == WITH_MAP) as table:
        code = browser.phone(360, 740)
        code.open(table.phones.invitation.shown)
        code.wait(lambda: code.shows("input"), table.turn, "the code can be typed")
        assert faults(code) == []
        code.close()
        door = browser.phone()
        door.open(table.phones.invitation.url)
        door.wait(lambda: door.shows(".seats button"), table.turn, "the door")
        assert faults(door) == []
        door.close()
        tapped = Tapped(table, browser, [(390, 844), (844, 390)], ["en", "de"])
        looked: set[str] = set()
        for _step in range(MOST_STEPS):
            if len(looked) >= KINDS or tapped.asked < 0:
                break
            tapped.step()
            for phone in tapped.phones:
                sight = phone.value(SIGHT)
                if sight not in looked:
                    looked.add(sight)
                    assert faults(phone) == [], phone.text()
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
        phone.tap('[data-act="uncover"]')
        phone.offline(off=True)
        tapped.cut(0)
        tapped.wait(phone, "#app.lost")
        assert faults(phone) == []
        screen = browser.phone(1280, 720)
        screen.open(table.phones.invitation.url)
        screen.wait(lambda: screen.shows('[data-act="watch"]'), table.turn, "the door")
        screen.tap('[data-act="watch"]')
        screen.wait(lambda: screen.shows(PAGE), table.turn, "the table")
        assert faults(screen) == []
        for one in (*tapped.phones, screen):
            one.close()


SPOILT = {
    "no language": "document.documentElement.lang = ''",
    "too small": "document.querySelector('button').style.cssText = 'min-height:0;height:20px;padding:0'",
    "hard to read": "document.querySelector('.dim').style.color = '#3a3650'",
    "a heading skips": "document.querySelector('h1').replaceWith(document.createElement('h3'))",
    "a button without a name": "document.querySelector('button').replaceChildren()",
    "a list with other things": "document.querySelector('main').append(document.createElement('ul')); "
    "document.querySelector('ul').append(document.createElement('p'))",
}


@pytest.mark.parametrize("wrong", SPOILT)
def test_what_is_wrong_with_a_page_is_found(browser: Browser, wrong: str, tmp_path: Path) -> None:
    with opened(tmp_path, people=1, bots=1) as table:
        phone = browser.phone(360, 740)
        phone.open(table.phones.invitation.shown)
        phone.wait(lambda: phone.shows("input"), table.turn, "the code can be typed")
        assert faults(phone) == []
        phone.value(f"(() => {{ {SPOILT[wrong]} }})()")
        assert any(str(one).startswith(wrong) for one in faults(phone)), faults(phone)
        phone.close()


@pytest.mark.long
@pytest.mark.parametrize(("lang", "says"), [("en", "could read along"), ("de", "könnte mit einigem Aufwand mitlesen")])
def test_it_says_on_each_way_in_who_could_read_along(browser: Browser, lang: str, says: str, tmp_path: Path) -> None:
    with opened(tmp_path, people=1, bots=1) as table:
        for address, shown in (
            (table.phones.invitation.shown, "input"),
            (table.phones.invitation.url, ".seats button"),
        ):
            phone = browser.phone(390, 844, lang)
            phone.open(address)
            phone.wait(lambda phone=phone, shown=shown: phone.shows(shown), table.turn, "a way in")  # type: ignore[misc]
            assert says in phone.text()
            phone.close()
