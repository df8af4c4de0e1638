"""Single decisions of the `normal` player that a person would call obvious."""

from __future__ import annotations

from typing import Any

import pytest

from game.citadels.bot import beliefs, hands
from game.citadels.bot import beliefs as ranks
from game.citadels.bot import turn as reactions
from game.citadels.bot.building import best_build
from game.citadels.bot.cards import hand_value
from game.citadels.bot.normal import NormalBot
from game.citadels.content import own_cards
from game.citadels.rules import Citadels, Setup, turn
from game.citadels.rules.state import BLANK, REAL, UNKNOWN, Game, View
from game.citadels.rules.words import BUILD, CARD, CARDS, DISTRICT, GOLD, RANK, SEAT
from game.kernel.options import PASS, option, value
from game.kernel.rng import Rng
from game.kernel.steps import Ask, Seat

GAME = Citadels(own_cards().box)
BRIBE, REFUSE, REVEAL = option("bribe"), option("refuse"), option("reveal")


def a_turn(setup: Setup, character: str, hand: list[str], city: list[str], gold: int, **others: Any) -> Game:
    """A game in which seat 0 has gathered and plays this character; the other seats' cities are given by name."""
    g = GAME.start(setup, 1)
    cards = [card for zone in (g.deck, *g.hand) for card in zone]

    def take(names: list[str]) -> list[int]:
        taken = [next(card for card in cards if g.box.kind[card] == name) for name in names]
        cards[:] = [card for card in cards if card not in taken]
        return taken

    cities = others.get("cities", [])
    g.hand[0], g.city[0] = take(hand), take(city)
    for seat in range(1, g.box.players):
        g.city[seat] = take(cities[seat - 1]) if seat <= len(cities) else []
        g.hand[seat] = [cards.pop() for _ in range(2)]
    g.deck, g.gold[0] = cards, gold
    _play_on_as(g, g.box.rank_of(character))
    return g


def _play_on_as(g: Game, rank: int) -> None:
    """Seat 0 holds this rank and looks at its menu; the others hold the highest of the rest."""
    rest = [r for r in range(1, g.box.ranks + 1) if r != rank]
    g.roles = [[rank], *([rest.pop()] for _ in range(g.box.players - 1))]
    g.face_up, g.face_down, g.pool, g.picked = [], rest, [], len(g.box.plan)
    g.phase, g.rank, g.seat, g.shown[rank] = "action", rank, Seat(0), 0
    g.gathered, g.builds, g.used = True, g.box.characters[rank].builds, ["ability", "income"]
    g.stack = [["citadels/round.call", 0]]
    g.do(Seat(0), turn.menu)
    g.run()


def seen(g: Game, seat: int = 0) -> View:
    return GAME.observe(g, Seat(seat))


def decided(g: Game) -> str:
    ask = g.pending
    assert ask is not None
    return NormalBot(1).decide(seen(g, ask.seat), ask)


def card(g: Game, name: str) -> int:
    return g.box.cards_of(name)[0]


# -- building --------------------------------------------------------------------------------------------------------
def test_the_district_that_completes_the_city_and_scores_most_is_built() -> None:
    six = ["tavern", "market", "docks", "temple", "church", "watchtower"]
    g = a_turn(GAME.preset(4), "architect", ["palace", "monastery"], six, 5)
    assert g.box.kind[value(decided(g))] == "palace"


def test_two_districts_are_better_than_a_dearer_one() -> None:
    g = a_turn(GAME.preset(4), "architect", ["cathedral", "manor", "barracks"], [], 6)
    assert g.box.kind[value(decided(g))] in ("manor", "barracks")


def test_under_a_warrant_the_least_district_goes_first() -> None:
    g = a_turn(GAME.preset(4, "ambitious_aristocrats"), "architect", ["palace", "temple", "manor"], [], 9)
    assert g.box.kind[value(decided(g))] == "palace"
    g.warrants[6], g.warrants[7], g.warrants[8] = REAL, BLANK, BLANK  # to whoever carries one they all look alike
    assert g.box.kind[value(decided(g))] == "temple"


def test_the_cheapest_own_district_dies_for_the_necropolis() -> None:
    g = a_turn(GAME.preset(4, "devious_dignitaries"), "king", ["necropolis"], ["palace", "tavern"], 1)
    chosen = decided(g)
    assert chosen == option("build", card(g, "necropolis"), "sacrifice")
    g.choose(chosen)
    assert g.box.kind[value(decided(g))] == "tavern"


# -- hands -----------------------------------------------------------------------------------------------------------
def test_the_secret_vault_is_never_given_lightly() -> None:
    g = a_turn(GAME.preset(4, "devious_dignitaries"), "king", ["secret_vault", "tavern", "manor"], ["tavern"], 3)
    words = [CARD[c] for c in g.hand[0]]
    assert g.box.kind[value(hands.which_to_give(seen(g), words))] == "tavern"
    assert hand_value(seen(g), Seat(0), card(g, "secret_vault")) > 3


def test_the_navigator_takes_what_is_missing() -> None:
    setup = GAME.preset(4, "devious_dignitaries")
    words = [PASS, GOLD, CARDS]
    assert hands.four_of_which(seen(a_turn(setup, "navigator", [], [], 5)), words) == CARDS
    rich_hand = ["palace", "cathedral", "fortress", "manor"]
    assert hands.four_of_which(seen(a_turn(setup, "navigator", rich_hand, [], 0)), words) == GOLD


