"""Unique districts that answer to what others do."""

from __future__ import annotations

from game.citadels.rules import asked, goods, queries, turn
from game.citadels.rules import queries as windows
from game.citadels.rules import round as rounds
from game.citadels.rules.queries import unique
from game.citadels.rules.state import NOBODY, Game
from game.citadels.rules.words import USE
from game.kernel.options import PASS, option
from game.kernel.steps import Seat, step, titled

REVEAL = option("reveal")


@unique
class Graveyard:
    """When the Warlord destroys a district, you may pay 1 gold to take it into your hand."""

    id = "graveyard"
    saves = True


def a_district_fell(g: Game, acting: Seat, card: int) -> None:
    """The owner is asked, unless he acts himself or cannot pay; a Graveyard cannot save itself (CIT-60, CIT-124)."""
    for graveyard in queries.answering(g, "saves"):
        owner = g.owner_or_nobody(graveyard)
        if owner not in (NOBODY, acting) and g.gold[owner]:
            g.ask(save, owner, [PASS, USE[graveyard]], card=card)


@titled("graveyard")
def save(g: Game, me: Seat, choice: str, card: int) -> None:
    if choice == PASS:
        return
    goods.pay(g, me, goods.BANK, 1, "graveyard")
    g.deck.remove(card)
    g.hand[me].append(card)
    g.tell("saved", seat=me, card=card)


windows.DISTRICT_DESTROYED.append(a_district_fell)


@unique
class ThroneRoom:
    """Whenever the crown goes to another player, gain 1 gold."""

    id = "throne_room"
    crown_gold = 1


def the_crown_moved(g: Game) -> None:
    """Once per change of holder, at once, at the end of the round too (CIT-59, CIT-134)."""
    for card, amount in queries.answering(g, "crown_gold").items():
        owner = g.owner_or_nobody(card)
        if owner != NOBODY:
            goods.pay(g, goods.BANK, owner, amount, "throne_room")


windows.CROWN_MOVED.append(the_crown_moved)


@unique
class Hospital:
    """If your character is killed, you may still gather when it is called."""

    id = "hospital"

    def when_killed(self, g: Game, owner: Seat) -> None:
        """Asked whenever a killed rank is called that may be held, so the question tells nothing (CIT-58, CIT-113)."""
        if g.rank not in g.face_up and any(g.shown[rank] < 0 for rank in g.roles[owner]):
            words = [PASS, REVEAL] if g.rank in g.roles[owner] else [PASS]
            g.ask(recover, owner, words)


@titled("hospital")
def recover(g: Game, me: Seat, choice: str) -> None:
    """No ability, no build, no effect of the turn's end; only gathering (CIT-58)."""
    if choice == PASS:
        return
    g.shown[g.rank] = me
    turn.take_seat(g, me)
    g.tell("revealed", seat=me, rank=g.rank)
    g.do(me, turn.gather_only, leave)


@step
def leave(g: Game, me: Seat) -> None:
    g.tell("turn_ended", seat=me, rank=g.rank)
    g.seat = NOBODY


def _killed_is_called_again(g: Game, me: Seat, memo: asked.Memo) -> None:
    asked.need(g.rank, g.rank == g.killed)
    rounds.killed_is_called(g, me)


def _save_again(g: Game, me: Seat, memo: asked.Memo) -> None:
    asked.need(g.rank == turn.ATTACKER, "ability" in g.used, memo["card"] == g.deck[0])
    a_district_fell(g, g.seat, g.deck[0])


def _save_anew(g: Game, me: Seat) -> None:
    a_district_fell(g, g.seat, g.deck[0])


def _recover_anew(g: Game, me: Seat) -> None:
    for effect in queries.answering(g, "when_killed").values():
        effect(g, me)


asked.question(save, _save_again)
asked.question(recover, _killed_is_called_again, at=(asked.CALLED,), between=True)
asked.COURSES["reactions.leave"] = lambda g: g.rank == g.killed
asked.ANEW.update({"graveyard": _save_anew, "hospital": _recover_anew})
