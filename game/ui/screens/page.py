"""The common frame of full pages: a title, a body, a footer row."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.geometry import Box
from game.ui.widgets import Column, Padding, Row, ScreenTitle, Widget

ROOMY_WIDTH, ROOMY_HEIGHT = 1600.0, 900.0
TIGHT_HEIGHT = 700.0  # below it a page gives the room of its title and its explanations to the content


def tight(bounds: Box) -> bool:
    """Whether every line counts (a user scale of about 160 % and more)."""
    return bounds.h < TIGHT_HEIGHT


def roomy(bounds: Box) -> bool:
    """Whether a page has the room of the mock-ups; otherwise (large user scale) panels become tabs or scroll."""
    return bounds.w >= ROOMY_WIDTH and bounds.h >= ROOMY_HEIGHT


def page(title: str, body: Widget, footer: Sequence[Widget], bounds: Box) -> Widget:
    """Title above, body growing, footer row below."""
    wide = roomy(bounds)
    rows = [
        ScreenTitle(title),
        body.sized(grow=1),
        Row(footer, gap=16, align="middle").sized(height=76 if wide else 62),
    ]
    return Padding(Column(rows, gap=16 if wide else 10), 32 if wide else 20, 24 if wide else 12)
