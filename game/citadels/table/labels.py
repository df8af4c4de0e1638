"""The words on the button that gives an answer, with its price where gold is paid. No pygame here."""

from __future__ import annotations

from collections.abc import Callable

from game.citadels.rules.box import TYPES
from game.citadels.rules.state import View
from game.citadels.table.labels_bare import bare_words
from game.citadels.table.names import Names, type_title
from game.citadels.table.prices import loan, price_of
from game.kernel.options import kind, value, way
from game.kernel.steps import Ask
from game.ui.lang import N_, _, ngettext

Maker = Callable[[str, Ask, View, Names], str]


def label(option: str, ask: Ask, view: View, names: Names) -> str:
    """The words on the button that gives this answer."""
    number = value(option)
    if number < 0:
        return bare_words(option, ask, view, names)
    maker = MAKERS.get(kind(option))
    return maker(option, ask, view, names) if maker is not None else option.replace("_", " ").capitalize()


def minus(price: int | None) -> str:
    """The price as it stands on a button; nothing to pay shows nothing."""
    return f"  −{price}" if price else ""


# -- cards, players, characters --------------------------------------------------------------------------------------
GROUPS = {"keep": N_("Keep {card}"), "payment": N_("Pay with {card}"), "giving": N_("Give {card}"),
          "loan": N_("Give {card}"), "discard": N_("Discard {card}")}  # fmt: skip
CARDS = {
    "magician.swap_or_discard": N_("Discard {card}"),
    "actions.discard_for_gold": N_("Discard {card}"),
    "wizard.take": N_("Take {card}"),
    "museum.tuck": N_("Put {card} under the Museum"),
}
SEATS = {
    "magician.swap_or_discard": N_("Swap hands with {name}"),
    "spy.choose_type": N_("Spy on {name}"),
    "wizard.look": N_("Look at the hand of {name}"),
    "emperor.give_crown": N_("Give {name} the crown"),
    "emperor.give_crown_late": N_("Give {name} the crown"),
    "theater.choose_partner": N_("Swap characters with {name}"),
}
SEATS_AND_GOLD = {
    "abbot.take": N_("Take 1 gold from {name} ({gold})"),
    "cardinal.choose_cards": N_("Take the gold from {name} ({gold})"),
}
RANKS = {
    "draft.keep": N_("Take the {character}"),
    "draft.put_aside": N_("Discard the {character}"),
    "assassin.kill": N_("Kill the {character}"),
    "witch.bewitch": N_("Bewitch the {character}"),
    "thief.rob": N_("Rob the {character}"),
    "theater.choose_own": N_("Give the {character}"),
}


def _card(option: str, ask: Ask, view: View, names: Names) -> str:
    text, name = GROUPS.get(ask.group or "") or CARDS.get(ask.step), names.plain_card(value(option))
    return _(text).format(card=name) if text else name


def _seat(option: str, ask: Ask, view: View, names: Names) -> str:
    seat = value(option)
    name = names.plain_seat(seat)
    if ask.step in SEATS_AND_GOLD:
        return _(SEATS_AND_GOLD[ask.step]).format(name=name, gold=view.gold[seat])
    text = SEATS.get(ask.step)
    return _(text).format(name=name) if text else name


def _rank(option: str, ask: Ask, view: View, names: Names) -> str:
    name = names.plain_rank(value(option))
    if ask.step in ("magistrate.place", "blackmailer.place"):
        return _mark(ask, name)
    text = RANKS.get(ask.step)
    return _(text).format(character=name) if text else name


def _mark(ask: Ask, name: str) -> str:
    first = not ask.memo["placed"]
    if ask.step == "magistrate.place":
        text = _("Signed warrant: {character}") if first else _("Blank warrant: {character}")
    else:
        text = _("With the flower: {character}") if first else _("Without the flower: {character}")
    return text.format(character=name)


# -- types and amounts -----------------------------------------------------------------------------------------------
def _type(option: str, ask: Ask, view: View, names: Names) -> str:
    return type_title(TYPES[value(option)])


def _amount(option: str, ask: Ask, view: View, names: Names) -> str:
    gold = value(option)
    if ask.step != "abbot.mix":
        return str(gold)
    cards = int(ask.memo["count"]) - gold
    if not cards:
        return _("{gold} gold").format(gold=gold)
    drawn = ngettext("{count} card", "{count} cards", cards).format(count=cards)
    return _("{gold} gold, {cards}").format(gold=gold, cards=drawn) if gold else drawn


# -- districts -------------------------------------------------------------------------------------------------------
DISTRICTS = {
    "warlord.destroy": N_("Destroy {card}"),
    "actions.raze": N_("Destroy {card}"),
    "payment.destroy_own": N_("Destroy {card}"),
    "marshal.seize": N_("Seize {card}"),
    "diplomat.swap": N_("Give {card}"),
    "artist.beautify": N_("Beautify {card}"),
}


def _district(option: str, ask: Ask, view: View, names: Names) -> str:
    name, price = names.plain_card(value(option)), price_of(option, view)
    if ask.step == "diplomat.choose_own":
        if price:
            return _("Swap for {card} (at least {price} gold)").format(card=name, price=price)
        return _("Swap for {card}").format(card=name)
    text = DISTRICTS.get(ask.step)
    return (_(text).format(card=name) if text else name) + minus(price)


def _use(option: str, ask: Ask, view: View, names: Names) -> str:
    if ask.step == "reactions.save":
        return _("Take {card}").format(card=names.plain_card(ask.memo["card"])) + minus(price_of(option, view))
    return _("Use {card}").format(card=names.plain_card(value(option))) + minus(price_of(option, view))


def _build(option: str, ask: Ask, view: View, names: Names) -> str:
    name, by = names.plain_card(value(option)), way(option)
    if by is None:
        return _("Build {card}").format(card=name) + minus(price_of(option, view))
    if by == "loan":
        missing = loan(option, view)
        text = ngettext(
            "Build {card}, {count} gold for {count} card …", "Build {card}, {count} gold for {count} cards …", missing
        )
        return text.format(card=name, count=missing)
    return _(WAYS[by]).format(card=name) if by in WAYS else _("Build {card} ({way})").format(card=name, way=by)


WAYS = {
    "cards": N_("Build {card} with cards …"),
    "framework": N_("Build {card}, destroying the Framework"),
    "sacrifice": N_("Build {card}, destroying a district …"),
}
MAKERS: dict[str, Maker] = {
    "card": _card,
    "seat": _seat,
    "rank": _rank,
    "type": _type,
    "amount": _amount,
    "district": _district,
    "use": _use,
    "build": _build,
}
