"""Saves that somebody changed by hand: for everything that cannot be there is a sentence of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.kernel.rules import DamagedState
from game.kernel.saving import to_json
from game.la_citta.rules.setups import to_plain
from game.la_citta.rules.state import Game
from tests.la_citta.rules.tables import A, B, Cities, answer, at_politics, played, rules, run, site, table

Saved = dict[str, Any]
Change = Callable[[Saved], object]
LANDSCAPE = {"R10": "W", "R11": "F3"}


def at_cards() -> Game:
    """A's turn in the second round: a city with a figure, one beside which is room, and a neighbour."""
    g = table(
        {A: [("H082", 5, {"H091": "statue", "H073": "farm"}), ("H009", 3, {})], B: [("H114", 4, {"H115": "statue"})]},
        landscape=LANDSCAPE, display=["bread_and_games", "closeness"],
    )  # fmt: skip
    g = at_politics(g)
    word = next(one for one in g.stack[-1][2] if one.startswith(f"bread_and_games:{site('H091')}"))
    g.choose(word)
    return answer(g, "gold")


def at_migration() -> Game:
    """A is asked by which wish its city draws."""
    cities: Cities = {A: [("H082", 4, {"H091": "well"})], B: [("H090", 4, {"H099": "statue"})]}
    g = table(cities, landscape={"R10": "W"}, voice=["health", "culture", "culture", "health"])
    return _at(g, "migration")


def at_demolition() -> Game:
    """A has lost too many for its buildings."""
    g = table({A: [("H082", 4, {"H091": "statue", "H100": "farm", "H073": "farm"})]})
    g.people[site("H082")], g.citizens = 2, g.citizens + 2
    return _at(g, "demolition")


def at_hunger() -> Game:
    """A has citizens in two cities, and food for half of them."""
    return _at(table({A: [("H082", 3, {}), ("H139", 3, {})]}, landscape={"R10": "F1", "R11": "F1"}), "feeding")


def _at(g: Game, phase: str) -> Game:
    """At the first question of this phase, as everything before it would have left the table."""
    for seat in range(g.box.players):
        g.actions[seat] = 0
        g.played[seat] = [g.deck.pop(), g.deck.pop()]
    g.voice, g.voice_deck = g.voice_deck[: -4 - 1 : -1], g.voice_deck[:-4]
    counts = [g.voice.count(wish) for wish in range(3)]
    g.wishes = [wish for wish, count in enumerate(counts) if count == max(counts)]
    return run(g, phase)


def at_the_end() -> Game:
    """The game is over."""
    return played(at_hunger(), 1)


def put(name: str, value: Any, *way: Any) -> Change:
    """Another value at a place of the save."""

    def change(saved: Saved) -> None:
        inner: Any = saved
        for key in (name, *way)[:-1]:
            inner = inner[key]
        inner[(name, *way)[-1]] = value

    return change


def moved(name: str, source: str, target: str) -> Change:
    """What is said of one site is said of another one."""

    def change(saved: Saved) -> None:
        row = saved[name]
        row[site(target)], row[site(source)] = row[site(source)], 0 if name == "people" else -1

    return change


def rebuilt(castello: str, old: str, new: str) -> Change:
    """A building stands somewhere else, wherever a save speaks of it."""

    def change(saved: Saved) -> None:
        for name in ("building", "city", "owner"):
            moved(name, old, new)(saved)
        city = next(city for cities in saved["cities"] for city in cities if city[0] == site(castello))
        city[city.index(site(old))] = site(new)
        saved["figures"] = [[site(new) if one == site(old) else one, *rest] for one, *rest in saved["figures"]]

    return change


def first_card(saved: Saved) -> None:
    saved["deck"][0] = saved["display"][0]


def fewer_options(saved: Saved) -> None:
    saved["stack"][-1][2].pop()


def no_frame_below(saved: Saved) -> None:
    del saved["stack"][0]


def asked_elsewhere(saved: Saved) -> None:
    saved["stack"][-1][0] = "la_citta/feeding.chosen"


def other_game(saved: Saved) -> None:
    saved["stack"][-1][0] = "rattus_cartus/enter.chosen"


def one_more(name: str, *way: Any) -> Change:
    """A number is one higher."""

    def change(saved: Saved) -> None:
        inner: Any = saved
        for key in (name, *way)[:-1]:
            inner = inner[key]
        inner[(name, *way)[-1]] += 1

    return change


