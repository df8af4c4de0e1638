"""The words of Rattus Cartus, as the house asks for them (`game.table.words.Words`). No pygame here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from game.content.book import book
from game.kernel.events import Json
from game.kernel.options import value
from game.kernel.rules import Rules, SomeRules, ViewData, of
from game.kernel.steps import Ask
from game.rattus_cartus.cards.estates import estate_name
from game.rattus_cartus.content import ESTATES
from game.rattus_cartus.lang import N_, _
from game.rattus_cartus.ledger import BUILDING
from game.rattus_cartus.rules import scoring
from game.rattus_cartus.rules.state import Game, View
from game.rattus_cartus.words import names as symbols
from game.rattus_cartus.words import outlook as gains
from game.rattus_cartus.words import reminders
from game.rattus_cartus.words import things as asking
from game.rattus_cartus.words import things as places
from game.rattus_cartus.words.contents import ANNOUNCED, EVENTS, PROBLEMS, QUESTIONS, question
from game.rattus_cartus.words.hearing import RattusHearing
from game.rattus_cartus.words.names import Names, rats_shown
from game.rattus_cartus.words.outlook import Consequences
from game.rattus_cartus.words.records import CARDS, PLACES, POINTS, RATS
from game.rattus_cartus.words.things import RattusThings
from game.table.advice.gains import gain
from game.table.words import Log, Prompt, Reminder, Words

# What F1 at the table is about.

OF_PHASES = {"supply": "topic:supply", "enter": "topic:enter", "buildings": "topic:resolving", "over": "topic:scoring"}


def place_of_ask(ask: Ask, view: View) -> str:
    """The place in the rules about a question of the person before the screen."""
    if ask.step == "action.chosen" and view.slot >= 0:
        return f"card:{view.box.building_ids[view.building(view.slot)]}"
    return question(ask.step).help or place_of_phase(view)


def place_of_phase(view: View) -> str:
    return OF_PHASES.get(view.phase, "topic:game")


# What sources of points are called, and what is counted of that buildings brought (`ledger`).


def source(name: str) -> str:
    """A line of the score."""
    if name in ESTATES:
        return estate_name(name)
    return {
        "hand": _("Most followers"), "sword": _("Most Swords"), "flute": _("Most Flutes"), "pass": _("Most Passes"),
        "gold": _("Most Gold"), "markers": _("Victory points"),
    }.get(name, "")  # fmt: skip


def brought(kind: str) -> str:
    """What is counted."""
    return _("Influence gained inside") if kind == BUILDING else ""


PACE_OF_A_NUMBER, PACE_OF_A_CARD = 0.4, 0.05
PACES = {"supply": 0.8, "give": 0.25, "exchange": 0.5}  # by public title
THINGS, HEARING = RattusThings(), RattusHearing()


class RattusWords(Words[View, Names]):
    """Reads what stands in the records of questions and events."""

    questions = QUESTIONS
    events = EVENTS
    announcements = ANNOUNCED
    problems = PROBLEMS
    kinds = {
        PLACES: N_("Buildings"), POINTS: N_("Influence and points"), CARDS: N_("Cards"), RATS: N_("Rats and nuns"),
    }  # fmt: skip
    usual_kind = PLACES
    who = ("seat", "other", "start")
    chances = {
        "ambushed": 80, "ambushing": 60, "piped": 80, "piping": 60, "infested": 40, "crowned": 12, "dying": 90,
    }  # fmt: skip

    @property
    def things(self) -> RattusThings:
        return THINGS

    @property
    def hearing(self) -> RattusHearing:
        return HEARING

    def outlook(self, ask: Ask | None, view: View, names: Names, rules: SomeRules) -> Consequences:
        return Consequences(ask, view, names, cast("Rules[Game, View]", rules))

    def names(self, seats: Sequence[str], view: View) -> Names:
        return Names(seats, view.box)

    def in_play(self, view: ViewData) -> list[str]:
        """All followers, the special cards that somebody can get, and the buildings that can come."""
        box = of(View, view).box
        followers = [one.id for one in book(self.game).cards().values() if one.kind == "follower"]
        return [*followers, *box.kinds, *(name for name, _copies in box.setup.buildings)]

    # -- questions -------------------------------------------------------------------------------------------------
    def prompt(self, ask: Ask, view: View, names: Names) -> Prompt:
        return asking.prompt(ask, view, names)

    def label(self, option: str, ask: Ask, view: View, names: Names) -> str:
        return asking.label(option, ask, view, names)

    def place(self, option: str, view: View) -> tuple[str, int]:
        return places.place(option, view), value(option)

    def wanted(self, place: str, thing: int, ask: Ask) -> list[str]:
        return places.wanted(place, thing, ask)

    def may_skip(self, ask: Ask, view: View) -> bool:
        """Only what tells nobody anything: the other one of two, or the last card of a hand that must be given."""
        return ask.step not in ("look.chosen", "supply.chosen", "enter.chosen")

    def told_at_the_end(self, word: str) -> bool:
        """The plague has a screen of its own."""
        return word in ("nuns_revealed", "died") or super().told_at_the_end(word)

    def help_place(self, ask: Ask | None, title: str, view: View) -> str:
        return place_of_ask(ask, view) if ask is not None else super().help_place(ask, title, view)

    def help_now(self, view: View) -> str:
        return place_of_phase(view)

    def pace(self, title: str, view: View) -> float:
        """Cards that are laid or given one by one are one act, of which nothing more is seen."""
        seat = view.asked
        if title == "enter" and view.slot_of(seat) >= 0:
            return PACE_OF_A_CARD if view.numbers[seat] >= 0 else PACE_OF_A_NUMBER
        return PACES.get(title, 1.0)

    def own_turn(self, view: View) -> str:
        mine = view.asked == view.viewer
        return f"{view.round} {view.phase} {view.slot} {view.viewer}" if mine else ""

    def reminders(self, view: View, names: Names, log: Log, *, asked: bool, small: bool) -> tuple[Reminder, ...]:
        return reminders.reminders(view)

    def recap_due(self, view: View, log: Log, *, small: bool) -> str:
        """Once a round, when the supply is chosen."""
        first = view.phase == "supply" and view.asked == view.viewer and view.round > 1
        return f"{view.round}" if first and view.supplied[view.viewer] < 0 else ""

    # -- the table -------------------------------------------------------------------------------------------------
    def symbol(self, key: str, view: View) -> str:
        return symbols.sentence(key, view.box.players)

    def gain(self, family: str, end: Mapping[str, Json], other: Mapping[str, Json], names: Names) -> str:
        return gain(gains.TELLERS, family, end, other)

    def standing(self, view: View) -> tuple[Mapping[str, int], ...]:
        """Points as far as everybody can count them, cards in hand; rats only of those who are told of (RAT-53)."""
        return tuple(
            {
                "points": open_points(view, seat), "hand": len(view.hand[seat]),
                **({"rats": view.rats[seat]} if rats_shown(view, seat) else {}), "markers": view.markers[seat],
            }
            for seat in range(view.box.players)
        )  # fmt: skip

    # -- looking back ----------------------------------------------------------------------------------------------
    def source(self, name: str) -> str:
        return source(name) or self.card(name)

    def brought(self, kind: str) -> str:
        return brought(kind)


def open_points(view: View, seat: int) -> int:
    """Points of the estates as they stand, and of markers: what everybody can count."""
    estates = sum(scoring.of_estate(view, estate)[seat] for estate in range(len(ESTATES)))
    return estates + view.markers[seat] * view.box.marker_value
