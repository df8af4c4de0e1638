"""What is said of a result in sentences, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence

from game.table.score_sheet.sheet import Sheet
from game.ui.lang import N_, _, listed, ngettext
from game.ui.people import in_sentences

# Translators: the place in the result, as in "You are 2nd of 4." German: only the number, for "Platz 2 von 4".
ORDINALS = (N_("1st"), N_("2nd"), N_("3rd"), N_("4th"), N_("5th"), N_("6th"), N_("7th"), N_("8th"))


def points_words(points: int) -> str:
    """ "1 point", "39 points"."""
    return ngettext("{count} point", "{count} points", points).format(count=points)


def own_places(sheet: Sheet, owners: Sequence[int]) -> str:
    """Where the people before the screen came; empty if only computers played."""
    count = len(sheet.columns)
    if len(owners) == 1:
        place, shared = sheet.place_of(owners[0])
        if shared:
            return _("You share place {place} of {count}.").format(place=place, count=count)
        return _alone(sheet, owners[0], place)
    told = [
        _("{name} {place}").format(
            name=in_sentences(sheet.column_of(seat).info.name), place=_(ORDINALS[sheet.place_of(seat)[0] - 1])
        )
        for seat in sorted(owners, key=sheet.place_of)
    ]
    return _("{places} of {count}.").format(places=listed(told), count=count) if told else ""


def _alone(sheet: Sheet, seat: int, place: int) -> str:
    """A place that nobody shares, and how far it is from the winner."""
    mine, best = sheet.column_of(seat), sheet.columns[0]
    short = best.total - mine.total
    if mine.won:
        words = _("You have won: {place} of {count}.")
    elif mine.lost or not best.won or short < 0:
        words = _("You are {place} of {count}.")
    elif not short:
        words = _("You are {place} of {count}, with as many points as the winner.")
    else:
        words = ngettext("You are {place} of {count}, {short} point behind.",
                         "You are {place} of {count}, {short} points behind.", short)  # fmt: skip
    return words.format(place=_(ORDINALS[place - 1]), count=len(sheet.columns), short=short)


def said(sheet: Sheet) -> str:
    """All figures for whoever reads by ear, a sentence for each player."""
    found = []
    for at, one in enumerate(sheet.columns):
        parts = [f"{line.title} {line.points[at]}" for line in sheet.lines if line.points[at]]
        parts += [f"{row.title} {row.texts[at]}" for row in sheet.rows if row.texts[at]]
        text = f"{in_sentences(one.info.name)}: {points_words(one.total)}"
        found.append(text + (f" ({', '.join(parts)})" if parts else ""))
    return ". ".join(found) + "."


def crowned_words(sheet: Sheet) -> str:
    """The names of those who have won."""
    return listed([in_sentences(sheet.columns[at].info.name) for at in sheet.winners])
