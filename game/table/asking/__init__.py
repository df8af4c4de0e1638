"""Asking: what is offered, how each thing stands to it, the prompt, picking and dragging."""
