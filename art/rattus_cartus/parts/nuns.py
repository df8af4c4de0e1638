"""Nuns as medallions: a filled one is a nun, an empty socket is none."""

from __future__ import annotations

import skia

from art.kit.drawing.paint import fill, gold_leaf, linear, radial, stroke
from art.kit.drawing.palette import INK
from art.kit.drawing.shapes import circle, oval, path


def nun(canvas: skia.Canvas, x: float, y: float, r: float, lit: bool = True) -> None:
    """One nun: a white coif in a dark veil before a halo; without her an empty socket."""
    canvas.drawPath(circle(x, y, r * 1.14), fill(INK))
    if not lit:
        canvas.drawPath(circle(x, y, r), fill("#2a2433", 0.9))
        canvas.drawPath(circle(x, y, r), stroke("#8a7a5a", max(0.8, r * 0.1), 0.7))
        return
    canvas.drawPath(circle(x, y, r), gold_leaf(scale=0.2))
    canvas.drawPath(
        circle(x, y, r),
        radial(x - r * 0.3, y - r * 0.4, r * 1.5, [(0, "#fff8d8", 0.6), (0.6, "#fff0b0", 0), (1, "#5a2c08", 0.5)]),
    )
    canvas.save()
    canvas.clipPath(circle(x, y, r), True)
    veil = path(
        (
            "M0,-.74 C-.52,-.74 -.62,-.3 -.62,.1 C-.62,.5 -.8,.8 -1,1.1 L1,1.1 C.8,.8 .62,.5 "
            ".62,.1 C.62,-.3 .52,-.74 0,-.74 Z"
        ),
        x,
        y,
        r,
    )
    canvas.drawPath(veil, linear(x - r * 0.7, 0, x + r * 0.7, 0, [(0, "#4a4668"), (0.5, "#25223c"), (1, "#0f0d1c")]))
    canvas.drawPath(veil, stroke(INK, r * 0.12))
    coif = path(
        (
            "M0,-.5 C-.4,-.5 -.42,-.2 -.4,.08 C-.38,.36 -.5,.62 -.56,.8 C-.3,1.02 .3,1.02 "
            ".56,.8 C.5,.62 .38,.36 .4,.08 C.42,-.2 .4,-.5 0,-.5 Z"
        ),
        x,
        y,
        r,
    )
    canvas.drawPath(coif, linear(x - r * 0.4, 0, x + r * 0.4, 0, [(0, "#ffffff"), (1, "#b9b2c8")]))
    canvas.drawPath(coif, stroke(INK, r * 0.08))
    canvas.drawPath(oval(x - r * 0.25, y - r * 0.32, r * 0.5, r * 0.66), fill("#f0c4a0"))
    if r > 14:
        for side in (-1, 1):
            canvas.drawPath(
                path(f"M{side * 0.07},-.02 q{side * 0.06},.05 {side * 0.12},0", x, y, r), stroke(INK, r * 0.05)
            )
        canvas.drawPath(path("M-.08,.16 q.08,.05 .16,0", x, y, r), stroke("#a04a40", r * 0.05))
    canvas.restore()
    canvas.drawPath(circle(x, y, r), stroke("#7a4a12", max(0.7, r * 0.06)))
