"""The viewer's hand: grouped by estates, then jokers and special cards; below each group how many there are, and while
a building is chosen whether they bring rats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from game.rattus_cartus.cards import tones
from game.rattus_cartus.hands.piles import SPECIAL
from game.rattus_cartus.hands.plan import GROUP
from game.rattus_cartus.lang import _, ngettext
from game.rattus_cartus.rules.box import ESTATES
from game.rattus_cartus.table.figures import gem_at, rat
from game.rattus_cartus.table.keys import CARD_GROUPS
from game.rattus_cartus.table.models import HandCardModel
from game.table.asking.spots import HAND
from game.table.hand import Hand, HandCard, Holds
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.theme import Style

MANY = 15  # cards; more lie closer
LEAST_CARD, LEAST_STEP, MANY_STEP = 72.0, 24.0, 30.0
SHARES = (1.0, 0.84, 0.68, 0.56, 0.46)  # of the width of a card: few sizes, for each of them is composed anew
STEP_SHARE, NAMED = 0.35, 0.42  # how much of a card an overlapped one shows
GROUP_GAP = 14.0
FOOT, LOW_FOOT = 34.0, 26.0  # units below the cards
LIFT = 30.0
ROOMY_FROM = 240.0  # units: a lower hand is all for its cards
COUNT = Style("xb", 19, theme.TEXT)
NO_RAT = Style("bold", 18, tones.NO_RAT)
EACH = Style("it", 18, theme.TEXT_DIM)
KEY = Style("bold", 16, theme.TEXT)


@dataclass(frozen=True)
class HandWords:
    """What stands above the cards, and by group whether its cards bring rats ("", "none" or "each")."""

    title: str = ""
    aside: str = ""
    rats: tuple[tuple[int, str], ...] = ()
    keys: bool = False  # the keys of the groups are shown


class RattusCard(HandCard):
    """A card of the hand; a right click takes or puts back its whole group while cards are chosen."""

    @property
    def lift(self) -> float:
        if self.mark.state in ("focus", "chosen"):
            return min(LIFT, self.box.h * 0.24)
        return 10.0 if self.hovered and self.card_id else 0.0

    def activate_secondary(self) -> None:
        if self.mark.state in ("legal", "chosen"):
            self.table.pick(GROUP, self.thing)
        else:
            super().activate_secondary()


class GroupedHand(Hand):
    """The cards in their groups, all of them in sight."""

    bleed = 60.0

    def __init__(self, table: Holds, card: float, back: str) -> None:
        super().__init__(table, card, back)
        self.fanned = False
        self.words = HandWords()
        self.models: tuple[HandCardModel, ...] = ()

    def told(self, words: HandWords) -> None:
        """What stands beside the cards."""
        if words != self.words:
            self.words = words
            self.invalidate()

    def take(self, models: Sequence[HandCardModel]) -> None:
        """The cards in their order, before `show`."""
        self.models = tuple(models)

    def _spots(self, place: str, cards: list[tuple[int, str]], old: list[HandCard]) -> list[HandCard]:
        known = {spot.thing: spot for spot in old if spot.thing >= 0}
        return [
            known.get(number) or RattusCard(self.table, place, index, number, card_id, self.back)
            for index, (number, card_id) in enumerate(cards)
        ]

    # -- places ----------------------------------------------------------------------------------------------------
    @property
    def groups(self) -> list[tuple[int, list[HandCard]]]:
        """The cards by their group, in order."""
        of = {one.card: one.group for one in self.models}
        return [(group, list(cards)) for group, cards in groupby(self.cards, lambda card: of.get(card.thing, -1))]

    @property
    def _foot_high(self) -> float:
        return foot_height(self.box)

    def arrange(self, box: Box) -> None:
        self.box = box
        groups = self.groups
        if not groups or box.w < 1:
            return
        room = Box(box.x + 18, box.bottom - self._foot_high - card_room(box), box.w - 36, card_room(box))
        sizes = [len(cards) for _group, cards in groups]
        wide, step, gap = self._fit(sizes, room)
        total = sum(wide + step * (size - 1) for size in sizes) + gap * (len(sizes) - 1)
        x = box.cx - total / 2 if total < room.w else room.x
        top = room.y + max(0.0, (room.h - wide * 1.4) / 2)
        for _group, cards in groups:
            for at, card in enumerate(cards):
                card.covered = at < len(cards) - 1
                card.angle = 0.0
                card.arrange(Box(x + at * step, top, wide, wide * 1.4))
            x += wide + step * (len(cards) - 1) + gap

    def _fit(self, sizes: Sequence[int], room: Box) -> tuple[float, float, float]:
        """How wide cards are, how much of a covered one is seen, and the gap between groups."""
        most = min(self.card, room.h / 1.4)
        covered = sum(size - 1 for size in sizes)
        for share in SHARES:
            wide = most * share
            for part in (NAMED, STEP_SHARE, 0.3, 0.26):
                gap = GROUP_GAP if share > 0.7 else GROUP_GAP * 0.6
                if len(sizes) * wide + covered * wide * part + gap * (len(sizes) - 1) <= room.w:
                    return wide, wide * part, gap
        wide = most * 0.46
        left = room.w - len(sizes) * wide - 4 * (len(sizes) - 1)
        return wide, max(6.0, left / max(1, covered)), 4.0

    def group_box(self, cards: Sequence[HandCard]) -> Box:
        """Where a group lies, at rest."""
        first, last = cards[0].box, cards[-1].box
        return Box(first.x, first.y, last.right - first.x, first.h)

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        if self.box.w < 1:
            return
        if not self.cards:
            canvas.text_in(self.nothing, self.box.inset(20, 0), theme.ASIDE.at(20), "center")
            return
        rats = dict(self.words.rats)
        for group, cards in self.groups:
            if group >= 0:
                self._caption(canvas, group, len(cards), self.group_box(cards), rats.get(group, ""))

    def _caption(self, canvas: Canvas, group: int, count: int, box: Box, rats: str) -> None:
        """The number of the group, and whether its cards bring rats."""
        foot = self.box.bottom - self._foot_high / 2 - (4 if self._foot_high > LOW_FOOT else 1)
        parts = self._parts(group, count, rats)
        key = self._key_of(group)
        room = box.w + 10
        text = canvas.pens.text
        steps = {
            "gem": 36 if self.ui.sight.letters else 26,
            "rat": 26,
            "key": 26,
        }  # a gem may have its letter beside it

        def width() -> float:
            return sum(steps.get(kind) or text.width(word, style) + 6 for kind, word, style in parts)

        wide = width()
        while wide > room and len(parts) > (2 if group < len(ESTATES) else 1):  # rather fewer words than cut ones
            parts = parts[:-1]
            wide = width()
        if wide > room and group >= len(ESTATES):
            parts = [("word", str(count), COUNT)]
            wide = width()
        if key and wide + 26 <= room + 14:
            parts = [("key", key, KEY), *parts]
            wide = width()
        x = box.cx - wide / 2
        for kind, word, style in parts:
            if kind == "key":
                self._cap(canvas, word, x, foot)
                x += 26
            elif kind == "gem":
                gem_at(self.ui, canvas, word, x + 12, foot, 23)
                x += steps[kind]
            elif kind == "rat":
                rat(canvas, Box(x + 1, foot - 11, 22, 22))
                x += 26
            else:
                canvas.text(word, x, foot, style)
                x += text.width(word, style) + 6

    def _key_of(self, group: int) -> str:
        """The name of the key that chooses from this group, while keys are used."""
        if not self.words.keys:
            return ""
        keys = self.ui.keys
        return keys.say(keys.shown(CARD_GROUPS[min(group, len(CARD_GROUPS) - 1)]))

    def _cap(self, canvas: Canvas, word: str, x: float, cy: float) -> None:
        cap = Box(x, cy - 11, 21, 22)
        canvas.rounded(cap, theme.WELL, 255, 4, theme.HAIRLINE, 200, 1.2)
        canvas.text_in(word, cap.inset(1, 0), KEY, "center")

    def _parts(self, group: int, count: int, rats: str) -> list[tuple[str, str, Style]]:
        found: list[tuple[str, str, Style]] = []
        if group < len(ESTATES):
            found += [("gem", ESTATES[group], COUNT), ("word", str(count), COUNT)]
        else:
            found.append(("word", special_words(SPECIAL[group - len(ESTATES)], count), COUNT))
        if rats == "none":
            found.append(("word", _("no rat"), NO_RAT))
        elif rats == "each":
            found += [("rat", "", EACH), ("word", _("each"), EACH)]
        return found


def foot_height(box: Box) -> float:
    """What the captions of the groups take."""
    return FOOT if box.h > ROOMY_FROM else LOW_FOOT


def card_room(box: Box) -> float:
    """What is left for the cards, when chosen ones rise."""
    return box.h - foot_height(box) - (LIFT if box.h > ROOMY_FROM else 12.0)


def special_words(kind: str, count: int) -> str:
    """'2 jokers' below such a group."""
    return {
        "joker": ngettext("{count} Joker", "{count} Jokers", count),
        "sword": ngettext("{count} Sword", "{count} Swords", count),
        "flute": ngettext("{count} Flute", "{count} Flutes", count),
        "pass": ngettext("{count} Pass", "{count} Passes", count),
        "gold": ngettext("{count} Gold", "{count} Gold", count),
    }[kind].format(count=count)


__all__ = ["GROUP", "HAND", "GroupedHand", "HandWords", "RattusCard"]
