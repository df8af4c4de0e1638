"""Challenges: a poster for each reason to come back."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial

from game.history import achievements, days, feats
from game.ui import deals, doors
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.game_words import name_of
from game.ui.lang import _, language, ngettext
from game.ui.screens.challenges.words import date_words, place_words, points_words, streak_words
from game.ui.screens.player import own_name
from game.ui.screens.reading import back_page
from game.ui.screens.save_words import MONTHS
from game.ui.screens.shelf import PosterRow
from game.ui.ui import Ui
from game.ui.widgets import Button, Widget
from game.ui.window.screen import Screen

# What is drawn on the leaves of the posters.

FIGURE = theme.Style("head", 120, theme.INK_HEAD)
SMALL = theme.Style("head", 26, theme.INK_HEAD)
SIGN = theme.Style("bold", 30, theme.INK_BODY)


def calendar(day: date, canvas: Canvas, box: Box) -> None:
    """A day as it stands on a calendar."""
    head, rest = box.cut_top(box.h * 0.2)
    canvas.text_in(_(MONTHS[day.month - 1]), head, SMALL.at(min(34.0, head.h * 0.8)), "center")
    canvas.ornament(box.cx, head.bottom + 4, box.w * 0.7, theme.GOLD_DARK)
    figure, foot = rest.cut_top(rest.h * 0.8)
    canvas.text_in(str(day.day), figure, FIGURE.at(figure.h * 0.82), "center")
    canvas.text_in(str(day.year), foot, SMALL.at(min(26.0, foot.h * 0.9)), "center")


def riddle(canvas: Canvas, box: Box) -> None:
    """A seal, and the question on it."""
    side = min(box.w, box.h) * 0.86
    seal = box.centered(side, side)
    canvas.picture("ui/seal_3", seal)
    canvas.text("?", seal.cx, seal.cy, theme.Style("black", side * 0.5, theme.ON_CARD), "center")


def code(canvas: Canvas, box: Box) -> None:
    """Two shields, and signs between them."""
    side = min(box.h * 0.4, box.w * 0.44)
    canvas.picture("ui/crest_0", Box(box.x + box.w * 0.04, box.y, side, side))
    canvas.picture("ui/crest_1", Box(box.right - box.w * 0.04 - side, box.y, side, side))
    low = box.cut_top(box.h * 0.5)[1]
    for line, signs in zip(low.rows(2, 4), ("C17K-6C7Z", "2ZT6-H6QD"), strict=True):
        canvas.text_in(signs, line, SIGN.at(min(40.0, line.h * 0.8)), "center")


def laurels(canvas: Canvas, box: Box) -> None:
    """The crown."""
    side = min(box.w, box.h) * 0.9
    canvas.picture("ui/crown", box.centered(side, side))


NAME = theme.Style("title", 34, theme.GOLD)
GAP, WIDEST, SHARE = 24.0, 440.0, 0.66
Leaf = Callable[[Canvas, Box], None]


class Poster(Button):
    """A leaf with a sign, what it is, and how things stand."""

    def __init__(self, name: str, text: str, line: str, leaf: Leaf, on_click: Callable[[], None]) -> None:
        super().__init__(text, on_click, name=name)
        self.height = None
        self.line, self.leaf = line, leaf

    @property
    def value(self) -> str:
        return f"{self.text}: {self.line}"

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        canvas.skin("wood", box)
        if self.hovered:
            canvas.rounded(box, theme.GOLD_PALE, 14, 9, theme.FOCUS, 200, 2.0)
        picture, words = box.inset(18, 20).cut_top(box.h * SHARE)
        leaf = picture.centered(min(picture.w, picture.h), min(picture.h, picture.w * 1.3))
        canvas.skin("parchment", leaf)
        self.leaf(canvas, leaf.inset(leaf.w * 0.1))
        name, said = words.cut_top(min(60.0, words.h * 0.34), 4)
        canvas.text_in(self.text, name, NAME.at(min(34.0, name.h * 0.8)), "center")
        canvas.paragraph(escape(self._fitting(canvas, said)), said, theme.LEAD, "center", "middle")

    def _fitting(self, canvas: Canvas, room: Box) -> str:
        """As many of the lines as there is room for, the first at least."""
        lines, small, k = self.line.split("\n"), theme.LEAD.at(theme.SMALLEST), canvas.scale.k
        for count in range(len(lines), 1, -1):
            told = "\n".join(lines[:count])
            if canvas.pens.text.paragraph(escape(told), small, room.w).height / k <= room.h:
                return told
        return lines[0]


class ChallengesScreen(Screen):
    """The way to each of them."""

    name = "challenges"
    rules_at = "topic:game"

    def __init__(self, ui: Ui, today: date | None = None) -> None:
        super().__init__(ui)
        self.today = today

    def build(self) -> Widget:
        posters = [self._daily()]
        if doors.there("puzzles"):
            posters.append(self._puzzles())
        posters += [self._code(), self._achievements()]
        self.numbered = [*posters]
        return back_page(self, _("Challenges"), PosterRow(posters, "posters", GAP, WIDEST, 1.85))

    def _daily(self) -> Poster:
        from game.ui.screens.challenges.day import DayScreen

        today, own = self.today or deals.today(), own_name(self.ui)
        played = [what for when, what, who in days.all_results(self.ui.host.history) if (when, who) == (today, own)]
        line = ngettext("{day}: {count} deal played", "{day}: {count} deals played", len(played)).format(
            day=date_words(today), count=len(played)
        )
        if not played:
            line = _("{day}: not played yet").format(day=date_words(today))
        history = self.ui.host.history
        streak = days.running_streak(days.in_time(history, own), today)
        made = [(name_of(game), days.result(history, today, game, own)) for game in played]
        more = [_("{game}: {place}, {points}").format(game=game, place=place_words(one), points=points_words(one))
                for game, one in made if one is not None]  # fmt: skip
        line = "\n".join(filter(None, (line, streak_words(streak, waits=False), *more)))
        return Poster("daily", _("Deal of the day"), line, partial(calendar, today),
                      lambda: self.ui.stack.push(DayScreen(self.ui)))  # fmt: skip

    def _puzzles(self) -> Poster:
        solved = achievements.puzzles_solved(self.ui.host.history)
        line = ngettext("{count} solved", "{count} solved", solved).format(count=solved)
        line = "\n".join((line, self._solved_where())) if solved else _("One good move has to be found.")
        return Poster("puzzles", _("Puzzles"), line, riddle, lambda: doors.open_door("puzzles", self.ui))

    def _solved_where(self) -> str:
        """How many puzzles were solved of each game."""
        solved = achievements.puzzles_solved_by_game(self.ui.host.history)
        return "\n".join(_("{game}: {count}").format(game=name_of(game), count=count) for game, count in solved.items())

    def _code(self) -> Poster:
        from game.ui.screens.challenges.code import CodeScreen

        line = _("Play the very cards that a friend has played.")
        return Poster("code", _("Deal by code"), line, code, lambda: self.ui.stack.push(CodeScreen(self.ui)))

    def _achievements(self) -> Poster:
        from game.ui.screens.challenges.achievements import open_achievements

        history, own = self.ui.host.history, own_name(self.ui)
        every = feats.feats()
        earned = sum(achievements.earned(history, feat, own) for feat in every)
        line = _("{count} of {all} earned").format(count=earned, all=len(every))
        left = [(achievements.progress(history, feat, own) / feat.times, feat) for feat in every
                if feat.countable and not achievements.earned(history, feat, own)]  # fmt: skip
        share, nearest = max(left, key=lambda one: one[0], default=(0.0, None))
        if nearest is not None and share > 0:
            said = _("Next: {name}, {count} of {all}")
            count = achievements.progress(history, nearest, own)
            line += "\n" + said.format(name=nearest.name.get(language()), count=count, all=nearest.times)
        return Poster("achievements", _("Achievements"), line, laurels, lambda: open_achievements(self.ui))


def open_challenges(ui: Ui) -> None:
    """Shows them above the present screen."""
    ui.stack.push(ChallengesScreen(ui))
