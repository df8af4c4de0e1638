"""What is said about games that were played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game import catalog
from game.content import ContentError
from game.content.book import book
from game.history.clock import wall_clock
from game.history.played import PlayedGame, PlayedSeat
from game.history.reading import Rated
from game.ui import opponents
from game.ui.lang import N_, _, language, ngettext
from game.ui.screens.save_words import MONTHS

KINDS = {
    "": N_("Usual game"),
    "daily": N_("Deal of the day"),
    "code": N_("Deal by code"),
    "film": N_("Played on from a film"),
    "again": N_("Played again"),
}


MOST_SOURCES = 8  # as many as there are engravings
OTHERS = "*"


def kind_words(origin: str) -> str:
    """Where a game came from."""
    word = origin.partition(":")[0]
    return _(KINDS[word]) if word in KINDS else word


def place_words(place: int) -> str:
    """A place, 1 and up."""
    return _("won") if place == 1 else _("place {number}").format(number=place)


def in_order(game: PlayedGame) -> list[PlayedSeat]:
    """The players by place."""
    return sorted(game.seats, key=lambda one: (one.place, -one.points, one.seat))


def span_words(seconds: float) -> str:
    """A time at the table."""
    minutes = round(seconds / 60)
    if minutes < 60:
        return ngettext("{count} minute", "{count} minutes", max(1, minutes)).format(count=max(1, minutes))
    hours, minutes = divmod(minutes, 60)
    return _("{hours} h {minutes} min").format(hours=hours, minutes=minutes)


def day_words(seconds: float) -> str:
    """A day as people here write it (local time)."""
    when = wall_clock(seconds)
    return _("{day} {month} {year}").format(day=when.day, month=_(MONTHS[when.month - 1]), year=when.year)


def month_words(month: str, *, year: bool = False) -> str:
    """ "2026-11" in short, or with its year."""
    number, of_year = int(month[5:7]), month[:4]
    name = _(MONTHS[(number - 1) % 12])
    return _("{month} {year}").format(month=name, year=of_year) if year else name


def number_words(number: float, digits: int = 1) -> str:
    """A number with its decimals as people here write them; a whole one has none."""
    written = f"{number:.{digits}f}"
    whole, _dot, rest = written.partition(".")
    rest = rest.rstrip("0")
    # Translators: a number with decimals, for example "2.5"
    return _("{whole}.{rest}").format(whole=whole, rest=rest) if rest else whole


def count_words(number: int) -> str:
    """A large whole number, its thousands apart."""
    return f"{number:,}".replace(",", "\u202f")


def who_words(one: Rated, *, short: bool = False) -> str:
    """Somebody who is rated: a person by name, computer players by their level."""
    if not one.bot:
        return one.key
    return opponents.level_words(one.key) if short else opponents.kind_words(one.key)


def level_group(level: str) -> str:
    """The strongest computer player of a game, as the name of a group of games."""
    return opponents.level_words(level) if level else _("people only")


# -- what games say ----------------------------------------------------------------------------------------------------
def _said(game: str, what: str, word: str) -> str:
    """What the words of a game say of something of their own; "" if they say nothing."""
    try:
        words: Any = catalog.part(game, "words")
    except (ContentError, catalog.PackFault, KeyError):
        return ""
    say = getattr(words, what, None)
    try:
        return str(say(word)) if callable(say) else ""
    except (ContentError, LookupError):  # a card that is not there any more, or a file that cannot be used
        return ""


def prepare(game: str) -> None:
    """Reads what a game says, so that no frame waits for it: to be called in another thread."""
    if game:
        source_words(game, "")
        card_words(game, "")


def _plain(word: str) -> str:
    return word.replace("_", " ").capitalize()


def main_sources(totals: Mapping[str, int]) -> list[str]:
    """The sources that are told by name, the richest first; OTHERS stands for all that are left out."""
    names = sorted(totals, key=lambda name: (-totals[name], name))
    return names if len(names) <= MOST_SOURCES else [*names[: MOST_SOURCES - 1], OTHERS]


def gathered(sources: Mapping[str, int], names: Sequence[str]) -> dict[str, int]:
    """The points by these sources, those of all others together."""
    found = {name: sources[name] for name in names if name in sources}
    rest = sum(points for name, points in sources.items() if name not in names)
    return {**found, OTHERS: rest} if OTHERS in names and rest else found


def source_words(game: str, source: str) -> str:
    """A source of points."""
    if source == OTHERS:
        return _("Everything else")
    return _said(game, "source", source) or _plain(source)


def chosen_words(game: str, kind: str) -> str:
    """A kind of what can be chosen, as a title."""
    return _said(game, "chosen", kind) or _plain(kind)


def brought_words(game: str, kind: str) -> str:
    """What is counted of that which such cards brought; "" for nothing."""
    return _said(game, "brought", kind)


def card_words(game: str, card: str) -> str:
    """The name of a card; of one that is not there any more its word."""
    try:
        return book(game).cards()[card].name.get(language())
    except (ContentError, catalog.PackFault, KeyError):
        return _said(game, "card", card) or _plain(card)


def cast_words(game: str, cast: str) -> list[str]:
    """With what a game was played."""
    return [card_words(game, one.strip()) for one in cast.split(",") if one.strip()]
