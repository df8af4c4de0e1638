"""Where files are: what the game brings along, and what belongs to the person who plays."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import Literal

APP = "crown-and-coin"
HOME_VARIABLE = "CROWN_AND_COIN_HOME"
LOCALE_VARIABLE = "CROWN_AND_COIN_LOCALE"
Kind = Literal["saves", "logs", "config", "results", "history", "exports"]


def in_checkout() -> bool:
    """Whether the program runs from the files that people change who build it."""
    package = Path(__file__).resolve().parent
    return not hasattr(sys, "_MEIPASS") and (package.parent / "pyproject.toml").is_file()


def assets_dir() -> Path:
    """Folder of pictures, fonts, sounds and catalogues."""
    return _brought_along("assets")


def data_dir() -> Path:
    """Folder of the card files."""
    return _brought_along("data")


def tutorials_file(game: str) -> Path:
    """Where the tutorials of a game are, or would be."""
    return data_dir() / game / "tutorial.yaml"


def locale_dirs() -> list[Path]:
    """Folders with one folder for each language.

    The variable CROWN_AND_COIN_LOCALE, when set, names one more, which goes before our own: for languages in the making
    and for tests.
    """
    own = assets_dir() / "locale"
    further = os.environ.get(LOCALE_VARIABLE)
    return [Path(further).expanduser().absolute(), own] if further else [own]


def user_dir(kind: Kind) -> Path:
    """This person's folder for that kind of file, created if the system allows.

    A folder that cannot be created is still returned: writing there raises the OSError that says why.
    The variable CROWN_AND_COIN_HOME, when set, is the folder that holds all kinds.
    """
    folder = _user_dir(kind)
    with contextlib.suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
    return folder


def _user_dir(kind: Kind) -> Path:
    if home := os.environ.get(HOME_VARIABLE):
        return Path(home).expanduser().absolute() / kind
    import platformdirs

    if kind == "logs":
        return platformdirs.user_log_path(APP, appauthor=False)
    if kind == "config":
        return platformdirs.user_config_path(APP, appauthor=False)
    return platformdirs.user_data_path(APP, appauthor=False) / kind


def _brought_along(name: str) -> Path:
    """Found in a frozen build, in an installed wheel (`_assets`, `_data`) or beside the package in a checkout."""
    if frozen := getattr(sys, "_MEIPASS", None):
        return Path(frozen) / name
    package = Path(__file__).resolve().parent
    installed = package / f"_{name}"
    return installed if installed.is_dir() else package.parent / name
