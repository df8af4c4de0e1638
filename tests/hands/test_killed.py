"""A phone that is killed at any kind of question is back with the same page, and nothing is lost: over the wire, in
whole games."""

from __future__ import annotations

import socket
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from game.hands import server
from game.kernel.rng import Rng
from tests.games.playing import GAMES, sizes
from tests.hands.table import Phone, Table, opened

MOST_TOUCHES = 6_000
MEANT = ("focus", "target")


@pytest.fixture(autouse=True)
def _phones_may_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "MOST_A_SECOND", 10_000)


class Hand:
    """The phone of a seat, which can be killed."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.phone = table.phone(secret=table.secret, lang=("en", "de")[seat % 2])
        self.phone.hear("door")
        self.phone.say("sit", seat=seat)
        self.token = self.phone.hear("sat")["token"]
        self.phone.hear("page")

    def kill(self) -> None:
        """Its line breaks without a word, as when a battery is empty."""
        with suppress(OSError):
            self.phone.connection.socket.shutdown(socket.SHUT_RDWR)
        phones = self.table.phones
        self.table.until(lambda: phones._holder(self.seat) is None, "the line is gone")

    def back(self) -> dict[str, Any]:
        """It comes again with what it kept; its first page."""
        self.phone = self.table.phone(token=self.token, lang=("en", "de")[self.seat % 2])
        assert self.phone.hear("sat")["seat"] == self.seat
        return self.phone.hear("page")

    def killed(self, page: dict[str, Any]) -> None:
        """Gone, and back with the page it had, which has nothing new for it."""
        self.kill()
        assert self.back() == page
        assert self.phone.up_to_date() == page

    def touch(self, page: dict[str, Any], rng: Rng) -> dict[str, Any]:
        """Something that is offered, likelier what confirms; the page that answers."""
        say_one(self.phone, page, rng)
        self.phone.hear("page")
        return self.phone.up_to_date()


def say_one(phone: Phone, page: dict[str, Any], rng: Rng) -> None:
    buttons = [one for one in page["ask"].get("buttons", []) if not one.get("why_not")]
    gold = [one for one in buttons if one.get("look") in ("gold", "danger")]
    things = [
        one for area in page.get("areas", []) for one in area["things"] if one.get("state") in ("legal", "chosen")
    ]
    assert buttons or things, page["ask"]
    which = rng.below(len(buttons) + len(things))
    if gold and rng.below(2):
        phone.say("press", page=page["page"], press=gold[0]["press"])
    elif which < len(buttons):
        phone.say("press", page=page["page"], press=buttons[which]["press"])
    else:
        one = things[which - len(buttons)]
        phone.say("pick", page=page["page"], place=one["place"], thing=one["thing"])


def selected(page: dict[str, Any]) -> bool:
    return any(one.get("state") in MEANT for area in page.get("areas", []) for one in area["things"])


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_phone_is_killed_at_each_kind_of_question_and_nothing_is_lost(game: str, tmp_path: Path) -> None:
    """As it is put, with something selected, and with an answer on its way."""
    with opened(tmp_path, game=game, people=min(3, sizes(game)[-1] - 1), bots=1, seed=5) as table:
        hands = [Hand(table, seat) for seat in range(table.people)]
        rng, kinds = Rng(5), Counter[tuple[str, str]]()
        match = table.flow.match
        for _touch in range(MOST_TOUCHES):
            table.until(lambda: not table.flow.bots_turn or match.over, "a person is asked")
            ask = match.pending
            if ask is None:
                break
            hand = hands[ask.seat]
            page = hand.phone.up_to_date()
            state = "selected" if selected(page) else "put"
            kinds[ask.step, state] += 1
            if kinds[ask.step, state] == 1:
                hand.killed(page)
                said_and_gone(table, hand, page, rng)
                page = hand.phone.up_to_date()
                if match.pending is None or match.pending.seat != hand.seat:
                    continue
            hand.touch(page, rng)
        assert match.over
        for hand in hands:
            hand.kill()
            assert hand.back()["over"]
        assert len({step for step, _state in kinds}) >= 2


def said_and_gone(table: Table, hand: Hand, page: dict[str, Any], rng: Rng) -> None:
    """What was said before the line broke counts, or is still to be said: never twice, never half."""
    answered, touches = table.flow.match.answered, table.phones.touches
    say_one(hand.phone, page, rng)
    hand.kill()
    again = hand.back()
    assert table.phones.touches - touches <= 1
    if table.phones.touches == touches:
        assert table.flow.match.answered == answered
        assert again == page
    assert hand.phone.up_to_date() == again
