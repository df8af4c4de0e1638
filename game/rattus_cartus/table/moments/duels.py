"""Swords, Flutes and the Guard Tower: what goes from one player to another."""

from __future__ import annotations

from math import pi, sin
from typing import TYPE_CHECKING, TypeAlias

import pygame

from game.kernel.events import Facts
from game.kernel.rules import of
from game.rattus_cartus.lang import _, ngettext
from game.rattus_cartus.table.art import LOOSE_FLUTE, LOOSE_SWORD, RUNS
from game.rattus_cartus.words.names import Names
from game.session.match import Shown
from game.table.motion.scene import Scene, part
from game.table.motion.staged import Staged
from game.table.motion.whom import Eyes, Said, Show, Whom
from game.ui.draw.geometry import Box
from game.ui.draw.motion import ease_in_out, ease_out
from game.ui.draw.sprites import Flight

if TYPE_CHECKING:
    from game.rattus_cartus.table.board import RattusBoard

Staging: TypeAlias = "Scene[RattusBoard]"
BLADE, SMALL_BLADE, CARD = 300.0, 150.0, 62.0  # units
MOST_SHOWN = 7
RAT, HINT = 104.0, 44.0  # units: a rat; what stays dark at the lower edge, where one reads how to go on
LEAVES, COMES = (0.08, 0.5), (0.5, 0.94)  # of the moment: a rat leaves one row, and comes into another


def place(scene: Staging, seat: int) -> Box:
    """Where somebody is seen: their row in the open building, else their sign."""
    row = scene.board.scene.row(seat)
    return row.box if row is not None and row.box.w > 20 else scene.board.seat_box(seat)


def name(eyes: Eyes, seat: int) -> str:
    return of(Names, eyes.names).plain_seat(seat)


def _between(facts: Facts, _eyes: Eyes) -> Whom:
    """Whoever wins a duel gains by it, the other one loses."""
    return Whom(loses=(facts["other"],), gains=(facts["seat"],))


def _words(scene: Staging) -> None:
    """What it says, above the rows; only where it is about the one who looks."""
    if scene.large:
        street = scene.board.row.box
        scene.words(street.y + min(70.0, street.h * 0.2), 0.12, x=street.cx)
        scene.how_to_go_on()


# -- Swords --------------------------------------------------------------------------------------------------------
def struck(scene: Staging, event: Shown) -> Show:
    """A blade falls on the row of the loser, and backs fly from there to the winner's, one by one."""
    facts = event.facts
    scene.board.following.see(event)
    winner, loser = place(scene, facts["seat"]), place(scene, facts["other"])
    if scene.large:
        scene.darken([winner, loser])
    side = BLADE if scene.large else SMALL_BLADE
    blade = scene.put(scene.picture(LOOSE_SWORD, side))
    count = min(MOST_SHOWN, facts["count"])
    back = scene.ui.cards.back(scene.board.back, CARD)
    for at in range(count):
        begin = 0.42 + 0.4 * at / max(1, count)
        start = loser.centered(CARD, CARD * 1.4).moved(26 * (at - count / 2), 0)
        scene.flight(Flight([back], start, winner.centered(CARD, CARD * 1.4), 1, 70), begin, begin + 0.2)
    _words(scene)

    def show(t: float) -> None:
        falls = ease_out(part(t, 0.0, 0.34))
        blade.x = loser.x + loser.w * (0.2 + 0.5 * falls)
        blade.y = loser.cy - side * 0.7 * (1 - falls) - side * 0.08
        blade.angle = 60 * (1 - falls)
        blade.alpha = round(255 * min(1.0, 6 * t) * (1 - part(t, 0.55, 0.75)))

    return show


def _sword(facts: Facts, eyes: Eyes) -> Said:
    text = ngettext(
        "{name} takes {count} card from {other}.", "{name} takes {count} cards from {other}.", facts["count"]
    )
    winner, loser = name(eyes, facts["seat"]), name(eyes, facts["other"])
    return Said(text.format(name=winner, other=loser, count=facts["count"]), _("Most Swords: half of the hand."))


