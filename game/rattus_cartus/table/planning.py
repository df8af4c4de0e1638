"""What the viewer puts together on the table before it is answered: a building with the cards to lay there, chosen in
any order; cards to be given; cards discarded for rats. No pygame here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.kernel.options import kind, option, value
from game.kernel.rules import of
from game.kernel.steps import Ask
from game.rattus_cartus.lang import _, ngettext
from game.rattus_cartus.rules.box import ESTATES, LAID_END
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.table.buildings import BUILDING, SPACE
from game.rattus_cartus.table.hand import GROUP
from game.rattus_cartus.table.keys import CARD_GROUPS
from game.rattus_cartus.table.models import SPECIAL, group_of
from game.rattus_cartus.table.nun_row import NUN
from game.rattus_cartus.words.danger import Danger, danger, percent
from game.rattus_cartus.words.names import Names
from game.rattus_cartus.words.outlook import Consequences, fitting_first
from game.table.asking.mark import PLAIN, Mark
from game.table.asking.plan import Next, Plan
from game.table.asking.spots import HAND
from game.table.asking.things import Choice
from game.table.board import Table
from game.table.pieces import Spot
from game.table.words import Prompt
from game.ui.draw.markup import escape
from game.ui.lang import sentence

if TYPE_CHECKING:
    from game.rattus_cartus.table.board import RattusBoard


# What is to be pressed next so that certain answers are put together, for tutorials.

CONFIRM, PASS = "plan", "play_pass"


def toward(plan: RattusPlan, wanted: Sequence[Sequence[str]]) -> Next | None:
    """The building, then each card, then the button (`Plan.toward`)."""
    ask = plan.ask
    if ask is None:
        return None
    if any(PASS in options for options in wanted):
        return PASS
    slots = [value(one) for options in wanted for one in options if kind(one) == "enter"]
    if ask.step == "enter.chosen" and slots and plan.slot not in slots:
        return BUILDING, slots[0]
    cards = _cards(plan, wanted)
    wrong = [card for card in plan.cards if card not in cards]
    return next(((HAND, card) for card in [*wrong, *cards] if card in wrong or card not in plan.cards), CONFIRM)


def _cards(plan: RattusPlan, wanted: Sequence[Sequence[str]]) -> list[int]:
    """A card of the hand for each that is wanted, as many as there is room for."""
    hand, found = plan.view.hand[plan.view.viewer], list[int]()
    for options in wanted:
        cards = [value(one) for one in options if kind(one) == "card"]
        found += [card for card in cards if card in hand and card not in found][:1]
    return found if plan.left < 0 else found[: plan.left]


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


def entering(slot: int, cards: Sequence[int], brings: str, view: View, names: Names, *, left: int) -> Prompt:
    """Which building with how many cards, and what they bring."""
    if slot < 0:
        count = _("{cards} chosen.").format(cards=cards_counted(len(cards))) + " " if cards else ""
        how = _("Choose a building and the cards you lay there; a right click takes a whole group of cards.")
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
DOUBLE = 0.4  # seconds between the clicks of a double click
PLAN = "plan"  # the button that sends the answers


class RattusPlan(Plan):
    """At most one is open: of the question of the moment."""

    keys = (*CARD_GROUPS, "best", "options")
    toward = toward

    def __init__(self, board: RattusBoard) -> None:
        self.board = board
        self.slot = -1
        self.cards: list[int] = []
        self._pressed: tuple[int, float] = (-1, -1.0)  # a building, and when
        self._sent: tuple[int, int, list[int]] = (-1, -1, [])  # the question of the last plan that was sent, and what

    # -- what is asked ---------------------------------------------------------------------------------------------
    @property
    def desk(self) -> Table:
        return self.board.desk

    @property
    def view(self) -> View:
        return self.board.view

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
            self.desk.picking.refuse(HAND, card, why)
        elif place == GROUP:
            self.take_group(group_of(self.view, card), whole=True)
        elif card in self.cards:
            self.cards.remove(card)
            self._changed(HAND, card)
        elif self.left == 1 and self.cards:
            self.cards = [card]
            self._changed(HAND, card)
        elif self.left >= 0 and len(self.cards) >= self.left:
            self.desk.picking.refuse(HAND, card, enough(self.left))
        else:
            self.cards.append(card)
            self._changed(HAND, card)

    def _pick_building(self, slot: int) -> None:
        ask, now = self.ask, self.desk.ui.now
        if ask is None:
            return
        double = not self.desk.ui.ring_visible and self._pressed[0] == slot and now - self._pressed[1] < DOUBLE
        self._pressed = slot, now
        if double and ask.step == CHOSEN:
            self.slot = slot
            self.take_best()
        elif slot == self.slot:
            self._again(slot)
        elif ask.step == CHOSEN:
            self.slot = slot
            self._changed(BUILDING, slot)

    def _again(self, slot: int) -> None:
        """A second press on what is selected confirms, as in every game; what is missing for that is said. Without
        cards a building is entered by the button alone."""
        if self.cards and not self.why_not:
            self.confirm()
        else:
            why = self.why_not or _("no cards are chosen; without any one enters by the button alone")
            self.desk.picking.refuse(BUILDING, slot, why)

    def take_group(self, group: int, *, whole: bool) -> None:
        """One more card of a group, or all of it; when all are chosen they are put back."""
        mine = [card for card in self._in_order() if group_of(self.view, card) == group and self.may(card)]
        free = [card for card in mine if card not in self.cards]
        room = len(free) if self.left < 0 else max(0, self.left - len(self.cards))
        if not mine:
            return
        if not free or (not room and len(free) < len(mine)):
            self.cards = [card for card in self.cards if card not in mine]
        else:
            self.cards += free[: room if whole else min(1, room)]
        self._changed("", -1)

    def _in_order(self) -> list[int]:
        """The hand as it is held."""
        return [card.thing for card in self.desk.hand.cards if card.thing >= 0]

    def take_best(self) -> None:
        """All followers of the building's estate and no others; where a number is said, those that cost least."""
        if not self.entering or self.slot < 0:
            return
        order, box = self._in_order(), self.view.box
        if self.left >= 0:
            self.cards = fitting_first(order, self.slot, self.view)[: self.left]
        else:
            estate = box.building_estate[self.view.building(self.slot)]
            self.cards = [card for card in order if box.estate[card] == estate]
        self._changed("", -1)

    def _changed(self, place: str, thing: int) -> None:
        """Shows what is chosen. Enter then confirms, unless somebody goes from card to card by the keys."""
        ui = self.desk.ui
        ui.sound.play("press")
        self.desk.refresh()
        focus = ui.focus
        if not ui.ring_visible:
            ui.focus = None
        elif not (isinstance(focus, Spot) and (focus.place, focus.thing) == (place, thing)):
            button = next((one for one in self.desk.prompt.children if one.name == PLAN and one.interactive), None)
            ui.focus = button or focus
            ui.top.all()

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
        prompt = entering(self.slot, self.cards, brings, self.view, of(Names, self.desk.names), left=self.left)
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

    def key(self, action: str, *, shift: bool) -> bool:
        if self.ask is None:
            return False
        if action in ("best", "options"):
            self.take_best()
            return True
        for group in self._groups_of(CARD_GROUPS.index(action)):
            self.take_group(group, whole=shift)
        return True

    def _groups_of(self, number: int) -> list[int]:
        """The groups of a key: an estate, the jokers, or all special cards one after the other."""
        if number <= len(ESTATES):
            return [number]
        held = [group_of(self.view, card) for card in self._in_order() if self.may(card)]
        special = [group for group in range(len(ESTATES) + 1, len(ESTATES) + len(SPECIAL)) if group in held]
        open_ = [group for group in special if self._some_free(group)]
        return open_[:1] if open_ else special

    def _some_free(self, group: int) -> bool:
        return any(
            group_of(self.view, card) == group and card not in self.cards and self.may(card)
            for card in self._in_order()
        )  # fmt: skip

    def let_go(self) -> bool:
        fixed = self.ask is not None and self.ask.step in (ANNOUNCED, LAID)
        if self.ask is None or (not self.cards and (self.slot < 0 or fixed)):
            return False
        self.cards = []
        if not fixed:
            self.slot = -1
        self._changed("", -1)
        return True

    def drop(self, card: int, at: tuple[float, float]) -> bool:
        """Onto a building: both are chosen."""
        slot = self.board.slot_at(at)
        if not self.entering or slot < 0:
            return self.ask is not None
        if self.ask is not None and self.ask.step == CHOSEN:
            self.slot = slot
        if card not in self.cards:
            self._pick_card(HAND, card)
        else:
            self._changed(HAND, card)
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
        flow, exchange = self.desk.flow, self.ask.step == EXCHANGE

        def send() -> bool:
            sent = all(flow.answer(one) for one in answers)
            if sent and exchange and flow.my_ask is not None and flow.my_ask.step == EXCHANGE:
                sent = flow.answer("done")
            return sent

        self.desk.act(send)

    def answers(self) -> Sequence[str]:
        """What is chosen as answers of the questions, in their order."""
        ask, found = self.ask, []
        if ask is not None and ask.step == CHOSEN:
            found.append(option("enter", self.slot))
        if ask is not None and ask.step in (CHOSEN, ANNOUNCED):
            found.append(option("number", len(self.cards)))
        return [*found, *(option("card", card) for card in self.cards)]
