"""A complete game out of one seat's View: the unknown is filled in at random, consistent with all the seat knows.

The law: observe(determinize(view, rng), seat) == view. A View that cannot be satisfied raises; it never falls back on
anything.
"""

from __future__ import annotations

from game.kernel.rng import Rng
from game.kernel.rules import Impossible
from game.rattus_cartus.rules import asked
from game.rattus_cartus.rules.box import FOLLOWERS_END, LAID_END, Box
from game.rattus_cartus.rules.observe import PUBLIC, PUBLIC_LISTS, PUBLIC_ROWS
from game.rattus_cartus.rules.state import UNKNOWN, Game, View

__all__ = ["Impossible", "determinize"]
OTHER, FLUTE, JOKER, SWORD, MATCHING = 1, 1, 6, 8, 120
"""How much likelier one card of a hand was laid than another, as counted in games; matching is one of the estate."""
OFTEN = 60  # per cent of what lies face down is dealt from what matches: who enters a building has cards for it
Place = tuple[int, bool]  # a seat, and whether any card can lie there (else only one that can be laid)


def determinize(v: View, rng: Rng) -> Game:
    """One complete game in which the viewer would see exactly this View. Raises Impossible."""
    g = Game(v.box)
    for name in PUBLIC:
        setattr(g, name, getattr(v, name))
    for name in PUBLIC_LISTS:
        setattr(g, name, getattr(v, name)[:])
    for name in PUBLIC_ROWS:
        setattr(g, name, [row[:] for row in getattr(v, name)])
    g.stock = {kind: cards[:] for kind, cards in v.stock.items()}
    g.scores = [dict(line) for line in v.scores]
    g.rng = rng.branch()
    g.knows, g.seen, g.lost = v.knows[:], v.seen[:], [entry[:] for entry in v.lost]
    _shuffle_buildings(g, v, rng)
    _deal(g, v, rng)
    _restore_question(g, v)
    return g


def _shuffle_buildings(g: Game, v: View, rng: Rng) -> None:
    """The 30 cards without those that lie open or were seen going under the replacement pile."""
    known = {*v.row, *v.spent, *v.replacement}
    hidden = [card for card in v.box.building_cards if card not in known]
    rng.shuffle(hidden)
    if len(hidden) != len(v.building_deck) + v.replacement.count(UNKNOWN):
        raise Impossible("the building cards do not add up")
    g.replacement = [hidden.pop() if card == UNKNOWN else card for card in v.replacement]
    g.building_deck = hidden


# -- cards -----------------------------------------------------------------------------------------------------------
def _deal(g: Game, v: View, rng: Rng) -> None:
    """First the nun row, of cards never seen elsewhere; then what can only be in hands; then what is left, which fills
    the hands and makes the pile."""
    stock = [card for cards in v.stock.values() for card in cards]
    zones = (v.discard, v.nun_row, stock, *v.hand, *v.laid, *v.held)
    located = {card for zone in zones for card in zone}
    hidden = [card for card in v.box.in_play if card not in located]
    rng.shuffle(hidden)
    g.nun_row = _fill_row(v, hidden)
    kept = [card for card in hidden if not _may_be_in_pile(v, card)]
    fresh = [card for card in hidden if _may_be_in_pile(v, card)]
    got: list[list[int]] = [held[:] for held in v.held]
    places = _places(v)
    rng.shuffle(places)
    for card, (seat, _) in _placed(v, kept, places):
        got[seat].append(card)
    if len(fresh) != len(places) + len(v.deck):
        raise Impossible("the cards do not add up")
    covered = [laid.count(UNKNOWN) for laid in v.laid]
    for seat, _ in places:
        got[seat].append(_dealt(v, fresh, seat, covered, rng))
    g.deck = fresh
    for seat, cards in enumerate(got):
        _lay(g, v, seat, cards, rng)


def _dealt(v: View, fresh: list[int], seat: int, covered: list[int], rng: Rng) -> int:
    """A card of these, which leaves them; rather a matching one for each that a seat has `covered`."""
    if covered[seat]:
        covered[seat] -= 1
        if rng.below(100) < OFTEN:
            estate, estate_of = v.box.building_estate[v.building(v.slot_of(seat))], v.box.estate
            for number in range(len(fresh) - 1, -1, -1):
                if estate_of[fresh[number]] == estate:
                    return fresh.pop(number)
    return fresh.pop()


def _fill_row(v: View, hidden: list[int]) -> list[int]:
    """A card that was seen outside the row, or was part of a shuffle, is none of it."""
    unseen = [card for card in hidden if card < FOLLOWERS_END and not v.seen[card] and not v.cycle[card]]
    unknown = v.nun_row.count(UNKNOWN)
    if len(unseen) < unknown:
        raise Impossible("no card is left for the nun row")
    taken = unseen[:unknown]
    for card in taken:
        hidden.remove(card)
    return [taken.pop() if card == UNKNOWN else card for card in v.nun_row]


