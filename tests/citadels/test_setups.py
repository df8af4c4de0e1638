"""Set-ups (rulebook p. 2, 7 to 9): named ones, free choice, by chance, by wishes; and why a combination is refused."""

from __future__ import annotations

from dataclasses import replace

import msgspec
import pytest

from game.citadels.content import Character, District
from game.citadels.rules import Citadels, Setup
from game.citadels.rules.casting import CLASSIC_UNIQUES, UNIQUES
from game.citadels.rules.citadels import from_plain, to_plain
from game.citadels.rules.wishes import chosen as wishes_met
from game.kernel.rules import SetupError
from tests.citadels.tables import box_rules, rules
from tests.helpers.rulings import CITADELS

CASTS = list(rules().cards.presets)
STANDARD = [cast for cast in CASTS if cast != "classic"]
BY_RANK = {n: [c.id for c in rules().cards.characters.values() if c.rank == n] for n in range(1, 10)}
ALL_UNIQUES = [d.id for d in rules().cards.districts.values() if d.type == "unique" and d.played_by is None]


def refused(setup: Setup) -> tuple[str, str]:
    """The word at fault, and the sentence for the player."""
    with pytest.raises(SetupError) as caught:
        rules().box(setup)
    return caught.value.word, str(caught.value)


def wished(players: int, wishes: dict[str, str], seed: int = 1, *, nine: bool = False) -> Setup:
    return rules().chosen_setup(players, wishes, seed, nine=nine)


def refusal(players: int, wishes: dict[str, str], *, nine: bool = False) -> tuple[str, str]:
    with pytest.raises(SetupError) as caught:
        wished(players, wishes, nine=nine)
    return caught.value.word, str(caught.value)


# -- named set-ups -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("cast", STANDARD)
@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("nine", [False, True])
def test_every_named_set_up_can_be_played_by_every_number_of_players(cast: str, players: int, nine: bool) -> None:
    if players == 2 and nine:
        assert refused(rules().preset(players, cast, nine=True)) == (
            "rank_9", "With 2 players rank 9 cannot take part.",
        )  # fmt: skip
        return
    box = rules().box(rules().preset(players, cast, nine=nine))
    assert box.ranks == (9 if nine or players in (3, 8) else 8)
    assert len(box.setup.uniques) == UNIQUES


@pytest.mark.parametrize("players", range(2, 8))
def test_the_classic_edition_is_a_named_set_up_with_its_own_rules(players: int) -> None:
    box = rules().box(rules().preset(players, "classic"))
    assert box.classic
    assert (box.ranks, box.complete, len(box.setup.uniques)) == (8, 8, CLASSIC_UNIQUES)


def test_characters_that_need_more_players_give_way() -> None:
    def rank(n: int, players: int, cast: str) -> str:
        return rules().preset(players, cast, nine=players > 2).cast[n - 1]

    assert [rank(9, players, "devious_dignitaries") for players in (3, 4, 5, 8)] == ["artist"] * 2 + ["queen"] * 2
    assert [rank(4, players, "illustrious_emissaries") for players in (2, 3, 4)] == ["patrician", "emperor", "emperor"]
    assert [rank(4, players, "cunning_agents") for players in (2, 3)] == ["patrician", "emperor"]


# -- free choice -------------------------------------------------------------------------------------------------------
FIRST = rules().preset(5)


@pytest.mark.parametrize(
    ("setup", "word", "part_of_the_sentence"),
    [
        (replace(FIRST, players=1), "players", "Citadels is for 2 to 8"),
        (replace(FIRST, players=9), "players", "Citadels is for 2 to 8"),
        (replace(FIRST, cast=(*FIRST.cast[:7], "artist")), "cast", "one character of each rank"),
        (replace(FIRST, cast=(*FIRST.cast[:7], "nobody")), "nobody", "no character called 'nobody'"),
        (replace(FIRST, cast=(*FIRST.cast[:7], "king")), "king", "named twice"),
        (replace(FIRST, uniques=FIRST.uniques[1:]), "uniques", "uses 14 unique districts, here 13"),
        (replace(FIRST, uniques=(*FIRST.uniques[1:], "manor")), "manor", "no unique district"),
        (replace(FIRST, uniques=(*FIRST.uniques[2:], "keep", "park")), "keep", "named twice"),
        (replace(FIRST, uniques=(*FIRST.uniques[1:], "university")), "university", "another edition: classic"),
        (replace(FIRST, options=("blitz",)), "blitz", "no rules option called 'blitz'"),
        (replace(rules().preset(3, nine=True), cast=FIRST.cast), "rank_9", "a character of rank 9 must take part"),
        (replace(FIRST, options=("classic",)), "uniques", "uses 13 unique districts"),
    ],
)
def test_what_cannot_be_combined_is_refused_with_the_reason(setup: Setup, word: str, part_of_the_sentence: str) -> None:
    found, sentence = refused(setup)
    assert found == word
    assert part_of_the_sentence in sentence


