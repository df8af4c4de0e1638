"""Everything that can be done by a key or a button of a gamepad, with what does it before anybody sets anything.

An action is looked up where it counts: `everywhere`, or only at the table, in the gallery and so on. Two actions with
the same key are in conflict if both can count at the same moment; then the upper one of this list is done. What can be
done in one game only, its pack brings: the part `keys`, a sequence of actions. An action that two games bring under the
same id is one, and has one key.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache

from game import catalog
from game.ui.lang import N_, _

EVERYWHERE, WAITING, TABLE, GALLERY, SAVES, REVIEW = "everywhere", "waiting", "table", "gallery", "saves", "review"
TURN, CARDS = "turn", "cards"  # at the table: what is done in a turn, and cards chosen by their groups
FILM = "film"  # at the table of a game that was played
MAP = "map"  # at the tables of games that are played on one
GROUPS = (
    (EVERYWHERE, N_("Everywhere")),
    (WAITING, N_("At the table, while others play")),
    (TURN, N_("At the table, in your turn")),
    (TABLE, N_("At the table")),
    (CARDS, N_("At the table, while you choose cards")),
    (MAP, N_("At the table, on a map")),
    (FILM, N_("Replay")),
    (GALLERY, N_("Cards and rules")),
    (SAVES, N_("Saved games")),
    (REVIEW, N_("After the game")),
)
NUMBERS = tuple(f"number_{n}" for n in range(1, 11))
DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
# An action under its usual name, or several with what they do together.
Line = str | tuple[tuple[str, ...] | list[str], str]


@dataclass(frozen=True)
class Action:
    """`keys` and `pad` are the usual inputs (names of `keynames` and `gamepad`); `fixed` of them cannot be taken away,
    and with `needed` the last button of the gamepad cannot either: nobody locks themselves out. `title` may name
    {number}. An action that `answers` does something that may be regretted: it is not taken from a finger that meant
    what lay there a moment ago."""

    id: str
    title: str
    group: str
    keys: tuple[str, ...]
    pad: tuple[str, ...] = ()
    fixed: frozenset[str] = frozenset()
    needed: bool = False
    answers: bool = False
    number: int = 0
    games: frozenset[str] = frozenset()  # those that bring it; none: it is ours, and of every game


def _move(name: str, title: str) -> Action:
    pad = (f"dp{name}", f"stick{name}")
    return Action(name, title, EVERYWHERE, (name,), pad, frozenset((name, *pad)), needed=True)


def _number(number: int) -> Action:
    digit = str(number % 10)
    return Action(f"number_{number}", N_("Choose number {number}"), EVERYWHERE, (digit, f"kp{digit}"),
                  answers=True, number=number)  # fmt: skip


OURS = (
    Action("confirm", N_("Press, choose, confirm"), EVERYWHERE, ("return", "kp_enter", "space"), ("a",),
           frozenset(("return", "kp_enter")), needed=True, answers=True),
    Action("back", N_("Back, let go, pause"), EVERYWHERE, ("escape",), ("b",), frozenset(("escape",)), needed=True),
    _move("left", N_("Focus to the left, less")),
    _move("right", N_("Focus to the right, more")),
    _move("up", N_("Focus upwards")),
    _move("down", N_("Focus downwards")),
    Action("next", N_("Focus to the next thing"), EVERYWHERE, ("tab",)),
    Action("previous", N_("Focus to the previous thing"), EVERYWHERE, ("shift+tab",)),
    Action("area_before", N_("Previous area or tab"), EVERYWHERE, ("shift+f6", ","), ("leftshoulder",)),
    Action("area_next", N_("Next area or tab"), EVERYWHERE, ("f6", "."), ("rightshoulder",)),
    Action("page_up", N_("A page up"), EVERYWHERE, ("pageup",), ("lefttrigger",)),
    Action("page_down", N_("A page down"), EVERYWHERE, ("pagedown",), ("righttrigger",)),
    Action("first", N_("To the beginning"), EVERYWHERE, ("home",)),
    Action("last", N_("To the end"), EVERYWHERE, ("end",)),
    Action("zoom", N_("See what has the focus closely"), EVERYWHERE, ("z",), ("x",)),
    Action("rules", N_("The rules, at what is in question"), EVERYWHERE, ("f1",), ("back",)),
    Action("word_next", N_("Explain the next underlined word"), EVERYWHERE, ("f2",)),
    Action("word_before", N_("Explain the underlined word before"), EVERYWHERE, ("shift+f2",)),
    Action("help", N_("The list of keys"), EVERYWHERE, ("h", "?"), ("leftstick",)),
    Action("full_screen", N_("Window or full screen"), EVERYWHERE, ("f11",)),
    *(_number(number) for number in range(1, 11)),
    Action("skip", N_("Go on at once"), WAITING, ("space",), ("a",)),
    Action("whole", N_("On to your next choice"), WAITING, ("s",)),
    Action("build", N_("Confirm what is chosen"), TURN, ("b",), answers=True),
    Action("build_other", N_("The other way to confirm"), TURN, ("w",), answers=True),
    Action("done", N_("Done"), TABLE, ("d",), answers=True),
    Action("without", N_("Do without"), TABLE, ("n",), answers=True),
    Action("end", N_("End turn"), TURN, ("e",), answers=True),
    Action("options", N_("What can I do?"), TABLE, ("o",), ("y",)),
    Action("where", N_("Where am I?"), TABLE, ("f10",)),
    Action("hint", N_("Ask for a hint"), TABLE, ("t",)),
    Action("undo", N_("Take back"), TABLE, ("ctrl+z", "backspace"), ("rightstick",)),
    Action("hurry", N_("Skip ahead to your turn"), TABLE, ("f",)),
    Action("takeover", N_("Who plays?"), TABLE, ("shift+p",)),
    Action("cover", N_("Hide the cards"), TABLE, ("x",)),
    Action("filter", N_("Filter the chronicle"), TABLE, ("l",)),
    Action("speed", N_("Play faster or slower"), TABLE, ("v",)),
    Action("pause", N_("Pause"), TABLE, ("pause",), ("start",)),
    Action("film_play", N_("Play or pause"), FILM, ("p",), ("y",)),
    Action("film_back", N_("One step back"), FILM, ("b",)),
    Action("film_step", N_("One step on"), FILM, ("s",)),
    Action("film_turn_before", N_("To the previous turn"), FILM, ("ctrl+left",)),
    Action("film_turn", N_("To the next turn"), FILM, ("ctrl+right",)),
    Action("film_mine_before", N_("To this player's previous decision"), FILM, ("n",)),
    Action("film_mine", N_("To this player's next decision"), FILM, ("m",)),
    Action("film_big_before", N_("To the previous big event"), FILM, ("w",)),
    Action("film_big", N_("To the next big event or turning point"), FILM, ("e",)),
    Action("film_eyes", N_("Through whose eyes"), FILM, ("i",)),
    Action("film_open", N_("Lay everything open, or not"), FILM, ("r",)),
    Action("film_knew", N_("What did this player know?"), FILM, ("q",)),
    Action("film_join", N_("Play on from here"), FILM, ("j",)),
    Action("film_more", N_("More that can be done with a replay"), FILM, ("u",), ("start",)),
    Action("search", N_("Search"), GALLERY, ("/", "ctrl+f"), ("y",)),
    Action("page_back", N_("Back in the rules"), GALLERY, ("alt+left", "backspace")),
    Action("page_forward", N_("Forward in the rules"), GALLERY, ("alt+right",)),
    Action("delete", N_("Delete the save"), SAVES, ("delete",), ("y",), answers=True),
    Action("see_table", N_("See the table"), REVIEW, ("v",), ("y",)),
)  # fmt: skip
ORDER = [group for group, _words in GROUPS]


def actions() -> tuple[Action, ...]:
    """All that can be done with us and with every game of the catalog, the upper ones first."""
    return _all(tuple(catalog.places().items()))


def by_id() -> Mapping[str, Action]:
    """The same by id."""
    return _by_id(tuple(catalog.places().items()))


def of_game(game: str) -> tuple[Action, ...]:
    """What can be done in one game only, or in some."""
    return tuple(action for action in actions() if game in action.games)


@cache
def _all(places: tuple[tuple[str, str], ...]) -> tuple[Action, ...]:
    found = {action.id: action for action in OURS}
    for game, _where in places:
        for action in _brought(game):
            known = found.get(action.id)
            if known is None:
                found[action.id] = replace(action, games=frozenset((game,)))
            elif known.games:  # ours stay ours
                found[action.id] = replace(known, games=known.games | {game})
    return tuple(sorted(found.values(), key=lambda action: ORDER.index(action.group)))


def _brought(game: str) -> Iterable[Action]:
    """Nothing of a game that cannot be used: that is told where somebody wants to play it."""
    try:
        return catalog.part(game, "keys") or ()
    except catalog.PackFault:
        return ()


@cache
def _by_id(places: tuple[tuple[str, str], ...]) -> Mapping[str, Action]:
    return {action.id: action for action in _all(places)}


def title(action: str) -> str:
    """What an action is called, in the present language."""
    known = by_id()[action]
    return _(known.title).format(number=known.number)


def meet(one: Action, other: Action) -> bool:
    """Whether both can count at the same moment. While others play, "go on" comes before what the same key does
    everywhere: that is no conflict; on a map neither. Only one game is played at a time, and what a game brings of one
    kind takes the place of ours of another kind. In a film what it does itself comes before what the same key does at
    a table."""
    groups, kinds = {one.group, other.group}, {TURN, CARDS, MAP}
    if FILM in groups:
        return groups <= {FILM, EVERYWHERE}
    if one.games and other.games and not one.games & other.games:
        return False
    if len(groups) == 2 and groups <= kinds and not (one.games and other.games):
        return False
    if len(groups) == 1 or groups <= {WAITING, TABLE, *kinds}:
        return True
    return EVERYWHERE in groups and not {WAITING, MAP} & groups
