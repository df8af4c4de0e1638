"""Tables that many tests sit down at. Sites and options are named as people name them: "H082", "farm at H073"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from game.kernel.rng import Rng
from game.kernel.steps import NAME_OF, Seat, find
from game.la_citta.content import own_cards, own_maps
from game.la_citta.rules import LaCitta, check, course, setups
from game.la_citta.rules.box import CITIZENS, WISHES
from game.la_citta.rules.state import Game

A, B, C, D, E = (Seat(n) for n in range(5))
MAPS = ("lattice", "brick")
TABLES = [(players, name, way) for players in range(2, 6) for name in MAPS for way in setups.SETUPS]
City = tuple[str, int, Mapping[str, str]]  # castello, all its citizens, its buildings
Cities = Mapping[int, Sequence[City]]


@cache
def rules() -> LaCitta:
    """The rules with the game's own cards and maps."""
    return LaCitta(own_cards(), own_maps())


def site(name: str) -> int:
    """The number of a site."""
    return int(name[1:]) - 1


def begun(players: int = 4, seed: int = 1, **choice: Any) -> Game:
    """A new game at its first question, with a log."""
    return rules().new(rules().setup(players, choice, seed), seed)


def played(g: Game, seed: int) -> Game:
    """The game at its end, by chance."""
    rng = Rng(seed)
    while g.stack:
        g.choose(rng.choice(g.stack[-1][2]))
    return g


def table(
    cities: Cities,
    *,
    players: int = 2,
    landscape: Mapping[str, str] | None = None,
    gold: Mapping[int, int] | None = None,
    display: Sequence[str] = (),
    voice: Sequence[str] = (),
    year: int = 1,
    options: Sequence[str] = (),
    citizens: int | None = None,
) -> Game:
    """A position before the first phase of a year, A being the start player, with nothing on the stack."""
    setup = rules().setup(players, {"start": A, "options": list(options)}, 1)
    box = rules().box(setups.from_plain(_with(setup, landscape or {}), rules().maps))
    g = Game(box)
    dealt = setups.new(box, 1)
    g.rng, g.display, g.deck, g.voice_deck = dealt.rng, dealt.display, dealt.deck, dealt.voice_deck
    g.start, g.year, g.log = A, year, []
    for seat, some in cities.items():
        for castello, people, buildings in some:
            g.found(seat, site(castello))
            for where, name in buildings.items():
                g.attach(site(castello), site(where), box.building_ids.index(name))
            g.people[site(castello)] = people
    g.citizens = CITIZENS - sum(g.people)
    for seat, amount in (gold or {}).items():
        g.gold[seat] = amount
    _deal(g, display, voice)
    assert check.position_fault(g) is None
    if citizens is not None:
        g.citizens = citizens
    return g


def _with(setup: dict[str, Any], landscape: Mapping[str, str]) -> dict[str, Any]:
    areas = [area.id for area in rules().maps[setup["map"]].areas]
    changed = [landscape.get(area, usual) for area, usual in zip(areas, setup["landscape"], strict=True)]
    return {**setup, "landscape": changed}


def _deal(g: Game, display: Sequence[str], voice: Sequence[str]) -> None:
    """These kinds in the display, the others in the pile; these voices on top."""
    cards = [*g.display, *g.deck]
    wanted = []
    for kind in display:
        wanted.append(next(card for card in cards if g.box.kind_of[card] == kind and card not in wanted))
    rest = [card for card in cards if card not in wanted]
    lying = [card for card in rest if g.box.kind_of[card] not in display] if display else rest
    g.display = [*wanted, *lying[: len(g.display) - len(wanted)]]
    g.deck = [card for card in cards if card not in g.display]
    for wish in voice:
        g.voice_deck.remove(WISHES.index(wish))
    g.voice_deck += [WISHES.index(wish) for wish in reversed(voice)]


def run(g: Game, first: str, until: str = "") -> Game:
    """Goes through the phases of the year from this one on, to a question or to before another phase."""
    for phase in reversed(course.AHEAD[course.AHEAD.index(course.PHASES[first]) :]):
        g.do(g.start, phase)
    go_on(g, until)
    return g


def go_on(g: Game, until: str) -> None:
    """To the next question, or to before this phase."""
    end = NAME_OF[course.PHASES[until]] if until else ""
    while g.stack and len(g.stack[-1]) == 2 and g.stack[-1][0] != end:
        step, seat = g.stack.pop()
        find(step)(g, seat)


def at_politics(g: Game, round_: int = 1) -> Game:
    """At the first question of politics, four voices lying there."""
    run(g, "voice", "income")
    while g.stack[-1][0] != NAME_OF[course.PHASES["politics"]]:
        g.stack.pop()
    g.run()
    return g


def offered(g: Game) -> list[str]:
    """What is offered, as people call it."""
    return [said(word) for word in g.stack[-1][2]] if g.stack and len(g.stack[-1]) == 5 else []


def said(word: str) -> str:
    """An option as people call it: "farm at H073", "new_city at H056 from H082", "golden_times at H082: 2"."""
    kind, _, rest = word.partition(":")
    number, _, way = rest.partition("/")
    if kind == "closeness" or not number:
        return word
    name = f"{kind} at H{int(number) + 1:03}"
    if kind == "new_city":
        return f"{name} from H{int(way) + 1:03}"
    return f"{name}: {way}" if way else name


def word(text: str) -> str:
    """The option that people call so."""
    kind, _, rest = text.partition(" at ")
    if not rest:
        return kind
    if " from " in rest:
        where, _, source = rest.partition(" from ")
        return f"{kind}:{site(where)}/{site(source)}"
    where, _, way = rest.partition(": ")
    return f"{kind}:{site(where)}" + (f"/{way}" if way else "")


def answer(g: Game, *texts: str) -> Game:
    """Answers one after the other, each to whoever is asked."""
    for text in texts:
        g.choose(word(text))
    return g


def why_not(g: Game, text: str) -> str | None:
    """The reason against it."""
    return g.why_not(g.stack[-1][1], word(text))


def told(g: Game, what: str) -> list[dict[str, Any]]:
    """The public facts of all events of a kind."""
    return [event.public for event in g.log or [] if event.word == what]
