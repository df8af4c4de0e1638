"""The pictures that the drawing kit promises are there, whole and of their size; nothing here needs the kit itself."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.citadels.content import own_cards
from game.paths import assets_dir
from game.ui.draw.skins import LEAST_TILE

TYPES = ("noble", "religious", "trade", "military", "unique")
RANKS = tuple(f"rank{rank}" for rank in range(1, 10))
TOKENS = (
    *("killed", "robbed", "bewitched", "out", "tax", "beautified", "under", "confiscated"),
    *(f"{kind}_{face}" for kind in ("warrant", "threat") for face in ("hidden", "real", "blank")),
)
SIZE_LIMIT = 30_000_000  # bytes of all pictures together
SLICES = (
    *("panel", "parchment", "button_gold", "button_ghost", "button_danger", "button_off"),
    *("glow_focus", "glow_target", "glow_legal", "shadow", "slot", "window_frame"),
    *("wood", "post", "shelf", "beam", "slate", "notice", "sheet", "scroll", "masonry", "cloth"),
    *(f"cloth_{seat}" for seat in range(8)),
)

STATS = ("city", "points", "hand")


def expected_files() -> dict[str, tuple[int, int]]:
    """Every picture of fixed size, with its width and height in pixels."""
    sizes = {f"citadels/cards/emblem_{key}.webp": (800, 960) for key in (*TYPES, *RANKS)}
    for layout, size in (("card", (800, 1120)), ("small", (440, 616)), ("mini", (224, 312))):
        sizes.update({f"citadels/frames/{layout}_{key}.webp": size for key in (*TYPES, *RANKS)})
    sizes.update({f"citadels/frames/tile_{key}.webp": (352, 320) for key in TYPES})
    for name in ("table", "curtain", "title"):
        sizes.update({f"ui/{name}.webp": (2580, 1440), f"ui/{name}_2x.webp": (5160, 2880)})
    own = [f"gem_{kind}" for kind in TYPES]
    shared = ["coin", "coin_blank", "crown", *(f"crest_{seat}" for seat in range(8))]
    shared += [f"seal_{number}" for number in range(1, 10)]
    sizes.update({f"citadels/ui/{name}.webp": (256, 256) for name in own})
    sizes.update({f"ui/{name}.webp": (256, 256) for name in shared})
    sizes.update({f"citadels/ui/token_{name}.webp": (256, 256) for name in TOKENS})
    sizes.update({f"ui/fx_shard_{index}.webp": (110, 154) for index in range(12)})
    for name in ("ui/fx_smoke", "ui/fx_dust", "ui/fx_spark", *(f"citadels/ui/stat_{of}" for of in STATS)):
        sizes[f"{name}.webp"] = (128, 128)
    for side in (32, 48, 64):
        sizes.update({f"ui/cursor_{name}_{side}.png": (side, side) for name in ("quill", "hand")})
    sizes.update({f"citadels/ui/back_{kind}.webp": (440, 616) for kind in ("district", "character")})
    sizes.update({f"ui/icon_{size}.png": (size, size) for size in (16, 32, 48, 64, 128, 256, 512)})
    return {**sizes, "ui/gold_leaf.webp": (512, 512)}


def picture_size(path: Path) -> tuple[int, int]:
    """Width and height of a PNG or WebP file, read from its header."""
    head = path.read_bytes()[:32]
    if head[:8] == b"\x89PNG\r\n\x1a\n":
        return int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")
    assert head[:4] + head[8:12] == b"RIFFWEBP", f"{path.name} is neither PNG nor WebP"
    if head[12:16] == b"VP8X":
        return int.from_bytes(head[24:27], "little") + 1, int.from_bytes(head[27:30], "little") + 1
    if head[12:16] == b"VP8L":
        bits = int.from_bytes(head[21:25], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    return int.from_bytes(head[26:28], "little") & 0x3FFF, int.from_bytes(head[28:30], "little") & 0x3FFF


def read_json(name: str) -> dict[str, Any]:
    """A table beside the pictures."""
    table = json.loads((assets_dir() / name).read_text(encoding="utf-8"))
    assert isinstance(table, dict)
    return table


@pytest.mark.parametrize(("name", "size"), expected_files().items())
def test_picture_has_its_size(name: str, size: tuple[int, int]) -> None:
    assert picture_size(assets_dir() / name) == size


def test_card_pictures_have_one_size() -> None:
    sizes = {path.name: picture_size(path) for path in (assets_dir() / "citadels" / "cards").glob("*.webp")}
    assert {name: size for name, size in sizes.items() if size != (800, 960)} == {}


def test_every_card_of_the_first_game_has_its_picture() -> None:
    cards = own_cards()
    basics = [card.id for card in cards.districts.values() if card.type != "unique"]
    first_game = cards.presets["first_game"]
    wanted = {*basics, *first_game.characters, *first_game.uniques}
    assert wanted - {path.stem for path in (assets_dir() / "citadels" / "cards").glob("*.webp")} == set()


def test_slices_fit_their_files() -> None:
    slices = read_json("ui/slices.json")
    assert set(slices) == set(SLICES)
    for name, entry in slices.items():
        width, height = picture_size(assets_dir() / "ui" / f"{entry.get('picture', name)}.webp")
        assert entry["left"] + entry["right"] < width, name
        assert entry["top"] + entry["bottom"] < height, name
        assert 0 <= entry["outset"] <= min(entry["left"], entry["top"]), name
        if "ground" in entry:
            assert min(picture_size(assets_dir() / "ui" / f"{entry['ground']}.webp")) >= LEAST_TILE, name


def covers(outer: tuple[float, ...], inner: tuple[float, ...]) -> bool:
    """Whether one box (x, y, w, h) lies within another, to half a unit."""
    (x0, y0, w0, h0), (x1, y1, w1, h1) = outer, inner
    return x0 - 0.5 <= x1 and y0 - 0.5 <= y1 and x1 + w1 <= x0 + w0 + 0.5 and y1 + h1 <= y0 + h0 + 0.5


@pytest.mark.parametrize("name", ["card", "small", "tile", "mini"])
def test_windows_lie_within_card_and_picture(name: str) -> None:
    layout = read_json("citadels/frames/layout.json")[name]
    shifts = (0.0, *layout["shift"].values())
    for kind, window in layout["window"].items():
        assert covers((0, 0, *layout["size"]), window), kind
        for picture_kind, (x, y, w, h) in layout["picture"].items():
            if kind in ("all", picture_kind):
                moves = shifts if picture_kind in ("unique", "district") else (0.0,)
                assert [move for move in moves if not covers((x, y + move, w, h), window)] == [], picture_kind


def test_pictures_stay_small() -> None:
    folders = (assets_dir() / name for name in ("citadels/cards", "citadels/frames", "citadels/ui", "ui"))
    assert sum(path.stat().st_size for folder in folders for path in folder.iterdir()) < SIZE_LIMIT


def test_icons_of_windows_and_mac_hold_every_size() -> None:
    windows = (assets_dir() / "ui" / "icon.ico").read_bytes()
    assert windows[:4] == b"\0\0\1\0"
    count = int.from_bytes(windows[4:6], "little")
    assert {windows[6 + 16 * index] or 256 for index in range(count)} == {16, 24, 32, 48, 64, 128, 256}
    mac = (assets_dir() / "ui" / "icon.icns").read_bytes()
    assert mac[:4] == b"icns"
    assert int.from_bytes(mac[4:8], "big") == len(mac)
    kinds, at = set(), 8
    while at < len(mac):
        kinds.add(mac[at : at + 4])
        at += int.from_bytes(mac[at + 4 : at + 8], "big")
    assert {b"ic07", b"ic08", b"ic09", b"ic10", b"ic11", b"ic12", b"ic13", b"ic14"} <= kinds
