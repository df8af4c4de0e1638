"""Drawing: pictures, typefaces, text and shapes at their final size, the colours of everything, and what moves."""
