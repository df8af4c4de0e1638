"""Why a set-up is not allowed, in the player's language, and the ways out of it."""

from __future__ import annotations

from game.citadels.content import Character, District
from game.citadels.lang import _, language, ngettext
from game.citadels.rules.casting import MOST_CLASSIC_PLAYERS, UNIQUES
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
from game.ui.set_up import Fix, Problem


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
