"""Small people: built at 100 units of height, posed, dressed, never with a face."""

from __future__ import annotations

from typing import NamedTuple

from art.kit.drawing.colour import Colour
from art.kit.drawing.paint import fill, linear, stroke
from art.kit.drawing.palette import GOLD
from art.kit.drawing.shapes import oval, path, rect
from art.kit.scene.masonry import Masonry

SKINS = ("#e6b58c", "#c98d62", "#8a5a3c", "#f0c8a4", "#6a4430")
HAIRS = ("#3a2620", "#7a4a26", "#1e1a24", "#b8823a", "#8a8690", "#5a3020")

Spot = tuple[float, float]


class Pose(NamedTuple):
    """Elbow and hand of the near and of the far arm, how far the trunk leans (degrees), and whether a leg steps out."""

    near: tuple[Spot, Spot]
    far: tuple[Spot, Spot]
    lean: float = 0
    step: float = 0
    drop: float = 0  # how far the hips sink: kneeling, sitting


POSES = {
    "stand": Pose(((13, -61), (9, -46)), ((-12, -61), (-9, -46))),
    "walk": Pose(((13, -61), (17, -47)), ((-12, -62), (-17, -50)), 4, 9),
    "raise": Pose(((17, -84), (23, -102)), ((-13, -61), (-9, -46))),
    "cheer": Pose(((17, -86), (21, -105)), ((-16, -86), (-22, -103))),
    "carry": Pose(((13, -62), (21, -62)), ((-4, -60), (17, -56)), 3),
    "point": Pose(((19, -75), (33, -79)), ((-12, -61), (-10, -46))),
    "bow": Pose(((12, -62), (10, -48)), ((-10, -62), (-8, -48)), 26, 4),
    "kneel": Pose(((13, -61), (19, -54)), ((-4, -60), (16, -50)), 8, 0, 24),
    "sit": Pose(((13, -62), (20, -52)), ((-12, -61), (-10, -46)), 3, 0, 22),
}


