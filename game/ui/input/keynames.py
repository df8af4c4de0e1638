"""Keys as words: for the settings file ("ctrl+z", "pageup"), and as a person calls them ("Strg + Z", "Bild auf")."""

from __future__ import annotations

import pygame

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
