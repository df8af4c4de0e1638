"""A card that is dragged from the hand: over the place for it, such as the own city, it is played, anywhere else it
goes back.

Nothing needs it: a press on the card does the same.
"""

from __future__ import annotations

from game.table.asking.spots import HAND
from game.table.board import Table
from game.table.hand import HandCard
from game.ui.draw.geometry import Box
from game.ui.draw.sprites import Sprite

FAR = 12.0  # units: a hand that trembles drags nothing


class Dragging:
    """At most one card is in the hand of the pointer."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.card: HandCard | None = None
        self._from = (0.0, 0.0)
        self._sprite: Sprite | None = None

    def move(self, card: HandCard, start: tuple[float, float], x: float, y: float) -> bool:
        """The pointer moved with the button held on a card; whether the card goes with it now."""
        table = self.table
        if self.card is None:
            far = max(abs(x - start[0]), abs(y - start[1])) >= FAR
            if not far or table.offers is None or card.place != HAND or not card.card_id:
                return False
            self.card, self._from = card, (x - card.shown.cx, y - card.shown.cy)
            self._sprite = table.stage.add(Sprite(card.picture, card.shown.cx, card.shown.cy, table.ui.scale.k))
            card.hidden = True
            card.invalidate()
            table.ui.sound.play("press")
        assert self._sprite is not None
        self._sprite.x, self._sprite.y = x - self._from[0], y - self._from[1]
        self._light(on=self._over(x, y))
        return True

    def drop(self, x: float, y: float) -> None:
        """Let go: what lies there is picked as if pressed, with all that is asked then."""
        card, over = self.card, self._over(x, y)
        self.stop()
        if card is not None and over:
            self.table.dropped(card.thing, (x, y))

    def stop(self) -> None:
        """The card is back in the hand."""
        card, self.card = self.card, None
        if card is None:
            return
        if self._sprite is not None:
            self.table.stage.remove(self._sprite)
            self._sprite = None
        self._light(on=False)
        card.hidden = False
        card.invalidate()

    def _over(self, x: float, y: float) -> bool:
        room = self.table.drop_room
        return room is not None and room.contains(x, y)

    def _light(self, *, on: bool) -> None:
        """The place shows that it would take the card."""
        if self.table.landing.on != on:
            self.table.landing.box = self.table.drop_room or Box(0, 0, 0, 0)
            self.table.landing.on = on
            self.table.landing.invalidate()
