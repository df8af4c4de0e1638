"""What our YAML means, what is refused, and in which line."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.content import ContentError, Fault
from game.content.faults import FaultList
from game.content.yaml_reader import MAX_BYTES, Node, Plain, parse_yaml, read_yaml, to_plain


def read(text: str | bytes) -> tuple[Node | None, list[Fault]]:
    faults = FaultList("f.yaml")
    node = parse_yaml(text if isinstance(text, bytes) else text.encode(), faults)
    return node, faults.found


def plain(text: str) -> Plain:
    node, faults = read(text)
    assert node is not None
    assert faults == []
    return to_plain(node)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1", 1),
        ("-3", -3),
        ("0", 0),
        ("true", True),
        ("false", False),
        ("null", None),
        ("~", None),
        ("{a: }", {"a": None}),
        ("[a, 2]", ["a", 2]),
        # what YAML 1.1 would turn into something else
        ("no", "no"),
        ("on", "on"),
        ("Yes", "Yes"),
        ("True", "True"),
        ("NULL", "NULL"),
        ("010", "010"),
        ("0x10", "0x10"),
        ("1_000", "1_000"),
        ("+1", "+1"),
        ("1.5", "1.5"),
        ("1e3", "1e3"),
        ("1:30", "1:30"),
        ("2024-05-01", "2024-05-01"),
        (".nan", ".nan"),
        ("-.inf", "-.inf"),
        ("=", "="),
        ("{<<: {a: 1}}", {"<<": {"a": 1}}),
        ("9" * 5000, "9" * 5000),
        # always text
        ("'1'", "1"),
        ('"true"', "true"),
        ("''", ""),
        ("|\n  1\n", "1\n"),
        (">\n  a\n  b\n\n  c\n", "a b\nc\n"),
        ("größer", "größer"),
    ],
)
def test_values_mean_what_they_look_like(text: str, value: Plain) -> None:
    found = plain(text)
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("a: 1\nb: 2\na: 3", 3, "duplicate key; the first is in line 1"),
        ("- x: {y: 1, z: 2,\n  y: 3}", 2, "duplicate key"),
        ("a: &anchor 1", 1, "anchors and references"),
        ("a: 1\nb: *a", 2, "anchors and references"),
        ("*a : 1", 1, "anchors and references"),
        ("a: !!python/object/apply:os.system [ls]", 1, "tags are not allowed"),
        ("a:\n- !x y", 2, "tags are not allowed"),
        ("a: 1\n2: b", 2, "a key must be text"),
        ("null: b", 1, "a key must be text"),
        ("true: b", 1, "a key must be text"),
        ("a: 1\n? [x]\n: 1", 2, "a key must be a word"),
        ("{{a: 1}: 2}", 1, "a key must be a word"),
        ("a: 1\n---\nb: 2", 2, "a second document"),
        ("%YAML 1.1\n---\na: 1", 1, "'%' is not allowed"),
        ("# c\n\n%TAG ! x\n---\na: 1", 3, "'%' is not allowed"),
        ("a: 1\nb: \x07", 2, "a control character (U+0007)"),
        ("a: 1\n\nb: x\u2028y", 3, "a control character (U+2028)"),
        ("a: 1\nb: x\ufeff", 2, "a control character (U+FEFF)"),
        ('a: 1\nb: "\\0"', 2, "a control character"),
        (b"a: 1\nb: \xff", 2, "not UTF-8"),
        ("a: 1".encode("utf-16"), 1, "not UTF-8"),
        ("", 0, "the file is empty"),
        ("# nothing\n", 0, "the file is empty"),
        ("---\n---\n", 2, "a second document"),
        ("a: b: c", 1, "a ':' stands where it cannot"),
        ("a: 1\nb", 3, "a ':' is missing"),
        ("a: 1\n  b: 2", 2, "a ':' stands where it cannot"),
        ("- a\nb: 1", 2, "does not go with the list"),
        ("a:\n\t- 1", 2, "a tab"),
        ("a: [1, 2\n", 1, "a bracket is opened"),
        ("a: 1\nb: 'x", 2, "a quote is opened"),
        ("a: [1, , 2]", 1, "a value is missing"),
        ("a: &", 1, "this is not YAML"),
    ],
)
def test_refused(text: str | bytes, line: int, message: str) -> None:
    _, faults = read(text)
    assert [(fault.line, message in fault.message) for fault in faults] == [(line, True)]
    assert faults[0].suggestion or message == "the file is empty"


def test_a_number_may_be_a_key_where_the_reader_says_so() -> None:
    faults = FaultList("x.yaml")
    node = parse_yaml(b"{2: b, '3': c, true: d}", faults, number_keys=True)
    assert node is not None
    assert to_plain(node) == {"2": "b", "3": "c"}
    assert [fault.message for fault in faults.found] == ["a key must be text"]


def test_reading_goes_on_after_faults_that_hide_nothing() -> None:
    node, faults = read("a: &x 1\na: 2\nb: !t 3\n4: 5\n*x : {y: [6]}\nc: [7]")
    assert node is not None
    assert to_plain(node) == {"a": 1, "b": 3, "c": [7]}
    assert [fault.line for fault in faults] == [1, 2, 3, 4, 5]


def test_lines_are_those_of_the_keys() -> None:
    node, _ = read("# comment\na:\n  b: >\n    text\n  c:\n  - 1\n  - {d: 2}\n")
    assert node is not None
    a = child(node, "a")
    assert (node.line, a.line, child(a, "b").line, child(a, "c").line) == (2, 2, 3, 5)
    items = child(a, "c").value
    assert isinstance(items, list)
    assert [item.line for item in items] == [6, 7]


def child(node: Node, key: str) -> Node:
    assert isinstance(node.value, dict)
    return node.value[key]


def test_twenty_levels_and_no_more() -> None:
    assert plain("[" * 20 + "]" * 20) is not None
    _, (fault,) = read("[" * 21 + "]" * 21)
    assert "nested more than 20 levels deep" in fault.message


def test_two_megabytes_and_no_more(tmp_path: Path) -> None:
    path = tmp_path / "big.yaml"
    path.write_text("x" * MAX_BYTES, encoding="utf-8")
    assert read_yaml(path).value == "x" * MAX_BYTES
    path.write_text("x" * (MAX_BYTES + 1), encoding="utf-8")
    with pytest.raises(ContentError, match="over 2 MB"):
        read_yaml(path)


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path / "none.yaml", tmp_path):
        with pytest.raises(ContentError, match="the file cannot be read") as raised:
            read_yaml(path)
        assert raised.value.faults[0].line == 0


def test_read_yaml_tells_all_faults(tmp_path: Path) -> None:
    path = tmp_path / "f.yaml"
    path.write_text("a: &x 1\na: 2\n", encoding="utf-8")
    with pytest.raises(ContentError) as raised:
        read_yaml(path)
    assert [fault.line for fault in raised.value.faults] == [1, 2]
