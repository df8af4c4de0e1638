"""How people set up a game of Citadels (`game.ui.set_up`). No pygame here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from game.citadels.lang import _, language
from game.citadels.setup import choice, options, words
from game.citadels.setup.options import CastChoice, CitadelsOptions, KeptCast
from game.citadels.setup.words import problem_with_cast, switch_texts
from game.kernel.rules import Plain
from game.ui.services import GameOptions, SeatOptions, StoredChoice
from game.ui.set_up import Problem, SetUp, Spoken, ask_switches

if TYPE_CHECKING:
    from game.citadels.setup.page import CitadelsPage
    from game.ui.screens.new_game import NewGameScreen


# The choices of a new game of Citadels in the text game.


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


class CitadelsSetUp(SetUp):
    """Casts, unique districts, rank 9 and the switches of the rules."""

    options = CitadelsOptions
    switches = {"nine": "rank 9 takes part with 4 to 7 players too (always with 3 and 8, never with 2)"}

    @property
    def pitch(self) -> str:
        return _("Gather gold. Hide your face. Raise a city.")

    @property
    def author(self) -> str:
        return "Bruno Faidutti"

    def usual(self, seats: list[SeatOptions]) -> CitadelsOptions:
        return CitadelsOptions(seats, game=self.game, cast=CastChoice(drawn=choice.new_draw()))

    def mend(self, options: CitadelsOptions) -> None:
        options.cast = choice.mended(options.cast)
        options.cast.drawn = choice.new_draw()
        options.rules = [word for word in options.rules if word in choice.SWITCHES]

    def choice(self, options: GameOptions) -> Plain:
        own = options if isinstance(options, CitadelsOptions) else CitadelsOptions(options.seats, options.seed)
        found = choice.resolve(own)
        return {"cast": list(found.cast), "uniques": list(found.uniques), "options": list(found.options)}

    def problem(self, options: CitadelsOptions, seed: int = 1) -> Problem | None:
        return words.problem_with_cast(options, seed)

    def explain(self, options: GameOptions, word: str) -> str:
        own = options if isinstance(options, CitadelsOptions) else CitadelsOptions(options.seats)
        return words.explain(own, word).sentence

    def to_keep(self, chosen: CitadelsOptions) -> Plain:
        return options.to_keep(chosen)

    def fault(self, choice: Plain) -> str:
        try:
            msgspec.convert(choice, KeptCast)
        except msgspec.ValidationError as error:
            return str(error)
        return ""

    def use(self, options: CitadelsOptions, found: StoredChoice) -> None:
        choice.use(options, found)

    def page(self, screen: NewGameScreen) -> CitadelsPage:
        from game.citadels.setup.page import CitadelsPage

        return CitadelsPage(screen)

    def spoken(
        self, options: CitadelsOptions, dialogs: Any, say: Callable[..., None], stored: list[StoredChoice]
    ) -> list[Spoken]:
        return Choosing(options, dialogs, say, stored).lines()

    def told(self, options: CitadelsOptions, stored: list[StoredChoice]) -> list[str]:
        return told(options, stored)
