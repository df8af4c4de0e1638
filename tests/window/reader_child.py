"""A client of the accessibility bus, as a screen reader is one: it knows names, roles, states and actions, no more.

Run by the system's own Python, which has `gi`: one command a line in JSON on its input, one answer a line on its
output. `tree` gives all there is; `press`, `write` and `set` take the `id` of a thing in the last tree.
"""

import json
import sys
import time
from contextlib import suppress
from typing import Any

from gi.repository import Gio, GLib

ACCESSIBLE = "org.a11y.atspi."
ENTRY = 79
PROPERTIES = "org.freedesktop.DBus.Properties"
ROLES = {
    1: "alert", 16: "dialog", 23: "frame", 27: "image", 29: "label", 31: "list", 32: "list item",
    37: "page tab", 38: "page tab list", 39: "panel", 43: "button", 51: "slider", 55: "table", 56: "cell",
    57: "column head", 61: "text", 62: "toggle", 65: "tree", 69: "window", 79: "entry", 83: "heading",
    90: "row", 91: "tree item", 98: "list box", 88: "link", 11: "combo box", 110: "landmark", 116: "log",
    130: "switch",
}  # fmt: skip
FOCUSED, SELECTED, CHECKED, ENABLED, EXPANDED, MODAL, SENSITIVE = 12, 23, 4, 8, 10, 16, 24