class People(Masonry):
    """Figures of any rank and trade."""

    def figure(
        self,
        x: float,
        y: float,
        h: float = 40,
        robe: Colour = "#7a2e2e",
        *,
        dress: str = "robe",
        head: str = "hair",
        hat: Colour = GOLD,
        pose: str = "stand",
        facing: int = 1,
        back: bool = False,
        skin: Colour = SKINS[0],
        hair: Colour = HAIRS[0],
    ) -> None:
        """A person of height `h` whose feet stand on (x, y).

        `dress` is robe, gown, tunic or cloak; `head` is hair, long, bald, hood, veil, hat, wide, helm, cap or crown;
        `facing` 1 looks right, -1 left; `back` shows the back of the head. The colour of headgear is `hat`.
        """
        stance = POSES[pose]
        with self.moved(x, y, scale=h / 100):
            self.canvas.scale(facing, 1)
            self.ellipse(-22, -4, 46, 9, fill(self.ink, 0.35))
            self.canvas.translate(0, stance.drop)
            self._legs(stance, dress, robe)
            bent = stance.lean > 15
            if bent:  # the skirt stays upright, only the back leans
                with self.clipped(rect(-60, -43, 120, 60)):
                    self._trunk(robe, dress, facing, stance.drop)
            self.canvas.translate(0, -40)
            self.canvas.rotate(stance.lean)
            self.canvas.translate(0, 40)
            self._arm((-8, -76), stance.far, self.tone(robe, -0.5), skin)
            with self.clipped(rect(-60, -140, 120, 104 if bent else 200)):
                self._trunk(robe, dress, facing, stance.drop)
            self._head(head, hat, back, skin, hair)
            self._arm((9, -76), stance.near, self.tone(robe, 0.25), skin)

    def _arm(self, shoulder: Spot, joints: tuple[Spot, Spot], sleeve: Colour, skin: Colour) -> None:
        (ex, ey), (hx, hy) = joints
        self.inked(oval(hx - 3.6, hy - 3.6, 7.2, 7.2), fill(self.tone(skin, 0.2)), 1.6)
        bend = path(f"M{shoulder[0]},{shoulder[1]} Q{ex},{ey} {hx},{hy}")
        self.pipe(bend, sleeve, 7, 10)

    def _legs(self, stance: Pose, dress: str, robe: Colour) -> None:
        """Legs under a tunic, the skirt of everything else."""
        if stance.drop:
            self.canvas.save()
            self.inked(
                path(f"M-10,-52 C-20,-40 -26,-32 -26,{-stance.drop} L22,{-stance.drop} C20,-34 14,-46 10,-52 Z"),
                linear(-24, 0, 22, 0, [(0, self.tone(robe, 0.2)), (1, self.tone(robe, -0.75))]),
                2,
            )
            self.canvas.restore()
            return
        if dress != "tunic":
            return
        for foot, light in ((-5 - stance.step, -0.7), (5 + stance.step, -0.35)):
            leg = path(f"M{foot * 0.4},-42 Q{foot * 0.9 + 2},-22 {foot},-4")
            self.pipe(leg, self.tone("#4a3a3a", light), 8, 11)
            self.inked(path(f"M{foot - 4},-6 L{foot + 4},-6 L{foot + 9},0 L{foot - 4},0 Z"), fill(self.ink), 1.4)

    def _trunk(self, robe: Colour, dress: str, facing: int, drop: float = 0) -> None:
        hem = {"robe": (15, -1), "gown": (21, 0), "tunic": (12, -32), "cloak": (18, -4)}[dress]
        width, foot = hem[0], min(hem[1], -drop)
        waist = {"gown": 7, "cloak": 14}.get(dress, 9.5)
        body = path(
            f"M-12,-77 Q-13,-64 -{waist},-54 C-{waist + 1},-40 -{width},-24 -{width},{foot} "
            f"Q0,{foot + 4} {width},{foot} C{width},-24 {waist + 1},-40 {waist},-54 Q13,-64 12,-77 Q6,-83 0,-83 "
            "Q-6,-83 -12,-77 Z"
        )
        lit, dim = (-15, 15) if facing > 0 else (15, -15)
        shade = [(0, self.tone(robe, 0.5)), (0.45, self.tone(robe, 0)), (1, self.tone(robe, -0.8))]
        self.inked(body, linear(lit, 0, dim, 0, shade), 2)
        with self.clipped(body):
            for fold in (-0.5, 0, 0.55):
                self.draw(
                    path(f"M{fold * waist},-50 Q{fold * width},-26 {fold * width * 1.15},4"), stroke(self.ink, 1.6, 0.4)
                )
            edge = -1 if facing > 0 else 1
            self.draw(
                path(f"M{edge * 11},-76 Q{edge * waist},-54 {edge * width * 0.9},{foot}"),
                stroke(self.theme.light, 2.6, 0.45),
            )
            if dress in ("robe", "tunic"):
                self.draw(path(f"M-{waist + 2},-53 Q0,-50 {waist + 2},-53"), stroke(self.tone("wood", -0.5), 4))

    def _head(self, head: str, hat: Colour, back: bool, skin: Colour, hair: Colour) -> None:
        self.inked(path("M-3.4,-86 L-3.6,-78 Q0,-76 3.8,-78 L3.6,-86 Z"), fill(self.tone(skin, -0.2)), 1.4)
        if head in ("long", "veil"):
            tint = hair if head == "long" else hat
            self.inked(path("M-9,-94 Q-14,-78 -11,-66 L8,-68 Q11,-82 8,-96 Z"), fill(self.tone(tint, -0.1)), 1.6)
        skull = path("M-7,-92 C-7,-102 8,-102 8,-92 L9.6,-89 L8,-87 C7.6,-81 2,-79 -1,-80 C-6,-82 -7,-87 -7,-92 Z")
        self.inked(skull, linear(-7, 0, 9, 0, [(0, self.tone(skin, 0.4)), (1, self.tone(skin, -0.1))]), 1.6)
        if back:
            self.inked(oval(-8, -101, 16, 20), fill(self.tone(hair, -0.1)), 1.6)
        elif head != "bald":
            mop = "M-8,-84 C-12,-104 6,-107 9,-95 Q2,-96 -1,-92 Q-2,-86 -4,-83 Z"
            self.inked(path(mop), fill(self.tone(hair, 0)), 1.6)
        gear = _FROM_BEHIND.get(head) if back else None
        gear = gear or _HEADGEAR.get(head)
        if gear:
            shape = path(gear)
            box = shape.getBounds()
            shade = [(0, self.tone(hat, 0.5)), (1, self.tone(hat, -0.6))]
            self.inked(shape, linear(box.left(), 0, box.right(), 0, shade), 1.8)


_HEADGEAR = {
    "hood": (
        "M-11,-77 C-15,-98 -6,-108 3,-106 C11,-104 12,-96 9,-92 C5,-98 -1,-97 -2,-90 C-3,-84 1,-79 "
        "5,-76 Q-4,-73 -11,-77 Z"
    ),
    "veil": "M-10,-80 C-13,-100 -4,-105 2,-104 C10,-103 11,-97 9,-94 C3,-97 -1,-95 -2,-88 L-4,-78 Z",
    "hat": "M-9,-96 Q-8,-110 2,-110 Q10,-109 10,-97 L14,-95 Q0,-91 -12,-94 Z",
    "wide": "M-19,-94 Q-9,-99 -7,-101 Q-5,-111 2,-110 Q8,-110 9,-101 Q12,-98 20,-94 Q0,-89 -19,-94 Z",
    "helm": "M-10,-86 C-12,-108 11,-108 10,-92 L6,-93 L-4,-92 L-5,-84 Z",
    "cap": "M-10,-95 C-10,-106 6,-108 11,-98 L15,-95 Q2,-94 -10,-95 Z",
    "crown": "M-8,-96 L-10,-109 L-4,-102 L0,-111 L4,-102 L10,-109 L8,-96 Q0,-94 -8,-96 Z",
}

_FROM_BEHIND = {
    "hood": "M-12,-76 C-16,-98 -8,-108 1,-109 C11,-108 16,-98 12,-76 Q0,-71 -12,-76 Z",
    "veil": "M-11,-70 C-14,-98 -6,-105 1,-106 C9,-105 14,-98 11,-70 Q0,-66 -11,-70 Z",
    "helm": "M-11,-85 C-13,-109 13,-109 11,-85 Q0,-81 -11,-85 Z",
}
