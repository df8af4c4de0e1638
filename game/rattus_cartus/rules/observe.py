"""What one seat, or everybody, may know. Built by whitelist into a new object: a field nobody decided about is a test
failure."""

from __future__ import annotations

from game.kernel.steps import Seat, public_title
from game.rattus_cartus.rules.box import LAID_END
from game.rattus_cartus.rules.state import NOBODY, UNKNOWN, Game, View

PUBLIC = (
    "phase", "round", "start", "tucked", "markers_left", "slot", "premium", "left", "barred", "reshuffles",
)  # fmt: skip
PUBLIC_LISTS = (
    "row", "spent", "rats", "markers", "discard", "supplied", "waiting", "first_in", "numbers", "revealed", "gained",
    "cycle",
)  # fmt: skip  # rats lie face down, but who counts along knows them all (RAT-53)
PUBLIC_ROWS = ("points", "arrived", "entered", "looked")


def observe(g: Game, me: Seat | None) -> View:
    """Everything this seat may know, in the state's own shape; what it does not know is -1 (RAT-31).

    None gives what everybody may know. It is seen with nobody's eyes: no hand, no look, no question is its own.
    """
    v = View()
    v.viewer, v.box, v.log, v.rng = NOBODY if me is None else me, g.box, None, 0
    for name in PUBLIC:
        setattr(v, name, getattr(g, name))
    for name in PUBLIC_LISTS:
        setattr(v, name, getattr(g, name)[:])
    for name in PUBLIC_ROWS:
        setattr(v, name, [row[:] for row in getattr(g, name)])
    v.stock = {kind: cards[:] for kind, cards in g.stock.items()}
    v.scores = [dict(line) for line in g.scores]
    bit = 0 if me is None else 1 << me
    v.knows = [known & bit for known in g.knows]
    v.seen = [seen & bit for seen in g.seen]
    v.lost = [entry[:] for entry in g.lost if entry[1] == v.viewer]
    _piles(g, v)
    _hands(g, v)
    _question(g, v)
    return v


def opened(g: Game, me: Seat) -> View:
    """As this seat sees it once everything lies open; only the order of the piles stays hidden."""
    v = observe(g, me)
    v.hand, v.laid = [hand[:] for hand in g.hand], [laid[:] for laid in g.laid]
    v.held, v.nun_row = [[] for _ in g.hand], g.nun_row[:]
    return v


def _piles(g: Game, v: View) -> None:
    """Which building cards take part is known, their order is not; a replaced card is known to lie under its pile
    (RAT-63). The nun row stays hidden until the end (RAT-34)."""
    v.building_deck = [UNKNOWN] * len(g.building_deck)
    v.replacement = g.replacement[: g.tucked] + [UNKNOWN] * (len(g.replacement) - g.tucked)
    v.deck = [UNKNOWN] * len(g.deck)
    over = g.phase == "over"
    v.nun_row = [card if over or v.knows[card] else UNKNOWN for card in g.nun_row]


def _hands(g: Game, v: View) -> None:
    """The own hand and cards; of others what is known. Whether a known card was laid face down is not: unless it cannot
    be laid it is `held`. When the game is over the hands lie open, as they are counted."""
    knows, over = v.knows, g.phase == "over"
    v.hand, v.laid, v.held = [], [], []
    for seat, hand in enumerate(g.hand):
        laid = g.laid[seat]
        if over or seat == v.viewer:
            v.hand.append(hand[:])
            v.laid.append(laid[:])
            v.held.append([])
        elif not g.covered(seat):
            v.hand.append(sorted([card if knows[card] else UNKNOWN for card in hand]))
            v.laid.append(laid[:])
            v.held.append([])
        else:
            v.hand.append(sorted([card if knows[card] and card >= LAID_END else UNKNOWN for card in hand]))
            v.laid.append([UNKNOWN] * len(laid))
            v.held.append(sorted([card for card in hand + laid if knows[card] and card < LAID_END]))


def _question(g: Game, v: View) -> None:
    """The viewer's own ask whole; of another's only who is asked, and under which public title."""
    top = g.stack[-1] if g.stack else ()
    if len(top) != 5:
        v.asked, v.title, v.stack, v.answered = NOBODY, "", [frame[:] for frame in g.stack], -1
        return
    v.asked, v.title = top[1], public_title(top[0])
    mine = v.asked == v.viewer
    v.stack, v.answered = (g.stack[:], g.answered) if mine else (g.stack[:-1], -1)