class Client:
    def __init__(self) -> None:
        self.session = Gio.bus_get_sync(Gio.BusType.SESSION, None)
        self.here(True)
        (address,) = self.session.call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, 10000, None
        ).unpack()
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self.bus = Gio.DBusConnection.new_for_address_sync(address, flags, None, None)
        self.heard: list[list[Any]] = []
        self.bus.signal_subscribe(None, "org.a11y.atspi.Event.Object", "Announcement", None, None, 0, self._announced)
        for name in ("Object:Announcement", "Object:PropertyChange", "Object:StateChanged"):
            self._call("org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "Registry", "RegisterEvent",
                       GLib.Variant("(s)", (name,)))  # fmt: skip
        self.app = ""
        self.known: dict[str, Any] = {}
        self.stale: set[str] = set()  # changed while it was asked what they are: the answer may be of before
        self.bus.signal_subscribe(None, ACCESSIBLE + "Event.Object", None, None, None, 0, self._changed)

    def here(self, on: bool) -> bool:
        """A reader comes, or goes."""
        for word in ("IsEnabled", "ScreenReaderEnabled"):
            status = GLib.Variant("(ssv)", ("org.a11y.Status", word, GLib.Variant("b", on)))
            self.session.call_sync("org.a11y.Bus", "/org/a11y/bus", PROPERTIES, "Set", status, None, 0, 10000, None)
        return True

    def _announced(self, _bus: Any, _sender: str, _path: str, _interface: str, _signal: str, parameters: Any) -> None:
        _detail, politeness, _two, text, *_rest = parameters.unpack()
        self.heard.append([politeness, str(text)])

    def _call(self, app: str, path: str, interface: str, method: str, arguments: Any = None) -> Any:
        return self.bus.call_sync(app, path, ACCESSIBLE + interface, method, arguments, None, 0, 10000, None).unpack()

    def find(self, seconds: float) -> bool:
        """Waits for the only program on the bus."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            (found,) = self._call(
                "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root", "Accessible", "GetChildren"
            )
            if found:
                self.app = found[0][0]
                return True
            time.sleep(0.1)
        return False

    def _changed(self, _bus: Any, _sender: str, path: str, _face: str, _signal: str, _parameters: Any) -> None:
        self.known.pop(path, None)
        self.stale.add(path)

    def _ask_all(self, paths: list[str]) -> dict[str, Any]:
        """What the things at these paths are; all is asked at once and then waited for."""
        got: dict[str, Any] = {path: {} for path in paths}
        waiting = [0]

        def ask(path: str, interface: str, method: str, arguments: Any = None) -> None:
            def answered(bus: Any, result: Any) -> None:
                waiting[0] -= 1
                with suppress(GLib.Error):  # gone meanwhile
                    got[path][method] = bus.call_finish(result).unpack()[0]

            waiting[0] += 1
            self.bus.call(self.app, path, interface, method, arguments, None, 0, 10000, None, answered)

        for path in paths:
            ask(path, ACCESSIBLE + "Accessible", "GetRole")
            ask(path, ACCESSIBLE + "Accessible", "GetState")
            ask(path, ACCESSIBLE + "Accessible", "GetInterfaces")
            ask(path, ACCESSIBLE + "Accessible", "GetChildren")
            ask(path, PROPERTIES, "GetAll", GLib.Variant("(s)", (ACCESSIBLE + "Accessible",)))
        context = GLib.MainContext.default()
        while waiting[0]:
            context.iteration(True)
        whole = {path: one for path, one in got.items() if len(one) == 5}
        for path, one in whole.items():
            if one["GetRole"] == ENTRY:
                one["text"] = self.text(path)
        return whole

    def text(self, path: str) -> str:
        """What stands in a field."""
        try:
            return str(self._call(self.app, path, "Text", "GetText", GLib.Variant("(ii)", (0, -1)))[0])
        except GLib.Error:
            return ""

    def tree(self) -> dict[str, Any]:
        context = GLib.MainContext.default()
        while context.iteration(False):
            pass
        self.stale.clear()
        wanted = ["/org/a11y/atspi/accessible/root"]
        seen: dict[str, Any] = {}
        while wanted:
            new = [path for path in wanted if path not in self.known]
            self.known.update(self._ask_all(new))
            seen.update({path: self.known[path] for path in wanted if path in self.known})
            wanted = [
                child
                for path in wanted
                if path in seen
                for _app, child in seen[path]["GetChildren"]
                if child not in seen
            ]
        for path in self.stale:
            self.known.pop(path, None)
        found: list[dict[str, Any]] = []

        def walk(path: str, depth: int) -> None:
            one = seen.get(path)
            if one is None:
                return
            bits = one["GetState"][0] | one["GetState"][1] << 32
            on = sorted(word for word, bit in STATES.items() if bits >> bit & 1)
            texts, role = one["GetAll"], one["GetRole"]
            found.append({"id": path, "role": ROLES.get(role, str(role)), "name": texts.get("Name", ""),
                          "told": texts.get("Description", ""), "states": on, "depth": depth,
                          "text": one.get("text", ""),
                          "can": [face.rpartition(".")[2] for face in one["GetInterfaces"]]})  # fmt: skip
            for _app, child in one["GetChildren"]:
                walk(child, depth + 1)

        walk("/org/a11y/atspi/accessible/root", 0)
        heard, self.heard = self.heard, []
        return {"nodes": found, "heard": heard}

    def press(self, node: str) -> Any:
        return self._call(self.app, node, "Action", "DoAction", GLib.Variant("(i)", (0,)))[0]

    def focus(self, node: str) -> Any:
        return self._call(self.app, node, "Component", "GrabFocus")[0]

    def write(self, node: str, text: str) -> Any:
        return self._call(self.app, node, "EditableText", "SetTextContents", GLib.Variant("(s)", (text,)))[0]

    def set(self, node: str, number: float) -> bool:
        arguments = GLib.Variant("(ssv)", (ACCESSIBLE + "Value", "CurrentValue", GLib.Variant("d", number)))
        self.bus.call_sync(self.app, node, "org.freedesktop.DBus.Properties", "Set", arguments, None, 0, 10000, None)
        return True

    def value(self, node: str) -> Any:
        got = self.bus.call_sync(
            self.app, node, "org.freedesktop.DBus.Properties", "GetAll", GLib.Variant("(s)", (ACCESSIBLE + "Value",)),
            None, 0, 10000, None,
        )  # fmt: skip
        return got.unpack()[0]


STATES = {"focused": FOCUSED, "selected": SELECTED, "checked": CHECKED, "enabled": ENABLED, "expanded": EXPANDED,
          "modal": MODAL, "sensitive": SENSITIVE, "focusable": 11}  # fmt: skip

client = Client()
for line in sys.stdin:
    word, *rest = json.loads(line)
    try:
        answer = getattr(client, word)(*rest)
    except GLib.Error as error:
        answer = {"error": error.message}
    print(json.dumps(answer), flush=True)
