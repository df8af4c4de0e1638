"""Card texts on demand."""

from __future__ import annotations

from collections.abc import Iterable

from game.cli.text.choosing import Named, alike, matching
from game.content import Ruling
from game.content.book import CardText, book
from game.ui.lang import _, language, listed
from game.ui.screens.gallery.source import rulings


def card_lines(typed: str, game: str, playing: Iterable[str] = ()) -> list[str]:
    """Everything about the card of this name; which are meant if several are, those that play going first."""
    every = book(game).cards()
    if not every:
        return [_("This game tells nothing about cards.")]
    things = [_named(one) for one in every.values()]
    found = matching(typed, things)
    found = [key for key in found if key in set(playing)] or found
    if not found:
        like = alike(typed, [Named(one.id, (one.name.get(language()),)) for one in every.values()])
        said = _("There is no card called '{name}'.").format(name=typed)
        return [said, _("Did you mean {name}?").format(name=like)] if like else [said]
    if len(found) > 1:
        names = [every[key].name.get(language()) for key in found]
        return [_("Several cards are called so: {names}.").format(names=listed(names[:6]))]
    return told(every[found[0]], game)


def _named(card: CardText) -> Named:
    return Named(card.id, (card.name.get(language()), card.name.en, card.id.replace("_", " ")))


def told(card: CardText, game: str) -> list[str]:
    """A card in a fixed order: name, what it is, text in short, text in full, rulings."""
    found = [f"{card.name.get(language())}.", *book(game).shelf().told(card.id)]
    short = card.short.get(language()) if card.short is not None else ""
    found += [text for text in (short, card.rules.get(language())) if text]
    return found + rulings_told(rulings(game).about_card(card.id))


def rulings_told(found: list[Ruling]) -> list[str]:
    """Each with its number."""
    return [_("Ruling {number}: {text}").format(number=one.number, text=one.text.get(language())) for one in found]
