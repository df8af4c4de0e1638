"""What moves at a table of Rattus Cartus: for each event, and at the beginning of a match."""

from __future__ import annotations

from collections.abc import Sequence

from game.rattus_cartus.table.motions import goods, resolving
from game.rattus_cartus.table.motions import round as rounds
from game.rattus_cartus.table.motions.means import Maker, Means
from game.session.match import Shown
from game.ui.draw.motion import Animation

MAKERS: dict[str, Maker] = {**goods.MAKERS, **resolving.MAKERS, **rounds.MAKERS}


def opening(m: Means, news: Sequence[Shown]) -> Animation | None:
    """The first cards are dealt."""
    return rounds.opening(m, news)
