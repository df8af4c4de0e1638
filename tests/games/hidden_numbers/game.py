"""Hidden Numbers as a pack: rules and three words, and everything else as every game has it."""

from __future__ import annotations

from tests.games.hidden_numbers.rules import HiddenNumbers


class HiddenNumbersPack:
    """A game with nothing of its own but rules and three words."""

    id = "hidden_numbers"
    name = "Hidden Numbers"

    def rules(self) -> HiddenNumbers:
        return HiddenNumbers()

    def words(self) -> dict[str, str]:
        return {"rules.chosen": "Take, look, play, shuffle or rest"}
