from __future__ import annotations

from game.citadels.rules import asked, crown, goods
from game.citadels.rules import round as rounds
from game.citadels.rules.box import NOBLE
from game.citadels.rules.characters._base import Character, character, spend
from game.citadels.rules.state import Game
from game.citadels.rules.words import GOLD, SEAT
from game.kernel.options import option, value
from game.kernel.steps import Problem, Seat, named, step, titled

TAKE_GOLD, TAKE_CARD = GOLD, option("card")


@character
class Emperor(Character):
    """Gain 1 gold per noble district. Give the crown to another player, who gives you 1 gold or 1 random card."""

    id = "emperor"
    income = NOBLE

    def ability_problem(self, g: Game, me: Seat) -> Problem | None:
        """The Witch moves no crown for a bewitched Emperor, unless that English option is on (CIT-30)."""
        return "bewitched" if g.resumed and "emperor_bewitched_takes" not in g.box.options else None

    def ability(self, g: Game, me: Seat) -> None:
        g.offer(give_crown, me, [SEAT[s] for s in range(g.box.players)], crown_problem)

    def turn_ends(self, g: Game, me: Seat) -> None:
        """The crown must be moved some time in the turn (CIT-47)."""
        if "ability" not in g.used and self.ability_problem(g, me) is None:
            self.ability(g, me)

    def round_ends(self, g: Game, me: Seat) -> None:
        """Killed or bewitched, its player moves the crown now and takes nothing (CIT-30)."""
        if g.killed or "emperor_bewitched_takes" not in g.box.options:
            g.offer(give_crown_late, me, [SEAT[s] for s in range(g.box.players)], crown_problem)


@named
def crown_problem(g: Game, me: Seat, target: str) -> Problem | None:
    """Neither oneself nor who wears it now (CIT-45)."""
    seat = value(target)
    if seat == me:
        return "own_seat"
    return "has_crown" if seat == g.crown else None


@step
def give_crown(g: Game, me: Seat, target: str) -> None:
    spend(g)
    receiver = Seat(value(target))
    crown.move(g, receiver)
    ask_tribute(g, me, receiver)


def ask_tribute(g: Game, me: Seat, receiver: Seat) -> None:
    """Gold or a card; if one is missing it is the other (CIT-46)."""
    words = ([TAKE_GOLD] if g.gold[receiver] else []) + ([TAKE_CARD] if g.hand[receiver] else [])
    if len(words) == 2:
        g.ask(take_tribute, me, words, receiver=receiver)
    elif words:
        take_tribute(g, me, words[0], receiver)


@titled("tribute")
def take_tribute(g: Game, me: Seat, choice: str, receiver: int) -> None:
    giver = Seat(receiver)
    if choice == TAKE_GOLD:
        goods.pay(g, giver, me, 1, "emperor")
    else:
        goods.hand_over(g, giver, me, goods.any_of(g, sorted(g.hand[giver])), "emperor")


@titled("crown")
def give_crown_late(g: Game, me: Seat, target: str) -> None:
    crown.move(g, Seat(value(target)))


def _tribute_again(g: Game, me: Seat, memo: asked.Memo) -> None:
    receiver = memo["receiver"]
    asked.need(me == g.seat, "ability" in g.used, isinstance(g.acting(), Emperor), receiver == g.crown != me)
    ask_tribute(g, me, receiver)


def _late_again(g: Game, me: Seat, memo: asked.Memo) -> None:
    rank = g.box.rank_of(Emperor.id)
    asked.need(g.rank == 0, rank in (g.killed, g.bewitched), rounds.holder_of(g, rank) == me)
    g.box.characters[rank].round_ends(g, me)


def _tribute_anew(g: Game, me: Seat) -> None:
    ask_tribute(g, me, g.crown)


TURN_ENDS = (*asked.CALLED, "turn.close")
asked.question(give_crown, asked.by_ability, at=(asked.MENU, TURN_ENDS))
asked.question(take_tribute, _tribute_again, at=(asked.MENU, TURN_ENDS))
asked.question(give_crown_late, _late_again, at=(("round.close", "round.after_royal_end"),), between=True)
asked.ANEW.update({"tribute": _tribute_anew, "crown": Emperor().round_ends})
