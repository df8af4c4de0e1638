"""What is laid on a character before it is called: dagger, spell, theft, warrant and threat, and what they turn out."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.citadels.lang import N_, _
from game.citadels.table import badges
from game.citadels.table.moments.calls import wide
from game.citadels.table.moments.means import S, held_back, hung, names_of, place
from game.kernel.events import Facts
from game.session.match import Shown
from game.table.motion.scene import part
from game.table.motion.staged import Staged
from game.table.motion.whom import Eyes, Said, Show, Whom
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.motion import back_out, bump, ease_in_out, ease_out
from game.ui.draw.scaling import smoothscale

NAMED = 0.4  # the banner of a named character, of a large one
FLIES, LANDS, HOME = 0.15, 0.5, 0.8  # when what is laid on it sets off, lands, and has become the sign on its rank
TOKEN, SHEET = 150.0, 260.0
MOST = 3
THREADS, BEADS, BEAD = 3, 15, 24.0
SPELL_LIGHT, SPELL_DEEP = (186, 128, 255), (134, 56, 236)


def _named(
    s: S, event: Shown, sign: str, picture: str, size: tuple[float, float], lean: float, *, violet: bool = False
) -> Show:
    """The banner of the named character drops; something flies in from whoever named it, and stays on the rank. Under a
    spell it turns violet, and threads lead to it."""
    rank, home = event.facts["rank"], place(s, event.facts["rank"])
    start = s.board.role_place(event.facts["seat"])
    held_back(s, rank, ("sign", (rank, sign)), HOME)
    if sign == "killed":
        held_back(s, rank, ("lit", rank), HOME)
    banner = hung(s, rank, wide(s) * NAMED)
    x = max(banner.wide * 0.55, min(s.bounds.right - banner.wide * 0.55, home.cx))
    thing = s.put(s.picture(picture, *size))
    end = Box(x, home.y + 6 + banner.high * 0.52, 0, 0)
    s.puffs("spark", end.centered(banner.wide, banner.high * 0.5), 54, LANDS, HOME)
    cloths = (banner.whole, _bewitched(s, banner.whole)) if violet else (banner.whole, banner.whole)
    for at in range(THREADS if violet else 0):
        s.also(_thread(s, start, end, at - (THREADS - 1) / 2))

    def show(t: float) -> None:
        banner.whole = cloths[t >= LANDS]
        banner.hang(x, home.y + 6, ease_out(part(t, 0.0, 0.25)) * (1 - ease_in_out(part(t, HOME, 1.0))))
        flies = ease_out(part(t, FLIES, LANDS))
        thing.visible = FLIES < t < HOME
        thing.x = start.cx + (end.x - start.cx) * flies
        thing.y = start.cy + (end.y - start.cy) * flies - 80 * bump(flies) * (1 - flies)
        shakes = part(t, LANDS, LANDS + 0.2)
        thing.angle = lean * (1 - flies) * 4 + lean + 9 * (1 - shakes) * bump(min(1.0, shakes * 2)) * (shakes > 0)
        thing.alpha = round(255 * (1 - part(t, HOME - 0.12, HOME)))

    return show


def _bewitched(s: S, cloth: pygame.Surface) -> pygame.Surface:
    """The cloth in the light of the spell."""
    made = cloth.copy()
    made.fill(SPELL_LIGHT, special_flags=pygame.BLEND_RGB_MULT)
    return made


def _thread(s: S, start: Box, end: Box, bend: float) -> Show:
    """Beads of light along a bow from whoever bewitches to the banner, one after the other, until they fade."""
    bead = s.ui.assets.keep(("bead", s.ui.px(BEAD)), lambda: _bead(s.ui.px(BEAD)))
    beads = [s.put(bead) for _bead_of in range(BEADS)]
    aside = bend * 90.0

    def show(t: float) -> None:
        for at, sprite in enumerate(beads):
            share = (at + 1) / (BEADS + 1)
            since = FLIES + (LANDS - FLIES) * share
            sprite.visible = since <= t < HOME
            bow = 4 * share * (1 - share)
            sprite.x = start.cx + (end.x - start.cx) * share + aside * bow
            sprite.y = start.cy + (end.y - start.cy) * share + (aside * 0.5 - 50) * bow
            sprite.alpha = round(255 * min(1.0, 5 * (t - since)) * (1 - part(t, HOME - 0.12, HOME)))

    return show


def _bead(side: int) -> pygame.Surface:
    """White in the middle, violet around."""
    made = pygame.Surface((side * 4, side * 4), pygame.SRCALPHA)
    for radius, colour, alpha in ((1.0, SPELL_DEEP, 110), (0.7, SPELL_DEEP, 235), (0.42, theme.WHITE, 255)):
        pygame.draw.circle(made, (*colour, alpha), (side * 2, side * 2), side * 2 * radius)
    return smoothscale(made, (side, side))


def murder(s: S, event: Shown) -> Show:
    return _named(s, event, "killed", "citadels/ui/stage_dagger", (108, 276), -14)


def spell(s: S, event: Shown) -> Show:
    return _named(s, event, "bewitched", "citadels/ui/token_bewitched", (TOKEN, TOKEN), 5, violet=True)


def theft(s: S, event: Shown) -> Show:
    return _named(s, event, "robbed", "citadels/ui/token_robbed", (TOKEN, TOKEN), -6)


def _said(text: str) -> Callable[[Facts, Eyes], Said]:
    """A sentence of who acts and on which character; translated where it is said."""

    def said(facts: Facts, eyes: Eyes) -> Said:
        names = names_of(eyes)
        who, character = names.plain_seat(facts["seat"]), names.plain_rank(facts["rank"])
        return Said(_(text).format(name=who, character=character))

    return said


# -- warrants and threats ----------------------------------------------------------------------------------------------
def dealt(name: str) -> Callable[[S, Shown], Show]:
    """Seals go to the ranks, are pressed on one after the other, and lie there; faces only for whoever knows them."""

    def seen(s: S, event: Shown) -> Show:
        faces = {tile.rank: getattr(tile, name) for tile in s.board.model.tiles}
        ranks = [rank for rank in event.facts["ranks"][:MOST] if faces[rank]]
        start = s.board.role_place(event.facts["seat"])
        tokens = []
        for at, rank in enumerate(ranks):
            sign = f"{name}_{faces[rank]}"
            held_back(s, rank, ("sign", (rank, sign)), 0.6 + 0.13 * at)
            tokens.append(s.put(badges.token(s.ui.assets, sign, s.ui.px(104))))
            home = s.board.track.tile(rank).sign_box(sign)
            s.puffs("dust", home.centered(70, 50), 60, 0.6 + 0.13 * at, 0.98)
        homes = [place(s, rank) for rank in ranks]

        def show(t: float) -> None:
            for at, (token, home) in enumerate(zip(tokens, homes, strict=True)):
                flies = ease_in_out(part(t, 0.13 * at, 0.6 + 0.13 * at))
                token.visible = flies < 1
                token.x = start.cx + (home.cx - start.cx) * flies
                token.y = start.cy + (home.cy + 40 - start.cy) * flies - 60 * bump(flies)
                token.angle = -16 * (1 - flies)

        return show

    return seen


def _dealt(text: str) -> Callable[[Facts, Eyes], Said]:
    def said(facts: Facts, eyes: Eyes) -> Said:
        return Said(_(text).format(name=names_of(eyes).plain_seat(facts["seat"])))

    return said


def opened(s: S, event: Shown) -> Show:
    """The threat is turned over before its victim: the flower, or nothing."""
    facts = event.facts
    face = "real" if facts["flower"] else "blank"
    size = SHEET if s.large else TOKEN
    home = s.board.seat_box(facts["other"])
    end = Box(home.cx, max(size * 0.6, home.cy), 0, 0)
    if s.large:
        s.darken(lit=[home])
        s.words(min(s.bounds.bottom - 160, end.y + size * 0.75), 0.5)
    hidden, shown = (badges.token(s.ui.assets, f"threat_{side}", s.ui.px(size)) for side in ("hidden", face))
    sheet = s.put(hidden, end.x, end.y)
    s.puffs("spark", end.centered(size, size), 60, 0.5, 0.9)

    def show(t: float) -> None:
        turned = part(t, 0.3, 0.55)
        sheet.picture = shown if turned >= 0.5 else hidden
        sheet.squash = max(0.04, abs(1 - 2 * turned))
        sheet.y = end.y + 30 * (1 - back_out(part(t, 0.0, 0.25)))

    return show


def _opened(facts: Facts, eyes: Eyes) -> Said:
    names = names_of(eyes)
    who, other = names.plain_seat(facts["seat"]), names.plain_seat(facts["other"])
    if facts["flower"]:
        return Said(_("The flower is in it!"), _("{name} takes all the gold of {other}.").format(name=who, other=other))
    return Said(_("An empty threat."), _("{other} keeps the gold.").format(other=other))


def _threatened(facts: Facts, _eyes: Eyes) -> Whom:
    lost = (facts["other"],)
    return Whom(loses=lost, gains=(facts["seat"],)) if facts["flower"] else Whom(gains=lost)


MOMENTS = (
    Staged(
        "murder", ("killed",), murder, still=0.6, full=900, others=900, moves="instead",
        said=_said(N_("{name} names the {character}: murdered.")),
    ),
    Staged(
        "spell", ("bewitched",), spell, still=0.6, full=900, moves="instead",
        said=_said(N_("{name} lays a spell on the {character}.")),
    ),
    Staged(
        "theft", ("theft_announced",), theft, still=0.6, full=700, moves="instead",
        said=_said(N_("{name} is after the gold of the {character}.")),
    ),
    Staged(
        "warrants", ("warrants_placed",), dealt("warrant"), still=0.5, full=700, moves="instead",
        said=_dealt(N_("{name} deals out warrants.")),
    ),
    Staged(
        "threats", ("threats_placed",), dealt("threat"), still=0.5, full=700, moves="instead",
        said=_dealt(N_("{name} deals out threats.")),
    ),
    Staged(
        "threat_opened", ("threat_revealed",), opened, still=0.8, full=900, said=_opened, whom=_threatened,
        moves="instead",
    ),
)  # fmt: skip
