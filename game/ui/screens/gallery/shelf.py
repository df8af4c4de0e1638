"""Faces made ready while the gallery is looked at: one per turn, and only when their picture is decoded already."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.ui import Ui


class Shelf:
    """Composes the faces of one layout and width in the order they are wanted. Bounded: never more than half of what
    the memory for pictures allows."""

    def __init__(self, ui: Ui, layout: str, game: str) -> None:
        self.ui, self.layout, self.game = ui, layout, game
        self.cards = ui.cards_of(game)
        self.width = 0.0
        self.working = False  # whether the last turn composed one: there may be more
        self._asked: set[str] = set()

    def ready(self, card: str) -> bool:
        """Whether the face can be drawn without work, or work does not matter (no window waits for frames)."""
        return self.ui.assets.pictures.patient or self.cards.ready(card, self.layout, self.width)

    def update(self, wanted: Sequence[str]) -> str:
        """Composes at most one face and asks for the pictures of the others; the card composed, or ""."""
        made = self._compose(wanted)
        self.working = bool(made)
        return made

    def _compose(self, wanted: Sequence[str]) -> str:
        if self.width <= 0 or self.ui.assets.pictures.patient:
            return ""
        most = self.ui.assets.share_of(self.cards.pixels(self.layout, self.width))
        for card in wanted[:most]:
            if not self.ready(card):
                name = self.cards.picture(card)
                if self.ui.assets.pictures.has(name):
                    self.cards.surface(card, self.layout, self.width)
                    return card
                if name not in self._asked:
                    self._asked.add(name)
                    self.ui.assets.pictures.ahead([name])
        return ""
