"""The retained tree: measure, arrange, draw in units. Every widget has a name, a role and a value for tests.

A `Widget` hangs in a `Layer`, layers belong to what is `Shown`, that lies in a `Pile`, and the `Toolkit` knows what
lies on top and where the focus is. These know each other, so they stand in one module; whatever else is drawn knows
them.

For ears it has `heard_as` (one of `reader.hearing.KINDS`; by default that of its role), `spoken` (its name as it is
read), `described` (what is read after the name: its tip, why not, where it leads), `heard_state` (a `State`: selected,
value, place ...), `heard` (False takes it and all below out of what is heard) and `heard_children` (those below in the
order of hearing, even such as nobody sees). `caption` names what has no words of its own, `called` sets it while a tree
is built. What has neither words nor focus is passed through. A widget that `listens` gets the focus while somebody
listens, although it cannot be pressed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple, Self

import pygame

from game import catalog
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas, Damage
from game.ui.draw.easel import Easel
from game.ui.draw.geometry import NOWHERE, Box, Scale
from game.ui.draw.markup import plain
from game.ui.draw.motion import Motion
from game.ui.draw.sight import THICK_RING, THIN_RING, Sight
from game.ui.draw.sprites import Stage
from game.ui.input.keymap import KeyMap
from game.ui.input.presses import Answers, Presses
from game.ui.reader.ears import Ears
from game.ui.reader.hearing import KINDS, OF_ROLES, PLAIN, Kind, State
from game.ui.window.jobs import Jobs
from game.ui.window.settings import Settings, SettingsFile
from game.ui.window.sound import Sound
from game.ui.window.told import Told

if TYPE_CHECKING:
    from game.ui.cards import CardPainter

SMALLEST_TARGET = 40.0  # units: anything clickable is at least this wide and high
OVER = "over"  # the step of drawing that comes after the children
QUICK_PIXELS = 1_600_000  # of what lies at the very bottom, as most of a window of 1920 x 1080: more takes its time


class Widget:
    """The base: holds children and a box in units (absolute within the window).

    Containers override `natural` and `arrange`; visible things override `draw`. `bleed` is how far drawing may reach
    beyond the box; if that is only the shadow of a skin it lies on, `ground` names it, and beside the box nothing else
    is drawn. `grow` shares spare room in rows and columns; `width` and `height` fix a size there.
    """

    role = "group"
    focusable = False
    covers = False  # nothing below it can be seen through it
    heard_as = ""  # what it is for ears, one of `KINDS`; "": as its role says
    heard = True  # False: neither it nor what is below is told
    alike = False  # equal ones may lie beside each other, and are counted for ears: "Docks, 2 of 2"
    listens = False  # the focus comes there while somebody listens, even if it cannot be pressed
    composed = False  # it shows a card face, which takes time to put together
    bleed = 0.0
    ground = ""

    def __init__(self, name: str = "", children: Sequence[Widget] = ()) -> None:
        self.name = name
        self.box = NOWHERE
        self.parent: Widget | None = None
        self.children: list[Widget] = []
        self.enabled = True
        self.visible = True
        self.hovered = False
        self.held = False
        self.tip = ""
        self.caption = ""  # how it is read, whatever stands on it
        self.grow = 0.0
        self.width: float | None = None
        self.height: float | None = None
        self.cut: list[str] = []  # what it shows with an ellipsis, in full (marked up)
        self.links: list[tuple[str, Box]] = []  # the links in its texts, and where they are
        self.symbols: list[tuple[str, Box]] = []  # the symbols it draws that are explained, and where they are
        self.rules_at = ""  # the place in the rules that tells about it: "topic:scoring"
        self.on_attention: Callable[[bool], None] | None = None  # hovered or focused: True; left: False
        self.on_tell: Callable[[], str] | None = None  # makes the tip of the moment
        self._reached: tuple[Box, float, Scale, pygame.Rect] | None = None  # what `_reach` found, and for which place
        for child in children:
            self.add(child)

    # -- tree ------------------------------------------------------------------------------------------------------
    def add(self, child: Widget) -> Widget:
        child.parent = self
        self.children.append(child)
        return child

    def replace(self, children: Sequence[Widget]) -> None:
        """Other children in place of the present ones, laid out in the same box."""
        self.invalidate()
        self.children = []
        for child in children:
            self.add(child)
        self.arrange(self.box)
        self.invalidate()

    @property
    def layer(self) -> Layer | None:
        """The root this widget hangs in."""
        widget: Widget | None = self
        while widget is not None and not isinstance(widget, Layer):
            widget = widget.parent
        return widget

    @property
    def ui(self) -> Toolkit:
        """The services. Raises RuntimeError before the widget hangs in a screen."""
        layer = self.layer
        if layer is None:
            raise RuntimeError(f"widget {self.name!r} is not part of a screen yet")
        return layer.services

    def walk(self) -> Iterator[Widget]:
        """This widget and all below, visible ones only, in drawing order."""
        waiting = [self]
        while waiting:
            widget = waiting.pop()
            if widget.visible:
                yield widget
                if widget.children:
                    waiting.extend(reversed(widget.children))

    def find(self, name: str) -> Widget:
        """The visible widget of that name. Raises KeyError."""
        for widget in self.walk():
            if widget.name == name:
                return widget
        raise KeyError(name)

    def within(self, other: Widget) -> bool:
        widget: Widget | None = self
        while widget is not None:
            if widget is other:
                return True
            widget = widget.parent
        return False

    @property
    def value(self) -> str:
        """What a person would read on it."""
        return ""

    # -- for ears --------------------------------------------------------------------------------------------------
    def called(self, caption: str, heard_as: str = "") -> Self:
        """Names it for ears, and says what it is; for building trees in one expression."""
        self.caption, self.heard_as = caption, heard_as or self.heard_as
        return self

    @property
    def heard_kind(self) -> Kind:
        """What it is for ears."""
        return KINDS[self.heard_as or OF_ROLES.get(self.role, "nothing")]

    @property
    def spoken(self) -> str:
        """How it is read: its name, in words. Empty: passed through, unless the focus comes there."""
        return self.caption or (self.value if self.heard_kind.worded else "")

    @property
    def line_high(self) -> float:
        """How high each line of a text is, in units; 0 for anything else."""
        return 0.0

    @property
    def described(self) -> str:
        """What is read after the name: what it does, why it cannot be used, where it leads."""
        return plain(self.explanation())

    @property
    def heard_state(self) -> State:
        """What else is told about it."""
        return PLAIN

    def heard_children(self) -> Sequence[Widget]:
        """What is below it, in the order of hearing. Whatever is not among `children` has this for its `parent`."""
        return self.children

    @property
    def members(self) -> Sequence[Widget]:
        """What hangs elsewhere in the tree and still belongs to it, of an area for ears."""
        return ()

    def adjust(self, number: float) -> None:
        """A reader asks for this number, within the range of `heard_state`."""

    def take_text(self, text: str) -> None:
        """A reader asks for this text, as if it was typed."""

    # -- layout ----------------------------------------------------------------------------------------------------
    def natural(self, width: float) -> tuple[float, float]:
        """The size it would like, given at most that width (units)."""
        sizes = [child.wanted(width) for child in self.children if child.visible]
        return max((w for w, _ in sizes), default=0.0), max((h for _, h in sizes), default=0.0)

    def wanted(self, width: float) -> tuple[float, float]:
        """`natural` with the fixed `width` and `height` in force."""
        w, h = (0.0, 0.0) if self.width is not None and self.height is not None else self.natural(self.width or width)
        return (w if self.width is None else self.width), (h if self.height is None else self.height)

    def arrange(self, box: Box) -> None:
        """Takes its place; children fill it unless a container knows better."""
        self.box = box
        for child in self.children:
            child.arrange(box)

    def sized(self, width: float | None = None, height: float | None = None, grow: float | None = None) -> Widget:
        """Sets fixed sizes and the share of spare room, for building trees in one expression."""
        self.width = self.width if width is None else width
        self.height = self.height if height is None else height
        self.grow = self.grow if grow is None else grow
        return self

    # -- drawing ---------------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        """Draws itself, below its children."""

    def draw_over(self, canvas: Canvas) -> None:
        """Draws what lies above its children."""

    def paint(self, canvas: Canvas) -> None:
        """Draws the tree where it meets the canvas' clip."""
        if not self.visible:
            return
        clip = canvas.surface.get_clip()
        touched = self._reach(canvas).colliderect(clip)
        if touched and self.ground and not canvas.scale.rect(self.box.inset(-1)).colliderect(clip):
            if canvas.begins(self):
                canvas.skin(self.ground, self.box)
            touched = False
        elif touched and canvas.begins(self):
            self.draw_own(canvas)
        for child in self.children:
            child.paint(canvas)
        if touched and canvas.begins(self, OVER):
            canvas.owner = self
            self.draw_over(canvas)

    def _reach(self, canvas: Canvas) -> pygame.Rect:
        """All that it may draw on, in pixels; reckoned again only if it lies elsewhere."""
        box, bleed, scale, known = self.box, self.bleed, canvas.scale, self._reached
        if known is None or known[0] is not box or known[1] != bleed or known[2] is not scale:
            known = self._reached = box, bleed, scale, scale.rect(box.inset(-bleed - 1))
        return known[3]

    def draw_own(self, canvas: Canvas) -> None:
        """`draw`, with the canvas knowing who draws."""
        canvas.owner = self
        self.cut.clear()
        self.links.clear()
        self.symbols.clear()
        self.draw(canvas)

    def invalidate(self) -> None:
        """Will be drawn again in the next frame."""
        layer = self.layer
        if layer is not None and self.box is not NOWHERE:
            damage = layer.services.base if layer.cached else layer.services.top
            damage.add(layer.services.scale.rect(self.box.inset(-self.bleed - 2)))

    # -- input -----------------------------------------------------------------------------------------------------
    @property
    def interactive(self) -> bool:
        """Whether the pointer and the focus may rest on it."""
        return self.focusable and self.visible and self.enabled

    def hit(self, x: float, y: float) -> Widget | None:
        """The topmost widget there that takes the pointer."""
        if not self.visible:
            return None
        for child in reversed(self.children):
            found = child.hit(x, y)
            if found is not None:
                return found
        return self if self.takes_pointer and self.box.contains(x, y) else None

    def uncovered(self, x: float, y: float) -> bool:
        """Whether no scrolled area hides it there."""
        widget: Widget | None = self
        while widget is not None and widget.box.contains(x, y):
            widget = widget.parent
        return widget is None

    @property
    def hangs(self) -> bool:
        """Whether it hangs in its tree, and nothing it is part of is hidden."""
        widget = self
        while widget.parent is not None:
            if not widget.visible or widget not in widget.parent.children:
                return False
            widget = widget.parent
        return widget.visible

    @property
    def reachable(self) -> bool:
        """Whether the focus comes there: to press it, or to have its symbols explained."""
        if self.interactive:
            return True
        beyond = self.listens if self.ui.ears.listening else bool(self.symbols)  # symbols are told with the name
        return beyond and self.visible

    @property
    def focus_box(self) -> Box:
        """Where the focus is seen: around it, or around its symbols if they are all there is to it."""
        if self.interactive or not self.symbols:
            return self.box
        boxes = [box for _key, box in self.symbols]
        left, top = min(box.x for box in boxes), min(box.y for box in boxes)
        return Box(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)

    def symbol_keys(self) -> list[str]:
        """Its symbols, each kind once, as they are read."""
        return list(dict.fromkeys(key for key, _box in self.symbols))

    def explanation(self) -> str:
        """Its tip, made anew where it changes with the moment."""
        if self.on_tell is not None:
            self.tip = self.on_tell()
        return self.tip

    def told_large(self) -> Drawn | None:
        """What is shown large beside it while the pointer or the focus rests on it, above its tip."""
        return None

    @property
    def takes_pointer(self) -> bool:
        return self.focusable or bool(self.tip) or self.on_attention is not None

    def activate(self) -> None:
        """Clicked, or Enter while focused."""

    def activate_secondary(self) -> None:
        """Right click."""

    def press(self, x: float, y: float) -> None:
        """The left button went down on it."""

    def drag(self, x: float, y: float) -> None:
        """The pointer moved while the left button is held."""

    def release(self) -> None:
        """The left button went up after being pressed on it, wherever the pointer is now."""

    def wheel(self, steps: float) -> bool:
        """Scrolls; whether it did."""
        return False

    def key(self, event: pygame.event.Event) -> bool:
        """A key while focused; whether it was used. Enter and Space reach `activate` by themselves."""
        return False

    def typed(self, text: str) -> bool:
        """Typed text while focused; whether it was used."""
        return False

    def attention(self, on: bool) -> None:
        """The pointer or the focus came or left."""
        if self.on_attention is not None:
            self.on_attention(on)

    def reveal(self, child: Widget) -> None:
        """Scrolls so that `child` is seen; passed up the tree."""
        if self.parent is not None:
            self.parent.reveal(child)


