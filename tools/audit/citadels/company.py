"""How players of one level treat each other, counted: chances to stop whoever is about to end the game, to hit the
leader, to leave no gold lying, and what was made of them.

Unlike the blunders of the other detectors a single case may be right; their share tells how a level plays. Who holds a
character is read from the state, what could be known from the View.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from game.citadels.bot.beliefs import may_be_held
from game.citadels.rules import queries
from game.citadels.rules.scoring import winners
from game.citadels.rules.state import Game, Table, View
from game.citadels.rules.words import END
from game.kernel.options import PASS, kind, value, way
from game.kernel.steps import Seat
from tools.audit.citadels.moments import Moment, points
from tools.audit.citadels.naming import ACTS

STOPPERS = frozenset({"assassin", "witch", "magistrate", "warlord", "marshal"})
MURDERS = frozenset({"assassin.kill", "witch.bewitch"})
MARKS = frozenset({"magistrate.place", "blackmailer.place"})
STRIKES = frozenset({"warlord.destroy", "marshal.seize", "actions.raze"})
GIFTS = frozenset({"emperor.give_crown", "emperor.give_crown_late"})
RICH = 4  # gold

KINDS = {
    "stopper": "chances to take a character that can stop a player one district short: taken",
    "murder": "murders and bewitchings in such rounds: they hit that player",
    "strike": "strikes at a district in such rounds: they hit that player",
    "gift": "crowns given away: to such a player",
    "crown": "crowns given away where such a player and another could have it: to such a player",
    "last_strike": "strikes in the last round: they hit whoever led the others by points",
    "open_leader": "the same where a district of that leader could be hit",
    "unheld": "characters named for murder, witchcraft or theft: nobody else could hold it, as far as could be known",
    "marks": "warrants and threats: at such a character",
    "own_city": "strikes at a district: at one's own city",
    "idle": "turns ended with 4 or more gold: a district could have been built with it",
    "ender": "players who were the first to complete a city: they lost",
}


class Case(NamedTuple):
    """One chance: its kind, whether it is a hit, who had it, and words about it."""

    kind: str
    hit: bool
    seat: Seat
    text: str


def looked_at(moment: Moment) -> list[Case]:
    """What this answer counts for."""
    step = moment.ask.step
    found: list[Case] = []
    if step == "draft.keep":
        found += _stoppers(moment)
    elif step in ACTS and moment.chosen != PASS:
        found += _named(moment)
    elif step in STRIKES and moment.chosen != PASS:
        found += _struck(moment)
    elif step in GIFTS:
        found += _given(moment)
    elif step == "turn.chosen" and moment.chosen == END:
        found += _ended(moment)
    return found


def ended_by(g: Game) -> list[Case]:
    """Of a finished game: whether who was the first to complete a city won."""
    if not g.completed:
        return []
    first = Seat(g.completed[0])
    lost = first not in winners(g)
    return [Case("ender", lost, first, "lost" if lost else "won")]


def one_short(t: Table, seat: Seat) -> bool:
    """Whether a seat's next district may end the game."""
    return not t.completed and queries.size(t, seat) >= t.box.complete - 1


def short_others(v: View) -> list[Seat]:
    """The others of whom that is so."""
    return [seat for seat in v.others(v.viewer) if one_short(v, seat)]


def _stoppers(moment: Moment) -> Iterator[Case]:
    v, cast = moment.view, moment.view.box.setup.cast
    offered = [word for word in moment.ask.options if cast[value(word) - 1] in STOPPERS]
    if offered and short_others(v):
        names = ", ".join(cast[value(word) - 1] for word in offered)
        yield Case("stopper", moment.chosen in offered, moment.me, f"{cast[value(moment.chosen) - 1]} of {names}")


def _named(moment: Moment) -> Iterator[Case]:
    v, rank = moment.view, value(moment.chosen)
    name, possible = v.box.setup.cast[rank - 1], may_be_held(moment.view)
    forced = "" if possible else ", as all that could be named"
    sort = "marks" if moment.ask.step in MARKS else "unheld"
    yield Case(sort, rank not in possible, moment.me, f"{ACTS[moment.ask.step]} of the {name}{forced}")
    short = short_others(v)
    if moment.ask.step in MURDERS and short:
        roles = moment.state.roles
        yield Case("murder", any(rank in roles[seat] for seat in short), moment.me, name)


def _struck(moment: Moment) -> Iterator[Case]:
    v, card = moment.view, value(moment.chosen)
    owner, text = v.owner(card), f"the {v.box.kind[card]} of seat {v.owner(card) + 1}"
    yield Case("own_city", owner == moment.me, moment.me, text)
    if short_others(v):
        yield Case("strike", one_short(v, owner) and owner != moment.me, moment.me, text)
    if v.completed:
        ahead = leaders(v)
        yield Case("last_strike", owner in ahead, moment.me, text)
        if any(kind(word) == "district" and v.owner(value(word)) in ahead for word in moment.ask.options):
            yield Case("open_leader", owner in ahead, moment.me, text)


def leaders(v: View) -> list[Seat]:
    """The others with most points."""
    most = max(points(v, seat) for seat in v.others(v.viewer))
    return [seat for seat in v.others(v.viewer) if points(v, seat) == most]


def _given(moment: Moment) -> Iterator[Case]:
    seats = [Seat(value(word)) for word in moment.ask.options]
    short = [seat for seat in seats if one_short(moment.view, seat)]
    hit, text = value(moment.chosen) in short, f"to seat {value(moment.chosen) + 1}"
    yield Case("gift", hit, moment.me, text)
    if short and len(short) < len(seats):
        yield Case("crown", hit, moment.me, text)


def _ended(moment: Moment) -> Iterator[Case]:
    v = moment.view
    if v.gold[v.viewer] < RICH:
        return
    cards = [value(word) for word in moment.ask.options if kind(word) == "build" and way(word) is None]
    names = ", ".join(v.box.kind[card] for card in cards)
    yield Case("idle", bool(cards), moment.me, f"{v.gold[v.viewer]} gold, {names or 'nothing to build'}")
