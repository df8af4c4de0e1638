"""Unique districts where people work stone, iron and bronze."""

from __future__ import annotations

import math

import skia

from art.catalogue import district
from art.colour import mix
from art.paint import fill, linear, radial, stroke
from art.palette import GOLD
from art.scene import Scene
from art.shapes import circle, difference, path, polygon, rect


@district("unique", seed=51)
def factory(s: Scene) -> None:
    """Saw-tooth roofs, a water wheel, three chimneys with coloured smoke."""
    s.sky((86, 150, 32), 4, stars=30, clouds=3, horizon=360)
    s.ridge(318, 26, 0.5, 2)
    s.far_city(350, 0.42, 4, hmax=50)
    s.ground(392, base=mix("#5a5070", s.ink, 0.35))
    for x, top, colour in ((182, 152, "#7ad0c0"), (246, 130, "#ff9ac0"), (310, 160, "#ffd07a")):
        _chimney(s, x, top, colour)
    _factory_hall(s)
    _factory_water(s)
    _water_wheel(s, 92, 330, 76)
    s.person(250, 424, 44, "#5a3a2a", hat="#8a2a2a")
    s.person(290, 418, 40, "#2f4f6e", hat=GOLD)
    s.crate(318, 420, 34, 26)
    s.crate(352, 424, 30, 24)
    s.crate(330, 396, 28, 22)
    s.finish(0.5)


def _chimney(s: Scene, x: float, top: float, colour: str) -> None:
    for i in range(9):
        size = 10 + i * 3.4
        spot = x + 12 + math.sin(i * 0.9) * 8 + i * 5, top - 12 - i * 13
        s.disc(*spot, size, fill(mix(colour, s.theme.haze, 0.25), 0.5 * (1 - i / 11), blur=3))
        s.disc(spot[0] - size * 0.3, spot[1] - size * 0.3, size * 0.5, fill("#ffffff", 0.16 * (1 - i / 10), blur=3))
    stack = polygon((x + 3, top), (x + 23, top), (x + 28, 300), (x - 2, 300))
    s.wall(x - 2, top, 30, 300 - top, "brick", "brick", True, stack)
    for y in (top, top + 40):
        s.wall(x - 2, y, 30, 9, "pale", None, True, shaded=False)


def _factory_hall(s: Scene) -> None:
    left, right, eaves = 138, 392, 262
    s.wall(left, eaves, right - left, 136, "#b08a7a", "brick")
    tooth = (right - left) / 4
    for i in range(4):
        x = left + i * tooth
        glass = polygon((x, eaves), (x, eaves - 52), (x + 14, eaves - 52), (x + 14, eaves))
        slope = polygon((x + 6, eaves - 58), (x + tooth + 4, eaves + 2), (x - 2, eaves + 2), (x - 2, eaves - 58))
        s.draw(slope, linear(x, 0, x + tooth, 0, [(0, s.tone("slate", 0.45)), (1, s.tone("slate", -0.5))]))
        s.tiles(slope, x, eaves - 60, tooth, 64)
        s.outline(slope, 2.2)
        s.glow(x + 8, eaves - 26, 40, alpha=0.45)
        s.inked(glass, linear(0, eaves - 52, 0, eaves, [(0, "#ffb04a"), (1, "#fff3bf")]), 1.8)
        for y in (eaves - 39, eaves - 26, eaves - 13):
            s.line(x, y, x + 14, y, stroke(s.ink, 1.4))
    s.box(left - 4, eaves - 2, right - left + 8, 9, fill(s.tone("pale", 0)))
    s.outline(rect(left - 4, eaves - 2, right - left + 8, 9), 1.6)
    for i, x in enumerate((160, 202, 306, 348)):
        s.window(x, 286, 26, 38, i != 1, "arch")
        s.window(x, 342, 26, 34, i != 3, "arch")
    s.door(250, 316, 38, 82, True, False)
    gear = difference(_gear(269, 290, 19, 10), circle(269, 290, 7))
    s.inked(gear, fill(s.tone(GOLD, 0.2)), 1.8)


def _gear(cx: float, cy: float, radius: float, teeth: int) -> skia.Path:
    corners = []
    for i in range(teeth * 4):
        reach = radius if i % 4 < 2 else radius * 0.78
        angle = 2 * math.pi * (i + 0.5) / (teeth * 4)
        corners.append((cx + reach * math.cos(angle), cy + reach * math.sin(angle)))
    return polygon(*corners)


