"""The ways to the readers of the systems, behind one face: AT-SPI, UI Automation, NSAccessibility.

Made with AccessKit, which is imported when the first one is opened. Nobody has tried those of Windows and macOS with a
reader yet.
"""

from __future__ import annotations

import logging
import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pygame

from game.ui.reader.hearing import PLAIN, State
from game.ui.reader.tree import WINDOW, Node
from game.ui.window.placing import window_handle

if TYPE_CHECKING:
    import accesskit

_log = logging.getLogger(__name__)
APPLICATION = "Crown & Coin"

Request = tuple[str, int, float | str | None]  # AccessKit's name of the action, the node, and the value asked for
VALUED = frozenset({"COMBO_BOX", "SLIDER", "PROGRESS_INDICATOR"})
RUN = 1 << 40  # added to the number of a field for the line in it
ENV_OFF = "CROWN_NO_READER"
BUS = re.compile(r"at-spi|dbus|/bus$")  # in the address of a bus, as systems name them


class Adapter(Protocol):
    """Sends trees to the system."""

    def greet(self, on: bool) -> None:
        """A reader has come, and what it called first is over; or it is gone."""

    def send(self, nodes: Mapping[int, Node], focus: int) -> None:
        """Sends what differs, all nodes in it complete. Only between a greeting and its end."""

    def attend(self, on: bool) -> None:
        """The window has the keyboard, or lost it."""

    def follow(self) -> None:
        """The window may be another one, or lie elsewhere."""

    def lost(self) -> bool:
        """Whether nobody can be reached any more, although nothing was said of it."""


class Answering:
    """What AccessKit calls, from threads of its own: nothing is built or pressed here."""

    def __init__(self, asked: Callable[[bool], None], request: Callable[[Request], None]) -> None:
        self._asked, self._request = asked, request
        self.asked = False  # a reader is there, and its first call is over

    def activate(self) -> accesskit.TreeUpdate:
        """A reader is there: it gets the bare window, all else follows in the next turn of the loop. That it asked is
        said last of all: see `_Unix`."""
        bare = made({WINDOW: Node("WINDOW", APPLICATION, "", PLAIN, (0, 0, 1, 1), ())}, WINDOW)
        self._asked(True)
        self.asked = True
        return bare

    def deactivate(self) -> None:
        self.asked = False
        self._asked(False)

    def act(self, request: accesskit.ActionRequest) -> None:
        """Keeps what is asked for; what cannot be understood is left out."""
        try:
            name = str(request.action).rpartition(".")[2]
            data = request.data
            value = data[1] if data is not None else None
            self._request((name, int(request.target), value if isinstance(value, (int, float, str)) else None))
        except Exception:  # noqa: BLE001  nothing that comes from outside ends the game
            _log.exception("a request of a reader could not be read")


class _Unix:
    """AT-SPI. Without a bus nothing happens, and a bus that comes later is found.

    When a reader comes, a thread of the library locks the adapter and then waits for Python, to call
    `Answering.activate`. Whoever called a method of the adapter meanwhile would hold Python and wait for the lock, both
    for ever. So none is called unless that call is over: `asked` is set last in it, and looked at with Python in hand.
    """

    def __init__(self, answering: Answering) -> None:
        import accesskit

        self._adapter = accesskit.unix.Adapter(answering.activate, answering.act, answering.deactivate)
        self._watch = BusWatch()
        self._answering = answering
        self._greeted = self._attended = False

    @property
    def _free(self) -> bool:
        """Whether nobody waits for Python with the adapter locked."""
        return self._greeted and self._answering.asked

    def greet(self, on: bool) -> None:
        self._greeted = on
        self.follow()
        self.attend(self._attended)

    def send(self, nodes: Mapping[int, Node], focus: int) -> None:
        update = made({key: _valued(node) for key, node in nodes.items()}, focus)
        if self._free:
            self._adapter.update_if_active(lambda: update)

    def attend(self, on: bool) -> None:
        self._attended = on
        if self._free:
            self._adapter.update_window_focus_state(on)

    def follow(self) -> None:
        import accesskit

        width, height = pygame.display.get_window_size()
        try:
            x, y = pygame.display.get_window_position()
        except (AttributeError, pygame.error):
            x, y = 0, 0
        rect = accesskit.Rect(x, y, x + width, y + height)
        if self._free:
            self._adapter.set_root_window_bounds(rect, rect)

    def lost(self) -> bool:
        """AccessKit does not tell that a bus has died."""
        return self._watch.lost()


