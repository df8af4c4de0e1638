"""A PIN for whoever wants one, so that nobody else lifts the curtain before that person's cards. Kept with the people
of this computer, as a salted slow hash. It keeps curious friends away, not whoever may change the player's files.

A forgotten PIN can be taken away by anybody, but not in secret: until a game is finished every curtain says so.
A seat whose person has one is handed over to nobody else without it. No pygame here.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

from game.ui import people
from game.ui.people import LONGEST_NAME
from game.ui.window.settings import Person, Settings

SHORTEST, LONGEST = 4, 8
FREE = 2  # wrong entries before one must wait
LONGEST_WAIT = 60.0
KIND, COST, BLOCK = "scrypt", 2**14, 8
MEMORY = 64 * 2**20


def has_pin(values: Settings, name: str) -> bool:
    """Whether this person's curtain is lifted by a PIN only."""
    return bool(_person(values, name).pin)


def fits(pin: str) -> bool:
    """Whether that can be somebody's PIN."""
    return SHORTEST <= len(pin) <= LONGEST and pin.isascii() and pin.isdigit()


def set_pin(values: Settings, name: str, pin: str) -> None:
    """From now on this is the person's PIN. ValueError if it cannot be one."""
    if not fits(pin):
        raise ValueError(f"a PIN has {SHORTEST} to {LONGEST} digits")
    salt = secrets.token_bytes(16)
    people.met(values, [name])
    person = values.people[name[:LONGEST_NAME]]
    person.pin, person.wrong_pins = f"{KIND}:{salt.hex()}:{_hash(pin, salt).hex()}", 0


def is_right(values: Settings, name: str, pin: str) -> bool:
    """Whether that is the person's PIN; wrong ones are counted. Of whoever has none everything is right."""
    person = _person(values, name)
    if not person.pin:
        return True
    kind, _colon, rest = person.pin.partition(":")
    salt, _colon, kept = rest.partition(":")
    try:
        right = kind == KIND and hmac.compare_digest(_hash(pin, bytes.fromhex(salt)), bytes.fromhex(kept))
    except ValueError:
        right = False  # damaged by hand: it can still be taken away
    person.wrong_pins = 0 if right else min(person.wrong_pins + 1, 1000)
    return right


def wait(values: Settings, name: str) -> float:
    """Seconds before another entry is looked at: longer after each wrong one."""
    beyond = _person(values, name).wrong_pins - FREE
    return 0.0 if beyond <= 0 else min(LONGEST_WAIT, 2.0 ** min(beyond, 10))


def remove(values: Settings, name: str) -> None:
    """Whoever has entered it wants none any more."""
    person = _person(values, name)
    person.pin, person.wrong_pins = "", 0


def take_away(values: Settings, name: str) -> None:
    """It was forgotten, or somebody says so: that is told until a game is finished."""
    person = _person(values, name)
    person.pin_taken_away = person.pin_taken_away or bool(person.pin)
    remove(values, name)


def taken_away(values: Settings, names: list[str]) -> list[str]:
    """Those of these people whose PIN was taken away without having been entered."""
    return [name for name in names if _person(values, name).pin_taken_away]


def _person(values: Settings, name: str) -> Person:
    return values.people.get(name[:LONGEST_NAME], Person())


def _hash(pin: str, salt: bytes) -> bytes:
    return hashlib.scrypt(pin.encode(), salt=salt, n=COST, r=BLOCK, p=1, maxmem=MEMORY, dklen=32)
