"""The quiet achievements: which there are, what was earned when, and how far one has come."""

from __future__ import annotations

from datetime import date

from game.history import achievements, feats
from game.history.days import Notes
from game.history.feats import Feat
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.game_words import name_of
from game.ui.lang import _, language, ngettext
from game.ui.screens.challenges.medals import draw_medal
from game.ui.screens.challenges.words import date_words, games_there
from game.ui.screens.player import own_name
from game.ui.screens.reading import back_page, roomy, under_tabs
from game.ui.ui import Ui
from game.ui.widgets import Grid, Panel, RichText, ScrollArea, Widget
from game.ui.window.screen import Screen

HIGH = 118.0
SIGN = 96.0


class FeatTile(Widget):
    """One achievement: bright once it is earned; before that, how far it has come."""

    role = "row"
    focusable = True
    bleed = 4.0

    def __init__(self, feat: Feat, count: int, when: date | None) -> None:
        super().__init__(f"feat:{feat.game}:{feat.id}")
        self.feat, self.count, self.when = feat, count, when
        self.height = HIGH

    @property
    def value(self) -> str:
        text = f"{self.feat.name.get(language())}: {self.feat.text.get(language())}"
        return f"{text} {self._state()}".strip()

    @property
    def spoken(self) -> str:
        count = "" if not self.feat.countable else f"{self.count} / {self.feat.times}"
        state = count if self.when is None else _("earned on {day}").format(day=date_words(self.when))
        return f"{self.feat.name.get(language())}: {self.feat.text.get(language())} {state}".strip()

    def _state(self) -> str:
        if self.when is not None:
            return date_words(self.when)
        return f"{self.count}/{self.feat.times}" if self.feat.countable else ""

    def draw(self, canvas: Canvas) -> None:
        done = self.when is not None
        edge = theme.FOCUS if done else theme.HAIRLINE
        ground = theme.INDIGO_LIGHT if done else theme.WELL
        canvas.rounded(self.box, ground, 235, 9, edge, 190 if done else 80, 1.6)
        room = self.box.inset(14, 10)
        sign, words = room.cut_left(SIGN, 16)
        draw_medal(canvas, self.feat, sign.centered(SIGN, SIGN), earned=done)
        head, text = words.cut_top(32, 2)
        state = self._state()
        wide = canvas.pens.text.width(state, theme.BODY) + 8 if state else 0.0
        right, name = head.cut_right(wide, 10)
        ink = theme.TEXT_HEAD if done else theme.TEXT_LOG
        canvas.text_in(self.feat.name.get(language()), name, theme.STRONG.at(22).of(ink))
        canvas.text_in(state, right, theme.BODY.of(theme.GOLD_LIGHT if done else theme.TEXT_DIM), "right")
        if self.feat.countable and not done:
            low, text = text.cut_bottom(8, 4)
            canvas.rounded(low, theme.INK, 255, 4, theme.HAIRLINE, 110, 1.0)
            share = self.count / self.feat.times
            if share:
                canvas.rounded(Box(low.x, low.y, max(8.0, low.w * share), low.h), theme.GOLD_DEEP, 255, 4)
        canvas.paragraph(escape(self.feat.text.get(language())), text, theme.BODY.at(18).of(theme.TEXT_LOG))


def when_earned(notes: Notes, feat: Feat, person: str) -> date | None:
    """The day on which this person earned it."""
    if not achievements.earned(notes, feat, person):
        return None
    return achievements.earned_on(notes, feat, person)


class AchievementsScreen(Screen):
    """A tab for the house and for each game that has some."""

    name = "achievements"
    rules_at = "topic:game"

    def __init__(self, ui: Ui, game: str = feats.HOUSE) -> None:
        super().__init__(ui)
        self.chosen = game
        achievements.refresh(ui.host.history, own_name(ui))

    def build(self) -> Widget:
        bounds, person, history = self.ui.scale.bounds, own_name(self.ui), self.ui.host.history
        every = feats.feats()
        shown = [feat for feat in every if feat.game == self.chosen]
        tiles = [
            FeatTile(feat, achievements.progress(history, feat, person), when_earned(history, feat, person))
            for feat in shown
        ]
        self.area = ScrollArea(Grid(tiles, 2 if roomy(bounds) else 1, gap=10), "feats")
        games = [game for game in games_there() if any(feat.game == game for feat in every)]
        tabs = [("house", _("Everywhere")), *((game, name_of(game)) for game in games)]
        body = under_tabs(tabs, self.chosen or "house", self._choose, Panel(self.area, padding=18))
        earned = sum(achievements.earned(history, feat, person) for feat in every)
        told = ngettext("{name} has earned {count} of {all}.", "{name} has earned {count} of {all}.", earned)
        note = RichText(escape(told.format(name=person, count=earned, all=len(every))), theme.ASIDE, "right", "middle")
        return back_page(self, _("Achievements"), body, [note.sized(grow=1)])

    def _choose(self, tab: str) -> None:
        self.chosen = feats.HOUSE if tab == "house" else tab
        self.rebuild()


def open_achievements(ui: Ui, game: str = feats.HOUSE) -> None:
    """Shows them above the present screen."""
    ui.stack.push(AchievementsScreen(ui, game))
