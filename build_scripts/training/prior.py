#!/usr/bin/env python3
"""Distil how searching players choose characters: `python3 build_scripts/training/prior.py [--games G] [--workers W]`.

    --games L=G,... whose choices are learnt, and from how many games (default hard=900,expert=120): that level chooses
                    and names characters, `normal` does the rest; every fifth game is held back to tell how good it is
    --compiled      play with the copy that `accelerate.py` made: the same games in half the time
    --journals F    finished games, one line of JSON each, which the next sitting goes on with
    --workers W     processes (default: all cores); the result is the same for any number

Writes `assets/citadels/models/citadels_prior.json` and appends to `docs/training/log.txt` how well it
foretells choices. The same options give the same file. Compiled half an hour on two cores.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # where what all scripts share lies

import _python  # noqa: F401  refuses an older Python before it meets newer syntax
from _compiled import use_copy
from _venv import ROOT, enter

if TYPE_CHECKING:
    import numpy as np

PLAYERS = (4, 4, 3, 4, 5, 4, 4, 6, 4, 2, 4, 7, 4, 4, 8, 4)  # of one game after another
GAMES = {"hard": 900, "expert": 120}
FIRST_SEED = 700_000_000
LEARNT = frozenset({"assassin.kill", "witch.bewitch", "thief.rob", "blackmailer.place", "magistrate.place"})
MOST = 9  # characters on offer
UNITS, EPOCHS, BATCH, RATE, SHRINK = 32, 30, 512, 0.01, 0.3
MODELS = Path(ROOT) / "assets" / "citadels" / "models"

Journal = dict[str, Any]
Rows = dict[str, "np.ndarray[Any, Any]"]
Weights = dict[str, "np.ndarray[Any, Any]"]


# -- games -----------------------------------------------------------------------------------------------------------
def play(level: str, number: int) -> Journal:
    """One game over a random cast, as the answers that were given."""
    from game.bots import make_bot
    from game.citadels.deals import citadels
    from game.kernel.steps import Seat

    players, seed = PLAYERS[number % len(PLAYERS)], FIRST_SEED + number
    rules = citadels()
    g = rules.start(rules.random_setup(players, seed), seed)
    learnt, usual = ([make_bot(name, seed * 8 + seat) for seat in range(players)] for name in (level, "normal"))
    words = []
    while (ask := g.pending) is not None:
        bots = learnt if ask.step in LEARNT or ask.step.startswith("draft.") else usual
        words.append(bots[ask.seat].decide(rules.observe(g, Seat(ask.seat)), ask))
        g.choose(words[-1])
    return {"level": level, "number": number, "players": players, "seed": seed, "words": words}


def journals(options: argparse.Namespace) -> list[Journal]:
    """All games, those that are missing played now and written down."""
    file: Path | None = options.journals
    lines = file.read_text(encoding="utf-8").splitlines() if file and file.exists() else []
    done = {(one["level"], one["number"]): one for one in map(json.loads, lines)}
    wanted = [(level, number) for level, games in options.games.items() for number in range(games)]
    missing = [job for job in wanted if job not in done]
    with ProcessPoolExecutor(options.workers) as pool:
        for game in pool.map(play, *zip(*missing, strict=True)) if missing else ():
            done[game["level"], game["number"]] = game
            if file:
                with file.open("a", encoding="utf-8") as out:
                    out.write(json.dumps(game) + "\n")
            print(f"\r{len(done)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return [done[job] for job in wanted]


# -- choices ---------------------------------------------------------------------------------------------------------
def rows_of(game: Journal) -> Rows:
    """All choices of a game, as arrays."""
    from game.citadels.content import own_cards

    return as_rows(list(choices(game)), sorted(own_cards().characters))


def choices(game: Journal) -> Iterator[dict[str, Any]]:
    """Each choice of a character, as a neighbour sees it and as the chooser does."""
    from game.citadels.deals import citadels
    from game.kernel.options import value
    from game.kernel.steps import Seat

    rules = citadels()
    g = rules.start(rules.random_setup(game["players"], game["seed"]), game["seed"])
    for word in game["words"]:
        ask = g.pending
        assert ask is not None
        if ask.step == "draft.keep" and len(ask.options) > 1:
            me, ranks = Seat(ask.seat), [value(option) for option in ask.options]
            found = {"game": game["number"], "players": game["players"], "level": game["level"]}
            found["chosen"] = ask.options.index(word)
            found["characters"] = [g.box.setup.cast[rank - 1] for rank in ranks]
            for kind, seat in (("hidden", Seat((me + 1) % game["players"])), ("known", me)):
                found[kind], found["today"] = seen(rules.observe(g, seat), me, ranks)
            yield found
        g.choose(word)


def seen(view: Any, me: Any, ranks: list[int]) -> tuple[list[list[float]], list[float]]:
    """What the prior reads of each rank on offer, and the scores of the pick model."""
    from game.bots.search import ln
    from game.citadels.bot.search.models import pick_model
    from game.citadels.bot.search.naming import Outlook
    from game.citadels.bot.search.prior import Scene

    outlook = Outlook(view, pick_model())
    scene = Scene(view, outlook.draft, outlook.attraction, pick_model())
    plain = [ln(max(1e-13, outlook.pull[me][rank])) for rank in ranks]
    return [scene.seats[me] + scene.ranks[me][rank] for rank in ranks], plain


def as_rows(found: list[dict[str, Any]], names: list[str]) -> Rows:
    """All choices as arrays; places behind the last rank on offer are closed."""
    import numpy as np

    def padded(rows: list[Any], empty: Any) -> list[Any]:
        return rows + [empty] * (MOST - len(rows))

    size = len(found[0]["hidden"][0])
    rows = {
        kind: np.array([padded(one[kind], [0.0] * size) for one in found], np.float32) for kind in ("hidden", "known")
    }
    rows["today"] = np.array([padded(one["today"], 0.0) for one in found])
    rows["who"] = np.array([padded([names.index(name) for name in one["characters"]], 0) for one in found])
    rows["open"] = np.array([padded([True] * len(one["characters"]), False) for one in found])
    return rows | {name: np.array([one[name] for one in found]) for name in ("game", "players", "level", "chosen")}


# -- the network -----------------------------------------------------------------------------------------------------
def chances(scores: Any, rows: Rows) -> Any:
    """The chance of each rank on offer."""
    import numpy as np

    scores = np.where(rows["open"], scores, -1e9)
    grown = np.exp(scores - scores.max(1, keepdims=True)) * rows["open"]
    return grown / grown.sum(1, keepdims=True)


def forward(w: Weights, x: Any, who: Any) -> tuple[Any, Any]:
    """Scores, and the hidden units as they are before they are bent."""
    import numpy as np

    units = x @ w["in"] + w["characters"][who]
    return units / (1 + np.abs(units)) @ w["out"] + w["bias"][who] + x @ w["straight"], units


def gradient(w: Weights, x: Any, rows: Rows) -> Weights:
    """Of the mean logarithmic loss."""
    import numpy as np

    scores, units = forward(w, x, rows["who"])
    wrong = chances(scores, rows)
    wrong[np.arange(len(wrong)), rows["chosen"]] -= 1
    wrong = (wrong / len(wrong)).astype(np.float32)
    slope = wrong[..., None] * w["out"] / (1 + np.abs(units)) ** 2
    found = {name: np.zeros_like(one) for name, one in w.items()}
    found["in"] = np.einsum("nof,noh->fh", x, slope, optimize=True)
    found["out"] = np.einsum("no,noh->h", wrong, units / (1 + np.abs(units)))
    found["straight"] = np.einsum("no,nof->f", wrong, x)
    np.add.at(found["characters"], rows["who"], slope)
    np.add.at(found["bias"], rows["who"], wrong)
    return found


def fit(x: Any, rows: Rows, characters: int) -> Weights:
    """Weights after a fixed number of steps (Loshchilov, Hutter 2019)."""
    import numpy as np

    chance, size = np.random.default_rng(0), x.shape[2]
    w: Weights = {
        "in": chance.normal(size=(size, UNITS)) / size**0.5,
        "characters": np.repeat(chance.normal(size=(1, UNITS)) * 0.1, characters, 0),
        "out": chance.normal(size=UNITS) / UNITS**0.5 / 2, "bias": np.zeros(characters), "straight": np.zeros(size),
    }  # fmt: skip
    w = {name: one.astype(np.float32) for name, one in w.items()}
    m, v = ({name: np.zeros_like(one) for name, one in w.items()} for _ in range(2))
    step = 0
    for epoch in range(EPOCHS):
        rate = RATE * 0.5 * (1 + np.cos(np.pi * epoch / EPOCHS)) + 1e-4
        order = chance.permutation(len(x))
        for first in range(0, len(order), BATCH):
            batch, step = order[first : first + BATCH], step + 1
            for name, g in gradient(w, x[batch], {key: row[batch] for key, row in rows.items()}).items():
                m[name] = 0.9 * m[name] + 0.1 * g
                v[name] = 0.99 * v[name] + 0.01 * g * g
                moved = m[name] / (1 - 0.9**step) / (np.sqrt(v[name] / (1 - 0.99**step)) + 1e-8)
                w[name] = (w[name] - rate * moved - rate * SHRINK * w[name]).astype(np.float32)
    return w


def as_plain(w: Weights, names: list[str], seats: int) -> dict[str, Any]:
    """A network as `models.PriorNet` reads it."""
    return {
        "seat": [_short(row) for row in w["in"][:seats].T], "rank": [_short(row) for row in w["in"][seats:].T],
        "characters": {name: _short(w["characters"][place]) for place, name in enumerate(names)},
        "out": _short(w["out"]), "straight": _short(w["straight"][seats:]),
        "bias": {name: round(float(w["bias"][place]), 4) for place, name in enumerate(names)},
    }  # fmt: skip


def _short(weights: Any) -> list[float]:
    return [round(float(weight), 4) for weight in weights]


# -- all of it -------------------------------------------------------------------------------------------------------
def foretold(scores: Any, rows: Rows) -> str:
    """How well scores foretell these choices: mean logarithmic loss, and how often the likeliest was chosen."""
    import numpy as np

    found, places = chances(scores, rows), np.arange(len(rows["chosen"]))
    loss = -np.log(found[places, rows["chosen"]] + 1e-12).mean()
    return f"{loss:.3f}, {(found.argmax(1) == rows['chosen']).mean():.1%}"


def train(options: argparse.Namespace) -> list[str]:
    """Fit and write the model; lines for the log."""
    import numpy as np

    from game.citadels.bot.search.models import PRIOR_FILE, VERSION
    from game.citadels.bot.search.prior import RANK_NAMES, SEAT_NAMES
    from game.citadels.content import own_cards

    names = sorted(own_cards().characters)
    games = journals(options)
    with ProcessPoolExecutor(options.workers) as pool:
        parts = list(pool.map(rows_of, games, chunksize=8))
    rows = {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}
    held = rows["game"] % 5 == 0
    tested = {
        level: {name: row[held & (rows["players"] == 4) & (rows["level"] == level)] for name, row in rows.items()}
        for level in options.games
    }
    lines = [f"{len(rows['chosen'])} choices; of those held back, 4 players: loss, likeliest chosen"]
    for level, some in tested.items():
        lines.append(f"{len(some['chosen'])} of {level}: evenly {foretold(0.0 * some['today'], some)}")
        lines.append(f"{level}: pick model {foretold(some['today'], some)}")
    content: dict[str, Any] = {"version": VERSION, "seat_names": SEAT_NAMES, "rank_names": RANK_NAMES}
    for kind in ("hidden", "known"):
        w = fit(rows[kind][~held], {name: row[~held] for name, row in rows.items()}, len(names))
        for level, some in tested.items():
            lines.append(f"{level}: prior, cards {kind} {foretold(forward(w, some[kind], some['who'])[0], some)}")
        content[kind] = as_plain(w, names, len(SEAT_NAMES))
        assert np.isfinite(w["in"]).all()
    content["made_by"] = f"games of 2 to 8 players over random casts, characters by {_told(options.games)}"
    (MODELS / PRIOR_FILE).write_text(json.dumps(content) + "\n", encoding="utf-8")
    return lines


def _told(games: dict[str, int]) -> str:
    return ", ".join(f"{level} in {count}" for level, count in games.items())


def _levels(text: str) -> dict[str, int]:
    """`hard=900,expert=120`."""
    return {level: int(count) for level, count in (part.split("=") for part in text.split(","))}


def main() -> int:
    """Play, fit, write, log; the exit code."""
    parser = argparse.ArgumentParser(description="Distil how searching players choose characters.")
    parser.add_argument("--games", type=_levels, default=GAMES, metavar="L=G,...", help="levels and numbers of games")
    parser.add_argument("--compiled", action="store_true", help="play with the copy that accelerate.py made")
    parser.add_argument("--journals", type=Path, metavar="F", help="keep finished games there, and go on with them")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, metavar="W", help="default: all cores")
    options = parser.parse_args()
    if options.compiled:
        use_copy()
    else:
        sys.path.insert(0, ROOT)
    lines = train(options)
    with (Path(ROOT) / "docs" / "training" / "log.txt").open("a", encoding="utf-8") as log:
        log.write(f"{datetime.now(UTC):%Y-%m-%d} prior, characters by {_told(options.games)}\n")
        log.writelines(f"  {line}\n" for line in lines)
    print("\n".join(lines))
    return 0


if __name__ == "__main__":
    enter(__file__, "build")
    sys.exit(main())
