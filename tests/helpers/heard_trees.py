"""What is wrong with the tree of a screen, for somebody who hears it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pygame

from game.ui.reader.order import stops
from game.ui.reader.tree import WINDOW, Heard, Node, TreeBuilder
from game.ui.ui import Ui
from game.ui.widgets import Widget
from game.ui.window.shell import Shell

PRESSED = ("BUTTON", "LIST_BOX_OPTION", "SWITCH", "COMBO_BOX", "SLIDER", "TEXT_INPUT", "LINK", "TAB", "TREE_ITEM")
RAW = re.compile(r"\{\w+:?\w*\}|\b\w+:\w+\b(?<!\d:\d\d)|\w_\w|^[a-z]+(_[a-z]+)+$|[\[\]|\\]|\bscroll\b:")
TAB = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="", scancode=0)
PRESSES = 4  # of Tab on one screen
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


def misplaced(heard: Heard) -> list[str]:
    """Sentences about what is no tree: the library panics where something hangs nowhere."""
    within = Counter(child for node in heard.nodes.values() for child in node.children)
    lost = [node for number, node in heard.nodes.items() if number != WINDOW and number not in within]
    return [
        *(f"{node.role} {node.name!r} hangs nowhere" for node in lost),
        *(f"the thing {child} hangs in {times} places" for child, times in within.items() if times > 1),
        *(f"nothing has the number {child}" for child in within if child not in heard.nodes),
    ]


def faults(ui: Ui, builder: TreeBuilder | None = None) -> list[str]:
    """Sentences about what nobody would understand, or not reach."""
    builder = builder or TreeBuilder(ui)
    heard = builder.build()
    found = misplaced(heard)
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


def strays(shell: Shell) -> list[str]:
    """Sentences about where Tab leads: once round all that is told and can be reached, in the order of telling. The
    whole order is compared, and Tab is pressed here and there on the way."""
    builder = TreeBuilder(shell.ui)
    order = _to_be_met(shell.ui, builder)
    scope = shell.ui.stack.top.scope if shell.ui.stack.top is not None else None
    if not order or scope is None:
        return []
    if [one.spoken for one in stops(scope)] != [one.spoken for one in order]:
        return [f"Tab goes another way than what is told: {[one.spoken for one in stops(scope)]}"]
    for at in {*range(0, len(order), -(-len(order) // PRESSES)), len(order) - 1}:
        shell.router.focus(order[at % len(order)])
        before = _called(shell.ui.focus)
        shell.router.process(TAB)
        order = _to_be_met(shell.ui, builder)  # with the focus other things may be there
        told = [_called(one) for one in order]
        after = _called(shell.ui.focus)
        if (before, after) not in zip(told, [*told[1:], *told[:1]], strict=True):
            return [f"Tab leads from {before} to {after} of {told}"]
    return []


def _to_be_met(ui: Ui, builder: TreeBuilder) -> list[Widget]:
    """What can be reached, in the order in which it is told."""
    scope = ui.stack.top.scope if ui.stack.top is not None else None
    if scope is None:
        return []
    told = map(builder.widget, told_in_order(builder.build()))
    return [one for one in told if one is not None and one.within(scope) and one.reachable]


def told_in_order(heard: Heard, number: int = WINDOW) -> Iterator[int]:
    """The numbers of all things from the first to the last that is told."""
    yield number
    for child in heard.nodes[number].children:
        yield from told_in_order(heard, child)


def _called(widget: Widget | None) -> tuple[str, str, str]:
    """What stays the same of a row that is built anew when the focus comes to it."""
    return ("nothing", "", "") if widget is None else (type(widget).__name__, widget.name, widget.spoken)


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
