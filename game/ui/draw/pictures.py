"""Pictures and frames of cards: decoded ahead of need by a thread of their own, the large ones kept at half size.

Decoding a file takes longer than half a frame may; composing a face from pictures that are there does not.
"""

from __future__ import annotations

import logging
import queue
import struct
import threading
from collections import deque
from collections.abc import Callable, Iterable
from functools import cache
from itertools import chain
from pathlib import Path

import pygame

from game.paths import assets_dir, locale_dirs
from game.ui.draw.lru import Lru
from game.ui.draw.scaling import smoothscale

HALF_WIDTH = 400  # pixels of a picture or frame of a card at half size
READY_BYTES = 116_000_000  # all of the game: 93 pictures and 14 frames of cards at half size, 33 small frames
WHOLE_BYTES = 10_000_000  # a picture and a frame in full size take 6.7
_log = logging.getLogger(__name__)

Load = Callable[[str], "pygame.Surface | None"]


class Pictures:
    """`load` opens a picture by name (None when it cannot be used); `path` says where its file is.

    `patient`: a picture wanted in full size is opened at once. Otherwise half the size comes, `rough` is set, and
    `collect` tells when the whole is there.
    """

    def __init__(self, load: Load, path: Callable[[str], Path]) -> None:
        self.patient = True
        self.rough = False
        self._load, self._path = load, path
        self._ready: Lru[pygame.Surface | None] = Lru(READY_BYTES, _weight)
        self._whole: Lru[pygame.Surface | None] = Lru(WHOLE_BYTES, _weight)
        self._wanted: queue.SimpleQueue[tuple[str, bool]] = queue.SimpleQueue()
        self._decoded: deque[tuple[str, bool, pygame.Surface]] = deque()
        self._asked: set[str] = set()
        self._let_go: set[str] = set()
        self._thread: threading.Thread | None = None

    def get(self, name: str, width: float) -> pygame.Surface | None:
        """The picture, to be shown `width` pixels wide; None when it cannot be used."""
        self.collect()
        if not is_large(name) or width <= HALF_WIDTH:
            return self._ready.get(name, lambda: self._open(name))
        if self.patient or name in self._whole:
            return self._whole.get(name, lambda: self._load(name))
        self.rough = True
        if name not in self._asked:
            self._asked.add(name)
            self._ask((name, True))
        return self._ready.get(name, lambda: self._open(name))

    def has(self, name: str) -> bool:
        """Whether the picture is there already, at least at half its size."""
        self.collect()
        return name in self._ready

    def _open(self, name: str) -> pygame.Surface | None:
        whole = self._load(name)
        return whole if whole is None else _kept(name, whole)

    def ahead(self, names: Iterable[str]) -> None:
        """Decodes these in the background; who asks for one before it is there opens it at once."""
        for name in names:
            self._ask((name, False))

    def keep_only(self, names: Iterable[str]) -> None:
        """A table at which these alone are shown often: all others go. Those of them that went for another table are
        decoded again in the background."""
        wanted = set(names)
        while not self._wanted.empty():
            try:
                name, _whole = self._wanted.get_nowait()
            except queue.Empty:
                break
            self._let_go.update([name] if name else [])
        self.collect()
        gone = [str(name) for name in self._ready if name not in wanted]
        for name in gone:
            self._ready.forget(name)
        self._asked.clear()
        self._let_go.update(gone)
        back = sorted(self._let_go & wanted)
        self._let_go -= wanted
        self.ahead(back)

    def _ask(self, wish: tuple[str, bool]) -> None:
        self._wanted.put(wish)
        if self._thread is None or not self._thread.is_alive():
            self._thread = threading.Thread(target=self._work, name="pictures", daemon=True)
            self._thread.start()

    @property
    def busy(self) -> bool:
        """Whether the thread has work."""
        return not self._wanted.empty() and self._thread is not None and self._thread.is_alive()

    def close(self) -> None:
        """Lets the thread end once it has nothing more to do."""
        if self._thread is not None:
            self._wanted.put(("", False))

    def collect(self) -> bool:
        """Takes over what the thread has finished; whether a picture in full size was among it."""
        sharper = False
        while self._decoded:
            name, whole, made = self._decoded.popleft()
            kept = self._whole if whole else self._ready
            kept.get(name, lambda made=made: for_display(made))  # type: ignore[misc]  # the default binds it now
            self._asked.discard(name)
            sharper = sharper or whole
        return sharper

    def _work(self) -> None:
        while True:
            name, whole = self._wanted.get()
            if not name:
                return
            if name in (self._whole if whole else self._ready):
                continue
            try:
                made = decoded(self._path(name))
                self._decoded.append((name, whole, made if whole else _kept(name, made)))
            except (OSError, pygame.error, ValueError) as error:  # named to the player when somebody asks for it
                _log.debug("not decoded ahead: %s (%s)", name, error)


