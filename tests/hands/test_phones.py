"""Phones at a table: who sits where, what comes back, and touches that come too late."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from game.hands import server
from game.hands.phones import GRACE_SECONDS
from game.kernel.rng import Rng
from game.session.setup import HUMAN
from game.ui.screens.gallery.source import rules, rulings
from tests.games.playing import GAMES
from tests.hands.table import HERE, Phone, Table, opened


@pytest.fixture(autouse=True)
def _phones_may_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """No thumb is as fast as these tests."""
    monkeypatch.setattr(server, "MOST_A_SECOND", 10_000)


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with opened(tmp_path) as one:
        yield one


def seated(table: Table) -> list[Phone]:
    """A phone for every person."""
    return [table.seated(seat) for seat in range(table.people)]


def asked(table: Table, phones: list[Phone]) -> tuple[Phone, dict[str, Any]]:
    """The phone that is asked, and its page of the moment."""
    table.until(lambda: not table.flow.bots_turn, "a person is asked")
    assert table.flow.match.pending is not None
    phone = phones[table.flow.match.pending.seat]
    return phone, phone.up_to_date()


def things(page: dict[str, Any]) -> list[dict[str, Any]]:
    """What can be touched."""
    return [one for area in page["areas"] for one in area["things"] if one.get("state") == "legal"]


def choose(phone: Phone, page: dict[str, Any]) -> dict[str, Any]:
    """Touch the first thing that is offered; the page that answers."""
    one = things(page)[0]
    phone.say("pick", page=page["page"], place=one["place"], thing=one["thing"])
    return phone.hear("page")


# -- coming in --------------------------------------------------------------------------------------------------------
def test_the_door_shows_who_is_where(table: Table) -> None:
    table.phones.to_screen(2)
    table.seated(0)
    seats = table.phone(secret=table.secret).hear("door")["seats"]
    assert [(one["name"], one["free"], one.get("hand", "screen")) for one in seats] == [
        ("Ann", False, "phone"), ("Bo", True, "lost"), ("Cleo", False, "screen"),
    ]  # fmt: skip


def test_a_door_that_is_looked_at_changes_with_the_table(table: Table) -> None:
    phone = table.phone(secret=table.secret)
    phone.hear("door")
    table.seated(1)
    assert phone.hear("door")["seats"][1]["free"] is False


def test_a_taken_seat_is_not_free_for_another(table: Table) -> None:
    late = table.phone(secret=table.secret)
    late.hear("door")
    table.seated(0)
    late.say("sit", seat=0)
    assert late.refused() == "This seat is not free any more."


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_a_seat_of_nobody_cannot_be_taken(table: Table, seat: int) -> None:
    phone = table.phone(secret=table.secret)
    phone.hear("door")
    phone.say("sit", seat=seat)
    assert phone.refused() == "This seat is not free any more."


def test_each_phone_speaks_its_own_language(table: Table) -> None:
    english, german = table.phone(secret=table.secret, lang="en-GB"), table.phone(secret=table.secret, lang="de-AT")
    assert english.hear("door")["words"]["take_seat"] == "Take my seat"
    assert german.hear("door")["words"]["take_seat"] == "Platz nehmen"
    for seat, phone in enumerate((english, german)):
        phone.say("sit", seat=seat)
    assert english.hear("page")["lang"] == "en"
    assert german.hear("page")["lang"] == "de"
    german.say("speak", lang="en")
    assert german.hear("sat")["words"]["take_seat"] == "Take my seat"
    assert german.hear("page")["lang"] == "en"


# -- pages ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_an_answer_on_one_phone_is_seen_on_the_others(game: str, tmp_path: Path) -> None:
    with opened(tmp_path, game=game, people=2, bots=0) as table:
        phones, rng = seated(table), Rng(3)
        while table.flow.match.answered < 3:
            phone, page = asked(table, phones)
            others = [one for one in phones if one is not phone]
            seen = [one.up_to_date()["page"] for one in others]
            buttons = [one for one in page["ask"].get("buttons", []) if not one.get("why_not")]
            answered = table.flow.match.answered
            if buttons and (rng.below(2) or not things(page)):
                phone.say("press", page=page["page"], press=rng.choice(buttons)["press"])
                phone.hear("page")
            else:
                choose(phone, page)
            if table.flow.match.answered > answered:
                for number, one in zip(seen, others, strict=True):
                    assert one.up_to_date()["page"] > number


def test_pages_are_counted_for_each_seat_by_itself(table: Table) -> None:
    """Neither the touches of others nor those who watch are counted."""
    phones = seated(table)
    phone, page = asked(table, phones)
    other = next(one for one in phones if one is not phone)
    number = other.up_to_date()["page"]
    for _touch in range(4):
        page = choose(phone, page)
    assert other.up_to_date()["page"] == number


def test_a_touch_meant_for_an_old_page_does_nothing(table: Table) -> None:
    phone, page = asked(table, seated(table))
    choose(phone, page)
    one = things(page)[-1]
    phone.say("pick", page=page["page"], place=one["place"], thing=one["thing"])
    assert phone.refused() == "The table has moved on meanwhile. Look again."
    assert phone.hear("page")["page"] > page["page"]


def test_a_touch_counts_where_mere_news_came_after_its_page(table: Table) -> None:
    phones = seated(table)
    phone, page = asked(table, phones)
    table.phones.to_screen(next(seat for seat, one in enumerate(phones) if one is not phone))
    assert phone.up_to_date()["page"] > page["page"]
    one = things(page)[0]
    phone.say("pick", page=page["page"], place=one["place"], thing=one["thing"])
    assert chosen_on(phone.hear("page", lambda one: one["page"] > page["page"] + 1))


def chosen_on(page: dict[str, Any]) -> list[tuple[str, int]]:
    """What is selected."""
    return [
        (one["place"], one["thing"])
        for area in page["areas"]
        for one in area["things"]
        if one.get("state") in ("focus", "target", "chosen")
    ]


@pytest.mark.parametrize("game", GAMES)
def test_another_language_keeps_what_is_half_planned(game: str, tmp_path: Path) -> None:
    with opened(tmp_path, game=game, people=2) as table:
        phones = seated(table)
        phone, page = asked(table, phones)
        while not things(page):
            answer(phone, page)
            phone, page = asked(table, phones)
        chosen = choose(phone, page)
        phone.say("speak", lang="de")
        again = phone.hear("page")
        assert again["lang"] == "de"
        assert chosen_on(again) == chosen_on(chosen)
        assert again.get("crumbs", []) != [] or not chosen.get("crumbs")


def answer(phone: Phone, page: dict[str, Any]) -> None:
    """The first button that can be pressed."""
    button = next(one for one in page["ask"]["buttons"] if not one.get("why_not"))
    phone.say("press", page=page["page"], press=button["press"])
    phone.hear("page")


def test_nothing_is_done_while_the_table_cannot_be_seen(table: Table) -> None:
    """Phones say so; what is selected meanwhile stays."""
    phones = seated(table)
    phone, page = asked(table, phones)
    table.flow.at_rest = True
    told = "The game is paused: something else lies over the table at the big screen."
    assert all(one.up_to_date()["paused"] == told for one in phones)
    chosen = choose(phone, phone.page)
    assert chosen_on(chosen)
    take = next(one for one in chosen["ask"]["buttons"] if one.get("look") == "gold")
    phone.say("press", page=chosen["page"], press=take["press"])
    assert phone.refused() == told
    assert table.flow.match.answered == 0
    table.flow.at_rest = False
    now = phone.up_to_date()
    assert "paused" not in now
    phone.say("press", page=now["page"], press=take["press"])
    phone.hear("page")
    assert table.flow.match.answered == 1


def test_a_late_answer_to_a_question_that_was_taken_back_is_refused(table: Table) -> None:
    """The question has the same number once more; the page has not."""
    phones = seated(table)
    phone, page = asked(table, phones)
    chosen = choose(phone, page)
    take = next(one for one in chosen["ask"]["buttons"] if one.get("look") == "gold")
    ask = table.flow.match.pending
    assert ask is not None
    phone.say("press", page=chosen["page"], press=take["press"])
    after = phone.hear("page", lambda one: one["page"] > chosen["page"])
    if after.get("undo"):
        phone.say("undo", page=after["page"])
        phone.hear("page", lambda one: "ask" in one and one["page"] > after["page"])
        assert table.flow.match.pending is not None
        assert table.flow.match.pending.number == ask.number
    answered = table.flow.match.answered
    phone.say("press", page=chosen["page"], press=take["press"])
    assert phone.refused() == "The table has moved on meanwhile. Look again."
    assert table.flow.match.answered == answered


def test_who_is_not_asked_is_told_so(table: Table) -> None:
    phones = seated(table)
    phone, _page = asked(table, phones)
    other = next(one for one in phones if one is not phone)
    other.say("press", page=other.up_to_date()["page"], press="end")
    assert other.refused()
    assert table.flow.match.answered == 0


def test_a_card_is_read_in_the_language_of_the_phone(table: Table) -> None:
    phone = table.seated(0, lang="de")
    phone.say("read", card="tavern")
    assert phone.hear("told")["title"] == "Taverne"
    phone.say("read", card="nothing of the kind")
    assert phone.refused()


@pytest.mark.parametrize("game", [one for one in GAMES if one != "hidden_numbers"])
def test_all_rules_of_the_game_are_read_on_the_phone(game: str, tmp_path: Path) -> None:
    with opened(tmp_path, game=game, people=2) as table:
        phone = table.phone(secret=table.secret, lang="de")
        phone.hear("door")
        phone.say("sit", seat=0)
        listed = dict(phone.hear("sat")["rules"])
        assert listed == {f"topic:{topic}": one.name.get("de") for topic, one in rulings(game).topics.items()}
        sections = set()
        for topic, name in listed.items():
            phone.say("read", card=topic)
            told = phone.hear("told")
            assert told["title"] == name
            assert "[[" not in told["text"]
            sections |= {line.strip("*") for line in told["text"].split("\n") if line.startswith("**")}
            assert len(told.get("rulings", ())) == len(rulings(game).about_topic(topic.removeprefix("topic:")))
        assert sections == {one.name.get("de") for one in rules(game).sections.values()}


# -- coming back ------------------------------------------------------------------------------------------------------
def test_a_phone_comes_back_with_what_was_half_planned(table: Table) -> None:
    phones = seated(table)
    phone, page = asked(table, phones)
    chosen = choose(phone, page)
    phone.connection.close()
    seat = phones.index(phone)
    token = table.phones._guests[seat + 1].token
    again = table.phone(token=token)
    assert again.hear("sat")["seat"] == seat
    assert again.hear("page") == chosen


def test_one_hand_is_on_one_phone(table: Table) -> None:
    """The second one takes it, and the first is told."""
    first = table.phone(secret=table.secret)
    first.hear("door")
    first.say("sit", seat=0)
    token = first.hear("sat")["token"]
    second = table.phone(token=token)
    assert second.hear("page")["seat"] == 0
    assert first.refused() == "Your hand was opened somewhere else."
    table.until(lambda: first.closed, "the first line ends")
    assert table.phones.where(0) == "phone"


def test_a_phone_that_is_gone_is_lost_after_a_moment_and_its_seat_stays(table: Table) -> None:
    phone = table.seated(0)
    phone.connection.close()
    table.until(lambda: not table.phones._guests, "it has gone")
    assert table.phones.where(0) == "phone"
    table.phones.turn()
    table.clock.now += GRACE_SECONDS + 1
    assert table.phones.where(0) == "lost"
    assert table.phones.places[0].gone_for > GRACE_SECONDS
    assert not table.phones.places[0].free


def test_phones_find_their_seats_after_continue(tmp_path: Path) -> None:
    with opened(tmp_path) as table:
        phone = table.phone(secret=table.secret)
        phone.hear("door")
        phone.say("sit", seat=1)
        token, own = phone.hear("sat")["token"], table.own
    again = Table(tmp_path)
    assert again.phones.open(HERE) == ""
    assert again.own == own
    assert again.phone(token=token).hear("page")["seat"] == 1
    assert again.flow.away == {1}
    again.phones.close()
    other = Table(tmp_path, seed=2)
    assert other.phones.open(HERE) == ""
    assert "no more" in other.phone(token=token).refused()
    other.phones.close()
    for one in (again, other):
        one.lines.close()


# -- what the table does ----------------------------------------------------------------------------------------------
def test_a_hand_comes_back_to_the_screen(table: Table) -> None:
    phone = table.seated(0)
    table.phones.to_screen(0)
    assert phone.refused() == "Your hand is at the big screen now."
    assert phone.hear("door")["seats"][0]["free"] is False
    assert table.phones.where(0) == "screen"
    assert 0 not in table.flow.away


def test_who_leaves_a_seat_makes_it_free_for_another(table: Table) -> None:
    """The table need not let the phone go first; the key of before opens nothing."""
    first = table.phone(secret=table.secret)
    first.hear("door")
    first.say("sit", seat=0)
    token = first.hear("sat")["token"]
    first.hear("page")
    first.say("leave")
    table.until(lambda: table.phones.places[0].free, "the seat is free")
    assert table.phones.where(0) == "lost"
    first.say("undo", page=1)
    assert table.phone(token=token).refused().startswith("This phone has this seat no more.")
    assert table.seated(0, "de").page["lang"] == "de"


def test_a_phone_that_is_let_go_cannot_come_back(table: Table) -> None:
    phone = table.phone(secret=table.secret)
    phone.hear("door")
    phone.say("sit", seat=0)
    token = phone.hear("sat")["token"]
    table.phones.let_go(0)
    assert phone.refused() == "The table has let this phone go."
    assert "no more" in table.phone(token=token).refused()
    assert table.phones.places[0].free


def test_a_computer_player_sits_in_until_the_phone_is_back(table: Table) -> None:
    phone = table.phone(secret=table.secret)
    phone.hear("door")
    phone.say("sit", seat=0)
    token = phone.hear("sat")["token"]
    phone.connection.close()
    table.phones.sit_in(0, "random")
    assert table.phones.where(0) == "computer"
    again = table.phone(token=token)
    assert again.hear("page")["seat"] == 0
    assert table.flow.seats[0].player == HUMAN
    assert table.phones.where(0) == "phone"


# -- a second screen --------------------------------------------------------------------------------------------------
def test_who_only_watches_sees_what_everybody_may_see_and_touches_nothing(table: Table) -> None:
    seated(table)
    screen = table.phone(watch=True, lang="de")
    assert screen.hear("sat")["seat"] == -1
    page = screen.hear("page")
    assert page["seat"] == -1
    assert page["lang"] == "de"
    assert "ask" not in page
    assert "own" not in page
    assert all(area["kind"] != "hand" for area in page.get("areas", []))
    answered = table.flow.match.answered
    screen.say("press", page=page["page"], press="end")
    screen.say("undo", page=page["page"])
    screen.say("sit", seat=0)
    screen.say("read", card="tavern")
    screen.hear("told")
    assert table.flow.match.answered == answered
