"""A game that was played, written down for others: as text that can be read, or as a file that shows the film."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game import catalog
from game.session.save import encode
from game.table.film import transcript
from game.ui.draw.markup import escape
from game.ui.game_words import name_of
from game.ui.lang import _, joined
from game.ui.services import SaveRefused
from game.ui.widgets.modal import tell

if TYPE_CHECKING:
    from game.table.film.screen import FilmTable


def as_text(table: FilmTable) -> None:
    """Writes what happened, as far as it may be known, into a text file and says where it lies."""
    save = table.film.save
    _written(table, ".txt", lambda: "\n".join([*transcript.whole(save, catalog.rules), ""]).encode())


def as_file(table: FilmTable) -> None:
    """Writes the game as a save: whoever puts it into the folder of saves, or opens it there, sees the same film."""
    _written(table, ".json", lambda: encode(table.film.save))


def _written(table: FilmTable, suffix: str, make: Callable[[], bytes]) -> None:
    save = table.film.save
    name = save.name or joined([name_of(save.game), *save.players[:3], save.date.partition(" ")[0]])
    try:
        path = table.ui.host.saves.export(name, suffix, make())
    except SaveRefused as refused:
        tell(table.ui, _("That did not work"), str(refused))
        return
    tell(table.ui, _("Written"), _("It lies here: {path}").format(path=escape(str(path))))
