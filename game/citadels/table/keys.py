"""The keys of the table, and the sheet that shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.citadels.table.offers import BUTTON, TRACK, Spot
from game.ui import theme
from game.ui.lang import _
from game.ui.widgets import Button, Column, Label, Layer, Row, Spacer
from game.ui.widgets.modal import Dialog, open_dialog

if TYPE_CHECKING:
    from game.citadels.table.desk import TableScreen

PUTS_AWAY = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_ESCAPE)
DIGITS = {getattr(pygame, f"K_{n}"): n for n in range(1, 10)} | {getattr(pygame, f"K_KP{n}"): n for n in range(1, 10)}
DIGITS |= {pygame.K_0: 10, pygame.K_KP0: 10}


def before_widgets(table: TableScreen, event: pygame.event.Event) -> bool:
    """Keys that count whatever has the focus: a message goes away first, Space hurries bots on."""
    if table.layers:
        return False
    if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and not table.offers and table.flow.bots_turn:
        table.flow.skip()
        return False
    if event.type != pygame.KEYDOWN:
        return False
    if table.message.visible and event.key in PUTS_AWAY:
        table.message.close()
        return True
    if table.hinting.number >= 0 and event.key == pygame.K_ESCAPE:
        table.hinting.close()
        return True
    if event.key == pygame.K_SPACE and table.offers is None:
        table.flow.skip()
        return True
    if event.key == pygame.K_z and event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
        table.take_back()
        return True
    return False


def after_widgets(table: TableScreen, event: pygame.event.Event) -> bool:
    """Keys nothing else wanted."""
    plain = not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META)
    acts = {
        pygame.K_h: "help", pygame.K_QUESTION: "help", pygame.K_BACKSPACE: "undo",
        pygame.K_p: "takeover", pygame.K_x: "cover", pygame.K_t: "hint",
    }  # fmt: skip
    if event.key in acts and plain:
        table.press(acts[event.key])
        return True
    if event.key in DIGITS and plain:
        return by_number(table, DIGITS[event.key])
    return False


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


def sheet() -> list[tuple[str, str]]:
    """(keys, what they do)"""
    return [
        (_("Tab, arrows"), _("move the focus; the card in focus is shown large")),
        (_("Enter"), _("choose; again to confirm")),
        (_("1 to 9"), _("choose the card, player or rank of that number")),
        ("G  C", _("take gold; draw cards")),
        ("I  A  U", _("income; ability; use a district")),
        ("B", _("build, or confirm what is chosen")),
        ("D  N", _("done; do without")),
        ("E", _("end turn")),
        (_("Ctrl+Z, Backspace"), _("take back")),
        (_("Space  F"), _("go on at once; skip ahead to your turn")),
        ("P", _("let the computer play your seat, or take it back")),
        ("T", _("a hint, if the settings allow hints")),
        ("X", _("hide the cards (several people at one screen)")),
        (_("Esc"), _("let go; pause")),
        ("F1", _("cards and rules")),
        ("F11", _("full screen")),
        ("H", _("this sheet")),
    ]


def open_sheet(table: TableScreen) -> None:
    """Shows the keys; with the pause screen's card reference one button away."""
    ui = table.ui
    layer: list[Layer] = []

    def close() -> None:
        ui.stack.close_layer(layer[0])

    def reference() -> None:
        from game.ui.screens.reference import open_reference

        close()
        open_reference(ui)

    rows = [
        Row(
            [Label(keys, theme.ON_PARCHMENT_STRONG).sized(width=230), Label(words, theme.ON_PARCHMENT).sized(grow=1)],
            12,
        )
        for keys, words in sheet()
    ]
    back = Button(_("Back"), close, "gold", "close")
    dialog = Dialog(
        _("Keys"), Column(rows, gap=6), [back, Button(_("Cards and rules"), reference, name="reference"), Spacer()], 920
    )
    layer.append(open_dialog(ui, dialog, first=back))
