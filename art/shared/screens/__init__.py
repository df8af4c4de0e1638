"""Pictures of a whole screen, 2580 x 1440: a window of 16:9 shows 1920 x 1080 of it, others what they have room for."""

WIDTH, HEIGHT = 2580, 1440
