"""Fixed positions of the table: every number of players, marks of all kinds, full hands and cities, the draft."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.citadels.rules.state import NO_MARK
from game.citadels.scenario.story import Built, Marks, Now
from game.session.match import Match
from game.ui.ui import Ui
from game.ui.window.screen import Screen
from tools.shots.citadels.base import Shot, seat, select, staged, table
from tools.shots.citadels.positions import asked_at, play_until, search, setup


# -- games played by bots up to a moment ------------------------------------------------------------------------------
def building(players: int, first: int, *, nine: bool = False, hand: int = 3) -> Match:
    """The first seat may build, and can pay for something."""

    def wanted(match: Match) -> bool:
        state, ask = match.whole, match.pending
        return (
            asked_at("turn.chosen", since=5, districts=3)(match) and state.gathered and len(state.city[0]) < 7
            and len(state.hand[0]) >= hand and ask is not None
            and sum(word.startswith("build") for word in ask.options) >= 2
        )  # fmt: skip

    return search(lambda seed: setup(players, seed, nine=nine), wanted, first)


def _building(players: int, first: int, nine: bool, hand: int, ui: Ui) -> Screen:
    return select(table(ui, building(players, first, nine=nine, hand=hand)))


def _eight(ui: Ui) -> Screen:
    def wanted(match: Match) -> bool:
        return asked_at("turn.chosen", since=5, districts=3)(match) and not match.whole.gathered

    return table(ui, search(lambda seed: setup(8, seed, nine=True), wanted, 3))


def _target(ui: Ui) -> Screen:
    """The Warlord has found a district to destroy."""

    def wanted(match: Match) -> bool:
        return asked_at("warlord.destroy", since=5, districts=3)(match) and match.whole.gold[0] >= 4

    return select(table(ui, search(lambda seed: setup(7, seed), wanted, 68)), "city")


def _waiting(ui: Ui) -> Screen:
    """A computer player acts, while one's own character is still to be called."""

    def wanted(match: Match) -> bool:
        state, ask = match.whole, match.pending
        return ask is not None and ask.seat == 2 and state.round > 4 and state.roles[0] > [state.rank] > [3]

    return table(ui, search(lambda seed: setup(5, seed), wanted, 5))


def _first_round(ui: Ui) -> Screen:
    return table(ui, play_until(setup(6, 2), asked_at("turn.chosen", since=1, districts=0)))


def _marks(ui: Ui) -> Screen:
    """Signed and blank warrants, threats and taxes, as the Magistrate's player sees them."""

    def wanted(match: Match) -> bool:
        state = match.whole
        return (
            state.shown[1] == 0 and any(state.threats) and state.tax > 0 and state.round > 2 and state.rank == 2
            and any(state.warrants[3:])
        )  # fmt: skip

    cast = ("magistrate", "blackmailer", "tax_collector")
    return table(ui, search(lambda seed: setup(6, seed, nine=True, cast=cast, uniques=("museum",)), wanted, 11))


def _marks_hidden(ui: Ui) -> Screen:
    """The threats of another player, a bewitched character, and cards under a Museum."""

    def wanted(match: Match) -> bool:
        state = match.whole
        return (
            state.bewitched > 2 and state.shown[2] > 0 and state.threats.count(NO_MARK) < len(state.threats)
            and len(state.museum) > 1 and state.shown[1] > 0
        )  # fmt: skip

    cast = ("witch", "blackmailer", "tax_collector")
    return table(ui, search(lambda seed: setup(7, seed, nine=True, cast=cast, uniques=("museum",)), wanted, 26))


def _own_mark(mark: str, cast: tuple[str, ...], players: int, ui: Ui) -> Screen:
    """The viewer's own character is killed or bewitched, and another player is on turn."""

    def wanted(match: Match) -> bool:
        state = match.whole
        return getattr(state, mark) in state.roles[0] and state.round > 3 and state.rank > getattr(state, mark)

    return table(ui, search(lambda seed: setup(players, seed, nine=players == 3, cast=cast), wanted, 1))


# -- positions set up by hand -----------------------------------------------------------------------------------------
MANY = ("manor", "castle", "tavern", "market", "trading_post", "temple", "church", "watchtower", "prison", "library")
OTHERS = ("palace", "monastery", "cathedral", "docks", "harbor", "town_hall", "barracks", "fortress", "keep", "smithy")


def _marks_full(ui: Ui) -> Screen:
    """Warrants, threats, taxes and a theft on the same characters, eight players."""
    marks = Marks(robbed="merchant", signed="merchant", blank_warrants=["bishop", "tax_collector"], tax=5)
    seats = {
        0: seat("warlord", gold=5, city=MANY[:4]), 1: seat("magistrate"), 2: seat("thief", city=OTHERS[:3]),
        3: seat("bishop", city=("palace", "docks")), 4: seat("merchant", gold=7), 5: seat("tax_collector"),
    }  # fmt: skip
    return table(ui, staged(8, seats, Now(seat=0), marks=marks, nine=True))


def _bewitched_blackmail(ui: Ui) -> Screen:
    """A bewitched character that is threatened as well; two characters each."""
    marks = Marks(bewitched="king", flower="bishop", blank_threat="warlord")
    seats = {
        0: seat(("warlord", "artist"), gold=3, city=MANY[:5]), 1: seat(("witch", "bishop"), city=OTHERS[:6]),
        2: seat(("blackmailer", "king"), gold=4, city=("park", "statue", "observatory")),
    }  # fmt: skip
    return table(ui, staged(3, seats, Now(seat=0, role="warlord"), marks=marks))


