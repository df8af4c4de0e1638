"""View-models: pure functions from a View to what is shown. Frozen, so that a widget redraws only when its own changed.

No pygame here. A View that is shown while nobody's curtain is lifted is `Match.public_view`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.citadels.lang import _
from game.citadels.rules import scoring
from game.citadels.rules.plans import LOSE_ONE, PUT_ASIDE
from game.citadels.rules.state import NOBODY, View
from game.citadels.words.telling.reminders import MARKS
from game.kernel.steps import Seat
from game.table.flow import SeatInfo

WITCH = 1  # her rank


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
    bewitched: bool = False
    warrant: str = ""  # as a threat; the real one is signed
    threat: str = ""  # "" none, "hidden", or to those who know: "real" (it has the flower) or "blank"
    tax: int = 0  # gold on the Tax Collector's token


@dataclass(frozen=True)
class PlotModel:
    """A built district. `cost` counts the gold that lies on it; `under` the cards below a Museum."""

    card: int
    id: str
    cost: int
    beautified: bool = False
    under: int = 0


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
    killed: int  # which of the characters in `roles` is killed, robbed or bewitched; 0 none
    robbed: int
    complete: bool
    bewitched: int = 0
    characters: int = 1  # how many everybody plays each round
    playing: int = 0  # the rank whose turn this player plays now


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
    face_down: int  # all of them, also those in `mine`
    passing: int  # cards still passed on in the draft
    mine: tuple[tuple[int, str], ...] = ()  # face down, but put there by the viewer, who knows them


@dataclass(frozen=True)
class TableModel:
    """Everything on the table except the ask and the log."""

    viewer: int
    alike: bool  # nobody is here: every player is one of `order`
    private: bool
    tiles: tuple[TileModel, ...]
    players: tuple[PlayerModel, ...]  # by seat
    order: tuple[int, ...]  # the other seats, clockwise from the viewer; all seats where they are alike
    own_hand: tuple[int, ...]  # card numbers, -1 face down
    score: ScoreModel
    discards: DiscardsModel
    deck: int
    round: int
    phase: str

    @property
    def me(self) -> PlayerModel:
        return self.players[self.viewer]


def table_model(view: View, seats: Sequence[SeatInfo], *, private: bool, alike: bool = False) -> TableModel:
    """The whole table for one viewer. `view` must already be public when `private` is false."""
    me = int(view.viewer)
    players = tuple(_player(view, seat, seats[seat]) for seat in range(len(seats)))
    return TableModel(
        viewer=me,
        alike=alike,
        private=private,
        tiles=tuple(_tile(view, rank, seats) for rank in range(1, view.box.ranks + 1)),
        players=players,
        order=tuple((me + i) % len(seats) for i in range(0 if alike else 1, len(seats))),
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
    elif view.phase != "draft" and rank < (view.rank or view.box.ranks + 1) and not before_first_call(view):
        state = "silent"
    else:
        state = "future"
    owner = seat if seat >= 0 else int(view.viewer) if mine else NOBODY
    return TileModel(
        rank, character_id(view, rank), state, seat, seats[owner].crest if owner >= 0 else -1,
        rank == view.killed, rank == view.robbed, mine, rank == view.bewitched,
        MARKS[view.warrants[rank]], MARKS[view.threats[rank]],
        view.tax if character_id(view, rank) == "tax_collector" else 0,
    )  # fmt: skip


def plots(view: View, seat: int) -> tuple[PlotModel, ...]:
    """The city of a seat, in the order it was built."""
    return tuple(
        PlotModel(card, view.box.kind[card], view.cost(card), card in view.beautified, _under(view, card))
        for card in view.city[seat]
    )


def _under(view: View, card: int) -> int:
    return len(view.museum) if view.box.kind[card] == "museum" else 0


def _player(view: View, seat: int, info: SeatInfo) -> PlayerModel:
    ranks = played_first(view, seat)
    roles = tuple((rank, character_id(view, rank)) if rank > 0 else (0, "") for rank in ranks)
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
        killed=view.killed if view.killed in ranks else 0,
        robbed=view.robbed if view.robbed in ranks else 0,
        complete=seat in view.completed,
        bewitched=view.bewitched if view.bewitched in ranks else 0,
        characters=characters_each(view.box.players),
        playing=played_now(view, seat),
    )


def characters_each(players: int) -> int:
    """With 2 and 3 players everybody plays two characters (rulebook p. 7)."""
    return 2 if players < 4 else 1


def played_first(view: View, seat: int) -> list[int]:
    """A player's characters as they are laid out: the viewer's own with the one played now or next first, everybody
    else's in rank order, with those still face down last."""
    ranks = sorted(view.roles[seat], key=lambda rank: rank if rank > 0 else view.box.ranks + 1)
    if seat != view.viewer:
        return ranks
    called = played_now(view, seat)
    called = called or view.rank or (view.box.ranks + 1 if view.phase != "draft" and not before_first_call(view) else 0)
    return [rank for rank in ranks if rank >= called] + [rank for rank in ranks if rank < called]


def played_now(view: View, seat: int) -> int:
    """The rank of the character whose turn this player plays: the Witch's where she plays on in another's place, even
    if that other character is her player's own; 0 if it is somebody else's turn."""
    if view.seat != seat:
        return 0
    rank = WITCH if view.resumed else view.rank
    return rank if rank in view.roles[seat] else 0


def before_first_call(view: View) -> bool:
    """Between the draft and the first call: the Theater."""
    return view.phase == "action" and view.rank == 0 and max(view.shown) < 0


@dataclass(frozen=True)
class DraftStep:
    """One moment of the draft: who, whether it is over or goes on now, whether a card is set aside in it, and
    who wears the crown."""

    info: SeatInfo
    done: bool
    now: bool
    aside: bool
    crown: bool = False

    @property
    def words(self) -> str:
        """How it stands."""
        if self.aside:
            return _("has discarded") if self.done else _("discards") if self.now else _("discards later")
        return _("has chosen") if self.done else _("chooses") if self.now else _("waits")


def draft_order(view: View, model: TableModel) -> tuple[DraftStep, ...]:
    """Who chooses after whom, for those who wait."""
    if view.phase != "draft":
        return ()
    return tuple(
        DraftStep(
            model.players[view.order[place]].info,
            at < view.picked,
            at == view.picked,
            act == PUT_ASIDE,
            view.order[place] == view.crown,
        )  # fmt: skip
        for at, (place, act) in enumerate(view.box.plan)
        if act != LOSE_ONE
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
        tuple((rank, character_id(view, rank)) for rank in sorted(view.aside[view.viewer])),
    )
