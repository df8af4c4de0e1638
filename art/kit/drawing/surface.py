"""Surfaces to draw on, and how they become files."""

from __future__ import annotations

from collections.abc import Sequence
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


def picture_of(surface: skia.Surface) -> Image.Image:
    """The pixels of a surface for the image library."""
    return Image.fromarray(surface.makeImageSnapshot().toarray(colorType=skia.kRGBA_8888_ColorType))


def save_sizes(surfaces: Sequence[skia.Surface], path: Path) -> None:
    """Write one icon in several sizes, each drawn for itself, as .ico (Windows) or .icns (macOS) by its name."""
    pictures = sorted((picture_of(surface) for surface in surfaces), key=lambda picture: -picture.width)
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.suffix == ".ico":
        sizes = [picture.size for picture in pictures]
        pictures[0].save(path, sizes=sizes, append_images=pictures[1:])
    else:
        pictures[0].save(path, append_images=pictures[1:])


def save(surface: skia.Surface, path: Path, quality: int = 90) -> None:
    """Write a surface as PNG or WebP, by its name; WebP keeps transparency only where there is some."""
    image = picture_of(surface)
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_suffix(".new")  # who stops the drawing must not find half a picture
    if path.suffix == ".png":
        image.save(unfinished, "PNG", optimize=True)
    else:
        opaque = image.getextrema()[3][0] == 255
        picture = image.convert("RGB") if opaque else image
        picture.save(unfinished, "WEBP", quality=quality, method=6, alpha_quality=100)
    unfinished.replace(path)
