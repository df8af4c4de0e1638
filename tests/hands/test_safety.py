"""What may not get in, and what does not hurt: each line of the safety of phones."""

from __future__ import annotations

import json
import re
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from game.hands import addresses, server
from game.hands.messages import MOST_UP
from game.hands.phones import MOST_WRONG, WAIT_SECONDS
from tests.hands.table import HERE, Phone, Table, opened, raw


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    with opened(tmp_path) as one:
        yield one


def get(table: Table, path: str, *headers: str, host: str | None = None, method: str = "GET") -> tuple[int, bytes]:
    """The status of a request and all of the answer."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {table.own if host is None else host}", *headers, "", ""]
    answer = raw(table.own, "\r\n".join(lines).encode())
    found = re.match(rb"HTTP/1.1 (\d+)", answer)
    return int(found[1]) if found else 0, answer


# -- nothing listens but where it should ------------------------------------------------------------------------------
def test_nothing_listens_before_somebody_asks_for_phones(tmp_path: Path) -> None:
    table = Table(tmp_path)
    assert not table.phones.is_open
    with pytest.raises(RuntimeError):
        _ = table.phones.invitation


def test_the_port_is_free_once_the_table_is_closed(tmp_path: Path) -> None:
    with opened(tmp_path) as table:
        own = table.own
        phone = table.seated(0)
    address, port = own.split(":")
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection((address, int(port)), timeout=2)
    assert phone.closed


def test_it_listens_at_one_address_only(table: Table) -> None:
    """Never at all addresses at once: 127.0.0.2 is this computer as well."""
    port = int(table.own.partition(":")[2])
    with socket.socket() as other:
        other.settimeout(2)
        assert other.connect_ex(("127.0.0.2", port)) != 0


@pytest.mark.parametrize(
    ("address", "private"),
    [("192.168.1.4", True), ("10.3.0.9", True), ("172.20.1.1", True), ("169.254.8.8", True), ("100.100.1.1", True),
     ("0.0.0.0", False), ("8.8.8.8", False), ("127.0.0.1", False), ("224.0.0.1", False), ("nowhere", False)],
)  # fmt: skip
def test_only_private_addresses_are_offered(address: str, private: bool) -> None:
    assert addresses.is_private(address) == private


def test_without_a_network_a_sentence_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.hands.phones.own_addresses", list)
    table = Table(tmp_path)
    assert table.phones.open() == "This computer is in no network that a phone could be in."
    assert not table.phones.is_open


def test_an_address_that_has_gone_is_a_sentence(tmp_path: Path) -> None:
    table = Table(tmp_path)
    assert table.phones.open("192.0.2.7") == "Phones cannot come in at 192.0.2.7: the address has gone, or is taken."
    assert not table.phones.is_open


def test_a_port_in_use_is_passed_over(tmp_path: Path) -> None:
    with opened(tmp_path / "one") as first, opened(tmp_path / "two") as second:
        assert first.own != second.own
        assert second.seated(0).heard == []


def refused(table: Table) -> dict[str, int]:
    """What was not let in or not understood, by kind."""
    return dict(table.phones._server.refused)


# -- requests ---------------------------------------------------------------------------------------------------------
def test_only_fixed_paths_are_given(table: Table) -> None:
    assert get(table, "/")[0] == 200
    for path in ("/../pyproject.toml", "/img/../../data", "/hands", "/face/", "/img/", "/%2e%2e/x", "/face/0123", "//"):
        assert get(table, path)[0] == 404, path
    assert refused(table) == {"path": 8}


def test_what_is_given_may_load_nothing_from_elsewhere(table: Table) -> None:
    _status, answer = get(table, "/")
    policy = re.search(rb"Content-Security-Policy: (.*)\r", answer)
    assert policy is not None
    assert policy[1].startswith(b"default-src 'none'; script-src 'self'; style-src 'self';")
    assert b"unsafe" not in policy[1]
    for header in (b"X-Content-Type-Options: nosniff", b"Referrer-Policy: no-referrer", b"same-origin"):
        assert header in answer
    assert b"Set-Cookie" not in answer
    assert b"Access-Control" not in answer


@pytest.mark.parametrize("host", ["evil.example", "localhost", "", "127.0.0.1", "127.0.0.1:1"])
def test_another_host_gets_nothing(table: Table, host: str) -> None:
    """A name that leads here, from a page elsewhere, is no way in."""
    assert get(table, "/", host=host)[0] == 421
    assert refused(table) == {"host": 1}


def test_a_doubled_host_gets_nothing(table: Table) -> None:
    assert get(table, "/", f"Host: {table.own}")[0] == 421
    assert get(table, "/hand", f"Host: {table.own}")[0] == 421


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "https://127.0.0.1", None])
def test_a_line_from_another_page_is_not_opened(table: Table, origin: str | None) -> None:
    with pytest.raises(InvalidStatus) as answer:
        connect(f"ws://{table.own}/hand", origin=origin)  # type: ignore[arg-type]
    assert answer.value.response.status_code == 403
    assert refused(table) == {"origin": 1}


def test_files_are_not_given_to_another_page(table: Table) -> None:
    assert get(table, "/", "Origin: http://evil.example")[0] == 403


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "HEAD", "TRACE"])
def test_nothing_but_get_is_understood(table: Table, method: str) -> None:
    status, answer = get(table, "/", method=method)
    assert status != 200
    assert b"<html" not in answer


@pytest.mark.parametrize(
    "said", [b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n", b"GET\r\n\r\n", b"GET / HTTP/0.9\r\n\r\n", b"\r\n" * 50,
             b"GET / HTTP/1.1\r\nHost: " + b"a" * 100_000 + b"\r\n\r\n"], ids=range(5),
)  # fmt: skip
def test_what_is_no_request_gets_nothing(table: Table, said: bytes) -> None:
    assert b"200" not in raw(table.own, said)[:20]
    assert get(table, "/")[0] == 200


def test_an_unchanged_file_is_not_sent_twice(table: Table) -> None:
    found = re.search(rb'ETag: ("[^"]+")', get(table, "/phone.css")[1])
    assert found is not None
    status, answer = get(table, "/phone.css", f"If-None-Match: {found[1].decode()}")
    assert status == 304
    assert answer.endswith(b"\r\n\r\n")


# -- messages ---------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "said",
    ["", "{", "[]", "null", '{"is":"page"}', '{"is":"come"}', '{"is":"pick","page":1}', '{"is":"sit","seat":"0"}',
     '{"is":"undo","page":1,"more":2}', "[" * 15_000, '{"is":"press","page":1e400,"press":""}', b"\xff\xfe", b"{}"],
)  # fmt: skip
def test_what_is_not_understood_is_refused_with_a_sentence(table: Table, said: str | bytes) -> None:
    phone = table.seated(0)
    phone.connection.send(said)
    assert phone.refused() == "That was not understood."
    assert refused(table) == {"not understood": 1}
    phone.say("undo", page=0)
    assert phone.refused()  # the line is open still


def test_half_a_message_ends_the_line_and_nothing_else(table: Table) -> None:
    phone, other = table.seated(0), table.seated(1)
    phone.connection.socket.sendall(b"\x81\xfe\x20")
    phone.connection.socket.close()
    table.until(lambda: table.phones.where(0) == "phone", "the seat stays")
    other.say("read", card="tavern")
    other.hear("told")


@pytest.mark.parametrize("size", [MOST_UP + 1, 20_000, 10_000_000])
def test_a_message_that_is_too_large_ends_the_line(table: Table, size: int) -> None:
    phone = table.seated(0)
    with suppress(ConnectionClosed, OSError):
        phone.connection.send("x" * size)
    table.until(lambda: phone.closed, "the line is cut")
    assert phone.connection.close_code == 1009
    assert get(table, "/")[0] == 200


def test_too_many_messages_at_once_end_the_line(table: Table) -> None:
    phone = table.seated(0)
    with suppress(ConnectionClosed):  # it may be cut before all is said
        for _number in range(server.MOST_A_SECOND + 5):
            phone.say("read", card="tavern")
    phone.hear("refused", lambda one: one["why"].startswith("This phone said too much at once."))
    assert refused(table) == {"too much": 1}
    table.until(lambda: phone.closed, "the line is cut")


def test_who_says_nothing_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "SECONDS_TO_ASK", 0.2)
    with opened(tmp_path) as table:
        phone = Phone(table)
        table.until(lambda: phone.closed, "the line is cut")


def test_a_phone_that_takes_nothing_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It never makes the table wait, and its seat stays its own."""
    monkeypatch.setattr(server, "SECONDS_TO_TAKE", 1.5)
    with opened(tmp_path) as table, slow_phone(table):
        table.until(lambda: bool(table.phones._guests), "it has come")
        number = next(iter(table.phones._guests))
        slowest = 0.0
        for _message in range(100):
            before = time.monotonic()
            table.phones._server.send(number, b"x" * 200_000)
            slowest = max(slowest, time.monotonic() - before)
        table.until(lambda: number not in table.phones._guests, "it is dropped")
        assert slowest < server.SECONDS_TO_TAKE, "a message waited until the phone was given up"


