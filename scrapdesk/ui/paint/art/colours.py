"""Colours as #RRGGBB text, taken apart and mixed."""

from __future__ import annotations


def parts(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(first: str, second: str, share: float) -> str:
    """`share` of the way from the first colour to the second."""
    pairs = zip(parts(first), parts(second), strict=True)
    return "#" + "".join(f"{round(low + (high - low) * share):02X}" for low, high in pairs)
