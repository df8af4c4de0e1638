"""Ways to change what a save says, by somebody who knows its schema and its checksums."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from game.kernel.rng import Rng
from game.kernel.saving import digest_of
from game.session import save
from torturing.spoil import change_one, containers

T = TypeVar("T")
Data = dict[str, Any]
Change = Callable[[Data, Data, Rng], None]  # the save, another sound one to take parts of, chance

TEXTS = (
    "\x00", "a\x00b", "\x1b[2J", "\u202eabc", "\u2028", "x" * 81, "W" * 100_000, "{x}", "{0.__class__}", "{x:>99999}",
    "[b|", "]]", "[[witch|", "\\", "%s", "\U0001f451" * 40, "\u0301" * 80, "\ufffe", " ", "", "human", "expert:nobody",
    "grandmaster", ":", "easy:", ":bold", "normal:bold:more", "random", "../../x", "\n\n", "\t",
)  # fmt: skip
NUMBERS = (-(2**63), -2, -1, 0, 1, 2, 3, 7, 8, 9, 13, 67, 68, 99, 100, 999, 1000, 2**31, 2**63, 2**64, 10**19, 1.5)
LONG = "9" * 4_001
MARK = 987654321987654321  # is replaced by a number that no reader of JSON gives back

PARTS = ("state", "state", "state", "setup", "events", "events", "journal", "undo", "seatings")


def anything(data: Data, other: Data, rng: Rng) -> None:
    """One to three changes by chance anywhere inside a part."""
    for _ in range(1 + rng.below(3)):
        change_one(data[_any(rng, PARTS)], rng)


def nudged(data: Data, other: Data, rng: Rng) -> None:
    """A number or word inside a part becomes one of the values at the edges, of the right type."""
    place, key = _leaf(data[_any(rng, PARTS)], rng, (int, str))
    if place is None:
        return
    if isinstance(place[key], str):
        place[key] = _any(rng, TEXTS)
    else:
        place[key] = _any(rng, NUMBERS) if rng.below(2) else place[key] + _any(rng, (-1, 1))


def field_of_another(data: Data, other: Data, rng: Rng) -> None:
    """Some fields of the state are those of another game."""
    for _ in range(1 + rng.below(3)):
        name = _any(rng, sorted(data["state"]))
        data["state"][name] = other["state"][name]


def part_of_another(data: Data, other: Data, rng: Rng) -> None:
    """A whole part is that of another game."""
    name = _any(rng, sorted(data))
    data[name] = other[name]


def exchanged(data: Data, other: Data, rng: Rng) -> None:
    """Two numbers of the state change places: often it stays a possible state."""
    state = data["state"]
    name = _any(rng, sorted(state))
    spots = [(place, key) for place in containers([state[name]]) for key in _keys(place) if type(place[key]) is int]
    if len(spots) > 1:
        (a, i), (b, j) = _any(rng, spots), _any(rng, spots)
        a[i], b[j] = b[j], a[i]


def moved_card(data: Data, other: Data, rng: Rng) -> None:
    """A district card goes from one place to another, with all that this breaks or does not."""
    state = data["state"]
    zones = [zone for zone in (state["deck"], state["museum"], *state["hand"], *state["city"]) if zone]
    source = _any(rng, zones)
    target = _any(rng, [state["deck"], state["museum"], *state["hand"], *state["city"]])
    target.append(source.pop(rng.below(len(source))))


def ranks_turned(data: Data, other: Data, rng: Rng) -> None:
    """Two characters are exchanged wherever they lie, but not in what is remembered of them."""
    one, two = 1 + rng.below(9), 1 + rng.below(9)
    for zone in (*data["state"]["roles"], data["state"]["pool"], data["state"]["face_up"], data["state"]["face_down"]):
        zone[:] = [two if rank == one else one if rank == two else rank for rank in zone]


def worth(data: Data, other: Data, rng: Rng) -> None:
    """Other amounts, rounds and marks, all within what can be."""
    state = data["state"]
    for _ in range(1 + rng.below(4)):
        name = _any(rng, ("gold", "knows", "warrants", "threats", "shown", "round", "tax", "spent", "builds", "crown"))
        if isinstance(state[name], list):
            state[name][rng.below(len(state[name]))] = rng.below(12) - 1
        else:
            state[name] = rng.below(12) - 1


def text(data: Data, other: Data, rng: Rng) -> None:
    """A name or another text of the header, the seats or the seatings."""
    seats = data["setup"]["seats"] if isinstance(data["setup"], dict) else []
    places: list[tuple[Any, Any]] = [(data, name) for name in ("name", "date", "game", "program_version", "facts")]
    places += [(data["players"], i) for i in range(len(data["players"]))]
    places += [(one, key) for one in (*seats, *data["seatings"]) for key in ("name", "player", "before") if key in one]
    for _ in range(1 + rng.below(2)):
        place, key = _any(rng, places)
        place[key] = "N" * 1_900_000 if rng.below(60) == 0 else _any(rng, TEXTS)


def number(data: Data, other: Data, rng: Rng) -> None:
    """A number of thousands of digits somewhere."""
    place, key = _leaf(data if rng.below(2) else data["state"], rng, (int,))
    if place is not None:
        place[key] = MARK


def many(data: Data, other: Data, rng: Rng) -> None:
    """A list many times as long."""
    part = data[_any(rng, ("state", "events", "journal", "seatings", "undo", "setup"))]
    lists = [place for place in containers(part) if isinstance(place, list) and place]
    if lists:
        rows = _any(rng, lists)
        rows *= 2 + rng.below(min(2_000, 60_000 // len(json.dumps(rows)) + 2))


def deep(data: Data, other: Data, rng: Rng) -> None:
    """Lists in lists."""
    thing: Any = 1
    for _ in range(2 + rng.below(40)):
        thing = [thing] if rng.below(3) else {"a": thing}
    place, key = _leaf(data, rng, (int, str))
    if place is not None:
        place[key] = thing


def event(data: Data, other: Data, rng: Rng) -> None:
    """Events are told twice, out of order, in part, or with the facts of others."""
    events = data["events"]
    if not events:
        return
    for _ in range(1 + rng.below(5)):
        here, there = rng.below(len(events)), rng.below(len(events))
        way = rng.below(5)
        if way == 0:
            events[here], events[there] = events[there], events[here]
        elif way == 1:
            events[here] = json.loads(json.dumps([events[there][0], *events[here][1:]]))
        elif way == 2:
            del events[here : here + 1 + rng.below(40)]
        elif way == 3:
            change_one(events[here], rng)
        else:
            events.insert(here, json.loads(json.dumps(events[there])))
        if not events:
            return


def question(data: Data, other: Data, rng: Rng) -> None:
    """What waits: other options, another memo, another seat, another stack."""
    stack = data["state"]["stack"]
    if not stack:
        stack += json.loads(json.dumps(other["state"]["stack"]))
        return
    way = rng.below(5)
    if way == 0:
        stack[-1] = json.loads(json.dumps((other["state"]["stack"] or [[]])[-1]))
    elif way == 1:
        stack.insert(rng.below(len(stack)), json.loads(json.dumps(_any(rng, stack))))
    elif way == 2:
        stack.pop(rng.below(len(stack)))
    else:
        change_one(_any(rng, stack), rng)


CHANGES: tuple[Change, ...] = (
    anything, nudged, nudged, field_of_another, part_of_another, exchanged, moved_card, ranks_turned, worth, text, text,
    number, many, deep, event, event, question,
)  # fmt: skip


def changed(content: bytes, other: bytes, rng: Rng) -> tuple[str, bytes]:
    """The name of the way, and a save changed by it whose digests and checksum are right."""
    data = json.loads(content)
    change = _any(rng, CHANGES)
    try:
        change(data, json.loads(other), rng)
        if rng.below(8) == 0:
            _any(rng, CHANGES)(data, json.loads(other), rng)
    except (TypeError, KeyError, IndexError, AttributeError):
        pass  # an earlier change took away what this one wanted
    return change.__name__, signed(data)


def signed(data: Data) -> bytes:
    """The file, with everything that is reckoned from its content."""
    try:
        data["digest"] = digest_of(data["state"])
        data["checksum"] = save.checksum(data)
    except Exception:  # noqa: BLE001  what cannot be reckoned is left wrong
        data["checksum"] = "0" * 32
    return re.sub(rf"\b{MARK}\b".encode(), LONG.encode(), json.dumps(data).encode())


def _any(rng: Rng, things: Sequence[T]) -> T:
    return rng.choice(list(things))


def _leaf(part: Any, rng: Rng, kinds: tuple[type, ...]) -> tuple[Any, Any]:
    spots = [(place, key) for place in containers(part) for key in _keys(place) if type(place[key]) in kinds]
    return _any(rng, spots) if spots else (None, None)


def _keys(place: Any) -> list[Any]:
    return list(place) if isinstance(place, dict) else list(range(len(place)))
