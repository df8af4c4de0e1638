"""A complete game out of one seat's View: the unknown is filled in at random, consistent with all the seat knows.

The law: observe(determinize(view, rng), seat) == view. A View that cannot be satisfied raises; it never falls back on
anything.
"""

from __future__ import annotations

from game.kernel.rng import Rng
from game.kernel.rules import Impossible
from game.la_citta.rules import asked
from game.la_citta.rules.observe import PUBLIC, PUBLIC_LISTS
from game.la_citta.rules.state import UNKNOWN, Game, View

__all__ = ["Impossible", "determinize"]


def determinize(v: View, rng: Rng) -> Game:
    """One complete game in which the viewer would see exactly this View. Raises Impossible."""
    g = Game()
    g.box, g.log = v.box, None
    for name in PUBLIC:
        setattr(g, name, getattr(v, name))
    for name in PUBLIC_LISTS:
        setattr(g, name, getattr(v, name)[:])
    g.scores = [dict(line) for line in v.scores]
    g.rng = rng.branch()
    _deal_voices(g, v, rng)
    _deal_politics(g, v, rng)
    _restore_question(g, v)
    return g


def _deal_voices(g: Game, v: View, rng: Rng) -> None:
    """Without replacement from all 27 but those used and seen."""
    hidden = v.box.voices[:]
    try:
        for wish in (*v.voice_out, *(wish for wish in v.voice if wish != UNKNOWN)):
            hidden.remove(wish)
    except ValueError as error:
        raise Impossible("more voices of a kind are known than there are") from error
    if len(hidden) != len(v.voice_deck) + v.voice.count(UNKNOWN):
        raise Impossible("the voice cards do not add up")
    rng.shuffle(hidden)
    g.voice = [hidden.pop() if wish == UNKNOWN else wish for wish in v.voice]
    g.voice_deck = hidden


def _deal_politics(g: Game, v: View, rng: Rng) -> None:
    """What was drawn face down before the discards were shuffled is none of the cards that all saw going into them."""
    known = {*v.display, *v.discard, *(card for cards in v.played for card in cards)}
    hidden = [card for card in range(len(v.box.kind_of)) if card not in known]
    rng.shuffle(hidden)
    entries = [entry for cards in (*v.blind, v.buried) for entry in cards]
    if len(hidden) != len(v.deck) + len(entries):
        raise Impossible("the politics cards do not add up")
    old = len([era for _, era in entries if era < v.era])
    older = [card for card in hidden if card not in v.shuffled][:old]
    if len(older) != old:
        raise Impossible("a card was drawn face down that everybody has seen")
    newer = [card for card in hidden if card not in older]
    g.blind = [[[(older if era < v.era else newer).pop(), era] for _, era in cards] for cards in v.blind]
    g.buried = [[(older if era < v.era else newer).pop(), era] for _, era in v.buried]
    g.deck = newer


def _restore_question(g: Game, v: View) -> None:
    """The viewer's own ask stands as it is; another's is asked anew in the sampled world."""
    g.stack = v.stack[:]
    g.answered = max(v.answered, 0)
    if v.asked < 0 or v.asked == v.viewer:
        return
    try:
        asked.put_anew(g, v.title, v.asked)
    except asked.Unfit as error:
        raise Impossible("the question could not have been put") from error
