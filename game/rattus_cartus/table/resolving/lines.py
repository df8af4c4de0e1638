"""What stands in the row of an entrant, in words: what the cards brought, who gives and takes, what the action was. No
pygame here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.kernel.events import Facts
from game.rattus_cartus.lang import _, ngettext
from game.rattus_cartus.rules.box import POINTS_END, Box
from game.rattus_cartus.table.resolving.course import Course, Entrant, Told
from game.rattus_cartus.words.names import Names

GOOD, BAD, PLAIN = "good", "bad", "plain"
ACTED = ("drew", "took", "markers", "exchanged", "looked", "tower", "short", "declined", "bonus", "rats", "given")


def ordinal(place: int) -> str:
    """How somebody came into a building, from 1."""
    return (_("entered 1st"), _("entered 2nd"), _("entered 3rd"), _("entered 4th"), _("entered 5th"))[place - 1]


def position(slot: int, count: int) -> str:
    """Which of the buildings of the round it is."""
    if count == 2:
        return (_("first of two buildings"), _("second of two buildings"))[slot]
    return (_("first of three buildings"), _("second of three buildings"), _("third of three buildings"))[slot]


def step_names() -> tuple[str, ...]:
    """The steps of a building."""
    return _("Influence and rats"), _("Swords"), _("Flutes"), _("Actions"), _("Discard")


def people(cards: Sequence[int]) -> int:
    """How many cards count for the premium action: followers and jokers."""
    return sum(card < POINTS_END for card in cards)


def mismatched(cards: Sequence[int], estate: int, box: Box) -> list[bool]:
    """Which cards bring a rat into a building of this estate."""
    return [box.kind[card] == "follower" and box.estate[card] != estate for card in cards]


def lines(one: Entrant, course: Course, names: Names, box: Box) -> list[tuple[str, str]]:
    """The lines of a row, the most important first: (tone, words)."""
    if one.cards is None:
        count = max(0, one.announced)
        return [(PLAIN, ngettext("{count} card face down", "{count} cards face down", count).format(count=count))]
    found = [_fight(one, told, names, box) for told in one.told if told.word in ("sword", "flute")]
    action = _action(one, names)
    found += [action] if action[1] else []
    if one.cards:
        found.append((PLAIN, _people(people(one.cards))))
    return found


def _people(count: int) -> str:
    if not count:
        return _("no followers, no Jokers")
    return ngettext("{count} follower or Joker", "{count} followers and Jokers", count).format(count=count)


def _fight(one: Entrant, told: Told, names: Names, box: Box) -> tuple[str, str]:
    """Swords or Flutes: who wins, who loses."""
    facts, kind = told.facts, told.word
    count = sum(box.kind[card] == kind for card in one.cards or ())
    having = names.so_many(kind, count)
    if facts["seat"] == one.seat:
        words = _("{having}: takes cards of {name}") if kind == "sword" else _("{having}: a rat goes to {name}")
        return GOOD, words.format(having=having, name=names.plain_seat(facts["other"]))
    if kind == "flute":
        return BAD, _("{having}: gets a rat of {name}").format(having=having, name=names.plain_seat(facts["seat"]))
    gives = ngettext("{having}: gives {count} card", "{having}: gives {count} cards", facts["count"])
    return BAD, gives.format(having=having, count=facts["count"])


# -- actions ---------------------------------------------------------------------------------------------------------
def _action(one: Entrant, names: Names) -> tuple[str, str]:
    """What the action brought so far; ("", "") before it."""
    own = [told for told in one.told if told.word in ACTED and told.facts.get("seat") == one.seat]
    own = [told for told in own if told.word != "given" or told.facts.get("why") == "guard_tower"]
    own = [told for told in own if told.word != "rats" or told.facts.get("why") != "cards"]
    if not own:
        return GOOD, ""
    said = [words for words in (_one(told.word, told.facts, names) for told in _merged(own)) if words]
    return GOOD, ", ".join(said)


def _merged(found: Sequence[Told]) -> list[Told]:
    """Things of the same kind counted together, in the order in which they began."""
    counted: Counter[str] = Counter()
    first: dict[str, Told] = {}
    for told in found:
        first.setdefault(told.word, told)
        counted[told.word] += _amount(told)
    return [Told(word, {**told.facts, "count": counted[word]}) for word, told in first.items()]


def _amount(told: Told) -> int:
    facts = told.facts
    if told.word == "took":
        return len(facts["cards"])
    if told.word == "rats":
        return abs(int(facts["change"]))
    return int(facts["count"]) if told.word in ("drew", "markers") else 1


def _one(word: str, facts: Facts, names: Names) -> str:
    count = facts["count"]
    if word == "took":
        return _("takes {cards}").format(cards=names.so_many(facts["kind"], count))
    if word == "short":
        return _("nothing is left")
    texts = {
        "drew": ngettext("draws {count} card", "draws {count} cards", count),
        "markers": ngettext("takes {count} victory point", "takes {count} victory points", count),
        "exchanged": ngettext("discards {count} card", "discards {count} cards", count),
        "looked": ngettext("looks at {count} nun card", "looks at {count} nun cards", count),
        "tower": ngettext("takes cards of {count} player", "takes cards of {count} players", count),
        "rats": ngettext("discards {count} rat", "discards {count} rats", count),
        "given": ngettext("gives {count} card", "gives {count} cards", count),
        "declined": _("does without the action"), "bonus": _("1 influence more"),
    }  # fmt: skip
    return texts[word].format(count=count)
