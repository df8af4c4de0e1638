"""The page of figures: a few large numbers, and below them the plots."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from game.history.played import PlayedGame
from game.history.reading import Figures, Late, Tally
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.theme import Style
from game.ui.game_words import name_of
from game.ui.lang import _, joined, ngettext
from game.ui.plots import Bar, Bars, Columns, Head, Part, Pillar, Plot, Result, Strip
from game.ui.plots.base import share_words
from game.ui.screens.history.games import OF_FIGURES, count_of, only
from game.ui.screens.history.nothing import no_games, none_counts, none_fits
from game.ui.screens.history.pages import PagesOfGames
from game.ui.screens.history.words import (
    brought_words,
    card_words,
    chosen_words,
    day_words,
    gathered,
    level_group,
    main_sources,
    month_words,
    number_words,
    place_words,
    prepare,
    source_words,
)
from game.ui.screens.reading import roomy
from game.ui.widgets import Column, Grid, Label, Panel, RichText, ScrollArea, Widget

# From the figures of many games to plots.

MOST_BARS = 10
MOST_MONTHS = 18
WON, LOST = 0, 6  # series


def games_words(count: int) -> str:
    """So many games."""
    return ngettext("{count} game", "{count} games", count).format(count=count)


def won_words(tally: Tally) -> str:
    """How often somebody won, and how often luck alone would have."""
    share = share_words(tally.wins / tally.games) if tally.games else share_words(0)
    by_luck = share_words(tally.chance / tally.games) if tally.games else share_words(0)
    said = ngettext(
        "{wins} of {count} game won ({share}); by luck alone it would be {luck}",
        "{wins} of {count} games won ({share}); by luck alone it would be {luck}",
        tally.games,
    )
    return said.format(wins=tally.wins, count=tally.games, share=share, luck=by_luck)


def _average(tally: Tally) -> str:
    return _("{points} points a game").format(points=number_words(tally.average))


def _won_pillar(tally: Tally, name: str, group: str) -> Pillar:
    """A column of the share of games won, with the mark of luck."""
    share, luck = tally.wins / max(1, tally.games), tally.chance / max(1, tally.games)
    words = _("{group}: {facts}").format(group=group, facts=f"{won_words(tally)}; {_average(tally)}")
    return Pillar(name, (Part(WON, share, words),), words, share_words(share), luck)


def _luck() -> str:
    return _("The line across a column is what luck alone would bring.")


def by_players(figures: Figures) -> Plot:
    """Won at tables of each size."""

    def group(key: str) -> str:
        return ngettext("{count} player", "{count} players", int(key)).format(count=key)

    pillars = [_won_pillar(one, one.key, group(one.key)) for one in figures.by_players]
    return Columns(
        Head(_("Won, by number of players"), _luck(), "by_players", each=_("Players"), counts=_("Won")),
        pillars,
        shares=True,
    )


def by_level(figures: Figures) -> Plot:
    """Won against the strongest computer player at the table."""
    pillars = [_won_pillar(one, level_group(one.key), level_group(one.key)) for one in figures.by_level]
    return Columns(
        Head(_("Won, by strongest opponent"), _luck(), "by_level", each=_("Strongest opponent"), counts=_("Won")),
        pillars,
        shares=True,
    )


def by_game(figures: Figures) -> Plot:
    """Won in each game."""
    pillars = [_won_pillar(one, name_of(one.key), name_of(one.key)) for one in figures.by_game]
    return Columns(Head(_("Won, by game"), _luck(), "by_game", each=_("Game"), counts=_("Won")), pillars, shares=True)


def by_person(figures: Figures, choose: Callable[[str], None]) -> Plot:
    """Won by each of the people at this computer; a click on one shows that person's figures."""
    people = figures.by_person[:MOST_BARS]
    bars = []
    for one in people:
        words = f"{one.key}: {won_words(one)}; {_average(one)}"
        share = one.wins / max(1, one.games)
        figure = _("{share} of {count}").format(share=share_words(share), count=one.games)
        bars.append(Bar(one.key, (Part(WON, share, words),), figure, expected=one.chance / max(1, one.games)))
    head = Head(
        _("Won, by person"),
        _("The mark is what luck alone would bring. A click shows one person."),
        "people",
        each=_("Person"),
        counts=_("Won"),
    )
    return Bars(head, bars, on_choose=lambda number: choose(people[number].key))


