"""The one-sentence reason of each hint, out of what the options lead to. No pygame here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from game.bots import advice
from game.kernel.options import PASS
from game.kernel.rules import Plain, ViewData
from game.kernel.steps import Ask
from game.table.default_words import bare
from game.table.names import Names
from game.table.words import SomeWords
from game.ui.lang import _, joined

LEAST = 0.03  # worth in the fitted value below which a difference is not spoken of
SAFER = 0.12  # share of worlds
RIVAL = 0.015  # chance to win


class Hint(NamedTuple):
    """One of the best options: what its button says, the chance to win (None where nothing was compared), why.
    `advice` is what comes before all figures: why it is good, in a sentence that speaks of no other option."""

    option: str
    text: str
    chance: float | None
    reason: str
    advice: str


def hints(
    answer: Plain,
    ask: Ask,
    view: ViewData,
    names: Names,
    words: SomeWords,
    called: Callable[[str], str] | None = None,
    opens: Callable[[str], str] = lambda _option: "",
) -> list[Hint]:  # fmt: skip
    """The first three options of an answer of `bot.advice.judged`, best first. `called` says how the reasons speak of
    another option; without it they count the hints themselves, as a panel does that shows one below the other. `opens`
    says what becomes possible by an option (`Outlook.opens`)."""
    found = []
    ends = answer.get("ends", [])
    plain = isinstance(ends, Mapping)  # of a game that compares nothing but figures
    chances = advice.chances(answer["judged"])
    for number, (option, _chance, samples, _gain, _doubt) in enumerate(answer["judged"][: max(1, len(ends))]):
        best = opens(option)
        if len(ends) < 2:
            reason = _alone(answer, ask)
            best = best or reason
        elif plain:
            reason = _figures(ends.get(option, {}))
            best = best or _("It wins most often.")
        else:
            beside = _Beside(ends, number, int(ask.seat), names, words, called)
            reason = beside.words()
            best = best or beside.good()
        shown = chances[number] if samples or len(ask.options) < 2 else None
        found.append(Hint(option, _name(option, ask, view, names, words), shown, reason, best))
    return found


def _alone(answer: Plain, ask: Ask) -> str:
    """Why nothing stands beside the only option that was judged."""
    if len(ask.options) < 2:
        return _("Nothing else can be done.")
    if len(ask.options) - len(answer.get("idle", ())) < 2:
        return _("Everything else would change nothing.")
    return _("What else can be done was not compared.")


def _figures(end: Mapping[str, float]) -> str:
    """What an option leads to on average, in figures."""
    told = joined([f"{bare(figure)} {number:.1f}" for figure, number in end.items()])
    return _("On average it leads to: {figures}.").format(figures=told) if told else ""


def _name(option: str, ask: Ask, view: ViewData, names: Names, words: SomeWords) -> str:
    return _("Do without") if option == PASS else words.label(option, ask, view, names)


class _Beside:
    """One option beside another: the first beside the second, all others beside the first."""

    def __init__(
        self,
        ends: Sequence[Plain],
        number: int,
        me: int,
        names: Names,
        words: SomeWords,
        called: Callable[[str], str] | None,
    ) -> None:
        self.end, self.me, self.names, self.game = ends[number], me, names, words
        self.other = ends[0 if number else min(1, len(ends) - 1)]
        if called is None:
            self.other_name = _("the first choice") if number else _("the second choice")
        else:
            self.other_name = called(self.other["option"])

    def words(self) -> str:
        """What speaks for this option, and what for the other."""
        gains, losses = self._gains(self.end, self.other), self._gains(self.other, self.end)
        if gains and losses and gains[0][0] < losses[0][0] * 2:
            text = _("This {gain}; {other} {loss}.")
            return text.format(gain=gains[0][1], other=self.other_name, loss=losses[0][1])
        if gains:
            return self._this(gains)
        if losses:
            found = _("{other} {loss}.").format(other=self.other_name, loss=losses[0][1])
            return found[:1].upper() + found[1:]
        return _("This comes to nearly the same as {other}.").format(other=self.other_name)

    def good(self) -> str:
        """What speaks for this option, whatever speaks for the other."""
        gains = self._gains(self.end, self.other)
        return self._this(gains) if gains else _("It wins most often, if only by little.")

    def _this(self, gains: Sequence[tuple[float, str]]) -> str:
        both = gains[0][1] if len(gains) < 2 else _("{one} and {two}").format(one=gains[0][1], two=gains[1][1])
        return _("This {gain}.").format(gain=both)

    def _gains(self, end: Plain, other: Plain) -> list[tuple[float, str]]:
        """How this end is the better one: (worth, words), weightiest first."""
        found = []
        for family, worth in end["worth"].items():
            more = worth - other["worth"][family]
            words = self.game.gain(family, end, other, self.names) if more >= LEAST else ""
            if words:
                found.append((more, words))
        safer = other.get("danger", 0.0) - end.get("danger", 0.0)
        if safer >= SAFER:
            found.append((4 * safer, self.game.gain("danger", end, other, self.names)))
        chances = other["rivals"]
        leader = max((seat for seat in range(len(chances)) if seat != self.me), key=lambda seat: chances[seat])
        held = chances[leader] - end["rivals"][leader]
        if held >= RIVAL:
            found.append((4 * held, _("holds {name} back").format(name=self.names.plain_seat(leader))))
        return sorted(found, key=lambda one: -one[0])
