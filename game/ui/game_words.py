"""What a game is called, and how far it has come, in words: lists of saves, captions, the text game. No pygame here."""

from __future__ import annotations

from typing import TypeVar

from game import catalog
from game.content.usable import CANNOT
from game.ui.lang import _, of_game

T = TypeVar("T")

APP_NAME = "Crown & Coin"  # of the program, in every language


def in_words(word: str, number: int) -> str:
    """What `Rules.progress` tells: "Round 6"; of a word that nobody translated, that word."""
    if word == "round":
        return _("Round {round}").format(round=number)
    if word == "year":
        return _("Year {year}").format(year=number)
    if word == "turn":
        return _("Turn {turn}").format(turn=number)
    return f"{word.replace('_', ' ').capitalize()} {number}"


def name_of(game: str) -> str:
    """What people call a game; of one that cannot be used its id."""
    try:
        return of_game(game).text(catalog.pack(game).name)
    except (catalog.PackFault, KeyError):
        return game


# Posters, out of the packs' records: the first frame waits for no game's rules.


def pitch_of(game: str) -> str:
    """What it is about; "" for nothing, and of a game that cannot be used."""
    return of_game(game).text(_recorded(game, "pitch", ""))


def author_of(game: str) -> str:
    """Who designed it; "" for nobody to name, and of a game that cannot be used."""
    return _recorded(game, "author", "")


def players_of(game: str) -> str:
    """How many can play; "" of a game that cannot be used."""
    seats = _recorded(game, "seats", range(0))
    if not seats:  # the pack does not tell, so its rules are read
        try:
            seats = catalog.rules(game).seats
        except CANNOT:
            return ""
    return _("{fewest} to {most} players").format(fewest=seats[0], most=seats[-1])


def _recorded(game: str, name: str, without: T) -> T:
    try:
        found: T = getattr(catalog.pack(game), name, without)
    except catalog.PackFault:
        return without
    return found