@contextmanager
def slow_phone(table: Table) -> Iterator[None]:
    """A phone that opens a line and reads nothing of what comes."""
    address, port = table.own.split(":")
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect((address, int(port)))
        lines = (
            "GET /hand HTTP/1.1", f"Host: {table.own}", f"Origin: http://{table.own}", "Connection: Upgrade",
            "Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "", "",
        )  # fmt: skip
        line.sendall("\r\n".join(lines).encode())
        yield


def test_so_many_phones_and_no_more(table: Table) -> None:
    lines = [Phone(table) for _one in range(server.MOST_PHONES)]
    with pytest.raises(InvalidStatus) as refused:
        Phone(table)
    assert refused.value.response.status_code == 503
    for one in lines:
        one.connection.close()
    table.until(lambda: not table.phones._guests, "all have gone")
    assert table.seated(0).heard == []


def test_a_thousand_lines_do_not_keep_friends_out(table: Table) -> None:
    """Most are closed unheard; who is in plays on, and another address still gets in."""
    phone = table.seated(0)
    address, port = table.own.split(":")
    lines = []
    for _number in range(1000):
        line = socket.socket()
        line.setblocking(False)
        line.connect_ex((address, int(port)))
        lines.append(line)
    phone.say("read", card="tavern")
    assert phone.hear("told")["title"] == "Tavern"
    for line in lines:
        line.close()
    table.until(lambda: not table.phones._server._waiting, "the door is free again")
    assert table.phones._server.refused["crowd"] > 0
    assert table.seated(1).heard == []


