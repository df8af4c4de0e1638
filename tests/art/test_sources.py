"""A picture stands in a file of its own name, every card has one, and `assets/` is what the sources draw.

What is drawn here is a sample; `build_scripts/draw.py --check` draws all of it. Where skia is not installed (it comes
with `requirements/build.lock`), only the names are looked at.
"""

from __future__ import annotations

import ast
import shutil
from pathlib import Path

import pytest

from game.citadels.content import own_cards
from game.paths import assets_dir
from tests.helpers.quick import first_at_once

ART = Path(__file__).resolve().parents[2] / "art"
DISTRICTS = ART / "citadels" / "districts"
CHARACTERS = ART / "citadels" / "characters"
# One of each family, those that are drawn fastest.
SAMPLE = ("graveyard", "statue", "abbot", "gem_noble", "stat_city", "cursor_quill_32", "fx_shard_3", "slot",
          "estate_peasantry", "nun", "flag", "disc_side_2", "rat_3", "flame",
          "la_citta_well", "la_citta_site", "la_citta_voice_health", "la_citta_sign_food")  # fmt: skip


def sources(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*.py") if path.name != "__init__.py")


def pictures_in(file: Path, decorator: str) -> dict[str, ast.Call | ast.Name]:
    """The functions of a file that are entered as pictures, with what they are entered by."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    entered = [(function.name, mark) for function in functions for mark in function.decorator_list]
    return {
        name: mark
        for name, mark in entered
        if isinstance(mark, ast.Call | ast.Name) and ast.unparse(mark).partition("(")[0] == decorator
    }


@pytest.mark.parametrize(
    ("folder", "decorator"),
    [
        ("citadels/districts", "district"),
        ("citadels/characters", "character"),
        ("citadels/tokens", "token"),
        ("shared/portraits", "person"),
        ("rattus_cartus/followers", "follower"),
        ("rattus_cartus/buildings", "building"),
        ("rattus_cartus/signs", "sign"),
        ("la_citta/buildings", "building"),
        ("la_citta/cards", "card"),
        ("la_citta/voices", "voice"),
        ("la_citta/signs", "sign"),
    ],
)
def test_a_picture_stands_in_a_file_of_its_name(folder: str, decorator: str) -> None:
    files = [file for file in sources(ART / folder) if file.stem != "medallion"]
    assert files
    assert {str(file): [*pictures_in(file, decorator)] for file in files} == {str(file): [file.stem] for file in files}


def test_every_district_has_a_source_in_the_folder_of_its_type() -> None:
    found = {file.stem: file.parent.name for file in sources(DISTRICTS)}
    wanted = {card.id: card.type for card in own_cards().box.districts.values()}
    assert {name: found.get(name) for name in wanted} == wanted


def test_the_type_of_a_district_is_its_folder() -> None:
    types = {}
    for file in sources(DISTRICTS):
        (mark,) = pictures_in(file, "district").values()
        assert isinstance(mark, ast.Call)
        types[file.stem] = ast.literal_eval(mark.args[0])
    assert types == {file.stem: file.parent.name for file in sources(DISTRICTS)}


def test_every_character_has_a_source_with_its_rank() -> None:
    ranks = {}
    for file in sources(CHARACTERS):
        (mark,) = pictures_in(file, "character").values()
        assert isinstance(mark, ast.Call)
        ranks[file.stem] = ast.literal_eval(mark.args[0])
        _, first, _, last = file.parent.name.split("_")
        assert ranks[file.stem] in range(int(first), int(last) + 1), f"{file.stem} is in {file.parent.name}"
    wanted = {card.id: card.rank for card in own_cards().box.characters.values()}
    assert {name: ranks.get(name) for name in wanted} == wanted


def test_a_picture_of_another_name_than_its_file_is_refused() -> None:
    pytest.importorskip("skia", reason="skia draws the pictures: requirements/build.lock")
    from art.kit.jobs import picture_id

    def tavern() -> None: ...

    with pytest.raises(ValueError, match="draws tavern: a picture stands in a file of its own name"):
        picture_id(tavern)


@pytest.mark.parametrize("name", first_at_once(SAMPLE))
def test_a_picture_is_what_its_source_draws(name: str) -> None:
    pytest.importorskip("skia", reason="skia draws the pictures: requirements/build.lock")
    from art.check import complaint

    assert complaint(name, assets_dir()) == ""


def test_tables_and_names_of_files_are_what_the_sources_say() -> None:
    pytest.importorskip("skia", reason="skia draws the pictures: requirements/build.lock")
    from art.check import about_strangers, about_tables

    assert [*about_tables(assets_dir()), *about_strangers(assets_dir())] == []


def test_the_check_notices_another_picture_a_missing_one_and_one_of_nobody(tmp_path: Path) -> None:
    pytest.importorskip("skia", reason="skia draws the pictures: requirements/build.lock")
    from art import files
    from art.check import about_strangers, complaint

    quill, hand = (tmp_path / files.jobs()[f"cursor_{name}_32"].file for name in ("quill", "hand"))
    assert complaint("cursor_quill_32", tmp_path).endswith("cursor_quill_32.png is missing.")
    files.jobs()["cursor_hand_32"].run(tmp_path)
    shutil.copy(hand, quill)
    assert "cursor_quill_32.png is not what its source draws: off by" in complaint("cursor_quill_32", tmp_path)
    shutil.copy(hand, hand.with_name("cursor_paw.png"))
    (stranger,) = about_strangers(tmp_path)
    assert stranger.endswith("cursor_paw.png is drawn by no source.")
