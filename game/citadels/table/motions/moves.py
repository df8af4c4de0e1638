"""What moves at a table of Citadels: for each event, for what no event tells, and at the beginning of a match."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.citadels.table.motions import cities, goods, roles
from game.citadels.table.motions import round as rounds
from game.citadels.table.motions.means import Means
from game.session.match import Shown
from game.table.motion import effects
from game.ui.draw.motion import Animation

Maker = Callable[[Means, Shown], Animation | None]
MAKERS: dict[str, Maker] = {**goods.MAKERS, **cities.MAKERS, **roles.MAKERS, **rounds.MAKERS}


def besides(m: Means, news: Sequence[Shown]) -> list[Animation]:
    """Cards to choose from come, districts stand that nobody took away, and what is left closes up."""
    built = {event.facts["card"] for event in news if event.word == "built"}  # those rise by their own event
    m.claimed.update(cities.moved(news))
    return [*goods.tray(m), *cities.risen(m, built), *goods.close_up(m, _gap_seen(m, news))]


def _gap_seen(m: Means, news: Sequence[Shown]) -> float:
    """How long (ms) a gap must stay that a fallen district leaves."""
    falls = not m.ui.motion.reduced and any(event.word in cities.FALLS for event in news)
    return effects.SHAKE_MS + effects.FALL_MS * 0.7 if falls else 0.0


def opening(m: Means, news: Sequence[Shown]) -> Animation | None:
    """The first cards and gold are dealt, then the characters."""
    return rounds.first_cards(m) if news and news[0].word == "round_started" else None
