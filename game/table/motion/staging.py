"""Which moments of a step are seen, how large and how long; how one plays, and what became of them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any

from game.session.match import Shown
from game.table.board_theme import BoardTheme
from game.table.motion.flight import Flights
from game.table.motion.scene import Scene, eyes_of
from game.table.motion.staged import (
    MY_STILL_MS,
    STILL_MS,
    Planned,
    Ration,
    Staged,
    is_first,
    moment_of,
    most_in_a_round,
    with_those_that_follow,
)
from game.table.motion.whom import mood
from game.ui import people
from game.ui.draw.motion import CROSS_FADE_MS, Animation

DUCK_SECONDS = 0.6  # so much longer than the moment the music stays back
_log = logging.getLogger(__name__)


class Played:
    """A moment as it plays: so many ms, or with reduced motion its final picture for as long as that needs. One that
    fails is over at once."""

    def __init__(self, scene: Scene[Any], planned: Planned, begin: Callable[[Played], None]) -> None:
        self.scene, self.moment, self.ms = scene, planned.moment, planned.ms
        self.reduced = scene.ui.motion.reduced
        self._begin: Callable[[Played], None] | None = begin
        self._at, self._ended = 0.0, False
        self._strong: list[int] = []
        self._remembered = False

    def _tried(self, act: Callable[[], None]) -> bool:
        try:
            act()
        except Exception as error:  # noqa: BLE001  whatever it is: the table goes on, and the log tells
            name, game = self.moment.name, self.scene.m.table.game
            _log.warning("the moment %s of %s cannot be shown (%s: %s)", name, game, type(error).__name__, error)
            self.finish()
            return False
        return True

    def _start(self) -> None:
        """Lays everything out; heard, and the music steps back."""
        scene, moment, event = self.scene, self.moment, self.scene.events[0]
        scene.said = moment.said(event.facts, scene.eyes)
        scene.also(moment.seen(scene, event))
        scene.show(moment.still if self.reduced else 0.0)
        self._strong = scene.strengths
        scene.ui.sound.step_back(self.ms / 1000 / max(0.1, scene.ui.motion.speed) + DUCK_SECONDS)

    def advance(self, ms: float) -> float | None:
        begin, self._begin = self._begin, None
        if begin is not None:
            begin(self)
            if not self._tried(self._start):
                return ms
        if self._ended:
            return ms
        before, self._at = self._at, self._at + ms
        if self._at >= self.ms:
            over = self._at - self.ms
            self._tried(lambda: self.scene.sounds(before / self.ms, 1.0))
            self.finish()
            return over
        return None if self._tried(lambda: self._apply(before)) else ms

    def _apply(self, before: float) -> None:
        scene = self.scene
        scene.sounds(before / self.ms, self._at / self.ms)
        if self.reduced:
            fade = min(CROSS_FADE_MS, self.ms / 4)
            share = min(1.0, self._at / fade, (self.ms - self._at) / fade)
            scene.fade(share, self._strong)
            says_all = share >= 1.0
        else:
            scene.show(self._at / self.ms)
            says_all = self._at / self.ms >= self.moment.still
        if says_all and not self._remembered:
            self._remembered = True
            scene.remember()

    @property
    def share(self) -> float:
        """How far it has come, 0 to 1."""
        return 1.0 if self._ended else self._at / self.ms

    def finish(self) -> None:
        """At its end at once. One that has not begun is not heard either."""
        self._begin, self._ended = None, True
        self.scene.over()


def still_ms(mine: bool) -> float:
    """How long the final picture stands with reduced motion."""
    return MY_STILL_MS if mine else STILL_MS


class Staging:
    """One per table: plans the moments of each step within what a round may have."""

    def __init__(self, flights: Flights[Any], look: BoardTheme) -> None:
        self.flights, self.look = flights, look
        self.ration = Ration()
        self.heard: set[int] = set()  # events whose sound their moment has played
        self.instead: set[int] = set()  # events that do not move besides
        self._scenes: list[Scene[Any]] = []  # of this step
        self.watch: Callable[[Played], None] = lambda _played: None  # measures look at what is seen

    def plan(self, news: Sequence[Shown]) -> list[Planned]:
        """The moments of a step's events that are seen now, one after the other."""
        self.heard, self.instead, self._scenes = set(), set(), []
        if not self.look.moments or self.flights.ui.motion.speed <= 0 or self._wanted == "none":
            return []
        self.ration.enter(self._round(news))
        found: list[Planned] = []
        for moment, events in self._grouped(news):
            try:
                planned = self._planned(moment, events)
            except Exception as error:  # noqa: BLE001  whatever it is: the table goes on without it, and the log tells
                _log.warning("the moment %s of %s cannot be shown (%s)", moment.name, self.flights.table.game, error)
                continue
            if planned is not None:
                found.append(planned)
                if moment.moves == "instead":
                    self.instead.update(event.number for event in events)
                self.instead.update(event.number for event in news if moment.shows(event))
        return found

    def _grouped(self, news: Sequence[Shown]) -> list[tuple[Staged, list[Shown]]]:
        found: list[tuple[Staged, list[Shown]]] = []
        eyes = eyes_of(self.flights)
        for event in news:
            moment = moment_of(self.look.moments, event, eyes)
            if moment is None:
                continue
            same = next((events for one, events in found if one is moment), None) if moment.together else None
            if same is not None:
                same.append(event)
            else:
                found += [(one, [event]) for one in with_those_that_follow((moment,))]
        return found

    def _planned(self, moment: Staged, events: list[Shown]) -> Planned | None:
        flow, facts, eyes = self.flights.table.flow, events[0].facts, eyes_of(self.flights)
        mine = bool(mood(moment.whom(facts, eyes), eyes.me))
        if flow.hurry and not mine:
            return None
        size = moment.size(facts, eyes)
        first = is_first(moment, events[0], flow.log()) if moment.first else False
        reduced = self.flights.ui.motion.reduced
        if reduced:
            full, short = still_ms(mine), still_ms(False)
        else:
            short = moment.lasts(size, short=True)
            full = moment.lasts(size, first=first)
            full = short if self._wanted == "short" or flow.hurry else full
        ms = self.ration.grant(moment, full, short, most_in_a_round(len(flow.seats)), mine=mine)
        if reduced:  # a still stands as long as stills do, or not at all
            ms = next((one for one in (full, short) if ms >= one), 0.0)
        return Planned(moment, tuple(events), size, ms, first) if ms > 0 else None

    @property
    def _wanted(self) -> str:
        values = self.flights.ui.settings.values
        return people.moments(values, people.own_name(values))

    def _round(self, news: Sequence[Shown]) -> int:
        """The number of the event with which the present round began."""
        flow, words = self.flights.table.flow, self.flights.table.words
        until = news[-1].number if news else -1
        told = flow.match.events
        return next((at for at in range(until, -1, -1) if words.told(told[at].word).chapter is not None), -1)

    def played(self, planned: Planned) -> Animation:
        """The moment, to be made when its turn comes."""
        moment, events, size, _ms, first = planned
        whom = moment.whom(events[0].facts, eyes_of(self.flights))
        scene = Scene(self.flights, events, size, whom, first=first)
        self._scenes.append(scene)
        return Played(scene, planned, self._begins)

    def tells(self, event: Shown) -> bool:
        """Whether the words of the event were read on the stage."""
        return any(scene.told and event in scene.events for scene in self._scenes)

    def _begins(self, played: Played) -> None:
        """It is heard."""
        self.watch(played)
        flights, scene = self.flights, played.scene
        first = scene.events[0]
        if played.moment.heard and not flights.muted:
            flights.ui.sound.play(played.moment.heard)
        else:
            flights.heard(first)
        self.heard.update(event.number for event in scene.events)
