"""A window without a display, for the pages of the book."""

from __future__ import annotations

from tests.rattus_cartus.table.conftest import _display

__all__ = ["_display"]
