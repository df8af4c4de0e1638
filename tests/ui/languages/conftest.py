"""The pseudo-language, made once for all tests here and never shipped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.content import languages
from game.paths import LOCALE_VARIABLE
from game.ui import lang

pytest.importorskip("babel")


@pytest.fixture(scope="session")
def _pseudo_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    from translating import pseudo

    folder = tmp_path_factory.mktemp("locale")
    pseudo.write_all(folder)
    return folder


@pytest.fixture
def locale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty folder for further languages."""
    yield from _use(tmp_path / "locale", monkeypatch)


@pytest.fixture
def pseudo(_pseudo_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The pseudo-language is there."""
    yield from _use(_pseudo_folder, monkeypatch)


def _use(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv(LOCALE_VARIABLE, str(folder))
    languages.forget()
    yield folder
    languages.forget()
    lang.set_language("en")


@pytest.fixture(autouse=True)
def _shipped(shipped: None) -> None:
    """All games are looked at, in place of Citadels alone."""
