"""What moves on the table: every event that can be seen, always to its end, and never a card nobody may know."""

from __future__ import annotations

import pygame
import pytest

from game.citadels.rules.state import View
from game.citadels.table.board import board_of
from game.citadels.table.motions.moves import MAKERS
from game.citadels.words.contents import EVENTS
from game.kernel.rules import of
from game.session.setup import HUMAN
from game.table.flow import Flow
from game.table.screen import TableScreen
from game.ui.draw.sprites import Sprite
from tests.ui.driver import Driver
from tests.ui.table.motion.moving import LONGEST, STEP, at_rest, begin, is_moving, let_it_end, sit
from tools.shots.citadels.scenes import SCENES, Scene, act, before, first_deal

GROUPS = 2
STILL = {word: told.still for word, told in EVENTS.items() if told.still}
FADED = ("gold", "draw_mine", "build", "reveal", "crown", "murder", "robbed", "destroy", "hands_mine", "round",
         "confiscate", "threat", "swap", "museum")  # fmt: skip
CARDS = ("draw", "draw_mine", "hands", "hands_mine", "seer", "emperor", "museum", "museum_mine", "discards", "wizard",
         "spy", "build_mine", "graveyard")  # fmt: skip


def group(number: int) -> list[str]:
    return list(SCENES)[number::GROUPS]


def sit_and_watch(driver: Driver, scene: Scene) -> tuple[TableScreen, list[str]]:
    """The table at which the decision of the scene has just been made, and the moments that are staged of it."""
    staged: list[str] = []
    match, option = before(scene)
    table = sit(driver, match)
    table.motions.staging.watch = lambda played: staged.append(played.moment.name)
    act(table.flow, option)
    driver.shell.step(STEP)
    return table, staged


# -- every event -------------------------------------------------------------------------------------------------------
def test_every_event_moves_or_is_still_for_a_reason() -> None:
    assert set(EVENTS) == set(MAKERS) | set(STILL)
    assert not set(MAKERS) & set(STILL)


def test_every_event_that_moves_is_seen_in_a_scene() -> None:
    rare = {"killed_revealed", "character_put_aside", "characters_dealt"}  # other editions and tables, or with others
    assert set(MAKERS) - rare <= {scene.word for scene in SCENES.values()}


@pytest.mark.long
@pytest.mark.parametrize("number", range(GROUPS))
def test_it_moves_to_its_end_and_leaves_nothing(moving: Driver, number: int) -> None:
    for name in group(number):
        table = begin(moving, SCENES[name])
        news = table.flow.log()[-12:]
        assert is_moving(moving), name
        shown = False
        for _frame in range(LONGEST):
            shown = shown or bool(table.stage.sprites)
            moving.ui.motion.update(STEP)
            if not is_moving(moving):
                break
        assert shown or SCENES[name].word in STILL, name
        assert at_rest(table), (name, news)


@pytest.mark.long
def test_whatever_was_on_the_screen_before_stays_true_at_the_end(moving: Driver) -> None:
    """The last frame of a movement is the table itself: nothing jumps when it is over."""
    for name in ("build_mine", "hands_mine", "murder", "crown", "destroy", "beautify"):
        table = begin(moving, SCENES[name])
        let_it_end(moving)
        table.herald.hush()
        moving.shell.draw(moving.surface)
        left = pygame.image.tobytes(moving.surface, "RGB")
        moving.ui.base.all()
        moving.shell.draw(moving.surface)
        assert pygame.image.tobytes(moving.surface, "RGB") == left, name


def test_the_first_cards_and_gold_are_dealt(moving: Driver) -> None:
    table = TableScreen(moving.ui, Flow(first_deal(), lambda: "normal"))
    moving.ui.stack.reset(table)
    other = board_of(table).model.order[0]
    assert board_of(table).model.players[other].hand - table.lag.of("hand")[other] == 0
    assert board_of(table).model.players[other].gold - table.lag.of("gold")[other] == 0
    assert all(card.hidden for card in table.hand.cards)
    let_it_end(moving)
    assert at_rest(table)
    moving.ui.stack.rebuild()
    assert not is_moving(moving)  # only once


