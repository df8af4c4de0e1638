"""What of a long row of like cases runs at once, and what with the long tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest


def first_at_once(cases: Sequence[Any]) -> list[Any]:
    """The first case as it is; the others are long."""
    first, *others = cases
    return [first, *(one if hasattr(one, "marks") else pytest.param(*one, marks=pytest.mark.long) for one in others)]
