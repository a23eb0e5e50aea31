"""What a table is made of is loaded at the desk: when that is complete, in small pieces, and nothing that paints."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

DESK = """
import json, sys
import pygame
from scrapdesk.ui.building import make_context
from scrapdesk.ui.context import NewTable
from scrapdesk.ui.desk.scene import DeskScene
from scrapdesk.ui.paint.art.room import ArtRoom
from scrapdesk.ui.paint.pictures import FlatArt
pygame.display.init()
pygame.font.init()
pygame.display.set_mode((1280, 720))
for name in ("get", "ready", "prefetch", "come_to", "fetch_for", "complete"):
    flat = getattr(FlatArt, name)
    setattr(ArtRoom, name, lambda self, *given, flat=flat, art=FlatArt(): flat(art, *given))
context = make_context((1280, 720))
context.scenes.push(DeskScene(context, "scarper"))
context.scenes.settle()
def loaded(): return [name for name in sys.modules if name.startswith("scrapdesk.")]
told = {"before": loaded(), "steps": []}
for _ in range(400):
    count = len(loaded())
    context.scenes.update(16)
    told["steps"].append(len(loaded()) - count)
told["after"] = loaded()
context.open_table(NewTable("scarper", ("human", "human"), seed="1"))
context.scenes.settle()
told["table"] = loaded()
print(json.dumps(told))
context.scenes.clear()
context.scenes.settle()
context.close()
"""


def test_a_table_is_loaded_in_pieces_while_somebody_looks_at_the_desk(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    own = {"SCRAPDESK_HOME": str(tmp_path), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    env = {**os.environ, **own, "PYTHONPATH": str(root)}
    done = subprocess.run([sys.executable, "-c", DESK], cwd=root, env=env, stdout=subprocess.PIPE, check=True)
    told = json.loads(done.stdout.splitlines()[-1])
    before, after, table = (set(told[when]) for when in ("before", "after", "table"))
    assert "scrapdesk.ui.table.scene" not in before and "scrapdesk.games.scarper.rules" not in before
    assert {"scrapdesk.ui.table.scene", "scrapdesk.games.scarper.rules", "scrapdesk.ui.faces.scarper.look"} <= after
    assert not {name for name in after if name.startswith(("scrapdesk.games.scope.", "scrapdesk.ui.stops"))}
    assert not {name for name in after if ".faces." in name and "recipes" in name}, "that is for who paints"
    assert sum(1 for count in told["steps"] if count) > 5 and len(table - after) < 25
