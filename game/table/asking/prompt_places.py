"""Where the buttons of one's own turn lie: what ends, destroys or reveals has a place of its own, and what was used up
leaves its place empty, so that nothing ever slides under the pointer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.table.asking.things import END
from game.ui.draw.geometry import Box
from game.ui.widgets import Button

GAP = 12.0
MARGIN = 20.0
LEAST = 150.0  # units: how wide the place at the right end is
SHARES = (1.0, 0.86, 0.74, 0.7)  # rather narrower buttons than words without room; the last ones show no keys


class PromptButton(Button):
    """A button of the prompt. `own_place` is "high" or "low" where it has one; one that is `passing` leaves its place
    to the next as soon as it goes."""

    own_place = ""
    passing = False


@dataclass
class Slots:
    """The places of one turn's buttons: two in a column, columns from the right; a name keeps its place."""

    names: list[str] = field(default_factory=list)  # "" for a place that was never used
    widths: dict[float, list[float]] = field(default_factory=dict)  # of the columns, for each share
    before: set[str] = field(default_factory=set)  # what was there at the last look and keeps its place for a while

    def take(self, buttons: Sequence[Button], wide: dict[str, float], share: float) -> dict[str, int]:
        """The place of each of these buttons; new ones take one where nothing was a moment ago."""
        shown = [button.name for button in buttons]
        if not self.names:
            pairs = [shown[i : i + 2] for i in range(0, len(shown), 2)]
            self.names = [name for pair in reversed(pairs) for name in (pair if len(pair) > 1 else [*pair, ""])]
        for name in shown:
            if name not in self.names:
                self._settle(name, shown)
        self.before = {button.name for button in buttons if not (isinstance(button, PromptButton) and button.passing)}
        columns = -(-len(self.names) // 2)
        widths = self.widths.setdefault(share, [])
        widths += [0.0] * (columns - len(widths))
        found = {name: self.names.index(name) for name in shown}
        for name, place in found.items():
            widths[place // 2] = max(widths[place // 2], wide[name])
        return found

    def _settle(self, name: str, shown: list[str]) -> None:
        free = [i for i, old in enumerate(self.names) if old not in shown and old not in self.before]
        if free:
            self.names[free[0]] = name
        else:
            self.names.append(name)


def has_own_place(button: Button) -> str:
    """ "low": the end of the turn; "high": what does harm, say; "" for all others."""
    if button.kind == "danger":
        return "high"
    if button.name == END:
        return "low"
    return button.own_place if isinstance(button, PromptButton) else ""


def rows(box: Box) -> tuple[Box, Box]:
    """The upper and the lower row of buttons."""
    high = max(40.0, min(50.0, (box.h - 22) / 2 - 3))
    gap = max(4.0, min(8.0, (box.h - 2 * high) / 3))
    top = box.cy - high - gap / 2
    return Box(box.x, top, box.w, high), Box(box.x, top + high + gap, box.w, high)


def lay(box: Box, buttons: Sequence[Button], wide: dict[str, float], slots: Slots | None, share: float) -> float:
    """Gives every button its place; the x where the leftmost one begins. With `slots` they keep theirs. `wide` is how
    wide each would be at this share of its natural width."""
    own = [button for button in buttons if has_own_place(button)]
    others = [button for button in buttons if not has_own_place(button)]
    end = max(LEAST, *(wide[button.name] for button in own if button.name == END), 0.0)
    left = _own_places(box, own, wide, end)
    start = box.right - MARGIN - end - GAP
    if slots is not None:
        places = slots.take(others, wide, share)
        return min(left, _in_slots(rows(box), others, places, slots.widths[share], start))
    upper = min((button.box.x - GAP for button in own if has_own_place(button) == "high"), default=start)
    return min(left, _in_rows(rows(box), others, wide, (upper, start), box.w * 0.6))


def _own_places(box: Box, own: Sequence[Button], wide: dict[str, float], end: float) -> float:
    upper, lower = rows(box)
    left = box.right
    for button in own:
        high = has_own_place(button) == "high"
        here = max(end, wide[button.name]) if high else end
        row = upper if high else lower
        button.arrange(Box(box.right - MARGIN - here, row.y, here, row.h))
        left = min(left, button.box.x)
    return left


def _in_slots(
    two: tuple[Box, Box], buttons: Sequence[Button], places: dict[str, int], widths: Sequence[float], right: float
) -> float:
    left = right
    for button in buttons:
        column, row = divmod(places[button.name], 2)
        x = right - sum(wide + GAP for wide in widths[: column + 1]) + GAP
        button.arrange(Box(x, two[row].y, widths[column], two[row].h))
        left = min(left, x)
    return left


def _in_rows(
    two: tuple[Box, Box], buttons: Sequence[Button], wide: dict[str, float], rights: tuple[float, float], most: float
) -> float:
    """The lower row first; the upper one too where the lower is too short for all."""
    whole = sum(wide[button.name] + GAP for button in buttons)
    cut = 0 if whole <= most - 150 else -(-len(buttons) // 2)
    left = rights[1]
    for row, line, right in ((two[0], buttons[:cut], rights[0]), (two[1], buttons[cut:], rights[1])):
        x = right
        for button in reversed(line):
            button.arrange(Box(x - wide[button.name], row.y, wide[button.name], row.h))
            x -= wide[button.name] + GAP
        left = min(left, x + GAP)
    return left
