"""Clicks on the table: what answers at once, what is selected first, and when the end of a turn is asked about.

A press selects, a second one confirms; for those who know the game one press may do both (`Settings.one_press`).
"""

from __future__ import annotations

from game.bots.advice import without_effect
from game.kernel.steps import Ask
from game.table.asking.spots import BUTTON, HAND, SEAT, TRAY, Offer, Spot
from game.table.asking.things import END, KEYS, Choice
from game.table.board import Table
from game.table.reading.looking import Looking
from game.table.words import Prompt
from game.ui.lang import _, joined

DOUBLE_CLICK = 0.4  # seconds after an answer in which a click only selects: it was meant for what lay there before


class Picking:
    """What is selected lives in the table; here is what was done last and what waits for a second word."""

    def __init__(self, table: Table, looking: Looking) -> None:
        self.table, self.looking = table, looking
        self.ending = -1  # the number of the ask whose turn is about to be ended though something is left
        self._idle: tuple[object, frozenset[str]] = (None, frozenset())  # of one question: what would change nothing
        self._answered_at = -1.0

    def pick(self, place: str, thing: int) -> None:
        """A click or Enter on a thing."""
        table = self.table
        if table.offers is None:
            if place == SEAT and table.small:
                table.show_seat(thing)
            elif table.flow.bots_turn:
                table.flow.skip()
            return
        chosen = table.offers.chosen
        if place in (HAND, TRAY) and thing in chosen:
            table.act(lambda: table.flow.retract(thing, chosen))
            return
        spot, found = table.marks.found(place, thing)
        if not found:
            self._nothing(place, thing)
        elif self._at_once(place, spot, found):
            self._answer(found[0])
        else:
            self.select(spot)

    def _answer(self, offer: Offer) -> None:
        self._answered_at = self.table.ui.now
        self.table.choose(offer.option)

    def drop(self, card: int) -> None:
        """A card was dragged onto the table: taking it up selected it, letting it go confirms; else why not."""
        table = self.table
        if table.offers is None:
            return
        why = table.marks.things.not_dropped(card, table.marks)
        if why:
            self.table.refuse(HAND, card, why)
            return
        found = table.marks.found(HAND, card)[1]
        if len(found) == 1 and not self._takes_two() and card not in table.offers.chosen:
            self._answer(found[0])
        else:
            self.pick(HAND, card)

    def select(self, spot: Spot) -> None:
        """This is what is meant: the thing, the prompt and the card beside the table all say so."""
        table = self.table
        table.selected = spot
        subject = table.board.read_selected()
        if subject is not None:  # read beside the table until something else is pointed at
            self.looking.read(subject)
        table.ui.sound.play("press")
        table.refresh()

    def choose(self, option: str) -> None:
        """An answer given beside the table, in a list or below a card; an own secret is selected there at first."""
        offer = self.table.offers.of(option) if self.table.offers is not None else None
        spot = (offer.place, offer.thing) if offer is not None else None
        if spot is not None and self._takes_two() and spot[0] != BUTTON and spot != self.table.selected:
            self.select(spot)
        else:
            self.table.choose(option)

    def _takes_two(self) -> bool:
        """Whether an own secret is chosen: never by one press, whatever the settings say."""
        question = self.table.marks.question
        return question is not None and question.secret

    def _nothing(self, place: str, thing: int) -> None:
        """It cannot be chosen: why not, where somebody may wonder."""
        table = self.table
        if place == SEAT and table.small:
            table.show_seat(thing)
            return
        why = table.marks.refusal(place, thing)
        if why:
            self.table.refuse(place, thing, why)

    def _at_once(self, place: str, spot: Spot, found: list[Offer]) -> bool:
        table = self.table
        if table.marks.at_once(place) or spot == table.selected:
            return True
        if self._takes_two():
            return False
        plays = table.ui.settings.values.one_press
        if len(found) > 1 or plays == "nothing" or table.ui.now - self._answered_at < DOUBLE_CLICK:
            return False
        return plays == "everything" or not table.marks.outlook.is_final(found[0].option)

    # -- the end of the turn ---------------------------------------------------------------------------------------
    def end(self) -> None:
        """Ends the turn; if something could still be done, only when it is said twice."""
        table = self.table
        assert table.offers is not None
        if self.ending != table.offers.ask.number and self._left():
            self.ending = table.offers.ask.number
            table.refresh()
        else:
            table.choose(END)

    def stay(self) -> None:
        """The turn goes on after all."""
        self.ending = -1
        self.table.refresh()

    def _left(self) -> list[str]:
        """What could still be done; nothing where the end of the turn can be taken back."""
        table, values = self.table, self.table.ui.settings.values
        if table.offers is None or values.one_press == "everything" or not values.ask_end:
            return []
        if not table.marks.outlook.is_final(END):
            return []
        return table.marks.things.left(table.marks, self._without_effect(table.offers.ask))

    def _without_effect(self, ask: Ask) -> frozenset[str]:
        """Tried in possible games, so once for a question, however often its words are shown."""
        flow = self.table.flow
        asked = (flow.match.revision, ask.number)
        if self._idle[0] != asked:
            self._idle = asked, without_effect(flow.match.setup.game, flow.known(ask.seat), ask)
        return self._idle[1]

    def question(self) -> tuple[Prompt, list[Choice]] | None:
        """The words and buttons that ask once more, while somebody is about to end the turn."""
        table = self.table
        if table.offers is None or self.ending != table.offers.ask.number:
            return None
        words = _("You could still: {things}. An ended turn cannot be taken back.")
        sign = table.words.prompt(table.offers.ask, table.flow.view, table.names).sign
        return Prompt(_("End your turn?"), words.format(things=joined(self._left())), sign), [
            Choice(END, _("End turn"), "danger", KEYS[END]),
            Choice("stay", _("Not yet"), "gold", KEYS["pass"]),
        ]
