"""Random games with all cards: every ask, option, refusal and event becomes a sentence, in English and in German."""

from __future__ import annotations

import gettext
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from game.citadels.rules import Game, Setup
from game.citadels.rules.observe import observe
from game.citadels.rules.state import REAL, UNKNOWN, View
from game.citadels.rules.words import BUILD, CARD, DISTRICT, RANK, SEAT, USE
from game.citadels.table.models import table_model
from game.citadels.words.asking import choices as prompts
from game.citadels.words.asking.choices import reason
from game.citadels.words.contents import EVENTS
from game.citadels.words.names import Names, seal
from game.citadels.words.telling import hearing
from game.citadels.words.telling.narrate import tell
from game.cli.text import choices, news
from game.content import languages
from game.content.languages import INLINE, SOURCE
from game.kernel.options import kind, option
from game.kernel.rng import Rng
from game.kernel.steps import Ask, Seat
from game.table.asking.offers import BUTTON, offers
from game.table.flow import SeatInfo
from game.table.log.news import EXPLAINED
from game.table.words import words
from game.ui import lang, speech
from tests.citadels.table import rule_words
from tests.citadels.tables import box_rules, house_setups, rules

PEOPLE = ("Ada", "Bo", "Cleo", "Dov", "Eva", "Finn", "Gus", "Hal")
SILENT = {"used", "turn_ended", "round_ended"}
PRESETS = ("classic", "devious_dignitaries", "illustrious_emissaries", "vicious_nobles")
OFTEN = 4  # how often each sort of ask, answer and refusal is looked at in one game
READ_OUT = re.compile(r"[\w .,:;?!'\"/-]*")  # what a screen reader reads as it stands
FOR_EYES = re.compile(r"\b([Cc]lick|[Kk]lick|[Gg]low|leuchte[nt]\b)")  # who types and listens does neither
BADLY_SET = re.compile(
    r" [,.;:!?](?!\w)|  (?!−)|: \.|: ,|\(\)|\.\.|,,|^\s|\s$"
)  # two spaces stand before a price alone
MENU = ["gold", "cards", "income", "ability", "end"]


class NothingMissing(gettext.NullTranslations):
    """Asked for a text only if the catalogue has none."""

    def gettext(self, message: str) -> str:
        raise AssertionError(f"no translation for {message!r}")

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        raise AssertionError(f"no translation for {msgid1!r}")


