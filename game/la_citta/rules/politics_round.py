"""Politics: in five rounds each seat in turn uses one card, an action card or one of the display (S, 5)."""

from __future__ import annotations

from functools import lru_cache

from game.kernel.options import kind, value, way
from game.kernel.steps import Problem, Seat, named, step, titled
from game.la_citta.rules import asked, pieces
from game.la_citta.rules import ground as grounds
from game.la_citta.rules.box import ACTION_GOLD, ROUNDS, Box
from game.la_citta.rules.politics import Card, card_of
from game.la_citta.rules.state import Game, Table
from game.la_citta.rules.words import DRAW, GOLD, at, founding


@step
def begin(g: Game, me: Seat) -> None:
    """The first round."""
    g.phase, g.round = "politics", 1
    g.tell("round_started", round=1)
    g.do(me, turn)


@step
def turn(g: Game, me: Seat) -> None:
    """This seat uses a card. Who had citizens starve turns an action card first (CITTA-30); who can use no card draws
    face down (CITTA-28). Neither is asked (CITTA-64)."""
    g.do(me, go_on)
    if g.penalty[me] and g.round == 1:
        g.penalty[me] = 0
        g.actions[me] -= 1
        g.tell("flipped", seat=me)
        return
    options = _options(g, me)
    if options:
        g.put(chosen, me, options, problem)
    else:
        pieces.draw_blind(g, me)


@step
def go_on(g: Game, me: Seat) -> None:
    """The left neighbour, or the next round, or the end of politics."""
    following = Seat((me + 1) % g.box.players)
    if following == g.start:
        if g.round == ROUNDS:
            g.round = 0
            return
        g.round += 1
        if g.log is not None:
            g.tell("round_started", round=g.round)
    g.do(following, turn)


def _options(g: Table, me: Seat) -> list[str]:
    """Every legal play, and drawing face down where it is a choice; nothing where it goes by itself."""
    found = plays(g, me)
    if g.box.passing or (found and may_draw(g, me, found)):
        found.append(DRAW)
    return found


def may_draw(g: Table, me: Seat, found: list[str]) -> bool:
    """Whether somebody with these plays may draw instead: who can neither build nor take gold, and with a switch
    everybody (CITTA-28)."""
    if g.box.passing:
        return True
    return not g.box.must_use and not g.actions[me] and not any(map(_builds, found))


def _builds(play: str) -> bool:
    return card_of(kind(play)).builds


# -- what can be played --------------------------------------------------------------------------------------------
def plays(g: Table, me: Seat) -> list[str]:
    """Every legal play: with an action card, and with each kind of card in the display."""
    box, ground = g.box, grounds.of(g, me)
    found: list[str] = []
    if g.actions[me]:
        found.append(GOLD)
        if grounds.may_found(g, me):
            found += _foundings(g, me)
        for number in box.simple:
            sites = grounds.sites_for(g, ground, number)
            if sites:
                found += at(box.words[number], sites)
    gold = g.gold[me]
    for least, card in _cards(box, tuple(g.display)):
        if least <= gold:
            found += card.offers(g, me, ground)
    return found


@lru_cache(maxsize=1 << 12)
def _cards(box: Box, display: tuple[int, ...]) -> list[tuple[int, Card]]:
    """What the cards of a display do, each kind once, behind the gold that it takes. The list is never changed."""
    cards = [card_of(name) for name in dict.fromkeys([box.kind_of[card] for card in display])]
    return [(card.least(box), card) for card in cards]


def _foundings(g: Table, me: Seat) -> list[str]:
    sources = [city[0] for city in g.cities[me] if g.people[city[0]] > len(city)]
    sites = grounds.open_country(g) if sources else 0
    found: list[str] = []
    for source in sources:
        found += at(founding(source), sites)
    return found


@named
def problem(g: Table, me: Seat, wanted: str) -> Problem | None:
    box, what = g.box, kind(wanted)
    if what == "draw":
        return None if may_draw(g, me, plays(g, me)) else "can_play"
    simple = box.number.get(what) in box.simple
    if simple or what in ("gold", "new_city"):
        if not g.actions[me]:
            return "no_action_card"
        return _action_problem(g, me, wanted, what)
    if what not in box.kinds:
        return "not_now"
    return card_of(what).problem(g, me, wanted) if pieces.shown(g, what) >= 0 else "not_displayed"


def _action_problem(g: Table, me: Seat, wanted: str, what: str) -> Problem | None:
    if what == "gold":
        return None if wanted == GOLD else "not_now"
    if what == "new_city":
        source = way(wanted) or ""
        return grounds.founding_problem(g, me, value(wanted), int(source)) if source.isdigit() else "not_now"
    return "not_now" if way(wanted) else grounds.problem(g, me, g.box.number[what], value(wanted))


# -- what is played ------------------------------------------------------------------------------------------------
@titled("turn")
def chosen(g: Game, me: Seat, choice: str) -> None:
    """One card, and what it says. A politics card is replaced in the display at once."""
    what = kind(choice)
    if what == "draw":
        pieces.draw_blind(g, me)
    elif what == "gold":
        _turn_action_card(g, me)
        pieces.pay(g, me, -ACTION_GOLD, "action")
    elif what == "new_city":
        _turn_action_card(g, me)
        _found(g, me, value(choice), int(way(choice) or ""))
    elif what in g.box.kinds:
        pieces.take(g, me, what)
        card_of(what).use(g, me, choice)
    else:
        _turn_action_card(g, me)
        pieces.build(g, me, g.box.number[what], value(choice))


def _turn_action_card(g: Game, me: Seat) -> None:
    g.actions[me] -= 1
    if g.log is not None:
        g.tell("action", seat=me)


def _found(g: Game, me: Seat, site: int, source: int) -> None:
    """One citizen comes from another castello, two from the supply (5.1, CITTA-32)."""
    g.people[source] -= 1
    g.founded[me] = 1
    g.found(me, site, moved=1)
    if g.log is not None:
        g.tell("founded", seat=me, site=site, source=source, town=g.town(site))


def _again(g: Game, me: Seat) -> None:
    asked.need(g.phase == "politics", 1 <= g.round <= ROUNDS, asked.waits(g, "politics_round.go_on") == [me])
    asked.need(not (g.penalty[me] and g.round == 1))
    options = _options(g, me)
    asked.need(options)
    g.put(chosen, me, options, problem)


asked.question(chosen, _again)
