"""Phones at the table in the window: the invitation, who chooses where, and what is done about a phone that is gone."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pygame
import pytest

from game import catalog
from game.app import App
from game.hands.pages import SeatPages
from game.hands.phones import Phones
from game.kernel.rng import Rng
from game.session.setup import HUMAN
from game.table.curtain import CurtainScreen
from game.table.elsewhere.elsewhere import HERE as TO_SCREEN
from game.table.elsewhere.elsewhere import PATIENCE, SIT_IN, STAY
from game.table.elsewhere.picture import QrPicture
from game.table.flow import Flow
from game.table.screen import TableScreen
from game.ui import pins
from game.ui.draw.geometry import Box
from game.ui.services import GameOptions, SeatOptions
from game.ui.widgets import Button
from tests.games.playing import NAMES, match_of
from tests.hands.table import HERE, Clock, Phone, Table
from tests.ui.driver import Driver, let_go, make_driver
from tests.ui.sharing import share

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module", autouse=True)
def display() -> Iterator[None]:
    pygame.display.init()
    with share():
        yield
    let_go()
    pygame.display.quit()


class WindowTable(Table):
    """A table in a window without a display; a turn is one of the window's."""

    def __init__(
        self, folder: Path, game: str = "citadels", people: int = 3, bots: int = 1,
        size: tuple[int, int] = (1280, 720), lang: str = "en",
    ) -> None:  # fmt: skip
        self.driver: Driver = make_driver(folder / "settings.json", size, lang)
        self.flow = Flow(match_of(game, *[HUMAN] * people, *["random"] * bots, seed=4), lambda: "instant")
        self.clock, self.people, self.lines = Clock(), people, ExitStack()
        self.phones = Phones(self.flow, lambda: "en", self._pages, kept=folder / "phones.json", clock=self.clock)
        self.table = TableScreen(self.driver.ui, self.flow)
        self.table.elsewhere.make = lambda: self.phones
        self.driver.show(self.table)

    def _pages(self, seat: int, lang: str) -> SeatPages:
        return SeatPages(self.flow, seat, lang, self.phones.where)

    def open(self) -> WindowTable:
        """The invitation lies over the table."""
        assert self.table.elsewhere.listen(HERE) == ""
        if isinstance(self.driver.screen, CurtainScreen):
            self.driver.screen.lift()
        self.table.elsewhere.invite()
        return self

    def turn(self) -> None:
        self.driver.shell.step(0.02)

    def press(self, name: str) -> None:
        """A button of what lies on top."""
        widget = self.table.layers[-1].find(name) if self.table.layers else self.table.find(name)
        assert isinstance(widget, Button)
        widget.activate()
        self.turn()

    def words(self, name: str) -> str:
        """All that can be read in a part of it."""
        top = self.table.layers[-1] if self.table.layers else self.table
        return "\n".join(one.value for one in top.find(name).walk() if one.value)

    def boxes(self) -> list[Box]:
        """Where the invitation and its lasting parts lie."""
        panel = self.table.layers[-1].children[0]
        lasting = ("qr", "address", "invited", "close_invitation", "no_phones", "no_way", "to_table")
        return [panel.box, *(panel.find(name).box for name in lasting)]

    def has(self, name: str) -> bool:
        return any(one.name == name for one in self.table.layers[-1].walk())

    def answer_until(self, seat: int) -> None:
        """Everybody else answers by chance, wherever they are, until this seat is asked."""
        rng = Rng(3)
        for _step in range(400):
            ask = self.flow.match.pending
            assert ask is not None
            if ask.seat == seat and not self.flow.behind:
                return
            if ask.seat in self.flow.away and self.flow.hand_of(ask.seat).ask is not None:
                assert self.flow.hand_of(ask.seat).answer(rng.choice(ask.options))
            elif self.flow.my_ask is not None:
                self.table.choose(rng.choice(ask.options))
            elif isinstance(self.driver.screen, CurtainScreen):
                self.driver.screen.lift()
            self.turn()
        raise AssertionError(f"seat {seat} is not asked")


@pytest.fixture
def at(tmp_path: Path) -> Iterator[WindowTable]:
    table = WindowTable(tmp_path)
    yield table
    table.table.elsewhere.close()
    table.lines.close()
    table.flow.match.close()