# -- Flutes --------------------------------------------------------------------------------------------------------
def played(scene: Staging, event: Shown) -> Show:
    """The flute sways, and a rat runs out of the winner's row on one side, and comes back into the other one's."""
    facts = event.facts
    scene.board.following.see(event)
    winner, loser = place(scene, facts["seat"]), place(scene, facts["other"])
    if scene.large:
        scene.darken([winner, loser])
    flute = scene.put(scene.picture(LOOSE_FLUTE, 90), winner.x + winner.w * 0.3, winner.cy)
    wide = RAT * (1.3 if scene.large else 1.0)
    right = [scene.picture(step, wide, wide / 2) for step in RUNS]
    left = [pygame.transform.flip(one, True, False) for one in right]
    rat = scene.put(right[0])
    _words(scene)

    def show(t: float) -> None:
        flute.alpha = round(255 * min(1.0, 6 * t) * (1 - part(t, 0.7, 0.95)))
        flute.angle = 8 * sin(6 * pi * t)
        leaves, comes = part(t, *LEAVES), part(t, *COMES)
        rat.visible = leaves > 0 and comes < 1
        row, away = (winner, leaves) if comes <= 0 else (loser, 1 - comes)
        rat.picture = (right if comes <= 0 else left)[int(t * 24) % len(RUNS)]
        rat.alpha = round(255 * min(1.0, 6 * leaves, 6 * (1 - comes)))
        rat.x = row.x + row.w * 0.3 + (row.w * 0.7 - wide * 0.5) * away
        rat.y = row.y + row.h * 0.72 + (loser.cy - winner.cy) * (0.5 * part(leaves, 0.8, 1.0) if comes <= 0 else 0.0)
        if comes > 0:
            rat.y -= (loser.cy - winner.cy) * 0.5 * (1 - part(comes, 0.0, 0.2))

    return show


def _flute(facts: Facts, eyes: Eyes) -> Said:
    said = _("A rat runs from {name} to {other}.").format(
        name=name(eyes, facts["seat"]), other=name(eyes, facts["other"])
    )
    if eyes.me == facts["other"]:
        return Said(said, _("Most Flutes: it stays with you."))
    return Said(said, _("Most Flutes: one rat is gone."))


# -- the Guard Tower -----------------------------------------------------------------------------------------------
def guarded(scene: Staging, event: Shown) -> Show | None:
    """The cards are called for, with a shield before the hand."""
    facts = event.facts
    other, board = facts["other"], scene.board
    taker, giver = place(scene, facts["seat"]), board.hand_of(other)
    if scene.large:
        mine = other == scene.me and board.hand.visible
        scene.darken([taker, board.hand.box.cut_bottom(HINT)[1] if mine else board.seat_box(other)])
    gem = scene.put(scene.picture("rattus_cartus/ui/estate_chivalry", 120 if scene.large else 70), taker.cx, taker.cy)
    _words(scene)

    def show(t: float) -> None:
        goes = ease_in_out(part(t, 0.1, 0.7))
        gem.x, gem.y = taker.cx + (giver.cx - taker.cx) * goes, taker.cy + (giver.cy - taker.cy) * goes
        gem.alpha = round(255 * min(1.0, 6 * t) * (1 - part(t, 0.8, 1.0)))

    return show


def _tower(facts: Facts, eyes: Eyes) -> Said:
    text = ngettext("{name} gets {count} card of {other}.", "{name} gets {count} cards of {other}.", facts["count"])
    who, other = name(eyes, facts["seat"]), name(eyes, facts["other"])
    return Said(text.format(name=who, other=other, count=facts["count"]), _("The Guard Tower: as large a hand gives."))


def _some(facts: Facts, _eyes: Eyes) -> bool:
    return bool(facts["count"])


MOMENTS = (
    Staged(
        "sword", ("sword",), struck, still=0.36, said=_sword, full=1200, others=700, whom=_between, when=_some,
        moves="instead", weighty=True,
    ),
    Staged(
        "flute", ("flute",), played, still=0.5, said=_flute, full=900, others=700, whom=_between, moves="instead",
        weighty=True,
    ),
    Staged(
        "tower", ("tower",), guarded, still=0.6, said=_tower, full=1000, others=600, whom=_between, when=_some,
        weighty=True,
    ),
)  # fmt: skip
