"""The selection phase (rulebook p. 3, 7, 8): discards, then everybody keeps one character in secret."""

from __future__ import annotations

from game.citadels.rules import goods
from game.citadels.rules.state import Game
from game.citadels.rules.words import RANK
from game.kernel.options import value
from game.kernel.steps import Seat, step, titled

ROYAL_RANK = 4  # never lies face up


def face_up_count(players: int, ranks: int) -> int:
    """How many characters are discarded face up with 4 to 8 players."""
    return max(0, ranks - players - 2)


def last_takes_both(g: Game) -> bool:
    """With 7 players and 8 characters, or 8 and 9, the last player also picks up the face-down card."""
    return g.box.ranks == g.box.players + 1


@step
def deal(g: Game, me: Seat) -> None:
    """Shuffle all characters; discard some face up, then one face down; pass the rest on from the crown."""
    cards = list(range(1, g.box.ranks + 1))
    goods.shuffle(g, cards)
    set_back: list[int] = []
    while len(g.face_up) < face_up_count(g.box.players, g.box.ranks):
        card = cards.pop()
        (set_back if card == ROYAL_RANK else g.face_up).append(card)
    if set_back:  # it goes back before the face-down card is drawn, and may become that card
        cards += set_back
        goods.shuffle(g, cards)
    g.face_down = [cards.pop()]
    g.pool = sorted(cards)
    g.order = [(g.crown + i) % g.box.players for i in range(g.box.players)]
    g.tell("characters_dealt", face_up=g.face_up[:], face_down=1)
    g.do(Seat(g.order[0]), ask)


@step
def ask(g: Game, me: Seat) -> None:
    """One seat looks at the cards passed to it; only it remembers what it saw."""
    if g.picked == g.box.players - 1 and last_takes_both(g):
        g.pool = sorted(g.pool + g.face_down)
        g.face_down = []
    g.seen[me] = g.pool[:]
    g.ask(keep, me, [RANK[rank] for rank in g.pool])


@titled("draft")
def keep(g: Game, me: Seat, choice: str) -> None:
    rank = value(choice)
    g.pool.remove(rank)
    g.roles[me].append(rank)
    g.picked += 1
    if g.log is not None:
        g.tell("character_kept", {me: {"rank": rank}}, seat=me)
    if g.picked < g.box.players:
        g.do(Seat(g.order[g.picked]), ask)
    else:
        g.face_down += g.pool
        g.pool = []
        g.phase = "action"
