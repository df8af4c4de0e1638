"""The choices of a question in words: what one hears, by which names each can be chosen, and what explains it."""

from __future__ import annotations

from typing import NamedTuple

from game.citadels.rules.box import TYPES
from game.citadels.rules.state import UNKNOWN, View
from game.citadels.table.labels import label
from game.citadels.table.names import Names, type_name, type_title
from game.cli.text.choosing import Named
from game.cli.text.speech import ended
from game.kernel.options import kind, value
from game.kernel.steps import Ask
from game.ui.lang import _, joined, language, ngettext

MORE = " …"  # at the end of a label: another question follows


class Choice(NamedTuple):
    """One option: its line, the names by which it can be chosen, a sentence that explains it (or nothing)."""

    option: str
    text: str
    names: tuple[str, ...]
    about: str = ""


def choices(ask: Ask, view: View, names: Names) -> list[Choice]:
    """All of them, in the order of the question: their numbers stay the same as long as the question does."""
    return [_choice(option, ask, view, names) for option in ask.options]


def _choice(option: str, ask: Ask, view: View, names: Names) -> Choice:
    said = label(option, ask, view, names).strip()
    thing = thing_name(option, view, names)
    known = tuple(dict.fromkeys(name for name in (said, thing) if name))
    short = said.removesuffix(MORE)
    text = short + _beside(option, view, names) + said[len(short) :]
    return Choice(option, text, known, _about(option, view, names))


def thing_name(option: str, view: View, names: Names) -> str:
    """The card, player, character or type an option is about; empty for a bare word."""
    word, number = kind(option), value(option)
    if number < 0:
        return ""
    if word in ("card", "district", "use", "build"):
        return names.plain_card(number) if number < len(view.box.kind) else ""
    if word == "seat":
        return names.plain_seat(number)
    if word == "rank":
        return names.plain_rank(number)
    return type_title(TYPES[number]) if word == "type" else ""


def _beside(option: str, view: View, names: Names) -> str:
    """What has to be known about a choice besides its words: cost and type of a card, whose district, which rank."""
    word, number = kind(option), value(option)
    if number < 0:
        return ""
    if word == "card":
        return ", " + card_facts(number, view, names)
    if word == "build":
        return f", {type_name(names.type_of(number))}"
    if word == "district":
        owner = view.owner_or_nobody(number)
        where = "" if owner == view.viewer else _(", in the city of {name}").format(name=names.plain_seat(owner))
        return f"{where}, {card_facts(number, view, names)}"
    if word == "rank":
        return _(", rank {rank}").format(rank=number)
    if word == "seat" and number < view.box.players:
        return f", {purse(view, number)}"
    return ""


def purse(view: View, seat: int) -> str:
    """What a player has, as everybody sees it: '3 gold, 2 cards'."""
    gold, cards = view.gold[seat], len(view.hand[seat])
    has = ngettext("{count} gold", "{count} gold", gold).format(count=gold)
    return joined([has, ngettext("{count} card", "{count} cards", cards).format(count=cards)])


def card_facts(card: int, view: View, names: Names) -> str:
    """Cost and type of a district: 'cost 3, trade'."""
    if card == UNKNOWN:
        return _("unknown")
    word = type_name(names.type_of(card))
    if names.district(card).cost is None:
        return _("cannot be built, {type}").format(type=word)
    return _("cost {cost}, {type}").format(cost=view.cost(card), type=word)


def _about(option: str, view: View, names: Names) -> str:
    """What the card of a choice does, in one or two sentences; empty where nothing needs to be explained."""
    word, number = kind(option), value(option)
    if number < 0:
        return _character(view.rank, names) if word == "ability" and view.rank else ""
    if word in ("card", "district", "use", "build") and number < len(view.box.kind):
        short = names.district(number).short
        return ended(short.get(language())) if short is not None else ""
    return _character(number, names) if word == "rank" else ""


def _character(rank: int, names: Names) -> str:
    return ended(names.character(rank).short.get(language()))


def named(found: list[Choice]) -> list[Named]:
    """The choices by their names."""
    return [Named(one.option, one.names) for one in found]
