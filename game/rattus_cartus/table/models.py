"""View-models: pure functions from a View to what is shown. Frozen, so that a widget redraws only when its own changed.

No pygame here. A View that is shown while nobody's curtain is lifted is `Match.public_view`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.rattus_cartus.cards.names import building_face, face_of
from game.rattus_cartus.hands.piles import SPECIAL, group_of, in_order
from game.rattus_cartus.rules import scoring
from game.rattus_cartus.rules.box import ESTATES, RATS
from game.rattus_cartus.rules.state import View
from game.table.flow import SeatInfo

NOBODY = -1
PEOPLE = ("follower", "joker")  # kinds of cards that bring influence and count for the premium
MOST_NUNS = 4  # on a card
PHASES = ("reveal", "supply", "enter", "buildings", "end")


@dataclass(frozen=True)
class TimeModel:
    """How far the game is: round and rounds, the phase (of `PHASES`), what is left on the piles, and the open stacks
    that are in the game."""

    round: int
    rounds: int
    phase: str
    deck: int
    discard: int
    buildings: int
    replacement: int
    stacks: tuple[tuple[str, int], ...]

    @property
    def last(self) -> bool:
        """Whether this is the last round."""
        return self.round >= self.rounds


@dataclass(frozen=True)
class EstateModel:
    """One track: the points of the seats, and all seats in the order in which they came to their numbers."""

    estate: int
    id: str
    points: tuple[int, ...]
    arrived: tuple[int, ...]
    order: tuple[int, ...]  # those with points, by rank

    def stacks(self, missing: Sequence[int] = ()) -> list[tuple[int, tuple[int, ...]]]:
        """Who stands on which number, the lowest disc first; `missing` are points that have not been shown yet."""
        shown = self.shown(missing)
        return [(at, tuple(seat for seat in self.arrived if shown[seat] == at)) for at in sorted(set(shown))]

    def shown(self, missing: Sequence[int]) -> list[int]:
        """The points of each seat as far as they are seen."""
        return [points - missing[seat] if missing else points for seat, points in enumerate(self.points)]

    def to_first(self, seat: int, missing: Sequence[int] = ()) -> int:
        """How many points more would make this seat the first; 0 where it is, or where nobody has any."""
        ranked = self.ranked(1, missing)
        shown = self.shown(missing)
        return 0 if not ranked or ranked[0] == seat else shown[ranked[0]] + 1 - shown[seat]

    def ranked(self, prizes: int, missing: Sequence[int] = ()) -> list[int]:
        """Who would score now, the first one first."""
        if not any(missing):
            return list(self.order[:prizes])
        shown = self.shown(missing)
        return sorted((seat for seat in self.arrived if shown[seat]), key=lambda seat: -shown[seat])[:prizes]


@dataclass(frozen=True)
class InfluenceModel:
    """All tracks on one scale."""

    tracks: tuple[EstateModel, ...]
    prizes: tuple[int, ...]
    most: int


@dataclass(frozen=True)
class NunModel:
    """A card of the nun row: its face and nuns if the viewer has seen it ("" and -1 if not); `seats` have looked at
    it; `open` once the row is revealed."""

    position: int
    card: int
    face: str
    nuns: int
    seats: tuple[int, ...]


@dataclass(frozen=True)
class NunsModel:
    """The nun row, and how many nuns it has at least and at most for what the viewer knows."""

    cards: tuple[NunModel, ...]
    least: int
    most: int
    rats: int  # of the viewer; -1 while the curtain is down
    private: bool


@dataclass(frozen=True)
class EntrantModel:
    """Somebody in a building: the number announced (-1 before), and of the cards those the viewer may know."""

    seat: int
    announced: int
    cards: tuple[int, ...]
    faces: tuple[str, ...]


@dataclass(frozen=True)
class BuildingModel:
    """A building of the row: `entrants` in order of entry, `supplied` those who took their supply here."""

    slot: int
    card: int
    id: str
    face: str
    estate: int
    estate_id: str
    supply: tuple[int, ...]  # cards drawn, rats discarded, looks
    supplied: tuple[int, ...]
    entrants: tuple[EntrantModel, ...]
    spaces: int
    last_round: bool


@dataclass(frozen=True)
class PlayerModel:
    """What everybody may know of a player; `rats` -1: they are hidden."""

    seat: int
    info: SeatInfo
    hand: int
    rats: int
    markers: int
    points: int
    start: bool
    asked: bool
    supplied: int
    slot: int
    announced: int
    dead: bool = False


@dataclass(frozen=True)
class HandCardModel:
    """A card of the viewer's hand (or of a hand that lies face down: card -1)."""

    card: int
    face: str
    group: int


@dataclass(frozen=True)
class NightModel:
    """How far the plague has come in the street: `stage` of its picture (the last one in the last round alone), and
    the rats in the gutter. Both follow the rounds gone and the rats that lie openly; hidden ones are never counted."""

    stage: int
    rats: int


@dataclass(frozen=True)
class TableModel:
    """Everything on the table except the ask and the log."""

    viewer: int
    private: bool
    phase: str
    time: TimeModel
    influence: InfluenceModel
    nuns: NunsModel
    row: tuple[BuildingModel, ...]
    players: tuple[PlayerModel, ...]
    night: NightModel
    hand: tuple[HandCardModel, ...]

    @property
    def me(self) -> PlayerModel:
        return self.players[self.viewer]


