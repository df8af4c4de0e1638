"""From the figures of many games to plots: how often one won, against whom, when, and the best games."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.history.figures import Figures, Late, Tally
from game.ui.game_words import name_of
from game.ui.lang import _, joined, ngettext
from game.ui.plots import Bar, Bars, Columns, Head, Part, Pillar, Plot, Result, Strip
from game.ui.plots.base import share_words
from game.ui.screens.history.words import day_words, level_group, month_words, number_words, place_words

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
    return Columns(Head(_("Won, by number of players"), _luck(), "by_players"), pillars, shares=True)


def by_level(figures: Figures) -> Plot:
    """Won against the strongest computer player at the table."""
    pillars = [_won_pillar(one, level_group(one.key), level_group(one.key)) for one in figures.by_level]
    return Columns(Head(_("Won, by strongest opponent"), _luck(), "by_level"), pillars, shares=True)


def by_game(figures: Figures) -> Plot:
    """Won in each game."""
    pillars = [_won_pillar(one, name_of(one.key), name_of(one.key)) for one in figures.by_game]
    return Columns(Head(_("Won, by game"), _luck(), "by_game"), pillars, shares=True)


def by_person(figures: Figures, choose: Callable[[str], None]) -> Plot:
    """Won by each of the people at this computer; a click on one shows that person's figures."""
    people = figures.by_person[:MOST_BARS]
    bars = []
    for one in people:
        words = f"{one.key}: {won_words(one)}; {_average(one)}"
        share = one.wins / max(1, one.games)
        figure = _("{share} of {count}").format(share=share_words(share), count=one.games)
        bars.append(Bar(one.key, (Part(WON, share, words),), figure, expected=one.chance / max(1, one.games)))
    head = Head(_("Won, by person"), _("The mark is what luck alone would bring. A click shows one person."), "people")
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
    return Columns(Head(_("Games by month"), told, "months"), pillars, legend=legend)


def lately(figures: Figures, choose: Callable[[int], None]) -> Plot:
    """The last games one by one; a click shows one in the list."""
    late = figures.lately
    results = [Result(one.place == 1, _height(one), _late_words(one)) for one in late]
    streak = ngettext("{count} win in a row now", "{count} wins in a row now", figures.streak)
    longest = ngettext("the most ever: {count}", "the most ever: {count}", figures.longest)
    said = f"{streak.format(count=figures.streak)}; {longest.format(count=figures.longest)}"
    return Strip(Head(_("The last games"), said, "lately"), results, on_choose=lambda number: choose(late[number].id))


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
    head = Head(_("Best games"), _("A click shows the game in the list."), "best")
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
