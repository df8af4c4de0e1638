"""The course of a year: its beginning, voices, income, growth, the reveal, its end. No pygame here."""

from __future__ import annotations

from collections.abc import Sequence

from game.kernel.events import Facts
from game.la_citta.content import WISHES
from game.la_citta.lang import _, listed, ngettext
from game.la_citta.rules.box import YEARS
from game.la_citta.words.names import Names
from game.la_citta.words.pieces import citizens
from game.la_citta.words.records import GOODS, PEOPLE, VOICES, nobody, told, untold
from game.table.words import NOBODY, Chapter


def chapter(facts: Facts, names: Names) -> Chapter:
    """The log begins a new part with each year."""
    number = facts["year"]
    heading = _("Year {year}, the last") if number == YEARS else _("Year {year}")
    start = _("{who} is the start player.").format(who=names.seat(facts["start"]))
    return Chapter(number, heading.format(year=number), start)


@told("year_started", kind=VOICES, actor=nobody, chapter=chapter, sound="la_citta/year")
def year_started(facts: Facts, names: Names) -> str:
    begun = _("Year {year} begins. {who} is the start player.")
    if facts["year"] == YEARS:
        begun = _("Year {year}, the last, begins. {who} is the start player.")
    return begun.format(year=facts["year"], who=names.seat(facts["start"]))


@told("voices_laid", kind=VOICES, actor=nobody, sound="card_deal")
def voices_laid(facts: Facts, names: Names) -> str:
    return _("Four voices are laid. The open one wants {wish}.").format(wish=names.wish(facts["wish"]))


untold("round_started", kind=GOODS, actor=nobody, still="the prompt and the time bar say which round it is")


# -- income and growth -----------------------------------------------------------------------------------------------
def grown_together(found: Sequence[Facts], names: Names) -> str | None:
    """All that grow at the beginning of a year, in one sentence."""
    if any(facts["why"] != "growth" for facts in found):
        return None
    cities = listed([names.city(facts["city"]) for facts in found])
    text = ngettext("One citizen more in {cities}.", "One citizen more each in {cities}.", len(found))
    return text.format(cities=cities)


def who_takes_in(facts: Facts) -> int:
    """Golden Times are somebody's act; the growth of a year is nobody's."""
    return int(facts["seat"]) if facts["why"] != "growth" else NOBODY


@told("grown", kind=PEOPLE, actor=who_takes_in, sound="la_citta/creak", together=grown_together, weight=1)
def grown(facts: Facts, names: Names) -> str:
    city, count = names.city(facts["city"]), facts["count"]
    if facts["why"] == "growth":
        return _("{city} grows by a citizen.").format(city=city)
    text = _("{who} takes {citizens} into {city}.")
    return text.format(who=names.seat(facts["seat"]), citizens=citizens(count), city=city)


@told("supply_short", kind=PEOPLE, actor=nobody)
def supply_short(facts: Facts, names: Names) -> str:
    return _("{city} cannot grow: no citizen is left in the supply.").format(city=names.city(facts["city"]))


# -- voices ----------------------------------------------------------------------------------------------------------
def voice_heard(facts: Facts) -> str:
    """The call of the wish in force, of two the first."""
    return f"la_citta/voice_{WISHES[facts['wishes'][0]]}"


@told("revealed", kind=VOICES, actor=nobody, sound=voice_heard, weight=2, urgent=True)
def revealed(facts: Facts, names: Names) -> str:
    voices = listed([names.plain_wish(wish) for wish in facts["voices"]])
    wishes = [names.wish(wish) for wish in facts["wishes"]]
    text = _("The voices: {voices}. The people want {wishes}.")
    if len(wishes) > 1:
        text = _("The voices: {voices}. The people want {wishes}: each city follows one of the two.")
    return text.format(voices=voices, wishes=listed(wishes))


untold("year_ended", kind=VOICES, actor=nobody, still="the year that begins shows it, or the end of the game")
