"""Casts that the players keep under a name."""

from __future__ import annotations

from game.citadels.lang import _
from game.ui.screens.keeping import Keeping, Said


class CastKeeping(Keeping):
    """The stored casts as the screen shows them."""

    what = "cast"

    def said(self) -> Said:
        return Said(
            _("Keep this cast"), _("Delete this cast"), _("Name of the cast"),
            _("There is already a cast called “{name}”. Replace it?"), _("The cast is kept as “{name}”."),
            _("Delete the cast “{name}”?"),
        )  # fmt: skip
