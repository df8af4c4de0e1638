"""A window without a display."""

from tests.la_citta.table.conftest import _display

__all__ = ["_display"]
