"""What of a long row of like cases runs at once, what with the long tests, and what before a release alone."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from typing import Any

import pytest


def proofs() -> bool:
    """Whether what proves a release is wanted: `build_scripts/test.py --proofs`."""
    return bool(os.environ.get("CROWN_AND_COIN_PROOFS"))


def first_at_once(cases: Iterable[Any]) -> list[Any]:
    """The first case as it is; the others are long."""
    first, *others = cases
    return [first, *(_long(one) for one in others)]


def second_and_last(games: Sequence[str]) -> list[Any]:
    """These two as they are, the others long: what shared code asks of the first game alone goes wrong with them."""
    return [game if game in (games[1], games[-1]) else _long(game) for game in games]


def _long(case: Any) -> Any:
    if hasattr(case, "marks"):
        return case
    return pytest.param(*([case] if isinstance(case, str | int) else case), marks=pytest.mark.long)
