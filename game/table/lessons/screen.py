"""The screen of choice: the tutorials of a game, what each teaches, and how far somebody has come."""

from __future__ import annotations

from functools import partial

from game import catalog
from game.content import usable
from game.lessons import Course, Tutorial, tutorials
from game.lessons.shelf import trouble, unplayable
from game.scenario.story import Refused
from game.table.flow import Way
from game.table.lessons.table import ALL_TUTORIALS, LessonTable
from game.ui import learning
from game.ui.draw import theme
from game.ui.draw.backdrops import title_picture
from game.ui.draw.markup import escape
from game.ui.game_words import name_of
from game.ui.lang import _, language, ngettext
from game.ui.last_set_ups import last_game
from game.ui.people import own_name
from game.ui.screens.reading import back_page, roomy
from game.ui.ui import Ui
from game.ui.widgets import Button, Column, Label, Layer, Panel, RichText, Row, ScrollArea, Spacer, Widget
from game.ui.widgets.modal import Dialog, open_dialog
from game.ui.window.screen import Screen


class LearnScreen(Screen):
    """The tutorials of one game; those of the others are a press away."""

    name = "learn"
    veil = 120

    def __init__(self, ui: Ui, game: str = "") -> None:
        super().__init__(ui)
        self.offered = [one for one in catalog.games() if not usable.trouble(one) and tutorials(one)]
        wanted = game or last_game(ui.settings.values)
        self.game = wanted if wanted in self.offered else next(iter(self.offered), wanted)
        self.background = title_picture(ui.assets.has, self.game)

    def build(self) -> Widget:
        found = tutorials(self.game) if self.offered else ()
        self.numbered = []
        rows: list[Widget] = [self._sheet(one, first=one is self._next()) for one in found]
        if not rows:
            text = _("There is no tutorial yet.")
            rows.append(RichText(text, theme.LEAD.at(26), "center", name="no_tutorial"))
        if said := trouble(self.game):
            rows.append(RichText(escape(said), theme.BODY.of(theme.TEXT_DIM), name="trouble"))
        body: Widget = ScrollArea(Column([*rows, Spacer()], gap=16), "tutorials")
        if len(self.offered) > 1:
            games = [
                Button(name_of(one), partial(self._choose, one), "ghost", f"game:{one}", height=52)
                for one in self.offered
            ]
            for button, one in zip(games, self.offered, strict=True):
                button.chosen = one == self.game
            body = Column([Row([*games, Spacer()], gap=12), body.sized(grow=1)], gap=14)
        return back_page(self, _("Learn the game"), body)

    def _next(self) -> Tutorial | None:
        """The one that is proposed: the first that is not done."""
        return next((one for one in tutorials(self.game) if not learning.done(self.ui, one)), None)

    def _sheet(self, one: Tutorial, *, first: bool) -> Widget:
        """One tutorial: what it is, how far it has come, and its buttons."""
        at, count = learning.reached(self.ui, one), len(one.lessons)
        title = Label(one.title.get(language()), theme.ON_PARCHMENT_STRONG.at(30), name=f"title:{one.id}")
        pitch = RichText(one.pitch.get(language()), theme.ON_PARCHMENT.at(22), name=f"pitch:{one.id}")
        minutes = ngettext("about {count} minute", "about {count} minutes", one.minutes).format(count=one.minutes)
        lessons = ngettext("{count} lesson", "{count} lessons", count).format(count=count)
        told = f"{lessons}, {minutes}"
        if at >= count:
            told += " · " + _("done")
        elif at:
            told += " · " + _("You are at lesson {number}.").format(number=at + 1)
        state = Label(told, theme.ON_PARCHMENT.at(19), name=f"state:{one.id}")
        kind = "gold" if first else "ghost"
        if 0 < at < count:
            buttons = [
                Button(_("Go on"), partial(begin, self.ui, one, at), kind, f"go_on:{one.id}"),
                Button(_("From the beginning"), partial(begin, self.ui, one), "ghost", f"begin:{one.id}"),
            ]
        else:
            words = _("Play it again") if at else _("Begin")
            buttons = [Button(words, partial(begin, self.ui, one), kind, f"begin:{one.id}")]
        self.numbered += buttons
        words_ = Column([title, pitch, state], gap=6)
        if not roomy(self.ui.scale.bounds):
            return Panel(Column([words_, Row([*buttons, Spacer()], gap=12)], gap=10), skin="parchment", padding=22)
        side = Column([button.sized(width=300) for button in buttons], gap=8)
        return Panel(Row([words_.sized(grow=1), side], gap=24, align="middle"), skin="parchment", padding=30)

    def first_focus(self) -> Widget | None:
        return next((one for one in self.numbered if isinstance(one, Button) and one.kind == "gold"), None)

    def _choose(self, game: str) -> None:
        self.game = game
        self.rebuild()
        self.ui.focus = self.find(f"game:{game}")


