"""View-models: pure functions from a View to what is shown. Frozen, so that a widget redraws only when its own changed.

No pygame here. A View that is shown while nobody's curtain is lifted goes through `public_view` first.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass

from game.citadels.rules import scoring
from game.citadels.rules.state import NOBODY, UNKNOWN, View
from game.kernel.steps import Seat


@dataclass(frozen=True)
class SeatInfo:
    """Who sits at a seat: name, shield 0..7, and who plays it ("human" or a bot's level)."""

    name: str
    crest: int
    player: str = "human"


@dataclass(frozen=True)
class TileModel:
    """One rank of the call order. `state`: future, current, called (by `seat`), silent, or out (face up)."""

    rank: int
    id: str
    state: str
    seat: int = NOBODY
    crest: int = -1
    killed: bool = False
    robbed: bool = False
    mine: bool = False


@dataclass(frozen=True)
class PlotModel:
    """A built district. `cost` counts the gold that lies on it."""

    card: int
    id: str
    cost: int
    beautified: bool = False


@dataclass(frozen=True)
class PlayerModel:
    """What everybody may know of a player (and `roles` as far as the viewer knows them; 0 is face down)."""

    seat: int
    info: SeatInfo
    gold: int
    hand: int
    points: int
    city: tuple[PlotModel, ...]
    limit: int
    crown: bool
    roles: tuple[tuple[int, str], ...]  # (rank, id); (0, "") is face down
    turn: bool
    asked: bool
    killed: bool
    robbed: bool
    complete: bool


@dataclass(frozen=True)
class ScoreModel:
    """The public score so far, line by line; `types` are those the city has."""

    total: int
    types: tuple[str, ...]
    districts: int
    colours: int
    completion: int
    uniques: int


@dataclass(frozen=True)
class DiscardsModel:
    """Characters set aside: face up by id, and how many face down."""

    face_up: tuple[tuple[int, str], ...]
    face_down: int
    passing: int  # cards still passed on in the draft


@dataclass(frozen=True)
class TableModel:
    """Everything on the table except the ask and the log."""

    viewer: int
    private: bool
    tiles: tuple[TileModel, ...]
    players: tuple[PlayerModel, ...]  # by seat
    order: tuple[int, ...]  # the other seats, clockwise from the viewer
    own_hand: tuple[int, ...]  # card numbers, -1 face down
    score: ScoreModel
    discards: DiscardsModel
    deck: int
    round: int
    phase: str

    @property
    def me(self) -> PlayerModel:
        return self.players[self.viewer]


def public_view(view: View) -> View:
    """The same table with everything private taken out: for moments when nobody's curtain is lifted."""
    v = copy(view)
    me = view.viewer
    v.hand = [[UNKNOWN] * len(hand) for hand in view.hand]
    v.roles = [[rank if view.shown[rank] == seat else UNKNOWN for rank in ranks] if seat == me else list(ranks)
               for seat, ranks in enumerate(view.roles)]  # fmt: skip
    v.seen = [[] for _ in view.seen]
    v.deck = [UNKNOWN] * len(view.deck)
    v.knows = [0] * len(view.knows)
    v.stack = [frame for frame in view.stack if len(frame) == 2]
    v.answered = -1
    return v


def table_model(view: View, seats: Sequence[SeatInfo], *, private: bool) -> TableModel:
    """The whole table for one viewer. `view` must already be public when `private` is false."""
    me = int(view.viewer)
    players = tuple(_player(view, seat, seats[seat]) for seat in range(len(seats)))
    return TableModel(
        viewer=me,
        private=private,
        tiles=tuple(_tile(view, rank, seats) for rank in range(1, view.box.ranks + 1)),
        players=players,
        order=tuple((me + i) % len(seats) for i in range(1, len(seats))),
        own_hand=tuple(view.hand[me]),
        score=_score(view, Seat(me)),
        discards=_discards(view),
        deck=len(view.deck),
        round=view.round,
        phase=view.phase,
    )


def character_id(view: View, rank: int) -> str:
    """The id of the character of this rank."""
    return view.box.setup.cast[rank - 1]


def _tile(view: View, rank: int, seats: Sequence[SeatInfo]) -> TileModel:
    seat = view.shown[rank]
    mine = rank in view.roles[view.viewer]
    if rank in view.face_up:
        state = "out"
    elif seat >= 0:
        state = "current" if rank == view.rank else "called"
    elif view.phase != "draft" and rank < (view.rank or view.box.ranks + 1):
        state = "silent"
    else:
        state = "future"
    owner = seat if seat >= 0 else int(view.viewer) if mine else NOBODY
    return TileModel(
        rank, character_id(view, rank), state, seat, seats[owner].crest if owner >= 0 else -1,
        rank == view.killed, rank == view.robbed, mine,
    )  # fmt: skip


def plots(view: View, seat: int) -> tuple[PlotModel, ...]:
    """The city of a seat, in the order it was built."""
    return tuple(
        PlotModel(card, view.box.kind[card], view.cost(card), card in view.beautified) for card in view.city[seat]
    )


def _player(view: View, seat: int, info: SeatInfo) -> PlayerModel:
    roles = tuple((rank, character_id(view, rank)) if rank > 0 else (0, "") for rank in view.roles[seat])
    ranks = [rank for rank, _ in roles]
    return PlayerModel(
        seat=seat,
        info=info,
        gold=view.gold[seat],
        hand=len(view.hand[seat]),
        points=scoring.lines(view, Seat(seat))["total"],
        city=plots(view, seat),
        limit=view.box.complete,
        crown=view.crown == seat,
        roles=roles,
        turn=view.seat == seat,
        asked=view.asked == seat,
        killed=view.killed > 0 and view.killed in ranks,
        robbed=view.robbed > 0 and view.robbed in ranks,
        complete=seat in view.completed,
    )


def _score(view: View, seat: Seat) -> ScoreModel:
    lines = scoring.lines(view, seat)
    known = {"districts", "colours", "first", "complete", "total"}
    from game.citadels.rules.box import TYPES

    types = tuple(name for index, name in enumerate(TYPES) if any(view.box.type[c] == index for c in view.city[seat]))
    return ScoreModel(
        total=lines["total"],
        types=types,
        districts=lines["districts"],
        colours=lines["colours"],
        completion=lines["first"] + lines["complete"],
        uniques=sum(points for line, points in lines.items() if line not in known),
    )


def _discards(view: View) -> DiscardsModel:
    return DiscardsModel(
        tuple((rank, character_id(view, rank)) for rank in sorted(view.face_up)),
        len(view.face_down),
        len(view.pool) if view.phase == "draft" else 0,
    )
