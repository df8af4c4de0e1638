"""The screens of the table in fixed positions, for `python -m tools shots` and the tests."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from game.kernel.options import kind, way
from game.kernel.rules import of
from game.la_citta.hands import plays
from game.la_citta.rules.state import View
from game.la_citta.table.board import board_of
from game.la_citta.table.planning import CittaPlan
from game.session.match import Match
from game.table.asking.mark import Subject
from game.table.flow import Flow
from game.table.keys import open_sheet
from game.table.screen import TableScreen
from game.ui.ui import Ui
from game.ui.window.screen import Screen
from tools.shots.la_citta.endings import ENDINGS, TOLD
from tools.shots.la_citta.positions import asked_at, play_until, search, setup
from tools.shots.la_citta.reading import READING
from tools.shots.la_citta.shot_names import NAMES
from tools.shots.lessons import begun
from tools.shots.moments import Wanted

Shot = Callable[[Ui], Screen]
Then = Callable[[TableScreen], None]
TURN = "politics_round.chosen"


def flow_of(match: Match) -> Flow:
    """A flow at the pace of the pictures."""
    return Flow(match, lambda: "normal")


class Opened(TableScreen):
    """A table at which something is done as soon as it is shown; without the message that begins a turn."""

    def __init__(self, ui: Ui, match: Match, then: Then | None = None) -> None:
        super().__init__(ui, flow_of(match))
        self.summed = self.words.recap_due(self.flow.view, self.flow.log, small=False)
        self._then = then

    def update(self, seconds: float) -> None:
        then, self._then = self._then, None
        if then is not None:
            then(self)
        super().update(seconds)


# -- moments ----------------------------------------------------------------------------------------------------------
def offers(*wanted: str) -> Wanted:
    """All these kinds of plays are on offer."""

    def found(match: Match) -> bool:
        options = match.pending.options if match.pending is not None else ()
        return all(any(option.startswith(one) for option in options) for one in wanted)

    return found


def turn(players: int = 4, *wanted: str, year: int = 3, round_: int = 3, first: int = 1, **choices: Any) -> Match:
    """The first seat uses a card, and may make plays of these kinds."""
    moment = asked_at(TURN, since=year, round_=round_, more=offers(*wanted))
    return search(lambda seed: setup(players, seed, **choices), moment, first)


def asked(step: str, players: int = 4, more: Wanted | None = None, first: int = 1, **choices: Any) -> Match:
    """The first seat is asked this."""
    return search(lambda seed: setup(players, seed, **choices), asked_at(step, more=more), first)


# -- what is done there -----------------------------------------------------------------------------------------------
def plan_of(screen: TableScreen) -> CittaPlan:
    """What is put together at a table."""
    return board_of(screen).plan


def begin(screen: TableScreen, what: str, **chosen: int) -> None:
    """A play of this kind, with these parts of it."""
    plan, board = plan_of(screen), board_of(screen)
    card = next((one.card for one in board.model.display if one.kind == what), -1)
    plan.begin(what, card)
    for part, one in chosen.items():
        plan.choose(part, one)
    plan.changed("", -1)


def _begun(match: Callable[[], Match], what: str, then: Then | None, ui: Ui) -> Screen:
    def act(screen: TableScreen) -> None:
        begin(screen, what)
        if then is not None:
            then(screen)

    return Opened(ui, match(), act)


def _some_site(screen: TableScreen) -> None:
    """The site in the middle of those that can be chosen."""
    plan = plan_of(screen)
    part = plays.CITY if plays.CITY in plays.parts_of(plan.what) else plays.SITE
    plan.choose(part, plan.legal_sites[len(plan.legal_sites) // 2])
    plan.changed("site", plan.site)


def _point(screen: TableScreen) -> None:
    """The pointer rests on a site that can be chosen."""
    plan, pane = plan_of(screen), board_of(screen).pane
    pane.attend(plan.legal_sites[len(plan.legal_sites) // 2], True)


def _refuse(screen: TableScreen) -> None:
    """Somebody clicked a site at which the play is not legal."""
    plan = plan_of(screen)
    view = plan.view
    near = [site for city in view.cities[0] for one in city for site in view.box.board.near[one]]
    wrong = next((site for site in near if view.building[site] < 0 and plan.reason_at(site)), near[0])
    board_of(screen).pane.attend(wrong, True)
    screen.pick("site", wrong)


def _building(name: str, screen: TableScreen) -> None:
    plan = plan_of(screen)
    plan.choose(plays.BUILDING, plan.view.box.building_ids.index(name))
    plan.changed("tile", 0)


def _hospital(match: Match) -> bool:
    """Figures could be put on a hospital."""
    options = match.pending.options if match.pending is not None else ()
    bread = [option for option in options if kind(option) == plays.BREAD and (way(option) or "").endswith("_1")]
    sites = [option.partition("/")[0] for option in bread]
    return any(sites.count(site) > 1 for site in sites)


def _at_hospital(screen: TableScreen) -> None:
    plan = plan_of(screen)
    hospital = plan.view.box.building_ids.index("hospital")
    plan.choose(plays.SITE, next(site for site in plan.legal_sites if plan.view.building[site] == hospital))
    plan.changed("site", plan.site)


def _two_voices(screen: TableScreen) -> None:
    plan_of(screen).look_at((1, 3))


def _city(screen: TableScreen) -> None:
    """A city of the viewer with neighbours is pointed at."""
    from game.la_citta.rules import neighbours

    board = board_of(screen)
    near = neighbours.of_all(board.view)
    own = [city[0] for city in board.view.cities[0]]
    best = max(own, key=lambda city: len(near[city]))
    board.pane.attend_city(best, True)
    screen.looking.read(Subject("city", best, "castello", place="city"))
    screen.show_zoom()


def _card(screen: TableScreen) -> None:
    subject = board_of(screen).display.cards[1].subject
    assert subject is not None
    screen.looking.read(subject)
    screen.show_zoom()


def _held(wishes: bool, screen: TableScreen) -> None:
    pane = board_of(screen).pane
    pane.wishes_held, pane.food_held = wishes, not wishes
    pane.repaint()


def _zoom(screen: TableScreen) -> None:
    pane = board_of(screen).pane
    pane.zoom(1)
    pane.look_at([city[0] for city in board_of(screen).view.cities[0]][:1])


def _feed(screen: TableScreen) -> None:
    plan = plan_of(screen)
    if plan.legal_sites:
        plan.choose(plays.CITY, plan.legal_sites[0])
        plan.changed("city", plan.legal_sites[0])


# -- positions --------------------------------------------------------------------------------------------------------
def _two_wishes(match: Match) -> bool:
    return len(match.whole.wishes) > 1


def _many_hungry(match: Match) -> bool:
    from game.la_citta.rules import feeding

    return feeding.hungry(match.whole, 0) > 1


def _used_up(match: Match) -> bool:
    return not match.whole.actions[0]


def _looked(match: Match) -> bool:
    return bool(match.whole.looked[0])


def _waiting(ui: Ui) -> Screen:
    moment = asked_at(TURN, 2, since=2, round_=2)
    return Opened(ui, search(lambda seed: setup(4, seed), moment, 3))


def _curtain(ui: Ui) -> Screen:
    from game.table.curtain import CurtainScreen

    match = play_until(setup(4, 3, (0, 1)), asked_at(TURN, since=2))
    return CurtainScreen(ui, Opened(ui, match), 0)


def _plain(match: Callable[[], Match], then: Then | None, ui: Ui) -> Screen:
    return Opened(ui, match(), then)


def _moved_away(table: TableScreen) -> None:
    """Somebody has left a city of the viewer for the first time."""
    table.first_times.show("moved_away", source=of(View, table.flow.view).cities[table.flow.viewer][0][0])


def _of(match: Callable[[], Match], then: Then | None = None) -> Shot:
    return partial(_plain, match, then)


def _with(what: str, then: Then | None = None, *wanted: str, **more: Any) -> Shot:
    return partial(_begun, partial(turn, more.pop("players", 4), wanted[0] if wanted else what, **more), what, then)


def _moment(more: Wanted, first: int = 1) -> Callable[[], Match]:
    return lambda: search(lambda seed: setup(4, seed), asked_at(TURN, since=2, more=more), first)


def _wants(*wanted: str) -> Callable[[], Match]:
    return partial(turn, 4, *wanted)


_ALL: dict[str, Shot] = {
    "citta_turn": _of(_wants("palazzo", "gold")),
    "citta_turn_2": _of(partial(turn, 2)),
    "citta_turn_3": _of(partial(turn, 3)),
    "citta_turn_5": _of(partial(turn, 5)),
    "citta_city": _of(partial(turn, 4, year=4), _city),
    "citta_card": _of(partial(turn, 4), _card),
    "citta_sites": _with("palazzo", _point),
    "citta_site": _with("palazzo", _some_site),
    "citta_refused": _with("palazzo", _refuse),
    "citta_build": _with("build", None, "farm"),
    "citta_found": _with("new_city", None, first=15),
    "citta_great_builder": _with("great_builder", None),
    "citta_bread": _with("bread_and_games", None),
    "citta_hospital": partial(_begun, _moment(_hospital, 4), "bread_and_games", _at_hospital),
    "citta_golden": _with("golden_times", _some_site),
    "citta_harvest": _with("rich_harvest", _some_site),
    "citta_closeness": _with("closeness", _two_voices),
    "citta_looked": _of(_moment(_looked)),
    "citta_no_actions": _of(_moment(_used_up)),
    "citta_passing": _of(partial(turn, 3, "draw", options=["allow_voluntary_pass"])),
    "citta_placing": _of(partial(asked, "placement.chosen", 4, castellos="placed"), _point),
    "citta_placing_5": _of(partial(asked, "placement.chosen", 5, castellos="placed", landscape="random")),
    "citta_migration": _of(partial(asked, "migration.chosen", 4, lambda match: not _two_wishes(match), first=97)),
    "citta_two_wishes": _of(partial(asked, "migration.chosen", 4, _two_wishes)),
    "citta_demolition": _of(partial(asked, "demolition.chosen")),
    "citta_feeding": _of(partial(asked, "feeding.chosen", 4, _many_hungry), _feed),
    "citta_feeding_5": _of(partial(asked, "feeding.chosen", 5)),
    "citta_brick": _of(partial(turn, 4, map="brick")),
    "citta_zoom": _of(partial(turn, 4), _zoom),
    "citta_wishes": _of(partial(turn, 4), partial(_held, True)),
    "citta_food": _of(partial(turn, 4), partial(_held, False)),
    "citta_waiting": _waiting,
    "citta_keys": _of(partial(turn, 4), open_sheet),
    "citta_first_time": _of(partial(turn, 4), _moved_away),
    "citta_lesson": lambda ui: begun(ui, "la_citta", "market"),
    "citta_curtain": _curtain,
    **READING,
    **TOLD,
    **ENDINGS,
}
SHOTS: dict[str, Shot] = {name: _ALL[name] for name in NAMES}
