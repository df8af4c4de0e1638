"""Hidden Numbers as a pack: rules, three words, a key and its zones, and everything else as every game has it."""

from __future__ import annotations

from game.table.zones import Move, Zone, Zones
from game.ui.input.actions import TURN, Action
from tests.games.hidden_numbers.rules import HiddenNumbers


class HiddenNumbersPack:
    """A game with nothing of its own but rules, three words, a key and what lies on its table."""

    id = "hidden_numbers"
    name = "Hidden Numbers"

    def rules(self) -> HiddenNumbers:
        return HiddenNumbers()

    def words(self) -> dict[str, str]:
        return {"rules.chosen": "Take, look, play, shuffle or rest"}

    def keys(self) -> tuple[Action, ...]:
        return (Action("rest", "Rest", TURN, ("r",), answers=True),)

    def zones(self) -> Zones:
        return Zones(
            zones=(
                Zone("deck", "pile", shut=True, picked_by=("take", "shuffle")),
                Zone("coins", "amount", each=True),
                Zone("hand", "hand", each=True, picked_by=("card",)),
                Zone("played", "row", each=True),
            ),
            moves={
                "took": Move("deck", "hand:seat", "card"),
                "played": Move("hand:seat", "played:seat", "card"),
                "gold": Move("coins:source", "coins:target", count="amount"),
            },
            seats_picked_by=("look",),
        )
