"""What the new-game screen and the text game say about buildings, rounds and switches."""

from __future__ import annotations

from game.kernel.rules import SetupError
from game.rattus_cartus.cards.estates import estate_name
from game.rattus_cartus.content import ESTATES
from game.rattus_cartus.lang import _, language, listed, ngettext
from game.rattus_cartus.rules.box import BUILDINGS_DEALT, OPTIONS, RATS, ROUNDS, ROW
from game.rattus_cartus.rules.setups import FIRST_GAME
from game.rattus_cartus.setup import choice
from game.rattus_cartus.setup.choice import Buildings, RattusOptions
from game.ui.draw.markup import escape
from game.ui.set_up import BY_LOT, Fix, Problem


# -- buildings ---------------------------------------------------------------------------------------------------------
def way_words() -> dict[str, str]:
    """The ways in which buildings are chosen."""
    return {
        "first_game": _("First game"), "random": _("One of each, by chance"), "mixed": _("Both mixed"),
        "own": _("Own choice"),
    }  # fmt: skip


def way_text(options: RattusOptions) -> str:
    """How the buildings come about, and what a click on one does."""
    said = {
        "first_game": _("The six buildings to begin with. Choose another one to make it a choice of your own."),
        "random": _("One building of each estate, drawn by lot. Choose another one to make it a choice of your own."),
        "mixed": _("Five of the ten cards of each estate, drawn by lot. Choose a building to choose for yourself."),
        "own": _("Your own choice: buildings with a tick take part. Two of an estate are mixed, five of their cards."),
    }
    return said[options.buildings.way]


def count_text(count: int) -> str:
    """How many of its five cards take part."""
    return ngettext("{count} card", "{count} cards", count).format(count=count)


def names_of(buildings: list[str]) -> str:
    """Buildings in a sentence."""
    return listed([choice.cards().buildings[name].name.get(language()) for name in buildings])


def advice(options: RattusOptions) -> str:
    """What is allowed, but not recommended; "" if nothing is."""
    names = choice.not_advised(options)
    if not names:
        return ""
    return _("Not recommended for two players: {buildings}.").format(buildings=names_of(names))


# -- the game ----------------------------------------------------------------------------------------------------------
def rounds_text(options: RattusOptions) -> str:
    """How long the game is."""
    players = min(max(len(options.seats), 2), 5)
    return _("{rounds} rounds, {row} buildings in each, {rats} rats to begin with").format(
        rounds=ROUNDS[players], row=ROW[players], rats=RATS
    )


def game_text(options: RattusOptions) -> str:
    """What the game of this table looks like, as marked-up text."""
    players = min(max(len(options.seats), 2), 5)
    text = "[h|" + _("The game") + "]\n" + rounds_text(options) + ". "
    text += _("{count} building cards lie in the replacement pile.").format(
        count=BUILDINGS_DEALT - ROUNDS[players] * ROW[players]
    )
    if players == 2:
        text += "\n\n" + _("Two players: one premium action in each round, and 10 and 5 points in each estate.")
    kinds = choice.kinds(options)
    names = [choice.cards().specials[kind].name.get(language()) for kind in kinds]
    if names:
        text += "\n\n" + _("Special cards in this game: {cards}.").format(cards=escape(listed(names)))
    else:
        text += "\n\n" + _("No special cards in this game.")
    if advice(options):
        text += "\n\n[b|" + escape(advice(options)) + "]"
    return text


# -- switches ----------------------------------------------------------------------------------------------------------
def switch_texts() -> dict[str, tuple[str, str]]:
    """Title and one line of explanation for each switch, in the order of the rules."""
    said = {
        "lowest_rats_survive": (
            _("Fewest rats survive"),
            _("If the plague would take everybody, those with the fewest rats live after all."),
        ),
        "gold_tie_2p_9": (
            _("Two players share all Gold points"),
            _("If both have the same amount of Gold, they share 9 points, not 6."),
        ),
        "open_rats": (
            _("Open rats"),
            _("The table shows how many rats everybody has. Whoever counts along knows it anyway."),
        ),
    }
    return {word: said[word] for word in OPTIONS}


def switch_effect(options: RattusOptions, word: str) -> str:
    """Why a switch makes no difference in this game; empty if it does."""
    if word != "gold_tie_2p_9":
        return ""
    if len(options.seats) != 2:
        return _("Without effect here: only for two players.")
    if "gold" not in choice.kinds(options):
        return _("Without effect here: the Treasury does not take part.")
    return ""


# Why a set-up is not allowed, in the player's language, and the ways out of it.


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
