"""Card texts and rulings on demand."""

from __future__ import annotations

from collections.abc import Iterable

from game.cli.text.choosing import Named, alike, matching
from game.content import Cards, Character, District, Ruling
from game.ui.lang import _, language, listed, ngettext
from game.ui.screens.gallery.source import rulings


def card_lines(typed: str, cards: Cards, playing: Iterable[str] = ()) -> list[str]:
    """Everything about the card of this name; which are meant if several are, those that play going first."""
    every: dict[str, Character | District] = {**cards.characters, **cards.districts}
    things = [_named(one) for one in every.values()]
    found = matching(typed, things)
    found = [key for key in found if key in set(playing)] or found
    if not found:
        like = alike(typed, things)
        said = _("There is no card called '{name}'.").format(name=typed)
        return [said, _("Did you mean {name}?").format(name=like)] if like else [said]
    if len(found) > 1:
        names = [every[key].name.get(language()) for key in found]
        return [_("Several cards are called so: {names}.").format(names=listed(names[:6]))]
    return told(every[found[0]])


def _named(card: Character | District) -> Named:
    return Named(card.id, (card.name.get(language()), card.name.en, card.id.replace("_", " ")))


def told(card: Character | District) -> list[str]:
    """A card in a fixed order: name, rank or cost and type, text in short, text in full, rulings."""
    name = card.name.get(language())
    facts = _of_character(card) if isinstance(card, Character) else _of_district(card)
    found = [f"{name}.", *facts]
    short = card.short.get(language()) if card.short is not None else ""
    found += [text for text in (short, card.rules.get(language())) if text]
    return found + rulings_told(rulings().about_card(card.id))


def _of_character(card: Character) -> list[str]:
    found = [_("Character of rank {rank}.").format(rank=card.rank)]
    if card.type:
        found.append(_("Earns by districts of this type: {type}.").format(type=_type(card.type)))
    if card.min_players > 2:
        found.append(_("From {count} players.").format(count=card.min_players))
    return found


def _of_district(card: District) -> list[str]:
    cost = _("Cannot be built.") if card.cost is None else _("Cost {cost}.").format(cost=card.cost)
    copies = ngettext("{count} copy in the deck.", "{count} copies in the deck.", card.copies)
    return [cost, _("Type: {type}.").format(type=_type(card.type)), copies.format(count=card.copies)]


def _type(word: str) -> str:
    from game.citadels.table.names import type_name

    return type_name(word)


def rulings_told(found: list[Ruling]) -> list[str]:
    """Each with its number."""
    return [_("Ruling {number}: {text}").format(number=one.number, text=one.text.get(language())) for one in found]
