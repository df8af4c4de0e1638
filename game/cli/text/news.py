"""Cards explained on demand, and how a question is put: always in the same order."""

from __future__ import annotations

from collections.abc import Iterable

from game.cli.text.choices import Choice, Group, Named, alike, gathered, matching, offered
from game.content import Ruling
from game.content.book import CardText, book
from game.kernel.rules import ViewData
from game.kernel.steps import Ask
from game.table.log.news import EXPLAINED, SHORT
from game.table.names import Names
from game.table.words import SomeWords
from game.ui import speech
from game.ui.lang import _, language, listed, ngettext
from game.ui.screens.gallery.source import rulings

# Card texts on demand.


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
    """A card in a fixed order: name, what it is, text in short, text in full, rulings; nothing of it twice."""
    found = [f"{card.name.get(language())}.", *book(game).shelf().told(card.id)]
    short = card.short.get(language()) if card.short is not None else ""
    texts = [*([speech.ended(short)] if short else []), *card.rules.get(language()).split("\n")]
    found += [text for text in texts if text.strip()]
    return [*dict.fromkeys(found), *rulings_told(rulings(game).about_card(card.id))]


def rulings_told(found: list[Ruling]) -> list[str]:
    """Each with its number."""
    return [_("Ruling {number}: {text}").format(number=one.number, text=one.text.get(language())) for one in found]


# How a question is put, always in the same order.


def question(ask: Ask, view: ViewData, names: Names, words: SomeWords, choices: list[Choice], level: int) -> list[str]:
    """The lines of a question."""
    asked, hearing = words.prompt(ask, view, names), words.hearing
    found = [hearing.own(view) if level > SHORT else "", hearing.chosen(ask, names), speech.ended(asked.title)]
    if level >= EXPLAINED and asked.why:
        found.append(hearing.typed(asked.why, view))
    return [one for one in found if one] + choice_lines(choices, level)


def choice_lines(choices: list[Choice], level: int) -> list[str]:
    """The choices with their numbers, many of one sort together; explained, each card that has a text is followed by
    it, once where the next says the same."""
    found, lines, told = gathered(offered(choices)), list[str](), ""
    for one in found:
        lines.append(_group(one) if isinstance(one, Group) else f"{one.number}: {speech.ended(one.text)}")
        about = one.choices[0].about if isinstance(one, Group) else one.about
        lines += [about] if about and about != told and level >= EXPLAINED else []
        told = about
    if level > SHORT and any(isinstance(one, Group) for one in found):
        lines.append(_("Type a name that has no number to hear its choices."))
    return lines


def _group(group: Group) -> str:
    count = len(group.choices)
    text = ngettext("{name}: {count} choice.", "{name}: {count} choices.", count)
    return text.format(name=group.heading, count=count)
