"""How people set up a game of La Città (`game.ui.set_up`). No pygame here."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from game.kernel.rules import Plain
from game.la_citta.lang import _
from game.la_citta.rules.box import OPTIONS
from game.la_citta.setup import choice, words
from game.la_citta.setup import choice as options
from game.la_citta.setup.choice import CittaOptions, Country, KeptChoice
from game.la_citta.setup.words import (
    advice,
    castello_words,
    landscape_words,
    map_names,
    overview_text,
    problem_with,
    switch_texts,
    tiles_text,
    way_words,
)
from game.ui.forms import Entry, Field, OneOf, Switches, in_force, stored_entries, stored_one
from game.ui.services import GameOptions, SeatOptions, StoredChoice
from game.ui.set_up import BY_LOT, Problem, SetUp, start_field

if TYPE_CHECKING:
    from game.la_citta.setup.page import CittaPage
    from game.ui.screens.new_game import NewGameScreen


# What can be chosen.


def told(options: CittaOptions, stored: list[StoredChoice]) -> list[str]:
    """The map, its landscape, how castellos come about, and what else was chosen."""
    country = options.country
    landscape, castellos = landscape_words()[country.landscape], castello_words()[country.castellos]
    lines = [way_field(options, stored).told + ".", overview_text(options)]
    lines += [
        _("Landscape: {name}").format(name=f"{landscape[0]}: {tiles_text(options)}") + ".",
        _("Castellos: {name}").format(name=castellos[0]) + ". " + castellos[1],
        start_field(options).told + ".",
    ]
    lines += [switch_texts()[word][0] + "." for word in choice.switched(options)]
    return [*lines, *([advice(options)] if advice(options) else [])]


def fields(options: CittaOptions, stored: list[StoredChoice]) -> list[Field]:
    """The way, map, landscape, castellos, who begins and the switches."""
    return [
        way_field(options, stored), map_field(options), landscape_field(options), castello_field(options),
        start_field(options), switch_field(options),
    ]  # fmt: skip


def way_field(options: CittaOptions, stored: list[StoredChoice]) -> OneOf:
    """The usual ways, and what was kept. A choice of one's own is there while it is in force: it is made below."""
    words, now = way_words(), choice.way(options)
    ways = [
        Entry(name, text, elsewhere=name == choice.OWN) for name, text in words.items() if name in (*choice.WAYS, now)
    ]  # fmt: skip

    def choose(word: str) -> None:
        found = stored_one(word, stored)
        if found is not None:
            choice.use(options, found)
        elif word in choice.WAYS:
            choice.go(options, word)

    wrong = problem_with(options)
    return OneOf(
        "setup_choice", _("Set-up"), _("How is the game set up?"), [*ways, *stored_entries(stored)],
        in_force(options.country.saved, now, stored), choose,
        said=(wrong.sentence if wrong else advice(options),),
        draw=_draw(options) if choice.by_chance(options) else None,
    )  # fmt: skip


def map_field(options: CittaOptions) -> OneOf:
    """Which map is played on."""
    entries = [Entry(name, text) for name, text in map_names().items()]
    choose = _change(options, "map")
    return OneOf(
        "map", _("Map"), _("Which map?"), entries, options.country.map, choose, said=(overview_text(options),)
    )  # fmt: skip


def landscape_field(options: CittaOptions) -> OneOf:
    """How the landscape comes about."""
    entries = [Entry(word, *said) for word, said in landscape_words().items()]
    chosen = options.country.landscape
    return OneOf(
        "landscape", _("Landscape"), _("Which landscape?"), entries, chosen, _change(options, "landscape"),
        said=(landscape_words()[chosen][1], advice(options)),
        draw=_draw(options) if choice.by_chance(options) else None,
    )  # fmt: skip


def castello_field(options: CittaOptions) -> OneOf:
    """How the first castellos come on the map."""
    entries = [Entry(word, *said) for word, said in castello_words().items()]
    chosen = options.country.castellos
    return OneOf(
        "castellos", _("Castellos"), _("How do the castellos come on the map?"), entries, chosen,
        _change(options, "castellos"), said=(castello_words()[chosen][1], advice(options)),
    )  # fmt: skip


def switch_field(options: CittaOptions) -> Switches:
    """The switches of the rules."""
    on = choice.switched(options)

    def turn(word: str, turned: bool) -> None:
        options.rules = [one for one in OPTIONS if (turned if one == word else one in on)]
        options.country.saved = ""

    return Switches("switches", [Entry(word, *said) for word, said in switch_texts().items()], on, turn)


def _change(options: CittaOptions, part: str) -> Callable[[str], None]:
    """Sets a part of the country: it is no kept choice any more."""

    def change(word: str) -> None:
        options.country = msgspec.structs.replace(options.country, **{part: word, "saved": ""})

    return change


def _draw(options: CittaOptions) -> Callable[[], None]:
    def draw() -> None:
        options.country.drawn, options.country.saved = choice.new_draw(), ""

    return draw


def _own(options: GameOptions) -> CittaOptions:
    """The options of this game, also where only seats were chosen."""
    return options if isinstance(options, CittaOptions) else CittaOptions(options.seats, options.seed)


class CittaSetUp(SetUp[CittaOptions]):
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

    def fields(self, options: CittaOptions, stored: list[StoredChoice]) -> list[Field]:
        return fields(options, stored)

    def told(self, options: CittaOptions, stored: list[StoredChoice]) -> list[str]:
        return told(options, stored)
