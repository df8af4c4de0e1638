"""What one seat, or everybody, may know. Built by whitelist into a new object: a field nobody decided about is a test
failure."""

from __future__ import annotations

from game.citadels.rules import queries, turn
from game.citadels.rules import queries as windows
from game.citadels.rules.state import BLANK, NOBODY, REAL, UNKNOWN, Game, Table, View
from game.kernel.steps import Seat, public_title


def share(g: Table, v: Table) -> None:
    """Take over what everybody sees: the white list. Lists are copied."""
    v.box = g.box
    v.phase, v.round, v.crown, v.picked, v.rank, v.seat = g.phase, g.round, g.crown, g.picked, g.rank, g.seat
    v.killed, v.robbed, v.thief, v.bewitched, v.resumed = g.killed, g.robbed, g.thief, g.bewitched, g.resumed
    v.gathered, v.builds, v.spent, v.paid_builds = g.gathered, g.builds, g.spent, g.paid_builds
    v.threats_open, v.blackmailer, v.tax = g.threats_open, g.blackmailer, g.tax
    v.site, v.site_price = g.site, g.site_price
    v.order, v.shown, v.face_up, v.safe = g.order[:], g.shown[:], g.face_up[:], g.safe[:]
    v.gold, v.beautified, v.used = g.gold[:], g.beautified[:], g.used[:]
    v.completed, v.fresh = g.completed[:], g.fresh[:]
    v.city = [city[:] for city in g.city]
    v.scores = [dict(line) for line in g.scores]


def observe(g: Game, me: Seat | None) -> View:
    """Everything this seat may know, in the state's own shape; what it does not know is -1.

    None gives what everybody may know. It is seen with nobody's eyes: no hand, no character, no question is its own.
    """
    v = View()
    v.viewer, v.log, v.rng = NOBODY if me is None else me, None, 0
    share(g, v)
    _cards(g, v, 0 if me is None else 1 << me)
    _characters(g, v)
    _marks(g, v)
    _question(g, v)
    return v


def opened(g: Game, me: Seat) -> View:
    """As this seat sees it once everything lies open; only the order of the deck stays hidden."""
    v = observe(g, me)
    v.hand, v.roles = [hand[:] for hand in g.hand], [ranks[:] for ranks in g.roles]
    v.pool, v.face_down, v.exchanged = g.pool[:], g.face_down[:], g.exchanged[:]
    v.museum, v.warrants, v.threats = g.museum[:], g.warrants[:], g.threats[:]
    return v


def _cards(g: Game, v: View, bit: int) -> None:
    knows = g.knows
    v.deck = [card if knows[card] & bit else UNKNOWN for card in g.deck]
    v.hand = [sorted([card if knows[card] & bit else UNKNOWN for card in hand]) for hand in g.hand]
    if v.viewer != NOBODY:
        v.hand[v.viewer] = g.hand[v.viewer][:]
    v.museum = []
    if g.museum:
        owner = g.owner(queries.covering(g)[0])
        mine = owner == v.viewer
        v.museum = sorted([card if mine or knows[card] & bit else UNKNOWN for card in g.museum])
    v.knows = [known & bit for known in knows]


def _characters(g: Game, v: View) -> None:
    """Own characters and those revealed. What was passed on is known to the seat that held it."""
    me = v.viewer
    v.roles = [sorted([r if g.shown[r] == seat else UNKNOWN for r in ranks]) for seat, ranks in enumerate(g.roles)]
    if me != NOBODY:
        v.roles[me] = g.roles[me][:]
    v.seen = [seen[:] if seat == me else [] for seat, seen in enumerate(g.seen)]
    v.pool = [UNKNOWN] * len(g.pool)
    v.aside = [aside[:] if seat == me else [] for seat, aside in enumerate(g.aside)]
    v.face_down = [UNKNOWN] * len(g.face_down)
    partners = g.exchanged[:2]
    v.exchanged = g.exchanged[:] if me in partners else [*partners, *[UNKNOWN] * len(g.exchanged[2:])]


def _marks(g: Game, v: View) -> None:
    """Where warrants and threats lie is public; which is the real one only their owner knows (CIT-110).

    Once the signed warrant was shown, everybody knows that the others are blank (CIT-136).
    """
    v.warrants = g.warrants[:] if _owns(v, g.shown[1]) or REAL not in g.warrants else _covered(g.warrants)
    v.threats = g.threats[:] if _owns(v, g.blackmailer) or g.threats_open else _covered(g.threats)


def _owns(v: View, owner: int) -> bool:
    return v.viewer == owner != NOBODY


def _covered(marks: list[int]) -> list[int]:
    return [UNKNOWN if mark >= BLANK else mark for mark in marks]


def _question(g: Game, v: View) -> None:
    """The viewer's own ask whole; of another's only who is asked, and under which public title.

    Which question of a turn it is, is private: so is whether the menu or the turn's end waits below it, and what was
    noted as used only for this question.
    """
    top = g.stack[-1] if g.stack else ()
    if len(top) != 5:
        v.asked, v.title, v.stack, v.answered = NOBODY, "", [frame[:] for frame in g.stack], -1
        return
    v.asked, v.title = top[1], public_title(top[0])
    if v.asked == v.viewer:
        v.stack, v.answered = g.stack[:], g.answered
        return
    v.answered = -1
    v.stack = g.stack[:-1]
    if v.title == "turn":
        while v.stack and v.stack[-1][0] in PRIVATE_STEPS and v.stack[-1][1] == v.asked:
            v.stack.pop()
        if top[0] in windows.QUIET:
            v.used.pop()
    elif v.stack and v.stack[-1] == [turn.CLOSE, v.asked]:
        v.stack[-1] = [turn.MENU, v.asked]


PRIVATE_STEPS = frozenset({turn.MENU, turn.CLOSE})
