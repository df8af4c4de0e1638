"""The common frame of full pages: a title, a body, a footer row."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.ui.draw.geometry import Box
from game.ui.lang import _
from game.ui.widgets import Button, Column, Padding, Row, ScreenTitle, Spacer, TabBar, Widget
from game.ui.window.screen import Screen

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


def back_page(screen: Screen, title: str, body: Widget, foot: Sequence[Widget] = ()) -> Widget:
    """A page that is only left again: a golden "Back", and what else stands in the footer."""
    back = Button(_("Back"), screen.back, "gold", "back", height=66)
    wide = 220 if roomy(screen.ui.scale.bounds) else 170
    return page(title, body, [back.sized(width=wide), *(foot or [Spacer()])], screen.ui.scale.bounds)


def under_tabs(tabs: Sequence[tuple[str, str]], chosen: str, choose: Callable[[str], None], body: Widget) -> Column:
    """A bar of tabs above what the chosen one shows."""
    return Column([TabBar(tabs, chosen, choose, "tabs"), body.sized(grow=1)], gap=12)
