"""What is seen of the buildings of a round while they are resolved: put together from public events alone, so that it
can be shown as far as the pictures have come. No pygame here.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from game.kernel.events import Facts
from game.session.match import Shown
from game.table.flow import Flow
from game.table.motion import following

NOBODY = -1
INFLUENCE, SWORDS, FLUTES, ACTIONS, DISCARD = range(5)  # the steps of a building, in their order
STEP_OF = {  # with which events a step begins
    "influence": INFLUENCE, "rats": INFLUENCE, "sword": SWORDS, "given": SWORDS, "flute": FLUTES, "premium": ACTIONS,
    "acted": ACTIONS, "declined": ACTIONS, "bonus": ACTIONS, "tower": ACTIONS, "discarded": DISCARD,
}  # fmt: skip
TOLD = frozenset(("drew", "took", "markers", "exchanged", "looked", "short", *STEP_OF))  # what stands with an entrant
DONE_WITH = frozenset(("round_ended", "round_started", "nuns_revealed", "game_over"))


@dataclass(frozen=True)
class Told:
    """Something that happened to an entrant: the word of the event and its public facts."""

    word: str
    facts: Facts


@dataclass(frozen=True)
class Entrant:
    """Somebody in a building: the number announced, the cards once they lie open (None before), influence and rats the
    cards brought (None before), who has the premium, and what happened since, latest last."""

    seat: int
    announced: int = NOBODY
    cards: tuple[int, ...] | None = None
    influence: int | None = None
    rats: int | None = None
    premium: bool = False
    told: tuple[Told, ...] = ()

    def last(self, *words: str) -> Told | None:
        """The latest of these things that happened."""
        return next((one for one in reversed(self.told) if one.word in words), None)


@dataclass
class Course:
    """All buildings of a round. `slot` is the one that lies open, NOBODY before the first; `step` the step it has come
    to; `joint` while two players' cards are revealed together before the first building."""

    round: int = 0
    row: list[int] = field(default_factory=list)  # the building cards
    entered: dict[int, list[Entrant]] = field(default_factory=dict)  # slot: in the order of entry
    slot: int = NOBODY
    step: int = INFLUENCE
    steps: set[int] = field(default_factory=set)  # those in which something happened in this building
    done: set[int] = field(default_factory=set)  # slots
    joint: bool = False
    premium: int = NOBODY  # of the round, with two players
    live: bool = False  # whether buildings are being resolved

    @property
    def here(self) -> list[Entrant]:
        """Who is in the open building."""
        return self.entered.get(self.slot, [])

    @property
    def seats(self) -> list[int]:
        """The seats in the open building; while two players reveal together, both."""
        return [one.seat for one in self.shown]

    @property
    def shown(self) -> list[Entrant]:
        """The rows to be seen."""
        if self.joint:
            return [one for slot in sorted(self.entered) for one in self.entered[slot]]
        return self.here

    def slot_of(self, seat: int) -> int:
        """The building a seat is in; NOBODY before it entered."""
        return next((slot for slot, there in self.entered.items() for one in there if one.seat == seat), NOBODY)

    # -- what happens ----------------------------------------------------------------------------------------------
    def follow(self, word: str, facts: Facts) -> None:
        """Takes in one event after the other."""
        if word in DONE_WITH:
            self.live = self.joint = False
            self.slot = NOBODY
        maker = getattr(self, f"_{word}", None)
        if maker is not None:
            maker(facts)
        elif word in TOLD:
            self._tell(word, facts)
        if self.live and self.slot >= 0 and word in STEP_OF:
            self._steps_to(word, facts)

    def _steps_to(self, word: str, facts: Facts) -> None:
        found = STEP_OF[word]
        if word in ("rats", "influence") and (facts.get("why", "cards") != "cards" or self.step >= ACTIONS):
            found = max(self.step, ACTIONS)
        if word == "given" and facts.get("why") != "sword":
            found = ACTIONS
        self.step = max(self.step, found)
        self.steps.add(found)

    def _round_started(self, facts: Facts) -> None:
        self.round = int(facts["round"])
        self.row, self.entered = [], {}
        self.slot, self.step, self.joint, self.premium = NOBODY, INFLUENCE, False, NOBODY
        self.steps, self.done = set(), set()

    def _row_revealed(self, facts: Facts) -> None:
        self.row = list(facts["row"])

    def _replaced(self, facts: Facts) -> None:
        self.row = [facts["new"] if card == facts["old"] else card for card in self.row]

    def _entered(self, facts: Facts) -> None:
        self.entered.setdefault(int(facts["slot"]), []).append(Entrant(int(facts["seat"])))

    def _announced(self, facts: Facts) -> None:
        self._change(int(facts["seat"]), announced=int(facts["count"]))

    def _building_opened(self, facts: Facts) -> None:
        self.live, self.joint = True, False
        self.slot, self.step, self.steps = int(facts["slot"]), INFLUENCE, set()

    def _revealed(self, facts: Facts) -> None:
        if self.slot < 0:
            self.live = self.joint = True
        self._change(int(facts["seat"]), cards=tuple(facts["cards"]))

    def _influence(self, facts: Facts) -> None:
        one = self._at(int(facts["seat"]))
        if one is not None and one.influence is None and self.step == INFLUENCE and self.slot_of(one.seat) == self.slot:
            self._change(one.seat, influence=int(facts["amount"]))
        else:
            self._tell("influence", facts)

    def _rats(self, facts: Facts) -> None:
        one = self._at(int(facts["seat"]))
        if one is not None and facts.get("why") == "cards" and self.live:
            self._change(one.seat, rats=(one.rats or 0) + int(facts["change"]))
        else:
            self._tell("rats", facts)

    def _premium(self, facts: Facts) -> None:
        self.premium = int(facts["seat"])
        self._change(self.premium, premium=True)

    def _discarded(self, facts: Facts) -> None:
        self.done.add(int(facts["slot"]))

    # -- entrants --------------------------------------------------------------------------------------------------
    def _at(self, seat: int) -> Entrant | None:
        slot = self.slot_of(seat)
        return next((one for one in self.entered.get(slot, ()) if one.seat == seat), None)

    def _change(self, seat: int, **what: Any) -> None:
        there = self.entered.get(self.slot_of(seat), [])
        there[:] = [replace(one, **what) if one.seat == seat else one for one in there]

    def _tell(self, word: str, facts: Facts) -> None:
        """It stands with whoever acts, and with the other one."""
        if not self.live:
            return
        for seat in {int(facts.get("seat", NOBODY)), int(facts.get("other", NOBODY))} - {NOBODY}:
            one = self._at(seat)
            if one is not None:
                self._change(seat, told=(*one.told, Told(word, facts)))


