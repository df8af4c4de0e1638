"""The terminal: what is said and what is typed. Nothing that is typed, and no end of the input, breaks the game."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TextIO

from game.cli.text.choices import Named, matching, number_in
from game.kernel.rules import ViewData
from game.table.hearing import LookAt
from game.table.names import Names
from game.ui import speech
from game.ui.lang import N_, _
from game.ui.speech import spellings

INTERRUPTED = "\x03"  # what `ask` returns for Ctrl-C; nobody can type it
LONGEST = 400  # letters of one typed line that are looked at
SCROLLED = 60  # empty lines that scroll away what the next person must not see
_CLEAR = "\x1b[2J\x1b[3J\x1b[H"


class Ended(Exception):
    """The input has come to its end: nobody is there any more."""


class Console:
    """Says lines and asks for one. `before` is what was said between the last two questions."""

    def __init__(self, source: TextIO, target: TextIO, *, echo: bool, clear: bool = False) -> None:
        """`echo`: the input is no terminal, so what was read is written behind the question. `clear`: empty the
        screen by the terminal's own means where secrets must go, in place of scrolling."""
        self.source, self.target, self.echo, self.clear = source, target, echo, clear
        self.before: list[str] = []
        self._since: list[str] = []

    @property
    def encoding(self) -> str | None:
        """What letters the terminal has; None for all."""
        return getattr(self.target, "encoding", None)

    def say(self, *texts: str) -> None:
        """Each text, sentence by sentence. Raises BrokenPipeError when nobody reads any more."""
        for text in texts:
            for line in speech.lines(text, self.encoding):
                self._since.append(line)
                self._write(f"{line}\n")

    def space(self) -> None:
        """An empty line, which readers skip and eyes rest on."""
        self._write("\n")

    def ask(self, question: str) -> str:
        """The next line, cleaned; INTERRUPTED for Ctrl-C. Raises Ended."""
        if self._since:
            self.before, self._since = self._since, []
        self._write(f"{speech.speakable(question)} ")
        try:
            typed = self._read()
        except KeyboardInterrupt:
            self._write("\n")
            return INTERRUPTED
        if self.echo:
            self._write(f"{speech.quoted(typed)}\n")
        return typed

    def listen(self) -> str:
        """The next line, cleaned, while others may say something: for a thread of its own. Raises Ended."""
        typed = self._read()
        if self.echo:
            self._write(f"{speech.quoted(typed)}\n")
        return typed

    def picture(self, lines: Sequence[str]) -> None:
        """Lines of squares, as they are."""
        for line in lines:
            self._write(f"{line}\n")

    def repeat(self) -> None:
        """What was said before the last question, once more."""
        self._since = list(self.before)
        for line in self.before:
            self._write(f"{line}\n")

    def scroll_away(self) -> None:
        """Nothing of what was said stays in sight, and nothing can be repeated."""
        self.before, self._since = [], []
        if self.clear:
            self._write(_CLEAR)
            return
        high = shutil.get_terminal_size((80, SCROLLED)).lines
        self._write("\n" * max(SCROLLED, high))

    def _read(self) -> str:
        try:
            typed = self.source.readline(LONGEST)
            rest = typed
            while rest and not rest.endswith("\n"):
                rest = self.source.readline(LONGEST)
        except (OSError, ValueError) as error:  # the terminal is gone, or the input was closed
            raise Ended from error
        if not typed:
            self._write("\n")
            raise Ended
        return speech.heard(typed)

    def _write(self, text: str) -> None:
        try:
            self.target.write(speech.fitting(text, self.encoding))
            self.target.flush()
        except ValueError as error:  # closed
            raise BrokenPipeError from error


# The words one can type besides choices.


class Command(NamedTuple):
    """What a word does. `words` are all its forms, the long one first; with `about`, something may follow."""

    name: str
    words: str
    help: str
    about: bool = False


