"""Events as sentences, as one viewer may know them. For the log, the text game and the replay; no pygame here.

Every sentence begins with who acts, so that the log can draw the acts of one turn together.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.citadels.rules.box import Box
from game.citadels.table.names import Names, listed
from game.content import Cards
from game.kernel.events import Facts
from game.ui.lang import _, ngettext

Teller = Callable[[Facts, Names], str | None]


def narrate(word: str, facts: Facts, names: Sequence[str], box: Box, cards: Cards | None = None) -> str | None:
    """The sentence for an event of the rules; None for one that needs no words, or that is not known.

    `facts` is what the viewer may know (`event.seen_by(viewer)`), `names` the players by seat.
    """
    return tell(word, facts, Names(names, box, cards))


def tell(word: str, facts: Facts, names: Names) -> str | None:
    """Like `narrate`, with names made ready (the log marks them up)."""
    teller = TELLERS.get(word)
    return teller(facts, names) if teller is not None else None


def _silent(facts: Facts, names: Names) -> str | None:
    """For events that others tell already, or that only move the game on."""
    return None


def _round_started(facts: Facts, names: Names) -> str:
    who = names.seat(facts["crown"])
    return _("Round {round} begins. {who} wears the crown.").format(round=facts["round"], who=who)


def _characters_dealt(facts: Facts, names: Names) -> str:
    up = [names.rank(rank) for rank in sorted(facts["face_up"])]
    if not up:
        return _("One character is set aside face down.")
    return _("Set aside face up: {characters}. One more lies face down.").format(characters=listed(up))


def _character_kept(facts: Facts, names: Names) -> str:
    who = names.seat(facts["seat"])
    if "rank" in facts:
        return _("{who} secretly chooses {character}.").format(who=who, character=names.rank(facts["rank"]))
    return _("{who} chooses a character.").format(who=who)


def _nobody_answers(facts: Facts, names: Names) -> str:
    return _("{character} is called: nobody answers.").format(character=names.rank(facts["rank"]))


def _heir(facts: Facts, names: Names) -> str:
    return _("{who} was the murdered {character}.").format(
        who=names.seat(facts["seat"]), character=names.rank(facts["rank"])
    )


def _revealed(facts: Facts, names: Names) -> str:
    return _("{who} is the {character}.").format(who=names.seat(facts["seat"]), character=names.rank(facts["rank"]))


def _gold(facts: Facts, names: Names) -> str | None:
    """Only gold that no other event speaks about."""
    why, amount = facts["why"], facts["amount"]
    if why == "gather":
        text = ngettext("{who} takes {amount} gold.", "{who} takes {amount} gold.", amount)
        return text.format(who=names.seat(facts["target"]), amount=amount)
    source = names.source(why)
    if not source:
        return None
    if facts["target"] >= 0:
        text = _("{who} gains {amount} gold ({source}).")
        return text.format(who=names.seat(facts["target"]), amount=amount, source=source)
    text = _("{who} pays {amount} gold ({source}).")
    return text.format(who=names.seat(facts["source"]), amount=amount, source=source)


def _income(facts: Facts, names: Names) -> str:
    who, amount = names.seat(facts["seat"]), facts["amount"]
    if not amount:
        return _("{who} collects no income.").format(who=who)
    return _("{who} collects {amount} gold as income.").format(who=who, amount=amount)


def _drew(facts: Facts, names: Names) -> str:
    who, count, source = names.seat(facts["seat"]), facts["count"], names.source(facts["why"])
    if "put_under" in facts:
        text = _("{who} keeps {kept}; {others} goes under the deck.")
        others = names.list_of_cards(facts["put_under"])
        return text.format(who=who, kept=names.list_of_cards(facts["cards"]), others=others)
    if "cards" in facts and facts["cards"]:
        return _("{who} draws {cards}.").format(who=who, cards=names.list_of_cards(facts["cards"]))
    text = ngettext("{who} draws {count} card.", "{who} draws {count} cards.", count)
    if source:
        text = ngettext("{who} draws {count} card ({source}).", "{who} draws {count} cards ({source}).", count)
    return text.format(who=who, count=count, source=source)


def _built(facts: Facts, names: Names) -> str:
    text = _("{who} builds {card} for {price} gold.")
    return text.format(who=names.seat(facts["seat"]), card=names.card(facts["card"]), price=facts["price"])


def _completed(facts: Facts, names: Names) -> str:
    who = names.seat(facts["seat"])
    if facts["first"]:
        return _("{who} is the first to complete a city; the game ends after this round.").format(who=who)
    return _("{who} completes a city.").format(who=who)


def _put_under(facts: Facts, names: Names) -> str:
    who, count = names.seat(facts["seat"]), facts["count"]
    if "cards" in facts:
        return _("{who} puts {cards} under the deck.").format(who=who, cards=names.list_of_cards(facts["cards"]))
    text = ngettext("{who} puts {count} card under the deck.", "{who} puts {count} cards under the deck.", count)
    return text.format(who=who, count=count)


def _hands_swapped(facts: Facts, names: Names) -> str:
    who, other = names.seat(facts["seat"]), names.seat(facts["other"])
    if "got" not in facts:
        return _("{who} swaps hands with {other}.").format(who=who, other=other)
    nothing = _("nothing")
    got = names.list_of_cards(facts["got"]) or nothing
    gave = names.list_of_cards(facts["gave"]) or nothing
    text = _("{who} swaps hands with {other}. Received: {got}. Given away: {gave}.")
    return text.format(who=who, other=other, got=got, gave=gave)


def _killed(facts: Facts, names: Names) -> str:
    return _("{who} murders the {character}.").format(
        who=names.seat(facts["seat"]), character=names.rank(facts["rank"])
    )


def _theft_announced(facts: Facts, names: Names) -> str:
    return _("{who} is going to rob the {character}.").format(
        who=names.seat(facts["seat"]), character=names.rank(facts["rank"])
    )


def _robbed(facts: Facts, names: Names) -> str:
    thief, victim, amount = names.seat(facts["thief"]), names.seat(facts["seat"]), facts["amount"]
    if not amount:
        return _("{thief} finds no gold with {victim}.").format(thief=thief, victim=victim)
    return _("{thief} steals {amount} gold from {victim}.").format(thief=thief, amount=amount, victim=victim)


def _crown_moved(facts: Facts, names: Names) -> str:
    return _("{who} takes the crown.").format(who=names.seat(facts["seat"]))


def _beautified(facts: Facts, names: Names) -> str:
    return _("{who} beautifies {card} with 1 gold.").format(
        who=names.seat(facts["seat"]), card=names.card(facts["card"])
    )


def _destroyed(facts: Facts, names: Names) -> str:
    who, card, price = names.seat(facts["seat"]), names.card(facts["card"]), facts["price"]
    if facts["owner"] == facts["seat"]:
        return _("{who} tears down {card} in the own city for {price} gold.").format(who=who, card=card, price=price)
    text = _("{who} destroys {card} in the city of {owner} for {price} gold.")
    return text.format(who=who, card=card, owner=names.seat(facts["owner"]), price=price)


def _game_over(facts: Facts, names: Names) -> str:
    winners = facts["winners"]
    points = facts["scores"][winners[0]]["total"]
    who = listed([names.seat(seat) for seat in winners])
    if len(winners) > 1:
        return _("{who} share the victory with {points} points.").format(who=who, points=points)
    return _("{who} wins with {points} points.").format(who=who, points=points)


TELLERS: dict[str, Teller] = {
    "round_started": _round_started,
    "characters_dealt": _characters_dealt,
    "character_kept": _character_kept,
    "silent": _nobody_answers,
    "heir_revealed": _heir,
    "revealed": _revealed,
    "gold": _gold,
    "income": _income,
    "drew": _drew,
    "built": _built,
    "completed": _completed,
    "put_under": _put_under,
    "hands_swapped": _hands_swapped,
    "killed": _killed,
    "theft_announced": _theft_announced,
    "robbed": _robbed,
    "crown_moved": _crown_moved,
    "beautified": _beautified,
    "destroyed": _destroyed,
    "game_over": _game_over,
    "used": _silent,
    "turn_ended": _silent,
    "round_ended": _silent,
}
