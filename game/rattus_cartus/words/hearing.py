"""What Rattus Cartus tells in the text game alone: what stands behind a choice, what can be looked at, what one has."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.options import DONE, kind, option, value
from game.kernel.steps import Ask
from game.rattus_cartus.content import ESTATES, own_cards
from game.rattus_cartus.lang import N_, _, joined, listed, ngettext
from game.rattus_cartus.rules import scoring
from game.rattus_cartus.rules.state import View
from game.rattus_cartus.words import things as asking
from game.rattus_cartus.words.names import Names, cards_counted, hand_counted, markers_counted, rats_counted, rats_shown
from game.rattus_cartus.words.reminders import seen_nuns
from game.rattus_cartus.words.resolve import actions, score_line
from game.rattus_cartus.words.round import of_card
from game.table.hearing import Hearing, LookAt, Lying

# What one asks for by looking at a table.

PHASES = {
    "supply": N_("Phase: supply."), "enter": N_("Phase: entering buildings."),
    "buildings": N_("Phase: the buildings are resolved."), "over": N_("The game is over."),
}  # fmt: skip


def _round_the_table(view: View) -> list[int]:
    """Oneself, then clockwise."""
    return [(view.viewer + i) % view.box.players for i in range(view.box.players)]


# -- where -----------------------------------------------------------------------------------------------------------
def where(view: View, names: Names) -> list[str]:
    """The round, the phase, who I am, what I have, what is left in the piles."""
    me = view.viewer
    found = [_("Round {round} of {rounds}.").format(round=view.round, rounds=view.box.rounds)]
    found += [_("It is the last round.")] if view.last_round() else []
    found += [_(PHASES[view.phase]), _("You are {name}.").format(name=names.plain_seat(me))]
    start = view.start == me
    found.append(_("You are the start player.") if start else
                 _("{name} is the start player.").format(name=names.plain_seat(view.start)))  # fmt: skip
    found += [own(view), *_inside(view, me, names, _("You are in {building}."))]
    return [*found, *nuns_seen(view)]


def own(view: View) -> str:
    """Hand, rats and markers."""
    me = view.viewer
    facts = [hand_counted(len(view.hand[me])), rats_counted(view.rats[me])]
    facts += [markers_counted(view.markers[me])] if view.markers[me] else []
    return _("You have {facts}.").format(facts=joined(facts))


def _inside(view: View, seat: int, names: Names, text: str) -> list[str]:
    slot = view.slot_of(seat)
    if slot < 0 or view.phase == "over":
        return []
    return [text.format(building=names.plain_place(view.row[slot], slot), name=names.plain_seat(seat))]


# -- the row ---------------------------------------------------------------------------------------------------------
def row(view: View, names: Names, *, explained: bool) -> list[str]:
    """The buildings from left to right: estate, supply, who is inside with how many cards; with what they do."""
    found = []
    for slot, card in enumerate(view.row):
        found.append(_in_row(view, slot, names))
        if explained:
            found += actions(names.building_id(card), view, names)
        found += _entered(view, slot, names)
    return found or [_("No building is revealed.")]


def _in_row(view: View, slot: int, names: Names) -> str:
    """A building with its estate and its supply."""
    card = view.row[slot]
    estate, place = names.plain_estate(view.box.building_estate[view.building(slot)]), names.plain_place(card, slot)
    text = _("{building}: {estate}, supply {supply}.")
    return text.format(building=place, estate=estate, supply=of_card(card, names))


def _entered(view: View, slot: int, names: Names) -> list[str]:
    told = [_one_inside(view, seat, slot, names) for seat in view.entered[slot]]
    return [_("Inside: {players}.").format(players="; ".join(told))] if told else []


def _one_inside(view: View, seat: int, slot: int, names: Names) -> str:
    count, cards = view.numbers[seat], view.laid[seat]
    told = cards_counted(count) if count > 0 else _("no cards")
    if count < 0:
        told = ""
    elif cards and (seat == view.viewer or slot in view.revealed):
        told = names.plain_cards(cards)
    return joined([one for one in (names.plain_seat(seat), told) if one])


# -- influence -------------------------------------------------------------------------------------------------------
def influence(view: View, names: Names) -> list[str]:
    """Each estate with everybody's points, the first rank first, and what they would bring now."""
    return [_of_estate(view, estate, names) for estate in range(len(ESTATES))]


