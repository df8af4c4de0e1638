"""What one seat may know. Built by whitelist into a new object: a field nobody decided about is a test failure."""

from __future__ import annotations

from game.citadels.rules.state import NOBODY, UNKNOWN, Game, View
from game.kernel.steps import Seat, public_title

PUBLIC = (
    "phase", "round", "crown", "picked", "rank", "killed", "robbed", "thief", "seat", "gathered", "builds",
)  # fmt: skip
PUBLIC_LISTS = ("order", "shown", "face_up", "safe", "gold", "beautified", "used", "completed")


def observe(g: Game, me: Seat) -> View:
    """Everything this seat may know, in the state's own shape; what it does not know is -1."""
    v = View.__new__(View)
    v.viewer, v.box, v.log, v.rng = me, g.box, None, 0
    for name in PUBLIC:
        setattr(v, name, getattr(g, name))
    for name in PUBLIC_LISTS:
        setattr(v, name, getattr(g, name)[:])
    v.city = [city[:] for city in g.city]
    v.scores = [dict(line) for line in g.scores]
    _cards(g, v, 1 << me)
    _characters(g, v)
    _question(g, v)
    return v


def _cards(g: Game, v: View, bit: int) -> None:
    knows = g.knows
    v.deck = [card if knows[card] & bit else UNKNOWN for card in g.deck]
    v.hand = [sorted([card if knows[card] & bit else UNKNOWN for card in hand]) for hand in g.hand]
    v.hand[v.viewer] = g.hand[v.viewer][:]
    v.knows = [known & bit for known in knows]


def _characters(g: Game, v: View) -> None:
    """Own characters and those revealed. What was passed on is known to the seat that held it."""
    me = v.viewer
    v.roles = [[rank if g.shown[rank] == seat else UNKNOWN for rank in ranks] for seat, ranks in enumerate(g.roles)]
    v.roles[me] = g.roles[me][:]
    v.seen = [seen[:] if seat == me else [] for seat, seen in enumerate(g.seen)]
    v.pool = [UNKNOWN] * len(g.pool)
    v.face_down = [UNKNOWN] * len(g.face_down)


def _question(g: Game, v: View) -> None:
    """The viewer's own ask whole; of another's only who is asked, and under which public title.

    Frames above the ask's base are private while a turn's sub-question is open, so they are left out.
    """
    top = g.stack[-1] if g.stack else ()
    if len(top) != 5:
        v.asked, v.title, v.stack, v.answered = NOBODY, "", [frame[:] for frame in g.stack], -1
        return
    v.asked, v.title = top[1], public_title(top[0])
    if v.asked == v.viewer:
        v.stack, v.answered = g.stack[:], g.answered
    else:
        v.stack = [frame for frame in g.stack[:-1] if frame[0] != "turn.menu"]
        v.answered = -1
