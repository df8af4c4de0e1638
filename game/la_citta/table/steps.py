"""The steps of a play in words, and the tiles of what lies nowhere on the table: buildings, numbers, wishes, cities.

No pygame here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.la_citta.lang import _
from game.la_citta.rules.box import WISHES
from game.la_citta.rules.politics.great_builder import price
from game.la_citta.table import plan_words, plays, refusals
from game.la_citta.table.spots import CITY, TILE, VOICE
from game.table.asking.things import Choice
from game.table.pieces import PLAIN, Mark
from game.table.words import Prompt

if TYPE_CHECKING:
    from game.la_citta.table.planning import CittaPlan

MOST = 3  # figures or citizens of one card
NUMBERED = (plays.BREAD, plays.GOLDEN)
CITIES = (plays.GOLDEN, plays.MIGRATE, plays.STARVE)


@dataclass(frozen=True)
class Tile:
    """Something to choose that lies nowhere on the table. `price` -1: it costs nothing by itself; `count`: how many of
    it are left, -1 where that is no matter."""

    part: str
    one: int
    words: str
    sign: str
    price: int = -1
    left: int = -1


# -- tiles ------------------------------------------------------------------------------------------------------------
def tiles(plan: CittaPlan) -> list[Tile]:
    """What lies there now, from left to right."""
    if plan.ask is None or not plan.what:
        return []
    if plan.what in (plays.BUILD, plays.BUILDER):
        return _buildings(plan) if plays.BUILDING not in plan.chosen else []
    found: list[Tile] = []
    if plan.what in NUMBERED:
        prices = plan.view.box.prices[plan.what]
        sign = "figure" if plan.what == plays.BREAD else "citizen"
        found += [Tile(plays.COUNT, count, str(count), sign, prices[count - 1]) for count in range(1, MOST + 1)]
    if plan.what in CITIES and len(plan.open_choices(plays.CITY)) > 1:
        found += [_city(plan, plays.CITY, city) for city in plan.open_choices(plays.CITY)]
    if plan.what == plays.FOUND and plan.site >= 0 and len(plan.open_choices(plays.SOURCE)) > 1:
        found += [_city(plan, plays.SOURCE, city) for city in plan.open_choices(plays.SOURCE)]
    if plan.what == plays.BREAD and plan.site >= 0 and len(plan.open_choices(plays.WISH)) > 1:
        found += [_wish(plan, wish) for wish in plan.open_choices(plays.WISH)]
    return found


def _buildings(plan: CittaPlan) -> list[Tile]:
    view, build = plan.view, plan.what == plays.BUILD
    numbers = view.box.simple if build else range(1, len(view.box.building_ids))
    return [
        Tile(plays.BUILDING, number, plan.board.names.plain_building(number), view.box.building_ids[number],
             -1 if build else price(view, number), view.chips[view.box.stack[number]])
        for number in numbers
    ]  # fmt: skip


def _city(plan: CittaPlan, part: str, city: int) -> Tile:
    return Tile(part, city, plan.board.names.plain_city(city), "castello", left=plan.view.people[city])


def _wish(plan: CittaPlan, wish: int) -> Tile:
    return Tile(plays.WISH, wish, plan.board.names.plain_wish(wish), f"arch_{WISHES[wish]}")


def tile(plan: CittaPlan, at: int) -> Tile | None:
    """One of them; None for none."""
    found = tiles(plan)
    return found[at] if 0 <= at < len(found) else None


def mark_tile(plan: CittaPlan, at: int) -> Mark:
    """How a tile stands to what is chosen."""
    one = tile(plan, at)
    if one is None:
        return PLAIN
    if plan.chosen.get(one.part) == one.one:
        return Mark("focus")
    if _may(plan, one):
        return Mark("legal")
    return Mark(reason=_reason(plan, one))


def _may(plan: CittaPlan, one: Tile) -> bool:
    """Whether it can be chosen: a number also where another city would have to be chosen for it."""
    if one.part == plays.COUNT:
        return one.one in plan.plays.choices(plan.what, {}, plays.COUNT)
    return one.one in plan.open_choices(one.part)


def _reason(plan: CittaPlan, one: Tile) -> str:
    if one.part == plays.BUILDING:
        return plan.why_not(TILE, one.one)
    return refusals.of_number(plan, one.one) if one.part == plays.COUNT else ""


def tip_of_tile(plan: CittaPlan, at: int) -> str:
    """What it means, or why it cannot be chosen."""
    one = tile(plan, at)
    if one is None:
        return ""
    return one.words if _may(plan, one) else plan_words.sentence(_reason(plan, one))


def pick_tile(plan: CittaPlan, at: int) -> None:
    """A press on a tile."""
    one = tile(plan, at)
    if one is None:
        return
    if not _may(plan, one):
        plan.desk.picking.refuse(TILE, at, _reason(plan, one))
        return
    if plan.chosen.get(one.part) == one.one and plan.option:
        plan.confirm()
        return
    plan.choose(one.part, one.one)
    plan.changed(TILE, at)


# -- sites ------------------------------------------------------------------------------------------------------------
def part_of_site(plan: CittaPlan) -> str:
    """What a press on the map chooses now; "" for nothing."""
    if plan.what == plays.FOUND and plan.part == plays.SOURCE:
        return plays.SOURCE
    if plan.legal_sites:
        return plays.CITY if plan.what in CITIES else plays.SITE
    return ""


# -- numbers ----------------------------------------------------------------------------------------------------------
def number(plan: CittaPlan, wanted: int) -> bool:
    """A number key: of a tile if there are any, of a voice, else of a card of the display."""
    found = tiles(plan)
    if found:
        if wanted <= len(found):
            pick_tile(plan, wanted - 1)
        return True
    if plan.what == plays.CLOSENESS:
        if 2 <= wanted <= len(plan.view.voice):
            plan.pick(VOICE, wanted - 1)
        return True
    if plan.turn and wanted <= len(plan.view.display):
        plan.pick("politics", plan.view.display[wanted - 1])
        return True
    if plan.what == plays.MIGRATE and plan.part == plays.WISH:
        return _nth_wish(plan, wanted)
    return not plan.turn and _nth_city(plan, wanted)


def _nth_wish(plan: CittaPlan, wanted: int) -> bool:
    found = plan.open_choices(plays.WISH)
    if wanted <= len(found):
        plan.choose(plays.WISH, found[wanted - 1])
        plan.confirm()
    return True


def _nth_city(plan: CittaPlan, wanted: int) -> bool:
    if plan.what not in CITIES or wanted > len(plan.legal_sites):
        return False
    return plan.pick(CITY, plan.legal_sites[wanted - 1])


# -- the prompt -------------------------------------------------------------------------------------------------------
def said(plan: CittaPlan) -> tuple[Prompt, list[Choice]] | None:
    """The words and buttons of the step. None leaves them to the words of the game."""
    if plan.what == plays.MIGRATE:
        return _migrating(plan)
    if plan.what == plays.STARVE:
        return _starving(plan)
    if plan.turn and not plan.what:
        return _turn(plan)
    confirm = Choice("plan", plan_words.button(plan), "gold", "confirm", plan_words.missing(plan))
    buttons = [confirm]
    if plan.what == plays.CLOSENESS and _three(plan):
        buttons.append(Choice("all_voices", plan_words.all_voices(plan), "ghost"))
    elif plan.turn or plan.by_hand:
        buttons.append(Choice("plan_back", _("Back"), "ghost", "back"))
    return plan_words.prompt(plan), buttons


def _three(plan: CittaPlan) -> bool:
    return (1, 2, 3) in plan.plays.choices(plan.what, {}, plays.PLACES) and len(plan.voices) < 3


def _turn(plan: CittaPlan) -> tuple[Prompt, list[Choice]]:
    buttons = []
    if plays.GOLD in plan.plays.kinds:
        buttons.append(Choice(plays.GOLD, _("2 gold"), "gold", "gold"))
    if plays.DRAW in plan.plays.kinds:
        buttons.append(Choice(plays.DRAW, _("Draw face down"), "ghost"))
    return plan_words.turn(plan), buttons


def _migrating(plan: CittaPlan) -> tuple[Prompt, list[Choice]]:
    """Which city draws next, and by which wish: each with what it would gain."""
    city = plan.chosen.get(plays.CITY, -1)
    if city < 0 or plays.WISH not in plays.parts_of(plan.what) or not plan.open_choices(plays.WISH):
        why = plan_words.missing(plan)
        return plan_words.migrating(plan, city), [Choice("plan", _("Draw citizens"), "gold", "confirm", why)]
    gain: Callable[[str], int] = getattr(plan.desk.marks.outlook, "gain", lambda _option: -1)
    buttons = []
    for at, wish in enumerate(plan.open_choices(plays.WISH)):
        option = plan.plays.answer(plan.what, {plays.CITY: city, plays.WISH: wish})
        words = plan_words.by_wish(plan, wish, gain(option))
        buttons.append(Choice(option, words, "gold" if not at else "ghost", "confirm" if not at else "number_2"))
    return plan_words.migrating(plan, city), buttons


def _starving(plan: CittaPlan) -> tuple[Prompt, list[Choice]]:
    """From which city a citizen leaves: all of them from the city shown, or one by one."""
    city, why = plan.site, plan_words.missing(plan)
    prompt = plan_words.starving(plan)
    if city < 0:
        return prompt, [Choice("plan", _("Take one"), "gold", "confirm", why)]
    if plan_words.leaving(plan) < 2:  # then one and all are the same
        return prompt, [Choice("plan", plan_words.all_from(plan), "gold", "confirm")]
    return prompt, [
        Choice("plan_all", plan_words.all_from(plan), "gold", "confirm"),
        Choice("plan", _("Take one"), "ghost"),
    ]


def press(plan: CittaPlan, name: str) -> bool:
    """Another button of the prompt."""
    if name != "all_voices":
        return False
    plan.look_at((1, 2, 3))
    return True