class BusWatch:
    """Finds out that a bus has died: its lines stay open here and are hung up at the other end. One that is being
    closed looks so for a moment, too, and one of several may end: so none to that bus may live, in two looks one after
    the other."""

    def __init__(self) -> None:
        self._silent: set[str] = set()
        self._told: set[str] = set()

    def lost(self) -> bool:
        """Whether a bus is found to be gone that was not told of yet."""
        living: dict[str, bool] = {}
        for line, address in bus_lines():
            living[address] = living.get(address, False) or not hung_up(line)
        before, self._silent = self._silent, {address for address, lives in living.items() if not lives}
        gone, self._told = (self._silent & before) - self._told, self._told & self._silent
        self._told |= gone
        return bool(gone)


def bus_lines() -> Iterator[tuple[int, str]]:
    """The open lines of this program to a bus of the session or of the readers, with its address; Linux only."""
    import socket

    own = Path("/proc/self/fd")
    for entry in list(own.iterdir()) if own.is_dir() else ():
        with suppress(OSError):  # it was closed meanwhile, or is no line to anybody
            if not entry.is_socket():
                continue
            with socket.socket(fileno=os.dup(int(entry.name))) as line:
                address = os.fsdecode(line.getpeername()) if line.family == socket.AF_UNIX else ""
                if BUS.search(address):
                    yield int(entry.name), address


def hung_up(line: int) -> bool:
    """Whether there is nobody at the other end."""
    import select

    asked = select.poll()
    asked.register(line, 0)
    return any(told & (select.POLLHUP | select.POLLERR) for _line, told in asked.poll(0))


def _valued(node: Node) -> Node:
    """AT-SPI has no words for the value of what is no text: they are told with the name."""
    if node.state.text and node.role in VALUED:
        return node._replace(name=f"{node.name}: {node.state.text}" if node.name else node.state.text)
    return node


class _OfAHandle:
    """What hangs on the handle of a window, and is made anew for another one. It has to be there before the window is
    shown, so that an open window is hidden for a moment."""

    def __init__(self, answering: Answering) -> None:
        self._answering = answering
        self._handle = 0
        self._adapter: accesskit.windows.SubclassingAdapter | accesskit.macos.SubclassingAdapter | None = None
        self.follow()

    def follow(self) -> None:
        handle = int(pygame.display.get_wm_info().get("window", 0))
        if handle and handle != self._handle:
            self._handle, self._adapter = handle, self._made(handle)

    def _made(self, handle: int) -> accesskit.windows.SubclassingAdapter | accesskit.macos.SubclassingAdapter:
        raise NotImplementedError

    def greet(self, on: bool) -> None:
        """There readers call from the loop of the window itself."""

    def send(self, nodes: Mapping[int, Node], focus: int) -> None:
        if self._adapter is not None:
            events = self._adapter.update_if_active(lambda: made(nodes, focus))
            if events is not None:
                events.raise_events()

    def attend(self, on: bool) -> None:
        """Windows follows the focus itself."""

    def lost(self) -> bool:
        """There is no bus that could die."""
        return False


class _Windows(_OfAHandle):
    def _made(self, handle: int) -> accesskit.windows.SubclassingAdapter:
        import accesskit

        window = window_handle()
        window.hide()
        try:
            return accesskit.windows.SubclassingAdapter(handle, self._answering.activate, self._answering.act)
        finally:
            window.show()


class _MacOs(_OfAHandle):
    def _made(self, handle: int) -> accesskit.macos.SubclassingAdapter:
        import accesskit

        accesskit.macos.add_focus_forwarder_to_window_class("SDLWindow")
        return accesskit.macos.SubclassingAdapter.for_window(handle, self._answering.activate, self._answering.act)

    def attend(self, on: bool) -> None:
        if self._adapter is not None:
            events = self._adapter.update_view_focus_state(on)
            if events is not None:
                events.raise_events()


def is_an_end(error: BaseException) -> bool:
    """Whether somebody wants to end the program; all else is a fault: a panic of the library is no Exception."""
    return isinstance(error, KeyboardInterrupt | SystemExit | GeneratorExit)


def open_adapter(answering: Answering) -> Adapter | None:
    """The way to the reader of this system; None where there is none, with one sentence in the log."""
    if os.environ.get(ENV_OFF) or pygame.display.get_driver() in ("dummy", "offscreen"):
        return None
    kinds = {"win32": _Windows, "darwin": _MacOs}
    try:
        return kinds.get(sys.platform, _Unix)(answering)
    except BaseException as error:
        if is_an_end(error):
            raise
        _log.warning("no way to the screen reader of the system (%s): the game goes on without", error)
        return None


