"""What the actions of the buildings are worth, in points."""

from __future__ import annotations

from collections.abc import Callable

from game.rattus_cartus.bot import outlook as prices
from game.rattus_cartus.bot.outlook import Outlook

SHELTER = 0.35  # for being inside a Guard Tower
TOWER_TAKES, TOWER_SHARE = 3, 1.15  # cards from each; what they are worth more because a rival loses them


class Actions:
    """The actions of this round's buildings for one seat, by how many cards it lays."""

    def __init__(self, look: Outlook, hand: int, people: int) -> None:
        """`hand` are all cards of the hand, `people` those that are people or Jokers, before anything is laid."""
        self.look, self.hand, self.people = look, hand, people

    def worth(self, slot: int, count: int, rats: int, premium: float) -> float:
        """The points to expect from the action after laying so many people for so many rats, with this chance of the
        premium."""
        t = self.look.t
        building = t.box.building_ids[t.box.building_of[t.row[slot]]]
        most, least = _ACTIONS[building](self, slot, count, rats)
        return least + premium * (most - least) + self.look.style.actions.get(building, 0.0)

    # -- by building: premium and normal -----------------------------------------------------------------------------
    def drawn(self, count: int, more: int) -> float:
        """So many more cards, after laying some."""
        left = self.people - count
        return self.look.people(left + more) - self.look.people(left)

    def lost_rats(self, taken: int, fewer: int) -> float:
        """So many rats fewer, after taking some."""
        now = self.look.t.rats[self.look.me] + taken
        return self.look.rats(now) - self.look.rats(now - fewer)

    def farm(self, slot: int, count: int, rats: int) -> tuple[float, float]:
        return self.drawn(count, 4), self.drawn(count, 2)

    def brewery(self, slot: int, count: int, rats: int) -> tuple[float, float]:
        return self.drawn(count, count), self.drawn(count, count // 2)

    def marketplace(self, slot: int, count: int, rats: int) -> tuple[float, float]:
        return self.drawn(count, 2) + 2 * prices.JOKER, self.drawn(count, 1) + prices.JOKER

    def monastery(self, slot: int, count: int, rats: int) -> tuple[float, float]:
        return self.lost_rats(rats, 2), self.lost_rats(rats, 1)

    def hospital(self, slot: int, count: int, rats: int) -> tuple[float, float]:
        return self._exchanged(count, rats, 1, 3), self._exchanged(count, rats, 0, 2)

    def _exchanged(self, count: int, rats: int, free: int, most: int) -> float:
        best = found = self.lost_rats(rats, free)
        for more in range(1, min(most, self.people - count) + 1):
            found = self.lost_rats(rats, free + more) + self.drawn(count, -more)
            best = max(best, found)
        return best

    def guard_tower(self, slot: int, count: int, rats: int) -> tuple[float, float]:
        look = self.look
        left = self.hand - count
        taken = 0.0
        for seat in look.others():
            size = float(look.hands[seat])
            if seat in look.t.waiting:
                size = max(0.0, size - 2.5)
            if any(seat in inside for at, inside in enumerate(look.t.entered) if self._is_tower(at)):
                continue
            if size >= left:
                taken += min(float(TOWER_TAKES), size)
        return self.drawn(count, int(taken + 0.5)) * TOWER_SHARE + SHELTER, SHELTER

    def _is_tower(self, slot: int) -> bool:
        t = self.look.t
        return t.box.building_ids[t.box.building_of[t.row[slot]]] == "guard_tower"

    def castle(self, slot: int, count: int, rats: int) -> tuple[float, float]:
        return self._things(prices.SWORD, 2), self._things(prices.SWORD, 1)

    def rat_catchers_hut(self, slot: int, count: int, rats: int) -> tuple[float, float]:
        return self._things(prices.FLUTE, 2), self._things(prices.FLUTE, 1)

    def office(self, slot: int, count: int, rats: int) -> tuple[float, float]:
        return self._things(prices.PASS, 2), self._things(prices.PASS, 1)

    def treasury(self, slot: int, count: int, rats: int) -> tuple[float, float]:
        return 2 * prices.GOLD, prices.GOLD

    def palace(self, slot: int, count: int, rats: int) -> tuple[float, float]:
        return 2 * prices.MARKER, prices.MARKER

    def fortune_tellers_tent(self, slot: int, count: int, rats: int) -> tuple[float, float]:
        left = 5 - len(self.look.t.looked[self.look.me])
        return min(2, left) * prices.LOOK, min(1, left) * prices.LOOK

    def _things(self, price: float, many: int) -> float:
        """Things to be played in the rounds to come: with one round left not all of them can be."""
        share = 1.0 if self.look.rest > 2 else 0.8 if self.look.rest == 2 else 0.55
        return price * (1.0 + 0.85 * (many - 1)) * share


_ACTIONS: dict[str, Callable[[Actions, int, int, int], tuple[float, float]]] = {
    "farm": Actions.farm,
    "brewery": Actions.brewery,
    "marketplace": Actions.marketplace,
    "office": Actions.office,
    "monastery": Actions.monastery,
    "hospital": Actions.hospital,
    "castle": Actions.castle,
    "guard_tower": Actions.guard_tower,
    "rat_catchers_hut": Actions.rat_catchers_hut,
    "fortune_tellers_tent": Actions.fortune_tellers_tent,
    "palace": Actions.palace,
    "treasury": Actions.treasury,
}
