"""When something was, by the clock on the wall here."""

from __future__ import annotations

from datetime import datetime


def wall_clock(seconds: float) -> datetime:
    """That many seconds after 1970 by the clock on the wall here; 1970 where no clock can show it."""
    try:
        return datetime.fromtimestamp(seconds)  # noqa: DTZ006  the clock of the person who plays
    except (OverflowError, OSError, ValueError):
        return datetime(1970, 1, 1)  # noqa: DTZ001
