"""What one player does in a row stands in one line, as long as that reads as one sentence."""

from __future__ import annotations

from game.bots.inline import InlineBots
from game.citadels.rules.citadels import to_plain
from game.kernel.events import Facts
from game.session.match import Match, Shown
from game.session.setup import MatchSetup, SeatSetup
from game.table.flow import SeatInfo
from game.table.log.chronicle import lines
from game.table.log.marked import MarkedNames
from game.table.words import words
from game.ui.draw.markup import plain
from tests.citadels.tables import rules

Act = tuple[str, Facts]

NAMES = ("Ada", "Bo", "Cleo", "Dov")
SETUP = rules().preset(4, "devious_dignitaries")
BOX = rules().box(SETUP)
TAVERN, PRISON = BOX.cards_of("tavern")[0], BOX.cards_of("prison")[0]
GOLD: Act = ("gold", {"source": "bank", "target": 0, "amount": 2, "why": "gather"})
SWAP: Act = ("hands_swapped", {"seat": 0, "other": 1})
SWAP_OF_MINE: Act = ("hands_swapped", {"seat": 0, "other": 1, "got": [TAVERN], "gave": [PRISON]})
KEPT: Act = ("drew", {"seat": 0, "count": 1, "why": "gather", "cards": [TAVERN], "put_under": [PRISON]})


def told(*acts: Act) -> list[str]:
    """The lines of these events, as the first player reads them."""
    seats = tuple(SeatSetup(name, seat, "random") for seat, name in enumerate(NAMES))
    match = Match.new(rules(), MatchSetup("citadels", to_plain(SETUP), 1, seats), InlineBots())
    names = MarkedNames(words("citadels"), [SeatInfo(one.name, one.shield) for one in seats], match.view(0))
    shown = [Shown(number, word, facts) for number, (word, facts) in enumerate(acts)]
    return [plain(line.text) for line in lines(shown, names, 0)]


def test_short_acts_are_told_in_one_sentence() -> None:
    assert told(SWAP, GOLD) == ["Ada swaps hands with Bo, takes 2 gold."]


def test_nothing_is_hung_on_a_line_that_says_several_things() -> None:
    """Else "Given away: Prison, takes 2 gold" would say that the Prison takes it."""
    assert told(SWAP_OF_MINE, GOLD) == [
        "Ada swaps hands with Bo. Received: Tavern. Given away: Prison.",
        "Ada takes 2 gold.",
    ]
    assert told(KEPT, GOLD) == ["Ada keeps Tavern; put under the deck: Prison.", "Ada takes 2 gold."]
