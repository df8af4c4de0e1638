"""Where things sit on a card, in the units of each layout (its frames have a layout.json with the picture windows)."""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass, field
from functools import lru_cache

from game.paths import assets_dir
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style

_log = logging.getLogger(__name__)
NAME_INK = theme.ON_CARD
RULES_STYLE = Style("med", 23.5, theme.INK_BODY, None, 1.12, floor=False)


@dataclass(frozen=True)
class Layout:
    """One way to draw a card. Positions are (x, y) of centres; `numeral` is the size of figures."""

    name: str
    width: float
    height: float
    coin: tuple[float, float]
    seal: tuple[float, float]
    gem: tuple[float, float, float]  # x, y, radius: drawn at run time for characters that earn by type
    numeral: float
    rank_numeral: float
    name_style: Style
    name_width: float
    name_band: tuple[float, float]  # top and bottom of the plate
    windows: dict[str, Box] = field(default_factory=dict)
    pictures: dict[str, Box] = field(default_factory=dict)
    shifts: dict[str, float] = field(default_factory=dict)

    def window(self, kind: str) -> Box:
        """`kind` is basic, unique or rank."""
        return self.windows.get(kind) or self.windows.get("all") or Box(3, 3, self.width - 6, self.height * 0.78)

    def picture(self, kind: str, card: str) -> Box:
        """Where the whole 400 x 480 picture would lie, its visible part being the window."""
        found = self.pictures.get(kind) or self.pictures.get("rank" if kind == "rank" else "district")
        if found is None:
            found = Box(0, 0, self.width, self.width * 1.2)
        return found.moved(0, self.shifts.get(card, 0.0))


_HEAD = Style("head", 35, theme.ON_PLATE, floor=False)
_SHORT = Style("xb", 17.5, NAME_INK, floor=False)
_BASE = (
    Layout("card", 400, 560, (50, 52), (52, 54), (348, 52, 27), 46, 41.5, _HEAD, 336, (448, 506)),
    Layout("small", 110, 154, (19, 20), (18, 20), (92, 20, 12), 18.6, 15.9, _SHORT, 98, (121, 151)),
    Layout("tile", 88, 80, (14, 14), (14, 14), (74, 14, 9.5), 16, 14, _SHORT.at(15), 79, (59, 78)),
    Layout("mini", 56, 78, (11.4, 11.6), (11.4, 11.8), (28, 72, 5.8), 11.9, 10, _SHORT.at(10), 50, (66, 76)),
)
CARD_NAME_BAND = {"basic": (452, 506), "unique": (370, 424), "rank": (372, 426)}
RULES_BOX = {"unique": Box(38, 433, 324, 102), "rank": Box(38, 435, 324, 100)}
PIPS_Y, PIP_PITCH, PIP_RADIUS = 520.0, 24.0, 9.5
COIN_WIDTH, GEM_WIDTH, SEAL_WIDTH, CREST_WIDTH = 2.13, 3.05, 2.78, 2.84  # file width per radius


@lru_cache(maxsize=1)
def layouts() -> dict[str, Layout]:
    """All layouts by name, with the windows as baked."""
    path = assets_dir() / "citadels" / "frames" / "layout.json"
    try:
        baked = json.loads(path.read_text(encoding="utf-8"))
        return {base.name: _with_windows(base, baked[base.name]) for base in _BASE}
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        _log.warning("card windows %s cannot be used (%s): plain ones stand in; installing again helps", path, error)
        return {base.name: base for base in _BASE}


def _box(value: list[float]) -> Box:
    """Raises ValueError for what is no place on a card."""
    box = Box(*map(float, value))
    if not (box.w > 1 and box.h > 1 and all(abs(part) < 2000 for part in box)):
        raise ValueError(f"{value} is no place on a card")
    return box


def _with_windows(base: Layout, baked: dict[str, dict[str, list[float]]]) -> Layout:
    boxes = {part: {key: _box(value) for key, value in baked[part].items()} for part in ("window", "picture")}
    shifts: dict[str, float] = {key: float(value) for key, value in baked["shift"].items()}  # type: ignore[arg-type]
    if any(abs(shift) > base.height for shift in shifts.values()):
        raise ValueError(f"{base.name}: a picture is shifted out of its card")
    return Layout(
        base.name, base.width, base.height, base.coin, base.seal, base.gem, base.numeral, base.rank_numeral,
        base.name_style, base.name_width, base.name_band, boxes["window"], boxes["picture"], shifts,
    )  # fmt: skip
