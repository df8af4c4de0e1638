"""States as JSON and as digests."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from game.kernel.steps import StackData

TRANSIENT = frozenset({"log"})


def slots(cls: type) -> list[str]:
    """Every field of a state class, base classes first. Compiled classes have no slots, but a list of their own."""
    own = [getattr(base, "__slots__", ()) or getattr(base, "__mypyc_attrs__", ()) for base in reversed(cls.__mro__)]
    return list(dict.fromkeys(name for names in own for name in names))


def to_json(state: StackData) -> dict[str, Any]:
    """The state as plain data; later changes of the state do not reach the result."""
    copy: dict[str, Any] = json.loads(json.dumps(_facts(state)))
    return copy


def _facts(state: StackData) -> dict[str, Any]:
    return {name: getattr(state, name) for name in slots(type(state)) if name not in TRANSIENT and name != "box"}


def digest(state: StackData) -> str:
    """A short name of exactly this state: equal states, equal digests, on every system."""
    text = json.dumps(_facts(state), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def is_plain(thing: object) -> bool:
    """Whether this is JSON-shaped: lists, string keys, whole numbers, words (house rule 5)."""
    if isinstance(thing, dict):
        return all(isinstance(key, str) and is_plain(inner) for key, inner in thing.items())
    if isinstance(thing, list):
        return all(is_plain(inner) for inner in thing)
    return thing is None or type(thing) in (int, str, bool)
