"""What is said about a save, on the title and in the list."""

from __future__ import annotations

from game import catalog
from game.history.clock import wall_clock
from game.ui.game_words import in_words, name_of
from game.ui.lang import N_, _, joined, ngettext
from game.ui.services import SavedSeat, SaveInfo

# The months as they stand in a date.
MONTHS = (N_("Jan"), N_("Feb"), N_("Mar"), N_("Apr"), N_("May"), N_("Jun"), N_("Jul"), N_("Aug"), N_("Sep"), N_("Oct"),
          N_("Nov"), N_("Dec"))  # fmt: skip


def moment(seconds: float) -> str:
    """A point in time as people here write it (local time)."""
    when = wall_clock(seconds)
    month, clock = _(MONTHS[when.month - 1]), when.strftime("%H:%M")
    return _("{day} {month} {year}, {clock}").format(day=when.day, month=month, year=when.year, clock=clock)


def day(seconds: float) -> str:
    """The same without the hour, for places with little room."""
    when = wall_clock(seconds)
    return _("{day} {month} {year}").format(day=when.day, month=_(MONTHS[when.month - 1]), year=when.year)


def describe(save: SaveInfo) -> str:
    """Round and number of players in one line, and where there are several games, which one it is."""
    said = _of_this_game(save)
    return f"{name_of(save.game)}: {said}" if save.game and len(catalog.games()) > 1 else said


def _of_this_game(save: SaveInfo) -> str:
    players = ngettext("{count} player", "{count} players", len(save.seats)).format(count=len(save.seats))
    if save.finished:
        return _("Finished game, {players}").format(players=players)
    when = in_words(save.progress, save.round)
    return _("{when}, {players}").format(when=when, players=players)


def short_of(save: SaveInfo) -> str:
    """How far the game is, in the fewest words."""
    return _("Finished") if save.finished else in_words(save.progress, save.round)


def names_of(seats: list[SavedSeat]) -> str:
    """The players' names in one line."""
    return joined([seat.name for seat in seats])


def title_of(save: SaveInfo) -> str:
    """The name somebody gave it, or who plays in a game that keeps itself."""
    return names_of(save.seats) if save.automatic and save.seats else save.name


def titles_of(save: SaveInfo) -> list[str]:
    """The same in fewer and fewer words, for places where not all names fit."""
    names = [seat.name for seat in save.seats]
    if not (save.automatic and names):
        return [title_of(save)]
    found = [title_of(save)]
    for told in range(len(names) - 2, 0, -1):
        left = len(names) - told
        others = ngettext("{names} and {count} other", "{names} and {count} others", left)
        found.append(others.format(names=", ".join(names[:told]), count=left))
    return found
