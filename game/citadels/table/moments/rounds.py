"""The course of the rounds: a new one begins, and the crown goes on."""

from __future__ import annotations

from game.citadels.lang import _
from game.citadels.table.moments.calls import shine
from game.citadels.table.moments.means import S, names_of
from game.kernel.events import Facts
from game.session.match import Shown
from game.table.motion.scene import part
from game.table.motion.staged import Staged
from game.table.motion.whom import Eyes, Said, Show
from game.ui.draw.geometry import Box
from game.ui.draw.motion import back_out, bump, ease_in_out, ease_out
from game.ui.draw.sprites import Sprite

CROWN, COIN = 130.0, 190.0
GHOSTS = 4  # pale crowns behind the one that flies


def begins(s: S, event: Shown) -> Show:
    """The coin of the round turns, and the crown glints above it."""
    s.darken()
    x, y = s.bounds.cx, s.bounds.h * 0.38
    shine(s, Box(x, y, 0, 0), 0.04, 0.96)
    coin = s.put(s.picture("ui/coin", COIN), x, y)
    crown = s.put(s.picture("ui/crown", CROWN), x, y)
    s.puffs("spark", Box(x - 110, y - 150, 220, 200), 64, 0.3, 0.75)
    s.words(y + COIN * 0.5 + 60, 0.2)

    def show(t: float) -> None:
        comes = ease_out(part(t, 0.0, 0.2)) * (1 - ease_in_out(part(t, 0.86, 1.0)))
        for sprite in (coin, crown):
            sprite.visible, sprite.alpha = comes > 0.02, round(255 * comes)
        coin.squash = max(0.08, abs(1 - 2 * (part(t, 0.0, 0.5) * 2 % 1)))
        crown.y = y - COIN * 0.62 + 30 * (1 - back_out(part(t, 0.1, 0.4)))

    return show


def _begins(facts: Facts, eyes: Eyes) -> Said:
    title = _("Round {round}").format(round=facts["round"])
    return Said(title, _("{name} wears the crown.").format(name=names_of(eyes).plain_seat(facts["crown"])))


def handed_on(s: S, event: Shown) -> Show:
    """Pale crowns follow the one that flies, and sparks where it settles."""
    start, end = (s.board.crown_place(event.facts[seat]) for seat in ("before", "seat"))
    ghosts = [s.put(s.picture("ui/crown", 50)) for _ghost in range(GHOSTS)]
    s.puffs("spark", end.centered(90, 60), 50, 0.75, 1.0)

    def show(t: float) -> None:
        for at, ghost in enumerate(ghosts):
            _follows(ghost, start, end, t - 0.07 * (at + 1), 0.6 - 0.12 * at)

    return show


def _follows(ghost: Sprite, start: Box, end: Box, t: float, strong: float) -> None:
    away = ease_in_out(max(0.0, min(1.0, t)))
    ghost.visible = 0.02 < away < 0.96
    ghost.alpha = round(255 * strong)
    ghost.x = start.cx + (end.cx - start.cx) * away
    ghost.y = start.cy + (end.cy - start.cy) * away - 90 * bump(away) * 1.0
    ghost.angle = 12.0 * (1 - away)


def _handed_on(facts: Facts, eyes: Eyes) -> Said:
    return Said(_("The crown goes to {name}.").format(name=names_of(eyes).plain_seat(facts["seat"])))


MOMENTS = (
    Staged("round", ("round_started",), begins, still=0.6, full=900, short=600, said=_begins),
    Staged("crown", ("crown_moved",), handed_on, still=1.0, full=700, said=_handed_on, moves="with"),
)
