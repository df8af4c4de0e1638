"""The last turn of a game, solved: what surely wins when nobody acts afterwards.

Such a turn hides nothing that matters. Every line without a draw is played out by the rules in a world that fits the
View; where somebody else might still step in, a line counts as lost.
"""

from __future__ import annotations

from game.citadels.bot.beliefs import may_be_held
from game.citadels.rules import queries
from game.citadels.rules.determinize import determinize
from game.citadels.rules.scoring import winners
from game.citadels.rules.state import UNKNOWN, Game, View
from game.citadels.rules.words import ABILITY, CARDS, END
from game.kernel.options import DONE, PASS, kind, value
from game.kernel.rng import Rng
from game.kernel.rules import Impossible
from game.kernel.steps import Ask, Seat

NODES = 600  # positions looked at in one turn
UNLIMITED = 2  # builds beyond the limit that one turn may bring
CERTAIN_ABILITIES = frozenset({
    "warlord", "marshal", "diplomat", "artist", "merchant", "queen", "abbot", "tax_collector",
})  # fmt: skip
CERTAIN_DISTRICTS = frozenset({"armory", "museum", "laboratory"})


def unless_it_loses(v: View, ask: Ask, chosen: str) -> str:
    """The chosen answer; but in a last turn that can surely be won, and that it would not win, the one that does."""
    if len(ask.options) < 2 or not acts_last(v):
        return chosen
    try:
        world, search = determinize(v, Rng(ask.number)), Search(v.viewer)
    except Impossible:  # a position set up by hand, without a draft that fits it
        return chosen
    if search.after(world, ask.step, chosen) == 1.0:
        return chosen
    most, word = search.best(world)
    if word is None or most < 1.0:
        return chosen
    more = (other for other in ask.options if other != END and search.after(world, ask.step, other) == 1.0)
    return next(more, word) if word == END else word  # what does no harm is done as well


def acts_last(v: View) -> bool:
    """Whether the viewer, on turn, knows that nobody acts after it and that the game may end with this turn, and knows
    all that will be counted then."""
    if v.seat != v.viewer or v.rank < 1 or not (v.completed or _may_complete(v)):
        return False
    own = any(rank > v.rank and rank != v.killed for rank in v.roles[v.viewer])
    return not own and not _somebody_follows(v) and not _counts_unknown(v)


def _may_complete(v: View) -> bool:
    """Whether this turn may complete the viewer's city: by its builds, and one more by an ability."""
    missing = v.box.complete - queries.size(v, v.viewer)
    return missing <= v.builds + 1 + (UNLIMITED if v.box.open_limit else 0) and missing <= len(v.hand[v.viewer]) + 1


def _somebody_follows(v: View) -> bool:
    return any(rank > v.rank and rank != v.killed for rank in may_be_held(v))


def _counts_unknown(v: View) -> bool:
    """A Secret Vault that may be in another hand; a crown that may still move to a Statue."""
    names = v.box.setup.uniques
    hidden = "secret_vault" in names and not _nobody_else_has(v, v.box.cards_of("secret_vault")[0])
    return hidden or ("statue" in names and v.killed == 4)


def _nobody_else_has(v: View, card: int) -> bool:
    others = [own for seat in v.others(v.viewer) for own in v.hand[seat]]
    return UNKNOWN not in others and card not in others or card in v.hand[v.viewer] or card in v.deck


def won_by(g: Game, me: Seat, word: str) -> float:
    """The share of the win after this answer and nothing more; 0 if the game goes on or somebody else may step in."""
    copy = g.clone()
    copy.choose(word)
    return _share(copy, me) if _finish(copy, me) else 0.0


def _finish(g: Game, me: Seat) -> bool:
    """End the turn, declining everything; whether the game is over then."""
    number = g.round
    while (ask := g.pending) is not None:
        if ask.seat != me or g.round != number:
            return False
        g.choose(next((word for word in (END, PASS, DONE) if word in ask.options), ask.options[0]))
    return True


def _share(g: Game, me: Seat) -> float:
    found = winners(g)
    return 1 / len(found) if me in found else 0.0


class Search:
    """The best certain end of a turn: every line without a draw, up to a number of positions."""

    def __init__(self, me: Seat, nodes: int = NODES) -> None:
        self.me = me
        self.left = nodes
        self._seen: dict[tuple[object, ...], float] = {}  # the same things done in another order lead to the same

    def best(self, g: Game) -> tuple[float, str | None]:
        """The largest share of the win found, and the first answer of its line."""
        ask = g.pending
        if ask is None:
            return _share(g, self.me), None
        if ask.seat != self.me or g.seat != self.me:
            return 0.0, None
        most, first = 0.0, None
        for word in sorted(ask.options, key=lambda option: option != END):
            if self.left <= 0 or most == 1.0:
                break
            found = self.after(g, ask.step, word)
            if found > most:
                most, first = found, word
        return most, first

    def after(self, g: Game, step: str, word: str) -> float:
        """The largest share that is certain after this answer to the pending ask of that step."""
        if not _is_certain(g, step, word):
            return 0.0
        self.left -= 1
        if word == END:
            return won_by(g, self.me, word)
        copy = g.clone()
        copy.choose(word)
        position = self._position(copy)
        if position not in self._seen:
            self._seen[position] = self.best(copy)[0]
        return self._seen[position]

    def _position(self, g: Game) -> tuple[object, ...]:
        """What can differ between two moments of this turn."""
        top = repr(g.stack[-1]) if g.stack else ""
        cities = tuple(tuple(sorted(city)) for city in g.city)
        mine = tuple(sorted(g.hand[self.me])), tuple(sorted(g.museum)), tuple(sorted(g.beautified))
        return top, cities, tuple(g.gold), mine, tuple(sorted(g.used)), g.builds, g.gathered


def _is_certain(g: Game, step: str, word: str) -> bool:
    """Whether nothing is drawn by this, and nothing begun that leads back to where it began."""
    if word in (PASS, CARDS):
        return False
    if step == "turn.chosen" and word == ABILITY:
        return g.acting().id in CERTAIN_ABILITIES
    if kind(word) == "use":
        return g.box.kind[value(word)] in CERTAIN_DISTRICTS
    return True
