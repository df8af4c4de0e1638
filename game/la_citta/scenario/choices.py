"""Choices: from the words a person writes to everything they can mean, and to the options of a question.

What a choice means is written as an option of the rules with the names of hexes in it: `farm:H073`. A number of figures
for whichever wish the building has is `bread_and_games:H073/*_2`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from game.content.faults import did_you_mean, quoted
from game.kernel.options import kind, value, way
from game.la_citta.rules.box import WISHES
from game.la_citta.rules.state import Game
from game.la_citta.scenario.fields import CittaFields
from game.scenario.story import Choice

Reading = tuple[str, str, str]
Problem = tuple[str, str]
HEX = r"(?P<hex>[A-Za-z][0-9]+)"
CITY = r"(?P<city>[A-Za-z][0-9]+)"
FORMS = {  # how choices look -> the option that they stand for
    r"(?P<word>gold|draw|flip)": "{word}",
    rf"new city {HEX} from {CITY}": "new_city:{hex}/{city}",
    rf"great_builder (?P<name>[a-z_]+) at {HEX}": "great_builder:{hex}/{name}",
    rf"bread_and_games (?P<count>[0-9]) at {HEX}": "bread_and_games:{hex}/*_{count}",
    rf"bread_and_games (?P<count>[0-9]) at {HEX} for (?P<wish>[a-z]+)": "bread_and_games:{hex}/{wish}_{count}",
    rf"golden_times (?P<count>[0-9]) in {CITY}": "golden_times:{city}/{count}",
    rf"rich_harvest at {HEX}": "rich_harvest:{hex}",
    r"closeness all": "closeness:234",
    r"closeness (?P<places>[1-4](?: [1-4])*)": "closeness:{places}",
    rf"(?P<word>demolish|starve) {HEX}": "{word}:{hex}",
    rf"(?P<name>[a-z_]+) at {HEX}": "{name}:{hex}",
    rf"{CITY} with (?P<wish>[a-z]+)": "migrate:{city}/{wish}",
    CITY: "migrate:{city}",
}
EXAMPLES = "farm at H073, new city H056 from H082, golden_times 2 in H082, closeness 2 3, demolish H091"
_FORMS = [(re.compile(form), meant) for form, meant in FORMS.items()]


def parse(text: str, fields: CittaFields) -> tuple[tuple[Reading, ...], Problem | None]:
    """What a choice means, or what is wrong with it."""
    for form, meant in _FORMS:
        match = form.fullmatch(text)
        if match is None:
            continue
        said = match.groupdict()
        problem = _unknown(said, fields)
        if problem:
            return (), problem
        if "places" in said:
            said["places"] = "".join(sorted({*said["places"].split()}))
        _note(meant.partition(":")[0].format(**said), fields)
        return (("option", meant.format(**said), ""),), None
    first = text.partition(" ")[0]
    known = ("gold", "draw", "flip", "new city", "demolish", "starve", *fields.buildings, *fields.kinds)
    return (), (f"{quoted(text)} is no choice", did_you_mean(first, known) or f"choices are for example {EXAMPLES}")


def _unknown(said: dict[str, str], fields: CittaFields) -> Problem | None:
    """The first name that there is not."""
    for word in ("hex", "city"):
        if word in said and said[word] not in fields.board.number:
            return f"there is no hex {quoted(said[word])} on the map {fields.board.id}", fields.a_site(said[word])
    if "name" in said and said["name"] not in fields.buildings:
        hint = did_you_mean(said["name"], fields.buildings) or f"buildings are {', '.join(fields.buildings)}"
        return f"the building {quoted(said['name'])} does not exist", hint
    if "wish" in said and said["wish"] not in WISHES:
        return f"the wish {quoted(said['wish'])} does not exist", f"wishes are {', '.join(WISHES)}"
    return None


def _note(name: str, fields: CittaFields) -> None:
    if name in fields.kinds:
        fields.named.add(name)


def options_of(choice: Choice, g: Game) -> list[str]:
    """Every option this choice can stand for; the likeliest first, for asking why not."""
    found = [word for _, meant, _ in choice.readings for word in _options(meant, g)]
    return list(dict.fromkeys(found))


def _options(meant: str, g: Game) -> list[str]:
    word = re.sub(r"[A-Z][0-9]+", lambda match: str(g.box.board.number[match.group()]), meant)
    if "*" not in word:
        return [word]
    number = g.building[value(word)]
    arches = g.box.arches[number] if number >= 0 else (0, 0, 0)
    fitting = [wish for place, wish in enumerate(WISHES) if arches[place]]
    return [word.replace("*", wish) for wish in fitting or WISHES]


def describe(word: str, g: Game) -> str:
    """An option in the words of a scenario."""
    what, number, more = kind(word), value(word), way(word) or ""
    if number < 0:
        return word
    if what == "closeness":
        return f"closeness {' '.join(str(number))}"
    ids = g.box.board.ids
    name = ids[number]
    said = {
        "new_city": f"new city {name} from {ids[int(more)] if more.isdigit() else ''}",
        "great_builder": f"great_builder {more} at {name}",
        "golden_times": f"golden_times {more} in {name}",
        "migrate": f"{name} with {more}" if more else name,
        "demolish": f"demolish {name}",
        "starve": f"starve {name}",
    }
    return _games(g, number, more) if what == "bread_and_games" else said.get(what, f"{what} at {name}")


def _games(g: Game, site: int, more: str) -> str:
    wish, _, count = more.rpartition("_")
    several = sum(1 for many in g.box.arches[g.building[site]] if many) > 1
    return f"bread_and_games {count} at {g.box.board.ids[site]}" + (f" for {wish}" if several else "")


def offer_in_words(g: Game, options: Sequence[str]) -> list[str]:
    """All options of a question; places of one building that are many are told as a number of them."""
    grouped: dict[tuple[str, str], list[str]] = {}
    for word in options:
        more = way(word) or ""
        of_many = kind(word) not in ("migrate", "demolish", "starve", "closeness")
        grouped.setdefault((kind(word), more) if of_many else (word, ""), []).append(describe(word, g))
    said: list[str] = []
    for words in grouped.values():
        said += words if len(words) <= MOST else [*words[:MOST], f"({len(words) - MOST} more like it)"]
    return said


MOST = 4  # sites of one building that are named
