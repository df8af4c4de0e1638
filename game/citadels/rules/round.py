"""A round (rulebook p. 3): selection phase, then the ranks are called in order, then what the round's end reveals."""

from __future__ import annotations

from game.citadels.rules import draft, queries, scoring, turn
from game.citadels.rules import queries as windows
from game.citadels.rules.state import NO_MARK, NOBODY, Game
from game.kernel.steps import Seat, step


@step
def start(g: Game, me: Seat) -> None:
    """Collect all character cards and marks, and begin with the selection phase."""
    players = g.box.players
    g.round += 1
    g.phase = "draft"
    g.picked = g.rank = g.killed = g.robbed = g.bewitched = 0
    g.thief = g.blackmailer = NOBODY
    g.roles = [[] for _ in range(players)]
    g.seen = [[] for _ in range(players)]
    g.aside = [[] for _ in range(players)]
    g.threats_open = NO_MARK
    g.shown = [-1] * (g.box.ranks + 1)
    g.warrants = [NO_MARK] * (g.box.ranks + 1)  # those that are left go back unseen (CIT-110)
    g.threats = [NO_MARK] * (g.box.ranks + 1)
    g.face_up, g.face_down, g.safe, g.used, g.exchanged, g.fresh = [], [], [], [], [], []
    if g.log is not None:
        g.tell("round_started", round=g.round, crown=g.crown)
    if queries.answering(g, "after_draft"):
        g.do(g.crown, draft.deal, after_draft, call)
    else:
        g.do(g.crown, draft.deal, call)


@step
def after_draft(g: Game, me: Seat) -> None:
    """What districts do between the selection and the first call."""
    for card, effect in queries.answering(g, "after_draft").items():
        owner = g.owner_or_nobody(card)
        if owner != NOBODY:
            effect(g, owner)


@step
def call(g: Game, me: Seat) -> None:
    """Ranks are called until somebody answers. A killed character stays silent like an absent one (CIT-3)."""
    while g.rank < g.box.ranks:
        g.rank += 1
        holder = holder_of(g, g.rank)
        if holder != NOBODY and g.rank != g.killed:
            g.do(holder, turn.begin, call)
            return
        if g.log is not None:
            g.tell("silent", rank=g.rank)
        if g.rank == g.killed and queries.answering(g, "when_killed"):
            g.do(g.crown, killed_is_called, call)
            return
    g.do(g.crown, finish)


@step
def killed_is_called(g: Game, me: Seat) -> None:
    """Districts that help a killed player."""
    for card, effect in queries.answering(g, "when_killed").items():
        owner = g.owner_or_nobody(card)
        if owner != NOBODY:
            effect(g, owner)


def holder_of(g: Game, rank: int) -> Seat:
    """Who holds the character of this rank; -1 if nobody does."""
    for seat, ranks in enumerate(g.roles):
        if rank in ranks:
            return Seat(seat)
    return NOBODY


@step
def finish(g: Game, me: Seat) -> None:
    """Rank 4 is shown if it was killed or bewitched; then what follows from it; then the end check (CIT-114)."""
    g.rank = 0
    g.do(g.crown, royal_end, after_royal_end, close)


@step
def royal_end(g: Game, me: Seat) -> None:
    """A killed rank 4 reveals its card; its heir, or a bewitched Emperor, sees to the crown."""
    royal = draft.ROYAL_RANK
    if g.box.classic and g.killed != royal:
        _show_killed(g)
    if royal not in (g.killed, g.bewitched):
        return
    holder = holder_of(g, royal)
    if holder == NOBODY:
        return
    if g.killed == royal:
        g.shown[royal] = holder
        g.tell("heir_revealed", seat=holder, rank=royal)
    g.box.characters[royal].round_ends(g, holder)


def _show_killed(g: Game) -> None:
    """In the classic edition whoever was killed shows the card at the end of the round, whatever its rank."""
    holder = holder_of(g, g.killed)
    if holder != NOBODY:
        g.shown[g.killed] = holder
        g.tell("killed_revealed", seat=holder, rank=g.killed)


@step
def after_royal_end(g: Game, me: Seat) -> None:
    for step_in in windows.ROUND_ENDS:
        step_in(g)


@step
def close(g: Game, me: Seat) -> None:
    """A completed city ends the game."""
    if g.log is not None:
        g.tell("round_ended", round=g.round)
    g.do(g.crown, scoring.score if g.completed else start)
