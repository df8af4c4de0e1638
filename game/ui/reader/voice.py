"""Read aloud: the sentences of the game by the system's own speech, for somebody without a screen reader, or with one
that does not read what happens by itself. A thread of its own feeds the speech; the window never waits for it.

Linux: speech-dispatcher (`spd-say`). Windows: SAPI, by one PowerShell that reads lines. macOS: `say`.
"""

from __future__ import annotations

import logging
import os
import queue
import shutil
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import subprocess

_log = logging.getLogger(__name__)
LONGEST = 60.0  # seconds that one sentence may take; then its process is ended
MOST_WAITING = 20  # sentences; older ones are left out
ENV_OFF = "CROWN_NO_VOICE"  # set: this program never speaks
PREFERENCE = {"linux": "spd-say", "darwin": "say", "win32": "powershell"}
Said = tuple[str, str, bool]  # sentence, language, whether it interrupts
_SAPI = (
    "Add-Type -AssemblyName System.Speech;"
    "$s=New-Object System.Speech.Synthesis.SpeechSynthesizer;"
    "[Console]::InputEncoding=[Text.Encoding]::UTF8;"
    "$s.Speak([Console]::In.ReadToEnd())"
)


def program(system: str = sys.platform) -> str:
    """The program that speaks on this system, as it is found; "" where there is none, or where none is to speak."""
    if os.environ.get(ENV_OFF):
        return ""
    return shutil.which(PREFERENCE.get(system, "spd-say")) or ""


def command(found: str, sentence: str, language: str, system: str = sys.platform) -> tuple[Sequence[str], str]:
    """How the program is started so that it speaks the sentence and then ends, and what it gets as its input."""
    if system == "darwin":
        return [found, "-f", "-"], sentence
    if system == "win32":
        return [found, "-NoProfile", "-Command", _SAPI], sentence
    return [found, "-w", "-l", language or "en", "--", sentence], ""


def silence(found: str, system: str = sys.platform) -> Sequence[str]:
    """How what is being spoken is broken off, where ending its process does not do it."""
    return [] if system in ("darwin", "win32") else [found, "-C"]


class Voice:
    """Speaks one sentence after the other. Without a program that speaks it stays silent, and the log says so once."""

    def __init__(self, find: Callable[[], str] = program, system: str = sys.platform) -> None:
        self.found, self.system = find(), system
        self._waiting: queue.Queue[Said] = queue.Queue()
        self._process: subprocess.Popen[bytes] | None = None
        self._thread: threading.Thread | None = None
        self._told = False

    @property
    def there(self) -> bool:
        """Whether this system can speak."""
        return bool(self.found)

    def say(self, sentence: str, language: str, *, urgent: bool = False) -> None:
        """Speaks it after what waits, or at once in the place of all that."""
        if not self.found:
            if not self._told:
                self._told = True
                _log.warning("nothing speaks here: %s was not found", PREFERENCE.get(self.system, "spd-say"))
            return
        if urgent:
            self.hush()
        while self._waiting.qsize() >= MOST_WAITING:
            self._drop()
        self._waiting.put((sentence, language, urgent))
        if self._thread is None:
            self._thread = threading.Thread(target=self._speak, name="read aloud", daemon=True)
            self._thread.start()

    def hush(self) -> None:
        """Nothing that was to be said is said any more."""
        while not self._waiting.empty():
            self._drop()
        process = self._process
        if process is not None:
            process.kill()

    def _drop(self) -> None:
        try:
            self._waiting.get_nowait()
        except queue.Empty:
            return

    def _speak(self) -> None:
        """The thread: a process for each sentence."""
        while True:
            sentence, language, urgent = self._waiting.get()
            try:
                if urgent:
                    self._silence()
                self._speak_one(*command(self.found, sentence, language, self.system))
            except OSError as error:
                _log.warning("what speaks here cannot be used: %s", error)
                self.found = ""
                return

    def _silence(self) -> None:
        """Breaks off what the system still speaks of a sentence whose process has ended."""
        words = silence(self.found, self.system)
        if words:
            import subprocess

            with suppress(subprocess.TimeoutExpired):
                subprocess.run(words, capture_output=True, timeout=5, check=False)

    def _speak_one(self, words: Sequence[str], typed: str) -> None:
        """Its process from the start to the end; one that takes too long is ended."""
        import subprocess

        with subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        ) as process:
            self._process = process
            try:
                process.communicate(typed.encode(), timeout=LONGEST)
            except subprocess.TimeoutExpired:
                process.kill()
        self._process = None