def decoded(path: Path) -> pygame.Surface:
    """A picture as its file has it. Raises OSError or pygame.error."""
    return pygame.image.load(path)


def is_large(name: str) -> bool:
    """Whether half the size is enough for most uses."""
    return "/cards/" in name or "/frames/card_" in name


def _kept(name: str, whole: pygame.Surface) -> pygame.Surface:
    if not is_large(name):
        return whole
    size = (max(1, whole.get_width() // 2), max(1, whole.get_height() // 2))
    made = smoothscale(whole, size)
    if made.get_flags() & pygame.SRCALPHA:
        return made
    plain = pygame.Surface(size, 0, 24)  # a quarter less where nothing shows through: there are about a hundred
    plain.blit(made, (0, 0))
    return plain


def for_display(surface: pygame.Surface) -> pygame.Surface:
    """In the format of the window, which is the fastest to draw."""
    if not pygame.display.get_init() or pygame.display.get_surface() is None:
        return surface
    alpha = surface.get_alpha() is not None or surface.get_bitsize() == 32
    return surface.convert_alpha() if alpha else surface.convert()


def _weight(surface: pygame.Surface | None) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize() if surface else 64


# Which characters a font file can draw, read from its own table of characters.

FONT_FILES = (".otf", ".ttf")
WINDOWS = ((3, 1), (3, 10))  # platform and encoding of the tables for Unicode that Windows reads
# Never drawn, or drawn as a space by the library whatever the font has.
BLANK = frozenset("\n\u00a0\u00ad\u202f\u2060\ufeff") | frozenset(map(chr, range(0x2000, 0x200C)))


@cache
def characters(path: Path) -> frozenset[str]:
    """The characters of a font file; empty for a file that cannot be read."""
    try:
        data = path.read_bytes()
        table = _table(data, b"cmap")
        spans = chain.from_iterable(_spans(table, start) for start in _subtables(table))
        return frozenset(map(chr, chain.from_iterable(spans)))
    except (OSError, struct.error, IndexError, ValueError):
        return frozenset()


def brought_by_languages() -> list[Path]:
    """The font files that languages bring along in their folders, for characters our own typefaces lack."""
    folders = [folder for root in locale_dirs() for folder in sorted(root.glob("*")) if folder.is_dir()]
    return [file for folder in folders for file in sorted(folder.iterdir()) if file.suffix.lower() in FONT_FILES]


def undrawable(text: str) -> str:
    """The characters of a text that none of our own font files, nor one that a language brings, can draw."""
    own = [file for file in sorted((assets_dir() / "fonts").iterdir()) if file.suffix.lower() in FONT_FILES]
    known = BLANK.union(*map(characters, [*own, *brought_by_languages()]))
    return "".join(sorted(set(text) - known))


def _table(data: bytes, wanted: bytes) -> bytes:
    (count,) = struct.unpack_from(">H", data, 4)
    for entry in range(count):
        tag, _sum, offset, length = struct.unpack_from(">4sIII", data, 12 + 16 * entry)
        if tag == wanted:
            return data[offset : offset + length]
    raise ValueError(f"no table {wanted!r}")


def _subtables(table: bytes) -> list[int]:
    """Where the tables for Unicode begin; several entries may share one."""
    (count,) = struct.unpack_from(">H", table, 2)
    entries = [struct.unpack_from(">HHI", table, 4 + 8 * number) for number in range(count)]
    found = [offset for platform, encoding, offset in entries if platform == 0 or (platform, encoding) in WINDOWS]
    return list(dict.fromkeys(found))


def _spans(table: bytes, start: int) -> list[range]:
    """The codes of the characters of one table; formats 4 and 12 are what fonts of today have."""
    (kind,) = struct.unpack_from(">H", table, start)
    if kind == 12:
        (groups,) = struct.unpack_from(">I", table, start + 12)
        spans = [struct.unpack_from(">II", table, start + 16 + 12 * number) for number in range(groups)]
        return [range(first, last + 1) for first, last in spans]
    if kind != 4:
        return []
    (double,) = struct.unpack_from(">H", table, start + 6)
    ends = struct.unpack_from(f">{double // 2}H", table, start + 14)
    starts = struct.unpack_from(f">{double // 2}H", table, start + 16 + double)
    return [range(first, min(last + 1, 0xFFFF)) for first, last in zip(starts, ends, strict=True)]
