"""What can be looked at when a game is over, and the sealed seed opened."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

from game.session import daily
from game.session.fairness import checked, in_groups, seal, sealed_text
from game.session.match import Match
from game.session.setup import HUMAN
from game.table.advice.review import Reviews, ReviewScreen
from game.table.board_theme import board_theme
from game.table.flow import Flow
from game.table.routes import film_of
from game.ui import clipboard
from game.ui.draw import theme
from game.ui.draw.markup import escape
from game.ui.lang import _
from game.ui.screens.challenges.day import open_day
from game.ui.screens.challenges.sharing import open_code
from game.ui.ui import Ui
from game.ui.widgets import Button, Column, Layer, RichText, Spacer
from game.ui.widgets.modal import Dialog, open_dialog

SLICE = 0.006  # seconds of a frame
SMALL = theme.ON_PARCHMENT.at(17)
Way = tuple[str, str, Callable[[], None]]  # name, words, what it opens


class After(Protocol):
    """What is needed of the screen of the end."""

    @property
    def ui(self) -> Ui: ...
    @property
    def flow(self) -> Flow: ...
    @property
    def reviews(self) -> Reviews: ...
    @property
    def check(self) -> Check: ...


def looks(screen: After) -> list[Way]:
    """What leads back into the game."""
    flow = screen.flow
    knows = board_theme(flow.match.setup.game).knowledge
    bots = any(one.player != HUMAN for one in flow.match.setup.seats)
    day = daily.day_of(flow.match.setup.origin)
    found = [
        ("film", _("Replay"), lambda: film_of(screen.ui, flow.match, flow.viewer), True),
        ("daily", _("Deal of the day"), lambda: _open_day(screen), day is not None),
        ("review", _("Turning points"), lambda: _open_review(screen), bool(flow.owners)),
        ("knowledge", _("What did they know?"), lambda: _open_knowledge(screen), bots and knows is not None),
        ("fairness", _("Was it fair?"), lambda: open_fairness(screen), True),
        ("deal_code", _("Code …"), lambda: open_code(screen.ui, screen.ui.host.games.code), True),
    ]
    return [(name, text, act) for name, text, act, offered in found if offered]


def _open_day(screen: After) -> None:
    setup = screen.flow.match.setup
    day = daily.day_of(setup.origin)
    if day is not None:
        open_day(screen.ui, setup.game, day)


def _open_review(screen: After) -> None:
    screen.ui.stack.push(ReviewScreen(screen.ui, screen.reviews))


def _open_knowledge(screen: After) -> None:
    knows = board_theme(screen.flow.match.setup.game).knowledge
    if knows is not None:
        screen.ui.stack.push(knows(screen.ui, screen.flow))


class Check:
    """Hashes the opened line again and deals the whole game again from its seed, a slice each frame."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.state = ""  # "" not begun, running, same, or differs
        self.told: Callable[[], None] = lambda: None
        self._left = checked(match)

    def begin(self) -> None:
        """Start, or start again."""
        self.state, self._left = "running", checked(self.match)

    def update(self) -> None:
        """Go on a little."""
        until = time.perf_counter() + SLICE
        good = True
        while self.state == "running" and time.perf_counter() < until:
            try:
                good = next(self._left)
            except StopIteration:
                self._end("same")
            except ValueError:  # a line that is no journal line
                good = False
            if not good:
                self._end("differs")

    def _end(self, state: str) -> None:
        self.state = state
        self.told()


def open_fairness(screen: After) -> None:
    """The seed, its salt, the seal, and whether all of it fits together."""
    ui, match, check = screen.ui, screen.flow.match, screen.check
    check.begin()
    text = RichText(words(match, check), SMALL, name="fairness")
    layer: list[Layer] = []

    def show() -> None:
        text.set(words(match, check))
        layer[0].arrange(ui.scale.bounds)
        ui.top.all()

    def copy() -> None:
        clipboard.copy(ui, command(match), _("Copied: paste it into a terminal."))

    def close() -> None:
        check.told = lambda: None
        ui.stack.close_layer(layer[0])

    back = Button(_("Back"), close, "gold", "close")
    buttons = [back]
    if match.setup.salt:
        buttons.append(Button(_("Copy the check"), copy, name="copy"))
    dialog = Dialog(_("Was it fair?"), Column([text], gap=8), [*buttons, Spacer()], 1060)
    layer.append(open_dialog(ui, dialog, first=back))
    check.told = show


def command(match: Match) -> str:
    """What prints the seal again in a shell."""
    return f"printf '%s' '{sealed_text(match.rules, match.setup)}' | sha256sum"


def words(match: Match, check: Check) -> str:
    """All that is to be said, with the state of the check."""
    setup = match.setup
    said = _("Computer players see only what you would see in their seat. What is shuffled, drawn and discarded "
             "follows from one number that was fixed before the first card was dealt.")  # fmt: skip
    lines = [said]
    if setup.salt:
        lines += [
            "",
            "[b|" + _("Seed") + f"]  {setup.seed}    [b|" + _("Salt") + f"]  {setup.salt}",
            "[b|" + _("Seal that could be seen from the start (SHA-256)") + "]",
            in_groups(seal(match.rules, setup)),
            "",
            "[b|" + _("The sealed line") + "]",
            escape(sealed_text(match.rules, setup)),
        ]
    else:
        lines += ["", _("This game began without a seal. Its seed is {seed}.").format(seed=setup.seed)]
    verdicts = {
        "running": _("Checking: the game is dealt again from its seed …"),
        "same": _("Checked: dealt again from this seed, the game is the same to the last card."),
        "differs": _("The game does not follow from this seed: its file was changed."),
    }
    verdict = verdicts.get(check.state, "")
    return "\n".join([*lines, "", f"[b|{verdict}]" if verdict else ""])
