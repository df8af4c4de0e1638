"""What the new-game screen and the text game say about maps, castellos and switches."""

from __future__ import annotations

from collections import Counter

from game.kernel.rules import SetupError
from game.la_citta.content import own_cards
from game.la_citta.lang import _, language, ngettext
from game.la_citta.rules.box import OPTIONS, YEARS
from game.la_citta.setup import choice
from game.la_citta.setup.choice import CittaOptions
from game.ui.draw.markup import escape
from game.ui.set_up import BY_LOT, Fix, Problem


# -- ways --------------------------------------------------------------------------------------------------------------
def way_words() -> dict[str, str]:
    """The usual ways to set a game up, and any other."""
    return {"beginner": _("First map"), "advanced": _("By chance"), choice.OWN: _("Own choice")}


# -- the country -------------------------------------------------------------------------------------------------------
def map_names() -> dict[str, str]:
    """The maps by id, in words."""
    return {name: one.name.get(language()) for name, one in choice.maps().items()}


def landscape_words() -> dict[str, tuple[str, str]]:
    """How the landscape comes about: name and a line of explanation."""
    return {
        "first_map": (_("First map"), _("Every landscape has its place: best for a first game.")),
        "random": (_("By chance"), _("The 22 landscapes are shuffled. Look before you begin, and draw again.")),
    }


def castello_words() -> dict[str, tuple[str, str]]:
    """How the first castellos come about: name and a line of explanation."""
    return {
        "given": (_("Given"), _("Two each, chosen for equal food and equal chances on the first map.")),
        "placed": (_("Placed in turn"), _("Everybody places two: counter-clockwise, then back.")),
    }


def advice(options: CittaOptions) -> str:
    """What is allowed, but not recommended; "" if nothing is."""
    if options.country.castellos == "given" and options.country.landscape == "random":
        return _("Given castellos are fair on the first map only: better place them.")
    return ""


def sites_text(options: CittaOptions) -> str:
    """How large the map is for this table."""
    found, _landscape = choice.shown(options)
    return _("{count} of {all} sites in play").format(count=len(choice.in_play(options)), all=len(found.hexes))


def tiles_text(options: CittaOptions) -> str:
    """What the landscape has, in words: the same for every map."""
    counts = Counter(choice.shown(options)[1])
    names = {name: one.name.get(language()) for name, one in own_cards().landscapes.items()}
    return ", ".join(f"{counts[name]} × {names[name]}" for name in names)


# -- the game ----------------------------------------------------------------------------------------------------------
def overview_text(options: CittaOptions) -> str:
    """The game of this table in one line."""
    years = ngettext("{count} year", "{count} years", YEARS).format(count=YEARS)
    map_name = choice.shown(options)[0].name.get(language())
    return _("{years} on “{map}”, {sites}.").format(years=years, map=map_name, sites=sites_text(options))


def game_text(options: CittaOptions) -> str:
    """What the game of this table looks like, as marked-up text."""
    text = "[h|" + _("The game") + "]\n" + escape(overview_text(options))
    landscape, castellos = landscape_words()[options.country.landscape], castello_words()[options.country.castellos]
    text += "\n\n" + _("Landscape: {name}").format(name=escape(landscape[0])) + ". " + escape(landscape[1])
    text += "\n\n" + _("Castellos: {name}").format(name=escape(castellos[0])) + ". " + escape(castellos[1])
    if len(options.seats) < 4:
        text += "\n\n" + _("Sites under a veil are not in play; their landscapes still feed whoever touches them.")
    if advice(options):
        text += "\n\n[b|" + escape(advice(options)) + "]"
    return text


# -- switches ----------------------------------------------------------------------------------------------------------
def switch_texts() -> dict[str, tuple[str, str]]:
    """Title and one line of explanation for each switch, in the order of the rules."""
    said = {
        "allow_voluntary_pass": (
            _("Free drawing"),
            _("You may draw a politics card face down even if you could do something else."),
        ),
        "penalty_on_migration": (
            _("Penalty for migration"),
            _("Who loses citizens to a neighbour has a card less next year, as after hunger."),
        ),
        "iterate_starvation": (
            _("Hunger to the end"),
            _("If a demolition after feeding takes food away, it is counted again at once."),
        ),
        "must_use_open_cards": (
            _("Open cards first"),
            _("Who can build nothing must use an open card such as Golden Times before drawing face down."),
        ),
    }
    return {word: said[word] for word in OPTIONS}


# Why a set-up is not allowed, in the player's language, and the ways out of it.


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
