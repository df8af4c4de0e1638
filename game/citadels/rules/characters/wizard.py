from __future__ import annotations

from game.citadels.rules import asked, build, goods
from game.citadels.rules.characters._base import Character, character, spend
from game.citadels.rules.state import Game
from game.citadels.rules.words import BUILD, CARD, SEAT
from game.kernel.options import PASS, option, value, way
from game.kernel.steps import Problem, Seat, named, step

KEEP = option("keep")


@character
class Wizard(Character):
    """Look at another hand and take 1 card, or build it at once. You may build districts you already have."""

    id = "wizard"
    may_duplicate = True

    def ability_problem(self, g: Game, me: Seat) -> Problem | None:
        return None if any(g.hand[s] for s in g.others(me)) else "hands_empty"

    def ability(self, g: Game, me: Seat) -> None:
        g.offer(look, me, [PASS, *(SEAT[s] for s in g.others(me))], look_problem)


@named
def look_problem(g: Game, me: Seat, whom: str) -> Problem | None:
    if whom == PASS:
        return None
    if value(whom) == me:
        return "own_seat"
    return None if g.hand[value(whom)] else "hand_empty"


@step
def look(g: Game, me: Seat, whom: str) -> None:
    """After looking a card must be taken (CIT-41)."""
    if whom == PASS:
        return
    spend(g)
    victim = Seat(value(whom))
    goods.look_at_hand(g, me, victim)
    g.tell("looked_at_hand", {me: {"cards": g.hand[victim][:]}}, seat=me, other=victim)
    g.ask(take, me, [CARD[c] for c in sorted(g.hand[victim])], victim=victim)


@step
def take(g: Game, me: Seat, wanted: str, victim: int) -> None:
    """Into the hand, or built at once outside the limit (CIT-120)."""
    card = value(wanted)
    goods.hand_over(g, Seat(victim), me, card, "wizard")
    ask_what_with(g, me, card)


def ask_what_with(g: Game, me: Seat, card: int) -> None:
    """Whether the card that was taken is kept or built."""
    builds = [BUILD[card], *(option("build", card, by) for by in build.ways(g, me, card))]
    g.offer(keep_or_build, me, [KEEP, *builds], build_problem, card=card)


@named
def build_problem(g: Game, me: Seat, choice: str, card: int) -> Problem | None:
    if choice == KEEP:
        return None
    if value(choice) != card:
        return "not_now"
    return build.problem(g, me, value(choice), way(choice), counts=False)


@step
def keep_or_build(g: Game, me: Seat, choice: str, card: int) -> None:
    if choice != KEEP:
        build.build(g, me, card, way(choice), counts=False)


def _keep_or_build_again(g: Game, me: Seat, memo: asked.Memo) -> None:
    card = memo["card"]
    asked.need(me == g.seat, "ability" in g.used, isinstance(g.acting(), Wizard), card in g.hand[me])
    ask_what_with(g, me, card)


asked.question(look, asked.by_ability)
asked.question(take, asked.after(look, "victim", SEAT))
asked.question(keep_or_build, _keep_or_build_again)
