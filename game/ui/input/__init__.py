"""Keys, gamepads and the pointer: what they mean, and whom they reach."""
