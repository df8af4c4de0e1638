"""What a seat puts together before it is answered: card or row, building, site, number, wish, source;
a city that draws citizens; buildings that go; citizens that leave. No pygame here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.kernel.rules import of
from game.kernel.steps import Ask
from game.la_citta.hands import plan_words, plays
from game.la_citta.hands.plays import COUNT, ROWS, Draft, Plays
from game.la_citta.lang import _, language
from game.la_citta.rules.box import WISHES
from game.la_citta.rules.politics.great_builder import price
from game.la_citta.rules.state import View
from game.la_citta.words.names import Names
from game.la_citta.words.places import ACTION, CITY, POLITICS, SITE, VOICE
from game.table.asking.mark import PLAIN, Mark
from game.table.asking.plan import Desk, Plan
from game.table.asking.things import Choice
from game.table.words import Prompt
from game.ui.draw.markup import escape
from game.ui.lang import sentence

TURN, PLACED, MIGRATED, TORN, FED = (
    "politics_round.chosen", "placement.chosen", "migration.chosen", "demolition.chosen", "feeding.chosen",
)  # fmt: skip
PLANNED = (TURN, PLACED, MIGRATED, TORN, FED)
ROW_KEYS = ("gold", "found", "build")
TILE = "tile"  # a choice that lies nowhere else: a building, a number, a wish
CONFIRM, BACK, ALL = "plan", "plan_back", "plan_all"  # buttons of the prompt


class SeatPlan(Draft, Plan):
    """At most one play is put together: of the question of the moment."""

    def __init__(self, desk: Desk, view: Callable[[], View]) -> None:
        """`view`: what the rules say now, however far the pictures have come."""
        super().__init__()
        self.desk = desk
        self._view = view
        self._plays: tuple[int, Plays | None] = (-1, None)
        self._reasons: dict[tuple[int, str, str, int, str], str] = {}

    # -- what is asked ---------------------------------------------------------------------------------------------
    @property
    def view(self) -> View:
        return self._view()

    @property
    def names(self) -> Names:
        """What everything is called now."""
        return of(Names, self.desk.names)

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
        return plan_words.at_site(self, site)

    def why_not(self, place: str, thing: int) -> str:
        """Why a card, a row or a building cannot be chosen in this question; "" if it can. Asked for once."""
        key = (
            self.ask.number if self.ask is not None else -1,
            self.what if place == TILE else "",
            place,
            thing,
            language(),
        )
        if key not in self._reasons:
            makers = {POLITICS: plan_words.of_card, TILE: plan_words.of_building}
            made = plan_words.of_row(self, ROWS[thing]) if place == ACTION else makers[place](self, thing)
            self._reasons[key] = made
        return self._reasons[key]

    # -- marks and tips --------------------------------------------------------------------------------------------
    def mark(self, place: str, thing: int) -> Mark | None:
        return mark_of(self, place, thing) if self.ask is not None and thing >= 0 else None

    def tip(self, place: str, thing: int) -> str | None:
        return tip_of(self, place, thing) if self.ask is not None and thing >= 0 else None

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
            pick_tile(self, thing)
        else:
            return False
        return True

    def _pick_card(self, card: int) -> None:
        kind = self.view.box.kind_of[card]
        if card == self.card:
            self.again(POLITICS, card)
            return
        if kind not in self.plays.kinds:
            self.desk.refuse(POLITICS, card, self.why_not(POLITICS, card))
            return
        self.begin(kind, card)
        self.changed(POLITICS, card)

    def _pick_row(self, row: int) -> None:
        what = ROWS[row]
        if what == self.what:
            self.again(ACTION, row)
        elif what not in self.plays.kinds:
            self.desk.refuse(ACTION, row, self.why_not(ACTION, row))
        else:
            self.begin(what)
            self.changed(ACTION, row)

    def _pick_site(self, place: str, site: int) -> bool:
        """A press on a site or the badge of a city; any site of a city stands for it where cities are asked for."""
        part = part_of_site(self)
        if not part:
            return self.turn or bool(self.what)
        meant = site
        if part in (plays.CITY, plays.SOURCE):
            meant = site if place == CITY else self.view.city[site]
        if meant in self.open_choices(part):
            if self.chosen.get(part) == meant:
                self.again(place, site)
            else:
                self.choose(part, meant)
                self.changed(place, site)
            return True
        why = plan_words.at_site(self, site)
        if why:
            self.refuse_site(place, site, why)
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
            self.desk.refuse(VOICE, place, plan_words.of_three_voices(self))
            return
        self.look_at(tuple(self.voices))

    def counted(self) -> tuple[int, int]:
        return len(self.voices), 0

    def again(self, place: str, thing: int) -> None:
        """A second press on what is selected confirms, as in every game; what is missing for that is said."""
        if self.option:
            self.confirm()
        else:
            self.desk.refuse(place, thing, plan_words.missing(self).removesuffix("."))

    def look_at(self, places: tuple[int, ...]) -> None:
        """The voices that are chosen; fewer than two are no answer yet."""
        self.voices = list(places)
        self._drop(plays.PLACES)
        if places in self.plays.choices(self.what, {}, plays.PLACES):
            self.chosen[plays.PLACES] = places
            self.by_hand.append(plays.PLACES)
        self.changed(VOICE, places[-1] if places else -1)

    def changed(self, place: str, thing: int) -> None:
        """What is chosen is another: by this thing, "" for none in particular."""

    def refuse_site(self, place: str, site: int, why: str) -> None:
        """Says why nothing can be done there."""
        self.desk.refuse(place, site, why)

    # -- the prompt ------------------------------------------------------------------------------------------------
    def said(self) -> tuple[Prompt, list[Choice]] | None:
        return prompt_of(self) if self.ask is not None else None

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
            desk = self.desk
            desk.act(lambda: desk.give(name))
        elif name in ROW_KEYS:
            self._pick_row(ROW_KEYS.index(name))
        else:
            return press_button(self, name)
        return True

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
        option, desk = self.option, self.desk
        if self.ask is None or not option:
            return
        step = self.ask.step

        def send() -> bool:
            sent = desk.give(option)
            while whole and sent and (ask := desk.ask) is not None and ask.step == step and option in ask.options:
                if not desk.give(option):
                    break
            return sent

        desk.act(send)


# How the things of the table stand to what is planned.


def mark_of(plan: SeatPlan, place: str, thing: int) -> Mark | None:
    """How a thing is to be drawn; None leaves it to the table."""
    if place == POLITICS:
        return _mark_card(plan, thing)
    if place == ACTION:
        return _mark_row(plan, thing)
    if place in (SITE, CITY):
        return _mark_site(plan, place, thing)
    if place == VOICE:
        return _mark_voice(plan, thing)
    return mark_tile(plan, thing) if place == TILE else None


def _mark_card(plan: SeatPlan, card: int) -> Mark:
    if not plan.turn:
        return PLAIN
    if card == plan.card:
        return Mark("focus")
    kind = plan.view.box.kind_of[card]
    if kind in plan.plays.kinds:
        return PLAIN if plan.what else Mark("legal")
    return Mark(reason=plan.why_not(POLITICS, card))


def _mark_row(plan: SeatPlan, row: int) -> Mark:
    if not plan.turn:
        return PLAIN
    if ROWS[row] == plan.what:
        return Mark("focus")
    if ROWS[row] in plan.plays.kinds:
        return PLAIN if plan.what else Mark("legal")
    return Mark(reason=plan.why_not(ACTION, row))


def _mark_site(plan: SeatPlan, place: str, site: int) -> Mark:
    if site in (plan.site, plan.chosen.get(plays.SOURCE)):
        return Mark("target" if plan.what in (plays.DEMOLISH, plays.STARVE) else "focus")
    sources = plan.open_choices(plays.SOURCE) if plan.part == plays.SOURCE else []
    return Mark("legal") if site in plan.legal_sites or (place == CITY and site in sources) else PLAIN


def _mark_voice(plan: SeatPlan, place: int) -> Mark:
    if plan.what != plays.CLOSENESS or not place:
        return PLAIN
    return Mark("chosen") if place in plan.voices else Mark("legal")


# -- tips -------------------------------------------------------------------------------------------------------------
def tip_of(plan: SeatPlan, place: str, thing: int) -> str | None:
    """What choosing it leads to, or why it cannot be chosen, as marked-up text; None leaves it to the table."""
    if place in (SITE, CITY):
        option = plan.option_at(thing)  # why not, stands on the map itself
        return escape(plan.desk.marks.outlook.words(option)) if option else ""
    if place == POLITICS and plan.turn:
        return _escaped(plan.why_not(POLITICS, thing))
    if place == ACTION and plan.turn:
        return _escaped(plan.why_not(ACTION, thing))
    if place == TILE:
        return escape(tip_of_tile(plan, thing))
    return "" if place == VOICE else None


def _escaped(reason: str) -> str:
    return escape(sentence(reason)) if reason else ""


# The steps of a play in words, and the tiles of what lies nowhere on the table.

MOST = 3  # figures or citizens of one card
NUMBERED = (plays.BREAD, plays.GOLDEN)
CITIES = (plays.GOLDEN, plays.MIGRATE, plays.STARVE)


@dataclass(frozen=True)
class Tile:
    """Something to choose that lies nowhere on the table. `price` -1: it costs nothing by itself; `count`: how many of
    it are left, -1 where that is no matter."""

    part: str
    one: int
    words: str
    sign: str
    price: int = -1
    left: int = -1


# -- tiles ------------------------------------------------------------------------------------------------------------
def tiles(plan: SeatPlan) -> list[Tile]:
    """What lies there now, from left to right."""
    if plan.ask is None or not plan.what:
        return []
    if plan.what in (plays.BUILD, plays.BUILDER):
        return _buildings(plan) if plays.BUILDING not in plan.chosen else []
    found: list[Tile] = []
    if plan.what in NUMBERED:
        prices = plan.view.box.prices[plan.what]
        sign = "figure" if plan.what == plays.BREAD else "citizen"
        found += [Tile(plays.COUNT, count, str(count), sign, prices[count - 1]) for count in range(1, MOST + 1)]
    if plan.what in CITIES and len(plan.open_choices(plays.CITY)) > 1:
        found += [_city(plan, plays.CITY, city) for city in plan.open_choices(plays.CITY)]
    if plan.what == plays.FOUND and plan.site >= 0 and len(plan.open_choices(plays.SOURCE)) > 1:
        found += [_city(plan, plays.SOURCE, city) for city in plan.open_choices(plays.SOURCE)]
    if plan.what == plays.BREAD and plan.site >= 0 and len(plan.open_choices(plays.WISH)) > 1:
        found += [_wish(plan, wish) for wish in plan.open_choices(plays.WISH)]
    return found


def _buildings(plan: SeatPlan) -> list[Tile]:
    view, build = plan.view, plan.what == plays.BUILD
    numbers = view.box.simple if build else range(1, len(view.box.building_ids))
    return [
        Tile(plays.BUILDING, number, plan.names.plain_building(number), view.box.building_ids[number],
             -1 if build else price(view, number), view.chips[view.box.stack[number]])
        for number in numbers
    ]  # fmt: skip


def _city(plan: SeatPlan, part: str, city: int) -> Tile:
    return Tile(part, city, plan.names.plain_city(city), "castello", left=plan.view.people[city])


def _wish(plan: SeatPlan, wish: int) -> Tile:
    return Tile(plays.WISH, wish, plan.names.plain_wish(wish), f"arch_{WISHES[wish]}")


def tile(plan: SeatPlan, at: int) -> Tile | None:
    """One of them; None for none."""
    found = tiles(plan)
    return found[at] if 0 <= at < len(found) else None


def mark_tile(plan: SeatPlan, at: int) -> Mark:
    """How a tile stands to what is chosen."""
    one = tile(plan, at)
    if one is None:
        return PLAIN
    if plan.chosen.get(one.part) == one.one:
        return Mark("focus")
    if _may(plan, one):
        return Mark("legal")
    return Mark(reason=_reason(plan, one))


def _may(plan: SeatPlan, one: Tile) -> bool:
    """Whether it can be chosen: a number also where another city would have to be chosen for it."""
    if one.part == plays.COUNT:
        return one.one in plan.plays.choices(plan.what, {}, plays.COUNT)
    return one.one in plan.open_choices(one.part)


def _reason(plan: SeatPlan, one: Tile) -> str:
    if one.part == plays.BUILDING:
        return plan.why_not(TILE, one.one)
    return plan_words.of_number(plan, one.one) if one.part == plays.COUNT else ""


def tip_of_tile(plan: SeatPlan, at: int) -> str:
    """What it means, or why it cannot be chosen."""
    one = tile(plan, at)
    if one is None:
        return ""
    return one.words if _may(plan, one) else plan_words.sentence(_reason(plan, one))


def pick_tile(plan: SeatPlan, at: int) -> None:
    """A press on a tile."""
    one = tile(plan, at)
    if one is None:
        return
    if not _may(plan, one):
        plan.desk.refuse(TILE, at, _reason(plan, one))
        return
    if plan.chosen.get(one.part) == one.one:
        plan.again(TILE, at)
        return
    plan.choose(one.part, one.one)
    plan.changed(TILE, at)


# -- sites ------------------------------------------------------------------------------------------------------------
def part_of_site(plan: SeatPlan) -> str:
    """What a press on the map chooses now; "" for nothing."""
    if plan.what == plays.FOUND and plan.part == plays.SOURCE:
        return plays.SOURCE
    if plan.legal_sites:
        return plays.CITY if plan.what in CITIES else plays.SITE
    return ""


# -- the prompt -------------------------------------------------------------------------------------------------------
def prompt_of(plan: SeatPlan) -> tuple[Prompt, list[Choice]] | None:
    """The words and buttons of the step. None leaves them to the words of the game."""
    if plan.what == plays.MIGRATE:
        return _migrating(plan)
    if plan.what == plays.STARVE:
        return _starving(plan)
    if plan.turn and not plan.what:
        return _turn(plan)
    confirm = Choice("plan", plan_words.button(plan), "gold", "confirm", plan_words.missing(plan))
    buttons = [confirm]
    if plan.what == plays.CLOSENESS and _three(plan):
        buttons.append(Choice("all_voices", plan_words.all_voices(plan), "ghost"))
    elif plan.turn or plan.by_hand:
        buttons.append(Choice("plan_back", _("Back"), "ghost", "back"))
    return plan_words.prompt(plan), buttons


def _three(plan: SeatPlan) -> bool:
    return (1, 2, 3) in plan.plays.choices(plan.what, {}, plays.PLACES) and len(plan.voices) < 3


def _turn(plan: SeatPlan) -> tuple[Prompt, list[Choice]]:
    buttons = []
    if plays.GOLD in plan.plays.kinds:
        buttons.append(Choice(plays.GOLD, _("2 gold"), "gold", "gold"))
    if plays.DRAW in plan.plays.kinds:
        buttons.append(Choice(plays.DRAW, _("Draw face down"), "ghost"))
    return plan_words.turn(plan), buttons


def _migrating(plan: SeatPlan) -> tuple[Prompt, list[Choice]]:
    """Which city draws next, and by which wish: each with what it would gain."""
    city = plan.chosen.get(plays.CITY, -1)
    if city < 0 or plays.WISH not in plays.parts_of(plan.what) or not plan.open_choices(plays.WISH):
        why = plan_words.missing(plan)
        return plan_words.migrating(plan, city), [Choice("plan", _("Draw citizens"), "gold", "confirm", why)]
    gain: Callable[[str], int] = getattr(plan.desk.marks.outlook, "gain", lambda _option: -1)
    buttons = []
    for at, wish in enumerate(plan.open_choices(plays.WISH)):
        option = plan.plays.answer(plan.what, {plays.CITY: city, plays.WISH: wish})
        words = plan_words.by_wish(plan, wish, gain(option))
        buttons.append(Choice(option, words, "gold" if not at else "ghost", "confirm" if not at else "number_2"))
    return plan_words.migrating(plan, city), buttons


def _starving(plan: SeatPlan) -> tuple[Prompt, list[Choice]]:
    """From which city a citizen leaves, one by one, as all that is said of it means; or all at once."""
    city, why = plan.site, plan_words.missing(plan)
    prompt = plan_words.starving(plan)
    if city < 0:
        return prompt, [Choice("plan", _("Take one"), "gold", "confirm", why)]
    one = Choice(CONFIRM, plan_words.one_from(plan), "gold", "confirm")
    if plan_words.leaving(plan) < 2:  # then one and all are the same
        return prompt, [one]
    return prompt, [one, Choice(ALL, plan_words.all_from(plan), "ghost")]


def press_button(plan: SeatPlan, name: str) -> bool:
    """Another button of the prompt."""
    if name != "all_voices":
        return False
    plan.look_at((1, 2, 3))
    return True
