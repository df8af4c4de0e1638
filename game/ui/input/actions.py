"""Everything that can be done by a key or a button of a gamepad, with what does it before anybody sets anything.

An action is looked up where it counts: `everywhere`, or only at the table, in the gallery and so on. Two actions with
the same key are in conflict if both can count at the same moment; then the upper one of this list is done.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.ui.lang import N_, _

EVERYWHERE, WAITING, TABLE, GALLERY, SAVES, REVIEW = "everywhere", "waiting", "table", "gallery", "saves", "review"
TURN, CARDS = "turn", "cards"  # at the tables of some games: what is done in a turn, and cards chosen by their groups
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
CARD_GROUPS = tuple(f"group_{n}" for n in range(1, 9))  # of a hand, from left to right
DIRECTIONS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}

PANNED = (
    ("left", N_("Map to the left")), ("right", N_("Map to the right")), ("up", N_("Map upwards")),
    ("down", N_("Map downwards")),
)  # fmt: skip


@dataclass(frozen=True)
class Action:
    """`keys` and `pad` are the usual inputs (names of `keynames` and `gamepad`); `fixed` of them cannot be taken away,
    and with `needed` the last button of the gamepad cannot either: nobody locks themselves out."""

    id: str
    title: str
    group: str
    keys: tuple[str, ...]
    pad: tuple[str, ...] = ()
    fixed: frozenset[str] = frozenset()
    needed: bool = False


def _move(name: str, title: str) -> Action:
    pad = (f"dp{name}", f"stick{name}")
    return Action(name, title, EVERYWHERE, (name,), pad, frozenset((name, *pad)), needed=True)


def _number(number: int) -> Action:
    digit = str(number % 10)
    return Action(f"number_{number}", str(number), EVERYWHERE, (digit, f"kp{digit}"))


def _group(number: int, key: str) -> Action:
    return Action(f"group_{number}", f"{number}", CARDS, (key,))


ACTIONS = (
    Action("confirm", N_("Press, choose, confirm"), EVERYWHERE, ("return", "kp_enter", "space"), ("a",),
           frozenset(("return", "kp_enter")), needed=True),
    Action("back", N_("Back, let go, pause"), EVERYWHERE, ("escape",), ("b",), frozenset(("escape",)), needed=True),
    _move("left", N_("Focus to the left, less")),
    _move("right", N_("Focus to the right, more")),
    _move("up", N_("Focus upwards")),
    _move("down", N_("Focus downwards")),
    Action("next", N_("Focus to the next thing"), EVERYWHERE, ("tab",)),
    Action("previous", N_("Focus to the thing before"), EVERYWHERE, ("shift+tab",)),
    Action("area_before", N_("Area or tab before"), EVERYWHERE, ("shift+f6", ","), ("leftshoulder",)),
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
    Action("whole", N_("See the rest of it at once"), WAITING, ("s",)),
    Action("gold", N_("Take gold"), TURN, ("g",)),
    Action("cards", N_("Draw cards"), TURN, ("c",)),
    Action("build", N_("Build, or confirm what is chosen"), TURN, ("b",)),
    Action("build_other", N_("The other way to confirm"), TURN, ("w",)),
    Action("income", N_("Take the income"), TURN, ("i",)),
    Action("ability", N_("Use the ability"), TURN, ("a",)),
    Action("use", N_("Use a district"), TURN, ("u",)),
    Action("use_other", N_("Use another district"), TURN, ("j",)),
    Action("done", N_("Done"), TABLE, ("d",)),
    Action("without", N_("Do without"), TABLE, ("n",)),
    Action("end", N_("End turn"), TURN, ("e",)),
    Action("options", N_("What can I do?"), TABLE, ("o",), ("y",)),
    Action("hint", N_("Ask for a hint"), TABLE, ("t",)),
    Action("undo", N_("Take back"), TABLE, ("ctrl+z", "backspace"), ("rightstick",)),
    Action("hurry", N_("Skip ahead to your turn"), TABLE, ("f",)),
    Action("takeover", N_("Who plays?"), TABLE, ("shift+p",)),
    Action("cover", N_("Hide the cards"), TABLE, ("x",)),
    Action("filter", N_("Filter the chronicle"), TABLE, ("l",)),
    Action("speed", N_("Play faster or slower"), TABLE, ("v",)),
    Action("pause", N_("Pause"), TABLE, ("pause",), ("start",)),
    *(_group(number, key) for number, key in enumerate("qweruijk", start=1)),
    Action("best", N_("Choose the cards that fit best"), CARDS, ("m",)),
    Action("play_pass", N_("Play a Pass card"), CARDS, ("p",)),
    Action("found", N_("Found a city"), MAP, ("k",)),
    Action("city_next", N_("To the next city"), MAP, ("c",), ("lookright",)),
    Action("city_before", N_("To the city before"), MAP, ("shift+c",), ("lookleft",)),
    Action("see_wishes", N_("Hold: what every city has of each wish"), MAP, ("w",), ("lefttrigger",)),
    Action("see_food", N_("Hold: what feeds whom"), MAP, ("e",), ("righttrigger",)),
    Action("map_larger", N_("Map larger"), MAP, ("+", "kp_plus", "="), ("lookup",)),
    Action("map_smaller", N_("Map smaller"), MAP, ("-", "kp_minus"), ("lookdown",)),
    Action("map_whole", N_("The whole map"), MAP, ("a",)),
    *(Action(f"map_{way}", words, MAP, (f"shift+{way}",)) for way, words in PANNED),
    Action("film_play", N_("Play, or stand still"), FILM, ("p",), ("y",)),
    Action("film_back", N_("One step back"), FILM, ("b",)),
    Action("film_step", N_("One step on"), FILM, ("s",)),
    Action("film_turn_before", N_("To the turn before"), FILM, ("ctrl+left",)),
    Action("film_turn", N_("To the next turn"), FILM, ("ctrl+right",)),
    Action("film_mine_before", N_("To the decision before of this player"), FILM, ("n",)),
    Action("film_mine", N_("To the next decision of this player"), FILM, ("m",)),
    Action("film_big_before", N_("To the big event before"), FILM, ("w",)),
    Action("film_big", N_("To the next big event or turning point"), FILM, ("e",)),
    Action("film_eyes", N_("Through whose eyes"), FILM, ("i",)),
    Action("film_open", N_("Lay everything open, or not"), FILM, ("r",)),
    Action("film_knew", N_("What did this player know?"), FILM, ("q",)),
    Action("film_join", N_("Play on from here"), FILM, ("j",)),
    Action("film_more", N_("More that can be done with a replay"), FILM, ("u",), ("start",)),
    Action("search", N_("Search"), GALLERY, ("/", "ctrl+f"), ("y",)),
    Action("page_back", N_("Back in the rules"), GALLERY, ("alt+left", "backspace")),
    Action("page_forward", N_("Forward in the rules"), GALLERY, ("alt+right",)),
    Action("delete", N_("Delete the save"), SAVES, ("delete",), ("y",)),
    Action("see_table", N_("See the table"), REVIEW, ("v",), ("y",)),
)  # fmt: skip
BY_ID = {action.id: action for action in ACTIONS}
RANK = {action.id: rank for rank, action in enumerate(ACTIONS)}


def title(action: str) -> str:
    """What an action is called, in the present language."""
    if action in NUMBERS:
        return _("Choose number {number}").format(number=BY_ID[action].title)
    if action in CARD_GROUPS:
        return _("A card of group {number} (with Shift: all)").format(number=BY_ID[action].title)
    return _(BY_ID[action].title)


def meet(one: str, other: str) -> bool:
    """Whether actions of these groups can count at the same moment. While others play, "go on" comes before what the
    same key does everywhere: that is no conflict; on a map neither. Only one kind of game is played at a time. In a
    film what it does itself comes before what the same key does at a table."""
    if FILM in (one, other):
        return {one, other} <= {FILM, EVERYWHERE}
    kinds = {TURN, CARDS, MAP}
    if one != other and {one, other} <= kinds:
        return False
    if one == other or {one, other} <= {WAITING, TABLE, *kinds}:
        return True
    return EVERYWHERE in (one, other) and not {WAITING, MAP} & {one, other}
