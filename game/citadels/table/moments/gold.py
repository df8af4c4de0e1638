"""Gold and hands that change their owners before everybody's eyes: robbed, earned, swapped."""

from __future__ import annotations

from functools import partial

from game.citadels.lang import _
from game.citadels.table.moments.calls import shine
from game.citadels.table.moments.means import S, names_of, view_of
from game.citadels.table.motions.goods import earners
from game.kernel.events import Facts
from game.session.match import Shown
from game.table.motion.scene import part
from game.table.motion.staged import Staged
from game.table.motion.whom import Eyes, Said, Show, Whom
from game.ui.draw import theme
from game.ui.draw.geometry import Box
from game.ui.draw.motion import bump, ease_in_out, ease_out
from game.ui.draw.sprites import Flight, Sprite
from game.ui.draw.theme import Style

FIGURE = Style("black", 54, theme.GOLD_LIGHT)
DROPPED, MOST_COINS = 7, 7
PURSE, SMALL_PURSE = 210.0, 84.0
ARC = 150.0
BACKS, BACK = 5, 74.0
FIRST_COINS = 0.62  # of the moment: the coins of an income set off until then


# -- robbed ------------------------------------------------------------------------------------------------------------
def robbed(s: S, event: Shown) -> Show:
    """The purse leaves its table, flies along an arc to the thief, and coins drop behind; both figures run."""
    facts = event.facts
    giver, taker, amount = facts["seat"], facts["thief"], facts["amount"]
    start, end = s.board.purse(giver), s.board.purse(taker)
    if s.large:
        s.darken(lit=[s.board.seat_box(taker).inset(-4)] if taker != s.me else [])
    side = PURSE if s.large else SMALL_PURSE
    _run_down(s, giver, taker, amount)
    _dropped(s, start, end)
    purse = s.put(s.picture("citadels/ui/stage_purse", side, side * 340 / 300))
    s.puffs("spark", end.centered(side * 0.8, side * 0.5), 60, 0.78, 1.0)
    figures = [
        (s.put(s.text(f"−{amount}", FIGURE.of(theme.LOSS))), start, 0.12),
        (s.put(s.text(f"+{amount}", FIGURE)), end, 0.78),
    ]
    if s.large:
        s.words(s.bounds.bottom - 150, 0.2)
        s.how_to_go_on()

    def show(t: float) -> None:
        flies = ease_in_out(part(t, 0.08, 0.8))
        purse.visible = t < 0.86
        purse.x, purse.y = _on_the_way(start, end, flies)
        purse.angle = 10 * bump(part(t, 0.1, 0.8)) - 5
        for sprite, place, since in figures:
            shown = part(t, since, since + 0.16)
            sprite.visible = shown > 0
            sprite.x, sprite.y = place.cx, place.cy - 26 - 26 * ease_out(shown)

    return show


def _on_the_way(start: Box, end: Box, share: float) -> tuple[float, float]:
    return start.cx + (end.cx - start.cx) * share, start.cy + (end.cy - start.cy) * share - ARC * 4 * share * (
        1 - share
    )


def _dropped(s: S, start: Box, end: Box) -> None:
    """Coins along the way, each where the purse has been."""
    for at in range(DROPPED):
        share = (at + 1) / (DROPPED + 1)
        coin = s.put(s.picture("ui/coin", 40 if s.large else 26))
        x, y = _on_the_way(start, end, share)

        s.also(partial(_falls, coin, x, y, 0.08 + 0.66 * share))


def _falls(coin: Sprite, x: float, y: float, since: float, t: float) -> None:
    falls = part(t, since, since + 0.22)
    coin.visible = 0 < falls < 1
    coin.x, coin.y = x, y + 90 * falls * falls
    coin.squash = 0.3 + 0.7 * abs(1 - 2 * (falls * 3 % 1))
    coin.alpha = round(255 * min(1.0, (1 - falls) * 2.5))


def _run_down(s: S, giver: int, taker: int, amount: int) -> None:
    """The figures change gold by gold, first where it goes, then where it comes."""
    steps = min(amount, 10)
    for seat, change, first in ((giver, -1, 0.1), (taker, 1, 0.72)):
        for step in range(steps):
            part_of = amount * (step + 1) // steps - amount * step // steps
            s.at(first + 0.2 * step / steps, s.m.owe("gold", seat, change * part_of))


def _robbed(facts: Facts, eyes: Eyes) -> Said:
    names, amount = names_of(eyes), facts["amount"]
    thief, victim = names.plain_seat(facts["thief"]), names.plain_seat(facts["seat"])
    character = names.plain_rank(facts["rank"])
    gold = _("{amount} gold").format(amount=amount)
    if eyes.me == facts["seat"]:
        line = _("{name} had named the {character}: {gold} gone.")
        return Said(_("The Thief takes your gold"), line.format(name=thief, character=character, gold=gold))
    if eyes.me == facts["thief"]:
        line = _("{gold} from {name}, the {character}.")
        return Said(_("The purse is yours"), line.format(gold=gold, name=victim, character=character))
    return Said(_("{thief} robs {name}: {gold}.").format(thief=thief, name=victim, gold=gold))


