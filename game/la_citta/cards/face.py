"""What is written on a card of La Città, and its colours. No pygame here."""

from __future__ import annotations

from dataclasses import dataclass

from game.la_citta.cards import tones
from game.la_citta.cards.names import ACTION, BUILDING, POLITICS, VOICE, building_of, told
from game.ui.cards import Face
from game.ui.draw import theme


@dataclass(frozen=True)
class CardFace(Face):
    """`kind` is that of the shelf, `number` the lowest price of a politics card."""

    @property
    def tones(self) -> theme.Tones:
        if self.kind == POLITICS:
            return tones.BRONZE if building_of(self.id) else tones.VIOLET
        if self.kind == VOICE:
            return tones.WISH[self.id]
        if self.kind == ACTION:
            return tones.of_crest(told(self.id).crest)
        return tones.BRONZE if self.kind == BUILDING else tones.GREEN
