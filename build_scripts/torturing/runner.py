"""Runs commands for torture.py: one JSON list of arguments per line in, [code, output, errors] per line out."""

from __future__ import annotations

import contextlib
import io
import json
import sys
import traceback

from game.cli import run


def main() -> None:
    answers = sys.stdout
    for line in sys.stdin:
        output, errors = io.StringIO(), io.StringIO()
        with contextlib.redirect_stdout(output), contextlib.redirect_stderr(errors):
            try:
                code = run(json.loads(line))
            except SystemExit as end:
                code = end.code if isinstance(end.code, int) else 1
            except BaseException:  # noqa: BLE001  whatever escapes is what we are looking for
                traceback.print_exc()
                code = 1
        print(json.dumps([code, output.getvalue()[-2000:], errors.getvalue()[-4000:]]), file=answers, flush=True)


if __name__ == "__main__":
    main()