def _factory_water(s: Scene) -> None:
    race = path("M-10,388 C40,384 120,392 172,398 C196,404 150,430 214,450 C250,462 240,480 236,490 L-10,490 Z")
    sky = s.theme.sky
    s.draw(race, linear(0, 384, 0, 480, [(0, mix(sky[3], sky[2], 0.4)), (0.5, sky[1]), (1, sky[0])]))
    with s.clipped(race):
        for _ in range(36):
            x, y = s.random.uniform(-10, 230), s.random.uniform(394, 470)
            s.ellipse(x, y, s.random.uniform(12, 36), 2, fill("#ffffff" if s.random.random() < 0.6 else s.ink, 0.3))
    s.draw(race, stroke("#f4d8ec", 2.2, 0.7))
    s.wall(126, 366, 22, 34, "stone", "stone")
    s.rod((-10, 232), (92, 244), s.tone("wood", 0.1), 9, 13)
    s.draw(path("M-10,226 Q60,232 96,240 Q110,250 108,268", 0, 0), stroke("#cfe6ff", 4, 0.8))


def _water_wheel(s: Scene, cx: float, cy: float, radius: float) -> None:
    for i in range(16):
        angle = 2 * math.pi * i / 16
        out = cx + (radius + 8) * math.cos(angle), cy + (radius + 8) * math.sin(angle)
        s.rod(
            (cx + radius * 0.76 * math.cos(angle), cy + radius * 0.76 * math.sin(angle)), out, s.tone("wood", 0.1), 6, 9
        )
    for reach, light in ((radius, 0.35), (radius * 0.78, 0.1)):
        s.disc(cx, cy, reach, stroke(s.ink, 9))
        s.disc(cx, cy, reach, stroke(s.tone("wood", light), 5.6))
    for i in range(8):
        angle = 2 * math.pi * i / 8 + 0.2
        s.rod((cx, cy), (cx + radius * math.cos(angle), cy + radius * math.sin(angle)), s.tone("wood", 0.2), 4.6, 7.6)
    s.inked(circle(cx, cy, 13), radial(cx - 4, cy - 4, 20, [(0, s.tone("grey", 0.6)), (1, s.tone("dark", -0.6))]))
    s.disc(cx, cy, 4, fill(s.ink))
    for i in range(12):
        x = cx - radius * 0.7 + i * radius * 0.13
        s.disc(x, cy + radius * 0.86 + (i % 3) * 4, 3.4, fill("#ffffff", 0.75))
    s.ellipse(cx - radius * 0.9, cy + radius * 0.88, radius * 1.8, 14, fill("#ffffff", 0.4))


@district("unique", seed=52)
def quarry(s: Scene) -> None:
    """White steps cut into a hill, a derrick with a block on its rope, an ox with a sledge."""
    s.sky((96, 132, 34), 5, stars=24, clouds=4, horizon=320)
    s.ridge(262, 40, 0.55, 2, True)
    s.ground(372, base=mix("#a898b0", s.ink, 0.2))
    _quarry_hill(s)
    _quarry_steps(s)
    _derrick(s)
    for x, y, w, h in ((248, 400, 54, 32), (304, 404, 48, 28), (270, 372, 44, 28)):
        _stone_block(s, x, y, w, h)
    _ox_and_sledge(s)
    s.person(228, 394, 40, "#5a3a6a", hat="#c9a24a")
    s.person(346, 374, 30, "#7a2e4e", hood=True)
    s.finish(0.45)


def _quarry_hill(s: Scene) -> None:
    hill = path("M60,392 C90,300 150,226 196,188 C236,128 300,94 410,76 L410,420 L60,420 Z")
    s.inked(
        hill,
        linear(
            60, 0, 400, 0, [(0, s.tone("#6a7a6a", 0.1)), (0.6, s.tone("#4a5a5a", -0.4)), (1, s.tone("#2f3a4a", -0.7))]
        ),
    )
    for x, y, h in (
        (214, 176, 34),
        (236, 150, 42),
        (262, 128, 38),
        (290, 114, 46),
        (326, 100, 40),
        (362, 90, 48),
        (394, 84, 40),
    ):
        s.tree(x, y, h, h * 0.4, "#3a6a5a", "cypress")


