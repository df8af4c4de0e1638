"""Nodes of the events that a parser of YAML finds. Imported when a file is read for the first time: the title needs
none, and the parser takes its time to load."""

from __future__ import annotations

import re
from dataclasses import dataclass

import yaml

from game.content.faults import Fault, FaultList, StopReading, quoted
from game.content.nodes import Node, Scalar

MAX_DEPTH = 20
MAX_NODES = 100_000  # a hundred times what a card file needs

# Tabs and line ends are the only control characters a data file needs. YAML would take U+0085, U+2028 and U+2029 for
# line ends, which no editor does: line numbers would go astray.
_FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]")
_DIRECTIVE = re.compile(r"(?:[ \t]*(?:#[^\r\n]*)?[\r\n])*+%")  # libyaml takes time squared over many of them
_INTEGER = re.compile(r"-?(0|[1-9][0-9]{0,17})")
_WORDS: dict[str, bool | None] = {"true": True, "false": False, "null": None, "~": None, "": None}
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)  # for its parser: nothing is ever loaded with it
_PLAIN_WORDS = {  # what libyaml says -> what is wrong, what to do
    "mapping values are not allowed": ("a ':' stands where it cannot", "put text with a colon in quotes"),
    "could not find expected ':'": ("a ':' is missing", "write 'key: value'"),
    "did not find expected key": ("this line does not go with the ones above", "check indentation and quotes"),
    "did not find expected '-' indicator": ("this line does not go with the list above", "check the indentation"),
    "cannot start any token": ("a tab, @, ` or % begins a value", "indent with spaces, put such text in quotes"),
    "unexpected end of stream": ("a quote is opened and never closed", "close it"),
    "did not find expected ',' or": ("a bracket is opened and not closed", "close it"),
    "did not find expected node content": ("a value is missing", "check brackets, commas and quotes"),
}


def document(data: bytes, faults: FaultList, *, number_keys: bool) -> Node | None:
    """The document in these bytes, or None if it cannot be made out at all; its faults go to the list."""
    builder = _Builder(faults, number_keys=number_keys)
    try:
        text = _decode(data, faults)
        for event in yaml.parse(text, Loader=_LOADER):
            builder.take(event)
        if builder.root is None:
            faults.stop(0, "", "the file is empty")
    except (yaml.YAMLError, ValueError, OverflowError) as error:  # the last two: PyYAML without libyaml, odd escapes
        faults.found.append(_explained(error, faults))
        return None
    except StopReading:
        return None
    return builder.root


def _decode(data: bytes, faults: FaultList) -> str:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        faults.stop(data.count(b"\n", 0, error.start) + 1, "", "this is not UTF-8 text", "save the file as UTF-8")
    found = _FORBIDDEN.search(text)
    if found:
        line = text.count("\n", 0, found.start()) + 1
        faults.stop(line, "", f"a control character (U+{ord(found[0]):04X}) is not allowed here", "delete it")
    if directive := _DIRECTIVE.match(text):
        line = text.count("\n", 0, directive.end()) + 1
        faults.stop(line, "", "a line that begins with '%' is not allowed here", "delete it")
    return text


def _explained(error: Exception, faults: FaultList) -> Fault:
    """A syntax error in words of our own, with its line."""
    problem = str(getattr(error, "problem", None) or error)
    known = (plain for words, plain in _PLAIN_WORDS.items() if words in problem)
    otherwise = (f"this is not YAML: {problem}", "check indentation, colons and quotes")
    message, suggestion = next(known, otherwise)
    # What is not closed began where the context does; its problem is noticed further down only.
    mark = getattr(error, "context_mark" if "is opened" in message else "problem_mark", None)
    return faults.at(mark.line + 1 if mark else 0, "", message, suggestion)


def _line(event: yaml.Event) -> int:
    return event.start_mark.line + 1 if event.start_mark else 0


def _value(event: yaml.ScalarEvent) -> Scalar:
    """The value of a scalar by our own rules; quoted and block scalars are always text."""
    text: str = event.value
    if event.style:
        return text
    if text in _WORDS:
        return _WORDS[text]
    return int(text) if _INTEGER.fullmatch(text) else text


