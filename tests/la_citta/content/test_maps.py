"""A faulty map is refused with a sentence for every fault, each with its line."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from game.content import ContentError
from game.la_citta.content import load_map, own_maps
from game.la_citta.content.files import file_of
from game.la_citta.content.map_loading import examine_map
from tests.helpers.rulings import LA_CITTA
from tests.la_citta.rules.tables import A, begun, rules

ruling = LA_CITTA.ruling
TEXT = file_of("maps/lattice").read_text(encoding="utf-8")


def faults_of(folder: Path, text: str) -> str:
    """What is said about a map with this text."""
    path = folder / "lattice.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        load_map(path)
    return str(caught.value)


def line_of(words: str) -> int:
    """Where these words stand in the usual map."""
    return next(number for number, line in enumerate(TEXT.splitlines(), 1) if words in line)


def replaced(old: str, new: str) -> str:
    """The usual map with one change."""
    assert TEXT.count(old) == 1
    return TEXT.replace(old, new)


def cut(text: str) -> str:
    """With two players nobody may pass the rows in the middle."""
    return re.sub(r"(r: (5|10), zone: )2", r"\g<1>4", text)


H044 = "- {id: H044, q: 5, r: 4, zone: 2"
FAULTS: dict[str, tuple[str, str, str]] = {  # what is wrong -> what is written, instead of what, the sentence
    "a site twice": ("{id: H002, q: 1, r: 0", "{id: H002, q: 0, r: 0", "is the site H001 already"),
    "an area of five": ("[[1, 1], [2, 1], [3, 1], [1, 2], [2, 2], [1, 3]]", "[[1, 1], [2, 1], [3, 1], [1, 2], [2, 2]]",
                        "R02: the area has 5 cells, every area has 6"),
    "an area in two parts": ("[[1, 1], [2, 1], [3, 1], [1, 2], [2, 2], [1, 3]]",
                             "[[1, 1], [2, 1], [3, 1], [1, 2], [2, 2], [40, 3]]", "do not hang together"),
    "an unknown landscape": ("{id: R02, first: F1", "{id: R02, first: F9", "'F9' is an unknown landscape"),
    "too many tiles": ("{id: R02, first: F1", "{id: R02, first: M", "the first map has 4 tiles M, the box has 3"),
    "a wrong border": ("q: 1, r: 0, zone: 3, borders: [R02]", "q: 1, r: 0, zone: 3, borders: [R03]",
                       "the areas beside it are R02, not R03"),
    "a zone for six": ("{id: H002, q: 1, r: 0, zone: 3", "{id: H002, q: 1, r: 0, zone: 6", "`zone` 6 is out of range"),
    "castellos too near": ("[[H027, H101], [H085, H044]]", "[[H027, H101], [H085, H035]]",
                           "the castellos at H027 and H035 have fewer than 3 free sites between them"),
    "a castello outside": ("[[H027, H101], [H085, H044]]", "[[H027, H101], [H085, H001]]",
                           "H001 lies outside the zone for 2 players"),
    "no such castello": ("[[H027, H101], [H085, H044]]", "[[H027, H101], [H085, H999]]", "'H999' is an unknown site"),
    "a start for nobody": ("{players: 2,", "{players: 3,", "there are 0 starts for 2 players"),
    "another name": ("id: lattice", "id: grid", "the map is called 'grid', its file 'lattice'"),
}  # fmt: skip


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_of_a_map_is_a_sentence_with_its_line(name: str, tmp_path: Path) -> None:
    old, new, sentence = FAULTS[name]
    said = faults_of(tmp_path, replaced(old, new))
    assert sentence in said
    assert re.search(r"lattice\.yaml:\d+: ", said)


def test_the_line_is_the_one_with_the_fault(tmp_path: Path) -> None:
    old, new, _ = FAULTS["a site twice"]
    assert f":{line_of(old)}: H002: " in faults_of(tmp_path, replaced(old, new))


def test_zones_that_cut_the_map_are_named_with_the_number_of_players(tmp_path: Path) -> None:
    assert "with 2 players the zones cut the map" in faults_of(tmp_path, cut(TEXT))


BROKEN: list[Callable[[str], str]] = [
    lambda text: "", lambda text: "map: 3", lambda text: text.replace("areas:", "aeras:"), lambda text: text[:4000],
    lambda text: text.replace("zone: 3", "zone: three"), lambda text: text.replace("[[", "["),
]  # fmt: skip


@pytest.mark.parametrize("change", BROKEN)
def test_what_is_no_map_is_refused_without_a_crash(change: Callable[[str], str], tmp_path: Path) -> None:
    assert faults_of(tmp_path, change(TEXT))


@ruling(52)
def test_both_maps_are_sound_and_free_placing_never_ends_dead() -> None:
    for name, found in own_maps().items():
        assert examine_map(file_of(f"maps/{name}"))[1] == []
        for players in range(2, 6):
            g = begun(players, map=name)
            sites = g.box.zone.bit_count()
            most = max((close & g.box.zone).bit_count() for close in g.box.board.close)
            assert sites > most * (2 * players - 1)
            assert len({g.food(seat) for seat in range(players)}) == 1
        assert len(found.areas) == 22
    assert rules().observe(begun(), A).start in range(4)
