"""What a seat puts together before it is answered: a building with the cards to lay there, chosen in any order; cards
to be given; cards discarded for rats. No pygame here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.kernel.options import option
from game.kernel.rules import of
from game.kernel.steps import Ask
from game.rattus_cartus.hands.piles import group_of, in_order
from game.rattus_cartus.lang import _, ngettext
from game.rattus_cartus.rules.box import LAID_END
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.words.danger import Danger, danger, percent
from game.rattus_cartus.words.names import Names
from game.rattus_cartus.words.outlook import Consequences, fitting_first
from game.rattus_cartus.words.things import BUILDING, NUN
from game.table.asking.mark import PLAIN, Mark
from game.table.asking.plan import Desk, Plan
from game.table.asking.spots import HAND
from game.table.asking.things import Choice
from game.table.words import Prompt
from game.ui.draw.markup import escape
from game.ui.lang import sentence

# The words of a plan.


def cards_counted(count: int) -> str:
    """'3 cards', within a sentence."""
    return ngettext("{count} card", "{count} cards", count).format(count=count)


def stays(kind: str) -> str:
    """What stands on a card that cannot be laid."""
    return _("stays in hand") if kind == "gold" else _("played before entering")


NO_BREAK = "\u00a0"  # space at which no line ends


def danger_words(threat: Danger) -> str:
    """What a plan does to the danger of death."""
    before, after = percent(threat.now), percent(threat.planned)
    if before == after:
        said = _("Danger of death stays {percent} %.").format(percent=after)
    else:
        said = _("Danger of death {before} %, then {after} %.").format(before=before, after=after)
    return said.replace(" %", NO_BREAK + "%")


def enough(count: int) -> str:
    """Why one more cannot be chosen."""
    text = ngettext("{count} card is chosen already", "{count} cards are chosen already", count)
    return text.format(count=count)


def still(count: int) -> str:
    """How many are missing."""
    return ngettext("{count} more card has to be chosen", "{count} more cards have to be chosen", count).format(
        count=count
    )


def card_brings(card: int, slot: int, view: View) -> str:
    """What a card is worth in a building."""
    box = view.box
    estate = box.building_estate[view.building(slot)]
    if box.kind[card] == "joker":
        return _("1 influence and no rat, in any building.")
    if box.kind[card] != "follower":
        return _("No influence and no rat; it counts in the announced number.")
    return _("1 influence and no rat.") if box.estate[card] == estate else _("1 influence, and 1 rat for you.")


def entering(slot: int, cards: Sequence[int], brings: str, view: View, names: Names, *, left: int, how: str) -> Prompt:
    """Which building with how many cards, and what they bring."""
    if slot < 0:
        count = _("{cards} chosen.").format(cards=cards_counted(len(cards))) + " " if cards else ""
        return Prompt(_("Enter a building"), count + how)
    place = names.plain_place(view.row[slot], slot)
    if left >= 0:
        text = ngettext("Lay {count} card in {building}", "Lay {count} cards in {building}", left)
        return Prompt(text.format(count=left, building=place), brings)
    if not cards:
        return Prompt(_("Enter {building} without cards").format(building=place), brings)
    return Prompt(_("Enter {building} with {cards}").format(building=place, cards=cards_counted(len(cards))), brings)


def giving(ask: Ask, chosen: int, hand: int, names: Names) -> Prompt:
    """Cards that must be given, chosen all at once."""
    left, who = int(ask.memo["left"]), names.plain_seat(ask.memo["to"])
    title = _("Give {count} of your {hand} cards to {name}").format(count=left, hand=hand, name=who)
    told = _("{chosen} of {count} chosen.").format(chosen=chosen, count=left)
    return Prompt(title, told + " " + _("You choose; only {name} sees them.").format(name=who))


def give_button(count: int) -> str:
    return _("Give {count}").format(count=count)


def exchanging(ask: Ask, chosen: int) -> Prompt:
    """Cards discarded for rats."""
    left = int(ask.memo["left"])
    text = ngettext("Discard up to {count} card for a rat", "Discard up to {count} cards for as many rats", left)
    rats = ngettext("{count} card, {count} rat less.", "{count} cards, {count} rats less.", chosen)
    why = rats.format(count=chosen) if chosen else _("Each card that you discard takes a rat with it.")
    return Prompt(text.format(count=left), why)


def exchange_button(count: int) -> str:
    """Sends the cards away; with none it ends the exchange."""
    return _("Discard {count}").format(count=count) if count else _("Discard none")


CHOSEN, ANNOUNCED, LAID = "enter.chosen", "enter.announced", "enter.laid"
ENTER = (CHOSEN, ANNOUNCED, LAID)
GIVE = ("sword.given", "guard_tower.given")
EXCHANGE = "hospital.exchanged"
PLANNED = (*ENTER, *GIVE, EXCHANGE)
SELECTED = ("supply.chosen", "look.chosen")  # answered by one thing, which the prompt then speaks of
PLAN = "plan"  # the button that sends the answers
SPACE = "space"  # the next free space of the building that was chosen
GROUP = "group"  # a press that means all cards of a group, given by one of them


class SeatPlan(Plan):
    """At most one is open: of the question of the moment."""

    def __init__(self, desk: Desk, view: Callable[[], View]) -> None:
        self.desk, self._view = desk, view
        self.slot = -1
        self.cards: list[int] = []
        self._sent: tuple[int, int, list[int]] = (-1, -1, [])  # the question of the last plan that was sent, and what

    # -- what is asked ---------------------------------------------------------------------------------------------
    @property
    def view(self) -> View:
        return self._view()

    @property
    def ask(self) -> Ask | None:
        """The question that is planned; None while there is nothing to plan."""
        offers = self.desk.offers
        return offers.ask if offers is not None and offers.ask.step in PLANNED else None

    @property
    def entering(self) -> bool:
        """Whether a building is entered."""
        ask = self.ask
        return ask is not None and ask.step in ENTER

    @property
    def left(self) -> int:
        """How many cards there must be; -1 where that is free."""
        ask = self.ask
        if ask is None or ask.step in (CHOSEN, ANNOUNCED):
            return -1
        return int(ask.memo["left"])

    def asked_anew(self) -> None:
        """Another question: nothing is chosen, unless it is one that was taken back."""
        self.cards, self.slot = [], -1
        ask, (number, slot, cards) = self.ask, self._sent
        if ask is not None and ask.number == number and set(cards) <= set(self.view.hand[self.view.viewer]):
            self.slot, self.cards = slot, list(cards)
            return
        if ask is not None and ask.step == ANNOUNCED:
            self.slot = int(ask.memo["slot"])
        elif ask is not None and ask.step == LAID:
            self.slot = self.view.slot_of(self.view.viewer)

    def may(self, card: int) -> bool:
        """Whether a card of the hand can be chosen."""
        offers = self.desk.offers
        if self.entering:
            return 0 <= card < LAID_END
        return offers is not None and bool(offers.at(HAND, card))

    # -- marks -----------------------------------------------------------------------------------------------------
    def mark(self, place: str, thing: int) -> Mark | None:
        ask = self.ask
        if ask is None or thing < 0:
            return None
        if place == HAND:
            return self._mark_card(thing)
        if place == BUILDING and self.entering:
            if thing == self.slot:
                return Mark("focus")
            return Mark("legal") if ask.step == CHOSEN else PLAIN
        if place == SPACE:
            return Mark("legal") if thing == self.slot and not self.why_not else PLAIN
        return None

    def _mark_card(self, card: int) -> Mark | None:
        if card in self.cards:
            return Mark("chosen")
        if card not in self.view.hand[self.view.viewer]:
            return None
        return Mark("legal") if self.may(card) else Mark(reason=stays(self.view.box.kind[card]))

    def tip(self, place: str, thing: int) -> str | None:
        if self.ask is None:
            return None
        if place == HAND and not self.may(thing) and thing in self.view.hand[self.view.viewer]:
            return escape(sentence(self.desk.marks.reason("cannot_be_laid", option("card", thing))))
        if place == HAND and self.entering:
            return escape(self._tip_of_card(thing))
        if place == BUILDING and self.entering:
            return escape(self._said_of(thing))
        if place == SPACE:
            return escape(self.words)
        return None

    def _tip_of_card(self, card: int) -> str:
        """What a card brings in the chosen building."""
        if self.slot < 0 or card < 0:
            return ""
        return card_brings(card, self.slot, self.view)

    def _said_of(self, slot: int) -> str:
        """What the chosen cards would bring in a building."""
        outlook = of(Consequences, self.desk.marks.outlook)
        return sentence(outlook.plan_words(slot, self.cards)) if self.cards else ""

    # -- choosing --------------------------------------------------------------------------------------------------
    def pick(self, place: str, thing: int) -> bool:
        if self.ask is None:
            return False
        if place in (HAND, GROUP):
            self._pick_card(place, thing)
        elif place == BUILDING and self.entering:
            self._pick_building(thing)
        elif place == SPACE:
            self.confirm()
        else:
            return False
        return True

    def _pick_card(self, place: str, card: int) -> None:
        if not self.may(card):
            why = self.desk.marks.reason("cannot_be_laid", option("card", card))
            self.desk.refuse(HAND, card, why)
        elif place == GROUP:
            self.take_group(group_of(self.view, card), whole=True)
        elif card in self.cards:
            self.cards.remove(card)
            self.changed(HAND, card)
        elif self.left == 1 and self.cards:
            self.cards = [card]
            self.changed(HAND, card)
        elif self.left >= 0 and len(self.cards) >= self.left:
            self.desk.refuse(HAND, card, enough(self.left))
        else:
            self.cards.append(card)
            self.changed(HAND, card)

    def _pick_building(self, slot: int) -> None:
        if self.ask is None:
            return
        if slot == self.slot:
            self.again(slot)
        elif self.ask.step == CHOSEN:
            self.slot = slot
            self.changed(BUILDING, slot)

    def again(self, slot: int) -> None:
        """A second press on what is selected confirms, as in every game; what is missing for that is said. Without
        cards a building is entered by the button alone."""
        if self.cards and not self.why_not:
            self.confirm()
        else:
            why = self.why_not or _("no cards are chosen; without any one enters by the button alone")
            self.desk.refuse(BUILDING, slot, why)

    def take_group(self, group: int, *, whole: bool) -> None:
        """One more card of a group, or all of it; when all are chosen they are put back."""
        self.take([card for card in self.in_order() if group_of(self.view, card) == group], whole=whole)

    def take(self, cards: Sequence[int], *, whole: bool) -> None:
        """The same of any cards of the hand."""
        mine = [card for card in cards if self.may(card)]
        free = [card for card in mine if card not in self.cards]
        room = len(free) if self.left < 0 else max(0, self.left - len(self.cards))
        if not mine:
            return
        if not free or (not room and len(free) < len(mine)):
            self.cards = [card for card in self.cards if card not in mine]
        else:
            self.cards += free[: room if whole else min(1, room)]
        self.changed("", -1)

    def in_order(self) -> list[int]:
        """The hand as it is held."""
        return in_order(self.view)

    def take_best(self) -> None:
        """All followers of the building's estate and no others; where a number is said, those that cost least."""
        if not self.entering or self.slot < 0:
            return
        order, box = self.in_order(), self.view.box
        if self.left >= 0:
            self.cards = fitting_first(order, self.slot, self.view)[: self.left]
        else:
            estate = box.building_estate[self.view.building(self.slot)]
            self.cards = [card for card in order if box.estate[card] == estate]
        self.changed("", -1)

    def changed(self, place: str, thing: int) -> None:
        """What is chosen is another: by this thing, "" for none in particular."""

    def how(self) -> str:
        """What to do while nothing is chosen."""
        return _("Choose a building and the cards you lay there.")

    # -- the prompt ------------------------------------------------------------------------------------------------
    @property
    def why_not(self) -> str:
        """Why the answers cannot be sent yet; "" when they can."""
        if self.entering and self.slot < 0:
            return _("choose a building first")
        if self.left >= 0 and len(self.cards) != self.left and self.ask is not None and self.ask.step != EXCHANGE:
            return still(self.left - len(self.cards))
        return ""

    @property
    def words(self) -> str:
        """What comes of it: influence, rats and the premium as it stands."""
        return self._planned_words(self.slot) if self.entering and self.slot >= 0 else ""

    def _planned_words(self, slot: int) -> str:
        outlook = of(Consequences, self.desk.marks.outlook)
        return sentence(outlook.plan_words(slot, self.cards))

    @property
    def danger(self) -> Danger | None:
        """The danger of death of the viewer, and what it becomes by this plan."""
        if not self.entering or self.slot < 0:
            return danger(self.view)
        found = of(Consequences, self.desk.marks.outlook).plan(self.slot, self.cards)
        return danger(self.view, self.slot, self.cards, premium=found.premium if found is not None else None)

    def said(self) -> tuple[Prompt, list[Choice]] | None:
        offers = self.desk.offers
        if offers is not None and offers.ask.step in SELECTED:
            return self._said_selected()
        ask = self.ask
        if ask is None:
            return None
        why = sentence(self.why_not) if self.why_not else ""
        if ask.step in ENTER:
            return self._said_entering(ask, why)
        if ask.step in GIVE:
            prompt = giving(ask, len(self.cards), len(self.view.hand[self.view.viewer]), of(Names, self.desk.names))
            button = Choice(PLAN, give_button(self.left), "gold", "confirm", why)
            return prompt, [button]
        return exchanging(ask, len(self.cards)), [Choice(PLAN, exchange_button(len(self.cards)), "gold", "confirm")]

    def _said_entering(self, ask: Ask, why: str) -> tuple[Prompt, list[Choice]]:
        threat = self.danger if self.slot >= 0 else None
        brings = f"{self.words} {danger_words(threat)}".strip() if threat is not None else self.words
        prompt = entering(
            self.slot, self.cards, brings, self.view, of(Names, self.desk.names), left=self.left, how=self.how()
        )
        found = [Choice(PLAN, _("Enter"), "gold", "confirm", why)]
        if "play_pass" in ask.options:
            found.append(Choice("play_pass", _("Pass"), "ghost", "play_pass"))
        return prompt, found

    def _said_selected(self) -> tuple[Prompt, list[Choice]] | None:
        """A supply or a card of the nun row that was chosen, to be confirmed."""
        offers, selected = self.desk.offers, self.desk.selected
        found = offers.at(*selected) if offers is not None and selected is not None else []
        if not found or offers is None or selected is None:
            return None
        if selected[0] == BUILDING:
            prompt = Prompt(_("Take your supply"), sentence(found[0].label))
            return prompt, [Choice(found[0].option, _("Take it"), "gold", "confirm")]
        if selected[0] == NUN:
            prompt = Prompt(found[0].label, _("Only you see the card. Everybody sees which one you look at."))
            return prompt, [Choice(found[0].option, _("Look"), "gold", "confirm")]
        return None

    def explain(self, name: str) -> str | None:
        if name != PLAN:
            return None
        return self.words or (self.said() or (Prompt("", ""), []))[0].why

    def press(self, name: str) -> bool:
        if name != PLAN or self.ask is None:
            return False
        self.confirm()
        return True

    def counted(self) -> tuple[int, int]:
        return len(self.cards), max(0, self.left)

    def let_go(self) -> bool:
        fixed = self.ask is not None and self.ask.step in (ANNOUNCED, LAID)
        if self.ask is None or (not self.cards and (self.slot < 0 or fixed)):
            return False
        self.cards = []
        if not fixed:
            self.slot = -1
        self.changed("", -1)
        return True

    def does(self, place: str, thing: int) -> str | None:
        if self.ask is None:
            return None
        if place == SPACE:
            return f"enter {self.slot} {sorted(self.cards)}"
        return "" if place in (HAND, BUILDING) else None

    def began_before(self, ask: Ask) -> bool:
        return ask.step in (ANNOUNCED, LAID)

    # -- answers ---------------------------------------------------------------------------------------------------
    def confirm(self) -> None:
        """Sends the answers, one after the other."""
        if self.ask is None or self.why_not:
            return
        answers = self.answers()
        self._sent = self.ask.number, self.slot, list(self.cards)
        desk, exchange = self.desk, self.ask.step == EXCHANGE

        def send() -> bool:
            sent = all(desk.give(one) for one in answers)
            if sent and exchange and desk.ask is not None and desk.ask.step == EXCHANGE:
                sent = desk.give("done")
            return sent

        desk.act(send)

    def answers(self) -> Sequence[str]:
        """What is chosen as answers of the questions, in their order."""
        ask, found = self.ask, []
        if ask is not None and ask.step == CHOSEN:
            found.append(option("enter", self.slot))
        if ask is not None and ask.step in (CHOSEN, ANNOUNCED):
            found.append(option("number", len(self.cards)))
        return [*found, *(option("card", card) for card in self.cards)]
