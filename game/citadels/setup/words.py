"""What the new-game screen says about casts, the draft and the switches of the rules."""

from __future__ import annotations

from collections.abc import Collection

from game.citadels.content import Character, District
from game.citadels.lang import _, language, ngettext
from game.citadels.rules.casting import MOST_CLASSIC_PLAYERS, UNIQUES
from game.citadels.setup import choice
from game.citadels.setup.choice import (
    cards,
    fill_up,
    is_classic,
    nine_plays,
    of_rank,
    pick_character,
    pick_unique,
    resolve,
    set_wish,
    unique_districts,
    wish,
)
from game.citadels.setup.options import CastChoice, CitadelsOptions
from game.kernel.rules import SetupError
from game.ui.draw.markup import escape
from game.ui.set_up import Fix, Problem

# players: (8 characters, 9 characters) set aside face up; one more always lies face down
FACE_UP = {4: (2, 3), 5: (1, 2), 6: (0, 1), 7: (0, 0), 8: (0, 0)}


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


# Why a set-up is not allowed, in the player's language, and the ways out of it.


def problem_with_cast(options: CitadelsOptions, seed: int = 1) -> Problem | None:
    """What is wrong with the cast and the unique districts; `seed` decides what a way out by chance draws."""
    try:
        resolve(options)
    except SetupError as refused:
        return explain(options, refused.word, seed)
    return None


def explain(options: CitadelsOptions, word: str, seed: int = 1) -> Problem:
    """The sentence for the word of a SetupError."""
    if options.cast.way == "wishes":
        return _with_wishes(options, word)
    if is_classic(options) and len(options.seats) > MOST_CLASSIC_PLAYERS:
        sentence = _("The classic edition is for 2 to {count} players.").format(count=MOST_CLASSIC_PLAYERS)
        return Problem(sentence, (Fix(_("Play the first game"), _first_game),))
    if word in cards().characters:
        return _too_few_players(cards().characters[word])
    if word in cards().districts:
        return _district(cards().districts[word])
    if word == "uniques":
        return _count(options, seed)
    return Problem(_("These cards cannot be played together."), (Fix(_("Play the first game"), _first_game),))


def _first_game(options: CitadelsOptions) -> None:
    options.cast = CastChoice()


def _name(card: Character | District) -> str:
    return card.name.get(language())


# -- cards chosen one by one -------------------------------------------------------------------------------------------
def _too_few_players(character: Character) -> Problem:
    sentence = _("{character} needs at least {count} players.").format(
        character=_name(character), count=character.min_players
    )
    if character.instead is None:
        return Problem(sentence)
    other = character.instead
    text = _("Take {character}").format(character=_name(cards().characters[other]))
    return Problem(sentence, (Fix(text, lambda options: pick_character(options, other)),))


def _district(district: District) -> Problem:
    out = Fix(
        _("Leave out {district}").format(district=_name(district)),
        lambda options: pick_unique(options, district.id),
    )
    if district.needs is None:
        sentence = _("{district} belongs to the classic edition.").format(district=_name(district))
        return Problem(sentence, (out,))
    needed = cards().characters[district.needs]
    sentence = _("{district} can only take part together with {character}.").format(
        district=_name(district), character=_name(needed)
    )
    take = Fix(
        _("Take {character}").format(character=_name(needed)), lambda options: pick_character(options, needed.id)
    )
    return Problem(sentence, (take, out))


def _count(options: CitadelsOptions, seed: int) -> Problem:
    have = len(options.cast.uniques)
    if have < UNIQUES:
        missing = ngettext(
            "{count} unique district is missing: a game uses {wanted}.",
            "{count} unique districts are missing: a game uses {wanted}.",
            UNIQUES - have,
        ).format(count=UNIQUES - have, wanted=UNIQUES)
        return Problem(missing, (Fix(_("Fill up by chance"), lambda chosen: fill_up(chosen, seed)),))
    extra = ngettext(
        "{count} unique district too many: a game uses {wanted}.",
        "{count} unique districts too many: a game uses {wanted}.",
        have - UNIQUES,
    ).format(count=have - UNIQUES, wanted=UNIQUES)
    return Problem(extra, (Fix(_("Take out the last ones"), _cut),))


def _cut(options: CitadelsOptions) -> None:
    del options.cast.uniques[UNIQUES:]
    options.cast.saved = ""


