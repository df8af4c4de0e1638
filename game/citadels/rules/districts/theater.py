"""The Theater: characters change hands after the selection."""

from __future__ import annotations

from game.citadels.rules import asked, goods, queries
from game.citadels.rules import round as rounds
from game.citadels.rules.queries import unique
from game.citadels.rules.state import Game
from game.citadels.rules.words import RANK, SEAT
from game.kernel.options import PASS, value
from game.kernel.steps import Seat, titled


@unique
class Theater:
    """After the characters are chosen, you may swap yours blindly for that of another player."""

    id = "theater"

    def after_draft(self, g: Game, owner: Seat) -> None:
        g.ask(choose_partner, owner, [PASS, *(SEAT[s] for s in g.others(owner))])


@titled("theater")
def choose_partner(g: Game, me: Seat, choice: str) -> None:
    """Once per selection, with one partner (CIT-81, CIT-122)."""
    if choice == PASS:
        g.tell("theater_declined", seat=me)
        return
    partner = value(choice)
    if len(g.roles[me]) > 1:
        g.ask(choose_own, me, [RANK[rank] for rank in g.roles[me]], partner=partner)
    else:
        exchange(g, me, Seat(partner), g.roles[me][0])


@titled("theater")
def choose_own(g: Game, me: Seat, choice: str, partner: int) -> None:
    """With two characters each: the own one is chosen, the partner's drawn by chance."""
    exchange(g, me, Seat(partner), value(choice))


def exchange(g: Game, me: Seat, partner: Seat, mine: int) -> None:
    theirs = goods.any_of(g, sorted(g.roles[partner])) if len(g.roles[partner]) > 1 else g.roles[partner][0]
    g.roles[me] = [theirs if rank == mine else rank for rank in g.roles[me]]
    g.roles[partner] = [mine if rank == theirs else rank for rank in g.roles[partner]]
    g.exchanged = [me, partner, mine, theirs]
    known = {me: {"gave": mine, "got": theirs}, partner: {"gave": theirs, "got": mine}}
    g.tell("characters_swapped", known, seat=me, other=partner)


def _again(g: Game, me: Seat, memo: asked.Memo) -> None:
    asked.need(g.rank == 0, not g.exchanged, not any(seat >= 0 for seat in g.shown))
    rounds.after_draft(g, me)


def _anew(g: Game, me: Seat) -> None:
    for effect in queries.answering(g, "after_draft").values():
        effect(g, me)


asked.question(choose_partner, _again, at=(asked.CALLED,), between=True)
asked.question(choose_own, asked.after(choose_partner, "partner", SEAT), at=(asked.CALLED,), between=True)
asked.ANEW["theater"] = _anew
