"""Whatever is shipped says whose it is."""

from __future__ import annotations

from pathlib import Path

from game import catalog

ROOT = Path(__file__).resolve().parent.parent
FONTS = ROOT / "assets" / "fonts"
FAMILIES = {"Cinzel": "with Reserved Font Name 'Cinzel'", "Alegreya": "The Alegreya Project Authors"}


def test_every_font_has_its_licence_in_full_beside_it() -> None:
    fonts = [path for path in FONTS.iterdir() if path.suffix in (".otf", ".ttf")]
    assert len(fonts) == 14
    for font in fonts:
        (family,) = (name for name in FAMILIES if font.name.startswith(name))
        text = (FONTS / f"OFL-{family}.txt").read_text(encoding="utf-8")
        assert FAMILIES[family] in text.splitlines()[0]
        assert "SIL OPEN FONT LICENSE Version 1.1" in text
        assert "OTHER DEALINGS IN THE FONT SOFTWARE." in text


def test_the_licence_names_what_the_game_stands_on() -> None:
    text = (ROOT / "LICENSE").read_text(encoding="utf-8")
    for name in (
        "MIT License",
        "pygame-ce",
        "SDL 2",
        "PyYAML",
        "msgspec",
        "platformdirs",
        "AccessKit",
        "websockets",
        "segno",
        "OFL-Cinzel",
        "OFL-Alegreya",
    ):
        assert name in text
    assert "Bruno Faidutti" in text


def test_every_folder_of_assets_is_credited() -> None:
    credits_text = (ROOT / "assets" / "CREDITS.md").read_text(encoding="utf-8")
    for folder in (ROOT / "assets").iterdir():
        if folder.is_dir():
            assert f"`{folder.name}/" in credits_text, f"assets/CREDITS.md says nothing about {folder.name}/"
    for game in catalog.games():
        for folder in sorted((ROOT / "assets" / game).glob("*/")):
            named = f"`{game}/{folder.name}/`"
            assert named in credits_text, f"assets/CREDITS.md says nothing about {named}"
