from __future__ import annotations

from game.citadels.rules import asked, build, goods, queries
from game.citadels.rules.box import MILITARY
from game.citadels.rules.characters._base import Character, character, spend
from game.citadels.rules.state import Game, Table
from game.citadels.rules.words import DISTRICT
from game.kernel.options import PASS, value
from game.kernel.steps import Problem, Seat, named, step


@character
class Diplomat(Character):
    """Gain 1 gold per military district. Swap 1 of your districts for another player's, paying the difference."""

    id = "diplomat"
    income = MILITARY

    def ability_problem(self, g: Game, me: Seat) -> None:
        return None

    def ability(self, g: Game, me: Seat) -> None:
        everywhere = (DISTRICT[card] for seat in g.others(me) for card in queries.rank8_reach(g, seat))
        g.offer(choose_own, me, [PASS, *everywhere], target_problem)


@named
def target_problem(g: Game, me: Seat, target: str) -> Problem | None:
    """Theirs: not shielded, not in a completed city, not a duplicate here, and one of mine must go for it (CIT-117)."""
    if target == PASS:
        return None
    wanted = value(target)
    owner = g.owner_or_nobody(wanted)
    if owner in (-1, me):
        return "not_in_city" if owner < 0 else "own_city"
    blocked = queries.rank8_problem(g, owner, wanted)
    if blocked:
        return blocked
    refusals = swap_problems(g, me, wanted).values()
    if None in refusals:
        return None
    return next((word for word in ("gold_short", "duplicate") if word in refusals), "nothing_to_give")


def swap_problem(g: Table, me: Seat, wanted: int, own: int) -> Problem | None:
    """Why this district of mine may not go for the wanted one; None if it may. Raises KeyError if it is not mine."""
    return swap_problems(g, me, wanted)[own]


def swap_problems(g: Table, me: Seat, wanted: int) -> dict[int, Problem | None]:
    """The same for each of my districts: also no duplicate in the receiver's city, even with a Quarry (CIT-68)."""
    sort, spared, mine = g.box.sort, queries.answering(g, "rank8_problem"), g.city[me]
    theirs = [sort[card] for card in g.city[g.owner(wanted)]]
    twice, most = sort[wanted] in [sort[card] for card in mine], g.gold[me] - wall(g, wanted)
    problems: dict[int, Problem | None] = {}
    for own in mine:
        if own in spared:
            problems[own] = str(spared[own])
        elif me in g.safe:
            problems[own] = "bishop"
        elif twice or sort[own] in theirs:
            problems[own] = "duplicate"
        else:
            problems[own] = "gold_short" if difference(g, wanted, own) > most else None
    return problems


def may_give(g: Table, me: Seat, wanted: int) -> list[int]:
    """My districts that may go for the wanted one."""
    return [own for own, problem in swap_problems(g, me, wanted).items() if problem is None]


def cost(g: Table, wanted: int, own: int) -> int:
    """The difference, and what their Great Wall adds; the own one is ignored (CIT-62, CIT-63)."""
    return difference(g, wanted, own) + wall(g, wanted)


def difference(g: Table, wanted: int, own: int) -> int:
    """By how much theirs is dearer, in gold."""
    return max(0, g.cost(wanted) - g.cost(own))


def wall(g: Table, wanted: int) -> int:
    """What the Great Wall of its owner adds, in gold."""
    return queries.rank8_extra(g, g.owner(wanted), wanted)


@step
def choose_own(g: Game, me: Seat, target: str) -> None:
    if target != PASS:
        g.offer(swap, me, [PASS, *(DISTRICT[card] for card in g.city[me])], own_problem, wanted=value(target))


@named
def own_problem(g: Game, me: Seat, own: str, wanted: int) -> Problem | None:
    if own == PASS:
        return None
    if value(own) not in g.city[me]:
        return "not_in_city"
    return swap_problem(g, me, wanted, value(own))


@step
def swap(g: Game, me: Seat, own: str, wanted: int) -> None:
    """No builds: no tax, no warrant, no limit; but either city may become complete (CIT-69, CIT-117)."""
    if own == PASS:
        return
    spend(g)
    mine, owner = value(own), g.owner(wanted)
    amount = cost(g, wanted, mine)
    goods.pay(g, me, owner, amount, "diplomat")
    g.city[me].remove(mine)
    g.city[owner].remove(wanted)
    g.city[me].append(wanted)
    g.city[owner].append(mine)
    g.tell("swapped", seat=me, owner=owner, card=wanted, own=mine, price=amount)
    build.note_completion(g, me)
    build.note_completion(g, owner)


asked.question(choose_own, asked.by_ability)
asked.question(swap, asked.after(choose_own, "wanted", DISTRICT))
