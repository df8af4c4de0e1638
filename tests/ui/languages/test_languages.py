"""A language is a folder with catalogues: found, named, complete or not, and damaged without harm."""

from __future__ import annotations

import ast
import logging
import re
import shutil
import threading
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path

import msgspec
import pygame
import pytest

from game.catalog import GAMES
from game.citadels.content import own_cards
from game.content import INLINE, Text, languages, people
from game.content.book import Filters
from game.content.text import DATA
from game.content.translations import data_texts, untranslated
from game.ui import lang
from game.ui.draw import pictures as glyphs
from game.ui.draw.fonts import FACES, Fonts
from game.ui.draw.word_breaks import pieces, shortened, words
from game.ui.screens.gallery.entries import matching
from game.ui.screens.player import language_choice
from game.ui.window.settings import Settings, SettingsFile
from game.ui.window.shell import Shell
from tests.ui.driver import Driver, make_driver
from tools.shots.around import SHOTS

GAME = Path(languages.__file__).parents[1]
Forms = dict[tuple[str, str], tuple[str, str]]


def write(folder: Path, code: str, domain: str, texts: dict[str, str], data: dict[str, str] | None = None,
          forms: Forms | None = None) -> Path:  # fmt: skip
    """A compiled catalogue."""
    from babel.messages.catalog import Catalog

    from translating.catalogues import compiled

    made = Catalog(locale=code, charset="utf-8")
    for english, translation in texts.items():
        made.add(english, translation)
    for english, translation in (data or {}).items():
        made.add(english, translation, context=DATA)
    for both, translations in (forms or {}).items():
        made.add(both, translations)
    path = folder / code / "LC_MESSAGES" / f"{domain}.mo"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(compiled(made))
    return path


# -- found and named ---------------------------------------------------------------------------------------------------
def test_a_folder_is_a_language(locale: Path) -> None:
    write(locale, "fr", "crown", {"English": "Français", "Back": "Retour"})
    (locale / "notes").mkdir()
    (locale / "Fr@nce" / "LC_MESSAGES").mkdir(parents=True)
    assert lang.languages() == ("en", "de", "fr")
    assert lang.native_name("fr") == "Français"
    lang.set_language("fr")
    assert (lang._("Back"), lang._("New game")) == ("Retour", "New game")


def test_languages_stand_under_their_own_names(locale: Path) -> None:
    write(locale, "cs", "crown", {"English": "Čeština"})
    write(locale, "pl", "crown", {"English": "Polski"})
    write(locale, "xx", "crown", {})
    assert [lang.native_name(code) for code in lang.languages()] == ["English", "Deutsch", "Polski", "xx", "Čeština"]


def test_the_settings_offer_every_language(locale: Path, tmp_path: Path) -> None:
    write(locale, "fr", "crown", {"English": "Français"})
    driver = make_driver(tmp_path / "settings.json")
    assert [name for _code, name in language_choice(driver.ui).options][1:] == ["English", "Deutsch", "Français"]
    driver.ui.use_language("fr")
    assert lang.language() == "fr"
    assert '"fr"' in (tmp_path / "settings.json").read_text()


def test_the_system_is_asked_by_region_and_by_name(locale: Path) -> None:
    for code in ("pt_BR", "fr"):
        write(locale, code, "crown", {})
    assert lang.system_language(["pt-BR"]) == "pt_BR"
    assert lang.system_language(["pt_PT.UTF-8"]) == "pt_BR"
    assert lang.system_language(["fr_CA"]) == "fr"
    assert lang.system_language(["French_France"]) == "fr"


def test_a_language_that_is_gone_gives_way_to_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: [{"language": "de", "country": None}])
    path = tmp_path / "settings.json"
    settings = SettingsFile(path)
    settings.values = Settings(language="tlh")
    Driver((1280, 720), settings)
    assert lang.language() == "de"
    assert settings.values.language == "tlh"
    lang.set_language("en")


