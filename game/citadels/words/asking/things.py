"""What presses on the things of the table mean in Citadels. No pygame here."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from game.citadels.lang import _, language, ngettext
from game.citadels.rules.state import UNKNOWN, View
from game.citadels.words.asking.choices import DRAFT_STEPS, CardActions, choices_for, not_in_draft, spot_of
from game.citadels.words.asking.places import CITY, ROLE, TRACK
from game.citadels.words.names import Names
from game.citadels.words.outlook.consequences import Consequences
from game.citadels.words.records import MENU
from game.citadels.words.turn import income_now
from game.kernel.options import DONE, PASS, kind, value
from game.kernel.steps import Ask
from game.table.asking.spots import HAND, SEAT, TRAY, Offer, Spot
from game.table.asking.things import Action, Asked, Choice, Subject, Things
from game.ui.speech import priced

SHOWN_ON_CARDS = ("gold_short", "duplicate")
MEANT = {HAND: ("card", "build"), TRAY: ("card",), CITY: ("district",), SEAT: ("seat",), TRACK: ("rank",)}
LEFT = ("income", "ability", "use", "build")  # what can be forgotten in a turn
MOST_TOLD = 3  # things that are named before the turn ends


class CitadelsThings(Things[View, Names]):
    """Cards in hand, districts in cities, characters in the order of the calls and before the players."""

    def laid(self, ask: Ask) -> Sequence[Spot]:
        return [(TRACK, rank) for rank in ask.memo.get("placed", ())]

    def meant(self, place: str, thing: int, view: View) -> list[Spot]:
        """The character of a card, and the player behind it or behind a district."""
        if place not in (CITY, ROLE):
            return []
        spots = [(TRACK, thing)] if place == ROLE and thing > 0 else []
        owner = view.owner_or_nobody(thing) if place == CITY else _holder(thing, view)
        return [*spots, (SEAT, int(owner))] if owner >= 0 else spots

    def mark_reason(self, place: str, thing: int, asked: Asked[View, Names]) -> str:
        view = asked.view
        if place != HAND or _step(asked) != MENU or not view.gathered or view.builds <= 0:
            return ""
        problem = asked.why_not(f"build:{thing}")
        return asked.reason(problem, f"build:{thing}") if problem in SHOWN_ON_CARDS else ""

    def price_shown(self, offer: Offer, view: View) -> int | None:
        """What a card costs by itself stands on it."""
        usual = kind(offer.option) == "build" and offer.price == view.box.cost[offer.thing]
        return None if usual else offer.price

    # -- why not ---------------------------------------------------------------------------------------------------
    def refusal(self, place: str, thing: int, asked: Asked[View, Names]) -> str:
        view, offers = asked.view, asked.offers
        assert offers is not None
        kinds = {kind(word) for word in offers.ask.options if word not in (PASS, DONE)} or _only_refused(asked)
        if place == ROLE and "rank" in kinds and thing < 0:
            return _("this character is face down: name one in the order of the characters")
        for spot in (*self.meant(place, thing, view), (place, thing)):
            if spot[0] != place and MEANT[spot[0]][0] in kinds:
                return _why(spot, kinds, asked)
        if place == ROLE or (place == CITY and not _may_mean_city(thing, asked)):
            return ""
        if place == HAND and thing not in view.hand[view.viewer]:
            return ""  # it was built or given away a moment ago, and is still read
        if place == TRACK and offers.ask.step in DRAFT_STEPS:
            return not_in_draft(thing, view)
        return _why((place, thing), kinds, asked)

    def has_tip(self, place: str, thing: int) -> bool:
        return thing >= 0 or place == ROLE

    def not_dropped(self, thing: int, asked: Asked[View, Names]) -> str:
        """Dragging a card into the city builds it."""
        offers = asked.offers
        if offers is None or any(kind(offer.option) == "build" for offer in offers.at(HAND, thing)):
            return ""
        return asked.refusal(HAND, thing) if offers.ask.step == MENU else _("now something else is asked")

    # -- the zoom --------------------------------------------------------------------------------------------------
    def subject(self, option: str, view: View) -> tuple[str, int, str, int, str] | None:
        what, number = kind(option), value(option)
        if what == "rank":
            return "rank", number, view.box.setup.cast[number - 1], -1, ""
        return ("card", number, view.box.kind[number], view.viewer, HAND) if what in ("build", "card") else None

    def spot_of(self, subject: Subject) -> Spot:
        return spot_of(subject)

    def described(self, subject: Subject, view: View, names: Names) -> tuple[str, str]:
        title, text = described(subject, names)
        if subject.kind == "rank" and subject.seat < 0 and view.phase == "draft":
            text = "\n".join(filter(None, (income_now(subject.number, view), text)))
        return title, text + (_under(subject.id, view, names) if subject.kind == "card" and subject.seat >= 0 else "")

    def actions(self, subject: Subject, asked: Asked[View, Names]) -> list[Action]:
        assert isinstance(asked.outlook, Consequences)
        cards = CardActions(
            asked.offers, asked.view, asked.names, asked.why_not, asked.outlook, danger=asked.harmful
        )  # fmt: skip
        return cards.of(subject)

    def refused(self, subject: Subject, asked: Asked[View, Names]) -> str:
        mine = subject.kind == "rank" and subject.seat >= 0  # the own character is read, not picked
        spot = spot_of(subject)
        return self.refusal(*spot, asked) if not mine and spot[0] in (HAND, CITY, TRACK) else ""

    def selects_first(self, offer: Offer, asked: Asked[View, Names]) -> bool:
        """What names a character, or does harm."""
        return offer.place == TRACK or (asked.harmful and offer.place == CITY)

    # -- the prompt ------------------------------------------------------------------------------------------------
    def choices(self, asked: Asked[View, Names]) -> list[Choice]:
        return choices_for(asked)

    def left(self, asked: Asked[View, Names], idle: Collection[str]) -> list[str]:
        told, offers = asked.outlook, asked.offers.offers if asked.offers else ()
        open_ = [offer for offer in offers if kind(offer.option) in LEFT and offer.option not in idle]
        worth = [offer for offer in open_ if not told.dead_end(offer.option) and _is_worth(offer, asked)]
        left = [priced(offer.label.strip(), _in_brackets) for offer in worth]
        return [*left[:MOST_TOLD], "…"] if len(left) > MOST_TOLD + 1 else left


def _in_brackets(gold: int) -> str:
    """The price of one among several things in a sentence."""
    words = _("{gold} gold").format(gold=gold)
    return f" ({words})"


def described(subject: Subject, names: Names) -> tuple[str, str]:
    """The title of a card, with whose city it stands in, and its rules."""
    if subject.kind == "rank":
        character = names.character(subject.number)
        return character.name.get(language()), character.rules.get(language())
    district = names.district(subject.number)
    title, text = district.name.get(language()), district.rules.get(language())
    if subject.seat >= 0:
        title = _("{card}, city of {name}").format(card=title, name=names.plain_seat(subject.seat))
    return title, text


def _step(asked: Asked[View, Names]) -> str:
    return asked.offers.ask.step if asked.offers is not None else ""


def _holder(thing: int, view: View) -> int:
    """Before whom a character lies: face down it names its seat itself."""
    if thing < 0:
        return -1 - thing
    shown = int(view.shown[thing])
    return shown if shown >= 0 else next((s for s, held in enumerate(view.roles) if thing in held), -1)


def _only_refused(asked: Asked[View, Names]) -> set[str]:
    """What a question is about whose every candidate is refused."""
    return {asked.about()} if asked.about() else set()


def _why(spot: Spot, kinds: set[str], asked: Asked[View, Names]) -> str:
    words = asked.wanted(*spot)
    for word in words:
        problem = asked.why_not(word)
        if problem and problem != "not_now":
            return asked.reason(problem, word)
    return asked.reason("not_now", words[0]) if kinds & set(MEANT.get(spot[0], ())) else ""


def _may_mean_city(card: int, asked: Asked[View, Names]) -> bool:
    """Looking at a district is no wish, unless districts are asked for or this one could be used."""
    view, offers = asked.view, asked.offers
    assert offers is not None
    if any(kind(word) == "district" for word in offers.ask.options) or "district" in _only_refused(asked):
        return True
    return card in view.city[view.viewer] and card in view.box.answers.get("use", {})


def _under(district: str, view: View, names: Names) -> str:
    """What lies below a Museum, as far as the viewer knows it."""
    museum = view.museum if district == "museum" else []
    if not museum:
        return ""
    if UNKNOWN in museum:
        text = ngettext("{count} card lies under it.", "{count} cards lie under it.", len(museum))
        return "\n" + text.format(count=len(museum))
    return "\n" + _("Under the Museum: {cards}.").format(cards=names.list_of_cards(museum))


def _is_worth(offer: Offer, asked: Asked[View, Names]) -> bool:
    """An income of nothing is no loss."""
    return kind(offer.option) != "income" or asked.outlook.gains(offer.option)
