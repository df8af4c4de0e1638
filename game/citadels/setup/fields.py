"""What can be chosen for a new game of Citadels, field by field (`game.ui.forms`). No pygame here."""

from __future__ import annotations

from game.citadels.lang import _, language
from game.citadels.setup import choice
from game.citadels.setup.options import CastChoice, CitadelsOptions
from game.citadels.setup.words import problem_with_cast, switch_effect, switch_texts
from game.ui.forms import Entry, Field, OneOf, Switches, YesNo, in_force, stored_entries, stored_one
from game.ui.services import StoredChoice

PRESET = "preset:"  # before the id of a named set-up, in the word of an entry
MOST_CLASSIC = 7  # players


def told(options: CitadelsOptions, stored: list[StoredChoice]) -> list[str]:
    """The cards that take part."""
    known, shown = choice.cards(), choice.shown(options)
    ranks = shown.characters[: 9 if choice.nine_plays(options) else 8]
    return [
        _("Cards: {name}").format(name=cast_name(options, stored)) + ".",
        *(f"{known.characters[name].rank}: {known.characters[name].name.get(language())}." for name in ranks),
        _("Unique districts:"),
        *(f"{known.districts[name].name.get(language())}." for name in shown.uniques),
    ]


def cast_name(options: CitadelsOptions, stored: list[StoredChoice]) -> str:
    """What the chosen cast is called."""
    cast = options.cast
    if cast.saved:
        return next((one.name for one in stored if one.key == cast.saved), _("your own cast"))
    if cast.way == "preset":
        return choice.cards().presets[cast.preset].name.get(language())
    words = {"random": _("by chance"), "own": _("your own choice"), "wishes": _("by wishes")}
    return words[cast.way]


def fields(options: CitadelsOptions, stored: list[StoredChoice]) -> list[Field]:
    """The cards, rank 9 and the switches."""
    return [cast_field(options, stored), nine_field(options), switch_field(options)]


def cast_field(options: CitadelsOptions, stored: list[StoredChoice]) -> OneOf:
    """Which cards take part: a named set-up, chance, wishes, own choice, or what was kept."""
    cast = options.cast
    entries = [
        *(Entry(f"{PRESET}{one.id}", one.name.get(language())) for one in choice.cards().presets.values()),
        Entry("random", _("By chance")),
        Entry("wishes", _("Never, sometimes, always"), elsewhere=True), Entry("own", _("Own choice"), elsewhere=True),
        *stored_entries(stored),
    ]  # fmt: skip

    def choose(word: str) -> None:
        found, drawn = stored_one(word, stored), options.cast.drawn
        if found is not None:
            choice.use(options, found)
        elif word.startswith(PRESET):
            options.cast = CastChoice(preset=word.removeprefix(PRESET), drawn=drawn)
        elif word == "own":
            choice.make_own(options)
        else:
            options.cast = CastChoice("wishes" if word == "wishes" else "random", options.cast.preset, drawn=drawn)

    def draw() -> None:
        options.cast.drawn = choice.new_draw()

    blocked = {}
    if len(options.seats) > MOST_CLASSIC:
        blocked["preset:classic"] = _("The classic edition is for 2 to {count} players.").format(count=MOST_CLASSIC)
    wrong = problem_with_cast(options)
    by_name = f"{PRESET}{cast.preset}" if cast.way == "preset" else cast.way
    return OneOf(
        "cast_choice", _("Cast"), _("Which cards?"), entries, in_force(cast.saved, by_name, stored),
        choose, line=_("Cards: {name}").format(name=cast_name(options, stored)),
        said=(wrong.sentence if wrong else "",),
        draw=draw if cast.way in ("random", "wishes") else None, blocked=blocked,
    )  # fmt: skip


def nine_field(options: CitadelsOptions) -> YesNo:
    """Whether rank 9 takes part."""
    plays = choice.nine_plays(options)

    def turn(on: bool) -> None:
        options.nine, options.cast.saved = on, ""

    line = _("With rank 9: {answer}").format(answer=_("yes") if plays else _("no"))
    said = _("Rank 9 takes part.") if options.nine else _("Rank 9 does not take part.")
    return YesNo("nine", _("Play with rank 9"), plays, turn, line, (said,), choice.nine_is_fixed(options))


def switch_field(options: CitadelsOptions) -> Switches:
    """The switches of the rules."""
    entries = [Entry(word, *said) for word, said in switch_texts().items()]
    shown = choice.shown(options)
    playing = shown.characters[: choice.RANKS - (not choice.nine_plays(options))]
    notes = {one.word: switch_effect(options, playing, shown.uniques, one.word) for one in entries}
    of_the_edition = notes["gather_first"] if choice.is_classic(options) else ""

    def turn(word: str, on: bool) -> None:
        options.rules = [one for one in choice.SWITCHES if (on if one == word else one in options.rules)]
        options.cast.saved = ""

    names = ", ".join(switch_texts()[word][0] for word in options.rules)
    return Switches(
        "switches", entries, options.rules, turn, _("Rule switches: {switches}").format(switches=names or _("none")),
        notes, {"gather_first": of_the_edition} if of_the_edition else {},
    )  # fmt: skip
