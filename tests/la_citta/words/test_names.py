"""Names in sentences: cities, sites and buildings, and who is told what of voices."""

from __future__ import annotations

from game.kernel.events import Event
from game.kernel.steps import Seat
from game.la_citta.rules.state import Game
from game.la_citta.words.names import Names
from game.la_citta.words.words import LaCittaWords
from game.table.flow import SeatInfo
from game.table.log.marked import MarkedNames
from game.table.log.recap import recap
from game.table.words import words
from game.ui.draw.markup import plain
from game.ui.lang import set_language
from tests.la_citta.rules.tables import A, begun, rules, site
from tools.shots.la_citta.endings import over

SAID = LaCittaWords("la_citta")
PEOPLE = ("Ada", "Bo", "Cleo")
CASES = (
    ("farm", "einen Bauernhof", "den Bauernhof"), ("statue", "eine Statue", "die Statue"),
    ("hospital", "ein Hospital", "das Hospital"),
)  # fmt: skip


def names(g: Game) -> Names:
    return SAID.names(PEOPLE, rules().observe(g, A))


def test_cities_are_called_in_the_order_of_their_founding() -> None:
    g = begun(3)
    said = names(g)
    assert [said.plain_city(castello) for castello in g.towns] == [
        "Lucca", "Volterra", "Todi", "Urbino", "Assisi", "Cortona",
    ]  # fmt: skip


def test_a_city_founded_again_on_a_site_has_a_new_name() -> None:
    said = names(begun(3))
    where = site("H001")
    assert said.plain_city(where) == "H001"
    for town, name in ((6, "Gubbio"), (7, "Orvieto")):
        facts = {"seat": 0, "site": where, "source": said.box.board.number["H082"], "town": town}
        assert name in (SAID.tell("founded", facts, said) or "")
        gone = {"seat": 0, "city": where, "site": where, "building": "castello", "town": town}
        assert SAID.tell("demolished", gone, said) == f"Ada gives {name} up: nobody lives there any more."


def test_names_are_marked_where_the_log_marks_them() -> None:
    said = names(begun(3))
    heard: list[tuple[str, int]] = []

    def mark(what: str, which: int, words: str) -> str:
        heard.append((what, which))
        return f"<{words}>"

    said.mark = mark
    castello = next(iter(said.towns))
    facts = {"seat": 1, "city": castello, "site": site("H001"), "building": "farm"}
    assert SAID.tell("built", facts, said) == "<Bo> builds <a farm> in <Lucca> (<H001>)."
    assert set(heard) == {("seat", 1), ("building", 1), ("city", castello), ("site", 0)}


def test_german_buildings_stand_in_their_case() -> None:
    said = names(begun(3))
    castello = next(iter(said.towns))
    set_language("de")
    try:
        for building, one, the in CASES:
            facts = {"seat": 0, "city": castello, "site": 0, "building": building, "town": 0}
            assert SAID.tell("built", facts, said) == f"Ada baut {one} in Lucca (H001)."
            assert SAID.tell("demolished", facts, said) == f"Ada reißt {the} in Lucca (H001) ab."
    finally:
        set_language("en")


def test_voices_looked_at_are_told_to_who_looked_alone() -> None:
    said = names(begun(3))
    event = Event("looked", {"seat": 1, "places": [1, 2]}, {Seat(1): {"voices": [0, 2]}})
    for viewer in (None, 0, 1, 2):
        sentence = SAID.tell("looked", event.seen_by(viewer), said) or ""
        assert sentence.startswith("Bo looks at voices 2 and 3")
        assert ("Culture" in sentence) == (viewer == 1)


def test_growth_of_a_year_is_one_sentence() -> None:
    said = names(begun(3))
    together = SAID.told("grown").together
    assert together is not None
    facts = [{"seat": 0, "city": city, "count": 1, "why": "growth"} for city in [*said.towns][:3]]
    assert together(facts, said) == "One citizen more each in Lucca, Volterra and Todi."
    assert together([*facts, {**facts[0], "why": "golden_times"}], said) is None


def test_a_site_is_told_with_the_city_it_is_near() -> None:
    g = begun(3)
    view, said = rules().observe(g, A), names(g)
    lucca = g.towns[0]
    assert said.near(lucca, view) == f"{said.plain_site(lucca)} in Lucca"
    beside = g.box.board.near[lucca][0]
    assert said.near(beside, view) == f"{said.plain_site(beside)} near Lucca"


def test_where_the_map_shows_a_site_no_code_names_it() -> None:
    """The text game needs the codes to type them; in the window no hex has one."""
    view = rules().observe(begun(2, seed=1), A)
    facts = {"seat": 0, "city": view.cities[0][0][0], "site": 5, "building": "farm"}
    for pictured in (False, True):
        said = SAID.names(PEOPLE, view)
        said.pictured = pictured
        for told in (
            SAID.tell("built", facts, said),
            said.near(5, view),
            SAID.tell("demolished", {**facts, "town": 0}, said),
        ):
            assert ("H006" in str(told)) != pictured


def test_a_line_says_why_a_citizen_left_and_what_hunger_costs() -> None:
    """Events of earlier versions say nothing of it, and are told as they were."""
    view = rules().observe(begun(2, seed=1), A)
    said = SAID.names(PEOPLE, view)
    mine, theirs = view.cities[0][0][0], view.cities[1][0][0]
    moved = {"seat": 0, "city": mine, "other": 1, "source": theirs, "wish": "education", "kept": True}
    before = "Ada draws a citizen from Todi to Lucca."
    assert SAID.tell("moved", moved, said) == before
    assert SAID.tell("moved", {**moved, "arches": [1, 0]}, said) == f"{before} Education: Lucca 1, Todi 0."
    starved = {"seat": 0, "city": mine}
    assert SAID.tell("starved", starved, said) == "Ada loses a citizen of Lucca to hunger."
    assert str(SAID.tell("starved", {**starved, "costs": "card"}, said)).endswith("an action card next year.")
    assert str(SAID.tell("starved", {**starved, "costs": "points"}, said)).endswith("5 points.")


def test_the_recap_says_what_decided_about_every_citizen_who_was_drawn() -> None:
    match = over(3, 2)
    events, told = match.events_since(0, A), 0
    names = MarkedNames(words("la_citta"), [SeatInfo(one.name, one.shield) for one in match.setup.seats], match.view(A))
    for year in (events[at : at + 60] for at in range(0, len(events), 60)):
        for city in dict.fromkeys(one.facts["city"] for one in year if one.word == "moved" and one.facts["other"] == A):
            moved = [one for one in year if one.word == "moved" and one.facts["city"] == city]
            lines = [plain(line.text) for line in recap(moved, names, int(A))]
            mine, theirs = moved[0].facts["arches"]
            assert any(f" {mine}, " in line and f" {theirs}" in line for line in lines), lines
            told += 1
    assert told