@CITADELS.ruling(103)
def test_hospital_never_meets_the_witch_nor_graveyard_another_rank_8_than_the_warlord() -> None:
    with_both = replace(FIRST, uniques=(*FIRST.uniques[2:], "graveyard", "hospital"))
    assert rules().box(with_both).ranks == 8
    assert refused(replace(with_both, cast=("witch", *FIRST.cast[1:]))) == (
        "hospital", "The Hospital can only be used if the Assassin is in the cast.",
    )  # fmt: skip
    assert refused(replace(with_both, cast=(*FIRST.cast[:7], "diplomat"))) == (
        "graveyard", "The Graveyard can only be used if the Warlord is in the cast.",
    )  # fmt: skip


@pytest.mark.parametrize(("character", "least"), [("emperor", 3), ("queen", 5)])
def test_who_needs_more_players_is_refused_with_the_number(character: str, least: int) -> None:
    rank = rules().cards.characters[character].rank
    for players in range(2, 9):
        nine = players > 2
        base = rules().preset(players, nine=nine)
        if rank > len(base.cast):
            continue
        setup = replace(base, cast=(*base.cast[: rank - 1], character, *base.cast[rank:]))
        if players < least:
            assert refused(setup) == (character, f"The {character.title()} needs at least {least} players.")
        else:
            rules().box(setup)


# -- by chance, and by wishes ------------------------------------------------------------------------------------------
@pytest.mark.parametrize("players", range(2, 9))
def test_a_set_up_by_chance_is_allowed_and_the_same_for_the_same_seed(players: int) -> None:
    setups = [rules().random_setup(players, seed) for seed in range(40)]
    assert setups == [rules().random_setup(players, seed) for seed in range(40)]
    assert len(set(setups)) == 40
    for setup in setups:
        assert rules().box(setup).ranks == (9 if players in (3, 8) else 8)


def with_one_more(card: Character | District) -> Citadels:
    """The rules with one more card at the head of its list."""
    cards = rules().cards
    if isinstance(card, Character):
        return Citadels(msgspec.structs.replace(cards, characters={card.id: card, **cards.characters}))
    return Citadels(msgspec.structs.replace(cards, districts={card.id: card, **cards.districts}))


NEW_CHARACTER = msgspec.structs.replace(rules().cards.characters["wizard"], id="stargazer")
NEW_DISTRICT = msgspec.structs.replace(rules().cards.districts["keep"], id="lighthouse")
SOME_WISHES = {"museum": "always", "witch": "always", "park": "never"}


@pytest.mark.parametrize("card", [NEW_CHARACTER, NEW_DISTRICT], ids=lambda card: card.id)
@pytest.mark.parametrize("wishes", [{}, SOME_WISHES], ids=["chance", "wishes"])
@pytest.mark.parametrize("players", [2, 3, 6, 8])
def test_one_more_card_leaves_every_cast_alone_that_does_not_have_it(
    players: int, wishes: dict[str, str], card: Character | District
) -> None:
    more, entered = with_one_more(card), 0
    for seed in range(200):
        before, after = wished(players, wishes, seed), wishes_met(more.cards, players, wishes, seed)
        if card.id not in (*after.cast, *after.uniques):
            assert after == before, seed
            continue
        entered += 1
        assert len({*before.cast} - {*after.cast}) <= 1, "it takes one place"
        assert len({*before.uniques} - {*after.uniques}) <= 1
    rivals = [one.id for one in more.cards.characters.values() if isinstance(card, Character) and one.rank == card.rank]
    wanted = 1 / len(rivals) if rivals else 14 / sum(one.type == "unique" for one in more.cards.districts.values())
    assert abs(entered / 200 - wanted) < 0.12, "and it comes as often as others"


def test_casts_by_chance_are_the_same_on_every_system() -> None:
    """No order of a set or of Python's own hash goes in. Another cast for a seed needs another version of the rules."""
    chosen = box_rules().random_setup(4, 7)
    assert rules().version == 4
    assert chosen.cast == (
        "assassin", "blackmailer", "seer", "emperor", "cardinal", "alchemist", "scholar", "diplomat",
    )  # fmt: skip
    assert chosen.uniques[:4] == ("basilica", "capitol", "haunted_quarter", "ivory_tower")


@pytest.mark.parametrize("version", [None, 0, 1, 99, "3", 3.0, True, [2]])
def test_a_set_up_of_an_unknown_version_is_refused(version: object) -> None:
    with pytest.raises(SetupError) as caught:
        from_plain({**to_plain(rules().preset(4)), "version": version})
    assert caught.value.word == "version"


def test_a_set_up_without_a_version_was_written_when_there_was_none() -> None:
    plain = to_plain(rules().preset(4))
    assert plain.pop("version") == rules().version == 4
    assert (rules().version_of(plain), from_plain(plain).version) == (2, 2)
    assert from_plain(rules().renewed(plain)) == rules().preset(4)