def _of_estate(view: View, estate: int, names: Names) -> str:
    paid, told = scoring.of_estate(view, estate), []
    for seat in scoring.ranking(view, estate):
        text = _("{name} {influence}")
        if paid[seat]:
            text = ngettext("{name} {influence} for {count} point", "{name} {influence} for {count} points", paid[seat])
        told.append(text.format(name=names.plain_seat(seat), influence=view.points[estate][seat], count=paid[seat]))
    line = joined(told) if told else _("nobody has influence")
    return _("{estate}: {players}.").format(estate=names.plain_estate(estate), players=line)


# -- the nun row -----------------------------------------------------------------------------------------------------
def nun_row(view: View, names: Names) -> list[str]:
    """Each card, if one has seen it with its nuns, and who has looked at it; then what that means for the own rats."""
    found = [
        _("Card {number}: {facts}.").format(number=place + 1, facts=_of_nun_row(view, place, names))
        for place in range(len(view.nun_row))
    ]
    return [*found, *nuns_seen(view), _("You have {facts}.").format(facts=rats_counted(view.rats[view.viewer]))]


def _of_nun_row(view: View, place: int, names: Names) -> str:
    """What is known of a card there, and who else has looked at it."""
    card = view.nun_row[place]
    told = names.plain_card(card) if card >= 0 else _("face down")
    who = [
        names.plain_seat(seat) for seat in _round_the_table(view) if seat != view.viewer and place in view.looked[seat]
    ]
    return joined([told, _("seen by {names}").format(names=listed(who))]) if who else told


def nuns_seen(view: View) -> list[str]:
    """How many nuns one has seen."""
    nuns, hidden = seen_nuns(view)
    seen = len(view.nun_row) - hidden
    if not seen:
        return [_("You have seen no card of the nun row.")]
    text = ngettext("You have seen {cards} of the nun row with {count} nun.",
                    "You have seen {cards} of the nun row with {count} nuns.", nuns)  # fmt: skip
    return [text.format(cards=cards_counted(seen), count=nuns)]


# -- hands and players -----------------------------------------------------------------------------------------------
def hand(view: View, names: Names, *, explained: bool) -> list[str]:
    """The own cards by estate, the nuns of each follower; then all others; with what they do."""
    box, cards = view.box, sorted(view.hand[view.viewer])
    if not cards:
        return [_("You have no cards in hand.")]
    found = [_("You have {facts}.").format(facts=hand_counted(len(cards)))]
    for estate in range(len(ESTATES)):
        own = sorted((box.nuns[card] for card in cards if box.estate[card] == estate), reverse=True)
        if own:
            text = ngettext("{cards}, nuns: {nuns}.", "{cards}, nuns: {nuns}.", len(own))
            found.append(text.format(cards=names.of_estate(estate, len(own)), nuns=joined([str(one) for one in own])))
    for sort in dict.fromkeys(box.kind[card] for card in cards if box.estate[card] < 0):
        some = [card for card in cards if box.kind[card] == sort]
        found.append(f"{names.so_many(sort, len(some))}.")
        found += [names.text_of(some[0])] if explained else []
    return found


def players(view: View, names: Names, kinds: Sequence[str] = ()) -> list[str]:
    """Everybody, beginning with oneself and going round to the left; with `kinds`, who plays each seat."""
    found = []
    for seat in _round_the_table(view):
        name = names.plain_seat(seat)
        facts = [hand_counted(len(view.hand[seat]))]
        facts += [rats_counted(view.rats[seat])] if rats_shown(view, seat) else []
        facts += [markers_counted(view.markers[seat])] if view.markers[seat] else []
        found.append(_("{name}: {facts}.").format(name=name, facts=joined(facts)))
        found += [_("{name} is the start player.").format(name=name)] if seat == view.start else []
        found += _inside(view, seat, names, _("{name} is in {building}."))
        if view.looked[seat]:
            cards = listed([str(place + 1) for place in view.looked[seat]])
            found.append(_("{name} has looked at these cards of the nun row: {cards}.").format(name=name, cards=cards))
        found += [f"{kinds[seat]}."] if kinds else []
    return found


