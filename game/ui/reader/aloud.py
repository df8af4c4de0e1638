"""Reading aloud as the settings have it: what is said, and without a screen reader where the focus goes."""

from __future__ import annotations

import re
import shutil
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING

from game.ui import lang
from game.ui.reader.voice import Voice
from game.ui.speech import ended, speakable

if TYPE_CHECKING:
    from game.ui.ui import Ui
    from game.ui.widgets.base import Widget

LISTENS_FROM = 45  # the first Orca that reads what a program announces
REST = 0.6  # seconds that the focus rests before more than its name is said


class ReadAloud:
    """One per window. It speaks only what the tree of a screen reader would have: nothing that is covered."""

    def __init__(self, ui: Ui, voice: Voice | None = None) -> None:
        self.ui = ui
        self._voice = voice
        self._focus: Widget | None = None
        self._name = ""
        self._since = 0.0  # when the focus came there; 0: all of it was said
        self._asked_orca = False
        self._old: bool | None = None  # whether the reader that is there does not read announcements
        ui.ears.listeners.append(self._hear)

    @property
    def voice(self) -> Voice:
        """Looked for when it is wanted first."""
        if self._voice is None:
            self._voice = Voice()
        return self._voice

    def update(self) -> None:
        """Called each turn: the settings may have changed, and the focus may be elsewhere."""
        ears, on = self.ui.ears, self.ui.settings.values.read_aloud
        if on != ears.voice:
            ears.voice = on and self.voice.there
            if not on and self._voice is not None:
                self._voice.hush()
        if ears.reader and not self._asked_orca:
            self._asked_orca = True
            self._look_for_old_reader()
        if self._old and not self.ui.settings.values.voice_offered and not ears.voice:
            self.ui.settings.values.voice_offered = True
            self._offer()
        if ears.voice and not ears.reader:
            self._follow_focus()

    def _hear(self, sentence: str, urgent: bool) -> None:
        if self.ui.ears.voice:
            self.voice.say(speakable(self.ui.keys.told(sentence)), lang.language(), urgent=urgent)

    def _follow_focus(self) -> None:
        focus = self.ui.focus if self.ui.ring_visible else None
        name = focus.spoken if focus is not None and focus.layer is not None else ""
        if focus is not self._focus or name != self._name:
            new = focus is not self._focus
            self._focus, self._name, self._since = focus, name, self.ui.now
            if name and focus is not None:
                self._say(self._with_state(focus, name), urgent=new)
        elif self._since and self.ui.now - self._since > REST:
            self._since = 0.0
            if focus is not None and focus.layer is not None and focus.described:
                self._say(focus.described)

    def _with_state(self, focus: Widget, name: str) -> str:
        """The name with what else is told at once."""
        state, told = focus.heard_state, [ended(name)]
        told += [state.text] if state.text else []
        told += [lang._("Selected.")] if state.selected else []
        told += [] if state.toggled is None else [lang._("On.") if state.toggled else lang._("Off.")]
        return " ".join(told)

    def _say(self, words: str, *, urgent: bool = False) -> None:
        self.voice.say(speakable(self.ui.keys.told(words)), lang.language(), urgent=urgent)

    # -- an old reader ---------------------------------------------------------------------------------------------
    def _look_for_old_reader(self) -> None:
        """Asks in a thread of its own which Orca is there."""
        orca = shutil.which("orca") if sys.platform.startswith("linux") else None
        if orca is None or self.ui.settings.values.voice_offered:
            return

        def ask() -> None:
            import subprocess

            if not is_running("orca"):
                return
            try:
                said = subprocess.run([orca, "--version"], capture_output=True, timeout=20, check=False).stdout
            except (OSError, subprocess.TimeoutExpired):
                return
            self._old = is_old(said.decode("utf-8", "replace"))

        threading.Thread(target=ask, name="which reader", daemon=True).start()

    def _offer(self) -> None:
        """Once: the game itself may say what such a reader leaves out."""
        from game.ui.draw import theme
        from game.ui.widgets import Button, Layer, RichText, Spacer
        from game.ui.widgets.modal import Dialog, open_dialog

        ui, layer = self.ui, list[Layer]()

        def close(*, on: bool) -> None:
            ui.settings.values.read_aloud = on
            ui.apply_settings()
            ui.stack.close_layer(layer[0])

        yes = Button(lang._("Read aloud"), lambda: close(on=True), "gold", "read_aloud")
        no = Button(lang._("No"), lambda: close(on=False), "ghost", "no_voice")
        words = lang._("Your screen reader does not read by itself what happens at the table. The game can say it with "
                       "the voice of the system. This can be changed in the settings.")  # fmt: skip
        dialog = Dialog(
            lang._("Shall the game read aloud?"), RichText(words, theme.ON_PARCHMENT), [no, Spacer(), yes], 640
        )
        layer.append(open_dialog(ui, dialog, first=yes))


def is_running(program: str) -> bool:
    """Whether a program of that name runs, as the system tells it in /proc."""
    for told in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = told.read_bytes().split(b"\0")
        except OSError:  # it has just ended
            continue
        if any(word.rpartition(b"/")[2] == program.encode() for word in words[:2]):
            return True
    return False


def is_old(version: str) -> bool:
    """Whether this Orca ("43.1") does not read what a program announces; False where that cannot be told."""
    found = re.search(r"(\d+)", version)
    return found is not None and int(found[1]) < LISTENS_FROM