def _quarry_steps(s: Scene) -> None:
    """Each step: a lit tread seen from above and a face of sawn stone."""
    steps = ((216, 168, 58), (186, 222, 54), (154, 274, 54), (122, 326, 60))
    for i, (x, y, h) in enumerate(steps):
        tread = polygon((x, y), (x + 34, y - 15), (412, y - 22 - i * 2), (412, y))
        s.inked(tread, linear(x, 0, 400, 0, [(0, s.tone("white", 0.9)), (1, s.tone("pale", -0.1))]), 1.8)
        face = polygon((x, y), (412, y), (412, y + h), (x - 8, y + h))
        s.draw(
            face,
            linear(x, 0, 412, 0, [(0, s.tone("white", 0.35)), (0.5, s.tone("pale", -0.1)), (1, s.tone("grey", -0.6))]),
        )
        with s.clipped(face):
            for row in range(3):
                yy = y + (row + 1) * h / 3
                s.line(x - 10, yy, 412, yy, stroke(s.ink, 1.3, 0.4))
                for k in range(9):
                    xx = x + (k + 0.5 * (row % 2)) * 40
                    s.line(xx, yy - h / 3, xx, yy, stroke(s.ink, 1.2, 0.35))
                    if s.random.random() < 0.3:
                        s.box(xx, yy - h / 3, 40, h / 3, fill("#ffffff" if s.random.random() < 0.6 else s.ink, 0.14))
            s.area(x - 10, y, 412, y + 12, linear(0, y, 0, y + 12, [(0, s.ink, 0.3), (1, s.ink, 0)]))
        s.outline(face, 2.2)
    s.rod((318, 326), (300, 262), s.tone("wood", 0.4), 3, 5.4)
    s.rod((332, 326), (314, 262), s.tone("wood", 0.4), 3, 5.4)
    for i in range(6):
        s.line(317 - i * 2.9, 318 - i * 10, 331 - i * 2.9, 318 - i * 10, stroke(s.ink, 2.4))
    s.person(266, 222, 26, "#7a2e4e")
    s.person(352, 168, 22, "#2f4f8e")


def _stone_block(s: Scene, x: float, y: float, w: float, h: float) -> None:
    """A sawn block standing on y, with its top and its shaded side."""
    top = polygon((x, y - h), (x + 12, y - h - 9), (x + w + 12, y - h - 9), (x + w, y - h))
    side = polygon((x + w, y - h), (x + w + 12, y - h - 9), (x + w + 12, y - 9), (x + w, y))
    front = rect(x, y - h, w, h)
    s.inked(front, linear(x, 0, x + w, 0, [(0, s.tone("white", 0.5)), (1, s.tone("pale", -0.15))]), 1.9)
    s.inked(top, fill(s.tone("white", 0.9)), 1.9)
    s.inked(side, fill(s.tone("grey", -0.5)), 1.9)


def _derrick(s: Scene) -> None:
    for foot in (44, 128):
        s.rod((foot, 392), (86, 108), s.tone("wood", 0.25), 8, 12)
    for y, half in ((330, 30), (262, 20), (196, 12)):
        s.rod((86 - half, y), (86 + half, y), s.tone("wood", 0.1), 5, 8)
    s.rod((74, 228), (206, 116), s.tone("wood", 0.35), 7, 11)
    s.line(86, 108, 206, 116, stroke(s.ink, 2.4))
    s.line(204, 118, 204, 262, stroke(s.ink, 2.4))
    s.inked(circle(204, 118, 7), fill(s.tone("dark", 0.2)), 1.8)
    s.inked(circle(86, 108, 8), fill(s.tone("dark", 0.2)), 1.8)
    s.draw(path("M204,250 L176,276 M204,250 L234,276"), stroke(s.ink, 2))
    _stone_block(s, 176, 308, 52, 32)
    s.inked(circle(86, 296, 17), fill(s.tone("wood", 0.1)))
    for i in range(4):
        angle = math.pi * i / 4
        s.line(
            86 - 22 * math.cos(angle),
            296 - 22 * math.sin(angle),
            86 + 22 * math.cos(angle),
            296 + 22 * math.sin(angle),
            stroke(s.ink, 3),
        )


