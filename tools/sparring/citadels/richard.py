"""`rule:richard`: after the best known charter of advanced play (trictrac forum, by Richard).

Its points: watch for whoever could finish with the Architect, and take or kill the Architect then; the Assassin is no
character to live on; do not kill the Thief unless you are rich or he would win, nor the Warlord unless you lead; with a
full hand among empty ones beware of the Magician; remember which characters passed through your hands.
"""

from __future__ import annotations

from game.citadels.rules.state import View
from game.kernel.steps import Seat
from tools.sparring.citadels import facts
from tools.sparring.citadels.thumb import Thumb

MEANS = 4  # gold with which somebody could build several districts
RICH = 5
MANY = 4  # cards in hand


class Richard(Thumb):
    """Plays the others' ends before its own."""

    def draft(self, v: View, character: str, rank: int) -> float:
        return self._own_use(v, character, rank) + self._prevention(v, character)

    def _own_use(self, v: View, character: str, rank: int) -> float:
        gold, cards = v.gold[v.viewer], len(v.hand[v.viewer])
        wants = {
            "architect": 2.5 + (2 if gold >= MEANS and cards >= 2 else 0) + (1 if cards == 0 else 0),
            "scholar": 2.5 + (1 if gold >= MEANS else 0),
            "navigator": 3.0 - (2 if gold >= MEANS and cards else 0),
            "merchant": 2.0, "trader": 1.0 + 0.3 * min(gold, 4), "alchemist": 1.0 + 0.4 * min(gold + 2, 6),
            "king": 1.5, "emperor": 1.5, "patrician": 1.2,
            "bishop": 1.0 + (1.0 if facts.leading(v) else 0.0), "abbot": 1.3, "cardinal": 1.2,
            "magician": 4.0 if cards == 0 and self._fullest(v) >= 3 else 0.5,
            "wizard": 2.2 if self._fullest(v) else 0.3, "seer": 1.6,
            "thief": 1.0 + 0.25 * max(v.gold[seat] for seat in v.others(v.viewer)), "blackmailer": 1.8,
            "spy": 0.8 + 0.3 * self._fullest(v),
            "assassin": 0.8, "witch": 1.8, "magistrate": 2.2,
            "warlord": 1.2, "marshal": 1.5, "diplomat": 1.2, "artist": 1.2, "queen": 1.8,
            "tax_collector": 0.6 + 0.5 * v.tax,
        }  # fmt: skip
        return wants.get(character, 1.5) + self.takings(v, rank)

    def _prevention(self, v: View, character: str) -> float:
        others = v.others(v.viewer)
        if any(self._architect_threat(v, seat) for seat in others) and character in ("assassin", "architect", "witch"):
            return 5.0 if character != "architect" else 4.0
        if any(facts.missing(v, seat) <= 1 for seat in others):
            return {"assassin": 2.5, "warlord": 3.0, "marshal": 2.0, "bishop": 1.0, "diplomat": 1.0}.get(character, 0.0)
        if character in ("assassin", "witch") and self._fears_the_magician(v):
            return 2.0
        return 0.0

    def _architect_threat(self, v: View, seat: Seat) -> bool:
        """Three districts in one turn would end the game."""
        return v.gold[seat] >= MEANS and bool(v.hand[seat]) and facts.missing(v, seat) <= 3

    def _fears_the_magician(self, v: View) -> bool:
        few = [len(v.hand[seat]) <= 1 for seat in v.others(v.viewer)]
        return "magician" in v.box.setup.cast and len(v.hand[v.viewer]) >= MANY and sum(few) >= 1

    def _fullest(self, v: View) -> int:
        return max(len(v.hand[seat]) for seat in v.others(v.viewer))

    def victim(self, v: View, rank: int, seats: list[Seat]) -> float:
        character = v.box.setup.cast[rank - 1]
        winning = max((4 - facts.missing(v, seat) for seat in seats), default=0)
        worth = super().victim(v, rank, seats) + max(0, winning)
        if character == "architect" and any(self._architect_threat(v, seat) for seat in seats):
            return worth + 8
        if character == "magician" and self._fears_the_magician(v):
            return worth + 5
        about_to_win = any(facts.missing(v, seat) <= 1 for seat in seats)
        if character == "thief":
            return worth + 3 if v.gold[v.viewer] >= RICH else worth - (0 if about_to_win else 3)
        if character in ("warlord", "marshal"):
            return worth + 2 if facts.leading(v) else worth - (0 if about_to_win else 3)
        if character == "king":
            return worth - 2
        return worth

    def wants_cards(self, v: View) -> bool:
        useful = [card for card in v.hand[v.viewer] if facts.buildable(v, card)]
        if facts.ending(v):
            return False
        return not useful or (len(useful) == 1 and v.gold[v.viewer] >= RICH)
