"""What everybody seems to want this round, counted once for a View and used in all its worlds.

Characters are chosen in sampled worlds by what they seem to be worth to the chooser as the viewer sees it. Ranks are
named as `bot/ranks.py` names them, from what the naming seat could know in that world about who holds what: its own
looks at the cards passed on count, the true characters do not. How the others name decides who should hide where, so
this is what the chances of a draft depend on most.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.bots.search import exp, ln, total
from game.citadels.bot import beliefs as ranks
from game.citadels.bot.attraction import attraction
from game.citadels.bot.beliefs import Beliefs, beliefs, may_be_held
from game.citadels.bot.search import prior as priors
from game.citadels.bot.search.models import PickModel, PriorModel
from game.citadels.bot.search.posterior import Kind, Pulls
from game.citadels.bot.search.world import World
from game.citadels.bot.threat import threat
from game.citadels.bot.turn import worth_to
from game.citadels.rules.state import Table, View
from game.kernel.options import PASS, value
from game.kernel.steps import Seat

PLAIN = 0.25  # how likely the others are players that think as the pick model says; else they search
DRAFT_WHIM = 1.0  # near equals are mixed by so much gold
SHARPNESS = 0.75  # of choices when there is no fitted model
CHANCES = 1024  # different whims
HASTE = [-1.0 / ln((whim + 0.5) / CHANCES) for whim in range(CHANCES)]
"""By whim: of factors times these the largest is each one's as often as its share of them all (a race of exponential
times)."""
Whims = list[float]  # by rank, each a CHANCES-th part from 0 to 1
Known = tuple[int | tuple[int, ...], ...]


class Outlook:
    """Rows by seat, then by rank; index 0 of a row is unused.

    `kinds` are the pulls of each kind of player the others may be, `pull` those of somebody of whom nobody knows which,
    `drawn` the chances with which characters are chosen in sampled worlds, if there is a prior.
    """

    __slots__ = ("attraction", "draft", "drawn", "guessed", "kinds", "pull")

    def __init__(self, v: View, model: PickModel | None, prior: PriorModel | None = None) -> None:
        every, seats = range(1, v.box.ranks + 1), range(v.box.players)
        self.attraction = [[0.0, *(attraction(v, Seat(seat), rank) for rank in every)] for seat in seats]
        self.draft = [[0.0, *(worth_to(v, Seat(seat), rank) for rank in every)] for seat in seats]
        self.pull = [_factors(v, row, model) for row in self.draft]
        self.kinds: list[Kind] = [(1.0, self.pull)] if model is not None else []
        self.drawn: Pulls = []
        self.guessed: dict[Known, Beliefs] = {}
        if model is not None and prior is not None:
            self._distilled(v, model, prior)

    def _distilled(self, v: View, model: PickModel, prior: PriorModel) -> None:
        """The others may be players whom the pick model describes, or such as the prior was made from."""
        scene = priors.Scene(v, self.draft, self.attraction, model)
        seats = [Seat(seat) for seat in range(v.box.players)]
        rows = [priors.scores(prior.known if seat == v.viewer else prior.hidden, v, scene, seat) for seat in seats]
        searching = [_grown(row) for row in rows]
        self.kinds = [(PLAIN, self.pull), (1.0 - PLAIN, searching)]
        self.pull = [_between(v, one, other) for one, other in zip(self.pull, searching, strict=True)]
        self.drawn = self.pull


def _factors(v: View, worth: list[float], model: PickModel | None) -> list[float]:
    """How much each rank draws a seat, as a factor."""
    if model is None:
        return _grown([SHARPNESS * one for one in worth])
    biases = [0.0, *[model.bias.get(name, 0.0) for name in v.box.setup.cast]]
    return _grown([model.sharpness * one + bias for one, bias in zip(worth, biases, strict=True)])


def _grown(scores: list[float]) -> list[float]:
    """The same as factors; the largest is 1."""
    most = max(scores[1:])
    return [0.0, *[exp(score - most) for score in scores[1:]]]


def _between(v: View, one: list[float], other: list[float]) -> list[float]:
    """The chances of both, each with its share, among the ranks that do not lie open."""
    closed = [rank for rank in range(1, v.box.ranks + 1) if rank not in v.face_up]
    first, second = total([one[rank] for rank in closed]), total([other[rank] for rank in closed])
    return [PLAIN * a / first + (1.0 - PLAIN) * b / second for a, b in zip(one, other, strict=True)]


def choose_character(outlook: Outlook, seat: Seat, options: list[str], whims: Whims) -> str:
    """The one worth most, near equals mixed; with a prior each as likely as it says."""
    if not outlook.drawn:
        worth = outlook.draft[seat]
        return max(options, key=lambda word: worth[value(word)] + whims[value(word)] * DRAFT_WHIM)
    drawn = outlook.drawn[seat]
    return max(options, key=lambda word: drawn[value(word)] * HASTE[int(whims[value(word)] * CHANCES)])


# -- naming a rank ---------------------------------------------------------------------------------------------------
def name_a_rank(g: World, me: Seat, step: str, outlook: Outlook, options: list[str], whims: Whims) -> str:
    """The rank that seems worth most to name, to a seat that guesses who holds what."""
    g.viewer = me
    prize, whim = NAMING[step]
    worth: dict[int, float] = {}
    for seat, row in _believed(g, me, outlook).items():
        prizes = prize(g, outlook, me, seat)
        for rank, share in row.items():
            worth[rank] = worth.get(rank, 0.0) + share * prizes[rank]
    words = [word for word in options if word != PASS]
    likely = [word for word in words if value(word) in worth] or words
    return max(likely, key=lambda word: worth.get(value(word), 0.0) + whims[value(word)] * whim)


def _believed(g: World, me: Seat, outlook: Outlook) -> Beliefs:
    """What this seat can guess about who holds what. With two characters each, what the others put aside is not kept
    in a world: there it goes by what is open and its own."""
    pull = outlook.pull
    if g.box.players > 3:
        known = _known(g, me)
        found = outlook.guessed.get(known)
        if found is None:
            found = beliefs(g, lambda seat, ranks: [pull[seat][rank] for rank in ranks])
            outlook.guessed[known] = found
        return found
    gone = {*g.face_up, *g.roles[me], *(rank for rank, holder in enumerate(g.shown) if holder >= 0)}
    left = [rank for rank in range(1, g.box.ranks + 1) if rank not in gone]
    believed: Beliefs = {}
    for seat in g.others(me):
        whole = total(pull[seat][rank] for rank in left) or 1.0
        believed[seat] = {rank: 2 * pull[seat][rank] / whole for rank in left}
    return believed


def _known(g: World, me: Seat) -> Known:
    """All that a guess in the middle of a round depends on: seats that know the same guess the same."""
    seen = g.seen[me][0] if g.seen[me] else []
    rows = (g.order, g.roles[me], g.face_up, seen, g.shown, g.exchanged)
    return (me, g.rank, g.killed, *[tuple(row) for row in rows])


def _harm(g: World, outlook: Outlook, me: Seat, seat: Seat) -> list[float]:
    danger = threat(g, seat)
    return [danger + wanted for wanted in outlook.attraction[seat]]


def _a_turn(g: World, outlook: Outlook, me: Seat, seat: Seat) -> list[float]:
    mine = outlook.attraction[me]
    harm = _harm(g, outlook, me, seat)
    return [ranks.TURN_TAKEN + own + ranks.HARM_BESIDE * lost for own, lost in zip(mine, harm, strict=True)]


def _purse(g: World, outlook: Outlook, me: Seat, seat: Seat) -> list[float]:
    return [float(g.gold[seat])] * (g.box.ranks + 1)


def _district(g: World, outlook: Outlook, me: Seat, seat: Seat) -> list[float]:
    price = ranks.likely_price(g, seat)
    return [price if character and character.builds else 0.0 for character in g.box.characters]


Prize = Callable[[World, Outlook, Seat, Seat], list[float]]
NAMING: dict[str, tuple[Prize, float]] = {
    "assassin.kill": (_harm, ranks.WHIM["murder"]), "witch.bewitch": (_a_turn, ranks.WHIM["bewitch"]),
    "thief.rob": (_purse, ranks.WHIM["rob"]), "blackmailer.place": (_purse, ranks.WHIM["threaten"]),
    "magistrate.place": (_district, ranks.WHIM["serve"]),
}  # fmt: skip
"""For each question that asks for a rank: what each rank is worth to name if a seat holds it, and how much is mixed."""


# What nobody tries who thinks.

NAMES_A_RANK = frozenset({
    "assassin.kill", "witch.bewitch", "thief.rob", "magistrate.place", "blackmailer.place",
})  # fmt: skip
DESTROYS = frozenset({"warlord.destroy", "actions.raze"})


def with_a_point(v: View, step: str, options: Sequence[str]) -> list[str]:
    """Without characters that nobody else can hold (unless there are no others), and without one's own districts for
    the Warlord and the Armory."""
    if step in NAMES_A_RANK:
        held = may_be_held(v)
        return [word for word in options if value(word) in held] or list(options)
    return elsewhere(v, v.viewer, step, options)


def elsewhere(t: Table, seat: Seat, step: str, options: Sequence[str]) -> list[str]:
    """Without the districts of this seat, if it is asked what to destroy."""
    if step not in DESTROYS:
        return list(options)
    own = t.city[seat]
    return [word for word in options if word == PASS or value(word) not in own]
