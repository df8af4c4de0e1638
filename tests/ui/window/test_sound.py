"""Sound effects and music with the dummy device: turns, volumes, fades, damage, and what must not be heard."""

from __future__ import annotations

import itertools
import subprocess
import sys
from array import array
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from game import catalog, paths
from game.paths import assets_dir
from game.table.board_theme import board_theme
from game.ui.window import sound as sound_module
from game.ui.window.jobs import Jobs
from game.ui.window.sound import (
    AGAIN_SECONDS,
    AMBIENCE_BACK,
    AMBIENCE_FADE,
    BACK,
    EFFECTS,
    FANFARES,
    IN_SECONDS,
    KEEP,
    OUT_SECONDS,
    PIECES,
    SILENCE,
    Sound,
    ambience_file,
    file_of,
    files_of,
)
from game.ui.window.window import Window
from tests.ui.driver import Driver

MOST_BYTES = 5_600_000
AMBIENCES = [f"{game}/{name}" for game in catalog.games() for name in board_theme(game).ambiences]
ALL_PIECES = PIECES | {f"{game}/{name}": s for game in catalog.games() for name, s in board_theme(game).pieces.items()}


class Heard:
    """Stands in for an effect that was loaded."""

    log: list[tuple[str, float]] = []

    def __init__(self, path: Path) -> None:
        self.name, self.volume = path.stem, 0.0

    def set_volume(self, volume: float) -> None:
        self.volume = volume

    def play(self) -> None:
        Heard.log.append((self.name, self.volume))


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    """Every effect that is played, as (file without ending, volume)."""
    Heard.log = []
    monkeypatch.setattr(pygame.mixer, "Sound", Heard)
    return Heard.log


@pytest.fixture
def sound() -> Iterator[Sound]:
    made = Sound(100, 100, 100)
    made._open()
    yield made
    pygame.mixer.music.stop()


def settle(sound: Sound, seconds: float = OUT_SECONDS + IN_SECONDS + 0.5) -> None:
    for _step in range(round(seconds / 0.05)):
        sound.step(0.05)


# -- the files -----------------------------------------------------------------------------------------------------
def test_every_effect_has_its_files_and_no_file_is_left_over() -> None:
    expected = {f"{name}_{number}.ogg" for name, count in EFFECTS.items() for number in range(1, count + 1)}
    assert {path.name for path in (assets_dir() / "sounds").iterdir()} == expected
    for game in catalog.games():
        own = {file for name, count in board_theme(game).effects.items() for file in files_of(f"{game}/{name}", count)}
        assert {f"{game}/sounds/{path.name}" for path in (assets_dir() / game).glob("sounds/*")} == own
        assert {path.stem for path in (assets_dir() / game).glob("music/*")} == set(board_theme(game).pieces)
        assert {path.stem for path in (assets_dir() / game).glob("ambience/*")} == set(board_theme(game).ambiences)
    assert {path.name for path in (assets_dir() / "music").iterdir()} == {f"{name}.ogg" for name in PIECES}


def test_all_sounds_together_stay_small() -> None:
    files = [path for path in assets_dir().rglob("*.ogg") if path.is_file()]
    assert sum(path.stat().st_size for path in files) <= MOST_BYTES


def test_frequent_effects_have_variants() -> None:
    assert all(EFFECTS[name] >= 3 for name in ("card_deal", "card_draw", "card_place", "coin", "press"))


@pytest.mark.parametrize("name", EFFECTS)
def test_an_effect_decodes_and_is_short(name: str, sound: Sound) -> None:
    found = sound._find(name)
    assert len(found) == EFFECTS[name]
    assert all(0.03 < one.get_length() < 3.0 for one in found)
    if name in FANFARES:
        assert FANFARES[name] <= found[0].get_length() + 0.05


@pytest.mark.parametrize("name", ALL_PIECES)
def test_a_piece_lasts_as_long_as_said(name: str, sound: Sound) -> None:
    made = pygame.mixer.Sound(file_of(name))
    assert made.get_length() == pytest.approx(ALL_PIECES[name], abs=0.01)
    assert ALL_PIECES[name] >= 60


@pytest.mark.long
@pytest.mark.parametrize("path", sorted(assets_dir().rglob("*.ogg")), ids=lambda path: path.stem)
def test_nothing_clips_and_nothing_is_mute(path: Path, sound: Sound) -> None:
    """Peaks stay 3 dB below full scale, and every file is heard."""
    samples = array("h", pygame.mixer.Sound(path).get_raw())
    highest, lowest = max(samples), min(samples)
    limit = 32768 * 10 ** (-3 / 20)
    assert (1600 if path.parent.name != "ambience" else 800) < highest < limit
    assert -limit < lowest


