"""Why a set-up is not allowed, in the player's language, and the ways out of it."""

from __future__ import annotations

from game.kernel.rules import SetupError
from game.la_citta.lang import _
from game.la_citta.setup import choice
from game.la_citta.setup.options import CittaOptions
from game.ui.choosing import BY_LOT
from game.ui.set_up import Fix, Problem


def problem_with(options: CittaOptions) -> Problem | None:
    """What is wrong with the map, the switches or who begins."""
    try:
        choice.resolve(options)
    except SetupError as refused:
        return explain(options, refused.word)
    return None


def explain(options: CittaOptions, word: str) -> Problem:
    """The sentence for the word of a SetupError."""
    beginner = Fix(_("Play the first map"), _beginner)
    if word == "players":
        return Problem(_("2 to 5 people can play."))
    if word == "map":
        return Problem(_("The map that was chosen does not exist any more."), (beginner,))
    if word == "start":
        return Problem(_("Whoever is to begin does not take part."), (Fix(_("A lot decides who begins"), _lot),))
    if word == "options":
        return Problem(_("One of the switches does not exist any more."), (Fix(_("Without switches"), _plain),))
    if word == "landscape":
        return Problem(_("This landscape does not have the 22 tiles of the box, each once."), (beginner,))
    if word == "castellos":
        return Problem(_("Castellos are given, or placed in turn."), (beginner,))
    return Problem(_("These rules of La Città are not known here."), (beginner,))


def _beginner(options: CittaOptions) -> None:
    options.country = choice.mended(options.country)
    choice.go(options, choice.WAYS[0])


def _lot(options: CittaOptions) -> None:
    options.start = BY_LOT


def _plain(options: CittaOptions) -> None:
    options.rules = []
