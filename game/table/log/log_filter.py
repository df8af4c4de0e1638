"""Which lines of the log are shown: those about one player, those of one kind, or both; and the dialog that sets it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from game.table.log.chronicle import TALK, Line
from game.table.seats import SeatInfo
from game.ui.draw import theme
from game.ui.lang import _, joined
from game.ui.ui import Ui
from game.ui.widgets import Button, Column, Crest, Grid, Label, Layer, Row, Spacer, Widget
from game.ui.widgets.modal import Dialog, open_dialog

ALL = -1
Kinds = Mapping[str, str]  # of a game's events, with their titles (`Words.kinds`)


@dataclass(frozen=True)
class LogFilter:
    """`seat` ALL and `kind` "" let everything through."""

    seat: int = ALL
    kind: str = ""

    @property
    def active(self) -> bool:
        return self != LogFilter()

    def lets(self, line: Line) -> bool:
        """Whether a line is shown; headings are looked at by `filtered`."""
        fits_seat = self.seat == ALL or line.about.has("seat", self.seat)
        return fits_seat and (not self.kind or self.kind in line.about.kinds)

    def words(self, seats: Sequence[SeatInfo], kinds: Kinds) -> str:
        """What is let through, in a word or two."""
        found = [seats[self.seat].name] if 0 <= self.seat < len(seats) else []
        return joined([*found, all_kinds(kinds)[self.kind]] if self.kind else found)


def filtered(lines: Sequence[Line], wanted: LogFilter) -> list[Line]:
    """The lines that are let through, and the headings under which something is left."""
    if not wanted.active:
        return list(lines)
    shown: list[Line] = []
    for line in lines:
        if line.heading and shown and shown[-1].heading:
            shown.pop()
        if line.heading or wanted.lets(line):
            shown.append(line)
    return shown[:-1] if shown and shown[-1].heading else shown


def all_kinds(kinds: Kinds) -> dict[str, str]:
    """The kinds of lines in words."""
    return {"": _("Everything"), **{kind: _(title) for kind, title in kinds.items()}, TALK: _("What is said")}


def open_filter(
    ui: Ui, seats: Sequence[SeatInfo], kinds: Kinds, now: LogFilter, choose: Callable[[LogFilter], None]
) -> None:
    """Players and kinds to choose from; each click takes effect at once."""
    layer: list[Layer] = []

    def take(wanted: LogFilter) -> None:
        ui.stack.close_layer(layer[0])
        choose(wanted)

    def button(text: str, wanted: LogFilter, name: str) -> Button:
        made = Button(text, partial(take, wanted), "ghost", name, height=48)
        made.chosen = wanted == now
        return made

    people: list[Widget] = [button(_("Everybody"), replace(now, seat=ALL), "filter_seat:all")]
    people += [
        Row([Crest(info.crest, 40), button(info.name, replace(now, seat=seat), f"filter_seat:{seat}").sized(grow=1)],
            gap=4, align="middle")
        for seat, info in enumerate(seats)
    ]  # fmt: skip
    sorts: list[Widget] = [button(text, replace(now, kind=kind), f"filter_kind:{kind or 'all'}")
                           for kind, text in all_kinds(kinds).items()]  # fmt: skip
    heads = [Label(text, theme.ON_PARCHMENT_STRONG) for text in (_("About whom?"), _("About what?"))]
    columns = 3 if ui.scale.bounds.w > 1000 else 2
    content = Column([heads[0], Grid(people, columns, gap=8), heads[1], Grid(sorts, columns, gap=8)], gap=10)
    close = Button(_("Back"), lambda: ui.stack.close_layer(layer[0]), "gold", "close")
    whole = Button(_("Show everything"), lambda: take(LogFilter()), name="filter_off")
    whole.disable("" if now.active else _("Everything is shown already."))
    dialog = Dialog(_("Filter the chronicle"), content, [whole, close.sized(width=170), Spacer()], 860)
    first = next((w for w in people if isinstance(w, Button) and w.chosen), close)
    layer.append(open_dialog(ui, dialog, first=first))
