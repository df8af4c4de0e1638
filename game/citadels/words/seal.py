"""The seal on what the parchment says: the number of the character whose turn it is."""

from __future__ import annotations

SEAL = "rank_"


def seal(rank: int) -> str:
    """The sign of a rank; "" for 0, while nobody is called."""
    return f"{SEAL}{rank}" if rank else ""
