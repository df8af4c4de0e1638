"""Contrast: of every ink on every ground it is written on, of signs, as painted and in high contrast."""

from __future__ import annotations

import shutil
from pathlib import Path

import pygame
import pytest

from game.citadels.cards import tones
from game.paths import assets_dir
from game.table.advice import knowing
from game.ui.draw import theme
from game.ui.draw.assets import Assets
from game.ui.draw.sight import DARKEST_LIGHT, HIGH_RATIO, LIGHTEST_DARK, Sight
from game.ui.draw.skins import PLAIN, STRONG, Skins
from game.ui.draw.theme import contrast
from tests.ui.contrast import HIGH, PAINTED, Runs, runs_of

TEXT_RATIO, SIGN_RATIO = 4.5, 3.0
LIGHT_GROUNDS = ("parchment", "strong tint on parchment", "cap of a key on parchment", "gold", "coin")
GROUNDS, SIGNS = {**theme.GROUNDS, **tones.GROUNDS}, {**theme.SIGNS, **tones.SIGNS}
SCREENS = ("title", "new_game", "new_game_faces", "table_4", "table_8", "draft_3", "table_marks_full", "table_keys",
           "pick_warlord", "scoring", "knowledge_murder", "settings", "gallery_rank", "card_unique",
           "dialog_text")  # fmt: skip


# -- the table -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("ground", GROUNDS)
def test_every_ink_can_be_read_on_its_ground(ground: str) -> None:
    assert GROUNDS[ground].least >= TEXT_RATIO


@pytest.mark.parametrize("sign", SIGNS)
def test_signs_stand_out(sign: str) -> None:
    assert contrast(*SIGNS[sign]) >= SIGN_RATIO


def test_the_plates_of_all_cards_are_in_the_table() -> None:
    plates = GROUNDS["plate of a card"]
    for one in (*tones.TYPES.values(), *tones.RANKS.values()):
        assert plates.holds(theme.mix(one.main, one.dark, 0.7))


def test_players_names_can_be_read_on_panels() -> None:
    for colour in theme.SEATS:
        assert contrast(colour, theme.PANEL) >= TEXT_RATIO
    assert len(theme.SEAT_INKS) == len(set(theme.SEAT_INKS)) == len(theme.SEATS)


MADE_OF = {"parchment": ("notice", "sheet", "scroll"), "wood and slate": ("wood", "post", "shelf", "beam", "slate"),
           "cloth": tuple(f"cloth{seat}" for seat in ("", *(f"_{i}" for i in range(len(theme.SEATS)))))}  # fmt: skip