# -- never, sometimes, always ------------------------------------------------------------------------------------------
def _with_wishes(options: CitadelsOptions, word: str) -> Problem:
    if word == "uniques":
        return _wished_count(options)
    if word.startswith("rank_"):
        return _nobody_left(options, int(word.removeprefix("rank_")))
    if word in cards().districts:
        return _wished_district(options, cards().districts[word])
    if word in cards().characters:
        return _wished_character(options, cards().characters[word])
    return Problem(_("These wishes cannot all come true."), (_all_sometimes(),))


def _all_sometimes() -> Fix:
    def act(options: CitadelsOptions) -> None:
        options.cast.wishes = {}
        options.cast.saved = ""

    return Fix(_("All cards sometimes"), act)


def _sometimes(card: Character | District) -> Fix:
    text = _("{card} only sometimes").format(card=_name(card))
    return Fix(text, lambda options: set_wish(options, card.id, "sometimes"))


def _wished_character(options: CitadelsOptions, character: Character) -> Problem:
    if len(options.seats) < character.min_players:
        sentence = _("{character} needs at least {count} players.")
        said = sentence.format(character=_name(character), count=character.min_players)
        return Problem(said, (_sometimes(character),))
    if character.rank > (9 if nine_plays(options) else 8):
        said = _("{character} cannot always take part: this game has no rank 9.").format(character=_name(character))
        fixes = [_sometimes(character)]
        if len(options.seats) > 3:
            fixes.insert(0, Fix(_("Play with rank 9"), _with_nine))
        return Problem(said, tuple(fixes))
    return _two_at_one_rank(options, character)


def _with_nine(options: CitadelsOptions) -> None:
    options.nine = True


def _two_at_one_rank(options: CitadelsOptions, character: Character) -> Problem:
    rivals = [one for one in of_rank(character.rank) if wish(options, one.id) == "always"]
    if len(rivals) > 1:
        one, other = rivals[:2]
        said = _("{one} and {other} cannot both always take part: there is one character of each rank.").format(
            one=_name(one), other=_name(other)
        )
        return Problem(said, (_sometimes(one), _sometimes(other)))
    wanting = [d for d in unique_districts(options) if d.needs and wish(options, d.id) == "always"]
    for district in wanting:
        needed = cards().characters[district.needs or ""]
        if needed.rank == character.rank and rivals and needed is not rivals[0]:
            said = _("{district} always needs {character}, but {other} shall always be there instead.").format(
                district=_name(district), character=_name(needed), other=_name(rivals[0])
            )
            return Problem(said, (_sometimes(rivals[0]), _sometimes(district)))
    return Problem(_("These wishes cannot all come true."), (_all_sometimes(),))


def _wished_district(options: CitadelsOptions, district: District) -> Problem:
    needed = cards().characters[district.needs] if district.needs else None
    if needed is None:
        said = _("{district} belongs to the classic edition.").format(district=_name(district))
        return Problem(said, (_sometimes(district),))
    said = _("{district} can only take part together with {character}.").format(
        district=_name(district), character=_name(needed)
    )
    if wish(options, needed.id) == "never":
        return Problem(said, (_sometimes(needed), _sometimes(district)))
    return Problem(said, (_sometimes(district), _all_sometimes()))


def _nobody_left(options: CitadelsOptions, rank: int) -> Problem:
    said = _("Nobody is left for rank {rank}: a cast has one character of each rank.").format(rank=rank)

    def act(chosen: CitadelsOptions) -> None:
        for one in of_rank(rank):
            set_wish(chosen, one.id, "sometimes")

    return Problem(said, (Fix(_("Rank {rank} sometimes").format(rank=rank), act),))


def _wished_count(options: CitadelsOptions) -> Problem:
    always = [one for one in unique_districts(options) if wish(options, one.id) == "always"]
    if len(always) > UNIQUES:
        said = _("{count} unique districts shall always take part: a game uses {wanted}.").format(
            count=len(always), wanted=UNIQUES
        )

        def relax(chosen: CitadelsOptions) -> None:
            for one in always[UNIQUES:]:
                set_wish(chosen, one.id, "sometimes")

        return Problem(said, (Fix(_("The last ones only sometimes"), relax),))

    def allow(chosen: CitadelsOptions) -> None:
        for one in unique_districts(chosen):
            if wish(chosen, one.id) == "never":
                set_wish(chosen, one.id, "sometimes")

    said = _("Too few unique districts may take part: a game uses {wanted}.").format(wanted=UNIQUES)
    return Problem(said, (Fix(_("Allow all districts"), allow),))
