"""How far the year of a loaded game has come: cards used, voices, hunger and cities that have had their turn."""

from __future__ import annotations

from game.kernel.steps import Seat
from game.la_citta.rules import feeding
from game.la_citta.rules.box import ACTIONS, FIRST_CASTELLOS, FOUNDERS, ROUNDS, VOICES, WISHES, YEARS
from game.la_citta.rules.state import Game

ASKING = ("placement", "politics", "migration", "demolition", "feeding")  # phases in which somebody is asked


def fault(g: Game) -> str | None:
    """What is wrong with the course of the year."""
    if g.phase == "over":
        return _over(g)
    if g.phase not in ASKING or not 1 <= g.year <= YEARS:
        return "the phase is unknown"
    if not g.stack or len(g.stack[-1]) != 5 or g.stack[-1][1] not in range(g.box.players):
        return "the pending question is damaged"
    me = Seat(g.stack[-1][1])
    return _voices(g) or _used(g, me) or _penalty(g, me) or _done(g, me) or _people(g, me)


def _over(g: Game) -> str | None:
    done = g.year == YEARS and not g.voice and not g.wishes and not g.done and not g.figures and not g.round
    fresh = not any(g.used(seat) for seat in range(g.box.players)) and not any(g.founded)
    return None if done and fresh else "the game is over, and something is left to be done"


def _voices(g: Game) -> str | None:
    """Four a year; what is in force is what they say, once all lie open."""
    laid = VOICES if g.phase != "placement" else 0
    if len(g.voice) != laid or len(g.voice_out) != VOICES * (g.year - 1):
        return "the voice cards do not fit the year"
    counts = [g.voice.count(wish) for wish in range(len(WISHES))]
    open_ = g.phase not in ("placement", "politics")
    wishes = [wish for wish, count in enumerate(counts) if count == max(counts)] if open_ else []
    return None if g.wishes == wishes else "the wishes are not those of the voices"


def _used(g: Game, me: Seat) -> str | None:
    """Every seat has used a card in each round it has had."""
    if g.phase == "placement":
        first = g.year == 1 and not g.round and not any(len(cities) > FIRST_CASTELLOS for cities in g.cities)
        fresh = not any(g.used(seat) for seat in range(g.box.players)) and not any(g.founded) and not any(g.looked)
        return None if first and fresh and not g.figures else "something has happened before the castellos stood"
    politics = g.phase == "politics"
    if politics != (1 <= g.round <= ROUNDS) or (not politics and g.round):
        return "the round is not one of politics"
    order = g.order()
    for seat in order:
        had = g.round - (order.index(seat) >= order.index(me)) if politics else ROUNDS
        if g.used(seat) != had or g.actions[seat] > ACTIONS:
            return "the cards used do not fit the round"
    return None


def _penalty(g: Game, me: Seat) -> str | None:
    """Whoever was hungry last year has turned a card by now."""
    if g.phase == "politics":
        order = g.order()
        late = order if g.round > 1 else order[: order.index(me) + 1]
        return "somebody has not turned the card that hunger costs" if any(g.penalty[seat] for seat in late) else None
    if g.phase == "placement" or (g.phase == "migration" and not g.box.migration_penalty):
        return "somebody is punished before the hunger" if any(g.penalty) else None
    return None


def _done(g: Game, me: Seat) -> str | None:
    """Cities that have drawn their migrants, or seats that were fed: those before this seat, and perhaps its own."""
    order = g.order()
    before = order[: order.index(me) + 1]
    if g.phase == "migration":
        fits = len({*g.done}) == len(g.done) and all(
            g.owner[city] in before and g.city[city] == city for city in g.done
        )
    elif g.phase == "feeding":
        fits = g.done in (before, before[:-1])
    else:
        fits = not g.done
    return None if fits else "somebody has had a turn that was not"


def _people(g: Game, me: Seat) -> str | None:
    """Buildings stand empty only where they are about to be torn down; whoever was fed has food enough."""
    order = g.order()
    for seat in order:
        place = order.index(seat) - order.index(me)
        empty = any(g.spare(city) < 0 for city in g.cities[seat])
        settled = (
            g.phase in ("placement", "politics")
            or (g.phase == "demolition" and place < 0)
            or (g.phase == "feeding" and place != 0)
        )
        if empty and settled:
            return "a building stands empty"
        if g.phase == "placement" and any(g.people[city[0]] != FOUNDERS for city in g.cities[seat]):
            return "a castello has more or fewer citizens than three"
        if g.phase == "feeding" and place == 0 and seat in g.done and not empty and feeding.hungry(g, seat) > 0:
            return "somebody was fed without food"
    return None
