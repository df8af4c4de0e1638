"""What the player is told after an unexpected error, and what can be chosen; no pygame, no drawing."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, NamedTuple

from game import __version__
from game.machine_code import CODE
from game.ui.lang import N_, _

Choice = Literal["continue", "earlier", "title", "quit"]
LABELS: dict[Choice, str] = {
    "continue": N_("Continue from the autosave"),
    "earlier": N_("Continue one step earlier"),
    "title": N_("Main menu"),
    "quit": N_("Quit"),
}


class Trouble(NamedTuple):
    """`what` is the error in one line, `report` the file about it (None: nowhere could be written), `choices` what is
    offered, the best first and "quit" last."""

    what: str
    report: Path | None
    choices: tuple[Choice, ...]


def title() -> str:
    return _("Something went wrong")


def label(choice: Choice) -> str:
    return _(LABELS[choice])


def folder_label() -> str:
    return _("Show the report's folder")


def explanation(trouble: Trouble) -> str:
    """What this means for the game."""
    if "earlier" in trouble.choices:
        return _("The game stumbled again at the same place. Go back to your last decision and choose something else.")
    if "continue" in trouble.choices:
        return _("The game met an error that nobody expected. Everything up to the last decision is kept.")
    return _("The program met an error that nobody expected. Your saved games are not touched by it.")


def about_report(trouble: Trouble) -> str:
    """That there is a report, and what is not in it."""
    if trouble.report is None:
        return _("No folder could be written to, so there is no report.")
    return _("A report was written. It names nobody, and nothing was sent anywhere:")


def sentence(trouble: Trouble) -> str:
    """For the clipboard: all that somebody who helps wants to read first."""
    where = _("Report: {path}").format(path=trouble.report) if trouble.report else about_report(trouble)
    return f"Crown & Coin {__version__} ({CODE.kind()}): {trouble.what}. {where}"
