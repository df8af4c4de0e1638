"""Textures made of noise: gold leaf, parchment, paper grain, the night of the table."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
import skia
from scipy import ndimage

from art.kit.drawing.colour import Colour, rgb

GOLD_RAMP = ((0, "#7a4a14"), (0.28, "#b37a26"), (0.5, "#dcae4c"), (0.72, "#f2d585"), (1, "#fff6cf"))
PARCHMENT_RAMP = ((0, "#d5bd8e"), (0.35, "#e8d6af"), (0.6, "#f1e5c8"), (1, "#faf3df"))
NIGHT_RAMP = ((0, "#171627"), (0.5, "#1f1e35"), (1, "#2a2745"))


@lru_cache(maxsize=2)
def gold_texture() -> skia.Image:
    """512 x 512 pixels of creased gold leaf."""
    size, seed = 512, 3
    clouds = cloud_noise(size, seed, 5, 6, 0.6)
    creases = 1 - np.abs(2 * cloud_noise(size, seed + 9, 7, 5, 0.6) - 1)
    speckle = np.random.default_rng(seed).normal(0, 0.025, (size, size))
    return to_image(gradient_map(_stretched(0.62 * clouds + 0.38 * creases**3 + speckle), GOLD_RAMP))


@lru_cache(maxsize=2)
def parchment_texture() -> skia.Image:
    """768 x 768 pixels of stained parchment with fibres."""
    size, seed = 768, 5
    stains = cloud_noise(size, seed, 3, 7, 0.55)
    shades = cloud_noise(size, seed + 1, 2, 3, 0.5)
    fibres = cloud_noise(size, seed + 2, 30, 3, 0.6, (1, 0.25))
    return to_image(gradient_map(_stretched(0.5 * stains + 0.3 * shades + 0.2 * fibres), PARCHMENT_RAMP))


@lru_cache(maxsize=2)
def grain_texture() -> skia.Image:
    """512 x 512 pixels of paper grain round middle grey, for the overlay mode."""
    size, seed, amount = 512, 7, 26
    grain = ndimage.gaussian_filter(np.random.default_rng(seed).normal(0, 1, (size, size)), 0.6)
    clouds = cloud_noise(size, seed, 6, 5) - 0.5
    grey = np.clip(128 + grain / grain.std() * amount * 0.5 + clouds * amount * 1.6, 0, 255)
    return to_image(np.repeat(grey[..., None], 3, 2))


@lru_cache(maxsize=2)
def night_texture() -> skia.Image:
    """1024 x 1024 pixels of the night blue table."""
    size, seed = 1024, 11
    speckle = np.random.default_rng(seed).normal(0, 0.018, (size, size))
    return to_image(gradient_map(np.clip(cloud_noise(size, seed, 3, 6) + speckle, 0, 1), NIGHT_RAMP))


def cloud_noise(
    size: int,
    seed: int,
    base: int = 4,
    octaves: int = 6,
    persistence: float = 0.55,
    stretch: tuple[float, float] = (1, 1),
) -> np.ndarray:
    """Fractal noise 0..1 on a square: `base` cells a side in the first octave, twice as many in each further one."""
    source = np.random.default_rng(seed)
    total, amplitude, weights = np.zeros((size, size)), 1.0, 0.0
    for octave in range(octaves):
        cells = base * 2**octave
        shape = tuple(max(2, int(cells * factor)) + 3 for factor in stretch)
        zoom = (size / (shape[0] - 3) + 0.02, size / (shape[1] - 3) + 0.02)
        layer = ndimage.zoom(source.random(shape), zoom, order=3 if octave < 4 else 1)[:size, :size]
        if layer.shape != (size, size):
            layer = np.pad(layer, ((0, size - layer.shape[0]), (0, size - layer.shape[1])), mode="edge")
        total += amplitude * layer
        weights += amplitude
        amplitude *= persistence
    return _from_zero_to_one(total / weights)


def gradient_map(values: np.ndarray, ramp: Sequence[tuple[float, Colour]]) -> np.ndarray:
    """Values 0..1 turned into colours along a ramp."""
    places = [stop[0] for stop in ramp]
    colours = np.array([rgb(stop[1]) for stop in ramp], float)
    return np.stack([np.interp(values, places, colours[:, channel]) for channel in range(3)], -1)


def to_image(colours: np.ndarray) -> skia.Image:
    """An opaque picture of an array of colours 0..255."""
    height, width = colours.shape[:2]
    pixels = np.full((height, width, 4), 255, np.uint8)
    pixels[..., :3] = np.clip(colours, 0, 255)
    return skia.Image.fromarray(np.ascontiguousarray(pixels), colorType=skia.kRGBA_8888_ColorType, copy=True)


def _stretched(values: np.ndarray) -> np.ndarray:
    return (values - values.min()) / (values.max() - values.min())


def _from_zero_to_one(values: np.ndarray) -> np.ndarray:
    values = values - values.min()
    return values / values.max()
