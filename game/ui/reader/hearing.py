"""What a widget is to somebody who hears it: its kind, and what is told besides its name.

No pygame here, and nothing of a reader: widgets tell it whether one is there or not.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class State:
    """What is told besides the name; None and "" are left out.

    `place` counts from 1, `of` is the size of the set: set them where not every one of a list is in the tree, or where
    the list itself is not; else they are counted. `number`, `low`, `high`, `step` are of a slider and the like. `text`
    is the value in words ("normal", what is typed). `live` is "polite" or "assertive". `modal`: what is around it
    cannot be reached. `level` of a heading counts from 1. `caret` is the sign of a
    text before which is written.
    """

    selected: bool | None = None
    toggled: bool | None = None
    expanded: bool | None = None
    place: int | None = None
    of: int | None = None
    number: float | None = None
    low: float | None = None
    high: float | None = None
    step: float | None = None
    text: str = ""
    live: str = ""
    modal: bool = False
    level: int = 0
    caret: int | None = None


PLAIN = State()


class Kind(NamedTuple):
    """`role` is AccessKit's name. `worded`: `Widget.value` is a name fit to be read. `whole`: its name says everything,
    what is inside is not told apart. `area`: it is in the tree even if it has no name, for what is in it belongs
    together."""

    role: str
    worded: bool = False
    whole: bool = False
    area: bool = False


KINDS: dict[str, Kind] = {
    "button": Kind("BUTTON", worded=True, whole=True),
    "link": Kind("LINK", worded=True, whole=True),
    "switch": Kind("SWITCH", whole=True),
    "slider": Kind("SLIDER", whole=True),
    "choice": Kind("COMBO_BOX", whole=True),
    "field": Kind("TEXT_INPUT", whole=True),
    "list": Kind("LIST_BOX", area=True),
    "option": Kind("LIST_BOX_OPTION", worded=True, whole=True),
    "items": Kind("LIST", area=True),
    "item": Kind("LIST_ITEM", worded=True, whole=True),
    "row": Kind("LIST_ITEM", worded=True),
    "tabs": Kind("TAB_LIST", area=True),
    "tab": Kind("TAB", worded=True, whole=True),
    "tab_panel": Kind("TAB_PANEL"),
    "tree": Kind("TREE", area=True),
    "tree_item": Kind("TREE_ITEM", worded=True),
    "table": Kind("TABLE", area=True),
    "table_row": Kind("ROW", area=True),
    "column_head": Kind("COLUMN_HEADER", worded=True, whole=True),
    "cell": Kind("CELL", worded=True, whole=True),
    "dialog": Kind("DIALOG", worded=True, area=True),
    "region": Kind("REGION"),
    "part": Kind("GROUP"),
    "together": Kind("GROUP", area=True),
    "log": Kind("LOG"),
    "heading": Kind("HEADING", worded=True, whole=True),
    "text": Kind("LABEL", worded=True),
    "note": Kind("NOTE", worded=True, whole=True),
    "picture": Kind("IMAGE", whole=True),
    "progress": Kind("PROGRESS_INDICATOR", whole=True),
    "figure": Kind("FIGURE"),
    "nothing": Kind("GENERIC_CONTAINER"),
}

# The kinds of the roles of widgets. What is not listed is "nothing": with a name a "part", else it is passed through.
OF_ROLES: dict[str, str] = {
    "button": "button", "link": "link", "switch": "switch", "toggle": "switch", "slider": "slider", "choice": "choice",
    "field": "field", "list": "list", "option": "option", "tabs": "tabs", "tab": "tab", "dialog": "dialog",
    "title": "heading", "label": "text", "text": "text", "log_line": "item", "log": "log", "picture": "picture",
    "progress": "progress", "plot": "figure", "card": "button", "topic": "button", "mark": "text", "row": "row",
    "verdict": "text", "answer": "text", "winner": "text", "scores": "text", "medals": "text", "figures": "text",
    "page": "nothing",
}  # fmt: skip
