"""Keys as words: for the settings file ("ctrl+z", "pageup"), and as a person calls them ("Strg + Z", "Bild auf")."""

from __future__ import annotations

import re

import pygame

from game.ui.draw import shapes, theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.text import TextSetter
from game.ui.draw.theme import Colour, Style
from game.ui.lang import N_, _

CHORD = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
MODIFIERS = (("ctrl", pygame.KMOD_CTRL | pygame.KMOD_META), ("alt", pygame.KMOD_ALT), ("shift", pygame.KMOD_SHIFT))
ALONE = frozenset(
    getattr(pygame, f"K_{name}")
    for name in ("LCTRL", "RCTRL", "LALT", "RALT", "LSHIFT", "RSHIFT", "LMETA", "RMETA", "MODE", "CAPSLOCK", "NUMLOCK")
)
SAID = {
    "return": N_("Enter"), "kp_enter": N_("Num Enter"), "space": N_("Space"), "escape": N_("Esc"), "tab": N_("Tab"),
    "backspace": N_("Backspace"), "delete": N_("Delete"), "insert": N_("Insert"), "home": N_("Home"), "end": N_("End"),
    "pageup": N_("Page up"), "pagedown": N_("Page down"), "left": N_("Left"), "right": N_("Right"), "up": N_("Up"),
    "down": N_("Down"), "pause": N_("Pause key"), "print": N_("Print"), "menu": N_("Menu"), "ctrl": N_("Ctrl"),
    "alt": N_("Alt"), "shift": N_("Shift"), ",": N_("Comma"), ".": N_("Full stop"),
}  # fmt: skip
PAD_SIGNS = {"plus": "+", "minus": "-", "multiply": "*", "divide": "/", "period": ".", "equals": "="}
FIRST_SPECIAL = 1 << 30  # codes of keys without a sign start here


def _constants() -> dict[int, str]:
    """Names of the keys without a sign; the shortest one where there are two ("break" is "pause")."""
    found: dict[int, str] = {pygame.K_PAUSE: "pause"}
    for constant in sorted((name for name in dir(pygame) if name.startswith("K_")), key=lambda name: (len(name), name)):
        found.setdefault(getattr(pygame, constant), constant[2:].lower())
    return found


_NAMES = _constants()
_CODES = {name: code for code, name in _NAMES.items()}


def name_of(code: int) -> str:
    """The name of one key; empty for a code that is no key."""
    if 0 < code < FIRST_SPECIAL and code != pygame.K_DELETE and chr(code).isprintable() and chr(code) != " ":
        return chr(code)
    return _NAMES.get(code, f"key{code}" if code > 0 else "")


def code_of(name: str) -> int:
    """The key of that name (without Ctrl and the like); 0 if there is none."""
    if len(name) == 1:
        return ord(name) if name.isprintable() and name != " " else 0
    if name.startswith("key") and name[3:].isdecimal():
        return int(name[3:])
    return _CODES.get(name, 0)


def is_chord(text: str) -> bool:
    """Whether this is the name of a key, with or without Ctrl, Alt and Shift before it."""
    *modifiers, name = split(text)
    order = [one for one, _mask in MODIFIERS]
    known = sorted(set(modifiers), key=lambda one: order.index(one) if one in order else -1)
    return modifiers == known and set(modifiers) <= set(order) and code_of(name) > 0 and code_of(name) not in ALONE


def split(chord: str) -> list[str]:
    """The parts of "ctrl+z"; the plus sign itself may be the key."""
    return [*chord[:-2].split("+"), "+"] if chord.endswith("++") else ["+"] if chord == "+" else chord.split("+")


def chord_of(event: pygame.event.Event) -> str:
    """What was pressed; empty for a key that only changes others."""
    name = name_of(event.key)
    if not name or event.key in ALONE:
        return ""
    return "+".join([*(word for word, mask in MODIFIERS if event.mod & mask), name])


def chords_of(event: pygame.event.Event) -> list[str]:
    """What this press may be looked up as, best first: as pressed; as the sign it gives, for "?" lies elsewhere on
    every keyboard; and without Shift."""
    chord = chord_of(event)
    found = [chord] if chord else []
    sign = event.unicode
    if len(sign) == 1 and sign.isprintable() and not sign.isalnum() and sign != " " and not event.mod & CHORD:
        found.append(sign)
    if chord.startswith("shift+") and event.key != pygame.K_TAB:
        found.append(chord.removeprefix("shift+"))
    return found


def said(chord: str) -> str:
    """What a person calls it, in the present language."""
    return " + ".join(_said(part) for part in split(chord))


