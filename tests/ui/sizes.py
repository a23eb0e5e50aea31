"""The windows and sizes of text at which scenes are looked at: three in every run, all of them with `--deep`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

Case = tuple[tuple[int, int], int]
"""A window, and the size of its texts in per cent."""

ALWAYS: tuple[Case, ...] = (((1024, 640), 200), ((1920, 1080), 100), ((1280, 720), 100))
"""The most crowded, the one that is designed for, and the one in which the window first opens."""
SIZES: tuple[Case, ...] = (
    *ALWAYS,
    ((1024, 640), 100),
    ((1280, 720), 200),
    ((1366, 768), 150),
    ((1920, 1080), 200),
    ((2560, 1440), 150),
    ((3840, 2160), 100),
    ((3840, 2160), 200),
)


def called(case: Case) -> str:
    (width, height), text = case
    return f"{width}x{height}-{text}"


def deep(cases: Sequence[Case], always: Sequence[Case] = ALWAYS) -> list[object]:
    """These as parameters, all but some of them for long runs."""
    marks = [() if case in always else pytest.mark.deep for case in cases]
    return [pytest.param(*case, marks=mark, id=called(case)) for case, mark in zip(cases, marks, strict=True)]


def at_every_size(cases: Sequence[Case] = SIZES) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """For a test that takes `size` and `text`."""
    return pytest.mark.parametrize(("size", "text"), deep(cases))
