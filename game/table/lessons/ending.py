"""Leaving a tutorial, and its end: the points are counted, and then comes the next one, or a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.lessons import Course, Tutorial, tutorials
from game.table.advice.final import FinalScreen
from game.table.flow import Flow, Way
from game.table.look import look
from game.ui import learning
from game.ui.draw import theme
from game.ui.draw.markup import escape
from game.ui.lang import _, language
from game.ui.ui import Ui
from game.ui.widgets import Button, Layer, RichText, Spacer, Widget
from game.ui.widgets.modal import Dialog, open_dialog

if TYPE_CHECKING:
    from game.table.lessons.table import LessonTable


def following(ui: Ui, tutorial: Tutorial) -> Tutorial | None:
    """The next one of the game that somebody has not done yet."""
    return next((one for one in tutorials(tutorial.game) if one.id != tutorial.id and not learning.done(ui, one)), None)


def to_choice(ui: Ui, game: str) -> None:
    """Back to the screen of choice, above the title."""
    from game.table.lessons.screen import open_learn
    from game.ui.screens.title import TitleScreen

    ui.stack.reset(TitleScreen(ui))
    open_learn(ui, game)


def to_title(ui: Ui) -> None:
    """Back to the title."""
    from game.ui.screens.title import TitleScreen

    ui.stack.reset(TitleScreen(ui))


def ways(ui: Ui, tutorial: Tutorial) -> list[Way]:
    """What comes after a tutorial; the first is what is meant."""
    from game.table.lessons.screen import begin
    from game.ui.screens.new_game import NewGameScreen

    def new_game() -> None:
        to_title(ui)
        ui.stack.push(NewGameScreen(ui, tutorial.game))

    after = following(ui, tutorial)
    found: list[Way] = [("new_game", _("Play a game"), new_game)]
    if after is not None:
        words = _("Next: {title}").format(title=after.title.get(language()))
        found.insert(0, ("next_lesson", words, lambda: begin(ui, after)))
    return [*found, ("learn", _("All tutorials"), lambda: to_choice(ui, tutorial.game)),
            ("main_menu", _("Main menu"), lambda: to_title(ui))]  # fmt: skip


def show(ui: Ui, course: Course, flow: Flow) -> None:
    """After the last lesson: where the game is over the points are counted as always."""
    tutorial = course.tutorial
    if flow.match.over:
        flow.shown_to_the_end()
        flow.ways_on = ways(ui, tutorial)
        ui.stack.replace((look(tutorial.game).final or FinalScreen)(ui, flow))
        return
    text = _("You have finished “{title}”.").format(title=escape(tutorial.title.get(language())))
    buttons: list[Widget] = []
    for place, (name, label, act) in enumerate(ways(ui, tutorial)[:3]):
        buttons.append(Button(label, act, "gold" if place == 0 else "ghost", name))
    words = RichText(text, theme.ON_PARCHMENT.at(23), "center", name="lesson_end")
    open_dialog(
        ui, Dialog(_("Well done"), words, [*buttons, Spacer()], 860), lambda: to_choice(ui, tutorial.game), buttons[0]
    )


def ask_to_leave(table: LessonTable) -> None:
    """Esc: go on, the settings, or leave; the tutorial goes on later with this lesson."""
    ui, layer = table.ui, list[Layer]()

    def close() -> None:
        ui.stack.close_layer(layer[0])

    def settings() -> None:
        from game.ui.screens.settings import SettingsScreen

        close()
        ui.stack.push(SettingsScreen(ui))

    def leave() -> None:
        close()
        to_choice(ui, table.game)

    stay = Button(_("Go on"), close, "gold", "no")
    buttons: list[Widget] = [
        stay,
        Button(_("Settings"), settings, "ghost", "settings"),
        Button(_("Leave"), leave, "ghost", "leave_lesson"),
    ]
    text = RichText(
        _("If you leave, you can go on with this lesson at any time: “Cards and rules” leads to it."),
        theme.ON_PARCHMENT.at(21),
        "center",
    )
    dialog = Dialog(_("Leave the tutorial?"), text, [*buttons, Spacer()], 700)
    layer.append(open_dialog(ui, dialog, first=stay))
