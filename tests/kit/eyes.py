"""How a colour looks to eyes that see fewer of them, and how far two are apart."""

from math import sqrt
from typing import TypeAlias

Colour: TypeAlias = tuple[int, ...]

SEEN = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
"""Machado, Oliveira and Fernandes 2009, full severity, on linear light."""


def linear(colour: Colour) -> list[float]:
    return [c / 12.92 if (c := value / 255) <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for value in colour[:3]]


def lab(colour: Colour, eyes: str = "normal") -> tuple[float, float, float]:
    rgb = linear(colour)
    r, g, b = (min(max(sum(m * c for m, c in zip(row, rgb, strict=True)), 0.0), 1.0) for row in SEEN[eyes])
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(one: Colour, other: Colour, eyes: str = "normal") -> float:
    """Delta E of 1976; in grey only how light they are counts."""
    if eyes == "grey":
        return abs(lab(one)[0] - lab(other)[0])
    return sqrt(sum((a - b) ** 2 for a, b in zip(lab(one, eyes), lab(other, eyes), strict=True)))