def _ox_and_sledge(s: Scene) -> None:
    s.ellipse(56, 438, 210, 14, fill(s.ink, 0.35))
    s.draw(path("M150,418 L206,436"), stroke(s.ink, 3))
    sledge = path("M168,444 L268,444 Q280,444 282,434 L290,434 Q290,452 272,453 L168,453 Z")
    s.inked(sledge, fill(s.tone("wood", 0.1)), 1.9)
    _stone_block(s, 186, 443, 66, 34)
    for leg in ("M72,418 L70,444", "M84,418 L86,444", "M128,418 L126,444", "M140,416 L144,444"):
        s.pipe(path(leg), s.tone("#a8886a", -0.4), 7, 10)
    body = path(
        "M152,392 Q160,402 156,418 Q150,428 138,424 L76,424 Q64,424 60,412 Q46,420 36,412 Q28,402 34,392 Q30,384 "
        "24,380 "
        "Q34,376 42,382 Q52,376 62,378 Q66,374 72,372 Q78,364 92,372 Q124,376 152,392 Z"
    )
    s.inked(
        body,
        linear(
            0, 368, 0, 426, [(0, s.tone("#d8b088", 0.5)), (0.6, s.tone("#a8886a", -0.1)), (1, s.tone("#7a5a4a", -0.7))]
        ),
        2.2,
    )
    for horn in ("M42,384 Q30,376 18,384 Q10,390 10,378", "M54,380 Q58,364 74,362 Q82,362 80,354"):
        s.pipe(path(horn), "#fff0d0", 3.4, 6)
    s.disc(44, 394, 2, fill(s.ink))
    s.ellipse(28, 402, 14, 11, fill(s.tone("#e8c8a8", 0.3)))
    s.disc(33, 408, 1.4, fill(s.ink))
    s.rod((66, 366), (84, 424), s.tone("wood", -0.2), 6, 9)


@district("unique", seed=53)
def statue(s: Scene) -> None:
    """A rider of bronze on a high plinth, seen from below: the moon behind his head, a flock of birds."""
    s.sky(None, 0, stars=46, clouds=4, horizon=400)
    for i in range(4):
        s.disc(232, 130, 92 + i * 30, fill("#ffe9f6", 0.06))
    s.moon(232, 130, 74)
    for x, y, n in ((96, 116, 6), (120, 70, 4), (330, 96, 5)):
        s.birds(x, y, n, 24)
    s.far_city(398, 0.46, 3, hmax=110)
    s.ground(420, base=mix("#6a5a7a", s.ink, 0.35))
    _plinth(s)
    _rider_behind(s)
    _horse(s)
    _rider(s)
    for x, y, h, colour in ((78, 452, 42, "#7a2a5a"), (106, 458, 46, "#2f4f8e"), (316, 454, 44, "#5a3a2a")):
        s.person(x, y, h, colour, hood=True)
    s.bushes(486, 2, h=20)
    s.finish(0.5)


def _plinth(s: Scene) -> None:
    shaft = polygon((122, 322), (286, 322), (300, 424), (108, 424))
    s.wall(108, 322, 192, 102, "pale", "stone", shape=shaft)
    s.wall(108, 300, 192, 24, "white", None, shaded=False)
    s.wall(116, 290, 176, 12, "white", None, shaded=False)
    for i in range(3):
        s.wall(92 - i * 16, 422 + i * 11, 224 + i * 32, 12, "pale", None, shaded=False)
    wreath = circle(204, 368, 27)
    s.draw(wreath, stroke(s.ink, 12))
    s.draw(wreath, stroke(s.tone("gold", 0.2), 8))
    for i in range(16):
        angle = 2 * math.pi * i / 16
        s.line(
            204 + 23 * math.cos(angle),
            368 + 23 * math.sin(angle),
            204 + 31 * math.cos(angle + 0.2),
            368 + 31 * math.sin(angle + 0.2),
            stroke(s.ink, 1.4, 0.7),
        )
    crown = path("M-12,9 L-14,-7 L-6,1 L0,-12 L6,1 L14,-7 L12,9 Z", 204, 368)
    s.inked(crown, fill(GOLD), 1.6)
    for x in (126, 282):
        s.lantern(x, 412)


def _bronze(s: Scene, shape: skia.Path, x0: float = 110, x1: float = 300, dark: float = 0) -> None:
    """Bronze with a green bloom, lit from the left and rimmed by the moon."""
    stops = [
        (0, mix("#a8e0c0", s.ink, 0.1 + dark)),
        (0.35, mix("#4f9a84", s.ink, 0.15 + dark)),
        (0.75, mix("#23505a", s.ink, 0.3 + dark)),
    ]
    s.inked(shape, linear(x0, 120, x1, 260, [*stops, (1, mix("#1a2a4a", s.ink, 0.4))]), 2.4, 0.95)


