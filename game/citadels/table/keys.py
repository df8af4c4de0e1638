"""What keys and the buttons of a gamepad do at the table, and the sheet that shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.citadels.table.offers import BUTTON, TRACK, Spot
from game.ui.actions import NUMBERS
from game.ui.lang import _
from game.ui.widgets.keys import Line, open_keys

if TYPE_CHECKING:
    from game.citadels.table.desk import TableScreen

PRESSES = ("help", "takeover", "cover", "hint", "options", "zoom", "filter", "pause")  # also buttons of the table
REFUSALS = ("pass", "done", "stay", "end")
SHEET = ("confirm", "gold", "cards", "build", "build_other", "income", "ability", "use", "use_other", "done", "without",
         "end", "options", "undo", "skip", "hurry", "zoom", "takeover", "hint", "filter", "cover")  # fmt: skip


def before_widgets(table: TableScreen, event: pygame.event.Event) -> bool:
    """Presses that count whatever has the focus: a message goes away first, Space hurries bots on."""
    if table.layers:
        return False
    if table.picking.is_late(event):
        return True
    keys = table.ui.keys
    if table.message.visible and keys.means(event, "confirm", "back", "skip"):
        table.message.close()
        return True
    if table.hinting.number >= 0 and keys.means(event, "back"):
        table.hinting.close()
        return True
    if table.offers is None and keys.means(event, "skip"):
        table.flow.skip()
        return True
    if keys.means(event, "undo"):
        table.take_back()
        return True
    return keys.pad_used and bool(keys.means(event, "back")) and to_refusal(table)


def to_refusal(table: TableScreen) -> bool:
    """With a gamepad, "back" first leads to the button that says no or ends; pressing it stays a matter of its own.
    Whether it was not there yet."""
    if table.selected is not None:
        return False
    buttons = {button.name: button for button in table.prompt.children if button.interactive}
    wanted = next((buttons[name] for name in REFUSALS if name in buttons), None)
    if wanted is None or wanted is table.ui.focus:
        return False
    table.ui.focus = wanted
    table.ui.top.all()
    return True


def after_widgets(table: TableScreen, event: pygame.event.Event) -> bool:
    """Presses nothing else wanted."""
    asked = table.ui.keys.means(event, *PRESSES, *NUMBERS)
    if asked in NUMBERS:
        return by_number(table, NUMBERS.index(asked) + 1)
    if asked:
        table.press(asked)
    return bool(asked)


def numbered(table: TableScreen) -> list[Spot]:
    """The things that can be picked now, in the order of the number keys; ranks go by their own number."""
    if table.offers is None:
        return []
    spots = [spot for spot in table.offers.by_spot if spot[0] != BUTTON]
    order = {("hand", card.thing): i for i, card in enumerate(table.hand.cards)}
    return sorted(spots, key=lambda spot: (order.get(spot, -1), 0))


def by_number(table: TableScreen, number: int) -> bool:
    """The thing of that number is picked as if clicked."""
    spots = numbered(table)
    if any(spot[0] == TRACK for spot in spots):
        table.pick(TRACK, number) if number <= len(table.model.tiles) else None
        return True
    if not spots and table.offers is not None:
        amounts = [offer for offer in table.offers.buttons if offer.option.startswith("amount:")]
        found = next((offer for offer in amounts if offer.thing == number), None)
        if found is not None:
            table.choose(found.option)
        return found is not None
    if not 1 <= number <= len(spots):
        return False
    table.pick(*spots[number - 1])
    return True


def sheet() -> list[Line]:
    """What the table adds to the keys that work everywhere."""
    return [(NUMBERS[:9], _("choose the card, player or rank of that number")), *SHEET]


def open_sheet(table: TableScreen) -> None:
    """Shows the keys."""
    open_keys(table.ui, sheet())
