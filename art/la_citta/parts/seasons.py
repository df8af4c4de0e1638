"""The land through the year: what fields, ground, hedges and hills look like in each season.

Summer is the land as it is; the files of the other seasons bear their names.
"""

from __future__ import annotations

from dataclasses import dataclass

from art.kit.drawing.colour import Colour

Fields = dict[int, tuple[Colour, tuple[Colour, ...]]]  # by food: base and strips


@dataclass(frozen=True)
class Season:
    """`rows` are the dark and the light line between furrows, `bush` the greens of a bush, `site` the trodden ground
    and what is mixed with it, `earth` the hills round the map from dark to light; `snow` 0 is none."""

    name: str
    fields: Fields
    rows: tuple[Colour, Colour]
    hedge: Colour
    bush: tuple[Colour, Colour, Colour]
    site: tuple[Colour, Colour]
    earth: tuple[tuple[float, Colour], ...]
    patches: tuple[Colour, ...]
    snow: float = 0.0
    balk: Colour = ""  # between strips; the hedge where it is none of its own

    @property
    def suffix(self) -> str:
        """What its files are called besides."""
        return "" if self is SUMMER else f"_{self.name}"


SPRING = Season(
    "spring",
    {
        1: ("#86ad58", ("#97bd63", "#7ba34f", "#a7c76e", "#73994b")),
        2: ("#9fb957", ("#b1c865", "#8fae50", "#c0d272", "#86a64e")),
        3: ("#bcc554", ("#cfd566", "#aabb4e", "#dadd7c", "#9fb24e")),
    },
    ("#37561c", "#eef6b4"), "#3f5f2a", ("#b9d368", "#679342", "#2a4d22"), ("#bfab74", "#8f9a5c"),
    ((0, "#16261f"), (0.35, "#28402a"), (0.6, "#445a2f"), (0.8, "#61733a"), (1, "#828a48")),
    ("#8aa64c", "#b7a85a", "#6a8844"),
)  # fmt: skip
SUMMER = Season(
    "summer",
    {
        1: ("#93a457", ("#a5b465", "#889b50", "#b4b96c", "#7f9450")),
        2: ("#bfb355", ("#d0bc5c", "#a9ab55", "#dcc368", "#9aa352")),
        3: ("#e2b94e", ("#f0cb62", "#d9a943", "#f4d67c", "#cf9c3c")),
    },
    ("#5a3a12", "#fff0b0"), "#4d5a2c", ("#a5b95c", "#5f7f3c", "#26421f"), ("#c2a66c", "#7f8448"),
    ((0, "#1c2328"), (0.35, "#2f382b"), (0.6, "#4a452b"), (0.8, "#635429"), (1, "#7d6534")),
    ("#7a8a44", "#a8904a", "#5f6f3c"), balk="#5a5a2a",
)  # fmt: skip
EARLY = Season(
    "early",
    {
        1: ("#b3994d", ("#c2a858", "#a1883f", "#cdb465", "#968345")),
        2: ("#cf9f47", ("#ddb054", "#bb8c3c", "#e6bf68", "#a98a42")),
        3: ("#dd9a3a", ("#ecb04c", "#cd872f", "#f1c068", "#bd7c30")),
    },
    ("#5a2c0e", "#ffe6a0"), "#6a4a22", ("#d9a04a", "#a8632c", "#4f2a16"), ("#c79c62", "#9a6a3c"),
    ((0, "#241c20"), (0.35, "#3c2c22"), (0.6, "#5a4026"), (0.8, "#7a5428"), (1, "#98703a")),
    ("#a5803c", "#b5763a", "#7d6636"),
)  # fmt: skip
LATE = Season(
    "late",
    {
        1: ("#8d7650", ("#9b845c", "#7b6442", "#a89068", "#6e5a40")),
        2: ("#a0814c", ("#b09058", "#8a6c3e", "#bd9e66", "#7a6140")),
        3: ("#b58d48", ("#c69e56", "#9e7738", "#d2ae68", "#8a683a")),
    },
    ("#3a2412", "#f0d8a8"), "#4a3826", ("#a8804c", "#6e4a30", "#33221a"), ("#a88c68", "#6f5a44"),
    ((0, "#1c1a20"), (0.35, "#302824"), (0.6, "#483a2c"), (0.8, "#5f4c34"), (1, "#7a6244")),
    ("#7a6440", "#8c6c46", "#5c5238"),
)  # fmt: skip
WINTER = Season(
    "winter",
    {
        1: ("#cbd2d6", ("#d9dfe2", "#bcc5cb", "#e3e8ea", "#b2bbc2")),
        2: ("#d3d3cc", ("#e0e0da", "#c3c3bb", "#e9e8e2", "#b9b8ae")),
        3: ("#dcd3bd", ("#e8e0cc", "#cdc2a8", "#efe9da", "#c2b594")),
    },
    ("#6a5a4a", "#ffffff"), "#6d7076", ("#eef2f4", "#9aa6a4", "#3c4a48"), ("#c6c4c0", "#a5a7ab"),
    ((0, "#1e242e"), (0.35, "#343c48"), (0.6, "#525b66"), (0.8, "#74808a"), (1, "#9aa4ac")),
    ("#8b949c", "#a4a8a8", "#6f7a82"), 1.0,
)  # fmt: skip
SEASONS = (SUMMER, SPRING, EARLY, LATE, WINTER)