def stacks(view: View, names: Names) -> list[str]:
    """What is left of everything."""
    found = [_("Followers to draw: {count}.").format(count=len(view.deck))]
    found.append(_("Discarded followers: {count}.").format(count=len(view.discard)))
    for sort, cards in view.stock.items():
        found.append(_("{kind}: {count} left.").format(kind=names.kind(sort), count=len(cards)))
    found.append(_("Victory-point markers: {count} left.").format(count=view.markers_left))
    found.append(_("Building deck: {cards}.").format(cards=cards_counted(len(view.building_deck))))
    return [*found, _("Replacement pile: {cards}.").format(cards=cards_counted(len(view.replacement)))]


LOOKS: tuple[LookAt[View, Names], ...] = (
    LookAt("where", N_("where, w, where am I"), N_("round, phase, what you have"),
           lambda at: where(at.view, at.names)),
    LookAt("row", N_("row, ro, buildings"), N_("the buildings of this round: supply, actions, who is inside"),
           lambda at: row(at.view, at.names, explained=True)),
    LookAt("influence", N_("influence, in"), N_("everybody's influence in each estate, and what it would bring"),
           lambda at: influence(at.view, at.names)),
    LookAt("nuns", N_("nuns, n"), N_("the nun row as far as you know it, and who has looked where"),
           lambda at: nun_row(at.view, at.names)),
    LookAt("hand", N_("hand, ha"), N_("the cards in your hand, by estate"),
           lambda at: hand(at.view, at.names, explained=at.explained)),
    LookAt("players", N_("players, p"), N_("everybody: cards, where they are, where they looked"),
           lambda at: players(at.view, at.names, at.players)),
    LookAt("stacks", N_("stacks, st"), N_("what is left of all cards and markers"),
           lambda at: stacks(at.view, at.names)),
)  # fmt: skip


ACTS = ("play_pass", "use", "decline", DONE)
UNSCORED = ("total", "rats", "dead")


