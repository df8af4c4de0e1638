"""The words of La Città, as the house asks for them (`game.table.words.Words`). No pygame here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from game.kernel.events import Json
from game.kernel.options import kind
from game.kernel.rules import Rules, SomeRules
from game.kernel.steps import Ask, Problem, Seat
from game.la_citta.lang import N_
from game.la_citta.rules import scoring
from game.la_citta.rules.state import Game, View
from game.la_citta.words import looking_back, places, politics, reminders, year
from game.la_citta.words import names as pieces
from game.la_citta.words import names as symbols
from game.la_citta.words.contents import ANNOUNCED, EVENTS, PROBLEMS, QUESTIONS
from game.la_citta.words.hearing import LaCittaHearing
from game.la_citta.words.names import Names
from game.la_citta.words.outlook import gains
from game.la_citta.words.outlook.consequences import Consequences
from game.la_citta.words.records import CITIES, GOODS, PEOPLE, VOICES
from game.la_citta.words.things import LaCittaThings
from game.table.advice.gains import gain
from game.table.words import Log, Prompt, Reminder, Words

PACES = {"placement": 0.8, "turn": 0.8, "migration": 0.6, "demolition": 0.5, "feeding": 0.4}  # by public title
TURN = "politics_round.chosen"
HELP = {
    "placement": "topic:placing", "new_year": "topic:year", "voice": "topic:voices", "income": "topic:income",
    "growth": "topic:growth", "politics": "topic:politics", "reveal": "topic:wishes", "migration": "topic:migration",
    "demolition": "topic:demolition", "feeding": "topic:feeding", "year_end": "topic:year", "scoring": "topic:scoring",
    "over": "topic:scoring",
}  # fmt: skip  # the topics of the phases
THINGS, HEARING = LaCittaThings(), LaCittaHearing()


class LaCittaWords(Words[View, Names]):
    """Reads what stands in the records of questions and events."""

    questions = QUESTIONS
    events = EVENTS
    announcements = ANNOUNCED
    problems = PROBLEMS
    kinds = {
        CITIES: N_("Cities and buildings"), PEOPLE: N_("Citizens"), GOODS: N_("Gold and cards"),
        VOICES: N_("Voices and years"),
    }  # fmt: skip
    usual_kind = CITIES
    who = ("seat", "other", "start")
    chances = {
        "robbed_citizen": 40, "raiding": 25, "hungry": 60, "gloating": 25, "vanished": 90, "founding": 40,
        "penalty": 60,
    }  # fmt: skip

    @property
    def things(self) -> LaCittaThings:
        return THINGS

    @property
    def hearing(self) -> LaCittaHearing:
        return HEARING

    # -- names -----------------------------------------------------------------------------------------------------
    def names(self, seats: Sequence[str], view: View) -> Names:
        return Names(seats, view)

    # -- questions -------------------------------------------------------------------------------------------------
    def prompt(self, ask: Ask, view: View, names: Names) -> Prompt:
        names.learn(view)
        return super().prompt(ask, view, names)

    def waiting(self, seat: Seat, title: str, view: View, names: Names) -> Prompt:
        names.learn(view)
        return super().waiting(seat, title, view, names)

    def label(self, option: str, ask: Ask, view: View, names: Names) -> str:
        """The words of the question, or of the turn."""
        names.learn(view)
        writer = self.question(ask.step).labels.get(kind(option))
        return str(writer(option, ask, view, names)) if writer is not None else politics.label(option, ask, view, names)

    def reason(self, problem: Problem, option: str, view: View, names: Names) -> str:
        names.learn(view)
        return super().reason(problem, option, view, names)

    def price(self, option: str, view: View) -> int | None:
        return pieces.price(option, view.box) or None

    def place(self, option: str, view: View) -> tuple[str, int]:
        return places.place(option, view)

    def wanted(self, place: str, thing: int, ask: Ask) -> list[str]:
        return places.wanted(place, thing, ask)

    def may_skip(self, ask: Ask, view: View) -> bool:
        """Not the turn: what can be played there is to be seen."""
        return ask.step != TURN

    def help_now(self, view: View) -> str:
        return HELP.get(view.phase, "topic:game")

    def pace(self, title: str, view: View) -> float:
        return PACES.get(title, 1.0)

    def own_turn(self, view: View) -> str:
        mine = view.asked == view.viewer
        return f"{view.year} {view.phase} {view.round} {view.viewer}" if mine else ""

    def keeps_secrets(self, view: View, seats: Sequence[int]) -> bool:
        """Only voices that somebody has peeked at this year are hidden from the others."""
        return any(view.looked[seat] for seat in seats)

    def reminders(self, view: View, names: Names, log: Log, *, asked: bool, small: bool) -> tuple[Reminder, ...]:
        return reminders.reminders(view)

    def recap_due(self, view: View, log: Log, *, small: bool) -> str:
        """Once a year, at the first turn of politics."""
        mine = view.phase == "politics" and view.asked == view.viewer and view.year > 1
        return f"{view.year}" if mine else ""

    # -- the table -------------------------------------------------------------------------------------------------
    def symbol(self, key: str, view: View) -> str:
        return symbols.sentence(key, view)

    def gain(self, family: str, end: Mapping[str, Json], other: Mapping[str, Json], names: Names) -> str:
        return gain(gains.TELLERS, family, end, other)

    def standing(self, view: View) -> tuple[Mapping[str, int], ...]:
        """Points as they stand, citizens, food, gold."""
        lines = scoring.lines(view)
        return tuple(
            {
                "points": lines[seat]["total"], "citizens": lines[seat]["citizens"], "food": view.food(seat),
                "gold": view.gold[seat], "cities": len(view.cities[seat]),
            }
            for seat in range(view.box.players)
        )  # fmt: skip

    def outlook(self, ask: Ask | None, view: View, names: Names, rules: SomeRules) -> Consequences:
        names.learn(view)
        return Consequences(ask, view, names, cast("Rules[Game, View]", rules))

    # -- looking back ----------------------------------------------------------------------------------------------
    def source(self, name: str) -> str:
        return year.score_line(name)

    def brought(self, kind: str) -> str:
        return looking_back.brought(kind)
