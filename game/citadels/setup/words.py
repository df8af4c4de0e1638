"""What the new-game screen says about casts, the draft and the switches of the rules."""

from __future__ import annotations

from collections.abc import Collection

from game.citadels.lang import _, language, ngettext
from game.citadels.setup import choice
from game.citadels.setup.options import CitadelsOptions
from game.ui.draw.markup import escape
from game.ui.services import StoredChoice

# players: (8 characters, 9 characters) set aside face up; one more always lies face down
FACE_UP = {4: (2, 3), 5: (1, 2), 6: (0, 1), 7: (0, 0), 8: (0, 0)}


def way_names(stored: list[StoredChoice]) -> list[tuple[str, str]]:
    """Everything the cast can be chosen by: (key, text), named set-ups first, then the players' own."""
    named = [(f"preset:{one.id}", one.name.get(language())) for one in choice.cards().presets.values()]
    free = [
        ("random", _("By chance")),
        ("wishes", _("Never, sometimes, always")),
        ("own", _("Own choice")),
    ]
    return [*named, *free, *((f"stored:{one.key}", f"“{one.name}”") for one in stored)]


def way_key(options: CitadelsOptions) -> str:
    """The entry of `way_names` that is in force."""
    cast = options.cast
    if cast.saved:
        return f"stored:{cast.saved}"
    return f"preset:{cast.preset}" if cast.way == "preset" else cast.way


def way_text(options: CitadelsOptions) -> str:
    """How the cast comes about, and what a click on a card does."""
    if options.cast.way == "wishes":
        return _(
            "A click changes the wish for a card: sometimes, always, never. Those with a tick were drawn for this game."
        )
    if options.cast.way == "random":
        return _("Drawn by chance. Choose a card to make it a cast of your own.")
    if options.cast.way == "own":
        return _("Your own choice: the cards with a tick take part.")
    name = choice.cards().presets[options.cast.preset].name.get(language())
    return _("“{name}”. Choose a card to make it a cast of your own.").format(name=escape(name))


# -- the draft ---------------------------------------------------------------------------------------------------------
def draft_text(options: CitadelsOptions) -> str:
    """What the draft of this table looks like, who stands in for whom, and when a city is complete."""
    count, nine = len(options.seats), choice.nine_plays(options)
    text = "[h|" + _("The draft") + "]\n"
    text += _("{players} players choose from {characters} characters.").format(
        players=count, characters=9 if nine else 8
    )
    text += " " + (_few_players(options) if count < 4 else _set_aside(count, nine))
    for one, other in choice.substituted(options):
        text += "\n\n" + _("{one} takes part instead of {other}, who needs at least {count} players.").format(
            one=one.name.get(language()), other=other.name.get(language()), count=other.min_players
        )
    complete = 8 if count < 4 or choice.is_classic(options) else 7
    text += "\n\n[h|" + _("The end") + "]\n"
    text += _("A city of {count} districts is complete.").format(count=complete)
    if choice.is_classic(options):
        text += "\n\n" + _("By the rules of the classic edition, with its 8 characters and 13 unique districts.")
    return text


def _few_players(options: CitadelsOptions) -> str:
    text = _("Everybody has two of them and so two turns in each round. None is set aside face up.")
    if len(options.seats) == 3 and not choice.is_classic(options):
        text += " " + (
            _("After the first round of choosing, one is put aside by chance.")
            if "random_middle_discard" in options.rules
            else _("After the first round of choosing, the last player puts one aside.")
        )
    return text


def _set_aside(count: int, nine: bool) -> str:
    up = FACE_UP[count][nine]
    if up:
        return ngettext(
            "One is set aside face up and one face down. Rank 4 never lies face up.",
            "{count} are set aside face up and one face down. Rank 4 never lies face up.",
            up,
        ).format(count=up)
    text = _("One is set aside face down, none face up.")
    if (count, nine) in ((7, False), (8, True)):
        text += " " + _("The last player may take that one instead.")
    return text


def limits(options: CitadelsOptions, playing: Collection[str], card: str) -> str:
    """What keeps a card out of this game at present; empty if nothing does."""
    character = choice.cards().characters.get(card)
    if character is not None:
        if len(options.seats) >= character.min_players:
            return ""
        return _("{character} needs at least {count} players.").format(
            character=character.name.get(language()), count=character.min_players
        )
    district = choice.cards().districts[card]
    if district.needs is None or district.needs in playing:
        return ""
    return _("{district} can only take part together with {character}.").format(
        district=district.name.get(language()), character=choice.cards().characters[district.needs].name.get(language())
    )


# -- switches ----------------------------------------------------------------------------------------------------------
def switch_texts() -> dict[str, tuple[str, str]]:
    """Title and one line of explanation for each switch of the rules, in the order of the rules."""
    said = {
        "emperor_bewitched_takes": (
            _("The bewitched Emperor's crown brings something"),
            _("The Witch who plays on as the Emperor gives the crown away and takes gold or a card for it."),
        ),
        "random_middle_discard": (
            _("Three players: put aside by chance"),
            _("Chance decides which character is put aside in the middle of the draft, not the last player."),
        ),
        "great_wall_covers_itself": (
            _("The Great Wall protects itself too"),
            _("To destroy the Great Wall costs one gold more, as for every other district of its city."),
        ),
        "gather_first": (
            _("Gather first"),
            _("Gold or cards come first in every turn; abilities, income and districts only after that."),
        ),
    }
    return {word: said[word] for word in choice.SWITCHES}


def switch_effect(options: CitadelsOptions, characters: Collection[str], uniques: Collection[str], word: str) -> str:
    """Why a switch makes no difference in this game; empty if it does."""
    if word == "gather_first" and choice.is_classic(options):
        return _("Part of the classic edition.")
    if word == "random_middle_discard" and choice.is_classic(options):
        return _("Without effect here: the classic edition has no such discard.")
    if word == "random_middle_discard" and len(options.seats) != 3:
        return _("Without effect here: only for three players.")
    if word == "great_wall_covers_itself" and "great_wall" not in uniques:
        return _("Without effect here: the Great Wall does not take part.")
    if word == "emperor_bewitched_takes" and not {"witch", "emperor"} <= {*characters}:
        return _("Without effect here: it needs the Witch and the Emperor.")
    return ""
