"""What materials are made of: planks, slate, cloth, courses of stone, sheets of parchment; each tile joins itself on
all sides and is drawn at two pixels per unit.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import skia

from art.kit.drawing.textures import gradient_map, to_image

PLANK, PLANKS = 132, 4  # pixels, and how many lie one below the other
COURSE, COURSES = 32, 8
SHEET_RAMP = ((0, "#dcc797"), (0.3, "#e7d5ac"), (0.6, "#f0e3c3"), (1, "#f8eed6"))
SLATE_RAMP = ((0, "#2b263b"), (0.5, "#342f47"), (1, "#403a55"))
WOOD = np.array((78.0, 47.0, 29.0))
STONE = np.array((134.0, 124.0, 138.0))


def grain() -> skia.Image:
    """Planks across, 1024 pixels until they begin again."""
    wide, dice = 1024, np.random.default_rng(41)
    planks = [_plank(wide, dice, number) for number in range(PLANKS)]
    colours = np.concatenate(planks)[..., None] * WOOD
    return to_image(colours + dice.normal(0, 1.6, colours.shape[:2])[..., None])


def slate() -> skia.Image:
    """Split stone with faint layers."""
    size = 384
    clouds, layers = _noise((size, size), 13, 2.2), _noise((size, size), 14, 1.8, (1, 7))
    speckle = np.random.default_rng(15).normal(0, 0.03, (size, size))
    return to_image(gradient_map(np.clip(0.55 * clouds + 0.45 * layers + speckle, 0, 1), SLATE_RAMP))


def weave() -> skia.Image:
    """Hanging cloth in light grey: a colour is multiplied with it."""
    wide, high = 512, 128
    dice = np.random.default_rng(23)
    starts = np.sort(np.concatenate([[0], np.cumsum(dice.uniform(26, 58, 16))]))
    starts = starts / starts[-1] * wide
    folds = np.zeros(wide)
    for begin, end in zip(starts[:-1], starts[1:], strict=True):
        inside = (np.arange(wide) >= begin) & (np.arange(wide) < end)
        along = (np.arange(wide)[inside] - begin) / (end - begin)
        folds[inside] = np.interp(along, (0, 0.5, 1), (0.0, 0.07, -0.13))
    softened = np.convolve(np.concatenate([folds[-6:], folds, folds[:6]]), np.ones(7) / 7, "same")[6:-6]
    threads = 0.018 * (np.indices((high, wide)).sum(0) % 4 < 2) + _noise((high, wide), 24, 1.4) * 0.05 - 0.04
    grey = 226 * (1 + softened[None, :] + threads)
    return to_image(np.repeat(grey[..., None], 3, 2))


def courses() -> skia.Image:
    """Courses of hewn stone, the joints dark."""
    wide, dice = 768, np.random.default_rng(31)
    rough = _noise((COURSE * COURSES, wide), 32, 1.5)
    light = np.ones((COURSE * COURSES, wide))
    for row in range(COURSES):
        top, x = row * COURSE, int(dice.uniform(0, 50))
        first = x
        while x < first + wide:
            long = min(int(dice.uniform(38, 92)), first + wide - x)
            long = first + wide - x if first + wide - x - long < 24 else long
            _hew(light, top, np.arange(x, x + long) % wide, dice.uniform(-0.10, 0.09))
            x += long
    return to_image(light[..., None] * (0.86 + 0.26 * rough)[..., None] * STONE)


def sheet() -> skia.Image:
    """Parchment with stains and fibres."""
    size = 512
    stains, shades = _noise((size, size), 51, 2.6), _noise((size, size), 52, 3.4)
    fibres = _noise((size, size), 53, 1.2, (1, 5))
    return to_image(gradient_map(0.42 * stains + 0.38 * shades + 0.2 * fibres, SHEET_RAMP))


GROUNDS: dict[str, Callable[[], skia.Image]] = {
    "ground_grain": grain,
    "ground_slate": slate,
    "ground_weave": weave,
    "ground_courses": courses,
    "ground_sheet": sheet,
}


def tile(make: Callable[[], skia.Image]) -> skia.Surface:
    """The tile as a surface of its size."""
    image = make()
    surface = skia.Surface(image.width(), image.height())
    surface.getCanvas().drawImage(image, 0, 0)
    return surface


def _plank(wide: int, dice: np.random.Generator, number: int) -> np.ndarray:
    """How light a plank is: rings that wander, fibres, its edges, and where two boards meet."""
    y, x = np.mgrid[0:PLANK, 0:wide].astype(float)
    turn = 2 * np.pi / wide
    phase = dice.uniform(0, 2 * np.pi, 4)
    warp = 15 * np.sin(turn * 2 * x + phase[0]) + 7 * np.sin(turn * 5 * x + phase[1])
    rings = np.sin((y + warp) * 0.30 + phase[2]) * 0.5 + np.sin((y + 1.6 * warp) * 0.77 + phase[3]) * 0.3
    fibres = _noise((PLANK, wide), 60 + number, 1.1, (1, 26)) - 0.5
    light = 1 + dice.uniform(-0.11, 0.09) + 0.085 * rings + 0.36 * fibres
    for joint in np.sort(dice.uniform(0, wide, 1)):
        away = np.abs((x - joint + wide / 2) % wide - wide / 2)
        light *= 1 - 0.5 * np.clip(1 - away / 2.2, 0, 1) - 0.10 * np.clip(1 - away / 14, 0, 1)
        for side, row in ((-17, 26), (17, 26), (-17, PLANK - 27), (17, PLANK - 27)):
            nail = np.hypot((x - joint - side + wide / 2) % wide - wide / 2, y - row)
            light *= 1 - 0.55 * np.clip(4.6 - nail, 0, 1)
    edge = np.clip(np.minimum(y, PLANK - 1 - y) / 5, 0, 1)
    gleam = np.clip(1 - np.abs(y - 6) / 4, 0, 1) * 0.10
    return np.asarray(light * (0.42 + 0.58 * edge) + gleam)


def _hew(light: np.ndarray, top: int, columns: np.ndarray, tone: float) -> None:
    """One stone of a course: its tone, a light upper edge, dark joints below and beside."""
    rows = slice(top, top + COURSE)
    stone = np.full((COURSE, len(columns)), 1.0 + tone)
    stone[2:5] += 0.09
    stone[:, 2:4] += 0.05
    stone[-5:-1] -= 0.09
    stone[:2] = stone[:, :2] = 0.46
    light[rows, columns] = stone


def _noise(shape: tuple[int, int], seed: int, steep: float, stretch: tuple[float, float] = (1, 1)) -> np.ndarray:
    """Noise 0..1 that begins anew at its edges; `steep` says how smooth it is, `stretch` how long its marks are down
    and across."""
    high, wide = shape
    spectrum = np.fft.fft2(np.random.default_rng(seed).normal(size=shape))
    down = np.fft.fftfreq(high)[:, None] * stretch[0]
    across = np.fft.fftfreq(wide)[None] * stretch[1]
    length = np.hypot(down, across)
    length[0, 0] = 1
    found = np.real(np.fft.ifft2(spectrum / length ** (steep / 2 + 0.5)))
    low, top = np.percentile(found, (0.5, 99.5))
    return np.asarray(np.clip((found - low) / (top - low), 0, 1))
