"""The sharp side of the rules of thumb: whom to name, what to destroy, seize, swap."""

from __future__ import annotations

from game.citadels.rules.characters import diplomat, marshal, warlord
from game.citadels.rules.districts import actions
from game.citadels.rules.state import View
from game.kernel.options import PASS, kind, option, value
from game.kernel.rng import Rng
from game.kernel.steps import Ask, Seat
from tools.sparring.citadels import facts

HATED = {  # how much it is worth that a character stays away
    "architect": 6, "merchant": 5, "scholar": 5, "navigator": 4, "alchemist": 4, "trader": 4, "wizard": 4,
    "magician": 3, "seer": 3, "bishop": 3, "abbot": 3, "cardinal": 3, "thief": 2, "spy": 2, "blackmailer": 2,
    "warlord": 2, "marshal": 3, "diplomat": 2, "emperor": 2, "patrician": 2, "king": 1, "queen": 2, "artist": 1,
    "tax_collector": 2,
}  # fmt: skip
ABILITY = option("ability")


class Strikes:
    """Answers to the questions of the aggressive characters."""

    # -- naming a character --
    def victim(self, v: View, rank: int, seats: list[Seat]) -> float:
        """How much this character should lose its turn; `seats` may hold it."""
        danger = max(facts.points(v, seat) + v.gold[seat] for seat in seats)
        return HATED.get(v.box.setup.cast[rank - 1], 2) + 0.2 * danger

    def purse(self, v: View, rank: int, seats: list[Seat]) -> float:
        """How much gold may lie behind this character."""
        return sum(v.gold[seat] for seat in seats) / len(seats) + 0.2 * HATED.get(v.box.setup.cast[rank - 1], 2)

    def _named(self, v: View, ask: Ask, rng: Rng, *, gold: bool) -> str:
        worth: list[tuple[float, str]] = []
        for word in ask.options:
            seats = facts.holders(v, value(word))
            if seats:
                judged = self.purse(v, value(word), seats) if gold else self.victim(v, value(word), seats)
                worth.append((judged + rng.random(), word))
        return max(worth)[1] if worth else ask.options[0]

    def assassin_kill(self, v: View, ask: Ask, rng: Rng) -> str:
        return self._named(v, ask, rng, gold=False)

    def witch_bewitch(self, v: View, ask: Ask, rng: Rng) -> str:
        return self._named(v, ask, rng, gold=False)

    def magistrate_place(self, v: View, ask: Ask, rng: Rng) -> str:
        return self._named(v, ask, rng, gold=True)

    def thief_rob(self, v: View, ask: Ask, rng: Rng) -> str:
        return self._named(v, ask, rng, gold=True)

    def blackmailer_place(self, v: View, ask: Ask, rng: Rng) -> str:
        return self._named(v, ask, rng, gold=True)

    # -- districts of others --
    def afterwards(self, v: View, words: list[str]) -> str | None:
        """What is done with the gold that is left after building."""
        if ABILITY in words:
            character = v.acting().id
            if character in ("warlord", "marshal", "diplomat") and self.target(v) is not None:
                return ABILITY
            if character == "artist" and (v.gold[v.viewer] > 2 or facts.ending(v)):
                return ABILITY
        return next((word for word in words if kind(word) == "use" and self.useful(v, value(word))), None)

    def target(self, v: View) -> str | None:
        """What the acting rank 8 should do to whom, if anything."""
        aim = {"warlord": self._to_destroy, "marshal": self._to_seize, "diplomat": self._to_take}[v.acting().id]
        most, word = max(
            (aim(v, seat, card) for seat in v.others(v.viewer) for card in v.city[seat]), default=(0.0, "")
        )
        return word if most > 0 else None

    def _to_destroy(self, v: View, seat: Seat, card: int) -> tuple[float, str]:
        """For nothing: always. For gold: only from whoever is about to win."""
        word = option("district", card)
        if not facts.permitted(v, warlord.destroy_problem, word):
            return 0.0, ""
        harm, price = facts.loses(v, seat, card), warlord.cost(v, card)
        urgent = facts.missing(v, seat) <= 1 or facts.ending(v)
        if harm <= 0 or (price > 0 and not urgent):
            return 0.0, ""
        return harm + 2.0 * (seat == facts.best_rival(v)) + 6.0 * urgent - price, word

    def _to_seize(self, v: View, seat: Seat, card: int) -> tuple[float, str]:
        word = option("district", card)
        if not facts.permitted(v, marshal.seize_problem, word):
            return 0.0, ""
        mine, price = facts.gain(v, card, marshal.price(v, card)), marshal.price(v, card)
        return mine + 0.5 * facts.loses(v, seat, card) - (0 if facts.ending(v) else 0.6 * price), word

    def _to_take(self, v: View, seat: Seat, card: int) -> tuple[float, str]:
        word = option("district", card)
        if not facts.permitted(v, diplomat.target_problem, word):
            return 0.0, ""
        own = self._to_give(v, card)
        better = v.cost(card) - v.cost(own)
        return better - 0.5 * diplomat.cost(v, card, own), word

    def _to_give(self, v: View, wanted: int) -> int:
        me = v.viewer
        return min(diplomat.may_give(v, me, wanted), key=lambda own: (facts.loses(v, me, own), own))

    def warlord_destroy(self, v: View, ask: Ask, rng: Rng) -> str:
        return self._aimed(v, ask)

    def marshal_seize(self, v: View, ask: Ask, rng: Rng) -> str:
        return self._aimed(v, ask)

    def diplomat_choose_own(self, v: View, ask: Ask, rng: Rng) -> str:
        return self._aimed(v, ask)

    def _aimed(self, v: View, ask: Ask) -> str:
        word = self.target(v)
        return word if word in ask.options else ask.options[0]

    def diplomat_swap(self, v: View, ask: Ask, rng: Rng) -> str:
        return option("district", self._to_give(v, ask.memo["wanted"]))

    def actions_raze(self, v: View, ask: Ask, rng: Rng) -> str:
        return max(ask.options, key=lambda word: (self.razing(v, value(word)), word))

    def razing(self, v: View, card: int) -> int:
        """What it hurts the best rival; own districts never."""
        owner = v.owner(card)
        return facts.loses(v, owner, card) + 3 * (owner == facts.best_rival(v)) if owner != v.viewer else -9

    # -- own districts that are used --
    def useful(self, v: View, card: int) -> bool:
        """Whether this district should be used now."""
        me, name = v.viewer, v.box.kind[card]
        useless = [own for own in v.hand[me] if not facts.buildable(v, own) and not facts.scores_in_hand(v, own)]
        if name == "laboratory":
            return bool(useless) and not facts.owns(v, "map_room")
        if name == "museum":
            spare = bool(useless) or (facts.ending(v) and any(not facts.scores_in_hand(v, own) for own in v.hand[me]))
            return (spare or len(v.hand[me]) > 4) and not facts.owns(v, "map_room")
        if name == "smithy":
            return not v.hand[me] and v.gold[me] >= 4 and not facts.ending(v)
        if name == "armory":
            first = facts.best_rival(v)
            prey = [own for own in v.city[first] if facts.permitted(v, actions.armory_problem, option("district", own))]
            worst = max((facts.loses(v, first, own) for own in prey), default=0)
            return facts.missing(v, first) <= 1 and worst > facts.loses(v, me, card) - 2
        return False


__all__ = ["PASS", "Strikes"]
