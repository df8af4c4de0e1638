from __future__ import annotations

from game.citadels.rules import crown
from game.citadels.rules.box import NOBLE
from game.citadels.rules.characters._base import Character, character, spend
from game.citadels.rules.state import Game
from game.kernel.steps import Problem, Seat


class Royal(Character):
    """What King and Patrician have in common: the crown is theirs some time in their turn."""

    income = NOBLE

    def ability_problem(self, g: Game, me: Seat) -> Problem | None:
        """The Witch does not get the crown of a bewitched King: he took it in his own short turn (CIT-29)."""
        return "bewitched" if g.resumed else None

    def ability(self, g: Game, me: Seat) -> None:
        """Whoever wears it already keeps it: that is told, because everybody sees that the ability was used."""
        spend(g)
        if g.crown == me and g.log is not None:
            g.tell("crown_kept", seat=me)
        crown.move(g, me)

    def turn_ends(self, g: Game, me: Seat) -> None:
        """The crown must be taken some time in the turn (CIT-47)."""
        if "ability" not in g.used and not g.resumed:
            self.ability(g, me)

    def bewitched_turn_ends(self, g: Game, me: Seat) -> None:
        crown.move(g, me)

    def round_ends(self, g: Game, me: Seat) -> None:
        """Killed, the card is shown now, and its player inherits the crown (CIT-3)."""
        if g.killed:
            crown.move(g, me)


@character
class King(Royal):
    """Gain 1 gold per noble district. Take the crown."""

    id = "king"
