"""How each thing stands to the ask of the moment: glowing, chosen, priced, or why not. No pygame here."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.citadels.rules.state import UNKNOWN, Game, View
from game.citadels.table.actions import Action, CardActions, spot_of
from game.citadels.table.consequences import Consequences
from game.citadels.table.names import Names
from game.citadels.table.offers import CITY, HAND, SEAT, TRACK, TRAY, Offer, Offers, Spot, wanted
from game.citadels.table.pieces import PLAIN, Mark, Subject
from game.citadels.table.reasons import reason
from game.citadels.table.zoom_panel import ZoomModel, described
from game.kernel.options import kind
from game.kernel.rules import Rules
from game.kernel.steps import Problem
from game.ui.lang import _, ngettext, sentence
from game.ui.markup import escape

HARMFUL = (
    "warlord.destroy", "assassin.kill", "thief.rob", "witch.bewitch", "marshal.seize", "actions.raze",
    "payment.destroy_own",
)  # fmt: skip
PICKED_AT_ONCE = ("magician.swap_or_discard",)  # a card clicked there begins a group
SHOWN_ON_CARDS = ("gold_short", "duplicate")

WhyNot = Callable[[str], Problem | None]


class Marks:
    """The marks of one ask, for one selected spot."""

    def __init__(
        self, offers: Offers | None, selected: Spot | None, view: View, names: Names, why_not: WhyNot,
        rules: Rules[Game, View],
    ) -> None:  # fmt: skip
        self.offers, self.selected = offers, selected
        self.view, self.names, self.why_not = view, names, why_not
        self.consequences = Consequences(offers.ask if offers is not None else None, view, names, rules)
        self.actions = CardActions(offers, view, names, why_not, self.consequences, danger=self.harmful)

    def mark(self, place: str, thing: int) -> Mark:
        """How this thing is to be drawn."""
        if self.offers is None or thing < 0:
            return PLAIN
        if place in (HAND, TRAY) and thing in self.offers.chosen:
            return Mark("chosen")
        if place == TRACK and thing in self.offers.ask.memo.get("placed", ()):
            return Mark("chosen")
        found = self.offers.at(place, thing)
        if found:
            return self._offered(place, thing, found)
        if place == HAND and self.offers.ask.step == "turn.chosen" and self.view.gathered and self.view.builds > 0:
            problem = self.why_not(f"build:{thing}")
            if problem in SHOWN_ON_CARDS:
                return Mark(reason=reason(problem, f"build:{thing}", self.view, self.names))
        return PLAIN

    def _offered(self, place: str, thing: int, found: list[Offer]) -> Mark:
        offer = found[0]
        price = offer.price
        if kind(offer.option) == "build" and price == self.view.box.cost[thing]:
            price = None
        if (place, thing) == self.selected:
            return Mark("target" if self.harmful else "focus", price)
        return Mark("legal", price)

    @property
    def harmful(self) -> bool:
        return self.offers is not None and self.offers.ask.step in HARMFUL

    def at_once(self, place: str) -> bool:
        """Whether a click there answers without a second one: cards of a group can be put back the same way."""
        if self.offers is None or place not in (HAND, TRAY):
            return False
        words = set(self.offers.ask.options)
        return ("done" in words or bool(self.offers.ask.memo.get("chosen") == [])) or (
            self.offers.ask.step in PICKED_AT_ONCE and place == HAND
        )

    def found(self, place: str, thing: int) -> tuple[Spot, list[Offer]]:
        """The options meant by a click on a thing: its own, or those of the player it belongs to."""
        assert self.offers is not None
        found = self.offers.at(place, thing)
        if not found and place in (CITY, "role"):
            owner = next((seat for seat, city in enumerate(self.view.city) if thing in city), -1)
            found = self.offers.at(SEAT, owner)
            if found:
                return (SEAT, owner), found
        return (place, thing), found

    def refusal(self, place: str, thing: int) -> str:
        """Why a click on this thing does nothing; empty where nobody would expect anything."""
        if self.offers is None:
            return ""
        if place == CITY and not self._may_mean_city(thing):
            return ""
        first = ""
        for option in wanted(place, thing, self.offers.ask):
            problem = self.why_not(option)
            if problem and problem != "not_now":
                return reason(problem, option, self.view, self.names)
            first = first or option
        offered = {kind(word) for word in self.offers.ask.options}
        meant = {HAND: ("card", "build"), TRAY: ("card",), CITY: ("district",), SEAT: ("seat",), TRACK: ("rank",)}
        if offered & set(meant.get(place, ())):
            return reason("not_now", first, self.view, self.names)
        return ""

    def _may_mean_city(self, card: int) -> bool:
        """Looking at a district is no wish, unless districts are asked for or this one could be used."""
        assert self.offers is not None
        if any(kind(word) == "district" for word in self.offers.ask.options):
            return True
        return card in self.view.city[self.view.viewer] and card in self.view.box.answers.get("use", {})

    def _under(self, district: str) -> str:
        """What lies below a Museum, as far as the viewer knows it."""
        museum = self.view.museum if district == "museum" else []
        if not museum:
            return ""
        if UNKNOWN in museum:
            text = ngettext("{count} card lies under it.", "{count} cards lie under it.", len(museum))
            return "\n" + text.format(count=len(museum))
        return "\n" + _("Under the Museum: {cards}.").format(cards=self.names.list_of_cards(museum))

    # -- the zoom --------------------------------------------------------------------------------------------------
    def zoom(self, subject: Subject) -> ZoomModel:
        """The card in words, with what can be done with it now."""
        title, text = described(subject, self.names)
        if subject.kind == "card" and subject.seat >= 0:
            text += self._under(subject.id)
        actions = tuple(self.actions.of(subject))
        return ZoomModel(subject, title, text, self._note(subject, actions), actions)

    def _note(self, subject: Subject, actions: Sequence[Action]) -> str:
        """What the first action leads to, or why there is none although somebody may expect one."""
        if any(not action.why_not for action in actions):
            return actions[0].leads_to
        if self.offers is None:
            return ""
        why = next((action.why_not for action in actions), "") or self._refusal_of_zoomed(subject)
        return sentence(why) if why else ""

    def _refusal_of_zoomed(self, subject: Subject) -> str:
        mine = subject.kind == "rank" and subject.seat >= 0  # the own character is read, not picked
        spot = spot_of(subject)
        return self.refusal(*spot) if not mine and spot[0] in (HAND, CITY, TRACK) else ""

    def tip(self, place: str, thing: int) -> str:
        """What choosing this thing leads to, or why it cannot be chosen: shown beside it."""
        if self.offers is None or thing < 0:
            return ""
        found = self.found(place, thing)[1]
        if not found:
            why = self.refusal(place, thing)
            return escape(sentence(why)) if why else ""
        told = [(offer.label.strip(), self.consequences.words(offer.option)) for offer in found]
        if len(told) == 1:
            return escape(told[0][1])
        return "\n".join(f"[b|{escape(label)}] {escape(words)}" for label, words in told if words)