def _may_be_in_pile(v: View, card: int) -> bool:
    """The pile has followers that were part of the last shuffle and have not been seen since."""
    return card < FOLLOWERS_END and v.cycle[card] == v.reshuffles and not v.seen[card]


def _places(v: View) -> list[Place]:
    """Where unknown cards lie: in hands and face down in buildings. What is laid, or announced and still to be laid,
    can be laid; so can what is held."""
    found: list[Place] = []
    for seat, hand in enumerate(v.hand):
        in_hand = hand.count(UNKNOWN)
        count = in_hand + v.laid[seat].count(UNKNOWN) - len(v.held[seat])
        if count < 0:
            raise Impossible("more cards are known of a seat than it has")
        known = len([card for card in hand if card != UNKNOWN and card < LAID_END])
        to_lay = v.numbers[seat] - len(v.laid[seat]) if v.phase == "enter" and v.numbers[seat] > 0 else 0
        solid = min(in_hand - max(to_lay - known, 0), count)
        if solid < 0:
            raise Impossible("more cards were announced than can be laid")
        found += [(seat, True)] * solid + [(seat, False)] * (count - solid)
    return found


def _placed(v: View, cards: list[int], places: list[Place]) -> list[tuple[int, Place]]:
    """A place for each of these cards, where it can be. The places that are taken leave the list."""
    tracked = {card: seats for card, _, seats in v.lost}
    fussy = [card for card in cards if card in tracked or card >= LAID_END]
    easy = [card for card in cards if card not in tracked and card < LAID_END]
    taken: dict[int, int] = {}  # number of a place -> card
    for card in fussy:
        if not _seated(card, tracked, places, taken, set()):
            raise Impossible("a card that is known to be in some hand is in none")
    for number in range(len(places)):
        if easy and number not in taken:
            taken[number] = easy.pop()
    if easy:
        raise Impossible("there are more cards than places for them")
    found = [(card, places[number]) for number, card in taken.items()]
    places[:] = [place for number, place in enumerate(places) if number not in taken]
    return found


def _seated(card: int, tracked: dict[int, int], places: list[Place], taken: dict[int, int], tried: set[int]) -> bool:
    """Finds a place for the card, where need be by moving others (augmenting paths)."""
    seats = tracked.get(card, -1)
    fitting = [n for n, (seat, solid) in enumerate(places) if seats >> seat & 1 and (solid or card < LAID_END)]
    for number in fitting:
        if number not in taken:
            taken[number] = card
            return True
    for number in fitting:
        if number not in tried:
            tried.add(number)
            if _seated(taken[number], tracked, places, taken, tried):
                taken[number] = card
                return True
    return False


def _lay(g: Game, v: View, seat: int, got: list[int], rng: Rng) -> None:
    """What a seat has, split into its hand and what lies face down: rather matching cards than others."""
    count = v.laid[seat].count(UNKNOWN)
    laid: list[int] = []
    if count:
        estate = v.box.building_estate[v.building(v.slot_of(seat))]
        choices = [card for card in got if card < LAID_END]
        if len(choices) < count:
            raise Impossible("more cards lie face down than can")
        while len(laid) < count:
            weights = [_likely(v.box, card, estate) for card in choices]
            laid.append(choices.pop(_weighted(weights, rng)))
    g.laid[seat] = laid if count else v.laid[seat][:]
    rest = [card for card in got if card not in laid]
    g.hand[seat] = [rest.pop() if card == UNKNOWN else card for card in v.hand[seat]]


def _likely(box: Box, card: int, estate: int) -> int:
    """How likely such a card is laid in a building of that estate."""
    kind = box.kind[card]
    if kind == "follower":
        return MATCHING if box.estate[card] == estate else OTHER
    return JOKER if kind == "joker" else SWORD if kind == "sword" else FLUTE


def _weighted(weights: list[int], rng: Rng) -> int:
    at = rng.below(sum(weights))
    for number, weight in enumerate(weights):
        at -= weight
        if at < 0:
            return number
    raise AssertionError(weights)


# -- the question ----------------------------------------------------------------------------------------------------
def _restore_question(g: Game, v: View) -> None:
    """The viewer's own ask stands as it is; another's is asked anew in the sampled world."""
    g.stack = v.stack[:]
    g.answered = max(v.answered, 0)
    if v.asked < 0 or v.asked == v.viewer:
        return
    try:
        asked.put_anew(g, v.title, v.asked)
    except asked.Unfit as error:
        raise Impossible("the question could not have been put") from error
