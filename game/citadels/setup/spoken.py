"""The choices of a new game of Citadels in the text game. No pygame here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.citadels.lang import _, language
from game.citadels.setup import choice
from game.citadels.setup.options import CastChoice, CitadelsOptions
from game.citadels.setup.problems import problem_with_cast
from game.citadels.setup.words import switch_texts
from game.ui.choosing import ask_switches
from game.ui.services import StoredChoice
from game.ui.set_up import Spoken


def told(options: CitadelsOptions, stored: list[StoredChoice]) -> list[str]:
    """The cards that take part."""
    known, shown = choice.cards(), choice.shown(options)
    ranks = shown.characters[: 9 if choice.nine_plays(options) else 8]
    return [
        _("Cards: {name}").format(name=cast_name(options, stored)) + ".",
        *(f"{known.characters[name].rank}: {known.characters[name].name.get(language())}." for name in ranks),
        _("Unique districts:"),
        *(f"{known.districts[name].name.get(language())}." for name in shown.uniques),
    ]


def cast_name(options: CitadelsOptions, stored: list[StoredChoice]) -> str:
    """What the chosen cast is called."""
    cast = options.cast
    if cast.saved:
        return next((one.name for one in stored if one.key == cast.saved), _("your own cast"))
    if cast.way == "preset":
        return choice.cards().presets[cast.preset].name.get(language())
    words = {"random": _("by chance"), "own": _("your own choice"), "wishes": _("by wishes")}
    return words[cast.way]


class Choosing:
    """What can be changed, line by line."""

    def __init__(
        self, options: CitadelsOptions, dialogs: Any, say: Callable[..., None], stored: list[StoredChoice]
    ) -> None:
        self.options, self.dialogs, self.say, self.stored = options, dialogs, say, stored

    def lines(self) -> list[Spoken]:
        """The cards, rank 9 and the switches, as they stand now."""
        nine = _("yes") if choice.nine_plays(self.options) else _("no")
        switched = ", ".join(switch_texts()[word][0] for word in self.options.rules)
        return [
            Spoken(_("Cards: {name}").format(name=self._cast_name()), self._change_cast),
            Spoken(_("With rank 9: {answer}").format(answer=nine), self._change_nine),
            Spoken(_("Rule switches: {switches}").format(switches=switched or _("none")), self._change_rules),
        ]

    def _cast_name(self) -> str:
        return cast_name(self.options, self.stored)

    def _change_cast(self) -> None:
        presets = list(choice.cards().presets.values())
        texts = [*(one.name.get(language()) for one in presets), _("By chance"), *(one.name for one in self.stored)]
        place = self.dialogs.pick(_("Which cards?"), texts)
        if place is None:
            return
        if place < len(presets):
            self.options.cast = CastChoice(preset=presets[place].id, drawn=self.options.cast.drawn)
        elif place == len(presets):
            self.options.cast = CastChoice("random", drawn=choice.new_draw())
        else:
            choice.use(self.options, self.stored[place - len(presets) - 1])
            self.options.cast.drawn = choice.new_draw()
        problem = problem_with_cast(self.options)
        self.say(_("Cards: {name}").format(name=self._cast_name()) + ".", problem.sentence if problem else "")

    def _change_nine(self) -> None:
        fixed = choice.nine_is_fixed(self.options)
        if fixed:
            self.say(fixed)
            return
        self.options.nine = not self.options.nine
        self.say(_("Rank 9 takes part.") if self.options.nine else _("Rank 9 does not take part."))

    def _change_rules(self) -> None:
        self.options.rules = ask_switches(switch_texts(), self.options.rules, self.dialogs, self.say)
