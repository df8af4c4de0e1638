"""Questions outside the game's own: pick one of a list, type a text, yes or no. Numbers and names both answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.cli.text import commands, speech
from game.cli.text.choosing import Named, matching, number_in
from game.cli.text.commands import BACK, Typed
from game.cli.text.console import INTERRUPTED, Console
from game.ui.lang import N_, _

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
            if back and commands.is_one_of(typed, BACK):
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
        found = commands.understood(typed)
        return found is not None and self.elsewhere(found)

    def text(self, question: str, usual: str = "") -> str | None:
        """What is typed; Enter takes `usual`, or is None if there is none. None for back. Raises Leave, Ended."""
        if usual:
            self.console.say(_("Enter keeps: {text}.").format(text=usual))
        typed = self.console.ask(question)
        if typed == INTERRUPTED or commands.is_one_of(typed, BACK):
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
            if typed == INTERRUPTED or commands.is_one_of(typed, YES) or typed == "1":
                return True
            if commands.is_one_of(typed, NO) or commands.is_one_of(typed, BACK) or typed == "2":
                return False
            self.console.say(_("Please type yes or no."))
