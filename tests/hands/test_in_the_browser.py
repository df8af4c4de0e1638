"""The page in a real browser: who comes in, plays by taps, and comes back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.playing import GAMES
from tests.hands.table import opened
from tests.hands.tapping import PAGE, Tapped
from tests.helpers.browser import Browser, Phone, missing_browser, running_browser

OTHERS = ("citadels", "rattus_cartus")

SIZES = [(390, 844), (844, 390), (820, 1180)]
LANGS = ["en", "de", "en"]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if sentence := missing_browser():
        pytest.skip(sentence)
    with running_browser() as one:
        yield one


@pytest.mark.parametrize("game", GAMES)
def test_people_come_in_and_answer_by_taps(browser: Browser, game: str, tmp_path: Path) -> None:
    with opened(tmp_path, game=game, people=2, bots=1) as table:
        tapped = Tapped(table, browser, SIZES, LANGS)
        begun = table.flow.match.answered
        while table.flow.match.answered < begun + 4 and tapped.asked >= 0:
            tapped.step()
        assert browser.errors == []
        for phone in tapped.phones:
            phone.close()


@pytest.mark.long
@pytest.mark.parametrize("game", [pytest.param(one, marks=pytest.mark.proof if one in OTHERS else ()) for one in GAMES])
def test_a_whole_game_is_played_by_taps_on_three_phones(browser: Browser, game: str, tmp_path: Path) -> None:
    """At each kind of question the phone that is asked is gone and comes back: loaded again, or its line was cut."""
    with opened(tmp_path, game=game, people=3, bots=1) as table:
        tapped = Tapped(table, browser, SIZES, LANGS)
        tapped.kills = True
        assert tapped.play() > 0
        for seat, phone in enumerate(tapped.phones):
            tapped.settle(phone, seat)
            assert table.phones._streams[seat, ""].pages.page(1).over
            assert phone.text("footer h2") in ("The game is over.", "Das Spiel ist vorbei.")
        assert browser.errors == []
        for phone in tapped.phones:
            phone.close()


def test_a_phone_comes_back_at_once_when_it_wakes_up(browser: Browser, tmp_path: Path) -> None:
    """Its hand stays readable meanwhile, and says what to look at."""
    with opened(tmp_path, people=1, bots=1) as table:
        tapped = Tapped(table, browser, SIZES, LANGS)
        phone = tapped.phones[0]
        tapped.settle(phone, tapped.asked)
        phone.offline(off=True)
        tapped.cut(0)
        tapped.wait(phone, "#app.lost")
        assert "The connection is lost." in phone.text("footer")
        assert phone.shows("main .card")
        phone.offline(off=False)
        phone.value("document.dispatchEvent(new Event('visibilitychange'))")
        tapped.wait(phone, "#app:not(.lost) footer")
        assert phone.shows('footer [data-act="again"]') is False
        phone.close()


def test_a_covered_hand_shows_nothing_and_only_calls(browser: Browser, tmp_path: Path) -> None:
    """It stays covered when it is loaded again."""
    with opened(tmp_path, people=1, bots=1) as table:
        tapped = Tapped(table, browser, SIZES, LANGS)
        phone = tapped.phones[0]
        tapped.settle(phone, tapped.asked)
        phone.tap('[data-act="cover"]')
        for _time in range(2):
            assert phone.text() == "Ann\n\nYou are asked.\n\nShow my hand"
            phone.reload()
            tapped.wait(phone, ".covered")
        phone.tap('[data-act="uncover"]')
        assert phone.shows("main .card")
        phone.close()


def test_who_types_the_code_is_let_in_by_the_table(browser: Browser, tmp_path: Path) -> None:
    with opened(tmp_path, people=2, bots=1) as table:
        phone = browser.phone(360, 640)
        phone.open(table.phones.invitation.shown)
        turns = table.turn
        phone.wait(lambda: phone.shows("input"), turns, "the code can be typed")
        phone.tap("input")
        phone.send("Input.insertText", text=table.phones.invitation.code.lower())
        phone.tap('[type="submit"]')
        phone.wait(lambda: bool(table.phones.knocking), turns, "it knocks")
        table.phones.let_in(table.phones.knocking[0])
        phone.wait(lambda: phone.shows('[data-seat="1"]'), turns, "the door opens")
        phone.close()


@pytest.mark.long
def test_a_browser_without_a_seat_shows_the_table_to_everybody(browser: Browser, tmp_path: Path) -> None:
    with opened(tmp_path, people=2, bots=1) as table:
        screen = browser.phone(1280, 720)
        screen.open(table.phones.invitation.url)
        screen.wait(lambda: screen.shows('[data-act="watch"]'), table.turn, "the door")
        screen.tap('[data-act="watch"]')
        screen.wait(lambda: screen.shows(PAGE), table.turn, "the table")
        assert "What everybody may see" in screen.text()
        assert not screen.shows('[data-act="press"], [data-act="pick"], [data-act="cover"]')
        screen.close()


def at_the_map(tapped: Tapped) -> tuple[Phone, int]:
    """The phone that is asked for a site of the map, and its seat."""
    while True:
        seat = tapped.asked
        phone = tapped.phones[seat]
        tapped.settle(phone, seat)
        if phone.shows(".map .dot") and not phone.shows(".dot.on"):
            return phone, seat
        tapped.step()


@pytest.mark.long
@pytest.mark.parametrize("still", [False, True], ids=["a page comes", "nothing comes"])
def test_a_tap_on_the_map_counts_though_news_came_while_the_finger_was_down(
    browser: Browser, tmp_path: Path, still: bool
) -> None:
    """Somebody else's hand goes to the screen meanwhile, which makes another page: what lies under the finger is the
    same."""
    with opened(tmp_path, game="la_citta", people=2, bots=1, seed=4, pictured=True) as table:
        tapped = Tapped(table, browser, SIZES[:1] * 2, LANGS)
        while table.phones.busy:  # all pictures
            table.turn()
        phone, seat = at_the_map(tapped)
        stream, heard = table.phones._streams[seat, ""], table.phones.touches
        shown = stream.number
        phone.down(".map .dot:last-of-type")  # none lies over it
        if not still:
            table.phones.to_screen(1 - seat)
            phone.wait(lambda: stream.number > shown and not table.phones.busy, tapped._turns, "no news come")
            assert phone.value("Number(document.getElementById('app').dataset.page)") == shown
        phone.up()
        phone.wait(lambda: table.phones.touches > heard, tapped._turns, "the tap was not heard")
        tapped.wait(phone, ".dot.on")
        tapped.settle(phone, seat)
        assert browser.errors == []
        for one in tapped.phones:
            one.close()


CLOSEST = """(() => {
  const dots = [...document.querySelectorAll(".dot")].map((dot) => dot.getBoundingClientRect());
  let found = null;
  dots.forEach((one, at) => dots.slice(0, at).forEach((other) => {
    const far = Math.hypot(one.x - other.x, one.y - other.y);
    const middle = { x: (one.x + other.x + one.width) / 2, y: (one.y + other.y + one.height) / 2 };
    if (!found || far < found.far) found = { far, ...middle };
  }));
  return found;
})()"""


@pytest.mark.long
def test_where_several_sites_could_be_meant_the_map_comes_nearer_until_each_has_room(
    browser: Browser, tmp_path: Path
) -> None:
    """On the narrowest phone. What is on offer is in sight at first, and the whole map can be."""
    with opened(tmp_path, game="la_citta", people=2, bots=1, seed=4, pictured=True) as table:
        tapped = Tapped(table, browser, [(360, 740)] * 2, LANGS)
        while table.phones.busy:
            table.turn()
        phone, seat = at_the_map(tapped)
        while not phone.shows(".land.crowded"):
            tapped.step()
            phone, seat = at_the_map(tapped)
        heard, all_of_them = table.phones.touches, phone.value("document.querySelectorAll('.dot').length")
        places = table.phones._streams[seat, ""].pages.page(1).map
        assert places is not None
        assert all_of_them == len(places.places)
        phone.value("document.querySelector('.land').scrollIntoView()")
        between = phone.value(CLOSEST)
        phone.touch(between["x"], between["y"])
        tapped.wait(phone, ".land:not(.crowded)")
        assert table.phones.touches == heard
        assert phone.value(CLOSEST)["far"] >= 44
        assert phone.value("document.querySelector('.dot').getBoundingClientRect().width") == 44
        phone.tap('[data-act="look"]')
        tapped.wait(phone, ".land.crowded")
        phone.tap('[data-act="look"]')
        tapped.wait(phone, '[data-act="look"]:not([data-look])')
        assert phone.value("document.querySelector('.land').dataset.shows") == "0 0 1000 1000"
        phone.tap(".map .dot")
        tapped.wait(phone, ".dot.on")
        assert browser.errors == []
        for one in tapped.phones:
            one.close()


@pytest.mark.long
def test_a_touch_beside_a_site_takes_the_nearest_one(browser: Browser, tmp_path: Path) -> None:
    with opened(tmp_path, game="la_citta", people=2, bots=1, seed=4, pictured=True) as table:
        tapped = Tapped(table, browser, SIZES, LANGS)
        while table.phones.busy:
            table.turn()
        phone, _seat = at_the_map(tapped)
        phone.value("(() => { const box = document.querySelector('.dot').getBoundingClientRect();"
                    " document.querySelector('.land img').dispatchEvent(new MouseEvent('click',"
                    " {bubbles: true, clientX: box.x + 20, clientY: box.y + 5})); })()")  # fmt: skip
        tapped.wait(phone, ".dot.on")
        phone.close()
