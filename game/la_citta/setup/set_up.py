"""How people set up a game of La Città (`game.ui.set_up`). No pygame here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, cast

import msgspec

from game.kernel.rules import Plain
from game.la_citta.lang import _
from game.la_citta.rules.box import OPTIONS
from game.la_citta.setup import choice, words
from game.la_citta.setup import choice as options
from game.la_citta.setup.choice import Castellos, CittaOptions, Country, KeptChoice, Landscape
from game.la_citta.setup.words import (
    advice,
    castello_words,
    landscape_words,
    map_names,
    overview_text,
    problem_with,
    switch_texts,
    tiles_text,
    way_name,
    way_words,
)
from game.ui.services import GameOptions, SeatOptions, StoredChoice
from game.ui.set_up import BY_LOT, Problem, SetUp, Spoken, ask_start, ask_switches, start_told, switches_told

if TYPE_CHECKING:
    from game.la_citta.setup.page import CittaPage
    from game.ui.screens.new_game import NewGameScreen


# The choices of a new game of La Città in the text game.


def told(options: CittaOptions, stored: list[StoredChoice]) -> list[str]:
    """The map, its landscape, how castellos come about, and what else was chosen."""
    country = options.country
    landscape, castellos = landscape_words()[country.landscape], castello_words()[country.castellos]
    lines = [_("Set-up: {name}").format(name=way_name(options, stored)) + ".", overview_text(options)]
    lines += [
        _("Landscape: {name}").format(name=f"{landscape[0]}: {tiles_text(options)}") + ".",
        _("Castellos: {name}").format(name=castellos[0]) + ". " + castellos[1],
        start_told(options) + ".",
    ]
    lines += [switch_texts()[word][0] + "." for word in choice.switched(options)]
    return [*lines, *([advice(options)] if advice(options) else [])]


class Choosing:
    """What can be changed, line by line."""

    def __init__(
        self, options: CittaOptions, dialogs: Any, say: Callable[..., None], stored: list[StoredChoice]
    ) -> None:
        self.options, self.dialogs, self.say, self.stored = options, dialogs, say, stored

    def lines(self) -> list[Spoken]:
        """The way, map, landscape, castellos, who begins and the switches, as they stand now."""
        return [
            Spoken(self._way(), self._change_way),
            Spoken(self._map(), self._change_map),
            Spoken(self._landscape(), self._change_landscape),
            Spoken(self._castellos(), self._change_castellos),
            Spoken(start_told(self.options), lambda: ask_start(self.options, self.dialogs, self.say)),
            Spoken(switches_told(switch_texts(), choice.switched(self.options)), self._change_switches),
        ]

    def _way(self) -> str:
        return _("Set-up: {name}").format(name=way_name(self.options, self.stored))

    def _change_way(self) -> None:
        texts = [*(way_words()[name] for name in choice.WAYS), *(one.name for one in self.stored)]
        place = self.dialogs.pick(_("How is the game set up?"), texts)
        if place is None:
            return
        if place >= len(choice.WAYS):
            choice.use(self.options, self.stored[place - len(choice.WAYS)])
        else:
            choice.go(self.options, choice.WAYS[place])
            self.options.country.drawn = choice.new_draw()
        problem = problem_with(self.options)
        self.say(self._way() + ".", problem.sentence if problem else advice(self.options))

    def _map(self) -> str:
        return _("Map: {name}").format(name=map_names().get(self.options.country.map, ""))

    def _change_map(self) -> None:
        names = map_names()
        place = self.dialogs.pick(_("Which map?"), list(names.values()))
        if place is not None:
            self.options.country.map, self.options.country.saved = list(names)[place], ""
            self.say(self._map() + ".", overview_text(self.options))

    def _landscape(self) -> str:
        return _("Landscape: {name}").format(name=landscape_words()[self.options.country.landscape][0])

    def _change_landscape(self) -> None:
        """Choosing chance again draws again."""
        words = landscape_words()
        place = self.dialogs.pick(_("Which landscape?"), [name for name, _text in words.values()])
        if place is not None:
            country = self.options.country
            country.landscape, country.saved = cast(Landscape, list(words)[place]), ""
            country.drawn = choice.new_draw()
            self.say(self._landscape() + ".", words[country.landscape][1], advice(self.options))

    def _castellos(self) -> str:
        return _("Castellos: {name}").format(name=castello_words()[self.options.country.castellos][0])

    def _change_castellos(self) -> None:
        words = castello_words()
        place = self.dialogs.pick(_("How do the castellos come on the map?"), [name for name, _text in words.values()])
        if place is not None:
            country = self.options.country
            country.castellos, country.saved = cast(Castellos, list(words)[place]), ""
            self.say(self._castellos() + ".", words[country.castellos][1], advice(self.options))

    def _change_switches(self) -> None:
        self.options.rules = ask_switches(switch_texts(), choice.switched(self.options), self.dialogs, self.say)


def _own(options: GameOptions) -> CittaOptions:
    """The options of this game, also where only seats were chosen."""
    return options if isinstance(options, CittaOptions) else CittaOptions(options.seats, options.seed)


class CittaSetUp(SetUp):
    """Map, landscape, castellos, who begins, and the switches."""

    options = CittaOptions

    @property
    def pitch(self) -> str:
        return _("Six years, one people, and it moves.")

    @property
    def author(self) -> str:
        return "Gerd Fenchel"

    def usual(self, seats: list[SeatOptions]) -> CittaOptions:
        first = next(iter(choice.maps()))
        return CittaOptions(seats, game=self.game, country=Country(first, drawn=choice.new_draw()))

    def mend(self, options: CittaOptions) -> None:
        options.country = choice.mended(options.country)
        if not options.country.saved:
            options.country.drawn = choice.new_draw()
        options.rules = [word for word in OPTIONS if word in options.rules]
        if options.start not in range(len(options.seats)):
            options.start = BY_LOT

    def choice(self, options: GameOptions) -> Plain:
        return choice.plain_choice(_own(options))

    def problem(self, options: CittaOptions, seed: int = 1) -> Problem | None:
        return words.problem_with(options)

    def explain(self, options: GameOptions, word: str) -> str:
        return words.explain(_own(options), word).sentence

    def to_keep(self, chosen: CittaOptions) -> Plain:
        return options.to_keep(chosen)

    def fault(self, choice: Plain) -> str:
        try:
            msgspec.convert(choice, KeptChoice)
        except msgspec.ValidationError as error:
            return str(error)
        return ""

    def use(self, options: CittaOptions, found: StoredChoice) -> None:
        choice.use(options, found)

    def page(self, screen: NewGameScreen) -> CittaPage:
        from game.la_citta.setup.page import CittaPage

        return CittaPage(screen)

    def spoken(
        self, options: CittaOptions, dialogs: Any, say: Callable[..., None], stored: list[StoredChoice]
    ) -> list[Spoken]:
        return Choosing(options, dialogs, say, stored).lines()

    def told(self, options: CittaOptions, stored: list[StoredChoice]) -> list[str]:
        return told(options, stored)
