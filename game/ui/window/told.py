"""What a screen tells those around it, in plain values: nothing of what is drawn in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.ui.draw.geometry import Box
from game.ui.draw.places import Float
from game.ui.input.actions import Line
from game.ui.input.presses import Answers
from game.ui.window.sound import KEEP

if TYPE_CHECKING:
    from game.history.feats import Feat


class Told:
    """What the stack of screens, what floats, sound, keys and help ask a screen, with the usual answers.

    `rules_at` is the place in the rules about it; `name` is unique; `background` a picture that covers the window;
    `veil` darkens it (0 to 255); `music` one of `music.PIECES` or of the game's, SILENCE, or KEEP for what was heard
    before; time stands still on a screen that `waits` while another window is in front.
    """

    name = "screen"
    background = "ui/table"
    veil = 0
    waits = False
    messages_high = False  # short messages stand at the upper edge: the lower one has the buttons
    offers_in_part = False  # only what it keeps clear is an answer now, not all that can be pressed
    explains = False  # its symbols, to the focus, too
    rules_at = ""
    game = ""  # the game it is about; "" leaves it to the screen below

    @property
    def tells_the_end(self) -> bool:
        """Whether it is just being told how a game ended: what gives that away waits (`Toasts.later`)."""
        return False

    def award(self, feats: list[Feat]) -> None:
        """It is told that these were just earned; a screen may show their medals."""

    @property
    def music(self) -> str:
        return KEEP

    @property
    def ambience(self) -> str:
        """What is heard of the place: "GAME/NAME", SILENCE, or KEEP for what was heard before."""
        return KEEP

    @property
    def still(self) -> bool:
        """Whether `update` has nothing to do before somebody acts; otherwise it is called often."""
        return True

    def resume(self) -> None:
        """It is on top now (again)."""

    def pause(self) -> None:
        """Something else is on top now, or it is leaving."""

    def went_aside(self, seconds: float) -> None:
        """Back from a screen that was opened aside: for so long nothing moved here."""

    @property
    def secret(self) -> bool:
        """Whether something is shown that only one of several people before this screen may see."""
        return False

    def left_alone(self) -> None:
        """Nobody may be before the screen: what is `secret` is hidden at once. It need not be on top."""

    def help_place(self) -> str:
        """The place in the rules that is in question here, as "topic:draft" or "card:witch"; "" leaves it to the screen
        below. Nothing private is told by it."""
        return self.rules_at

    def reference_cards(self) -> Sequence[str] | None:
        """The cards, by id, of the game that is played or set up here, which the gallery shows first; None leaves it to
        the screen below."""
        return None

    def update(self, seconds: float) -> None:
        """Called about 30 to 60 times a second while on top, more rarely when everything rests and it is `still`."""

    def process_event(self, event: pygame.event.Event) -> bool:
        """Sees every event before the widgets; True keeps it from them."""
        return False

    def click_nothing(self) -> None:
        """A click where no widget is."""

    def answers(self) -> Answers | None:
        """What presses do now, to be compared when something else is there; None: not told, it may be anything."""
        return None

    def key(self, event: pygame.event.Event) -> bool:
        """A key no widget wanted; whether it was used."""
        return False

    def keys(self) -> list[Line]:
        """What the screen adds to the sheet of keys: actions, or several with what they do together here."""
        return []

    def back(self) -> None:
        """Esc."""

    def moment(self) -> object:
        """What pop-ups belong to: they go when it is another one (a question was answered)."""
        return None

    def kept_clear(self) -> list[Box]:
        """Where nothing may float, whatever it says: what can be chosen now, or is lit."""
        return []

    def rather_clear(self) -> list[Box]:
        """Where something floats only if there is no other room: what is offered and not meant."""
        return []

    def floats(self) -> Sequence[Float]:
        """What floats over it, in the order in which it is given places; what is `weighty` comes before short
        messages."""
        return ()

    def symbol(self, key: str) -> str:
        """What a symbol stands for, in a sentence; "" leaves it without."""
        return ""
