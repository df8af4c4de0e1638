"""A file of tutorials read into tutorials; everything wrong in it is named with its line."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from game import catalog, paths
from game.content.book import Sound, book
from game.content.convert import convert_entry, found
from game.content.faults import ContentError, Fault, FaultList, StopReading, did_you_mean, quoted
from game.content.languages import INLINE
from game.content.reading import examined, holds, id_check, sections
from game.content.text import Text
from game.content.yaml_reader import Node
from game.kernel.saving import digest
from game.kernel.steps import StackState
from game.lessons.course import (
    ANSWER,
    CARD,
    ITEMS,
    LONGEST_PITCH,
    LONGEST_TITLE,
    MOST_LESSONS,
    MOST_WORDS,
    OTHERWISE,
    PARTS,
    SEAT,
    Lesson,
    Light,
    Other,
    Pause,
    Tutorial,
)
from game.scenario.language import NoScenarios, SomeLanguage, scenario_language
from game.scenario.playing import who_is_asked
from game.scenario.reading import EntryReader
from game.scenario.story import SEATS, Choice, Refused, Scenario

SECTION = "tutorials"
KEYS = ("id", "title", "pitch", "minutes", "you", "names", "lessons")
LESSON = ("id", "says", "light", "allowed", "until", "all", "look", "others", "pauses", "wrong")
PAUSE = ("at", "says", "light")
LONGEST_NAME = 16
MOST_MINUTES = 60
_id = id_check("first_game")


def examine(path: Path, game: str) -> tuple[tuple[Tutorial, ...], list[Fault]]:
    """The sound tutorials of a file, in their order, and the faults of the others. Raises ContentError if it is no
    such file, and NoScenarios or PackFault for a game of which none can be written."""
    scenario_language(game)

    def make(root: Node, faults: FaultList) -> tuple[Tutorial, ...]:
        nodes = sections(root, faults, (SECTION,))[SECTION].value
        made: dict[str, Tutorial] = {}
        for node in nodes if isinstance(nodes, list) else []:
            before = len(faults.found)
            one = TutorialReader(game, node, faults).read()
            if one.id in made:
                hint = f"the first is in line {made[one.id].line}"
                faults.add(node.line, one.id, f"there are two tutorials of this id; {hint}", "rename one")
            elif len(faults.found) == before:
                made[one.id] = one
        return tuple(made.values())

    return examined(path, make, game)


class TutorialReader:
    """Reads one tutorial. All its faults go to the list, named by its id."""

    def __init__(self, game: str, node: Node, faults: FaultList) -> None:
        self.game, self.node, self.faults = game, node, faults
        self.language = scenario_language(game)
        self.entry = str(_value(node, "id") or "a tutorial")
        self.noted = FaultList(faults.file, faults.domain)  # what the readers of scenarios note, without an entry
        self.words = EntryReader(self.language, self.noted, Scenario(faults.file, node.line, "", game))
        self.fields: Any = self.words.fields
        self.cards: Collection[str] = book(game).cards()

    def read(self) -> Tutorial:
        """What could be read of it."""
        with suppress(StopReading):
            self._check_id(self.node)
        found = Tutorial(self.faults.file, self.node.line, self.game, self.entry, Text("", ""), Text("", ""), 1, None)
        with suppress(StopReading):
            found = self._read()
        for fault in self.noted.found:
            self.faults.add(fault.line, fault.entry or self.entry, fault.message, fault.suggestion)
        return found

    def _read(self) -> Tutorial:
        f, node = self.fields, self.node
        parts = f.words(node, "a tutorial", (*KEYS, *self.language.parts)) if self._is_mapping(node) else {}
        self.words.position(node, parts)
        empty = Node(node.line, None)
        you = f.seat(parts["you"], "`you`") if "you" in parts else 0
        lessons = self._lessons(parts.get("lessons", empty))
        made = Tutorial(
            self.faults.file, node.line, self.game, self.entry,
            self.text(parts.get("title", empty), "title", LONGEST_TITLE),
            self.text(parts.get("pitch", empty), "pitch", LONGEST_PITCH),
            f.number(parts["minutes"], "`minutes`", 1, MOST_MINUTES) if "minutes" in parts else 10,
            self.words.scenario.setting, you, f.players, self._names(parts.get("names", empty), you), lessons,
        )  # fmt: skip
        self.language.finish(made.setting, f, refused=False)
        return made

    def _is_mapping(self, node: Node) -> bool:
        if isinstance(node.value, dict):
            return True
        self.fields.fault(node, f"a tutorial begins with 'id:'; this is {found(node)}")
        return False

    def _check_id(self, node: Node) -> None:
        named = _value(node, "id")
        problem = _id(named) if isinstance(named, str) else ("the tutorial has no id", "begin it with '- id: ...'")
        if problem is not None:
            self.faults.add(node.line, self.entry, *problem)

    def _names(self, node: Node, you: int) -> dict[int, str]:
        named: dict[int, str] = {}
        for key, child in self.fields.words(node, "`names`", SEATS[: self.fields.players]).items():
            name = self.fields.text(child, "a name")
            if len(name) > LONGEST_NAME:
                self.fields.fault(child, f"the name {quoted(name)} has {len(name)} letters", f"at most {LONGEST_NAME}")
            if SEATS.index(key) == you:
                self.fields.fault(child, "the person has a name of their own", "leave it out")
            named[SEATS.index(key)] = name
        return named

    # -- lessons ---------------------------------------------------------------------------------------------------
    def _lessons(self, node: Node) -> tuple[Lesson, ...]:
        f = self.fields
        nodes = node.value if isinstance(node.value, list) else []
        if not 1 <= len(nodes) <= MOST_LESSONS:
            f.fault(node, f"`lessons` must be a list of 1 to {MOST_LESSONS} lessons", "begin each with '- id: ...'")
            return ()
        made: dict[str, Lesson] = {}
        for child in nodes:
            one = self._lesson(child)
            if one.id in made:
                f.fault(child, f"there are two lessons called {quoted(one.id)}", "rename one")
            made[one.id] = one
        return tuple(made.values())

    def _lesson(self, node: Node) -> Lesson:
        f = self.fields
        if not isinstance(node.value, dict):
            f.fault(node, f"a lesson begins with 'id:'; this is {found(node)}")
            return Lesson(node.line, f"line {node.line}", Text("", ""))
        parts, empty = f.words(node, "a lesson", LESSON), Node(node.line, None)
        named = _value(node, "id")
        problem = _id(named) if isinstance(named, str) else ("the lesson has no id", "begin it with '- id: ...'")
        if problem is not None:
            f.fault(node, *problem)
        allowed = self._choices(parts.get("allowed", empty))
        until = self._choices(parts["until"]) if "until" in parts else allowed
        look = self.light(parts["look"]) if "look" in parts else None
        self._check_act(node, allowed, parts)
        others = tuple(one for item in f.items(parts.get("others", empty)) for one in self._others(item))
        return Lesson(
            node.line, str(named), self._says(parts.get("says", empty)),
            self._lights(parts.get("light", empty)),
            allowed, until, "all" in parts and f.truth(parts["all"], "`all`"), look, others,
            tuple(filter(None, (self._pause(item) for item in f.items(parts.get("pauses", empty))))),
            self._wrong(parts.get("wrong", empty)),
        )  # fmt: skip

    def _lights(self, node: Node) -> tuple[Light, ...]:
        return tuple(filter(None, (self.light(item) for item in self.fields.items(node))))

    def _pause(self, node: Node) -> Pause | None:
        f, empty = self.fields, Node(node.line, None)
        if not isinstance(node.value, dict):
            f.fault(node, f"a pause begins with 'at:'; this is {found(node)}", "write '- at: event'")
            return None
        parts = f.words(node, "a pause", PAUSE)
        at = f.text(parts.get("at", empty), "`at`")
        says = self._says(parts.get("says", empty))
        return Pause(node.line, at, says, self._lights(parts.get("light", empty)))

    def _check_act(self, node: Node, allowed: tuple[Choice, ...], parts: Mapping[str, Node]) -> None:
        if allowed and "look" in parts:
            self.fields.fault(parts["look"], "a lesson ends with an answer or with a look, not with both")
        if not allowed and "look" not in parts:
            hint = "say what may be answered, `allowed: [...]`, or what is looked at, `look: ...`"
            self.fields.fault(node, "nothing ends this lesson", hint)
        for word in ("until", "all"):
            if not allowed and word in parts:
                self.fields.fault(parts[word], f"`{word}` needs `allowed`")
        if "until" in parts and "all" in parts:
            self.fields.fault(parts["all"], "a lesson ends with one answer or with all, not with both")

    def _choices(self, node: Node) -> tuple[Choice, ...]:
        return tuple(self.words.choice(item) for item in self.fields.items(node))

    def _others(self, node: Node) -> list[Other]:
        step = self.words.step(node)
        if step.looks or step.check or step.asked is not None or step.seat is None:
            self.fields.fault(node, "a tutorial only says what the others choose", "write '- B: choice'")
            return []
        return [Other(step.seat, one, step.optional) for one in step.choices]

    def _says(self, node: Node) -> Text:
        says = self.text(node, "says")
        for code in INLINE:
            count = len(says.get(code).split())
            if count > MOST_WORDS:
                line = _line_in(node, code)
                self.fields.fault(Node(line, None), f"`says.{code}` has {count} words", f"at most {MOST_WORDS}")
        return says

    def _wrong(self, node: Node) -> dict[str, Text]:
        if node.value is not None and not isinstance(node.value, dict):
            what = f"`wrong` must be choices with sentences, not {found(node)}"
            self.fields.fault(node, what, f"for example '{OTHERWISE}: ...'")
        entries = node.value if isinstance(node.value, dict) else {}
        return {
            " ".join(key.split()): self.text(child, f"wrong.{key}", LONGEST_PITCH) for key, child in entries.items()
        }

    # -- single values -----------------------------------------------------------------------------------------------
    def text(self, node: Node, what: str, most: int = 0) -> Text:
        """A text in the languages of INLINE."""
        made = convert_entry(node, Text, self.entry, self.noted, path=f"{what}.")
        if made is None:
            return Text("", "")
        for code in INLINE:
            words = made.get(code)
            if not words or (most and len(words) > most):
                problem = f"`{what}.{code}` " + (f"has {len(words)} letters" if words else "is empty")
                hint = (
                    f"there is room for {most}" if words else "write the text, or a translation of the other language"
                )
                self.fields.fault(Node(_line_in(node, code), None), problem, hint)
        written = [made.get(code) for code in INLINE]
        if written[0] and len(set(written)) == 1 and " " in written[0]:
            self.fields.fault(node, f"`{what}` is the same in two languages", "translate it")
        return made

    def light(self, node: Node) -> Light | None:
        """A place of the table: 'question', 'seat B', 'card tavern of B', 'answer build tavern', 'gold of B'."""
        f = self.fields
        said = " ".join(str(node.value).split()) if isinstance(node.value, str) else ""
        word, _space, rest = said.partition(" ")
        if word == ANSWER and rest:
            return Light(node.line, word, choice=self.words.choice(Node(node.line, rest)))
        if word == SEAT and rest:
            return Light(node.line, word, seat=f.seat(Node(node.line, rest), "a seat"))
        body, of, owner = said.rpartition(" of ")
        seat = f.seat(Node(node.line, owner), "a seat") if of and owner in SEATS else -1
        body = body if seat >= 0 else said
        if word == CARD and body != CARD:
            return self._card(node, body.partition(" ")[2], seat)
        if body in PARTS or body in self.language.lights:
            return Light(node.line, body, seat=seat)
        known = [*PARTS, *ITEMS, *self.language.lights]
        f.fault(node, f"there is no place {quoted(said or found(node))} on the table",
                did_you_mean(body, known) or f"places are {', '.join(known)}")  # fmt: skip
        return None

    def _card(self, node: Node, name: str, seat: int) -> Light:
        if name not in self.cards:
            hint = did_you_mean(name, self.cards) or "cards have their ids, in snake_case"
            self.fields.fault(node, f"there is no card {quoted(name)}", hint)
        return Light(node.line, CARD, name, seat)


def _value(node: Node, key: str) -> object:
    child = node.value.get(key) if isinstance(node.value, dict) else None
    return child.value if child else None


def _line_in(node: Node, key: str) -> int:
    child = node.value.get(key) if isinstance(node.value, dict) else None
    return child.line if child else node.line


# What is wrong with tutorials, each with its file and line.

Left = tuple[Choice, ...]
MOST_WAYS = 3000  # positions of one tutorial that are looked at; a good one has a few dozen


def file_of(game: str) -> Path:
    """Where the tutorials of a game are, or would be."""
    return paths.tutorials_file(game)


def holds_tutorials(path: Path) -> bool:
    """Whether a file is meant to be one of tutorials; for one that cannot be read, no."""
    return holds(path, SECTION)


def readable_ones(path: Path, game: str) -> tuple[tuple[Tutorial, ...], list[Fault]]:
    """The tutorials that can be read, and what is wrong with the others; nothing is played. Raises ContentError if it
    is no such file."""
    try:
        return examine(path, game)
    except (NoScenarios, catalog.PackFault, KeyError) as error:
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
        self.language: SomeLanguage = scenario_language(one.game).playing(one.setting)
        self.left = MOST_WAYS
        self.told: set[str] = set()  # the words of the events of a lesson

    def walk(self) -> None:
        state, _log = self.language.set_up(self.tutorial.setting)
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
        self.language.choose(state, option)
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
        return [one for one in choices if ask and option in self.language.offered_for(one, state, ask)]

    def _rest(self, lesson: Lesson, left: Left, state: StackState, option: str) -> Left:
        """What is still to be done after it."""
        done = self._meant(left, state, option) if lesson.all else []
        return tuple(one for one in left if one not in done)

    def _allowed(self, lesson: Lesson, left: Left, state: StackState) -> list[str]:
        ask, you = state.pending, self.tutorial.you
        if ask is None or ask.seat != you:
            shown = who_is_asked(self.language, state)
            hint = f"{SEATS[you]} is the person; what the others choose stands below `others` of the lesson before"
            raise _Stuck(lesson.line, f"the lesson '{lesson.id}' asks nobody: {shown}", hint)
        found = [word for one in left for word in self.language.offered_for(one, state, ask)]
        if not found:
            hint = self._why_not(left[0], state)
            raise _Stuck(lesson.line, f"the lesson '{lesson.id}' can never be done: {hint}")
        return list(dict.fromkeys(found))

    def _why_not(self, choice: Choice, state: StackState) -> str:
        ask = state.pending
        assert ask is not None  # looked at before
        options = self.language.options_of(choice, state, ask.seat)
        reasons = [state.why_not(ask.seat, word) for word in options]
        why = next((f" ({reason})" for reason in reasons if reason), "")
        offered = ", ".join(self.language.offer_in_words(state, ask.options)) or "nothing"
        return f"'{choice.text}' is not offered{why}; offered: {offered}"

    def _others(self, lesson: Lesson, state: StackState) -> None:
        """Lets the others answer."""
        for other in lesson.others:
            ask = state.pending
            if ask is None or ask.seat != other.seat or not self.language.offered_for(other.choice, state, ask):
                if not other.optional:
                    raise _Stuck(other.choice.line, self._not_so(other, state))
                continue
            self._choose(state, self.language.offered_for(other.choice, state, ask)[0])

    def _not_so(self, other: Other, state: StackState) -> str:
        ask = state.pending
        if ask is None or ask.seat != other.seat:
            return f"{SEATS[other.seat]} cannot choose '{other.choice.text}': {who_is_asked(self.language, state)}"
        return f"{SEATS[other.seat]} cannot choose it: {self._why_not(other.choice, state)}"

    def _count(self, lesson: Lesson) -> None:
        self.left -= 1
        if self.left < 0:
            hint = "allow less"
            raise _Stuck(lesson.line, f"there are more than {MOST_WAYS} ways to this lesson: nobody checks them", hint)
