"""The widgets, importable from one place.

All that floats (messages, tips, lessons, quips, the herald, hints) has one owner of places, `floating`. Whatever floats
tells its `Wish`; `Floating.settle` gives places once a frame, in the order of `Screen.floats`, and never on
`Screen.kept_clear` (what can be chosen, what is lit), the focus, what is pressed, its own subject or anything else that
floats. Without room it is folded, goes elsewhere or waits; what the chronicle has anyway is left out. Who moves with
the table (a tip on a map) only tells another subject. `tests/helpers/floating_watch.py` plays games, lessons and
puzzles and looks at every frame.

Pop-ups have one owner, `popups`: at most one is shown, it belongs to a widget, to the question of the moment
(`Screen.moment`) and to the rest of the pointer or focus, and goes with the first that ends. They come after all else
that floats. Whatever draws a symbol names it to `canvas.explain`, and `Words.symbol` has its sentence;
`tests/helpers/popup_watch.py` plays games and looks at every frame.
"""

from __future__ import annotations

from game.ui.widgets.base import Layer, Widget
from game.ui.widgets.basic import Crest, Divider, Image, Label, Numeral, Ornament, RichText, ScreenTitle
from game.ui.widgets.button import Button, IconButton, Toggle
from game.ui.widgets.field import TextField
from game.ui.widgets.layout import Backdrop, Column, Free, Grid, Padding, Panel, Row, Spacer
from game.ui.widgets.scroll import ScrollArea
from game.ui.widgets.tabs import TabBar
from game.ui.widgets.values import Choice, Slider

__all__ = [
    "Backdrop", "Button", "Choice", "Column", "Crest", "Divider", "Free", "Grid", "IconButton", "Image", "Label",
    "Layer", "Numeral", "Ornament", "Padding", "Panel", "RichText", "Row", "ScreenTitle", "ScrollArea", "Slider",
    "Spacer", "TabBar", "TextField", "Toggle", "Widget",
]  # fmt: skip
