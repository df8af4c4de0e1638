"""Where options lead to: what the seat has when the sampled worlds have been played on to the next year. Hints name the
differences."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.rng import Rng
from game.kernel.rules import Plain
from game.kernel.steps import Ask, Seat
from game.la_citta.bot.search.features import NAMES, features
from game.la_citta.bot.search.models import Fit
from game.la_citta.bot.search.quick import play_on
from game.la_citta.bot.search.value import LAST_WIDTH, chances
from game.la_citta.rules.box import BONUS
from game.la_citta.rules.determinize import determinize
from game.la_citta.rules.state import Game, View

WORLDS = 24
FAMILIES = ("citizens", "food", "growth", "spare", "gold", "arches", "bonus", "penalty")
OF_FAMILY = {
    "people": "citizens", "fed": "citizens", "cities": "growth", "castellos": "growth", "room": "growth",
    "markets": "growth", "endless": "growth", "food": "food", "short": "food", "farm": "food", "spare": "spare",
    "gold": "gold", "income": "gold", "arches": "arches", "wins": "arches", "losses": "arches", "kind1": "bonus",
    "kind2": "bonus", "kind3": "bonus", "penalty": "penalty",
}  # fmt: skip
HARM = ("short", "losses", "penalty")  # more of these is worse; a weight that says otherwise explains nothing
PLACE = {name: place for place, name in enumerate(NAMES)}


def ends(view: View, ask: Ask, words: Sequence[str], fits: tuple[Fit, ...], rng: Rng) -> list[Plain]:
    """For each option, all in the same worlds: the mean of what the seat has (`has`), its `worth` by family in steps of
    e to 1 of the chance to win, and the chances of all seats (`rivals`). Raises Impossible for a View no game fits."""
    found = [_End(word, view.box.players) for word in words]
    for _ in range(WORLDS):
        world, seed = determinize(view, rng), rng.below(1 << 30)
        for end in found:
            g = world.clone()
            g.choose(end.option)
            play_on(g, seed)
            end.add(g, ask.seat, fits)
    return [end.plain() for end in found]


class _End:
    """Sums over the worlds of one option."""

    def __init__(self, option: str, players: int) -> None:
        self.option = option
        self.has = dict.fromkeys(FAMILIES, 0.0)
        self.worth = dict.fromkeys(FAMILIES, 0.0)
        self.rivals = [0.0] * players

    def add(self, g: Game, seat: Seat, fits: tuple[Fit, ...]) -> None:
        """One world, played on."""
        figures = features(g)[seat]
        for family, has in self._has(g, seat, figures).items():
            self.has[family] += has / WORLDS
        for family, worth in (_worth(g, figures, fits) if g.stack else _at_the_end(g, seat)).items():
            self.worth[family] += worth / WORLDS
        for one, chance in enumerate(chances(g, fits)):
            self.rivals[one] += chance / WORLDS

    def _has(self, g: Game, seat: Seat, figures: list[float]) -> dict[str, float]:
        of = {name: figures[place] for name, place in PLACE.items()}
        line = g.scores[seat] if g.scores else {"penalty": -float(g.penalty[seat])}
        return {
            "citizens": of["people"], "food": of["food"], "growth": of["room"], "spare": of["spare"],
            "gold": float(g.gold[seat]), "arches": of["arches"], "bonus": BONUS * of["kind3"],
            "penalty": abs(line["penalty"]),
        }  # fmt: skip

    def plain(self) -> Plain:
        """The means."""
        return {"option": self.option, "has": self.has, "worth": self.worth, "rivals": self.rivals}


def _worth(g: Game, figures: list[float], fits: tuple[Fit, ...]) -> dict[str, float]:
    fit, found = fits[g.year - 2], dict.fromkeys(FAMILIES, 0.0)
    for name, family in OF_FAMILY.items():
        weight = fit.weights[PLACE[name]]
        if (weight < 0) == (name in HARM):
            found[family] += weight * figures[PLACE[name]] / fit.width
    return found


def _at_the_end(g: Game, seat: Seat) -> dict[str, float]:
    line = g.scores[seat]
    return {part: line[part] / LAST_WIDTH for part in ("citizens", "bonus", "penalty")}
