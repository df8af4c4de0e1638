"""What a game is called, and how far it has come, in words: lists of saves, captions, the text game. No pygame here."""

from __future__ import annotations

from game import catalog
from game.ui.lang import _, of_game


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
