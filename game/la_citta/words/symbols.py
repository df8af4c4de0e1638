"""What the symbols on the table stand for, one short sentence each. No pygame here."""

from __future__ import annotations

from game.la_citta.lang import N_, _
from game.la_citta.rules import feeding
from game.la_citta.rules.state import View

SENTENCES = {
    "citizen": N_("A citizen. At the end each fed one is worth a point."),
    "food": N_("Food of the farmland beside castellos and farms. All cities of a player share it."),
    "gold": N_("Gold, for politics cards. At the end it breaks ties."),
    "culture": N_("Culture: pointed arches, of statues, palazzi and cathedrals."),
    "education": N_("Education: round arches, of convent schools, hospitals and universities."),
    "health": N_("Health: flat arches, of wells, bathhouses and hospitals."),
    "arch_culture": N_("An arch of culture: the city draws citizens when the people want culture."),
    "arch_education": N_("An arch of education: the city draws citizens when the people want education."),
    "arch_health": N_("An arch of health: the city draws citizens when the people want health."),
    "wish_culture": N_("The people want culture."),
    "wish_education": N_("The people want education."),
    "wish_health": N_("The people want health."),
    "action": N_("An action card: two gold, a new city or a simple building. Three a year."),
    "used": N_("An action card that is used. At the end of the year it is open again."),
    "build": N_("A simple building, with an action card."),
    "left": N_("So many of these buildings are left."),
    "deck": N_("The politics cards that are left to be drawn."),
    "politics": N_("A politics card: it builds, or does what it says, for gold or for nothing."),
    "voice": N_("A voice of the people. The most frequent of the four is the wish of the year, at two and two both."),
    "peeked": N_("You have looked at this voice."),
    "castello": N_("A castello that is left: each player has four, one for each city on the map."),
    "figure": N_("A figure: it adds an arch, or doubles a harvest, until the end of the year."),
    "year": N_("The year. The game has six."),
    "round": N_("A round of politics. Each year has five."),
    "penalty": N_("Citizens starved: an action card is turned without effect, in the last year 5 points are lost."),
    "start": N_("The start player of this year."),
    "points": N_("Points as things stand: citizens, and 3 for each city with all three kinds of arches."),
    "crest": N_("The shield of a player: whatever bears it is that player's."),
}  # fmt: skip

PENALTY = {  # when hunger is paid for (`feeding.costs`)
    "now": N_("Citizens starved last year: in the first round an action card is turned without effect."),
    "next": N_("Citizens starved: next year an action card is turned without effect."),
    "points": N_("Citizens starved in the last year: that costs 5 points."),
}  # fmt: skip


def sentence(key: str, view: View | None = None) -> str:
    """What the symbol stands for at a table, or anywhere; "" if it is not known."""
    if key == "penalty" and view is not None:
        return _(PENALTY[feeding.costs(view)])
    return _(SENTENCES[key]) if key in SENTENCES else ""
