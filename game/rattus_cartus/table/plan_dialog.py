"""A plan put together in one dialog, for whoever goes by ear: the building, the number, the cards, each with what it
comes to, and all of it at the end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from game.kernel.rules import of
from game.rattus_cartus.hands.plan import CHOSEN, SeatPlan, card_brings, cards_counted, danger_words
from game.rattus_cartus.lang import _
from game.rattus_cartus.words.names import Names
from game.rattus_cartus.words.outlook import Consequences, fitting_first
from game.rattus_cartus.words.things import described_card
from game.table.board import Table
from game.ui.draw import theme
from game.ui.draw.markup import escape
from game.ui.lang import sentence
from game.ui.widgets import Button, Column, Grid, Layer, Panel, RichText, Row, Slider, Spacer, Toggle, Widget
from game.ui.widgets.modal import Dialog, open_dialog

WIDE = 1100.0  # units


def open_plan(plan: SeatPlan, table: Table) -> None:
    """Shows what is planned so far; whatever is changed there is planned on the table as well."""
    PlanDialog(plan, table).open()


class PlanDialog:
    """Open as long as its question is asked."""

    def __init__(self, plan: SeatPlan, table: Table) -> None:
        self.plan, self.table = plan, table
        self.names = of(Names, table.names)
        self.sum = RichText("", theme.LEAD.of(theme.TEXT), name="sum")
        self.enter = Button(_("Enter"), self._enter, "gold", "enter")
        self.buildings: dict[int, Button] = {}
        self.cards: dict[int, Toggle] = {}
        self.number: Slider | None = None
        self._layer: Layer | None = None

    def open(self) -> None:
        back = Button(_("Back to the table"), self.close, "ghost", "back")
        first = Row([self._building_part(), *self._number_parts()], gap=14)
        parts = [first, self._card_part(), Panel(self.sum, _("All together"))]
        dialog = Dialog(_("Your plan"), Column(parts, gap=14), [back, Spacer(), self.enter], WIDE)
        self._layer = open_dialog(self.table.ui, dialog, first=next(iter(self.buildings.values()), self.number))
        self._show()

    def close(self) -> None:
        if self._layer is not None:
            self.table.ui.stack.close_layer(self._layer)

    def _enter(self) -> None:
        self.close()
        self.plan.confirm()

    # -- the parts -------------------------------------------------------------------------------------------------
    def _building_part(self) -> Widget:
        plan, view = self.plan, self.plan.view
        for slot, card in enumerate(view.row):
            if plan.ask is None or plan.ask.step != CHOSEN:
                continue
            button = Button(
                self.names.plain_place(card, slot), partial(self._take_building, slot), "ghost", f"to:{slot}"
            )
            estate = self.names.plain_estate(view.box.building_estate[view.building(slot)])
            button.called(f"{button.text}, {estate}", "option")
            button.on_tell = partial(self._sum_of, slot)
            self.buildings[slot] = button
        if not self.buildings:
            place = self.names.plain_place(view.row[plan.slot], plan.slot)
            return Panel(RichText(escape(place), theme.LEAD.of(theme.TEXT)), _("Building")).sized(grow=1)
        rows = Grid(list(self.buildings.values()), 2, gap=10).called("", "list")
        return Panel(rows, _("Building")).sized(grow=1)

    def _number_parts(self) -> Sequence[Widget]:
        """As many as one likes; where the number was said, it stands with the cards."""
        if self.plan.left >= 0:
            return []
        self.number = Slider(
            _("Number of cards"), len(self.plan.cards), 0, len(self._free()), 1, self._take_number,
            lambda count: cards_counted(round(count)), "number",
        )  # fmt: skip
        self.number.on_tell = lambda: self._sum_of(self.plan.slot)
        return [Panel(self.number, _("Number")).sized(grow=1)]

    def _card_part(self) -> Widget:
        for card in self._free():
            name = described_card(card, self.names)
            toggle = Toggle(name, card in self.plan.cards, partial(self._take_card, card), f"card:{card}")
            toggle.alike = True
            toggle.on_tell = partial(self._brings, card)
            self.cards[card] = toggle
        if not self.cards:
            return Panel(RichText(_("You have no card that can be laid."), theme.LEAD.of(theme.TEXT)), _("Cards"))
        return Panel(Grid(list(self.cards.values()), 2, gap=12), _("Cards"))

    def _free(self) -> list[int]:
        return [card for card in self.plan.in_order() if self.plan.may(card)]

    # -- what they say ---------------------------------------------------------------------------------------------
    def _sum_of(self, slot: int) -> str:
        """What the chosen cards bring in this building."""
        plan = self.plan
        outlook = of(Consequences, self.table.marks.outlook)
        return sentence(outlook.plan_words(slot, plan.cards)) if slot >= 0 and plan.ask is not None else ""

    def _brings(self, card: int) -> str:
        plan = self.plan
        return card_brings(card, plan.slot, plan.view) if plan.slot >= 0 else ""

    def _whole(self) -> str:
        """All of it: the number, what it brings, the danger of death, what is missing."""
        plan = self.plan
        counted = _("{cards} chosen.").format(cards=cards_counted(len(plan.cards)))
        threat = plan.danger if plan.slot >= 0 else None
        told = [counted, plan.words, danger_words(threat) if threat is not None else ""]
        told += [sentence(plan.why_not)] if plan.why_not else []
        return " ".join(one for one in told if one)

    # -- what is done there ----------------------------------------------------------------------------------------
    def _take_building(self, slot: int) -> None:
        self.plan.slot = slot
        self._changed()

    def _take_number(self, number: float) -> None:
        """Cards that cost least are laid first, and taken back last."""
        plan, count = self.plan, round(number)
        chosen = plan.cards
        order = fitting_first(self._free(), plan.slot, plan.view) if plan.slot >= 0 else self._free()
        more = [card for card in order if card not in chosen][: max(0, count - len(chosen))]
        dearest = sorted(chosen, key=order.index)
        plan.cards = [*dearest[:count], *more]
        self._changed()

    def _take_card(self, card: int, on: bool) -> None:
        plan = self.plan
        room = plan.left < 0 or len(plan.cards) < plan.left
        if on and room:
            plan.cards.append(card)
        elif not on and card in plan.cards:
            plan.cards.remove(card)
        self._changed()

    def _changed(self) -> None:
        ui = self.table.ui
        focus = ui.focus
        self.table.refresh()
        ui.focus = focus
        self._show()
        ui.ears.say(self._whole())

    def _show(self) -> None:
        plan = self.plan
        for slot, button in self.buildings.items():
            button.chosen = slot == plan.slot
            button.invalidate()
        for card, toggle in self.cards.items():
            toggle.on = card in plan.cards
            toggle.invalidate()
        if self.number is not None:
            self.number.number = len(plan.cards)
            self.number.invalidate()
        self.sum.set(escape(self._whole()))
        self.enter.disable(sentence(plan.why_not) if plan.why_not else "")
        self.enter.tip = self.enter.why_not or self._sum_of(plan.slot)
        self.enter.invalidate()
