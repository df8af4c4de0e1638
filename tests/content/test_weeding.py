"""Catalogues of strangers: what could break the interface is read in English, with one notice."""

from __future__ import annotations

import gettext
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.content import languages
from game.paths import LOCALE_VARIABLE
from game.ui import lang

HEADER = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural={rule};\n"


def mo(texts: dict[str, str], rule: str = "n != 1") -> bytes:
    """A catalogue as msgfmt writes it; forms are divided by NUL."""
    rows = sorted({"": HEADER.format(rule=rule), **texts}.items())
    keys, values, start = b"", b"", 28 + 16 * len(rows)
    key_table, value_table = b"", b""
    for key, _ in rows:
        key_table += struct.pack("<II", len(key.encode()), start + len(keys))
        keys += key.encode() + b"\0"
    for _, text in rows:
        value_table += struct.pack("<II", len(text.encode()), start + len(keys) + len(values))
        values += text.encode() + b"\0"
    head = struct.pack("<7I", 0x950412DE, 0, len(rows), 28, 28 + 8 * len(rows), 0, start)
    return head + key_table + value_table + keys + values


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv(LOCALE_VARIABLE, str(tmp_path))
    languages.forget()
    yield tmp_path
    languages.forget()
    lang.set_language("en")


def speak(folder: Path, content: bytes) -> None:
    path = folder / "xx" / "LC_MESSAGES" / "crown.mo"
    path.parent.mkdir(parents=True)
    path.write_bytes(content)
    lang.set_language("xx")


GREETING = "Hello {name}."


@pytest.mark.parametrize(
    "translation",
    [
        "Moin {nobody}.", "Moin {name", "Moin name}.", "Moin {}.", "Moin {0}.", "Moin {name:>999999999}.",
        "Moin {name.__class__}.", "Moin {name[0]}.", "Moin {name!r}.", "Moin {name:{name}}.", "Moin {{name}.",
        "Moin " * 200_000, "Moin\x00", "Moin\x1b[2J", "Moin \u202e{name}",
    ],
)  # fmt: skip
def test_a_text_that_cannot_be_filled_in_or_shown_is_read_in_english(folder: Path, translation: str) -> None:
    speak(folder, mo({GREETING: translation, "Back": "Torüch"}))
    assert lang._(GREETING).format(name="Ann") == "Hello Ann."
    assert lang._("Back") == "Torüch"  # the others stay
    assert "xx" in lang.damage()
    assert lang.damage() == lang.damage()  # one sentence, however many texts


def test_sound_texts_stay_and_nothing_is_said(folder: Path) -> None:
    texts = {
        GREETING: "{name}, moin!",
        "Two {{braces}}": "Twee {{Klammern}}",
        "A\0{count} cards": "En\0{count} Koorten",
    }
    speak(folder, mo(texts))
    assert lang._(GREETING) == "{name}, moin!"
    assert lang._("Two {{braces}}") == "Twee {{Klammern}}"
    assert lang.ngettext("A", "{count} cards", 2) == "{count} Koorten"  # fields of either English form
    assert lang.damage() == ""


@pytest.mark.parametrize("rule", ["1/n", "n%0", "n/(n-5)", "1-n", "n*1000"])
def test_a_choice_of_forms_that_fails_gives_english_forms(folder: Path, rule: str) -> None:
    speak(folder, mo({"{n} card\0{n} cards": "{n} Koort\0{n} Koorten", "Back": "Torüch"}, rule))
    assert [lang.ngettext("{n} card", "{n} cards", count) for count in (0, 1, 5)] == [
        "{n} cards",
        "{n} card",
        "{n} cards",
    ]
    assert lang._("Back") == "Torüch"
    assert "xx" in lang.damage()


def test_a_choice_that_fails_for_one_large_count_alone_gives_english_then(folder: Path) -> None:
    speak(folder, mo({"{n} card\0{n} cards": "{n} Koort\0{n} Koorten"}, "n/(n-5000)>1"))
    assert lang.ngettext("{n} card", "{n} cards", 5000) == "{n} cards"


@pytest.mark.parametrize(
    "content", [b"", b"\xde\x12\x04\x95", b"x" * 9_000_000, mo({})[:40], mo({}, "(" * 900), mo({}, "import os")]
)
def test_a_file_that_is_no_catalogue_leaves_everything_english(folder: Path, content: bytes) -> None:
    speak(folder, content)
    assert lang._("Back") == "Back"
    assert "xx" in lang.damage()


def test_no_text_of_the_game_is_weeded_out() -> None:
    for code in languages.languages():
        assert isinstance(languages.catalogue(code, "crown"), gettext.NullTranslations)
        assert languages.weeded(code) == ""
