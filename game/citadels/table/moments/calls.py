"""The call of the characters: their banners fall, and somebody answers, nobody does, or a dagger has been before."""

from __future__ import annotations

from functools import partial

from game.citadels.lang import _, language
from game.citadels.rules.state import View
from game.citadels.table.moments.banner import SMALLER, WIDE, Cloth, Torn, ribbon, unrolled
from game.citadels.table.moments.means import S, hung, names_of, place, view_of
from game.citadels.table.motions.means import Means
from game.citadels.words.names import Names
from game.kernel.events import Facts
from game.kernel.rules import of
from game.session.match import Shown
from game.table.motion.scene import part
from game.table.motion.staged import Staged
from game.table.motion.whom import Eyes, Said, Show, Whom
from game.ui.draw.geometry import Box
from game.ui.draw.lru import Lru
from game.ui.draw.motion import back_out, bump, ease_in_out, ease_out
from game.ui.window.jobs import Job

TOP = 16.0  # units: where the rod of a large banner hangs
RAYS = 1050.0
RIBBON_WIDE = 1.32  # of its banner's width
MOST_SILENT = 4  # banners at once
SOON = 3  # ranks whose banners are made ahead


def called(s: S, event: Shown) -> Show:
    """The banner unrolls from its place on the rod, and a ribbon tells whose it is: large the first time."""
    rank, seat = event.facts["rank"], event.facts["seat"]
    large = s.large and s.first
    start, end = place(s, rank), s.board.track.box.cx
    top = TOP if large else start.y + 6
    if large:
        s.darken()
        shine(s, Box(end, top + 360, 0, 0), 0.16, 0.9)
    banner = hung(s, rank, wide(s) * (1.0 if large else SMALLER), motto=large)
    info = s.m.table.flow.seats[seat]
    tied = s.put(ribbon(s.ui, names_of(s.eyes).plain_seat(seat), info.crest, banner.wide * RIBBON_WIDE))
    if large:
        s.how_to_go_on()
    s.told = large
    s.hear("citadels/call", 0.24, rank - 1)
    low, high = start.x + banner.wide / 2, start.right - banner.wide / 2
    there = end if large else (low + high) / 2 if low > high else start.cx
    there = max(banner.wide * 0.68, min(s.bounds.right - banner.wide * 0.68, there))

    def show(t: float) -> None:
        x = max(banner.wide / 2, start.cx + (there - start.cx) * ease_in_out(part(t, 0.0, 0.2)))
        banner.hang(x, top, unrolled(t, 0.23, 0.86))
        comes = part(t, 0.2, 0.4)
        tied.visible = comes > 0 and t < 0.9
        tied.alpha = round(255 * min(1.0, comes * 2))
        tied.x, tied.y = x, banner.rod.y + banner.high + (26 if large else 10) - 40 * (1 - back_out(comes))

    return show


def shine(s: S, around: Box, start: float, end: float) -> None:
    """Shafts of light behind something, between two shares of the moment; none in high contrast."""
    if s.plain:
        return
    rays = s.put(s.picture("citadels/ui/stage_rays", RAYS), around.cx, around.cy)
    rays.alpha = 200

    def show(t: float) -> None:
        rays.visible = start < t < end

    s.also(show)


def wide(s: S) -> float:
    """Of a large banner: never higher than the table."""
    return min(WIDE, s.bounds.h * 0.44)  # as `soon` has it


def _called(facts: Facts, eyes: Eyes) -> Said:
    names = names_of(eyes)
    said = _("{name} is the {character}.")
    return Said(said.format(name=names.plain_seat(facts["seat"]), character=names.plain_rank(facts["rank"])))


def unanswered(s: S, _event: Shown) -> Show:
    """Banners drop half, hang, and are rolled up again."""
    ranks = [one.facts["rank"] for one in s.events][:MOST_SILENT]
    places = [place(s, rank) for rank in ranks]
    banners = [hung(s, rank, min(wide(s) * 0.36, box.w - 6)) for rank, box in zip(ranks, places, strict=True)]

    def show(t: float) -> None:
        share = 0.5 * ease_out(part(t, 0.0, 0.4)) * (1 - ease_in_out(part(t, 0.65, 1.0)))
        for banner, box in zip(banners, places, strict=True):
            banner.hang(box.cx, box.y + 6, share)

    return show


def _unanswered(facts: Facts, eyes: Eyes) -> Said:
    return Said(_("The {character} is called, and nobody answers.").format(
        character=names_of(eyes).plain_rank(facts["rank"])))  # fmt: skip


# -- murdered ----------------------------------------------------------------------------------------------------------
def is_murdered(facts: Facts, eyes: Eyes) -> bool:
    view: View = view_of(eyes)
    return bool(view.killed == facts["rank"])


