"""Who made what, and under which licences."""

from __future__ import annotations

from game import __version__, catalog
from game.machine_code import CODE
from game.paths import assets_dir
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.draw.markup import escape
from game.ui.game_words import APP_NAME, author_of, name_of
from game.ui.lang import _
from game.ui.screens.reading import back_page, roomy, under_tabs
from game.ui.screens.shelf import CASTLE
from game.ui.ui import Ui
from game.ui.widgets import Panel, RichText, Row, ScrollArea, Widget
from game.ui.window.screen import Screen

TALL = 1300.0  # units of height from which the credits are set larger (4:3)
MIT = """Copyright (c) 2026 The Crown & Coin contributors

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE."""  # noqa: E501  a licence is quoted as it stands


def _designers() -> list[str]:
    """Who designed which game."""
    said = [(name_of(game), author_of(game)) for game in catalog.games()]
    line = _("{game} was designed by [b|{author}].")
    return [line.format(game=game, author=escape(author)) for game, author in said if author]


def credits_text() -> str:
    """The credits, marked up."""
    return "\n".join([
        "[h|" + _("The games") + "]",
        *_designers(),
        _("All honour for the games belongs to them."),
        "",
        "[h|" + _("An unofficial fan work") + "]",
        _("Crown & Coin is neither made nor endorsed by the authors or the publishers of these games. It contains no "
          "text, picture or logo of the published games: rules are told in our own words, and every picture was drawn "
          "for this program. If you like one, buy the real game and play it with friends."),
        "",
        "[h|" + _("Program and pictures") + "]",
        _("© 2026 the Crown & Coin contributors, MIT licence."),
        "",
        "[h|" + _("Standing on") + "]",
        _("pygame-ce (LGPL 2.1) with SDL 2 (zlib licence), PyYAML (MIT), msgspec (BSD), platformdirs (MIT), "
          "AccessKit (MIT), websockets (BSD), segno (BSD), and Python."),
        "",
        "[h|" + _("Typefaces") + "]",
        _("Cinzel and Cinzel Decorative by Natanael Gama; Alegreya and Alegreya SC by Huerta Tipográfica. "
          "SIL Open Font License 1.1."),
        "",
        "[h|" + _("Fair play") + "]",
        _("Computer players see only what you would see in their seat. The number behind all chance is sealed before "
          "the game and opened after it."),
        "",
        "[h|" + _("Your data") + "]",
        _("The program connects to nothing and tells nobody anything. It listens only when you ask for phones, in your "
          "own network."),
    ])  # fmt: skip


def version_text() -> str:
    """The version, and how the program runs."""
    said = _("Version {number}, compiled") if CODE.is_used() else _("Version {number}, pure Python")
    return said.format(number=__version__)


class _Logo(Widget):
    """The key art with the name over it."""

    role = "picture"
    bleed = 30.0

    @property
    def value(self) -> str:
        return APP_NAME

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("wood", self.box)
        inner = self.box.inset(12)
        canvas.cover("ui/title", inner, CASTLE)
        canvas.veil(inner, theme.INK, 60)
        head = inner.cut_top(min(230.0, inner.h * 0.4))[0]
        for step in range(8):  # the sky grows darker behind the name
            canvas.veil(Box(head.x, head.y, head.w, head.h * (1 - step / 8)), theme.INK, 26)
        canvas.rounded(inner, None, 0, 6, theme.HAIRLINE, 150, 1.4)
        size = min(64.0, inner.w / 8.6)
        canvas.gold_text(APP_NAME, inner.cx, inner.y + 84, theme.LOGO.at(size), "center")
        canvas.ornament(inner.cx, inner.y + 84 + size * 0.9, inner.w * 0.5)
        foot = inner.cut_bottom(64)[0]
        canvas.veil(foot, theme.INK, 130)
        canvas.text(version_text(), foot.cx, foot.cy, theme.LEAD, "center")


class AboutScreen(Screen):
    """Credits first; the licence texts in tabs."""

    name = "about"

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui)
        self.tab = "credits"

    def build(self) -> Widget:
        bounds = self.ui.scale.bounds
        tabs = [
            ("credits", _("Credits")),
            ("mit", _("Licence")),
            ("cinzel", _("Cinzel licence")),
            ("alegreya", _("Alegreya licence")),
        ]
        text = RichText(self._text(), theme.ON_PARCHMENT.at(self._size(bounds)), name="text")
        parchment = Panel(ScrollArea(text, "scroll"), skin="parchment", padding=36 if roomy(bounds) else 24)
        body: Widget = under_tabs(tabs, self.tab, self._choose, parchment)
        if roomy(bounds):
            body = Row([_Logo("logo").sized(width=640), body.sized(grow=1)], gap=24)
        return back_page(self, _("About"), body)

    def _choose(self, tab: str) -> None:
        self.tab = tab
        self.rebuild()

    def _size(self, bounds: Box) -> float:
        """The letters: the credits fill their sheet, licences are long."""
        return 18.0 if self.tab != "credits" else 28.0 if bounds.h > TALL else 23.0

    def _text(self) -> str:
        if self.tab == "credits":
            return credits_text()
        if self.tab == "mit":
            return unwrapped(MIT)
        file = assets_dir() / "fonts" / f"OFL-{self.tab.capitalize()}.txt"
        try:
            return unwrapped(file.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError) as error:
            reason = error.strerror if isinstance(error, OSError) else error.reason
            return escape(_("{file} cannot be read: {reason}").format(file=file, reason=reason))


def unwrapped(text: str) -> str:
    """Joins the hard line ends of a licence text, keeping paragraphs and headings, so that it breaks to our width."""
    return "\n\n".join(filter(None, (_joined(part) for part in text.split("\n\n"))))


def _joined(part: str) -> str:
    """One paragraph in one line, after its heading if it has one; without rules made of hyphens."""
    lines = [escape(line.strip()) for line in part.splitlines() if line.strip(" -")]
    if not lines:
        return ""
    heading = lines[0].isupper() or lines[0].startswith("SIL OPEN")
    return f"[h|{lines[0]}]\n{' '.join(lines[1:])}".rstrip() if heading else " ".join(lines)
