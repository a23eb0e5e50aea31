"""Writing a file where a person wants it: asks where, writes it whole, and says so. Must not know what is in it."""

from __future__ import annotations

from pathlib import Path

from scrapdesk.storage.exports import export
from scrapdesk.storage.files import StorageTrouble
from scrapdesk.ui.scenes.base import WidgetScene
from scrapdesk.ui.scenes.filepicker import FilePicker
from scrapdesk.ui.scenes.filewish import FileWish


def write_file(scene: WidgetScene, name: str, text: str) -> None:
    """Asks for a place, `name` suggested, and says in the scene what came of it."""
    context = scene.context
    texts = context.texts

    def write(path: Path) -> None:
        try:
            export(path, text)
        except StorageTrouble as trouble:
            scene.say(texts("Nothing was saved: {reason}.", reason=str(trouble)), "refuse")
        else:
            scene.say(texts("{name} was saved.", name=path.name), "good")

    context.scenes.push(FilePicker(context, FileWish(texts("Save as a file"), write, (Path(name).suffix,), name)))
