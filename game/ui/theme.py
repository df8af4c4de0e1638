"""The palette and type styles of "The Gilded Hour". No pygame here: colours are tuples."""

from __future__ import annotations

from dataclasses import dataclass, replace

Colour = tuple[int, int, int]


def rgb(code: str) -> Colour:
    """`#rrggbb` as a tuple."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(a: Colour, b: Colour, share: float) -> Colour:
    """`share` 0 gives `a`, 1 gives `b`."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


INK = rgb("#15111c")
PANEL = rgb("#12101c")
NIGHT, INDIGO, INDIGO_LIGHT = rgb("#171627"), rgb("#1f1e35"), rgb("#2a2745")
WELL = rgb("#211e33")  # the ground of input fields and ghost buttons
GOLD_DARK, GOLD_DEEP, GOLD, GOLD_LIGHT, GOLD_PALE = (
    rgb("#7a4a14"),
    rgb("#b37a26"),
    rgb("#dcae4c"),
    rgb("#f2d585"),
    rgb("#fff6cf"),
)
HAIRLINE = rgb("#d9b25a")
PARCHMENT_DARK, PARCHMENT_MID, PARCHMENT, PARCHMENT_LIGHT = (
    rgb("#d5bd8e"),
    rgb("#e8d6af"),
    rgb("#f1e5c8"),
    rgb("#faf3df"),
)

TEXT, TEXT_LOG, TEXT_DIM, TEXT_HEAD = rgb("#fff3d6"), rgb("#ece2d0"), rgb("#cfc4e0"), rgb("#f3d590")
INK_BODY, INK_HEAD, INK_DIM = rgb("#33200f"), rgb("#4a1f0a"), rgb("#5f4022")
ON_GOLD, ON_GHOST, ON_DANGER, ON_OFF = rgb("#2a1405"), rgb("#f3e2b8"), rgb("#fff0e0"), rgb("#a49eb2")
FOCUS, SELECTABLE, TARGET = rgb("#ffd86a"), rgb("#ffe9a8"), rgb("#ff6a4a")
DANGER, DANGER_DARK = rgb("#b83a34"), rgb("#6a1518")
REASON_TEXT, REASON_GROUND = rgb("#ffc9b4"), rgb("#15121f")
ON_CARD = rgb("#fffaf0")
NUMERAL = rgb("#3a1a06")


@dataclass(frozen=True)
class Tones:
    """The main, dark and light colour of a district type or a rank."""

    main: Colour
    dark: Colour
    light: Colour


TYPES: dict[str, Tones] = {
    "noble": Tones(rgb("#e0a02c"), rgb("#7a4a10"), rgb("#ffd877")),
    "religious": Tones(rgb("#3d7fd6"), rgb("#163a78"), rgb("#9fcbff")),
    "trade": Tones(rgb("#3fa05e"), rgb("#124a30"), rgb("#9fe0a8")),
    "military": Tones(rgb("#d0432f"), rgb("#6a1518"), rgb("#ff9a80")),
    "unique": Tones(rgb("#9457c4"), rgb("#3c1a66"), rgb("#dcb0ff")),
}
_RANK_CODES = (
    ("#3b4763", "#141a2b"),
    ("#7a6a3a", "#33301c"),
    ("#6a5ac0", "#2a2366"),
    ("#d99a2e", "#7a4416"),
    ("#3f7fd0", "#173c7c"),
    ("#3e9b5b", "#16523a"),
    ("#c9823f", "#6a3a22"),
    ("#d0432f", "#741a1f"),
    ("#c05a86", "#5f2350"),
)
RANKS: dict[int, Tones] = {
    rank: Tones(rgb(main), rgb(dark), mix(rgb(main), (255, 255, 255), 0.4))
    for rank, (main, dark) in enumerate(_RANK_CODES, start=1)
}
SEATS: tuple[Colour, ...] = tuple(
    rgb(code) for code in ("#58c4b8", "#e58aa6", "#f0b45a", "#9fc46a", "#8fb4f0", "#c79af0", "#e8dcb8", "#ef7f5a")
)

SMALLEST = 16.0  # units: nothing a player must read is set smaller
SMALLEST_PIXELS = 13  # the floor on small windows


@dataclass(frozen=True)
class Style:
    """How a piece of text is set. `size` in units; `floor=False` only for what merely repeats something else."""

    face: str
    size: float
    colour: Colour = TEXT
    shadow: Colour | None = None
    leading: float = 1.24
    floor: bool = True

    def of(self, colour: Colour) -> Style:
        return replace(self, colour=colour)

    def at(self, size: float) -> Style:
        return replace(self, size=size)


LOGO = Style("title", 158, GOLD)
SCREEN_TITLE = Style("head", 45, TEXT, (0, 0, 0), 1.15)
PANEL_TITLE = Style("head", 26, TEXT_HEAD, None, 1.15)
HEADING = Style("head", 22, TEXT, None, 1.15)
NUMERALS = Style("black", 24, TEXT)
BODY = Style("text", 19, TEXT_LOG)
LEAD = Style("text", 22, TEXT_LOG)
STRONG = Style("bold", 20, TEXT)
STAT = Style("xb", 21, TEXT)
LABEL = Style("sc", 18, TEXT_DIM)
ASIDE = Style("it", 18, TEXT_DIM)
BUTTON = Style("bold", 24, ON_GHOST)
PROMPT_TITLE = Style("head", 25, INK_HEAD, None, 1.15)
ON_PARCHMENT = Style("text", 19, INK_BODY)
ON_PARCHMENT_STRONG = Style("bold", 20, INK_HEAD)
ON_PARCHMENT_DIM = Style("it", 18, INK_DIM)


def luminance(colour: Colour) -> float:
    """Relative luminance after WCAG 2.1, 0 to 1."""
    parts = [c / 255 for c in colour]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: Colour, b: Colour) -> float:
    """Contrast ratio after WCAG 2.1, 1 to 21."""
    first, second = sorted((luminance(a), luminance(b)), reverse=True)
    return (first + 0.05) / (second + 0.05)
