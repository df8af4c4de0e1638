from __future__ import annotations

from game.citadels.rules import asked, goods, queries, turn
from game.citadels.rules.box import RELIGIOUS
from game.citadels.rules.characters._base import Character, character, spend
from game.citadels.rules.state import Game
from game.citadels.rules.words import AMOUNT, SEAT
from game.kernel.options import value
from game.kernel.steps import Problem, Seat, step


@character
class Abbot(Character):
    """Gain 1 gold or 1 card per religious district. If you are not the richest, a richest player gives you 1 gold."""

    id = "abbot"
    income = RELIGIOUS

    def collect(self, g: Game, me: Seat, count: int) -> None:
        """The mix is announced before anything is taken (CIT-128)."""
        if count:
            g.ask(mix, me, [AMOUNT[n] for n in range(count + 1)], count=count)
        elif g.log is not None:  # what everybody sees as used is told
            g.tell("income", seat=me, amount=0)

    def ability_problem(self, g: Game, me: Seat) -> Problem | None:
        """Strictly less gold than the richest (CIT-50)."""
        return None if g.gold[me] < max(g.gold) else "richest"

    def ability(self, g: Game, me: Seat) -> None:
        most = max(g.gold)
        g.ask(take, me, [SEAT[s] for s in g.others(me) if g.gold[s] == most])


@queries.quiet
@step
def mix(g: Game, me: Seat, choice: str, count: int) -> None:
    """So much gold; the rest in cards."""
    gold = value(choice)
    goods.pay(g, goods.BANK, me, gold, "income")
    g.tell("income", seat=me, amount=gold)
    if gold < count:
        goods.draw(g, me, count - gold, "income")


@step
def take(g: Game, me: Seat, whom: str) -> None:
    spend(g)
    goods.pay(g, Seat(value(whom)), me, 1, "abbot")


def _mix_again(g: Game, me: Seat, memo: asked.Memo) -> None:
    asked.need(me == g.seat, "income" in g.used)
    g.used.remove("income")
    turn.collect_income(g, me)


asked.question(mix, _mix_again)
asked.question(take, asked.by_ability)
