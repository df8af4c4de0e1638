"""What moves on the table, from events alone. Everything ends in the state already shown, and blocks nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from game.session.match import Shown
from game.table.log.telling import Step, steps
from game.table.motion.flight import Flights, Moved, P
from game.ui.draw.motion import Animation, Call, Chain, Hold, Parallel, Steps, ease_out
from game.ui.draw.sprites import Sprite

STAGGER = 140.0  # between the events of one step
SENTENCES_AT_ONCE = 3
PROMPT_MS, PROMPT_SLIDE = 180.0, 14.0

Maker = Callable[[Any, Shown], Animation | None]  # of one event, out of `Flights`


class Moves(Protocol):
    """What a game brings for its events (`game.table.look.Look`)."""

    @property
    def moves(self) -> Mapping[str, Maker]:
        """The word of an event -> what moves for it; none: a quiet cut."""

    def besides(self, m: Any, news: Sequence[Shown]) -> list[Animation]:
        """What moves though no event tells it."""

    def opening(self, m: Any, news: Sequence[Shown]) -> Animation | None:
        """How a match begins that nobody has decided anything in yet; None if nothing moves."""


class Told(Moved, Protocol):
    """What telling needs of the table."""

    @property
    def marked(self) -> Any: ...

    @property
    def herald(self) -> Any: ...

    def announces(self, event: Shown) -> bool:
        """Whether a message tells that to whoever looks."""


class Motions(Flights[P]):
    """Makes the animations for the events of one decision, and tells them one step after the other."""

    table: Told

    def __init__(self, table: Told, board: P, moves: Moves) -> None:
        super().__init__(table, board)
        self.moves = moves
        self._running: Animation | None = None

    @property
    def telling(self) -> bool:
        """Whether something is told now."""
        return self._running is not None and self.ui.motion.busy

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
        extra = [*self._prompt_arrives(), *self.moves.besides(self, news)]
        if extra:
            parts[:1] = [Parallel([*parts[:1], *extra])]
        self._start(parts)

    def _for_present_eyes(self, news: list[Shown]) -> list[Shown]:
        """The same events as they may be known now: whoever decided may have gone behind the curtain since."""
        flow = self.table.flow
        return flow.match.events_since(news[0].number, flow.eyes)[: len(news)] if news else []

    def open_game(self) -> None:
        """The table of a match that has just begun."""
        news = self.table.flow.log()
        if self.table.root is None or self.ui.motion.speed <= 0:
            return
        told = steps(news, self.table.marked, None)
        opening = self.moves.opening(self, news)
        if opening is not None:
            self._start([opening, *(self._step(step) for step in told)])

    def _start(self, parts: list[Animation]) -> None:
        if parts:
            self._running = self.ui.motion.start(Steps([*parts, Call(self.let_go)]))

    def _at_once(self, news: list[Shown], told: list[Step]) -> None:
        for event in news:
            self.heard(event)
        said = [step for step in told if step.text and not self._told_elsewhere(step)][-SENTENCES_AT_ONCE:]
        if said:
            self.table.herald.say("\n".join(step.text for step in said), self._crest(said[-1]))

    def _step(self, step: Step) -> Animation:
        """The movements of a step; while the herald speaks, nothing else begins."""
        parts: list[Animation] = [Chain([self._together(step.events), self._together(step.then)])]
        if not step.text:
            return Parallel(parts)
        flow = self.table.flow
        long = 0.0 if flow.hurry else flow.reading_time * 1000 * self.ui.motion.speed
        parts += [Hold(long), *self._spotlights(step)]
        return Chain([Call(lambda: self._say(step)), Parallel(parts)])

    def _say(self, step: Step) -> None:
        """The herald speaks, unless it is said elsewhere."""
        if not self._told_elsewhere(step):
            self.table.herald.say(step.text, self._crest(step))

    def _told_elsewhere(self, step: Step) -> bool:
        """Whether the board itself says it, or a message to whoever has lost something by it."""
        return any(self.board.tells(event.word) or self.table.announces(event) for event in step.events)

    def _together(self, events: tuple[Shown, ...]) -> Animation:
        return Parallel([part for event in events if (part := self._event(event)) is not None], stagger=STAGGER)

    def _event(self, event: Shown) -> Animation | None:
        maker = self.moves.moves.get(event.word)
        made = maker(self, event) if maker is not None else None
        if made is None and self.table.words.cue(event.word, event.facts):
            return self.sound(event)
        return made

    def _crest(self, step: Step) -> int:
        return self.table.flow.seats[step.actor].crest if step.actor >= 0 else -1

    # -- for every game ----------------------------------------------------------------------------------------------
    def _spotlights(self, step: Step) -> list[Animation]:
        """Gold round whoever acts, red round whom it hits, while the herald speaks of it."""
        found = []
        for seat, skin in ((step.actor, "glow_focus"), (step.hit, "glow_target")):
            mine = seat == self.table.flow.viewer  # what one does oneself needs no light
            place = self.board.seat_box(seat) if seat >= 0 and not (mine and seat == step.actor) else None
            if place is not None and place.w > 1:
                found.append(self.glow(skin, place, lambda t: min(1.0, 6 * t, 3 * (1 - t))))
        return found

    def _prompt_arrives(self) -> list[Animation]:
        """New words on the parchment slide in a little and grow strong."""
        prompt = self.table.prompt
        if self.root is not self.table.root or prompt.prompt.title == self.asked:
            return []
        place, away = prompt.words_box, 0.0 if self.ui.motion.reduced else PROMPT_SLIDE
        sprite = Sprite(prompt.picture, place.cx, place.cy, self.k)
        show = self.hide(prompt)

        def apply(t: float) -> None:
            sprite.x, sprite.alpha = place.cx + away * (1 - t), round(255 * t)

        return [Chain([self.table.stage.show_for(sprite, PROMPT_MS, apply, ease_out), Call(show)])]
