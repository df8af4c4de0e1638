"""Puts faces together before the table needs them."""

from __future__ import annotations

from functools import partial
from itertools import product

from game.citadels import GAME
from game.citadels.cards.faces import CitadelsFaces
from game.citadels.rules.state import View
from game.citadels.table.layout import Places, places
from game.citadels.table.models import table_model
from game.citadels.table.own import city_cells, own_card_height
from game.citadels.table.players import PlayerPanel
from game.citadels.table.plots import city_layout, role_layout
from game.citadels.table.track import RankTrack
from game.table.asking.mark import PLAIN, Mark, Subject
from game.table.flow import SeatInfo
from game.table.hand import WIDTHS
from game.table.motion import effects
from game.table.motion.lag import Lag
from game.table.pieces import Pointed
from game.ui.draw.geometry import Box
from game.ui.ui import Ui
from game.ui.window.jobs import Job

TOKENS = ("killed", "bewitched", "robbed", "confiscated", "warrant_hidden", "warrant_real", "threat_hidden",
          "threat_real")  # fmt: skip
Wanted = tuple[str, float, float | None]  # layout, width, height of tiles


class _NoDesk:
    """Places are computed by the widgets themselves; nobody plays with these."""

    lag = Lag()

    def mark(self, place: str, thing: int) -> Mark:
        return PLAIN

    def pick(self, place: str, thing: int) -> None: ...

    def look(self, subject: Subject) -> None: ...

    def enlarge(self, subject: Subject) -> None: ...

    def tip(self, place: str, thing: int) -> str:
        return ""

    def words_of(self, place: str, thing: int, subject: Subject | None) -> tuple[str, str]:
        return "", ""

    def leads(self, place: str, thing: int) -> str:
        return ""

    def standing(self, name: str, mark: Mark) -> str:
        return name

    def sheet(self, seat: int) -> None: ...

    def open_sheet(self, seat: int) -> None: ...

    def point_at(self, pointed: Pointed | None) -> None: ...


def faces(ui: Ui, view: View, room: Box) -> list[Job]:
    """Every district and character of this game, in every size both layouts of the table use; each job makes one."""
    players = view.box.players
    layouts = [places(room, players, draft=draft) for draft in (False, True)]
    model = table_model(view, [SeatInfo("", 0)] * players, private=False)
    panels = [PlayerPanel(_NoDesk(), model.players[0], here.style) for here in layouts]
    sizes = [
        _districts(here, panel, view.box.complete, ui.sight.high) for here, panel in zip(layouts, panels, strict=True)
    ]
    tiles = product(dict.fromkeys(view.box.kind), dict.fromkeys(size for found in sizes for size in found))
    track = RankTrack(_NoDesk(), model)
    track.arrange(layouts[0].track)
    characters = [*_roles(layouts[0], panels[0]), ("call", track.children[0].box.w, track.children[0].box.h)]
    roles = product(view.box.setup.cast, dict.fromkeys(characters))
    puffs = effects.warm(ui, [*(f"citadels/ui/token_{name}" for name in TOKENS), "ui/crown"])
    cards = ui.cards_of(GAME)  # something else may be on the screen still
    return [*puffs, *(partial(cards.surface, card, *wanted) for card, wanted in (*roles, *tiles))]


def _districts(here: Places, panel: PlayerPanel, complete: int, named: bool) -> list[Wanted]:
    panel.box, panel.named = here.opponents[0], named
    others = [cells[0] for cells in map(panel.cells, range(1, complete + 1)) if cells] if here.style != "tight" else []
    own = Box(0, 0, here.city.w - 32, here.city.h - 50)
    mine = city_cells(own, complete, here.city_card)[0]
    hand = hand_card(here)
    theirs = [(panel.layout(cell), cell.w, cell.h if panel.layout(cell) in CitadelsFaces.free else None)
              for cell in dict.fromkeys(others)]  # fmt: skip
    return [*theirs, _drawn_in(mine), *(("small", hand * share, None) for share in WIDTHS[:2])]


def hand_card(here: Places) -> float:
    return min(here.hand_card, (here.hand.h - 14) / 1.4) if here.hand.h > 14 else here.hand_card


def _drawn_in(cell: Box) -> Wanted:
    layout = city_layout(cell)
    return layout, cell.w, cell.h if layout in CitadelsFaces.free else None


def _roles(here: Places, panel: PlayerPanel) -> list[Wanted]:
    panel.box = here.opponents[0]
    wide = panel.role_box().w
    own = own_card_height(here.role, panel.model.characters) / 1.4
    beside = own * 0.72 if panel.model.characters > 1 else 0.0
    return [(role_layout(w), w, None) for w in (wide, own, beside) if w > 8]