def by_month(figures: Figures) -> Plot:
    """Games won and lost, month by month."""
    pillars = []
    for one in figures.months[-MOST_MONTHS:]:
        wins = min(one.wins, one.games)
        said = _("{month}: {games}, {wins} won").format(
            month=month_words(one.month, year=True), games=games_words(one.games), wins=one.wins
        )
        parts = (Part(WON, wins, said), Part(LOST, one.games - wins, said))
        pillars.append(Pillar(month_words(one.month), parts, said))
    told = _("{games} in {months}").format(
        games=games_words(sum(one.games for one in figures.months)),
        months=ngettext("{count} month", "{count} months", len(figures.months)).format(count=len(figures.months)),
    )
    legend = [(WON, _("won")), (LOST, _("lost"))]
    return Columns(Head(_("Games by month"), told, "months", each=_("Month")), pillars, legend=legend)


def lately(figures: Figures, choose: Callable[[int], None]) -> Plot:
    """The last games one by one; a click shows one in the list."""
    late = figures.lately
    results = [Result(one.place == 1, _height(one), _late_words(one), _late_cells(one)) for one in late]
    streak = ngettext("{count} win in a row now", "{count} wins in a row now", figures.streak)
    longest = ngettext("the most ever: {count}", "the most ever: {count}", figures.longest)
    said = f"{streak.format(count=figures.streak)}; {longest.format(count=figures.longest)}"
    heads = (_("Day"), _("Place"), _("Players"), _("Points"))
    head = Head(_("The last games"), said, "lately")
    return Strip(head, results, on_choose=lambda number: choose(late[number].id), heads=heads)


def _late_cells(one: Late) -> tuple[str, ...]:
    return day_words(one.played_at), place_words(one.place), str(one.players), str(one.points)


def _height(one: Late) -> float:
    return 1.0 if one.players < 2 else max(0, one.players - one.place) / (one.players - 1)


def _late_words(one: Late) -> str:
    points = ngettext("{count} point", "{count} points", one.points).format(count=one.points)
    return _("{day}: {place} with {players} at the table, {points}").format(
        day=day_words(one.played_at), place=place_words(one.place), players=one.players, points=points
    )


def best_games(figures: Figures, person: str, choose: Callable[[int], None]) -> Plot:
    """The games with most points; a click shows one in the list."""
    several = not person and len({one.name for one in figures.best}) > 1
    bars = []
    for one in figures.best[:MOST_BARS]:
        points = ngettext("{count} point", "{count} points", one.points).format(count=one.points)
        words = _("{name}, {game}, {day}: {points} with {players} at the table").format(
            name=one.name, game=name_of(one.game), day=day_words(one.played_at), points=points, players=one.players
        )
        day = day_words(one.played_at)
        name = joined([one.name, day]) if several else day
        bars.append(Bar(name, (Part(3, max(0, one.points), words),), str(one.points), f"{one.game}/ui/emblem"))
    head = Head(_("Best games"), _("A click shows the game in the list."), "best", each=_("Game"), counts=_("Points"))
    return Bars(head, bars, on_choose=lambda number: choose(figures.best[number].id))


def headline(figures: Figures) -> Sequence[tuple[str, str, str]]:
    """The few figures above all plots: name, number and what it counts."""
    share = share_words(figures.wins / figures.seats) if figures.seats else share_words(0)
    average = number_words(figures.points / figures.seats) if figures.seats else "0"
    best = str(max((one.points for one in figures.best), default=0))
    hours = number_words(figures.seconds / 3600)
    return (
        ("games", str(figures.games), ngettext("game", "games", figures.games)),
        ("wins", str(figures.wins), _("won ({share})").format(share=share)),
        ("average", average, _("points a game")),
        ("best_points", best, _("points at most")),
        ("longest", str(figures.longest), _("wins in a row at most")),
        ("hours", hours, _("hours at the table")),
    )


# From the figures of one game to plots of what is its own.

MOST_PEOPLE = 6
FEWEST_GAMES = 2  # below that, "won with it" says nothing


def sources(figures: Figures, game: str) -> Plot:
    """Points by source, for each of the people: averages of a game."""
    names = main_sources(figures.sources)
    inks = {name: i for i, name in enumerate(names)}
    people = figures.by_person[:MOST_PEOPLE]
    bars = []
    for one in people:
        by_source = gathered(figures.sources_of.get(one.key, {}), names)
        parts = tuple(_part(one, game, name, by_source.get(name, 0), inks[name]) for name in names)
        bars.append(Bar(one.key, tuple(part for part in parts if part.amount > 0), number_words(one.average)))
    legend = [(inks[name], source_words(game, name)) for name in names]
    said = _("On average a game brings {points} points.").format(points=number_words(figures.points / figures.seats))
    return Bars(
        Head(_("Points by source"), said, "sources", each=_("Person"), counts=_("Total")),
        bars,
        legend=legend if len(legend) > 1 else (),
    )


