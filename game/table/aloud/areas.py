"""The parts of a table in the order of hearing, each with the widgets that are in it and the lines nobody draws."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.ui.draw.geometry import NOWHERE, Box
from game.ui.reader.hearing import PLAIN, State
from game.ui.widgets import Widget


def nothing() -> Sequence[Heard]:
    """No lines."""
    return ()


@dataclass(frozen=True)
class Heard:
    """A line that is heard and not drawn: `key` names it among its neighbours, `kind` is one of `reader.hearing.KINDS`,
    `more` lies below it."""

    key: str
    text: str
    kind: str = "item"
    about: str = ""
    more: Sequence[Heard] = ()
    state: State = PLAIN


def items(texts: Sequence[str]) -> list[Heard]:
    """A line each, by their places."""
    return [Heard(str(at), text) for at, text in enumerate(texts) if text]


@dataclass(frozen=True)
class Area:
    """A part of the table: its title, its widgets as far as they are in sight, and what is heard before and after
    them. `lines` is asked for when the moment has changed."""

    title: str
    widgets: Sequence[Widget] = ()
    lines: Callable[[], Sequence[Heard]] = nothing
    after: Callable[[], Sequence[Heard]] = nothing
    kind: str = "items"  # what the lines are together
    listed: bool = False  # the widgets are one list
    seen: Sequence[Widget] = ()  # widgets that are drawn there, and heard as the lines
    where: Sequence[Widget] = ()  # where the lines lie, for the ring round them; heard is that elsewhere


class Line(Widget):
    """Something that is heard and not drawn. It lies where its area does."""

    listens = True

    def __init__(self, owner: Widget, said: Heard) -> None:
        super().__init__(f"heard:{said.key}")
        self.parent, self.said = owner, said
        self.below = Lines(self)

    def place(self, said: Heard) -> None:
        """Takes over what it says now."""
        self.said, self.heard_as = said, said.kind
        self.below.show(said.more)

    @property
    def hangs(self) -> bool:
        return self.parent is not None and self.parent.hangs

    @property
    def spoken(self) -> str:
        return self.said.text

    @property
    def described(self) -> str:
        return self.said.about

    @property
    def heard_state(self) -> State:
        return self.said.state

    @property
    def focus_box(self) -> Box:
        return self.box

    def heard_children(self) -> Sequence[Widget]:
        return self.below.widgets


class Lines:
    """The lines of an owner; those with the same key keep their widget, so that a reader stays where it is."""

    def __init__(self, owner: Widget) -> None:
        self.owner = owner
        self.widgets: list[Line] = []

    def show(self, said: Sequence[Heard]) -> None:
        """Takes over what is said now."""
        known = {line.said.key: line for line in self.widgets}
        self.widgets = [known.get(one.key) or Line(self.owner, one) for one in said]
        rows = self.owner.box.rows(max(1, len(said)), 0.0)  # beneath each other, for the arrow keys
        for line, one, row in zip(self.widgets, said, rows, strict=False):
            line.box = row
            line.place(one)


class Group(Widget):
    """The lines of a region together, as a list or a tree; or its widgets as a list."""

    def __init__(self, owner: Widget, kind: str) -> None:
        super().__init__("heard_lines")
        self.parent, self.heard_as = owner, kind
        self.lines = Lines(self)
        self.widgets: Sequence[Widget] = ()

    @property
    def hangs(self) -> bool:
        return self.parent is not None and self.parent.hangs

    def heard_children(self) -> Sequence[Widget]:
        return self.lines.widgets or self.widgets


class Region(Widget):
    """An area as a landmark. Its widgets hang elsewhere in the tree, where they are drawn."""

    heard_as = "region"

    def __init__(self, owner: Widget, title: str) -> None:
        super().__init__(f"area:{title}")
        self.parent, self.title = owner, title
        self.first, self.last = Group(self, "items"), Group(self, "items")
        self.list = Group(self, "list")
        self.widgets: Sequence[Widget] = ()
        self.seen: Sequence[Widget] = ()

    def place(self, area: Area) -> None:
        """Takes over what is in it now."""
        self.widgets = [widget for widget in area.widgets if widget.visible]
        self.seen = area.seen
        boxes = [one.box for one in (*self.members, *area.where) if one.box.w > 0] or [
            self.parent.box if self.parent else NOWHERE
        ]
        left, top = min(box.x for box in boxes), min(box.y for box in boxes)
        self.box = Box(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)
        self.list.box, self.list.widgets = self.box, self.widgets if area.listed else ()
        for group, lines in ((self.first, area.lines()), (self.last, area.after())):
            group.box, group.heard_as = self.box, area.kind
            group.lines.show(lines)

    @property
    def hangs(self) -> bool:
        return self.parent is not None and self.parent.hangs

    @property
    def spoken(self) -> str:
        return self.title

    def heard_children(self) -> Sequence[Widget]:
        first = [self.first] if self.first.lines.widgets else []
        last = [self.last] if self.last.lines.widgets else []
        return [*first, *([self.list] if self.list.widgets else self.widgets), *last]

    @property
    def members(self) -> Sequence[Widget]:
        return [*self.widgets, *self.seen]

    def holds(self, widget: Widget | None) -> bool:
        """Whether the widget is in this area."""
        while widget is not None and widget is not self:
            if widget in self.members:
                return True
            widget = widget.parent
        return widget is self


@dataclass
class Regions:
    """All areas of a table, the same ones as long as their titles are."""

    owner: Widget
    known: dict[str, Region] = field(default_factory=dict)
    shown: list[Region] = field(default_factory=list)

    def show(self, areas: Sequence[Area]) -> None:
        """Takes over what is where now; an area with nothing in it is left out."""
        self.shown = []
        for area in areas:
            region = self.known.setdefault(area.title, Region(self.owner, area.title))
            region.place(area)
            if region.heard_children():
                self.shown.append(region)
