"""The means of the movements of Rattus Cartus: flights over its board, and what the scene of a resolution adds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import pygame

from game.rattus_cartus.table.art import BACK, RAT_TOKEN
from game.rattus_cartus.table.resolving.rows import Row
from game.session.match import Shown
from game.table.hand import HandCard
from game.table.motion.flight import Flights
from game.ui.draw.geometry import Box
from game.ui.draw.motion import Animation, Call

if TYPE_CHECKING:
    from game.rattus_cartus.table.board import RattusBoard

TOKEN, DISC, CARD = 40.0, 26.0, 54.0


Means: TypeAlias = "Flights[RattusBoard]"
Maker = Callable[[Means, Shown], Animation | None]


def token(m: Means, side: float = TOKEN) -> pygame.Surface:
    """A rat."""
    pixels = m.ui.px(side)
    return m.ui.assets.scaled(RAT_TOKEN, (pixels, pixels))


def crest(m: Means, seat: int) -> int:
    """The shield of a seat, by which its discs are known."""
    return m.table.flow.seats[seat].crest


def disc_picture(m: Means, seat: int, wide: float = DISC) -> pygame.Surface:
    """A disc on its way."""
    from game.rattus_cartus.table.influence import pictured

    side = max(9, m.ui.px(wide))
    return pictured(m.ui.assets, side, crest(m, seat))


def seen(m: Means, event: Shown) -> Animation:
    """From here on the scene shows this event."""
    following = m.board.following
    return Call(lambda: following.see(event))


def row(m: Means, seat: int) -> Row | None:
    """The row of a seat in the open building."""
    found = m.board.scene.row(seat)
    return found if found is not None and found.box.w > 20 else None


def row_box(m: Means, seat: int) -> Box:
    """Where somebody is seen: the row, else the panel."""
    found = row(m, seat)
    return found.box if found is not None else m.board.seat_box(seat)


def own_card(m: Means, card: int) -> HandCard | None:
    """A card in the hand before the screen; None if it is not there."""
    cards: Sequence[Any] = m.table.hand.cards
    return next((spot for spot in cards if spot.thing == card), None)


def small(box: Box, wide: float = CARD) -> Box:
    """A small card in the middle of a box."""
    return box.centered(wide, wide * 1.4)


def back(m: Means, wide: float = CARD) -> pygame.Surface:
    """The back of every card that is held."""
    return m.ui.cards.back(BACK, wide)


def voiced(m: Means, name: str, take: int = -1) -> Animation:
    """One of the game's own sounds, at its moment."""

    def sound() -> None:
        if not m.muted:
            m.ui.sound.play(name, take)

    return Call(sound)
