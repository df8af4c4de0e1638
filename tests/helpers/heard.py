"""What is told of a screen to somebody who hears it, without a reader of the system: the same tree as lines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.table.screen import TableScreen
from game.ui.widgets import Widget


@dataclass(frozen=True)
class Told:
    """One thing in the tree: how deep it lies, what it is, how it is read, and what follows its name."""

    depth: int
    role: str
    name: str
    more: str
    selected: bool | None
    widget: Widget

    @property
    def words(self) -> tuple[str, str, str, bool | None]:
        """All that is heard of it."""
        return self.role, self.name, self.more, self.selected


def told(widget: Widget, depth: int = 0) -> Iterator[Told]:
    """This widget and all below, in the order of hearing; what has no name and cannot be pressed is passed through."""
    if not widget.visible or not widget.heard:
        return
    kind = widget.heard_kind
    if widget.spoken or widget.interactive:
        yield Told(
            depth, kind.role, widget.spoken, widget.described, widget.heard_state.selected, widget
        )  # fmt: skip
        depth += 1
    if not kind.whole:
        for child in widget.heard_children():
            yield from told(child, depth)


def tree(table: TableScreen) -> list[Told]:
    """The table with somebody listening to it."""
    table.ui.ears.reader = True
    table.aloud.changed()
    assert table.root is not None
    return list(told(table.root))
