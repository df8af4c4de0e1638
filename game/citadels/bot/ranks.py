"""Which characters to name: for murder and witchcraft, robbery, warrants and threats."""

from __future__ import annotations

from collections.abc import Callable
from math import fsum

from game.citadels.bot.attraction import attraction
from game.citadels.bot.beliefs import Beliefs, beliefs
from game.citadels.bot.possible import may_be_held
from game.citadels.bot.style import NEUTRAL, Style
from game.citadels.bot.threat import threat
from game.citadels.rules.state import Table, View
from game.kernel.options import PASS, value
from game.kernel.rng import Rng
from game.kernel.steps import Seat

DEAREST = 5  # what somebody with a full purse builds
TURN_TAKEN = 2.5  # what the Witch gains by any turn, besides its character
HARM_BESIDE = 0.6  # what it is worth to her that the other one loses it
WHIM = {"murder": 0.4, "bewitch": 0.4, "rob": 0.2, "threaten": 0.8, "serve": 0.5}  # near equals are mixed


def whom_to_murder(v: View, options: list[str], rng: Rng, style: Style = NEUTRAL) -> str:
    """The rank whose silence probably hurts dangerous players most."""
    return _best_rank(v, options, rng, style, WHIM["murder"], lambda believed, rank: _harm(v, believed, rank))


def whom_to_bewitch(v: View, options: list[str], rng: Rng, style: Style = NEUTRAL) -> str:
    """The rank whose turn hurts its player most to lose, and brings the Witch most. An absent one costs her turn."""

    def gain(believed: Beliefs, rank: int) -> float:
        held = fsum(ranks.get(rank, 0.0) for ranks in believed.values())
        return held * (TURN_TAKEN + attraction(v, v.viewer, rank)) + HARM_BESIDE * _harm(v, believed, rank)

    return _best_rank(v, options, rng, style, WHIM["bewitch"], gain)


def whom_to_rob(v: View, options: list[str], rng: Rng, style: Style = NEUTRAL) -> str:
    """The rank behind which most gold is to be expected."""
    return _best_rank(v, options, rng, style, WHIM["rob"], lambda believed, rank: _gold_behind(v, believed, rank))


def whom_to_threaten(v: View, options: list[str], rng: Rng, style: Style = NEUTRAL) -> str:
    """The two ranks behind which most gold is to be expected; now and then the lesser one gets the flower."""
    return _best_rank(v, options, rng, style, WHIM["threaten"], lambda believed, rank: _gold_behind(v, believed, rank))


def whom_to_serve(v: View, options: list[str], rng: Rng, style: Style = NEUTRAL) -> str:
    """The signed warrant first, where the dearest district is likely to be built; the others where they are feared."""

    def prize(believed: Beliefs, rank: int) -> float:
        return fsum(share * likely_build(v, seat, rank) for seat, share in _holders(believed, rank))

    return _best_rank(v, options, rng, style, WHIM["serve"], prize)


def _best_rank(
    v: View, options: list[str], rng: Rng, style: Style, whim: float, worth: Callable[[Beliefs, int], float]
) -> str:
    """The rank of most worth, with what the style adds and up to `whim` of chance."""
    believed = beliefs(v)
    wish, chance = _wishes(v, believed, style)

    def merit(word: str) -> float:
        rank = value(word)
        return worth(believed, rank) + wish(rank) + chance(rank, whim) * rng.random()

    return max(_ranks(v, options), key=merit)


def _wishes(v: View, believed: Beliefs, style: Style) -> tuple[Callable[[int], float], Callable[[int, float], float]]:
    """What a style adds to naming a rank, and how much chance there is in it. Nothing for a rank nobody can hold."""
    spite = {seat: style.against(v, v.viewer, seat) for seat in believed} if style is not NEUTRAL else {}
    cast = v.box.setup.cast

    def wish(rank: int) -> float:
        if not spite:
            return 0.0
        named = style.named.get(cast[rank - 1], 0.0)
        return fsum(share * (spite[seat] + named) for seat, share in _holders(believed, rank))

    def chance(rank: int, usual: float) -> float:
        return usual + (style.target_chance if _holders(believed, rank) else 0.0)

    return wish, chance


def _ranks(v: View, options: list[str]) -> list[str]:
    """Those somebody else may hold; all if there are none."""
    words = [word for word in options if word != PASS]
    held = may_be_held(v)
    return [word for word in words if value(word) in held] or words


def _holders(believed: Beliefs, rank: int) -> list[tuple[Seat, float]]:
    """Who may hold a rank, and how probably."""
    return [(seat, ranks[rank]) for seat, ranks in believed.items() if rank in ranks]


def _harm(v: View, believed: Beliefs, rank: int) -> float:
    """What it costs the others, by their danger, if this rank loses its turn."""
    lost = [chance * (threat(v, seat) + attraction(v, seat, rank)) for seat, chance in _holders(believed, rank)]
    return fsum(lost)


def _gold_behind(v: View, believed: Beliefs, rank: int) -> float:
    return fsum(chance * v.gold[seat] for seat, chance in _holders(believed, rank))


def likely_build(v: View, seat: Seat, rank: int) -> float:
    """The price a seat will probably pay for its first district, as far as it has cards."""
    return likely_price(v, seat) if v.box.characters[rank].builds else 0.0


def likely_price(t: Table, seat: Seat) -> float:
    """The same for a character that builds."""
    return min(DEAREST, t.gold[seat] + 2) + 0.2 * len(t.hand[seat]) if t.hand[seat] else 0.0
