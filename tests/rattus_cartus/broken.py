"""Rules broken on purpose, one line each: for every one of them a scenario that cites the ruling must come out red."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import CodeType
from typing import Any, NamedTuple

from game.rattus_cartus.rules import (
    action,
    enter,
    gifts,
    goods,
    knowledge,
    look,
    observe,
    resolving,
    scoring,
    supply,
)  # fmt: skip
from game.rattus_cartus.rules import round as rounds
from game.rattus_cartus.rules.buildings import brewery, guard_tower, hospital
from game.rattus_cartus.rules.specials import duel, flute, gold, passing, sword


class Break(NamedTuple):
    """The ruling that is broken, the function in which it stands, the text in it that is changed, and into what."""

    ruling: int
    function: Callable[..., Any]
    text: str
    broken: str


MOVED = "[*[seat for seat in g.arrived[estate] if seat != me], int(me)]"
ENTERED = "[*g.entered[slot], int(me)]"
WAITING = "[*[seat for seat in g.waiting if seat != me], int(me)]"
SHORT = 'g.tell("short", seat=me, kind="follower", missing=count)'
TAKEN = "stock[:count], stock[count:]"
SUPPLIES = "SUPPLIES[len(g.row)]"
ASK_SUPPLY = "supply.ask(g, g.start)"
BREAKS = (
    Break(1, goods.change_rats, "max(0, before + change)", "before + change"),
    Break(2, look.chosen, "g.knows[card] |= 1 << me", "g.knows[card] |= g.box.everybody"),
    Break(3, look.chosen, "ask(g, me, left, position)", "ask(g, me, left)"),
    Break(4, goods.draw, "and not reshuffle(g)", ""),
    Break(4, supply.go_on, "(me + 1)", "(me - 1)"),
    Break(5, enter.announced, "count = g.numbers[me] = value(choice)", "count = value(choice)"),
    Break(6, enter._ask_number, "if card < LAID_END", ""),
    Break(6, enter._ask_card, "if card < LAID_END", ""),
    Break(7, passing.problem, "len(g.waiting) > 1", "True"),
    Break(8, passing.play, WAITING, "[int(me), *[seat for seat in g.waiting if seat != me]]"),
    Break(8, passing.play, "goods.discard(g, me, min(cards(g, me)))", "g.hand[me].remove(min(cards(g, me)))"),
    Break(9, enter.chosen, ENTERED, "[int(me), *g.entered[slot]]"),
    Break(10, resolving._count, "rats += estates[card] != estate", "rats += 1"),
    Break(10, resolving._count, "elif card < POINTS_END:", "elif False:"),
    Break(11, goods.gain, MOVED, "[int(me), *[seat for seat in g.arrived[estate] if seat != me]]"),
    Break(11, scoring.ranking, "if points[seat]]", "]"),
    Break(11, scoring.ranking, "g.arrived[estate]", "reversed(g.arrived[estate])"),
    Break(12, resolving._count, "for seat in inside:", "for seat in reversed(inside):"),
    Break(13, resolving.go_on, "swords, flutes, actions", "flutes, swords, actions"),
    Break(13, sword.strike, "len(g.hand[loser])", "len(g.hand[loser] + g.laid[loser])"),
    Break(14, sword.strike, "len(g.hand[loser]) // 2", "(len(g.hand[loser]) + 1) // 2"),
    Break(14, duel.winner, "len({*found.values()}) < 2", "False"),
    Break(14, duel.winner, "max(found", "max(reversed(found)"),
    Break(15, duel.counts, "g.entered[g.slot]", "g.first_in"),
    Break(16, flute.resolve, "or not g.rats[winner]", ""),
    Break(17, knowledge.given, "knows[card] = from_", "knows[card] = 0"),
    Break(18, guard_tower.GuardTower.use, "seat not in safe and", ""),
    Break(18, guard_tower.GuardTower.use, ">= size", "> size"),
    Break(18, guard_tower.sheltered, "if _is_tower(g, slot)", "if slot == g.slot"),
    Break(19, gifts.ask, "for card in g.hand[giver]", "for card in g.hand[giver] if card < 84"),
    Break(20, hospital.Hospital.use, "if premium:", "if not premium:"),
    Break(20, hospital.ask, "if g.rats[me] and g.hand[me]", "if g.hand[me]"),
    Break(21, brewery.Brewery.use, "g.gained[me]", "max(points[me] for points in g.points)"),
    Break(22, goods.take_markers, "min(count, g.markers_left)", "count"),
    Break(22, goods.take, TAKEN, f"({TAKEN}) if stock[count:] else ([], stock)"),
    Break(23, rounds.start, "while all_the_same(g):", "if all_the_same(g):"),
    Break(23, rounds.replace_last, "*row, old = g.row", "old, *row = g.row"),
    Break(24, rounds.all_the_same, "g.box.building_of[card]", "card"),
    Break(25, resolving.most, "count > best", "count >= best"),
    Break(25, resolving.go_on, "g.box.players > 2", "True"),
    Break(26, rounds.end, "(g.start + 1)", "(g.start - 1)"),
    Break(27, scoring.of_majority, "not best or ", ""),
    Break(27, scoring.of_majority, "MOST_ALONE if alone else", "MOST_ALONE if best else"),
    Break(28, scoring.lines, '("sword", "flute", "pass")', '("sword", "flute")'),
    Break(29, scoring.plague, "rats > nuns(g)", "rats >= nuns(g)"),
    Break(29, scoring.winners, '-g.scores[seat]["rats"]', 'g.scores[seat]["rats"]'),
    Break(30, gold.points, "SECOND // len(second)", "SECOND"),
    Break(30, gold.points, "FIRST + SECOND\n", "FIRST\n"),
    Break(31, observe._hands, "card if knows[card] else UNKNOWN", "card"),
    Break(32, goods.draw, "while count:", "while count and len(g.hand[me]) < 12:"),
    Break(34, observe._piles, "card if over or v.knows[card] else UNKNOWN", "card"),
    Break(35, enter.ask, "offers[len(g.row)]", "[offers[len(g.row)][g.supplied[me]]]"),
    Break(36, enter.chosen, "g.waiting.remove(me)", "pass"),
    Break(37, resolving.begin, "g.box.players == 2", "False"),
    Break(38, gold.points, "if next_best and not two:", "if next_best:"),
    Break(38, gold.points, "FIRST if two and not tie_of_two", "FIRST if False"),
    Break(39, gold.points, "found[first[0]] = FIRST", "found[first[0]] = FIRST + SECOND * (sum(counts) == best)"),
    Break(40, resolving.go_on, "swords, flutes, actions", "actions, swords, flutes"),
    Break(42, action.chosen, "if choice != USE:", "if False:"),
    Break(43, resolving.most, "if card < POINTS_END", ""),
    Break(44, resolving.actions, "if g.last_round():", "if False:"),
    Break(44, resolving._bonus, "estate, 1)", "estate, 2)"),
    Break(45, resolving._count, 'goods.change_rats(g, Seat(seat), rats, "cards")', "pass"),
    Break(46, goods.draw, SHORT, "g.rats[me] += count"),
    Break(47, scoring.plague, "g.box.lowest_survive and", ""),
    Break(48, rounds.start, ASK_SUPPLY, f"{ASK_SUPPLY} if g.building_deck else supply.enter.begin(g)"),
    Break(49, resolving.close, "goods.put_back(g, g.laid[seat])", "pass"),
    Break(50, supply.chosen, "if draw:", "if draw and not looks:"),
    Break(51, resolving.actions, "reversed(order(g))", "order(g)"),
    Break(52, resolving._count, "if points:", "if True:"),
    Break(53, observe.observe, "getattr(g, name)[:])", "getattr(g, name)[:] if name != 'rats' else [10] * 5)"),
    Break(54, goods.draw, "count -= len(drawn)", "count -= len(drawn) + (not g.deck and reshuffle(g)) * 0"),
    Break(55, duel.losers, "if count == min(found.values())", "if count < max(found.values())"),
    Break(56, guard_tower.give, "min(g.box.premium[g.building(g.slot)], len(g.hand[me]))", "1"),
    Break(57, goods.take, "g.knows[card] = g.box.everybody", "g.knows[card] = 0"),
    Break(57, knowledge.given, "knows[one] &= both", "pass"),
    Break(58, look.chosen, "if position not in g.looked[me]:", "if False:"),
    Break(59, hospital.ask, "for card in g.hand[me]", "for card in g.hand[me] if card < 84"),
    Break(60, rounds.all_the_same, "g.box.building_of[card]", "g.box.building_estate[g.box.building_of[card]]"),
    Break(61, resolving.actions, "if g.premium in g.entered[g.slot]:", "if True:"),
    Break(62, resolving.close, "goods.put_back(g, g.laid[seat])", "g.hand[seat] += g.laid[seat]"),
    Break(63, rounds.replace_last, "[old, *pile]", "[*pile[:1], old, *pile[1:]]"),
    Break(64, supply.ask, SUPPLIES, f"[word for slot, word in enumerate({SUPPLIES}) if slot not in g.supplied]"),
    Break(65, passing.problem, "not cards(g, me)", "not cards(g, me) or g.box.players == 2"),
)  # fmt: skip


@contextmanager
def broken(fault: Break) -> Iterator[None]:
    """The rule is broken as long as this lasts, for everybody who calls the function."""
    whole = fault.function.__code__
    fault.function.__code__ = _changed(fault)
    try:
        yield
    finally:
        fault.function.__code__ = whole


def _changed(fault: Break) -> CodeType:
    source = textwrap.dedent(inspect.getsource(fault.function))
    assert source.count(fault.text) >= 1, f"{fault.function.__qualname__} does not say {fault.text!r} any more"
    tree = ast.parse(source.replace(fault.text, fault.broken))
    definition = tree.body[0]
    assert isinstance(definition, ast.FunctionDef)
    definition.decorator_list = []  # it is registered already
    names: dict[str, Any] = {}
    exec(compile(tree, "<broken>", "exec"), fault.function.__globals__ | {}, names)
    code: CodeType = names[definition.name].__code__
    return code
