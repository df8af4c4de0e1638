"""The danger of death, as a seat may reckon it: that the plague finds more rats with it than the row has nuns.

Exact and without chance: every follower that this seat has not seen elsewhere lies in the row as likely as any other.
Nothing here looks at more than the View shows.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.rattus_cartus.bot.nuns import row_chances, survival
from game.rattus_cartus.rules.state import UNKNOWN, View

FREE_OF_HOSPITAL = 1  # rats that its premium takes before cards are exchanged


@dataclass(frozen=True)
class Danger:
    """The rats of the viewer and the chance (0 to 1) to die with them; then the same as they will be after the building
    that is planned or entered, where there is one."""

    rats: int
    now: float
    planned_rats: int
    planned: float

    @property
    def changes(self) -> bool:
        """Whether the plan is about rats at all."""
        return self.planned_rats != self.rats


def percent(chance: float) -> int:
    """As it is told: nothing that may happen is 0, nothing that may not happen is 100."""
    whole = round(chance * 100)
    return whole if chance in (0.0, 1.0) else min(99, max(1, whole))


def death(view: View, rats: int) -> float:
    """The chance that the row has fewer nuns than these rats."""
    return 1.0 - survival(row_chances(view, view.viewer), rats)


def danger(view: View, slot: int = -1, cards: Sequence[int] = (), *, premium: bool | None = None) -> Danger | None:
    """What the viewer is in. With `slot` it plans to lay these cards there, else it counts with those that it has laid.
    `premium`: whether that action will be its own, None where nobody can tell. Nothing for nobody."""
    if view.viewer < 0 or view.phase == "over":
        return None
    rats = view.rats[view.viewer]
    if slot < 0:
        slot, cards = view.slot_of(view.viewer), view.laid[view.viewer]
        if slot >= 0 and slot in view.revealed:
            slot = -1
    after = rats_after(view, slot, cards, premium=premium) if slot >= 0 else rats
    return Danger(rats, death(view, rats), after, death(view, after))


def rats_after(view: View, slot: int, cards: Sequence[int], *, premium: bool | None) -> int:
    """The rats of the viewer once that building is done: those that followers of other estates bring, less those that
    it discards there for certain."""
    box, number = view.box, view.building(slot)
    own = [card for card in cards if card != UNKNOWN]
    brought = sum(box.kind[card] == "follower" and box.estate[card] != box.building_estate[number] for card in own)
    return max(0, view.rats[view.viewer] + brought - rats_discarded(view, number, premium=premium))


def rats_discarded(view: View, building: int, *, premium: bool | None) -> int:
    """How many rats that building takes without a price; where the premium is open, at least so many."""
    if view.last_round():
        return 0
    name, box = view.box.building_ids[building], view.box
    if name == "monastery":
        return box.premium[building] if premium else box.normal[building]
    return FREE_OF_HOSPITAL if name == "hospital" and premium else 0
