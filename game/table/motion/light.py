"""The light over a table: its ground changes while a game goes on, never in the middle of a movement."""

from __future__ import annotations

from game.table.board import Table


def changes(screen: Table) -> bool:
    """Whether another picture of the place is due."""
    return screen.background != screen.board.backdrop


def change(screen: Table) -> None:
    """Makes a due picture ready in the background, and shows it as soon as nothing moves."""
    if not changes(screen):
        return
    wanted, assets = screen.board.backdrop, screen.ui.assets
    assets.backdrop_ahead(wanted)
    if assets.backdrop_ready(wanted) and not screen.ui.motion.busy:
        screen.background = wanted
        screen.ui.base.all()