# -- secrets ----------------------------------------------------------------------------------------------------------
def test_the_secret_stands_behind_the_sign_that_is_never_sent(table: Table) -> None:
    url = table.phones.invitation.url
    assert url.startswith(f"http://{table.own}/#")
    assert len(table.secret) == 13  # of 31 signs: 64 bits
    assert table.phones.invitation.code not in table.secret


def test_a_token_has_128_bits_and_is_kept_as_a_hash_alone(table: Table, tmp_path: Path) -> None:
    phone = table.phone(secret=table.secret)
    phone.hear("door")
    phone.say("sit", seat=0)
    token = phone.hear("sat")["token"]
    assert len(token) == 22  # of 64 signs
    kept = (tmp_path / "phones.json").read_text()
    assert token not in kept
    assert "0" in next(iter(json.loads(kept)["tables"].values()))


def test_a_wrong_secret_is_no_way_in(table: Table) -> None:
    phone = table.phone(secret="A" * 13)
    assert phone.refused() == "This invitation is an old one. Scan the picture at the table again."
    table.until(lambda: phone.closed, "the line is cut")


def test_the_code_alone_opens_nothing_until_the_table_says_so(table: Table) -> None:
    phone = table.phone(code=table.phones.invitation.code.lower())
    door = phone.hear("door")
    assert door["asked"] is True
    assert door["seats"] == []
    phone.say("sit", seat=0)
    [knock] = table.phones.knocking
    assert knock.address == HERE
    assert table.phones.where(0) == "lost"
    table.phones.let_in(knock)
    assert [one["name"] for one in phone.hear("door")["seats"]]
    phone.say("sit", seat=0)
    assert phone.hear("sat")["seat"] == 0


def test_who_knocks_can_be_turned_away(table: Table) -> None:
    phone = table.phone(code=table.phones.invitation.code)
    phone.hear("door")
    table.phones.turn_away(table.phones.knocking[0])
    assert phone.refused() == "The table has not let you in."
    assert not table.phones.knocking


@pytest.mark.parametrize("first", [{"secret": "B" * 13}, {"code": "AAAA"}, {"token": "C" * 22}])
def test_after_five_wrong_ones_an_address_waits(table: Table, first: dict[str, str]) -> None:
    for _number in range(MOST_WRONG):
        table.phone(**first).refused()
    waits = "Too many wrong ones came from here. Wait a minute, then try again."
    assert table.phone(secret=table.secret).refused() == waits
    table.clock.now += WAIT_SECONDS + 1
    assert table.phone(secret=table.secret).hear("door")


def test_behind_a_closed_door_nobody_else_comes_in(table: Table) -> None:
    phone = table.seated(0)
    waits = table.phone(secret=table.secret)
    waits.hear("door")
    table.phones.close_door()
    waits.say("sit", seat=1)
    assert waits.refused() == "This seat is not free any more."
    assert table.phone(secret=table.secret).refused() == "The door is closed: nobody else comes in now."
    assert table.phone(watch=True).refused() == "The door is closed: nobody else comes in now."
    phone.say("read", card="tavern")
    phone.hear("told")
    table.phones.open_door()
    assert table.phone(secret=table.secret).hear("door")


def test_a_page_of_another_version_is_told_to_load_again(table: Table) -> None:
    assert table.phone(version=99).refused() == "This page is of another version of the game. Load it again."


def test_without_anything_a_phone_is_told_how_to_come_in(table: Table) -> None:
    assert table.phone().refused() == "Scan the picture at the table, or type the code that the table shows."


def test_nothing_is_done_for_a_phone_without_a_seat(table: Table) -> None:
    phone = table.phone(secret=table.secret)
    phone.hear("door")
    before = table.flow.match.answered
    phone.say("pick", page=1, place="hand", thing=1)
    phone.say("press", page=1, press="end")
    phone.say("undo", page=1)
    phone.say("read", card="tavern")
    phone.say("speak", lang="de")
    assert phone.hear("door")["lang"] == "de"
    assert table.flow.match.answered == before