def is_listening() -> bool:
    """Whether a server of this process is there. (The port may have been taken by another one at once.)"""
    return any(thread.name == "phones" for thread in threading.enumerate())


# -- the invitation --------------------------------------------------------------------------------------------------
def test_the_picture_is_drawn_square_by_square_with_its_quiet_zone(at: WindowTable) -> None:
    at.open()
    at.driver.frame()
    picture = at.table.layers[-1].find("qr")
    assert isinstance(picture, QrPicture)
    rows, side, (left, top) = at.phones.invitation.qr, picture.module, picture.origin
    assert picture.rows == rows
    assert side >= 5  # pixels, in the smallest window
    assert not any(any(row[:4]) or any(row[-4:]) for row in rows)
    assert not any(any(row) for row in (*rows[:4], *rows[-4:]))
    light = [[sum(at.driver.surface.get_at((left + x * side + side // 2, top + y * side + side // 2))[:3]) / 3
              for x in range(len(rows))] for y in range(len(rows))]  # fmt: skip
    darkest = min(light[y][x] for y, row in enumerate(rows) for x, dark in enumerate(row) if not dark)
    brightest = max(light[y][x] for y, row in enumerate(rows) for x, dark in enumerate(row) if dark)
    assert brightest < 60 < 140 < darkest


def test_it_tells_address_and_code_and_who_could_read_along(at: WindowTable) -> None:
    at.open()
    assert at.words("address") == at.own
    assert at.words("code").replace(" ", "") == at.phones.invitation.code
    assert "unencrypted" in at.words("beware")
    at.press("no_way")
    assert at.own.rpartition(":")[2] in at.words("no_way_told")


def test_what_lay_open_is_covered_before_all_look(at: WindowTable) -> None:
    at.answer_until(0)
    at.until(lambda: at.driver.screen is not at.table, "the curtain")
    assert isinstance(at.driver.screen, CurtainScreen)
    at.driver.screen.lift()
    assert at.flow.eyes == 0
    at.open()
    assert at.flow.eyes is None


def test_a_seat_goes_to_a_phone_and_is_let_go(at: WindowTable) -> None:
    at.open()
    assert "at this screen" in at.words("place:1")
    at.press("offer:1")
    assert "waits for a phone" in at.words("place:1")
    phone = at.seated(1, lang="de")
    at.turn()
    assert "on a phone · Deutsch" in at.words("place:1")
    at.press("let_go:1")
    assert phone.hear("refused")["fatal"]
    assert "waits for a phone" in at.words("place:1")
    at.press("here:1")
    assert "at this screen" in at.words("place:1")
    assert not at.flow.away


def test_whoever_typed_the_code_is_let_in_or_turned_away(at: WindowTable) -> None:
    at.open()
    at.press("offer:1")
    first, second = (at.phone(code=at.phones.invitation.code.lower()) for _phone in range(2))
    at.until(lambda: len(at.phones.knocking) == 2, "two who knock")
    at.turn()
    let_in, away = (one.phone for one in at.phones.knocking)
    assert HERE in at.words(f"knock:{let_in}")
    at.press(f"let_in:{let_in}")
    at.press(f"turn_away:{away}")
    assert first.hear("door", lambda door: not door.get("asked"))["seats"]
    assert second.hear("refused")["fatal"]
    assert not at.has(f"knock:{let_in}")


def test_a_knock_is_heard_at_the_table_once(at: WindowTable) -> None:
    at.open()
    at.press("offer:1")
    at.press("to_table")
    at.phone(code=at.phones.invitation.code)
    at.until(lambda: len(at.phones.knocking) == 1, "somebody who knocks")
    at.turn()
    assert [one.text for one in at.driver.ui.toasts.shown] == [
        "Somebody knocks with a phone. “Who plays?” leads to the door."
    ]
    at.turn()
    at.turn()
    assert len(at.driver.ui.toasts.shown) == 1


def test_behind_a_closed_door_there_is_no_picture(at: WindowTable) -> None:
    at.open()
    at.press("door")
    picture = at.table.layers[-1].find("qr")
    assert isinstance(picture, QrPicture)
    assert not picture.rows
    assert not at.phones.invitation.door_open
    at.press("door")
    assert at.phones.invitation.door_open


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_invitation_keeps_its_size_whatever_it_says(tmp_path: Path, lang: str, size: tuple[int, int]) -> None:
    """Seats wait, come and are let go, somebody knocks, the door closes: what stands there does not move."""
    at = WindowTable(tmp_path, size=size, lang=lang)
    try:
        at.open()
        first = at.boxes()
        for press in ("offer:0", "offer:1", "door", "door"):
            at.press(press)
            assert at.boxes() == first, press
        phone = at.phone(code=at.phones.invitation.code)
        at.until(lambda: len(at.phones.knocking) == 1, "somebody who knocks")
        at.turn()
        assert at.boxes() == first
        at.press(f"let_in:{at.phones.knocking[0].phone}")
        phone.hear("door", lambda door: not door.get("asked"))
        at.seated(1)
        at.turn()
        assert at.boxes() == first
        at.press("let_go:1")
        assert at.boxes() == first
    finally:
        at.table.elsewhere.close()
        at.lines.close()
        at.flow.match.close()


def test_nothing_listens_once_there_shall_be_no_more_phones(at: WindowTable) -> None:
    at.open()
    at.press("offer:0")
    at.seated(0)
    at.press("no_phones")
    at.press("yes")
    assert not at.flow.away
    assert not at.table.layers
    assert at.driver.ui.beside is None
    assert not is_listening()


def test_a_hand_with_a_pin_goes_to_a_phone_by_its_person_alone(at: WindowTable) -> None:
    pins.set_pin(at.driver.ui.settings.values, NAMES[1], "2468")
    at.open()
    at.press("offer:1")
    assert 1 not in at.flow.away
    for digit in "2468":
        at.press(f"pin_{digit}")
    at.press("pin_ok")
    assert at.flow.away == {1}


def test_the_focus_stays_where_it_is_when_somebody_comes(at: WindowTable) -> None:
    at.open()
    at.press("offer:1")
    at.driver.ui.focus = at.table.layers[-1].find("door")
    at.seated(1)
    at.turn()
    assert at.driver.ui.focus is at.table.layers[-1].find("door")
    at.driver.press(pygame.K_ESCAPE)
    assert not at.table.layers


# -- who chooses where -----------------------------------------------------------------------------------------------
def begun(at: WindowTable, *seats: int) -> list[Phone]:
    """These seats are on phones, and the table can be seen."""
    at.open()
    for seat in seats:
        at.press(f"offer:{seat}")
    phones = [at.seated(seat) for seat in seats]
    at.press("to_table")
    return phones


@pytest.mark.parametrize("game", [game for game in catalog.games() if game != "hidden_numbers"])
def test_an_answer_on_a_phone_is_shown_at_the_table(tmp_path: Path, game: str) -> None:
    at = WindowTable(tmp_path, game, people=2, bots=1)
    try:
        begun(at, 0, 1)
        rng = Rng(2)
        for _answer in range(6):
            at.until(lambda: at.flow.asked_elsewhere is not None, "somebody who is asked")
            seat = at.flow.asked_elsewhere
            assert seat is not None
            said = at.table.prompt.prompt
            assert said.title == f"{NAMES[seat]} chooses on the phone"
            assert not at.table.prompt.choices
            ask = at.flow.hand_of(seat).ask
            assert ask is not None
            before = at.flow.match.answered
            assert at.flow.hand_of(seat).answer(rng.choice(ask.options))
            assert at.flow.match.answered == before + 1
            assert at.driver.screen is at.table
    finally:
        at.table.elsewhere.close()
        at.lines.close()


def lose(at: WindowTable, seat: int) -> None:
    """Until the table has noticed that this phone is gone."""

    def gone() -> bool:
        at.clock.now += 0.001
        return at.phones.places[seat].gone_for > 0

    at.until(gone, "a phone that is gone")


def test_the_game_is_paused_for_everybody_while_the_table_cannot_be_seen(at: WindowTable) -> None:
    begun(at, 0, 1, 2)
    at.until(lambda: at.flow.asked_elsewhere is not None, "somebody who is asked")
    at.table.rest()
    seat = at.flow.asked_elsewhere
    assert seat is not None
    ask = at.flow.hand_of(seat).ask
    assert ask is not None
    at.turn()
    assert at.driver.screen.name == "pause"
    assert not at.flow.hand_of(seat).answer(ask.options[0])
    at.driver.press(pygame.K_ESCAPE)
    at.turn()
    assert at.driver.screen is at.table
    at.table.elsewhere.invite()
    at.turn()
    assert not at.flow.hand_of(seat).answer(ask.options[0])
    at.press("to_table")
    at.turn()
    assert at.flow.hand_of(seat).answer(ask.options[0])


def test_computer_players_go_on_under_what_somebody_reads_at_the_table(at: WindowTable) -> None:
    """Others play on their phones meanwhile: what is open there keeps nobody waiting."""
    begun(at, 0, 1, 2)
    at.until(lambda: at.flow.asked_elsewhere is not None, "somebody who is asked")
    at.table.open("filter")
    at.turn()
    assert at.table.layers
    rng, bots = Rng(3), 0
    while bots < 2:
        at.until(lambda: at.flow.asked_elsewhere is not None or at.flow.bots_turn, "somebody who is asked")
        seat, answered = at.flow.asked_elsewhere, at.flow.match.answered
        ask = at.flow.hand_of(seat).ask if seat is not None else None
        if seat is not None and ask is not None:
            assert at.flow.hand_of(seat).answer(rng.choice(ask.options))
        elif at.flow.bots_turn:
            at.until(lambda was=answered: at.flow.match.answered > was, "a computer player that goes on")  # type: ignore[misc]
            bots += 1
        assert at.table.layers


def test_a_phone_that_is_gone_is_waited_for_and_after_a_minute_replaced(at: WindowTable) -> None:
    begun(at)
    at.phones.offer(1)
    phone = at.phone(secret=at.secret)
    phone.hear("door")
    phone.say("sit", seat=1)
    token = phone.hear("sat")["token"]
    at.answer_until(1)
    phone.connection.close()
    lose(at, 1)
    at.clock.now += 5
    at.until(lambda: at.table.prompt.prompt.lost, "word of it")
    assert at.table.prompt.prompt.title == f"{NAMES[1]}'s phone is gone"
    assert not at.table.prompt.choices
    at.clock.now += PATIENCE
    at.until(lambda: bool(at.table.prompt.choices), "something that can be done")
    assert at.table.prompt.names == (STAY, TO_SCREEN, SIT_IN)
    at.table.press(STAY)
    at.turn()
    assert not at.table.prompt.choices
    at.clock.now += PATIENCE + 1
    at.until(lambda: bool(at.table.prompt.choices), "the same again")
    at.table.press(SIT_IN)
    before = at.flow.match.answered
    at.until(lambda: at.flow.match.answered > before, "the computer")
    assert not at.flow.match.is_human(1)
    at.phone(token=token).hear("page")
    assert at.flow.match.is_human(1)
    assert at.flow.away == {1}


def test_the_hand_of_a_phone_that_is_gone_comes_here_behind_the_curtain(at: WindowTable) -> None:
    phones = begun(at, 0, 1, 2)
    at.answer_until(2)
    phones[2].connection.close()
    lose(at, 2)
    at.clock.now += PATIENCE + 5
    at.until(lambda: bool(at.table.prompt.choices), "something that can be done")
    at.table.press(TO_SCREEN)
    assert at.flow.away == {0, 1}
    assert at.flow.eyes is None
    at.until(lambda: isinstance(at.driver.screen, CurtainScreen), "the curtain")


# -- the program -----------------------------------------------------------------------------------------------------
def with_phones(*phones: int) -> GameOptions:
    seats = [SeatOptions(name, at < 3, at, phone=at in phones) for at, name in enumerate(NAMES[:4])]
    return GameOptions(seats, seed=5)


def turns(app: App, count: int = 8) -> None:
    """Time passes; whoever is to come before the screen comes."""
    for _turn in range(count):
        app.window.turn(0.1)
        top = app.shell.ui.stack.top
        if isinstance(top, CurtainScreen):
            top.lift()


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    """This computer alone."""
    monkeypatch.setattr("game.hands.phones.own_addresses", lambda: [HERE])


@pytest.mark.long
@pytest.mark.usefixtures("network")
def test_a_new_game_on_phones_begins_with_the_invitation_and_goes_on_with_it(app: App) -> None:
    app.games.start(with_phones(0, 2))
    turns(app)
    table = app.shell.ui.stack.top
    assert isinstance(table, TableScreen)
    assert [layer.name for layer in table.layers] == ["layer:invitation"]
    assert table.flow.away == {0, 2}
    assert [seat.phone for seat in app.games.seats()] == [True, False, True, False]
    app.games.leave()
    assert app.shell.ui.beside is None
    app.games.continue_last()  # no phone had a seat
    assert app.games.flow is not None
    assert not app.games.flow.away
    assert app.shell.ui.beside is None


@pytest.mark.usefixtures("network")
def test_a_hand_is_moved_in_the_list_of_players(app: App) -> None:
    app.games.start(with_phones())
    turns(app)
    seat = app.games.seats()[1]
    seat.phone = True
    app.games.change_seat(1, seat)
    assert app.games.flow is not None
    assert app.games.flow.away == {1}
    turns(app)
    assert app.shell.ui.stack.top is not None
    assert [layer.name for layer in app.shell.ui.stack.top.layers] == ["layer:invitation"]
    seat.phone = False
    app.games.change_seat(1, seat)
    assert not app.games.flow.away


@pytest.mark.long
def test_nothing_of_phones_is_loaded_before_somebody_asks_for_them(home: Path) -> None:
    words = """
import sys
from game import app
from game.ui.services import GameOptions, SeatOptions
options = app.parse(["--size", "1280x720", "--pace", "instant", "--animation", "0"])
program = app.App(options)
program.open(options)
program.games.start(GameOptions([SeatOptions(name, at < 2, at, "random") for at, name in enumerate("abcd")], seed=5))
for turn in range(30):
    program.window.turn(0.1)
program.games.leave()
program.games.continue_last()
program.games.close()
print([name for name in sys.modules if name.startswith(("game.hands", "websockets", "segno"))])
"""
    done = subprocess.run([sys.executable, "-c", words], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_without_a_network_all_hands_stay_here_and_it_is_said_why(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.hands.phones.own_addresses", list)
    app.games.start(with_phones(0, 2))
    turns(app)
    assert app.games.flow is not None
    assert not app.games.flow.away
    assert any("no network" in toast.text for toast in app.shell.ui.toasts.shown)


@pytest.mark.long
@pytest.mark.usefixtures("network")
@pytest.mark.parametrize("rotate", [False, True])
def test_a_phone_comes_along_to_the_next_game_and_back_after_continue(app: App, rotate: bool) -> None:
    with ExitStack() as lines:
        line = InProgram(app, lines)
        app.games.start(with_phones(0))
        turns(app)
        phone = line.phone(secret=line.secret)
        phone.hear("door")
        phone.say("sit", seat=0)
        token = phone.hear("sat")["token"]
        app.games.leave()
        assert not is_listening()
        app.games.continue_last()
        turns(app)
        assert app.games.flow is not None
        assert app.games.flow.away == {0}
        assert line.phone(token=token).hear("sat")["seat"] == 0
        app.games.rematch(rotate=rotate)
        turns(app)
        assert app.games.flow is not None
        (seat,) = app.games.flow.away
        assert app.games.flow.seats[seat].name == NAMES[0]
        assert (seat != 0) == rotate
        assert line.phone(token=token).hear("sat")["seat"] == seat


class InProgram(Table):
    """The open game of the program, as phones see it."""

    def __init__(self, app: App, lines: ExitStack) -> None:
        self.app, self.lines = app, lines

    @property
    def secret(self) -> str:
        return self._phones.invitation.url.partition("#")[2]

    @property
    def _phones(self) -> Phones:
        assert self.app.games.elsewhere is not None
        service = self.app.games.elsewhere.service
        assert isinstance(service, Phones)
        return service

    @property
    def own(self) -> str:
        return self._phones.invitation.shown.removeprefix("http://").rstrip("/")

    def turn(self) -> None:
        turns(self.app, 1)
