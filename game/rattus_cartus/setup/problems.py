"""Why a set-up is not allowed, in the player's language, and the ways out of it."""

from __future__ import annotations

from game.kernel.rules import SetupError
from game.rattus_cartus.cards.estates import estate_name
from game.rattus_cartus.content import ESTATES
from game.rattus_cartus.lang import _, language
from game.rattus_cartus.rules.setups import FIRST_GAME
from game.rattus_cartus.setup import choice
from game.rattus_cartus.setup.options import Buildings, RattusOptions
from game.ui.choosing import BY_LOT
from game.ui.set_up import Fix, Problem


def problem_with(options: RattusOptions) -> Problem | None:
    """What is wrong with the buildings, the switches or who begins."""
    try:
        choice.resolve(options)
    except SetupError as refused:
        return explain(options, refused.word)
    return None


def explain(options: RattusOptions, word: str) -> Problem:
    """The sentence for the word of a SetupError."""
    first_game = Fix(_("Play the first game"), _first_game)
    if word == "players":
        return Problem(_("2 to 5 people can play."))
    if word in ESTATES:
        sentence = _("No building of the estate {estate} was chosen: each estate needs one.")
        return Problem(sentence.format(estate=estate_name(word)), (_usual_of(word), first_game))
    if word == "start":
        return Problem(_("Whoever is to begin does not take part."), (Fix(_("A lot decides who begins"), _lot),))
    if word == "options":
        return Problem(_("One of the switches does not exist any more."), (Fix(_("Without switches"), _plain),))
    if word in choice.cards().buildings or word == "buildings":
        return Problem(_("These buildings cannot be played together: each estate has five cards."), (first_game,))
    return Problem(_("A building that was chosen does not exist any more."), (first_game,))


def _first_game(options: RattusOptions) -> None:
    options.buildings = Buildings(drawn=options.buildings.drawn)


def _lot(options: RattusOptions) -> None:
    options.start = BY_LOT


def _plain(options: RattusOptions) -> None:
    options.rules = []


def _usual_of(estate: str) -> Fix:
    """The way out by which the building of the first game takes part."""
    one = next((each for each in choice.of_estate(estate) if each.id in FIRST_GAME), choice.of_estate(estate)[0])

    def act(options: RattusOptions) -> None:
        options.buildings.own = [*options.buildings.own, one.id]
        options.buildings.saved = ""

    return Fix(_("Take {building}").format(building=one.name.get(language())), act)