class Layer(Widget):
    """The root of a tree: the screen itself (`cached`) or something above it, `modal` if it blocks what is below."""

    def __init__(
        self, services: Toolkit, child: Widget, cached: bool = False, modal: bool = False, name: str = ""
    ) -> None:
        self.services = services
        self.cached = cached
        self.modal = modal
        self.stays = False  # also when the window gets another size: it asks something
        self.on_escape: Callable[[], None] | None = None
        self.on_event: Callable[[pygame.event.Event], bool] | None = None  # sees everything before anybody else
        self.first_focus: Widget | None = None
        self.previous_focus: Widget | None = None
        self.numbered: list[Widget] = []  # what the keys 1 to 9 press
        super().__init__(name, [child])

    def paint(self, canvas: Canvas) -> None:
        if self.modal:
            canvas.veil(self.box, theme.INK, 150)
        super().paint(canvas)
        canvas.owner = None

    def focusables(self) -> list[Widget]:
        """Everything the focus can rest on, in reading order of the tree."""
        return [widget for widget in self.walk() if widget.interactive]

    def reachables(self) -> list[Widget]:
        """The same and whatever only explains itself; while somebody listens whatever is told, in the order of
        hearing."""
        if not self.services.ears.listening:
            return [widget for widget in self.walk() if widget.reachable]
        return [one for one in self.heard_walk() if one.interactive or (one.reachable and one.spoken)]

    def focusable_named(self, name: str) -> Widget | None:
        """The first of that name on which the focus can rest; None for no name."""
        return next((widget for widget in self.focusables() if name and widget.name == name), None)

    def heard_walk(self) -> Iterator[Widget]:
        """All that is told, in the order of hearing."""
        waiting: list[Widget] = [self]
        while waiting:
            widget = waiting.pop()
            if widget.visible and widget.heard:
                yield widget
                waiting.extend(reversed(widget.heard_children()))


