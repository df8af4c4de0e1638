"""Politics cards, rounds, drawing face down, and the card that hunger costs."""

from __future__ import annotations

from game.la_citta.rules import politics_round
from tests.helpers.rulings import LA_CITTA
from tests.la_citta.rules.tables import (
    A,
    B,
    Cities,
    answer,
    at_politics,
    begun,
    offered,
    rules,
    site,
    table,
    told,
    why_not,
)  # fmt: skip

ruling = LA_CITTA.ruling
CITY: Cities = {A: [("H082", 6, {"H091": "hospital", "H100": "farm", "H073": "statue"})], B: [("H113", 3, {})]}
CARDS = ("bread_and_games", "golden_times", "rich_harvest", "closeness", "great_builder")


@ruling(34, 45, 49)
def test_the_great_builder_takes_gold_for_the_exact_class() -> None:
    g = at_politics(table(CITY, gold={A: 2}, display=CARDS))
    assert {"great_builder at H111: farm", "great_builder at H111: palazzo"} <= {*offered(g)}
    assert why_not(g, "great_builder at H111: cathedral") == "gold_short"
    answer(g, "great_builder at H111: palazzo")
    assert g.gold[A] == 0
    assert g.building[site("H111")] == g.box.building_ids.index("palazzo")
    assert not [text for text in offered(at_politics(table(CITY, gold={A: 0}, display=CARDS))) if "great" in text]


@ruling(24, 37, 48, 57)
def test_figures_raise_one_colour_of_a_building() -> None:
    g = at_politics(table(CITY, gold={A: 5}, display=CARDS))
    assert why_not(g, "bread_and_games at H100: culture_1") == "no_arches"
    assert why_not(g, "bread_and_games at H113: culture_1") == "not_yours"
    (city,) = g.cities[A]
    answer(g, "bread_and_games at H091: health_3")
    (city,) = g.cities[A]
    assert ([g.points(city, wish) for wish in range(3)], g.gold[A], g.free_figures(A)) == ([1, 1, 4], 0, 1)


@ruling(25)
def test_figures_are_no_citizens() -> None:
    g = at_politics(table(CITY, gold={A: 5}, display=CARDS))
    before = g.people_of(A)
    answer(g, "bread_and_games at H091: education_2")
    assert g.people_of(A) == before
    assert g.citizens + sum(g.people) == 130


@ruling(10, 31, 50)
def test_golden_times_never_exceed_the_limit_or_the_supply() -> None:
    g = at_politics(table({A: [("H082", 4, {})]}, gold={A: 5}, display=CARDS))
    assert [text for text in offered(g) if text.startswith("golden")] == ["golden_times at H082: 1"]
    assert why_not(g, "golden_times at H082: 2") == "limit"
    assert why_not(g, "golden_times at H113: 1") == "not_yours"
    answer(g, "golden_times at H082: 1")
    assert (g.people[site("H082")], g.gold[A]) == (5, 5)
    g = at_politics(table({A: [("H082", 2, {})]}, gold={A: 5}, display=CARDS, citizens=1))
    assert why_not(g, "golden_times at H082: 2") == "supply_empty"


@ruling(22, 66)
def test_a_rich_harvest_doubles_a_farm_once_and_not_in_the_last_year() -> None:
    g = table(CITY, landscape={"R10": "F3", "R11": "F2"}, display=("rich_harvest", "rich_harvest"))
    at_politics(g)
    food = g.food(A)
    answer(g, "rich_harvest at H100")
    assert g.food(A) == food + g.box.food[site("H100")]
    assert why_not(g, "rich_harvest at H113") == "no_farm"  # B is asked, whose castello is none
    answer(g, "gold")
    assert why_not(g, "rich_harvest at H100") == "harvested"
    last = at_politics(table(CITY, display=("rich_harvest", "rich_harvest"), year=6))
    assert why_not(last, "rich_harvest at H100") == "last_year"
    assert not [text for text in offered(last) if "harvest" in text]


