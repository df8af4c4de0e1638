"""The three wishes as colours and arches."""

from __future__ import annotations

from art.kit.gems import Tones

WISHES = ("culture", "education", "health")
TONES = {
    "culture": Tones("#d9538c", "#5a1236", "#ffb3d3"),
    "education": Tones("#3d7fd6", "#163a78", "#9fcbff"),
    "health": Tones("#3fa05e", "#124a30", "#9fe0a8"),
}
ADVANCED = ("palazzo", "cathedral", "university", "hospital", "bathhouse")  # buildings that are politics cards