def test_chance_leaves_nobody_out() -> None:
    setups = [rules().random_setup(6, seed, nine=True) for seed in range(200)]
    for rank, names in BY_RANK.items():
        shares = [sum(setup.cast[rank - 1] == name for setup in setups) for name in names]
        assert min(shares) > 0.6 * 200 / len(names), dict(zip(names, shares, strict=True))
    for name in ALL_UNIQUES:
        assert sum(name in setup.uniques for setup in setups) > 15, name


def test_the_cast_does_not_depend_on_where_the_crown_is_dealt() -> None:
    crowns: dict[str, set[int]] = {}
    for seed in range(300):
        chosen = rules().random_setup(6, seed)
        crowns.setdefault(chosen.cast[0], set()).add(rules().start(chosen, seed).crown)
    assert all(crowned == set(range(6)) for crowned in crowns.values())


def test_always_and_never_come_true_and_the_rest_changes() -> None:
    wishes = {"witch": "always", "bishop": "never", "museum": "always", "hospital": "sometimes", "keep": "never"}
    setups = [wished(5, wishes, seed) for seed in range(60)]
    assert all("witch" in setup.cast and "museum" in setup.uniques for setup in setups)
    assert not any("bishop" in setup.cast or {"keep", "hospital"} & set(setup.uniques) for setup in setups)
    assert len({setup.cast for setup in setups}) > 50


def test_a_district_that_always_takes_part_brings_its_character_along() -> None:
    setups = [wished(4, {"graveyard": "always", "hospital": "always"}, seed) for seed in range(20)]
    assert all(setup.cast[0] == "assassin" and setup.cast[7] == "warlord" for setup in setups)


def test_where_few_districts_are_left_those_that_need_a_character_bring_it_along() -> None:
    kept = [*[name for name in ALL_UNIQUES if name not in ("graveyard", "hospital")][:13], "graveyard"]
    wishes = {name: "never" for name in ALL_UNIQUES if name not in kept}
    for seed in range(20):
        chosen = wished(4, wishes, seed)
        assert sorted(chosen.uniques) == sorted(kept)
        assert "warlord" in chosen.cast


def test_an_exact_choice_can_be_wished_for() -> None:
    wanted = rules().preset(6, "devious_dignitaries", nine=True)
    wishes = dict.fromkeys((*wanted.cast, *wanted.uniques), "always")
    found = wished(6, wishes, nine=True)
    assert found.cast == wanted.cast
    assert sorted(found.uniques) == sorted(wanted.uniques)


@pytest.mark.parametrize(
    ("players", "nine", "wishes", "word", "part_of_the_sentence"),
    [
        (5, False, {"witch": "always", "assassin": "always"}, "witch", "cannot both always take part"),
        (5, False, {"witch": "always", "hospital": "always"}, "witch", "The Hospital can only be used if the Assassin"),
        (5, False, {"warlord": "never", "graveyard": "always"}, "graveyard", "only be used if the Warlord"),
        (5, False, dict.fromkeys(BY_RANK[3], "never"), "rank_3", "No character of rank 3 is left"),
        (
            2,
            False,
            dict.fromkeys(BY_RANK[4], "never") | {"emperor": "sometimes"},
            "rank_4",
            "No character of rank 4 is left for 2 players",
        ),
        (4, True, dict.fromkeys(BY_RANK[9], "never") | {"queen": "sometimes"}, "rank_9", "left for 4 players"),
        (4, True, {"queen": "always"}, "queen", "needs at least 5 players"),
        (5, False, {"artist": "always"}, "artist", "this game has no rank 9"),
        (2, True, {}, "rank_9", "With 2 players rank 9 cannot take part"),
        (1, False, {}, "players", "Citadels is for 2 to 8"),
        (5, False, {"university": "always"}, "university", "another edition: classic"),
        (5, False, {"manor": "always"}, "manor", "takes part in every game"),
        (5, False, {"castel": "always"}, "castel", "There is no character and no district called 'castel'"),
        (5, False, {"keep": "often"}, "keep", "never, sometimes, always"),
        (5, False, dict.fromkeys(ALL_UNIQUES[:15], "always"), "uniques", "15 unique districts shall always"),
        (5, False, dict.fromkeys(ALL_UNIQUES[UNIQUES - 1 :], "never"), "uniques", "unique districts are left"),
    ],
)
def test_wishes_that_cannot_come_true_are_refused_with_the_reason(
    players: int, nine: bool, wishes: dict[str, str], word: str, part_of_the_sentence: str
) -> None:
    found, sentence = refusal(players, wishes, nine=nine)
    assert found == word, sentence
    assert part_of_the_sentence in sentence


def test_a_set_up_survives_being_plain_data_with_its_options() -> None:
    for setup in (rules().preset(4, "classic"), replace(rules().random_setup(3, 5), options=("gather_first",))):
        assert from_plain(to_plain(setup)) == setup
        assert rules().start(from_plain(to_plain(setup)), 3).box.setup.options == setup.options
