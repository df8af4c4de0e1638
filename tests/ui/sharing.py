"""What all drivers of a run may share: pictures, opened typefaces, and what is always made of them alike. Most
of the time of a test that draws would else go into opening the same files and setting the same lines again, and most of
the time of one that asks for advice into thinking."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Hashable, Iterator
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

import pygame
import pytest

from game import catalog
from game.bots.search import Effort
from game.paths import assets_dir
from game.ui.draw import backdrops, fonts, skins
from game.ui.draw import pictures as glyphs
from game.ui.draw.assets import Assets
from game.ui.draw.backdrops import Backdrops, anchor
from game.ui.draw.fonts import Fonts
from game.ui.draw.lru import Lru, surface_bytes
from game.ui.draw.pictures import Pictures
from game.ui.draw.skins import Skins
from game.ui.draw.text import Paragraph, TextSetter
from game.ui.draw.theme import Style
from tests.ui.decoded import decoded

ASSETS = assets_dir()
ORIGINALS = 25_000_000  # bytes of pictures as they were drawn; all of ours would be 1,157 million
MADE = 20_000_000  # bytes of each kind of what is made from them
PARAGRAPHS = 8_000
SMALL_MIND = Effort(12)  # samples: a panel shows what it is told, however little was thought about it


@contextlib.contextmanager
def small_minds() -> Iterator[None]:
    """Advisers of this process think little; those in a worker, and players, as long as ever."""
    with pytest.MonkeyPatch.context() as patch:
        # By name: a test that draws need not run because players think otherwise (build_scripts/_changed.py).
        efforts = resolve_name("game.citadels.bot.advice.EFFORTS")
        patch.setattr("game.citadels.bot.advice.EFFORTS", dict.fromkeys(efforts, SMALL_MIND))
        patch.setattr("game.citadels.bot.advice.EXPERT", SMALL_MIND)
        patch.setattr("game.citadels.bot.advice.DUEL", SMALL_MIND)
        patch.setattr("game.citadels.bot.advice.ENOUGH", 3)
        yield


_typefaces: dict[tuple[Path, ...], Fonts] = {}
_shared = contextlib.ExitStack()
_sharers = 0


@contextlib.contextmanager
def share() -> Iterator[None]:
    """Pictures of the game's own are opened once, as long as there is room, and typefaces stay open; files of a test's
    own are not shared, so that damaged and missing ones are met as they are. Where several share at once, they share
    the same."""
    global _sharers  # noqa: PLW0603  fixtures of several folders end in any order
    if _sharers == 0:
        patch = _shared.enter_context(pytest.MonkeyPatch.context())
        _share_files(patch)
        _share_pictures(patch)
        _share_texts(patch)
    _sharers += 1
    try:
        yield
    finally:
        _sharers -= 1
        if _sharers == 0:
            _shared.close()


def _share_files(patch: pytest.MonkeyPatch) -> None:
    def opened() -> Fonts:
        key = (assets_dir(), *glyphs.brought_by_languages())
        return _typefaces.setdefault(key, Fonts()) if key[0] == ASSETS else Fonts()

    patch.setattr("game.ui.draw.easel.Fonts", opened)
    patch.setattr(fonts, "KEEP_OPEN", 300)  # each holds a file open
    patch.setattr(fonts, "MOST_SIZES", 50_000)


def _share_pictures(patch: pytest.MonkeyPatch) -> None:
    """Files are decoded once, those as well that are read ahead in a thread. What is made from a picture follows from
    the picture and the size alone. Whoever draws never changes it: within one window it is shared as well."""

    for user in ("assets", "pictures"):
        patch.setattr(f"game.ui.draw.{user}.decoded", decoded)

    def ours(assets: Any) -> bool:
        return isinstance(assets, Assets) and assets.root == ASSETS

    def opened(assets: Assets, name: str) -> Hashable:
        return (name, _shown()) if ours(assets) else None

    def scaled(assets: Assets, name: str, size: tuple[int, int]) -> Hashable:
        sharp = assets.pictures.patient and anchor(name) is None
        return (name, size, _shown()) if ours(assets) and sharp else None

    def halved(pictures: Pictures, name: str) -> Hashable:
        return (name, _shown()) if ours(getattr(pictures._load, "__self__", None)) else None

    def composed(made: Skins, name: str, size: tuple[int, int], k: float) -> Hashable:
        return (name, size, k, made._sight.high) if ours(made._assets) else None

    def behind(made: Backdrops, name: str, size: tuple[int, int]) -> Hashable:
        return (name, size, _shown()) if ours(getattr(made._load, "__self__", None)) else None

    _remember(patch, Assets, "_load", opened, ORIGINALS)
    _remember(patch, Assets, "_scale", scaled)
    _remember(patch, Pictures, "_open", halved, ORIGINALS)
    _remember(patch, Skins, "_compose", composed)
    _remember(patch, skins, "_stretched", lambda *facts: facts)
    _remember(patch, backdrops.Backdrops, "_made", behind)


def _share_texts(patch: pytest.MonkeyPatch) -> None:
    """Lines that were set, and paragraphs that were broken without a fault: a fault has to be noted by everybody."""
    paragraphs: Lru[Paragraph] = Lru(PARAGRAPHS)
    broken = TextSetter._break

    def ours(setter: TextSetter) -> int:
        return next((id(one) for one in _typefaces.values() if one is setter._fonts), 0)

    def line(setter: TextSetter, text: str, style: Style) -> Hashable:
        of = ours(setter)
        return (of, text, style, setter.pixels(style), setter.sight.ink(style.colour)) if of else None

    def gold(setter: TextSetter, text: str, style: Style) -> Hashable:
        leaf = setter._gold is not None and setter.scale.k
        of = ours(setter)
        return (of, text, style, setter.pixels(style), setter.sight.high, leaf) if of else None

    def once(setter: TextSetter, source: str, style: Style, width: float) -> Paragraph:
        of = ours(setter)
        key = (of, source, style, round(width * setter.scale.k), setter.scale.k, catalog.games())
        if of and key in paragraphs:
            return paragraphs.get(key, lambda: broken(setter, source, style, width))
        made = broken(setter, source, style, width)
        return paragraphs.get(key, lambda: made) if of and not made.broken else made

    _remember(patch, TextSetter, "_render", line)
    _remember(patch, TextSetter, "_render_gold", gold)
    patch.setattr(TextSetter, "_break", once)


def _shown() -> bool:
    """Whether there is a window, in whose format pictures are kept."""
    return pygame.display.get_init() and pygame.display.get_surface() is not None


def _remember(
    patch: pytest.MonkeyPatch, owner: Any, name: str, key: Callable[..., Hashable], most: int = MADE
) -> None:  # fmt: skip
    """What this function makes is made once for each key; for None it is made anew."""
    make: Callable[..., pygame.Surface | None] = getattr(owner, name)
    made: Lru[pygame.Surface | None] = Lru(most, lambda surface: surface_bytes(surface) if surface else 64)

    def once(*facts: Any) -> pygame.Surface | None:
        found = key(*facts)
        return made.get(found, lambda: make(*facts)) if found is not None else make(*facts)

    patch.setattr(owner, name, once)
