"""The levels `hard` and `expert`: search where there is something to decide, the heuristic as a second opinion."""

from __future__ import annotations

from game.citadels.bot.normal import BEGUN, NormalBot
from game.citadels.bot.personality import style_of
from game.citadels.bot.search.flat import Effort, Judged, different, judge
from game.citadels.bot.search.models import PickModel, pick_model, value_model
from game.citadels.bot.search.numbers import softmax
from game.citadels.bot.style import NEUTRAL, Style
from game.citadels.rules.state import View
from game.kernel.options import PASS, value
from game.kernel.rng import Rng
from game.kernel.steps import Ask

HARD, EXPERT = Effort(240), Effort(720)
TRUST = 0.004  # chance to win added to what the heuristic would do: it decides between equals
TASTE = 0.01  # ... and for each gold by which its style prefers a character
WHIM = 0.006  # near-equal choices that others want to foresee are mixed within about so much
MIXED = frozenset({
    "draft.keep", "assassin.kill", "witch.bewitch", "thief.rob", "magistrate.place", "blackmailer.place",
    "blackmailer.bribe_or_refuse", "blackmailer.reveal", "magistrate.confiscate",
})  # fmt: skip


class SearchBot:
    """A searching player. The same View, ask and seed always give the same answer."""

    needs_view = True

    def __init__(self, seed: int, effort: Effort, style: Style = NEUTRAL) -> None:
        """Raises ModelFault if the fitted numbers cannot be used."""
        self.seed, self.effort, self.style = seed, effort, style
        self.value = value_model()
        self.picks: PickModel | None = pick_model()
        self.heuristic = NormalBot(seed, style)

    def decide(self, view: View, ask: Ask) -> str:
        """One of the ask's options."""
        judged = self.judged(view, ask)
        if len(judged) == 1 or ask.step not in MIXED:
            return judged[0].option
        return _mixed(judged, self._rng(ask, 1))

    def judged(self, view: View, ask: Ask) -> list[Judged]:
        """What each option seems to be worth, best first; options that come to the same are named once."""
        options = different(view, ask.options)
        if ask.step in BEGUN and PASS in options and len(options) > 1:
            options.remove(PASS)
        if len(options) == 1:
            return [Judged(options[0], 0.0, 0)]
        found = judge(view, ask, options, self.effort, self.value, self.picks, self._rng(ask, 0))
        usual = self.heuristic.decide(view, ask._replace(options=options))
        liked = [one._replace(chance=one.chance + self._liking(view, ask, one.option, usual)) for one in found]
        most = liked[0].samples
        return sorted(liked, key=lambda one: (one.samples < most, -one.chance))

    def _liking(self, view: View, ask: Ask, option: str, usual: str) -> float:
        """What speaks for an option besides what the search found."""
        liking = TRUST if option == usual else 0.0
        if ask.step == "draft.keep":
            liking += TASTE * self.style.for_character(view.box.setup.cast[value(option) - 1])
        return liking

    def _rng(self, ask: Ask, stream: int) -> Rng:
        return Rng(((self.seed * 0x9E3779B1 + ask.seat) * 0x85EBCA77 + ask.number) * 2 + stream)


def _mixed(judged: list[Judged], rng: Rng) -> str:
    """One of those tried most, by chance where they are near equals."""
    finalists = [one for one in judged if one.samples == judged[0].samples]
    at = rng.random()
    for one, share in zip(finalists, softmax([one.chance / WHIM for one in finalists]), strict=True):
        at -= share
        if at < 0:
            return one.option
    return finalists[0].option


class HardBot(SearchBot):
    """The level `hard`."""

    def __init__(self, seed: int, personality: str = "") -> None:
        super().__init__(seed, HARD, style_of(personality) if personality else NEUTRAL)


class ExpertBot(SearchBot):
    """The level `expert`."""

    def __init__(self, seed: int, personality: str = "") -> None:
        super().__init__(seed, EXPERT, style_of(personality) if personality else NEUTRAL)
