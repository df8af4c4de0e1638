"""From the figures of one game to plots of what is its own: sources of points, what was chosen, what it brought."""

from __future__ import annotations

from collections.abc import Sequence

from game.history.figures import Figures, Tally
from game.ui.lang import _, joined, ngettext
from game.ui.plots import Bar, Bars, Head, Part, Plot
from game.ui.plots.base import share_words
from game.ui.screens.history.charts import MOST_BARS, won_words
from game.ui.screens.history.words import (
    brought_words,
    card_words,
    chosen_words,
    gathered,
    main_sources,
    number_words,
    source_words,
)  # fmt: skip

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
    return Bars(Head(_("Points by source"), said, "sources"), bars, legend=legend if len(legend) > 1 else ())


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
    return Bars(Head(_("Points by source"), _("Points a game, on average."), "sources"), bars)


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
    return Bars(Head(title, _more(len(tallies)), f"times:{kind}"), bars)


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
    return Bars(Head(title, said, f"brought:{kind}"), bars)


def _won_with(kind: str, tallies: Sequence[Tally], game: str) -> Plot:
    most = sorted(tallies, key=lambda one: (-one.wins / one.games, -one.games, one.key))[:MOST_BARS]
    bars = []
    for one in most:
        share = one.wins / one.games
        figure = _("{share} of {count}").format(share=share_words(share), count=one.games)
        part = Part(0, share, _card_said(one, game, kind))
        bars.append(Bar(card_words(game, one.key), (part,), figure, expected=one.chance / one.games))
    title = _("{kind}: won with them").format(kind=chosen_words(game, kind))
    return Bars(Head(title, _("The mark is what luck alone would bring."), f"won:{kind}"), bars)


def _more(count: int) -> str:
    """What the plot leaves out."""
    if count <= MOST_BARS:
        return _("How often each was chosen.")
    return _("The {shown} most chosen of {count}.").format(shown=MOST_BARS, count=count)