def _part(one: Tally, game: str, name: str, points: int, ink: int) -> Part:
    each = points / max(1, one.games)
    words = _("{name}: {source} {points} points a game, {share} of all").format(
        name=one.key, source=source_words(game, name), points=number_words(each),
        share=share_words(points / one.points) if one.points else share_words(0),
    )  # fmt: skip
    return Part(ink, max(0.0, each), words)


def share_of_sources(figures: Figures, game: str) -> Plot:
    """Each source by itself, the richest first."""
    bars = []
    by_source = gathered(figures.sources, main_sources(figures.sources))
    for i, (name, points) in enumerate(by_source.items()):
        each = points / max(1, figures.seats)
        words = _("{source}: {points} points a game, {share} of all; {whole} in {games}").format(
            source=source_words(game, name), points=number_words(each), whole=points,
            share=share_words(points / figures.points) if figures.points else share_words(0),
            games=ngettext("{count} game", "{count} games", figures.games).format(count=figures.games),
        )  # fmt: skip
        bars.append(Bar(source_words(game, name), (Part(i, max(0.0, each), words),), number_words(each)))
    return Bars(
        Head(
            _("Points by source"),
            _("Points a game, on average."),
            "sources",
            each=_("Source"),
            counts=_("Points a game"),
        ),
        bars,
    )


def chosen(figures: Figures, game: str) -> list[Plot]:
    """For each kind of what can be chosen: how often, what it brought, and how often it led to a win."""
    found: list[Plot] = []
    for kind, tallies in figures.chosen.items():
        found.append(_times(kind, tallies, game))
        if any(one.brought for one in tallies) and brought_words(game, kind):
            found.append(_brought(kind, tallies, game))
        won = [one for one in tallies if one.games >= FEWEST_GAMES]
        if len(won) > 1:
            found.append(_won_with(kind, won, game))
    return found


def _card_said(one: Tally, game: str, kind: str) -> str:
    """Everything that is known of a card, in a sentence."""
    times = ngettext("chosen once", "chosen {count} times", one.times).format(count=one.times)
    facts = [times, won_words(one), _("{points} points a game").format(points=number_words(one.average))]
    if one.brought and brought_words(game, kind):
        each = number_words(one.brought / max(1, one.times))
        facts.insert(1, _("{what}: {each} each time").format(what=brought_words(game, kind), each=each))
    return f"{card_words(game, one.key)}: {joined(facts)}"


def _times(kind: str, tallies: Sequence[Tally], game: str) -> Plot:
    most = sorted(tallies, key=lambda one: (-one.times, one.key))[:MOST_BARS]
    bars = [Bar(card_words(game, one.key), (Part(1, one.times, _card_said(one, game, kind)),), str(one.times))
            for one in most]  # fmt: skip
    title = _("{kind}: how often").format(kind=chosen_words(game, kind))
    return Bars(Head(title, _more(len(tallies)), f"times:{kind}", counts=_("How often")), bars)


def _brought(kind: str, tallies: Sequence[Tally], game: str) -> Plot:
    """By what each brought every time; only what was chosen more than once, where there is enough of that."""
    often = [one for one in tallies if one.times > 1]
    counted = often if len(often) > MOST_BARS // 2 else [one for one in tallies if one.times]
    most = sorted(counted, key=lambda one: (-one.brought / one.times, one.key))[:MOST_BARS]
    bars = []
    for one in most:
        each = one.brought / one.times
        bars.append(Bar(card_words(game, one.key), (Part(2, max(0.0, each), _card_said(one, game, kind)),),
                        number_words(each)))  # fmt: skip
    title = _("{kind}: what they brought").format(kind=chosen_words(game, kind))
    said = _("{what}, each time.").format(what=brought_words(game, kind))
    return Bars(Head(title, said, f"brought:{kind}", counts=brought_words(game, kind)), bars)


def _won_with(kind: str, tallies: Sequence[Tally], game: str) -> Plot:
    most = sorted(tallies, key=lambda one: (-one.wins / one.games, -one.games, one.key))[:MOST_BARS]
    bars = []
    for one in most:
        share = one.wins / one.games
        figure = _("{share} of {count}").format(share=share_words(share), count=one.games)
        part = Part(0, share, _card_said(one, game, kind))
        bars.append(Bar(card_words(game, one.key), (part,), figure, expected=one.chance / one.games))
    title = _("{kind}: won with them").format(kind=chosen_words(game, kind))
    return Bars(Head(title, _("The mark is what luck alone would bring."), f"won:{kind}", counts=_("Won")), bars)


