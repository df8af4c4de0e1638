"""The sheet of a player of Citadels: the whole city in cards with their names, and what it earns."""

from __future__ import annotations

from game.citadels.lang import _, joined
from game.citadels.rules.state import View
from game.citadels.table.models import PlayerModel, PlotModel
from game.citadels.words.names import Names
from game.table.reading.sheet import Sheet, SheetCard
from game.ui.draw.markup import escape


def city_sheet(view: View, player: PlayerModel, names: Names, card: float) -> Sheet:
    """Everything that lies before a player; `card` is how wide the cards are, in units."""
    figures = [f"{{gold}} {player.gold}", f"{{card}} {player.hand}", f"{{city}} {len(player.city)}/{player.limit}",
               f"{{points}} {player.points}", *(["{crown}"] if player.crown else [])]  # fmt: skip
    none = escape(_("No district yet."))
    lines = [] if player.city else [f"[i|{none}]"]
    return Sheet(
        player.info,
        "      ".join(figures),
        tuple(SheetCard(plot.id, _note(view, plot)) for plot in player.city),
        card,
        lines=(*lines, *_earnings(view, player, names)),
    )


def _note(view: View, plot: PlotModel) -> str:
    """What the face of the card does not say."""
    if plot.under:
        return _("{count} cards below it").format(count=plot.under)
    return _("now worth {cost}").format(cost=plot.cost) if plot.cost != view.box.cost[plot.card] else ""


def _earnings(view: View, player: PlayerModel, names: Names) -> list[str]:
    """For which characters the city brings gold, and how much."""
    box, found = view.box, list[str]()
    for rank, kind in enumerate(box.incomes):
        count = sum(box.type[plot.card] == kind for plot in player.city) if kind is not None else 0
        if count:
            found.append(_("{gold} as the {character}").format(
                gold=f"{count} {{gold}}", character=escape(names.plain_rank(rank))))  # fmt: skip
    return [_("Brings {parts}.").format(parts=joined(found))] if found else []
