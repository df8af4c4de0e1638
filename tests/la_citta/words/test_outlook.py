"""What a play would change, told before it is made: by the rules alone, and without touching the game."""

from __future__ import annotations

from typing import Any

from game.kernel.rules import some
from game.kernel.steps import Seat
from game.la_citta.rules.state import Game
from game.la_citta.words import refusals, year
from game.la_citta.words.about import cities, sites
from game.la_citta.words.outlook.consequences import Consequences
from game.la_citta.words.outlook.gains import TELLERS
from game.la_citta.words.words import LaCittaWords
from tests.la_citta.rules.tables import A, B, Cities, at_politics, rules, run, site, table, word

SAID = LaCittaWords("la_citta")
PEOPLE = ("Ada", "Bo")
LAND = {"R10": "F3", "R11": "W", "R09": "F2", "R03": "M"}
NEIGHBOURS: Cities = {
    A: [("H082", 4, {"H091": "well"})], B: [("H090", 4, {"H099": "statue"})],
}  # fmt: skip


def position(cities: Cities = NEIGHBOURS, **more: Any) -> Game:
    """Two cities with an empty site between them, at A's turn."""
    return at_politics(table(cities, landscape=LAND, **more))


def outlook(g: Game, seat: Seat = A) -> Consequences:
    view = rules().observe(g, seat)
    return SAID.outlook(g.pending, view, SAID.names(PEOPLE, view), some(rules()))


def names(g: Game) -> Any:
    return SAID.names(PEOPLE, rules().observe(g, A))


def test_a_building_tells_arches_food_and_who_is_left() -> None:
    g = position()
    told = outlook(g)
    title, lines = told.lines(word("statue at H073"))
    assert title == "Statue in Lucca"
    assert lines[0] == "{culture} 0 → 1"
    assert "1 citizen left to spare" in lines
    assert told.words(word("statue at H073")).startswith("Culture 0 → 1, ")


def test_nothing_is_touched() -> None:
    g = position()
    before = g.clone()
    outlook(g).lines(word("statue at H073"))
    assert (g.people, g.building, g.rng, g.gold) == (before.people, before.building, before.rng, before.gold)


def test_a_farm_tells_its_food_and_a_quarry_its_gold() -> None:
    told = outlook(position())
    change = told.change(word("farm at H073"))
    assert change is not None
    assert change.food[1] - change.food[0] == position().box.food[site("H073")]
    assert "no mountains here" in told.lines(word("quarry at H073"))[1]


def test_who_is_overtaken_is_named() -> None:
    g = position({A: [("H082", 4, {"H091": "well"})], B: [("H090", 4, {})]})
    assert "{culture} wins Volterra" in outlook(g).lines(word("statue at H073"))[1]
    assert "Culture wins Volterra" in outlook(g).words(word("statue at H073"))


def test_a_play_that_is_not_legal_has_no_outlook() -> None:
    told = outlook(position())
    assert told.change(word("statue at H001")) is None
    assert told.words(word("statue at H001")) == ""
    assert told.lines(word("statue at H001"))[1] == []


def test_a_marketplace_lets_a_city_grow() -> None:
    assert "grows up to 8" in outlook(position({A: [("H082", 4, {})]})).lines(word("marketplace at H073"))[1]


def test_what_turns_up_a_card_is_final() -> None:
    told = outlook(position(gold={A: 3}, display=["hospital"]))
    assert told.is_final(word("hospital at H073"))
    assert not told.is_final(word("statue at H073"))


def test_a_wish_tells_whom_it_brings() -> None:
    g = table(NEIGHBOURS, landscape=LAND, year=2, voice=["health", "culture", "culture", "health"])
    run(g, "voice", "income")
    g.stack.clear()
    run(g, "reveal", "demolition")
    ask = g.pending
    assert ask is not None
    view = rules().observe(g, ask.seat)
    told = {option: year.told_gain(option, view, names(g)) for option in ask.options}
    assert sorted(told.values()) == ["1 citizen, from Volterra", "nobody comes"]
    assert sum(outlook(g).gain(option) for option in ask.options) == 1
    labels = [SAID.label(option, ask, view, names(g)) for option in ask.options]
    assert labels == ["Lucca: Culture +0", "Lucca: Health +1"]


# -- why not ---------------------------------------------------------------------------------------------------------
def test_a_card_says_why_it_cannot_be_used() -> None:
    g = position(gold={A: 0}, display=["cathedral", "palazzo", "rich_harvest", "golden_times"])
    view = rules().observe(g, A)
    why = {view.box.kind_of[card]: refusals.of_card(view, card, names(g)) for card in view.display[:4]}
    assert why == {
        "cathedral": "3 gold short", "palazzo": "1 gold short", "rich_harvest": "you have no farm", "golden_times": "",
    }  # fmt: skip
    assert refusals.of_action(view, "gold", names(g)) == ""


def test_a_city_without_spare_citizens_says_so() -> None:
    view = rules().observe(position({A: [("H082", 1, {})]}), A)
    assert view.spare(view.sites_of(site("H082"))) == 0
    assert refusals.of_action(view, "build", names(position())) == ""  # a marketplace needs none
    assert refusals.of_building(view, view.box.building_ids.index("farm"), names(position())) == "no citizen to spare"


# -- what is looked at -----------------------------------------------------------------------------------------------
def test_a_city_tells_growth_food_and_its_neighbours() -> None:
    g = position()
    told = cities.city(rules().observe(g, A), site("H082"), names(g))
    assert told is not None
    assert told.title == "Lucca"
    assert told.arches == (0, 0, 1)
    assert [(row.name, row.changes) for row in told.rows] == [("Volterra", (-1, 0, 1))]
    assert told.text.startswith("4 of 5 citizens. 2 can be spared. You have ")


def test_a_city_that_is_gone_tells_nothing() -> None:
    assert cities.city(rules().observe(position(), A), site("H001"), names(position())) is None


def test_a_free_site_tells_what_it_gives() -> None:
    g = position()
    title, text = sites.site(rules().observe(g, A), site("H073"), names(g))
    assert title == "Site H073 near Lucca"
    assert text.startswith("Beside it: ")


# -- hints -----------------------------------------------------------------------------------------------------------
def gained(family: str, end: dict[str, Any], other: dict[str, Any]) -> str:
    return SAID.gain(family, end, other, names(position()))


def test_a_hint_says_what_is_better_with_and_without_a_number() -> None:
    ends = {"has": dict.fromkeys(TELLERS, 5)}, {"has": dict.fromkeys(TELLERS, 3)}
    assert gained("food", *ends) == "brings 2 food more"
    assert gained("food", {}, {}) == "feeds your citizens better"
    assert all(gained(family, *ends) for family in TELLERS)
    assert gained("weather", *ends) == ""
