"""A window without a display, for the faces of cards."""

from __future__ import annotations

from tests.rattus_cartus.table.conftest import _display

__all__ = ["_display"]
