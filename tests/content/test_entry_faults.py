"""Every kind of fault in a card's entry: its line, the card, what is wrong and what to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.content.helpers import Case, check

KEEP_NAME = "{en: Keep, de: Zitadelle}"
SMITHY = "en: Once per turn, pay 2 gold"
MANOR = "- id: manor\n  cost: 3\n  type: noble\n  copies: 5"
KEEP = "- id: keep\n  cost: 3\n  type: unique\n  copies: 1"
MANOR_RULES = "rules:\n    en: A noble"
PALACE = "- id: palace\n  cost: 5\n  type: noble"
LIBRARY = "- id: library"
QUEEN = "min_players: 5\n  instead: artist"
THIEF = "- id: thief\n  rank: 2"
NEEDS = "needs: warlord"

CASES = {
    # keys
    "unknown key": Case("rank: 1", "rank: 1\n  §colour: red", "assassin", "unknown key 'colour'", "the keys here are"),
    "misspelt key": Case("rank: 1", "§rnak: 1", "assassin", "unknown key 'rnak'", "did you mean 'rank'?"),
    "unknown key inside": Case("de: Zitadelle}", "de: Z, fr: D§}", "keep", "unknown key 'name.fr'", "are en, de"),
    "duplicate key": Case("rank: 1", "rank: 1\n  §rank: 2", "assassin, 'rank'", "duplicate key; the first is in"),
    "missing key": Case(MANOR_RULES, "rulez:§\n    en: A noble", "manor", "unknown key 'rulez'", "mean 'rules'?"),
    "no rank": Case("- id: thief\n  rank: 2", "- id: thief§", "thief", "`rank` is missing", "add a line `rank:`"),
    "not a mapping": Case("- id: palace", "- palace§\n- id: palace", "districts, entry 3", "must have the keys id"),
    # ids
    "duplicate id": Case(LIBRARY, "- id: keep§", "keep", "duplicate id; the first is in line 1", "rename or delete"),
    "id of another kind": Case("- id: manor", "- id: king§", "king", "duplicate id; the first is in line", "rename"),
    "id in capitals": Case("- id: manor", "- id: Manor§", "districts, entry 1", "id 'Manor' is not a short", "wall"),
    "id is a number": Case("- id: manor", "- id: 12§", "districts, entry 1", "must be a text, not the number 12"),
    "no id": Case("- id: manor\n  cost", "- cost§", "districts, entry 1", "`id` is missing", "add a line `id:`"),
    # types of values
    "rank is a word": Case("rank: 2", "rank: two§", "thief", "`rank` must be a whole number, not the text 'two'"),
    "rank is quoted": Case("rank: 2", 'rank: "2"§', "thief", "`rank` must be a whole number, not the text '2'"),
    "cost is a fraction": Case("cost: 4", "cost: 4.5§", "castle", "must be a whole number, not the text '4.5'"),
    "cost is octal": Case("cost: 4", "cost: 04§", "castle", "must be a whole number, not the text '04'"),
    "cost is a truth": Case("cost: 4", "cost: true§", "castle", "must be a whole number, not true"),
    "cost is a list": Case("cost: 4", "cost: [4]§", "castle", "must be a whole number, not a list"),
    "text is a number": Case("en: Keep", "en: 1984§", "keep", "`name.en` must be a text, not the number 1984"),
    "text is a list": Case(KEEP_NAME, "[Keep]§", "keep", "`name` must have the keys en, de, not be a list"),
    # translations
    "no German": Case(KEEP_NAME, "{en: Keep}§", "keep", "`name.de` is missing: the German text", "below `de:`"),
    "no English": Case(KEEP_NAME, "{de: Zitadelle}§", "keep", "`name.en` is missing: the English text"),
    "empty German": Case("de: Zitadelle", "de: §", "keep", "`name.de` is missing: the German text", "write the German"),
    "blank German": Case("de: Zitadelle", 'de: " "§', "keep", "`name.de` is empty", "write the text"),
    # ranges
    "rank 10": Case("rank: 9", "rank: 10§", "artist", "`rank` 10 does not exist", "from 1 to 9"),
    "rank -1": Case("rank: 9", "rank: -1§", "artist", "`rank` -1 does not exist", "from 1 to 9"),
    "cost 0": Case("cost: 4", "cost: 0§", "castle", "`cost` 0 is out of range", "from 1 to 6"),
    "cost 7": Case("cost: 4", "cost: 7§", "castle", "`cost` 7 is out of range", "from 1 to 6"),
    "type unknown": Case("type: military", "type: militray§", "warlord", "`type` 'militray' is unknown", "'military'"),
    "unique income": Case("type: military", "type: unique§", "warlord", "`type` 'unique' pays no income", "use noble"),
    "no copies": Case(MANOR, MANOR[:-1] + "0§", "manor", "`copies` 0 is out of range", "at least 1 copy"),
    "one player": Case(QUEEN, "min_players: 1§", "queen", "`min_players` 1 is out of range", "2 to 8 people"),
    "nine players": Case(QUEEN, "min_players: 9§", "queen", "`min_players` 9 is out of range", "2 to 8 people"),
    "other edition": Case("edition: classic", "edition: clasic§", "university", "`edition` 'clasic'", "'classic'?"),
    # cards that need others
    "nobody instead": Case(QUEEN, "min_players: 5§", "queen", "`instead` is missing", "the character of this rank"),
    "always instead": Case(QUEEN, "instead: artist§", "queen", "`instead` never applies", "write `min_players`"),
    "unknown instead": Case("instead: artist", "instead: artits§", "queen", "unknown character", "mean 'artist'?"),
    "instead of itself": Case("instead: artist", "instead: queen§", "queen", "'queen' cannot take its place", "rank 9"),
    "other rank": Case("instead: artist", "instead: king§", "queen", "'king' cannot take its place", "one of rank 9"),
    "district instead": Case(THIEF, f"{THIEF}\n  min_players: 4\n  instead: keep§", "thief", "'keep' is no character"),
    "needs unknown": Case(NEEDS, "needs: warlrod§", "graveyard", "unknown character", "did you mean 'warlord'?"),
    "needs a district": Case(NEEDS, "needs: keep§", "graveyard", "'keep' is no character", "among the districts"),
    "basic needs": Case("cost: 4", "cost: 4\n  §needs: king", "castle", "a basic district has no `needs`", "delete it"),
    "basic edition": Case("cost: 4", "cost: 4\n  edition: classic§", "castle", "has no `edition`", "delete it"),
    # texts that do not fit
    "long name": Case("de: Zitadelle", f"de: {'Zita' * 9}delle§", "keep", "`name.de` has 41 letters, 28 fit"),
    "long text": Case(SMITHY, f"en: {'pay ' * 60}§", "smithy", "`short.en` takes 8 lines on the card, 4 fit"),
    # basic and unique districts
    "basic without cost": Case("cost: 4", "cost: null§", "castle", "a basic district must have a `cost`", "1 to 6"),
    "basic with effect": Case("cost: 4", "cost: 4\n  §short: {en: A, de: B}", "castle", "a basic district has no"),
    "two of a unique": Case(KEEP, KEEP[:-1] + "2§", "keep", "a unique district has 1 copy", "copies: 1"),
    "unique without text": Case(PALACE, "- id: palace§\n  cost: 5\n  type: unique", "palace", "`short` is missing"),
}  # fmt: skip


@pytest.mark.parametrize("case", CASES.values(), ids=CASES.keys())
def test_a_fault_in_an_entry(case: Case, tmp_path: Path) -> None:
    check(case, tmp_path)
