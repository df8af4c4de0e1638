"""Whether `assets/` is what the sources draw.

The same libraries draw the same bytes on the same kind of processor. Others may round otherwise, so files that differ
are compared pixel by pixel, with a tolerance that nobody sees and that no change of a source slips through.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image, ImageChops

from art import files

MOST_ON_AVERAGE = 0.25  # levels of 255, over all pixels and channels
FAR = 24  # levels; a pixel that is off by more in one channel is another pixel
MOST_FAR = 1e-4  # the share of such pixels that is still rounding


def complaint(name: str, assets: Path) -> str:
    """What is wrong with the file of that picture in `assets`, in a sentence; empty if it is what its source draws."""
    job = files.jobs()[name]
    kept = assets / job.file
    if not kept.is_file():
        return f"{job.file} is missing."
    with TemporaryDirectory() as folder:
        job.run(Path(folder))
        difference = difference_of(Path(folder) / job.file, kept)
    return f"{job.file} is not what its source draws: {difference}." if difference else ""


def difference_of(drawn: Path, kept: Path) -> str:
    """In which way two files of pictures differ visibly; empty if they do not."""
    if drawn.read_bytes() == kept.read_bytes():
        return ""
    pictures, others = _pictures(drawn), _pictures(kept)
    if [one.size for one in pictures] != [one.size for one in others]:
        return "another size"
    return next(filter(None, map(_difference, pictures, others)), "")


def about_tables(assets: Path) -> Iterator[str]:
    """A sentence for each table in `assets` that is not what the sources say."""
    for file, text in files.tables().items():
        if not (assets / file).is_file() or (assets / file).read_text(encoding="utf-8") != text:
            yield f"{file} is not what the sources say."


def about_strangers(assets: Path) -> Iterator[str]:
    """A sentence for each file that lies among the pictures in `assets` and that no source draws."""
    known = {job.file for job in files.jobs().values()} | set(files.tables())
    for folder in sorted({Path(file).parent for file in known}):
        for path in sorted((assets / folder).glob("*")):
            file = (folder / path.name).as_posix()
            if path.is_file() and file not in known:
                yield f"{file} is drawn by no source."


def _difference(drawn: Image.Image, kept: Image.Image) -> str:
    # Colours times alpha: what is transparent may have any colour.
    bands = ImageChops.difference(drawn.convert("RGBa"), kept.convert("RGBa")).split()
    pixels = drawn.width * drawn.height
    average = sum(level * count for band in bands for level, count in enumerate(band.histogram())) / pixels / len(bands)
    worst = bands[0]
    for band in bands[1:]:
        worst = ImageChops.lighter(worst, band)
    far = sum(worst.histogram()[FAR + 1 :])
    if average <= MOST_ON_AVERAGE and far <= pixels * MOST_FAR:
        return ""
    return f"off by {average:.2f} of 255 on average, {far} of {pixels} pixels by more than {FAR}"


def _pictures(path: Path) -> list[Image.Image]:
    """The picture of a file, or all sizes of an icon."""
    image = Image.open(path)
    if path.suffix == ".ico":
        return [image.ico.getimage(size) for size in sorted(image.ico.sizes())]
    if path.suffix == ".icns":
        return [image.icns.getimage(size) for size in sorted(image.icns.itersizes())]
    return [image.convert("RGBA")]
