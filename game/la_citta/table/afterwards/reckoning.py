"""What a computer player believed of the voices at one decision, on parchment: a column for each place of the row, a
row for each wish, and what would come of it. Golden frames mark the truth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.kernel.events import Json
from game.kernel.rules import Plain, of
from game.la_citta.lang import _, listed
from game.la_citta.rules.box import VOICES, WISHES
from game.la_citta.rules.state import Game, View
from game.la_citta.words.names import Names
from game.session.decisions import Decision
from game.table.advice.chances import LABEL, LEAST, Sheet, chance_cell, percent
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style


@dataclass(frozen=True)
class Reckoning:
    """The figures of one decision beside the truth; without chances while nobody has reckoned them."""

    places: tuple[dict[int, float], ...]  # per place of the voice row: wish -> chance
    in_force: tuple[tuple[tuple[int, ...], float], ...]  # wishes in force and their chance, the likeliest first
    voices: tuple[int, ...]  # truly
    looked: tuple[int, ...]  # places that this player had seen, the open one among them

    @property
    def wishes(self) -> tuple[int, ...]:
        """The wishes that are truly in force at the end of the year."""
        counts = [self.voices.count(wish) for wish in range(len(WISHES))]
        return tuple(wish for wish, count in enumerate(counts) if count and count == max(counts))


def reckoning(one: Decision, answer: Plain) -> Reckoning:
    """Of an answer of `Mind.beliefs`."""
    voices = tuple(of(Game, one.state).voice)
    given = answer.get("voices") or [()] * VOICES
    places = tuple({_number(wish): float(chance) for wish, chance in pairs} for pairs in given)
    force = tuple((tuple(map(_number, wishes)), float(chance)) for wishes, chance in answer.get("in_force") or ())
    seen = tuple(sorted({0, *of(View, one.view).looked[one.ask.seat]}))
    return Reckoning(places, tuple(sorted(force, key=lambda pair: -pair[1])), voices, seen)


def _number(wish: Json) -> int:
    """A wish by its number, told by that or by its id."""
    return WISHES.index(wish) if wish in WISHES else int(wish)


class _Sheet(Sheet):
    """A parchment about one decision."""

    def __init__(self, name: str, heading: str, found: Reckoning, names: Names) -> None:
        super().__init__(name, heading)
        self.found, self.names = found, names


class VoiceTable(_Sheet):
    """A column for each voice of the row."""

    HIGH = 330.0

    def __init__(self, found: Reckoning, names: Names) -> None:
        super().__init__("voice_table", _("The four voices"), found, names)

    @property
    def value(self) -> str:
        return "\n".join(
            f"{place + 1}: "
            + ", ".join(f"{self.names.plain_wish(wish)} {percent(chance)}" for wish, chance in one.items())
            for place, one in enumerate(self.found.places)
        )

    def draw(self, canvas: Canvas) -> None:
        rest = self.sheet(canvas)
        found, labels = self.found, min(170.0, rest.w * 0.26)
        high, wide = min(84.0, rest.h / (len(WISHES) + 1)), (rest.w - labels) / VOICES
        for place in range(VOICES):
            head = Box(rest.x + labels + place * wide, rest.y, wide, high)
            words = _("open") if not place else _("looked at") if place in found.looked else _("hidden")
            canvas.text_in(str(place + 1), head.cut_top(high * 0.5)[0], LABEL, "center")
            canvas.text_in(words, head.cut_top(high * 0.5)[1], Style("it", 18, theme.INK_DIM), "center")
        for wish, name in enumerate(WISHES):
            row = Box(rest.x, rest.y + (wish + 1) * high, rest.w, high)
            canvas.line(row.x, row.y, row.right, row.y, theme.GOLD_DARK, 100, 1.2)
            side = min(34.0, high * 0.7)
            canvas.picture(f"la_citta/ui/arch_{name}", Box(row.x + 4, row.cy - side / 2, side, side))
            words_box = Box(row.x + side + 14, row.y, labels - side - 20, row.h)
            canvas.text_in(self.names.plain_wish(wish), words_box, LABEL)
            for place in range(VOICES):
                cell = Box(row.x + labels + place * wide, row.y, wide, high).inset(6, 6)
                chance = found.places[place].get(wish, 0.0) if place < len(found.places) else 0.0
                true = place < len(found.voices) and found.voices[place] == wish
                chance_cell(canvas, cell, chance, true=true)


class ForceTable(_Sheet):
    """A row for each outcome: one wish, or two."""

    HIGH = 320.0

    def __init__(self, found: Reckoning, names: Names) -> None:
        super().__init__("force_table", _("What the people will want"), found, names)

    @property
    def rows(self) -> list[tuple[tuple[int, ...], float]]:
        """The outcomes by their chance; the truth is always among them."""
        shown = [one for one in self.found.in_force if one[1] >= LEAST]
        if self.found.wishes not in [wishes for wishes, _chance in shown]:
            shown.append((self.found.wishes, 0.0))
        return shown

    def _name(self, wishes: Sequence[int]) -> str:
        return listed([self.names.plain_wish(wish) for wish in wishes])

    @property
    def value(self) -> str:
        return "\n".join(f"{self._name(wishes)}: {percent(chance)}" for wishes, chance in self.rows)

    def draw(self, canvas: Canvas) -> None:
        rest = self.sheet(canvas)
        rows = self.rows
        high = min(58.0, rest.h / max(1, len(rows)))
        for at, (wishes, chance) in enumerate(rows):
            row = Box(rest.x, rest.y + at * high, rest.w, high)
            canvas.line(row.x, row.y, row.right, row.y, theme.GOLD_DARK, 100, 1.2)
            side, x = min(30.0, high * 0.7), row.x + 4
            for wish in wishes:
                canvas.picture(f"la_citta/ui/arch_{WISHES[wish]}", Box(x, row.cy - side / 2, side, side))
                x += side + 6
            name = Box(row.x + 2 * side + 26, row.y, rest.w * 0.62 - 2 * side - 26, row.h)
            canvas.text_in(self._name(wishes), name, LABEL)
            cell = Box(rest.x + rest.w * 0.66, row.y, rest.w * 0.32, row.h).inset(4, 4)
            chance_cell(canvas, cell, chance, true=wishes == self.found.wishes)
