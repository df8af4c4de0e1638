"""Sentences for what characters do to one another: kill, bewitch, rob, threaten, look. No pygame here."""

from __future__ import annotations

from collections.abc import Sequence

from game.citadels.rules.box import TYPES
from game.citadels.table.names import Names, type_name
from game.kernel.events import Facts
from game.ui.lang import _, listed, ngettext


def _killed(facts: Facts, names: Names) -> str:
    return _("{who} kills the {character}.").format(who=names.seat(facts["seat"]), character=names.rank(facts["rank"]))


def _bewitched(facts: Facts, names: Names) -> str:
    text = _("{who} bewitches the {character}.")
    return text.format(who=names.seat(facts["seat"]), character=names.rank(facts["rank"]))


def _theft_announced(facts: Facts, names: Names) -> str:
    return _("{who} is going to rob the {character}.").format(
        who=names.seat(facts["seat"]), character=names.rank(facts["rank"])
    )


def _robbed(facts: Facts, names: Names) -> str:
    thief, victim, amount = names.seat(facts["thief"]), names.seat(facts["seat"]), facts["amount"]
    if facts["thief"] == facts["seat"]:
        return _("{thief} robs an own character: nothing changes.").format(thief=thief)
    if not amount:
        return _("{thief} finds no gold with {victim}.").format(thief=thief, victim=victim)
    return _("{thief} steals {amount} gold from {victim}.").format(thief=thief, amount=amount, victim=victim)


def _warrants_placed(facts: Facts, names: Names) -> str:
    who, characters = names.seat(facts["seat"]), _characters(facts["ranks"], names)
    if "signed" not in facts:
        return _("{who} assigns the warrants: {characters}.").format(who=who, characters=characters)
    text = _("{who} assigns the warrants: {characters}. The signed one: {signed}.")
    return text.format(who=who, characters=characters, signed=names.rank(facts["signed"]))


def _threats_placed(facts: Facts, names: Names) -> str:
    who, characters = names.seat(facts["seat"]), _characters(facts["ranks"], names)
    if "flower" not in facts:
        return _("{who} assigns the threats: {characters}.").format(who=who, characters=characters)
    text = _("{who} assigns the threats: {characters}. The one with the flower: {flower}.")
    return text.format(who=who, characters=characters, flower=names.rank(facts["flower"]))


def _characters(ranks: Sequence[int], names: Names) -> str:
    return listed([names.rank(rank) for rank in ranks])


def _bribed(facts: Facts, names: Names) -> str:
    text = _("{who} bribes {other} with {amount} gold.")
    return text.format(who=names.seat(facts["seat"]), other=names.seat(facts["other"]), amount=facts["amount"])


def _refused(facts: Facts, names: Names) -> str:
    return _("{who} refuses to pay a bribe.").format(who=names.seat(facts["seat"]))


def _threat_revealed(facts: Facts, names: Names) -> str:
    who, other = names.seat(facts["seat"]), names.seat(facts["other"])
    if not facts["flower"]:
        return _("{who} reveals the threat against {other}: no flower, nothing happens.").format(who=who, other=other)
    text = _("{who} reveals the flower and takes all the gold of {other}: {amount}.")
    return text.format(who=who, other=other, amount=facts["amount"])


def _spied(facts: Facts, names: Names) -> str:
    who, other, count = names.seat(facts["seat"]), names.seat(facts["other"]), facts["count"]
    text = ngettext(
        "{who} spies on {other}. Type: {type}, {count} match.",
        "{who} spies on {other}. Type: {type}, {count} matches.",
        count,
    )
    sentence = text.format(who=who, other=other, type=type_name(TYPES[facts["type"]]), count=count)
    return sentence + _seen(facts, names)


def _looked_at_hand(facts: Facts, names: Names) -> str:
    who, other = names.seat(facts["seat"]), names.seat(facts["other"])
    return _("{who} looks at the hand of {other}.").format(who=who, other=other) + _seen(facts, names)


def _seen(facts: Facts, names: Names) -> str:
    if "cards" not in facts:
        return ""
    cards = names.list_of_cards(facts["cards"]) or _("nothing")
    return " " + _("Seen: {cards}.").format(cards=cards)


TELLERS = {
    "killed": _killed,
    "bewitched": _bewitched,
    "theft_announced": _theft_announced,
    "robbed": _robbed,
    "warrants_placed": _warrants_placed,
    "threats_placed": _threats_placed,
    "bribed": _bribed,
    "refused": _refused,
    "threat_revealed": _threat_revealed,
    "spied": _spied,
    "looked_at_hand": _looked_at_hand,
}
