"""Surfaces to draw on, and how they become files."""

from __future__ import annotations

from pathlib import Path

import skia
from PIL import Image


def blank(width: float, height: float, scale: float = 1) -> tuple[skia.Surface, skia.Canvas]:
    """A transparent surface of that many units and its canvas; `scale` is pixels per unit."""
    surface = skia.Surface(round(width * scale), round(height * scale))
    canvas = surface.getCanvas()
    canvas.clear(0)
    canvas.scale(scale, scale)
    return surface, canvas


def save(surface: skia.Surface, path: Path, quality: int = 90) -> None:
    """Write a surface as PNG or WebP, by its name; WebP keeps transparency only where there is some."""
    pixels = surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType)
    image = Image.fromarray(pixels)
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.suffix == ".png":
        image.save(path, optimize=True)
        return
    if pixels[..., 3].min() == 255:
        image = image.convert("RGB")
    image.save(path, quality=quality, method=6, alpha_quality=100)