def _mine(facts: Facts, eyes: Eyes) -> bool:
    """Whether the murdered character lies before whoever looks: nobody else learns whose it is."""
    return eyes.me is not None and facts["rank"] in view_of(eyes).roles[eyes.me]


def _victim(facts: Facts, eyes: Eyes) -> Whom:
    return Whom(loses=(eyes.me,)) if eyes.me is not None and _mine(facts, eyes) else Whom()


def struck(s: S, event: Shown) -> Show:
    """The banner unrolls, a dagger flies in, a cut, and the lower half falls. Mine: the square grows dark."""
    rank = event.facts["rank"]
    mine = s.mood == "loss"
    start = place(s, rank)
    x, top = (s.board.track.box.cx, TOP) if mine else (start.cx, start.y + 6)
    if mine:
        s.darken(lit=[s.board.role_place(s.me).inset(-6)] if s.me is not None else [])
    share = 1.0 if mine else SMALLER
    banner = hung(s, rank, wide(s) * share)
    x = max(banner.wide * 0.6, min(s.bounds.right - banner.wide * 0.6, x))
    torn = Torn(s, banner)
    blade = s.put(s.picture("citadels/ui/stage_dagger", 165 * share, 422 * share))
    cut = s.put(s.picture("citadels/ui/stage_slash", 900 * share, 428 * share))
    s.puffs(
        "spark",
        Box(x - banner.wide * 0.45, top + banner.high * 0.5, banner.wide * 0.9, banner.high * 0.3),
        60 * share,
        0.42,
        0.8,
    )
    if mine:
        s.words(min(s.bounds.bottom - 150, top + banner.high + 128), 0.5, x=x)
        s.how_to_go_on()

    def show(t: float) -> None:
        banner.hang(x, top, ease_out(part(t, 0.0, 0.22)))
        blade.visible = t > 0.24
        flies = ease_out(part(t, 0.24, 0.36))
        blade.x, blade.y = x + (60 + 240 * (1 - flies)) * share, top + (265 - 260 * (1 - flies)) * share
        blade.angle = -14 - 40 * (1 - flies)
        cut.visible = 0.36 < t < 0.62
        cut.alpha = round(255 * bump(part(t, 0.36, 0.62)))
        cut.x, cut.y = x, top + banner.high * 0.7
        torn.fall(x, top, part(t, 0.42, 1.0) * (0.62 if mine else 0.9))

    return show


def _struck(facts: Facts, eyes: Eyes) -> Said:
    title = _("The {character} is called").format(character=names_of(eyes).plain_rank(facts["rank"]))
    return Said(title, _("and stays silent: you have been murdered.") if _mine(facts, eyes) else _("and stays silent."))


# -- made ahead --------------------------------------------------------------------------------------------------------
_weaving: Lru[Cloth] = Lru(2 * SOON)  # banners that are woven: whoever asks again goes on with them


def soon(m: Means) -> list[Job]:
    """The banners of the ranks that are called next, large for one that nobody has answered yet in this game, and the
    ribbons of all players."""
    view, names = of(View, m.table.flow.view), of(Names, m.table.names)
    log = m.table.flow.log()
    known = {event.facts["rank"] for event in log if event.word == "revealed"}
    next_ranks = [tile.rank for tile in m.board.model.tiles if tile.state == "future"][:SOON]
    if view.phase == "over":
        return []
    largest = min(WIDE, m.ui.scale.bounds.h * 0.44)
    found: list[Job] = []
    for rank in next_ranks:
        first = rank not in known
        motto = names.character(rank).short.get(language()) if first else ""
        what = (m.ui, view.box.setup.cast[rank - 1], rank, names.plain_rank(rank), motto)
        wide = largest * (1.0 if first else SMALLER)
        found += _weaving.get((*what, wide), partial(Cloth, *what, wide)).jobs()
    sizes = {largest * share * RIBBON_WIDE for share in (1.0, SMALLER)} if next_ranks else ()
    for seat, info in enumerate(m.table.flow.seats):
        found += [partial(ribbon, m.ui, names.plain_seat(seat), info.crest, wide) for wide in sizes]
    return found


MOMENTS = (
    Staged(
        "call", ("revealed",), called, still=0.6, said=_called, full=700, others=700, short=450, first=1300,
        alike=lambda facts: facts["rank"], beats=True,
    ),
    Staged(
        "struck", ("silent",), struck, still=0.75, said=_struck, full=1500, others=800, short=600, whom=_victim,
        when=is_murdered, heard="citadels/struck",
    ),
    Staged("unanswered", ("silent",), unanswered, still=0.5, said=_unanswered, full=450, together=True, beats=True),
)  # fmt: skip
