"""Clicks on the table: what answers at once, what is selected first, and when the end of a turn is asked about.

Only what cannot be taken back needs a second click (unless the settings ask for more or less).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.citadels.table import pieces
from game.citadels.table.offers import HAND, SEAT, TRAY, Offer, Spot
from game.citadels.table.prompt_bar import KEYS, Choice
from game.citadels.table.prompts import Prompt
from game.kernel.options import kind
from game.ui.lang import _, joined, sentence

if TYPE_CHECKING:
    from game.citadels.table.desk import TableScreen

DOUBLE_CLICK = 0.4  # seconds after an answer in which a click only selects: it was meant for what lay there before


class Picking:
    """What is selected lives in the table; here is what was done last and what waits for a second word."""

    def __init__(self, table: TableScreen) -> None:
        self.table = table
        self.ending = -1  # the number of the ask whose turn is about to be ended though something is left
        self._answered_at = -1.0
        self._asked_at = -1.0
        self._pressed_for = -1  # the ask that was shown when the button of the mouse went down
        self._late = False

    def asked(self) -> None:
        """The person before the screen is asked from now on, whatever they meant to click a moment ago."""
        self._asked_at = self.table.ui.now

    def is_late(self, event: pygame.event.Event) -> bool:
        """Whether a click that would answer was meant for what lay there before the person was asked: to hurry the
        others on. What was pressed before and is let go now picks nothing either."""
        table = self.table
        number = table.offers.ask.number if table.offers is not None else -1
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._pressed_for, self._late = number, False
            return number >= 0 and table.ui.now - self._asked_at < DOUBLE_CLICK and self._would_answer(event)
        self._late = event.type == pygame.MOUSEBUTTONUP and self._pressed_for != number
        return False

    def _would_answer(self, event: pygame.event.Event) -> bool:
        """Whether something of the game lies there; pause, log and the like are never pressed by mistake."""
        table, k = self.table, self.table.ui.scale.k
        widget = table.root.hit(event.pos[0] / k, event.pos[1] / k) if table.root is not None else None
        return isinstance(widget, pieces.Spot) or widget in table.prompt.children

    def pick(self, place: str, thing: int) -> None:
        """A click or Enter on a thing."""
        table = self.table
        if self._late:
            return
        if table.offers is None:
            if place == SEAT and table.places.tabbed:
                table.show_city_of(thing)
            elif table.flow.bots_turn:
                table.flow.skip()
            return
        chosen = table.offers.chosen
        if place in (HAND, TRAY) and thing in chosen:
            table.act(lambda: table.flow.retract(thing, chosen))
            return
        spot, found = table.marks.found(place, thing)
        if not found:
            self._nothing(place, thing)
        elif self._at_once(place, spot, found):
            self._answered_at = table.ui.now
            table.choose(found[0].option)
        else:
            table.selected = spot
            table.ui.sound.play("press")
            table.refresh()

    def _nothing(self, place: str, thing: int) -> None:
        """It cannot be chosen: why not, where somebody may wonder."""
        table = self.table
        if place == SEAT and table.places.tabbed:
            table.show_city_of(thing)
            return
        why = table.marks.refusal(place, thing)
        if why:
            table.ui.toasts.show(sentence(why))
            table.ui.sound.play("error")

    def _at_once(self, place: str, spot: Spot, found: list[Offer]) -> bool:
        table = self.table
        if table.marks.at_once(place) or spot == table.selected:
            return True
        wanted = table.ui.settings.values.confirm
        if len(found) > 1 or wanted == "all" or table.ui.now - self._answered_at < DOUBLE_CLICK:
            return False
        return wanted == "never" or not table.marks.consequences.is_final(found[0].option)

    # -- the end of the turn ---------------------------------------------------------------------------------------
    def end(self) -> None:
        """Ends the turn; if something would be given away for nothing, only when it is said twice."""
        table = self.table
        assert table.offers is not None
        if self.ending != table.offers.ask.number and self._left():
            self.ending = table.offers.ask.number
            table.refresh()
        else:
            table.choose("end")

    def stay(self) -> None:
        """The turn goes on after all."""
        self.ending = -1
        self.table.refresh()

    def _left(self) -> list[str]:
        """What could still be had for nothing."""
        table = self.table
        if table.offers is None or table.ui.settings.values.confirm == "never":
            return []
        free = (offer for offer in table.offers.buttons if kind(offer.option) in ("income", "ability"))
        uses = (offer for offer in table.offers.offers if kind(offer.option) == "use")
        return [offer.label.strip() for offer in (*free, *uses) if table.marks.consequences.gains(offer.option)]

    def question(self) -> tuple[Prompt, list[Choice]] | None:
        """The words and buttons that ask once more, while somebody is about to end the turn."""
        offers = self.table.offers
        if offers is None or self.ending != offers.ask.number:
            return None
        words = _("Still to be had for nothing: {things}. An ended turn cannot be taken back.")
        return Prompt(_("End your turn?"), words.format(things=joined(self._left())), self.table.flow.view.rank), [
            Choice("end", _("End turn"), "danger", KEYS["end"]),
            Choice("stay", _("Not yet"), "gold", KEYS["pass"]),
        ]
