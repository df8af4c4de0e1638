"""A new game, chosen line by line: every line has a value already, so one can begin at once or change any of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from game.cli.text.seats import Seats, kind
from game.folders import KeptCasts
from game.ui.lang import _, language
from game.ui.screens.seats import first_seats, problem_with
from game.ui.screens.setup import choice
from game.ui.screens.setup.memory import mended_options, new_draw, to_keep
from game.ui.screens.setup.problems import problem_with_cast
from game.ui.screens.setup.words import switch_texts
from game.ui.services import CastChoice, GameOptions, StoredCast

if TYPE_CHECKING:
    from game.cli.text.services import Services

LONGEST_SEED = 15  # digits


class Line(NamedTuple):
    """A line of the form, and what changes it."""

    text: str
    act: Callable[[], None]


class NewGame:
    """Begins with the last set-up, or with the usual table."""

    def __init__(self, services: Services) -> None:
        self.services, self.dialogs = services, services.dialogs
        self.say = services.console.say
        values = services.settings.values
        usual = GameOptions(first_seats(player=values.player_name), cast=CastChoice(drawn=new_draw()))
        self.options = mended_options(values.last_game) or usual
        self.casts = KeptCasts()
        self._begun = False

    def chosen(self) -> GameOptions | None:
        """The options to begin with, or None to go back. Raises Leave, Ended."""
        while not self._begun:
            lines = self._lines()
            place = self.dialogs.pick(_("New game."), [line.text for line in lines])
            if place is None:
                return None
            lines[place].act()
        return self.options

    def _lines(self) -> list[Line]:
        options = self.options
        nine = _("yes") if choice.nine_plays(options) else _("no")
        seed = str(options.seed) if options.seed is not None else _("by chance")
        people = [seat.name for seat in options.seats if seat.human]
        switched = [switch_texts()[word][0] for word in options.rules]
        return [
            Line(_("Begin"), self._begin),
            Line(_("Players: {count}, of them people: {people}").format(count=len(options.seats), people=len(people)),
                 Seats(self.services, options).change),
            Line(_("Cards: {name}").format(name=self._cast_name()), self._change_cast),
            Line(_("With rank 9: {answer}").format(answer=nine), self._change_nine),
            Line(_("Rule switches: {switches}").format(switches=", ".join(switched) or _("none")), self._change_rules),
            Line(_("Seed: {seed}").format(seed=seed), self._change_seed),
            Line(_("Hear all of it"), self._tell),
        ]  # fmt: skip

    # -- beginning -------------------------------------------------------------------------------------------------
    def _begin(self) -> None:
        problem = problem_with(self.options.seats) or self._problem_with_cast()
        if problem:
            self.say(problem)
            return
        values = self.services.settings.values
        values.last_game = to_keep(self.options)
        self.services.keep_settings()
        self._begun = True

    def _problem_with_cast(self) -> str:
        problem = problem_with_cast(self.options)
        return problem.sentence if problem is not None else ""

    def _tell(self) -> None:
        """Everybody at the table, and the cards."""
        somebody = _("Somebody by chance")
        self.say(*(f"{seat.name or somebody}: {kind(seat)}." for seat in self.options.seats))
        self.say(_("Cards: {name}").format(name=self._cast_name()) + ".")
        known = choice.cards()
        shown = choice.shown(self.options)
        ranks = shown.characters[: 9 if choice.nine_plays(self.options) else 8]
        self.say(*(f"{known.characters[name].rank}: {known.characters[name].name.get(language())}." for name in ranks))
        self.say(_("Unique districts:"), *(f"{known.districts[name].name.get(language())}." for name in shown.uniques))
        problem = problem_with(self.options.seats) or self._problem_with_cast()
        if problem:
            self.say(problem)

    # -- cards -----------------------------------------------------------------------------------------------------
    def _cast_name(self) -> str:
        cast = self.options.cast
        if cast.saved:
            return next((one.name for one in self._stored() if one.key == cast.saved), _("your own cast"))
        if cast.way == "preset":
            return choice.cards().presets[cast.preset].name.get(language())
        words = {"random": _("by chance"), "own": _("your own choice"), "wishes": _("by wishes")}
        return words[cast.way]

    def _stored(self) -> list[StoredCast]:
        return [one for one in self.casts.list() if not one.trouble]

    def _change_cast(self) -> None:
        presets, stored = list(choice.cards().presets.values()), self._stored()
        texts = [*(one.name.get(language()) for one in presets), _("By chance"), *(one.name for one in stored)]
        place = self.dialogs.pick(_("Which cards?"), texts)
        if place is None:
            return
        if place < len(presets):
            self.options.cast = CastChoice(preset=presets[place].id, drawn=self.options.cast.drawn)
        elif place == len(presets):
            self.options.cast = CastChoice("random", drawn=new_draw())
        else:
            self._use(stored[place - len(presets) - 1])
        self.say(_("Cards: {name}").format(name=self._cast_name()) + ".", self._problem_with_cast())

    def _use(self, found: StoredCast) -> None:
        """A cast the players keep under a name, with its rank 9 and switches."""
        self.options.cast = msgspec.structs.replace(choice.mended(found.cast), saved=found.key, drawn=new_draw())
        self.options.nine = found.nine
        self.options.rules = [word for word in choice.SWITCHES if word in found.rules]

    # -- the rest --------------------------------------------------------------------------------------------------
    def _change_nine(self) -> None:
        fixed = choice.nine_is_fixed(self.options)
        if fixed:
            self.say(fixed)
            return
        self.options.nine = not self.options.nine
        self.say(_("Rank 9 takes part.") if self.options.nine else _("Rank 9 does not take part."))

    def _change_rules(self) -> None:
        """One switch after the other, until somebody goes back."""
        while True:
            texts = switch_texts()
            states = [_("on") if word in self.options.rules else _("off") for word in choice.SWITCHES]
            lines = [f"{texts[word][0]}: {state}" for word, state in zip(choice.SWITCHES, states, strict=True)]
            place = self.dialogs.pick(_("Which switch do you want to turn?"), lines)
            if place is None:
                return
            word = choice.SWITCHES[place]
            on = word not in self.options.rules
            self.options.rules = [one for one in choice.SWITCHES if (one == word and on) or
                                  (one != word and one in self.options.rules)]  # fmt: skip
            self.say(texts[word][1], _("It is on now.") if on else _("It is off now."))

    def _change_seed(self) -> None:
        typed = self.dialogs.text(_("Which number? The same one deals the same cards. Enter: by chance."))
        bare = (typed or "").strip()
        if bare and not (bare.isascii() and bare.isdigit() and len(bare) <= LONGEST_SEED):
            self.say(_("A seed is a number of at most {count} digits.").format(count=LONGEST_SEED))
            return
        self.options.seed = int(bare) if bare else None