def test_the_spy_names_the_type_he_knows_of() -> None:
    g = a_turn(GAME.preset(4, "illustrious_emissaries"), "spy", [], [], 0)
    military = [c for c in g.deck if g.box.type[c] == 3][:2]
    g.deck = [c for c in g.deck if c not in military] + g.hand[2]
    g.hand[2], g.gold[2] = military, 4
    for known in military:
        g.knows[known] = 1
    view = seen(g)
    assert hands.whom_to_spy_on(view, [PASS, SEAT[1], SEAT[2], SEAT[3]]) == SEAT[2]
    assert hands.which_type(view, [option("type", n) for n in range(5)], Seat(2)) == option("type", 3)


def test_the_wizard_builds_at_once_what_he_can_pay() -> None:
    g = a_turn(GAME.preset(4, "devious_dignitaries"), "wizard", ["palace", "temple"], [], 6)
    words = [option("keep"), BUILD[card(g, "palace")]]
    assert hands.keep_or_build(seen(g), words) == words[1]


# -- naming characters -----------------------------------------------------------------------------------------------
def test_the_richest_is_robbed_and_nobody_names_what_lies_open() -> None:
    g = a_turn(GAME.preset(4), "thief", [], [], 2)
    g.shown[2], g.face_up = 0, [3]
    g.roles, g.face_down = [[2], [8], [7], [6]], [1, 4, 5]
    g.gold, g.seen = [2, 0, 9, 0], [[[2, 6, 7, 8]], [], [], []]
    g.order, g.shown[1] = [3, 1, 2, 0], -1
    g.rank = 2
    words = [RANK[rank] for rank in (3, 4, 5, 6, 7, 8)]
    believed = beliefs.beliefs(seen(g))
    assert not any(3 in ranks_of for ranks_of in believed.values())
    assert ranks.whom_to_rob(seen(g), words, Rng(1)) != RANK[3]


@pytest.mark.parametrize("players", [2, 3, 4, 6, 8])
def test_beliefs_add_up_to_the_characters_held(players: int) -> None:
    game, held = GAME, 2 if players < 4 else 1
    g = game.start(game.random_setup(players, players), 3)
    while g.phase == "draft":
        g.choose(decided(g))
    for viewer in range(players):
        view = seen(g, viewer)
        for seat, chances in beliefs.beliefs(view).items():
            assert sum(chances.values()) == pytest.approx(held, abs=0.35)
            assert not set(chances) & {*view.roles[viewer], *view.face_up}
            assert seat != viewer


# -- answers to others -----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("mark", "gold", "answer"), [
    (UNKNOWN, 6, BRIBE), (UNKNOWN, 1, BRIBE), (REAL, 8, BRIBE), (BLANK, 6, REFUSE), (BLANK, 0, BRIBE),
])  # fmt: skip
def test_a_bribe_is_paid_unless_the_loss_to_be_expected_is_smaller(mark: int, gold: int, answer: str) -> None:
    view = seen(a_turn(GAME.preset(4, "devious_dignitaries"), "king", [], [], gold))
    view.threats[4] = mark
    assert reactions.bribe_or_refuse(view, [BRIBE, REFUSE]) == answer


@pytest.mark.parametrize(("mark", "answer"), [(REAL, REVEAL), (BLANK, PASS)])
def test_only_the_flower_is_turned_up(mark: int, answer: str) -> None:
    view = seen(a_turn(GAME.preset(4, "devious_dignitaries"), "king", [], [], 4))
    view.threats[4] = mark
    assert reactions.reveal_threat(view, [PASS, REVEAL]) == answer


def test_the_magistrate_takes_a_dear_district() -> None:
    view = seen(a_turn(GAME.preset(4, "devious_dignitaries"), "king", [], [], 4))
    view.site, view.site_price = view.box.cards_of("palace")[0], 5
    assert reactions.confiscate(view, [PASS, REVEAL]) == REVEAL


def test_the_crown_does_not_go_to_whoever_leads() -> None:
    cities = [["palace", "castle", "cathedral", "fortress", "harbor"], ["tavern"], ["market"]]
    g = a_turn(GAME.preset(4, "illustrious_emissaries"), "emperor", [], [], 2, cities=cities)
    g.gold = [2, 2, 2, 2]
    assert reactions.who_gets_the_crown(seen(g), [SEAT[1], SEAT[2], SEAT[3]]) != SEAT[1]


# -- rank 8 ----------------------------------------------------------------------------------------------------------
def test_the_marshal_takes_a_cheap_district_from_the_leader() -> None:
    cities = [["tavern"], ["manor", "market", "docks", "prison", "temple", "harbor"], ["church"]]
    g = a_turn(GAME.preset(4, "devious_dignitaries"), "marshal", [], ["tavern"], 6, cities=cities)
    g.used = ["income"]
    g.stack.pop()
    g.do(Seat(0), turn.menu)
    g.run()
    assert decided(g) == "ability"
    g.choose("ability")
    assert g.owner(value(decided(g))) == 2


def test_a_begun_ability_is_never_passed() -> None:
    g = a_turn(GAME.preset(4), "warlord", [], [], 0, cities=[["palace"], ["tavern"], []])
    words = [PASS, DISTRICT[card(g, "tavern")]]
    assert NormalBot(1).decide(seen(g), Ask(5, Seat(0), "warlord.destroy", words, {})) == words[1]


def test_a_dear_attack_is_not_begun_when_nobody_leads() -> None:
    g = a_turn(GAME.preset(4), "warlord", [], [], 4, cities=[["palace"], ["palace"], ["palace"]])
    g.gold[1:] = [2, 2, 2]
    g.used = ["income"]
    g.stack.pop()
    g.do(Seat(0), turn.menu)
    g.run()
    assert decided(g) == "end"


def test_nothing_is_built_that_is_worth_nothing() -> None:
    g = a_turn(GAME.preset(4), "king", [], [], 4)
    assert best_build(seen(g), ["end"]) is None