def asked_step(now: Course, title: str, kinds: Sequence[str]) -> int:
    """The step that the question of this public title belongs to; `kinds` of the cards by their numbers. Who chooses a
    victim does so for Swords, unless these are over or nobody laid any."""
    if title != "victim":
        return now.step
    laid = {kinds[card] for one in now.here for card in one.cards or ()}
    fought = any(told.word == "sword" for one in now.here for told in one.told)
    return SWORDS if "sword" in laid and not fought else FLUTES


def course(events: Iterable[Shown], before: int | None = None) -> Course:
    """How far the round has come by these events, or by those with a number below `before`."""
    made = Course()
    for event in events:
        if before is None or event.number < before:
            made.follow(event.word, event.facts)
    return made


def since_round(events: Sequence[Shown]) -> Sequence[Shown]:
    """The events from the latest beginning of a round on."""
    begins = next((at for at in range(len(events) - 1, -1, -1) if events[at].word == "round_started"), 0)
    return events[begins:]


# How far the pictures have come in a resolution.


class Following(following.Following):
    """The course of the round as it is seen."""

    def __init__(self, flow: Flow) -> None:
        super().__init__(flow)
        self._course: tuple[object, Course] = ((), Course())

    @property
    def course(self) -> Course:
        """What is seen."""
        flow = self.flow
        key = (flow.released, flow.match.revision, self.until)
        if self._course[0] != key:
            self._course = key, course(self._events())
        return self._course[1]

    def _events(self) -> list[Shown]:
        events = self.flow.events_since(0, None)
        if self.until is not None:
            events = events[: self.until]
        return list(since_round(events))

    @property
    def live(self) -> bool:
        """Whether a resolution is to be seen."""
        return self.course.live
