"""The retained tree: measure, arrange, draw in units. Every widget has a name, a role and a value for tests.

For ears it has `heard_as` (one of `reader.hearing.KINDS`; by default that of its role), `spoken` (its name as it is
read), `described` (what is read after the name: its tip, why not, where it leads), `heard_state` (a `State`: selected,
value, place ...), `heard` (False takes it and all below out of what is heard) and `heard_children` (those below in the
order of hearing, even such as nobody sees). `caption` names what has no words of its own, `called` sets it while a tree
is built. What has neither words nor focus is passed through. A widget that `listens` gets the focus while somebody
listens, although it cannot be pressed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Self

import pygame

from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import NOWHERE, Box
from game.ui.draw.markup import plain
from game.ui.reader.hearing import KINDS, OF_ROLES, PLAIN, Kind, State

if TYPE_CHECKING:
    from game.ui.ui import Ui
    from game.ui.widgets.tooltip import Drawn

SMALLEST_TARGET = 40.0  # units: anything clickable is at least this wide and high


class Widget:
    """The base: holds children and a box in units (absolute within the window).

    Containers override `natural` and `arrange`; visible things override `draw`. `bleed` is how far drawing may reach
    beyond the box; if that is only the shadow of a skin it lies on, `ground` names it, and beside the box nothing else
    is drawn. `grow` shares spare room in rows and columns; `width` and `height` fix a size there.
    """

    role = "group"
    focusable = False
    covers = False  # nothing below it can be seen through it
    heard_as = ""  # what it is for ears, one of `KINDS`; "": as its role says
    heard = True  # False: neither it nor what is below is told
    alike = False  # equal ones may lie beside each other, and are counted for ears: "Docks, 2 of 2"
    listens = False  # the focus comes there while somebody listens, even if it cannot be pressed
    composed = False  # it shows a card face, which takes time to put together
    bleed = 0.0
    ground = ""

    def __init__(self, name: str = "", children: Sequence[Widget] = ()) -> None:
        self.name = name
        self.box = NOWHERE
        self.parent: Widget | None = None
        self.children: list[Widget] = []
        self.enabled = True
        self.visible = True
        self.hovered = False
        self.held = False
        self.tip = ""
        self.caption = ""  # how it is read, whatever stands on it
        self.grow = 0.0
        self.width: float | None = None
        self.height: float | None = None
        self.cut: list[str] = []  # what it shows with an ellipsis, in full (marked up)
        self.links: list[tuple[str, Box]] = []  # the links in its texts, and where they are
        self.symbols: list[tuple[str, Box]] = []  # the symbols it draws that are explained, and where they are
        self.rules_at = ""  # the place in the rules that tells about it: "topic:scoring"
        self.on_attention: Callable[[bool], None] | None = None  # hovered or focused: True; left: False
        self.on_tell: Callable[[], str] | None = None  # makes the tip of the moment
        for child in children:
            self.add(child)

    # -- tree ------------------------------------------------------------------------------------------------------
    def add(self, child: Widget) -> Widget:
        child.parent = self
        self.children.append(child)
        return child

    def replace(self, children: Sequence[Widget]) -> None:
        """Other children in place of the present ones, laid out in the same box."""
        self.invalidate()
        self.children = []
        for child in children:
            self.add(child)
        self.arrange(self.box)
        self.invalidate()

    @property
    def layer(self) -> Layer | None:
        """The root this widget hangs in."""
        widget: Widget | None = self
        while widget is not None and not isinstance(widget, Layer):
            widget = widget.parent
        return widget

    @property
    def ui(self) -> Ui:
        """The services. Raises RuntimeError before the widget hangs in a screen."""
        layer = self.layer
        if layer is None:
            raise RuntimeError(f"widget {self.name!r} is not part of a screen yet")
        return layer.services

    def walk(self) -> Iterator[Widget]:
        """This widget and all below, visible ones only, in drawing order."""
        waiting = [self]
        while waiting:
            widget = waiting.pop()
            if widget.visible:
                yield widget
                waiting.extend(reversed(widget.children))

    def find(self, name: str) -> Widget:
        """The visible widget of that name. Raises KeyError."""
        for widget in self.walk():
            if widget.name == name:
                return widget
        raise KeyError(name)

    def within(self, other: Widget) -> bool:
        widget: Widget | None = self
        while widget is not None:
            if widget is other:
                return True
            widget = widget.parent
        return False

    @property
    def value(self) -> str:
        """What a person would read on it."""
        return ""

    # -- for ears --------------------------------------------------------------------------------------------------
    def called(self, caption: str, heard_as: str = "") -> Self:
        """Names it for ears, and says what it is; for building trees in one expression."""
        self.caption, self.heard_as = caption, heard_as or self.heard_as
        return self

    @property
    def heard_kind(self) -> Kind:
        """What it is for ears."""
        return KINDS[self.heard_as or OF_ROLES.get(self.role, "nothing")]

    @property
    def spoken(self) -> str:
        """How it is read: its name, in words. Empty: passed through, unless the focus comes there."""
        return self.caption or (self.value if self.heard_kind.worded else "")

    @property
    def described(self) -> str:
        """What is read after the name: what it does, why it cannot be used, where it leads."""
        return plain(self.explanation())

    @property
    def heard_state(self) -> State:
        """What else is told about it."""
        return PLAIN

    def heard_children(self) -> Sequence[Widget]:
        """What is below it, in the order of hearing. Whatever is not among `children` has this for its `parent`."""
        return self.children

    @property
    def members(self) -> Sequence[Widget]:
        """What hangs elsewhere in the tree and still belongs to it, of an area for ears."""
        return ()

    def adjust(self, number: float) -> None:
        """A reader asks for this number, within the range of `heard_state`."""

    def take_text(self, text: str) -> None:
        """A reader asks for this text, as if it was typed."""

    # -- layout ----------------------------------------------------------------------------------------------------
    def natural(self, width: float) -> tuple[float, float]:
        """The size it would like, given at most that width (units)."""
        sizes = [child.wanted(width) for child in self.children if child.visible]
        return max((w for w, _ in sizes), default=0.0), max((h for _, h in sizes), default=0.0)

    def wanted(self, width: float) -> tuple[float, float]:
        """`natural` with the fixed `width` and `height` in force."""
        w, h = (0.0, 0.0) if self.width is not None and self.height is not None else self.natural(self.width or width)
        return (w if self.width is None else self.width), (h if self.height is None else self.height)

    def arrange(self, box: Box) -> None:
        """Takes its place; children fill it unless a container knows better."""
        self.box = box
        for child in self.children:
            child.arrange(box)

    def sized(self, width: float | None = None, height: float | None = None, grow: float | None = None) -> Widget:
        """Sets fixed sizes and the share of spare room, for building trees in one expression."""
        self.width = self.width if width is None else width
        self.height = self.height if height is None else height
        self.grow = self.grow if grow is None else grow
        return self

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        """Draws itself, below its children."""

    def draw_over(self, canvas: Canvas) -> None:
        """Draws what lies above its children."""

    def paint(self, canvas: Canvas) -> None:
        """Draws the tree where it meets the canvas' clip."""
        if not self.visible:
            return
        clip = canvas.surface.get_clip()
        touched = canvas.scale.rect(self.box.inset(-self.bleed - 1)).colliderect(clip)
        if touched and self.ground and not canvas.scale.rect(self.box.inset(-1)).colliderect(clip):
            canvas.skin(self.ground, self.box)
            touched = False
        elif touched:
            self.draw_own(canvas)
        for child in self.children:
            child.paint(canvas)
        if touched:
            canvas.owner = self
            self.draw_over(canvas)

    def draw_own(self, canvas: Canvas) -> None:
        """`draw`, with the canvas knowing who draws."""
        canvas.owner = self
        self.cut.clear()
        self.links.clear()
        self.symbols.clear()
        self.draw(canvas)

    def invalidate(self) -> None:
        """Will be drawn again in the next frame."""
        layer = self.layer
        if layer is not None and self.box is not NOWHERE:
            damage = layer.services.base if layer.cached else layer.services.top
            damage.add(layer.services.scale.rect(self.box.inset(-self.bleed - 2)))

    # -- input -----------------------------------------------------------------------------------------------------
    @property
    def interactive(self) -> bool:
        """Whether the pointer and the focus may rest on it."""
        return self.focusable and self.visible and self.enabled

    def hit(self, x: float, y: float) -> Widget | None:
        """The topmost widget there that takes the pointer."""
        if not self.visible:
            return None
        for child in reversed(self.children):
            found = child.hit(x, y)
            if found is not None:
                return found
        return self if self.takes_pointer and self.box.contains(x, y) else None

    def uncovered(self, x: float, y: float) -> bool:
        """Whether no scrolled area hides it there."""
        widget: Widget | None = self
        while widget is not None and widget.box.contains(x, y):
            widget = widget.parent
        return widget is None

    @property
    def hangs(self) -> bool:
        """Whether it hangs in its tree, and nothing it is part of is hidden."""
        widget = self
        while widget.parent is not None:
            if not widget.visible or widget not in widget.parent.children:
                return False
            widget = widget.parent
        return widget.visible

    @property
    def reachable(self) -> bool:
        """Whether the focus comes there: to press it, or to have its symbols explained."""
        if self.interactive:
            return True
        beyond = self.listens if self.ui.ears.listening else bool(self.symbols)  # symbols are told with the name
        return beyond and self.visible

    @property
    def focus_box(self) -> Box:
        """Where the focus is seen: around it, or around its symbols if they are all there is to it."""
        if self.interactive or not self.symbols:
            return self.box
        boxes = [box for _key, box in self.symbols]
        left, top = min(box.x for box in boxes), min(box.y for box in boxes)
        return Box(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)

    def symbol_keys(self) -> list[str]:
        """Its symbols, each kind once, as they are read."""
        return list(dict.fromkeys(key for key, _box in self.symbols))

    def explanation(self) -> str:
        """Its tip, made anew where it changes with the moment."""
        if self.on_tell is not None:
            self.tip = self.on_tell()
        return self.tip

    def told_large(self) -> Drawn | None:
        """What is shown large beside it while the pointer or the focus rests on it, above its tip."""
        return None

    @property
    def takes_pointer(self) -> bool:
        return self.focusable or bool(self.tip) or self.on_attention is not None

    def activate(self) -> None:
        """Clicked, or Enter while focused."""

    def activate_secondary(self) -> None:
        """Right click."""

    def press(self, x: float, y: float) -> None:
        """The left button went down on it."""

    def drag(self, x: float, y: float) -> None:
        """The pointer moved while the left button is held."""

    def release(self) -> None:
        """The left button went up after being pressed on it, wherever the pointer is now."""

    def wheel(self, steps: float) -> bool:
        """Scrolls; whether it did."""
        return False

    def key(self, event: pygame.event.Event) -> bool:
        """A key while focused; whether it was used. Enter and Space reach `activate` by themselves."""
        return False

    def typed(self, text: str) -> bool:
        """Typed text while focused; whether it was used."""
        return False

    def attention(self, on: bool) -> None:
        """The pointer or the focus came or left."""
        if self.on_attention is not None:
            self.on_attention(on)

    def reveal(self, child: Widget) -> None:
        """Scrolls so that `child` is seen; passed up the tree."""
        if self.parent is not None:
            self.parent.reveal(child)


