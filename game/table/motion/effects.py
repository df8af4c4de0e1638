"""Dust, smoke, sparks and broken cards. Every frame of them is made once, at its final size, and only blitted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, partial

import pygame

from game.table.motion.flight import Flights, P
from game.ui.draw import theme
from game.ui.draw.assets import Assets
from game.ui.draw.geometry import Box
from game.ui.draw.motion import CROSS_FADE_MS, Animation, Chain, Hold, Parallel, Tween, ease_out, linear
from game.ui.draw.scaling import smoothscale
from game.ui.draw.sprites import Sprite, Stage
from game.ui.ui import Ui

FRAMES = 9  # of a puff or spark, from first to last
SHARDS = 12
TURNS = 6  # a falling piece is shown in so many angles
SHAKE_MS, FALL_MS, PUFF_MS, SPARK_MS = 200.0, 450.0, 520.0, 480.0
DUST_SIZE, SMOKE_SIZE, SPARK_SIZE = 66.0, 124.0, 44.0  # units, when largest
PATHS = {  # (from x, y, to x, y) as shares of the card from its middle, delay in ms
    "dust": tuple((x, 0.5, x * 1.45, 0.42 - abs(x) * 0.1, 26.0 * i) for i, x in enumerate(
        (-0.5, 0.46, -0.3, 0.28, -0.12, 0.1, -0.42, 0.38))),
    "smoke": ((-0.2, 0.1, -0.34, -0.3, 0.0), (0.22, 0.2, 0.4, -0.26, 60.0), (0.0, -0.1, 0.05, -0.6, 120.0)),
    "spark": ((-0.5, -0.3, -0.9, -0.7, 0.0), (0.5, -0.34, 0.95, -0.8, 40.0), (0.0, -0.55, 0.05, -1.2, 80.0),
              (-0.55, 0.3, -1.0, 0.5, 120.0), (0.55, 0.28, 1.0, 0.55, 160.0)),
}  # fmt: skip


def puffs(m: Flights[P], kind: str, around: Box, size: float, ms: float) -> Animation | None:
    """Dust, smoke or sparks round a box; nothing with reduced motion or when the picture cannot be used."""
    frames = [] if m.ui.motion.reduced else frames_of(m.ui.assets, kind, m.ui.px(size))
    if not frames:
        return None
    parts: list[Animation] = []
    for x0, y0, x1, y1, delay in PATHS[kind]:
        start = (around.cx + x0 * around.w, around.cy + y0 * around.h)
        end = (around.cx + x1 * around.w, around.cy + y1 * around.h)
        puff = _puff(m.table.stage, frames, start, end, m.k, ms)
        parts.append(Chain([Hold(delay), puff]) if delay else puff)
    return Parallel(parts)


def _puff(
    stage: Stage, frames: list[pygame.Surface], start: tuple[float, float], end: tuple[float, float], k: float,
    ms: float,
) -> Animation:  # fmt: skip
    sprite = Sprite(frames[0], *start, k)

    def apply(t: float) -> None:
        if sprite not in stage.sprites:
            stage.add(sprite)
        sprite.picture = frames[min(FRAMES - 1, int(t * FRAMES))]
        sprite.x, sprite.y = start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t

    return Tween(ms, apply, ease_out, lambda: stage.remove(sprite))


def frames_of(assets: Assets, kind: str, side: int) -> list[pygame.Surface]:
    """All frames of a puff that is `side` pixels wide when largest; empty when its picture cannot be used."""
    source = assets.source(f"ui/fx_{kind}")
    if source is None:
        return []
    return [assets.keep(("fx", kind, side, step), lambda step=step: _frame(source, kind, side, step))  # type: ignore[misc]
            for step in range(FRAMES)]  # fmt: skip


def _frame(source: pygame.Surface, kind: str, side: int, step: int) -> pygame.Surface:
    """Dust and smoke grow and fade away; a spark flares up and goes out."""
    t = step / (FRAMES - 1)
    flare = 1 - abs(2 * t - 0.7) / 1.3
    share, alpha = (flare, 1.0) if kind == "spark" else (0.45 + 0.55 * t, (1 - t) ** 0.8)
    wide = max(2, round(side * max(0.12, share)))
    made = smoothscale(source, (wide, wide))
    made.fill((255, 255, 255, round(255 * max(0.0, alpha))), special_flags=pygame.BLEND_RGBA_MULT)
    return made


def warm(ui: Ui, pictures: Sequence[str] = ()) -> list[Callable[[], object]]:
    """One short job for each kind, and for each of these pictures: to be done before the first of them is seen."""
    sizes = {"dust": DUST_SIZE, "smoke": SMOKE_SIZE, "spark": SPARK_SIZE}

    def job(kind: str, size: float) -> Callable[[], object]:
        return lambda: frames_of(ui.assets, kind, ui.px(size))

    return [
        *(job(kind, size) for kind, size in sizes.items()), lambda: [_mask(ui.assets, i) for i in range(SHARDS)],
        *(partial(ui.assets.source, name) for name in pictures),
    ]  # fmt: skip


def dust(m: Flights[P], place: Box) -> Animation | None:
    """Below what has just been put down."""
    return puffs(m, "dust", place, DUST_SIZE, PUFF_MS)


def sparkle(m: Flights[P], place: Box) -> Animation | None:
    """Round something small that has arrived."""
    return puffs(m, "spark", place.centered(44, 44), SPARK_SIZE, SPARK_MS)


# -- broken cards ------------------------------------------------------------------------------------------------------
def shatter(m: Flights[P], picture: pygame.Surface, place: Box) -> Animation:
    """The card shakes while its pieces are made ready, then falls apart in smoke."""
    stage = m.table.stage
    if m.ui.motion.reduced:
        return _fade_out(stage, stage.add(Sprite(picture, place.cx, place.cy, m.k)))
    whole, pieces = Sprite(picture, place.cx, place.cy, m.k), [_Piece(m, picture, place, i) for i in range(SHARDS)]

    stage.add(whole)  # until its turn comes it stands there

    def shake(t: float) -> None:
        whole.x = place.cx + 3 * (1 if int(t * 10) % 2 else -1)
        for piece in pieces[: 1 + int(t * SHARDS)]:
            piece.make_ready()

    def fall(t: float) -> None:
        for piece in pieces:
            piece.show(stage, t)

    def gone() -> None:
        for piece in pieces:
            stage.remove(piece)

    smoke = puffs(m, "smoke", place, max(SMOKE_SIZE * 0.6, min(SMOKE_SIZE, place.w * 1.1)), PUFF_MS)
    falling = Tween(FALL_MS, fall, linear, gone)
    return Chain([
        Tween(SHAKE_MS, shake, linear, lambda: stage.remove(whole)), Parallel([falling, *([smoke] if smoke else [])]),
    ])  # fmt: skip


def _fade_out(stage: Stage, sprite: Sprite) -> Animation:
    def apply(t: float) -> None:
        sprite.alpha = round(255 * (1 - t))

    return Tween(CROSS_FADE_MS, apply, linear, lambda: stage.remove(sprite))


class _Piece(Sprite):
    """One piece of a broken card: knows where it was, where it falls, and how it looks on the way."""

    def __init__(self, m: Flights[P], picture: pygame.Surface, place: Box, index: int) -> None:
        super().__init__(picture, place.cx, place.cy, m.k)
        self._whole, self._mask, self._place = picture, _mask(m.ui.assets, index), place
        self._frames: list[pygame.Surface] = []
        self._start = (place.cx, place.cy)
        row, column = divmod(index, 4)
        self._drift = ((column - 1.5) * 30.0, 95.0 + 22.0 * ((index * 5) % 4) - 14.0 * row)
        self._spin = (38.0 + 11.0 * (index % 5)) * (1 if (index * 7) % 3 else -1)

    def make_ready(self) -> None:
        """Cuts the piece out and turns it into every angle it will be seen at."""
        if self._frames:
            return
        size = self._whole.get_size()
        cut = self._whole.copy()
        cut.blit(smoothscale(self._mask, size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        seen = cut.get_bounding_rect()
        if seen.w and seen.h:
            cut = cut.subsurface(seen).copy()
            self._start = (self._place.x + seen.centerx / self.k, self._place.y + seen.centery / self.k)
        for step in range(TURNS):
            t = step / (TURNS - 1)
            frame = pygame.transform.rotozoom(cut, self._spin * t, 1.0)
            frame.fill((255, 255, 255, round(255 * (1 - t * 0.8))), special_flags=pygame.BLEND_RGBA_MULT)
            self._frames.append(frame)

    def show(self, stage: Stage, t: float) -> None:
        """At `t` of the fall, 0 to 1."""
        self.make_ready()
        if self not in stage.sprites:
            stage.add(self)
        self.picture = self._frames[min(TURNS - 1, int(t * TURNS))]
        self.x = self._start[0] + self._drift[0] * t
        self.y = self._start[1] - 26 * t * (1 - t) + self._drift[1] * t * t


def _mask(assets: Assets, index: int) -> pygame.Surface:
    """White where a piece of the card lies; plain rectangles when the picture cannot be used."""
    return assets.source(f"ui/fx_shard_{index}") or _plain_mask(index)


@lru_cache(maxsize=SHARDS)
def _plain_mask(index: int) -> pygame.Surface:
    row, column = divmod(index, 4)
    mask = pygame.Surface((44, 60), pygame.SRCALPHA)
    mask.fill((*theme.WHITE, 255), pygame.Rect(column * 11, row * 20, 11, 20))
    return mask
