"""The words one can type besides choices: which there are, in which languages, and what a typed line means.

Every command has a long and a short form. The words of the language in use and the English ones always work; a
translation must not use an English word for another command (a test looks).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.cli.text.console import INTERRUPTED
from game.cli.text.speech import spellings
from game.kernel.rules import ViewData
from game.table.hearing import LookAt
from game.table.names import Names
from game.ui.lang import N_, _


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
    Command("hint", N_("hint, i"), N_("what a strong player would do; hint on, hint off"), about=True),
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
