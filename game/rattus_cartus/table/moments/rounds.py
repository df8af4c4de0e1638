"""What everybody does in a round: takes a supply, enters a house, gets its premium, looks at a card of the nun row."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from game.kernel.events import Facts
from game.kernel.rules import of
from game.rattus_cartus.lang import _
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.table.house import house, is_full
from game.rattus_cartus.table.motions.means import disc_picture
from game.rattus_cartus.table.strokes import DRAWN
from game.rattus_cartus.words.names import Names
from game.session.match import Shown
from game.table.motion.scene import Scene, part
from game.table.motion.staged import Staged
from game.table.motion.whom import Eyes, Said, Show, Whom
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.motion import back_out, bump, ease_in_out, ease_out
from game.ui.draw.sprites import Flight
from game.ui.draw.theme import Style

if TYPE_CHECKING:
    from game.rattus_cartus.table.board import RattusBoard

Staging: TypeAlias = "Scene[RattusBoard]"
NUMBER = Style("black", 46, theme.GOLD_LIGHT)
DISC, MY_DISC = 40.0, 58.0  # units
LANDS = 0.62  # of the moment: when a disc has come to its place
DROP = 130.0
EYE_SIDE = 84.0


def see(s: Staging, event: Shown, at: float) -> None:
    """From that share on the table shows the event, as far as it is told step by step."""
    following = s.board.following
    s.at(at, lambda: following.see(event))


def _hops(s: Staging, seat: int, end: Box) -> None:
    """The disc of a player comes in a bow, and dust rises where it lands."""
    disc = disc_picture(s.m, seat, MY_DISC if s.large else DISC)
    start = s.board.seat_box(seat)
    s.flight(Flight([disc], start.centered(1, 1), end, 0, 80, ease=ease_in_out), 0.0, LANDS)
    s.puffs("dust", end.centered(70, 40), 48, LANDS, 1.0)


# -- the supply --------------------------------------------------------------------------------------------------------
def supplied(s: Staging, event: Shown) -> Show | None:
    """A disc comes to the house, its ribbon lights up, and what it gives follows."""
    seat, place = event.facts["seat"], s.board.building(event.facts["slot"])
    see(s, event, 0.0)
    if place.w <= 30:
        return None
    s.at(LANDS, s.board.coming("supply", seat, event.facts["slot"]))
    ribbon = house(place).plate if is_full(place) else place
    _hops(s, seat, Box(ribbon.cx, ribbon.cy, 1, 1))
    glow = s.put(s.m.framed("glow_focus", ribbon), ribbon.cx, ribbon.cy)
    s.puffs("spark", ribbon, 52, LANDS, 1.0)

    def show(t: float) -> None:
        glow.alpha = round(255 * part(t, 0.3, LANDS))

    return show


def _supplied(facts: Facts, eyes: Eyes) -> Said:
    return _of_house(_("{name} takes the supply of {building}."), facts, eyes)


def _of_house(text: str, facts: Facts, eyes: Eyes) -> Said:
    names = of(Names, eyes.names)
    return Said(text.format(
        name=names.plain_seat(facts["seat"]), building=names.plain_place(facts["card"], facts["slot"])))  # fmt: skip


# -- entering ----------------------------------------------------------------------------------------------------------
def entered(s: Staging, event: Shown) -> Show | None:
    """A disc hops onto its step, and the number of the place pops up."""
    seat, slot = event.facts["seat"], event.facts["slot"]
    end = s.board.space(slot, seat)
    see(s, event, 0.0)
    if end.w <= 1:
        return None
    s.at(LANDS, s.board.coming("space", seat, slot))
    _hops(s, seat, Box(end.cx, end.cy, 1, 1))
    inside = of(View, s.view).entered[slot]
    at = inside.index(seat) + 1 if seat in inside else len(inside) + 1
    number = s.put(s.text(f"{at}.", NUMBER), end.cx, end.cy)

    def show(t: float) -> None:
        pops = part(t, LANDS - 0.04, 0.9)
        number.visible = pops > 0
        number.alpha = round(255 * min(1.0, 4 * pops))
        number.y = end.cy - 24 - 34 * back_out(pops)

    return show


def _entered(facts: Facts, eyes: Eyes) -> Said:
    return _of_house(_("{name} enters: {building}."), facts, eyes)


def _whose(facts: Facts, _eyes: Eyes) -> Whom:
    return Whom(gains=(facts["seat"],))


# -- the premium -------------------------------------------------------------------------------------------------------
def crowned(s: Staging, event: Shown) -> Show | None:
    """The crown drops on the row, and sparks fly."""
    row = s.board.scene.row(event.facts["seat"])
    see(s, event, 0.96)
    if row is None or row.box.w <= 20:
        return None
    place, box = row.crown, row.box
    crown = s.put(s.picture("ui/crown", place.w, place.h), place.cx, place.cy - DROP)
    glow = s.put(s.m.framed("glow_focus", box), box.cx, box.cy)
    s.puffs("spark", place.centered(place.w * 2.2, place.h * 1.8), 60, 0.5, 1.0)

    def show(t: float) -> None:
        crown.y = place.cy - DROP * (1 - back_out(part(t, 0.0, 0.6)))
        crown.alpha = round(255 * min(1.0, 5 * t))
        glow.alpha = round(255 * ease_out(part(t, 0.4, 0.7)) * (1 - part(t, 0.9, 1.0)))

    return show


def _crowned(facts: Facts, eyes: Eyes) -> Said:
    return _of_house(_("{name} has the premium of {building}."), facts, eyes)


# -- a look at the nuns ------------------------------------------------------------------------------------------------
def looked(s: Staging, event: Shown) -> Show | None:
    """An eye opens over the card that is lifted; what is on it only whoever looks sees."""
    place = s.board.nun(event.facts["position"])
    if place.w <= 8:
        return None
    x = max(s.bounds.x + EYE_SIDE * 0.6, place.cx)
    eye = s.put(DRAWN["eye"](s.ui.px(EYE_SIDE)), x, place.y - EYE_SIDE * 0.9)

    def show(t: float) -> None:
        eye.alpha = round(255 * min(1.0, 4 * t, 4 * (1 - t)))
        eye.y = place.y - EYE_SIDE * (0.7 + 0.3 * bump(t))

    return show


def _looked(facts: Facts, eyes: Eyes) -> Said:
    name = of(Names, eyes.names).plain_seat(facts["seat"])
    return Said(_("{name} looks at a card of the nun row.").format(name=name))


MOMENTS = (
    Staged(
        "supply", ("supply_taken",), supplied, still=0.8, said=_supplied, full=600, others=450, whom=_whose,
        moves="instead",
    ),
    Staged(
        "enters", ("entered",), entered, still=0.9, said=_entered, full=650, others=450, whom=_whose, moves="instead",
    ),
    Staged(
        "premium", ("premium",), crowned, still=0.75, said=_crowned, full=700, others=500, whom=_whose,
        moves="instead",
    ),
    Staged("look", ("looked",), looked, still=0.5, said=_looked, full=900, others=600, whom=_whose, moves="with"),
)  # fmt: skip
