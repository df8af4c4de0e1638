"""The marketplace: no city without one grows beyond eight citizens."""

from __future__ import annotations

from art.kit.drawing.colour import mix
from art.kit.drawing.paint import fill, radial
from art.la_citta.catalogue import building
from art.la_citta.parts.iso import Iso

STALLS = (
    (-2, -44, "#c8402f", "#e08a2a"),
    (-58, 4, "#2f7f8a", "#c8403a"),
    (56, 2, "#d99a2e", "#6a9a3a"),
    (2, 50, "#8a4a9a", "#e0b030"),
)  # place, awning, fruit


@building
def marketplace(s: Iso) -> None:
    """Four striped awnings on a paved square."""
    s.face(s.slab(0, 6, (-64, -64, 64, 64)), "sand", 0.2)
    for index in range(1, 6):
        t = -64 + index * 21.3
        s.line(*s.corner(0, 6, t, -64, 0), *s.corner(0, 6, t, 64, 0), s.pen(1.3, 0.25))
        s.line(*s.corner(0, 6, -64, t, 0), *s.corner(0, 6, 64, t, 0), s.pen(1.3, 0.25))
    for cx, cy, cloth, fruit in STALLS:
        s.cast(cx, cy, 44, 34, 30)
        s.box_on(cx, cy + 4, 38, 20, 0, 12, "wood", top=fruit)
        _fruit(s, cx, cy, fruit)
        for du, dv in ((-22, 16), (22, 16), (22, -16)):
            s.rod(s.corner(cx, cy, du, dv, 0), s.corner(cx, cy, du, dv, 34), s.tone("wood", -0.2), 3.4, 6)
        _awning(s, cx, cy, cloth)


def _fruit(s: Iso, cx: float, cy: float, colour: str) -> None:
    for index in range(4):
        x, y = s.corner(cx, cy + 4, -13 + index * 9, 0, 15)
        s.disc(x, y, 6, radial(x - 2, y - 2, 9, [(0, mix(colour, "#ffffff", 0.5)), (1, mix(colour, s.ink, 0.3))]))
        s.disc(x, y, 6, s.pen(1.4))


def _awning(s: Iso, cx: float, cy: float, cloth: str, stripes: int = 6) -> None:
    for index in range(stripes):
        u0, u1 = -27 + 54 * index / stripes, -27 + 54 * (index + 1) / stripes
        tint = cloth if index % 2 == 0 else "#fff3dc"
        spots = [s.corner(cx, cy, *place) for place in ((u0, 24, 32), (u1, 24, 32), (u1, 0, 54), (u0, 0, 54))]
        s.face(spots, tint, 0.35, 1.8, 0.05)
        if index == stripes - 1:
            spots = [s.corner(cx, cy, *place) for place in ((u0, -20, 34), (u1, -20, 34), (u1, 0, 54), (u0, 0, 54))]
            s.face(spots, tint, -0.2, 1.2, 0.05)
    s.face([s.corner(cx, cy, *place) for place in ((27, 24, 32), (27, -20, 34), (27, 0, 54))], cloth, -0.5, 2)
    x, y = s.corner(cx, cy, -27, 0, 56)
    s.disc(x, y, 2.6, fill("#f3d27a"))
