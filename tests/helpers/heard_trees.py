"""What is wrong with the tree of a screen, for somebody who hears it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from game.ui.reader.order import stops
from game.ui.reader.tree import WINDOW, Heard, Node, TreeBuilder
from game.ui.ui import Ui

PRESSED = ("BUTTON", "LIST_BOX_OPTION", "SWITCH", "COMBO_BOX", "SLIDER", "TEXT_INPUT", "LINK", "TAB", "TREE_ITEM")
RAW = re.compile(r"\{\w+:?\w*\}|\b\w+:\w+\b(?<!\d:\d\d)|\w_\w|^[a-z]+(_[a-z]+)+$|[\[\]|\\]|\bscroll\b:")
BARE_PRICE = re.compile(r"\bminus \d+$")
# what may look raw: names of files, times, addresses, and the line of a seal, which is made for programs
TIMES = re.compile(r"\w+\.save\b|\d+:\d+|https?:|\w+://|/\w+/.*?crash-[\w-]+|crown-and-coin seal \d.*?salt \w+")


def lines(heard: Heard, number: int = WINDOW, depth: int = 0) -> Iterator[str]:
    """The tree to be read."""
    node = heard.nodes[number]
    told = f" ({node.described})" if node.described else ""
    text = f" = {node.state.text}" if node.state.text else ""
    place = f" {node.state.place}/{node.state.of}" if node.state.place else ""
    ticks = "".join(f" {word}" for word in ("selected", "toggled", "modal") if getattr(node.state, word))
    here = " <-" if number == heard.focus else ""
    off = " off" if node.disabled else ""
    yield f"{'  ' * depth}{node.role} {node.name!r}{text}{place}{ticks}{off}{told}{here}"
    for child in node.children:
        yield from lines(heard, child, depth + 1)


def faults(ui: Ui, builder: TreeBuilder | None = None) -> list[str]:
    """Sentences about what nobody would understand, or not reach."""
    builder = builder or TreeBuilder(ui)
    heard = builder.build()
    found: list[str] = []
    for number, node in heard.nodes.items():
        if node.role in PRESSED and not node.name:
            found.append(f"a {node.role} without a name: {_widget_name(builder, number)}")
        if node.role == "BUTTON" and BARE_PRICE.search(node.name):
            found.append(f"a price that is heard as a sum: {node.name!r}")
        texts = (node.name, node.described)
        found += [f"no words for ears: {text!r}" for text in texts if RAW.search(TIMES.sub("", text))]
        found += _twins(heard, node, builder)
    screen = ui.stack.top
    if screen is not None and screen.scope is not None:
        unheard = [one for one in stops(screen.scope) if builder.number(one) is None]
        found += [f"the focus comes to something unheard: {one.name or one!r}" for one in unheard]
    return found


def _twins(heard: Heard, above: Node, builder: TreeBuilder) -> Iterator[str]:
    """Those beside each other that are alike, without one being able to say which is meant."""
    seen: dict[tuple[str, str, str, str], str] = {}
    for number in above.children:
        node = heard.nodes[number]
        if node.role == "HEADING":  # what comes below it is about something else
            seen.clear()
        if node.role not in PRESSED or node.state.place is not None:
            continue
        told = node.role, node.name, node.described, node.state.text
        widget = builder.widget(number)
        name = widget.name if widget is not None else ""
        if told in seen and not (name and name == seen[told]):  # of the same name do the same
            yield f"two alike: {node.role} {node.name!r}"
        seen[told] = name


def _widget_name(builder: TreeBuilder, number: int) -> str:
    widget = builder.widget(number)
    return "?" if widget is None else f"{type(widget).__name__} {widget.name!r} in {_above(widget.parent)}"


def _above(widget: object) -> str:
    return type(widget).__name__
