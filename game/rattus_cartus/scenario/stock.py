"""Which physical card each card named in a scenario is; the rest is dealt from its seed."""

from __future__ import annotations

from dataclasses import dataclass

from game.kernel.pcg import Pcg
from game.rattus_cartus.rules.box import ESTATES, Box
from game.rattus_cartus.scenario.story import Face
from game.scenario.story import Refused


@dataclass(slots=True)
class Wish:
    """One card that the scenario names: which, where it says so, and the list of numbers it goes to."""

    face: Face
    line: int
    place: list[int]
    card: int = -1


class Stock:
    """All cards that lie in a hand, a pile or the nun row, until they are dealt.

    A card without nuns is rather one that the scenario names nowhere with its nuns, so that `magic` and `magic 2` are
    two cards. Whoever wants much can still have every card there is: wishes give way to each other.
    """

    def __init__(self, box: Box, exact: frozenset[Face], dice: Pcg) -> None:
        self.box, self.exact = box, exact
        self.wishes: list[Wish] = []
        self.order = list(range(len(box.kind)))
        dice.shuffle(self.order)
        self.left: list[int] = []  # people nobody named, when all wishes are met

    def wish(self, faces: list[Face], line: int, place: list[int]) -> None:
        """These cards go to that list, in this order, as soon as `meet` is called."""
        self.wishes += [Wish(face, line, place) for face in faces]

    def meet(self) -> None:
        """Give every wish its card. Raises Refused."""
        holder: dict[int, Wish] = {}
        for wish in sorted(self.wishes, key=lambda one: one.face.nuns is None):
            if not self._place(wish, holder, set()):
                raise Refused(str(wish.face), self._why(wish.face), wish.line)
        for wish in self.wishes:
            wish.place.append(wish.card)
        self.left = [card for card in self.order if self.box.kind[card] == "follower" and card not in holder]

    def _place(self, wish: Wish, holder: dict[int, Wish], tried: set[int]) -> bool:
        """Find a card for this wish, if need be by giving another card to whoever has it."""
        fit = self.fitting(wish.face)
        for card in fit:
            if card not in holder:
                holder[card], wish.card = wish, card
                return True
        for card in fit:
            if card not in tried:
                tried.add(card)
                if self._place(holder[card], holder, tried):
                    holder[card], wish.card = wish, card
                    return True
        return False

    def fitting(self, face: Face) -> list[int]:
        """All cards that can be meant."""
        found = [card for card in self.order if is_a(self.box, card, face)]
        return sorted(found, key=lambda card: face.nuns is None and face_of(self.box, card) in self.exact)

    def _why(self, face: Face) -> str:
        count = len(self.fitting(face))
        what = f"card with {face.nuns} nuns" if not face.name else str(face)
        return f"there is no {what} left: the game has {count}"


def face_of(box: Box, card: int) -> Face:
    """What is on a card."""
    if box.kind[card] != "follower":
        return Face(box.kind[card])
    return Face(ESTATES[box.estate[card]], box.nuns[card])


def is_a(box: Box, card: int, face: Face) -> bool:
    """Whether a card can be meant by a name."""
    shown = face_of(box, card)
    return face.name in ("", shown.name) and face.nuns in (None, shown.nuns)


def fits(box: Box, cards: list[int], faces: list[Face]) -> bool:
    """Whether these are exactly the cards named, in any order."""
    left = [face_of(box, card) for card in cards]
    if len(left) != len(faces):
        return False
    for face in sorted(faces, key=lambda one: one.nuns is None):
        found = next((one for one in left if face.name == one.name and face.nuns in (None, one.nuns)), None)
        if found is None:
            return False
        left.remove(found)
    return True