FIRST = (
    Command("help", N_("help, h, ?"), N_("these words")),
    Command("what", N_("what, o, options, what can I do"), N_("the question and its choices")),
    Command("repeat", N_("repeat, r, again"), N_("what was said last")),
)
LAST = (
    Command("card", N_("card, c"), N_("with a name behind it: what that card says, and its rulings"), about=True),
    Command("why", N_("why, y"), N_("why something is no choice now; also with its name behind it"), about=True),
    Command("if", N_("if, f, what if"), N_("with a choice behind it: what it would lead to"), about=True),
    Command("log", N_("log, l"), N_("the last 10 lines; with a number or a player behind it, others"), about=True),
    Command("hint", N_("hint, i"), N_("what a strong player would do; hint figures, hint on, hint off"), about=True),
    Command("explain", N_("explain, ex"), N_("explain off, explain on: what happens for the first time"), about=True),
    Command("rules", N_("rules, ru"), N_("the topics of the rules; with a topic behind it, its text"), about=True),
    Command("undo", N_("undo, u"), N_("take the last choice back")),
    Command("save", N_("save, s"), N_("with a name behind it: keep the game under it"), about=True),
    Command("load", N_("load, lo"), N_("another saved game; with its number behind it, at once"), about=True),
    Command(
        "level", N_("level, le"), N_("with a computer player and a level behind it: how that one plays on"), about=True
    ),
    Command("verbosity", N_("verbosity, v"), N_("1 short, 2 also what others do, 3 with explanations"), about=True),
    Command("language", N_("language, la"), N_("another language"), about=True),
    Command("pin", N_("pin"), N_("set, change or take away your PIN, which keeps your secrets from the others")),
    Command("quit", N_("quit, q, exit, pause"), N_("leave; the game is kept")),
)
EVERYWHERE = ("help", "repeat", "rules", "card", "verbosity", "language", "pin", "quit")  # also where no game is open
BACK = N_("back, b")


class Typed(NamedTuple):
    """A command and what stands behind it."""

    name: str
    rest: str = ""


def of_game(looks: Sequence[LookAt[ViewData, Names]] = ()) -> tuple[Command, ...]:
    """All commands, with what can be looked at in one game."""
    return (*FIRST, *(Command(one.name, one.words, one.help, one.about or one.typed) for one in looks), *LAST)


def forms(words: str) -> list[str]:
    """The forms of a command: those of the language in use, then the English ones."""
    found = [one.strip() for said in (_(words), words) for one in said.split(",")]
    return list(dict.fromkeys(found))


def understood(typed: str, looks: Sequence[LookAt[ViewData, Names]] = ()) -> Typed | None:
    """The command in a typed line, the longest word first; None if it is none."""
    if typed == INTERRUPTED:
        return Typed("quit")
    found = [(len(form), command, rest) for command, form, rest in _beginnings(typed, looks)]
    if not found:
        return None
    _length, command, rest = max(found, key=lambda one: one[0])
    return Typed(command.name, rest)


def _beginnings(typed: str, looks: Sequence[LookAt[ViewData, Names]]) -> Iterator[tuple[Command, str, str]]:
    """Every command whose words the line is, or begins with."""
    words = typed.rstrip(" .!").split()
    for command in of_game(looks):
        for form in forms(command.words):
            count = len(form.split())
            head, rest = " ".join(words[:count]), " ".join(words[count:])
            if same(head, form) and (command.about or not rest):
                yield command, form, rest


def same(typed: str, word: str) -> bool:
    """Whether this was typed, whatever its accents and capitals."""
    if word == "?" or typed == "?":
        return typed == word
    return bool(set(spellings(typed)) & set(spellings(word)))


def is_one_of(typed: str, words: str) -> bool:
    """Whether one of these words was typed, in the language in use or in English."""
    return any(same(typed, form) for form in forms(words))