class Shown(Told):
    """A screen as all below screens know it: its tree, and the layers above that. See `window.screen.Screen`."""

    @property
    def covered(self) -> bool:
        """Whether the background is hidden."""
        return any(one.visible and one.covers for one in self.grounds())

    def is_quick(self, rect: pygame.Rect) -> bool:
        """Whether this part of the window (pixels) is drawn in a moment, although it is large."""
        if rect.w * rect.h > QUICK_PIXELS:
            return False
        rects = (self.ui.scale.rect(one.box) for one in self.grounds() if one.visible and one.covers)
        return any(one.contains(rect) for one in rects)

    def __init__(self, ui: Toolkit) -> None:
        self.ui = ui
        # what lies at the very bottom of its tree; if that `covers`, it hides the background, and is drawn quickly
        self.grounds: Callable[[], Sequence[Widget]] = tuple
        self.layers: list[Layer] = []
        self.stage = Stage()
        self.root: Layer | None = None
        self.left_focus = ""  # what had the focus when another screen came above
        self.numbered: list[Widget] = []  # what the keys 1 to 9 press; `build` may fill it

    def build(self) -> Widget:
        """The widget tree for the present language and bounds; called each time the screen comes to the top."""
        raise NotImplementedError

    def first_focus(self) -> Widget | None:
        """Where the keyboard starts; None: the first in order."""
        return None

    def takes_click(self, widget: Widget) -> bool:
        """Whether a click on this widget means more than that something moving shall be at its end."""
        return True

    def areas(self) -> Sequence[Widget]:
        """What one steps between with the shoulders of a gamepad; none: tabs if there are any, else panels."""
        return ()

    def message_room(self) -> Box:
        """The part of the window over which short messages stand, if it is wide enough for them."""
        return self.ui.scale.bounds

    def rebuild(self) -> None:
        """Builds and arranges the tree anew; the focus stays on the widget of the same name."""
        focus = self.ui.focus
        mine = focus is not None and self.root is not None and focus.within(self.root)
        name = focus.name if mine and focus is not None else ""
        self.root = Layer(self.ui, self.build(), cached=True, name=f"screen:{self.name}")
        self.root.numbered = self.numbered
        self.root.arrange(self.ui.scale.bounds)
        if mine:
            self.ui.focus = self.root.focusable_named(name)
        self.ui.base.all()

    def relayout(self) -> None:
        """Arranges the same tree again (something became visible, a text changed its height)."""
        if self.root is not None:
            self.root.arrange(self.ui.scale.bounds)
            self.ui.base.all()

    def find(self, name: str) -> Widget:
        """The visible widget of that name, layers first. Raises KeyError."""
        for layer in reversed(self.layers):
            for widget in layer.walk():
                if widget.name == name:
                    return widget
        if self.root is None:
            raise KeyError(name)
        return self.root.find(name)

    @property
    def scope(self) -> Layer | None:
        """The tree that takes keys and focus: the top layer, or the screen."""
        return self.layers[-1] if self.layers else self.root


