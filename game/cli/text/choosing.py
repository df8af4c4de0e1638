"""What somebody means who types a name or the beginning of one."""

from __future__ import annotations

import difflib
from collections.abc import Sequence
from typing import NamedTuple

from game.cli.text.speech import spellings

SHORTEST = 2  # letters of a beginning; a single one is too easily a slip


class Named(NamedTuple):
    """A thing and what it is called."""

    key: str
    names: tuple[str, ...]


def matching(typed: str, things: Sequence[Named]) -> list[str]:
    """The keys of what may be meant: things of exactly this name, or else those whose name, or a word in it, begins so.

    The best fit alone counts; several keys are equally good.
    """
    wanted = {one for one in spellings(typed) if one}
    if not wanted:
        return []
    fits = {thing.key: _fit(wanted, thing) for thing in things}
    best = max(fits.values(), default=0)
    return [key for key, fit in fits.items() if fit == best] if best else []


def _fit(wanted: set[str], thing: Named) -> int:
    names = {form for name in thing.names for form in spellings(name)}
    if wanted & names:
        return 3
    long = {one for one in wanted if len(one) >= SHORTEST}
    if any(name.startswith(one) for name in names for one in long):
        return 2
    return int(any(f" {one}" in name for name in names for one in long))


def alike(typed: str, things: Sequence[Named]) -> str:
    """The name most like what was typed, for a slip; empty if none is."""
    names = {form: name for thing in things for name in thing.names for form in spellings(name)}
    found = [difflib.get_close_matches(form, names, n=1, cutoff=0.65) for form in spellings(typed)]
    return next((names[one[0]] for one in found if one), "")


def number_in(typed: str, most: int) -> int | None:
    """The number typed, from 1 to `most`; None if it is no such number."""
    bare = typed.strip(" .:")
    return int(bare) if bare.isascii() and bare.isdigit() and len(bare) < 4 and 1 <= int(bare) <= most else None