# -- texts -------------------------------------------------------------------------------------------------------------
def test_card_texts_come_from_their_catalogue_and_else_in_english(locale: Path) -> None:
    keep = own_cards().districts["keep"]
    write(locale, "fr", "crown", {})
    write(locale, "fr", "citadels", {"Keep": "Garder"}, {"Keep": "Donjon"})
    assert (keep.name.get("fr"), keep.rules.get("fr")) == ("Donjon", keep.rules.en)
    assert (keep.name.get("de"), keep.name.get("tlh")) == ("Zitadelle", "Keep")
    lacking = untranslated("fr")
    assert keep.rules.en in {one.text for one in lacking}
    assert "Keep" not in {one.text for one in lacking}
    assert untranslated("de") == []


def test_a_language_needs_no_card_texts(locale: Path) -> None:
    write(locale, "fr", "crown", {"Back": "Retour"})
    lang.set_language("fr")
    assert people().opponents["miser"].title.get("fr") == "Money-changer"
    assert lang.damage() == ""


@pytest.mark.long
def test_there_may_be_more_than_two_plural_forms(pseudo: Path) -> None:
    lang.set_language("xx")
    forms = {count: lang.ngettext("{count} card", "{count} cards", count) for count in (1, 2, 5, 22)}
    assert forms[1] != forms[2] == forms[22] != forms[5]


def test_two_games_say_the_same_english_each_in_its_way(locale: Path) -> None:
    one, many = "{count} tower", "{count} towers"
    write(locale, "fr", "crown", {"Castle": "Château", "Back": "Retour"})
    towers, keeps = ("{count} tour", "{count} tours"), ("{count} donjon", "{count} donjons")
    write(locale, "fr", "citadels", {"Castle": "Citadelle"}, {"Castle": "Château fort"}, {(one, many): towers})
    write(locale, "fr", "toy", {"Castle": "Fort"}, {"Castle": "Bourg"}, {(one, many): keeps})
    lang.set_language("fr")
    program, citadels, toy = lang.of_game("crown"), lang.of_game("citadels"), lang.of_game("toy")
    assert [game.text("Castle") for game in (program, citadels, toy)] == ["Château", "Citadelle", "Fort"]
    assert [game.form(one, many, 2) for game in (program, citadels, toy)] == [many, "{count} tours", "{count} donjons"]
    assert [Text("Castle", "Burg", game).get("fr") for game in ("citadels", "toy")] == ["Château fort", "Bourg"]
    assert [lang._(game.marked("Castle")) for game in (citadels, toy)] == ["Citadelle", "Fort"]  # shown by the program
    assert (toy.text("Back"), toy.text("Castles")) == ("Retour", "Castles")  # its own first, the program's, English


def test_lists_and_sentences_are_put_together_by_the_catalogue(locale: Path) -> None:
    write(locale, "ja", "crown", {"{first} and {last}": "{first}と{last}", "{first}, {last}": "{first}、{last}",
                                  "{sentence}.": "{sentence}。"})  # fmt: skip
    lang.set_language("ja")
    assert lang.listed(["A", "B", "C"]) == "A、BとC"
    assert lang.sentence("a") == "A。"


def test_a_card_is_found_by_its_name_in_the_language_in_use(locale: Path) -> None:
    write(locale, "fr", "crown", {})
    write(locale, "fr", "citadels", {}, {"Keep": "Don\u00adjon très fort"})
    assert matching(Filters(text="donjon"), "citadels") == []
    lang.set_language("fr")
    assert matching(Filters(text="donjon tres"), "citadels") == ["keep"]
    assert matching(Filters(text="zitadelle"), "citadels")[0] == "keep"


def texts_in(value: object, field: str = "") -> Iterator[tuple[Text, str]]:
    """The texts of something that was read, each with the field it stands in."""
    if isinstance(value, Text):
        yield value, field
        return
    inner: list[tuple[object, str]] = []
    if isinstance(value, msgspec.Struct):
        inner = [(getattr(value, name), name) for name in value.__struct_fields__]
    elif is_dataclass(value):
        inner = [(getattr(value, part.name), part.name) for part in fields(value)]
    elif isinstance(value, dict | tuple | list):
        inner = [(one, field) for one in (value.values() if isinstance(value, dict) else value)]
    for one, name in inner:
        yield from texts_in(one, name)


