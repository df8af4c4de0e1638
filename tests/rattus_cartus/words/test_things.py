"""What presses on the things of the table mean: cards, buildings, cards of the nun row, players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from game.bots.inline import InlineBots
from game.content.book import book
from game.kernel.options import kind, value
from game.kernel.rng import Rng
from game.kernel.rules import of, some
from game.kernel.steps import Seat
from game.rattus_cartus.content.loading import OCCASIONS
from game.rattus_cartus.deals import rattus_cartus
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.words.contents import ANNOUNCED, EVENTS, QUESTIONS
from game.rattus_cartus.words.outlook import TELLERS
from game.rattus_cartus.words.things import BUILDING, NUN
from game.session.match import Match
from game.session.setup import HUMAN, MatchSetup, SeatSetup
from game.table.asking.mark import Subject
from game.table.asking.marks import Marks
from game.table.asking.offers import offers
from game.table.asking.spots import BUTTON, HAND, SEAT
from game.table.flow import SeatInfo
from game.table.log import recap
from game.table.log.marked import MarkedNames
from game.table.names import Names
from game.table.words import words

GAME = "rattus_cartus"
RULES, SAID = rattus_cartus(), words(GAME)
PEOPLE = ("Ada", "Bo", "Cleo", "Dov")
PLACES = {
    "supply": BUILDING, "enter": BUILDING, "look": NUN, "card": HAND, "seat": SEAT, "number": BUTTON,
    "play_pass": BUTTON, "use": BUTTON, "decline": BUTTON, "done": BUTTON,
}  # fmt: skip


def asked(step: str, *, since: int = 1, buildings: str = "mixed", fits: Callable[[Any], bool] | None = None) -> Any:
    """A game in which somebody is asked this in that round or later, by chance."""
    for seed in range(200):
        g, rng = RULES.new(RULES.setup(4, {"buildings": buildings}, seed), seed), Rng(seed)
        while (ask := g.pending) is not None:
            if ask.step == step and g.round >= since and (fits is None or fits(g)):
                return g
            g.choose(rng.choice(ask.options))
    raise AssertionError(f"nobody is ever asked {step}")


def marks(g: Any, selected: tuple[str, int] | None = None) -> Marks:
    """How things stand to the one who is asked."""
    ask = g.pending
    view = RULES.observe(g, ask.seat)
    names = SAID.names(PEOPLE, view)
    found = offers(ask, view, names, SAID)
    return Marks(SAID, found, selected, view, names, lambda word: g.why_not(ask.seat, word), some(RULES))


def shown(option: str, made: Marks) -> Subject:
    """What the zoom shows of an answer."""
    found = SAID.things.subject(option, made.view)
    assert found is not None
    return Subject(*found)


@pytest.mark.parametrize("step", sorted(QUESTIONS))
def test_every_answer_has_its_place(step: str) -> None:
    g = asked(step)
    made = marks(g)
    assert made.offers is not None
    for offer in made.offers.offers:
        assert offer.place == PLACES[kind(offer.option)]
        assert offer.thing == value(offer.option)
        if offer.place != BUTTON:
            assert made.mark(offer.place, offer.thing).state == "legal"


def test_buttons_do_what_a_building_does_or_leave_it() -> None:
    found = marks(asked("action.chosen", buildings="first_game")).choices()
    assert [one.name for one in found] == ["use", "decline"]
    assert [one.kind for one in found] == ["gold", "ghost"]
    assert [one.action for one in found] == ["build", "without"]


def test_gold_and_passes_say_why_they_are_not_laid() -> None:
    def has_both(g: Any) -> bool:
        kinds = {g.box.kind[card] for card in g.hand[g.pending.seat]}
        return {"gold", "pass"} <= kinds

    g = asked("enter.laid", since=3, fits=has_both)
    made, hand = marks(g), g.hand[g.pending.seat]
    gold = next(card for card in hand if g.box.kind[card] == "gold")
    held = next(card for card in hand if g.box.kind[card] == "pass")
    assert made.refusal(HAND, gold) == made.mark(HAND, gold).reason == "Gold stays in your hand: it counts at the end"
    assert made.refusal(HAND, held) == "a Pass is played before you enter a building"


def test_who_has_not_laid_the_fewest_is_no_victim() -> None:
    def several(g: Any) -> bool:
        return len(g.entered[g.slot]) > len(g.pending.options)

    g = asked("sword.victim", fits=several)
    made = marks(g)
    inside = next(seat for seat in g.entered[g.slot] if f"seat:{seat}" not in g.pending.options)
    outside = next((seat for seat in range(4) if seat not in g.entered[g.slot]), None)
    assert made.refusal(SEAT, inside) == "somebody else has laid fewer"
    assert made.harmful
    if outside is not None:
        assert made.refusal(SEAT, outside) == "this player is not in the building"


def test_the_second_look_is_elsewhere() -> None:
    g = asked("look.chosen", fits=lambda g: g.pending.memo["barred"] >= 0)
    barred = g.pending.memo["barred"]
    assert marks(g).refusal(NUN, barred) == "you have just looked at this card; the second look is at another one"


def test_looking_at_things_that_nobody_asks_about_is_no_mistake() -> None:
    made = marks(asked("supply.chosen"))
    view = of(View, made.view)
    assert made.refusal(HAND, view.hand[view.viewer][0]) == ""
    assert made.refusal(NUN, 2) == ""
    assert made.refusal(SEAT, 1) == ""


def test_the_zoom_shows_a_building_with_what_can_be_done_in_it() -> None:
    g = asked("enter.chosen")
    made = marks(g)
    subject = shown("enter:1", made)
    model = made.zoom(subject)
    assert subject.number == g.row[1]
    assert subject.id.partition("/")[0] == g.box.building_ids[g.building(1)]
    assert [one.option for one in model.actions] == ["enter:1"]
    assert model.actions[0].leads_to
    assert "Premium: " in model.text


def test_the_zoom_shows_a_card_with_what_laying_it_brings() -> None:
    g = asked("enter.laid")
    made = marks(g)
    option = g.pending.options[0]
    model = made.zoom(shown(option, made))
    assert model.text
    assert [one.option for one in model.actions] == [option]


def test_help_opens_places_that_the_book_has() -> None:
    topics, cards = book(GAME).rulings().topics, book(GAME).cards()
    wanted = {question.help for question in QUESTIONS.values()} | {one.help for one in ANNOUNCED.values()}
    for step in ("action.chosen", "enter.laid", "hospital.exchanged"):
        g = asked(step)
        view = RULES.observe(g, g.pending.seat)
        wanted |= {SAID.help_place(g.pending, "", view), SAID.help_place(None, view.title, view)}
        wanted.add(SAID.help_place(None, "", view))
    for place in wanted:
        sort, _colon, name = place.partition(":")
        assert name in (topics if sort == "topic" else cards), place


def test_people_have_lines_for_every_occasion() -> None:
    facts = {"seat": 0, "other": 1, "count": 2, "change": 5, "why": "cards", "rats": 3, "slot": 0, "card": 0}
    found = {occasion for word in EVENTS for _seat, occasion in SAID.occasions(word, facts)}
    assert found == set(OCCASIONS) == set(SAID.chances)


def test_whoever_lost_cards_reads_of_it_before_the_next_supply() -> None:
    """What took cards from one's hand since one laid the own ones."""
    seats = tuple(SeatSetup(name, place, HUMAN) for place, name in enumerate(PEOPLE))
    found = 0
    for seed in range(12):
        setup = MatchSetup(GAME, RULES.setup(4, {"buildings": "mixed"}, seed), seed, seats)
        match, rng = Match.new(RULES, setup, InlineBots()), Rng(seed)
        while (ask := match.pending) is not None:
            view = of(View, match.view(ask.seat))
            if ask.step == "supply.chosen" and view.round > 1:
                assert SAID.recap_due(view, list, small=False) == f"{view.round}"
                found += lost(match, ask.seat)
            match.answer(ask.number, rng.choice(ask.options))
            match.step()
    assert found > 3


