"""Ways to spoil a file: by chance, and by malice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.kernel.rng import Rng

Spoiler = Callable[[bytes, Rng], bytes]

MALICE: tuple[bytes, ...] = (
    b"\x00",
    b"\xff\xfe",
    b"\xef\xbb\xbf",
    b"\xed\xa0\x80",
    b'"\\ud800"',
    b"[" * 100_000,
    b"{" * 100_000,
    b'{"a":' * 50_000,
    b"- " * 50_000,
    b"9" * 10_000,
    b"-1e999",
    b"NaN",
    b"null",
    b"true",
    b"[]",
    b"{}",
    b'""',
    b"&a [*a, *a]\n",
    b"!!python/object/apply:os.getcwd []\n",
    b"!!binary aGk=\n",
    b"<<: {a: 1}\n",
    b"? [a, b]\n: c\n",
    b"---\n...\n---\n",
    b"\t",
    b"\n  x: y\n",
    b"id: id: id\n",
    b"%YAML 9.9\n",
    b"\xe2\x80\xae",
    b"2024-01-01",
    b"0x7fffffffffffffffff",
    b"*nowhere",
    b"|\n",
    b'"',
    b"'",
    b"]",
    b"}",
    b",",
    b":",
)


def _flip(content: bytes, rng: Rng) -> bytes:
    spoiled = bytearray(content)
    for _ in range(1 + rng.below(8)):
        spoiled[rng.below(len(spoiled))] ^= 1 << rng.below(8)
    return bytes(spoiled)


def _cut(content: bytes, rng: Rng) -> bytes:
    return content[: rng.below(len(content))]


def _without(content: bytes, rng: Rng) -> bytes:
    start = rng.below(len(content))
    return content[:start] + content[start + 1 + rng.below(200) :]


def _twice(content: bytes, rng: Rng) -> bytes:
    start = rng.below(len(content))
    piece = content[start : start + 1 + rng.below(400)]
    return content[:start] + piece + content[start:]


def _malice(content: bytes, rng: Rng) -> bytes:
    start = rng.below(len(content))
    return content[:start] + MALICE[rng.below(len(MALICE))] + content[start:]


def _malice_alone(content: bytes, rng: Rng) -> bytes:
    return MALICE[rng.below(len(MALICE))] * (1 + rng.below(3))


def _in_place_of_a_value(content: bytes, rng: Rng) -> bytes:
    """Put malice where a line's or a field's value was."""
    marks = [i for i, byte in enumerate(content) if byte in b":,"]
    start = marks[rng.below(len(marks))] + 1
    ends = [end for mark in (b",", b"\n", b"}") if (end := content.find(mark, start)) > 0]
    return content[:start] + b" " + MALICE[rng.below(len(MALICE))] + content[min(ends, default=start) :]


def _lines_swapped(content: bytes, rng: Rng) -> bytes:
    lines = content.splitlines(keepends=True)
    for _ in range(3):
        a, b = rng.below(len(lines)), rng.below(len(lines))
        lines[a], lines[b] = lines[b], lines[a]
    return b"".join(lines)


def _indented(content: bytes, rng: Rng) -> bytes:
    lines = content.splitlines(keepends=True)
    number = rng.below(len(lines))
    lines[number] = b" " * (1 + rng.below(6)) + lines[number]
    return b"".join(lines)


def _noise(content: bytes, rng: Rng) -> bytes:
    return bytes(rng.below(256) for _ in range(rng.below(3000)))


def _huge(content: bytes, rng: Rng) -> bytes:
    return content + b" " * 2_100_000 if rng.below(2) else content * (2_200_000 // len(content) + 1)


SPOILERS: dict[str, Spoiler] = {
    "bits flipped": _flip,
    "cut off": _cut,
    "a piece missing": _without,
    "a piece twice": _twice,
    "malice inside": _malice,
    "malice alone": _malice_alone,
    "malice for a value": _in_place_of_a_value,
    "lines swapped": _lines_swapped,
    "a line indented": _indented,
    "noise": _noise,
    "huge": _huge,
}

STRANGE: tuple[Any, ...] = (
    None, True, -1, 0, 1, 7, 99, 2**31, 2**70, 1.5,
    "", "x", "card:5", "turn.menu", "gather.keep", [], {}, [0], [[]], {"a": 1},
)  # fmt: skip


def change_one(data: Any, rng: Rng) -> None:
    """Change one thing somewhere inside: another value, one too many, one missing, two exchanged."""
    places = [place for place in containers(data) if place]
    if not places:
        return
    place = places[rng.below(len(places))]
    keys = list(place) if isinstance(place, dict) else list(range(len(place)))
    key, other = keys[rng.below(len(keys))], keys[rng.below(len(keys))]
    way = rng.below(4)
    if way == 0:
        place[key] = STRANGE[rng.below(len(STRANGE))]
    elif way == 1:
        place[key], place[other] = place[other], place[key]
    elif way == 2:
        del place[key]
    elif isinstance(place, dict):
        place["surplus"] = STRANGE[rng.below(len(STRANGE))]
    else:
        place.append(place[key])


def containers(data: Any) -> list[Any]:
    """The thing itself and every list and object inside it."""
    found, left = [], [data]
    while left:
        thing = left.pop()
        if isinstance(thing, dict | list):
            found.append(thing)
            left += thing.values() if isinstance(thing, dict) else thing
    return found