def _rider_behind(s: Scene) -> None:
    cloak = path(
        "M238,138 C262,150 286,172 302,214 C312,236 330,240 344,236 C326,258 296,262 276,246 C262,236 250,226 236,222 Z"
    )
    _bronze(s, cloak, 230, 350, 0.2)
    for fold in ("M246,156 Q276,186 292,232", "M242,172 Q262,206 276,238"):
        s.draw(path(fold), stroke(s.ink, 1.8, 0.6))


def _horse(s: Scene) -> None:
    tail = path("M276,214 C306,214 316,242 308,282 C304,272 296,262 288,258 C290,240 284,230 272,228 Z")
    _bronze(s, tail, 260, 330, 0.15)
    for leg in (
        "M256,236 C272,246 276,258 268,272 L272,290 L258,290 L252,268 C248,258 244,250 240,246 Z",
        (
            "M150,230 C136,236 118,236 106,226 C100,234 98,244 102,254 L92,256 C86,240 90,222 102,212 C118,214 "
            "134,212 146,208 Z"
        ),
    ):
        _bronze(s, path(leg), 90, 290, 0.2)
    body = path(
        "M118,122 L126,102 L134,118 C146,122 154,132 160,144 C170,164 186,176 206,180 C236,178 264,184 276,206 "
        "C284,222 276,242 262,250 C256,264 250,272 246,290 L228,290 C232,272 230,258 226,250 C206,256 186,254 170,246 "
        "C168,258 160,266 148,268 C136,272 132,282 130,290 L116,290 C118,270 128,256 140,250 C146,240 140,222 136,206 "
        "C130,190 128,178 126,170 C116,174 104,188 90,186 C80,184 78,174 86,164 C98,150 108,136 118,122 Z"
    )
    _bronze(s, body)
    mane = path(
        "M128,112 C150,112 168,136 176,168 C164,166 160,158 156,150 C154,158 150,154 146,142 C142,148 138,140 136,130 Z"
    )
    _bronze(s, mane, 120, 190, 0.25)
    s.disc(118, 144, 2.4, fill(s.ink))
    s.draw(path("M85,179 L96,175 M90,166 Q86,168 87,171"), stroke(s.ink, 1.6))
    s.draw(path("M98,154 L116,172 M108,164 L190,188"), stroke(s.ink, 2.4))
    s.draw(
        path("M186,196 Q206,214 230,204 M170,246 Q164,226 172,210 M244,248 Q236,232 242,216"), stroke(s.ink, 1.8, 0.6)
    )
    s.draw(path("M117,126 C107,141 97,153 87,165"), stroke("#d8fff0", 1.8, 0.7))


def _rider(s: Scene) -> None:
    leg = path(
        "M198,180 C214,176 228,184 226,198 C222,214 206,222 200,238 L206,248 L186,248 L184,240 C184,222 186,198 "
        "198,180 Z"
    )
    _bronze(s, leg, 180, 240)
    torso = path("M196,186 C190,164 192,144 206,132 C218,126 234,130 240,142 C244,160 240,178 236,190 Z")
    _bronze(s, torso, 186, 250)
    arm = path("M206,136 C192,132 176,122 166,104 L158,88 L168,82 L180,100 C190,112 204,118 216,126 Z")
    _bronze(s, arm, 156, 220)
    sword = polygon((158, 88), (128, 24), (124, 16), (134, 22), (168, 82))
    s.inked(sword, linear(124, 0, 168, 0, [(0, "#fffbe8"), (1, "#8ac0b0")]), 1.8)
    s.rod((150, 92), (174, 80), s.tone("gold", 0.2), 4, 7)
    _bronze(s, circle(222, 110, 18), 204, 240)
    helmet = path("M202,108 C200,88 214,80 226,82 C240,84 246,98 242,112 C232,104 216,102 202,108 Z")
    _bronze(s, helmet, 200, 244)
    plume = path("M216,84 C222,66 246,62 262,78 C270,88 268,104 262,112 C262,98 254,88 240,90 Z")
    s.inked(plume, linear(216, 0, 266, 0, [(0, "#c8e8c8"), (1, "#2f6a64")]), 2)
    s.draw(path("M204,110 L238,118"), stroke(s.ink, 2))
    s.draw(path("M200,160 Q218,170 240,160"), stroke(s.ink, 1.8, 0.7))
