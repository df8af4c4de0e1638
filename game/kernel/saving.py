"""States as JSON and as digests."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable

from game.kernel.events import Json
from game.kernel.rules import Plain, ViewData
from game.kernel.steps import SHORT, StackData, full_name

TRANSIENT = frozenset({"log"})


def slots(cls: type) -> list[str]:
    """Every field of a state class, base classes first. Compiled classes have no slots, but a list of their own."""
    own = [getattr(base, "__slots__", ()) or getattr(base, "__mypyc_attrs__", ()) for base in reversed(cls.__mro__)]
    return list(dict.fromkeys(name for names in own for name in names))


def to_json(state: StackData | ViewData) -> Plain:
    """The state as plain data; later changes of the state do not reach the result."""
    copy: Plain = json.loads(json.dumps(facts(state)))
    return copy


def facts(state: StackData | ViewData) -> Plain:
    """All that a state or a View stores, by field: the very lists of it, for reading."""
    return {name: getattr(state, name) for name in slots(type(state)) if name not in TRANSIENT and name != "box"}


def digest(state: StackData) -> str:
    """A short name of exactly this state: equal states of one game, equal digests, on every system."""
    return digest_of(facts(state))


def digest_of(saved: Plain) -> str:
    """The digest of a state that was made plain data.

    The game is not part of it: what was recorded before steps were named in full is compared with what is played today.
    """
    text = json.dumps(_with_names(saved, SHORT.get), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def named_in_full(saved: Json, game: str) -> Json:
    """A state as it was saved before its frames said of which game their steps are, with them in full. Believes
    nothing: what is no state with a stack of frames stays as it is."""
    return _with_names(saved, lambda short: full_name(game, short))


def _with_names(saved: Json, rename: Callable[[str], str | None]) -> Json:
    """A saved state with other names of the steps and problems in its frames, where there are any."""
    stack = saved.get("stack") if isinstance(saved, dict) else None
    if not isinstance(stack, list):
        return saved
    return saved | {"stack": [_frame(frame, rename) if isinstance(frame, list) else frame for frame in stack]}


def _frame(frame: list[Json], rename: Callable[[str], str | None]) -> list[Json]:
    names = {place: rename(frame[place]) for place in (0, 3) if place < len(frame) and isinstance(frame[place], str)}
    return [names.get(place) or part for place, part in enumerate(frame)]


def is_plain(thing: object) -> bool:
    """Whether this is JSON-shaped: lists, string keys, whole numbers, words (house rule 5)."""
    if isinstance(thing, dict):
        return all(isinstance(key, str) and is_plain(inner) for key, inner in thing.items())
    if isinstance(thing, list):
        return all(is_plain(inner) for inner in thing)
    return thing is None or type(thing) in (int, str, bool)
