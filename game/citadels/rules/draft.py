"""The selection phase (rulebook p. 3, 7, 8): discards, then everybody keeps characters in secret.

Which seat keeps or puts aside a card, and in which order, is a fixed plan for each number of players.
"""

from __future__ import annotations

from game.citadels.rules import asked, goods
from game.citadels.rules.plans import KEEP, LOSE_ONE
from game.citadels.rules.state import Game, Table
from game.citadels.rules.words import RANK
from game.kernel.options import value
from game.kernel.steps import Seat, step, titled

ROYAL_RANK = 4  # never lies face up


def face_up_count(players: int, ranks: int) -> int:
    """How many characters are discarded face up: none with 2 or 3 players (rulebook p. 3, 7, 8)."""
    return max(0, ranks - players - 2) if players > 3 else 0


def face_down_first(g: Table) -> int:
    """How many are discarded unseen before the first pick: 1; in the classic game for 2 or 3 all are by choice."""
    return 0 if g.box.players < 4 and g.box.classic else 1


def last_takes_both(g: Table) -> bool:
    """With 7 players and 8 characters, or 8 and 9, the last player also picks up the face-down card."""
    return g.box.players > 3 and g.box.ranks == g.box.players + 1


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
    g.face_down = [cards.pop() for _ in range(face_down_first(g))]
    g.pool = sorted(cards)
    g.order = [(g.crown + i) % g.box.players for i in range(g.box.players)]
    if g.log is not None:
        g.tell("characters_dealt", face_up=g.face_up[:], face_down=len(g.face_down))
    g.do(Seat(g.order[0]), ask)


@step
def ask(g: Game, me: Seat) -> None:
    """One seat looks at the cards passed to it; only it remembers what it saw."""
    place, act = g.box.plan[g.picked]
    seat = Seat(g.order[place])
    if act == LOSE_ONE:
        goods.shuffle(g, g.pool)
        g.face_down.append(g.pool.pop())
        g.pool.sort()
        _go_on(g)
        return
    if g.picked == len(g.box.plan) - 1 and last_takes_both(g):
        g.pool = sorted(g.pool + g.face_down)
        g.face_down = []
    g.seen[seat] = [*g.seen[seat], g.pool[:]]
    g.ask(keep if act == KEEP else put_aside, seat, [RANK[rank] for rank in g.pool])


@titled("draft")
def keep(g: Game, me: Seat, choice: str) -> None:
    rank = value(choice)
    g.pool.remove(rank)
    g.roles[me].append(rank)
    if g.log is not None:
        g.tell("character_kept", {me: {"rank": rank}}, seat=me)
    _go_on(g)


@titled("draft")
def put_aside(g: Game, me: Seat, choice: str) -> None:
    """With 2 and 3 players some cards are discarded by choice."""
    rank = value(choice)
    g.pool.remove(rank)
    g.face_down.append(rank)
    g.aside[me].append(rank)
    if g.log is not None:
        g.tell("character_put_aside", {me: {"rank": rank}}, seat=me)
    _go_on(g)


def _go_on(g: Game) -> None:
    g.picked += 1
    if g.picked < len(g.box.plan):
        g.do(Seat(g.order[g.box.plan[g.picked][0]]), ask)
        return
    g.face_down += g.pool
    g.pool = []
    g.phase = "action"


def _again(g: Game, me: Seat, memo: asked.Memo) -> None:
    ask(g, me)


for _answer in (keep, put_aside):
    asked.question(_answer, _again, at=(asked.CALLED, asked.DRAFTED), between=True)
asked.ANEW["draft"] = ask