@ruling(36, 51, 61)
def test_looks_are_private_and_their_places_are_public() -> None:
    voice = ("culture", "health", "education", "education")
    g = table(CITY, gold={A: 2}, display=CARDS, voice=voice)
    at_politics(g)
    assert {"closeness:23", "closeness:234"} <= {*offered(g)}
    answer(g, "closeness:24")
    mine, theirs = rules().observe(g, A), rules().observe(g, B)
    assert mine.voice == [0, 2, -1, 1]
    assert theirs.voice == [0, -1, -1, -1]
    assert theirs.looked[A] == [1, 3]
    assert rules().observe(g, None).voice == [0, -1, -1, -1]
    (event,) = [event for event in g.log or [] if event.word == "looked"]
    assert (event.public["places"], event.for_seat) == ([1, 3], {A: {"voices": [2, 1]}})
    poor = at_politics(table(CITY, gold={A: 1}, display=CARDS, voice=voice))
    assert why_not(poor, "closeness:234") == "gold_short"


@ruling(28, 29, 64)
def test_who_can_play_nothing_draws_face_down_without_being_asked() -> None:
    g = table(
        {B: [("H113", 3, {})]}, gold={A: 0}, display=("palazzo", "palazzo", "cathedral", "cathedral", "university")
    )
    g.display = [card for card in range(32) if g.box.kind_of[card] in ("palazzo", "cathedral")][:7]
    g.deck = [card for card in range(32) if card not in g.display]
    g.actions[A] = 0
    at_politics(g)
    assert (g.stack[-1][1], len(g.blind[A]), len(g.deck)) == (B, 1, 24)
    assert told(g, "drew") == [{"seat": A}]
    assert rules().observe(g, A).blind[A] == [[-1, 0]]
    assert why_not(g, "draw") == "can_play"


@ruling(28)
def test_with_the_option_drawing_is_always_a_choice() -> None:
    g = at_politics(table(CITY, options=["allow_voluntary_pass"]))
    assert "draw" in offered(g)
    answer(g, "draw")
    assert (len(g.blind[A]), g.used(A), rules().observe(g, A).blind[A]) == (1, 1, [[-1, 0]])


@ruling(30, 54, 64)
def test_hunger_costs_an_action_card_in_the_first_round() -> None:
    g = table(CITY)
    g.penalty[A] = 1
    at_politics(g)
    assert (g.stack[-1][1], g.actions[A], g.penalty[A], g.used(A)) == (B, 2, 0, 1)
    assert told(g, "flipped") == [{"seat": A}]


@ruling(44, 60)
def test_the_display_always_holds_seven_and_used_cards_come_back_shuffled() -> None:
    g = begun(5, 3)
    eras = set()
    while g.stack:
        assert len(g.display) == 7
        eras.add(g.era)
        options = g.stack[-1][2]
        politics = [one for one in options if one.partition(":")[0] in g.box.kinds]
        g.choose((politics or options)[-1])
    assert max(eras) > 0


@ruling(38)
def test_a_player_without_cities_plays_on() -> None:
    g = at_politics(table({B: [("H113", 3, {})]}, display=("closeness", "golden_times")))
    kinds = {text.partition(":")[0].partition(" ")[0] for text in offered(g)}
    assert kinds == {"gold", "closeness"}
    assert why_not(g, "new_city at H027 from H113") == "not_yours"


def test_a_card_that_does_not_lie_open_cannot_be_used() -> None:
    g = table(CITY, gold={A: 9})
    g.display = [card for card in range(32) if g.box.kind_of[card] in ("palazzo", "cathedral")][:7]
    g.deck = [card for card in range(32) if card not in g.display]
    at_politics(g)
    assert why_not(g, "golden_times at H082: 1") == "not_displayed"
    assert why_not(g, "castello at H027") == "not_now"


@ruling(28)
def test_games_begun_by_older_rules_go_on_by_them() -> None:
    """Before drawing was freed an open card that builds nothing had to be used: in such games it still has to."""
    for version, options, free in ((1, [], False), (2, [], False), (3, [], True), (3, ["must_use_open_cards"], False)):
        setup = {**rules().setup(2, {"start": A, "options": options}, 1), "version": version}
        g = rules().new(setup, 1)
        while g.phase != "politics" or g.pending is None or g.pending.seat != A:
            g.choose(g.stack[-1][2][0])
        kinds = ("palazzo", "cathedral", "university", "closeness")
        g.display = [next(c for c in range(32) if g.box.kind_of[c] == kind) for kind in kinds]
        g.gold[A] = g.actions[A] = 0
        g.stack.pop()
        g.do(A, politics_round.turn)
        g.run()
        assert ("draw" in offered(g)) == free
        assert why_not(g, "draw") == (None if free else "can_play")
