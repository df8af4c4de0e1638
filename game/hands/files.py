"""The fixed paths that the server gives: the page itself, its fonts and pictures, and the faces of cards."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from game import catalog
from game.content.book import book
from game.hands.page_words import page_words
from game.hands.server import File
from game.paths import assets_dir
from game.ui.lang import languages

_KINDS = {
    ".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8",
    ".webp": "image/webp", ".png": "image/png", ".svg": "image/svg+xml", ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}  # fmt: skip
_PAGE = ("", "fonts", "img")  # folders of the page itself
FACES = "/face/"
_STAT = "stat_"  # of pictures of a figure


class Files:
    """Which file a path gives. What is on the disk is listed once and read when somebody asks for it."""

    def __init__(self, game: str, faces: Callable[[str], bytes | None]) -> None:
        self._faces = faces
        self._paths = _listed(game)
        self._read = {
            f"/words/{lang}.json": File("application/json", msgspec.json.encode(page_words(lang)))
            for lang in languages()
        }

    def find(self, path: str) -> File | None:
        """The file; None for any path that is not one of the fixed ones, or whose file cannot be read."""
        if path.startswith(FACES):
            content = self._faces(path.removeprefix(FACES))
            return None if content is None else File("image/jpeg", content, lasting=True)
        if path not in self._read and path in self._paths:
            try:
                content = self._paths[path].read_bytes()
            except OSError:
                return None
            self._read[path] = File(_KINDS[self._paths[path].suffix], content)
        return self._read.get(path)


def _listed(game: str) -> dict[str, Path]:
    """Path by path. Pictures of the house lie under `/img/` by their name, those of the game take their place."""
    found: dict[str, Path] = {}
    assets = assets_dir()
    own = (assets / one / "ui" for one in [*(one for one in catalog.games() if one != game), game])
    for folder in (*own, assets / "ui"):  # what the house calls so stays the house's
        found.update(_in(folder, "/img/"))
    for folder in own:
        found.update(_in(folder, "/img/"))
    for part in _PAGE:
        found.update(_in(assets / "hands" / part, f"/{part}/" if part else "/"))
    if "/index.html" in found:
        found["/"] = found["/index.html"]
    return {**found, **_icons(game, found)}


def _icons(game: str, found: dict[str, Path]) -> dict[str, Path]:
    """The pictures of figures and of icons in words, by their names there."""
    symbols = {name: assets_dir() / f"{file}.webp" for name, file in book(game).symbols.items()}
    by_name = {path.removeprefix("/img/"): file for path, file in found.items() if path.startswith("/img/")}
    names = {name.rpartition(".")[0]: file for name, file in by_name.items()}
    aliases = {name.removeprefix(_STAT): file for name, file in names.items() if name.startswith(_STAT)}
    crests = {f"crest{number}": file for number in range(8) if (file := names.get(f"crest_{number}"))}
    icons = {**names, **aliases, **crests, **symbols}
    several = {f"{name[:-1]}ies" if name.endswith("y") else f"{name}s": file for name, file in icons.items()}
    icons = {**several, **icons}  # figures count: "rats", "cities"
    return {f"/icon/{name}": file for name, file in icons.items() if file.is_file()}


def _in(folder: Path, before: str) -> dict[str, Path]:
    if not folder.is_dir():
        return {}
    return {f"{before}{one.name}": one for one in sorted(folder.iterdir()) if one.is_file() and one.suffix in _KINDS}