def table_model(view: View, seats: Sequence[SeatInfo], *, private: bool) -> TableModel:
    """The whole table for one viewer. `view` must already be public when `private` is false."""
    return TableModel(
        viewer=int(view.viewer),
        private=private,
        phase=view.phase,
        time=time_model(view),
        influence=influence_model(view),
        nuns=_nuns(view, private=private),
        row=tuple(_building(view, slot) for slot in range(len(view.row))),
        players=tuple(_player(view, seat, seats[seat], private=private) for seat in range(len(seats))),
        night=night_model(view),
        hand=own_hand(view),
    )


MOST_IN_GUTTER, LAST_STAGE = 12, 3


def night_model(view: View) -> NightModel:
    """How the street looks now."""
    gone = (view.round - 1) / max(1, view.box.rounds - 1)
    if "open_rats" in view.box.setup.options:
        dealt = RATS * view.box.players
        gone = (gone + min(1.0, max(0.0, sum(view.rats) / dealt - 0.5))) / 2
    stage = LAST_STAGE if view.last_round() else min(LAST_STAGE - 1, int(gone * LAST_STAGE))
    return NightModel(stage, min(MOST_IN_GUTTER, round(gone * MOST_IN_GUTTER)))


# -- piles ------------------------------------------------------------------------------------------------------------
def time_model(view: View) -> TimeModel:
    """Rounds, phase and piles."""
    phase = {"over": "end"}.get(view.phase, view.phase)
    stacks = tuple((kind, len(view.stock[kind])) for kind in SPECIAL if kind in view.box.kinds)
    return TimeModel(
        view.round, view.box.rounds, phase, len(view.deck), len(view.discard), len(view.building_deck),
        len(view.replacement), stacks,
    )  # fmt: skip


# -- influence --------------------------------------------------------------------------------------------------------
SCALES = (13, 20, 30, 45, 70)


def influence_model(view: View) -> InfluenceModel:
    """The tracks, all on the smallest scale that holds every disc."""
    highest = max((points for track in view.points for points in track), default=0)
    most = next((scale for scale in SCALES if highest <= scale), highest)
    prizes = (10, 5) if view.box.players == 2 else (10, 5, 2)
    tracks = tuple(
        EstateModel(
            estate,
            ESTATES[estate],
            tuple(view.points[estate]),
            tuple(view.arrived[estate]),
            tuple(scoring.ranking(view, estate)),
        )
        for estate in range(len(ESTATES))
    )
    return InfluenceModel(tracks, prizes, most)


# -- the nun row ------------------------------------------------------------------------------------------------------
def _nuns(view: View, *, private: bool) -> NunsModel:
    cards = tuple(_nun(view, position, card) for position, card in enumerate(view.nun_row))
    known = [one.nuns for one in cards if one.nuns >= 0]
    hidden = len(cards) - len(known)
    return NunsModel(
        cards, sum(known), sum(known) + MOST_NUNS * hidden, view.rats[view.viewer] if private else -1, private
    )


def _nun(view: View, position: int, card: int) -> NunModel:
    looked = tuple(seat for seat, seen in enumerate(view.looked) if position in seen)
    if card < 0:
        return NunModel(position, -1, "", -1, looked)
    return NunModel(position, card, face_of(view.box, card), view.box.nuns[card], looked)


# -- buildings --------------------------------------------------------------------------------------------------------
def _building(view: View, slot: int) -> BuildingModel:
    box, card = view.box, view.row[slot]
    building = box.building_of[card]
    estate = box.building_estate[building]
    entrants = tuple(_entrant(view, seat) for seat in view.entered[slot])
    return BuildingModel(
        slot, card, box.building_ids[building], building_face(box, card), estate, ESTATES[estate],
        tuple(box.supply[card]), tuple(seat for seat, at in enumerate(view.supplied) if at == slot), entrants,
        box.players, view.last_round(),
    )  # fmt: skip


def _entrant(view: View, seat: int) -> EntrantModel:
    cards = tuple(view.laid[seat])
    return EntrantModel(
        int(seat), view.numbers[seat], cards, tuple(face_of(view.box, card) if card >= 0 else "" for card in cards)
    )


# -- players ----------------------------------------------------------------------------------------------------------
def _player(view: View, seat: int, info: SeatInfo, *, private: bool) -> PlayerModel:
    shown = (private and seat == view.viewer) or "open_rats" in view.box.setup.options or view.phase == "over"
    return PlayerModel(
        seat=seat,
        info=info,
        hand=len(view.hand[seat]),
        rats=view.rats[seat] if shown else NOBODY,
        markers=view.markers[seat],
        points=points_so_far(view, seat),
        start=view.start == seat,
        asked=view.asked == seat,
        supplied=view.supplied[seat],
        slot=next((slot for slot, there in enumerate(view.entered) if seat in there), NOBODY),
        announced=view.numbers[seat],
        dead=bool(view.scores and view.scores[seat].get("dead")),
    )


def points_so_far(view: View, seat: int) -> int:
    """What everybody can count: markers, and what the estates would bring now."""
    model = influence_model(view)
    ranks = [track.ranked(len(model.prizes)) for track in model.tracks]
    won = sum(model.prizes[ranked.index(seat)] for ranked in ranks if seat in ranked)
    return view.markers[seat] * view.box.marker_value + won


# -- the hand ---------------------------------------------------------------------------------------------------------
def own_hand(view: View) -> tuple[HandCardModel, ...]:
    """The viewer's cards in the order in which they are held; face down while the curtain is down."""
    found = [HandCardModel(card, face_of(view.box, card), group_of(view, card)) for card in in_order(view)]
    return (*found, *(HandCardModel(-1, "", -1) for card in view.hand[view.viewer] if card < 0))
