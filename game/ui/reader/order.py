"""Where the focus goes while somebody listens: to what is heard, in the order of hearing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.ui.widgets.base import Widget


def stops(widget: Widget) -> Iterator[Widget]:
    """The widget and what is heard below it, where the focus comes to; nothing twice."""
    seen: set[int] = set()
    for one in _heard(widget):
        if one.reachable and id(one) not in seen:
            seen.add(id(one))
            yield one


def _heard(widget: Widget) -> Iterator[Widget]:
    if widget.visible and widget.heard:
        yield widget
        if not widget.heard_kind.whole or not (widget.spoken or widget.reachable):  # without a name it says nothing
            for child in widget.heard_children():
                yield from _heard(child)
