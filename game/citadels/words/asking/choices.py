"""Which buttons the prompt shows: what is confirmed, what can be done besides, and the end of the turn."""

from __future__ import annotations

from dataclasses import replace

from game.citadels.lang import _, sentence
from game.citadels.rules.box import TYPES
from game.citadels.rules.state import View
from game.citadels.words.asking.places import CITY, TRACK
from game.citadels.words.names import Names
from game.citadels.words.records import MENU
from game.citadels.words.turn import income_of
from game.kernel.options import kind
from game.table.asking import things
from game.table.asking.spots import BUTTON, Offer, Offers
from game.table.asking.things import MOST_BUTTONS, Asked, Choice, confirming

REACTIONS = ("reveal", "bribe", "refuse")  # what is asked for in another player's turn
KEYS = {**things.KEYS, "gold": "gold", "cards": "cards", "income": "income", "ability": "ability"}


def choices_for(asked: Asked[View, Names]) -> list[Choice]:
    """The buttons of the moment, the most important first. What shows something has a place of its own, and one way to
    build makes room for another."""
    return [
        replace(one, own_place="high" if one.name == "reveal" else "", passing=kind(one.name) == "build")
        for one in _choices(asked)
    ]


def _choices(asked: Asked[View, Names]) -> list[Choice]:
    offers, view = asked.offers, asked.view
    if offers is None:
        return []
    shown = confirming(asked)
    bare = [offer for offer in offers.buttons if offer.option != "income" or income_of(view)]
    if len(bare) > MOST_BUTTONS:
        first = [offer for offer in bare if kind(offer.option) in ("pass", "done", "end")]
        return [
            *shown,
            Choice("options", _("Choose …"), "gold", "options"),
            *(_bare(offer, offers, shown) for offer in first),
        ]
    shown += _only_thing(offers, asked)
    shown += [_bare(offer, offers, shown) for offer in bare if offer.option not in ("end", "pass")]
    shown += _uses(offers)
    shown += [_bare(offer, offers, shown) for offer in bare if offer.option == "pass"]  # doing without comes last
    if offers.ask.step == MENU:
        shown = [replace(one, why_not=asked.outlook.dead_end(one.name)) for one in shown]
        shown.append(_end(offers, asked, alone=all(one.why_not for one in shown)))
    elif view.rank and view.seat == view.viewer:
        shown.append(Choice("end", _("End turn"), "ghost", KEYS["end"], _("First answer the question.")))
    if asked.selected is not None and asked.harmful:
        shown.insert(1, Choice("unselect", _("Other target")))
    return shown


def _only_thing(offers: Offers, asked: Asked[View, Names]) -> list[Choice]:
    """If only one thing on the table can be picked, it need not be searched for."""
    spots = [spot for spot in offers.by_spot if spot[0] != BUTTON]
    if asked.selected is not None or len(spots) != 1 or offers.ask.step == MENU or offers.ask.group:
        return []
    if spots[0][0] == TRACK or asked.harmful:  # that is never done by one press
        return []
    return [
        Choice(offer.option, offer.label, "gold" if index == 0 else "ghost")
        for index, offer in enumerate(offers.at(*spots[0]))
        if offer.place != CITY or kind(offer.option) != "use"
    ]


def _bare(offer: Offer, offers: Offers, shown: list[Choice]) -> Choice:
    word = offer.option
    important = (not shown and (word in ("gold", "cards", "done") or kind(word) == "amount")) or word in REACTIONS
    if offers.ask.step == MENU:
        important = word in ("gold", "cards")
    icon = f"citadels/ui/gem_{TYPES[offer.thing]}" if kind(word) == "type" else ""
    return Choice(word, offer.label, "gold" if important or word == "done" else "ghost", KEYS.get(word, ""), icon=icon)


def _uses(offers: Offers) -> list[Choice]:
    """Districts of the own city that can be used have a button as well."""
    found = [offer for offer in offers.offers if kind(offer.option) == "use" and offer.place == "city"]
    look = "ghost" if offers.ask.step == MENU else "gold"  # in a reaction it is what is asked
    return [Choice(o.option, o.label, look, "use" if i == 0 else "use_other") for i, o in enumerate(found)]


def _end(offers: Offers, asked: Asked[View, Names], *, alone: bool) -> Choice:
    offer = offers.of("end")
    if offer is not None:
        only = not any(kind(o.option) == "build" for o in offers.offers) and alone
        return Choice("end", offer.label, "gold" if only else "ghost", KEYS["end"])
    why = asked.reason(asked.why_not("end"), "end")
    return Choice("end", _("End turn"), "ghost", KEYS["end"], sentence(why))
