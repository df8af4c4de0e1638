"""From a YAML mapping to a typed struct, field by field, so that every fault of an entry is named at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeAlias, TypeVar, get_args

import msgspec

from game.content.faults import FaultList, did_you_mean, quoted
from game.content.languages import INLINE
from game.content.text import Text
from game.content.yaml_reader import Node, to_plain

S = TypeVar("S", bound=msgspec.Struct)
Problem: TypeAlias = tuple[str, str]  # what is wrong, what to do
Check: TypeAlias = Callable[[Any], Problem | None]
_LANGUAGE_NAMES = {"en": "English", "de": "German"}
_MISSING: Any = object()


def convert_entry(
    node: Node, kind: type[S], entry: str, faults: FaultList, checks: Mapping[str, Check] | None = None, path: str = ""
) -> S | None:
    """The struct for a mapping, or None if a field that it cannot do without is missing or wrong.

    Keys are the struct's field names. `checks` look at single values: 'cost', or 'name.en' inside a
    nested struct. Faults are noted with the line of the key at fault.
    """
    if not isinstance(node.value, dict):
        what = f"`{path.rstrip('.')}`" if path else "an entry"
        faults.add(node.line, entry, f"{what} must have the keys {_listed(kind)}, not be {found(node)}")
        return None
    fields = _fields(kind)
    misspelt = _unknown_keys(node.value, fields, entry, faults, path)
    values: dict[str, Any] = {}
    for name, field in fields.items():
        child = node.value.get(name)
        if child is not None and not _absent(child, field):
            values[name] = _convert_field(child, field.type, entry, faults, checks or {}, path + name)
        elif field.required:
            values[name] = _MISSING
            if name not in misspelt:
                faults.add(child.line if child else node.line, entry, *_missing(kind, path, name))
    if any(value is _MISSING for value in values.values()):
        return None
    return kind(**values, domain=faults.domain) if kind is Text else kind(**values)


def found(node: Node) -> str:
    """What stands in the file, for a message."""
    value = node.value
    if isinstance(value, dict):
        return "a mapping"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, str):
        return f"the text {quoted(value)}"
    if value is None:
        return "nothing"
    return str(value).lower() if isinstance(value, bool) else f"the number {value}"


@cache
def _fields(kind: type[msgspec.Struct]) -> dict[str, msgspec.structs.FieldInfo]:
    """What is written in the file; the domain of a text is known without."""
    return {one.name: one for one in msgspec.structs.fields(kind) if kind is not Text or one.name in INLINE}


def _listed(kind: type[msgspec.Struct]) -> str:
    return ", ".join(_fields(kind))


def _absent(node: Node, field: msgspec.structs.FieldInfo) -> bool:
    """An empty value is a value only where the field says so."""
    return node.value is None and type(None) not in get_args(field.type)


def _missing(kind: type[msgspec.Struct], path: str, name: str) -> Problem:
    if kind is Text:
        language = _LANGUAGE_NAMES[name]
        return f"`{path}{name}` is missing: the {language} text", f"write the {language} text below `{name}:`"
    return f"`{path}{name}` is missing", f"add a line `{name}:`"


def _unknown_keys(
    mapping: dict[str, Node], fields: Mapping[str, object], entry: str, faults: FaultList, path: str
) -> set[str]:
    """Notes keys that no field has; returns the fields that were probably meant."""
    meant = set()
    for key, child in mapping.items():
        if key not in fields:
            guess = did_you_mean(key, [name for name in fields if name not in mapping])
            meant.add(guess.partition("'")[2].partition("'")[0])
            hint = guess or f"the keys here are {', '.join(fields)}"
            faults.add(child.line, entry, f"unknown key {quoted(path + key)}", hint)
    return meant


def _convert_field(node: Node, kind: Any, entry: str, faults: FaultList, checks: Mapping[str, Check], path: str) -> Any:
    struct = _struct_in(kind)
    if struct is not None and node.value is not None:
        value: Any = convert_entry(node, struct, entry, faults, checks, path + ".")
        return _MISSING if value is None else value
    try:
        value = msgspec.convert(to_plain(node), kind)
    except msgspec.ValidationError:
        faults.add(node.line, entry, f"`{path}` must be {_wanted(kind)}, not {found(node)}", _hint(kind, node))
        return _MISSING
    if isinstance(value, str):
        value = value.strip()  # a text after '>' ends with a line feed
    problem = checks[path](value) if path in checks else None
    if problem is not None:
        faults.add(node.line, entry, *problem)
    return value


def _struct_in(kind: Any) -> type[msgspec.Struct] | None:
    for part in (kind, *get_args(kind)):
        if isinstance(part, type) and issubclass(part, msgspec.Struct):
            return part
    return None


def _wanted(kind: Any) -> str:
    parts = set(get_args(kind)) or {kind}
    if str in parts and kind is not str and type(None) not in parts:
        return "a list of ids"
    return "a whole number" if int in parts else "a text"


def _hint(kind: Any, node: Node) -> str:
    if _wanted(kind) == "a text" and not isinstance(node.value, dict | list):
        return "put it in quotes"
    if _wanted(kind) == "a list of ids" and isinstance(node.value, list):
        bad = [found(item) for item in node.value if not isinstance(item.value, str)]
        return f"{bad[0]} is not an id" if bad else ""
    return ""
