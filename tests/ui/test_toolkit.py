"""The parts of the toolkit that decide: settings, text, damage, pictures, windows, colours, language."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pygame
import pytest

from game import catalog
from game.citadels.cards import tones
from game.paths import assets_dir
from game.ui import lang
from game.ui.draw import theme
from game.ui.draw.assets import Assets
from game.ui.draw.canvas import Damage
from game.ui.draw.fonts import FACES
from game.ui.draw.geometry import Box, Scale
from game.ui.draw.lru import Lru
from game.ui.draw.markup import escape, parse, plain
from game.ui.window.placing import fitting
from game.ui.window.settings import SettingsFile
from game.ui.window.sound import Sound
from tests.ui.driver import Driver


# -- settings ------------------------------------------------------------------------------------------------------
def test_settings_survive_a_restart(tmp_path: Path) -> None:
    settings = SettingsFile(tmp_path / "deep" / "settings.json")
    settings.values.ui_scale = 130
    assert settings.save()
    assert SettingsFile(tmp_path / "deep" / "settings.json").values.ui_scale == 130


@pytest.mark.parametrize("text", ["", "{", "[]", '{"ui_scale": 5000}', '{"language": 7}', "[" * 100_000, "\xff"])
def test_damaged_settings_are_kept_aside_and_said(tmp_path: Path, text: str) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(text.encode("latin-1"))
    settings = SettingsFile(path)
    assert settings.values.ui_scale == 100
    assert "damaged" in settings.trouble
    assert (tmp_path / "settings.damaged.json").read_bytes() == text.encode("latin-1")
    assert settings.save()


def test_settings_that_cannot_be_written_are_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    settings = SettingsFile(tmp_path / "file" / "settings.json")
    assert not settings.save()
    assert settings.trouble.startswith("The settings cannot be")


def test_unknown_settings_of_a_newer_version_do_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"ui_scale": 120, "hologram": True}))
    assert SettingsFile(path).values.ui_scale == 120


@pytest.mark.parametrize(("was", "plays"), [("never", "everything"), ("final", "nothing"), ("all", "nothing")])
def test_older_settings_keep_who_never_wanted_to_be_asked_twice(tmp_path: Path, was: str, plays: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(f'{{"confirm": "{was}"}}', encoding="utf-8")
    settings = SettingsFile(path)
    assert settings.values.one_press == plays
    settings.values.one_press = "undoable"
    assert settings.save()
    assert SettingsFile(path).values.one_press == "undoable"


# -- text and mark-up ----------------------------------------------------------------------------------------------
def test_marked_up_text_is_read_as_written() -> None:
    runs = parse("You pay 2 {gold} for [b|the [#58c4b8|Town Hall]] {nonsense}")
    assert [run.icon for run in runs if run.icon] == ["gold"]
    assert [run.text for run in runs if run.face == "bold"] == ["the ", "Town Hall"]
    assert plain("a{gold}b") == "a(gold)b"


@pytest.mark.parametrize("name", ["[b|x]", "{gold}", "a\\b", "]", "[#ffffff|", "|{}"])
def test_typed_names_never_become_mark_up(name: str) -> None:
    assert plain(escape(name)) == name


def test_paragraphs_break_at_words_and_keep_all_of_them(driver: Driver) -> None:
    source = "The Wishing Well {unique} counts its own coins, and [b|nobody else] knows."
    made = driver.ui.text.paragraph(source, theme.BODY, 180)
    words = " ".join(piece.text for line in made.lines for piece in line).split()
    assert words == source.replace("{unique} ", "").replace("[b|", "").replace("]", "").split()
    assert len(made.lines) > 2
    assert made.width <= 181


def test_nothing_readable_is_set_too_small(driver: Driver) -> None:
    driver.ui.text.use(Scale(1280, 720))
    assert driver.ui.text.pixels(theme.Style("text", 10)) == theme.SMALLEST_PIXELS
    driver.ui.text.use(Scale(1920, 1080))
    assert driver.ui.text.pixels(theme.Style("text", 10)) == 16


def test_text_that_cannot_fit_is_noticed(driver: Driver) -> None:
    driver.ui.text.fit("A sentence that is far too long", theme.BODY, 40)
    assert len(driver.ui.text.overflows) == 1


# -- damage, caches, pictures --------------------------------------------------------------------------------------
def test_damage_joins_what_overlaps_and_gives_up_counting() -> None:
    damage = Damage((1000, 1000))
    damage.add(pygame.Rect(0, 0, 50, 50))
    damage.add(pygame.Rect(40, 40, 50, 50))
    assert damage.rects == [pygame.Rect(0, 0, 90, 90)]
    for i in range(13):
        damage.add(pygame.Rect(70 * i, 500, 10, 10))
    assert damage.take() == [pygame.Rect(0, 0, 1000, 1000)]
    assert not damage


def test_a_cache_forgets_the_oldest_first() -> None:
    cache: Lru[str] = Lru(10, len)
    cache.get("a", lambda: "aaaa")
    cache.get("b", lambda: "bbbb")
    cache.get("a", lambda: "never made again")
    cache.get("c", lambda: "cccc")
    assert cache.get("a", lambda: "new") == "aaaa"
    assert cache.get("b", lambda: "made anew") == "made anew"


def test_missing_and_damaged_pictures_warn_once_and_are_drawn(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "ui").mkdir()
    (tmp_path / "ui" / "coin.webp").write_bytes(b"not a picture")
    assets = Assets(tmp_path)
    with caplog.at_level(logging.WARNING):
        for name in (
            "ui/coin",
            "citadels/ui/gem_noble",
            "ui/crest_3",
            "ui/seal_4",
            "ui/crown",
            "ui/table",
            "citadels/cards/tavern",
        ):
            assert assets.scaled(name, (40, 40)).get_size() == (40, 40)
            assets.scaled(name, (50, 50))
    assert len(caplog.records) == 7
    assert "coin.webp" in caplog.text


def test_a_still_screen_draws_nothing(driver: Driver) -> None:
    driver.frame()
    frames = driver.shell.renderer.frames
    for _ in range(30):
        driver.shell.step(1 / 30)
        assert driver.shell.draw(driver.surface) == []
    assert driver.shell.renderer.frames == frames


def test_a_hover_redraws_only_the_button(driver: Driver) -> None:
    driver.hover("settings")
    driver.frame()
    button = driver.find("about")
    k = driver.ui.scale.k
    at = (round(button.box.cx * k), round(button.box.cy * k))
    driver.shell.process(pygame.event.Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0)))
    changed = driver.shell.draw(driver.surface)
    assert sum(rect.w * rect.h for rect in changed) < 0.06 * 1920 * 1080


def test_partial_redraws_give_the_same_picture_as_a_full_one(driver: Driver) -> None:
    driver.click("new_game")
    driver.hover("card:king")
    driver.hover("player_2")
    driver.press(pygame.K_TAB)
    partial = pygame.image.tobytes(driver.surface, "RGB")
    driver.ui.base.all()
    driver.frame(0)
    assert pygame.image.tobytes(driver.surface, "RGB") == partial


def test_every_typeface_is_there() -> None:
    for file in FACES.values():
        assert (assets_dir() / "fonts" / file).is_file(), file


def test_no_sound_device_is_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_args: object, **_more: object) -> None:
        raise pygame.error("no such audio device")

    monkeypatch.setattr(pygame.mixer, "init", broken)
    sound = Sound()
    for name in ("coin", "no_such_sound"):
        sound.play(name)
    sound.set_volumes(10, 0)


# -- windows -------------------------------------------------------------------------------------------------------
def test_a_size_no_monitor_has_room_for_is_corrected() -> None:
    assert fitting([3840, 2160], [(1920, 1080)]) == (1920, 1080)
    assert fitting([300, 200], [(1920, 1080)]) == (1280, 720)
    assert fitting([1600, 900], []) == (1600, 900)
    assert fitting([2400, 1300], [(1280, 720), (2560, 1440)]) == (2400, 1300)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1200), (1600, 1200), (2560, 1080), (3840, 2160)])
def test_other_windows_get_more_room_never_bars(size: tuple[int, int]) -> None:
    scale = Scale(*size)
    assert scale.bounds.w >= 1919.9
    assert scale.bounds.h >= 1079.9
    assert scale.rect(scale.bounds).size == size


def test_neighbours_never_gap() -> None:
    scale = Scale(1366, 768)
    left, right = Box(10.3, 0, 33.3, 10), Box(43.6, 0, 20, 10)
    assert scale.rect(left).right == scale.rect(right).left


# -- colours -------------------------------------------------------------------------------------------------------
TEXT_PAIRS = [
    (theme.TEXT, theme.PANEL), (theme.TEXT_LOG, theme.PANEL), (theme.TEXT_DIM, theme.WELL),
    (theme.TEXT_HEAD, theme.PANEL), (theme.INK_BODY, theme.PARCHMENT_DARK), (theme.INK_HEAD, theme.PARCHMENT_DARK),
    (theme.INK_DIM, theme.PARCHMENT_DARK), (theme.ON_GOLD, theme.GOLD), (theme.ON_GHOST, theme.WELL),
    (theme.ON_DANGER, theme.DANGER),
    (theme.ON_OFF, theme.NIGHT), (theme.REASON_TEXT, theme.REASON_GROUND), (theme.DANGER_DARK, theme.PARCHMENT_DARK),
]  # fmt: skip


@pytest.mark.parametrize("pair", TEXT_PAIRS)
def test_text_contrast(pair: tuple[theme.Colour, theme.Colour]) -> None:
    assert theme.contrast(*pair) >= 4.5


def test_names_on_card_plates_and_seats_can_be_read() -> None:
    for one in [*tones.TYPES.values(), *tones.RANKS.values()]:
        plate = theme.mix(one.main, one.dark, 0.7)
        assert theme.contrast(theme.ON_CARD, plate) >= 4.5
    for colour in theme.SEATS:
        assert theme.contrast(colour, theme.PANEL) >= 4.5


# -- language ------------------------------------------------------------------------------------------------------
def test_the_system_decides_until_the_player_does(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("locale.getlocale", lambda: (None, None))
    assert lang.system_language(["fr", "de_AT"]) == "de"
    assert lang.system_language([]) == "en"
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert lang.system_language([]) == "de"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="known are en, de"):
        lang.set_language("fr")


@pytest.mark.long
def test_the_catalogue_is_complete_and_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """What build_scripts/translate.py --check says of all games."""
    monkeypatch.undo()
    monkeypatch.delenv(catalog.ELSEWHERE, raising=False)
    pytest.importorskip("babel")
    import translate

    assert translate.main(["--check"]) == 0
