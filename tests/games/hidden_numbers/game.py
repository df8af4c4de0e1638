"""Hidden Numbers as a pack: rules, three words and a key, and everything else as every game has it."""

from __future__ import annotations

from game.ui.input.actions import TURN, Action
from tests.games.hidden_numbers.rules import HiddenNumbers


class HiddenNumbersPack:
    """A game with nothing of its own but rules, three words and a key."""

    id = "hidden_numbers"
    name = "Hidden Numbers"

    def rules(self) -> HiddenNumbers:
        return HiddenNumbers()

    def words(self) -> dict[str, str]:
        return {"rules.chosen": "Take, look, play, shuffle or rest"}

    def keys(self) -> tuple[Action, ...]:
        return (Action("rest", "Rest", TURN, ("r",), answers=True),)
