"""Why something is no choice now: the rules' own reasons, for one thing by name or for everything one might want."""

from __future__ import annotations

from game.citadels.rules.state import View
from game.citadels.table.labels import label
from game.citadels.table.names import Names
from game.citadels.table.reasons import reason
from game.cli.text.choices import MORE, Choice, thing_name
from game.cli.text.choosing import Named, matching, number_in
from game.cli.text.speech import ended
from game.kernel.options import kind, value, way
from game.kernel.steps import Ask
from game.session.match import Match
from game.ui.lang import _

ACTS = ("gold", "cards", "income", "ability", "end")
UNTOLD = (None, "not_now", "nothing_to_use", "not_in_hand", "not_in_city")  # reasons that everybody expects


class Whys:
    """The reasons at one question."""

    def __init__(self, match: Match, ask: Ask, names: Names, choices: list[Choice]) -> None:
        self.match, self.ask, self.names, self.choices = match, ask, names, choices
        self.view: View = match.view(ask.seat)

    def told(self, typed: str) -> list[str]:
        """The answer to `why`, with or without a name or a number behind it."""
        if not typed:
            return self._everything()
        number = number_in(typed, len(self.choices))
        if number:
            text = _("Choice {number} can be chosen: {choice}.")
            return [text.format(number=number, choice=self.choices[number - 1].text)]
        return self.about(typed) or [_("There is nothing called '{name}' on the table.").format(name=typed)]

    def about(self, typed: str) -> list[str]:
        """Whether what has this name can be chosen, or why not; nothing if nothing has this name."""
        offered = matching(typed, [Named(one.option, one.names) for one in self.choices])
        found = matching(typed, self._things())
        if offered and (not found or {*found} & {*offered}):
            return [_("This can be chosen: {choice}.").format(choice=one.text)
                    for one in self.choices if one.option in offered]  # fmt: skip
        known = [(option, self.match.why_not(self.ask.seat, option)) for option in found]
        named = [(option, problem) for option, problem in known if problem not in UNTOLD]
        if not named and found:
            return [_("{name}: not possible now.").format(name=thing_name(found[0], self.view, self.names) or typed)]
        return list(dict.fromkeys(self._sentence(option, problem or "") for option, problem in named))

    def _everything(self) -> list[str]:
        """Acts, own cards, districts and characters that are not offered, with the reason."""
        asked = {kind(option) for option in self.ask.options}
        found = []
        for option in (*ACTS, *(thing.key for thing in self._things())):
            usual = kind(option) in asked or kind(option) in ("build", "use") or option in ACTS
            if option in self.ask.options or not usual or way(option):
                continue
            problem = self.match.why_not(self.ask.seat, option)
            if problem not in UNTOLD:
                found.append(self._sentence(option, problem or ""))
        return list(dict.fromkeys(found)) or [_("Everything you might want can be chosen, or belongs to another time.")]

    def _sentence(self, option: str, problem: str) -> str:
        said = label(option, self.ask, self.view, self.names) if value(option) < 0 else ""
        name = said.strip().removesuffix(MORE) or thing_name(option, self.view, self.names)
        return ended(f"{name}: {reason(problem, option, self.view, self.names)}")

    def _things(self) -> list[Named]:
        """What one may name: own cards, all districts, players, characters."""
        view, names = self.view, self.names
        options = [f"{word}:{card}" for card in view.hand[view.viewer] for word in ("build", "card")]
        options += [f"use:{card}" for card in view.city[view.viewer]]
        options += [f"district:{card}" for city in view.city for card in city]
        options += [f"seat:{seat}" for seat in range(view.box.players)]
        options += [f"rank:{rank}" for rank in range(1, view.box.ranks + 1)]
        acts = [Named(act, (label(act, self.ask, view, names), act)) for act in ACTS]
        return [Named(option, (thing_name(option, view, names),)) for option in options] + acts
