"""Why something is no choice now: the rules' own reasons, for one thing by name or for everything one might want."""

from __future__ import annotations

from game.cli.text.choices import MORE, NONE, Choice, label, numbered
from game.cli.text.choosing import Named, matching
from game.cli.text.speech import ended
from game.kernel.options import value
from game.kernel.steps import Ask
from game.session.match import Match
from game.table.names import Names
from game.table.plainly import option_plainly
from game.table.words import SomeWords
from game.ui.lang import _


class Whys:
    """The reasons at one question."""

    def __init__(self, match: Match, ask: Ask, names: Names, words: SomeWords, choices: list[Choice]) -> None:
        self.match, self.ask, self.names, self.choices = match, ask, names, choices
        self.words, self.hearing = words, words.hearing
        self.view = match.view(ask.seat)
        self.acts, self.things = self.hearing.wishes(ask, self.view, names)

    def told(self, typed: str) -> list[str]:
        """The answer to `why`, with or without a name or a number behind it."""
        if not typed:
            return self._everything()
        meant = numbered(typed, self.choices)
        if meant is not None:
            text = _("Choice {number} can be chosen: {choice}.")
            return [text.format(number=meant.number, choice=meant.text)]
        return self.about(typed) or [_("There is nothing called '{name}' on the table.").format(name=typed)]

    def about(self, typed: str) -> list[str]:
        """Whether what has this name can be chosen, or why not; nothing if nothing has this name."""
        offered = matching(typed, [Named(one.option, one.names) for one in self.choices])
        found = matching(typed, self._things())
        if offered and (not found or {*found} & {*offered}):
            return [self._open(one) for one in self.choices if one.option in offered]
        known = [(option, self.match.why_not(self.ask.seat, option)) for option in found]
        named = [(option, problem) for option, problem in known if problem not in self.hearing.unspoken]
        if not named and found:
            name = self._name(found[0])
            return [_("{name}: not possible now.").format(name=name)]
        return list(dict.fromkeys(self._sentence(option, problem or "") for option, problem in named))

    def _open(self, one: Choice) -> str:
        """That this can be chosen, or why it stands in no list."""
        if one.number == NONE:
            return _("{choice}. That would change nothing.").format(choice=one.text)
        return _("This can be chosen: {choice}.").format(choice=one.text)

    def _everything(self) -> list[str]:
        """Acts and things that are not offered, with the reason."""
        found = []
        for option in (*self.acts, *self.things):
            if option in self.ask.options or not self.hearing.expected(option, self.ask):
                continue
            problem = self.match.why_not(self.ask.seat, option)
            if problem not in self.hearing.unspoken:
                found.append(self._sentence(option, problem or ""))
        return list(dict.fromkeys(found)) or [_("Everything you might want can be chosen, or belongs to another time.")]

    def _label(self, option: str) -> str:
        return label(option, self.ask, self.view, self.names, self.words)

    def _sentence(self, option: str, problem: str) -> str:
        return ended(f"{self._name(option)}: {self.words.reason(problem, option, self.view, self.names)}")

    def _name(self, option: str) -> str:
        """What a choice is called, whether it is offered or not; never the word by which the program calls it."""
        said = self._label(option) if value(option) < 0 else ""
        name = said.strip().removesuffix(MORE) or self.hearing.thing(option, self.view, self.names)
        return name or option_plainly(option, self.names)

    def _things(self) -> list[Named]:
        """What one may name."""
        acts = [Named(act, (self._label(act), act)) for act in self.acts]
        things = [(option, self.hearing.thing(option, self.view, self.names)) for option in self.things]
        return [Named(option, (name,)) for option, name in things] + acts
