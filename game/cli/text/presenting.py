"""How a question is put, always in the same order: what I have, the question, why it is asked, the choices."""

from __future__ import annotations

from game.cli.text import speech
from game.cli.text.choices import Choice, Group, gathered, offered
from game.cli.text.news import EXPLAINED, SHORT
from game.kernel.rules import ViewData
from game.kernel.steps import Ask
from game.table.names import Names
from game.table.words import SomeWords
from game.ui.lang import _, ngettext


def question(ask: Ask, view: ViewData, names: Names, words: SomeWords, choices: list[Choice], level: int) -> list[str]:
    """The lines of a question."""
    asked, hearing = words.prompt(ask, view, names), words.hearing
    found = [hearing.own(view) if level > SHORT else "", hearing.chosen(ask, names), speech.ended(asked.title)]
    if level >= EXPLAINED and asked.why:
        found.append(hearing.typed(asked.why, view))
    return [one for one in found if one] + choice_lines(choices, level)


def choice_lines(choices: list[Choice], level: int) -> list[str]:
    """The choices with their numbers, many of one sort together; explained, each card that has a text is followed by
    it, once where the next says the same."""
    found, lines, told = gathered(offered(choices)), list[str](), ""
    for one in found:
        lines.append(_group(one) if isinstance(one, Group) else f"{one.number}: {speech.ended(one.text)}")
        about = one.choices[0].about if isinstance(one, Group) else one.about
        lines += [about] if about and about != told and level >= EXPLAINED else []
        told = about
    if level > SHORT and any(isinstance(one, Group) for one in found):
        lines.append(_("Type a name that has no number to hear its choices."))
    return lines


def _group(group: Group) -> str:
    count = len(group.choices)
    text = ngettext("{name}: {count} choice.", "{name}: {count} choices.", count)
    return text.format(name=group.heading, count=count)