class _Builder:
    """Makes nodes of events, without recursion."""

    def __init__(self, faults: FaultList, *, number_keys: bool) -> None:
        self.faults, self.number_keys = faults, number_keys
        self.root: Node | None = None
        self.open: list[Node] = []  # the containers around the present place, outermost first
        self.keys: list[_Key | None] = []  # for each of them: the key that waits for its value
        self.count = 0

    def take(self, event: yaml.Event) -> None:
        if isinstance(event, yaml.NodeEvent):
            self._node(event, _line(event))
        elif isinstance(event, yaml.CollectionEndEvent):
            self.open.pop()
            self.keys.pop()
        elif isinstance(event, yaml.DocumentStartEvent) and self.root is not None:
            self.faults.stop(_line(event), "", "a second document begins here", "delete the line '---'")

    def _node(self, event: yaml.NodeEvent, line: int) -> None:
        self.count += 1
        if self.count > MAX_NODES:
            self.faults.stop(line, "", f"the file has over {MAX_NODES:,} values", "is it the right one?")
        self._refuse_extras(event, line)
        if self.open and isinstance(self.open[-1].value, dict) and self.keys[-1] is None:
            self.keys[-1] = self._key(event, line)
            return
        if isinstance(event, yaml.ScalarEvent):
            self._place(Node(line, self._checked(event, line)))
        elif isinstance(event, yaml.AliasEvent):
            self._place(Node(line, None))
        else:
            self._open(Node(line, [] if isinstance(event, yaml.SequenceStartEvent) else {}))

    def _open(self, node: Node) -> None:
        if len(self.open) >= MAX_DEPTH:
            self.faults.stop(
                node.line, "", f"values are nested more than {MAX_DEPTH} levels deep", "check the brackets"
            )
        self._place(node)
        self.open.append(node)
        self.keys.append(None)

    def _place(self, node: Node) -> None:
        if not self.open:
            self.root = node
            return
        around = self.open[-1].value
        if isinstance(around, list):
            around.append(node)
        elif isinstance(around, dict):
            key = self.keys[-1]
            self.keys[-1] = None
            if key and key.keep:
                node.line = key.line
                around[key.word] = node

    def _key(self, event: yaml.NodeEvent, line: int) -> _Key:
        """The key of the next value. A key nobody can use is noted, and its value left out."""
        if isinstance(event, yaml.AliasEvent):
            return _Key("", line, keep=False)
        if not isinstance(event, yaml.ScalarEvent):
            self.faults.stop(line, "", "a key must be a word, not a list or a mapping", "check brackets and the '?'")
        word = self._checked(event, line)
        if self.number_keys and type(word) is int:
            word = str(word)
        if not isinstance(word, str):
            self.faults.add(line, self._entry(event.value), "a key must be text", "put it in quotes")
            return _Key("", line, keep=False)
        around = self.open[-1].value
        if isinstance(around, dict) and word in around:
            first = around[word].line
            self.faults.add(
                line, self._entry(word), f"duplicate key; the first is in line {first}", "delete one of them"
            )
            return _Key(word, line, keep=False)
        return _Key(word, line, keep=True)

    def _checked(self, event: yaml.ScalarEvent, line: int) -> Scalar:
        value = _value(event)
        if event.style == '"' and _FORBIDDEN.search(event.value):
            self.faults.add(
                line, self._entry(event.value), "a control character is not allowed in a text", "delete the escape"
            )
        return value

    def _entry(self, word: str) -> str:
        """The word at fault, behind the id or name of the entry it stands in, if that has been read already."""
        for node in reversed(self.open):
            for key in ("id", "name"):
                label = node.value.get(key) if isinstance(node.value, dict) else None
                if label is not None and isinstance(label.value, str):
                    return f"{quoted(label.value)[1:-1]}, {quoted(word)}"
        return quoted(word)

    def _refuse_extras(self, event: yaml.NodeEvent, line: int) -> None:
        if event.anchor is not None:
            sign = "*" if isinstance(event, yaml.AliasEvent) else "&"
            name = self._entry(sign + event.anchor)
            self.faults.add(line, name, "anchors and references are not allowed", "write the value out")
        tag = getattr(event, "tag", None)
        if tag is not None:
            self.faults.add(line, self._entry(tag), "tags are not allowed", "delete it")


@dataclass(slots=True)
class _Key:
    word: str
    line: int
    keep: bool  # False: its value is read and left out
