"""Unique districts that keep something away."""

from __future__ import annotations

from game.citadels.rules.queries import unique


@unique
class Keep:
    """The rank 8 character cannot use its ability on the Keep."""

    id = "keep"
    rank8_problem = "keep"
