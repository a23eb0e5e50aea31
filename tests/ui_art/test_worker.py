"""The rendering process stays small: it must not load what only the window needs."""

from __future__ import annotations

import subprocess
import sys

from scrapdesk import paths
from scrapdesk.ui.art import picture
from scrapdesk.ui.art_worker import KEPT_SHEETS, Order, Rendered, Renderer

PROBE = "import sys, scrapdesk.ui.art_worker; print(sorted({'pygame', 'pytmx', 'msgspec'} & set(sys.modules)))"


def test_the_worker_does_not_load_pygame() -> None:
    done = subprocess.run([sys.executable, "-c", PROBE], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.strip() == "[]"


def test_shared_layers_are_rendered_once_and_not_kept_for_ever() -> None:
    renderer = Renderer(paths.assets())
    answers = [renderer.answer(Order(picture(f"scamorra/card-{kind}"), (180, 252))) for kind in ("king", "queen")]
    assert all(isinstance(answer, Rendered) for answer in answers)
    king, queen = (answer.layers for answer in answers if isinstance(answer, Rendered))
    assert king[0].png is queen[0].png
    assert king[1].png != queen[1].png
    for width in range(360, 360 + KEPT_SHEETS):
        renderer.answer(Order(picture("scamorra/back"), (width, 4)))
    assert len(renderer._shared) == KEPT_SHEETS