class Pile:
    """What is shown, one above the other; only the top one is seen. One per window."""

    def __init__(self, ui: Toolkit) -> None:
        self.ui = ui
        self.screens: list[Shown] = []

    @property
    def top(self) -> Shown | None:
        return self.screens[-1] if self.screens else None

    @property
    def answers(self) -> Answers | None:
        """What presses do now; None: anything, for a screen that does not tell."""
        return None if self.top is None or self.top.layers else self.top.answers()

    def showing(self, widget: Widget) -> Shown | None:
        """The screen in which a widget hangs; None for one that is drawn apart from all."""
        layer = widget.layer
        return next((one for one in self.screens if layer is not None and layer in (one.root, *one.layers)), None)

    def open_layer(self, layer: Layer) -> None:
        """Puts a layer above the top screen and gives it the focus."""
        screen = self.top
        assert screen is not None
        self.ui.note_presses()
        layer.previous_focus = self.ui.focus
        screen.layers.append(layer)
        layer.arrange(self.ui.scale.bounds)
        focusables = layer.focusables()
        self.ui.focus = layer.first_focus or (focusables[0] if focusables else None)
        self.ui.top.all()

    def close_layer(self, layer: Layer) -> None:
        """Takes a layer away; the focus returns to where it was."""
        self.ui.note_presses()
        for screen in self.screens:
            if layer in screen.layers:
                screen.layers.remove(layer)
                if screen is self.top:
                    self.ui.focus = layer.previous_focus
                self.ui.top.all()


