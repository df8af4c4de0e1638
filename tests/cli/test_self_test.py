"""`--self-test`: passes here, names what is broken, and ends with 1 then."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game import catalog, paths
from game.bots.remote import WorkerBots
from game.catalog import games, rules
from game.cli import self_test
from game.cli import self_test as self_test_files
from game.cli import self_test as self_test_play
from game.cli.self_test import Fault
from game.content import languages

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of a few assets, beside which a list of files may lie."""
    folder = tmp_path / "assets"
    texts = [f"locale/de/LC_MESSAGES/{domain}.mo" for domain in ("crown", "citadels")]
    for name in ("ui/icon_64.png", "ui/coin.webp", *texts):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(paths.assets_dir() / name, folder / name)
    monkeypatch.setattr(paths, "assets_dir", lambda: folder)
    languages.forget()
    yield folder
    languages.forget()


def list_files(folder: Path) -> None:
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(folder.parent).as_posix()}\n"
             for path in files]  # fmt: skip
    (folder.parent / self_test_files.MANIFEST).write_text("".join(lines))


@pytest.mark.long
def test_everything_is_well_here(home: Path, shipped: None) -> None:
    home.mkdir()
    command = [sys.executable, "-m", "game", "--self-test"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr
    first, *parts, last = done.stdout.splitlines()
    assert first.startswith("Crown & Coin")
    looked_at = ["data", "files", "pictures", "fonts", "texts", "reader", "answers", *games()]
    assert [line.split()[0] for line in parts] == looked_at
    assert last.startswith("All is well")
    assert list(home.iterdir()) == []  # it leaves nothing behind


def test_a_fault_is_named_and_the_rest_still_tried(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken() -> str:
        raise Fault("the crown is lost")

    def crashed() -> str:
        raise ZeroDivisionError("by the crown")

    monkeypatch.setattr(self_test, "_use_nothing_of_this_computer", lambda home: None)
    monkeypatch.setattr(self_test, "_parts", lambda home: {"one": broken, "two": crashed, "three": lambda: "fine"})
    assert self_test.main([]) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[1].split(maxsplit=1) == ["one", "FAILED: the crown is lost"]
    assert out[2].split(maxsplit=1) == ["two", "FAILED: ZeroDivisionError: by the crown"]
    assert out[3].split() == ["three", "fine"]
    assert out[4].startswith("Failed: one, two")


def test_it_knows_no_options() -> None:
    with pytest.raises(SystemExit) as end:
        self_test.main(["--quick"])
    assert end.value.code == 2


def test_a_checkout_has_no_list_of_files() -> None:
    assert "no list" in self_test_files.check_contents()


def test_every_file_of_a_package_is_compared(assets: Path) -> None:
    list_files(assets)
    assert self_test_files.check_contents() == "4 as they were packed"
    (assets / "ui" / "coin.webp").write_bytes(b"?")
    (assets / "ui" / "icon_64.png").unlink()
    with pytest.raises(Fault, match="missing or damaged: assets/ui/coin.webp, assets/ui/icon_64.png"):
        self_test_files.check_contents()


def test_a_damaged_picture_is_named(assets: Path) -> None:
    path = assets / "ui" / "coin.webp"
    path.write_bytes(path.read_bytes()[:200])
    with pytest.raises(Fault, match=r"cannot be used: ui/coin\.webp"):
        self_test_files.check_pictures()


def test_a_missing_picture_is_named(assets: Path) -> None:
    (assets / "ui" / "slices.json").write_text("{}")
    with pytest.raises(Fault, match=r"missing: citadels/cards/.*\.webp, .* and \d+ more"):
        self_test_files.check_pictures()


def test_no_pictures_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "assets_dir", lambda: tmp_path)
    with pytest.raises(Fault, match="there are no pictures"):
        self_test_files.check_pictures()


@pytest.mark.parametrize("domain", ["crown", "citadels"])
@pytest.mark.parametrize("content", [b"", b"no catalogue", None])
def test_a_damaged_catalogue_is_named(assets: Path, content: bytes | None, domain: str) -> None:
    path = assets / "locale" / "de" / "LC_MESSAGES" / f"{domain}.mo"
    if content is None:
        path.unlink()
    else:
        path.write_bytes(content)
    with pytest.raises(Fault, match=rf"{domain}\.mo cannot be used"):
        self_test_files.check_texts()


def test_a_faulty_card_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from game.citadels.content import loading as own

    (tmp_path / "cards.yaml").write_text("characters: {}\n")
    monkeypatch.setattr(paths, "data_dir", lambda: tmp_path)

    def forget() -> None:
        for cached in (catalog.part, *vars(own).values()):
            if hasattr(cached, "cache_clear"):
                cached.cache_clear()

    forget()
    try:
        with pytest.raises(Fault, match="cards"):
            self_test_files.check_data()
    finally:
        forget()


def test_what_has_no_german_is_remembered() -> None:
    lacking = self_test_play.Untranslated()
    assert lacking.gettext("Crown") == "Crown"
    assert [lacking.ngettext("{n} coin", "{n} coins", n) for n in (1, 2)] == ["{n} coin", "{n} coins"]
    assert lacking.texts == {"Crown", "{n} coin"}


def test_a_worker_that_does_not_run_is_a_fault() -> None:
    class Match:
        bots = WorkerBots(rules)

    with pytest.raises(Fault, match="own process does not run"):
        self_test_play._check_worker(Match())  # type: ignore[arg-type]  # all of a match that is looked at


def test_the_command_is_an_option_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    from game import cli

    monkeypatch.setattr(self_test, "main", lambda argv: 7 + len(argv))
    assert cli.dispatch(["--self-test"]) == 7


def test_the_way_to_screen_readers_is_named() -> None:
    assert self_test.check_reader().startswith("reached with ")
