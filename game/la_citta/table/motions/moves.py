"""What moves at a table of La Città: for each event, and at the beginning of a match."""

from __future__ import annotations

from collections.abc import Sequence

from game.la_citta.table.motions import cards, cities, wandering, year
from game.la_citta.table.motions.means import Maker, Means
from game.session.match import Shown
from game.ui.draw.motion import Animation, Chain, Hold, Parallel

MAKERS: dict[str, Maker] = {**cities.MAKERS, **wandering.MAKERS, **cards.MAKERS, **year.MAKERS}
OPENING_STAGGER = 140.0


def besides(m: Means, news: Sequence[Shown]) -> list[Animation]:
    """Nothing moves besides; but what other eyes before the screen have ended begins once more."""
    following = m.board.following
    if news and following.begin(m.lag):
        following.changed()
    return []


def opening(m: Means, news: Sequence[Shown]) -> Animation | None:
    """The castellos of the beginning, in the light one after the other."""
    pane = m.board.pane
    sites = [event.facts["site"] for event in news if event.word == "founded"]
    places = [pane.place(site) for site in sites if pane.place(site).w > 1]
    if not places:
        return None
    glows = [m.glow("glow_focus", place, lambda t: min(1.0, 5 * t, 3 * (1 - t))) for place in places]
    return Chain([Hold(200), Parallel(glows, stagger=OPENING_STAGGER)])
