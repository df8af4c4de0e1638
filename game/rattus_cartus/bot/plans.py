"""Whole turns of the entering phase: which building, how many cards, and which. One value for all of them.

A plan is made at the first question of a turn and found again, from the same View, at each that follows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.kernel.steps import Seat
from game.rattus_cartus.bot import standing
from game.rattus_cartus.bot import standing as prices
from game.rattus_cartus.bot.last_round import Ending
from game.rattus_cartus.bot.standing import FLUTE, SWORD, Outlook
from game.rattus_cartus.rules.state import UNKNOWN, Table

# What the actions of the buildings are worth, in points.

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


MOST_LAID, MOST_RATS = 10, 4  # people and Jokers of one plan, and those that do not match; more hardly ever pays
TRUTHS = 0.85  # of an announced number that are people, in the mean
ENTERS = 1.15  # times an even share of those to come enter the building of somebody else's choice
STILL = ENTERS / 2  # of a building: by how much each seat to come may change the standing there
MORE = (0.85, 0.70, 0.45, 0.25, 0.12, 0.06, 0.03, 0.01, *[0.0] * 12)  # chance that who comes lays more than so many
BLUFFED = 0.08  # chance that an equal number, once announced, has a special card in it


class Plan(NamedTuple):
    """A building, the cards that are laid there, and what that is worth in points."""

    slot: int
    cards: tuple[int, ...]
    worth: float
    rats: int  # that these cards bring


class Group(NamedTuple):
    """Cards of the hand in the order in which they would be laid in one building, with what has been given up."""

    cards: list[int]
    cost: list[float]  # by how many are laid: cards and rats
    rats: list[int]  # by how many are laid


class Planner:
    """All plans of one seat worth comparing. Reads of others only what is open: points, numbers, sizes of hands."""

    def __init__(self, look: Outlook, laid: tuple[int, ...] = ()) -> None:
        """`laid` are cards that this seat has laid already in this turn; they count as part of its hand."""
        self.look, self.t, self.me = look, look.t, look.me
        hand = sorted([*laid, *look.t.hand[look.me]])
        self.hand = hand
        self.kinds: dict[str, list[int]] = {
            "follower": [],
            "joker": [],
            "sword": [],
            "flute": [],
            "pass": [],
            "gold": [],
        }
        kind = look.t.box.kind
        for card in hand:
            self.kinds[kind[card]].append(card)
        self.followers = sorted(self.kinds["follower"], key=lambda card: (look.fitting(card), card))
        self.people = len(self.kinds["follower"]) + len(self.kinds["joker"])
        self.held = [look.people(count) for count in range(self.people + 1)]
        self.after = [Seat(seat) for seat in look.t.waiting if seat != look.me]
        self.actions = Actions(look, len(hand), self.people)
        self.rows = len(look.t.row)
        self.share = 1.0 if look.two else min(1.0, ENTERS / self.rows)
        self.points = self._points_with_laid(look.t)
        last = look.rest <= 0
        self.ending = Ending(look.t, look.me, look.chances, self.points, len(self.after)) if last else None

    def _points_with_laid(self, t: Table) -> list[list[int]]:
        """The points of all seats with what those in the buildings have announced (not yet resolved)."""
        found = [row[:] for row in t.points]
        for slot, seats in enumerate(t.entered):
            if slot <= t.slot:
                continue
            estate = self.estate(slot)
            for seat in seats:
                if seat != self.me and t.numbers[seat] > 0:
                    found[estate][seat] += max(1, int(t.numbers[seat] * TRUTHS + 0.5))
        return found

    def estate(self, slot: int) -> int:
        """The estate of a building of the row."""
        return self.t.box.building_estate[self.t.box.building_of[self.t.row[slot]]]

    def plans(self, slots: list[int] | None = None) -> list[Plan]:
        """Every plan for these buildings (None: for all), one for each number of people and each use of specials."""
        found: list[Plan] = []
        for slot in range(len(self.t.row)) if slots is None else slots:
            found += self._for(slot)
        return found

    def _for(self, slot: int) -> list[Plan]:
        inside = [Seat(seat) for seat in self.t.entered[slot] if seat != self.me]
        group = self._group(slot)
        most = len(group.cards)
        gains = self.gains(slot, most + 1)
        premium = [self._premium_chance(slot, count, inside) for count in range(most + 1)]
        found = []
        for count in range(most + 1):
            worth, rats = gains[count] - group.cost[count], group.rats[count]
            if self.ending is None:
                worth += self.actions.worth(slot, count, rats, premium[count])
            else:
                worth += premium[count] * (gains[count + 1] - gains[count])
                worth = self.ending.worth(worth, self.t.rats[self.me] + rats)
            found.append(Plan(slot, tuple(group.cards[:count]), worth, group.rats[count]))
        return found + self._with_specials(slot, inside, found)

    def _group(self, slot: int) -> Group:
        """Matching cards first, then Jokers and others, whichever are cheaper."""
        look, box, estate = self.look, self.t.box, self.estate(slot)
        matching = [card for card in self.kinds["follower"] if box.estate[card] == estate]
        others = [card for card in self.followers if box.estate[card] != estate]
        jokers = self.kinds["joker"][:]
        cards, cost, rats = [], [0.0], [0]
        have, taken, extra = self.t.rats[self.me], 0, 0.0
        for count in range(1, min(MOST_LAID, self.people, len(matching) + len(jokers) + MOST_RATS) + 1):
            if matching:
                card = matching.pop()
                more = look.fitting(card)
            else:
                by_joker = look.fitting(jokers[0]) if jokers else 0.0
                by_rat = (
                    look.fitting(others[0]) + look.rats(have + taken + 1) - look.rats(have + taken) if others else 0.0
                )
                if jokers and (not others or by_joker <= by_rat):
                    card, more = jokers.pop(0), by_joker
                else:
                    card, more = others.pop(0), by_rat if self.ending is None else 0.0
                    taken += 1
            extra += more
            cards.append(card)
            cost.append(extra + self.held[self.people] - self.held[self.people - count])
            rats.append(taken)
        return Group(cards, cost, rats)

    def gains(self, slot: int, most: int) -> list[float]:
        """What 0, 1, ... `most` more points in the estate of a building are worth."""
        look, t, me, estate = self.look, self.t, self.me, self.estate(slot)
        spread = standing.spread_of(look.coming[estate] + len(self.after) * STILL / self.rows)
        points, arrived, now = self.points[estate], t.arrived[estate], t.points[estate]
        mine, place = now[me], arrived.index(me)
        staying, moving = [], []
        for seat, theirs in enumerate(points):
            if seat != me:
                lower = theirs > now[seat] or place < arrived.index(seat)
                staying.append(2 * (mine - theirs) + (1 if lower else -1))
                moving.append(2 * (mine - theirs) - 1)
        staying.sort()
        moving.sort()
        first = standing.paid_sorted(spread, look.two, tuple(staying))
        if not mine:
            first *= standing.start_share(spread)
        value, paid, two = look.style.estates[estate], standing.paid_sorted, look.two
        after = [paid(spread, two, tuple([lead + 2 * more for lead in moving])) for more in range(1, most + 1)]
        return [0.0, *(value * (one - first) for one in after)]

    def _premium_chance(self, slot: int, count: int, inside: list[Seat]) -> float:
        """The chance that so many people and Jokers are the most; a tie goes to those who came before."""
        t, look = self.t, self.look
        if look.two:
            inside = [seat for seat in look.others() if t.numbers[seat] >= 0]
        chance = 1.0
        for seat in inside:
            number = t.numbers[seat]
            if count > number:
                continue
            chance *= BLUFFED if count == number > 0 else BLUFFED / 3 if count else 0.0
        more = self.share * MORE[count]
        for seat in self.after:
            if look.hands[seat] > count:
                chance *= 1.0 - more
        return chance

    def _with_specials(self, slot: int, inside: list[Seat], plain: list[Plan]) -> list[Plan]:
        """The same with a Sword, or a Flute, where somebody is to be met. The best of the plain plans are enough."""
        sword, flute = self._sword(slot, inside), self._flute(slot, inside)
        if sword <= 0.0 and flute <= 0.0:
            return []
        found = []
        for plan in sorted(plain, key=lambda one: -one.worth)[:4]:
            if sword > 0.0:
                found.append(Plan(slot, (*plan.cards, self.kinds["sword"][0]), plan.worth + sword, plan.rats))
            if flute > 0.0:
                found.append(Plan(slot, (*plan.cards, self.kinds["flute"][0]), plan.worth + flute, plan.rats))
        return found

    def _sword(self, slot: int, inside: list[Seat]) -> float:
        """Points by laying a Sword: half of a hand, less the Sword."""
        if not self.kinds["sword"]:
            return 0.0
        look = self.look
        best = max((look.hands[seat] // 2 for seat in inside), default=0) * 0.85
        for seat in self.after:
            best = max(
                best, max(0.0, look.hands[seat] - 3.0) / 2 * (1.0 if look.two else ENTERS / len(self.t.row)) * 0.8
            )
        bonus = 1.0 if look.rest else 0.3
        keep = SWORD / (1.0 if look.rest > 1 else 1.6) if look.rest else self._spare("sword")
        return (best * bonus * 1.25 - keep) * (1.0 if best else 0.0) * look.style.swords

    def _flute(self, slot: int, inside: list[Seat]) -> float:
        """Points by laying a Flute: a rat goes to somebody else."""
        rats = self.t.rats[self.me]
        if not self.kinds["flute"] or not rats:
            return 0.0
        look = self.look
        hit = 1.0
        for _ in inside:
            hit *= 0.15
        for _ in self.after:
            hit *= 1.0 - ENTERS / len(self.t.row) * (2.0 if look.two else 1.0) * 0.8
        gain = (look.rats(rats) - look.rats(rats - 1)) * 1.3
        keep = FLUTE / (1.0 if look.rest > 1 else 1.6) if look.rest else self._spare("flute")
        return (gain * (1.0 - hit) - keep) * look.style.swords

    def _spare(self, kind: str) -> float:
        """What the most of a special kind brings at the end, if this seat may have it."""
        mine = len(self.kinds[kind])
        taken = [0] * self.look.players
        for seat in self.look.others():
            taken[seat] = sum(1 for card in self.t.hand[seat] if self._open(card, kind))
        most = max(taken)
        return 1.6 if mine > most and mine - 1 <= most else 0.1

    def _open(self, card: int, kind: str) -> bool:
        """Whether this card of somebody's hand is known to this seat, and of this kind."""
        return card != UNKNOWN and self.t.box.kind[card] == kind and bool(self.t.knows[card] >> self.me & 1)
