"""Politics and voice cards of a position: those that it names where it says, all others from its seed."""

from __future__ import annotations

from game.kernel.pcg import Pcg
from game.la_citta.rules.box import DISPLAY, VOICES, WISHES
from game.la_citta.rules.state import Game
from game.la_citta.scenario import moments
from game.la_citta.scenario.story import UNSEEN, Setting
from game.scenario.story import Refused


def deal(g: Game, s: Setting, used: list[list[str]], dice: Pcg, *, quiet: bool) -> None:
    """`used` are the cards each seat has used, "" for one of any kind. With `quiet` the kinds that the scenario names
    come up last in the draw pile. Raises Refused."""
    pile = _Pile(g, s, dice)
    said = s.politics
    if len(said.display) > DISPLAY:
        raise Refused("display", f"{DISPLAY} politics cards lie open, not {len(said.display)}", said.line)
    g.display = [pile.take(kind) for kind in said.display]
    top = [pile.take(kind) for kind in (said.top if said.only is None else said.only)]
    g.discard = [pile.take(kind) for kind in said.discard]
    named = [[pile.take(kind) if kind not in ("", UNSEEN) else -1 for kind in cards] for cards in used]
    g.display += [pile.other() for _ in range(DISPLAY - len(g.display))]
    for seat, (kinds, cards) in enumerate(zip(used, named, strict=True)):
        cards = [pile.other() if card < 0 else card for card in cards]
        g.played[seat] = [card for kind, card in zip(kinds, cards, strict=True) if kind != UNSEEN]
        g.blind[seat] = [[card, g.era] for kind, card in zip(kinds, cards, strict=True) if kind == UNSEEN]
    if said.only is None:
        g.deck = [*pile.rest(quiet=quiet), *top[::-1]]
    else:
        g.deck = top[::-1]
        g.discard += sorted(pile.left)
    _deal_voices(g, s, dice)


class _Pile:
    """The politics cards that have no place yet."""

    def __init__(self, g: Game, s: Setting, dice: Pcg) -> None:
        self.kind_of, self.named, self.line = g.box.kind_of, s.named, s.politics.line
        self.left = list(range(len(self.kind_of)))
        dice.shuffle(self.left)

    def take(self, kind: str) -> int:
        """A card of this kind. Raises Refused."""
        card = next((one for one in self.left if self.kind_of[one] == kind), -1)
        if card < 0:
            there = self.kind_of.count(kind)
            raise Refused("deck", f"there is no {kind} left: the game has {there}", self.line)
        self.left.remove(card)
        return card

    def other(self) -> int:
        """A card of any kind, rather of one that the scenario does not name."""
        if not self.left:
            raise Refused("deck", "no politics cards are left for what is not said", self.line)
        card = next((one for one in self.left if self.kind_of[one] not in self.named), self.left[0])
        self.left.remove(card)
        return card

    def rest(self, *, quiet: bool) -> list[int]:
        """All others, the bottom first."""
        return sorted(self.left, key=lambda card: self.kind_of[card] not in self.named) if quiet else self.left


def _deal_voices(g: Game, s: Setting, dice: Pcg) -> None:
    """Four in the row, if it is laid, those of earlier years beside, the others in the pile."""
    said, left = s.voice, g.box.voices[:]
    dice.shuffle(left)
    years = g.year - 1 + (moments.phase_of(s) in ("scoring", "over"))
    out = [wish for wish, count in said.out.items() for _ in range(count)]
    if len(out) > VOICES * years or len(said.cards) > VOICES:
        why = f"{VOICES} voice cards are laid each year: {VOICES * years} were used in earlier years"
        raise Refused("deck", why, said.line)
    for wish in (*out, *said.cards, *said.top):
        if wish not in left:
            raise Refused("deck", f"there are no more voices for {WISHES[wish]}", said.line)
        left.remove(wish)
    g.voice_out = [*out, *_some(left, VOICES * years - len(out))]
    laid = moments.voices_lie(s)
    row = said.cards
    if row or laid:
        row = [*row, *_some(left, VOICES - len(row))]
    g.voice = row if laid else []
    g.voice_deck = [*left, *[*([] if laid else row), *said.top][::-1]]
    if moments.wishes_hold(s):
        counts = [g.voice.count(wish) for wish in range(len(WISHES))]
        g.wishes = [wish for wish, count in enumerate(counts) if count == max(counts)]


def _some(left: list[int], count: int) -> list[int]:
    if count > len(left):
        raise Refused("deck", "too few voice cards are left for what is not said", 1)
    return [left.pop() for _ in range(count)]
