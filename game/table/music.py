"""What is heard behind a game."""

from __future__ import annotations

from game.table.flow import Flow
from game.ui.window.music import SILENCE
from game.ui.window.settings import Settings


def music_at(flow: Flow, settings: Settings, piece: str) -> str:
    """The piece, or silence: several people at one screen talk to each other, and want none unless they say so."""
    return piece if len(flow.owners) < 2 or settings.music_shared else SILENCE