@pytest.mark.parametrize(
    "file", [*map(file_of, ALL_PIECES), *map(ambience_file, AMBIENCES)], ids=lambda file: file.stem
)
def test_a_loop_meets_its_beginning(file: Path, sound: Sound) -> None:
    """The step from the last sample to the first is no larger than those around it."""
    samples = array("h", pygame.mixer.Sound(file).get_raw())[::2]
    around = [*samples[-2200:], *samples[:2200]]
    steps = [abs(a - b) for a, b in itertools.pairwise(around)]
    assert steps[2199] <= max(steps[:2199] + steps[2200:])


# -- effects -------------------------------------------------------------------------------------------------------
def test_variants_take_turns(sound: Sound, heard: list[tuple[str, float]]) -> None:
    for _turn in range(9):
        sound.play("coin")
        sound.step(0.1)
    names = [name for name, _volume in heard]
    assert len(names) == 9
    assert set(names) == {f"coin_{number}" for number in range(1, 5)}
    assert all(first != second for first, second in itertools.pairwise(names))


def test_the_same_effect_at_once_is_heard_once(sound: Sound, heard: list[tuple[str, float]]) -> None:
    sound.play("coin")
    sound.play("coin")
    sound.play("build")
    assert len(heard) == 2
    sound.step(AGAIN_SECONDS * 1.1)
    sound.play("coin")
    assert len(heard) == 3


def test_volumes_and_mute(sound: Sound, heard: list[tuple[str, float]]) -> None:
    sound.set_volumes(30, 0)
    sound.play("coin")
    assert heard == [("coin_1", 0.3)]
    sound.set_volumes(30, 50, mute=True)
    sound.play("build")
    assert len(heard) == 1
    assert sound.music.volume == 0
    sound.set_volumes(30, 50)
    sound.play("build")
    assert heard[-1] == ("build_1", 0.3)
    assert sound.music.volume == 50


def test_without_a_device_everything_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_args: object, **_more: object) -> None:
        raise pygame.error("no such audio device")

    monkeypatch.setattr(pygame.mixer, "init", broken)
    sound = Sound()
    assert sound.open_ahead()
    assert not sound.open_ahead()
    sound.load_ahead()
    for name in (*EFFECTS, "no_such_sound", ""):
        sound.play(name)
    sound.music.wish("menu")
    settle(sound)
    sound.rest(True)
    sound.rest(False)
    sound.set_volumes(10, 0, mute=True)
    assert sound.available is False
    assert sound.music.playing == SILENCE


def test_silence_opens_no_device() -> None:
    sound = Sound(0, 0)
    assert not sound.open_ahead()
    sound.load_ahead()
    sound.play("coin")
    settle(sound)
    assert sound.available is None


def spoil(folder: Path) -> None:
    """Sounds of which some are missing, empty or no sounds at all."""
    for kind in ("sounds", "music"):
        (folder / kind).mkdir()
    source = assets_dir() / "sounds" / "coin_1.ogg"
    (folder / "sounds" / "coin_1.ogg").write_bytes(source.read_bytes())
    (folder / "sounds" / "coin_2.ogg").write_bytes(b"")
    (folder / "sounds" / "coin_3.ogg").write_bytes(b"OggS" + bytes(500))
    (folder / "music" / "menu.ogg").write_bytes(b"no music")


def test_damaged_files_are_named_once_and_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    spoil(tmp_path)
    monkeypatch.setattr(sound_module, "assets_dir", lambda: tmp_path)
    monkeypatch.setattr(paths, "assets_dir", lambda: tmp_path)
    sound = Sound()
    for _turn in range(6):
        sound.play("coin")
        sound.step(0.1)
    sound.music.wish("menu")
    settle(sound)
    sound.music.wish("play")
    settle(sound)
    sound.music.wish("menu")
    settle(sound)
    assert sound.damaged == ["coin_2.ogg", "coin_3.ogg", "coin_4.ogg", "menu.ogg", "play.ogg"]
    assert len(caplog.records) == 5
    assert sound.music.playing == SILENCE


