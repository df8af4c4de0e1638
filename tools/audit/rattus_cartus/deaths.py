"""Death by the plague that cost the win: fewer rats in the last building, and the seat would have lived and won."""

from __future__ import annotations

from game.kernel.options import value
from game.rattus_cartus.bot.nuns import row_chances
from game.rattus_cartus.rules.scoring import lines, nuns, winners
from game.rattus_cartus.rules.state import Game
from tools.audit import Finding, Moment
from tools.audit.rattus_cartus.rats import brings_rat

LIKELY = 0.5  # chance to die from which on it is visible


class Deaths:
    """Follows the last round of one game: where each seat laid, what brought it rats, and what it knew."""

    def __init__(self) -> None:
        self.taken: dict[int, list[int]] = {}  # by seat the cards laid that bring a rat
        self.estate: dict[int, int] = {}
        self.danger: dict[int, float] = {}  # chance to die with all its rats, as the seat knew it

    def look(self, moment: Moment) -> list[Finding]:
        """What is found once the game is over."""
        v, ask = moment.view, moment.ask
        if v.last_round() and ask.step == "enter.laid":
            self._lay(moment)
        if not self.taken or not v.last_round():
            return []
        after: Game = moment.state.clone()
        after.choose(moment.chosen)
        if after.stack:
            return []
        return [one for seat in self.taken for one in self._told(after, seat)]

    def _lay(self, moment: Moment) -> None:
        v, me, slot = moment.view, moment.me, moment.view.slot_of(moment.me)
        if not brings_rat(v, value(moment.chosen), slot):
            return
        taken = self.taken.setdefault(me, [])
        taken.append(value(moment.chosen))
        self.estate[me] = v.box.building_estate[v.building(slot)]
        chances, rats = row_chances(v, me), v.rats[me] + len(taken)
        self.danger[me] = sum(chance for total, chance in enumerate(chances) if total < rats)

    def _told(self, g: Game, seat: int) -> list[Finding]:
        line = g.scores[seat]
        if not line["dead"] or self.danger[seat] < LIKELY:
            return []
        for fewer in range(1, len(self.taken[seat]) + 1):
            if self._would_win(g, seat, fewer):
                text = f"seat {seat + 1} dies of {g.rats[seat]} rats, {nuns(g)} nuns; with {fewer} fewer it wins"
                return [Finding("rich_death", f"{text} ({self.danger[seat]:.2f} foreseen)")]
        return []

    def _would_win(self, g: Game, seat: int, fewer: int) -> bool:
        """Whether the seat wins alone if it had kept so many of the cards that brought it rats."""
        h, estate = g.clone(), self.estate[seat]
        points = h.points[estate][:]
        points[seat] = max(0, points[seat] - fewer)
        h.points = [points if one == estate else row for one, row in enumerate(h.points)]
        h.rats = h.rats[:]
        h.rats[seat] -= fewer
        h.hand[seat] = [*h.hand[seat], *self.taken[seat][:fewer]]
        h.scores = lines(h)
        return [int(one) for one in winners(h)] == [seat]
