"""What can be chosen for a new game of Rattus Cartus, field by field (`game.ui.forms`). No pygame here."""

from __future__ import annotations

from game.rattus_cartus.cards.estates import estate_name
from game.rattus_cartus.content import ESTATES
from game.rattus_cartus.lang import _, language, listed
from game.rattus_cartus.rules.box import OPTIONS
from game.rattus_cartus.setup import choice
from game.rattus_cartus.setup.choice import Buildings, RattusOptions, Way
from game.rattus_cartus.setup.words import (
    advice,
    count_text,
    names_of,
    problem_with,
    rounds_text,
    switch_effect,
    switch_texts,
    way_words,
)
from game.ui.forms import Entry, Field, OneOf, Switches, in_force, stored_entries, stored_one
from game.ui.services import StoredChoice
from game.ui.set_up import start_field

WAY_OF: dict[str, Way] = {"first_game": "first_game", "random": "random", "mixed": "mixed"}


def told(options: RattusOptions, stored: list[StoredChoice]) -> list[str]:
    """The buildings that take part, how long the game is, and what else was chosen."""
    there, code = choice.shown(options), language()
    lines = [building_field(options, stored).told + "."]
    for estate in ESTATES:
        found = [one for one in choice.of_estate(estate) if one.id in there]
        alone = len(found) == 1
        names = [
            one.name.get(code) if alone else f"{one.name.get(code)} ({count_text(there[one.id])})" for one in found
        ]
        lines.append(_("{estate}: {buildings}.").format(estate=estate_name(estate), buildings=listed(names)))
    lines += [rounds_text(options) + ".", start_field(options).told + "."]
    lines += [switch_texts()[word][0] + "." for word in choice.switched(options)]
    return [*lines, *([advice(options)] if advice(options) else [])]


def fields(options: RattusOptions, stored: list[StoredChoice]) -> list[Field]:
    """Buildings, who begins and the switches."""
    return [building_field(options, stored), start_field(options), switch_field(options)]


def building_field(options: RattusOptions, stored: list[StoredChoice]) -> OneOf:
    """By which buildings is played."""
    buildings = options.buildings

    def choose(word: str) -> None:
        found = stored_one(word, stored)
        if found is not None:
            choice.use(options, found)
        elif word == "own":
            choice.make_own(options)
        else:
            options.buildings = Buildings(WAY_OF[word], drawn=options.buildings.drawn)

    def draw() -> None:
        options.buildings.drawn = choice.new_draw()

    wrong, own = problem_with(options), buildings.way == "own" and not buildings.saved
    entries = [*(Entry(word, text) for word, text in way_words().items()), *stored_entries(stored)]
    return OneOf(
        "buildings_choice", _("Buildings"), _("Which buildings?"), entries,
        in_force(buildings.saved, buildings.way, stored), choose,
        said=(wrong.sentence if wrong else advice(options),),
        further=[_estate_field(options, estate) for estate in ESTATES] if own else (),
        draw=draw if choice.by_chance(options) else None,
    )  # fmt: skip


def _estate_field(options: RattusOptions, estate: str) -> OneOf:
    """Of an estate the one building, the other, or both mixed."""
    every = [one.id for one in choice.of_estate(estate)]
    ways = {name: [name] for name in every} | {"both": every}
    texts = {word: names_of(way) if len(way) == 1 else _("both mixed") for word, way in ways.items()}

    def choose(word: str) -> None:
        others = [name for name in options.buildings.own if name not in every]
        order = list(choice.cards().buildings)
        options.buildings.own = sorted([*others, *ways[word]], key=order.index)

    question = _("{estate}: which building?").format(estate=estate_name(estate))
    chosen = [name for name in every if name in options.buildings.own]
    now = "both" if len(chosen) > 1 else "".join(chosen)
    return OneOf(estate, estate_name(estate), question, [Entry(*one) for one in texts.items()], now, choose)


def switch_field(options: RattusOptions) -> Switches:
    """The switches of the rules."""
    on = choice.switched(options)

    def turn(word: str, turned: bool) -> None:
        options.rules = [one for one in OPTIONS if (turned if one == word else one in on)]
        options.buildings.saved = ""

    entries = [Entry(word, *said) for word, said in switch_texts().items()]
    return Switches(
        "switches", entries, on, turn, notes={one.word: switch_effect(options, one.word) for one in entries}
    )
