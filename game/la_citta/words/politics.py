"""Politics: the turn, what each card does, and why not. No pygame here."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.events import Facts
from game.kernel.options import kind, value, way
from game.kernel.steps import Ask
from game.la_citta.lang import _, listed, ngettext
from game.la_citta.rules.box import ACTION_GOLD, ROUNDS
from game.la_citta.rules.state import View
from game.la_citta.rules.words import CLOSENESS, DRAW
from game.la_citta.words import names as pieces
from game.la_citta.words.names import Names
from game.la_citta.words.records import CITIES, GOODS, VOICES, announced, nobody, question, told, untold
from game.la_citta.words.sites import own_city_beside
from game.table.words import Prompt


# -- what is asked ---------------------------------------------------------------------------------------------------
def label(option: str, ask: Ask, view: View, names: Names) -> str:
    """One complete play, with what it costs."""
    what = kind(option)
    writer = LABELS.get(what)
    text = writer(option, view, names) if writer is not None else _building(what, option, view, names)
    return pieces.priced(text, option, view.box) if value(option) >= 0 else text


def _building(what: str, option: str, view: View, names: Names) -> str:
    site = value(option)
    if site < 0:
        return names.kind(what)
    return at_site(names.kind(what), site, view, names)


def at_site(building: str, site: int, view: View, names: Names) -> str:
    """A building with its site: in the city that it would belong to."""
    city = view.city[site] if view.city[site] >= 0 else own_city_beside(site, view)
    if city < 0:
        text = _("{building} {site}") if names.pictured else _("{building} at {site}")
        return text.format(building=building, site=names.near(site, view))
    if names.pictured:
        return _("{building} in {city}").format(building=building, city=names.plain_city(city))
    text = _("{building} in {city} ({site})")
    return text.format(building=building, city=names.plain_city(city), site=names.plain_site(site))


def _great_builder(option: str, view: View, names: Names) -> str:
    by = way(option)
    if by is None:
        return names.kind("great_builder")
    text = _("{card}: {building}")
    place = at_site(names.plain_building(by), value(option), view, names)
    return text.format(card=names.kind("great_builder"), building=place)


def _new_city(option: str, view: View, names: Names) -> str:
    site, source = value(option), way(option) or ""
    if site < 0:
        return _("New city")
    text = (
        _("New city {site}, a citizen from {city}")
        if names.pictured
        else _("New city at {site}, a citizen from {city}")
    )
    city = names.plain_city(int(source)) if source.isdigit() else ""
    return text.format(site=names.near(site, view), city=city)


def _bread(option: str, view: View, names: Names) -> str:
    card, (wish, count) = names.kind("bread_and_games"), pieces.meant(option)
    if not count:
        return card
    text = _("{card}: {figures} for {wish}, {building}")
    site = value(option)
    return text.format(
        card=card, figures=pieces.figures(count), wish=names.plain_wish(wish),
        building=at_site(names.plain_building(view.building[site]), site, view, names),
    )  # fmt: skip


def _golden(option: str, view: View, names: Names) -> str:
    card, count = names.kind("golden_times"), pieces.meant(option)[1]
    if not count:
        return card
    text = _("{card}: {citizens} into {city}")
    return text.format(card=card, citizens=pieces.citizens(count), city=names.plain_city(value(option)))


def _harvest(option: str, view: View, names: Names) -> str:
    card, site = names.kind("rich_harvest"), value(option)
    if site < 0:
        return card
    place = at_site(names.plain_building(view.building[site]), site, view, names)
    return _("{card}: {building}").format(card=card, building=place)


def _closeness(option: str, view: View, names: Names) -> str:
    card = names.kind("closeness")
    if value(option) < 0:
        return card
    if option == CLOSENESS[-1]:
        return _("{card}: all three voices").format(card=card)
    first, second = pieces.places_looked_at(option)
    return _("{card}: voices {first} and {second}").format(card=card, first=first, second=second)


LABELS = {
    "gold": lambda _option, _view, _names: _("Take {count} gold").format(count=ACTION_GOLD),
    "draw": lambda _option, _view, _names: _("Draw a politics card face down"),
    "new_city": _new_city, "great_builder": _great_builder, "bread_and_games": _bread, "golden_times": _golden,
    "rich_harvest": _harvest, "closeness": _closeness,
}  # fmt: skip


def nothing_to_build() -> str:
    """What somebody is told who may use an open card that builds nothing, or draw (CITTA-28)."""
    return _("No action card is left: take one of the politics cards, or draw one face down.")


@question("politics_round.chosen", own_turn=True, waiting="turn", believes=True, help="topic:politics")
def chosen(ask: Ask, view: View, names: Names) -> Prompt:
    title = _("Your turn: politics {round} of {rounds}").format(round=view.round, rounds=ROUNDS)
    if ask.options == ["draw"]:
        return Prompt(title, _("Nothing can be played: you draw a politics card face down."))
    actions = view.actions[ask.seat]
    if not actions and DRAW in ask.options:
        return Prompt(title, nothing_to_build())
    if not actions:
        return Prompt(title, _("No action card is left: take one of the politics cards."))
    text = ngettext(
        "Use the action card that is left, or take a politics card.",
        "Use one of {count} action cards, or take a politics card.", actions,
    )  # fmt: skip
    return Prompt(title, text.format(count=actions))


@announced("turn", help="topic:politics")
def waiting(who: str, view: View, names: Names) -> Prompt:
    title = _("{name} governs: politics {round} of {rounds}")
    why = _("With an action card, or with one of the politics cards.")
    return Prompt(title.format(name=who, round=view.round, rounds=ROUNDS), why)


# -- what is told ----------------------------------------------------------------------------------------------------
untold("action", kind=GOODS, turn_ends=True, still="what it does is told next")


def silent_card(card: int, names: Names) -> bool:
    """Whether its price tells already that a card was taken."""
    kind = names.box.kind_of[card]
    return kind in names.box.building_ids and names.box.cost[names.box.building_ids.index(kind)] > 0


@told("taken", kind=GOODS, own_line=True, turn_ends=True, sound="card_draw", weight=1)
def taken(facts: Facts, names: Names) -> str | None:
    if silent_card(facts["card"], names):
        return None
    return _("{who} takes {card}.").format(who=names.seat(facts["seat"]), card=names.card(facts["card"]))


untold("displayed", kind=GOODS, actor=nobody, trails=True, still="whoever takes a card sees the next one come")


def income_together(found: Sequence[Facts], names: Names) -> str | None:
    """What all quarries bring, in one sentence."""
    if any(facts["why"] != "income" for facts in found):
        return None
    parts = [_("{who} +{count}").format(who=names.seat(facts["seat"]), count=facts["change"]) for facts in found]
    return _("Gold from quarries: {players}.").format(players=listed(parts))


@told("gold", kind=GOODS, sound="coin", weight=1, together=income_together)
def gold(facts: Facts, names: Names) -> str:
    who, change, why = names.seat(facts["seat"]), facts["change"], facts["why"]
    if why == "income":
        return _("{who} gets {gold} from quarries.").format(who=who, gold=pieces.gold(change))
    if change > 0:
        return _("{who} takes {gold}.").format(who=who, gold=pieces.gold(change))
    if why in names.box.building_ids:
        card = names.said("card", names.box.kind_of.index(why), names.kind(why))
        return _("{who} takes {card} for {gold}.").format(who=who, card=card, gold=pieces.gold(-change))
    return _("{who} pays {gold}.").format(who=who, gold=pieces.gold(-change))


def sound_of_building(facts: Facts) -> str:
    """Some buildings have a sound of their own."""
    return SOUNDS.get(facts["building"], "build")


SOUNDS = {
    "farm": "la_citta/farm", "well": "la_citta/well", "bathhouse": "la_citta/well", "cathedral": "la_citta/bell",
    "marketplace": "la_citta/market",
}  # fmt: skip


@told("built", kind=CITIES, sound=sound_of_building, weight=2)
def built(facts: Facts, names: Names) -> str:
    names.stands[facts["site"]] = (facts["city"], names.number(facts["building"]))
    who, building = names.seat(facts["seat"]), names.a_building(facts["building"])
    city = names.at(names.city(facts["city"]), facts["site"])
    return _("{who} builds {building} in {city}.").format(who=who, building=building, city=city)


@told("figures", kind=CITIES, sound="press", weight=1)
def figures(facts: Facts, names: Names) -> str:
    who, site, count = names.seat(facts["seat"]), facts["site"], facts["count"]
    city, building = names.stands.get(site, (-1, -1))
    where = names.site(site)
    if building >= 0:
        where = _("{building} in {city}").format(building=names.the_building(building), city=names.city(city))
    if facts["what"] == "harvest":
        return _("{who} brings in a rich harvest on {place}.").format(who=who, place=where)
    text = ngettext(
        "{who} puts {count} figure on {place}, for {wish}.", "{who} puts {count} figures on {place}, for {wish}.", count
    )
    return text.format(who=who, count=count, place=where, wish=names.wish(facts["what"]))


@told("drew", kind=GOODS, own_line=True, turn_ends=True, sound="card_draw", weight=1)
def drew(facts: Facts, names: Names) -> str:
    text = _("{who} draws a politics card face down.")
    if names.box.must_use and not names.box.passing:
        text = _("{who} can play nothing and draws a politics card face down.")
    elif not names.box.passing:
        text = _("{who} can build nothing and draws a politics card face down.")
    return text.format(who=names.seat(facts["seat"]))


@told(
    "flipped", kind=GOODS, own_line=True, loser="seat", sound="card_place", weight=2,
    remarks=lambda facts: [(facts["seat"], "penalty")],
)  # fmt: skip
def flipped(facts: Facts, names: Names) -> str:
    text = _("{who} turns an action card without effect, because citizens starved last year.")
    return text.format(who=names.seat(facts["seat"]))


@told("reshuffled", kind=GOODS, actor=nobody, sound="shuffle")
def reshuffled(facts: Facts, names: Names) -> str:
    count = facts["count"]
    text = ngettext(
        "The used politics cards are shuffled, {count} card.", "The used politics cards are shuffled, {count} cards.",
        count,
    )  # fmt: skip
    return text.format(count=count)


@told("looked", kind=VOICES, sound="reveal", weight=1)
def looked(facts: Facts, names: Names) -> str:
    """At which places is known to all, what lies there only to who looked (CITTA-36)."""
    who, places = names.seat(facts["seat"]), listed([str(place + 1) for place in facts["places"]])
    if "voices" not in facts:
        return _("{who} looks at voices {places}.").format(who=who, places=places)
    voices = listed([names.wish(wish) for wish in facts["voices"]])
    return _("{who} looks at voices {places}: {voices}.").format(who=who, places=places, voices=voices)
