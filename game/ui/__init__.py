"""Layer 5: everything that is drawn and clicked (pygame lives here and in the tables of the games, nowhere else).

From below: `draw.easel` draws; `input` has the keys; `widgets.base` is what hangs in a window and what each of its
parts reaches (`Toolkit`: easel, keys, sound, settings, focus); the other widgets, plots and what floats know that;
`ui.Ui` puts all services together; `window.screen.Screen` is made with it, and `screens` of that; on top the loop leads
events to them and shows them. Nobody knows what lies above, not even for a type hint (`pyproject.toml`, ADR 26).

Only the main thread touches pygame's surfaces.
"""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # standard output is ours
