"""Results of La Città: what a game shows in place of what a scenario expects, in the same form."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from game.kernel.rules import Plain
from game.kernel.steps import Seat
from game.la_citta.rules import scoring
from game.la_citta.rules.box import CASTELLOS, WISHES
from game.la_citta.rules.box import NO_LIMIT as UNLIMITED
from game.la_citta.rules.observe import observe
from game.la_citta.rules.state import UNKNOWN, Game
from game.la_citta.scenario.expecting import HIDDEN, NO_LIMIT
from game.la_citta.scenario.fields import FIGURE_WORDS
from game.la_citta.scenario.story import UNSEEN
from game.scenario.story import SEATS, Expected, Value


# -- a seat ------------------------------------------------------------------------------------------------------------
def of_seat(g: Game, expected: Expected, seat: int) -> Value:
    """What the game shows of a seat."""
    word, _, part = expected.word.partition(".")
    match word:
        case "score":
            return (g.scores or scoring.lines(g))[seat][part]
        case "cities":
            return _cities(g, seat, expected.value)
    return _SEAT[word](g, seat)


def _used(g: Game, seat: int) -> list[str]:
    return sorted([g.box.kind_of[card] for card in g.played[seat]] + [UNSEEN] * len(g.blind[seat]))


def _sees(g: Game, seat: int) -> list[str]:
    return [HIDDEN if wish == UNKNOWN else WISHES[wish] for wish in observe(g, Seat(seat)).voice]


_SEAT: dict[str, Callable[[Game, int], Value]] = {
    "gold": lambda g, seat: g.gold[seat],
    "actions": lambda g, seat: g.actions[seat],
    "used": _used,
    "used_count": lambda g, seat: g.used(seat),
    "figures": lambda g, seat: g.free_figures(seat),
    "castellos": lambda g, seat: CASTELLOS - len(g.cities[seat]),
    "citizens": lambda g, seat: g.people_of(seat),
    "food": lambda g, seat: g.food(seat),
    "penalty": lambda g, seat: bool(g.penalty[seat]),
    "peeked": lambda g, seat: [place + 1 for place in g.looked[seat]],
    "sees": _sees,
}


# -- cities ------------------------------------------------------------------------------------------------------------
def _cities(g: Game, seat: int, wanted: list[Plain]) -> list[Plain]:
    """The cities of a seat in the order in which they are wanted, each with the words that are wanted; others behind
    them, and for one that is not there nothing."""
    ids, left = g.box.board.ids, g.cities[seat][:]
    meant: list[list[int] | None] = [None] * len(wanted)
    for by_name in (True, False):
        for number, city in enumerate(wanted):
            if ("castello" in city) == by_name:
                fits = [one for one in left if not by_name or ids[one[0]] == city["castello"]]
                alike = [one for one in fits if _shown(g, one, city) == city]
                meant[number] = next(iter([*alike, *fits]), None)
                left = [one for one in left if one is not meant[number]]
    shown = [_shown(g, one, city) for one, city in zip(meant, wanted, strict=True) if one is not None]
    return [*shown, *({"castello": ids[one[0]]} for one in left)]


def _shown(g: Game, city: list[int], wanted: Plain) -> Plain:
    """A city with those words that are wanted."""
    return {word: _CITY[word](g, city, wanted[word]) for word in wanted}


def _limit(g: Game, city: list[int]) -> int | str:
    found = g.limit(city)
    return NO_LIMIT if found == UNLIMITED else found


def _figures(g: Game, city: list[int], wanted: Plain) -> Plain:
    """Figures by site; what they are for only where that is wanted."""
    ids, found = g.box.board.ids, Plain()
    for site, what, count in g.figures:
        if site in city and isinstance(wanted.get(ids[site]), dict):
            found.setdefault(ids[site], {})[FIGURE_WORDS[what]] = count
        elif site in city:
            found[ids[site]] = found.get(ids[site], 0) + count
    return found


_CITY: dict[str, Callable[[Game, list[int], Value], Value]] = {
    "castello": lambda g, city, _: g.box.board.ids[city[0]],
    "citizens": lambda g, city, _: g.people[city[0]],
    "spare": lambda g, city, _: max(0, g.spare(city)),
    "limit": lambda g, city, _: _limit(g, city),
    "buildings": lambda g, city, _: {
        g.box.board.ids[site]: g.box.building_ids[g.building[site]] for site in city[1:]
    },
    "figures": _figures,
    "points": lambda g, city, wanted: {wish: g.points(city, WISHES.index(wish)) for wish in wanted},
}  # fmt: skip


# -- the table ---------------------------------------------------------------------------------------------------------
def of_table(g: Game, expected: Expected) -> Value:
    """What the game shows of the table."""
    group, _, part = expected.word.partition(".")
    match group:
        case "voice":
            return _voice(g, part, expected.value)
        case "politics":
            return _politics(g, part, expected.value)
        case "stock":
            return g.citizens if part == "citizens" else g.chips[g.box.stack[g.box.building_ids.index(part)]]
        case "landscape":
            return g.box.landscape[g.box.board.areas.index(part)]
    return {"year": g.year, "round": g.round, "start": int(g.start), "phase": g.phase}[group]


def _voice(g: Game, part: str, wanted: Value) -> Value:
    match part:
        case "wishes":
            return sorted(WISHES[wish] for wish in g.wishes)
        case "cards":
            return [WISHES[wish] for wish in g.voice]
        case "out":
            return {wish: g.voice_out.count(WISHES.index(wish)) for wish in wanted}
    return len(g.voice_deck)


def _politics(g: Game, part: str, wanted: Value) -> Value:
    kind_of = g.box.kind_of
    match part:
        case "display":
            return _if_there([kind_of[card] for card in g.display], wanted)
        case "discard":
            unseen = [UNSEEN] * len(g.buried) if UNSEEN in wanted else []
            return sorted([kind_of[card] for card in g.discard] + unseen)
        case "display_count":
            return len(g.display)
        case "discard_count":
            return len(g.discard) + len(g.buried)
    return len(g.deck)


def _if_there(found: list[str], wanted: list[str]) -> list[str]:
    """Some cards of the display may be named; all of them if that is what is wanted."""
    return wanted if Counter(wanted) <= Counter(found) else sorted(found)


# -- in words ----------------------------------------------------------------------------------------------------------
def in_words(word: str, value: Value) -> str | None:
    """A value as a scenario would write it; None where there is nothing special about it."""
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key}: {in_words(word, one) or one}' for key, one in value.items())}}}"
    return SEATS[value] if word == "start" else None