class Mouse:
    """What the pointer does; one per window."""

    def __init__(self) -> None:
        self.place: tuple[float, float] | None = None  # where it is, in units
        self.hovered: Widget | None = None  # what it is on
        self.held: Widget | None = None  # what the left button went down on
        self.in_use = True  # whether it was used last, and neither keys nor a gamepad


class Saying(NamedTuple):
    """A short message that is to be shown; `at` the thing it speaks of."""

    text: str
    at: Box | None


class Drawn:
    """Something that is shown large beside what the pointer or the focus rests on, above the words of its tip; to be
    overridden. Equal ones look the same."""

    def sizes(self, ui: Toolkit) -> Sequence[tuple[float, float]]:
        """How large it may be, in units, the usual size first."""
        raise NotImplementedError

    def draw(self, ui: Toolkit, canvas: Canvas, box: Box) -> None:
        """Draws it in a box of one of its sizes."""
        raise NotImplementedError


class Toolkit(Easel):
    """What every widget reaches through `ui`; one per window. `base` damage redraws the cached screen, `top` damage
    only what lies above it."""

    def __init__(self, size: tuple[int, int], settings: SettingsFile) -> None:
        values = settings.values
        super().__init__(size, values.ui_scale / 100, wanted_sight(values))
        self.settings = settings
        self.motion = Motion(values.animation, values.reduced_motion)
        self.sound = Sound(values.effects_volume, values.music_volume, values.ambience_volume, mute=values.mute)
        self.keys = KeyMap(values.keys, values.pad)
        self.presses = Presses(self.keys)
        self.ears = Ears()
        self.mouse = Mouse()
        self.base, self.top = Damage(size), Damage(size)
        self.now = 0.0  # seconds since the start, from the injected clock
        self.focus: Widget | None = None
        self.ring_visible = False
        self.ringed: list[Widget] = []  # the group that the ring lies round, instead of the focus alone
        self.dwelling: tuple[float, float, float] | None = None  # a pointer that rests: where, and how far it is
        self.stack: Pile = Pile(self)
        self.jobs = Jobs(self)
        self.sayings: list[Saying] = []  # the short messages take them up in the next turn
        self._cards: dict[str, CardPainter] = {}  # by game

    @property
    def game(self) -> str:
        """The game in question: of the screen on top, or of the first below that is about one."""
        found = (screen.game for screen in reversed(self.stack.screens))
        return self._about or next(filter(None, found), catalog.USUAL)

    @property
    def cards(self) -> CardPainter:
        """Composes the faces of the cards of the game in question."""
        return self.cards_of(self.game)

    def cards_of(self, game: str) -> CardPainter:
        """Composes the faces of a game's cards (made when first used: the title needs none)."""
        if game not in self._cards:
            from game.ui.cards import CardPainter

            self._cards[game] = CardPainter(self, game)
        return self._cards[game]

    def say(self, text: str, at: Box | None = None) -> None:
        """A short message, as soon as time passes; `at`: beside this thing."""
        self.sayings.append(Saying(text, at))

    def note_presses(self) -> None:
        """Something else is about to be there: keeps what presses do until now."""
        self.presses.note(self.now, self.stack.answers)

    def too_soon(self, event: pygame.event.Event, since: float | None = None) -> bool:
        """Whether a press was meant for something that is not there any more; `since` when a button was held."""
        clicked = event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
        at = self.scale.units(event.pos) if clicked else (0.0, 0.0)
        return self.presses.too_soon(event, at, self.now, self.stack.answers, since)


def wanted_sight(values: Settings) -> Sight:
    """How everything is drawn for the eyes, as is set."""
    thick = values.thick_ring or values.high_contrast
    letters = values.letters_on_types or values.high_contrast
    return Sight(values.high_contrast, letters, THICK_RING if thick else THIN_RING, values.quiet_table)
