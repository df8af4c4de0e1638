"""The sheet of a player of Rattus Cartus: how it stands with every estate, and what all that would bring."""

from __future__ import annotations

from game.rattus_cartus.lang import _, ngettext
from game.rattus_cartus.table.models import EstateModel, TableModel
from game.rattus_cartus.words.names import Names
from game.table.reading.sheet import Sheet
from game.ui.draw.markup import escape


def player_sheet(model: TableModel, seat: int, names: Names) -> Sheet:
    """Everything that everybody may count of a player."""
    player, influence = model.players[seat], model.influence
    rats = _("hidden") if player.rats < 0 else str(player.rats)
    figures = [
        _("Hand {count}").format(count=player.hand), f"{{rat}} {rats}", f"{{marker}} {player.markers}",
        ngettext("{count} point", "{count} points", player.points).format(count=player.points),
    ]  # fmt: skip
    rows = [
        (f"{{{track.id}}} {escape(names.plain_estate(track.estate))}", f"[b|{track.points[seat]}]",
         *_standing(track, seat, influence.prizes))
        for track in influence.tracks
    ]  # fmt: skip
    heads = (_("Estate"), _("Influence"), _("To the first"), _("Brings"))
    return Sheet(player.info, "      ".join(figures), columns=heads, rows=tuple(rows))


def _standing(track: EstateModel, seat: int, prizes: tuple[int, ...]) -> tuple[str, str]:
    """How many points are missing to the first, and what the place would bring."""
    ranked = track.ranked(len(prizes))
    missing = track.to_first(seat)
    brings = str(prizes[ranked.index(seat)]) if seat in ranked else "–"
    return str(missing) if missing else "{premium}" if seat in ranked else "–", brings
