"""The buttons of a gamepad as words: for the settings file, and as a person calls them."""

from __future__ import annotations

import re

from game.ui.lang import N_, _

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
SAID = {
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
    if name in SAID:
        return _(SAID[name])
    if name.startswith("button"):
        return _("Button {number}").format(number=name[6:])
    return SHORT.get(name, name.upper())