# -- districts that change hands ------------------------------------------------------------------------------------
@pytest.mark.parametrize("name", ["seize", "swap"])
def test_a_district_goes_to_its_new_city_once(moving: Driver, name: str) -> None:
    """It is not seen there before it has been carried there, and stays then."""
    table, staged = sit_and_watch(moving, SCENES[name])
    facts = next(one.facts for one in table.flow.match.events_since(0, 0)[::-1] if one.word == SCENES[name].word)
    city = board_of(table).city_at(facts["seat"])
    assert city is not None
    hidden = [city.plots[facts["card"]].hidden]
    while is_moving(moving):
        moving.ui.motion.update(STEP)
        hidden.append(city.plots[facts["card"]].hidden)
    assert hidden[1:] == sorted(hidden[1:], reverse=True)
    assert any(hidden)
    assert not hidden[-1]
    assert staged == ["carried_off"]  # nobody's card brings the gold that is paid for it


def test_the_gold_for_a_painted_district_flies_there_and_nowhere_else(moving: Driver) -> None:
    table, _staged = sit_and_watch(moving, SCENES["beautify"])
    coin, most = table.motions.coin(), 0
    while is_moving(moving):
        most = max(most, sum(one.picture is coin for one in table.stage.sprites))
        moving.ui.motion.update(STEP)
    assert most == 1


# -- figures -----------------------------------------------------------------------------------------------------------
def test_figures_change_when_coins_set_off_and_land(moving: Driver) -> None:
    table = begin(moving, Scene("gold", "robbed", mine=False, at="target", since=2))
    told = table.flow.match.events_since(0, 0)
    event = next(event for event in told[::-1] if event.word == "gold" and event.facts["why"] == "robbed")
    giver, taker, amount = event.facts["source"], event.facts["target"], event.facts["amount"]

    def shown(seat: int) -> int:
        return board_of(table).model.players[seat].gold - table.lag.of("gold")[seat]

    gives, takes = [shown(giver)], [shown(taker)]
    while is_moving(moving):
        moving.ui.motion.update(STEP)
        gives.append(shown(giver))
        takes.append(shown(taker))
    assert gives[0] == gives[-1] + amount
    assert takes[0] == takes[-1] - amount
    assert gives == sorted(gives, reverse=True)
    assert takes == sorted(takes)
    assert next(i for i, gold in enumerate(takes) if gold > takes[0]) > next(
        i for i, gold in enumerate(gives) if gold < gives[0]
    )


def test_a_card_is_never_seen_twice(moving: Driver) -> None:
    """While a card flies, the place it flies to is empty."""
    table = begin(moving, SCENES["build_mine"])
    moving.ui.motion.update(STEP)  # the moment begins with the first picture
    card = board_of(table).model.me.city[-1].card
    assert board_of(table).city.plots[card].hidden
    assert card not in board_of(table).model.own_hand
    let_it_end(moving)
    assert not board_of(table).city.plots[card].hidden


