"""What one seat, or everybody, may know. Built by whitelist into a new object: a field nobody decided about is a test
failure. Nearly all of La Città is open; hidden are three voices, both piles and cards drawn face down (CITTA-61)."""

from __future__ import annotations

from game.kernel.steps import Seat, public_title
from game.la_citta.rules.state import NOBODY, UNKNOWN, Game, View

PUBLIC = ("phase", "year", "round", "start", "citizens", "era")
PUBLIC_LISTS = (
    "building", "city", "owner", "people", "cities", "towns", "gold", "actions", "played", "founded", "penalty",
    "figures", "chips", "display", "discard", "shuffled", "voice_out", "wishes", "looked", "done",
)  # fmt: skip  # lists in them are replaced, never changed


def observe(g: Game, me: Seat | None) -> View:
    """Everything this seat may know, in the state's own shape; what it does not know is -1.

    None gives what everybody may know. It is seen with nobody's eyes: no look and no question is its own.
    """
    v = View()
    v.viewer, v.box, v.log, v.rng = NOBODY if me is None else me, g.box, None, 0
    for name in PUBLIC:
        setattr(v, name, getattr(g, name))
    for name in PUBLIC_LISTS:
        setattr(v, name, getattr(g, name)[:])
    v.scores = [dict(line) for line in g.scores]
    v.deck = [UNKNOWN] * len(g.deck)
    v.voice_deck = [UNKNOWN] * len(g.voice_deck)
    v.blind = [[[UNKNOWN, era] for _, era in cards] for cards in g.blind]
    v.buried = [[UNKNOWN, era] for _, era in g.buried]
    seen = (0, 1, 2, 3) if g.wishes else (0, *(() if me is None else g.looked[me]))
    v.voice = [wish if place in seen else UNKNOWN for place, wish in enumerate(g.voice)]
    _question(g, v)
    return v


def opened(g: Game, me: Seat) -> View:
    """As this seat sees it once everything lies open; only the order of the piles stays hidden."""
    v = observe(g, me)
    v.voice = g.voice[:]
    return v


def _question(g: Game, v: View) -> None:
    """The viewer's own ask whole; of another's only who is asked, and under which public title."""
    top = g.stack[-1] if g.stack else ()
    if len(top) != 5:
        v.asked, v.title, v.stack, v.answered = NOBODY, "", [frame[:] for frame in g.stack], -1
        return
    v.asked, v.title = top[1], public_title(top[0])
    mine = v.asked == v.viewer
    v.stack, v.answered = (g.stack[:], g.answered) if mine else (g.stack[:-1], -1)
