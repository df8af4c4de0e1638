"""A state out of a save, field by field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from game.kernel.rng import is_state
from game.kernel.rules import DamagedState, Plain
from game.kernel.saving import TRANSIENT, is_plain, slots
from game.kernel.steps import StackData


def saved_fields(state: type[StackData]) -> tuple[str, ...]:
    """The fields of a state that lie in its save."""
    return tuple(name for name in slots(state) if name not in TRANSIENT and name != "box")


def read(g: StackData, saved: Plain, shape: type[Any], fields: Sequence[str]) -> None:
    """Fill in a game from saved data of this shape (a msgspec.Struct), whose lists are copied. Raises DamagedState for
    a wrong shape or range."""
    try:
        found = msgspec.convert(saved, shape)
    except (msgspec.ValidationError, RecursionError) as error:
        raise DamagedState(str(error)) from error
    if not is_state(found.rng) or not is_plain(found.stack):
        raise DamagedState("the generator or the stack is not what it should be")
    for name in fields:
        setattr(g, name, getattr(found, name))
