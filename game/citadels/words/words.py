"""The words of Citadels, as the house asks for them (`game.table.words.Words`). No pygame here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from game.citadels.lang import N_
from game.citadels.rules import scoring
from game.citadels.rules.state import Game, View
from game.citadels.words import help_places, looking_back, symbols
from game.citadels.words.asking import choices, places
from game.citadels.words.asking import choices as reasons
from game.citadels.words.asking.things import CitadelsThings
from game.citadels.words.characters.magistrate import warrant_first
from game.citadels.words.contents import EVENTS, QUESTIONS
from game.citadels.words.names import Names
from game.citadels.words.outlook import gains
from game.citadels.words.outlook.consequences import Consequences
from game.citadels.words.records import ATTACKS, BUILDING, GOODS, MENU
from game.citadels.words.telling import narrate, reminders
from game.citadels.words.telling.hearing import CitadelsHearing, OwnRanks, aimed, was_killed
from game.kernel.events import Facts, Json
from game.kernel.options import value
from game.kernel.rules import Rules, SomeRules, ViewData, of
from game.kernel.steps import Ask, Problem, Seat
from game.session.match import Shown
from game.table.log.recap import last_turn_end
from game.table.words import Log, Prompt, Reminder, Words

CHARACTERS, DRAFT = "characters", "draft"
DRAFT_PACE = 0.45  # so many choose one after the other, and nothing is seen of it

THINGS, HEARING = CitadelsThings(), CitadelsHearing()


class CitadelsWords(Words[View, Names]):
    """Reads what stands in the records of questions and events."""

    questions = QUESTIONS
    events = EVENTS
    kinds = {
        BUILDING: N_("Buildings"), GOODS: N_("Gold and cards"), ATTACKS: N_("Attacks"),
        CHARACTERS: N_("Characters and crown"),
    }  # fmt: skip
    usual_kind = CHARACTERS
    who = ("seat", "other", "source", "target", "owner", "thief")
    chances = {"murdering": 60, "robbing": 70, "robbed": 70, "razed": 80, "murdered": 80}

    @property
    def things(self) -> CitadelsThings:
        return THINGS

    @property
    def hearing(self) -> CitadelsHearing:
        return HEARING

    def outlook(self, ask: Ask | None, view: View, names: Names, rules: SomeRules) -> Consequences:
        return Consequences(ask, view, names, cast("Rules[Game, View]", rules))

    def names(self, seats: Sequence[str], view: View) -> Names:
        return Names(seats, view.box)

    def in_play(self, view: ViewData) -> list[str]:
        """The cast, and the districts of the deck."""
        box = of(View, view).box
        return [*box.setup.cast, *dict.fromkeys(box.kind)]

    # -- questions -------------------------------------------------------------------------------------------------
    def prompt(self, ask: Ask, view: View, names: Names) -> Prompt:
        return choices.prompt(ask, view, names)

    def waiting(self, seat: Seat, title: str, view: View, names: Names) -> Prompt:
        return choices.waiting(seat, title, view, names)

    def label(self, option: str, ask: Ask, view: View, names: Names) -> str:
        return choices.label(option, ask, view, names)

    def reason(self, problem: Problem, option: str, view: View, names: Names) -> str:
        return reasons.reason(problem, option, view, names)

    def price(self, option: str, view: View) -> int | None:
        return reasons.price_of(option, view)

    def place(self, option: str, view: View) -> tuple[str, int]:
        return places.place(option, view), value(option)

    def wanted(self, place: str, thing: int, ask: Ask) -> list[str]:
        return places.wanted(place, thing, ask)

    def may_skip(self, ask: Ask, view: View) -> bool:
        """Neither the menu of the turn nor the draft: its cards are to be seen, and its pace is watched."""
        return not ask.group and ask.step != MENU and self.question(ask.step).waiting != "draft"

    def help_place(self, ask: Ask | None, title: str, view: View) -> str:
        return help_places.place_of_ask(ask, view) if ask is not None else super().help_place(ask, title, view)

    def help_now(self, view: View) -> str:
        return help_places.place_of_turn(view)

    def pace(self, title: str, view: View) -> float:
        return DRAFT_PACE if title == DRAFT else 1.0

    def own_turn(self, view: View) -> str:
        mine = view.rank > 0 and view.seat == view.viewer
        return f"{view.round} {view.rank} {view.viewer} {view.resumed}" if mine else ""

    def reminders(self, view: View, names: Names, log: Log, *, asked: bool, small: bool) -> tuple[Reminder, ...]:
        """Of this moment, and where the own seat does not show it, of the round."""
        if view.phase in ("scoring", "over"):
            return ()
        if view.phase == DRAFT:
            events = log() if asked else ()
            return reminders.lost_turn(events, last_turn_end(self, events, view.viewer), view, names)
        found = reminders.reminders(view, names)
        return found or (reminders.fates(view, names) if small else ())

    def recap_due(self, view: View, log: Log, *, small: bool) -> str:
        """At the beginning of a turn, and in the draft after a turn that was lost."""
        moment = f"{view.round} {view.rank}"
        if view.seat == view.viewer and not view.gathered and not view.used:
            return moment
        if view.phase != DRAFT or small:
            return ""
        events = log()
        return moment if was_killed(events, view.viewer, last_turn_end(self, events, view.viewer)) else ""

    # -- events ----------------------------------------------------------------------------------------------------
    def in_order(self, news: Sequence[Shown]) -> list[Shown]:
        return warrant_first(news)

    def memory(self, viewer: int | None) -> OwnRanks:
        return OwnRanks(viewer)

    def aimed(self, word: str, facts: Facts, view: View, names: Names) -> str:
        return aimed(word, facts, view, names)

    def cue(self, word: str, facts: Facts) -> str:
        return narrate.cue(word, facts)

    # -- the table -------------------------------------------------------------------------------------------------
    def symbol(self, key: str, view: View) -> str:
        return symbols.sentence(key)

    def gain(self, family: str, end: Mapping[str, Json], other: Mapping[str, Json], names: Names) -> str:
        return gains.gain(family, end, other, names)

    def standing(self, view: View) -> tuple[Mapping[str, int], ...]:
        """Gold, points as far as everybody can count them, cards in hand."""
        return tuple(
            {"points": scoring.lines(view, Seat(seat))["total"], "gold": view.gold[seat], "hand": len(view.hand[seat])}
            for seat in range(view.box.players)
        )

    # -- looking back ----------------------------------------------------------------------------------------------
    def source(self, name: str) -> str:
        return looking_back.source(name) or self.card(name)

    def chosen(self, kind: str) -> str:
        return looking_back.chosen(kind) or super().chosen(kind)

    def brought(self, kind: str) -> str:
        return looking_back.brought(kind)
