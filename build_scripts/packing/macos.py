"""Packages for macOS: the .app in a zip and in a disk image."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path

from packing.plan import TITLE


def zipped(app: Path, target: Path) -> Path:
    """A zip with everything an .app needs (links, rights, signature), which only ditto keeps."""
    subprocess.run(["ditto", "-c", "-k", "--keepParent", str(app), str(target)], check=True)
    return target


def disk_image(app: Path, target: Path) -> Path | None:
    """An image with the .app and a link to the folder of programs; None where hdiutil is missing."""
    tool = shutil.which("hdiutil")
    if tool is None:
        return None
    with tempfile.TemporaryDirectory() as folder:
        shutil.copytree(app, Path(folder, app.name), symlinks=True)
        Path(folder, "Applications").symlink_to("/Applications")
        command = [tool, "create", "-volname", TITLE, "-srcfolder", folder, "-ov", "-format", "UDZO", str(target)]
        subprocess.run(command, check=True)
    return target
