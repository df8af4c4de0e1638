"""What shops for programs are told follows from the checksums of a release."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
import yaml

import stores
from packing import plan

AT, HOME = "https://example.org/files/v1", "https://example.org"


def checksums(folder: Path, *left_out: str, version: str = "") -> Path:
    """Those of a release, each the same digit over and over."""
    lines = [
        f"{digit * 64}  ./{plan.NAME}-{version or plan.version()}-{ending}\n"
        for digit, (word, ending) in zip("abcd", stores.ENDINGS.items(), strict=True)
        if word not in left_out
    ]
    path = folder / "SHA256SUMS"
    path.write_text("".join(lines), encoding="utf-8")
    return path


def test_each_shop_is_told_where_its_file_is_and_its_sum(tmp_path: Path) -> None:
    made = {path.suffix: path for path in stores.write(checksums(tmp_path), AT, HOME, tmp_path / "out")}
    flatpak = yaml.safe_load(made[".yml"].read_text(encoding="utf-8"))
    assert flatpak["app-id"] == plan.BUNDLE_ID
    archive, about = flatpak["modules"][0]["sources"]
    assert archive["url"] == f"{AT}/{plan.NAME}-{plan.version()}-linux-x86_64.tar.xz"
    assert archive["sha256"] == "a" * 64
    assert (tmp_path / "out" / about["path"]).is_file()
    winget = yaml.safe_load(made[".yaml"].read_text(encoding="utf-8"))
    (setup,) = winget["Installers"]
    assert str(winget["PackageVersion"]) == plan.version()
    assert setup["InstallerUrl"].endswith("-windows-x86_64-setup.exe")
    assert setup["InstallerSha256"] == "b" * 64
    cask = made[".rb"].read_text(encoding="utf-8")
    assert re.findall(r'"(\w{64})"', cask) == ["c" * 64, "d" * 64]


def test_icons_that_a_manifest_installs_are_there(tmp_path: Path) -> None:
    flatpak = stores.write(checksums(tmp_path), AT, HOME, tmp_path)[0].read_text(encoding="utf-8")
    sizes = re.findall(r"for size in ([\d ]+);", flatpak)[0].split()
    assert all((plan.ROOT / "assets" / "ui" / f"icon_{size}.png").is_file() for size in sizes)


@pytest.mark.parametrize("missing", stores.ENDINGS)
def test_a_release_without_one_of_the_files_is_refused(
    missing: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["stores.py", str(checksums(tmp_path, missing)), "--at", AT, "--home", HOME, "--out", str(tmp_path / "out")]
    monkeypatch.setattr(sys, "argv", words)
    assert stores.main() == 2
    assert stores.ENDINGS[missing] in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_a_release_of_another_version_is_refused(tmp_path: Path) -> None:
    with pytest.raises(stores.Incomplete, match=plan.version()):
        stores.write(checksums(tmp_path, version="0.0.1"), AT, HOME, tmp_path / "out")