@pytest.fixture(params=INLINE)
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Each language of the data files in turn; every text must be in its catalogue."""
    code: str = request.param
    lang.set_language(code)
    can_be_read_out.cache_clear()
    if code != SOURCE:
        languages.forget()
        languages.catalogue(code, "crown").add_fallback(NothingMissing())
    yield code
    languages.forget()
    lang.set_language("en")


class Reader:
    """Reads everything there is to read in one game."""

    def __init__(self, g: Game) -> None:
        self.g = g
        self.names = Names(PEOPLE[: g.box.players], g.box)
        self.seats = [SeatInfo(name, place) for place, name in enumerate(self.names.seats)]
        self.met: Counter[tuple[str, ...]] = Counter()

    def new(self, *sort: str) -> bool:
        """Whether this sort of thing was not yet looked at often enough."""
        self.met[sort] += 1
        return self.met[sort] <= OFTEN

    def read_ask(self) -> None:
        ask = self.g.pending
        assert ask is not None
        view = observe(self.g, ask.seat)
        if self.new("ask", ask.step):
            asked = prompts.prompt(ask, view, self.names)
            check(asked.title, asked.why)
            assert asked.sign in {seal(rank) for rank in range(self.g.box.ranks + 1)}
            self._read_table(view)
            self._read_waiting(ask)
            self._read_as_if_unknown(ask, view)
        self._read_options(ask, view)
        self._read_refusals(ask, view)

    def _read_options(self, ask: Ask, view: View) -> None:
        found = offers(ask, view, self.names, words("citadels"))
        labels = [offer.label for offer in found.offers]
        check(*labels)
        assert len(set(labels)) == len(labels) or same_cards(ask), labels
        told = choices.choices(ask, view, self.names, words("citadels"))
        lines = news.question(ask, view, self.names, words("citadels"), told, EXPLAINED)
        check(*lines)
        assert all(can_be_read_out(text) for text in lines), lines
        assert len({one.text for one in told}) == len(told) or same_cards(ask), told
        for offer in found.offers:
            assert offer.price is None or 0 <= offer.price <= view.gold[ask.seat], offer

    def _read_as_if_unknown(self, ask: Ask, view: View) -> None:
        """A step without texts of its own is put into words from the kinds of its options, each where it is picked."""
        unknown = ask._replace(step="new_card.new_step", memo={})
        asked = prompts.prompt(unknown, view, self.names)
        check(asked.title, asked.why)
        for offer in offers(unknown, view, self.names, words("citadels")).offers:
            check(offer.label)
            assert offer.place == BUTTON or offer.thing >= 0

    def _read_waiting(self, ask: Ask) -> None:
        for seat in self.g.others(ask.seat):
            view = observe(self.g, seat)
            shown = prompts.waiting(ask.seat, view.title, view, self.names)
            check(shown.title)
            assert shown.why
            check(shown.why)
            assert shown == prompts.waiting(ask.seat, view.title, observe(self.g, None), self.names)

    def _read_refusals(self, ask: Ask, view: View) -> None:
        for word in self._conceivable():
            if word in ask.options or not self.new("refusal", ask.step, kind(word), self.g.stack[-1][3] or ""):
                continue
            problem = self.g.why_not(ask.seat, word)
            check(reason(problem, word, view, self.names), prompts.label(word, ask, view, self.names))

    def _conceivable(self) -> Iterator[str]:
        g = self.g
        yield from MENU
        for card in g.hand[g.stack[-1][1]]:
            yield from (
                BUILD[card],
                CARD[card],
                *(option("build", card, way) for way in ("cards", "loan", "sacrifice")),
            )
        for city in g.city:
            for card in city:
                yield from (DISTRICT[card], USE[card])
        yield from SEAT[: g.box.players]
        yield from RANK[1 : g.box.ranks + 1]

    def _read_table(self, view: View) -> None:
        check(*spoken(view, self.names))
        table_model(view, self.seats, private=True)
        hidden = observe(self.g, None)
        hidden.viewer = view.viewer
        assert REAL not in hidden.warrants
        assert REAL not in hidden.threats or view.threats_open
        assert set(hidden.museum) <= {UNKNOWN}
        assert set(hidden.exchanged[2:]) <= {UNKNOWN}
        assert not any(hidden.aside)
        table_model(hidden, self.seats, private=False)
        check(*spoken(hidden, self.names))

    def read_events(self) -> None:
        assert self.g.log is not None
        for event in self.g.log:
            self.met["event", event.word] += 1
            for viewer in (None, *range(self.g.box.players)):
                sentence = tell(event.word, event.seen_by(viewer), self.names)
                if sentence is not None:
                    check(sentence)
                    assert sentence.endswith(".")
                else:
                    assert event.word in SILENT or event.word in ("gold", "drew")
        self.g.log.clear()


@cache
def can_be_read_out(text: str) -> bool:
    return not FOR_EYES.search(text) and all(READ_OUT.fullmatch(line) for line in speech.lines(text))


def check(*texts: str) -> None:
    for text in texts:
        _check_one(text)


@cache
def _check_one(text: str) -> None:
    """Most texts of a game are met again and again."""
    assert text.strip()
    assert not BADLY_SET.search(text), text
    assert "{" not in text
    assert "None" not in text
    assert "-1" not in text


def spoken(view: View, names: Names) -> list[str]:
    """What the text game says of a table to somebody who asks for everything."""
    cities = [hearing.city(view, seat, names, explained=True) for seat in range(view.box.players)]
    return [
        *hearing.where(view, names), *hearing.hand(view, names, explained=True), *hearing.players(view, names),
        *hearing.gold(view, names), *hearing.order(view, names), *(line for city in cities for line in city),
    ]  # fmt: skip


def same_cards(ask: Ask) -> bool:
    """Two copies of one district may have the same words."""
    return any(kind(word) in ("card", "district", "build") for word in ask.options)


def play_and_read(setup: Setup, seed: int) -> Counter[tuple[str, ...]]:
    """A whole random game, read by everybody at the table."""
    g, rng = rules().start(setup, seed, watched=True), Rng(seed)
    reader = Reader(g)
    while g.stack:
        reader.read_events()
        reader.read_ask()
        g.choose(rng.choice(g.stack[-1][2]))
    reader.read_events()
    over = observe(g, Seat(0))
    check(*spoken(over, reader.names))
    return reader.met


SELDOM = ("theater", "hospital", "graveyard")  # asked only if they are built, and something happens to somebody


def games() -> Iterator[tuple[Setup, int]]:
    """All player counts with casts and districts by chance, and casts that bring what chance may leave out: what is
    seldom asked, and each card of the house.
    """
    for players in range(2, 9):
        for seed in range(4):
            yield box_rules().random_setup(players, players * 100 + seed, nine=players > 3 and seed % 2 == 0), seed
    for seed, preset in enumerate(PRESETS):
        yield rules().preset(5, preset, nine=preset != "classic"), seed
        yield rules().preset(3, preset), seed
    for seed in range(122, 131):
        yield box_rules().chosen_setup(3 + seed % 2 * 3, dict.fromkeys(SELDOM, "always"), seed), seed
    for seed in range(4):
        yield from ((chosen, seed) for chosen in house_setups(3 + seed, seed))


@pytest.mark.long
def test_random_games_can_be_read(language: str) -> None:
    met: Counter[tuple[str, ...]] = Counter()
    for setup, seed in games():
        met += play_and_read(setup, seed)
    steps = {sort[1] for sort in met if sort[0] == "ask"}
    words = {sort[1] for sort in met if sort[0] == "event"}
    assert rule_words.asked_steps() - steps == set(), "no game asked this"
    assert set(EVENTS) - words == set(), "no game told this"
