"""What is said the moment it happens, for whoever listens: a reader of the system, or the system's own voice."""

from __future__ import annotations

from collections.abc import Callable

Listener = Callable[[str, bool], None]


class Ears:
    """One per window, `ui.ears`.

    `reader` is whether a reader of the system asks for the tree, `voice` whether sentences are read aloud; either
    makes `listening` true: then the focus is always somewhere and rests on what cannot be pressed as well.
    """

    def __init__(self) -> None:
        self.reader = False
        self.voice = False
        self.listeners: list[Listener] = []
        self.walk: object = None  # while the tree is built: another one each time. Nothing changes within one

    @property
    def listening(self) -> bool:
        return self.reader or self.voice

    def say(self, sentence: str, *, urgent: bool = False) -> None:
        """Says a sentence now, to all listeners; what is `urgent` (own turn, own loss, errors) interrupts.

        Said is only what is shown already. Without listeners nothing happens.
        """
        if sentence:
            for listener in self.listeners:
                listener(sentence, urgent)