@pytest.mark.parametrize(("ground", "skin"), [(ground, skin) for ground, skins in MADE_OF.items() for skin in skins])
@pytest.mark.parametrize("size", [(900, 620), (420, 96)])
def test_every_material_is_within_its_ground(ground: str, skin: str, size: tuple[int, int]) -> None:
    """In its middle, where text lies; a hundredth of its pixels at either end may be joints, nails and gleams."""
    skins, k = Skins(Assets(), Sight()), 1.0
    made, out = skins.get(skin, size, k), skins.outset(skin, k)
    inside = pygame.Rect(out, out, *size).inflate(-80, -40)
    pixels = [
        made.get_at((x, y)) for x in range(inside.left, inside.right, 5) for y in range(inside.top, inside.bottom, 3)
    ]
    assert all(pixel.a == 255 for pixel in pixels)
    by_light = sorted(((pixel.r, pixel.g, pixel.b) for pixel in pixels), key=theme.luminance)
    rest = by_light[len(by_light) // 100 : -len(by_light) // 100]
    assert [colour for colour in rest if not GROUNDS[ground].holds(colour)] == []


@pytest.mark.parametrize("skin", [skin for skins in MADE_OF.values() for skin in skins] + ["masonry"])
def test_a_material_whose_tile_is_missing_is_a_plain_skin(
    skin: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    shutil.copytree(assets_dir() / "ui", tmp_path / "ui", ignore=shutil.ignore_patterns("ground_*"))
    skins = Skins(Assets(tmp_path), Sight())
    made = skins.get(skin, (300, 80), 1.0)
    out = skins.outset(skin, 1.0)
    assert made.get_size() == (300 + 2 * out, 80 + 2 * out)
    assert tuple(made.get_at((out + 150, out + 40))) == PLAIN[skin].fill
    assert "installing again helps" in caplog.text


def test_planks_keep_their_size_however_large_the_board() -> None:
    skins = Skins(Assets(), Sight())
    small, large = (skins.get("wood", (width, 600), 1.0) for width in (300, 1500))
    out = skins.outset("wood", 1.0)
    for y in range(out + 40, out + 560, 7):
        here, there = small.get_at((out + 150, y)), large.get_at((out + 150, y))
        assert max(abs(a - b) for a, b in zip(here, there, strict=True)) <= 2


# -- high contrast -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", GROUNDS)
def test_in_high_contrast_every_ink_has_seven_to_one(name: str) -> None:
    worst = DARKEST_LIGHT if name in LIGHT_GROUNDS else LIGHTEST_DARK
    for ink in GROUNDS[name].inks:
        assert contrast(Sight(high=True).ink(ink), worst) >= HIGH_RATIO


def test_in_high_contrast_chances_can_be_read_and_the_likelier_is_the_darker() -> None:
    sight = Sight(high=True)
    shaded = theme.mix(theme.PARCHMENT_LIGHT, theme.GOLD_DEEP, 34 / 255)  # the column of what was named
    for ground in (theme.PARCHMENT_LIGHT, shaded):
        tints = [sight.ground(knowing.FULL, knowing.strength(share / 100)) for share in range(1, 101)]
        cells = [theme.mix(ground, colour, alpha / 255) for colour, alpha in tints]
        ratios = [contrast(sight.ink(theme.INK_HEAD), cell) for cell in cells]
        assert min(ratios) >= HIGH_RATIO
        assert ratios[0] > ratios[24] > ratios[49] > ratios[74] > ratios[99]


def test_in_high_contrast_grounds_are_flat_and_extreme() -> None:
    sight = Sight(high=True)
    for dark in (theme.PANEL, theme.WELL, theme.NIGHT, theme.REASON_GROUND):
        colour, alpha = sight.ground(dark, 200)
        assert alpha == 255
        assert theme.luminance(colour) <= theme.luminance(LIGHTEST_DARK)
    for light in (theme.PARCHMENT, theme.PARCHMENT_MID):
        colour, alpha = sight.ground(light, 255)
        assert theme.luminance(colour) >= theme.luminance(DARKEST_LIGHT)
    assert sight.ground(theme.WHITE, 26) == (theme.WHITE, 26), "gleams stay gleams"


def test_in_high_contrast_plates_and_buttons_have_seven_to_one() -> None:
    sight = Sight(high=True)
    for one in (*tones.TYPES.values(), *tones.RANKS.values()):
        assert contrast(sight.ink(theme.ON_CARD), theme.strong_plate(one.dark)) >= HIGH_RATIO
    for look, ink in (("gold", theme.ON_GOLD), ("ghost", theme.ON_GHOST), ("danger", theme.ON_DANGER),
                      ("off", theme.ON_OFF)):  # fmt: skip
        assert contrast(sight.ink(ink), STRONG[f"button_{look}"].fill[:3]) >= HIGH_RATIO


@pytest.mark.parametrize("name", [name for name in STRONG if STRONG[name].line[3]])
def test_in_high_contrast_every_edge_stands_out(name: str) -> None:
    """Buttons lie on panels as on parchment; the line or the ground itself is the edge."""
    skin = STRONG[name]
    grounds = (theme.BLACK, theme.PARCHMENT_LIGHT) if name.startswith("button") else (theme.BLACK,)
    for around in grounds:
        parts = [part[:3] for part in (skin.line, skin.fill) if part[3]]
        assert max(contrast(part, around) for part in parts) >= SIGN_RATIO


def test_as_painted_nothing_is_changed() -> None:
    sight = Sight()
    assert sight.ink(theme.TEXT_DIM) == theme.TEXT_DIM
    assert sight.ground(theme.PANEL, 190) == (theme.PANEL, 190)
    assert sight.line(theme.HAIRLINE, 97, 1.2) == (theme.HAIRLINE, 97, 1.2)


# -- what is really drawn ------------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def painted() -> Runs:
    return runs_of(SCREENS, PAINTED)


@pytest.fixture(scope="module")
def strong() -> Runs:
    return runs_of(SCREENS, HIGH)


@pytest.mark.long
def test_every_text_on_the_screens_can_be_read(painted: Runs) -> None:
    assert [run for run in painted if run.ratio < TEXT_RATIO] == []


@pytest.mark.long
def test_every_text_on_the_screens_is_in_the_table(painted: Runs) -> None:
    missing = {
        (run.ink, run.ground, run.screen)
        for run in painted
        if not any(run.ink in each.inks and each.holds(run.ground) for each in GROUNDS.values())
    }
    assert missing == set()


@pytest.mark.long
def test_in_high_contrast_every_text_on_the_screens_has_seven_to_one(strong: Runs) -> None:
    assert [run for run in strong if run.ratio < HIGH_RATIO] == []
