"""The words of the game in texts: found in all their forms and marked, so that a pop-up can say what they mean.

A damaged file of words is named once, and the game goes on without. No pygame here.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable
from functools import cache, lru_cache

from game.content import ContentError, Glossary
from game.content.book import book
from game.ui.draw.markup import TOKEN, WORD
from game.ui.lang import language

KEPT = 3000  # texts whose marking is remembered: more than a long evening shows
UNMARKED = ("@", "h")  # inside links and headings no word is marked
_log = logging.getLogger(__name__)


@cache
def glossary(game: str) -> Glossary:
    """The words of a game; none at all if their file cannot be used."""
    try:
        return book(game).glossary()
    except ContentError as error:
        _log.warning("the words of the game %s cannot be explained: %s", game, error)
        return Glossary({})


def with_words(source: str, game: str) -> str:
    """A marked-up text in which the words of a game are marked, each where it stands first."""
    return _marked(source, game, language())


def capital(text: str) -> str:
    """With a capital letter, as in a list."""
    return text[:1].upper() + text[1:]


def forget() -> None:
    """Texts are marked anew (another file of words, for tests)."""
    for made in (glossary, _finder, _marked):
        made.cache_clear()


@cache
def _finder(game: str, code: str) -> tuple[re.Pattern[str] | None, dict[str, str]]:
    """What finds every form in a language, the longest first, and the word of each form. The names of cards are found
    too and have no word: the tax of the Tax Collector is none."""
    owners: dict[str, str] = {}
    for word in glossary(game).words.values():
        for form in word.found_as(code):
            for spelled in (form, form[:1].upper() + form[1:]):
                owners.setdefault(spelled, word.id)
    if not owners:
        return None, {}
    names = {one.name.get(code) for one in book(game).cards().values()}
    forms = sorted({*owners, *names}, key=len, reverse=True)
    found = "|".join(re.escape(form).replace(r"\ ", r"\s") for form in forms)
    return re.compile(rf"(?<!\w)(?:{found})(?!\w)"), owners


@lru_cache(maxsize=KEPT)
def _marked(source: str, game: str, code: str) -> str:
    finder, owners = _finder(game, code)
    if finder is None:
        return source
    seen: set[str] = set()

    def marked(match: re.Match[str]) -> str:
        word = owners.get(re.sub(r"\s", " ", match[0]), "")
        if not word or word in seen:
            return match[0]
        seen.add(word)
        return f"[@{WORD}{word}|{match[0]}]"

    made: list[str] = []
    opened: list[str] = []
    at = 0
    for token in TOKEN.finditer(source):
        made += [_part(source[at : token.start()], opened, finder, marked), token[0]]
        at = token.end()
        if token[3]:
            opened.append(token[3][0])
        elif token[4] and opened:
            opened.pop()
    return "".join([*made, _part(source[at:], opened, finder, marked)])


def _part(text: str, opened: list[str], finder: re.Pattern[str], marked: Callable[[re.Match[str]], str]) -> str:
    """A stretch without mark-up of its own."""
    if any(mark in UNMARKED for mark in opened):
        return text
    return finder.sub(marked, text)
