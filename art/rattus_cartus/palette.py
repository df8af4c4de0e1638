"""The six estates as colours, gems and hours of the day."""

from __future__ import annotations

from art.kit.gems import MILITARY, NOBLE, RELIGIOUS, RURAL, TRADE, TYPE_TONES, UNIQUE

ESTATES = ("peasantry", "bourgeoisie", "church", "chivalry", "magic", "royalty")
GEMS = dict(zip(ESTATES, (RURAL, TRADE, RELIGIOUS, MILITARY, UNIQUE, NOBLE), strict=True))
TONES = {estate: TYPE_TONES[gem] for estate, gem in GEMS.items()}
HOURS = dict(zip(ESTATES, ("rural", "morning", "blue", "sunset", "night", "golden"), strict=True))

# Ground of a portrait: middle, edge, corner.
GROUNDS = {
    "peasantry": ("#b5a078", "#5f5038", "#2a2218"),
    "bourgeoisie": ("#3e9b5b", "#16523a", "#08261d"),
    "church": ("#3f7fd0", "#173c7c", "#0a1a3f"),
    "chivalry": ("#d0432f", "#741a1f", "#2c0a10"),
    "magic": ("#8a5ac8", "#3a2070", "#170d3a"),
    "royalty": ("#d99a2e", "#7a4416", "#2f180a"),
}
