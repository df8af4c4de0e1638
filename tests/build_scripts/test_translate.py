"""translate.py: begins a language, counts what is there, and names what is wrong."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

pytest.importorskip("babel")

from babel.messages.catalog import Catalog

import translate
from game.content import languages
from game.content.text import DATA
from game.paths import LOCALE_VARIABLE
from translating import catalogues, checking, collecting


@pytest.fixture
def locale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Another folder than that of the project, with German in it."""
    folder = tmp_path / "locale"
    shutil.copytree(catalogues.LOCALE / "de", folder / "de")
    monkeypatch.setattr(catalogues, "LOCALE", folder)
    monkeypatch.setattr(translate, "ROOT", str(tmp_path))
    return folder


def written(path: Path, texts: dict[str, str]) -> None:
    """Somebody has written these into a catalogue, and nothing was compiled."""
    made = catalogues.stored(path.parts[-3], path.stem)
    for english, translation in texts.items():
        message = made.get(english, DATA)
        assert message is not None, english
        message.string = translation
    before = path.with_suffix(".mo").read_bytes()
    catalogues.write(made, path)
    path.with_suffix(".mo").write_bytes(before)


@pytest.mark.long
def test_a_language_is_begun_counted_and_compiled(
    locale: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert translate.main(["--new", "fr"]) == 0
    said = capsys.readouterr().out
    assert "made locale/fr/LC_MESSAGES/crown.po" in said
    assert "made locale/fr/LC_MESSAGES/citadels.po" in said
    assert "--status fr" in said
    citadels = locale / "fr" / "LC_MESSAGES" / "citadels.po"
    text = citadels.read_text(encoding="utf-8")
    assert "# French texts of Citadels in Crown & Coin" in text
    assert "#. keep: name (at most 28 letters)\n" in text

    written(citadels, {"Keep": "Donjon"})
    assert translate.main(["--status", "fr"]) == 1
    said = capsys.readouterr().out
    assert "to mend: citadels.mo is not compiled" in said
    assert "citadels.po: 1 of" in said
    assert "  missing: 'Witch' (witch: name (at most 28 letters))" in said
    assert "missing: 'Keep' (keep:" not in said

    assert translate.main([]) in (0, 1)  # 1 while a German text is missing elsewhere
    monkeypatch.setenv(LOCALE_VARIABLE, str(locale))
    languages.forget()
    assert languages.native_name("fr") == "Français"
    assert languages.catalogue("fr", "citadels").pgettext(DATA, "Keep") == "Donjon"
    languages.forget()
    translate.main(["--status", "fr"])
    assert "to mend: citadels.mo" not in capsys.readouterr().out


@pytest.mark.long
def test_a_text_that_moves_between_program_and_game_keeps_its_translation(locale: Path) -> None:
    program, game = (catalogues.stored("de", domain) for domain in ("crown", "citadels"))
    program.add("Noble", "Adel")
    game.delete("Noble")
    for catalogue, domain in ((program, "crown"), (game, "citadels")):
        catalogues.write(catalogue, catalogues.po_file("de", domain))
    now = catalogues.updated("de")
    assert ("Noble" in now["crown"], now["citadels"]["Noble"].string) == (False, "Adel")


@pytest.mark.long
def test_the_texts_of_an_old_file_of_cards_go_where_they_belong(locale: Path) -> None:
    old = Catalog(locale="fr", charset="utf-8")
    old.add("Keep", "Donjon")
    old.add("Money-changer", "Changeur")
    catalogues.write(old, catalogues.po_file("fr", "cards"))
    now = catalogues.updated("fr")
    found = [now["citadels"].get("Keep", DATA), now["citadels"].get("Keep"), now["crown"].get("Money-changer", DATA)]
    assert [(one is not None and one.string) or None for one in found] == ["Donjon", None, "Changeur"]


@pytest.mark.long
def test_a_game_has_the_texts_of_its_data_where_these_are_in_no_data_file() -> None:
    german, french = collecting.collected("de"), collecting.collected("fr")
    assert [one["citadels"].get("Keep", DATA) is not None for one in (german, french)] == [False, True]
    assert french["crown"].get("Keep") is not None  # on a button
    assert french["crown"].get("Money-changer", DATA) is not None  # of the people, who play every game
    assert french["crown"].get("by chance") is not None
    assert french["citadels"].get("by chance") is not None  # what both say stands in both


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--new", "klingon"], "'klingon' is no code of a language; write for example fr, pl or pt_BR"),
        (["--new", "de"], "'de' has been begun"),
        (["--status", "fr"], "there is no 'fr'; --new fr begins it. There are: de"),
    ],
)
def test_what_cannot_be_done_is_said(
    arguments: list[str], said: str, locale: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert translate.main(arguments) == 2
    assert said in capsys.readouterr().err


@pytest.mark.long
def test_a_file_that_is_no_catalogue_is_named(locale: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (locale / "fr" / "LC_MESSAGES").mkdir(parents=True)
    (locale / "fr" / "LC_MESSAGES" / "crown.po").write_bytes(b'msgid "Back"\nmsgstr "Arri\xe8re"\n')
    assert translate.main(["--status", "fr"]) == 2
    assert "crown.po of 'fr' cannot be read" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("english", "translation", "fault"),
    [
        ("{name} wins.", "{nom} gagne.", "{name} is missing in the French of '{name} wins.'"),
        ("{name} wins.", "{nom} gagne.", "{nom} is unknown in the French of"),
        ("[b|Bold] words", "Mots gras", "the mark-up [b|...] differs in the French of"),
        ("See [[#draft|the draft]].", "Voir le choix.", "[[#draft is missing in the French of"),
        ("Castle", "城", "no typeface can draw 1 of the characters in the French: 城 (U+57CE)"),
        ("Keep", "Donjon beaucoup trop long pour sa carte", "`keep.name.fr` has 39 letters, 28 fit on the card"),
    ],
)
def test_faults_of_a_translation_are_named(english: str, translation: str, fault: str, tmp_path: Path) -> None:
    made = Catalog(locale="fr", charset="utf-8")
    made.add(english, translation, context=DATA)
    found = checking.faults(made, "fr", "citadels", tmp_path / "citadels.mo")
    assert any(fault in one for one in found), found


def test_what_is_missing_fails_only_in_the_languages_of_the_data_files(locale: Path) -> None:
    assert checking.must_be_complete("de")
    assert not checking.must_be_complete("fr")