def help_lines(looks: Sequence[LookAt[ViewData, Names]] = (), names: Sequence[str] = ()) -> list[str]:
    """What can be typed, or those of these names: the words of the language in use, one command a line."""
    wanted = [command for command in of_game(looks) if not names or command.name in names]
    return [f"{_spoken(command.words)}: {_(command.help)}." for command in wanted]


def _spoken(words: str) -> str:
    """The long and the short form; a question mark is no word."""
    said = [one.strip() for one in _(words).split(",")]
    return _("{long}, short {short}").format(long=said[0], short=said[1]) if len(said) > 1 else said[0]


# Questions outside the game's own.

YES, NO = N_("yes, y"), N_("no, n")
Elsewhere = Callable[[Typed], bool]  # a command that works everywhere was typed: whether it was one


class Leave(Exception):
    """The person wants to leave the program."""


class Dialogs:
    """Asks on a console. `elsewhere` is tried for what is no answer: help, language, rules and so on."""

    def __init__(self, console: Console, elsewhere: Elsewhere) -> None:
        self.console, self.elsewhere = console, elsewhere

    def pick(
        self, question: str, choices: Sequence[str], *, back: bool = True, usual: int | None = None, first: int = 1
    ) -> int | None:
        """The place of the chosen one; None to go back. `usual` is what Enter takes, `first` the number of the first.
        Raises Leave, Ended."""
        self.console.space()
        self._put(question, choices, back=back, usual=usual, first=first)
        while True:
            typed = self.console.ask(_("Your choice?"))
            if not typed and usual is not None:
                return usual
            if not typed:
                self._put(question, choices, back=back, usual=usual, first=first)
                continue
            if back and is_one_of(typed, BACK):
                return None
            number = number_in(typed, first + len(choices) - 1)
            if number is not None and number >= first:
                return number - first
            if self._command(typed):
                continue
            found = matching(typed, [Named(str(i), (choice,)) for i, choice in enumerate(choices)])
            if len(found) == 1:
                return int(found[0])
            self._not_understood(typed, [choices[int(one)] for one in found])

    def _put(self, question: str, choices: Sequence[str], *, back: bool, usual: int | None, first: int) -> None:
        self.console.say(question, *speech.counted(choices, first))
        if usual is not None:
            self.console.say(_("Enter takes {number}.").format(number=usual + first))
        if back:
            self.console.say(_("Type back to go back."))

    def _not_understood(self, typed: str, several: Sequence[str]) -> None:
        if several:
            self.console.say(_("Several choices fit '{typed}'.").format(typed=speech.quoted(typed)), *several)
            return
        self.console.say(_("There is no choice '{typed}' here.").format(typed=speech.quoted(typed)))

    def _command(self, typed: str) -> bool:
        found = understood(typed)
        return found is not None and self.elsewhere(found)

    def text(self, question: str, usual: str = "") -> str | None:
        """What is typed; Enter takes `usual`, or is None if there is none. None for back. Raises Leave, Ended."""
        if usual:
            self.console.say(_("Enter keeps: {text}.").format(text=usual))
        typed = self.console.ask(question)
        if typed == INTERRUPTED or is_one_of(typed, BACK):
            return None
        return typed or usual or None

    def number(self, question: str, low: int, high: int, usual: int) -> int | None:
        """A number in these bounds; None for back."""
        while True:
            typed = self.text(
                _("{question} {low} to {high}?").format(question=question, low=low, high=high), str(usual)
            )
            if typed is None:
                return None
            found = number_in(typed, high)
            if found is not None and found >= low:
                return found
            self.console.say(_("That is no number from {low} to {high}.").format(low=low, high=high))

    def confirmed(self, question: str) -> bool:
        """Yes or no. Ctrl-C at this question means yes. Raises Ended."""
        while True:
            typed = self.console.ask(_("{question} Yes or no?").format(question=question))
            if typed == INTERRUPTED or is_one_of(typed, YES) or typed == "1":
                return True
            if is_one_of(typed, NO) or is_one_of(typed, BACK) or typed == "2":
                return False
            self.console.say(_("Please type yes or no."))
