"""The board of Citadels: its widgets, where they lie, what they show, and where the things of each player are."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pygame

from game.citadels.cards.type_names import type_name
from game.citadels.lang import _, joined
from game.citadels.rules.box import TYPES
from game.citadels.rules.state import View
from game.citadels.table.ahead import faces, hand_card
from game.citadels.table.daylight import Daylight
from game.citadels.table.draft import DraftCard, DraftFan, DraftScene, chosen_by
from game.citadels.table.layout import Places, places
from game.citadels.table.models import TableModel, draft_order, table_model
from game.citadels.table.own import TYPE_ORDER, OwnCity, OwnRole, ScorePanel
from game.citadels.table.place import Place
from game.citadels.table.players import Fate, Opponents, PlayerPanel, RoleSpot
from game.citadels.table.sheet import city_sheet
from game.citadels.table.track import RankTrack
from game.citadels.words.asking.choices import DRAFT_STEPS
from game.citadels.words.asking.places import CITY, TRACK
from game.citadels.words.names import Names
from game.citadels.words.telling.reminders import fates
from game.kernel.rules import of
from game.table.aloud.areas import Area, Heard
from game.table.asking.mark import PLAIN, Mark, Subject
from game.table.asking.spots import SEAT, Spot
from game.table.board import Board, Held, Lay, Layout, Table
from game.table.log.marked import About
from game.table.pieces import Picks
from game.table.reading.sheet import Sheet
from game.table.side import Supply
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.geometry import Box
from game.ui.speech import ended
from game.ui.widgets import Widget
from game.ui.window.jobs import Job

# The characters set aside this round.


def _low(box: Box) -> bool:
    """Whether the title stands beside the cards."""
    return box.h < 90 or (box.h < 110 and box.w > 5 * box.h)


class Discards(Widget):
    """The characters set aside this round."""

    role = "discards"
    bleed = 26.0

    def __init__(self, table: Picks, model: TableModel) -> None:
        super().__init__("discards")
        self.table = table
        self.model = model.discards
        self.deck = -1  # told here where no deck is drawn
        self._fill()

    @property
    def value(self) -> str:
        ups = " ".join(card for _rank, card in self.model.face_up)
        mine = "".join(f" {card}" for _rank, card in self.model.mine)
        return f"up {ups} down {self.model.face_down}{mine}"

    def _fill(self) -> None:
        self.children = []
        for rank, card in self.model.face_up:
            spot = RoleSpot(f"aside:{rank}", self.table)
            spot.show(rank, card, -1)
            self.add(spot)
        for rank, card in self.model.mine:
            spot = RoleSpot(f"aside:{rank}", self.table)
            spot.known_to_me = True
            spot.show(rank, card, -1)
            self.add(spot)
        for index in range(self.model.face_down - len(self.model.mine)):
            spot = RoleSpot(f"aside_down:{index}", self.table)
            spot.back, spot.focusable, spot.heard = "aside_down", False, False  # the line tells how many they are
            self.add(spot)

    def show(self, model: TableModel) -> None:
        if model.discards != self.model:
            self.model = model.discards
            self._fill()
            self.arrange(self.box)
            self.invalidate()

    def arrange(self, box: Box) -> None:
        self.box = box
        low = _low(box)
        top = 8.0 if low else 36.0
        high = box.h - top - (8 if low else 12)
        wide = high / 1.4
        x = box.x + (14 if not low else 130)
        for spot in self.children:
            spot.arrange(Box(x, box.y + top, wide, high))
            x += wide + 7

    def draw(self, canvas: Canvas) -> None:
        canvas.skin("wood", self.box)
        low = _low(self.box)
        title = Box(
            self.box.x + 16, self.box.y + (0 if low else 8), 110 if low else self.box.w - 32, self.box.h if low else 26
        )
        canvas.text_in(_("Set aside"), title, theme.LABEL.of(theme.LILAC))
        right = max((c.box.right for c in self.children), default=self.box.x + 16) + 12
        top = self.box.y + 8 if low else title.bottom
        room = Box(right, top, self.box.right - right - 12, self.box.bottom - 8 - top)
        if room.w > 84:
            canvas.paragraph(self.words(), room, theme.ASIDE.at(17), "left", "middle")

    def words(self) -> str:
        """How many lie there, and how."""
        up, down = len(self.model.face_up), self.model.face_down
        text = _("{down} face down").format(down=down)
        if up:
            text = _("{up} face up").format(up=up) + "\n" + text
        if self.model.mine:
            text += "\n" + _("{count} by you").format(count=len(self.model.mine))
        if self.deck >= 0:
            text += "\n" + _("Deck: {count}").format(count=self.deck)
        return text


TABS = {"draft": "draft", "score": "score", "discards": "aside", "character": "city"}
FIGURE = 8.0  # units of air around a small sign
TOKEN = -2  # the owner of the gold on the Tax Collector's token


@dataclass
class Before:
    """How things lay before a decision, as far as the table itself does not know it."""

    roles: dict[int, list[tuple[Box, str]]] = field(default_factory=dict)  # seat: its characters, "" face down
    choices: dict[int, tuple[Box, pygame.Surface]] = field(default_factory=dict)  # characters to choose from
    hands: dict[int, int] = field(default_factory=dict)  # seat: how many cards
    standing: set[int] = field(default_factory=set)  # all districts that stood in a city


class CitadelsBoard(Board):
    """Call order, opponents, the own city and character, what is set aside, and the characters to choose from."""

    back = "district"

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.before = Before()
        self.city_of = -1  # whose city the tab shows; -1 the viewer's
        self._shown_tab = ""
        self._built = False
        self.daylight = Daylight()
        self.place = Place()
        self.model: TableModel

    def pictures(self) -> list[Job]:
        return faces(self.table.ui, self.view, self.table.room)

    # -- the moment ------------------------------------------------------------------------------------------------
    @property
    def view(self) -> View:
        """What may be drawn."""
        return of(View, self.table.flow.view)

    def take(self) -> None:
        flow = self.table.flow
        self.model = table_model(self.view, flow.seats, private=flow.private, alike=flow.nobody_here)
        self.daylight.follow(self.view)

    def asked_anew(self) -> None:
        self.city_of = self._city_with_targets()

    def _city_with_targets(self) -> int:
        """The first other city with something to choose: behind tabs only one city is seen at a time."""
        offers, view = self.table.offers, self.view
        things = {offer.thing for offer in offers.offers if offer.place == CITY} if offers is not None else set()
        if not things or things & set(view.city[view.viewer]):
            return -1
        return next((seat for seat, city in enumerate(view.city) if things & set(city)), -1)

    @property
    def drafting(self) -> bool:
        """Whether characters are chosen, and somebody is here who could."""
        return self.model.phase == "draft" and not self.model.alike

    @property
    def stage(self) -> str:
        return "draft" if self.drafting else ""

    @property
    def music(self) -> str:
        return "draft" if self.model.phase == "draft" else self.daylight.piece

    @property
    def ambience(self) -> str:
        return self.daylight.ambience

    @property
    def backdrop(self) -> str:
        return self.daylight.ground

    # -- building --------------------------------------------------------------------------------------------------
    def layout(self, bounds: Box) -> Layout:
        here = places(bounds, len(self.model.players), draft=self.drafting, alike=self.model.alike)
        self.places: Places = here
        self.panel_box = (
            Box(here.city.x, here.city.y, here.score.right - here.city.x, here.city.h) if here.score.w else here.city
        )
        middle = self.panel_box if self.panel_box.w else here.opponents[-1]
        return Layout(
            here.prompt, here.corner, here.hand, here.log, here.zoom, here.zoom, middle, here.tabs, here.tabbed,
            here.hand_card, not self.drafting, here.city.w > 0, self.drafting and not here.tabbed,
        )  # fmt: skip

    def build(self) -> tuple[Sequence[Widget], Sequence[Widget]]:
        model, here, table = self.model, self.places, self.table
        wide = not here.tabbed
        self.track = RankTrack(table, model)
        self.opponents = Opponents(table, model, here.style)
        self.opponents.cells = here.opponents
        self.discards = Discards(table, model)
        self.city = OwnCity(table, model, here.city_card)
        self.city.full, self.city.titled = self.drafting and wide, wide
        self.city.small = self.drafting and wide
        self.score, self.fate = ScorePanel(model), Fate()
        self.own = OwnRole(table, model)
        self.own.crowned, self.own.only_cards = here.tabbed, self.drafting and wide
        self.fan = DraftFan(table)
        self.fan.cord = here.cord
        self.place = Place()
        self._built = True
        return [self.place, self.fan], [
            self.city, self.own, self.track, self.opponents, self.discards, self.fate, self.score,
        ]  # fmt: skip

    def ground(self) -> Sequence[Widget]:
        return (self.place,)

    def heard(self) -> tuple[Sequence[Area], Sequence[Area]]:
        mine = [Area(_("Your city"), [self.city, self.own], self._own_lines, self._score_lines)]
        if self.model.alike:
            mine = [Area(_("City"), [self.city])] if self.places.tabbed else []
        others = [Area(_("Players"), self.opponents.children)]
        self.track.only_read = self.drafting
        track = Area(_("Call of the characters"), [self.track])
        aside = Area(_("Set aside"), [self.discards], self._aside_lines)
        return [Area(_("Characters to choose from"), [self.fan])] if self.drafting else [track], [
            *mine, *others, *([track] if self.drafting else []), aside,
        ]  # fmt: skip

    def _aside_lines(self) -> list[Heard]:
        return [Heard(str(at), ended(line), "text") for at, line in enumerate(self.discards.words().split("\n"))]

    def _own_lines(self) -> list[Heard]:
        """What was done to the own characters this round."""
        return [Heard(f"fate:{at}", ended(one.words), "text") for at, one in enumerate(self.fate.told)]

    def _score_lines(self) -> list[Heard]:
        """The score so far, with what it is made of."""
        model = self.model.score
        types = joined([type_name(name) for name in TYPE_ORDER if name in model.types]) or _("none")
        parts = [(_("Cost of the districts"), model.districts), (_("All five types"), model.colours),
                 (_("Complete city"), model.completion), (_("Unique districts"), model.uniques)]  # fmt: skip
        told = [f"{words} {points}" for words, points in parts if points]
        score = _("Score so far: {total}.").format(total=model.total)
        if told:
            score = _("Score so far: {total}. {parts}.").format(total=model.total, parts=joined(told))
        return [Heard("score", score), Heard("types", _("Types in the city: {types}.").format(types=types))]

    def arrange(self, box: Box) -> None:
        here = self.places
        self.city.room = here.city
        for widget, place in (
            (self.track, here.track), (self.opponents, box), (self.discards, here.discards),
            (self.city, self.panel_box), (self.score, here.score), (self.own, here.role),
            (self.fan, here.draft or Box(0, 0, 0, 0)),
        ):  # fmt: skip
            widget.arrange(place)
        title, sign = self.city.title_box, self.city.sign
        self.fate.arrange(Box(sign.right, title.y, max(0.0, title.right - sign.right), title.h))
        signs = [panel.sign for panel in self.panels()] if not here.tabbed else []
        self.place.stand(signs, here.edge, here.post, Box(box.x, 0, (here.post.x or box.right) - box.x, 0))
        self.place.arrange(box)

    def tabs(self) -> list[tuple[str, str]]:
        city = _("City of {name}").format(name=self.table.names.plain_seat(self._seat_of_city))
        names = [
            ("city", city if self._of_another else _("City")), ("score", _("Score")), ("log", _("Chronicle")),
            ("zoom", _("Card")), ("aside", _("Set aside")),
        ]  # fmt: skip
        if self.model.alike:
            names.remove(("score", _("Score")))
        return [("draft", _("Choose")), *names] if self.drafting else names

    def tab(self, wanted: str) -> str:
        if self.drafting and (self.table.offers is not None or wanted == "draft"):
            return "draft"
        return "city" if wanted in ("", "draft") else wanted

    def show_tab(self, tab: str) -> None:
        here, wide = self.places, not self.places.tabbed
        if tab != self._shown_tab and tab != "city":
            self.city_of = -1
        self._shown_tab = tab
        self.fan.visible = self.drafting and tab in ("", "draft")
        self.own.visible = here.role.w > 0 and self.hand_in_sight
        self.discards.deck = self.model.deck if here.tabbed else -1
        alike = self.model.alike
        self.city.visible = tab == "city" or (not tab and not alike)
        self.score.visible = tab == "score" or (wide and here.score.w > 0)
        self.score.ruled = wide
        self.fate.visible = wide and not alike
        self.discards.visible = tab in ("", "aside")

    @property
    def hand_in_sight(self) -> bool:
        """Characters to choose from have all the room below the tabs."""
        return self._shown_tab != "draft"

    # -- showing ---------------------------------------------------------------------------------------------------
    @property
    def _of_another(self) -> bool:
        """Whether the tab of cities shows another's; elsewhere every city is in sight."""
        return self.places.tabbed and (self.city_of >= 0 or self.model.alike)

    @property
    def _seat_of_city(self) -> int:
        """Whose city the tab shows: one that was asked for, the viewer's, or that of whoever is asked."""
        if self.city_of >= 0 or not self.model.alike:
            return self.city_of if self.city_of >= 0 else self.model.viewer
        return next((player.seat for player in self.model.players if player.asked), 0)

    def show(self) -> None:
        model, box, light = self.model, self.view.box, self.daylight
        self.place.show(tuple((place, f"citadels/ui/landmark_{TYPES[box.type[card]]}_{light.hour}")
                              for card, place in light.landmarks.items()))  # fmt: skip
        self.track.show(model)
        self.opponents.show(model)
        self.discards.show(model)
        self.city.show(model.players[self._seat_of_city if self._of_another else model.viewer])
        self.fate.show(fates(self.view, of(Names, self.table.names)))
        self.score.show(model)
        self.own.show(model, self._after_words())
        self._lock()
        self._show_fan()

    def _lock(self) -> None:
        """While districts have a price, those of others that cannot be had are locked."""
        plots = [plot for panel in self.panels() for plot in panel.plots.values()]
        priced = any(plot.mark.price is not None for plot in plots)
        for plot in plots:
            plot.lock(priced and not plot.mark.state)

    def _show_fan(self) -> None:
        offers, view = self.table.offers, self.view
        found = offers.offers if self.drafting and offers is not None else ()
        cast = [(offer.thing, view.box.setup.cast[offer.thing - 1]) for offer in found if offer.place == TRACK]
        self.fan.show(cast, DraftScene(draft_order(view, self.model), self.model.discards))
        selected = self.table.selected
        taken = offers.at(*selected) if offers is not None and selected is not None and selected[0] == TRACK else []
        if taken and self.drafting:
            self.fan.offer(self.table.marks.label(taken[0].option), chosen_by(self.table.choose, taken[0].option))
        else:
            self.fan.offer("", lambda: None)

    def _after_words(self) -> str:
        """'0 left afterwards' for the selected card."""
        offers, selected = self.table.offers, self.table.selected
        found = offers.at(*selected) if offers is not None and selected is not None else []
        if not found or found[0].price is None:
            return ""
        return _("{gold} left afterwards").format(gold=self.model.me.gold - found[0].price)

    def phase(self) -> str:
        return self.view.phase

    def held(self) -> Held:
        if self.table.flow.nobody_here:
            return Held()
        ids, offers = self.view.box.kind, self.table.offers
        hand = [(card, ids[card] if card >= 0 else "") for card in self.model.own_hand]
        tray = [(card, ids[card]) for card in offers.tray] if offers is not None else []
        return Held(hand, tray, self._tray_title() if tray else "")

    def _tray_title(self) -> str:
        assert self.table.offers is not None
        victim = self.table.offers.ask.memo.get("victim", -1)
        if victim >= 0:
            return _("Hand of {name}").format(name=self.table.names.plain_seat(victim))
        return _("Drawn: choose one")

    def supply(self) -> Supply:
        line = _("Round {round}").format(round=self.model.round)
        return Supply("district", _("Deck"), self.model.deck, line, "topic:deck", self.daylight.words)

    def sheet(self, seat: int) -> Sheet:
        return city_sheet(self.view, self.model.players[seat], of(Names, self.table.names), hand_card(self.places))

    # -- what can be pressed and read ------------------------------------------------------------------------------
    def mark(self, place: str, thing: int) -> Mark:
        """Behind tabs the panel of a player whose city has something to choose shows it."""
        offers = self.table.offers
        if place == SEAT and offers is not None and self.places.tabbed:
            city = set(self.view.city[thing])
            if any(offer.place == CITY and offer.thing in city for offer in offers.offers):
                return Mark("legal")
        return PLAIN

    def show_seat(self, seat: int) -> None:
        self.city_of = -1 if seat == self.model.viewer and not self.model.alike else seat
        self.table.use_tab("city")

    def landing(self) -> Widget | None:
        """The own city; nowhere while that of somebody else is shown there."""
        own = self.city.model.seat == self.model.viewer and not self.model.alike
        return self.city if self.city.visible and own else None

    def numbers(self, spots: Sequence[Spot]) -> list[Spot]:
        """Ranks go by their own number."""
        if any(place == TRACK for place, _thing in spots):
            return [(TRACK, tile.rank) for tile in self.model.tiles]
        return super().numbers(spots)

    def read_by_itself(self) -> Subject | None:
        """The selected character, else the own one of whoever is here, else the one that was called; nothing while
        one chooses, so that nobody is told a character of the draft first."""
        if (selected := self.read_selected()) is not None:
            return selected
        offers = self.table.offers
        if offers is not None and offers.ask.step in DRAFT_STEPS:
            return None
        me = self.model.me
        if me.roles and me.roles[0][0] and not self.model.alike:
            rank, card = me.roles[0]
            return Subject("rank", rank, card, self.model.viewer)
        current = next((tile for tile in self.model.tiles if tile.state == "current"), self.model.tiles[0])
        return Subject("rank", current.rank, current.id)

    def read_selected(self) -> Subject | None:
        selected = self.table.selected
        if selected is None or selected[0] != TRACK:
            return None
        return Subject("rank", selected[1], self.model.tiles[selected[1] - 1].id)

    def named(self, about: About) -> Subject | None:
        """The first card, else the first character."""
        view = self.view
        if about.of("card"):
            card = min(about.of("card"))
            owner = int(view.owner_or_nobody(card))
            return Subject("card", card, view.box.kind[card], owner, CITY if owner >= 0 else "")
        if about.of("rank"):
            rank = min(about.of("rank"))
            return Subject("rank", rank, view.box.setup.cast[rank - 1])
        return None

    # -- where the things of the players lie -----------------------------------------------------------------------
    def panels(self) -> list[PlayerPanel]:
        return [panel for panel in self.opponents.children if isinstance(panel, PlayerPanel)]

    def panel(self, seat: int) -> PlayerPanel | None:
        """The panel of an opponent."""
        return self.opponents.panel(seat)

    def seat_box(self, seat: int) -> Box:
        panel = self.panel(seat)
        return panel.box if panel is not None else self.city.box

    def speech_room(self, seat: int) -> Box | None:
        panel = self.panel(seat)
        return panel.speech_room if panel is not None else None

    def purse(self, owner: int) -> Box:
        """The purse of a seat, the Tax Collector's token, or the bank."""
        if owner == TOKEN:
            tiles = self.model.tiles
            rank = next((tile.rank for tile in tiles if tile.id == "tax_collector"), len(tiles))
            return self.track.tile(rank).box
        if owner < 0:
            return self.table.prompt.box.centered(24, 24)
        panel = self.panel(owner)
        if panel is not None:
            return panel.purse
        return self.own.purse if self.own.visible and not self.own.only_cards else self.city.purse

    def deck(self) -> Box:
        """Where cards are drawn from."""
        return self.table.corner.deck_box if not self.places.tabbed else self.track.box.cut_right(60)[1]

    def hand_of(self, seat: int) -> Box:
        """Where the cards of a player come to."""
        panel = self.panel(seat)
        return panel.hand_spot if panel is not None else self.table.hand.slot(-1)

    def role_place(self, seat: int) -> Box:
        """Where the last character of a player lies."""
        spot = self.last_role(seat)
        return spot.box if spot is not None else self.city.box.cut_top(60)[0].cut_left(60)[0]

    def last_role(self, seat: int) -> RoleSpot | None:
        """The last character of a player; None where the own ones are out of sight."""
        panel = self.panel(seat)
        if panel is not None:
            return panel.roles[max(0, len(panel.model.roles) - 1)]
        return self.own.cards[-1] if self.own.visible else None

    def role_spot(self, seat: int, rank: int) -> RoleSpot | None:
        """The character of that rank before a player, if it is seen."""
        panel = self.panel(seat)
        spot = panel.role_spot(rank) if panel is not None else self.own.spot(rank)
        shown = spot.visible and spot.box.w >= 20 and (panel is not None or self.own.visible)
        return spot if shown and spot.rank == rank else None

    def crown_place(self, seat: int) -> Box:
        panel = self.panel(seat)
        return panel.crown_spot if panel is not None else self.city.crown_spot

    def city_at(self, seat: int) -> PlayerPanel | OwnCity | None:
        """The city of a player, if it is in sight."""
        own = self.city
        return self.panel(seat) or (own if own.model.seat == seat and own.visible else None)

    def cities(self) -> list[PlayerPanel | OwnCity]:
        """All cities; behind tabs the viewer's may be another's, or out of sight."""
        return [*self.panels(), *([self.city] if self.city.visible or not self.model.alike else [])]

    def figures(self, seat: int) -> Sequence[Box]:
        panel = self.panel(seat)
        return [panel.stats_box] if panel is not None else [self.own.figures, self.city.title_box]

    def lies(self) -> Mapping[int, Lay]:
        return {
            card: Lay(plot.box, plot.layout, plot.plot.id, CITY)
            for city in self.cities()
            for card, plot in city.plots.items()
        }

    # -- what tutorials name (`CitadelsLanguage.lights`) -----------------------------------------------------------
    def lit(self, word: str, seat: int) -> Sequence[Box]:
        wholes: Mapping[str, Widget] = {
            "characters": self.track, "draft": self.fan, "score": self.score, "discards": self.discards,
        }  # fmt: skip
        if word in wholes:
            return [wholes[word].box] if wholes[word].visible else []
        places: Mapping[str, Callable[[], Sequence[Box]]] = {
            "crown": lambda: [self.crown_place(seat).inset(-FIGURE)],
            "gold": lambda: [self._lit_purse(seat)],
            "cards": lambda: [self._lit_hand(seat)],
            "character": lambda: [self.role_place(seat)],
            "city": lambda: self._lit_cities(seat),
            "deck": lambda: [self.deck().inset(-FIGURE)],
        }
        return places[word]() if word in places else []

    def _lit_cities(self, seat: int) -> list[Box]:
        """The panel of a player, and behind tabs the city that is open."""
        panel, own = self.panel(seat), self.city
        opened = [own.box] if own.visible and own.model.seat == seat else []
        return [*([panel.box] if panel is not None else []), *opened]

    def _lit_purse(self, seat: int) -> Box:
        """Coin and figure."""
        own = self.own
        if self.panel(seat) is None and own.visible and not own.only_cards and own.spread:
            return own.heap
        return _with_figure(self.purse(seat))

    def _lit_hand(self, seat: int) -> Box:
        return self.table.hand.box if self.panel(seat) is None else _with_figure(self.hand_of(seat))

    def reveal(self, word: str, seat: int) -> None:
        """The tab behind which it stands in a window with few units; the panels of the others are always there."""
        if word == "card" or (word == "city" and seat == self.model.viewer):
            self.show_seat(seat)
        elif word in TABS:
            self.table.use_tab(TABS[word])

    # -- from moment to moment -------------------------------------------------------------------------------------
    def remember(self) -> None:
        model, now = self.model, Before()
        now.hands = {player.seat: player.hand for player in model.players}
        now.standing = {plot.card for player in model.players for plot in player.city}
        self.before = now
        if not self._built:
            return
        for panel in self.panels():
            now.roles[panel.model.seat] = [(spot.box, spot.card) for spot in panel.roles if spot.visible]
        own = [(spot.box, spot.card) for spot in self.own.cards if spot.visible and self.own.visible]
        if not model.alike:
            now.roles[model.viewer] = own
        for choice in self.fan.children if self.fan.visible else ():
            if isinstance(choice, DraftCard):
                now.choices[choice.thing] = (choice.box, choice.picture)

    def caught_up(self) -> None:
        for widget in (self.opponents, self.own, self.city, self.track):
            widget.invalidate()


def _with_figure(sign: Box) -> Box:
    return Box(sign.x - 6, sign.y - 6, sign.w + 56, sign.h + 12)


def board_of(table: Any) -> CitadelsBoard:
    """The board of a table at which Citadels is played."""
    found = table.board
    assert isinstance(found, CitadelsBoard)
    return found
