"""The palette and type styles of "The Gilded Hour". No pygame here: colours are tuples."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

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


def code_of(colour: Colour) -> str:
    """The colour as `#rrggbb`."""
    return "#" + "".join(f"{part:02x}" for part in colour)


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
WOOD, WOOD_DARK, SLATE, SLATE_LINE = rgb("#4a2d1b"), rgb("#3a2416"), rgb("#2f2a40"), rgb("#8a80a8")
STONE, STRONG_STONE, DUSK = rgb("#6e6476"), rgb("#221d30"), rgb("#181024")
FOCUS, SELECTABLE, TARGET = rgb("#ffd86a"), rgb("#ffe9a8"), rgb("#ff6a4a")
DANGER, DANGER_DARK = rgb("#b83a34"), rgb("#6a1518")
REASON_TEXT, REASON_GROUND = rgb("#ffc9b4"), rgb("#15121f")
ON_CARD = rgb("#fffaf0")
IVORY = rgb("#f3e8d2")
SAND = rgb("#e6dccb")
VANILLA = rgb("#f6e6c4")
CANDLELIGHT = rgb("#ffe3a0")
APRICOT = rgb("#ffd9a0")
GILT = rgb("#ffe9a8")
LILAC = rgb("#d9c9e8")
MIST = rgb("#cfc8dc")
ASH = rgb("#bdb6c8")
UMBER = rgb("#4a3520")
RUST = rgb("#7a2410")
ON_PLATE = rgb("#fff6e0")
SLIP = rgb("#f6ead0")
CERTAIN = rgb("#b4561e")
RISE = rgb("#2f7a48")
FALL = rgb("#a32a1c")
LOSS = rgb("#ff9a80")
NUMERAL = rgb("#3a1a06")
QR_INK = rgb("#2a1405")
PHONE_LIGHT, PHONE_DARK = rgb("#58c4b8"), rgb("#1d6c64")  # of the seal that stands for one
TEXT_SHADOW = rgb("#08040c")
LIGHTEST_DARK, DARKEST_LIGHT = rgb("#2a2534"), rgb("#ffd84a")  # the least favourable grounds of high contrast
CRASH_GROUND, CRASH_TEXT, CRASH_BUTTON = rgb("#17141f"), rgb("#f0e4c8"), rgb("#3c3450")  # of the window after an error
PAD_LETTERS = {"a": rgb("#9fe0a8"), "b": LOSS, "x": rgb("#9fcbff"), "y": rgb("#ffd877")}  # of the buttons of gamepads
# The inks of columns and curves, one after another.
CHART_INKS = tuple(
    rgb(code) for code in ("#2f3f73", "#96311f", "#2f5d3a", "#7d4f0e", "#6b2f63", "#1d5d66", "#4a4a55", "#8f4416")
)
# The end of a game: stones of the lines, those of whoever is lost, the plank with the name, lights of fireworks.
STONES = tuple(
    rgb(code) for code in ("#6f688a", "#c08a3a", "#3f8f62", "#8a52b8", "#b8483a", "#3f74b8", "#8a7a58", "#4a8f9a")
)
LOST_STONE = rgb("#5a5a62")
PLANK, PLANK_DARK, PLANK_FOLD = rgb("#543826"), rgb("#2e1c12"), rgb("#20120c")
FIREWORKS = tuple(rgb(code) for code in ("#ffd86a", "#7ac8f4", "#8fe6a4", "#f49ab8"))
# Medals: what gold leaf is multiplied by, the ground of their pictures, and what is pressed.
METALS = {"clay": rgb("#c4744a"), "silver": rgb("#d4dcec"), "gold": rgb("#ffffff")}
MEDAL_GROUNDS = {"clay": rgb("#4a2a1e"), "silver": rgb("#2c3448"), "gold": rgb("#2a2450")}
PRESSED = rgb("#6a6486")
# With their alpha: edges and grounds of buttons.
DANGER_EDGE, STRONG_DANGER_EDGE = (255, 176, 154, 178), (255, 200, 184, 255)
OFF, OFF_EDGE, STRONG_OFF_EDGE = (26, 24, 38, 217), (138, 132, 152, 115), (150, 146, 160, 255)


@dataclass(frozen=True)
class Tones:
    """The main, dark and light colour of a district type or a rank."""

    main: Colour
    dark: Colour
    light: Colour


PLAIN_TONES = Tones(GOLD_DEEP, GOLD_DARK, GOLD_PALE)  # of cards without a colour of their own
_SEAL_CODES = (
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
SEALS: dict[int, Tones] = {  # of the numbered seals, 1 to 9
    number: Tones(rgb(main), rgb(dark), mix(rgb(main), (255, 255, 255), 0.4))
    for number, (main, dark) in enumerate(_SEAL_CODES, start=1)
}
SEATS: tuple[Colour, ...] = tuple(
    rgb(code) for code in ("#58c4b8", "#e58aa6", "#f0b45a", "#9fc46a", "#8fb4f0", "#c79af0", "#e8dcb8", "#ef7f5a")
)
SEAT_INKS: tuple[Colour, ...] = tuple(  # of the seats in the same order, for their names on parchment
    rgb(code) for code in ("#16534c", "#8a1b45", "#6b4102", "#3a5119", "#1a4690", "#5c2a96", "#4e493d", "#8b2604")
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
        return _coloured(self, colour)

    def at(self, size: float) -> Style:
        return _sized(self, size)


@lru_cache(2000)
def _coloured(style: Style, colour: Colour) -> Style:
    return replace(style, colour=colour)


@lru_cache(2000)
def _sized(style: Style, size: float) -> Style:
    return replace(style, size=size)


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
WAITING = Style("it", 26, TEXT)  # on ink
BUTTON = Style("bold", 24, ON_GHOST)
PROMPT_TITLE = Style("head", 25, INK_HEAD, None, 1.15)
ON_PARCHMENT = Style("text", 19, INK_BODY)
ON_PARCHMENT_STRONG = Style("bold", 20, INK_HEAD)
ON_PARCHMENT_DIM = Style("it", 18, INK_DIM)


@dataclass(frozen=True)
class Ground:
    """What text lies on: everything between two colours, and the inks that are written there."""

    darkest: Colour
    lightest: Colour
    inks: tuple[Colour, ...]

    def holds(self, colour: Colour) -> bool:
        """Whether a ground so light is meant."""
        return luminance(self.darkest) - 0.002 <= luminance(colour) <= luminance(self.lightest) + 0.002

    @property
    def least(self) -> float:
        """The contrast of the worst ink on the worst part of the ground."""
        return min(contrast(ink, end) for ink in self.inks for end in (self.darkest, self.lightest))


BLACK, WHITE = (0, 0, 0), (255, 255, 255)
_SPOKEN = tuple(mix(seat, WHITE, 0.35) for seat in SEATS)  # names of players in the log
_WARM = (IVORY, SAND, VANILLA, CANDLELIGHT, APRICOT, GILT)
_LILAC = (LILAC, MIST, ASH)
_BROWN = (UMBER, RUST)
# Everything that is written anywhere, with its ground. A test draws the screens and finds what is not in here.
_LIGHT = (TEXT, TEXT_LOG, TEXT_HEAD, ON_GHOST, REASON_TEXT, ON_CARD, GOLD_LIGHT, FOCUS, ON_DANGER, *_WARM)
GROUNDS: dict[str, Ground] = {
    "night": Ground(BLACK, rgb("#3f3a50"), (*_LIGHT, TEXT_DIM, *_SPOKEN, *_LILAC)),
    "wood and slate": Ground(BLACK, rgb("#613f29"), (*_LIGHT, TEXT_DIM, *_SPOKEN, *_LILAC)),
    "cloth": Ground(rgb("#251d2b"), rgb("#7a473e"), _LIGHT),
    "shelf of games": Ground(BLACK, rgb("#593823"), (GOLD,)),
    "switched off": Ground(BLACK, rgb("#4d2e1c"), (ON_OFF, GOLD, HAIRLINE)),
    "plate of a card": Ground(BLACK, rgb("#996418"), (ON_CARD, ON_PLATE, GOLD_PALE)),
    "plate of a tile": Ground(BLACK, rgb("#945e1b"), (TEXT,)),
    "danger": Ground(DANGER_DARK, DANGER, (ON_DANGER, TEXT)),
    "parchment": Ground(
        rgb("#d0b988"), rgb("#fffdf5"), (INK_BODY, INK_HEAD, INK_DIM, DANGER_DARK, *_BROWN, *SEAT_INKS)
    ),
    "strong tint on parchment": Ground(rgb("#c68252"), PARCHMENT_LIGHT, (INK_BODY, INK_HEAD)),
    "dark chip on parchment": Ground(INK_HEAD, rgb("#60361d"), (PARCHMENT_LIGHT,)),
    "cap of a key on parchment": Ground(rgb("#9a8a6e"), PARCHMENT_LIGHT, (INK_BODY,)),
    "gold": Ground(rgb("#9d7f3e"), GOLD_PALE, (ON_GOLD,)),
    "coin": Ground(rgb("#cfa650"), GOLD_PALE, (NUMERAL,)),
}  # fmt: skip
# What a sign is drawn in, and what lies next to it.
SIGNS: dict[str, tuple[Colour, Colour]] = {
    "setting of gems and coins": (GOLD, INK),
    "focus ring": (FOCUS, INK),
    "what may be chosen": (SELECTABLE, INDIGO_LIGHT),
    "what is chosen": (FOCUS, INDIGO_LIGHT),
    "target": (TARGET, INDIGO_LIGHT),
    "knob of a switch": (TEXT_DIM, WELL),
    "switch that is on": (GOLD_DEEP, PANEL),
    "edge of a field": (HAIRLINE, WELL),
    **{f"seat {number}": (seat, PANEL) for number, seat in enumerate(SEATS)},
}


def seal_edge(tones: Tones) -> Colour:
    """The edge of figures on the seal of a rank: the seal's own colour may be as light as they are."""
    return mix(tones.dark, INK, 0.4)


def strong_plate(dark: Colour) -> Colour:
    """The flat ground of a name on a card in high contrast, from the dark colour of its type or rank."""
    return mix(dark, INK, 0.45)


def luminance(colour: Colour) -> float:
    """Relative luminance after WCAG 2.1, 0 to 1."""
    parts = [c / 255 for c in colour]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: Colour, b: Colour) -> float:
    """Contrast ratio after WCAG 2.1, 1 to 21."""
    first, second = sorted((luminance(a), luminance(b)), reverse=True)
    return (first + 0.05) / (second + 0.05)
