from __future__ import annotations

from game.citadels.rules import asked, goods
from game.citadels.rules.characters._base import Character, character, spend
from game.citadels.rules.state import Game
from game.citadels.rules.words import SEAT, TYPE
from game.kernel.options import PASS, value
from game.kernel.steps import Seat, step


@character
class Spy(Character):
    """Name a player and a district type, then look at the hand: 1 gold from the player and 1 card per match."""

    id = "spy"

    def ability_problem(self, g: Game, me: Seat) -> None:
        return None

    def ability(self, g: Game, me: Seat) -> None:
        g.ask(choose_type, me, [PASS, *(SEAT[s] for s in g.others(me))])


@step
def choose_type(g: Game, me: Seat, whom: str) -> None:
    if whom != PASS:
        g.ask(look, me, [PASS, *TYPE], victim=value(whom))


@step
def look(g: Game, me: Seat, named: str, victim: int) -> None:
    """Gold as far as there is any, cards in full (CIT-39)."""
    if named == PASS:
        return
    spend(g)
    seat, wanted = Seat(victim), value(named)
    goods.look_at_hand(g, me, seat)
    matches = sum(g.box.type[card] == wanted for card in g.hand[seat])
    g.tell("spied", {me: {"cards": g.hand[seat][:]}}, seat=me, other=seat, type=wanted, count=matches)
    goods.pay(g, seat, me, min(matches, g.gold[seat]), "spy")
    goods.draw(g, me, matches, "spy")


asked.question(choose_type, asked.by_ability)
asked.question(look, asked.after(choose_type, "victim", SEAT))
