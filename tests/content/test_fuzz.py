"""Whatever happens to the card file, the loader says ContentError or loads it; it never fails otherwise."""

from __future__ import annotations

import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.content.helpers import CARDS, faults_of

BYTES = CARDS.encode()
LINES = CARDS.splitlines(keepends=True)
PIECES = [
    "[", "]", "{", "}", ":", ": ", "- ", "? ", "#", "&a ", "*a", "!x ", "|", ">", '"', "'", "\\", "%", "\t", "\n", "\r",
    "\0", "\u2028", "null", "true", "-1", "0", "99999999999999999999", "1.5", "id: keep\n", "ä", "\ud800", "\U0001f600",
    "---\n", "<<: ",
]  # fmt: skip
places = st.integers(0, len(BYTES) - 1)
edits = st.lists(st.tuples(places, st.integers(0, 12), st.sampled_from(PIECES) | st.text(max_size=4)), max_size=4)


def survives(data: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        for fault in faults_of(data, Path(folder)):
            assert fault.line <= data.count(b"\n") + data.count(b"\r") + 2
            assert "\n" not in str(fault)


@pytest.mark.long
@settings(max_examples=150)
@given(edits)
def test_pieces_cut_out_and_put_in(changes: list[tuple[int, int, str]]) -> None:
    data = BYTES
    for start, length, piece in changes:
        data = data[:start] + piece.encode("utf-8", "surrogatepass") + data[start + length :]
    survives(data)


@settings(max_examples=60)
@given(st.lists(st.tuples(places, st.integers(0, 255)), min_size=1, max_size=8))
def test_bytes_changed(changes: list[tuple[int, int]]) -> None:
    data = bytearray(BYTES)
    for place, value in changes:
        data[place] = value
    survives(bytes(data))


@settings(max_examples=60)
@given(st.data())
def test_lines_moved_doubled_and_dropped(data: st.DataObject) -> None:
    lines = list(LINES)
    for _ in range(data.draw(st.integers(1, 4))):
        source = data.draw(st.integers(0, len(lines) - 2))
        target = data.draw(st.integers(0, len(lines) - 2))
        line = lines[source] if data.draw(st.booleans()) else lines.pop(source)
        if data.draw(st.booleans()):
            lines.insert(target, " " * data.draw(st.integers(0, 4)) + line)
    survives("".join(lines).encode())


@settings(max_examples=40)
@given(places)
def test_cut_off(end: int) -> None:
    survives(BYTES[:end])


@pytest.mark.long
@settings(max_examples=60)
@given(st.binary(max_size=200) | st.text(max_size=200).map(lambda text: text.encode("utf-8", "replace")))
def test_anything_at_all(data: bytes) -> None:
    survives(data)
