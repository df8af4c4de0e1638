"""What stands where there are no games: what will be there, and the way to the first one."""

from __future__ import annotations

from collections.abc import Sequence

from game.history.played import ALL, PlayedGame
from game.ui.lang import _
from game.ui.screens.history.pages import PagesOfGames
from game.ui.screens.list_rows import Sheet
from game.ui.services import SaveRefused
from game.ui.widgets import Button, Widget
from game.ui.widgets.modal import tell


def no_games(screen: PagesOfGames) -> Widget:
    """Nothing was ever finished, or nothing is kept, or what is kept cannot be read."""

    said = {
        "games": _("Every game that you finish will stand here: to be watched again, or played once more with the same "
                   "cards."),
        "figures": _("After your first game its figures stand here: where the points came from, what you chose, and "
                     "how often you won."),
        "ratings": _("With every game that you finish, it is reckoned anew how strong everybody plays, and you see it "
                     "here over time."),
    }  # fmt: skip
    trouble = screen.history.trouble
    if trouble is not None:
        sentences = [_("The games that were played cannot be shown."), trouble.text(_)]
    else:
        sentences = [_("No game has been finished yet."), said[screen.tab]]
    if not screen.ui.settings.values.keep_history:
        sentences.append(_("At the moment no games are kept: “Keep my games” is switched off."))
    return Sheet(sentences, _play(screen))


def none_fits(screen: PagesOfGames) -> Widget:
    """There are games, but none like this."""
    return Sheet([_("No game fits these filters.")], _clear(screen))


def none_counts(screen: PagesOfGames, games: Sequence[PlayedGame]) -> Widget:
    """There are games like this, but no seat of them is counted: why."""
    if any(one.counted for one in games):
        sentences = [
            _("Nobody played these games to the end."),
            _("Figures count the seats that a person held at the end; here all were handed over to computer players."),
        ]
    else:
        sentences = [_("These games count in no figures."), _("They were played on from a replay.")]
    return Sheet(sentences, _clear(screen) if screen.wanted != ALL else _play(screen))


def _clear(screen: PagesOfGames) -> Button:
    return Button(_("Clear filters"), lambda: screen.want(ALL), "gold", "clear", height=62)


def _play(screen: PagesOfGames) -> Button:
    def play() -> None:
        try:
            screen.ui.host.games.quick_game()
        except SaveRefused as refused:
            tell(screen.ui, _("That did not work"), str(refused))

    return Button(_("Play at once"), play, "gold", "quick_game", height=62)
