"""Keys and gamepad: every action with what does it; each can be set anew by pressing it."""

from __future__ import annotations

from typing import Literal

from game.ui.draw import theme
from game.ui.draw.markup import escape
from game.ui.input.actions import EVERYWHERE, GROUPS, NUMBERS, actions
from game.ui.input.keymap import Bindings
from game.ui.lang import _, ngettext
from game.ui.screens.keys_asking import ask_about_conflict, listen
from game.ui.screens.keys_rows import action_row
from game.ui.screens.page import back_page, roomy, under_tabs
from game.ui.ui import Ui
from game.ui.widgets import Button, Choice, Column, Panel, RichText, Row, ScrollArea, Widget
from game.ui.widgets.modal import confirm
from game.ui.window.screen import Screen

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
            "{count} conflict: of two actions with the same key the upper one is done.",
            "{count} conflicts: of two actions with the same key the upper one is done.",
            count,
        ).format(count=count)
        return RichText(escape(words), theme.ASIDE.of(theme.REASON_TEXT), "left", "middle", "summary")
