from __future__ import annotations

from game.citadels.rules import asked, build, goods, queries
from game.citadels.rules.box import RELIGIOUS
from game.citadels.rules.characters._base import Character, character, spend
from game.citadels.rules.state import Game
from game.citadels.rules.words import CARD, SEAT
from game.kernel.options import value
from game.kernel.rules import Plain
from game.kernel.steps import Problem, Seat, step

LOAN = "loan"
Deal = Plain  # card, price, paid, counts; then lender and given: what is agreed so far


@character
class Cardinal(Character):
    """Draw 1 card per religious district. Short of gold for a build, take it from a player: 1 hand card per gold."""

    id = "cardinal"
    income = RELIGIOUS
    way = LOAN

    def collect(self, g: Game, me: Seat, count: int) -> None:
        """Cards instead of gold."""
        goods.draw(g, me, count, "income")


def lenders(g: Game, me: Seat, missing: int, cards: int) -> list[Seat]:
    """Who could lend the whole missing sum, if this seat has that many cards to give (CIT-119)."""
    if missing < 1 or cards < missing or "ability" in g.used:
        return []
    return [s for s in g.others(me) if g.gold[s] >= missing]


class Loan:
    """The missing gold comes from one player, who gets as many hand cards and cannot refuse (CIT-51)."""

    def problem(self, g: Game, me: Seat, card: int) -> Problem | None:
        if "ability" in g.used:
            return "used"
        missing = queries.price(g, me, card) - g.gold[me]
        if missing < 1:
            return "no_loan_needed"
        if len(g.hand[me]) - 1 < missing:
            return "no_cards"
        return None if lenders(g, me, missing, missing) else "no_lender"

    def pay(self, g: Game, me: Seat, card: int, counts: bool) -> None:
        ask_lender(g, me, card, queries.price(g, me, card), [], counts)


def ask_lender(g: Game, me: Seat, card: int, price: int, paid: list[int], counts: bool) -> None:
    """`price` gold is to be paid, after the cards `paid` for the Thieves' Den are taken off."""
    missing = price - g.gold[me]
    words = [SEAT[s] for s in lenders(g, me, missing, missing)]
    g.ask(choose_cards, me, words, deal={"card": card, "price": price, "paid": paid, "counts": counts})


@step
def choose_cards(g: Game, me: Seat, whom: str, deal: Deal) -> None:
    _ask_card(g, me, {**deal, "lender": value(whom), "given": []})


def _ask_card(g: Game, me: Seat, deal: Deal) -> None:
    """Neither the card to be built nor those paid for the Thieves' Den can be given (CIT-119)."""
    taken = [deal["card"], *deal["paid"], *deal["given"]]
    g.ask(give, me, [CARD[c] for c in sorted(g.hand[me]) if c not in taken], deal=deal, group="loan")


@step
def give(g: Game, me: Seat, choice: str, deal: Deal, group: str) -> None:
    deal = {**deal, "given": [*deal["given"], value(choice)]}
    missing = deal["price"] - g.gold[me]
    if len(deal["given"]) < missing:
        _ask_card(g, me, deal)
        return
    spend(g)
    for gift in deal["given"]:
        goods.hand_over(g, me, Seat(deal["lender"]), gift, "loan")
    goods.pay(g, Seat(deal["lender"]), me, missing, "loan")
    goods.put_under(g, me, deal["paid"], "payment")
    build.start(g, me, deal["card"], deal["price"], way=LOAN, counts=deal["counts"])


build.WAYS[LOAN] = Loan()


def _lender_again(g: Game, me: Seat, memo: asked.Memo) -> None:
    deal = memo["deal"]
    card, price, paid, counts = deal["card"], deal["price"], deal["paid"], deal["counts"]
    asked.need(len(deal) == 4, me == g.seat, g.acting().way == LOAN, isinstance(counts, bool))
    asked.hand_cards(g, me, paid, card)
    way = g.box.own_ways.get(card) if paid else LOAN
    asked.need(build.problem(g, me, card, way, counts=counts) is None)
    asked.need(price == queries.price(g, me, card) - len(paid))
    ask_lender(g, me, card, price, paid, counts)


def _give_again(g: Game, me: Seat, memo: asked.Memo) -> None:
    deal = {**memo["deal"]}
    lender, given = deal.pop("lender"), deal.pop("given")
    _lender_again(g, me, {"deal": deal})
    asked.need(SEAT[lender] in g.stack.pop()[2])
    asked.hand_cards(g, me, [*given, *deal["paid"]], deal["card"])
    choose_cards(g, me, SEAT[lender], deal)
    for card in given:
        g.stack.pop()
        give(g, me, CARD[card], {**deal, "lender": lender, "given": given[: given.index(card)]}, memo["group"])


asked.question(choose_cards, _lender_again)
asked.question(give, _give_again)