class Layer(Widget):
    """The root of a tree: the screen itself (`cached`) or something above it, `modal` if it blocks what is below."""

    def __init__(self, services: Ui, child: Widget, cached: bool = False, modal: bool = False, name: str = "") -> None:
        self.services = services
        self.cached = cached
        self.modal = modal
        self.on_escape: Callable[[], None] | None = None
        self.on_event: Callable[[pygame.event.Event], bool] | None = None  # sees everything before anybody else
        self.first_focus: Widget | None = None
        self.previous_focus: Widget | None = None
        self.numbered: list[Widget] = []  # what the keys 1 to 9 press
        super().__init__(name, [child])

    def paint(self, canvas: Canvas) -> None:
        if self.modal:
            from game.ui.draw import theme

            canvas.veil(self.box, theme.INK, 150)
        super().paint(canvas)
        canvas.owner = None

    def focusables(self) -> list[Widget]:
        """Everything the focus can rest on, in reading order of the tree."""
        return [widget for widget in self.walk() if widget.interactive]

    def reachables(self) -> list[Widget]:
        """The same and whatever only explains itself; while somebody listens whatever is told, in the order of
        hearing."""
        if not self.services.ears.listening:
            return [widget for widget in self.walk() if widget.reachable]
        return [one for one in self.heard_walk() if one.interactive or (one.reachable and one.spoken)]

    def heard_walk(self) -> Iterator[Widget]:
        """All that is told, in the order of hearing."""
        waiting: list[Widget] = [self]
        while waiting:
            widget = waiting.pop()
            if widget.visible and widget.heard:
                yield widget
                waiting.extend(reversed(widget.heard_children()))
