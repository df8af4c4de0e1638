"""Hidden Numbers once more, as a game that says nothing of its table."""

from __future__ import annotations

from tests.games.hidden_numbers.game import HiddenNumbersPack


class BareNumbersPack(HiddenNumbersPack):
    """Rules and three words: the board of any game."""

    zones = None  # type: ignore[assignment]