def test_every_text_of_the_data_files_has_one_translation() -> None:
    """They are looked up by their English: the same words must mean the same in a game, or have a context."""
    from game.content.book import books
    from game.content.library import Library
    from game.history.feats import feats
    from game.la_citta.content import files as citta
    from game.lessons.first_times import first_times
    from game.lessons.shelf import tutorials
    from game.puzzles.puzzle import own_puzzles
    from game.rattus_cartus.content import loading as rattus

    parts: list[object] = [own_cards(), rattus.own_cards(), citta.own_cards(), citta.own_maps(), people(), feats()]
    for library in (one for one in books() if isinstance(one, Library)):
        parts += [library.spoken(), library.rulings(), library.rules(), library.glossary()]
    parts += [found(game) for game in GAMES for found in (first_times, own_puzzles, tutorials)]
    seen: dict[tuple[str, str, str], str] = {}
    for text, field in texts_in(parts):
        context = field if field == "forms" else DATA
        assert seen.setdefault((text.domain, text.en, context), text.de) == text.de, text.en
    collected = {(one.domain, one.text, one.context) for one in data_texts()}
    assert collected == {(domain, text.strip(), context) for domain, text, context in seen if text}


# -- damage ------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("domain", ["crown", "citadels"])
@pytest.mark.parametrize("content", [b"", b"no catalogue", b"\xde\x12\x04\x95" + b"\xff" * 60])
def test_a_damaged_catalogue_is_told_and_english_stands_in(
    domain: str, content: bytes, locale: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    write(locale, "fr", "crown", {"Back": "Retour"})
    write(locale, "fr", "citadels", {"Keep": "Garder"}, {"Keep": "Donjon"})
    (locale / "fr" / "LC_MESSAGES" / f"{domain}.mo").write_bytes(content)
    settings = SettingsFile(tmp_path / "settings.json")
    settings.values.language = "fr"
    with caplog.at_level(logging.WARNING):
        driver = Driver((1280, 720), settings)
        driver.show(SHOTS["title"](driver.ui))
    said = [text for text in driver.toasts() if f"{domain}.mo" in text]
    assert len(said) == 1
    assert "English stands in" in said[0]
    assert f"{domain}.mo" in caplog.text
    assert lang._("Back") == ("Back" if domain == "crown" else "Retour")
    assert own_cards().districts["keep"].name.get("fr") == ("Keep" if domain == "citadels" else "Donjon")


def test_a_missing_catalogue_is_told_once(locale: Path, tmp_path: Path) -> None:
    (locale / "fr" / "LC_MESSAGES").mkdir(parents=True)
    settings = SettingsFile(tmp_path / "settings.json")
    settings.values.language = "fr"
    shell: Shell = Driver((1280, 720), settings).shell
    shell.ui.stack.reset(SHOTS["title"](shell.ui))
    for _turn in range(3):
        shell.step(0.1)
    assert len([toast for toast in shell.ui.toasts.shown if "crown.mo" in toast.text]) == 1


def test_a_game_whose_texts_are_missing_is_told_and_the_others_stay(
    locale: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = INLINE[-1]
    shutil.copytree(languages.catalogue_file(code, "crown").parent, tmp_path / code / "LC_MESSAGES")
    (tmp_path / code / "LC_MESSAGES" / "citadels.mo").unlink()
    with monkeypatch.context() as patch:
        patch.setattr(languages, "locale_dirs", lambda: [tmp_path])
        lang.set_language(code)
        assert "citadels.mo" in lang.damage()
        assert lang._("New game") != "New game"
        assert lang.of_game("citadels").text("Noble") == "Noble"


# -- letters -----------------------------------------------------------------------------------------------------------
def test_a_typeface_without_a_letter_is_helped_out() -> None:
    """Cinzel has no Cyrillic letters, Alegreya has."""
    fonts = Fonts()
    helped, helper = fonts.get("head", 40), fonts.get("sc_bold", 40)
    assert helped.size("Замок") == (helper.size("Замок")[0], helped.size("Z")[1])
    letters = helped.render("Замок", True, (255, 255, 255))
    assert letters.get_bounding_rect().w > 60
    assert helped.size("A漢B")[0] > helped.size("AB")[0]
    assert glyphs.undrawable("Castle Замок Κάστρο Château Łódź Dvořák „“ – …") == ""
    assert glyphs.undrawable("城Castle") == "城"


def test_a_language_may_bring_its_own_letters(locale: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = locale / "ja"
    folder.mkdir(parents=True)
    whole = glyphs.characters
    (folder / "letters.ttf").write_bytes((GAME.parent / "assets" / "fonts" / FACES["head"]).read_bytes())
    monkeypatch.setattr(glyphs, "characters", lambda path: frozenset("城") if path.parent == folder else whole(path))
    assert glyphs.undrawable("城") == ""
    assert Fonts().get("text", 30).size("城")[0] > 0


def test_long_words_are_broken_at_soft_hyphens_first_and_long_lines_end_with_an_ellipsis() -> None:
    assert pieces("Donau\u00addampf\u00adschiff", lambda part: len(part) <= 8) == ["Donau-", "dampf-", "schiff"]
    assert pieces("abcdefghij", lambda part: len(part) <= 4) == ["abc-", "def-", "ghij"]
    assert words("a b, 城の門。") == ["a ", "b, ", "城", "の", "門。"]
    assert shortened("one two three", lambda part: len(part) <= 8) == "one two…"


# -- code --------------------------------------------------------------------------------------------------------------
def parsed(pattern: str) -> Iterator[tuple[Path, ast.Module]]:
    """The code of the game in whose text this is found: what is looked for in the trees cannot stand elsewhere."""
    for path in GAME.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if re.search(pattern, text):
            yield path, ast.parse(text)


@pytest.mark.long
def test_no_code_names_a_language() -> None:
    """Besides the one place that says which languages the data files are written in, and their English names there."""
    allowed = {"content/languages.py", "content/convert.py"}
    for path, tree in parsed(r"[\"']de[\"']|\.\s*de\b"):
        if path.relative_to(GAME).as_posix() not in allowed:
            for node in ast.walk(tree):
                named = isinstance(node, ast.Constant) and node.value == "de"
                assert not named, f"{path}:{node.lineno}"  # type: ignore[attr-defined]
                assert not (isinstance(node, ast.Attribute) and node.attr == "de"), f"{path}:{node.lineno}"


@pytest.mark.long
def test_a_game_speaks_with_its_own_catalogue() -> None:
    """What it marks is collected for its own file, so it is not to be looked up in that of the program."""
    for path, tree in parsed(r"\bgame\.ui\.lang\b"):
        if path.relative_to(GAME).parts[0] not in GAMES:
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module == "game.ui.lang":
                taken = {one.name for one in node.names} & {"_", "N_", "ngettext"}
                assert not taken, f"{path}:{node.lineno}"


@pytest.mark.long
def test_no_marked_text_hides_within_another_string() -> None:
    """What stands inside an f-string is not collected for the catalogues."""
    for path, tree in parsed(r"(?i)\b(f|rf|fr)([\"'].*\{.*\b(_|ngettext)\(|\"{3}|'{3})"):
        for string in ast.walk(tree):
            calls = [call for call in ast.walk(string) if isinstance(call, ast.Call)] if isinstance(
                string, ast.JoinedStr) else []  # fmt: skip
            hidden = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id in ("_", "ngettext")
                      and isinstance(call.args[0], ast.Constant)]  # fmt: skip
            assert not hidden, f"{path}:{hidden[0].lineno}"


# -- several at one table ------------------------------------------------------------------------------------------
def test_somebody_is_spoken_to_in_a_language_of_their_own() -> None:
    lang.set_language("en")
    assert lang._("Back") == "Back"
    with lang.speaking("de"):
        assert lang._("Back") == "Zurück"
        with lang.speaking("en"):
            assert lang._("Back") == "Back"
        assert lang.language() == "de"
    assert lang.language() == "en"
    with pytest.raises(ValueError, match="unknown language 'xx'"), lang.speaking("xx"):
        pass


def test_what_one_thread_is_spoken_to_changes_nothing_for_another() -> None:
    lang.set_language("en")
    heard: dict[str, str] = {}
    inside, done = threading.Event(), threading.Event()

    def other() -> None:
        with lang.speaking("de"):
            inside.set()
            done.wait(10)
            heard["other"] = lang._("Back")

    thread = threading.Thread(target=other)
    thread.start()
    inside.wait(10)
    heard["here"] = lang._("Back")
    done.set()
    thread.join()
    assert heard == {"here": "Back", "other": "Zurück"}