def _hand(cards: int, ui: Ui) -> Screen:
    hand = ("manor", "castle", "palace", "temple", "church", "docks", "harbor", "town_hall", "fortress", "barracks",
            "keep", "library")[:cards]  # fmt: skip
    seats = {0: seat("architect", gold=7, hand=hand, city=("tavern", "market", "watchtower", "smithy"))}
    return select(table(ui, staged(4, seats, Now(seat=0, gathered=True))))


def _city_10(ui: Ui) -> Screen:
    """Ten districts, the viewer's and an opponent's."""
    seats = {
        0: seat("architect", gold=4, hand=("docks", "palace"), city=MANY),
        1: seat("king", gold=1, city=OTHERS), 2: seat("merchant", city=("tavern", "market", "temple", "manor")),
    }  # fmt: skip
    return table(ui, staged(5, seats, Now(seat=0, gathered=True)))


def _signs(ui: Ui) -> Screen:
    """Beautified districts, cards under a Museum, and unique districts with long names."""
    own = (
        Built("museum", cards=4),
        Built("manor", gold=1),
        "haunted_quarter",
        Built("cathedral", gold=1),
        "necropolis",
    )
    long = ("imperial_treasury", "school_of_magic", "trading_post", Built("wishing_well", gold=1), "watchtower",
            "secret_vault")  # fmt: skip
    seats = {
        0: seat("artist", gold=4, city=own, hand=("docks", "thieves_den", "great_wall")),
        1: seat("king", gold=12, city=long), 2: seat("bishop", gold=0, hand=(), city=("poor_house", "monastery")),
    }  # fmt: skip
    return table(ui, staged(4, seats, Now(seat=0, gathered=True), nine=True))


def _great_wall(ui: Ui) -> Screen:
    """The Warlord before a city with a Great Wall and a Keep; another is complete, and one belongs to the Bishop."""
    wall = ("great_wall", "keep", "tavern", "manor", "prison")
    seats = {
        0: seat("warlord", gold=6, city=MANY[:4], hand=("docks", "harbor")), 1: seat("king", city=wall),
        2: seat("bishop", city=("temple", "church", "palace")), 3: seat("merchant", city=(*OTHERS[:6], "market")),
    }  # fmt: skip
    screen = table(ui, staged(4, seats, Now(seat=0, gathered=True)))
    screen.flow.answer("ability")
    screen.refresh_state()
    return select(screen, "city")


# -- the draft --------------------------------------------------------------------------------------------------------
def second_pick(match: Match) -> bool:
    """The first seat chooses its second character."""
    return asked_at("draft.keep", since=3, districts=2)(match) and len(match.whole.roles[0]) == 1


def _draft(ui: Ui) -> Screen:
    return select(table(ui, play_until(setup(4, 21), asked_at("draft.keep", districts=2))), "track")


def _draft_many(players: int, ui: Ui) -> Screen:
    """The crown is the viewer's: nearly all characters to choose from."""

    def wanted(match: Match) -> bool:
        return asked_at("draft.keep", since=4, districts=2)(match) and match.whole.crown == 0

    return table(ui, search(lambda seed: setup(players, seed, nine=players > 6), wanted, 4))


def _draft_two(wanted: Callable[[Match], bool], players: int, ui: Ui) -> Screen:
    return table(ui, search(lambda seed: setup(players, seed), wanted, 4))


def _draft_wait(ui: Ui) -> Screen:
    def wanted(match: Match) -> bool:
        ask, state = match.pending, match.whole
        return ask is not None and ask.step == "draft.keep" and ask.seat == 3 and state.round > 2 and state.crown == 1

    return table(ui, search(lambda seed: setup(6, seed), wanted, 2))


TABLE_SHOTS: dict[str, Shot] = {
    "draft": _draft,
    "draft_2": partial(_draft_two, second_pick, 2),
    "draft_2_aside": partial(_draft_two, asked_at("draft.put_aside", since=3, districts=2), 2),
    "draft_3": partial(_draft_two, second_pick, 3),
    **{f"draft_{players}": partial(_draft_many, players) for players in (5, 6, 7, 8)},
    "draft_wait": _draft_wait,
    "table_2": partial(_building, 2, 5, False, 3),
    "table_3": partial(_building, 3, 8, True, 3),
    "table_4": partial(_building, 4, 62, False, 5),
    "table_5": partial(_building, 5, 18, False, 3),
    "table_6": partial(_building, 6, 15, False, 3),
    "table_7": partial(_building, 7, 22, True, 3),
    "table_8": _eight,
    "table_marks": _marks,
    "table_marks_hidden": _marks_hidden,
    "table_marks_full": _marks_full,
    "table_killed": partial(_own_mark, "killed", ("assassin",), 2),
    "table_bewitched": _bewitched_blackmail,
    "table_waiting": _waiting,
    "table_first_round": _first_round,
    "table_hand_12": partial(_hand, 12),
    "table_hand_0": partial(_hand, 0),
    "table_city_10": _city_10,
    "table_signs": _signs,
    "target": _target,
    "pick_great_wall": _great_wall,
}
