"""What can be chosen for a new game of La Città, field by field (`game.ui.forms`). No pygame here."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from game.la_citta.lang import _
from game.la_citta.rules.box import OPTIONS
from game.la_citta.setup import choice
from game.la_citta.setup.choice import CittaOptions
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
from game.ui.services import StoredChoice
from game.ui.set_up import start_field


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
