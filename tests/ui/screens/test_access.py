"""High contrast, the ring round the focus, letters on the types: set in the settings, seen at once, kept."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game.citadels.cards.layouts import layouts
from game.citadels.cards.tile_name import abbreviated, tile_lines
from game.citadels.content import own_cards
from game.content.languages import languages
from game.paths import assets_dir
from game.ui import lang
from game.ui.draw import theme
from game.ui.draw.fonts import SetFont
from game.ui.draw.geometry import Box
from game.ui.draw.sight import THICK_RING, THIN_RING
from game.ui.screens.settings import SettingsScreen
from game.ui.widgets import ScrollArea, Widget
from game.ui.window.settings import SettingsFile
from tests.ui.driver import Driver, make_driver
from tools.shots.around import SHOTS
from tools.shots.gallery import SHOTS as GALLERY

PLAQUE = 96.0  # units for the name on a low tile of six to eight players


def corner(driver: Driver) -> tuple[int, int, int]:
    """The colour of the page beside all panels."""
    found = driver.surface.get_at((driver.surface.get_width() - 4, driver.surface.get_height() - 4))
    return found[0], found[1], found[2]


def pixels(driver: Driver) -> bytes:
    return pygame.image.tobytes(driver.surface, "RGB")


# -- settings ------------------------------------------------------------------------------------------------------
def test_high_contrast_takes_effect_at_once_and_is_kept(driver: Driver, tmp_path: Path) -> None:
    driver.show(SettingsScreen(driver.ui))
    before, painted = pixels(driver), corner(driver)
    driver.click("high_contrast")
    assert corner(driver) == theme.BLACK != painted
    assert driver.ui.sight.ring == THICK_RING
    assert SettingsFile(tmp_path / "settings.json").values.high_contrast
    driver.click("high_contrast")
    driver.shell.process(pygame.event.Event(pygame.MOUSEMOTION, pos=(2, 2), rel=(0, 0), buttons=(0, 0, 0)))
    driver.frame()
    assert corner(driver) == painted
    driver.show(SettingsScreen(driver.ui))
    assert pixels(driver) == before, "nothing of it stays behind"


def test_what_was_switched_stays_in_sight(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1280, 720), "en", 200)
    driver.show(SettingsScreen(driver.ui))
    driver.shell.router.focus(driver.find("high_contrast"))
    driver.press(pygame.K_RETURN)
    toggle = driver.find("high_contrast")
    assert driver.ui.focus is toggle
    assert view_of(toggle, driver.ui.scale.bounds).holds(toggle.box)


def test_the_ring_can_be_thick_without_high_contrast(driver: Driver) -> None:
    driver.show(SettingsScreen(driver.ui))
    assert driver.ui.sight.ring == THIN_RING
    driver.click("thick_ring")
    assert driver.ui.sight.ring == THICK_RING
    assert not driver.ui.sight.high


def test_a_quiet_table_has_the_plain_ground_and_is_kept(driver: Driver, tmp_path: Path) -> None:
    from tools.shots.citadels.shots import SHOTS

    def square() -> tuple[int, ...]:
        driver.show(SHOTS["table_4"](driver.ui))
        return tuple(driver.surface.get_at((8, 190 * driver.surface.get_height() // 1080)))

    painted = square()
    driver.show(SettingsScreen(driver.ui))
    driver.click("quiet_table")
    assert driver.ui.sight.bare
    assert not driver.ui.sight.high
    assert SettingsFile(tmp_path / "settings.json").values.quiet_table
    assert square() != painted
    driver.show(SettingsScreen(driver.ui))
    driver.click("quiet_table")
    assert square() == painted


def test_letters_can_be_switched_on_and_are_kept(driver: Driver, tmp_path: Path) -> None:
    driver.show(SettingsScreen(driver.ui))
    assert not driver.ui.sight.letters
    without = pygame.image.tobytes(driver.ui.cards.surface("castle", "small", 120), "RGBA")
    driver.click("type_letters")
    assert SettingsFile(tmp_path / "settings.json").values.letters_on_types
    assert pygame.image.tobytes(driver.ui.cards.surface("castle", "small", 120), "RGBA") != without
    driver.click("type_letters")
    assert pygame.image.tobytes(driver.ui.cards.surface("castle", "small", 120), "RGBA") == without


def test_high_contrast_has_the_letters_whatever_the_setting(driver: Driver) -> None:
    driver.show(SettingsScreen(driver.ui))
    driver.click("high_contrast")
    assert driver.ui.sight.letters
    driver.click("high_contrast")
    assert not driver.ui.sight.letters


def test_a_thick_ring_leaves_nothing_behind(driver: Driver) -> None:
    driver.ui.settings.values.thick_ring = True
    driver.ui.use_sight()
    driver.show(SettingsScreen(driver.ui))
    driver.press(pygame.K_TAB)
    driver.press(pygame.K_TAB)
    moved = pixels(driver)
    driver.ui.base.all()
    driver.frame()
    assert pixels(driver) == moved


def test_in_high_contrast_pictures_behind_text_are_dimmed(tmp_path: Path) -> None:
    driver = make_driver(tmp_path / "settings.json", (1920, 1080))
    driver.frame()
    lit = sum(driver.surface.get_at((x, 400))[1] for x in range(1000, 1900, 10))
    driver.ui.settings.values.high_contrast = True
    driver.ui.use_sight()
    driver.show(SHOTS["title"](driver.ui))
    assert sum(driver.surface.get_at((x, 400))[1] for x in range(1000, 1900, 10)) < lit * 0.45


# -- sizes ---------------------------------------------------------------------------------------------------------
@pytest.mark.long
@pytest.mark.parametrize(("size", "least"), [((1920, 1080), 15), ((1280, 720), 12)])
def test_no_words_are_smaller_than_can_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], least: int
) -> None:
    """Figures on coins and seals fill what room there is; letters of types repeat the sign beside them."""
    from tools.shots import command as shots

    small: set[tuple[str, int, str]] = set()
    usual = SetFont.render
    screen = ""

    def render(font: SetFont, text: str, antialias: bool, colour: theme.Colour) -> pygame.Surface:
        if font._pixels < least and len(text.strip("+−0123456789")) > 1:
            small.add((text, font._pixels, screen))
        return usual(font, text, antialias, colour)

    monkeypatch.setattr(SetFont, "render", render)
    target = pygame.display.set_mode(size)
    screens = ("table_4", "table_6", "table_8", "draft_8", "table_city_10", "scoring_8", "settings", "new_game")
    for screen, make in shots.factories(screens).items():
        if screen in screens:
            shots.draw_one(make, target, "en").ui.assets._scaled.clear()
    assert small == set()


@pytest.mark.parametrize("code", languages())
def test_names_on_low_tiles_are_never_mistaken(code: str) -> None:
    """One line of sixteen units; a name that is cut short stays different from all others."""
    pygame.font.init()
    font = pygame.font.Font(str(assets_dir() / "fonts" / "Alegreya-Bold.otf"), 160)
    names = [district.name.get(code) for district in own_cards().districts.values()]
    lines = [tile_lines(name, PLAQUE, lambda text: font.size(text)[0] / 10, 1) for name in names]
    assert all(len(found) == 1 for found in lines)
    shown = [found[0] for found in lines]
    assert len(set(shown)) == len(names)
    assert all(font.size(text)[0] / 10 <= PLAQUE for text in shown)


def test_a_name_is_cut_word_by_word() -> None:
    assert abbreviated("Imperial Treasury", 13, len) == "Imp. Treasury"
    assert abbreviated("Imperial Treasury", 11, len) == "Imp. Treas."
    assert tile_lines("Watchtower", 6, len) == ["Watch-", "tower"]
    assert tile_lines("Watchtower", 6, len, most=1) == ["Watch."]


def test_the_letter_lies_beside_the_gem_and_not_on_the_name(driver: Driver) -> None:
    """What differs between a face with its letter and one without is a small place above the band of the name."""
    for layout, height in (("small", None), ("tile", 80.0), ("plaque", 36.0)):
        faces = []
        for on in (True, False):
            driver.ui.settings.values.letters_on_types = on
            driver.ui.use_sight()
            faces.append(driver.ui.cards.surface("church", layout, 110, height).copy())
        changed = pygame.mask.from_threshold(faces[0], (0, 0, 0), (1, 1, 1, 255), faces[1])
        changed.invert()
        box = changed.get_bounding_rects()
        plan = layouts().get(layout)
        band = 36.0 - 18 if plan is None else plan.name_band[0] / plan.width * 110
        assert box, layout
        assert max(rect.bottom for rect in box) <= band + 3, layout
        for first, second in combinations(box, 2):
            assert first.union(second).w < 40, layout


# -- the largest scale in the smallest window ----------------------------------------------------------------------
@pytest.mark.long
@pytest.mark.parametrize("name", ["settings", "new_game", "load_many", "about", "gallery", "card_rulings", "pause"])
def test_at_two_hundred_percent_everything_can_be_reached(tmp_path: Path, name: str) -> None:
    """Whatever the focus goes to is scrolled into sight, wholly or as far as its view is high."""
    driver = make_driver(tmp_path / "settings.json", (1280, 720), "de", 200)
    try:
        screen = driver.show({**SHOTS, **GALLERY}[name](driver.ui))
        assert screen.scope is not None
        for widget in screen.scope.focusables():
            driver.shell.router.focus(widget)
            driver.frame()
            seen = view_of(widget, driver.ui.scale.bounds)
            assert seen.overlaps(widget.box), f"{widget.role} {widget.name!r} stays out of sight"
            assert seen.holds(widget.box, slack=2.0) or widget.box.h > seen.h - 4, f"{widget.name!r} is cut off"
    finally:
        lang.set_language("en")


def view_of(widget: Widget, window: Box) -> Box:
    """The part of the window in which it can be seen."""
    at = widget.parent
    while at is not None:
        if isinstance(at, ScrollArea):
            return at.box
        at = at.parent
    return window
