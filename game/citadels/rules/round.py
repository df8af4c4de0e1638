"""A round (rulebook p. 3): selection phase, then the ranks are called in order, then what the round's end reveals."""

from __future__ import annotations

from game.citadels.rules import draft, scoring, turn
from game.citadels.rules.state import NOBODY, Game
from game.kernel.steps import Seat, step


@step
def start(g: Game, me: Seat) -> None:
    """Collect all character cards and marks, and begin with the selection phase."""
    players = g.box.players
    g.round += 1
    g.phase = "draft"
    g.picked = g.rank = g.killed = g.robbed = 0
    g.thief = NOBODY
    g.roles = [[] for _ in range(players)]
    g.seen = [[] for _ in range(players)]
    g.shown = [-1] * (g.box.ranks + 1)
    g.face_up, g.face_down, g.safe, g.used = [], [], [], []
    g.tell("round_started", round=g.round, crown=g.crown)
    g.do(g.crown, draft.deal, call)


@step
def call(g: Game, me: Seat) -> None:
    """Ranks are called until somebody answers. A killed character stays silent like an absent one (CIT-3)."""
    while g.rank < g.box.ranks:
        g.rank += 1
        holder = holder_of(g, g.rank)
        if holder != NOBODY and g.rank != g.killed:
            g.do(holder, turn.begin, call)
            return
        g.tell("silent", rank=g.rank)
    g.do(g.crown, finish)


def holder_of(g: Game, rank: int) -> Seat:
    """Who holds the character of this rank; -1 if nobody does."""
    for seat, ranks in enumerate(g.roles):
        if rank in ranks:
            return Seat(seat)
    return NOBODY


@step
def finish(g: Game, me: Seat) -> None:
    """A killed rank 4 is shown and its heir takes the crown; a completed city ends the game (CIT-114)."""
    g.rank = 0
    heir = holder_of(g, g.killed) if g.killed == draft.ROYAL_RANK else NOBODY
    if heir != NOBODY:
        g.shown[g.killed] = heir
        g.tell("heir_revealed", seat=heir, rank=g.killed)
        g.box.characters[g.killed].round_ends(g, heir)
    g.tell("round_ended", round=g.round)
    g.do(g.crown, scoring.score if g.completed else start)
