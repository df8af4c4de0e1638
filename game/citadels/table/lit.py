"""Where the things of Citadels lie that tutorials speak of (`CitadelsLanguage.lights`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from game.ui.draw.geometry import Box
from game.ui.widgets import Widget

if TYPE_CHECKING:
    from game.citadels.table.board import CitadelsBoard

TABS = {"draft": "draft", "score": "score", "discards": "aside", "character": "city"}
FIGURE = 8.0  # units of air around a small sign


def lit(board: CitadelsBoard, word: str, seat: int) -> Sequence[Box]:
    """The place of this name before this seat; nothing for one out of sight."""
    wholes: Mapping[str, Widget] = {
        "characters": board.track, "draft": board.fan, "score": board.score, "discards": board.discards,
    }  # fmt: skip
    if word in wholes:
        whole = wholes[word]
        return [whole.box] if whole.visible else []
    places: Mapping[str, Callable[[], Sequence[Box]]] = {
        "crown": lambda: [board.crown_place(seat).inset(-FIGURE)],
        "gold": lambda: [_purse(board, seat)],
        "cards": lambda: [_hand(board, seat)],
        "character": lambda: [board.role_place(seat)],
        "city": lambda: _cities(board, seat),
        "deck": lambda: [board.deck().inset(-FIGURE)],
    }
    return places[word]() if word in places else []


def _cities(board: CitadelsBoard, seat: int) -> list[Box]:
    """The panel of a player, and behind tabs the city that is open."""
    panel, open_one = board.panel(seat), board.city
    opened = [open_one.box] if open_one.visible and open_one.model.seat == seat else []
    return [*([panel.box] if panel is not None else []), *opened]


def _purse(board: CitadelsBoard, seat: int) -> Box:
    """Coin and figure."""
    own = board.own
    if board.panel(seat) is None and own.visible and not own.only_cards and own.spread:
        return own.heap
    sign = board.purse(seat)
    return Box(sign.x - 6, sign.y - 6, sign.w + 56, sign.h + 12)


def _hand(board: CitadelsBoard, seat: int) -> Box:
    if board.panel(seat) is None:
        return board.desk.hand.box
    sign = board.hand_of(seat)
    return Box(sign.x - 6, sign.y - 6, sign.w + 56, sign.h + 12)


def reveal(board: CitadelsBoard, word: str, seat: int) -> None:
    """The tab behind which it stands in a window with few units; the panels of the others are always there."""
    if word == "card" or (word == "city" and seat == board.model.viewer):
        board.show_seat(seat)
    elif word in TABS:
        board.desk.use_tab(TABS[word])