# -- earned ------------------------------------------------------------------------------------------------------------
def earned(s: S, event: Shown) -> Show:
    """The districts of the type light up one after another, and a coin rises from each."""
    seat, amount = event.facts["target"], event.facts["amount"]
    places, end = earners(s.m, seat)[:MOST_COINS], s.board.purse(seat)
    count = max(1, len(places))
    for at, box in enumerate(places):
        since = FIRST_COINS * at / count
        share = amount * (at + 1) // count - amount * at // count
        glow = s.put(s.m.framed("glow_focus", box), box.cx, box.cy)
        s.also(partial(_lit, glow, since))
        s.flight(Flight([s.m.coin()], box, end, 0, 70, spins=1.5), since, since + 0.36)
        s.at(since + 0.34, s.m.owe("gold", seat, share))
    figure = s.put(s.text(f"+{amount}", FIGURE.at(46)), end.cx, end.cy)

    def rises(t: float) -> None:
        figure.visible = t > 0.4
        figure.y = end.cy - 20 - 30 * ease_out(part(t, 0.4, 0.9))

    return rises


def _lit(glow: Sprite, since: float, t: float) -> None:
    glow.visible = since <= t < since + 0.34


def _brings(facts: Facts, eyes: Eyes) -> bool:
    """Whether the income comes out of districts that are seen."""
    view = view_of(eyes)
    earned_by = view.box.characters[view.rank].income if view.rank else None
    found = any(view.box.type[card] == earned_by for card in view.city[facts["target"]])
    return facts["why"] == "income" and facts["target"] >= 0 and found


def _earned(facts: Facts, eyes: Eyes) -> Said:
    text = _("{amount} gold for the districts of {name}.")
    return Said(text.format(amount=facts["amount"], name=names_of(eyes).plain_seat(facts["target"])))


# -- swapped -----------------------------------------------------------------------------------------------------------
def swapped(s: S, event: Shown) -> Show:
    """Both hands fold, rise, and cross in the middle as fans of backs; then they open where they now are."""
    one, other = event.facts["seat"], event.facts["other"]
    if s.large:
        s.darken()
        shine(s, Box(s.bounds.cx, s.bounds.h * 0.42, 0, 0), 0.3, 0.8)
    counts = s.board.before.hands
    for seat, from_whom in ((one, other), (other, one)):
        s.at(0.88, s.m.owe("hand", seat, counts.get(from_whom, 0) - counts.get(seat, 0)))
    if s.me in (one, other):
        for spot in s.m.table.hand.cards:
            s.at(0.88, s.hide(spot))
    fans = [_fan(s, counts.get(seat, 0)) for seat in (one, other)]
    ends = [s.board.hand_of(one), s.board.hand_of(other)]
    if s.large:
        s.words(s.bounds.h * 0.64, 0.2)
        s.how_to_go_on()

    def show(t: float) -> None:
        for which, fan in enumerate(fans):
            start, end, side = ends[which], ends[1 - which], 1 - 2 * which
            away = ease_in_out(part(t, 0.12, 0.9))
            rise = bump(away)
            for at, card in enumerate(fan):
                spread = (at - (len(fan) - 1) / 2) * (4 + 12 * rise)
                card.visible = part(t, 0.0, 0.02) > 0
                card.x = start.cx + (end.cx - start.cx) * away + spread * 1.6 + side * 110 * rise
                card.y = start.cy + (end.cy - start.cy) * away - 60 * rise + abs(spread) * 0.3
                card.angle = -spread * 0.9

    return show


def _fan(s: S, count: int) -> list[Sprite]:
    wide = BACK * (1.9 if s.large else 1.0)
    return [s.put(s.m.back(wide)) for _card in range(min(BACKS, count))]


def _swapped(facts: Facts, eyes: Eyes) -> Said:
    names = names_of(eyes)
    one, other = names.plain_seat(facts["seat"]), names.plain_seat(facts["other"])
    if eyes.me == facts["other"]:
        return Said(_("Your hand is gone"), _("{name} swaps it for another.").format(name=one))
    if eyes.me == facts["seat"]:
        return Said(_("The hands are swapped"), _("What {name} held is yours.").format(name=other))
    return Said(_("{name} swaps hands with {other}.").format(name=one, other=other))


MOMENTS = (
    Staged(
        "robbed", ("robbed",), robbed, still=0.55, full=1200, others=700, said=_robbed,
        when=lambda facts, _eyes: facts["amount"] > 0 and facts["seat"] != facts["thief"] >= 0,
        whom=lambda facts, _eyes: Whom(loses=(facts["seat"],), gains=(facts["thief"],)),
        shows=lambda event: event.word == "gold" and event.facts["why"] == "robbed", moves="instead",
    ),
    Staged(
        "income", ("gold",), earned, still=0.7, full=700, others=500, said=_earned, when=_brings, moves="instead",
        whom=lambda facts, _eyes: Whom(gains=(facts["target"],)),
    ),
    Staged(
        "swap", ("hands_swapped",), swapped, still=0.5, full=1100, others=600, said=_swapped, heard="citadels/swap",
        moves="instead",
        whom=lambda facts, _eyes: Whom(loses=(facts["other"],), gains=(facts["seat"],)),
    ),
)  # fmt: skip