def trouble() -> str:
    """Why readers cannot be reached here, "" if they can; for the self-test."""
    try:
        import accesskit

        names = {"win32": "windows", "darwin": "macos"}
        getattr(accesskit, names.get(sys.platform, "unix"))
        made({WINDOW: Node("WINDOW", APPLICATION, "", PLAIN, (0, 0, 1, 1), ())}, WINDOW)
    except BaseException as error:
        if is_an_end(error):
            raise
        return f"{type(error).__name__}: {error}"
    return ""


def trouble_at_a_window() -> str:
    """Why a window that is opened for that cannot be told to readers, "" if it can; for the self-test. The display is
    closed afterwards."""
    try:
        pygame.display.init()
        pygame.display.set_mode((320, 200), pygame.HIDDEN)
        adapter = open_adapter(Answering(lambda _on: None, lambda _request: None))
        if adapter is None:
            return "no adapter"
        adapter.attend(True)
        adapter.greet(True)
        adapter.send({WINDOW: Node("WINDOW", APPLICATION, "", PLAIN, (0, 0, 1, 1), ())}, WINDOW)
        adapter.follow()
    except BaseException as error:
        if is_an_end(error):
            raise
        return f"{type(error).__name__}: {error}"
    finally:
        pygame.display.quit()
    return ""


def made(nodes: Mapping[int, Node], focus: int) -> accesskit.TreeUpdate:
    """The same for AccessKit."""
    import accesskit

    update = accesskit.TreeUpdate(focus)
    if WINDOW in nodes:
        update.tree = accesskit.Tree(WINDOW)
        update.tree.toolkit_name = APPLICATION
    for number, node in nodes.items():
        told = _node(node)
        if node.role == "TEXT_INPUT":
            update.nodes.append((number + RUN, _line(node)))
            _put_line(told, number + RUN, node.state)
        update.nodes.append((number, told))
    return update


def _line(field: Node) -> accesskit.Node:
    """What stands in a field, sign by sign, so that a reader can say it and follow the caret."""
    import accesskit

    line = accesskit.Node(accesskit.Role.TEXT_RUN)
    left, top, right, bottom = field.box
    line.set_bounds(accesskit.Rect(left, top, right, bottom))
    line.set_value(field.state.text)
    line.set_character_lengths([len(sign.encode()) for sign in field.state.text])
    return line


def _put_line(field: accesskit.Node, line: int, state: State) -> None:
    import accesskit

    field.set_children([line])
    at = accesskit.TextPosition(line, len(state.text) if state.caret is None else min(state.caret, len(state.text)))
    field.set_text_selection(accesskit.TextSelection(at, at))


def _node(heard: Node) -> accesskit.Node:
    import accesskit

    node = accesskit.Node(getattr(accesskit.Role, heard.role))
    left, top, right, bottom = heard.box
    node.set_bounds(accesskit.Rect(left, top, right, bottom))
    if heard.children:
        node.set_children(list(heard.children))
    if heard.role == "LABEL" and heard.name:
        node.set_value(heard.name)  # a label's name is its value
    elif heard.name:
        node.set_label(heard.name)
    if heard.described:
        node.set_description(heard.described)
    for action in heard.actions:
        node.add_action(getattr(accesskit.Action, action))
    if heard.disabled:
        node.set_disabled()
    if heard.shortcut:
        node.set_keyboard_shortcut(heard.shortcut)
    if heard.state is not PLAIN:
        _tell_state(node, heard.state)
    return node


def _tell_state(node: accesskit.Node, state: State) -> None:
    import accesskit

    if state.selected is not None:
        node.set_selected(state.selected)
    if state.toggled is not None:
        node.set_toggled(accesskit.Toggled.TRUE if state.toggled else accesskit.Toggled.FALSE)
    if state.expanded is not None:
        node.set_expanded(state.expanded)
    if state.place is not None and state.of is not None:
        node.set_position_in_set(state.place)
        node.set_size_of_set(state.of)
    for number, setter in (
        (state.number, node.set_numeric_value),
        (state.low, node.set_min_numeric_value),
        (state.high, node.set_max_numeric_value),
        (state.step, node.set_numeric_value_step),
    ):
        if number is not None:
            setter(float(number))
    if state.text:
        node.set_value(state.text)
    if state.live:
        node.set_live(accesskit.Live.POLITE if state.live == "polite" else accesskit.Live.ASSERTIVE)
    if state.modal:
        node.set_modal()
    if state.level:
        node.set_level(state.level)
