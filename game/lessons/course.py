"""A tutorial being played: the real match, which lesson it has come to, and what the others answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from game.content import ContentError, people
from game.content.text import Text
from game.kernel.steps import Ask, Seat
from game.scenario.language import scenario_language
from game.scenario.playing import seated
from game.scenario.story import SEATS, Choice
from game.session.match import Match
from game.session.notices import Notice
from game.session.setup import HUMAN, SHIELDS, MatchSetup, SeatSetup

# A tutorial as it was read.

MOST_WORDS = 40  # of what a lesson says, in each language
LONGEST_TITLE, LONGEST_PITCH = 32, 160  # letters there is room for on the screen of choice
MOST_LESSONS = 40
OTHERWISE = "other"  # in `wrong`: whatever has no sentence of its own

QUESTION, HAND, LOG, READER, BUTTONS = "question", "hand", "log", "reader", "buttons"
SEAT, CARD, ANSWER = "seat", "card", "answer"  # these need to be told which one
PARTS = {
    QUESTION: "the parchment with the question and its buttons",
    HAND: "the own cards",
    LOG: "the log",
    READER: "the panel in which a card is read",
    BUTTONS: "the small buttons in the corner",
}
ITEMS = {
    SEAT: "everything of a player: `seat B`",
    CARD: "a card that lies in sight, by its id, and if need be whose it is: `card tavern`, `card keep of B`",
    ANSWER: "where something can be answered, in the words of the game: `answer build tavern`",
}


@dataclass(frozen=True, slots=True)
class Light:
    """Something on the table that is lit. `word` is one of PARTS, ITEMS or of the stage's `lights`; `name` the card,
    `seat` whose it is (-1: not said), `choice` what can be answered there."""

    line: int
    word: str
    name: str = ""
    seat: int = -1
    choice: Choice | None = None

    def __str__(self) -> str:
        words = " ".join(filter(None, (self.word, self.choice.text if self.choice else self.name)))
        owner = f" of {SEATS[self.seat]}" if self.seat >= 0 and self.word != SEAT else ""
        return f"{words} {SEATS[self.seat]}" if self.word == SEAT else words + owner


@dataclass(frozen=True, slots=True)
class Other:
    """What another seat answers; `optional`: only where it is asked and can."""

    seat: int
    choice: Choice
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Pause:
    """An event of what follows from a lesson at which the telling waits: `at` is its word in the game's log."""

    line: int
    at: str
    says: Text
    light: tuple[Light, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson. It ends with an answer (one of `until`; until then only those `allowed` count) or, with `all`, when
    every allowed one was given once; if nothing is allowed, with a look at something. Then the `others` answer, and the
    next one begins. What all that brings is told at once but for the `pauses`."""

    line: int
    id: str
    says: Text
    light: tuple[Light, ...] = ()
    allowed: tuple[Choice, ...] = ()
    until: tuple[Choice, ...] = ()
    all: bool = False
    look: Light | None = None
    others: tuple[Other, ...] = ()
    pauses: tuple[Pause, ...] = ()
    wrong: Mapping[str, Text] = field(default_factory=dict)

    def corrects(self, said: str) -> Text | None:
        """What is said to somebody who wants this instead, in the words of the game ("build tavern"); the most fitting
        sentence there is."""
        words = said.split()
        for count in range(len(words), 0, -1):
            if found := self.wrong.get(" ".join(words[:count])):
                return found
        return self.wrong.get(OTHERWISE)


@dataclass(frozen=True, slots=True)
class Tutorial:
    """A whole tutorial. `setting` is the position in the words of its game (`ScenarioLanguage.read`), `you` the seat of
    the person, `names` are those of other seats."""

    file: str
    line: int
    game: str
    id: str
    title: Text
    pitch: Text
    minutes: int
    setting: Any
    you: int = 0
    players: int = 4
    names: Mapping[int, str] = field(default_factory=dict)
    lessons: tuple[Lesson, ...] = ()

    @property
    def key(self) -> str:
        """By which its progress is kept: no other tutorial of any game has it."""
        return f"{self.game}/{self.id}"


BOT = "normal"  # what the other seats are called; who answers for them is the tutorial


@dataclass(frozen=True, slots=True)
class Stop:
    """A pause that has come: of which lesson, and from which event to below which it speaks of."""

    pause: Pause
    lesson: int
    first: int
    until: int


class Course:
    """One tutorial from some lesson on. `match` is played as every match is: by `Match.answer` and `Match.step`; after
    each decision the course knows where it is. What is not allowed by the lesson must not be answered (`allows`)."""

    def __init__(self, tutorial: Tutorial, name: str, names: Sequence[str] = (), at: int = 0) -> None:
        """`name` is the person's, `names` are for the seats that the tutorial does not name. Raises Refused for a
        position that the rules do not allow, and LookupError where its lessons do not lead so far."""
        self.tutorial = tutorial
        self.language = scenario_language(tutorial.game).playing(tutorial.setting)
        self._seats = _seats(tutorial, name, names)
        self._answers: list[list[str]] = []  # what the person answered in each lesson that is over
        self._given: list[str] = []  # ... and in this one
        self._script: list[Other] = []  # what the others still answer before the next one
        self._meant: list[tuple[Choice, list[str]]] = []
        self._allowed: list[str] = []
        self._wanted: list[list[str]] = []
        self._ends: set[str] = set()
        self._done: list[Choice] = []  # of a lesson that wants all
        self.index = 0
        self.stops: list[Stop] = []  # what has happened is to be told as far as the first of them, until `went_on`
        self._pauses: list[Pause] = []  # of the lesson, that have not come yet
        self._looked_through = 0  # events
        self.match = self._begin()
        self._note()
        if at:
            self.go_to(at)

    # -- where it is -------------------------------------------------------------------------------------------------
    @property
    def lesson(self) -> Lesson:
        """The one that goes on, or after whose end the others answer; at the end the last one."""
        return self.tutorial.lessons[min(self.index, len(self.tutorial.lessons) - 1)]

    @property
    def over(self) -> bool:
        """Whether every lesson has ended."""
        return self.index >= len(self.tutorial.lessons)

    @property
    def waiting(self) -> bool:
        """Whether the lesson waits for the person; else the others answer, or all is over."""
        return not self.over and not self._script

    @property
    def looking(self) -> bool:
        """Whether the lesson ends with a look, and waits for it."""
        return self.waiting and self.lesson.look is not None

    @property
    def allowed(self) -> Sequence[str]:
        """The answers that belong to the lesson now."""
        return self._allowed if self.waiting else ()

    def correction(self, option: str, language: str) -> str:
        """What is said to somebody who wants this instead; "" where the tutorial has no sentence for it."""
        said = self.lesson.corrects(self.language.describe(option, self.match.state))
        return said.get(language) if said is not None else ""

    @property
    def wanted(self) -> Sequence[Sequence[str]]:
        """The answers that belong to the lesson, those to later questions among them: for each choice that is left all
        that it may stand for."""
        return self._wanted if self.waiting else ()

    def shown_answers(self, choice: Choice) -> Sequence[str]:
        """What is offered to the person of what this stands for, whether the lesson allows it or not."""
        return self._offered(choice)

    # -- going on ----------------------------------------------------------------------------------------------------
    def looked(self) -> bool:
        """The person has looked: whether that ended the lesson."""
        if not self.looking:
            return False
        self._end_lesson()
        return True

    def decided(self, match: Match, *, person: bool) -> None:
        """A decision was made (`game.session.match.Observer`)."""
        answer = match.journal[-1].split()[1]
        self._stop_at(match)
        if self._script and not person:
            del self._script[0]
            self._next()
        elif self.waiting:
            self._given.append(answer)
            self._done += [one for one, words in self._meant if answer in words]
            if answer in self._ends:
                self._end_lesson()
        self._note()

    def went_on(self) -> Stop:
        """The person has seen what the first of the `stops` speaks of."""
        return self.stops.pop(0)

    def _stop_at(self, match: Match) -> None:
        """The pauses of the lesson that came with this decision, in the order of their events; each once."""
        events, first = match.events, self._looked_through
        self._looked_through = len(events)
        for pause in self._pauses:
            at = next((number for number in range(first, len(events)) if events[number].word == pause.at), None)
            if at is None:
                continue
            until = at + 1
            while until < len(events) and events[until].word == pause.at:
                until += 1
            self.stops.append(Stop(pause, self.index, at, until))
        self.stops.sort(key=lambda one: one.until)
        self._pauses = [one for one in self._pauses if all(one is not stop.pause for stop in self.stops)]

    def take_notices(self) -> list[Notice]:
        """Nothing is written, so nothing can go wrong."""
        return []

    def scripted(self, ask: Ask) -> str | None:
        """What the seat that is asked answers now; None while the person is waited for."""
        self._pass_over(ask)
        if not self._script or self._script[0].seat != ask.seat:
            return None
        return next(iter(self._offered(self._script[0].choice)), None)

    def _end_lesson(self) -> None:
        self._answers[self.index :] = [self._given]
        self._given, self._done = [], []
        self._script = [*self.lesson.others]
        self._next()

    def _next(self) -> None:
        """After the last of the others the next lesson begins."""
        ask = self.match.pending
        if ask is None:
            self._script = [one for one in self._script if not one.optional]
        else:
            self._pass_over(ask)
        if not self._script:
            self.index += 1
            self._pauses = [*self.lesson.pauses] if not self.over else []
            self._note()

    def _pass_over(self, ask: Ask) -> None:
        """What others may do if they are asked, and are not."""
        while self._script and self._script[0].optional:
            one = self._script[0]
            if one.seat == ask.seat and self._offered(one.choice):
                break
            del self._script[0]

    def _note(self) -> None:
        """The answers of this moment, before they are given."""
        mine = self.match.pending is not None and self.match.pending.seat == self.tutorial.you
        left = [one for one in self.lesson.allowed if one not in self._done] if mine else []
        self._meant = [(one, self._offered(one)) for one in left]
        self._wanted = [self.language.options_of(one, self.match.state, self.tutorial.you) for one in left]
        self._allowed = list(dict.fromkeys(word for _one, words in self._meant for word in words))
        ends = left[:1] if self.lesson.all and len(left) == 1 else () if self.lesson.all else self.lesson.until
        self._ends = {word for one in ends for word in self._offered(one)} if mine else set()

    def _offered(self, choice: Choice) -> list[str]:
        ask = self.match.pending
        return [] if ask is None else self.language.offered_for(choice, self.match.state, ask)

    # -- back and again ------------------------------------------------------------------------------------------------
    def go_to(self, index: int, *, live: bool = False) -> None:
        """To the beginning of a lesson, by what was answered before, else by the first allowed answers: a new match.
        With `live` the others answer once more before it, in their own time. Raises LookupError."""
        index = min(max(index, 0), len(self.tutorial.lessons))
        known, self._answers = self._answers[:index], []
        self._given, self._script, self._done, self.index = [], [], [], 0
        self.match = self._begin()
        self._note()
        while self.index < index:
            self._play_lesson(known[self.index] if self.index < len(known) else None)
            if live and self._script and self.index == index - 1:
                break
            while self._script:
                if not self.match.step():
                    raise LookupError(f"nobody answers after the lesson {self.lesson.id}")
            self.stops.clear()

    def _begin(self) -> Match:
        state, log = self.language.set_up(self.tutorial.setting)
        state.log = log
        origin = f"lesson:{self.tutorial.key}"
        match = seated(self.tutorial.game, state, self._seats, Others(self), origin=origin)
        match.observer, match.keeps_moments = self, True
        self.stops, self._pauses, self._looked_through = [], [*self.tutorial.lessons[0].pauses], match.event_count
        return match

    def _play_lesson(self, answers: Sequence[str] | None) -> None:
        """Until its end. Raises LookupError."""
        if self.looking:
            self.looked()
            return
        index, given = self.index, list(answers or ())
        while self.index == index and not self._script:
            ask, option = self.match.pending, given.pop(0) if given else next(iter(self._likeliest()), "")
            if ask is None or not self.match.answer(ask.number, option) or not self.match.step():
                raise LookupError(f"the lesson {self.lesson.id} does not end")

    def _likeliest(self) -> Sequence[str]:
        """What ends the lesson first of all."""
        return [word for word in self._allowed if word in self._ends] or self._allowed


class Others:
    """The other seats: they answer what the tutorial says (`game.session.agents.Bots`)."""

    def __init__(self, course: Course) -> None:
        self.course = course

    def agent(self, seat: Seat, setup: MatchSetup) -> Scripted:
        """Whoever plays that seat."""
        return Scripted(self.course)

    def take_notices(self) -> list[Notice]:
        return []

    def close(self) -> None:
        pass


class Scripted:
    """Answers by the script (`game.session.agents.Agent`)."""

    needs_view = False

    def __init__(self, course: Course) -> None:
        self.course = course
        self._asked: Ask | None = None

    def consider(self, ask: Ask, view: object) -> None:
        self._asked = ask

    def poll(self) -> str | None:
        return None if self._asked is None else self.course.scripted(self._asked)

    def forget(self) -> None:
        self._asked = None


def _seats(tutorial: Tutorial, name: str, names: Sequence[str]) -> tuple[SeatSetup, ...]:
    """Whoever has the name of one of the people of the house has that face, too."""
    faces = _faces()
    unused = [one for one in (*names, *faces) if one not in (*tutorial.names.values(), name)]
    seats = []
    for seat in range(tutorial.players):
        human = seat == tutorial.you
        called = name if human else tutorial.names.get(seat) or (unused.pop(0) if unused else f"{seat + 1}")
        player = HUMAN if human else f"{BOT}:{faces[called]}" if called in faces else BOT
        seats.append(SeatSetup(called, seat % SHIELDS, player))
    return tuple(seats)


def _faces() -> dict[str, str]:
    """The people of the house: name and id."""
    try:
        return {one.name: one.id for one in people().opponents.values()}
    except ContentError:  # the screens say so
        return {}
