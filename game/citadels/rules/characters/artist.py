from __future__ import annotations

from game.citadels.rules import asked, goods
from game.citadels.rules.characters._base import Character, character, spend
from game.citadels.rules.state import Game
from game.citadels.rules.words import DISTRICT
from game.kernel.options import DONE, PASS, value
from game.kernel.steps import Problem, Seat, named, step


@character
class Artist(Character):
    """Put 1 gold each on up to 2 of your districts: their cost is 1 higher for good."""

    id = "artist"

    def ability_problem(self, g: Game, me: Seat) -> Problem | None:
        """Each district only once while it stands, in a completed city too (CIT-87, CIT-135)."""
        if not any_plain(g, me):
            return "nothing_to_beautify"
        return None if g.gold[me] else "gold_short"

    def ability(self, g: Game, me: Seat) -> None:
        g.offer(beautify, me, [PASS, *(DISTRICT[card] for card in g.city[me])], beautify_problem)


def any_plain(g: Game, me: Seat) -> bool:
    """Whether this seat has a district without gold on it."""
    return any(card not in g.beautified for card in g.city[me])


@named
def beautify_problem(g: Game, me: Seat, target: str) -> Problem | None:
    card = value(target)
    if card < 0:
        return None
    if card not in g.city[me]:
        return "not_in_city"
    return "beautified" if card in g.beautified else None


@step
def beautify(g: Game, me: Seat, target: str) -> None:
    if target in (PASS, DONE):
        return
    first = "ability" not in g.used
    card = value(target)
    goods.pay(g, me, goods.BANK, 1, "beautify")
    g.beautified.append(card)
    g.tell("beautified", seat=me, card=card)
    if first:
        spend(g)
        if g.gold[me] and any_plain(g, me):
            ask_second(g, me)


def ask_second(g: Game, me: Seat) -> None:
    """A second district may follow the first."""
    g.offer(beautify, me, [DONE, *(DISTRICT[card] for card in g.city[me])], beautify_problem)


def _again(g: Game, me: Seat, memo: asked.Memo) -> None:
    """The first of the two districts, or the second."""
    if "ability" not in g.used:
        asked.by_ability(g, me, memo)
        return
    asked.need(me == g.seat, isinstance(g.acting(), Artist), g.gold[me], any_plain(g, me))
    ask_second(g, me)


asked.question(beautify, _again)
