"""What the table says and does while some hands are not at this screen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.table.asking.things import Choice
from game.table.words import Prompt
from game.ui.lang import _
from game.ui.people import in_sentences

if TYPE_CHECKING:
    from game.table.screen import TableScreen


class Elsewhere:
    """The hands of a table that are on phones."""

    def __init__(self, table: TableScreen) -> None:
        self.table = table
        flow = table.flow
        flow.went_on, flow.went_back, flow.moved = self._went_on, self._went_back, self._moved

    # -- what the prompt says ----------------------------------------------------------------------------------------
    def told(self, waiting: Prompt) -> Prompt:
        """What is said of whoever is asked: if that is on a phone, that it is so."""
        seat = self.table.flow.asked_elsewhere
        if seat is None:
            return waiting
        name = in_sentences(self.table.flow.seats[seat].name)
        title = _("{name} chooses on the phone").format(name=name)
        return replace(waiting, title=title, why=" ".join(one for one in (ended(waiting.title), waiting.why) if one))

    def choices(self) -> list[Choice]:
        """What can be done about a phone that is waited for."""
        return []

    # -- what was done elsewhere -------------------------------------------------------------------------------------
    def _went_on(self, eyes: int | None) -> None:
        """It is shown as if it had been done here; under another screen, at once."""
        table = self.table
        table.message.close()
        if table.ui.stack.top is table:
            table.stepped(eyes)
        else:
            table.shown_anew()

    def _went_back(self) -> None:
        self.table.hinting.close()
        self.table.shown_anew()

    def _moved(self) -> None:
        self.table.hinting.close()
        self.table.refresh()


def ended(sentence: str) -> str:
    """The sentence with a full stop, if it has no end yet."""
    return sentence if not sentence or sentence[-1] in ".!?…" else f"{sentence}."
