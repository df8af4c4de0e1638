"""Tutorials at the terminal: what a lesson says comes before its question, and other answers are not taken."""

from __future__ import annotations

from collections.abc import Callable

from game.cli.text import console
from game.cli.text.answering import Answering, Then
from game.cli.text.playing import Outcome, Terminal
from game.cli.text.services import Services
from game.kernel.rules import ViewData
from game.kernel.steps import Ask
from game.lessons import Course, Tutorial, tutorials
from game.lessons.course import Stop
from game.lessons.shelf import trouble, unplayable
from game.scenario.story import Refused
from game.ui.draw.markup import plain
from game.ui.lang import N_, _, language, ngettext
from game.ui.people import own_name
from game.ui.speech import ended

ANEW = N_("anew, a")
NOT_HERE = ("undo", "save", "load", "level")


class LessonAnswering(Answering):
    """While a tutorial is played: going about in it, and nothing else than its answers."""

    def __init__(self, terminal: LessonTerminal) -> None:
        super().__init__(terminal)
        self.lessons = terminal
        self._acts |= dict.fromkeys(NOT_HERE, self._not_here)

    def answer(self, typed: str, ask: Ask) -> Then:
        return self.lessons.way(typed) or super().answer(typed, ask)

    def _choose(self, option: str, ask: Ask) -> Then:
        course = self.lessons.course
        if option in course.allowed:
            return super()._choose(option, ask)
        said = course.correction(option, language())
        self.say(plain(said) if said else _("You may do that in a game. This lesson means something else."))
        self.ahead.forget()
        return Then.ASK_AGAIN

    def _not_here(self, _rest: str, _ask: Ask) -> None:
        self.say(_("Not in a lesson. You can go back to an earlier one at any time."))

    def _sure(self) -> bool:
        return self.services.dialogs.confirmed(_("Leave the tutorial? It goes on later with this lesson."))


class LessonTerminal(Terminal):
    """A tutorial from where its course is, until it is over, left, or goes on with another lesson (`to`)."""

    def __init__(self, course: Course, services: Services) -> None:
        super().__init__(course.match, services)
        self.course = course
        self.answering: LessonAnswering = LessonAnswering(self)
        self.to: Callable[[], None] | None = None
        self._said = -1

    @property
    def stop(self) -> Stop | None:
        """The pause that the telling comes to, or waits at: nothing beyond it is told, shown or asked."""
        return next(iter(self.course.stops), None)

    @property
    def last(self) -> int:
        return super().last if self.stop is None else self.stop.until

    @property
    def question(self) -> Ask | None:
        return None if self.stop is not None or self.course.looking else super().question

    def view(self, seat: int) -> ViewData:
        staged = self.match.view_at(self.last - 1, seat) if self.last < self.match.event_count else None
        return super().view(seat) if staged is None else staged

    def play(self) -> Outcome:
        course = self.course
        while not course.over or course.stops:
            self.tell()
            if self.stop is not None:
                if not self._pause(self.stop):
                    return Outcome.LEFT
                continue
            if course.waiting:
                self._say()
            ask = self.match.pending
            if course.looking:
                if not self._look():
                    return Outcome.LEFT
            elif course.waiting and ask is not None:
                then = self.ask(ask)
                if then is not Then.GO_ON:
                    return Outcome.LEFT
                self.match.step()
            elif not self.match.step():
                raise LookupError(f"nobody answers after the lesson {course.lesson.id}")
        self.tell()
        if self.match.over:
            self.scores()
        return Outcome.OVER

    def forced(self, ask: Ask) -> bool:
        """Nothing is answered by itself: it may be what the lesson is about."""
        return False

    def _say(self) -> None:
        """The lesson that has begun, once."""
        course = self.course
        if self._said == course.index:
            return
        self._said = course.index
        note(self.services, course.tutorial, course.index)
        self.console.space()
        count = len(course.tutorial.lessons)
        self.console.say(
            _("Lesson {number} of {count}").format(number=course.index + 1, count=count) + ".",
            plain(course.lesson.says.get(language())),
        )

    def _look(self) -> bool:
        """Enter when it was seen; whatever the game shows can be looked at meanwhile. False to leave or to go to
        another lesson."""
        if self._entered(_("Press Enter when you have seen it.")):
            self.course.looked()
            return True
        return False

    def _pause(self, stop: Stop) -> bool:
        """What is said about what has just been told; then as `_look`."""
        self.console.say(plain(stop.pause.says.get(language())))
        if self._entered(_("Press Enter to go on.")):
            self.course.went_on()
            return True
        return False

    def _entered(self, question: str) -> bool:
        while True:
            typed = self.console.ask(question)
            if not typed:
                return True
            way = self.way(typed)
            if way is not None and way is not Then.ASK_AGAIN:
                return False
            if way is None and self.answering.glances(typed):
                return False

    def way(self, typed: str) -> Then | None:
        """What goes about in the tutorial: "back" and "anew"; None for anything else."""
        course = self.course
        if console.is_one_of(typed, console.BACK):
            if not course.index:
                self.console.say(_("This is the first lesson."))
                return Then.ASK_AGAIN
            self.to = lambda: course.go_to(course.index - 1)
            return Then.OTHER
        if console.is_one_of(typed, ANEW):
            self.to = lambda: course.go_to(course.index, live=True)
            return Then.OTHER
        return None