CHANGES: list[tuple[str, Callable[[], Game], Change, str]] = [
    ("a citizen more", at_cards, one_more("citizens"), "the citizens do not add up"),
    ("a city bigger", at_cards, one_more("people", site("H082")), "the citizens do not add up"),
    ("a chip more", at_cards, one_more("chips", 0), "the chips do not add up"),
    ("people elsewhere", at_cards, moved("people", "H082", "H091"), "somebody lives where there is no castello"),
    ("a building of nobody", at_cards, put("owner", -1, site("H091")), "a building belongs to no city"),
    ("a building of another", at_cards, put("owner", 1, site("H091")), "a building belongs to no city, or to another"),
    ("no building", at_cards, put("building", -1, site("H091")), "a castello or a building is missing"),
    ("two castellos in a city", at_cards, put("building", 0, site("H091")), "a castello or a building is missing"),
    ("an unknown building", at_cards, put("building", 12, site("H091")), "somebody lives where there is no castello"),
    ("in two parts", at_cards, rebuilt("H082", "H091", "H083"), "a city is in two parts"),
    ("outside", at_cards, rebuilt("H082", "H073", "H001"), "a city lies outside the zone or touches another one"),
    ("touching", at_cards, rebuilt("H082", "H091", "H113"), "a city lies outside the zone or touches another one"),
    ("without water", at_cards, put("building", 6, site("H115")), "a building stands without the water it needs"),
    ("a city twice", at_cards, put("cities", [[site("H114")]], 0), "two cities are on one site"),
    ("a town missing", at_cards, put("towns", [site("H082"), site("H009")]), "a city was never founded"),
    ("towns in another order", at_cards, put("towns", [site(one) for one in ("H009", "H082", "H114")]),
     "stands in the wrong order"),
    ("too many towns", at_cards, put("towns", [site("H082")] * 40), "more cities were founded than can be"),
    ("figures on a farm", at_cards, put("figures", [[site("H073"), 0, 1]]), "a building without such an arch"),
    ("a harvest of a statue", at_cards, put("figures", [[site("H091"), 3, 1]]), "a harvest counts for no farm"),
    ("figures nowhere", at_cards, put("figures", [[site("H100"), 0, 1]]), "a figure stands on no building"),
    ("five figures", at_cards, put("figures", [[site("H091"), 0, 5]]), "somebody has more figures than there are"),
    ("figures twice", at_cards, put("figures", [[site("H091"), 0, 1]] * 2), "figures are named twice"),
    ("a card twice", at_cards, first_card, "a politics card is missing or lies in two places"),
    ("a card shuffled before", at_cards, put("shuffled", [1]), "a card lies face down that was shuffled"),
    ("a voice too many", at_cards, put("voice_out", [0]), "the voice cards do not add up"),
    ("places twice", at_cards, put("looked", [[2, 2], []]), "the voice cards do not add up"),
    ("an earlier year", at_cards, put("year", 2), "the voice cards do not fit the year"),
    ("a year too many", at_cards, put("year", 7), "the phase is unknown"),
    ("a wish too early", at_cards, put("wishes", [1]), "the wishes are not those of the voices"),
    ("a round too many", at_cards, one_more("round"), "the cards used do not fit the round"),
    ("an action card back", at_cards, one_more("actions", 1), "the cards used do not fit the round"),
    ("an old penalty", at_cards, put("penalty", [1, 0]), "somebody has not turned the card that hunger costs"),
    ("another phase", at_cards, put("phase", "growth"), "the phase is unknown"),
    ("done in politics", at_cards, put("done", [0]), "somebody has had a turn that was not"),
    ("an empty building", at_cards, put("cities", [[site("H082")]], 0), "a building belongs to no city"),
    ("fewer options", at_cards, fewer_options, "the pending question is not what the rules would ask"),
    ("a frame less", at_cards, no_frame_below, "what follows the question does not fit"),
    ("another question", at_cards, asked_elsewhere, "not what the rules would ask"),
    ("another game", at_cards, other_game, "the pending question is damaged"),
    ("a score too early", at_cards, put("scores", [{"total": 1}] * 2), "nothing is left to be done"),
    ("rows for three", at_cards, put("gold", [1, 1, 1]), "it does not fit 2 players"),
    ("another map", at_cards, put("owner", [-1] * 10), "it does not fit the map"),
    ("other stacks", at_cards, put("chips", [3]), "there are other stacks of chips"),
    ("other wishes", at_migration, put("wishes", [1]), "the wishes are not those of the voices"),
    ("a city that has drawn", at_migration, put("done", [site("H082")]), "not what the rules would ask"),
    ("a city of another has drawn", at_migration, put("done", [site("H090")]), "had a turn that was not"),
    ("a round in migration", at_migration, put("round", 3), "the round is not one of politics"),
    ("punished before hunger", at_migration, put("penalty", [0, 1]), "somebody is punished before the hunger"),
    ("a card unused", at_demolition, put("actions", [1, 0]), "the cards used do not fit the round"),
    ("fed already", at_hunger, put("done", [0, 1]), "somebody has had a turn that was not"),
    ("fed without food", at_hunger, put("done", [0]), "somebody was fed without food"),
    ("a better score", at_the_end, one_more("scores", 0, "total"), "the scores do not fit"),
    ("figures at the end", at_the_end, put("figures", [[0, 0, 1]]), "a figure stands on no building"),
    ("used at the end", at_the_end, one_more("round"), "the game is over, and something is left to be done"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "change", "sentence"), [row[1:] for row in CHANGES], ids=[row[0] for row in CHANGES]
)
def test_a_changed_save_is_refused_with_its_sentence(
    position: Callable[[], Game], change: Change, sentence: str
) -> None:
    g = position()
    setup, saved = to_plain(g.box.setup), to_json(g)
    assert rules().load(setup, to_json(g)).phase == g.phase
    change(saved)
    with pytest.raises(DamagedState) as caught:
        rules().load(setup, saved)
    assert sentence in str(caught.value)
