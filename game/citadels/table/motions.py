"""What moves on the table, from events alone. Everything ends in the state already shown, and blocks nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.citadels.table import motions_cities, motions_goods, motions_roles, motions_round
from game.citadels.table import motions_effects as effects
from game.citadels.table.flight import Flights
from game.citadels.table.sounds import cue
from game.citadels.table.telling import Step, steps
from game.session.match import Shown
from game.ui.motion import Animation, Call, Chain, Hold, Parallel, Steps

if TYPE_CHECKING:
    from game.citadels.table.desk import TableScreen

STAGGER = 140.0  # between the events of one step
SENTENCES_AT_ONCE = 3
Maker = Callable[[Flights, Shown], Animation | None]
MAKERS: dict[str, Maker] = {
    **motions_goods.MAKERS, **motions_cities.MAKERS, **motions_roles.MAKERS, **motions_round.MAKERS,
}  # fmt: skip
STILL = {  # events nothing moves for, and why
    "used": "what the district does is an event of its own",
    "income": "its coins and cards are events of their own",
    "refused": "the herald says it; what the Blackmailer does about it moves",
    "theater_declined": "nothing happens",
    "turn_ended": "the next call shows it",
    "round_ended": "the sweep of the next round, or the count of the points, shows it",
    "game_over": "the points are counted on a screen of their own",
}


class Motions(Flights):
    """Makes the animations for the events of one decision, and tells them one step after the other."""

    def __init__(self, table: TableScreen) -> None:
        super().__init__(table)
        self._running: Animation | None = None

    def stop(self) -> None:
        """What is being told is at its end, without a sound: something else has happened meanwhile."""
        running, self._running = self._running, None
        if running is not None:
            self.muted = True
            self.ui.motion.finish(running)
            self.muted = False
        self.let_go()

    def play(self, news: list[Shown]) -> None:
        """Shows what the events brought, one step after the other. Without movements it is heard, and said, at once."""
        if self.table.root is None:
            return
        news = self._for_present_eyes(news)
        told = steps(news, self.table.marked, self.decider)
        if self.ui.motion.speed <= 0:
            self._at_once(news, told)
            return
        parts = [self._step(step) for step in told]
        extra = [
            *motions_roles.prompt_arrives(self),
            *motions_goods.tray(self),
            *motions_cities.risen(self),
            *motions_goods.close_up(self, self._gap_seen(news)),
        ]
        if extra:
            parts[:1] = [Parallel([*parts[:1], *extra])]
        self._start(parts)

    def _for_present_eyes(self, news: list[Shown]) -> list[Shown]:
        """The same events as they may be known now: whoever decided may have gone behind the curtain since."""
        flow = self.table.flow
        return flow.match.events_since(news[0].number, flow.eyes)[: len(news)] if news else []

    def _gap_seen(self, news: list[Shown]) -> float:
        """How long (ms) a gap must stay that a fallen district leaves."""
        falls = not self.ui.motion.reduced and any(event.word in motions_cities.FALLS for event in news)
        return effects.SHAKE_MS + effects.FALL_MS * 0.7 if falls else 0.0

    def open_game(self) -> None:
        """The first cards and gold are dealt, then the characters: the table of a match that has just begun."""
        news = self.table.flow.log()
        if self.table.root is None or self.ui.motion.speed <= 0 or not news or news[0].word != "round_started":
            return
        told = steps(news, self.table.marked, None)
        self._start([motions_round.first_cards(self), *(self._step(step) for step in told)])

    def _start(self, parts: list[Animation]) -> None:
        if parts:
            self._running = self.ui.motion.start(Steps([*parts, Call(self.let_go)]))

    def _at_once(self, news: list[Shown], told: list[Step]) -> None:
        for event in news:
            self.ui.sound.play(cue(event.word, event.facts))
        said = [step for step in told if step.text][-SENTENCES_AT_ONCE:]
        if said:
            self.table.herald.say("\n".join(step.text for step in said), self._crest(said[-1]))

    def _step(self, step: Step) -> Animation:
        """The movements of a step; while the herald speaks, nothing else begins."""
        parts: list[Animation] = [Chain([self._together(step.events), self._together(step.then)])]
        if not step.text:
            return Parallel(parts)
        flow = self.table.flow
        long = 0.0 if flow.hurry else flow.reading_time * 1000 * self.ui.motion.speed
        parts += [Hold(long), *motions_roles.spotlights(self, step)]
        return Chain([Call(lambda: self.table.herald.say(step.text, self._crest(step))), Parallel(parts)])

    def _together(self, events: tuple[Shown, ...]) -> Animation:
        return Parallel([part for event in events if (part := self._event(event)) is not None], stagger=STAGGER)

    def _event(self, event: Shown) -> Animation | None:
        maker = MAKERS.get(event.word)
        made = maker(self, event) if maker is not None else None
        if made is None and cue(event.word, event.facts):
            return self.sound(event)
        return made

    def _crest(self, step: Step) -> int:
        return self.table.model.players[step.actor].info.crest if step.actor >= 0 else -1