def _said(name: str) -> str:
    if name in SAID:
        return _(SAID[name])
    if name.startswith("kp") and len(name) > 2:
        key = name[2:].lstrip("_")
        return _("Num {key}").format(key=PAD_SIGNS.get(key, key))
    return name.upper()


# The buttons of a gamepad as words.

BUTTONS = (
    "a", "b", "x", "y", "back", "guide", "start", "leftstick", "rightstick", "leftshoulder", "rightshoulder",
    "dpup", "dpdown", "dpleft", "dpright",
)  # fmt: skip  # as the window library numbers them
STICK = ("stickleft", "stickright", "stickup", "stickdown")
LOOK = ("lookleft", "lookright", "lookup", "lookdown")  # the right stick
TRIGGERS = ("lefttrigger", "righttrigger")
PLAIN = (
    "a", "b", "x", "y", "leftshoulder", "rightshoulder", "back", "start", "leftstick", "rightstick",
)  # fmt: skip  # of a device that nobody has described: what most of them have in this place
SHORT = {"leftshoulder": "LB", "rightshoulder": "RB", "lefttrigger": "LT", "righttrigger": "RT", "leftstick": "LS",
         "rightstick": "RS"}  # fmt: skip
PADS_SAID = {
    "back": N_("View button"), "guide": N_("Guide button"), "start": N_("Start"), "dpup": N_("D-pad up"),
    "dpdown": N_("D-pad down"), "dpleft": N_("D-pad left"), "dpright": N_("D-pad right"), "stickup": N_("Stick up"),
    "stickdown": N_("Stick down"), "stickleft": N_("Stick left"), "stickright": N_("Stick right"),
    "lookup": N_("Right stick up"), "lookdown": N_("Right stick down"), "lookleft": N_("Right stick left"),
    "lookright": N_("Right stick right"),
}  # fmt: skip
_NUMBERED = re.compile(r"button\d{1,3}")


def is_button(name: str) -> bool:
    """Whether this is the name of a button, trigger or direction."""
    return name in (*BUTTONS, *STICK, *LOOK, *TRIGGERS) or bool(_NUMBERED.fullmatch(name))


def said_button(name: str) -> str:
    """What a person calls it, in the present language."""
    if name in PADS_SAID:
        return _(PADS_SAID[name])
    if name.startswith("button"):
        return _("Button {number}").format(number=name[6:])
    return SHORT.get(name, name.upper())


# Keys and buttons of a gamepad as small drawings.

CAP, HIGH = 30.0, 28.0  # units: the narrowest cap, and how high caps are in a line
GAP = 8.0
LETTERS = theme.PAD_LETTERS
GROUND, LINE = theme.INK, theme.GOLD_LIGHT
DIM_LINE = theme.GOLD_DEEP
WAYS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


def width_of(text: TextSetter, name: str, *, pad: bool) -> float:
    """How wide the drawing of an input is, in units."""
    if pad and is_button(name):
        return HIGH if _is_round(name) else HIGH * 1.7
    if name in WAYS:
        return CAP
    return max(CAP, text.width(said(name) if name else "–", _style(theme.TEXT)) + 14)


def draw_input(canvas: Canvas, box: Box, name: str, ink: Colour, *, pad: bool) -> None:
    """A key or a button in the middle of the box; nothing set is a dash."""
    place = box.centered(width_of(canvas.pens.text, name, pad=pad), min(box.h, HIGH))
    if pad and is_button(name):
        _draw_button(canvas, place, name)
        return
    canvas.rounded(place, (0, 0, 0), 72, 4, ink, 140, 1.0)
    if name in WAYS:
        side = canvas.scale.px(18)
        made = canvas.pens.assets.keep(("arrow key", name, side, ink), lambda: _arrow_key(name, side, ink))
        canvas.surface_at(made, place.cx - 9, place.cy - 9)
    else:
        canvas.text(said(name) if name else "–", place.cx, place.cy, _style(ink), "center")