def lost(match: Match, seat: Seat) -> bool:
    """Whether the recap tells of cards that went to a Sword or a Guard Tower, as it must if they did."""
    events = match.events_since(0, seat)
    start = recap.last_turn_end(SAID, events, seat)
    names = MarkedNames(SAID, [SeatInfo(one.name, one.shield) for one in match.setup.seats], match.view(seat))
    hit = [one for one in events[start:] if one.word in ("sword", "tower") and one.facts["other"] == seat]
    lines = recap.recap(events, names, int(seat), start)
    assert len([line for line in lines if line.loss]) >= len(hit)
    return bool(hit)


def test_reasons_of_hints_are_told() -> None:
    nobody = Names([])
    for family in TELLERS:
        for more in (-3, 0, 3):
            end, other = {"has": {family: 5 + more}}, {"has": {family: 5}}
            assert SAID.gain(family, end, other, nobody)
    assert SAID.gain("unheard of", {}, {}, nobody) == ""


def test_computers_do_not_pause_over_every_card_they_lay() -> None:
    """And how long they pause follows from what everybody sees."""
    paces: dict[str, set[float]] = {}
    for seed in range(3):
        g, rng = RULES.new(RULES.setup(4, {"buildings": "mixed"}, seed), seed), Rng(seed)
        while (ask := g.pending) is not None:
            view = RULES.observe(g, None)
            paces.setdefault(ask.step, set()).add(SAID.pace(view.title, view))
            g.choose(rng.choice(ask.options))
    assert all(len(found) == 1 for found in paces.values())
    assert paces["enter.chosen"] == {1.0}
    assert max(paces["enter.laid"]) < 0.1
    assert max(paces["sword.given"]) < 0.5