def _more(count: int) -> str:
    """What the plot leaves out."""
    if count <= MOST_BARS:
        return _("How often each was chosen.")
    return _("The {shown} most chosen of {count}.").format(shown=MOST_BARS, count=count)


NUMBER = Style("black", 40, theme.TEXT_HEAD)
GAP = 14.0
NARROW = 1000.0
LOOKED_AT = 50  # games that tell why none of their seats is counted


class Fact(Widget):
    """One large number and what it counts."""

    role = "figure"

    def __init__(self, name: str, number: str, words: str) -> None:
        super().__init__(f"fact:{name}")
        self.number, self.words = number, words
        self.height = 92.0

    @property
    def value(self) -> str:
        return f"{self.number} {self.words}"

    def natural(self, width: float) -> tuple[float, float]:
        return 200.0, 92.0

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("wood", self.box)
        upper, lower = self.box.inset(12, 8).cut_top(self.box.h * 0.52)
        canvas.text_in(self.number, upper, NUMBER.at(min(40.0, upper.h * 0.95)), "center")
        canvas.text_in(self.words, lower, theme.BODY, "center")


class FiguresPage:
    """What the screen keeps of the figures."""

    def __init__(self, screen: PagesOfGames, show_game: Callable[[int], None]) -> None:
        self.screen, self.show_game = screen, show_game
        self.figures: Figures | None = None
        self.uncounted: list[PlayedGame] = []  # games that fit, where none of their seats is counted
        self._place = 0.0
        self.list = ScrollArea(Column([]), "plots")
        self._built: object = None  # what the list shows

    def ask(self) -> None:
        """Asks for the figures anew."""
        history, wanted = self.screen.history, only(self.screen.wanted, OF_FIGURES)

        def count() -> tuple[Figures, list[PlayedGame]]:
            prepare(wanted.game)
            figures = history.figures(wanted)
            return figures, [] if figures.seats else history.games(wanted, limit=LOOKED_AT)

        self.screen.asking.ask("figures", count, self._show)

    def _show(self, found: tuple[Figures, list[PlayedGame]]) -> None:
        self.figures, self.uncounted = found

    def remember(self) -> None:
        """The tree is built anew: the list stays where it is."""
        self._place = self.list.offset if self._built is self.figures else 0.0

    def build(self) -> Widget:
        """The numbers and the plots, or what stands there without games."""
        screen, figures = self.screen, self.figures
        if figures is None:
            return Panel(Label(_("The figures are being counted …"), theme.LEAD, "center"), name="looking")
        if not figures.seats and self.uncounted:
            return none_counts(screen, self.uncounted)
        if not figures.seats:
            return none_fits(screen) if count_of(screen.wanted, OF_FIGURES) else no_games(screen)
        bounds = screen.ui.scale.bounds
        columns = 3 if roomy(bounds) else 2 if bounds.w > NARROW else 1
        facts = [Fact(*one) for one in headline(figures)]
        rows: list[Widget] = [Grid(facts, 6 if roomy(bounds) else 3, gap=GAP)]
        if not screen.wanted.game:
            said = _("Choose a single game to see its sources of points and its cards.")
            rows.append(RichText(said, theme.ASIDE, "center", name="choose_game"))
        rows.append(Grid(list(self.plots(figures)), columns, gap=GAP))
        self.list, self._built = ScrollArea(Column(rows, gap=GAP), "plots"), self.figures
        self.list.offset = self._place
        return self.list

    def plots(self, figures: Figures) -> list[Plot]:
        """All that there are figures for, the most telling first."""
        wanted = self.screen.wanted
        own = bool(wanted.game and figures.sources)
        several = not wanted.person and len(figures.by_person) > 1
        found: list[Plot] = []
        if own:
            plot = sources if several else share_of_sources
            found.append(plot(figures, wanted.game))
        if len(figures.by_game) > 1:
            found.append(by_game(figures))
        if several:
            found.append(by_person(figures, self._person))
        found += [by_players(figures), by_level(figures)]
        found += [lately(figures, self.show_game), by_month(figures)]
        found.append(best_games(figures, wanted.person, self.show_game))
        if own:
            found += chosen(figures, wanted.game)
        return found

    def _person(self, name: str) -> None:
        self.screen.want(replace(self.screen.wanted, person=name))
