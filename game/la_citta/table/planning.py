"""What the viewer puts together on the table before it is answered: card or row, building, site, number, wish, source;
a city that draws citizens; buildings that go; citizens that leave. No pygame here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.kernel.rules import of
from game.kernel.steps import Ask
from game.la_citta.rules.state import View
from game.la_citta.table import leading, plan_marks, plays, refusals, steps
from game.la_citta.table.draft import Draft
from game.la_citta.table.plays import COUNT, ROWS, Plays
from game.la_citta.table.spots import ACTION, CITY, POLITICS, SITE, TILE, VOICE
from game.la_citta.words.names import Names
from game.table.asking.plan import Next, Plan
from game.table.asking.things import Choice
from game.table.board import Table
from game.table.pieces import Mark, Spot
from game.table.words import Prompt
from game.ui.input.actions import NUMBERS

if TYPE_CHECKING:
    from game.la_citta.table.board import CittaBoard

TURN, PLACED, MIGRATED, TORN, FED = (
    "politics_round.chosen", "placement.chosen", "migration.chosen", "demolition.chosen", "feeding.chosen",
)  # fmt: skip
PLANNED = (TURN, PLACED, MIGRATED, TORN, FED)
ROW_KEYS = ("gold", "found", "build")
CONFIRM, BACK, ALL = "plan", "plan_back", "plan_all"  # buttons of the prompt


class CittaPlan(Draft, Plan):
    """At most one play is put together: of the question of the moment."""

    keys = (*ROW_KEYS, *NUMBERS)

    def __init__(self, board: CittaBoard) -> None:
        super().__init__()
        self.board = board
        self._plays: tuple[int, Plays | None] = (-1, None)
        self._reasons: dict[tuple[int, str, str, int], str] = {}

    # -- what is asked ---------------------------------------------------------------------------------------------
    @property
    def desk(self) -> Table:
        return self.board.desk

    @property
    def view(self) -> View:
        """What the rules say now, however far the pictures have come."""
        return of(View, self.desk.flow.view)

    @property
    def names(self) -> Names:
        """What everything is called now."""
        return self.board.names

    @property
    def ask(self) -> Ask | None:
        """The question that is planned; None while there is nothing to plan."""
        offers = self.desk.offers
        return offers.ask if offers is not None and offers.ask.step in PLANNED else None

    @property
    def turn(self) -> bool:
        """Whether a card is used."""
        ask = self.ask
        return ask is not None and ask.step == TURN

    @property
    def plays(self) -> Plays:
        """What can be answered."""
        ask = self.ask
        number = ask.number if ask is not None else -1
        if self._plays[1] is None or self._plays[0] != number:
            self._plays = number, Plays(ask.options if ask is not None else (), self.view.box)
        found = self._plays[1]
        assert found is not None
        return found

    def asked_anew(self) -> None:
        """Another question: nothing is chosen."""
        self._reasons.clear()
        self.begin("")

    def begin(self, what: str, card: int = -1) -> None:
        """A play of this kind; "" for none, and then the only kind that a question has."""
        self.chosen, self.by_hand, self.voices = {}, [], []
        self.what, self.card = what, card
        if not what and self.ask is not None and not self.turn:
            self.what = self.plays.kinds[0]
        self._fill()

    def reason_at(self, site: int) -> str:
        """Why nothing can be done at a site now, short; "" where it can, or nobody would expect it."""
        return refusals.at_site(self, site)

    def why_not(self, place: str, thing: int) -> str:
        """Why a card, a row or a building cannot be chosen in this question; "" if it can. Asked for once."""
        key = (self.ask.number if self.ask is not None else -1, self.what if place == TILE else "", place, thing)
        if key not in self._reasons:
            makers = {POLITICS: refusals.of_card, TILE: refusals.of_building}
            made = refusals.of_row(self, ROWS[thing]) if place == ACTION else makers[place](self, thing)
            self._reasons[key] = made
        return self._reasons[key]

    # -- marks and tips --------------------------------------------------------------------------------------------
    def mark(self, place: str, thing: int) -> Mark | None:
        return plan_marks.mark(self, place, thing) if self.ask is not None and thing >= 0 else None

    def tip(self, place: str, thing: int) -> str | None:
        return plan_marks.tip(self, place, thing) if self.ask is not None and thing >= 0 else None

    # -- choosing --------------------------------------------------------------------------------------------------
    def pick(self, place: str, thing: int) -> bool:
        if self.ask is None:
            return False
        if place == POLITICS and self.turn:
            self._pick_card(thing)
        elif place == ACTION and self.turn:
            self._pick_row(thing)
        elif place in (SITE, CITY):
            return self._pick_site(place, thing)
        elif place == VOICE:
            self._pick_voice(thing)
        elif place == TILE:
            steps.pick_tile(self, thing)
        else:
            return False
        return True

    def _pick_card(self, card: int) -> None:
        kind = self.view.box.kind_of[card]
        if card == self.card:
            if self.option:
                self.confirm()
            else:
                self.begin("")
                self.changed(POLITICS, card)
            return
        if kind not in self.plays.kinds:
            self.desk.picking.refuse(POLITICS, card, self.why_not(POLITICS, card))
            return
        self.begin(kind, card)
        self.changed(POLITICS, card)

    def _pick_row(self, row: int) -> None:
        what = ROWS[row]
        if what == self.what and self.option:
            self.confirm()
        elif what == self.what:
            self.begin("")
            self.changed(ACTION, row)
        elif what not in self.plays.kinds:
            self.desk.picking.refuse(ACTION, row, self.why_not(ACTION, row))
        else:
            self.begin(what)
            self.changed(ACTION, row)

    def _pick_site(self, place: str, site: int) -> bool:
        """A press on a site or the badge of a city; any site of a city stands for it where cities are asked for."""
        part = steps.part_of_site(self)
        if not part:
            return self.turn or bool(self.what)
        meant = site
        if part in (plays.CITY, plays.SOURCE):
            meant = site if place == CITY else self.view.city[site]
        if meant in self.open_choices(part):
            if self.chosen.get(part) == meant and self.option:
                self.confirm()
            else:
                self.choose(part, meant)
                self.changed(place, site)
            return True
        why = refusals.at_site(self, site)
        if why:
            self.board.refuse_site(place, site, why)
        return True

    def _pick_voice(self, place: int) -> None:
        if self.what != plays.CLOSENESS or not place:
            return
        if place in self.voices:
            self.voices = [one for one in self.voices if one != place]
        else:
            self.voices = sorted([*self.voices, place])
        wanted = tuple(self.voices)
        if len(wanted) == 3 and wanted not in self.plays.choices(self.what, {}, plays.PLACES):
            self.voices = [one for one in self.voices if one != place]
            self.desk.picking.refuse(VOICE, place, refusals.of_three_voices(self))
            return
        self.look_at(tuple(self.voices))

    def look_at(self, places: tuple[int, ...]) -> None:
        """The voices that are chosen; fewer than two are no answer yet."""
        self.voices = list(places)
        self._drop(plays.PLACES)
        if places in self.plays.choices(self.what, {}, plays.PLACES):
            self.chosen[plays.PLACES] = places
            self.by_hand.append(plays.PLACES)
        self.changed(VOICE, places[-1] if places else -1)

    def changed(self, place: str, thing: int) -> None:
        """Shows what is chosen. Enter then confirms, unless somebody goes from thing to thing by the keys."""
        ui = self.desk.ui
        ui.sound.play("press")
        self.board.planned()
        self.desk.refresh()
        if not ui.ring_visible:
            ui.focus = None
        elif place == VOICE or not (self.option and isinstance(ui.focus, Spot) and ui.focus.thing == thing):
            self.board.lead_on()

    # -- the prompt ------------------------------------------------------------------------------------------------
    def said(self) -> tuple[Prompt, list[Choice]] | None:
        return steps.said(self) if self.ask is not None else None

    def explain(self, name: str) -> str | None:
        if self.ask is None:
            return None
        if name == CONFIRM and self.option:
            return self.desk.marks.outlook.words(self.option)
        return self.desk.marks.outlook.words(name) if name in self.ask.options else ""

    def press(self, name: str) -> bool:
        ask = self.ask
        if ask is None:
            return False
        if name == CONFIRM:
            self.confirm()
        elif name == BACK:
            self.let_go()
        elif name == ALL:
            self.confirm(whole=True)
        elif name in ask.options:
            self.desk.choose(name)
        elif name in ROW_KEYS:
            self._pick_row(ROW_KEYS.index(name))
        else:
            return steps.press(self, name)
        return True

    def key(self, action: str, *, shift: bool) -> bool:
        if self.ask is None:
            return False
        if action in NUMBERS:
            return steps.number(self, NUMBERS.index(action) + 1)
        if not self.turn:
            return False
        if action == "gold" and plays.GOLD in self.plays.kinds and not self.what:
            self.begin(plays.GOLD)
            self.changed(ACTION, 0)
            return True
        self._pick_row(ROW_KEYS.index(action))
        return True

    def toward(self, wanted: Sequence[Sequence[str]]) -> Next | None:
        ask = self.ask
        meant = next((one for options in wanted for one in options if ask is not None and one in ask.options), "")
        return leading.toward(self, plays.play(meant, self.view.box)) if meant else None

    def let_go(self) -> bool:
        """One step back: what was chosen last is open again, at last nothing is begun."""
        if self.ask is None or not (self.by_hand or self.voices or (self.turn and self.what)):
            return False
        if self.voices:
            self.voices = []
        if not self.by_hand:
            self.begin("")
        else:
            last = self.by_hand[-1]
            kept = {name: self.chosen[name] for name in self.by_hand[:-1]}
            count = self.chosen.get(COUNT)
            self.chosen, self.by_hand = kept, self.by_hand[:-1]
            if count is not None:
                self.chosen[COUNT] = count
            if last == plays.PLACES:
                self.voices = []
        self.changed("", -1)
        return True

    def does(self, place: str, thing: int) -> str | None:
        if self.ask is None or place not in (POLITICS, ACTION, SITE, CITY, VOICE, TILE):
            return None
        if place == SITE and thing not in self.legal_sites:
            return ""
        return f"{self.ask.step} {self.ask.number} {place} {thing} {self.what} {self.chosen} {self.voices}"

    # -- answers ---------------------------------------------------------------------------------------------------
    def confirm(self, *, whole: bool = False) -> None:
        """Sends the answer; with `whole` as often as the question is put again and allows it."""
        option, flow = self.option, self.desk.flow
        if self.ask is None or not option:
            return
        step = self.ask.step

        def send() -> bool:
            sent = flow.answer(option)
            while whole and sent and (ask := flow.my_ask) is not None and ask.step == step and option in ask.options:
                if not flow.answer(option):
                    break
            return sent

        self.desk.act(send)
