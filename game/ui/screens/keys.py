"""Keys and gamepad: the screen where every action is set anew by pressing, and the sheet that opens on every screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Literal

import pygame

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.input.actions import EVERYWHERE, GROUPS, NUMBERS, Line, actions, by_id, title
from game.ui.input.keymap import Bindings
from game.ui.input.keynames import GAP, HIGH, chord_of, draw_input, width_of
from game.ui.lang import _, listed, ngettext
from game.ui.screens.reading import back_page, roomy, under_tabs
from game.ui.ui import Ui
from game.ui.widgets import (
    Button,
    Choice,
    Column,
    IconButton,
    Label,
    Layer,
    Panel,
    RichText,
    Row,
    ScrollArea,
    Spacer,
    Widget,
)
from game.ui.widgets.button import INKS
from game.ui.widgets.modal import Dialog, confirm, open_dialog
from game.ui.window.screen import Screen

# The two questions of the screen of keys.

WORDS = theme.ON_PARCHMENT.at(21)


def listen(ui: Ui, kind: str, action: str, heard: Callable[[str], None], take_away: Callable[[], None] | None) -> Layer:
    """Waits for a key ("keys") or a button ("pad") and passes it on. Esc, or the button to go back, ends it; the mouse
    can always do so."""

    def close() -> None:
        ui.stack.close_layer(layer)

    def then(act: Callable[[], None]) -> None:
        close()
        act()

    def hear(event: pygame.event.Event) -> bool:
        if event.type == pygame.TEXTINPUT:
            return True
        if event.type != pygame.KEYDOWN:
            return False
        name = _pressed(kind, event)
        owner = ui.keys.of(kind).owner(name) if name else ""
        if _leaves(ui, kind, event):
            close()
        elif owner not in ("", action):
            said = _("{key} always stands for “{owner}”. Please take another one.")
            text.set(escape(said.format(key=ui.keys.say_as(kind, name), owner=title(owner))))
            ui.sound.play("error")
            ui.top.all()
        elif name:
            then(lambda: heard(name))
        return True

    asked = _("Press the key for “{action}”. Esc leaves everything as it is.")
    if kind == "pad":
        asked = _("Press the button of the gamepad for “{action}”. Esc or a click leaves everything as it is.")
    text = RichText(escape(asked.format(action=title(action))), WORDS, "center", name="asked")
    buttons: list[Widget] = [Button(_("Cancel"), close, name="no")]
    if take_away is not None:
        remove = take_away
        buttons.append(Button(_("Take it away"), lambda: then(remove), "ghost", "take_away"))
    layer = open_dialog(ui, Dialog(_("Set anew"), text.sized(height=96), [*buttons, Spacer()], 680))
    layer.on_event = hear
    return layer


def _pressed(kind: str, event: pygame.event.Event) -> str:
    button = getattr(event, "pad", "")
    return str(button) if kind == "pad" else "" if button else chord_of(event)


def _leaves(ui: Ui, kind: str, event: pygame.event.Event) -> bool:
    """Esc on the keyboard always; the button to go back only where a key is waited for."""
    if getattr(event, "pad", ""):
        return kind == "keys" and bool(ui.keys.means(event, "back"))
    return bool(event.key == pygame.K_ESCAPE)


def ask_about_conflict(
    ui: Ui, kind: str, name: str, action: str, rivals: list[str], take: Callable[[], None] | None,
    both: Callable[[], None],
) -> None:  # fmt: skip
    """The key does something else already: take it from there, leave it in both places, or leave all as it was."""
    layer: list[Layer] = []

    def closing(act: Callable[[], None]) -> Callable[[], None]:
        def closed() -> None:
            ui.stack.close_layer(layer[0])
            act()

        return closed

    done = min((action, *rivals), key=list(by_id()).index)
    said = _("{key} stands for {others} already. If it keeps both meanings, “{done}” is done.")
    words = said.format(key=ui.keys.say_as(kind, name), done=title(done),
                        others=listed([_("“{name}”").format(name=title(one)) for one in rivals]))  # fmt: skip
    no = Button(_("Cancel"), closing(lambda: None), name="no")
    keep = Button(_("Both"), closing(both), "ghost", "both")
    move = [Button(_("Take it from there"), closing(take), "gold", "take")] if take is not None else []
    heading = _("“{name}”").format(name=title(action))
    dialog = Dialog(heading, RichText(escape(words), WORDS, "center"), [no, keep, *move, Spacer()], 760)
    layer.append(open_dialog(ui, dialog, first=move[0] if move else no))


# The rows of the screen of keys.

ROW_HIGH = 44.0


class InputButton(Button):
    """A key or a button of the gamepad; pressed, it waits for another in its place; a right click takes it away."""

    def __init__(self, screen: KeysScreen, action: str, name: str) -> None:
        super().__init__(screen.ui.keys.say_as(screen.tab, name), partial(screen.ask, action, name), "ghost",
                         f"input:{action}:{name}", height=ROW_HIGH)  # fmt: skip
        self.screen, self.action, self.input = screen, action, name
        bindings = screen.bindings
        if name not in bindings.counting(action):
            self.kind = "danger"
        if bindings.owner(name) == action:
            self.disable(_("This one stays, so that nobody is locked out."))

    def natural(self, width: float) -> tuple[float, float]:
        return width_of(self.ui.text, self.input, pad=self.screen.tab == "pad") + 26, ROW_HIGH

    def activate_secondary(self) -> None:
        self.screen.take(self.action, self.input)

    def key(self, event: pygame.event.Event) -> bool:
        asked = self.ui.keys.means(event, "zoom", "delete")
        if asked:
            self.activate_secondary()
        return bool(asked)

    def draw(self, canvas: Canvas) -> None:
        look = "off" if not self.enabled else self.kind
        canvas.skin(f"button_{look}", self.box)
        if self.enabled and (self.hovered or self.held):
            canvas.rounded(self.box.inset(1.5), theme.WHITE, 26, 7)
        draw_input(canvas, self.box, self.input, INKS[look], pad=self.screen.tab == "pad")


def action_row(screen: KeysScreen, action: str, wide: bool) -> Widget:
    """One action with all that does it, the sign for one more, and what it conflicts with."""
    bindings = screen.bindings
    inputs: list[Widget] = [InputButton(screen, action, name) for name in bindings.of(action)]
    add = IconButton("+", _("One more for “{action}”").format(action=title(action)), partial(screen.ask, action),
                     f"add:{action}", ROW_HIGH)  # fmt: skip
    tools: list[Widget] = [add]
    if not bindings.is_usual(action):
        usual = Button(_("As usual"), partial(screen.reset, action), "ghost", f"reset:{action}", height=ROW_HIGH,
                       style=theme.BUTTON.at(18))  # fmt: skip
        tools.append(usual)
    name = Label(title(action), theme.LEAD.at(21 if wide else 20), name=f"name:{action}")
    row = Row([name.sized(grow=1), *inputs, *tools], gap=8, align="middle").sized(height=ROW_HIGH + 2)
    notes = [_note(screen, action, key) for key in bindings.of(action) if bindings.rivals(action, key)]
    return Column([row, *notes], gap=2) if notes else row


def _note(screen: KeysScreen, action: str, key: str) -> Widget:
    """Both names, and which of them is done."""
    other = screen.bindings.rivals(action, key)[0]
    done = title(action) if key in screen.bindings.counting(action) else title(other)
    said = _("{key} also stands for “{other}”; it does “{done}”.")
    words = said.format(key=screen.ui.keys.say_as(screen.tab, key), other=title(other), done=done)
    return RichText(escape(words), theme.ASIDE.of(theme.REASON_TEXT), name=f"conflict:{action}:{key}")


PACES: tuple[Literal["off", "slow", "normal", "fast"], ...] = ("off", "slow", "normal", "fast")


class KeysScreen(Screen):
    """Reached from the settings and from the sheet of keys. What is set counts at once and is stored at once."""

    name = "keys"

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.tab = "pad" if ui.keys.pad_used else "keys"
        self._offset = 0.0

    @property
    def bindings(self) -> Bindings:
        return self.ui.keys.of(self.tab)

    # -- what can be done ------------------------------------------------------------------------------------------
    def ask(self, action: str, instead: str = "") -> None:
        """Waits for a key or button: in the place of `instead`, or as one more."""
        listen(self.ui, self.tab, action, lambda name: self.heard(action, name, instead),
               (lambda: self.take(action, instead)) if instead else None)  # fmt: skip

    def heard(self, action: str, name: str, instead: str) -> None:
        """This was pressed: it is set, unless it does something else already; then that is asked about."""
        rivals = self.bindings.rivals(action, name)
        if not rivals or name == instead:
            self.put(action, name, instead)
            return

        def take_from_there() -> None:
            for rival in rivals:
                self.bindings.take(rival, name)
            self.put(action, name, instead)

        free = all(self.bindings.may_lose(rival, name) for rival in rivals)
        ask_about_conflict(self.ui, self.tab, name, action, rivals, take_from_there if free else None,
                           lambda: self.put(action, name, instead))  # fmt: skip

    def put(self, action: str, name: str, instead: str = "") -> None:
        """Sets a key or button."""
        self.bindings.put(action, name, instead)
        self._changed(f"input:{action}:{name}")

    def take(self, action: str, name: str) -> None:
        """Takes one away, or says why it has to stay."""
        if not self.bindings.may_lose(action, name):
            self.ui.toasts.show(_("This one stays, so that nobody is locked out."))
            return
        self.bindings.take(action, name)
        self._changed(f"add:{action}")

    def reset(self, action: str) -> None:
        self.bindings.reset(action)
        self._changed(f"add:{action}")

    def reset_all(self) -> None:
        """All keys, or all buttons, as they are usually."""
        question = _("All keys do again what they did at first.")
        if self.tab == "pad":
            question = _("All buttons of the gamepad do again what they did at first.")

        def reset() -> None:
            self.bindings.reset_all()
            self._changed("reset_all")

        confirm(self.ui, _("Reset everything?"), question, _("Reset"), _("Cancel"), reset)

    def _changed(self, focus: str) -> None:
        self.ui.use_keys()
        self.rebuild()
        known = [widget for widget in self.root.focusables() if widget.name == focus] if self.root else []
        self.ui.focus = known[0] if known else self.ui.focus

    def _use_tab(self, tab: str) -> None:
        self.tab, self._offset = tab, 0.0
        self.rebuild()

    def _repeat(self, pace: str) -> None:
        for known in PACES:
            if known == pace:
                self.ui.settings.values.pad_repeat = known
        self.ui.apply_settings()

    # -- the tree --------------------------------------------------------------------------------------------------
    def rebuild(self) -> None:
        self._offset = self.scroll.offset if self.root is not None else 0.0
        super().rebuild()

    def build(self) -> Widget:
        wide = roomy(self.ui.scale.bounds)
        panels = {group: self._panel(group, words, wide) for group, words in GROUPS}
        shown = {group: panel for group, panel in panels.items() if panel is not None}
        first = [shown.pop(EVERYWHERE)]
        rest = [*([self._held()] if self.tab == "pad" else []), *shown.values()]
        body: Widget = Column([*rest, *first] if self.tab == "pad" else [*first, *rest], gap=14)
        if wide:
            body = Row([Column(first, gap=14).sized(grow=1), Column(rest, gap=14).sized(grow=1)], gap=14, align="top")
        self.scroll = ScrollArea(body, "actions")
        self.scroll.offset = self._offset
        tabs = [("keys", _("Keyboard")), ("pad", _("Gamepad"))]
        whole = under_tabs(tabs, self.tab, self._use_tab, self.scroll)
        reset = Button(_("Reset everything"), self.reset_all, "ghost", "reset_all", height=60)
        return back_page(self, _("Keys and gamepad"), whole, [self._summary().sized(grow=1), reset])

    def _panel(self, group: str, words: str, wide: bool) -> Widget | None:
        found = [action for action in actions() if action.group == group]
        if self.tab == "pad":
            found = [action for action in found if action.id not in NUMBERS or self.bindings.of(action.id)]
        rows = [action_row(self, action.id, wide) for action in found]
        return Panel(Column(rows, gap=8), _(words), padding=20, name=f"group:{group}") if rows else None

    def _held(self) -> Widget:
        paces = list(zip(PACES, (_("Never"), _("Slowly"), _("Normal"), _("Fast")), strict=True))
        chosen = self.ui.settings.values.pad_repeat
        held = Choice(_("Held directions repeat"), paces, chosen, self._repeat, "pad_repeat")
        note = RichText(_("Nothing needs to be held: every step can be a press of its own."), theme.ASIDE)
        return Panel(Column([held, note], gap=12), _("Sticks and directions"), padding=20)

    def _summary(self) -> Widget:
        """How many conflicts there are; else how keys are taken away."""
        count = len(self.bindings.conflicts())
        if not count:
            return RichText(_("Press a key here to set it anew, + for one more."), theme.ASIDE, "left", "middle")
        words = ngettext(
            "{count} conflict: of two actions with the same key the one that comes first in the list is done.",
            "{count} conflicts: of two actions with the same key the one that comes first in the list is done.",
            count,
        ).format(count=count)
        return RichText(escape(words), theme.ASIDE.of(theme.REASON_TEXT), "left", "middle", "summary")


# The sheet of keys, or of the buttons of a gamepad, with the keys of the screen it is opened on.

CAPS, TO = 220.0, "–"
BROAD, COLUMN = 1560.0, 780.0  # from this width of the window on there are two columns
MOVES = ("left", "right", "up", "down", "next", "previous")


class KeyLine(Widget):
    """Keys to the left, what they do to the right."""

    role = "text"

    def __init__(self, actions: Sequence[str], meaning: str) -> None:
        super().__init__()
        self.actions, self.meaning = actions, meaning
        self.height = 40.0

    @property
    def value(self) -> str:
        return f"{self.ui.keys.labels(*self.actions)}: {self.meaning}"

    def _inputs(self) -> list[str]:
        keys = self.ui.keys
        device = keys.of("pad" if keys.pad_used else "keys")
        if len(self.actions) > 2 and set(self.actions) <= set(NUMBERS):
            ends = [*device.counting(self.actions[0])[:1], *device.counting(self.actions[-1])[:1]]
            return [ends[0], TO, ends[1]] if len(ends) > 1 else ends
        most = 1 if len(self.actions) > 2 else None  # of many actions the first key each
        return [one for action in self.actions for one in device.counting(action)[:most]]

    def _fitting(self, room: float) -> list[tuple[str, float]]:
        """The inputs with their widths, as many as there is room for; what comes first is known best."""
        keys, found = self.ui.keys, []
        for name in self._inputs():
            wide = 12.0 if name == TO else width_of(self.ui.text, name, pad=keys.pad_used)
            room -= wide + GAP
            if room < -GAP:
                break
            found.append((name, wide))
        return found

    def draw(self, canvas: Canvas) -> None:
        left, right = self.box.cut_left(CAPS, 18)
        pad, x = self.ui.keys.pad_used, left.right + GAP
        for name, wide in reversed(self._fitting(left.w)):
            x -= wide + GAP
            place = Box(x, left.cy - HIGH / 2, wide, HIGH)
            if name == TO:
                canvas.text(TO, place.cx, place.cy, theme.ON_PARCHMENT_STRONG, "center")
            else:
                draw_input(canvas, place, name, theme.INK_BODY, pad=pad)
        canvas.paragraph(escape(self.meaning), right.inset(0, -4), theme.ON_PARCHMENT.at(20), "left", "middle")


GENERAL: tuple[Line, ...] = (
    "confirm", "back", "area_before", "area_next", "page_up", "page_down", "zoom", "rules", "word_next", "full_screen",
    "help",
)  # fmt: skip


def open_keys(ui: Ui, special: Sequence[Line]) -> None:
    """Shows the screen's own keys and those that work everywhere."""
    mentioned = {line for line in special if isinstance(line, str)}
    general = [line for line in GENERAL if line not in mentioned]
    lines = [line_of(line) for line in [*special, (MOVES, _("Move the focus")), *general]]
    inputs = ui.keys.of("pad" if ui.keys.pad_used else "keys")
    shown: list[Widget] = [line for line in lines if any(inputs.counting(action) for action in line.actions)]

    def close() -> None:
        ui.stack.close_layer(layer)

    def change() -> None:
        close()
        if not isinstance(ui.stack.top, KeysScreen):
            ui.stack.push(KeysScreen(ui))

    ok = Button(_("Close"), close, "gold", "close", "help")
    other = Button(_("Change …"), change, name="change")
    head = _("Gamepad") if ui.keys.pad_used else _("Keys")
    broad = ui.scale.bounds.w >= BROAD + 80 and len(shown) > 16
    half = -(-len(shown) // 2)
    lists = [Column(part, gap=4).sized(grow=1) for part in ((shown[:half], shown[half:]) if broad else (shown,))]
    buttons = [other, ok.sized(width=240), Spacer()]
    dialog = Dialog(head, Row(lists, gap=24, align="top"), buttons, BROAD if broad else COLUMN)
    layer = open_dialog(ui, dialog, first=ok)


def line_of(line: Line) -> KeyLine:
    return KeyLine([line], title(line)) if isinstance(line, str) else KeyLine(*line)
