"""A window without a display."""

from tests.la_citta.table.conftest import _display, _memory

__all__ = ["_display", "_memory"]
