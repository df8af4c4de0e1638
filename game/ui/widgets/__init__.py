"""The widgets, importable from one place."""

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
