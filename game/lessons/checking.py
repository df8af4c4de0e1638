"""What is wrong with tutorials, each with its file and line: what cannot be read, what the rules do not allow, lessons
that never begin or end. All ways that a tutorial allows are played, by the real rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from game import catalog, paths
from game.content.book import Sound
from game.content.faults import ContentError, Fault
from game.content.reading import holds
from game.kernel.saving import digest
from game.kernel.steps import StackState
from game.lessons.reading import SECTION, examine
from game.lessons.story import Lesson, Other, Tutorial
from game.scenario.playing import who_is_asked
from game.scenario.stage import NoStage, SomeStage, stage
from game.scenario.story import SEATS, Choice, Refused

FILE = "tutorial.yaml"
Left = tuple[Choice, ...]
MOST_WAYS = 3000  # positions of one tutorial that are looked at; a good one has a few dozen


def file_of(game: str) -> Path:
    """Where the tutorials of a game are, or would be."""
    return paths.data_dir() / game / FILE


def holds_tutorials(path: Path) -> bool:
    """Whether a file is meant to be one of tutorials; for one that cannot be read, no."""
    return holds(path, SECTION)


def readable_ones(path: Path, game: str) -> tuple[tuple[Tutorial, ...], list[Fault]]:
    """The tutorials that can be read, and what is wrong with the others; nothing is played. Raises ContentError if it
    is no such file."""
    try:
        return examine(path, game)
    except (NoStage, catalog.PackFault, KeyError) as error:
        raise ContentError([Fault(str(path), 0, "", str(error))]) from error


def sound_ones(path: Path, game: str) -> tuple[list[Tutorial], list[Fault]]:
    """The tutorials that can be played in every way, and what is wrong with the others. Raises ContentError if it is
    no such file."""
    found, faults = readable_ones(path, game)
    good = []
    for one in found:
        wrong = list(faults_of(one))
        faults = [*faults, *wrong]
        if not wrong:
            good.append(one)
    return good, faults


def checked(path: Path, game: str) -> Sound:
    """What is in a file without a fault. Raises ContentError with all faults."""
    good, faults = sound_ones(path, game)
    if faults:
        raise ContentError(faults)
    lessons = sum(len(one.lessons) for one in good)
    sentence = f"{len(good)} tutorial{'s' * (len(good) != 1)}, {lessons} lessons."
    return Sound(good[0].file, {f"{game}_tutorials": len(good), f"{game}_lessons": lessons}, sentence)


def check(game: str) -> list[Sound]:
    """The tutorials that a game brings along, if it does. Raises ContentError with all faults."""
    path = file_of(game)
    return [checked(path, game)] if path.is_file() else []


# -- playing every way -------------------------------------------------------------------------------------------------
class _Stuck(Exception):
    def __init__(self, line: int, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.line, self.message, self.hint = line, message, hint


def faults_of(one: Tutorial) -> Iterator[Fault]:
    """The first place where a tutorial cannot go on."""
    try:
        _Ways(one).walk()
    except Refused as refused:
        yield Fault(one.file, refused.line, one.id, refused.why)
    except _Stuck as stuck:
        yield Fault(one.file, stuck.line, one.id, stuck.message, stuck.hint)


class _Ways:
    """Every way through a tutorial, from one lesson to the next."""

    def __init__(self, one: Tutorial) -> None:
        self.tutorial = one
        self.stage: SomeStage = stage(one.game).playing(one.setting)
        self.left = MOST_WAYS
        self.told: set[str] = set()  # the words of the events of a lesson

    def walk(self) -> None:
        state, _log = self.stage.set_up(self.tutorial.setting)
        here = {digest(state): state}
        for lesson in self.tutorial.lessons:
            self.told.clear()
            ended = self._ended(lesson, list(here.values()))
            here = {}
            for after in ended:
                self._others(lesson, after)
                here[digest(after)] = after
            self._pauses(lesson)

    def _pauses(self, lesson: Lesson) -> None:
        for pause in lesson.pauses:
            if pause.at not in self.told:
                hint = f"events of this lesson are {', '.join(sorted(self.told)) or 'none'}"
                raise _Stuck(pause.line, f"the pause at '{pause.at}' of the lesson '{lesson.id}' never comes", hint)

    def _choose(self, state: StackState, option: str) -> None:
        """Gives an answer, and notes what it brings."""
        kept, state.log = state.log, []
        self.stage.choose(state, option)
        self.told |= {event.word for event in state.log}
        state.log = kept

    def _ended(self, lesson: Lesson, states: list[StackState]) -> list[StackState]:
        """The positions after the person's part of the lesson."""
        if lesson.look is not None:
            return states
        ended: dict[str, StackState] = {}
        seen: set[tuple[str, Left]] = set()
        here = [(state, lesson.allowed) for state in states]
        while here:
            state, left = here.pop()
            self._count(lesson)
            for option in self._allowed(lesson, left, state):
                after, rest = state.clone(), self._rest(lesson, left, state, option)
                ends = not rest if lesson.all else bool(self._meant(lesson.until, state, option))
                self._choose(after, option)
                name = digest(after)
                if ends:
                    ended[name] = after
                elif (name, rest) not in seen:
                    seen.add((name, rest))
                    here.append((after, rest))
        return list(ended.values())

    def _meant(self, choices: Left, state: StackState, option: str) -> list[Choice]:
        """Those of the choices that this option stands for."""
        ask = state.pending
        return [one for one in choices if ask and option in self.stage.offered_for(one, state, ask)]

    def _rest(self, lesson: Lesson, left: Left, state: StackState, option: str) -> Left:
        """What is still to be done after it."""
        done = self._meant(left, state, option) if lesson.all else []
        return tuple(one for one in left if one not in done)

    def _allowed(self, lesson: Lesson, left: Left, state: StackState) -> list[str]:
        ask, you = state.pending, self.tutorial.you
        if ask is None or ask.seat != you:
            shown = who_is_asked(self.stage, state)
            hint = f"{SEATS[you]} is the person; what the others choose stands below `others` of the lesson before"
            raise _Stuck(lesson.line, f"the lesson '{lesson.id}' asks nobody: {shown}", hint)
        found = [word for one in left for word in self.stage.offered_for(one, state, ask)]
        if not found:
            hint = self._why_not(left[0], state)
            raise _Stuck(lesson.line, f"the lesson '{lesson.id}' can never be done: {hint}")
        return list(dict.fromkeys(found))

    def _why_not(self, choice: Choice, state: StackState) -> str:
        ask = state.pending
        assert ask is not None  # looked at before
        options = self.stage.options_of(choice, state, ask.seat)
        reasons = [state.why_not(ask.seat, word) for word in options]
        why = next((f" ({reason})" for reason in reasons if reason), "")
        offered = ", ".join(self.stage.offer_in_words(state, ask.options)) or "nothing"
        return f"'{choice.text}' is not offered{why}; offered: {offered}"

    def _others(self, lesson: Lesson, state: StackState) -> None:
        """Lets the others answer."""
        for other in lesson.others:
            ask = state.pending
            if ask is None or ask.seat != other.seat or not self.stage.offered_for(other.choice, state, ask):
                if not other.optional:
                    raise _Stuck(other.choice.line, self._not_so(other, state))
                continue
            self._choose(state, self.stage.offered_for(other.choice, state, ask)[0])

    def _not_so(self, other: Other, state: StackState) -> str:
        ask = state.pending
        if ask is None or ask.seat != other.seat:
            return f"{SEATS[other.seat]} cannot choose '{other.choice.text}': {who_is_asked(self.stage, state)}"
        return f"{SEATS[other.seat]} cannot choose it: {self._why_not(other.choice, state)}"

    def _count(self, lesson: Lesson) -> None:
        self.left -= 1
        if self.left < 0:
            hint = "allow less"
            raise _Stuck(lesson.line, f"there are more than {MOST_WAYS} ways to this lesson: nobody checks them", hint)
