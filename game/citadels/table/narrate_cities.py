"""Sentences for districts: built, destroyed, seized, swapped, confiscated. No pygame here."""

from __future__ import annotations

from game.citadels.table.names import Names
from game.kernel.events import Facts
from game.ui.lang import _


def _built(facts: Facts, names: Names) -> str:
    who, card, price, way = names.seat(facts["seat"]), names.card(facts["card"]), facts["price"], facts["way"]
    if way in ("framework", "sacrifice"):
        return _("{who} builds {card} without paying.").format(who=who, card=card)
    if way == "cards":
        if not price:
            return _("{who} builds {card} and pays with cards alone.").format(who=who, card=card)
        return _("{who} builds {card} for {price} gold and cards.").format(who=who, card=card, price=price)
    return _("{who} builds {card} for {price} gold.").format(who=who, card=card, price=price)


def _beautified(facts: Facts, names: Names) -> str:
    return _("{who} beautifies {card} with 1 gold.").format(
        who=names.seat(facts["seat"]), card=names.card(facts["card"])
    )


def _destroyed(facts: Facts, names: Names) -> str:
    who, card, price = names.seat(facts["seat"]), names.card(facts["card"]), facts["price"]
    if facts["owner"] == facts["seat"]:
        return _("{who} destroys {card} in their own city for {price} gold.").format(who=who, card=card, price=price)
    text = _("{who} destroys {card} in the city of {owner} for {price} gold.")
    return text.format(who=who, card=card, owner=names.seat(facts["owner"]), price=price)


def _razed(facts: Facts, names: Names) -> str:
    who, card, armory = names.seat(facts["seat"]), names.card(facts["card"]), names.card(facts["armory"])
    if facts["owner"] == facts["seat"]:
        return _("{who} destroys {armory} and with it {card} in their own city.").format(
            who=who, armory=armory, card=card
        )
    text = _("{who} destroys {armory} and with it {card} in the city of {owner}.")
    return text.format(who=who, armory=armory, card=card, owner=names.seat(facts["owner"]))


def _sacrificed(facts: Facts, names: Names) -> str:
    text = _("{who} destroys {card} in their own city as payment.")
    return text.format(who=names.seat(facts["seat"]), card=names.card(facts["card"]))


def _saved(facts: Facts, names: Names) -> str:
    text = _("{who} pays 1 gold and takes {card} into the hand ({source}).")
    source = names.source("graveyard")
    return text.format(who=names.seat(facts["seat"]), card=names.card(facts["card"]), source=source)


def _seized(facts: Facts, names: Names) -> str:
    text = _("{who} seizes {card} from {owner}, who gets {price} gold.")
    who, owner = names.seat(facts["seat"]), names.seat(facts["owner"])
    return text.format(who=who, card=names.card(facts["card"]), owner=owner, price=facts["price"])


def _swapped(facts: Facts, names: Names) -> str:
    who, owner, price = names.seat(facts["seat"]), names.seat(facts["owner"]), facts["price"]
    own, card = names.card(facts["own"]), names.card(facts["card"])
    if not price:
        return _("{who} swaps {own} for {card} of {owner}.").format(who=who, own=own, card=card, owner=owner)
    text = _("{who} swaps {own} for {card} of {owner} and pays {owner} {price} gold.")
    return text.format(who=who, own=own, card=card, owner=owner, price=price)


def _confiscated(facts: Facts, names: Names) -> str:
    text = _("{who} reveals the signed warrant and confiscates {card} from {other}.")
    who, other = names.seat(facts["seat"]), names.seat(facts["other"])
    return text.format(who=who, card=names.card(facts["card"]), other=other)


TELLERS = {
    "built": _built,
    "beautified": _beautified,
    "destroyed": _destroyed,
    "razed": _razed,
    "sacrificed": _sacrificed,
    "saved": _saved,
    "seized": _seized,
    "swapped": _swapped,
    "confiscated": _confiscated,
}