class RattusHearing(Hearing[View, Names]):
    """Buildings with their estates and who is inside, cards with what they bring there, players with their hands."""

    unspoken = (None, "not_now", "not_in_hand", "not_in_building", "not_in_row")

    @property
    def looks(self) -> tuple[LookAt[View, Names], ...]:
        return LOOKS

    def number(self, option: str) -> int | None:
        """Announced numbers, places of the row and of the nun row are called as they are."""
        word, number = kind(option), value(option)
        if word == "number":
            return number
        return number + 1 if word in ("look", "supply", "enter") else None

    def order(self, options: Sequence[str], view: View) -> Sequence[str]:
        """Cards by estates and kinds, the most nuns first; everything else as it is."""
        return sorted(options, key=lambda word: value(word) if kind(word) == "card" else -1 if word != DONE else 999)

    def alike(self, option: str, view: View) -> str:
        """Followers of an estate are the same to whoever names no nuns."""
        number = value(option)
        if kind(option) != "card" or not 0 <= number < len(view.box.kind):
            return ""
        return f"{view.box.kind[number]} {view.box.estate[number]}"

    def thing(self, option: str, view: View, names: Names) -> str:
        """Cards and buildings as the book has them, so that they can be looked up by it."""
        word, number = kind(option), value(option)
        if word == "card" and 0 <= number < len(view.box.kind):
            return names.book_name(number)
        if word in ("supply", "enter") and 0 <= number < len(view.row):
            return names.plain_building(view.row[number])
        return asking.thing(option, view, names)

    def beside(self, option: str, view: View, names: Names) -> str:
        word, number = kind(option), value(option)
        if number < 0:
            return ""
        if word == "enter":
            return _building(number, view, names)
        if word == "card" and view.slot_of(view.viewer) >= 0 and view.phase == "enter":
            return _laid(number, view)
        if word == "seat" and rats_shown(view, number):
            return f", {rats_counted(view.rats[number])}"
        return ""

    def about(self, option: str, view: View, names: Names) -> str:
        word, number = kind(option), value(option)
        if word in ("supply", "enter") and 0 <= number < len(view.row):
            return " ".join(actions(names.building_id(view.row[number]), view, names))
        if word == "card" and 0 <= number < len(view.box.kind):
            return ended(names.short_of(number))
        return ""

    def wishes(self, ask: Ask, view: View, names: Names) -> tuple[list[str], list[str]]:
        """Acts; the own cards, the buildings, the nun row, the players."""
        things = [option("card", card) for card in view.hand[view.viewer]]
        things += [option(word, slot) for slot in range(len(view.row)) for word in ("supply", "enter")]
        things += [option("look", place) for place in range(len(view.nun_row))]
        things += [option("seat", seat) for seat in range(view.box.players)]
        return list(ACTS), things

    def expected(self, option: str, ask: Ask) -> bool:
        return super().expected(option, ask) or (option == "play_pass" and ask.step == "enter.chosen")

    def own(self, view: View) -> str:
        return own(view)

    def typed(self, text: str, view: View) -> str:
        clicked = _("Choose a building and the cards you lay there; a right click takes a whole group of cards.")
        return text.replace(clicked, _("Choose a building and the cards you lay there."))

    def called(self, lying: Lying, view: View, names: Names) -> str:
        """A building with its supply and who is inside, a card with its estate and nuns, a card of the nun row."""
        place, thing = lying.place, lying.thing
        if place == "building" and 0 <= thing < len(view.row):
            return " ".join([_in_row(view, thing, names), *_entered(view, thing, names)]).rstrip(".")
        if place == "space" and 0 <= thing < len(view.row):
            return _("Enter {building}").format(building=names.plain_place(view.row[thing], thing))
        if place == "nun" and 0 <= thing < len(view.nun_row):
            return _("Nun card {number}").format(number=thing + 1) + ": " + _of_nun_row(view, thing, names)
        if place in ("hand", "tray") and 0 <= thing < len(view.box.kind):
            return asking.described_card(thing, names)
        return ""

    def does(self, lying: Lying, view: View, names: Names) -> str:
        if lying.place == "building" and 0 <= lying.thing < len(view.row):
            return " ".join(actions(names.building_id(view.row[lying.thing]), view, names))
        if lying.kind == "card" and lying.number >= 0:
            return ended(names.short_of(lying.number))
        return ""

    def counted(self, ask: Ask, view: View) -> tuple[int, int]:
        """Of two looks at the nun row each is taken by itself."""
        if ask.group != "look":
            return super().counted(ask, view)
        looked = int(ask.memo["barred"] >= 0)
        looks = looked + 1 + int(ask.memo["left"])
        return (looked, looks) if looks > 1 else (0, 0)

    def chosen(self, ask: Ask, names: Names) -> str:
        return ""

    def score(self, view: View, seat: int, names: Names) -> list[tuple[str, int]]:
        lines = view.scores[seat]
        found = [(score_line(word, names), points) for word, points in lines.items() if points and word not in UNSCORED]
        return [*found, (_("Rats, dead of the plague") if lines["dead"] else _("Rats"), lines["rats"])]

    def playing(self, view: View) -> Sequence[str]:
        used = dict.fromkeys(view.box.building_ids[view.box.building_of[card]] for card in view.box.building_cards)
        return [*own_cards().followers, *view.box.kinds, *used]


def _building(slot: int, view: View, names: Names) -> str:
    """Its estate, and who is inside."""
    facts = [names.plain_estate(view.box.building_estate[view.building(slot)])]
    for seat in view.entered[slot]:
        name, count = names.plain_seat(seat), view.numbers[seat]
        facts.append(_("{name} with {cards}").format(name=name, cards=cards_counted(count)) if count >= 0 else name)
    return ", " + joined(facts)


def ended(text: str) -> str:
    """With a full stop, unless it ends a sentence already."""
    return text if text.endswith((".", "!", "?")) else f"{text}."


def _laid(card: int, view: View) -> str:
    """What a card brings in the building that the viewer has entered."""
    box = view.box
    if box.kind[card] != "follower":
        return ""
    fits = box.estate[card] == box.building_estate[view.building(view.slot_of(view.viewer))]
    return ", " + (_("fits") if fits else _("brings a rat"))