def test_the_player_is_told_once(driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spoil(tmp_path)
    monkeypatch.setattr(sound_module, "assets_dir", lambda: tmp_path)
    driver.ui.sound = Sound()
    driver.ui.sound.play("coin")
    driver.frame(0.1)
    assert [text for text in driver.toasts() if "coin_2.ogg" in text]
    driver.ui.toasts.shown.clear()
    driver.ui.sound.play("build")
    driver.frame(0.1)
    assert not driver.toasts()


def test_effects_are_loaded_in_quiet_moments(driver: Driver) -> None:
    driver.ui.jobs = Jobs(driver.ui)
    for _turn in range(len(EFFECTS) + 2):
        driver.ui.assets.pictures.collect()
        driver.shell.work_ahead()
    assert driver.ui.sound.available or driver.ui.assets.pictures.busy
    driver.ui.sound.open_ahead()
    for _name in EFFECTS:
        driver.ui.sound.load_ahead()
    assert set(driver.ui.sound._loaded) == set(EFFECTS)


# -- music ---------------------------------------------------------------------------------------------------------
@pytest.fixture
def volumes(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Every volume the music was set to."""
    found: list[float] = []
    real: Callable[[float], None] = pygame.mixer.music.set_volume

    def note(volume: float) -> None:
        found.append(volume)
        real(volume)

    monkeypatch.setattr(pygame.mixer.music, "set_volume", note)
    return found


def test_music_fades_in_and_changes_through_silence(sound: Sound, volumes: list[float]) -> None:
    sound.music.wish("menu")
    settle(sound)
    assert sound.music.playing == "menu"
    assert pygame.mixer.music.get_busy()
    assert volumes[-1] == pytest.approx(1.0)
    assert max(abs(a - b) for a, b in itertools.pairwise(volumes)) < 0.1
    before = len(volumes)
    sound.music.wish("play")
    settle(sound)
    assert sound.music.playing == "play"
    assert min(volumes[before:]) == 0.0
    assert volumes[-1] == pytest.approx(1.0)
    sound.music.wish(KEEP)
    settle(sound, 0.2)
    assert sound.music.playing == "play"
    sound.music.wish(SILENCE)
    settle(sound)
    assert sound.music.playing == SILENCE
    assert not pygame.mixer.music.get_busy()


def test_a_piece_goes_on_where_it_was_left(sound: Sound, monkeypatch: pytest.MonkeyPatch) -> None:
    starts: list[float] = []
    real = pygame.mixer.music.play

    def note(loops: int, start: float) -> None:
        starts.append(start)
        real(loops, start=start)

    monkeypatch.setattr(pygame.mixer.music, "play", note)
    for piece in ("draft", "play", "draft"):
        sound.music.wish(piece)
        settle(sound, 8)
    assert starts[:2] == [0, 0]
    assert starts[2] == pytest.approx(8 + OUT_SECONDS, abs=0.4)
    settle(sound, 62)  # beyond its end it begins anew
    assert sound.music._left["draft"] < 20


def test_music_steps_back_for_a_fanfare(sound: Sound, volumes: list[float]) -> None:
    sound.music.wish("play")
    settle(sound)
    sound.play("crown")
    settle(sound, 0.5)
    assert volumes[-1] == pytest.approx(BACK, abs=0.02)
    settle(sound, 2.5)
    assert volumes[-1] == pytest.approx(1.0, abs=0.01)
    sound.play("coin")
    settle(sound, 0.5)
    assert volumes[-1] == pytest.approx(1.0, abs=0.01)


def test_nothing_is_heard_while_the_person_is_elsewhere(sound: Sound, heard: list[tuple[str, float]]) -> None:
    sound.music.wish("play")
    settle(sound)
    sound.rest(True)
    sound.play("coin")
    settle(sound)
    assert not heard
    assert not pygame.mixer.music.get_busy()
    begun = sound.music._left["play"]
    sound.rest(False)
    sound.play("coin")
    settle(sound, 1.0)
    assert len(heard) == 1
    assert pygame.mixer.music.get_busy()
    assert sound.music._left["play"] == pytest.approx(begun + 1.0, abs=0.06)


COMING_AND_GOING = """
import pygame
from game.ui.window.sound import Sound

pygame.mixer.init(44100, -16, 2, 64)  # sounds end some hundred times a second
pygame.mixer.set_num_channels(64)
sound, short = Sound(), pygame.mixer.Sound(buffer=bytes(160))
sound.available = True
sound.music.wish("menu")
sound.step(0.1)
for _time in range(1000):
    for _sound in range(8):
        short.play()
    for _moment in range(50):
        sound.rest(True)
        sound.rest(False)
    sound.step(0.1)
"""


def test_the_game_never_hangs_between_a_sound_that_ends_and_a_window_that_loses_the_focus() -> None:
    subprocess.run([sys.executable, "-c", COMING_AND_GOING], cwd=Path(__file__).parents[3], check=True, timeout=120)


def test_the_window_lets_sound_rest_unless_set_otherwise(driver: Driver) -> None:
    window = Window(driver.shell, driver.surface)
    sound, lost, back = driver.ui.sound, pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED
    for event, resting in ((lost, True), (back, False), (pygame.WINDOWMINIMIZED, True), (pygame.WINDOWRESTORED, False)):
        window.process(pygame.event.Event(event))
        assert sound._away is resting
    driver.ui.settings.values.sound_unfocused = True
    window.process(pygame.event.Event(lost))
    assert not sound._away


# -- screens -------------------------------------------------------------------------------------------------------
def test_title_wishes_its_music_and_screens_above_keep_it(driver: Driver) -> None:
    driver.frame(0.1)
    assert driver.ui.sound.music._wish == "menu"
    driver.click("settings")
    assert driver.ui.sound.music._wish == "menu"


def test_mute_is_a_setting(driver: Driver) -> None:
    driver.click("settings")
    driver.click("mute")
    assert driver.ui.settings.values.mute
    assert driver.ui.sound.mute
    assert driver.ui.sound.music.volume == 0


def test_a_game_brings_effects_of_its_own(sound: Sound) -> None:
    assert sound._known.get("citadels/kill") is None
    sound.bring("citadels", board_theme("citadels").effects, {})
    for name, count in board_theme("citadels").effects.items():
        found = sound._find(f"citadels/{name}")
        assert len(found) == count
        assert all(0.03 < one.get_length() < 3.0 for one in found)


# -- ambience ------------------------------------------------------------------------------------------------------
def loudness(sound: Sound) -> float:
    """0 to 1, of what is heard of a place."""
    loop = sound.ambience._loop
    return 0.0 if loop is None else loop.get_volume()


def test_every_game_has_places_that_are_heard_and_each_loop_is_long_enough(sound: Sound) -> None:
    assert {place.partition("/")[0] for place in AMBIENCES} == {"citadels", "rattus_cartus", "la_citta"}
    assert all(pygame.mixer.Sound(ambience_file(place)).get_length() >= 20 for place in AMBIENCES)


def test_a_place_fades_in_and_gives_way_to_another(sound: Sound) -> None:
    day, night = AMBIENCES[:2]
    sound.ambience.wish(day)
    settle(sound, AMBIENCE_FADE + 0.2)
    assert sound.ambience.playing == day
    assert loudness(sound) == pytest.approx(1.0, abs=0.02)
    sound.ambience.wish(night)
    sound.step(0.2)
    assert sound.ambience.playing == day, "it fades out first"
    settle(sound, 2 * AMBIENCE_FADE + 0.4)
    assert sound.ambience.playing == night
    sound.ambience.wish(KEEP)
    settle(sound)
    assert sound.ambience.playing == night
    sound.ambience.wish(SILENCE)
    settle(sound)
    assert sound.ambience.playing == SILENCE


def test_a_moment_takes_nine_decibels_from_the_place_and_six_from_the_music(sound: Sound) -> None:
    sound.ambience.wish(AMBIENCES[0])
    settle(sound)
    sound.step_back(0.5)
    for _step in range(4):
        sound.step(0.05)
    assert loudness(sound) == pytest.approx(AMBIENCE_BACK, abs=0.02)
    assert sound.music._share == pytest.approx(BACK, abs=0.02)
    settle(sound, 1.5)
    assert loudness(sound) == pytest.approx(1.0, abs=0.02)


def test_silence_and_a_volume_of_nothing_silence_the_place(sound: Sound) -> None:
    sound.ambience.wish(AMBIENCES[0])
    settle(sound)
    sound.set_volumes(100, 100, 0)
    settle(sound)
    assert sound.ambience.playing == SILENCE
    sound.set_volumes(100, 100, 100, mute=True)
    settle(sound)
    assert sound.ambience.playing == SILENCE


def test_a_damaged_loop_is_silence_and_a_line_in_the_log(
    tmp_path: Path, sound: Sound, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "citadels" / "ambience").mkdir(parents=True)
    (tmp_path / "citadels" / "ambience" / "square_by_day.ogg").write_bytes(b"no sound")
    monkeypatch.setattr(paths, "assets_dir", lambda: tmp_path)
    sound.ambience.wish("citadels/square_by_day")
    settle(sound)
    assert sound.ambience.playing == SILENCE
    assert [record.message for record in caplog.records if "square_by_day.ogg" in record.message]


def test_the_cues_of_no_two_things_are_the_same() -> None:
    """No file of an effect equals another one."""
    files = [path for path in assets_dir().rglob("*.ogg") if path.parent.name == "sounds"]
    assert len({path.read_bytes() for path in files}) == len(files)
