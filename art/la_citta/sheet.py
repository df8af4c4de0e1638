"""All pictures of La Città on one sheet.

Politics cards and pages, voices and backs; the buildings of the map large and as they are seen there, 57 pixels wide;
landscapes; signs, each also at 14 pixels.
"""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from art.la_citta.palette import WISHES

POLITICS = (
    *("palazzo", "cathedral", "university", "hospital", "bathhouse"),
    *("great_builder", "bread_and_games", "golden_times", "rich_harvest", "closeness"),
)
PAGES = ("castello", "farm", "quarry", "marketplace", "convent_school", "statue", "well")
BUILDINGS = (*PAGES, *POLITICS[:5])
LANDS = tuple(f"land_{land}_{way}" for land in ("f1", "f2", "f3", "m", "w") for way in ("up", "down"))
SIGNS = (
    "citizen", "figure", "food", "gold", *(f"arch_{wish}" for wish in WISHES), *(f"wish_{wish}" for wish in WISHES),
    "action", "politics", "voice", "penalty", "castello", "year", "round", "emblem",
)  # fmt: skip
WIDTH, GAP, GROUND, TABLE = 2160, 10, "#171627", "#c2a66c"
TINY = 14


def write_sheet(folder: Path, target: Path) -> None:
    """The pictures in the folders of the game, side by side."""
    sheet = Image.new("RGB", (WIDTH, 3200), GROUND)
    y = GAP
    y = _row(sheet, [folder / "cards" / f"{name}.webp" for name in POLITICS[:5]], y, 5)
    y = _row(sheet, [folder / "cards" / f"{name}.webp" for name in POLITICS[5:]], y, 5)
    y = _row(sheet, [folder / "cards" / f"{name}.webp" for name in PAGES], y, 7)
    views = [folder / "cards" / f"land_{land}.webp" for land in ("F1", "F2", "F3", "M", "W")]
    y = _row(sheet, views, y, 7)
    voices = [folder / "cards" / f"voice_{wish}.webp" for wish in WISHES]
    backs = [folder / "ui" / f"back_{back}.webp" for back in ("voice", "politics", "action")]
    y = _row(sheet, [*voices, *backs, folder / "cards" / "action.webp", folder / "ui" / "poster.webp"], y, 8)
    sprites = [folder / "map" / f"{name}.webp" for name in BUILDINGS]
    y = _row(sheet, sprites, y, 12)
    sheet.paste(TABLE, (0, y, WIDTH, y + 71 + 2 * GAP))
    y = _row(sheet, sprites, y + GAP, 12, (57, 71)) + GAP
    y = _row(sheet, [folder / "map" / f"{name}.webp" for name in LANDS], y, 10)
    signs = [folder / "ui" / f"{name}.webp" for name in SIGNS]
    y = _row(sheet, signs, y, 18)
    y = _row(sheet, signs, y, 18, (TINY, TINY))
    target.parent.mkdir(parents=True, exist_ok=True)
    sheet.crop((0, 0, WIDTH, y)).save(target, "WEBP", quality=82, method=6)


def _row(sheet: Image.Image, files: list[Path], y: int, columns: int, size: tuple[int, int] | None = None) -> int:
    """Pictures in one row of cells, no larger than `size`; where the next row begins."""
    cell = (WIDTH - GAP) // columns
    high = 0
    for index, file in enumerate(files):
        picture = Image.open(file).convert("RGBA")
        picture.thumbnail(size or (cell - GAP, cell * 2), Image.Resampling.LANCZOS)
        sheet.paste(picture, (GAP + index * cell + (cell - GAP - picture.width) // 2, y), picture)
        high = max(high, picture.height)
    return y + high + GAP
