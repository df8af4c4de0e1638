"""The words on the button that gives an answer, with its price where gold is paid. No pygame here."""

from __future__ import annotations

from game.citadels.lang import N_, _
from game.citadels.rules.box import TYPES
from game.citadels.rules.state import View
from game.citadels.words import gather, turn
from game.citadels.words.asking.prices import price_of
from game.citadels.words.contents import WAYS, question
from game.citadels.words.names import Names, type_title
from game.citadels.words.pieces import minus
from game.citadels.words.records import Maker
from game.kernel.options import kind, value, way
from game.kernel.steps import Ask


def label(option: str, ask: Ask, view: View, names: Names) -> str:
    """The words on the button that gives this answer: those of the question, or those of every question."""
    special, names_a_thing = question(ask.step).labels.get(kind(option)), value(option) >= 0
    if callable(special):
        words: str = special(option, ask, view, names)
        return words
    if special is not None and ("{" in special) == names_a_thing:  # "card" is a word by itself, too
        return _(special) if not names_a_thing else _with_name(special, option, view, names)
    maker = (THINGS if names_a_thing else WORDS).get(kind(option))
    if maker is None:
        return option.replace("_", " ").capitalize()
    return _(maker) if isinstance(maker, str) else maker(option, ask, view, names)


def _with_name(text: str, option: str, view: View, names: Names) -> str:
    number = value(option)
    if kind(option) == "seat":
        return _(text).format(name=names.plain_seat(number), gold=view.gold[number])
    if kind(option) == "rank":
        return _(text).format(character=names.plain_rank(number))
    return _(text).format(card=names.plain_card(number)) + minus(price_of(option, view))


# -- things ----------------------------------------------------------------------------------------------------------
def _card(option: str, ask: Ask, view: View, names: Names) -> str:
    return names.plain_card(value(option))


def _seat(option: str, ask: Ask, view: View, names: Names) -> str:
    return names.plain_seat(value(option))


def _rank(option: str, ask: Ask, view: View, names: Names) -> str:
    return names.plain_rank(value(option))


def _type(option: str, ask: Ask, view: View, names: Names) -> str:
    return type_title(TYPES[value(option)])


def _amount(option: str, ask: Ask, view: View, names: Names) -> str:
    return str(value(option))


def _district(option: str, ask: Ask, view: View, names: Names) -> str:
    return names.plain_card(value(option)) + minus(price_of(option, view))


def _use(option: str, ask: Ask, view: View, names: Names) -> str:
    return _("Use {card}").format(card=names.plain_card(value(option))) + minus(price_of(option, view))


def _build(option: str, ask: Ask, view: View, names: Names) -> str:
    name, by = names.plain_card(value(option)), way(option)
    if by is None:
        return _("Build {card}").format(card=name) + minus(price_of(option, view))
    text = WAYS.get(by)
    if text is None:
        return _("Build {card} ({way})").format(card=name, way=by)
    return _(text).format(card=name) if isinstance(text, str) else text(option, ask, view, names)


THINGS: dict[str, str | Maker] = {
    "card": _card,
    "seat": _seat,
    "rank": _rank,
    "type": _type,
    "amount": _amount,
    "district": _district,
    "use": _use,
    "build": _build,
}
WORDS: dict[str, str | Maker] = {
    "gold": gather.gold_words,
    "cards": gather.cards_words,
    "income": turn.income_words,
    "ability": turn.ability_words,
    "end": N_("End turn"),
    "done": N_("Done"),
    "pass": N_("Not now"),
    "reveal": N_("Reveal"),
    "card": N_("Take 1 card"),
    "loan": N_("Take the missing gold …"),
}
