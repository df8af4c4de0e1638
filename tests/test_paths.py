"""Files are found in a checkout, in an installed wheel and in a frozen build; a person's folders obey the variable."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from game import paths


def test_a_checkout_has_assets_and_data_beside_the_package() -> None:
    root = Path(paths.__file__).resolve().parent.parent
    assert paths.assets_dir() == root / "assets"
    assert paths.data_dir() == root / "data"


def test_an_installed_wheel_has_them_inside_the_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "game"
    (package / "_assets").mkdir(parents=True)
    (package / "_data").mkdir()
    monkeypatch.setattr(paths, "__file__", str(package / "paths.py"))
    assert paths.assets_dir() == package / "_assets"
    assert paths.data_dir() == package / "_data"


def test_a_frozen_build_has_them_where_it_unpacked_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert paths.assets_dir() == tmp_path / "assets"
    assert paths.data_dir() == tmp_path / "data"


@pytest.mark.parametrize("kind", ["saves", "logs", "config"])
def test_the_variable_moves_all_folders_of_a_person(kind: paths.Kind, home: Path) -> None:
    assert paths.user_dir(kind) == home / kind
    assert (home / kind).is_dir()


@pytest.mark.parametrize("kind", ["saves", "logs", "config"])
def test_without_the_variable_the_system_decides(
    kind: paths.Kind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(paths.HOME_VARIABLE)
    for variable in ("HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "LOCALAPPDATA"):
        monkeypatch.setenv(variable, str(tmp_path))
    assert paths.APP in paths.user_dir(kind).parts


def test_a_folder_that_cannot_be_made_is_still_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "file"))
    folder = paths.user_dir("saves")
    assert folder == tmp_path / "file" / "saves"
    with pytest.raises(OSError, match="file"):
        (folder / "a.json").write_text("{}")
