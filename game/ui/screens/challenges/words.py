"""Days, places and deals in words. No pygame here."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from game import catalog
from game.history.days import Made
from game.history.feats import Feat
from game.session.setup import HUMAN, MatchSetup, SeatSetup
from game.ui.game_words import name_of
from game.ui.lang import _, language, listed, ngettext
from game.ui.opponents import kind_words
from game.ui.screens.save_words import MONTHS


def date_words(day: date) -> str:
    """A day as people here write it."""
    return _("{day} {month} {year}").format(day=day.day, month=_(MONTHS[day.month - 1]), year=day.year)


def place_words(made: Made) -> str:
    """The place among so many."""
    if made.place == 1:
        return _("won against {count}").format(count=made.players - 1)
    return _("place {place} of {players}").format(place=made.place, players=made.players)


def points_words(made: Made) -> str:
    """The points."""
    return ngettext("{count} point", "{count} points", made.points).format(count=made.points)


def title_of(setup: MatchSetup) -> str:
    """The game, and how many play it."""
    count = len(setup.seats)
    players = ngettext("{count} player", "{count} players", count).format(count=count)
    return _("{game}, {players}").format(game=name_of(setup.game), players=players)


def seat_words(seat: SeatSetup, seats: Sequence[SeatSetup]) -> str:
    """Who that is, beside the name."""
    people = [one for one in seats if one.player == HUMAN]
    if seat.player == HUMAN:
        return _("you") if seat is people[0] else _("person")
    return kind_words(seat.player)


def earned_words(person: str, feats: Sequence[Feat]) -> str:
    """What somebody has earned with a game."""
    names = listed([_("“{name}”").format(name=feat.name.get(language())) for feat in feats])
    said = ngettext("Achievement of {person}: {names}", "Achievements of {person}: {names}", len(feats))
    return said.format(person=person, names=names)


def games_there() -> list[str]:
    """The games that can be opened."""
    from game.content import usable

    return [game for game in catalog.games() if not usable.trouble(game)]


def streak_words(count: int, *, waits: bool) -> str:
    """How many days in a row the deal of the day was played; `waits`: today's is still to be played. "" below two."""
    if count < 2:
        return ""
    said = ngettext("{count} day in a row", "{count} days in a row", count).format(count=count)
    return _("{streak}; today's deal waits").format(streak=said) if waits else said
