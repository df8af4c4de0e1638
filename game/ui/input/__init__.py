"""Keys, gamepads and the pointer: what they mean, and whom they reach.

`actions` lists every action with its usual inputs, a game brings its own (its part `keys`); nothing else names a key.
Whoever handles an event asks `ui.keys.means(event, "undo")`, and texts write `{key:undo}`. A gamepad's press arrives as
a KEYDOWN with the name of its button, so widgets know nothing of gamepads. Only editing in a text field, the box after
a crash and Esc while a key is set keep fixed keys. Everything that takes the pointer takes the focus too, and what is
done by holding or dragging can be done by single presses (`tests/ui/input/test_simple_input.py`).
"""
