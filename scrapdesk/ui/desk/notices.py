"""What storage had to set right at the start, told once: damaged files are set aside, and never without a word."""

from __future__ import annotations

from scrapdesk.ui.context import AppContext


def tell_notices(context: AppContext) -> None:
    """Looks at every game on the table, and puts all notes before the person; nothing where all was well."""
    storage = context.storage
    for game in context.faces:
        storage.shelf.load(storage.shelf.place(game))
    notes = [*storage.settings.notes, *storage.history.notes, *storage.deals.notes, *storage.shelf.notes]
    if not notes:
        return
    from scrapdesk.ui.scenes.dialog import Dialog, DialogAnswer, nothing  # most starts have nothing to tell

    texts = context.texts
    rest = texts("Everything else is unchanged.")
    words = "\n".join([*(note[:1].upper() + note[1:] for note in notes), "", rest])
    answers = [DialogAnswer(texts("Continue"), nothing, "tick", primary=True)]
    context.scenes.push(Dialog(context, texts("Some files were damaged"), words, answers))
