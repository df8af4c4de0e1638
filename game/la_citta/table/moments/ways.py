"""A city draws: citizens walk on the lit lanes from its neighbours; what decided stands there already (`map.lanes`)."""

from __future__ import annotations

from game.kernel.events import Facts
from game.la_citta.lang import _
from game.la_citta.table.moments import stage
from game.la_citta.table.moments.stage import OnStage, names_of
from game.la_citta.table.motions.means import GAIN, LOSS
from game.session.match import Shown
from game.table.motion.staged import Staged
from game.table.motion.whom import Eyes, Said, Show, Whom
from game.ui.draw import theme
from game.ui.draw.theme import Style

NAME, COUNT = Style("bold", 22, theme.INK_BODY), Style("black", 30, theme.INK_BODY)
LEAVES, WALK, BETWEEN = 0.2, 0.46, 0.07  # shares: when the first one leaves, how long a way takes, when the next leaves
BEFORE_GATE = 0.86  # the share of the way at which somebody is turned away


def draws(s: OnStage, event: Shown) -> Show:
    """All that one city draws, at once."""
    facts, board = event.facts, s.board
    board.following.tell(event)
    city, full = facts["city"], sum(not one.facts["kept"] for one in s.events)
    kept = sum(one.facts["kept"] for one in s.events)
    walkers = []
    ways = [stage.way(s, city, one.facts["source"]) for one in s.events]
    for number, (one, points) in enumerate(zip(s.events, ways, strict=True)):
        start = LEAVES + BETWEEN * min(number, 4)
        stays = bool(one.facts["kept"])
        end = start + WALK * (1.0 if stays else BEFORE_GATE)
        walkers.append(stage.walker(s, points, start, end, 1.0 if stays else BEFORE_GATE, pale=not stays))
        stage.change(s, "−1", LOSS, stage.beside(s, one.facts["source"]), start + 0.06)
        s.at(end, stage.sees(s, one))
        if not stays:
            s.hear("la_citta/sent_away", end)
    if full:
        text = _("{city} is full: turned away").format(city=names_of(s.eyes).plain_city(city))
        x, y = stage.gate(s, city)
        made = s.put(stage.words_plate(s, text, bad=True), x, y + stage.radius(s) * 0.9)
        stage.shown_from(s, made, LEAVES + WALK * BEFORE_GATE)
    if kept:
        stage.change(s, f"+{kept}", GAIN, stage.beside(s, city), LEAVES + WALK)

    def show(t: float) -> None:
        for walks in walkers:
            walks(t)

    return show


def _said(facts: Facts, eyes: Eyes) -> Said:
    names = names_of(eyes)
    city, source = names.plain_city(facts["city"]), names.plain_city(facts["source"])
    title = _("{city} draws citizens by {wish}.").format(city=city, wish=names.plain_wish(facts["wish"]))
    if "arches" not in facts:  # earlier versions did not write down what decided
        return Said(title)
    mine, theirs = facts["arches"]
    return Said(title, _("{city} {count}, {other} {less}.").format(city=city, count=mine, other=source, less=theirs))


MOMENTS = (
    Staged(
        "city_draws", ("moved",), draws, still=0.98, said=_said, full=1500, others=1300, short=800,
        whom=lambda facts, _eyes: Whom(loses=(facts["other"],), gains=(facts["seat"],)), together=True,
        moves="instead", beats=True,
    ),
)  # fmt: skip
