"""Packages for Windows: the facts Explorer shows, and the installer."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from packing.linux import filled
from packing.plan import NAME, SUMMARY, TITLE, Release

INSTALLER_FOLDERS = ("ProgramFiles(x86)", "ProgramFiles", "LOCALAPPDATA")


def version_info(release: Release) -> str:
    """The version resource, in the words PyInstaller reads."""
    numbers = [int(part) for part in release.version.split(".")[:3]]
    four = tuple(numbers + [0] * (4 - len(numbers)))
    facts = {
        "CompanyName": f"The {TITLE} contributors",
        "FileDescription": TITLE,
        "FileVersion": release.version,
        "InternalName": NAME,
        "LegalCopyright": "MIT licence. Games designed by Bruno Faidutti, Åse and Henrik Berg, and Gerd Fenchel.",
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": TITLE,
        "ProductVersion": release.version,
        "Comments": SUMMARY,
    }
    strings = ",\n      ".join(f"StringStruct({key!r}, {value!a})" for key, value in facts.items())
    return f"""\
VSVersionInfo(
  ffi=FixedFileInfo(filevers={four}, prodvers={four}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1, subtype=0x0,
                    date=(0, 0)),
  kids=[
    StringFileInfo([StringTable('040904B0', [
      {strings},
    ])]),
    VarFileInfo([VarStruct('Translation', [1033, 1200])]),
  ],
)
"""


def installer_script(archives: Path, release: Release) -> Path:
    """Write the script for Inno Setup, which expects the folder build beside `archives`."""
    target = archives / f"{NAME}.iss"
    text = filled("windows/crown-and-coin.iss", release, STEM=release.stem)
    target.write_text(text, encoding="utf-8-sig", newline="\r\n")  # Inno Setup reads UTF-8 by its mark
    return target


def installer(script: Path, release: Release) -> Path | None:
    """The installer made from the script; None where Inno Setup is not installed."""
    compiler = shutil.which("iscc") or _installed()
    if compiler is None:
        return None
    subprocess.run([compiler, "/Qp", str(script)], check=True)
    return script.parent / f"{release.stem}-setup.exe"


def _installed() -> str | None:
    for variable in INSTALLER_FOLDERS:
        for folder in ("Inno Setup 6", "Programs/Inno Setup 6"):
            path = Path(os.environ.get(variable, "")) / folder / "ISCC.exe"
            if os.environ.get(variable) and path.is_file():
                return str(path)
    return None
