"""How archives are written: filled in, the same each time, and as the tools that read them expect."""

from __future__ import annotations

import ast
import configparser
import io
import lzma
import os
import subprocess
import sys
import tarfile
import xml.etree.ElementTree as ET
import zipfile
from pathlib import Path

import pytest

import package
from packing import archives, linux, plan, windows

ROOT = Path(__file__).resolve().parents[2]
RELEASE = plan.Release("1.2.3", 1_767_225_600, "linux", "x86_64")
posix = pytest.mark.skipif(os.name == "nt", reason="rights and links as on Linux")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A small stand-in for a build."""
    return make(tmp_path / "one", umask=0o022)


def make(place: Path, umask: int) -> Path:
    before = os.umask(umask)
    try:
        home = place / plan.NAME
        (home / "_internal").mkdir(parents=True)
        (home / "_internal" / plan.NOTICES).write_text("whose it is\n")
        (home / "_internal" / "b.so").write_bytes(bytes(range(256)) * 40)
        (home / "_internal" / "a.so").symlink_to("b.so")
        (home / plan.NAME).write_bytes(b"#!program")
        (home / plan.NAME).chmod(0o755 & ~umask)
    finally:
        os.umask(before)
    archives.settle(home, RELEASE.epoch)
    return home


# --- the same each time ---


@posix
def test_archives_do_not_depend_on_place_time_or_umask(folder: Path, tmp_path: Path) -> None:
    other = make(tmp_path / "another place", umask=0o077)
    for write in (archives.tar_xz, archives.zipped):
        one, two = tmp_path / "1", tmp_path / "2"
        write(folder, one, RELEASE.epoch)
        write(other, two, RELEASE.epoch)
        assert one.read_bytes() == two.read_bytes()
    debs = [linux.deb(here, tmp_path / "x.deb", RELEASE, "2.35").read_bytes() for here in (folder, other)]
    assert debs[0] == debs[1]


@posix
def test_the_tar_holds_one_folder_of_nobody(folder: Path, tmp_path: Path) -> None:
    with tarfile.open(archives.tar_xz(folder, tmp_path / "x.tar.xz", RELEASE.epoch)) as packed:
        members = packed.getmembers()
    assert [member.name for member in members] == sorted(member.name for member in members)
    assert {member.name.split("/")[0] for member in members} == {plan.NAME}
    assert {(member.uid, member.gid, member.mtime) for member in members} == {(0, 0, RELEASE.epoch)}
    modes = {member.name: member.mode for member in members if member.isfile()}
    assert modes == {
        f"{plan.NAME}/{plan.NAME}": 0o755,
        f"{plan.NAME}/_internal/{plan.NOTICES}": 0o644,
        f"{plan.NAME}/_internal/b.so": 0o644,
    }


@posix
def test_the_zip_keeps_what_may_run(folder: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(archives.zipped(folder, tmp_path / "x.zip", RELEASE.epoch)) as packed:
        info = packed.getinfo(f"{plan.NAME}/{plan.NAME}")
    assert info.external_attr >> 16 & 0o777 == 0o755
    assert info.date_time == (2026, 1, 1, 0, 0, 0)


def test_checksums_are_those_of_sha256sum(tmp_path: Path) -> None:
    (tmp_path / "b").write_bytes(b"")
    (tmp_path / "a").write_bytes(b"abc")
    text = archives.checksums([tmp_path / "b", tmp_path / "a"], tmp_path / "sums").read_text()
    assert text.splitlines() == [
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  a",
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  b",
    ]


# --- Linux ---


def members_of(deb: bytes) -> dict[str, bytes]:
    """The parts of a .deb."""
    assert deb.startswith(b"!<arch>\n")
    found, at = {}, 8
    while at < len(deb):
        name, size = deb[at : at + 16].decode().strip(), int(deb[at + 48 : at + 58])
        found[name] = deb[at + 60 : at + 60 + size]
        at += 60 + size + size % 2
    return found


def icon_path(size: int) -> str:
    return f"usr/share/icons/hicolor/{size}x{size}/apps/crown-and-coin.png"


@posix
def test_the_deb_is_laid_out_as_debian_wants(folder: Path, tmp_path: Path) -> None:
    parts = members_of(linux.deb(folder, tmp_path / "x.deb", RELEASE, "2.35").read_bytes())
    assert list(parts) == ["debian-binary", "control.tar.xz", "data.tar.xz"]
    assert parts["debian-binary"] == b"2.0\n"
    with tarfile.open(fileobj=io.BytesIO(lzma.decompress(parts["control.tar.xz"]))) as control:
        fields = control.extractfile("./control").read().decode()  # type: ignore[union-attr]
        sums = control.extractfile("./md5sums").read().decode()  # type: ignore[union-attr]
    assert "Package: crown-and-coin\nVersion: 1.2.3\nArchitecture: amd64\n" in fields
    assert "Depends: libc6 (>= 2.35), " in fields
    with tarfile.open(fileobj=io.BytesIO(lzma.decompress(parts["data.tar.xz"]))) as data:
        names = data.getnames()
        icons = {size: data.getmember(f"./{icon_path(size)}").linkname for size in linux.ICON_SIZES}
        link = data.getmember("./usr/bin/crown-and-coin")
    assert link.linkname == "../../opt/crown-and-coin/crown-and-coin"
    for size, target in icons.items():
        place = os.path.normpath(f"/{icon_path(size)}/../{target}")
        assert place == f"/opt/crown-and-coin/_internal/assets/ui/icon_{size}.png"
    for name in (
        "opt/crown-and-coin/crown-and-coin",
        "usr/share/applications/crown-and-coin.desktop",
        "usr/share/doc/crown-and-coin/copyright",
    ):
        assert f"./{name}" in names
        assert f"  {name}\n" in sums
    for name in names:  # every folder comes before what is in it
        parent = name.rpartition("/")[0]
        assert not parent or names.index(parent) < names.index(name)


def test_the_menu_entry_is_complete() -> None:
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]  # the recipe of the library's own pages
    entry.read_string(linux.filled("linux/crown-and-coin.desktop", RELEASE, EXEC="crown-and-coin"))
    found = entry["Desktop Entry"]
    assert (found["Exec"], found["Icon"], found["Type"]) == ("crown-and-coin", "crown-and-coin", "Application")
    assert {"Name", "Comment", "Comment[de]", "Categories"} <= set(found)


def test_the_description_for_software_centres_is_sound() -> None:
    tree = ET.fromstring(linux.filled("linux/metainfo.xml", RELEASE))
    assert tree.findtext("id") == plan.BUNDLE_ID
    assert tree.findtext("launchable") == f"{plan.NAME}.desktop"
    release = tree.find("releases/release")
    assert release is not None
    assert release.attrib == {"version": "1.2.3", "date": "2026-01-01"}


@posix
def test_the_menu_entry_finds_a_folder_with_a_difficult_name(tmp_path: Path) -> None:
    place = tmp_path / 'Spiele "für" 50% & $HOME'
    place.mkdir()
    linux.add_to_folder(place, RELEASE)
    variables = {**os.environ, "HOME": str(tmp_path / "home"), "XDG_DATA_HOME": str(tmp_path / "data")}
    entry = tmp_path / "data" / "applications" / "crown-and-coin.desktop"
    subprocess.run(["sh", str(place / "add-to-menu.sh")], env=variables, check=True, capture_output=True)
    text = entry.read_text(encoding="utf-8")
    program = str(place / "crown-and-coin").replace('"', '\\\\"').replace("$", "\\\\$").replace("%", "%%")
    assert f'Exec="{program}"\n' in text
    assert text.count("Exec=") == text.count("Icon=") == 1
    subprocess.run(["sh", str(place / "add-to-menu.sh"), "--remove"], env=variables, check=True, capture_output=True)
    assert not entry.exists()


# --- Windows ---


@pytest.mark.parametrize(("version", "four"), [("1.2.3", (1, 2, 3, 0)), ("10.0", (10, 0, 0, 0))])
def test_the_version_resource(version: str, four: tuple[int, ...]) -> None:
    text = windows.version_info(plan.Release(version, 0, "windows", "x86_64"))
    assert f"filevers={four}" in text
    assert f"StringStruct('ProductVersion', '{version}')" in text
    ast.parse(text)


def test_the_installer_is_filled_in(tmp_path: Path) -> None:
    raw = windows.installer_script(tmp_path, plan.Release("1.2.3", 0, "windows", "x86_64")).read_bytes()
    text = raw.decode("utf-8-sig")
    assert "AppVersion=1.2.3\r\n" in text
    assert "OutputBaseFilename=crown-and-coin-1.2.3-windows-x86_64-setup\r\n" in text
    assert "PrivilegesRequired=lowest" in text
    assert "@" not in text


def test_a_word_nobody_fills_in_is_an_error() -> None:
    with pytest.raises(ValueError, match="@EXEC@"):
        linux.filled("linux/crown-and-coin.desktop", RELEASE)


# --- the command ---


def test_help_needs_no_environment() -> None:
    command = [sys.executable, str(ROOT / "build_scripts" / "package.py"), "--help"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "--one-file" in done.stdout


def test_what_is_too_large_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = [tmp_path / "a.tar.xz", tmp_path / "a.deb", tmp_path / "a.AppImage"]
    for path in made:
        path.write_bytes(b"x" * 40)
    monkeypatch.setattr(plan, "MOST_ALL_ARCHIVES", 80)
    monkeypatch.setattr(plan, "MOST_PER_ARCHIVE", 40)
    assert package.size_complaints(0, made) == []
    monkeypatch.setattr(plan, "MOST_ALL_ARCHIVES", 79)
    assert "together" in package.size_complaints(0, made)[0]
    assert "besides the art" in package.size_complaints(plan.MOST_BESIDES_ART + 1, [])[0]


def test_the_time_of_the_source_can_be_given(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1234567890")
    assert plan.epoch() == 1234567890
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    assert plan.epoch(tmp_path) == 1_767_225_600  # no git there
