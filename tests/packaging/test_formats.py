"""Libraries for formats that the game never opens: empty ones take their place, and pygame does what the game needs."""

from __future__ import annotations

import importlib.metadata
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from packing import formats, plan

ROOT = Path(__file__).resolve().parents[2]
SITE = Path(str(importlib.metadata.distribution("pygame-ce").locate_file("")))
LIBRARIES = SITE / "pygame_ce.libs"
NOT_NEEDED = shutil.ignore_patterns("tests", "docs", "examples", "__pycache__", "*.pyi")
WHAT_THE_GAME_DOES = """
import io, sys, pygame
pygame.init()
pygame.mixer.init()
assert pygame.mixer.Sound(sys.argv[1]).get_length() > 0
pygame.mixer.music.load(sys.argv[1])
pygame.mixer.music.play()
pictures = [pygame.image.load(name) for name in sys.argv[2:4]]
saved = io.BytesIO()
pygame.image.save(pictures[0], saved, "picture.jpg")
assert saved.getvalue().startswith(b"\\xff\\xd8")
assert pygame.font.Font(sys.argv[4], 20).render("Ärger", True, (9, 9, 9)).get_width() > 20
for kind in ("mp3", "flac", "mid", "xm", "tif"):
    try:
        (pygame.image.load if kind == "tif" else pygame.mixer.Sound)(io.BytesIO(b"MThd" + bytes(200)), kind)
    except (pygame.error, TypeError):
        pass
print(pygame.__file__)
"""

pytestmark = pytest.mark.skipif(
    not formats.compiler() or not LIBRARIES.is_dir(), reason="empty libraries are made on Linux, by a C compiler"
)


def entries() -> list[plan.Entry]:
    """The libraries of pygame as PyInstaller lists them."""
    return [(f"pygame_ce.libs/{path.name}", str(path), "BINARY") for path in sorted(LIBRARIES.iterdir())]


def test_an_empty_library_has_every_function_that_is_asked_of_it(tmp_path: Path) -> None:
    before = entries()
    after = {Path(name).name: Path(file) for name, file, _ in formats.without_unopened(before, tmp_path)}
    asked = {one for file in after.values() for one in formats.functions(file, asked=True)}
    for name, file, _ in before:
        base = Path(name).name
        if base in after and after[base] != Path(file):
            assert asked & formats.functions(Path(file)) == formats.functions(after[base]), base
    assert any(name.startswith("libfluidsynth") for name in after)
    assert not [name for name in after if name.startswith(formats.ONLY_FOR_THEM)]


def test_every_library_that_is_left_out_is_one_of_pygame() -> None:
    names = [path.name for path in LIBRARIES.iterdir()]
    for beginning in formats.UNOPENED:
        assert any(name.startswith(beginning) for name in names), beginning


def test_the_rest_works_with_empty_libraries(tmp_path: Path) -> None:
    place = tmp_path / "site"
    shutil.copytree(SITE / "pygame", place / "pygame", ignore=NOT_NEEDED)
    (place / "pygame_ce.libs").mkdir()
    for name, file, _ in formats.without_unopened(entries(), tmp_path / "empty"):
        shutil.copy2(file, place / name)
    assets = ROOT / "assets"
    sound, face = next(assets.rglob("*.ogg")), assets / "fonts" / "Alegreya-Regular.otf"
    pictures = [assets / "ui" / "coin.webp", assets / "ui" / "icon_256.png"]
    variables = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(
        [sys.executable, "-P", "-c", WHAT_THE_GAME_DOES, *map(str, [sound, *pictures, face])],
        env={**os.environ, **variables, "PYTHONPATH": str(place)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(str(place))


def test_where_nothing_can_be_compiled_everything_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(formats, "compiler", lambda: "")
    assert formats.without_unopened(entries(), tmp_path) == entries()
