"""What is shown beside a thing is what choosing that thing leads to, and it comes true: in games of chance."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from game import catalog
from game.citadels.rules.state import View as Citadels
from game.kernel.options import kind, value
from game.kernel.rng import Rng
from game.kernel.rules import of
from game.la_citta.deals import la_citta
from game.la_citta.rules.box import YEARS
from game.la_citta.words.outlook.consequences import Consequences as OfLaCitta
from game.la_citta.words.year import kept
from game.rattus_cartus.rules.state import View as Rattus
from game.table.asking.mark import Subject
from game.table.asking.marks import Marks
from game.table.asking.offers import offers
from game.table.words import words

GAMES = ("citadels", "rattus_cartus", "la_citta")
NAMES = tuple("ABCDEFGH")
FACTS = re.compile(r"[;:,.] ?")


class Knowing:
    """The rules for somebody to whom nothing is hidden: the only possible game is the real one."""

    def __init__(self, rules: Any, real: Any) -> None:
        self._rules, self._real = rules, real

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)

    def determinize(self, _view: Any, _rng: Rng) -> Any:
        return self._real.clone()


def asked(game: str, seeds: int, one_in: int) -> Iterator[Any]:
    """Some moments of games played by chance, in which somebody is asked."""
    rules = catalog.rules(game)
    for seed in range(1, seeds + 1):
        rng, players = Rng(seed), rules.seats[seed % len(rules.seats)]
        g = rules.new(rules.setup(players, {}, seed), seed)
        while (ask := g.pending) is not None:
            if not rng.below(one_in):
                yield g
            g.choose(rng.choice(ask.options))


def marks_of(game: str, g: Any, rules: Any = None) -> Marks:
    """The table as the one who is asked has it."""
    rules, said = rules or catalog.rules(game), words(game)
    view = catalog.rules(game).observe(g, g.pending.seat)
    names = said.names(NAMES[: len(NAMES)], view)
    return Marks(
        said,
        offers(g.pending, view, names, said),
        None,
        view,
        names,
        lambda word: g.why_not(g.pending.seat, word),
        rules,
    )


def subjects(game: str, view: Any, marks: Marks) -> Iterator[Subject]:
    """Everything on the table that can be read."""
    box = view.box
    if game == "la_citta":
        yield from (Subject("site", site, "farm", place="site") for site in range(box.board.hexes))
        yield from (Subject("area", area, box.landscape[area], place="area") for area in range(len(box.landscape)))
        yield from (
            Subject("building", number, name, place=place)
            for number, name in enumerate(box.building_ids)
            for place in ("", "site", "tile")
        )
        yield from (Subject("card", card, "x", place="politics") for card in view.display)
        yield from (Subject("city", city[0], "castello", place="city") for cities in view.cities for city in cities)
        yield from (Subject("voice", at, "culture", place="voice") for at, wish in enumerate(view.voice) if wish >= 0)
        yield from (Subject("action", row, "action", place="action") for row in range(3))
    elif game == "rattus_cartus":
        yield from (Subject("building", card, "palace", place="building") for card in view.row)
        yield from (Subject("card", card, "joker", place="hand") for card in view.hand[view.viewer])
        yield from (Subject("card", card, "joker", place="nun") for card in view.nun_row if card >= 0)
    else:
        yield from (Subject("card", card, box.kind[card], place="hand") for card in view.hand[view.viewer])
        yield from (
            Subject("card", card, box.kind[card], seat, "city") for seat, city in enumerate(view.city) for card in city
        )
        yield from (Subject("rank", rank, one) for rank, one in enumerate(box.setup.cast, 1))
    assert marks.offers is not None
    yield from (
        Subject(*found) for o in marks.offers.offers if (found := marks.things.subject(o.option, view)) is not None
    )


@pytest.mark.parametrize("game", GAMES)
def test_what_is_read_about_a_thing_is_what_choosing_it_leads_to(game: str) -> None:
    for g in asked(game, 4, 20):
        marks = marks_of(game, g)
        for subject in subjects(game, marks.view, marks):
            model, spot = marks.zoom(subject), marks.things.spot_of(subject)
            here = [spot, *(marks.things.meant(*spot, marks.view) if spot is not None else [])]
            if game == "rattus_cartus" and subject.kind == "building":
                here = [("building", of(Rattus, marks.view).row.index(subject.number))]
            told = [action for action in model.actions if not action.why_not]
            for action in told:
                assert marks.offers is not None
                offer = marks.offers.of(action.option)
                assert offer is not None
                of_character = (
                    kind(action.option) in ("income", "ability") and of(Citadels, marks.view).rank == subject.number
                )
                assert (offer.place, offer.thing) in here or of_character, (subject, action)
                assert action.leads_to == marks.outlook.words(action.option) or offer.place == "seat"
            if told:
                assert model.note == told[0].leads_to


def facts(told: str) -> set[str]:
    """The single facts of a sentence."""
    return {part.strip().lower() for part in FACTS.split(told.replace(";", ",")) if part.strip()}


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_told_of_an_option_comes_true(game: str) -> None:
    """Told from what a seat knows, it says nothing that somebody who knows everything would not say."""
    for g in asked(game, 5, 15):
        marks, real = marks_of(game, g), marks_of(game, g, Knowing(catalog.rules(game), g))
        for option in g.pending.options[:: max(1, len(g.pending.options) // 12)]:
            told, true = marks.outlook.words(option), real.outlook.words(option)
            assert facts(told) <= facts(true), (g.pending, option, told, true)


def test_the_figures_of_la_citta_are_those_of_the_game_that_goes_on() -> None:
    """Gold, food, citizens and arches after an answer, unless the year goes on to what nobody has chosen."""
    compared = 0
    for g in asked("la_citta", 6, 10):
        told, me, moment = marks_of("la_citta", g).outlook, g.pending.seat, (g.year, g.phase)
        assert isinstance(told, OfLaCitta)
        for option in g.pending.options[:: max(1, len(g.pending.options) // 10)]:
            after = g.clone()
            after.choose(option)
            found = told.change(option)
            if found is None or (after.year, after.phase) != moment or kind(option) == "migrate":
                continue
            compared += 1
            assert found.gold == (g.gold[me], after.gold[me])
            assert found.food == (g.food(me), after.food(me)), (g.pending, option)
            assert found.citizens[1] == after.people_of(me), option
            if found.city >= 0:
                assert found.people[1] == after.people[found.city]
                assert [pair[1] for pair in found.points] == [
                    after.points(after.sites_of(found.city), w) for w in range(3)
                ]
    assert compared > 200


def test_a_wish_brings_as_many_citizens_as_it_says() -> None:
    compared = 0
    for g in asked("la_citta", 6, 1):
        if g.pending.step != "migration.chosen":
            continue
        view = la_citta().observe(g, g.pending.seat)
        for option in g.pending.options:
            after = g.clone()
            after.log = []
            after.choose(option)
            came = [
                event.public for event in after.log if event.word == "moved" and event.public["city"] == value(option)
            ]
            assert sum(facts["kept"] for facts in came) == kept(option, view)
            compared += 1
    assert compared > 20


def test_in_the_last_year_nothing_is_promised_for_the_next() -> None:
    for g in asked("la_citta", 4, 12):
        if g.year < YEARS or g.phase != "politics":
            continue
        told = marks_of("la_citta", g).outlook
        said = " ".join(told.words(option) for option in g.pending.options[:20])
        assert "each year" not in said
        assert "after growth" not in said


def test_in_the_last_round_a_building_tells_what_it_brings_then() -> None:
    met = 0
    for g in asked("rattus_cartus", 4, 3):
        marks = marks_of("rattus_cartus", g)
        for card in of(Rattus, marks.view).row:
            told = marks.zoom(Subject("building", card, "palace", place="building")).text
            assert ("Premium: 1 influence more." in told and "Normal" not in told) == of(
                Rattus, marks.view
            ).last_round()
            met += of(Rattus, marks.view).last_round()
    assert met


def test_what_is_only_read_offers_nothing() -> None:
    """A landscape is no 2 gold."""
    g = next(one for one in asked("la_citta", 1, 1) if "gold" in one.pending.options)
    model = marks_of("la_citta", g).zoom(Subject("area", 0, "W", place="area"))
    assert (model.note, model.actions) == ("", ())
