"""The rules on demand: topics, their sections, words of the game; by number, by name, or by what stands in them."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from game.cli.text.choices import Named, matching, number_in
from game.content import Ruling, Text
from game.content.book import book
from game.ui.glossary import capital, glossary
from game.ui.lang import _, language, ngettext
from game.ui.screens.gallery.places import find, plain_text
from game.ui.screens.gallery.source import rules, rulings
from game.ui.speech import spellings

MOST_FOUND = 8
_RULING = re.compile(r"([^\W\d]+)[\s-]*(\d{1,4})")


class Part(NamedTuple):
    """Something that can be read: its names, and what reads it."""

    id: str
    name: Text
    read: Callable[[str], list[str]]


def rules_lines(typed: str, game: str, *, everything: bool) -> list[str]:
    """All topics, or what is named or numbered; `everything` reads a topic with its sections and rulings."""
    topics = list(rulings(game).topics.values())
    if not topics:
        return [_("The rules cannot be read: their file is missing or damaged.")]
    if not typed:
        numbered = [f"{number}: {one.name.get(language())}." for number, one in enumerate(topics, start=1)]
        return [_("The rules have {count} topics.").format(count=len(topics)), *numbered,
                _("Type rules and a number or a name to hear one.")]  # fmt: skip
    number = number_in(typed, len(topics))
    if number is not None:
        return _topic(game, topics[number - 1].id, everything=everything)
    return _ruling(game, typed) or _named(game, typed, everything=everything) or _found(game, typed)


def _ruling(game: str, typed: str) -> list[str]:
    """The ruling of this number: 'ruling 12'."""
    numbered = _RULING.fullmatch(typed)
    known = {book(game).prefix.casefold(), *spellings("ruling"), *spellings(_("ruling"))}
    if numbered is None or not {*spellings(numbered[1])} & known:
        return []
    found = rulings(game).rulings.get(int(numbered[2]))
    return rulings_told([found]) if found is not None else []


def _cited(game: str, text: str) -> str:
    """With the rulings under the words by which one can ask for them."""

    def word(found: re.Match[str]) -> str:
        said = _("ruling {number}").format(number=found[2])
        return said if found[1] is None else found[1] + capital(said)

    return re.sub(rf"(^|[.!?]\s)?{re.escape(book(game).prefix)}-(\d+)", word, text)


def _named(game: str, typed: str, *, everything: bool) -> list[str]:
    """The topic, else the section, else the word of this name; nothing if there is none, or several."""
    topics, sections, words = (
        rulings(game).topics.values(),
        rules(game).sections.values(),
        glossary(game).words.values(),
    )
    groups = (
        [Part(one.id, one.name, lambda key: _topic(game, key, everything=everything)) for one in topics],
        [Part(one.id, one.name, lambda key: _section(game, key)) for one in sections],
        [Part(one.id, one.name, lambda key: _word(game, key)) for one in words],
    )
    for parts in groups:
        keys = matching(typed, [Named(one.id, (one.name.get(language()), one.name.en, one.id)) for one in parts])
        if len(keys) == 1:
            return parts[0].read(keys[0])
    return []


def _topic(game: str, key: str, *, everything: bool) -> list[str]:
    topic, about, sections = rulings(game).topics[key], rulings(game).about_topic(key), rules(game).of_topic(key)
    said = [f"{topic.name.get(language())}.", *_paragraphs(game, topic.text)]
    if everything:
        return said + [line for one in sections for line in _section(game, one.id)] + rulings_told(about)
    if sections:
        said += [_("More about it, after the word rules:"), *(f"{one.name.get(language())}." for one in sections)]
    text = ngettext(
        "{count} ruling belongs to it; with verbosity 3 it is told too.",
        "{count} rulings belong to it; with verbosity 3 they are told too.",
        len(about),
    )
    return [*said, text.format(count=len(about))] if about else said


def _section(game: str, key: str) -> list[str]:
    section = rules(game).sections[key]
    return [f"{section.name.get(language())}.", *_paragraphs(game, section.text)]


def _word(game: str, key: str) -> list[str]:
    word = glossary(game).words[key]
    return [f"{word.name.get(language())}: {_cited(game, plain_text(word.text.get(language()), game))}"]


def _paragraphs(game: str, text: Text) -> list[str]:
    return [_cited(game, plain_text(part, game)) for part in text.get(language()).split("\n") if part.strip()]


def _found(game: str, typed: str) -> list[str]:
    """Where the rules speak of it."""
    titles = list(dict.fromkeys(_cited(game, one.title) for one in find(typed, game)))[:MOST_FOUND]
    if not titles:
        return [_("The rules say nothing about '{name}'. Type rules to hear the topics.").format(name=typed)]
    return [_("The rules speak of it here:"), *(f"{title}." for title in titles)]


def rulings_told(found: list[Ruling]) -> list[str]:
    """Each with its number."""
    return [_("Ruling {number}: {text}").format(number=one.number, text=one.text.get(language())) for one in found]
