"""The tree of what can be heard, out of the widgets of the top screen. No reader's library is needed for it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from game.ui.draw.geometry import Box
from game.ui.draw.markup import plain
from game.ui.lang import _
from game.ui.reader.hearing import KINDS, PLAIN, Kind, State
from game.ui.speech import ended, speakable

if TYPE_CHECKING:
    from game.ui.ui import Ui
    from game.ui.widgets.base import Layer, Widget

WINDOW, POLITE, URGENT = 1, 2, 3  # nodes that are always there
FIRST_FREE = 10
IN_SETS = frozenset({"LIST_BOX_OPTION", "LIST_ITEM", "TAB", "TREE_ITEM"})
COUNTED = frozenset({"BUTTON", "SWITCH"})  # of equal ones each says which of how many it is
STEPPED = frozenset({"SLIDER", "SPIN_BUTTON"})
WORDLESS = frozenset({"IMAGE", "LABEL"})  # without words there is nothing to hear
PRESSED = frozenset({"BUTTON", "LIST_BOX_OPTION", "SWITCH", "COMBO_BOX", "SLIDER", "TEXT_INPUT", "LINK"})
MOST_WORDS = 6000
MOST_ACTIONS = 200  # kinds of things that can be asked for different actions
POINTING = re.compile(r"[‹›•×]\s*(?![\w])|^[+←→‹›•×]\s+|(?m:^•\s*)|\s*…$")
Rect = tuple[int, int, int, int]


class Node(NamedTuple):
    """One thing that is heard. `box` is in pixels of the window: left, top, right, bottom. `actions` are AccessKit's
    names."""

    role: str
    name: str
    described: str
    state: State
    box: Rect
    children: tuple[int, ...]
    actions: tuple[str, ...] = ()
    disabled: bool = False
    shortcut: str = ""


class Heard(NamedTuple):
    """The whole tree; `root` and `focus` are among the nodes."""

    nodes: dict[int, Node]
    focus: int


def layers_heard(ui: Ui) -> list[Layer]:
    """What is not below something modal, lowest first."""
    screen = ui.stack.top
    if screen is None:
        return []
    layers = [*([screen.root] if screen.root is not None else []), *screen.layers]
    modal = [number for number, layer in enumerate(layers) if layer.modal]
    return layers[modal[-1] :] if modal else layers


class TreeBuilder:
    """Builds the tree again and again; a thing keeps its number as long as it is there. Numbers are never used twice,
    so that a request for something that is gone finds nothing. What was built anew with the same words in the same
    place is the same thing."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.polite = self.urgent = ""
        self._numbers: dict[Widget, int] = {}
        self._widgets: dict[int, Widget] = {}
        self._places: dict[tuple[int, str, str, str], int] = {}
        self._next = FIRST_FREE
        self._words: dict[str, str] = {}
        self._making = _Making()
        self._pixels = 1.0  # a unit of the window in pixels

    def widget(self, number: int) -> Widget | None:
        """What has this number, if it was there when the tree was built last."""
        return self._widgets.get(number)

    def number(self, widget: Widget) -> int | None:
        return self._numbers.get(widget)

    def build(self) -> Heard:
        """The tree of this moment."""
        self._making = making = _Making()
        self._pixels = self.ui.scale.k
        children: list[int] = []
        self.ui.ears.walk = making
        try:
            for layer in layers_heard(self.ui):
                children += self._walk(layer, WINDOW)
        finally:
            self.ui.ears.walk = None
        children += self._messages()
        bounds = self._rect(self.ui.scale.bounds)
        nodes = making.nodes
        nodes[POLITE] = Node("LABEL", "", "", State(live="polite", text=self.polite), (0, 0, 1, 1), ())
        nodes[URGENT] = Node("LABEL", "", "", State(live="assertive", text=self.urgent), (0, 0, 1, 1), ())
        nodes[WINDOW] = Node("WINDOW", "Crown & Coin", "", PLAIN, bounds, (*self._placed(children), POLITE, URGENT))
        self._numbers, self._places = making.numbers, making.places
        self._widgets = {number: widget for widget, number in making.numbers.items()}
        if len(self._words) > MOST_WORDS:
            self._words.clear()
        return Heard(nodes, self._focus(nodes))

    def _focus(self, nodes: dict[int, Node]) -> int:
        widget = self.ui.focus
        while widget is not None:
            number = self._numbers.get(widget)
            if number in nodes and number is not None:
                return number
            widget = widget.parent
        return WINDOW

    def said(self, text: str) -> str:
        """A text in words, with the names of keys in it."""
        found = self._words.get(text)
        if found is None:
            found = self._words[text] = self._in_words(text) if text else ""
        return found

    def _in_words(self, text: str) -> str:
        """Lines become sentences; a button's "…" and signs that only point are nothing to hear."""
        text = POINTING.sub("", self.ui.keys.told(text)).strip()
        lines = [line.strip() for line in text.split("\n") if line.strip()]
        return speakable(" ".join([*(ended(line) for line in lines[:-1]), *lines[-1:]]))

    def forget_words(self) -> None:
        """Keys have other names, or the language is another one."""
        self._words.clear()

    # -- one widget ------------------------------------------------------------------------------------------------
    def _walk(self, widget: Widget, above: int) -> list[int]:
        """The numbers of the widget, or of what is in it if it is passed through."""
        if not (widget.visible and widget.heard):
            return []
        kind, name = widget.heard_kind, self.said(widget.spoken)
        pressed = widget.interactive
        stops = pressed or (widget.listens and widget.visible)
        if not (name or stops or kind.area):
            return [one for child in widget.heard_children() for one in self._walk(child, above)]
        if not name and kind.role in WORDLESS:
            return []
        number = self._number_of(widget, above, name)
        inner: list[int] = []
        if not kind.whole:
            inner = [one for child in widget.heard_children() for one in self._walk(child, number)]
        if inner and kind.role == "LABEL":
            inner = [one for one in inner if not self._same_words(one)]
        if kind.area and not name and not inner and not stops:
            return []
        role = self._role(widget, kind)
        if role == KINDS["list"].role and not any(self._making.nodes[one].state.selected for one in inner):
            role = KINDS["items"].role  # in a list box, readers say "not selected" of each
        if widget.alike and role in COUNTED:
            self._making.equals.add(number)
        described, state = self.said(widget.described), widget.heard_state
        self._making.nodes[number] = Node(
            role,
            name,
            "" if described == name else described,
            state,
            self._rect(widget.box),
            self._placed(inner),
            self._actions(state.expanded, role, pressed=pressed, stops=stops),
            bool(kind.whole and not (pressed and widget.enabled) and role in PRESSED),
            self._shortcut(widget),
        )
        return [number]

    def _same_words(self, number: int) -> bool:
        """A label in a label says the same once more: it is taken out again with all that is in it."""
        nodes = self._making.nodes
        if nodes[number].role != "LABEL":
            return False
        gone = [number]
        while gone:
            gone.extend(nodes.pop(gone.pop()).children)
        return True

    def _number_of(self, widget: Widget, above: int, name: str) -> int:
        making = self._making
        number = self._numbers.get(widget)
        place = (above, widget.name, widget.role, name)
        if number is None and place in self._places and self._places[place] not in making.used:
            number = self._places[place]
            old = self._widgets.get(number)
            if old is not None and old.hangs and old is not widget:
                number = None
        if number is None or number in making.used:
            number, self._next = self._next, self._next + 1
        making.used.add(number)
        making.numbers[widget] = number
        making.places.setdefault(place, number)
        return number

    @staticmethod
    def _role(widget: Widget, kind: Kind) -> str:
        if kind.role == "BUTTON" and not widget.focusable:
            return KINDS["text"].role
        if kind.role != KINDS["nothing"].role:
            return kind.role
        if widget.role == "scroll":
            return "SCROLL_VIEW"
        if widget.focusable:
            return KINDS["button"].role
        return KINDS["part"].role

    @staticmethod
    @lru_cache(maxsize=MOST_ACTIONS)
    def _actions(expanded: bool | None, role: str, *, pressed: bool, stops: bool) -> tuple[str, ...]:
        found = ["FOCUS"] if stops else []
        if stops and role not in ("SLIDER", "SCROLL_VIEW"):
            found.append("CLICK")
        if pressed and role in STEPPED:
            found += ["INCREMENT", "DECREMENT", "SET_VALUE"]
        if pressed and role == "TEXT_INPUT":
            found.append("SET_VALUE")
        if expanded is not None:
            found.append("COLLAPSE" if expanded else "EXPAND")
        found.append("SCROLL_INTO_VIEW")
        return tuple(found)

    def _shortcut(self, widget: Widget) -> str:
        action = getattr(widget, "shortcut", "")
        return self.ui.keys.label(action) if action and self.ui.keys.shown(action) else ""

    def _rect(self, box: Box) -> Rect:
        x, y, w, h = box
        k = self._pixels
        return round(x * k), round(y * k), round((x + w) * k), round((y + h) * k)

    # -- lists and messages ----------------------------------------------------------------------------------------
    def _placed(self, numbers: Sequence[int]) -> tuple[int, ...]:
        """Says of those that come one after the other in a list which of how many they are."""
        if len(numbers) < 2:
            return tuple(numbers)
        nodes = self._making.nodes
        self._count_equals(numbers)
        counts = Counter(role for one in numbers if (role := nodes[one].role) in IN_SETS)
        at = dict.fromkeys(counts, 0)
        for number in numbers if counts else ():
            node = nodes[number]
            if counts.get(node.role, 0) > 1:
                at[node.role] += 1
                if node.state.place is None:
                    nodes[number] = node._replace(state=_placed(node.state, at[node.role], counts[node.role]))
        return tuple(numbers)

    def _count_equals(self, numbers: Sequence[int]) -> None:
        """Equal things that may lie beside each other say which of how many they are."""
        nodes = self._making.nodes
        same: dict[tuple[str, str, str], list[int]] = {}
        for number in numbers:
            if number in self._making.equals:
                same.setdefault((nodes[number].role, nodes[number].name, nodes[number].described), []).append(number)
        for found in same.values():
            for at, number in enumerate(found if len(found) > 1 else ()):
                words = _("{name}: {number} of {count}").format(
                    name=nodes[number].name, number=at + 1, count=len(found)
                )
                nodes[number] = nodes[number]._replace(name=words)

    def _messages(self) -> Iterator[int]:
        for toast in self.ui.toasts.shown:
            key = (WINDOW, f"toast:{id(toast)}", "", toast.text)
            number = self._places.get(key)
            if number is None:
                number, self._next = self._next, self._next + 1
            self._making.places[key] = number
            words = self.said(plain(toast.text))
            self._making.nodes[number] = Node("NOTE", words, "", PLAIN, self._rect(toast.box), ())
            yield number


class _Making:
    """What a tree is made of while it is made."""

    def __init__(self) -> None:
        self.nodes: dict[int, Node] = {}
        self.numbers: dict[Widget, int] = {}
        self.places: dict[tuple[int, str, str, str], int] = {}
        self.used: set[int] = set()
        self.equals: set[int] = set()  # may be equal to what lies beside them


@lru_cache(maxsize=MOST_WORDS)
def _placed(state: State, place: int, of: int) -> State:
    return replace(state, place=place, of=of)
