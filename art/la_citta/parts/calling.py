"""What the three voices have in common: the street at night, the great arch, people who raise what they want."""

from __future__ import annotations

import random

import skia

from art.kit.drawing.colour import Colour, mix
from art.kit.drawing.paint import fill, linear, radial, stroke
from art.kit.drawing.shapes import polygon
from art.kit.scene.scene import Scene
from art.la_citta.palette import TONES
from art.la_citta.parts.arches import gem
from art.la_citta.parts.crowd import arm

WIDTH, HEIGHT = 280, 400


class Voice(Scene):
    """A scene of the size of a voice card."""

    W, H = WIDTH, HEIGHT


def ground(s: Voice, wish: str) -> None:
    """Lozenges on the colour of the wish, and the light of the arch."""
    tones = TONES[wish]
    s.ink = mix(tones.dark, "#0c0814", 0.6)
    deep: Colour = mix(tones.dark, "#120a1c", 0.35)
    s.area(
        0, 0, s.W, s.H, radial(140, 130, 320, [(0, mix(tones.main, tones.dark, 0.35)), (0.6, tones.dark), (1, deep)])
    )
    for row in range(16):
        for column in range(9):
            x, y = (column + 0.5 * (row % 2)) * 36, row * 27
            lozenge = polygon((x, y - 13), (x + 17, y), (x, y + 13), (x - 17, y))
            s.draw(lozenge, stroke(tones.light, 1, 0.16))
            s.disc(x, y, 1.5, fill(tones.light, 0.3))
    dice = random.Random(5)
    for index in range(20):
        with s.moved(140, 132, index * 18 + dice.uniform(-3, 3)):
            s.draw(
                polygon((0, 0), (-9, -230), (9, -230)),
                linear(0, 0, 0, -230, [(0, tones.light, 0.34), (1, tones.light, 0)]),
            )
    s.disc(140, 132, 150, radial(140, 132, 150, [(0, tones.light, 0.55), (1, tones.light, 0)]))
    gem(s.canvas, wish, 140, 132, 64)


def caller(
    s: Voice, x: float, robe: Colour, skin: Colour, hair: Colour, head: str, shift: float = 0, facing: int = 1
) -> None:
    """Someone seen from the waist up, `shift` units lower than others, looking right (1) or left (-1)."""
    with s.moved(x, 386 + shift, 0, 2.4):
        hat = mix(robe, "#fff3d6", 0.55)
        s.figure(0, 54, 112, robe, dress="tunic", head=head, hat=hat, skin=skin, hair=hair, facing=facing)


def raised_arm(s: Voice, x: float, y: float, turn: float, sleeve: Colour, skin: Colour) -> None:
    """An arm with a closed hand, its wrist some 84 units above (x, y)."""
    arm(s, x, y, 84, turn, sleeve, skin, open_=False)


def dusk(s: Voice) -> None:
    """Darkness at the foot; the last call."""
    s.area(0, 310, s.W, s.H, linear(0, 310, 0, s.H, [(0, s.ink, 0), (1, s.ink, 0.7)]))
    s.finish(0.35)


def at_top(canvas: skia.Canvas, x: float, y: float, turn: float) -> None:
    """From here the origin is the hand of an arm that was raised from (x, y)."""
    canvas.translate(x, y)
    canvas.rotate(turn)
    canvas.translate(0, -112)