def open_learn(ui: Ui, game: str = "") -> None:
    """Shows the tutorials of a game, by default of the one that was played last."""
    ui.stack.push(LearnScreen(ui, game))


def begin(ui: Ui, tutorial: Tutorial, at: int = 0) -> None:
    """Lays the table of a tutorial at one of its lessons; a damaged one is told, and nothing changes."""
    try:
        if fault := unplayable(tutorial):
            raise LookupError(fault)
        course = Course(tutorial, own_name(ui.settings.values), at=at)
    except (Refused, LookupError, ValueError) as error:
        ui.toasts.show(escape(_("This tutorial cannot be played: {reason}").format(reason=error)), "danger")
        return
    with ui.about(tutorial.game):
        table = lay(ui, course)
        pictures = table.pictures()
    ui.stack.reset_after(pictures, table)


def lay(ui: Ui, course: Course) -> LessonTable:
    """The table of a tutorial, with the ways that lead on from it."""
    return LessonTable(ui, course, partial(ways, ui, course.tutorial))


def ask_once(ui: Ui) -> None:
    """Whoever starts for the first time is asked whether to begin with the guided game; never again."""

    values = ui.settings.values
    game = last_game(values)
    if values.asked_to_learn or not tutorials(game):
        return
    values.asked_to_learn = True
    ui.settings.save()
    layer: list[Layer] = []

    def close() -> None:
        ui.stack.close_layer(layer[0])

    def learn() -> None:
        close()
        begin(ui, tutorials(game)[0])

    first = tutorials(game)[0]
    said = _(
        "A guided first game of {game} shows everything in about {count} minutes. It stays on the title until all its "
        "lessons are done, then under “Cards and rules”."
    )
    said = said.format(game=escape(name_of(game)), count=first.minutes)
    text = RichText(said, theme.ON_PARCHMENT.at(21), "center", name="learn_text")
    yes = Button(_("Learn the game"), learn, "gold", "learn_now")
    no = Button(_("I know it"), close, "ghost", "learn_later")
    layer.append(open_dialog(ui, Dialog(_("New here?"), text, [yes, no, Spacer()], 620), first=yes))


# Where a tutorial leads.


def following(ui: Ui, tutorial: Tutorial) -> Tutorial | None:
    """The next one of the game that somebody has not done yet."""
    return next((one for one in tutorials(tutorial.game) if one.id != tutorial.id and not learning.done(ui, one)), None)


def to_choice(ui: Ui, game: str) -> None:
    """Back to the screen of choice, above the title."""
    from game.ui.screens.title import TitleScreen

    ui.stack.reset(TitleScreen(ui))
    open_learn(ui, game)


def to_title(ui: Ui) -> None:
    """Back to the title."""
    from game.ui.screens.title import TitleScreen

    ui.stack.reset(TitleScreen(ui))


def ways(ui: Ui, tutorial: Tutorial) -> list[Way]:
    """What comes after a tutorial; the first is what is meant."""
    from game.ui.screens.new_game import NewGameScreen

    def new_game() -> None:
        to_title(ui)
        ui.stack.push(NewGameScreen(ui, tutorial.game))

    after = following(ui, tutorial)
    found: list[Way] = [("new_game", _("Play a game"), new_game)]
    if after is not None:
        words = _("Next: {title}").format(title=after.title.get(language()))
        found.insert(0, ("next_lesson", words, lambda: begin(ui, after)))
    return [*found, (ALL_TUTORIALS, _("All tutorials"), lambda: to_choice(ui, tutorial.game)),
            ("main_menu", _("Main menu"), lambda: to_title(ui))]  # fmt: skip
