"""What the viewer puts together on the table before it is answered (`game.rattus_cartus.hands.plan`): by presses, keys
and cards that are dragged onto a building. No pygame here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.kernel.options import kind, value
from game.rattus_cartus.hands.piles import SPECIAL, group_of
from game.rattus_cartus.hands.plan import CHOSEN, PLAN, SeatPlan
from game.rattus_cartus.lang import _
from game.rattus_cartus.rules.box import ESTATES
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.table.keys import CARD_GROUPS
from game.rattus_cartus.words.things import BUILDING
from game.table.asking.plan import Next
from game.table.asking.spots import HAND
from game.table.asking.table_desk import TableDesk
from game.table.asking.things import Choice
from game.table.board import Table
from game.table.pieces import Spot
from game.table.words import Prompt

# What is to be pressed next so that certain answers are put together, for tutorials.

CONFIRM, PASS = "plan", "play_pass"
PARTS = "parts"  # the button that shows the plan part by part


def toward(plan: RattusPlan, wanted: Sequence[Sequence[str]]) -> Next | None:
    """The building, then each card, then the button (`Plan.toward`)."""
    ask = plan.ask
    if ask is None:
        return None
    if any(PASS in options for options in wanted):
        return PASS
    slots = [value(one) for options in wanted for one in options if kind(one) == "enter"]
    if ask.step == "enter.chosen" and slots and plan.slot not in slots:
        return BUILDING, slots[0]
    cards = _cards(plan, wanted)
    wrong = [card for card in plan.cards if card not in cards]
    return next(((HAND, card) for card in [*wrong, *cards] if card in wrong or card not in plan.cards), CONFIRM)


def _cards(plan: RattusPlan, wanted: Sequence[Sequence[str]]) -> list[int]:
    """A card of the hand for each that is wanted, as many as there is room for."""
    hand, found = plan.view.hand[plan.view.viewer], list[int]()
    for options in wanted:
        cards = [value(one) for one in options if kind(one) == "card"]
        found += [card for card in cards if card in hand and card not in found][:1]
    return found if plan.left < 0 else found[: plan.left]


DOUBLE = 0.4  # seconds between the clicks of a double click


class RattusPlan(SeatPlan):
    """At most one is open: of the question of the moment."""

    keys = (*CARD_GROUPS, "best", "options")
    toward = toward

    def __init__(
        self, table: Table, view: Callable[[], View], slot_at: Callable[[tuple[float, float]], int],
        in_parts: Callable[[SeatPlan], None],
    ) -> None:  # fmt: skip
        """`slot_at` tells which building lies at a place, -1 for none; `in_parts` shows the plan part by part."""
        super().__init__(TableDesk(table), view)
        self._in_parts = in_parts
        self._table, self._slot_at = table, slot_at
        self._pressed: tuple[int, float] = (-1, -1.0)  # a building, and when

    @property
    def table(self) -> Table:
        return self._table

    def said(self) -> tuple[Prompt, list[Choice]] | None:
        """Whoever goes by ear can put it together in one place."""
        found = super().said()
        if found is None or not self.entering or not self.table.ui.ears.listening:
            return found
        prompt, choices = found
        return prompt, [*choices, Choice(PARTS, _("Part by part …"), "ghost")]

    def press(self, name: str) -> bool:
        if name != PARTS or not self.entering:
            return super().press(name)
        self._in_parts(self)
        return True

    def how(self) -> str:
        return _("Choose a building and the cards you lay there; a right click takes a whole group of cards.")

    def in_order(self) -> list[int]:
        return [card.thing for card in self.table.hand.cards if card.thing >= 0]

    def _pick_building(self, slot: int) -> None:
        ask, now = self.ask, self.table.ui.now
        if ask is None:
            return
        double = not self.table.ui.ring_visible and self._pressed[0] == slot and now - self._pressed[1] < DOUBLE
        self._pressed = slot, now
        if double and ask.step == CHOSEN:
            self.slot = slot
            self.take_best()
        elif slot == self.slot:
            self.again(slot)
        elif ask.step == CHOSEN:
            self.slot = slot
            self.changed(BUILDING, slot)

    def changed(self, place: str, thing: int) -> None:
        """Shows what is chosen. Enter then confirms, unless somebody goes from card to card by the keys."""
        ui = self.table.ui
        ui.sound.play("press")
        self.table.refresh()
        focus = ui.focus
        if not ui.ring_visible:
            ui.focus = None
        elif not (isinstance(focus, Spot) and (focus.place, focus.thing) == (place, thing)):
            button = next((one for one in self.table.prompt.children if one.name == PLAN and one.interactive), None)
            ui.focus = button or focus
            ui.top.all()

    def key(self, action: str, *, shift: bool) -> bool:
        if self.ask is None:
            return False
        if action in ("best", "options"):
            self.take_best()
            return True
        for group in self._groups_of(CARD_GROUPS.index(action)):
            self.take_group(group, whole=shift)
        return True

    def _groups_of(self, number: int) -> list[int]:
        """The groups of a key: an estate, the jokers, or all special cards one after the other."""
        if number <= len(ESTATES):
            return [number]
        held = [group_of(self.view, card) for card in self.in_order() if self.may(card)]
        special = [group for group in range(len(ESTATES) + 1, len(ESTATES) + len(SPECIAL)) if group in held]
        open_ = [group for group in special if self._some_free(group)]
        return open_[:1] if open_ else special

    def _some_free(self, group: int) -> bool:
        return any(
            group_of(self.view, card) == group and card not in self.cards and self.may(card)
            for card in self.in_order()
        )  # fmt: skip

    def drop(self, card: int, at: tuple[float, float]) -> bool:
        """Onto a building: both are chosen."""
        slot = self._slot_at(at)
        if not self.entering or slot < 0:
            return self.ask is not None
        if self.ask is not None and self.ask.step == CHOSEN:
            self.slot = slot
        if card not in self.cards:
            self._pick_card(HAND, card)
        else:
            self.changed(HAND, card)
        return True
