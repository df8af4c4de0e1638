"""What people choose for a game of La Città, and the set-up that is made of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from game import catalog
from game.cli.text.form import Form
from game.kernel.rules import of
from game.la_citta.content import own_maps
from game.la_citta.rules.box import OPTIONS
from game.la_citta.setup import choice
from game.la_citta.setup.choice import CittaOptions, Country
from game.la_citta.setup.fields import way_field
from game.la_citta.setup.words import (  # fmt: skip
    advice,
    explain,
    game_text,
    overview_text,
    problem_with,
    switch_texts,
    tiles_text,
)
from game.ui import lang, opponents
from game.ui.screens.seats import first_seats
from game.ui.services import StoredChoice
from game.ui.set_up import BY_LOT, set_up

GAME = "la_citta"


def options(players: int = 4, **fields: object) -> CittaOptions:
    return msgspec.structs.replace(CittaOptions(first_seats(players), game=GAME), **fields)


# -- the set-up --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("name", ["lattice", "brick"])
@pytest.mark.parametrize("way", choice.WAYS)
def test_every_usual_game_can_be_begun(players: int, name: str, way: str) -> None:
    chosen = options(players, country=Country(name, drawn=7))
    choice.go(chosen, way)
    rules = catalog.rules(GAME)
    plain = rules.setup(players, set_up(GAME).choice(chosen), 5)
    assert plain["map"] == name
    assert len(plain["landscape"]) == 22
    assert choice.way(chosen) == way


def test_what_is_shown_is_what_is_played() -> None:
    chosen = options(country=Country("brick", "random", "placed", 11))
    found, landscape = choice.shown(chosen)
    assert found is own_maps()["brick"]
    assert set_up(GAME).choice(chosen)["landscape"] == list(landscape)
    again = options(country=Country("brick", "random", "placed", 12))
    assert choice.shown(again)[1] != landscape
    chosen.seed = again.seed = 3
    assert choice.shown(chosen)[1] == choice.shown(again)[1], "the seed decides"


def test_given_castellos_are_shown_where_they_will_stand() -> None:
    chosen = options(3)
    seen = choice.castellos(chosen)
    assert sorted(seat for _site, seat in seen) == [0, 0, 1, 1, 2, 2]
    assert {site for site, _seat in seen} <= set(choice.in_play(chosen))
    chosen.country.castellos = "placed"
    assert choice.castellos(chosen) == []


def test_with_fewer_players_less_of_the_map_is_in_play() -> None:
    assert [len(choice.in_play(options(players))) for players in (2, 3, 4, 5)] == [86, 140, 174, 174]
    assert "86 of 174 sites in play" in overview_text(options(2))
    assert "not in play" in game_text(options(2))
    assert "not in play" not in game_text(options(4))


def test_given_castellos_on_a_landscape_by_chance_are_not_recommended() -> None:
    chosen = options(country=Country(landscape="random"))
    assert problem_with(chosen) is None, "it is allowed"
    assert advice(chosen) in game_text(chosen)
    assert choice.way(chosen) == choice.OWN
    assert "own" in [one.word for one in way_field(chosen, []).entries]
    assert advice(options()) == ""
    assert "own" not in [one.word for one in way_field(options(), []).entries]


def test_the_tiles_are_those_of_the_box() -> None:
    said = tiles_text(options(country=Country(landscape="random", castellos="placed")))
    assert said.startswith("6 × Poor farmland, 6 × Farmland, 2 × Rich farmland")


# -- what is wrong -----------------------------------------------------------------------------------------------------
def test_a_map_that_is_gone_is_named_and_can_be_mended() -> None:
    chosen = options(country=Country("atlantis"))
    problem = problem_with(chosen)
    assert problem is not None
    assert problem.sentence == "The map that was chosen does not exist any more."
    assert choice.shown(chosen)[0].id == "lattice", "another one is shown meanwhile"
    problem.fixes[0].act(chosen)
    assert problem_with(chosen) is None


def test_too_many_people_are_refused_in_a_sentence() -> None:
    problem = problem_with(options(6))
    assert problem is not None
    assert problem.sentence == "2 to 5 people can play."


def test_switches_and_seats_that_are_gone_are_left_out() -> None:
    chosen = options(rules=["no_such_switch", OPTIONS[0]], start=3)
    assert set_up(GAME).choice(chosen)["options"] == [OPTIONS[0]]
    assert set_up(GAME).choice(chosen)["start"] == 3
    del chosen.seats[3]
    assert set_up(GAME).choice(chosen)["start"] == BY_LOT


@pytest.mark.parametrize("word", ["players", "map", "start", "options", "landscape", "castellos", "version"])
def test_every_reason_is_a_sentence_in_both_languages(word: str) -> None:
    english = explain(options(), word).sentence
    lang.set_language("de")
    german = explain(options(), word).sentence
    assert english != german
    assert english[-1] == german[-1] == "."


def test_all_switches_are_explained() -> None:
    assert list(switch_texts()) == list(OPTIONS)


# -- remembered and kept -----------------------------------------------------------------------------------------------
def test_the_last_choice_comes_back_without_its_draw() -> None:
    part = set_up(GAME)
    chosen = options(5, country=Country("brick", "random", "placed", 11), start=4, rules=[OPTIONS[1]], seed=3)
    found = of(CittaOptions, part.remembered(msgspec.to_builtins(chosen)))
    assert (found.country.map, found.country.landscape, found.start, found.rules, found.seed) == (
        "brick", "random", 4, [OPTIONS[1]], None,
    )  # fmt: skip
    assert found.country.drawn != 11


def test_what_is_remembered_is_mended() -> None:
    part = set_up(GAME)
    kept = msgspec.to_builtins(options(2, country=Country("atlantis", saved="old"), start=7, rules=["gone"]))
    found = of(CittaOptions, part.remembered(kept))
    assert (found.country.map, found.country.saved, found.start, found.rules) == ("lattice", "", BY_LOT, [])
    kept["country"]["landscape"] = "sea"
    assert part.remembered(kept) is None


def test_a_map_that_was_kept_is_played_again_with_the_same_landscape() -> None:
    part = set_up(GAME)
    chosen = options(country=Country("brick", "random", "placed", 11), rules=[OPTIONS[2]])
    stored = StoredChoice("hills", "Hills", part.to_keep(chosen))
    assert part.fault(stored.choice) == ""
    other = options()
    part.use(other, stored)
    assert choice.shown(other) == choice.shown(chosen)
    assert other.rules == [OPTIONS[2]]
    assert way_field(other, [stored]).chosen == "stored:hills"
    again = of(CittaOptions, part.remembered(msgspec.to_builtins(other)))
    assert choice.shown(again) == choice.shown(chosen), "also after a restart"
    assert part.fault({"landscape": "sea"})
    assert part.fault({"country": {}})


# -- in words ----------------------------------------------------------------------------------------------------------
class Typist:
    """Picks these places of the lists it is shown, one after the other."""

    def __init__(self, *places: int | None) -> None:
        self.places, self.asked = list(places), list[str]()

    def pick(self, question: str, texts: Sequence[str]) -> int | None:
        self.asked.append(question)
        place = self.places.pop(0)
        assert place is None or place < len(texts)
        return place


def spoken(chosen: CittaOptions, typist: Typist, line: int, stored: list[StoredChoice] | None = None) -> str:
    """What is said when a line of the text game is chosen."""
    said: list[str] = []
    form = Form(
        lambda: set_up(GAME).fields(chosen, stored or []), typist, lambda *words: said.extend(filter(None, words))
    )  # fmt: skip
    form.change(line)
    return " ".join(said)


def test_everything_is_chosen_in_words() -> None:
    chosen = options(2)
    assert spoken(chosen, Typist(1), 0) == "Set-up: By chance."
    assert choice.way(chosen) == "advanced"
    assert spoken(chosen, Typist(None), 0) == ""
    assert "79 of 163 sites" in spoken(chosen, Typist(1), 1)
    assert spoken(chosen, Typist(0), 2).startswith("Landscape: First map.")
    assert spoken(chosen, Typist(1), 2).startswith("Landscape: By chance.")
    assert "fair on the first map only" in spoken(chosen, Typist(0), 3)
    assert spoken(chosen, Typist(1), 4) == f"Start: {chosen.seats[0].name}."
    assert "It is on now." in spoken(chosen, Typist(0, None), 5)
    assert chosen.rules == [OPTIONS[0]]
    stored = [StoredChoice("h", "Hills", set_up(GAME).to_keep(options()))]
    assert spoken(chosen, Typist(2), 0, stored) == "Set-up: Hills."
    assert choice.way(chosen) == "beginner"


def test_everything_that_was_chosen_is_told() -> None:
    chosen = options(3, country=Country("brick", "random", "placed", 3), start=0, rules=[OPTIONS[2]])
    told = set_up(GAME).told(chosen, [])
    assert told[0] == "Set-up: By chance."
    assert told[1] == "6 years on “The Shifted Lanes”, 125 of 163 sites in play."
    assert "5 × Water" in told[2]
    assert told[3].startswith("Castellos: Placed in turn.")
    assert f"Start: {chosen.seats[0].name}." in told
    assert "Hunger to the end." in told


def test_a_level_it_has_not_got_is_played_by_the_next_one_below(monkeypatch: pytest.MonkeyPatch) -> None:
    assert opponents.nearest_level("master", GAME) == "master"
    monkeypatch.setattr(opponents, "levels", lambda game: ("easy", "normal", "hard"))
    assert opponents.nearest_level("master", GAME) == "hard"
    assert opponents.nearest_level("random", GAME) == opponents.nearest_level("clever", GAME) == "normal"
