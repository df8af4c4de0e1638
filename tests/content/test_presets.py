"""The recommended set-ups against the rulebook (p. 2 and 9), the international edition and the classic one."""

from __future__ import annotations

import pytest

from game.citadels.content import Cards, Preset, own_cards

CASTS = {  # a character of each rank, and rank 9
    "first_game": "assassin thief magician king bishop merchant architect warlord artist",
    "devious_dignitaries": "magistrate blackmailer wizard king abbot alchemist navigator marshal queen",
    "illustrious_emissaries": "witch spy seer emperor bishop merchant scholar diplomat artist",
    "vicious_nobles": "assassin thief magician patrician cardinal trader architect warlord tax_collector",
    "ambitious_aristocrats": "magistrate thief wizard patrician bishop trader architect marshal queen",
    "cunning_agents": "witch blackmailer magician emperor abbot alchemist architect warlord tax_collector",
    "tenacious_delegates": "assassin spy seer king cardinal trader scholar diplomat artist",
    "vicious_nobles_english": "assassin thief magician patrician cardinal merchant navigator warlord tax_collector",
    "classic": "assassin thief magician king bishop merchant architect warlord",
}
UNIQUES = {  # in the order in which the editions list them
    "first_game": "library dragon_gate factory haunted_quarter map_room laboratory imperial_treasury smithy thieves_den"
    " statue quarry wishing_well school_of_magic keep",
    "devious_dignitaries": "poor_house dragon_gate factory secret_vault haunted_quarter framework laboratory park"
    " smithy thieves_den stables theater necropolis wishing_well",
    "illustrious_emissaries": "poor_house library ivory_tower factory haunted_quarter framework great_wall museum park"
    " smithy quarry observatory school_of_magic keep",
    "vicious_nobles": "basilica ivory_tower gold_mine hospital map_room laboratory monument museum imperial_treasury"
    " statue throne_room armory wishing_well school_of_magic",
    "ambitious_aristocrats": "capitol factory framework great_wall haunted_quarter keep necropolis park poor_house"
    " quarry school_of_magic stables statue thieves_den",
    "cunning_agents": "armory basilica dragon_gate gold_mine keep monument museum necropolis park poor_house quarry"
    " secret_vault smithy theater",
    "tenacious_delegates": "basilica capitol haunted_quarter imperial_treasury laboratory library map_room observatory"
    " school_of_magic secret_vault smithy stables statue wishing_well",
    "vicious_nobles_english": "basilica ivory_tower gold_mine dragon_gate map_room laboratory monument museum"
    " imperial_treasury statue thieves_den armory wishing_well school_of_magic",
    "classic": "haunted_quarter keep observatory laboratory smithy graveyard map_room imperial_treasury great_wall"
    " school_of_magic library university dragon_gate",
}
GERMAN = {
    "first_game": "Erstes Spiel",
    "devious_dignitaries": "Krumme Würdenträger",
    "illustrious_emissaries": "Illustre Abgesandte",
    "vicious_nobles": "Bösartige Adelige",
}


@pytest.fixture(scope="module")
def cards() -> Cards:
    return own_cards()


def cast_for(cards: Cards, preset: Preset, players: int) -> list[str]:
    """The characters of a preset with the substitutions of the rulebook (p. 9), all nine ranks."""
    chosen = [cards.characters[name] for name in preset.characters]
    return [c.instead if players < c.min_players and c.instead else c.id for c in chosen]


def test_the_presets_are_those_of_the_editions(cards: Cards) -> None:
    assert {name: " ".join(preset.characters) for name, preset in cards.presets.items()} == CASTS
    assert {name: set(preset.uniques) for name, preset in cards.presets.items()} == {
        name: set(uniques.split()) for name, uniques in UNIQUES.items()
    }
    assert list(cards.presets) == list(CASTS), "the first game comes first"


def test_german_names_are_those_of_the_rulebook(cards: Cards) -> None:
    assert {name: cards.presets[name].name.de for name in GERMAN} == GERMAN


def test_uniques_stand_in_alphabetical_order(cards: Cards) -> None:
    for preset in cards.presets.values():
        assert list(preset.uniques) == sorted(preset.uniques), preset.id


def test_only_the_classic_preset_is_of_another_edition(cards: Cards) -> None:
    assert [preset.id for preset in cards.presets.values() if preset.edition] == ["classic"]
    assert cards.presets["classic"].edition == "classic"


def test_substitutions(cards: Cards) -> None:
    dignitaries, emissaries = cards.presets["devious_dignitaries"], cards.presets["illustrious_emissaries"]
    assert [cast_for(cards, dignitaries, players)[8] for players in (3, 4, 5, 8)] == [
        "artist",
        "artist",
        "queen",
        "queen",
    ]
    assert [cast_for(cards, emissaries, players)[3] for players in (2, 3)] == ["patrician", "emperor"]


@pytest.mark.parametrize("players", range(2, 9))
def test_every_preset_works_with_every_number_of_players(cards: Cards, players: int) -> None:
    for preset in cards.presets.values():
        cast = [cards.characters[name] for name in cast_for(cards, preset, players)]
        assert [character.rank for character in cast] == list(range(1, len(cast) + 1))
        assert all(character.min_players <= players for character in cast)
