"""Unique districts that are another way to pay."""

from __future__ import annotations

from game.citadels.rules import asked, build, goods, queries
from game.citadels.rules.characters import cardinal
from game.citadels.rules.queries import unique
from game.citadels.rules.state import Game
from game.citadels.rules.words import CARD, DISTRICT
from game.kernel.options import DONE, option, value
from game.kernel.steps import Problem, Seat, step

LOAN = option("loan")


@unique
class ThievesDen:
    """Pay part or all of its cost with cards from your hand, each worth 1 gold."""

    id = "thieves_den"
    ways = "cards"


class PayWithCards:
    """Cards and gold together reach the price. A loan needs a card for each gold too, so it reaches no further."""

    def problem(self, g: Game, me: Seat, den: int) -> Problem | None:
        others = len(g.hand[me]) - 1
        if others < 1:
            return "no_cards"
        return "gold_short" if g.gold[me] + others < queries.price(g, me, den) else None

    def pay(self, g: Game, me: Seat, den: int, counts: bool) -> None:
        ask_payment(g, me, den, [], counts)


def ask_payment(g: Game, me: Seat, den: int, chosen: list[int], counts: bool) -> None:
    """Cards are picked one by one; 'done' once the gold reaches for the rest."""
    missing = queries.price(g, me, den) - len(chosen)
    words = [DONE] if chosen and missing <= g.gold[me] else []
    free = [c for c in sorted(g.hand[me]) if c != den and c not in chosen]
    if chosen and g.acting().way == cardinal.LOAN and cardinal.lenders(g, me, missing - g.gold[me], len(free)):
        words.append(LOAN)
    words += [CARD[c] for c in free] if missing > 0 else []
    g.ask(pay_with_cards, me, words, den=den, chosen=chosen, counts=counts, group="payment")


@step
def pay_with_cards(g: Game, me: Seat, choice: str, den: int, chosen: list[int], counts: bool, group: str) -> None:
    amount = queries.price(g, me, den) - len(chosen)
    if choice == LOAN:
        cardinal.ask_lender(g, me, den, amount, chosen, counts)
    elif choice == DONE:
        goods.put_under(g, me, chosen, "payment")
        build.start(g, me, den, amount, way="cards", counts=counts)
    else:
        ask_payment(g, me, den, [*chosen, value(choice)], counts)


@unique
class Framework:
    """You may build a district by destroying the Framework instead of paying its cost."""

    id = "framework"
    city_way = "framework"


class DestroyFramework:
    """It goes first, so it does not stand in the way of what is built (CIT-73)."""

    def problem(self, g: Game, me: Seat, card: int) -> Problem | None:
        return "city_complete" if me in g.completed else None

    def pay(self, g: Game, me: Seat, card: int, counts: bool) -> None:
        frame = next(own for own in g.city[me] if own in g.box.city_ways)
        sacrifice(g, me, frame)
        build.start(g, me, card, 0, way="framework", counts=counts)


@unique
class Necropolis:
    """You may build the Necropolis by destroying 1 district of your city instead of paying its cost."""

    id = "necropolis"
    ways = "sacrifice"


class SacrificeDistrict:
    """Any own district, also a beautified one (CIT-75); none in a completed city (CIT-71)."""

    def problem(self, g: Game, me: Seat, card: int) -> Problem | None:
        if me in g.completed:
            return "city_complete"
        return None if g.city[me] else "no_district"

    def pay(self, g: Game, me: Seat, card: int, counts: bool) -> None:
        g.ask(destroy_own, me, [DISTRICT[own] for own in g.city[me]], necropolis=card, counts=counts)


@step
def destroy_own(g: Game, me: Seat, choice: str, necropolis: int, counts: bool) -> None:
    sacrifice(g, me, value(choice))
    build.start(g, me, necropolis, 0, way="sacrifice", counts=counts)


def sacrifice(g: Game, me: Seat, card: int) -> None:
    """Destroy an own district as a payment (CIT-130)."""
    goods.discard_district(g, me, card)
    g.tell("sacrificed", seat=me, card=card)


build.WAYS["cards"] = PayWithCards()
build.WAYS["framework"] = DestroyFramework()
build.WAYS["sacrifice"] = SacrificeDistrict()


def _payment_again(g: Game, me: Seat, memo: asked.Memo) -> None:
    den, chosen, counts = memo["den"], memo["chosen"], memo["counts"]
    asked.need(me == g.seat, g.box.own_ways.get(den) == "cards", isinstance(counts, bool))
    asked.hand_cards(g, me, chosen, den)
    asked.need(build.problem(g, me, den, "cards", counts=counts) is None, len(chosen) <= queries.price(g, me, den))
    ask_payment(g, me, den, chosen, counts)


def _sacrifice_again(g: Game, me: Seat, memo: asked.Memo) -> None:
    card, counts = memo["necropolis"], memo["counts"]
    asked.need(me == g.seat, g.box.own_ways.get(card) == "sacrifice", isinstance(counts, bool), card in g.hand[me])
    asked.need(build.problem(g, me, card, "sacrifice", counts=counts) is None)
    build.WAYS["sacrifice"].pay(g, me, card, counts)


asked.question(pay_with_cards, _payment_again)
asked.question(destroy_own, _sacrifice_again)