def note(services: Services, tutorial: Tutorial, lesson: int) -> None:
    """Keeps how far somebody has come; whoever was at the end stays there."""
    kept = services.settings.values.lessons
    if kept.get(tutorial.key, 0) < len(tutorial.lessons):
        kept[tutorial.key] = lesson
        services.keep_settings()


def learn(services: Services, wanted: str = "") -> None:
    """The tutorials of the game, one chosen by number or by its id; back when nobody wants another."""
    found = tutorials(services.game)
    if said := trouble(services.game):
        services.console.say(said)
    if not found:
        services.console.say(_("There is no tutorial yet."))
        return
    named = next((one for one in found if one.id == wanted), None)
    while True:
        chosen = named or _picked(services, found)
        named = None
        if chosen is None or not _play(services, chosen):
            return


def _picked(services: Services, found: tuple[Tutorial, ...]) -> Tutorial | None:
    lines = []
    for one in found:
        at, count = services.settings.values.lessons.get(one.key, 0), len(one.lessons)
        told = ngettext("about {count} minute", "about {count} minutes", one.minutes).format(count=one.minutes)
        if at >= count:
            told += ", " + _("done")
        elif at:
            told += ", " + _("You are at lesson {number}.").format(number=at + 1).rstrip(".")
        told = told[:1].upper() + told[1:]
        lines.append(f"{one.title.get(language())}: {ended(one.pitch.get(language()))} {ended(told)}")
    place = services.dialogs.pick(_("Learn the game"), lines)
    return None if place is None else found[place]


def _play(services: Services, tutorial: Tutorial) -> bool:
    """One tutorial, from where it was left; whether it was played to its end."""
    at = services.settings.values.lessons.get(tutorial.key, 0)
    if at and at < len(tutorial.lessons):
        words = [_("Go on"), _("From the beginning")]
        place = services.dialogs.pick(_("You are at lesson {number}.").format(number=at + 1), words, usual=0)
        if place is None:
            return True
        at = at if place == 0 else 0
    try:
        if fault := unplayable(tutorial):
            raise LookupError(fault)
        course = Course(tutorial, own_name(services.settings.values), at=at if at < len(tutorial.lessons) else 0)
        return _through(services, course)
    except (Refused, LookupError) as error:
        services.console.say(_("This tutorial cannot be played: {reason}").format(reason=error))
        return False


def _through(services: Services, course: Course) -> bool:
    """Lesson by lesson, back and again, to the end; whether it came there."""
    services.console.say(_("Type back for the lesson before, anew to repeat one, quit to leave."))
    while True:
        terminal = LessonTerminal(course, services)
        outcome = terminal.play()
        if terminal.to is not None:
            terminal.to()
            continue
        if outcome is Outcome.OVER:
            note(services, course.tutorial, len(course.tutorial.lessons))
            title = course.tutorial.title.get(language())
            services.console.say(_("You have finished “{title}”.").format(title=title))
        return outcome is Outcome.OVER
