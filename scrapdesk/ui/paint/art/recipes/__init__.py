"""Every picture there is, by name, and what it is made of. A new picture is a line here and its drawing in assets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from scrapdesk.ui.faces.scalawag import recipes as scalawag
from scrapdesk.ui.faces.scamorra import recipes as scamorra
from scrapdesk.ui.faces.scrappers import recipes as scrappers
from scrapdesk.ui.paint.art.blueprint import Blueprint, Layer
from scrapdesk.ui.paint.art.easel import Easel
from scrapdesk.ui.paint.art.library import DESK, GAMES, Library
from scrapdesk.ui.paint.art.markup import BadArt
from scrapdesk.ui.paint.art.pictures import Picture, Size
from scrapdesk.ui.paint.art.recipes import desk, framed, grounds, marks, rulebook

Recipe = Callable[[Library, Mapping[str, str], Size], Blueprint]


def blueprint(library: Library, what: Picture, size: Size) -> Blueprint:
    """What that picture is made of, at that size; BadArt where nobody knows it or its drawing is not right."""
    recipe = catalogue(library).get(what.name)
    if recipe is None:
        raise BadArt(f"no picture is called {what.name}")
    try:
        return recipe(library, dict(what.args), size)
    except (KeyError, ValueError, IndexError) as fault:
        raise BadArt(f"{what.name}: {fault}") from fault


def catalogue(library: Library) -> dict[str, Recipe]:
    """All pictures. Drawings that need nothing else stand in it under the names of their files."""
    found: dict[str, Recipe] = {}
    for game in GAMES:
        if game != scamorra.GAME:
            found |= {f"{game}/{name}": partial(_drawing, game, name) for name in library.names(game) if name != "defs"}
            found[f"{game}/table"] = _ground(game)
        found |= {f"{game}/mark-{kind}": _mark(game, kind) for kind in marks.MARKS}
    found |= _desk(library) | _scamorra() | _scalawag() | _framed(library) | _scrappers(library)
    return found | _rulebooks(library)


def _rulebooks(library: Library) -> dict[str, Recipe]:
    """The pictures of the rule books, which are made of all the others."""
    return {
        f"{game}/rule-{name}": partial(rulebook.illustration, catalogue, game, name)
        for game in GAMES
        for name in library.rule_pictures(game)
    }


def _desk(library: Library) -> dict[str, Recipe]:
    found: dict[str, Recipe] = {"desk/background": desk.background, "desk/app-icon": desk.app_icon}
    for name in library.names(DESK):
        if name.startswith("icon-"):
            found[f"desk/{name}"] = _coloured(desk.icon, name)
    for game in GAMES:
        found[f"desk/lid-{game}"] = _plain(desk.lid, game)
    for name in ("title", "props"):
        found[f"desk/{name}"] = partial(_drawing, DESK, name)
    found |= {f"desk/mark-{kind}": _mark(DESK, kind) for kind in marks.MARKS}
    return found


def _scamorra() -> dict[str, Recipe]:
    found: dict[str, Recipe] = {
        "scamorra/table": scamorra.table,
        "scamorra/board": scamorra.board,
        "scamorra/back": scamorra.back,
        "scamorra/wheel": scamorra.wheel,
        "scamorra/title": partial(_drawing, scamorra.GAME, "title"),
        "scamorra/initiative": partial(_drawing, scamorra.GAME, "initiative"),
        "scamorra/coppella": partial(_drawing, scamorra.GAME, "coppella"),
        "scamorra/badge-w": partial(_drawing, scamorra.GAME, "badge-a"),
        "scamorra/badge-b": partial(_drawing, scamorra.GAME, "badge-b"),
    }
    for kind in scamorra.CARDS:
        found[f"scamorra/card-{kind}"] = _coloured(scamorra.card, kind)
        found[f"scamorra/glyph-{kind}"] = _coloured(scamorra.glyph, f"glyph-{kind}")
    for kind in scamorra.PIECES:
        found[f"scamorra/piece-{kind}"] = _coloured(scamorra.piece, kind)
        found[f"scamorra/sign-{kind}"] = _plain(scamorra.sign, kind)
    return found


def _scalawag() -> dict[str, Recipe]:
    found: dict[str, Recipe] = {
        "scalawag/back": scalawag.back,
        "scalawag/ship": scalawag.ship,
        "scalawag/flag": scalawag.flag,
        "scalawag/emblem": scalawag.emblem,
    }
    return found | {f"scalawag/card-{kind}": _coloured(scalawag.card, kind) for kind in scalawag.CREW}


def _framed(library: Library) -> dict[str, Recipe]:
    """A card for every picture that has a frame to lie in."""
    return {
        f"{game}/{name.replace('pic-', 'card-')}": _coloured(partial(framed.card, game), name)
        for game in framed.FRAMES
        for name in library.names(game)
        if name.startswith("pic-")
    }


def _scrappers(library: Library) -> dict[str, Recipe]:
    """Cards in two forms, and what is drawn for its place on the table."""
    found: dict[str, Recipe] = {f"scrappers/{name}": recipe for name, recipe in scrappers.SIZED.items()}
    for name in library.names(scrappers.GAME):
        if name.startswith("pic-"):
            found[f"scrappers/{name.replace('pic-', 'card-')}"] = _coloured(scrappers.card, name)
    return found


def _coloured(make: Callable[[str, Library, Mapping[str, str]], Blueprint], name: str) -> Recipe:
    """A recipe of one kind of picture that looks at its arguments."""
    return lambda library, args, _size: make(name, library, args)


def _plain(make: Callable[[str, Library], Blueprint], name: str) -> Recipe:
    """A recipe of one kind of picture that needs nothing but its name."""
    return lambda library, _args, _size: make(name, library)


def _ground(game: str) -> Recipe:
    return lambda library, _args, size: grounds.layered(library, game, size)


def _mark(game: str, kind: str) -> Recipe:
    return lambda library, _args, size: marks.mark(kind, game, library, size)


def _drawing(game: str, name: str, library: Library, args: Mapping[str, str], _size: Size) -> Blueprint:
    """One file as it is; arguments are tokens. Where a game has shared definitions, they come before it."""
    easel = Easel(library, game, args)
    body = library.drawing(game, name).body
    if name != "defs" and library.has(game, "defs"):
        body = library.drawing(game, "defs").body + body
    return Blueprint(easel.view(name), (Layer(easel.markup(body)),))