def _arrow_key(name: str, side: int, ink: Colour) -> pygame.Surface:
    def paint(surface: pygame.Surface, factor: int) -> None:
        whole, ahead = surface.get_rect(), pygame.Vector2(WAYS[name])
        _arrow(surface, whole, WAYS[name], 0.8, 0.0, ink)
        middle = pygame.Vector2(whole.center)
        pygame.draw.line(surface, ink, middle, middle - ahead * whole.h * 0.36, max(factor, whole.h // 8))

    return shapes.supersampled(side, side, paint)


def _style(ink: Colour) -> Style:
    return Style("head", 16, ink)


def _is_round(name: str) -> bool:
    return name in LETTERS or name.startswith("dp") or name in (*STICK, *LOOK) or name == "guide"


def _draw_button(canvas: Canvas, box: Box, name: str) -> None:
    size = (canvas.scale.px(box.w), canvas.scale.px(box.h))
    made = canvas.pens.assets.keep(("pad", name, size), lambda: _shape(name, size))
    canvas.surface_at(made, box.x, box.y)
    words = name.upper() if name in LETTERS else SHORT.get(name, name[6:] if name.startswith("button") else "")
    if words:
        canvas.text(words, box.cx, box.cy, Style("head", 16 if len(words) < 2 else 13, LETTERS.get(name, LINE)),
                    "center")  # fmt: skip


def _shape(name: str, size: tuple[int, int]) -> pygame.Surface:
    def paint(surface: pygame.Surface, factor: int) -> None:
        whole = surface.get_rect()
        line = max(factor, whole.h // 16)
        if name.startswith("dp"):
            _cross(surface, whole, line, WAYS[name[2:]])
        elif _is_round(name):
            _disc(surface, whole, line, name)
        else:
            _pill(surface, whole, line, name)

    return shapes.supersampled(*size, paint)


def _disc(surface: pygame.Surface, whole: pygame.Rect, line: int, name: str) -> None:
    middle, radius = whole.center, whole.h // 2
    pygame.draw.circle(surface, GROUND, middle, radius)
    pygame.draw.circle(surface, LETTERS.get(name, LINE), middle, radius, line + line // 3)
    if name in (*STICK, *LOOK):
        pygame.draw.circle(surface, DIM_LINE, middle, radius * 0.36, 0 if name in STICK else line)
        _arrow(surface, whole, WAYS[name.removeprefix("stick").removeprefix("look")], 0.84, 0.46)
    elif name == "guide":
        pygame.draw.circle(surface, LINE, middle, radius * 0.42, line)


def _arrow(surface: pygame.Surface, whole: pygame.Rect, way: tuple[int, int], tip: float, foot: float,
           colour: Colour = LINE) -> None:  # fmt: skip
    """A triangle from the middle outwards; `tip` and `foot` are shares of the radius."""
    middle, radius, aside = pygame.Vector2(whole.center), whole.h / 2, pygame.Vector2(way[1], way[0])
    ahead = pygame.Vector2(way)
    broad = (tip - foot) * 0.75
    points = [middle + ahead * radius * tip, middle + (ahead * foot + aside * broad) * radius,
              middle + (ahead * foot - aside * broad) * radius]  # fmt: skip
    pygame.draw.polygon(surface, colour, points)


def _cross(surface: pygame.Surface, whole: pygame.Rect, line: int, way: tuple[int, int]) -> None:
    third = whole.h * 0.42
    bars = [pygame.Rect(0, 0, round(third), whole.h), pygame.Rect(0, 0, whole.w, round(third))]
    for colour, less in ((GROUND, 0), (LINE, 2 * line), (GROUND, 4 * line)):  # seen on light and on dark
        for bar in bars:
            bar.center = whole.center
            pygame.draw.rect(surface, colour, bar.inflate(-less, -less), border_radius=line)
    arm = pygame.Rect(0, 0, round(third), round(third)).move(whole.centerx - round(third) // 2,
                                                               whole.centery - round(third) // 2)  # fmt: skip
    aside = (whole.h - third) / 2
    arm.move_ip(way[0] * aside, way[1] * aside)
    pygame.draw.rect(surface, LINE, arm.inflate(-2 * line, -2 * line), border_radius=line)


def _pill(surface: pygame.Surface, whole: pygame.Rect, line: int, name: str) -> None:
    """Shoulders are flat below, triggers high above, the others round."""
    high, low = whole.h // 2, whole.h // 6
    top = {"leftshoulder": (high, low), "rightshoulder": (low, high)}.get(name, (high, high))
    foot = low if "shoulder" in name or "trigger" in name else high
    area = whole.inflate(0, -whole.h // 5)
    for colour, inner in ((LINE, area), (GROUND, area.inflate(-2 * line, -2 * line))):
        pygame.draw.rect(surface, colour, inner, border_top_left_radius=top[0], border_top_right_radius=top[1],
                         border_bottom_left_radius=foot, border_bottom_right_radius=foot)  # fmt: skip
    x, y, unit = *whole.center, whole.h // 10
    if name == "start":
        for step in (-2, 0, 2):
            pygame.draw.line(surface, LINE, (x - 3 * unit, y + step * unit), (x + 3 * unit, y + step * unit), line)
    elif name == "back":
        for step in (-1, 1):
            pygame.draw.rect(surface, LINE, pygame.Rect(0, 0, 4 * unit, 3 * unit).move(x - 2 * unit + step * unit,
                             y - 3 * unit // 2 + step * unit), line)  # fmt: skip
