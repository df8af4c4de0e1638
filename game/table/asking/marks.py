"""How each thing stands to the ask of the moment: glowing, chosen, priced, or why not. No pygame here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from game.kernel.options import kind
from game.kernel.rules import SomeRules, ViewData
from game.kernel.steps import Ask, Problem
from game.table.asking.mark import PLAIN, Mark, Subject, ZoomModel
from game.table.asking.spots import HAND, SEAT, TRAY, Offer, Offers, Spot
from game.table.asking.things import Action, Choice
from game.table.names import Names
from game.table.words import QuestionText, SomeWords
from game.ui.draw.markup import escape
from game.ui.lang import sentence
from game.ui.speech import priced

WhyNot = Callable[[str], Problem | None]


class Marks:
    """The marks of one ask, for one selected spot (`game.table.asking.things.Asked`)."""

    def __init__(
        self, words: SomeWords, offers: Offers | None, selected: Spot | None, view: ViewData, names: Names,
        why_not: WhyNot, rules: SomeRules,
    ) -> None:  # fmt: skip
        self.words, self.things = words, words.things
        self.offers, self.selected = offers, selected
        self.view, self.names = view, names
        self._why_not = why_not
        self.outlook = words.outlook(offers.ask if offers is not None else None, view, names, rules)

    # -- the ask ---------------------------------------------------------------------------------------------------
    @property
    def question(self) -> QuestionText[ViewData, Names] | None:
        """What the ask means."""
        return self.words.question(self.offers.ask.step) if self.offers is not None else None

    @property
    def harmful(self) -> bool:
        return self.question is not None and self.question.harmful

    @property
    def own_turn(self) -> bool:
        return self.question is not None and self.question.own_turn

    def why_not(self, option: str) -> Problem | None:
        return self._why_not(option)

    def reason(self, problem: Problem | None, option: str) -> str:
        return self.words.reason(problem or "not_now", option, self.view, self.names)

    def wanted(self, place: str, thing: int) -> list[str]:
        return self.words.wanted(place, thing, self.offers.ask) if self.offers is not None else []

    def label(self, option: str, ask: Ask | None = None) -> str:
        asked = self.offers.ask if self.offers is not None else ask
        return self.words.label(option, asked, self.view, self.names) if asked is not None else option

    def about(self) -> str:
        return self.question.about if self.question is not None else ""

    # -- marks -----------------------------------------------------------------------------------------------------
    def mark(self, place: str, thing: int) -> Mark:
        """How this thing is to be drawn."""
        if self.offers is None or thing < 0:
            return PLAIN
        if place in (HAND, TRAY) and thing in self.offers.chosen:
            return Mark("chosen")
        if (place, thing) in self.things.laid(self.offers.ask):
            return Mark("chosen")
        found = self.offers.at(place, thing)
        if found:
            return self._offered(place, thing, found)
        why = self.things.mark_reason(place, thing, self)
        if why:
            return Mark(reason=why)
        if place == SEAT and any(kind(word) == "seat" for word in self.offers.ask.options):
            return Mark(reason=self.refusal(place, thing))  # it can be pressed, to say so
        return PLAIN

    def _offered(self, place: str, thing: int, found: list[Offer]) -> Mark:
        price = self.things.price_shown(found[0], self.view)
        if (place, thing) == self.selected:
            return Mark("target" if self.harmful else "focus", price)
        return Mark("legal", price)

    # -- presses ---------------------------------------------------------------------------------------------------
    def at_once(self, place: str) -> bool:
        """Whether a click there answers without a second one: cards of a group can be put back the same way."""
        if self.offers is None or place not in (HAND, TRAY):
            return False
        words = set(self.offers.ask.options)
        picked_at_once = self.question is not None and self.question.at_once
        return ("done" in words or bool(self.offers.ask.memo.get("chosen") == [])) or (picked_at_once and place == HAND)

    def found(self, place: str, thing: int) -> tuple[Spot, list[Offer]]:
        """The options meant by a press on a thing: its own, or those of what else it stands for."""
        assert self.offers is not None
        for spot in ((place, thing), *self.things.meant(place, thing, self.view)):
            found = self.offers.at(*spot)
            if found:
                return spot, found
        return (place, thing), []

    def refusal(self, place: str, thing: int) -> str:
        """Why a press on this thing does nothing; empty where nobody would expect anything."""
        return self.things.refusal(place, thing, self) if self.offers is not None else ""

    # -- the zoom --------------------------------------------------------------------------------------------------
    def zoom(self, subject: Subject) -> ZoomModel:
        """The card in words, with what can be done with it now."""
        title, text = self.things.described(subject, self.view, self.names)
        actions = tuple(self.things.actions(subject, self))
        price = self.words.hearing.price
        heard = tuple(replace(one, heard=priced(one.words, price)) for one in actions)
        return ZoomModel(subject, title, text, self._note(subject, actions), heard)

    def in_panel(self, model: ZoomModel) -> ZoomModel:
        """For the panel beside the table: what does harm, say, has its button there when it is selected. Nothing else
        is preset, and nobody confirms what the prompt does not speak of."""
        keep = tuple(one for one in model.actions if one.why_not or not self._to_select(one.option))
        return model if len(keep) == len(model.actions) else replace(model, actions=keep, note="")

    def _to_select(self, option: str) -> bool:
        offer = self.offers.of(option) if self.offers is not None else None
        if offer is None or (offer.place, offer.thing) == self.selected:
            return False
        return self.things.selects_first(offer, self)

    def _note(self, subject: Subject, actions: Sequence[Action]) -> str:
        """What the first action leads to, or why there is none although somebody may expect one."""
        if any(not action.why_not for action in actions):
            return actions[0].leads_to
        if self.offers is None:
            return ""
        why = next((action.why_not for action in actions), "") or self.things.refused(subject, self)
        return sentence(why) if why else ""

    def tip(self, place: str, thing: int) -> str:
        """What choosing this thing leads to, or why it cannot be chosen: shown beside it."""
        if self.offers is None or not self.things.has_tip(place, thing):
            return ""
        found = self.found(place, thing)[1]
        if not found:
            why = self.refusal(place, thing)
            return escape(sentence(why)) if why else ""
        told = [(offer.label.strip(), self.outlook.words(offer.option)) for offer in found]
        if len(told) == 1:
            return escape(told[0][1])
        return "\n".join(f"[b|{escape(label)}] {escape(words)}" for label, words in told if words)

    # -- the prompt ------------------------------------------------------------------------------------------------
    def choices(self) -> list[Choice]:
        """The buttons of the one who is asked."""
        return self.things.choices(self)
