"""Cards that bring something: the house or the character glows while gold or cards come of it."""

from __future__ import annotations

from game.citadels.lang import _
from game.citadels.table.moments.means import S, names_of, spot_of, view_of
from game.kernel.events import Facts
from game.session.match import Shown
from game.table.motion.scene import part
from game.table.motion.staged import Staged
from game.table.motion.whom import Eyes, Said, Show, Whom
from game.ui.draw.geometry import Box
from game.ui.draw.motion import bump

PRICES = ("marshal", "diplomat")  # the card of whoever pays: these are what a district costs


def works(s: S, event: Shown) -> Show | None:
    """A glow and sparks round it, strongest in the middle."""
    box = _place(s, event.facts)
    if box is None or box.w < 8:
        return None
    glow = s.put(s.m.framed("glow_focus", box), box.cx, box.cy)
    s.puffs("spark", box, max(36.0, min(60.0, box.w * 0.7)), 0.1, 0.9)

    def show(t: float) -> None:
        glow.alpha = round(255 * min(1.0, 1.6 * bump(part(t, 0.0, 1.0))))

    return show


def _place(s: S, facts: Facts) -> Box | None:
    """The house, or the character of whoever has it."""
    seat = _whose(facts, s.eyes)
    view, word = view_of(s.eyes), _source(facts)
    if word in view.box.setup.cast:
        return s.board.role_place(seat)
    house = next((card for card in view.city[seat] if view.box.kind[card] == word), None)
    spot = spot_of(s, seat, house) if house is not None else None
    return spot.box if spot is not None else None


def _source(facts: Facts) -> str:
    """The card by which it comes, as the rules call it."""
    return str(facts.get("why", facts.get("district", "")))


def _whose(facts: Facts, _eyes: Eyes) -> int:
    """Who gets something by it."""
    return int(facts["target"] if "target" in facts else facts["seat"])


def _by_a_card(facts: Facts, eyes: Eyes) -> bool:
    """Whether a character or a district of whoever gets something is the reason."""
    seat, view, word = _whose(facts, eyes), view_of(eyes), _source(facts)
    if seat < 0 or word in PRICES or not facts.get("amount", facts.get("count", 1)):
        return False
    return word in view.box.setup.cast or any(view.box.kind[card] == word for card in view.city[seat])


def _said(facts: Facts, eyes: Eyes) -> Said:
    names = names_of(eyes)
    return Said(
        _("{card} brings something to {name}.").format(
            name=names.plain_seat(_whose(facts, eyes)), card=_name(facts, eyes)
        )
    )


def _name(facts: Facts, eyes: Eyes) -> str:
    """What the card is called."""
    names, view, word = names_of(eyes), view_of(eyes), _source(facts)
    if word in view.box.setup.cast:
        return names.plain_rank(view.box.setup.cast.index(word) + 1)
    return names.plain_card(next(card for card in range(len(view.box.kind)) if view.box.kind[card] == word))


def _getter(facts: Facts, eyes: Eyes) -> Whom:
    return Whom(gains=(_whose(facts, eyes),))


MOMENTS = (
    Staged(
        "works", ("used", "gold", "drew"), works, still=0.5, full=500, others=350, said=_said, whom=_getter,
        when=_by_a_card, together=True, moves="with",
    ),
)  # fmt: skip
