"""The level `easy`: lays what matches, goes where the action brings most, and looks at nobody else."""

from __future__ import annotations

from collections.abc import Callable

from game.bots import decision_rng
from game.kernel.options import option, value
from game.kernel.rng import Rng
from game.kernel.steps import Ask
from game.rattus_cartus.bot.habits import DONE, ENTER, LAY, NUMBER, USE
from game.rattus_cartus.bot.normal import PLAY_PASS, slot_of
from game.rattus_cartus.bot.style import NEUTRAL, Style, style_of
from game.rattus_cartus.rules.state import View

RATS_ENOUGH = 8  # from so many on it lays only what matches
WORTH = {
    "farm": 2.2, "brewery": 1.6, "marketplace": 2.6, "office": 1.0, "monastery": 2.0, "hospital": 2.0, "castle": 2.2,
    "guard_tower": 1.8, "rat_catchers_hut": 1.6, "fortune_tellers_tent": 1.2, "palace": 1.6, "treasury": 1.8,
}  # fmt: skip
A_CARD, A_RAT, A_LOOK = 1.0, 1.2, 0.6
WHIM = 1.0


class EasyBot:
    """A beginner. The same View, ask and seed always give the same answer."""

    needs_view = True

    def __init__(self, seed: int, style: Style = NEUTRAL, personality: str = "") -> None:
        self.seed = seed
        self.style = style_of(personality) if personality else style

    def decide(self, view: View, ask: Ask) -> str:
        """One of the ask's options."""
        options = ask.options
        if len(options) == 1:
            return options[0]
        habit = _HABITS.get(ask.step)
        if habit is None or ask.step == "hospital.exchanged" and DONE in options and view.rats[ask.seat] < RATS_ENOUGH:
            return DONE if DONE in options else decision_rng(self.seed, ask).choice(options)
        return habit(self, view, ask)

    def _supplied(self, v: View, ask: Ask) -> str:
        return max(ask.options, key=lambda word: (self._supply(v, value(word)), -value(word)))

    def _entered(self, v: View, ask: Ask) -> str:
        return option("enter", self._slot(v, ask))

    def _announced(self, v: View, ask: Ask) -> str:
        return option("number", len(self._cards(v, ask, ask.memo["slot"])))

    def _supply(self, v: View, slot: int) -> float:
        draw, rats, looks = v.box.supply[v.row[slot]]
        return draw * A_CARD + min(rats, v.rats[v.viewer]) * A_RAT + looks * A_LOOK

    def _slot(self, v: View, ask: Ask) -> int:
        slots = [value(word) for word in ask.options if word != PLAY_PASS]
        rng = Rng((self.seed * 41 + ask.seat) * 41 + v.round)
        worth = []
        for slot in slots:
            building = v.box.building_ids[v.box.building_of[v.row[slot]]]
            action = WORTH[building] + self.style.actions.get(building, 0.0) if v.building_deck else 0.0
            worth.append((len(self._cards(v, ask, slot)) + action + rng.random() * WHIM, -slot))
        return -max(worth)[1]

    def _cards(self, v: View, ask: Ask, slot: int) -> list[int]:
        """What it would lay: all that match, Jokers in the last round, and one more while it has few rats."""
        box = v.box
        estate = box.building_estate[box.building_of[v.row[slot]]]
        hand = [*v.laid[ask.seat], *v.hand[ask.seat]]
        found = [card for card in hand if box.kind[card] == "follower" and box.estate[card] == estate]
        jokers = [card for card in hand if box.kind[card] == "joker"]
        if not v.building_deck or not found:
            found += jokers
        others = [card for card in hand if box.kind[card] == "follower" and card not in found]
        room = max(0, RATS_ENOUGH - v.rats[ask.seat])
        found += others[: min(room, 2)]
        return found or [card for card in hand if box.kind[card] == "sword"][:1]

    def _next_card(self, v: View, ask: Ask) -> str:
        wanted = self._cards(v, ask, slot_of(v, ask.seat))
        words = {value(word): word for word in ask.options}
        return next((words[card] for card in wanted if card in words), ask.options[0])

    def _worst(self, v: View, ask: Ask) -> str:
        """People first, of the estate it holds fewest of."""
        box, hand = v.box, v.hand[ask.seat]
        cards = [word for word in ask.options if word != DONE]

        def missed(word: str) -> tuple[int, int, int]:
            card = value(word)
            if box.kind[card] != "follower":
                return 1, 0, card
            return 0, sum(1 for one in hand if box.estate[one] == box.estate[card]), card

        return min(cards, key=missed)


_HABITS: dict[str, Callable[[EasyBot, View, Ask], str]] = {
    "supply.chosen": EasyBot._supplied,
    ENTER: EasyBot._entered,
    NUMBER: EasyBot._announced,
    LAY: EasyBot._next_card,
    "action.chosen": lambda bot, v, ask: USE,
    "sword.given": EasyBot._worst,
    "guard_tower.given": EasyBot._worst,
    "hospital.exchanged": EasyBot._worst,
}
