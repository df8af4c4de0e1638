"""What moves on the table, from events alone: moment by moment. With each the table takes over the state as it was
then, and everything flies into it; nobody has to wait for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from game.session.match import Shown
from game.table.board import Table
from game.table.board_theme import BoardTheme
from game.table.log.chronicle import Step, steps
from game.table.motion.flight import Flights, P
from game.table.motion.staged import Planned
from game.table.motion.staging import Staging
from game.ui.draw.motion import Animation, Breath, Call, Chain, Hold, Parallel, Steps, ease_out
from game.ui.draw.sprites import Sprite

STAGGER = 140.0  # between the events of one step
SENTENCES_AT_ONCE = 3
PROMPT_MS, PROMPT_SLIDE = 180.0, 14.0


class Telling(Steps):
    """The moments of a decision, each made when its turn comes. Whoever jumps to the end sees none of those left."""

    def __init__(self, parts: Sequence[Animation | Callable[[], Animation]], ended: Callable[[], None]) -> None:
        super().__init__(parts)
        self._ended: Callable[[], None] | None = ended
        self._next()

    def _over(self) -> None:
        ended, self._ended = self._ended, None
        if ended is not None:
            ended()

    def advance(self, ms: float) -> float | None:
        left = super().advance(ms)
        if left is not None:
            self._over()
        return left

    def complete(self) -> bool:
        more = super().complete()
        if not more:
            self._over()
        return more

    def finish(self) -> None:
        part, self.now = self.now, None
        self.parts.clear()
        if part is not None:
            part.finish()
        self._over()


class Motions(Flights[P]):
    """Makes the animations for the events of one decision, and tells them one step after the other."""

    def __init__(self, table: Table, board: P, moves: BoardTheme) -> None:
        super().__init__(table, board)
        self.moves = moves
        self.staging = Staging(self, moves)
        self._running: Animation | None = None
        self._beginning = False  # a moment begins: whatever the table does about it is no reason to stop

    @property
    def telling(self) -> bool:
        """Whether something is told now."""
        return self._running is not None and self.ui.motion.busy

    def stop(self) -> None:
        """What is being told is at its end, without a sound: something else has happened meanwhile."""
        if self._beginning:
            return
        running, self._running = self._running, None
        if running is not None:
            self.muted = True
            self.ui.motion.finish(running)
            self.muted = False
        self.let_go()
        if self.table.flow.behind:  # it was not running any more
            self.table.catch_up()

    def decided(self) -> None:
        """Called before a decision is shown: whoever made it needs no words for it."""
        offers = self.table.offers
        self.decider = int(offers.ask.seat) if offers is not None else None

    def play(self, news: list[Shown]) -> None:
        """Shows what the events brought, one moment after the other. Without movements all is there, heard and said at
        once."""
        flow = self.table.flow
        news = self._for_present_eyes(news)
        here = [event for event in news if event.number < flow.last_here]
        told = in_row(steps(here, self.table.marked, self.decider))
        if self.table.root is None or self.ui.motion.speed <= 0:
            self.table.catch_up()
            if self.table.root is not None:
                self._at_once(here, told)
            return
        parts: list[Callable[[], Animation]] = [partial(self._moment, step, told) for step in told]
        parts += [partial(self._only_moves, [event for event in news if event.number >= flow.last_here])]
        if not told:
            parts.insert(0, self._quietly)
        self._start(parts)

    def _for_present_eyes(self, news: list[Shown]) -> list[Shown]:
        """The same events as they may be known now: whoever decided may have gone behind the curtain since."""
        flow = self.table.flow
        return flow.match.events_since(news[0].number, flow.eyes)[: len(news)] if news else []

    def open_game(self) -> None:
        """The table of a match that has just begun: it is laid, and that is one moment."""
        news = self.table.flow.log()
        if self.table.root is None or self.ui.motion.speed <= 0:
            return
        told = steps(news, self.table.marked, None)
        opening = self.moves.opening(self, news)
        if opening is not None:
            self._start([lambda: opening, *(partial(self._step, step) for step in told)])

    def _start(self, parts: Sequence[Callable[[], Animation]]) -> None:
        """The first moment begins at once."""
        telling = Telling(parts, self._told)
        self._running = self.ui.motion.start(telling)

    def _told(self) -> None:
        """The last moment is over."""
        self._running = None
        self.let_go()
        if self.table.flow.behind:
            self.table.catch_up()
        else:
            self.table.end()
        self.ui.jobs.add(self.table, self.moves.soon(self), soon=True)

    def _at_once(self, news: list[Shown], told: list[Step]) -> None:
        for event in news:
            self.heard(event)
        said = [step for step in told if step.text and not self._told_elsewhere(step)][-SENTENCES_AT_ONCE:]
        if said:
            self.table.herald.say("\n".join(step.text for step in said), self._crest(said[-1]))

    # -- moments -----------------------------------------------------------------------------------------------------
    def _moment(self, step: Step, told: Sequence[Step]) -> Animation:
        """The table takes the state of the step over, what is staged is seen, and what it brought flies there. Each of
        these takes its time to prepare; the first step of what is told begins at once."""
        begin = partial(self._begin, 1 + max(event.number for event in all_of(step)))
        brought = partial(self._brought, step, step is told[-1])
        if step is told[0]:
            begin()
            return Chain([Breath(self.ui.motion), brought])
        return Chain([Breath(self.ui.motion), Call(begin), Breath(self.ui.motion), brought])

    def _brought(self, step: Step, last: bool) -> Animation:
        staged = self.staging.plan(sorted(all_of(step), key=lambda event: event.number))
        found = self._step(step, sum(one.ms for one in staged))
        arrives = self._prompt_arrives() if last and not staged else ()  # the parchment has words while it is staged
        extra = [*arrives, *self.moves.besides(self, all_of(step))]
        whole = Parallel([found, *extra]) if extra else found
        return Chain([self._staged(staged, whole), Call(self._end)])

    def _staged(self, staged: Sequence[Planned], moves: Animation) -> Animation:
        """The moments of a step one after the other, and its movements with them or after them."""
        seen = Chain([part for one in staged for part in (Breath(self.ui.motion), partial(self.staging.played, one))])
        if any(one.moment.moves == "with" for one in staged):
            return Parallel([seen, moves])
        return Chain([seen, moves]) if staged else moves

    def _quietly(self) -> Animation:
        """No event told what was done, but something may lie elsewhere now, or is asked."""
        self._begin(self.table.flow.last_here)
        return Parallel([*self._prompt_arrives(), *self.moves.besides(self, ())])

    def _begin(self, until: int) -> None:
        self._beginning = True
        try:
            self.table.begin(until)
        finally:
            self._beginning = False

    def _end(self) -> None:
        self.land()
        self.table.end()

    def _only_moves(self, news: Sequence[Shown]) -> Animation:
        """Events that the screen of the end tells: the table shows what moves for them, and says nothing."""
        makers = [(self.moves.moves[event.word], event) for event in news if event.word in self.moves.moves]
        made = [maker(self, event) for maker, event in makers]
        return Parallel([one for one in made if one is not None])

    def _step(self, step: Step, seen: float = 0.0) -> Animation:
        """The movements of a step; while the herald speaks, nothing else begins. What is staged before takes `seen` ms
        of that."""
        parts: list[Animation] = [Chain([self._together(step.events), self._together(step.then)])]
        if not step.text:
            return Parallel(parts)
        flow = self.table.flow
        long = 0.0 if flow.hurry else flow.reading_time * 1000 * self.ui.motion.speed
        parts += [Hold(max(0.0, long - seen)), *self._spotlights(step)]
        return Chain([Call(lambda: self._say(step)), Parallel(parts)])

    def _say(self, step: Step) -> None:
        """The herald speaks, unless it is said elsewhere."""
        if not self._told_elsewhere(step):
            self.table.herald.say(step.text, self._crest(step))

    def _told_elsewhere(self, step: Step) -> bool:
        """Whether the stage or the board itself says it, or a message to whoever has lost something by it."""
        return any(
            self.staging.tells(event) or self.board.tells(event.word) or self.table.announces(event)
            for event in step.events
        )

    def _together(self, events: tuple[Shown, ...]) -> Animation:
        return Parallel([part for event in events if (part := self._event(event)) is not None], stagger=STAGGER)

    def heard(self, event: Shown) -> None:
        if event.number not in self.staging.heard:
            super().heard(event)

    def _event(self, event: Shown) -> Animation | None:
        if event.number in self.staging.instead:
            return None
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
            mine = seat == self.table.flow.own_seat  # what one does oneself needs no light
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


def all_of(step: Step) -> tuple[Shown, ...]:
    """All events of a step."""
    return (*step.events, *step.then)


def in_row(told: Sequence[Step]) -> list[Step]:
    """The steps so that none begins with what happened before the end of the one before: such events are shown with
    that one."""
    found: list[Step] = []
    for step in told:
        if found and min(one.number for one in all_of(step)) < max(one.number for one in all_of(found[-1])):
            before = found.pop()
            found.append(replace(before, then=(*before.then, *all_of(step))))
        else:
            found.append(step)
    return found
