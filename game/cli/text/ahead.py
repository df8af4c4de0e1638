"""What is typed ahead: several cards of one dialog in one line, with commas between them, and after a semicolon the
lines that answer the questions to come."""

from __future__ import annotations

from game.cli.text.choices import Choice, named, numbered, the_same
from game.cli.text.choosing import matching
from game.kernel.steps import Ask

THEN = ";"  # between lines that are typed at once


class Ahead:
    """Belongs to one seat and its questions; whatever else comes in between makes it void."""

    def __init__(self) -> None:
        self._lines: list[str] = []
        self._picked: list[str] = []
        self._seat = -1
        self._dialog = ""

    def first(self, typed: str, ask: Ask) -> str:
        """The first of the lines that were typed at once; the others wait."""
        first, *rest = (one.strip() for one in typed.split(THEN))
        if rest:
            self._lines, self._seat = [one for one in rest if one], ask.seat
        return first

    def pick(self, options: list[str], ask: Ask) -> None:
        """These wait for the further questions of the same dialog."""
        self._picked, self._seat, self._dialog = options, ask.seat, ask.step

    def option(self, ask: Ask) -> str:
        """What was picked for this question; "" for nothing."""
        if self._picked and (ask.seat, ask.step) == (self._seat, self._dialog) and self._picked[0] in ask.options:
            return self._picked.pop(0)
        self._picked = []
        return ""

    def line(self, ask: Ask) -> str:
        """What was typed for this question; "" for nothing."""
        if self._lines and ask.seat == self._seat:
            return self._lines.pop(0)
        self._lines = []
        return ""

    def forget(self) -> None:
        """Something went otherwise than it was thought to."""
        self._lines, self._picked = [], []


def several(typed: str, found: list[Choice]) -> tuple[list[str], str]:
    """The options that a line names, by numbers or names with commas between them (numbers alone also with spaces), and
    the first part that names none or several. No options if it is not a line of that sort."""
    parts = [part.strip() for part in typed.split(",") if part.strip()]
    if len(parts) == 1 and len(typed.split()) > 1 and all(part.isdigit() for part in typed.split()):
        parts = typed.split()
    if len(parts) < 2:
        return [], ""
    options: list[str] = []
    for part in parts:
        option = _one(part, [one for one in found if one.option not in options])
        if not option:
            return [], part
        options.append(option)
    return options, ""


def _one(part: str, left: list[Choice]) -> str:
    """The option of this number or name among those that are left; "" if none or several are meant."""
    meant = numbered(part, left)
    if meant is not None:
        return meant.option
    keys = matching(part, named(left))
    fitting = [one for one in left if one.option in keys]
    return fitting[0].option if fitting and the_same(fitting) else ""