# -- reduced motion, no motion -----------------------------------------------------------------------------------------
@pytest.mark.long
def test_reduced_motion_fades_and_moves_nothing(moving: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    moving.ui.motion.reduced = True
    places: dict[int, set[tuple[int, int, float]]] = {}
    kept: list[Sprite] = []

    def seen(sprite: Sprite, surface: pygame.Surface) -> None:
        if sprite.visible and sprite.alpha > 0:
            kept.append(sprite)
            places.setdefault(id(sprite), set()).add((round(sprite.x), round(sprite.y), sprite.squash + sprite.angle))

    monkeypatch.setattr(Sprite, "draw", seen)
    for name in FADED:
        table = begin(moving, SCENES[name])
        while is_moving(moving):
            moving.ui.motion.update(STEP)
            moving.shell.draw(moving.surface)
        assert at_rest(table), name
        assert all(len(found) == 1 for found in places.values()), name
        places.clear()


def test_without_movements_everything_is_there_and_said_at_once(moving: Driver) -> None:
    moving.ui.motion.speed = 0
    for name in ("build", "murder", "robbed", "round"):
        table = begin(moving, SCENES[name])
        assert not is_moving(moving)
        assert at_rest(table)
        assert table.herald.visible
        assert table.herald.value


def test_speeds_divide_the_time(moving: Driver) -> None:
    lengths = []
    for speed in (0.5, 1.0, 2.0, 4.0):
        moving.ui.motion.speed = speed
        begin(moving, SCENES["hands_mine"])  # the own act: nobody reads a sentence meanwhile
        lengths.append(let_it_end(moving))
    assert lengths == sorted(lengths, reverse=True)
    assert lengths[0] >= 3 * lengths[2]


# -- secrets -----------------------------------------------------------------------------------------------------------
@pytest.mark.long
@pytest.mark.parametrize("several", [False, True])
def test_no_face_is_made_that_may_not_be_seen(moving: Driver, several: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody puts the picture of a card together that the eyes before the screen may not see; backs fly instead."""
    made: set[str] = set()
    surface = moving.ui.cards.surface

    def spy(card: str, *rest: float) -> pygame.Surface:
        made.add(card)
        return surface(card, *rest)  # type: ignore[arg-type]  # as it was called

    for name in CARDS:
        match, option = before(SCENES[name])
        asked = match.pending
        assert asked is not None
        if several:
            match.hand_over(0, "random") if asked.seat == 0 else None
            for seat in (1, 2):
                match.hand_over(seat, HUMAN) if asked.seat != seat else None
        table = sit(moving, match)
        known = open_cards(table)
        monkeypatch.setattr(moving.ui.cards, "surface", spy)
        made.clear()
        if table.flow.my_ask is not None:
            table.choose(option)
        else:
            act(table.flow, option)
            moving.shell.step(STEP)
        for _frame in range(LONGEST):
            moving.ui.motion.update(STEP)
            moving.shell.draw(moving.surface)
            if not is_moving(moving):
                break
        kinds = set(match.whole.box.kind)
        told = {match.whole.box.kind[card] for event in table.flow.log()[-20:] for card in told_cards(event.facts)}
        assert made & kinds <= known | open_cards(table) | told, name
        monkeypatch.setattr(moving.ui.cards, "surface", surface)


def test_nothing_said_or_flying_stays_when_the_table_is_covered(moving: Driver) -> None:
    """Two people share the screen: what one is told and sees flying is gone when the other comes."""
    match, _option = before(SCENES["build_mine"])
    match.hand_over(1, HUMAN)
    table = sit(moving, match)
    table.flow.lift(0)
    table.refresh()
    table.motions.before()
    table.motions.play(table.flow.log()[-3:])
    table.herald.say("something private", 0)
    assert is_moving(moving)
    table.press("cover")
    assert not table.flow.private
    assert not table.herald.visible
    assert table.stage.over is None
    assert at_rest(table)


def test_what_moves_is_told_as_the_present_eyes_may_know_it(moving: Driver) -> None:
    match, _option = before(SCENES["round"])
    match.hand_over(1, HUMAN)
    table = sit(moving, match)
    assert table.flow.eyes is None  # nobody has confirmed to be alone before the screen
    private = [event for event in match.events_since(0, 0) if event.word == "character_kept"]
    assert any("rank" in event.facts for event in private)
    shown = table.motions._for_present_eyes(match.events_since(0, 0))
    assert not any("rank" in event.facts for event in shown if event.word == "character_kept")


def told_cards(facts: dict[str, object]) -> list[int]:
    """The cards an event names to the eyes before the screen."""
    found = [facts[name] for name in ("card", "own", "armory") if name in facts]
    for name in ("cards", "put_under", "got", "gave"):
        several = facts.get(name)
        found += several if isinstance(several, list) else []
    return [card for card in found if isinstance(card, int) and card >= 0]


def open_cards(table: TableScreen) -> set[str]:
    """The districts that the eyes before the screen may see: all cities, the own hand, and what is to choose from."""
    view = of(View, table.flow.view)
    seen = [*(card for city in view.city for card in city), *(card for hand in view.hand for card in hand)]
    seen += table.offers.tray if table.offers is not None else []
    return {view.box.kind[card] for card in seen if card >= 0}
